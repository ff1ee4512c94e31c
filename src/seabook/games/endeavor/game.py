"""Endeavor as a game: its bounds, its chapters, and the modules that tell of a position."""

from __future__ import annotations

from seabook.engine import Game, Option
from seabook.games.endeavor import (
    attack,
    box,
    build,
    cards,
    draw,
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
from seabook.games.endeavor.components import COUNTS, SEATS
from seabook.games.endeavor.state import Options, State, open_decisions
from seabook.games.options import declared
from seabook.playbook import rulebook
from seabook.words import glossary

_CODE = "endeavor"

# Ours, not of the rules: a teacher may leave the slavery cards out (playbook/endeavor/topics.toml).
SLAVERY_DECK_OPTION = Option("slavery_deck", ("played", "omitted"), "ours")


def played_with() -> Game[State]:
    """*Endeavor* (2009): seven rounds, 3 to 5 players."""
    return Game(
        code=_CODE,
        name=glossary()["endeavor"].name,
        rules_version=rulebook(_CODE).version,
        seats=SEATS,
        players=tuple(COUNTS["players"]),
        options=declared(_CODE, Options),
        switches=Options,
        chapters=(build, salary, turn, ship, occupy, attack, draw, payment, cards),
        costs="markers",
        # Three times the longest of thousands of random games (264 decisions).
        longest=800,
        # At worst all 6 slavery cards freed. At best everything there is for one player: cities
        # 31, connections 26, tracks 4 x 15, a harbour of 30 10, universities 6, cards 42, the
        # space 3.
        score_bounds=(-6, 178),
        new=setup.new,
        set_up_report=box.report,
        decisions=open_decisions,
        not_now=timing.refusals,
        advance=rounds.advance,
        scores=scoring.totals,
        score_sheet=scoring.lines,
        value=values.value,
        problems=invariants.problems,
        unsettled=invariants.unsettled,
        wording=position.wording,
        laid=position.place,
        described=written.described,
    )


GAME = played_with()
