"""The chart: all there, nothing on top of anything."""

from itertools import combinations, pairwise
from math import dist

import attrs
import pytest

from seabook.drawing.endeavor import chart as module
from seabook.drawing.endeavor.chart import (
    along,
    blob,
    chart,
    cities,
    curve,
    hatching,
    middle,
    regions,
    spaces,
)
from seabook.games import game
from seabook.playbook import PlaybookError

BOX = game("endeavor").box

CITY_RADIUS, SPACE_RADIUS = 17, 13.5


def test_the_chart_says_that_it_is_ours() -> None:
    assert chart().provenance.basis == "reconstructed"


def test_everything_has_its_place_inside_the_picture() -> None:
    points = [place.at for place in cities().values()]
    for region in BOX.regions:
        place = regions()[region.code]
        assert len(place.decks) == sum(deck.region is region for deck in BOX.decks)
        assert (place.governor is None) == region.is_europe
        assert len(spaces(region.code, region.spaces)) == region.spaces
        points += [*place.decks, *spaces(region.code, region.spaces), place.label]
    points += [middle(line) for line in BOX.connections]
    assert len(BOX.cities) == len(cities()) == 29
    assert all(20 < x < chart().width - 20 and 20 < y < chart().height - 20 for x, y in points)


def test_no_circle_lies_on_another() -> None:
    circles = [(place.at, CITY_RADIUS) for place in cities().values()]
    circles += [(middle(line), SPACE_RADIUS) for line in BOX.connections]
    circles += [(at, SPACE_RADIUS) for r in BOX.regions for at in spaces(r.code, r.spaces)]
    close = [(a, b) for (a, r), (b, s) in combinations(circles, 2) if dist(a, b) < r + s - 0.5]
    assert close == []


def test_no_connection_runs_through_a_city_or_a_track() -> None:
    for line in BOX.connections:
        points = curve(line, 60)
        for city in BOX.cities:
            if city not in line.ends:
                nearest = min(dist(point, cities()[city.code].at) for point in points)
                assert nearest > CITY_RADIUS + 5, (line.code, city.code)
        for region in BOX.regions:
            for at in spaces(region.code, region.spaces):
                assert min(dist(point, at) for point in points) > SPACE_RADIUS + 3, line.code


def test_the_track_leads_to_the_governor_card() -> None:
    for region in BOX.regions[1:]:
        place = regions()[region.code]
        ends = spaces(region.code, region.spaces)
        assert place.governor is not None
        assert dist(ends[-1], place.governor) < dist(ends[0], place.governor)


def test_hatching_stays_inside_its_region() -> None:
    for region in BOX.regions:
        xs, ys = zip(*blob(region.code), strict=True)
        for a, b in hatching(region.code):
            assert min(xs) - 1 <= a[0] <= b[0] <= max(xs) + 1
            assert min(ys) - 1 <= b[1] <= a[1] <= max(ys) + 1


def test_points_along_a_path_are_evenly_spaced() -> None:
    points = along([(0, 0), (30, 0), (30, 30)], 7)
    assert {round(dist(a, b), 6) for a, b in pairwise(points)} == {10}


@pytest.mark.parametrize("field", ["city", "region"])
def test_a_missing_place_is_named(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    rows = getattr(chart(), field)
    broken = attrs.evolve(chart(), **{field: rows[1:]})
    monkeypatch.setattr(module, "read", lambda name, shape: broken)
    with pytest.raises(PlaybookError, match=rows[0].code):
        module.chart.__wrapped__()


def test_an_unknown_bend_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = attrs.evolve(chart(), bend=(module.Bend("EU1-XX9", (0, 0)),))
    monkeypatch.setattr(module, "read", lambda name, shape: broken)
    with pytest.raises(PlaybookError, match="EU1-XX9"):
        module.chart.__wrapped__()
