"""The command line. Every answer comes in the language asked for."""

from __future__ import annotations

import io
import os
import sys
from typing import Any

import click

from seabook.cli.ask import check_command, position_command, rule_command, rules_command
from seabook.cli.components import components_group
from seabook.cli.learn import lab_command, play_command
from seabook.cli.proof import coverage_command, scenario_group, simulate_command
from seabook.words import say


class _Spoken(click.Group):
    """The commands, on any code page and any output: what cannot be shown is no traceback."""

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
            click.echo(say("complaint.output").show(), err=True)
            # What is still waiting to be written must not fail once more at the end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise SystemExit(1) from None


@click.group(cls=_Spoken, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="seabook")
def main() -> None:
    """Seabook 航海桌遊學堂: the rules of board games about the sea, running."""


for _command in (
    rule_command,
    rules_command,
    check_command,
    position_command,
    play_command,
    lab_command,
    components_group,
    scenario_group,
    coverage_command,
    simulate_command,
):
    main.add_command(_command)
