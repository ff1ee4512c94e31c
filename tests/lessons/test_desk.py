"""Nothing is lost: what a learner has done is kept whole, and what cannot be read is put aside."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from seabook import words
from seabook.classroom import RECORD
from seabook.engine import Complaint
from seabook.lessons import Desk, Walk, lesson
from seabook.reference import topics

NAME = "endeavor/ship-open-occupy"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    before = words.language(), topics.topic()
    (tmp_path / RECORD).write_text("{}")
    yield tmp_path
    words.language(before[0])
    topics.topic(before[1])


def _walked() -> Walk:
    walk = Walk(lesson(NAME))
    walk.play("occupy EU3")
    walk.next()
    return walk


def test_progress_is_there_again(folder: Path) -> None:
    walk = _walked()
    Desk(folder).keep(walk.progress)
    found = Desk(folder).progress(NAME)
    assert found == walk.progress
    assert Walk(walk.lesson, found).step.id == walk.step.id


def test_the_desk_is_that_of_the_folder_of_lessons(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "endeavor").mkdir()
    monkeypatch.chdir(folder / "endeavor")
    assert Desk.here().folder == folder.resolve()


def test_elsewhere_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    desk = Desk.here()
    desk.keep(_walked().progress)
    desk.sit("小明")
    assert desk.folder is None
    assert [*tmp_path.iterdir()] == []


def test_each_learner_has_their_own(folder: Path) -> None:
    desk = Desk(folder)
    desk.sit("小明/..")
    desk.keep(_walked().progress)
    desk.sit("Ana")
    assert desk.progress(NAME) is None
    desk.keep(Walk(lesson(NAME)).progress)
    desk.sit("小明/..")
    assert desk.progress(NAME) == _walked().progress
    assert desk.learners == ("Ana", "小明/..")
    assert Desk(folder).learner == "小明/.."


@pytest.mark.parametrize("name", ["x" * 21, "a\nb", "a\x00"])
def test_a_nickname_that_is_none_is_a_complaint(folder: Path, name: str) -> None:
    desk = Desk(folder)
    with pytest.raises(Complaint):
        desk.sit(name)
    assert desk.learner == ""


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"version": 99}', '{"lessons": {"a": 3}}', "[" * 100_000]
)
def test_a_damaged_file_is_put_aside_and_not_lost(folder: Path, text: str) -> None:
    Desk(folder).keep(_walked().progress)
    path = folder / ".seabook" / "learner-.json"
    path.write_text(text)
    desk = Desk(folder)
    assert desk.progress(NAME) is None
    assert (folder / ".seabook" / "learner-.damaged-1.json").read_text() == text
    desk.keep(_walked().progress)
    assert json.loads(path.read_text())["lessons"]
    path.write_text(text)
    Desk(folder)
    assert (folder / ".seabook" / "learner-.damaged-2.json").exists()


def test_language_and_switch_hold_for_all_pages(folder: Path) -> None:
    words.language("en")
    topics.topic("omit")
    Desk(folder).remember()
    words.language("zh_Hant")
    topics.topic("show")
    Desk(folder).follow()
    assert (words.language(), topics.topic()) == ("en", "omit")


def test_what_is_kept_of_language_and_switch_is_checked(folder: Path) -> None:
    (folder / ".seabook").mkdir()
    (folder / ".seabook" / "here.json").write_text('{"language": "fr", "topic": "?"}')
    before = words.language(), topics.topic()
    Desk(folder).follow()
    assert (words.language(), topics.topic()) == before
