"""Anchors Aweigh! as a game: its bounds, its chapters, and the modules that tell of a position."""

from __future__ import annotations

from functools import partial

from seabook.engine import Beside, Game, Option
from seabook.games.anchors_aweigh import (
    box as boxed,
)
from seabook.games.anchors_aweigh import (
    captain,
    deciding,
    forecast,
    hidden,
    holdings,
    imagining,
    invariants,
    loading,
    making_room,
    monkeys,
    paying,
    penalty,
    pieces,
    position,
    rewards,
    round_end,
    rounds,
    scoring,
    setup,
    starfish,
    stormy,
    stowing,
    timing,
    values,
    words,
    written,
)
from seabook.games.anchors_aweigh.components import Box, read_box
from seabook.games.anchors_aweigh.constraints import CONSTRAINTS
from seabook.games.anchors_aweigh.state import Options, State, open_decisions, waited_for
from seabook.games.options import declared
from seabook.playbook import rulebook
from seabook.words import Text, glossary, say

_CODE = "anchors_aweigh"


def variants(box: Box) -> tuple[Option, ...]:
    """The variants of part 6; each is named after the rule that offers it."""
    composed = Beside(partial(setup.can_be_composed, box), _composing(box))
    return (
        Option("pesky_monkeys", ("off", "offered"), "A6.1"),
        Option("high_seas", ("off", "random", *setup.CHOSEN), "A6.2", composed),
        Option("stormy_seas", ("off", "on"), "A6.3"),
    )


def _composing(box: Box) -> Text:
    """How the cards of high seas are composed, in words."""
    example = ",".join(map(str, next(iter(setup.CHOSEN.values()))))
    most = setup.copies(box)
    return say("option.high-seas", example=example, kinds=box.kinds, ring=box.ring, most=most)


def played_with(box: Box) -> Game[State]:
    """*Anchors Aweigh!* (2018): two rounds of loading and voyage, 2 to 4 players.

    Whoever owns the printed cards gives it a box of their own.
    """
    return Game(
        code=_CODE,
        name=glossary()["anchors-aweigh"].name,
        rules_version=rulebook(_CODE).version,
        box=box,
        component_set=box.component_set,
        notice=_notice(box),
        estimated=frozenset(pieces.RULE.values()) | {"A3.2"} if box.reconstructed else frozenset(),
        seats=box.seats,
        players=box.counts.players,
        options=declared(_CODE, Options, variants(box)),
        switches=Options,
        chapters=(
            monkeys,
            loading,
            starfish,
            deciding,
            paying,
            penalty,
            rewards,
            stowing,
            making_room,
            stormy,
        ),
        # Twice the longest of thousands of random games (1,159 decisions, 636 ticks) or more, and three
        # times the highest score of thoughtful players (44 coins).
        longest=3000,
        ticks=1300,
        score_bounds=(0, 150),
        new=partial(setup.new, box),
        set_up_report=boxed.report,
        decisions=open_decisions,
        waits_for=waited_for,
        not_now=timing.refusals,
        advance=rounds.advance,
        scores=scoring.totals,
        score_sheet=scoring.lines,
        no_actions=(*captain.NO_ACTIONS, *round_end.NO_ACTIONS),
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
        reshuffle_hidden=imagining.reshuffle_hidden,
        knows=hidden.knows,
        undisclosed=hidden.undisclosed,
    )


def _notice(box: Box) -> Text | None:
    if not box.reconstructed:
        return None
    attested = sum(card.provenance == "source" for card in box.cards)
    return say("components.reconstructed-cards", name=box.component_set, attested=attested)


GAME = played_with(read_box())

__all__ = ["CONSTRAINTS", "GAME", "played_with", "read_box"]
