"""States whose fields are written once: copies stand alone, and comparing sees every field."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from seabook.engine import Plain, Stream, remembered, state


@attrs.frozen
class Options:
    salary: str = "exact"


@state
class Part(Plain):
    n: int = 0
    row: list[int] = attrs.field(factory=lambda: [1, 2])


@state
class Whole(Plain):
    options: Options = Options()
    parts: list[Part] = attrs.field(factory=lambda: [Part()])
    rows: list[list[int]] = attrs.field(factory=lambda: [[1], [2]])
    draws: Stream = attrs.field(factory=lambda: Stream("test", 1))
    part: Part | None = attrs.field(factory=Part)
    fixed: tuple[str, ...] = ("a",)
    last: str | None = remembered(default=None)


CHANGES: dict[str, Any] = {
    "an option": lambda s: setattr(s, "options", Options("up_to")),
    "a number in a part": lambda s: setattr(s.parts[0], "n", 5),
    "a list in a part": lambda s: s.parts[0].row.append(3),
    "one part more": lambda s: s.parts.append(Part()),
    "a list in a list": lambda s: s.rows[0].append(3),
    "a draw": lambda s: s.draws.below(6),
    "a part that may be missing": lambda s: s.part.row.append(3),
    "a part missing": lambda s: setattr(s, "part", None),
    "a tuple": lambda s: setattr(s, "fixed", ("b",)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_of_a_copy_is_seen_and_leaves_the_other(change: Any) -> None:
    whole = Whole()
    other = whole.copy()
    assert other == whole
    change(other)
    assert other != whole
    assert whole == Whole()


def test_a_position_is_no_key() -> None:
    with pytest.raises(TypeError):
        hash(Whole())


def test_what_is_only_remembered_is_copied_but_tells_no_positions_apart() -> None:
    one, other = Whole(), Whole(last="over")
    assert one == other
    assert one.plain() == other.plain()
    assert other.copy().last == "over"


def test_what_is_equal_in_two_positions_can_be_held_once() -> None:
    """Its copies stand alone again; what differs stays as it is."""
    whole = Whole()
    other = whole.copy()
    other.parts[0].n = 5
    other.rows.append([3])
    other.share(whole)
    assert other.parts[0].row is whole.parts[0].row
    assert (other.parts[0].n, other.rows, whole.rows) == (5, [[1], [2], [3]], [[1], [2]])
    other.rows.pop()
    other.parts[0].n = 0
    assert not other.share(whole)  # a stream may be drawn from: it is never held in common
    assert other.rows is whole.rows
    assert other.parts[0] is whole.parts[0]
    other.copy().rows[0].append(4)
    assert whole.rows == [[1], [2]]
