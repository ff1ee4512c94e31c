"""The command line: rule cards, may-I questions, lessons. Every answer in the language asked for."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from seabook import lessons, words
from seabook.engine import Complaint, Table
from seabook.games import game, load
from seabook.playbook import PlaybookError, rulebook
from seabook.rulecard import RuleCard, rule

F = TypeVar("F", bound=Callable[..., Any])


def _spoken(command: F) -> F:
    """Give a command ``--lang``, and turn what a user got wrong into one clear sentence."""

    @wraps(command)
    def run(*args: Any, lang: str | None, **options: Any) -> Any:
        if lang:
            words.language(lang)
        try:
            return command(*args, **options)
        except (Complaint, PlaybookError, words.WordsError) as why:
            raise click.ClickException(str(why)) from None

    choice = click.Choice(words.CHOICES)
    help_text = "zh_Hant, en or both; the start is SEABOOK_LANG, or both"
    return click.option("--lang", type=choice, default=None, help=help_text)(run)  # type: ignore[return-value]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="seabook")
def main() -> None:
    """Seabook 航海桌遊學堂: the rules of board games about the sea, running."""


@main.command("rule")
@click.argument("rule_id")
@click.option("--json", "as_json", is_flag=True, help="for programs")
@_spoken
def rule_command(rule_id: str, as_json: bool) -> None:
    """Print the card of one rule, such as E3.2b: text, source, rulings, a live example."""
    card = rule(rule_id)
    click.echo(_json(_card_data(card)) if as_json else str(card))


@main.command("rules")
@click.argument("code", metavar="GAME", default="endeavor")
@click.option("--json", "as_json", is_flag=True, help="for programs")
@_spoken
def rules_command(code: str, as_json: bool) -> None:
    """List the rules of a game by chapter."""
    book = rulebook(game(code).code)
    if as_json:
        rows = [{"id": each.id, "part": each.part, **_texts(each.title)} for each in book.rule]
        click.echo(_json(rows))
        return
    for part in book.part:
        click.echo(part.title.show())
        for each in book.rule:
            if each.part == part.id:
                click.echo(
                    "".join(f"  {each.id}  {line}\n" for line in _lines(each.title)), nl=False
                )


@main.command("check")
@click.argument("where", metavar="GAME|SAVE")
@click.argument("action")
@click.option("--players", type=int, default=3, show_default=True, help="of a new table")
@click.option("--seed", type=int, default=7, show_default=True, help="of a new table")
@click.option("--json", "as_json", is_flag=True, help="for programs")
@_spoken
def check_command(where: str, action: str, players: int, seed: int, as_json: bool) -> None:
    """May I? Ask about an action such as "red: occupy NA1" in a save or at a new table.

    Exits with 0 for yes and 1 for no.
    """
    verdict = _table(where, players, seed).check(action)
    if as_json:
        click.echo(
            _json(
                {
                    "action": verdict.action.notation,
                    "legal": verdict.legal,
                    "rules": verdict.rules,
                    "reasons": [
                        {"rule": why.rule, "slug": why.slug, **_texts(why.text)}
                        for why in verdict.reasons
                    ],
                    "ways": [
                        str_way
                        for way in verdict.ways
                        if way.legal
                        for str_way in [[step.notation for step in way.way.steps]]
                    ],
                    **_texts(verdict.text),
                }
            )
        )
    else:
        click.echo(str(verdict))
    raise SystemExit(0 if verdict.legal else 1)


@main.command("lab")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), default="lessons")
@click.option("--copy-only", is_flag=True, help="copy the lessons, open nothing")
@_spoken
def lab_command(folder: Path, copy_only: bool) -> None:
    """Copy the lessons into FOLDER, never over one that you have worked on, and open JupyterLab."""
    for line in lessons.copy(folder):
        click.echo(line.show())
    if not copy_only:
        lessons.open_lab(folder)


def _table(where: str, players: int, seed: int) -> Table[Any]:
    """The table of a save, or a new one of the game named."""
    path = Path(where)
    if path.suffix == ".json" or path.is_file():
        try:
            return load(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            raise Complaint("complaint.file", given=where) from None
    return game(where).table(players, seed)


def _lines(text: words.Text) -> list[str]:
    return [text.pick(code) for code in words.shown()]


def _texts(text: words.Text) -> dict[str, str]:
    return {"zh_Hant": text.zh_Hant, "en": text.en}


def _card_data(card: RuleCard) -> dict[str, Any]:
    return {
        "id": card.rule.id,
        "game": card.game,
        "lines": card.rule.lines,
        "title": _texts(card.rule.title),
        "text": _texts(card.rule.text),
        "rulings": [ruling.id for ruling in card.rulings],
        "allowed": card.allowed and card.allowed.id,
        "refused": card.refused and card.refused.id,
    }


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)
