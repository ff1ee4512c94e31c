"""Maps and routes as networkx graphs, made from components and from any position.

>>> from seabook import atlas
>>> chart = atlas.chart("endeavor")
>>> sum(kind == "city" for _, kind in chart.nodes(data="kind"))
29
"""

from __future__ import annotations

from typing import Any

import networkx as nx

from seabook.atlas.export import to_dot, to_graphml, to_json
from seabook.engine import Complaint, Table
from seabook.games import game

Subject = str | Table[Any]


def chart(of: Subject) -> nx.Graph[str]:
    """The map of a game at set-up, or of a table's position.

    Every node and edge has a ``kind`` and the ``rules`` that speak of it; cities, connections and
    shipping spaces carry their ``token`` and ``owner``, and the ``provenance`` of their table.
    """
    code, state = _subject(of)
    found: nx.Graph[str] = _maps(code).chart(state)
    return found


def governor_routes(of: Subject) -> dict[str, nx.DiGraph[str]]:
    """For each region with a Governor, its shipping track as one directed path.

    It leads from the furthest circle to the Governor card; ``owner`` says who stands where.
    """
    code, state = _subject(of)
    return dict(_maps(code).governor_routes(state))


def _subject(of: Subject) -> tuple[str, Any]:
    if isinstance(of, Table):
        return of.game.code, of.state
    return game(of).code, None


def _maps(code: str) -> Any:
    if code == "endeavor":
        from seabook.atlas import endeavor

        return endeavor
    raise Complaint("complaint.game", given=code, known=("endeavor",))


__all__ = ["chart", "governor_routes", "to_dot", "to_graphml", "to_json"]
