"""Every rule of the game comes out of the running engine, with its examples."""

from __future__ import annotations

from functools import cache

import pytest

from seabook.coverage import Coverage, coverage
from seabook.games import names

_coverage = cache(coverage)


@pytest.fixture(scope="module", params=names())
def found(request: pytest.FixtureRequest) -> Coverage:
    return _coverage(request.param)


def test_no_gate_fails(found: Coverage) -> None:
    # A game whose lessons are still to come is held to everything else.
    taught = any(row.lessons for row in found.rows)
    assert found.faults(lessons=taught) == ()


def test_endeavor_is_taught() -> None:
    assert _coverage("endeavor").faults(lessons=True) == ()


def test_a_rule_without_code_or_example_is_seen(found: Coverage) -> None:
    """The guard of the guard: a row robbed of what it has is named."""
    import attrs

    row = found.rows[0]
    for gap in ("code", "allowed"):
        robbed = attrs.evolve(row, **{gap: ()})
        assert robbed.gaps, gap
    breakable = next(row for row in found.rows if row.rule.cannot_be_broken is None)
    assert attrs.evolve(breakable, refused=()).gaps
    unbreakable = next(row for row in found.rows if row.rule.cannot_be_broken is not None)
    assert attrs.evolve(unbreakable, refused=("x",)).gaps


def test_enforced_means_seen_at_a_line_of_the_rules(found: Coverage) -> None:
    places = [place for row in found.rows for place in row.code]
    assert any(place.endswith(" refusal") for place in places)
    assert any(place.endswith(" event") for place in places)
    assert all(":" in place or place.startswith(("grant", "score")) for place in places)
