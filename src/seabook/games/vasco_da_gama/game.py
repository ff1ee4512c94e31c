"""Vasco da Gama as a game: its seats, options and kinds of action, tied to the rules' modules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from seabook.engine import Action, Event, Game, Kind, Refusal, Stream, Way, Wording
from seabook.games.options import declared
from seabook.games.vasco_da_gama import (
    acting,
    characters,
    granting,
    hidden,
    invariants,
    merchants,
    narrow,
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
from seabook.games.vasco_da_gama.state import Decision, Options, State
from seabook.playbook import rulebook
from seabook.words import Text, glossary, say

_NOTHING = (None,)


def _kinds(box: Box) -> tuple[Kind, ...]:
    """The kinds of action, in the order of the rulebook.

    Those without rules of their own are granted by :mod:`granting`, by the case at hand.
    """
    return (
        Kind(
            "number",
            box.numbers,
            planning.number_refusals,
            planning.number_effects,
            (),
            narrow.free_numbers,
        ),
        Kind("area", box.areas, planning.area_refusals, planning.area_effects, ()),
        Kind("act", _NOTHING, acting.act_refusals, acting.act_effects, ("V3.2",)),
        Kind("decline", _NOTHING, acting.decline_refusals, acting.decline_effects, ("V3.5",)),
        Kind(
            "buy",
            box.projects,
            projects.buy_refusals,
            projects.buy_effects,
            (),
            narrow.open_projects,
        ),
        Kind(
            "fit-out",
            box.projects,
            outfit.fit_out_refusals,
            outfit.fit_out_effects,
            ("V3.9", "V3.11"),
            narrow.own_projects,
            free=True,
        ),
        Kind("spend", box.crew, outfit.spend_refusals, outfit.spend_effects, ("V3.9",)),
        Kind(
            "recruit",
            box.sailors,
            recruiting.recruit_refusals,
            recruiting.recruit_effects,
            ("V3.13",),
            narrow.sailors,
        ),
        Kind("hire", _NOTHING, recruiting.hire_refusals, recruiting.hire_effects, ()),
        Kind(
            "launch",
            box.projects,
            navigation.launch_refusals,
            navigation.launch_effects,
            ("V3.16", "V3.17"),
            narrow.own_ships,
        ),
        Kind(
            "land",
            box.spaces,
            navigation.land_refusals,
            navigation.land_effects,
            (),
            narrow.empty_spaces,
        ),
        Kind(
            "accept",
            box.sailors,
            rewards.accept_refusals,
            rewards.accept_effects,
            ("V3.20",),
            narrow.sailors,
        ),
        Kind(
            "receive",
            box.projects,
            rewards.receive_refusals,
            rewards.receive_effects,
            ("V3.20",),
            narrow.open_projects,
        ),
        Kind("claim", box.stacks, characters.claim_refusals, characters.claim_effects, ("V3.21",)),
        Kind(
            "character",
            box.characters,
            characters.character_refusals,
            characters.character_effects,
            ("V3.22",),
        ),
        Kind("keep", _NOTHING, merchants.keep_refusals, merchants.keep_effects, ("V3.26",)),
        Kind(
            "shift",
            box.spaces,
            sailing.shift_refusals,
            sailing.shift_effects,
            ("V4.5",),
            narrow.empty_spaces,
        ),
        Kind("stop", _NOTHING, acting.stop_refusals, acting.stop_effects, ()),
    )


class VascoDaGama(Game[State]):
    """*Vasco da Gama* (2009): five rounds, 2 to 4 players, played with one box of components."""

    code = "vasco_da_gama"
    costs = "money"
    # The landing itself says again what the ship lacks.
    hollow = frozenset(
        {
            "act.no-effect",
            "launch.no-space",
            "launch.no-space-there",
            "launch.not-fitted",
            "launch.no-captain",
        }
    )
    begins = frozenset({"act"})
    # Twice the longest game and twice the highest score seen, both of greedy players (478
    # decisions, 82 points); random games stay below 400 decisions.
    longest = 1000
    score_bounds = (0, 170)
    chance = frozenset(
        {
            "planning.tile-turned",
            "acting.change",
            "merchant.next",
            "reward.sailor-drawn",
            "end-of-round.sailors",
            "end-of-round.projects",
        }
    )

    def __init__(self, box: Box) -> None:
        self.box = box
        self.name = glossary()["vasco-da-gama"].name
        self.rules_version = rulebook(self.code).version
        self.component_set = box.component_set
        if box.reconstructed:
            self.notice = say("components.stand-in", name=box.component_set)
        self.seats = box.seats
        self.players = box.counts.players
        self.kinds = _kinds(box)
        self.options = declared(self.code, Options)

    def new(self, players: int, seed: int, options: Mapping[str, str], first: int | None) -> State:
        """The position after set-up, at the first decision."""
        state = setup.new(self.box, players, seed, Options(**options), first)
        for _ in rounds.advance(state):
            pass
        return state

    def opening(self, state: State) -> Iterator[Event]:
        """The box (part 0) and the set-up (part 1), counted."""
        yield from boxed.contents(self.box)
        yield from boxed.laid_out(state)

    def score_sheet(self, state: State, seat: int) -> list[scoring.Line]:
        """A seat's score line by line (part 6)."""
        return scoring.lines(state, seat)

    def wording(self, players: int) -> Wording[words.Position]:
        """The words in which positions are read and written."""
        return words.wording(self.box, players)

    def laid(self, players: int, described: words.Position, options: Mapping[str, str]) -> State:
        """The position of a description."""
        return position.place(self.box, players, described, Options(**options))

    def described(self, state: State, seat: int | None = None) -> words.Position:
        """A position as its description; every seat knows the same of it."""
        return written.described(state, seat)

    def open(self, state: State) -> tuple[Decision, ...]:
        """The one open decision: players act one after the other."""
        return (state.decisions[-1],) if state.decisions else ()

    def grants(self, state: State, action: Action) -> tuple[str, ...]:
        """The rules that allow the action in this position."""
        return granting.grants(state, action)

    def untimely(self, state: State, action: Action) -> Iterator[Refusal]:
        """Why this kind of action is not open to this seat now."""
        return timing.refusals(state, action)

    def advance(self, state: State) -> Iterator[Event]:
        """The automatic steps up to the next open decision."""
        return rounds.advance(state)

    def suppose(self, state: State, action: Action) -> State | None:
        """The position from which a wish is judged."""
        return ways.suppose(state, action)

    def ways(self, state: State, action: Action) -> Iterable[Way]:
        """Carrying out the action, with each ship for a landing."""
        return ways.ways(self.space, state, action)

    def no_way(self, state: State, action: Action) -> Refusal:
        """There is no ship to land, or no number to place."""
        return ways.none(action)

    def players_at(self, state: State) -> int:
        """How many play."""
        return len(state.players)

    def scores(self, state: State) -> tuple[int, ...]:
        """The points of each seat if the game ended now."""
        return scoring.totals(state)

    def value(self, state: State, path: str) -> Any:
        """One value of a position, such as ``red.money``."""
        return values.value(state, path)

    def problems(self, state: State) -> Iterator[Text]:
        """Broken invariants VI1 to VI12."""
        return invariants.problems(state)

    def unsettled(self, state: State) -> Iterator[Text]:
        """Broken invariants that hold only while somebody decides."""
        return invariants.settled(state)

    def view(self, state: State, seat: int | None) -> tuple[object, ...]:
        """All that lies open; nobody has secrets."""
        return hidden.view(state)

    def reshuffle_hidden(self, state: State, seat: int | None, stream: Stream) -> State:
        """The stacks in another order, the bag with other draws."""
        return hidden.reshuffle(state, stream)

    def knows(self, state: State, seat: int | None, path: str) -> bool:
        """Whether the value at a path lies open."""
        return hidden.knows(state, path)


VASCO_DA_GAMA = VascoDaGama(read_box())
GAME = VASCO_DA_GAMA

__all__ = ["CONSTRAINTS", "GAME", "VASCO_DA_GAMA", "VascoDaGama", "read_box"]
