"""What can be known exactly, with its derivation, and a seeded simulation that must agree.

>>> from seabook import lab
>>> sorted(lab.results("endeavor"))
['actions_in_a_round', 'marker_worth', 'status_score', 'token_on_a_route']
>>> sorted(lab.tables("endeavor"))
['action_costs', 'step_worth', 'token_odds']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from seabook.engine import Complaint
from seabook.lab.result import Check, Result, Step
from seabook.lab.sheet import Sheet

# The games that have a lab.
GAMES = ("endeavor", "vasco_da_gama", "anchors_aweigh")


def results(code: str) -> Mapping[str, Result]:
    """The results of a game by name."""
    found: Mapping[str, Result] = import_module(f"seabook.lab.{_known(code)}.results").RESULTS
    return found


def tables(code: str) -> Mapping[str, Callable[[], Sheet]]:
    """The tables of a game by name, each made when it is called."""
    module = import_module(f"seabook.lab.{_known(code)}.tables")
    found: Mapping[str, Callable[[], Sheet]] = module.TABLES
    return found


def _known(code: str) -> str:
    if code not in GAMES:
        raise Complaint("complaint.game", given=code, known=GAMES)
    return code


__all__ = ["Check", "Result", "Sheet", "Step", "results", "tables"]
