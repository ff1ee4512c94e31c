"""The end of a game: who stands where, and what for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from seabook.engine.action import Seat
from seabook.engine.table import Table
from seabook.words import Text, both, say

# Of the lines of a score, as many as one keeps in mind.
_TOLD = 3
# How the slugs end of the events that say who wins.
_WON = ("winner", "shared", "by-ships", "by-crew")


def standings(table: Table[Any]) -> Iterator[tuple[int, Seat, int]]:
    """Each seat with its place and its total, the winners first.

    Who are level share a place, unless the rules have parted them.
    """
    seats, totals = table.game.seated(table.state), table.scores()
    won = _winners(table)
    order = sorted(seats, key=lambda seat: (-totals[seat.i], seat.code not in won))
    place = 0
    for n, seat in enumerate(order, 1):
        before = order[n - 2] if n > 1 else None
        level = before and totals[before.i] == totals[seat.i]
        if not level or (before and (before.code in won) != (seat.code in won)):
            place = n
        yield place, seat, totals[seat.i]


def _winners(table: Table[Any]) -> set[str]:
    """Who wins, as the event says that ended the game."""
    for event in reversed(table.history[-1].events if table.history else ()):
        if event.slug.split(".")[-1] in _WON:
            named = event.values.get("winners") or [event.values.get("who")]
            return {seat.code for seat in named if seat is not None}
    return set()


def told(table: Table[Any]) -> Iterator[Text]:
    """The standings, in the unit of the game, and under each seat the lines of its score."""
    for place, seat, total in standings(table):
        yield say(f"play.total.{table.game.code}", place=place, who=seat, n=total)
        for line in table.game.score_sheet(table.state, seat.i):
            yield both(lambda lang, line=line: f"    {line.text.pick(lang)}")  # type: ignore[misc]


def behind(table: Table[Any], seat: Seat) -> Iterator[tuple[Seat, int, list[tuple[Any, int]]]]:
    """What a seat is behind the winner: the winner, by how much, and the lines of the score that make
    most of it, each with its part. Nothing for a winner.
    """
    places = {each.i: (place, each, total) for place, each, total in standings(table)}
    first = next(each for place, each, _ in places.values() if place == 1)
    if places[seat.i][0] == 1:
        return
    sheets = (table.game.score_sheet(table.state, each.i) for each in (first, seat))
    lacks = [(ours, theirs.glory - ours.glory) for theirs, ours in zip(*sheets, strict=True)]
    most = sorted((each for each in lacks if each[1] > 0), key=lambda each: -each[1])[:_TOLD]
    yield first, places[first.i][2] - places[seat.i][2], most
