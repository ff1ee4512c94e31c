"""The command line. Every answer comes in the language asked for."""

from __future__ import annotations

import click

from seabook.cli.ask import check_command, rule_command, rules_command
from seabook.cli.components import components_group
from seabook.cli.learn import lab_command, play_command
from seabook.cli.proof import coverage_command, scenario_group, simulate_command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="seabook")
def main() -> None:
    """Seabook 航海桌遊學堂: the rules of board games about the sea, running."""


for _command in (
    rule_command,
    rules_command,
    check_command,
    play_command,
    lab_command,
    components_group,
    scenario_group,
    coverage_command,
    simulate_command,
):
    main.add_command(_command)
