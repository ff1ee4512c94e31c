"""Learning by doing: the lessons in JupyterLab, a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from seabook import classroom
from seabook.cli.common import COMPONENTS, spoken, table_of
from seabook.cli.terminal import Terminal


@click.command("lab")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), default="lessons")
@click.option("--copy-only", is_flag=True, help="copy the lessons, open nothing")
@spoken
def lab_command(folder: Path, copy_only: bool) -> None:
    """Copy the lessons into FOLDER, never over one that you have worked on, and open JupyterLab."""
    for line in classroom.copy(folder):
        click.echo(line.show())
    if not copy_only:
        classroom.open_lab(folder)


@click.command("play")
@click.argument("where", metavar="GAME|SAVE")
@click.option("--players", type=int, default=3, show_default=True)
@click.option("--seed", type=int, default=7, show_default=True)
@click.option("--me", default="", help="the seats you play, with commas; the first one if left out")
@click.option(
    "--bot",
    "bot_name",
    default="greedy",
    show_default=True,
    help="greedy, random or one of the game's own",
)
@COMPONENTS
@spoken
def play_command(
    where: str, players: int, seed: int, me: str, bot_name: str, components: str | None
) -> None:
    """Play a game against bots: numbered choices, why-not, undo, save."""
    table = table_of(where, players, seed, components)
    mine = [seat.strip() for seat in me.split(",") if seat.strip()]
    Terminal(table, mine or [table.game.seats[0].code], bot_name, seed, components).run()
