"""Where things stand on our chart, read from playbook/endeavor/chart.toml, and its curves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import ceil, floor, hypot

import attrs

from seabook.drawing.svg import Point, path_data
from seabook.games import game
from seabook.games.endeavor.pieces import Connection
from seabook.playbook import PlaybookError, Provenance, read


@attrs.frozen
class RegionPlace:
    """A region: its soft outline, and the places of its name, its cards and its shipping track."""

    code: str
    label: Point
    outline: tuple[Point, ...]
    decks: tuple[Point, ...]
    anchor: str = "start"
    track: tuple[Point, ...] = ()
    governor: Point | None = None
    beside: Point | None = None


@attrs.frozen
class CityPlace:
    """A city, and the side on which its name stands: above, below, left or right."""

    code: str
    at: Point
    label: str = "below"


@attrs.frozen
class Bend:
    """A connection that is not straight: the middle of its curve."""

    code: str
    through: Point


@attrs.frozen
class Chart:
    """The whole chart as the file has it."""

    game: str
    width: float
    height: float
    provenance: Provenance
    region: tuple[RegionPlace, ...]
    city: tuple[CityPlace, ...]
    bend: tuple[Bend, ...]


@cache
def chart() -> Chart:
    """The chart; :class:`PlaybookError` where a place is missing or unknown."""
    found, box = read("endeavor/chart.toml", Chart), game("endeavor").box
    _same("city", [row.code for row in found.city], [city.code for city in box.cities])
    _same("region", [row.code for row in found.region], [region.code for region in box.regions])
    for bend in found.bend:
        if bend.code not in {line.code for line in box.connections}:
            raise PlaybookError(f"endeavor/chart.toml: bend: {bend.code} is not a connection")
    return found


def _same(what: str, given: list[str], wanted: list[str]) -> None:
    if sorted(given) != sorted(wanted):
        odd = sorted(set(given) ^ set(wanted)) or sorted(given)
        raise PlaybookError(f"endeavor/chart.toml: {what}: missing, unknown or twice: {odd}")


@cache
def regions() -> Mapping[str, RegionPlace]:
    """The regions by code."""
    return {row.code: row for row in chart().region}


@cache
def cities() -> Mapping[str, CityPlace]:
    """The cities by code."""
    return {row.code: row for row in chart().city}


@cache
def spaces(code: str, count: int) -> tuple[Point, ...]:
    """The middles of a track's circles, evenly along its path, the furthest first."""
    return along(regions()[code].track, count) if count else ()


def along(path: Sequence[Point], count: int) -> tuple[Point, ...]:
    """Points evenly spaced along a path of straight pieces, both ends included.

    >>> along([(0, 0), (10, 0), (10, 10)], 3)
    ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))
    """
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    found = []
    for i in range(count):
        left = sum(lengths) * i / max(1, count - 1)
        for (a, b), length in zip(pairwise(path), lengths, strict=True):
            if left <= length + 1e-9:
                part = left / length
                found.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
                break
            left -= length
    return tuple(found)


@cache
def middle(line: Connection) -> Point:
    """Where the token of a connection lies: the middle of its curve."""
    for bend in chart().bend:
        if bend.code == line.code:
            return bend.through
    (ax, ay), (bx, by) = (cities()[city.code].at for city in line.ends)
    return (ax + bx) / 2, (ay + by) / 2


@cache
def bow(line: Connection) -> tuple[Point, Point, Point]:
    """A connection as a quadratic curve: one end, what pulls it, the other end."""
    (ax, ay), (bx, by) = (cities()[city.code].at for city in line.ends)
    mx, my = middle(line)
    return (ax, ay), (2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2), (bx, by)


@cache
def curve(line: Connection, steps: int = 24) -> tuple[Point, ...]:
    """Points along a connection, from one city to the other through its middle."""
    (ax, ay), (cx, cy), (bx, by) = bow(line)
    points = []
    for i in range(steps + 1):
        t = i / steps
        a, c, b = (1 - t) ** 2, 2 * t * (1 - t), t**2
        points.append((a * ax + c * cx + b * bx, a * ay + c * cy + b * by))
    return tuple(points)


@cache
def blob(code: str, steps: int = 8) -> tuple[Point, ...]:
    """The soft outline of a region: a closed curve through its corners (Catmull-Rom)."""
    corners = regions()[code].outline
    n, points = len(corners), []
    for i in range(n):
        p0, p1, p2, p3 = (corners[(i + k) % n] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            points.append((_spline(t, p0, p1, p2, p3, 0), _spline(t, p0, p1, p2, p3, 1)))
    return tuple(points)


@cache
def outline(code: str) -> str:
    """The same curve as path data: each stretch of it as one Bezier curve."""
    corners = regions()[code].outline
    n, points = len(corners), [corners[0]]
    for i in range(n):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (corners[(i + k) % n] for k in (-1, 0, 1, 2))
        points += [
            (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6),
            (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6),
            (x2, y2),
        ]
    return path_data("c", points, close=True)


def _spline(t: float, p0: Point, p1: Point, p2: Point, p3: Point, axis: int) -> float:
    a, b, c, d = p0[axis], p1[axis], p2[axis], p3[axis]
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


@cache
def hatching(code: str, apart: float = 15) -> tuple[tuple[Point, Point], ...]:
    """Slanting lines that fill a region: drawn, so that no pattern with an id is needed."""
    return tuple(_hatching(blob(code), apart))


def _hatching(shape: Sequence[Point], apart: float) -> Iterator[tuple[Point, Point]]:
    depths = [x + y for x, y in shape]
    for n in range(ceil(min(depths) / apart), floor(max(depths) / apart) + 1):
        crossings = []
        for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
            a, b = ax + ay - n * apart, bx + by - n * apart
            if (a < 0) != (b < 0):
                part = a / (a - b)
                crossings.append((ax + (bx - ax) * part, ay + (by - ay) * part))
        crossings.sort()
        yield from zip(crossings[::2], crossings[1::2], strict=True)
