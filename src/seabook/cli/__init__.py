"""The command line. Every answer comes in the language asked for."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import Any

import click

# Where each command is, and its line in the help, which so has to load none of them.
COMMANDS = {
    "check": (
        "ask:check_command",
        'May I? Ask about an action such as "red: occupy NA1" in a save or at a new table.',
    ),
    "components": (
        "components:components_group",
        "Files of printed values: see what in them does not fit the game.",
    ),
    "coverage": (
        "proof:coverage_command",
        "Rule, code, scenarios, lessons: exit 1 when a rule lacks one of them.",
    ),
    "lab": (
        "learn:lab_command",
        "Copy the lessons into FOLDER, never over one that you have worked on, and open JupyterLab.",
    ),
    "lesson": (
        "lesson:lesson_group",
        "Lessons: list them, check a file of your own, or walk through one here.",
    ),
    "play": (
        "learn:play_command",
        "Play a game against bots: numbered choices, why-not, undo, save.",
    ),
    "position": (
        "ask:position_command",
        "Print where a save stands, as a file that check --position reads.",
    ),
    "rule": (
        "ask:rule_command",
        "Print the card of one rule, such as E3.2b: text, source, rulings, a live example.",
    ),
    "rules": ("ask:rules_command", "List the rules of a game by chapter."),
    "scenario": (
        "proof:scenario_group",
        "Scenario files: check them, or run them and see what the rules say.",
    ),
    "simulate": (
        "proof:simulate_command",
        "Play many games on all cores and print what came of them; exit 1 on a broken invariant.",
    ),
}


class _Spoken(click.Group):
    """The commands, each loaded when it is called, on any code page and any output: what cannot be
    shown is no traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by its name."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name][0].partition(":")
        found: click.Command = getattr(import_module(f"seabook.cli.{module}"), name)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What each command is for."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command; one sentence where the output takes no more."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        try:
            return super().main(*args, **extra)
        except OSError as why:
            if why.errno is None or why.filename is not None:
                raise  # of a file, not of the output
            from seabook.words import say

            click.echo(say("complaint.output").show(), err=True)
            # What is still waiting to be written must not fail once more at the end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise SystemExit(1) from None


@click.group(cls=_Spoken, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="seabook")
def main() -> None:
    """Seabook 航海桌遊學堂: the rules of board games about the sea, running."""
