"""Part 0 of the rules: what is in the box, read from a file of components.

The house has several, playbook/vasco_da_gama/components; an owner may bring another.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs

from seabook.engine import Complaint, Seat
from seabook.files import data
from seabook.games.vasco_da_gama.pieces import (
    Area,
    Box,
    Character,
    Counts,
    Crew,
    Gain,
    Merchant,
    Number,
    Project,
    Region,
    Row,
    Sailor,
    Section,
    Space,
    Stack,
    Tile,
)
from seabook.playbook import PlaybookError, Provenance, read_toml, structure
from seabook.words import Term, Text, both, glossary, quoted, say

# The set of free tables, lessons and simulations.
USUAL = "standin-v2"
_HOUSE = data("playbook") / "vasco_da_gama" / "components"
_SETS = ("I", "II", "III")
_SECTIONS = "ABCD"


@attrs.frozen
class _SeatRow:
    code: str
    name: Text


@attrs.frozen
class _AreaRow:
    code: str
    term: str
    spaces: tuple[int, ...]


@attrs.frozen
class _CharacterRow:
    code: str
    term: str
    least: int


@attrs.frozen
class _RegionRow:
    code: str
    term: str
    spaces: tuple[int, ...]
    full: int
    reward: dict[Gain, int]


@attrs.frozen
class _TileRow:
    base: int
    money: tuple[int, int]
    change: int


@attrs.frozen
class _ProjectRow:
    set: str
    need: int
    strength: int
    income: dict[Gain, int]


@attrs.frozen
class _File:
    game: str
    component_set: str
    seat: tuple[_SeatRow, ...]
    colour: tuple[_SeatRow, ...]
    area: tuple[_AreaRow, ...]
    character: tuple[_CharacterRow, ...]
    region: tuple[_RegionRow, ...]
    tile: tuple[_TileRow, ...]
    row: tuple[Row, ...]
    merchants: tuple[int, ...]
    project: tuple[_ProjectRow, ...]
    counts: Counts
    provenance: dict[str, Provenance]


def read_box(path: Path | None = None) -> Box:
    """The components of a file, or those that the house usually plays with.

    A file may hold only what differs from the set of the house that it is ``based_on``. Raises
    :class:`PlaybookError` that names every bad place.
    """
    path = path or _HOUSE / f"{USUAL}.toml"
    file = structure(_whole(path), _File, path.name)
    if file.game != "vasco_da_gama":
        name = glossary()["vasco-da-gama"].name
        raise Complaint("components.game", given=file.game, game=name)
    return _box(file)


def _whole(path: Path) -> dict[str, Any]:
    """The tables of a file, with those of the set that it is based on."""
    rows = read_toml(path)
    if "based_on" not in rows:
        return rows
    name, known = rows.pop("based_on"), [each.stem for each in sorted(_HOUSE.glob("*.toml"))]
    if name not in known:
        raise PlaybookError(f"based_on: {quoted(name)!r} is none of {', '.join(known)}")
    return {**_whole(_HOUSE / f"{name}.toml"), **rows}


def _box(file: _File) -> Box:
    _not_empty(file)
    terms = _Terms(glossary())
    crew = tuple(
        Crew(i, row.code, say("vasco.sailor", colour=row.name)) for i, row in enumerate(file.colour)
    )
    crew += (Crew(len(crew), "missionary", terms["missionary"].name),)
    sections = tuple(Section(i, code, _section(code)) for i, code in enumerate(_SECTIONS))
    regions = _regions(file)
    return Box(
        component_set=file.component_set,
        seats=tuple(Seat(i, row.code, row.name) for i, row in enumerate(file.seat)),
        areas=tuple(
            Area(i, row.code, terms[row.term].name, row.spaces) for i, row in enumerate(file.area)
        ),
        characters=tuple(
            Character(i, row.code, terms[row.term].name, row.least)
            for i, row in enumerate(file.character)
        ),
        crew=crew,
        sections=sections,
        sailors=tuple(
            Sailor(
                section.i * (len(crew) - 1) + colour.i,
                f"{section.code}-{colour.code}",
                _sailor(section, colour),
                section,
                colour,
            )
            for section in sections
            for colour in crew[:-1]
        ),
        numbers=tuple(
            Number(n - 1, str(n), Text(f"{n}號", f"number {n}"), n)
            for n in (*range(1, file.counts.numbers + 1), *file.counts.extra_numbers)
        ),
        stacks=tuple(Stack(i, str(i + 1), _stack(i + 1)) for i in range(2)),
        regions=regions,
        spaces=tuple(space for region in regions for space in region.spaces),
        tiles=tuple(
            Tile(i, f"V{i + 1}", Text(f"V{i + 1}", f"V{i + 1}"), row.base, row.money, row.change)
            for i, row in enumerate(file.tile)
        ),
        rows=file.row,
        merchants=tuple(
            Merchant(i, f"M{i + 1}", Text(f"M{i + 1}", f"M{i + 1}"), strength)
            for i, strength in enumerate(file.merchants)
        ),
        projects=_projects(file),
        counts=file.counts,
        provenance=file.provenance,
    )


class _Terms(dict[str, Term]):
    """The glossary, with a clear word for a term that it has not."""

    def __missing__(self, term: str) -> Term:
        raise PlaybookError(f"term: the glossary has no {term!r}")


def _not_empty(file: _File) -> None:
    """Lists without which there is nothing to read on."""
    rows = {"region": file.region, "row": file.row, "counts.players": file.counts.players}
    rows |= {f"region.{row.code}.spaces": row.spaces for row in file.region}
    for where, row in rows.items():
        if not row:
            raise PlaybookError(f"{where}: the list is empty")


def _regions(file: _File) -> tuple[Region, ...]:
    regions, place, terms = list[Region](), 0, _Terms(glossary())
    for i, row in enumerate(file.region):
        gain, amount = _one(row.reward, f"region.{row.code}.reward")
        name = terms[row.term].name
        regions.append(Region(i, row.code, name, row.full, gain, amount, []))
        for n, number in enumerate(row.spaces, 1):
            label = both(lambda lang, name=name, n=n: _space(name, n, lang))  # type: ignore[misc]
            regions[-1].spaces.append(Space(place, f"{row.code}-{n}", label, regions[-1], number))
            place += 1
    return tuple(regions)


def _projects(file: _File) -> tuple[Project, ...]:
    projects, seen = list[Project](), dict.fromkeys(_SETS, 0)
    for i, row in enumerate(file.project):
        if row.set not in seen:
            raise PlaybookError(f"project[{i}].set: {row.set!r} is none of {', '.join(_SETS)}")
        seen[row.set] += 1
        code = f"{row.set}-{seen[row.set]}"
        gain, amount = _one(row.income, f"project[{i}].income")
        projects.append(
            Project(
                i,
                code,
                Text(code, code),
                row.strength,
                _SETS.index(row.set),
                row.need,
                gain,
                amount,
            )
        )
    return tuple(projects)


def _one(given: dict[Gain, int], where: str) -> tuple[Gain, int]:
    if len(given) != 1:
        raise PlaybookError(f"{where}: one kind of gain and its amount, such as {{money = 2}}")
    return next(iter(given.items()))


def _section(code: str) -> Text:
    return Text(f"船員區{code}", f"crew section {code}")


def _sailor(section: Section, colour: Crew) -> Text:
    return Text(
        f"{section.name.zh_Hant}的{colour.name.zh_Hant}",
        f"{colour.name.en} of {section.name.en}",
    )


def _stack(n: int) -> Text:
    return Text(f"第{n}疊錢", f"money stack {n}")


def _space(region: Text, n: int, lang: str) -> str:
    return f"{region.zh_Hant}第{n}格" if lang == "zh_Hant" else f"{region.en} space {n}"
