"""Maps and routes as networkx graphs, and what can be asked of them in any position.

>>> from seabook import atlas
>>> chart = atlas.chart("endeavor")
>>> sum(kind == "city" for _, kind in chart.nodes(data="kind"))
29

Every answer shows itself in both languages with its rules; :func:`picture` puts it on the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import networkx as nx
from markupsafe import Markup

from seabook.atlas.export import to_dot, to_graphml, to_json
from seabook.atlas.pictures import Shown
from seabook.atlas.pictures import picture as on_board
from seabook.atlas.search import Plan, played
from seabook.engine import Complaint, Table
from seabook.games import game
from seabook.words import Text

Subject = str | Table[Any]
# The games that have an atlas.
GAMES = ("endeavor", "vasco_da_gama", "anchors_aweigh")


def chart(of: Subject) -> nx.Graph[str]:
    """The map of a game at set-up, or of a table's position.

    Every node and edge has a ``kind``, the ``rules`` that speak of it and the ``provenance`` of
    its table; cities, connections and shipping spaces carry their ``token`` and ``owner``.
    """
    code, box, state = _subject(of)
    found: nx.Graph[str] = _part(code, "graph", "chart")(box, state)
    return found


def governor_routes(of: Subject) -> dict[str, nx.DiGraph[str]]:
    """For each region with a Governor, its shipping track as one directed path.

    It leads from the furthest circle to the Governor card; ``owner`` says who stands where.
    """
    code, box, state = _subject(of)
    return dict(_part(code, "graph", "governor_routes")(box, state))


def governors(table: Table[Any]) -> Mapping[str, Any]:
    """For each region, who would get its Governor now, and the least each seat needs to."""
    found: Mapping[str, Any] = _asked(table, "governors")(table.state)
    return found


def connections(table: Table[Any], seat: str) -> dict[str, Plan]:
    """The connections that a seat can still complete this round, each with its shortest plan.

    A plan's ``actions`` counts its turns; see :func:`plan` for where it looks.
    """
    seat = table.seat(seat).seat.code
    return dict(_part(table.game.code, "plans", "open_connections")(table, seat))


def plan(table: Table[Any], seat: str, wanted: str, *, rounds: int = 0) -> Plan | None:
    """The shortest plan to ``present NA``, ``open NA``, ``hold NA1`` or ``draw NA-3``.

    In Vasco da Gama it is ``outfit I-5``, ``sail I-5`` or ``land mombasa-2``.

    It counts the seat's own decisions while the others pass: with the markers at hand, or over so
    many coming ``rounds``, in which it builds and recalls what the goal needs. It looks at the
    regions of the goal alone, and goes to other cities there only for their blue tokens.
    """
    seat = table.seat(seat).seat.code
    to = _part(table.game.code, "plans", "plan_to")
    found: Plan | None = to(table, seat, wanted, rounds=rounds)
    return found


def loss(table: Table[Any], city: str) -> Any:
    """What losing a city would cost its holder; None if nobody holds it."""
    return _asked(table, "loss")(table.state, city)


def weights(of: Subject) -> Any:
    """Which cities matter most: by betweenness on the connections and by glory at stake."""
    code, box, _ = _subject(of)
    return _part(code, "questions", "weights")(box)


def contest(table: Table[Any]) -> Any:
    """How contested each region is, from 0 (one seat has all) to 1 (all have as many)."""
    return _asked(table, "contest")(table.state)


def fleets(table: Table[Any], seat: str) -> Mapping[str, Any]:
    """For each region the ready ships that a seat could send there with one action: a matching."""
    found: Mapping[str, Any] = _asked(table, "fleets")(table.state, table.seat(seat).seat.i)
    return found


def pushes(table: Table[Any]) -> Any:
    """Which ships would move on at the end of the round, and which would leave the game."""
    return _asked(table, "pushes")(table.state)


def fillings(table: Table[Any]) -> Mapping[str, Any]:
    """For each region the earliest round in which ready ships can fill it."""
    found: Mapping[str, Any] = _asked(table, "fillings")(table.state)
    return found


def about(table: Table[Any], seat: str, thing: str) -> list[tuple[Text, Any]]:
    """What there is to say of a thing on the board (``occupy NA1``, ``ship NA``, ``draw NA``).

    Each question with its answer; None where there is no plan, or nothing to lose.
    """
    return list(_part(table.game.code, "about", "about")(table, table.seat(seat).seat.code, thing))


def questions(of: Subject) -> tuple[str, ...]:
    """What can be asked of the whole map of a game, by name."""
    found: tuple[str, ...] = _part(_subject(of)[0], "about", "QUESTIONS")
    return found


def overall(table: Table[Any], seat: str, question: str) -> list[tuple[Text, Any]]:
    """The answers to one of the :func:`questions`, each with what it is about."""
    if question not in questions(table):
        raise Complaint("complaint.choice", given=question, known=questions(table))
    return list(_part(table.game.code, "about", "overall")(table, seat, question))


def parts(of: Subject) -> Sequence[str]:
    """The parts of the board that the atlas of a game needs; none where it is all of it."""
    found: Sequence[str] = _part(_subject(of)[0], "about", "SHOW")
    return found


def best_use(table: Table[Any], seat: str) -> Any:
    """The most that a seat can come to with what it has, and the decisions that lead there."""
    return _part(table.game.code, "plans", "best_use")(table, seat)


def card_worth(table: Table[Any]) -> Any:
    """What the card at hand is worth to each player now."""
    return _part(table.game.code, "plans", "card_worth")(table)


def cheapest(table: Table[Any], wanted: str) -> Any:
    """The way to a reward, such as ``coins 8``, that takes the least; None where there is none."""
    return _part(table.game.code, "plans", "cheapest_of")(table, wanted)


def picture(
    table: Table[Any], answer: Shown, lang: str | None = None, seat: str | None = None
) -> Markup:
    """The board as SVG with an answer on it: its marks ringed, its notes written at their places.

    What can be chosen on the board keeps its ``data-id``.
    """
    return on_board(table, answer, _part(table.game.code, "places", "place"), lang, seat)


def _subject(of: Subject) -> tuple[str, Any, Any]:
    """The game, the box it is played with, and the position if there is one."""
    if isinstance(of, Table):
        return of.game.code, of.game.box, of.state
    return game(of).code, game(of).box, None


def _asked(table: Table[Any], name: str) -> Any:
    return _part(table.game.code, "questions", name)


def _part(code: str, module: str, name: str) -> Any:
    """What the atlas of a game calls so; not every game can be asked everything."""
    if code not in GAMES:
        raise Complaint("complaint.game", given=code, known=GAMES)
    found = getattr(import_module(f"seabook.atlas.{code}.{module}"), name, None)
    if found is None:
        raise Complaint("complaint.atlas", game=game(code).name, given=name)
    return found


__all__ = [
    "Plan",
    "about",
    "best_use",
    "card_worth",
    "chart",
    "cheapest",
    "connections",
    "contest",
    "fillings",
    "fleets",
    "governor_routes",
    "governors",
    "loss",
    "overall",
    "parts",
    "picture",
    "plan",
    "played",
    "pushes",
    "questions",
    "to_dot",
    "to_graphml",
    "to_json",
    "weights",
]
