"""Part 3.1 of the rules, Ship: along the track to a new region, until it is open."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.engine import Event, Kind, Loose, Refusal, called, event, missing, refuse
from seabook.games.endeavor import compound, status, tokens, ways
from seabook.games.endeavor.pieces import Box, Region
from seabook.games.endeavor.state import State, is_open, room_on_track


def refusals(state: State, seat: int, region: Region) -> Iterator[Refusal]:
    """Why this player cannot ship to this region."""
    yield from compound.leaves(state, "ship", region)
    if region.is_europe:
        yield refuse("E3.1a", "ship.europe", never=True)
    if not state.players[seat].harbour:
        yield refuse("E3.1a", "ship.no-marker", missing("missing.markers", n=1), have=0, need=1)


def effects(state: State, seat: int, region: Region) -> Iterator[Event]:
    """A marker onto the furthest empty space, its token taken; the last space opens the region."""
    state.players[seat].harbour -= 1
    state.presence[region.i][seat] += 1
    if is_open(state, region):
        state.beside[region.i][seat] += 1
        yield event("E3.1e", "ship.beside", who=state.box.seats[seat], region=region, paid=1)
    else:
        track = state.tracks[region.i]
        track.append(seat)
        space = region.first_space + len(track) - 1
        yield event(
            "E3.1b",
            "ship.placed",
            who=state.box.seats[seat],
            region=region,
            space=len(track),
            paid=1,
        )
        yield from tokens.take(state, seat, space, "E3.1a", "E3.1f")
        if not room_on_track(state, region):
            yield from _open(state, region)


def _open(state: State, region: Region) -> Iterator[Event]:
    """The region is open and its Governor card goes to whoever has most markers on the track."""
    yield event("E3.1c", "ship.opens", region=region)
    seat, most, tied = governor(state.tracks[region.i])
    deck = next(deck for deck in state.decks if deck and deck[-1].governor_of(region))
    card = deck.pop()
    player = state.players[seat]
    player.cards += (card,)
    status.owe(player, card.icons)
    rule, slug = ("E3.1d", "ship.governor-tie") if tied else ("E3.1c", "ship.governor")
    yield event(rule, slug, who=state.box.seats[seat], card=card, n=most)
    yield from status.move(state, seat, "E3.1c")


def governor(track: list[int]) -> tuple[int, int, bool]:
    """Who gets the Governor of a track, with how many markers, and whether a tie decided it.

    Among the tied it is whoever has the marker nearest the card, the end of the list (E3.1d).

    >>> governor([0, 1, 1, 0, 2])
    (0, 2, True)
    """
    counts = {seat: track.count(seat) for seat in track}
    most = max(counts.values())
    leaders = [seat for seat in counts if counts[seat] == most]
    winner = next(seat for seat in reversed(track) if seat in leaders)
    return winner, most, len(leaders) > 1


def overseas(state: State, seat: int) -> range:
    """All regions but Europe, while there is a marker to ship."""
    return range(1, len(state.tracks)) if state.players[seat].harbour else range(0)


def _by_space(box: Box) -> Iterator[Loose]:
    """A shipping space is not chosen: the furthest empty one is taken."""
    for region in box.regions:
        for n in range(1, region.spaces + 1):
            for name in called(region):
                yield Loose(f"{name}{n}", "E3.1b", "naming.furthest-space", region)


KINDS = (
    Kind(
        code="ship",
        loosely=_by_space,
        targets=lambda box: box.regions,
        refusals=refusals,
        effects=compound.playing("ship", effects),
        grants=compound.granting("E3.1a"),
        candidates=overseas,
        phase="action",
        ways=ways.BY_BUILDING,
    ),
)
