"""Proof: scenarios checked, the coverage of the rules, simulated games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet

from seabook.cli.common import (
    COMPONENTS,
    FILE,
    GAME,
    JSON,
    as_json_text,
    checked,
    lines,
    spoken,
    text_of,
)
from seabook.cli.help import Command, Group
from seabook.cli.output import tell
from seabook.engine import Complaint, Game, Refused
from seabook.games import game, load, names
from seabook.proof.coverage import Coverage, as_data, coverage
from seabook.proof.keeping import as_file, kept
from seabook.proof.scenarios import Scenario, check, read_file, run
from seabook.simulation import Played, play_many
from seabook.words import Text, quoted, say

_FILE = click.argument("file", type=FILE, metavar="FILE")
_GAME = click.option(
    "--game",
    "code",
    type=GAME,
    default="endeavor",
    show_default=True,
    metavar="GAME",
    help="cli.option.game",
)


@click.group("scenario", cls=Group)
def scenario_group() -> None:
    """Scenario files: check them, or run them and see what the rules say."""


@scenario_group.command("check")
@_FILE
@_GAME
@COMPONENTS
@spoken
def scenario_check(file: Path, code: str, components: str | None) -> None:
    """Say in plain words what is wrong with a scenario file; exit 1 if anything is."""
    own, wrong = _own(code, components), 0
    with checked():
        rows = _read(file, code)
    for each in rows:
        for fault in check(each, rows, own):
            wrong += 1
            for line in lines(fault):
                tell(f"{quoted(each.id)}: {line}")
    tell(say("scenario.checked", n=len(rows), wrong=wrong))
    raise SystemExit(1 if wrong else 0)


@scenario_group.command("run")
@_FILE
@_GAME
@COMPONENTS
@spoken
def scenario_run(file: Path, code: str, components: str | None) -> None:
    """Play every scenario of a file and print the verdict and the events."""
    own = _own(code, components)
    for each in _read(file, code):
        try:
            outcome = run(each, own)
        except Refused as why:
            raise Complaint("fault.before", why=why.verdict.text) from None
        tell(f"\n{quoted(each.id)}\n{each.title.show()}\n{outcome.verdict}")
        slugs = [f"{why.rule} {why.slug}" for why in outcome.verdict.reasons]
        slugs += (f"{event.rule} {event.slug}" for event in outcome.events)
        for slug in slugs:
            tell(f"  {slug}")
        for fault in outcome.faults:
            for line in lines(fault):
                tell(f"  ! {line}")


@scenario_group.command("keep")
@click.argument("save", type=FILE, metavar="SAVE")
@click.argument("action", metavar="ACTION")
@COMPONENTS
@spoken
def scenario_keep(save: Path, action: str, components: str | None) -> None:
    """Print a scenario: where a save stands, the action asked for, and what the rules say of it."""
    click.echo(as_file(kept(load(text_of(save), components), action)), nl=False)


def _own(code: str, components: str | None) -> Game[Any] | None:
    """The game with the values given; without them each scenario names its own."""
    return game(code, components) if components else None


def _read(file: Path, code: str) -> tuple[Scenario, ...]:
    game(code)
    text_of(file)
    return read_file(file, code)


@click.command("coverage", cls=Command)
@click.argument("code", type=GAME, metavar="[GAME]", required=False)
@click.option("--against", type=FILE)
@click.option("--without-lessons", is_flag=True)
@JSON
@spoken
def coverage_command(
    code: str | None, against: Path | None, without_lessons: bool, as_json: bool
) -> None:
    """Rule, code, scenarios, lessons: exit 1 when a rule lacks one of them."""
    wanted = _ids(text_of(against)) if against else ()
    found = [coverage(game(each).code) for each in ([code] if code else names())]
    faults = _faults(found, wanted, not without_lessons)
    if as_json:
        data = [as_data(each) for each in found]
        rules = [row for each in data for row in each["rules"]]
        dangling = [each for row in data for each in row["dangling"]]
        click.echo(as_json_text({"rules": rules, "dangling": dangling}))
    else:
        _sheet(found)
    for fault in faults:
        tell(fault, err=as_json)
    raise SystemExit(1 if faults else 0)


def _faults(found: list[Coverage], wanted: tuple[str, ...], lessons: bool) -> list[Text]:
    """The gates of every game; a list of ids is compared with all games together."""
    faults = [fault for each in found for fault in each.faults(lessons=lessons)]
    if wanted:
        have = {row.rule.id for each in found for row in each.rows}
        faults += (say("coverage.unknown", rule=each) for each in sorted(set(wanted) - have))
        faults += (say("coverage.unlisted", rule=each) for each in sorted(have - set(wanted)))
    return faults


def _ids(text: str) -> tuple[str, ...]:
    return tuple(
        quoted(line.split("#")[0].strip())
        for line in text.splitlines()
        if line.split("#")[0].strip()
    )


def _sheet(found: list[Coverage]) -> None:
    heads = ("rule", "code", "allowed", "refused", "lessons")
    sheet = Sheet(*(" / ".join(lines(say(f"coverage.head.{head}"))) for head in heads))
    for each in found:
        for row in each.rows:
            refused = "–" if row.rule.cannot_be_broken else str(len(row.refused))
            counts = (len(row.code), len(row.allowed), refused, len(row.lessons))
            sheet.add_row(row.rule.id, *map(str, counts))
    Console().print(sheet)


@click.command("simulate", cls=Command)
@click.argument("code", type=GAME, metavar="GAME")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--players", type=int, default=3, show_default=True)
@click.option("--bots", default="random", show_default=True, metavar="NAMES")
@click.option("--seed", type=int, default=0, show_default=True, help="cli.option.first-seed")
@click.option("--jobs", type=int, default=-1, show_default=True)
@click.option("--invariants", is_flag=True)
@click.option("--any-option", is_flag=True)
@JSON
@spoken
def simulate_command(
    code: str,
    games: int,
    players: int,
    bots: str,
    seed: int,
    jobs: int,
    invariants: bool,
    any_option: bool,
    as_json: bool,
) -> None:
    """Play many games on all cores and print what came of them; exit 1 on a broken invariant."""
    rules = game(code)
    rules.check_players(players)
    if jobs == 0 or jobs < -1:
        raise Complaint("complaint.jobs", given=jobs)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(code, total=games)
        results = play_many(
            code,
            games,
            players,
            tuple(name.strip() for name in bots.split(",")),
            invariants=invariants,
            any_option=any_option,
            first_seed=seed,
            jobs=jobs,
            done=lambda _: progress.advance(bar),
        )
    data = _summary(results)
    if as_json:
        click.echo(as_json_text(data))
    else:
        tell(_summary_text(data))
        if rules.notice:
            tell(rules.notice)
    raise SystemExit(1 if data["violations"] else 0)


def _summary(results: list[Played]) -> dict[str, Any]:
    scores = [score for each in results for score in each.scores]
    return {
        "games": len(results),
        "decisions": sum(each.decisions for each in results),
        "longest": max(each.decisions for each in results),
        "most_ticks": max(each.ticks for each in results),
        "cpu_seconds": round(sum(each.cpu_seconds for each in results), 3),
        "mean_score": round(sum(scores) / len(scores), 2),
        "violations": [fault for each in results for fault in each.violations],
    }


def _summary_text(data: dict[str, Any]) -> str:
    found = say("simulate.done", {**data, "violations": len(data["violations"])}, n=data["games"])
    return "\n".join([found.show(), *data["violations"][:20]])
