"""Rules questions in words, one or a file of them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click

from seabook.answers import Answer, ask
from seabook.cli.common import FILE, GAME, JSON, as_json_text, spoken, text_of
from seabook.cli.help import Command
from seabook.cli.output import tell
from seabook.engine import Complaint
from seabook.games import code_of


@click.command("ask", cls=Command)
@click.argument("question", nargs=-1, metavar="QUESTION")
@click.option("--game", "code", type=GAME, default=None, help="cli.option.game")
@click.option("--questions", "file", type=FILE, default=None, help="cli.option.questions")
@JSON
@spoken
def ask_command(
    question: tuple[str, ...], code: str | None, file: Path | None, as_json: bool
) -> None:
    """Answer a question about the rules in words."""
    if file is not None:
        for row in _rows(file):
            click.echo(json.dumps(_answered(row, code), ensure_ascii=False))
        return
    answer = ask(" ".join(question), code)
    if as_json:
        click.echo(as_json_text(answer.data))
    else:
        tell(answer, strong=True)
    raise SystemExit(2 if answer.declined else 1 if answer.verdict == "no" else 0)


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
