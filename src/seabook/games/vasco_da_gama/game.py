"""Vasco da Gama as a game: its bounds, its chapters, and the modules that tell of a position."""

from __future__ import annotations

from functools import partial

from seabook.engine import Game
from seabook.games.options import declared
from seabook.games.vasco_da_gama import (
    acting,
    characters,
    forecast,
    hidden,
    holdings,
    invariants,
    merchants,
    navigation,
    outfit,
    planning,
    position,
    projects,
    recruiting,
    rewards,
    rounds,
    sailing,
    scoring,
    setup,
    timing,
    values,
    ways,
    words,
    written,
)
from seabook.games.vasco_da_gama import (
    box as boxed,
)
from seabook.games.vasco_da_gama.components import read_box
from seabook.games.vasco_da_gama.constraints import CONSTRAINTS
from seabook.games.vasco_da_gama.pieces import Box
from seabook.games.vasco_da_gama.state import Options, State, open_decisions
from seabook.playbook import rulebook
from seabook.words import glossary, say

_CODE = "vasco_da_gama"

# The rules that compare or give out the values of each table.
_RULES_OF = {
    "tile": ("V3.3", "V3.21"),
    "row": ("V3.5",),
    "region": ("V3.18", "V3.19", "V3.20", "V3.27", "V3.28"),
    "merchants": ("V3.27",),
    "project": ("V3.9", "V3.10", "V3.18"),
}


def played_with(box: Box) -> Game[State]:
    """*Vasco da Gama* (2009): five rounds, 2 to 4 players, played with one box of components."""
    stand_in = say("components.stand-in", name=box.component_set) if box.reconstructed else None
    return Game(
        code=_CODE,
        name=glossary()["vasco-da-gama"].name,
        rules_version=rulebook(_CODE).version,
        box=box,
        component_set=box.component_set,
        notice=stand_in,
        estimated=_estimated(box),
        seats=box.seats,
        players=box.counts.players,
        options=declared(_CODE, Options),
        switches=Options,
        chapters=(
            planning,
            acting,
            projects,
            outfit,
            recruiting,
            navigation,
            rewards,
            characters,
            merchants,
            sailing,
        ),
        # Twice the longest game and twice the highest score seen, both of greedy players (478
        # decisions, 82 points); random games stay below 400 decisions.
        longest=1000,
        score_bounds=(0, 170),
        new=partial(setup.new, box),
        set_up_report=boxed.report,
        decisions=open_decisions,
        same_turn=ways.same_turn,
        not_now=timing.refusals,
        advance=rounds.advance,
        scores=scoring.totals,
        score_sheet=scoring.lines,
        no_actions=acting.NO_ACTIONS,
        holdings=holdings.holdings,
        noted=holdings.NOTED,
        forecast=forecast.forecast,
        value=values.value,
        problems=invariants.problems,
        unsettled=invariants.unsettled,
        wording=partial(words.wording, box),
        laid=partial(position.place, box),
        described=written.described,
        view=hidden.view,
        reshuffle_hidden=hidden.reshuffle,
        knows=hidden.knows,
    )


def _estimated(box: Box) -> frozenset[str]:
    ours = [name for name, row in box.provenance.items() if row.basis == "reconstructed"]
    return frozenset(rule for name in ours for rule in _RULES_OF.get(name, ()))


GAME = played_with(read_box())

__all__ = ["CONSTRAINTS", "GAME", "played_with", "read_box"]
