"""Part 3a of the rules: fitting out, at any of one's own decisions (V3.9 to V3.11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from seabook.engine import Action, ActionSpace, Event, Kind, Refusal, event, missing, refuse
from seabook.games.vasco_da_gama import ways
from seabook.games.vasco_da_gama.pieces import (
    CHARACTERS,
    MISSIONARY,
    NAVIGATION,
    PROJECTS,
    RECRUITING,
    Crew,
    Project,
)
from seabook.games.vasco_da_gama.projects import turn_to_ship
from seabook.games.vasco_da_gama.state import Decision, State


def can_fit_out(state: State, seat: int) -> bool:
    """Whether the player could fit out any project now."""
    player = state.players[seat]
    held = player.kinds_held()
    return any(project.need <= held for project in player.projects)


def fit_out_refusals(state: State, seat: int, project: Project) -> Iterator[Refusal]:
    """Why this project cannot be fitted out."""
    player, gained = state.players[seat], state.asked(seat, "fit-out").gained
    if gained and project not in gained:
        yield refuse("V3.11", "outfit.gained-only", projects=gained, round=state.round)
    if project in player.ships or any(at and at == (project, seat) for at in state.sea):
        yield refuse("V3.9", "outfit.ready", project=project)
        return
    if project not in player.projects:
        yield refuse("V3.9", "outfit.not-yours", project=project)
    held = player.kinds_held()
    if held >= project.need:
        return
    gap = missing("missing.crew-kinds", n=project.need - held)
    total = sum(player.crew)
    if player.crew[MISSIONARY] > 1 and total >= project.need:
        # Enough people, but several missionaries are still one kind (VR24).
        yield refuse("V3.10", "outfit.one-missionary", gap, project=project, have=held)
    else:
        yield refuse("V3.9", "outfit.crew", gap, project=project, need=project.need, have=held)


def with_crew_enough(state: State, seat: int) -> Iterable[int]:
    """Own projects for which there might be crew enough."""
    player = state.players[seat]
    if not player.projects:
        return ()
    held = player.kinds_held()
    return sorted(project.i for project in player.projects if project.need <= held)


def fit_out_effects(state: State, seat: int, project: Project) -> Iterator[Event]:
    """The crew is paid, of each kind one; where more kinds are there than needed, they are chosen."""
    who = state.box.seats[seat]
    state.decisions.append(Decision(seat, ("spend",), ship=project, left=project.need))
    yield event("V3.11", "outfit.begun", who=who, project=project, need=project.need)
    yield from _pay_rest(state, seat)


def spend_refusals(state: State, seat: int, kind: Crew) -> Iterator[Refusal]:
    """Why this kind of crew cannot be paid for the ship."""
    if state.asked(seat, "spend").colours >> kind.i & 1:
        rule = "V3.10" if kind.i == MISSIONARY else "V3.9"
        yield refuse(rule, "spend.kind-paid", crew=kind)
    elif not state.players[seat].crew[kind.i]:
        yield refuse("V3.9", "spend.none", crew=kind)


def spend_effects(state: State, seat: int, kind: Crew) -> Iterator[Event]:
    """One crew of this kind is paid; the rest follows by itself when no choice is left."""
    yield _pay(state, seat, kind)
    yield from _pay_rest(state, seat)


def _pay_rest(state: State, seat: int) -> Iterator[Event]:
    """Pay what must be paid, and turn the project when all is paid."""
    decision, player = state.decision, state.players[seat]
    choices = [
        kind
        for kind in state.box.crew
        if player.crew[kind.i] and not decision.colours >> kind.i & 1
    ]
    if len(choices) == decision.left:
        for kind in choices:
            yield _pay(state, seat, kind)
    if state.decision.left:
        return
    project = state.decisions.pop().ship
    assert isinstance(project, Project)
    turn_to_ship(state, seat, project)
    yield event("V3.9", "outfit.done", who=state.box.seats[seat], project=project)


def _pay(state: State, seat: int, kind: Crew) -> Event:
    """A sailor into the bag, or into the game box under that option; a missionary to Alvares (VR25)."""
    decision = state.decision
    state.players[seat].crew[kind.i] -= 1
    state.decisions[-1] = decision._replace(
        colours=decision.colours | 1 << kind.i, left=decision.left - 1
    )
    who = state.box.seats[seat]
    if kind.i == MISSIONARY:
        state.missionaries += 1
        return event("V3.10", "outfit.missionary-paid", who=who, crew=kind)
    where = state.bag if state.options.used_sailors_to == "bag" else state.lost_crew
    where[kind.i] += 1
    slug = "outfit.paid" if where is state.bag else "outfit.paid-to-box"
    return event("V3.9", slug, who=who, crew=kind)


def steps(space: ActionSpace, state: State, seat: int, project: Project) -> tuple[Action, ...]:
    """Fitting out a project of the player, with the crew at hand where it may be chosen.

    Nothing where it is not open now: then only the ship's own lack of it can be told.
    """
    if "fit-out" not in state.decision.kinds:
        return ()
    row, ahead = space.by_kind[seat], state.copy()
    found = [row["fit-out"][project.i]]
    if any(fit_out_refusals(ahead, seat, project)):
        return tuple(found)
    happened = fit_out_effects(ahead, seat, project)
    while True:
        for _ in happened:
            pass
        if "spend" not in ahead.decision.kinds:
            return tuple(found)
        kind = next(each for each in ahead.box.crew if not any(spend_refusals(ahead, seat, each)))
        found.append(row["spend"][kind.i])
        happened = spend_effects(ahead, seat, kind)


def _as_if_fitted_out(state: State, seat: int, project: Project) -> None:
    turn_to_ship(state, seat, project)


def _to_be_had(state: State, seat: int, project: Project) -> bool:
    """Whether what is lacking can be gained in this action: crew, or the project itself."""
    if project in state.players[seat].projects:
        return ways.sought_in(NAVIGATION, RECRUITING, CHARACTERS)(state, seat, project)
    laid = project in state.display or project is state.gabriel
    return laid and ways.sought_in(NAVIGATION, PROJECTS, CHARACTERS)(state, seat, project)


def _with_a_project(state: State, seat: int, _: Crew) -> bool:
    return bool(state.players[seat].projects) or ways.sought_in(PROJECTS)(state, seat, None)


KINDS = (
    Kind(
        code="fit-out",
        targets=lambda box: box.projects,
        refusals=fit_out_refusals,
        effects=fit_out_effects,
        grants=("V3.9", "V3.11"),
        as_if=_as_if_fitted_out,
        candidates=with_crew_enough,
        free=True,
        sought=_to_be_had,
    ),
    Kind(
        code="spend",
        targets=lambda box: box.crew,
        refusals=spend_refusals,
        effects=spend_effects,
        grants=("V3.9",),
        sought=_with_a_project,
    ),
)
