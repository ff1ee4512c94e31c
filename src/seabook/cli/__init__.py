"""The command line. Every answer comes in the language asked for.

A command ends with 0 for yes, 1 for no and 2 for what was not understood.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from seabook.cli import output, speech
from seabook.cli.help import Group
from seabook.words import say

# Where each command is; the help loads none of them.
COMMANDS = {
    "check": "ask:check_command",
    "components": "components:components_group",
    "coverage": "proof:coverage_command",
    "forecast": "ask:forecast_command",
    "lab": "learn:lab_command",
    "lesson": "lesson:lesson_group",
    "play": "learn:play_command",
    "position": "ask:position_command",
    "rule": "ask:rule_command",
    "rules": "ask:rules_command",
    "scenario": "proof:scenario_group",
    "simulate": "proof:simulate_command",
}


class _Seabook(Group):
    """The commands, each loaded when it is called; what goes wrong is a sentence, no traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by its name."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        found: click.Command = getattr(import_module(f"seabook.cli.{module}"), name)
        return found

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> Any:
        """Run a command; whatever ends it, it ends with a sentence and a code."""
        output.prepare()
        given = list(sys.argv[1:] if args is None else args)
        try:
            raise SystemExit(self._run(given, **extra))
        except OSError as why:
            if why.errno is None or why.filename is not None:
                raise  # of a file, not of the output
            click.echo(say("complaint.output").show(), err=True)
            # What is still waiting to be written must not fail once more at the end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise SystemExit(2) from None

    def _run(self, given: list[str], **extra: Any) -> int:
        as_json = "--json" in given
        try:
            rest = speech.choose(given)
            extra |= {"prog_name": "seabook", "standalone_mode": False}
            result = super().main(rest, **extra)
            sys.stdout.flush()
            return result if isinstance(result, int) else 0
        except click.exceptions.NoArgsIsHelpError as why:
            output.tell(why.ctx.get_help(), err=True)
            return 2
        except click.ClickException as why:
            said = speech.mistake(why)
            speech.complain(said, as_json)
            return said.exit_code
        except (click.Abort, KeyboardInterrupt):
            click.echo("", err=True)
            output.tell(say("cli.stopped").show(), err=True)
            return 130


@click.group(cls=_Seabook, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="seabook", help="cli.option.version")
def main() -> None:
    """The rules of board games about the sea, running."""
