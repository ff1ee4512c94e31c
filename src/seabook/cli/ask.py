"""Questions to the rules: one rule, all rules, may I."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from seabook.cli.common import (
    COMPONENTS,
    JSON,
    as_json_text,
    lines,
    spoken,
    table_of,
    text_of,
    texts,
)
from seabook.engine import Table, Verdict
from seabook.engine.fold import fitted
from seabook.games import game, load
from seabook.playbook import rulebook
from seabook.proof.scenarios import opened, read_position
from seabook.reference.rulecard import RuleCard, rule


@click.command("rule")
@click.argument("rule_id")
@JSON
@spoken
def rule_command(rule_id: str, as_json: bool) -> None:
    """Print the card of one rule, such as E3.2b: text, source, rulings, a live example."""
    card = rule(rule_id)
    click.echo(as_json_text(_card_data(card)) if as_json else str(card))


@click.command("rules")
@click.argument("code", metavar="GAME", default="endeavor")
@JSON
@spoken
def rules_command(code: str, as_json: bool) -> None:
    """List the rules of a game by chapter."""
    book = rulebook(game(code).code)
    if as_json:
        rows = [{"id": each.id, "part": each.part, **texts(each.title)} for each in book.rule]
        click.echo(as_json_text(rows))
        return
    for part in book.part:
        click.echo(part.title.show())
        for each in book.rule:
            if each.part == part.id:
                click.echo("\n".join(f"  {each.id:<6} {line}" for line in lines(each.title)))


@click.command("check")
@click.argument("where", metavar="GAME|SAVE")
@click.argument("action")
@click.option("--players", type=int, default=3, show_default=True, help="of a new table")
@click.option("--seed", type=int, default=7, show_default=True, help="of a new table")
@click.option(
    "--position",
    type=click.Path(dir_okay=False, path_type=Path),
    default=None,
    help="ask in the position of this file",
)
@click.option("--all", "whole", is_flag=True, help="every way, reason and event, none only counted")
@COMPONENTS
@JSON
@spoken
def check_command(
    where: str,
    action: str,
    players: int,
    seed: int,
    position: Path | None,
    whole: bool,
    components: str | None,
    as_json: bool,
) -> None:
    """May I? Ask about an action such as "red: occupy NA1" in a save or at a new table.

    The answer is from what that seat knows. Exits with 0 for yes and 1 for no.
    """
    table = _asked_at(where, players, seed, position, components)
    wanted = table.action(action)
    verdict = table.seat(wanted.seat.code).check(wanted)
    told = verdict.whole if whole else verdict.text
    click.echo(as_json_text(_verdict_data(verdict)) if as_json else fitted(told).show())
    raise SystemExit(0 if verdict.legal else 1)


@click.command("forecast")
@click.argument("where", metavar="GAME|SAVE")
@click.argument("seat")
@click.option("--players", type=int, default=3, show_default=True, help="of a new table")
@click.option("--seed", type=int, default=7, show_default=True, help="of a new table")
@click.option(
    "--position",
    type=click.Path(dir_okay=False, path_type=Path),
    default=None,
    help="look ahead from the position of this file",
)
@COMPONENTS
@JSON
@spoken
def forecast_command(
    where: str,
    seat: str,
    players: int,
    seed: int,
    position: Path | None,
    components: str | None,
    as_json: bool,
) -> None:
    """What is to come for a seat: what its numbers will cost, which ships sink, what is lost.

    The answer is from what that seat knows.
    """
    table = _asked_at(where, players, seed, position, components)
    told = table.seat(seat).forecast()
    if as_json:
        rows = [{"rule": each.rule, "slug": each.slug, **texts(each.text)} for each in told]
        click.echo(as_json_text(rows))
        return
    for each in told:
        click.echo(fitted(each.text).show())


@click.command("position")
@click.argument("save", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--seat", default=None, help="only what this seat knows, or public: what everybody knows"
)
@COMPONENTS
@spoken
def position_command(save: Path, seat: str | None, components: str | None) -> None:
    """Print where a save stands, as a file that check --position reads."""
    table = load(text_of(save), components)
    click.echo(str(table.position(seat)), nl=False)


def _asked_at(
    where: str, players: int, seed: int, position: Path | None, components: str | None
) -> Table[Any]:
    """The table of a save, of a new game, or of a position in a file."""
    if position is None:
        return table_of(where, players, seed, components)
    own = game(where, components) if components else None
    return opened(read_position(position, where), own)


def _verdict_data(verdict: Verdict) -> dict[str, Any]:
    return {
        "action": verdict.action.notation,
        "legal": verdict.legal,
        "rules": verdict.rules,
        "reasons": [
            {"rule": why.rule, "slug": why.slug, **texts(why.text)} for why in verdict.reasons
        ],
        "never": verdict.never,
        "missing": [{"slug": gap.slug, "n": gap.n, **texts(gap.text)} for gap in verdict.missing],
        "follows": verdict.brings.plain(),
        "notice": verdict.notice and texts(verdict.notice),
        "ways": [[step.notation for step in way.way.steps] for way in verdict.ways if way.legal],
        **texts(verdict.text),
    }


def _card_data(card: RuleCard) -> dict[str, Any]:
    return {
        "id": card.rule.id,
        "game": card.game,
        "lines": card.rule.lines,
        "title": texts(card.rule.title),
        "text": texts(card.rule.text),
        "rulings": [ruling.id for ruling in card.rulings],
        "allowed": card.allowed and card.allowed.id,
        "refused": card.refused and card.refused.id,
    }
