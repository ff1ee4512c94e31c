"""What can be known exactly, with its derivation, and a seeded simulation that must agree.

>>> from seabook import lab
>>> sorted(lab.results("endeavor"))
['actions_in_a_round', 'marker_worth', 'status_score', 'token_on_a_route']
"""

from __future__ import annotations

from collections.abc import Mapping

from seabook.engine import Complaint
from seabook.lab.result import Check, Result, Step


def results(code: str) -> Mapping[str, Result]:
    """The results of a game by name."""
    if code == "endeavor":
        from seabook.lab.endeavor import RESULTS

        return RESULTS
    raise Complaint("complaint.game", given=code, known=("endeavor",))


__all__ = ["Check", "Result", "Step", "results"]
