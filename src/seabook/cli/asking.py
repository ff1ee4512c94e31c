"""Rules questions in words, one or a file of them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click

from seabook.answers import Answer, Checklist, ask, ask_here, checklist
from seabook.cli.common import FILE, GAME, JSON, as_json_text, spoken, text_of
from seabook.cli.help import Command
from seabook.cli.output import tell
from seabook.engine import Complaint, Table
from seabook.games import code_of, game, load, names
from seabook.proof.scenarios import opened, read_position


@click.command("ask", cls=Command)
@click.argument("question", nargs=-1, metavar="QUESTION")
@click.option("--game", "code", type=GAME, default=None, help="cli.option.game")
@click.option("--at", "where", type=FILE, default=None, help="cli.option.at")
@click.option("--seat", default=None, metavar="SEAT", help="cli.option.seat-asking")
@click.option("--so", default=None, metavar="NUMBERS", help="cli.option.so")
@click.option("--questions", "file", type=FILE, default=None, help="cli.option.questions")
@JSON
@spoken
def ask_command(
    question: tuple[str, ...],
    code: str | None,
    where: Path | None,
    seat: str | None,
    so: str | None,
    file: Path | None,
    as_json: bool,
) -> None:
    """Answer a question about the rules in words, or about a position."""
    text = " ".join(question)
    if file is not None:
        for row in _rows(file):
            click.echo(json.dumps(_answered(row, code), ensure_ascii=False))
        return
    if where is not None:
        _here(text, _table(where, code), seat, as_json)
        return
    answer = ask(text, code)
    listed = checklist(text, answer.game) if answer.verdict == "text" or so else None
    if listed is not None and so is not None:
        _ticked(listed, so)
        return
    if as_json:
        click.echo(as_json_text({**answer.data, "checklist": listed.data if listed else None}))
    else:
        tell(answer, strong=True)
        if listed is not None:
            tell(listed)
    raise SystemExit(2 if answer.declined else 1 if answer.verdict == "no" else 0)


def _table(where: Path, code: str | None) -> Table[Any]:
    """The table of a save, or of a position in a file."""
    if where.suffix == ".json":
        return load(text_of(where))
    if code is None:
        raise Complaint("complaint.question-game", known=[game(each).name for each in names()])
    return opened(read_position(where, code))


def _here(text: str, table: Table[Any], seat: str | None, as_json: bool) -> None:
    """A question about a position, from the seat named, or of the one who decides now."""
    waits = [each.seat for each in table.game.waits_for(table.state)]
    asker = seat if seat is not None else waits[0] if waits else 0
    here = ask_here(text, table.seat(asker))
    if as_json:
        click.echo(as_json_text(here.data))
    else:
        tell(here, strong=True)
    raise SystemExit(0 if here.ruled is None or here.ruled.legal else 1)


def _ticked(listed: Checklist, so: str) -> None:
    """The verdict on a checklist of which some lines are so."""
    numbers = {int(each) for each in so.replace("，", ",").split(",") if each.strip().isdecimal()}
    tell(listed.told(numbers), strong=True)
    raise SystemExit(0 if listed.settled(numbers)[0] else 1)


def _rows(file: Path) -> list[dict[str, Any]]:
    """The questions of a file, one a line."""
    rows = []
    for n, line in enumerate(text_of(file).splitlines(), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            row = None
        if not isinstance(row, dict) or not isinstance(row.get("question"), str):
            raise Complaint("complaint.question-line", given=file.name, n=n)
        rows.append(row)
    return rows


def _answered(row: dict[str, Any], code: str | None) -> dict[str, Any]:
    """One question answered, with the seconds that it took; one that is none is declined."""
    start = time.perf_counter()
    named = row.get("game")
    try:
        found: Answer | None = ask(row["question"], code_of(named) if named else code)
    except Complaint:
        found = None
    seconds = round(time.perf_counter() - start, 4)
    more = found.data if found else {"rules": [], "verdict": None, "value": None, "declined": True}
    kept = {key: more[key] for key in ("rules", "verdict", "value", "declined")}
    return {"id": row.get("id"), **kept, "seconds": seconds}
