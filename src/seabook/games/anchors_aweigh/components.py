"""Part 0 of the rules: what is in the box, read from a component file.

Nothing here is kept for the module: each game instance has a box of its own, so that whoever owns
the printed cards can play with a corrected file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import attrs

from seabook.engine import Seat
from seabook.files import data
from seabook.games.anchors_aweigh.pieces import (
    GREY,
    Card,
    CardKind,
    Colour,
    Means,
    Space,
    Tile,
    Treasure,
    counted,
)
from seabook.playbook import Basis, PlaybookError, Provenance, read_toml, structure
from seabook.words import Text, both, glossary

# More of anything than this is no game box.
_MOST = 99

# --- as the file has them


@attrs.frozen
class _SeatRow:
    code: str
    name: Text


@attrs.frozen
class _TreasureRow:
    code: str
    term: str
    copies: int


@attrs.frozen
class _ColourRow:
    code: str
    name: Text


@attrs.frozen
class _KindRow:
    code: str
    name: Text
    letter: str
    drawn: int
    pays_with: Literal["treasures", "goods"]


@attrs.frozen
class _SpaceRow:
    letter: str
    spaces: int
    below: bool
    goods_only: bool


@attrs.frozen
class _CardRow:
    code: str
    kind: str
    cost: dict[str, int]
    reward: dict[str, int]
    provenance: Basis


@attrs.frozen
class Counts:
    """Pieces that are only counted, and the numbers of players and rounds."""

    players: tuple[int, ...]
    rounds: int
    ships: int
    coins_of_1: int
    coins_of_5: int
    parrots: int
    chests: int
    chest_worth: int
    goods_each: int


@attrs.frozen
class _File:
    game: str
    component_set: str
    counts: Counts
    provenance: dict[str, Provenance]
    seat: tuple[_SeatRow, ...]
    treasure: tuple[_TreasureRow, ...]
    colour: tuple[_ColourRow, ...]
    kind: tuple[_KindRow, ...]
    space: tuple[_SpaceRow, ...]
    card: tuple[_CardRow, ...]


@attrs.frozen(eq=False, repr=False)
class Box:
    """All that is in the box; every state holds the one it is played with."""

    component_set: str
    counts: Counts
    provenance: dict[str, Provenance]
    seats: tuple[Seat, ...]
    treasures: tuple[Treasure, ...]
    tiles: tuple[Tile, ...]
    colours: tuple[Colour, ...]
    kinds: tuple[CardKind, ...]
    spaces: tuple[Space, ...]
    cards: tuple[Card, ...]
    means: tuple[Means, ...]

    def plain(self) -> str:
        """What tells positions of one set from those of another."""
        return self.component_set

    @property
    def reconstructed(self) -> bool:
        """Whether some card is not the publisher's but worked out for this file."""
        return any(card.provenance == "reconstructed" for card in self.cards)

    @property
    def warehouse(self) -> Treasure:
        """The kind of treasure that stores goods (A3.14)."""
        return next(each for each in self.treasures if each.code == "warehouse")

    @property
    def monkey(self) -> Treasure:
        """The kind of treasure that is wild in stormy seas (A6.5)."""
        return next(each for each in self.treasures if each.code == "monkey")

    @property
    def ring(self) -> int:
        """How many cards a round takes."""
        return sum(kind.drawn for kind in self.kinds)


def read_box(path: Path | None = None) -> Box:
    """The box of a component file, the one of the playbook if none is given.

    Raises :class:`PlaybookError` that names the place of whatever cannot be read. Whether the
    values keep what is known of the printed game, ``constraints`` tells.
    """
    path = path or data("playbook") / "anchors_aweigh" / "components.toml"
    file = structure(read_toml(path), _File, path.name)
    if file.game != "anchors_aweigh":
        raise PlaybookError(f"{path.name}: game: this is a file of {file.game}")
    for where, n in (
        *((f"treasure {row.code}: copies", row.copies) for row in file.treasure),
        *((f"space {row.letter}: spaces", row.spaces) for row in file.space),
    ):
        if not 0 <= n <= _MOST:
            raise PlaybookError(f"{path.name}: {where}: at most {_MOST}, not {n}")
    if len(file.colour) != GREY:
        raise PlaybookError(f"{path.name}: colour: {GREY} are wanted, not {len(file.colour)}")
    treasures = tuple(
        Treasure(i, row.code, _term(row.term, path), row.copies)
        for i, row in enumerate(file.treasure)
    )
    colours = tuple(Colour(i, row.code, row.name) for i, row in enumerate(file.colour))
    spaces = _spaces(file.space)
    kinds = tuple(
        CardKind(i, row.code, row.name, row.letter, row.drawn, row.pays_with)
        for i, row in enumerate(file.kind)
    )
    return Box(
        file.component_set,
        file.counts,
        file.provenance,
        tuple(Seat(i, row.code, row.name) for i, row in enumerate(file.seat)),
        treasures,
        _tiles(sum(row.copies for row in file.treasure)),
        colours,
        kinds,
        spaces,
        tuple(
            _card(i, row, kinds, treasures, colours, f"{path.name}: card {row.code}")
            for i, row in enumerate(file.card)
        ),
        _means(spaces),
    )


def _term(term: str, path: Path) -> Text:
    if term not in glossary():
        raise PlaybookError(f"{path.name}: treasure: the glossary has no term {term}")
    return glossary()[term].name


def _tiles(n: int) -> tuple[Tile, ...]:
    return tuple(
        Tile(i, f"t{i + 1}", Text(f"財寶{i + 1}號", f"treasure {i + 1}")) for i in range(n)
    )


def _spaces(rows: tuple[_SpaceRow, ...]) -> tuple[Space, ...]:
    spaces = list[Space]()
    for row in rows:
        for n in range(row.spaces):
            code = f"{row.letter}{n + 1}"
            name = Text(f"{code}格", f"space {code}")
            spaces.append(Space(len(spaces), code, name, row.below, row.goods_only))
    return tuple(spaces)


def _means(spaces: tuple[Space, ...]) -> tuple[Means, ...]:
    lying = [
        Means(
            i, space.code, Text(f"{space.code}格的財寶", f"treasure on space {space.code}"), space
        )
        for i, space in enumerate(space for space in spaces if not space.goods_only)
    ]
    return (*lying, Means(len(lying), "parrot", glossary()["parrot"].name, None))


def _card(
    i: int,
    row: _CardRow,
    kinds: tuple[CardKind, ...],
    treasures: tuple[Treasure, ...],
    colours: tuple[Colour, ...],
    where: str,
) -> Card:
    kind = next((each for each in kinds if each.code == row.kind), None)
    if kind is None:
        raise PlaybookError(f"{where}: kind: there is no kind of card {row.kind}")
    known = treasures if kind.pays_with == "treasures" else colours
    cost = _numbers(row.cost, [each.code for each in known], f"{where}: cost")
    paid = [(each.name, n) for each, n in zip(known, cost, strict=True) if n]
    gains = [*(colour.code for colour in colours), "any", "coins"]
    *reward, coins = _numbers(row.reward, gains, f"{where}: reward")
    names = [*(colour.name for colour in colours), Text("任意顏色", "any colour")]
    got = [(name, n) for name, n in zip(names, reward, strict=True) if n]
    by_tiles = kind.pays_with == "treasures"
    return Card(
        i,
        row.code,
        both(lambda lang: f"{kind.name.pick(lang)}{' ' if lang == 'en' else ''}{row.code}"),
        kind,
        tuple(each for each, n in zip(treasures, cost, strict=False) for _ in range(n))
        if by_tiles
        else (),
        (0,) * GREY if by_tiles else tuple(cost),
        tuple(reward),
        coins,
        row.provenance,
        counted(paid),
        counted(got) if got else Text(f"{coins}元", f"{coins} coins"),
    )


def _numbers(row: dict[str, int], known: list[str], where: str) -> list[int]:
    for key, n in row.items():
        if key not in known:
            raise PlaybookError(f"{where}: {key} is not one of {', '.join(known)}")
        if not 1 <= n <= _MOST:
            raise PlaybookError(f"{where}: {key}: a number from 1 to {_MOST} is wanted, not {n}")
    return [row.get(code, 0) for code in known]
