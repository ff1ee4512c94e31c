"""Part 3c of the rules: the reward of a region, for each ship sent there (V3.20, V3.28)."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Refusal, event, refuse
from seabook.games.vasco_da_gama import projects, setup, ways
from seabook.games.vasco_da_gama.pieces import CHARACTERS, NAVIGATION, Crew, Project, Region, Sailor
from seabook.games.vasco_da_gama.recruiting import missing_sailor, standing_there
from seabook.games.vasco_da_gama.state import Decision, Kept, State, with_fitting_out


def give(state: State, seat: int, region: Region, rule: str) -> Iterator[Event]:
    """The reward of a region; sailors and projects are chosen next (VR33, VR34)."""
    who, player, amount = state.box.seats[seat], state.players[seat], region.amount
    if region.gain == "money":
        player.money += amount
        yield event(rule, "reward.money", who=who, region=region, n=amount)
    elif region.gain == "captain":
        for _ in range(amount):
            yield _captain(state, seat, region, rule)
    elif region.gain == "sailor" and state.options.reward_sailor_source == "bag":
        for _ in range(amount):
            yield _from_bag(state, seat, region, rule)
    else:
        kind = "accept" if region.gain == "sailor" else "receive"
        kinds = with_fitting_out(state, kind)
        state.decisions.append(Decision(seat, kinds, region=region, left=amount))
        yield from _unless_gone(state, seat, region, rule)


def _unless_gone(state: State, seat: int, region: Region, rule: str) -> Iterator[Event]:
    """Go on to choose while there is something to choose and something is still owed."""
    decision = state.decision
    sailors = decision.kinds[0] == "accept"
    there = any(map(any, state.sections)) if sailors else any(_offered(state))
    if decision.left and there:
        return
    state.decisions.pop()
    if decision.left:
        slug = "reward.no-sailor" if sailors else "reward.no-project"
        yield event(rule, slug, who=state.box.seats[seat], region=region)


def _captain(state: State, seat: int, region: Region, rule: str) -> Event:
    player, who = state.players[seat], state.box.seats[seat]
    if not player.pool:
        return event(rule, "reward.no-captain", who=who, region=region)  # VR35
    player.pool -= 1
    if _kept_back(state):
        state.reserve += (Kept(None),)
    else:
        player.captains += 1
    return event(rule, "reward.captain", who=who, region=region)


def _from_bag(state: State, seat: int, region: Region, rule: str) -> Event:
    who, colour = state.box.seats[seat], setup.draw_colour(state)
    if colour is None:
        return event(rule, "reward.no-sailor", who=who, region=region)
    crew = state.box.crew[colour]
    _join(state, seat, crew)
    return event(rule, "reward.sailor-drawn", who=who, region=region, crew=crew).showing()


def accept_refusals(state: State, seat: int, sailor: Sailor) -> Iterator[Refusal]:
    """Why this sailor cannot be had as a reward: only one that stands in a section in use."""
    if absent := missing_sailor(state, sailor, "V3.20"):
        yield absent


def accept_effects(state: State, seat: int, sailor: Sailor) -> Iterator[Event]:
    """The sailor joins the player, at no price."""
    region = _settle(state)
    state.sections[sailor.section.i][sailor.colour.i] -= 1
    _join(state, seat, sailor.colour)
    who = state.box.seats[seat]
    yield event("V3.20", "reward.sailor", who=who, region=region, sailor=sailor)
    yield from _unless_gone(state, seat, region, "V3.20")


def _offered(state: State) -> list[Project]:
    """The open projects that a reward may take (VR33)."""
    with_gabriel = state.options.reward_project_source == "display_with_sao_gabriel"
    offered = [project for project in state.display if project is not None]
    return [*offered, state.gabriel] if with_gabriel and state.gabriel else offered


def receive_refusals(state: State, seat: int, project: Project) -> Iterator[Refusal]:
    """Why this project cannot be had as a reward."""
    if project in _offered(state):
        return
    slug = "receive.gabriel" if project is state.gabriel else "receive.not-open"
    yield refuse("V3.20", slug, project=project)


def receive_effects(state: State, seat: int, project: Project) -> Iterator[Event]:
    """The project is taken, at no price."""
    region = _settle(state)
    if project is state.gabriel and _kept_back(state):
        state.gabriel = None
        state.reserve += (Kept(project, ready=True),)
        who = state.box.seats[seat]
        yield event("V3.20", "reward.project", who=who, region=region, project=project)
    elif project is state.gabriel:
        yield from projects.take_gabriel(state, seat, "V3.20")
    else:
        projects.take(state, project)
        if _kept_back(state):
            state.reserve += (Kept(project),)
        else:
            state.players[seat].projects += (project,)
        _never_too_late(state, project)
        who = state.box.seats[seat]
        yield event("V3.20", "reward.project", who=who, region=region, project=project)
    yield from _unless_gone(state, seat, region, "V3.20")


def _settle(state: State) -> Region:
    """One less is owed."""
    decision = state.decision
    state.decisions[-1] = decision._replace(left=decision.left - 1)
    assert decision.region is not None
    return decision.region


def _join(state: State, seat: int, crew: Crew) -> None:
    if _kept_back(state):
        state.reserve += (Kept(crew),)
    else:
        state.players[seat].crew[crew.i] += 1
    _never_too_late(state)


def _never_too_late(state: State, *gained: Project) -> None:
    """Directly after gaining crew, or a project, from a merchant ship that had to sail, even in the
    last round, it may be fitted out: with crew any project, else the one gained (VR60, VR69)."""
    if state.phase == "sailing":
        afterwards = state.decisions[0]
        if gained and afterwards.kinds and not afterwards.gained:
            return  # any may be fitted out already
        every = (*afterwards.gained, *gained)
        state.decisions[0] = afterwards._replace(kinds=("fit-out", "stop"), gained=every)


def _kept_back(state: State) -> bool:
    """Whether what is won now serves only after the action (VR31, VR66)."""
    return state.options.reward_used_in_same_action == "no" and state.phase == "acting"


def release(state: State, seat: int) -> Iterator[Event]:
    """What was kept back during the action joins the player."""
    if not state.reserve:
        return
    player = state.players[seat]
    for kept in state.reserve:
        if kept.what is None:
            player.captains += 1
        elif isinstance(kept.what, Crew):
            player.crew[kept.what.i] += 1
        elif kept.ready:
            player.ships += (kept.what,)
        else:
            player.projects += (kept.what,)
    state.reserve = ()
    yield event("V3.20", "reward.released", who=state.box.seats[seat])


KINDS = (
    Kind(
        code="accept",
        targets=lambda box: box.sailors,
        refusals=accept_refusals,
        effects=accept_effects,
        grants=("V3.20",),
        candidates=standing_there,
        sought=ways.sought_in(NAVIGATION, CHARACTERS),
    ),
    Kind(
        code="receive",
        targets=lambda box: box.projects,
        refusals=receive_refusals,
        effects=receive_effects,
        grants=("V3.20",),
        candidates=projects.on_display,
        sought=ways.sought_in(NAVIGATION, CHARACTERS),
    ),
)
