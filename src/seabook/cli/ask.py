"""Questions to the rules: one rule, all rules, may I."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from seabook.cli.cards import tell_rule
from seabook.cli.common import (
    COMPONENTS,
    FILE,
    GAME,
    JSON,
    as_json_text,
    lines,
    spoken,
    table_of,
    text_of,
    texts,
)
from seabook.cli.help import Command
from seabook.cli.output import tell
from seabook.cli.speech import as_data
from seabook.engine import Action, Complaint, Refused, Table, Verdict
from seabook.games import code_of, game, load
from seabook.playbook import rulebook
from seabook.proof.scenarios import opened, read_position
from seabook.reference.rulecard import RuleCard, rule
from seabook.words import fitted, say


@click.command("rule", cls=Command)
@click.argument("rule_id", nargs=-1, required=True, metavar="RULE")
@JSON
@spoken
def rule_command(rule_id: tuple[str, ...], as_json: bool) -> None:
    """The card of a rule; where an id or a word fits several, their list."""
    wanted = " ".join(rule_id)
    if not as_json:
        tell_rule(wanted)
        return
    click.echo(as_json_text(_card_data(rule(wanted))))


@click.command("rules", cls=Command)
@click.argument("code", type=GAME, metavar="GAME", default="endeavor")
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
        tell(part.title)
        for each in book.rule:
            if each.part == part.id:
                tell("\n".join(f"  {each.id:<6} {line}" for line in lines(each.title)))


@click.command("check", cls=Command)
@click.argument("where", metavar="GAME|SAVE")
@click.argument("action", nargs=-1, required=True, metavar="ACTION")
@click.option("--players", type=int, default=3, show_default=True)
@click.option("--seed", type=int, default=7, show_default=True)
@click.option("--position", type=FILE, default=None)
@click.option("--after", default="", metavar="ACTIONS")
@click.option("--all", "whole", is_flag=True)
@COMPONENTS
@JSON
@spoken
def check_command(
    where: str,
    action: tuple[str, ...],
    players: int,
    seed: int,
    position: Path | None,
    after: str,
    whole: bool,
    components: str | None,
    as_json: bool,
) -> None:
    """May I? The answer is from what the seat that asks knows."""
    table = _asked_at(where, players, seed, position, components)
    for step in filter(None, (part.strip() for part in re.split("[;；]", after))):
        try:
            table.play(_asked(table, step))
        except Refused as why:
            raise Complaint("complaint.after", why=why.verdict.text) from None
    wanted = _asked(table, " ".join(action))
    verdict = table.seat(wanted.seat.code).check(wanted)
    if as_json:
        click.echo(as_json_text(_verdict_data(verdict)))
    else:
        tell(fitted(verdict.whole) if whole else verdict, strong=True)
    raise SystemExit(0 if verdict.legal else 1)


def _asked(table: Table[Any], text: str) -> Action:
    """An action from its text; without a seat it is that of the one who decides now."""
    deciding = {each.seat for each in table.game.waits_for(table.state)}
    if len(deciding) == 1:
        return table.seat(deciding.pop()).action(text)
    return table.action(text)


@click.command("forecast", cls=Command)
@click.argument("where", metavar="GAME|SAVE")
@click.argument("seat", metavar="SEAT")
@click.option("--players", type=int, default=3, show_default=True)
@click.option("--seed", type=int, default=7, show_default=True)
@click.option("--position", type=FILE, default=None)
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
    """What is to come for a seat, from what it knows."""
    table = _asked_at(where, players, seed, position, components)
    told = table.seat(seat).forecast()
    if as_json:
        rows = [
            {
                "rule": each.rule,
                "slug": each.slug,
                "values": as_data(each.values),
                **texts(each.text),
            }
            for each in told
        ]
        click.echo(as_json_text(rows))
        return
    for each in told:
        tell(fitted(each.text))
    if not told:
        tell(say("forecast.nothing"))


@click.command("position", cls=Command)
@click.argument("save", type=FILE, metavar="SAVE")
@click.option("--seat", default=None, metavar="SEAT", help="cli.option.seat-known")
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
    code = code_of(where)
    own = game(code, components) if components else None
    return opened(read_position(position, code), own)


def _verdict_data(verdict: Verdict) -> dict[str, Any]:
    """An answer for programs; ``schema`` is raised when a field changes its meaning."""
    return {
        "schema": 1,
        "action": verdict.action.notation,
        "legal": verdict.legal,
        "rules": verdict.rules,
        "reasons": [
            {"rule": why.rule, "slug": why.slug, "values": as_data(why.values), **texts(why.text)}
            for why in verdict.reasons
        ],
        "never": verdict.never,
        "missing": [
            {"slug": gap.slug, "values": as_data(gap.values), **texts(gap.text)}
            for gap in verdict.missing
        ],
        "follows": verdict.brings.plain(),
        "ways": [
            {"legal": way.legal, "steps": [step.notation for step in way.way.steps]}
            for way in verdict.ways
        ],
        "notice": verdict.notice and texts(verdict.notice),
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
