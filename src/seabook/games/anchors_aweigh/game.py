"""Anchors Aweigh! as a game: its seats, options and kinds of action, tied to the rules' modules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from seabook.engine import Action, Complaint, Event, Game, Kind, Option, Refusal, Stream, Wording
from seabook.games.anchors_aweigh import (
    box,
    deciding,
    hidden,
    imagining,
    invariants,
    loading,
    making_room,
    monkeys,
    narrow,
    paying,
    penalty,
    position,
    rewards,
    rounds,
    scoring,
    setup,
    starfish,
    stormy,
    timing,
    values,
    words,
    written,
)
from seabook.games.anchors_aweigh.components import Box, read_box
from seabook.games.anchors_aweigh.constraints import CONSTRAINTS
from seabook.games.anchors_aweigh.state import Decision, Options, State
from seabook.games.options import declared
from seabook.playbook import rulebook
from seabook.words import Text, glossary, say

_NONE = (None,)

# The variants of part 6; each is named after the rule that offers it.
VARIANTS = (
    Option("pesky_monkeys", ("off", "offered"), "A6.1"),
    Option("high_seas", ("off", "random", *setup.CHOSEN), "A6.2"),
    Option("stormy_seas", ("off", "on"), "A6.3"),
)


def kinds(of: Box) -> tuple[Kind, ...]:
    """The kinds of action in the order of the rulebook, aimed at the pieces of a box."""
    tiles, spaces, colours, treasures = of.tiles, of.spaces, of.colours, of.treasures
    return (
        Kind("keep-monkey", spaces, monkeys.keep_refusals, monkeys.keep, ("A6.1",)),
        Kind("no-monkey", _NONE, monkeys.decline_refusals, monkeys.decline, ("A6.1",)),
        Kind(
            "flip", tiles, loading.flip_refusals, loading.flip, ("A2.2", "A2.4"), narrow.face_down
        ),
        Kind("take", tiles, loading.take_refusals, loading.take, ("A2.2", "A2.3"), narrow.in_heap),
        Kind("put-back", _NONE, loading.put_back_refusals, loading.put_back, ("A2.5",)),
        Kind(
            "load",
            spaces,
            loading.load_refusals,
            loading.load,
            ("A2.6", "A2.8", "A2.9"),
            narrow.empty_spaces,
        ),
        Kind(
            "good",
            colours,
            loading.good_refusals,
            loading.good,
            ("A2.10", "A2.11"),
            narrow.any_colour,
        ),
        Kind("swap-out", spaces, starfish.swap_refusals, starfish.swap_out, (), narrow.starfish),
        Kind("look", _NONE, loading.look_refusals, loading.look, ("A2.1", "A2.2"), free=True),
        _sealed("fulfil", deciding.fulfil_refusals),
        _sealed("skip", deciding.always),
        _sealed("face", deciding.always),
        _sealed("flee", deciding.always),
        Kind("cover", of.means, paying.cover_refusals, paying.cover, (), aside=True),
        Kind("give", colours, penalty.give_refusals, penalty.give, ("A3.8",)),
        Kind("choose", colours, rewards.choose_refusals, rewards.choose, ()),
        Kind("leave", _NONE, rewards.leave_refusals, rewards.leave, ("A3.16",)),
        Kind(
            "drop",
            spaces,
            making_room.drop_refusals,
            making_room.drop,
            ("A3.17",),
            narrow.own_tiles,
            free=True,
        ),
        Kind(
            "drop-good",
            colours,
            making_room.drop_good_refusals,
            making_room.drop_good,
            ("A3.17",),
            free=True,
        ),
        Kind(
            "lift",
            spaces,
            making_room.lift_refusals,
            making_room.lift,
            ("A3.17",),
            narrow.own_goods,
            free=True,
        ),
        Kind("stow", spaces, making_room.stow_refusals, making_room.stow, ("A3.13",)),
        Kind(
            "exchange",
            treasures,
            stormy.exchange_refusals,
            stormy.exchange,
            ("A6.6",),
            free=True,
            n=stormy.EQUAL,
        ),
        Kind("fetch", treasures, stormy.fetch_refusals, stormy.fetch, ("A6.6",)),
    )


def _sealed(code: str, refusals: Any) -> Kind:
    return Kind(code, _NONE, refusals, deciding.deciding(code), (), sealed=True)


class AnchorsAweigh(Game[State]):
    """*Anchors Aweigh!* (2018): two rounds of loading and voyage, 2 to 4 players.

    ``box`` is read by ``components.read_box``; whoever owns the printed cards gives it a file of
    their own.
    """

    code = "anchors_aweigh"
    costs = ""  # what a card costs is paid when all have decided, never by the decision itself
    hollow = frozenset[str]()
    begins = frozenset({"keep-monkey", "take", "fulfil", "face"})
    # Three times the longest of thousands of random games (1,052 decisions, 387 ticks), and the
    # highest score of thoughtful players (44 coins) in the same way.
    longest = 3000
    ticks = 1200
    score_bounds = (0, 150)
    chance = frozenset(
        {
            "flip.shown",
            "take.unseen",
            "take.shown",
            "setup.tipped",
            "voyage.begins",
            "reveal.card",
            "reveal.pirates",
            "card.turned",
            "contract.under",
            "pirates.ahead",
            "fetch.searched",
            "fetch.in-vain",
        }
    )
    lasting = frozenset(
        {"cards.hidden", "tile.seen", "exchange.done", "fetch.open", "pay.treasure", "pay.monkey"}
    )

    def __init__(self, of: Box) -> None:
        self.box = of
        self.name = glossary()["anchors-aweigh"].name
        self.seats = of.seats
        self.players = of.counts.players
        self.kinds = kinds(of)
        self.component_set = of.component_set
        if of.reconstructed:
            attested = sum(card.provenance == "source" for card in of.cards)
            self.notice = say(
                "components.reconstructed-cards", name=of.component_set, attested=attested
            )
        self.rules_version = rulebook(self.code).version
        self.options = declared(self.code, Options, VARIANTS)

    def new(self, players: int, seed: int, options: Mapping[str, str], first: int | None) -> State:
        """The position after set-up. Nobody begins this game: all load at once (A2.2)."""
        if first is not None:
            raise Complaint("complaint.no-first", given=self.seats[first])
        chosen = Options(**options)
        setup.check_variants(players, chosen)
        return setup.new(self.box, players, seed, chosen)

    def opening(self, state: State) -> Iterator[Event]:
        """The box (part 0) and the set-up (part 1), counted."""
        yield from box.contents(self.box)
        yield from box.laid_out(state)

    def score_sheet(self, state: State, seat: int) -> list[scoring.Line]:
        """A seat's score line by line (part 5)."""
        return scoring.lines(state, seat)

    def wording(self, players: int) -> Wording[words.Position]:
        """The words in which positions are read and written."""
        return words.wording(self.box, players)

    def laid(self, players: int, described: words.Position, options: Mapping[str, str]) -> State:
        """The position of a description."""
        chosen = Options(**options)
        setup.check_variants(players, chosen)
        return position.place(self.box, players, described, chosen)

    def described(self, state: State, seat: int | None = None) -> words.Position:
        """A position as its description, or what a seat knows of it."""
        return written.described(state, seat)

    def open(self, state: State) -> tuple[Decision, ...]:
        """The open decisions, one a seat: all who load, all who decide on a card, or one alone."""
        return tuple(state.decisions)

    def grants(self, state: State, action: Action) -> tuple[str, ...]:
        """The rules of the kind of action, and of the card or the treasure at hand."""
        kind, seat = action.kind, action.seat.i
        if kind.sealed:
            return deciding.grants(state, kind.code)
        if kind.code == "cover":
            return paying.grants(state, action.target)
        return (*kind.rules, *loading.grants(state, seat, kind.code))

    def untimely(self, state: State, action: Action) -> Iterator[Refusal]:
        """Why this kind of action is not open to this seat now."""
        return timing.refusals(state, action)

    def advance(self, state: State) -> Iterator[Event]:
        """The automatic steps up to the next open decision."""
        return rounds.advance(state)

    def players_at(self, state: State) -> int:
        """How many play."""
        return len(state.players)

    def scores(self, state: State) -> tuple[int, ...]:
        """The coins and chests of each seat."""
        return scoring.totals(state)

    def value(self, state: State, path: str) -> Any:
        """One value of a position, such as ``red.coins``."""
        return values.value(state, path)

    def problems(self, state: State) -> Iterator[Text]:
        """Broken invariants AI1 to AI4."""
        return invariants.problems(state)

    def unsettled(self, state: State) -> Iterator[Text]:
        """Broken invariants that hold only while somebody decides."""
        return invariants.unsettled(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know, or everybody, as plain data."""
        return hidden.view(state, seat)

    def reshuffle_hidden(self, state: State, seat: int | None, stream: Stream) -> State:
        """Another full position that this seat cannot tell apart from the given one."""
        return imagining.reshuffle_hidden(state, seat, stream)

    def knows(self, state: State, seat: int | None, path: str) -> bool:
        """Whether a seat, or everybody, may know the value at a path."""
        return hidden.knows(state, seat, path)

    def undisclosed(self, state: State) -> frozenset[int]:
        """The seats whose decision is in, but not yet shown."""
        return hidden.undisclosed(state)


ANCHORS_AWEIGH = AnchorsAweigh(read_box())
GAME = ANCHORS_AWEIGH

__all__ = ["ANCHORS_AWEIGH", "CONSTRAINTS", "GAME", "AnchorsAweigh", "read_box"]
