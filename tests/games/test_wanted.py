"""What the rules want and the engine does not yet give, as scenarios that are expected to fail.

Each says what is right. One that holds turns its test red until it is moved into the playbook.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from seabook.playbook import rules
from seabook.proof.scenarios import Scenario, check, read_file, run, scenarios

HERE = Path(__file__).resolve().parent / "wanted"
WANTED = [row for path in sorted(HERE.glob("*.toml")) for row in read_file(path, path.stem)]


@pytest.mark.xfail(strict=True, reason="wanted, and not there yet")
@pytest.mark.parametrize("scenario", WANTED, ids=[f"{row.game}-{row.id}" for row in WANTED])
def test_holds(scenario: Scenario) -> None:
    assert check(scenario) == ()


@pytest.mark.parametrize("scenario", WANTED, ids=[f"{row.game}-{row.id}" for row in WANTED])
def test_can_be_played_and_falls_short_only_in_what_it_expects(scenario: Scenario) -> None:
    # A misspelt action or position would fail for ever, and be wanted for ever.
    assert set(scenario.rules) <= set(rules(scenario.game))
    assert scenario.id not in scenarios(scenario.game)
    run(scenario)
