"""Graphs for other programs: GraphML, JSON and DOT, each read back to the same graph by a test."""

from __future__ import annotations

import json
from typing import Any

import networkx as nx


def to_graphml(graph: nx.Graph[str]) -> str:
    """The graph as GraphML, for yEd, Gephi and the like."""
    return "\n".join(nx.generate_graphml(graph))


def to_json(graph: nx.Graph[str]) -> str:
    """The graph as node-link JSON, for D3 and the like."""
    data: dict[str, Any] = nx.node_link_data(graph, edges="edges")
    return json.dumps(data, ensure_ascii=False, indent=1)


def to_dot(graph: nx.Graph[str]) -> str:
    """The graph in the DOT language of Graphviz."""
    arrow, word = ("->", "digraph") if graph.is_directed() else ("--", "graph")
    lines = [f"{word} seabook {{"]
    lines += (f"  {_quoted(node)} [{_attributes(data)}];" for node, data in graph.nodes(data=True))
    lines += (
        f"  {_quoted(a)} {arrow} {_quoted(b)} [{_attributes(data)}];"
        for a, b, data in graph.edges(data=True)
    )
    return "\n".join([*lines, "}"])


def _attributes(data: dict[str, Any]) -> str:
    return ", ".join(f"{name}={_quoted(value)}" for name, value in data.items())


def _quoted(value: object) -> str:
    text = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'
