"""Part 3a of the rules: buying projects, and the São Gabriel project."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from seabook.engine import Event, Kind, Refusal, event, missing, refuse
from seabook.games.vasco_da_gama import ways
from seabook.games.vasco_da_gama.pieces import PROJECTS, Project
from seabook.games.vasco_da_gama.state import State, action_over


def price(state: State, seat: int, project: Project) -> int:
    """1 money for one, 3 more for the second (V3.7); São Gabriel for its crew number (V3.8)."""
    if project is state.gabriel:
        return project.need
    first, both = state.box.counts.project_prices
    return both - first if state.asked(seat, "buy").done else first


def refusals(state: State, seat: int, project: Project) -> Iterator[Refusal]:
    """Why this project cannot be bought."""
    gabriel = project is state.gabriel
    if gabriel and state.asked(seat, "buy").done:
        yield refuse("V3.8", "buy.gabriel-alone", project=project)
    elif not gabriel and project not in state.display:
        yield refuse("V3.7", "buy.not-open", project=project)
        return
    cost, have = price(state, seat, project), state.players[seat].money
    if cost > have:
        yield refuse(
            "V3.8" if gabriel else "V3.7",
            "buy.too-dear",
            missing("missing.money", n=cost - have),
            project=project,
            cost=cost,
            have=have,
        )


def on_display(state: State, seat: int) -> Iterable[int]:
    """Projects that lie open, São Gabriel's among them."""
    return sorted(p.i for p in (*state.display, state.gabriel) if p is not None)


def _grants(state: State, seat: int, project: Project) -> tuple[str, ...]:
    return ("V3.8",) if project is state.gabriel else ("V3.7",)


def effects(state: State, seat: int, project: Project) -> Iterator[Event]:
    """Paid and taken; São Gabriel's is a ship at once, with no crew paid (V3.12)."""
    player, decision, cost = state.players[seat], state.decision, price(state, seat, project)
    who = state.box.seats[seat]
    player.money -= cost
    if project is state.gabriel:
        state.decisions[-1] = decision._replace(kinds=())
        yield from take_gabriel(state, seat, "V3.8", paid=cost)
        return
    take(state, project)
    player.projects += (project,)
    kinds = ("buy", "fit-out", "stop") if not decision.done else ()
    state.decisions[-1] = decision._replace(kinds=kinds, done=decision.done + 1)
    yield event("V3.7", "buy.bought", who=who, project=project, paid=cost)


def take(state: State, project: Project) -> None:
    """A project leaves the display."""
    state.display[state.display.index(project)] = None


def take_gabriel(state: State, seat: int, rule: str, paid: int = 0) -> Iterator[Event]:
    """The São Gabriel project is taken and turned to its ship side at once (V3.12)."""
    project, who = state.gabriel, state.box.seats[seat]
    assert project is not None
    state.gabriel = None
    state.players[seat].projects += (project,)
    yield event(rule, "buy.gabriel", who=who, project=project, paid=paid)
    turn_to_ship(state, seat, project)
    yield event("V3.12", "buy.gabriel-ready", who=who, project=project)


def turn_to_ship(state: State, seat: int, project: Project) -> None:
    """A project of the player lies ship side up from now on."""
    player = state.players[seat]
    player.projects = tuple(each for each in player.projects if each is not project)
    player.ships += (project,)


def _over(state: State, seat: int) -> Refusal:
    if state.ended and state.ended.done > 1:
        return refuse("V3.7", "buy.no-third", stays=True, n=state.ended.done)
    return action_over(state, "V3.7")


KINDS = (
    Kind(
        code="buy",
        targets=lambda box: box.projects,
        refusals=refusals,
        effects=effects,
        grants=_grants,
        candidates=on_display,
        phase="acting",
        area=PROJECTS,
        ways=ways.BY_ACTING,
        over=_over,
        sought=ways.sought_in(),
    ),
)
