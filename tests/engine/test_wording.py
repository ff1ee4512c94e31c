"""The words of a position: read with the place of what is wrong, written back as they were."""

from __future__ import annotations

from typing import Any, Literal

import attrs
import pytest

from seabook.engine import Complaint, Piece, Seed, Wording
from seabook.words import Text


class Port(Piece):
    """A piece to be named."""


PORTS = {code: Port(i, code, Text(code, code)) for i, code in enumerate(("EU1", "NA1"))}


class Disc(Piece):
    """A piece whose word is a number."""


DISCS = {"7": Disc(0, "7", Text("7", "7"))}
FIRST = Seed(0)


@attrs.frozen(kw_only=True)
class Own:
    harbour: int = 0
    cards: tuple[Port, ...] = ()


@attrs.frozen(kw_only=True)
class Laid:
    phase: Literal["build", "action"] = "build"
    passed: bool = False
    city: dict[Port, int] = attrs.field(factory=dict)
    here: Port | None = None
    disc: dict[Disc, int] = attrs.field(factory=dict)
    seed: Seed = FIRST
    red: Own = Own()
    blue: Own = Own()


WORDING = Wording(
    Laid,
    {Port: PORTS, Disc: DISCS},
    absent=("blue",),
    was={"cities": "city", "none": '""'},
)

SOUND: list[dict[str, Any]] = [
    {},
    {"phase": "action", "passed": True},
    {"city": {"EU1": 2, "NA1": 0}, "here": "NA1"},
    {"red": {"harbour": 3, "cards": ["EU1", "EU1"]}},
    {"seed": -5, "disc": {"7": 1}},
]

WRONG: list[tuple[Any, str, str]] = [
    ({"phase": "sleep"}, "complaint.position-word", "position.phase"),
    ({"phase": 1}, "complaint.position-word", "position.phase"),
    ({"passed": 1}, "complaint.position-flag", "position.passed"),
    ({"city": {"EU9": 1}}, "complaint.position-word", "position.city.EU9"),
    ({"city": {"EU1": "2"}}, "complaint.position-number", "position.city.EU1"),
    ({"city": ["EU1"]}, "complaint.position-table", "position.city"),
    ({"red": {"harbour": -1}}, "complaint.position-number", "position.red.harbour"),
    ({"red": {"harbour": True}}, "complaint.position-number", "position.red.harbour"),
    ({"red": {"cards": "EU1"}}, "complaint.position-list", "position.red.cards"),
    ({"red": {"cards": [["EU1"]]}}, "complaint.position-word", "position.red.cards"),
    ({"red": 5}, "complaint.position-table", "position.red"),
    ({"red": {"money": 1}}, "complaint.position-word", "position.red"),
    ({"blue": {}}, "complaint.position-word", "position"),
    ({"cities": {}}, "complaint.position-was", "position"),
    ({"here": "none"}, "complaint.position-was", "position.here"),
    ({"seed": True}, "complaint.seed", "position.seed"),
    ({"seed": "5"}, "complaint.seed", "position.seed"),
    ({"disc": {"7": -1}}, "complaint.position-number", "position.disc.7"),
    ("red", "complaint.position-table", "position"),
]


@pytest.mark.parametrize("words", SOUND)
def test_what_was_read_is_written_as_it_was(words: dict[str, Any]) -> None:
    assert WORDING.write(WORDING.read(words)) == words


@pytest.mark.parametrize(("words", "slug", "where"), WRONG)
def test_what_is_wrong_is_named_with_its_place(words: Any, slug: str, where: str) -> None:
    with pytest.raises(Complaint) as caught:
        WORDING.read(words)
    assert (caught.value.slug, caught.value.values["where"]) == (slug, where)


def test_what_is_not_there_is_written_as_an_empty_text() -> None:
    assert WORDING.read({"here": ""}).here is None


def test_a_seat_that_nobody_plays_is_not_among_the_words_offered() -> None:
    with pytest.raises(Complaint) as caught:
        WORDING.read({"green": {}})
    assert "blue" not in caught.value.values["known"]
