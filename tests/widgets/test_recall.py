"""The memory exercise: what is out of sight is out of the page, and what was remembered is marked."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.widgets.test_race import Clock

from seabook.engine import Complaint
from seabook.widgets import Recall


@pytest.fixture
def recall() -> Iterator[Recall]:
    made = Recall("anchors_aweigh", seed=3, ticks=2)
    yield made
    made.close()


def test_the_faces_are_gone_from_the_page_when_they_are_asked(recall: Recall) -> None:
    assert "T01" in recall.board.svg
    with pytest.raises(Complaint):
        recall.mark("T01")
    recall.said.press("tick:")
    assert "1 tick" in recall.said.html
    recall.said.press("tick:")
    assert "T01" not in recall.board.svg
    ring = {card.code for card in recall.table.state.deck}
    asked = {face.code for face in recall.asked}
    assert len(asked & ring) == len(asked - ring) == 6


def test_what_was_remembered_missed_and_imagined_is_counted(recall: Recall) -> None:
    recall.said.press("hide:")
    there = [face.code for face in recall.asked if face.there]
    other = next(face.code for face in recall.asked if not face.there)
    for code in (*there[:4], other):
        recall.said.press(f"mark:{code}")
    recall.said.press("check:")
    assert recall.score == (4, 2, 1)
    assert recall.said.html.count("sb-face-there") == 6
    assert recall.said.html.count("sb-face-wrong") == 3
    assert "T01" in recall.board.svg
    recall.said.press("again:")
    assert recall.seed == 4
    assert recall.score is None


def test_the_clock_hides_them_by_itself() -> None:
    async def run() -> None:
        clock = Clock()
        recall = Recall("anchors_aweigh", seed=3, ticks=2, sleep=clock.sleep)
        recall.said.press("start:")
        await asyncio.sleep(0)
        await clock.tick()
        await clock.tick()
        assert recall.left == 0
        assert not recall.pulse.running
        recall.close()

    asyncio.run(run())
