"""Endeavor as a game: its bounds, its chapters, and the modules that tell of a position."""

from __future__ import annotations

from functools import partial

from seabook.engine import Game
from seabook.games.endeavor import (
    attack,
    build,
    cards,
    draw,
    forecast,
    holdings,
    invariants,
    occupy,
    payment,
    position,
    rounds,
    salary,
    scoring,
    setup,
    ship,
    timing,
    turn,
    values,
    written,
)
from seabook.games.endeavor import (
    box as boxed,
)
from seabook.games.endeavor.components import read_box
from seabook.games.endeavor.constraints import CONSTRAINTS
from seabook.games.endeavor.pieces import Box
from seabook.games.endeavor.state import Options, State, open_decisions
from seabook.games.options import declared
from seabook.playbook import rulebook
from seabook.words import glossary

_CODE = "endeavor"


def played_with(box: Box) -> Game[State]:
    """*Endeavor* (2009): seven rounds, 3 to 5 players, played with one box of components."""
    return Game(
        code=_CODE,
        name=glossary()["endeavor"].name,
        rules_version=rulebook(_CODE).version,
        box=box,
        component_set=box.component_set,
        seats=box.seats,
        players=box.counts.players,
        options=declared(_CODE, Options),
        switches=Options,
        chapters=(build, salary, turn, ship, occupy, attack, draw, payment, cards),
        # Three times the longest of thousands of random games (264 decisions).
        longest=800,
        score_bounds=scoring.bounds(box),
        new=partial(setup.new, box),
        set_up_report=boxed.report,
        decisions=open_decisions,
        not_now=timing.refusals,
        advance=rounds.advance,
        scores=scoring.totals,
        score_sheet=scoring.lines,
        no_actions=turn.NO_ACTIONS,
        holdings=holdings.holdings,
        noted=holdings.NOTED,
        forecast=forecast.forecast,
        value=values.value,
        problems=invariants.problems,
        unsettled=invariants.unsettled,
        wording=partial(position.wording, box),
        laid=partial(position.place, box),
        described=written.described,
    )


GAME = played_with(read_box())

__all__ = ["CONSTRAINTS", "GAME", "played_with", "read_box"]
