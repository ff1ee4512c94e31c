"""Learning by doing: the lessons in JupyterLab, a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from seabook import classroom
from seabook.cli.common import COMPONENTS, FILE, spoken, table_of
from seabook.cli.help import Command
from seabook.cli.output import tell
from seabook.cli.terminal import Terminal


@click.command("lab", cls=Command)
@click.argument("folder", type=FILE, metavar="[FOLDER]", default=None, required=False)
@click.option("--copy-only", is_flag=True)
@click.option("--teach", is_flag=True)
@spoken
def lab_command(folder: Path | None, copy_only: bool, teach: bool) -> None:
    """Copy the lessons into FOLDER, never over one that you have worked on, and open JupyterLab."""
    folder = folder or Path(classroom.TEACHING if teach else classroom.LESSONS)
    for line in classroom.copy(folder, teach=teach):
        tell(line)
    if not copy_only:
        classroom.open_lab(folder)


@click.command("play", cls=Command)
@click.argument("where", metavar="GAME|SAVE")
@click.option("--players", type=int, default=3, show_default=True)
@click.option("--seed", type=int, default=7, show_default=True)
@click.option("--me", default="", metavar="SEATS")
@click.option("--bot", "bot_name", default="greedy", show_default=True)
@COMPONENTS
@spoken
def play_command(
    where: str, players: int, seed: int, me: str, bot_name: str, components: str | None
) -> None:
    """Play a game against bots: numbered choices, why-not, undo, save."""
    table = table_of(where, players, seed, components)
    mine = [seat.strip() for seat in me.split(",") if seat.strip()]
    code = Terminal(table, mine or [table.game.seats[0].code], bot_name, seed, components).run()
    raise SystemExit(code)
