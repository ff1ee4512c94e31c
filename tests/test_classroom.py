"""Copies of the lessons: a learner's work stays, and a copying that was broken off is mended."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from seabook import classroom
from seabook.engine import Complaint
from seabook.lessons import Desk
from seabook.widgets import Home

RECORD = ".seabook-lessons.json"
COPY = "import sys; from pathlib import Path; from seabook import classroom; {}list(classroom.copy(Path(sys.argv[1])))"


def copied(folder: Path) -> list[str]:
    return [line.en for line in classroom.copy(folder)]


def everything(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.ipynb")
    }


@pytest.fixture
def whole(tmp_path: Path) -> dict[str, str]:
    copied(tmp_path / "whole")
    return everything(tmp_path / "whole")


def recorded(folder: Path) -> set[str]:
    return set(json.loads((folder / RECORD).read_text(encoding="utf-8")))


def test_what_a_learner_has_changed_stays_and_the_rest_is_brought_up_to_date(
    tmp_path: Path, whole: dict[str, str]
) -> None:
    mine, old = sorted(whole)[:2]
    copied(tmp_path)
    (tmp_path / mine).write_text('{"my": "work"}', encoding="utf-8")
    (tmp_path / old).write_text("of an earlier version", encoding="utf-8")
    record = json.loads((tmp_path / RECORD).read_text(encoding="utf-8"))
    record[old] = classroom._mark("of an earlier version")
    (tmp_path / RECORD).write_text(json.dumps(record), encoding="utf-8")
    told = copied(tmp_path)
    assert (tmp_path / mine).read_text(encoding="utf-8") == '{"my": "work"}'
    assert (tmp_path / old).read_text(encoding="utf-8") == whole[old]
    assert told[1] == "1 lesson that you have worked on was left as it is."


def test_a_copying_that_was_broken_off_is_mended(tmp_path: Path, whole: dict[str, str]) -> None:
    folder, names = tmp_path / "broken", sorted(whole)
    copied(folder)
    (folder / RECORD).unlink()
    (folder / names[1]).write_text(whole[names[1]][:8000], encoding="utf-8")
    (folder / names[2]).unlink()
    assert len(copied(folder)) == 1
    assert everything(folder) == whole
    assert recorded(folder) == set(whole)


FULL = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192)); "


def test_a_full_disk_leaves_only_whole_lessons(tmp_path: Path, whole: dict[str, str]) -> None:
    folder = tmp_path / "full"
    done = subprocess.run(
        [sys.executable, "-c", COPY.format(FULL), folder], capture_output=True, check=False
    )
    assert b"Complaint" in done.stderr
    assert everything(folder).items() <= whole.items()
    assert len(copied(folder)) == 1
    assert everything(folder) == whole


@pytest.mark.slow
def test_copies_in_parallel_leave_whole_lessons_and_a_usable_record(
    tmp_path: Path, whole: dict[str, str]
) -> None:
    folder = tmp_path / "shared"
    command = [sys.executable, "-c", COPY.format(""), folder]
    started = [subprocess.Popen(command) for _ in range(6)]
    assert [each.wait(timeout=120) for each in started] == [0] * 6
    assert everything(folder) == whole
    assert recorded(folder) == set(whole)
    assert {path.name for path in folder.iterdir() if path.name.startswith(".")} == {RECORD}


def test_a_link_is_left_and_nothing_is_written_through_it(
    tmp_path: Path, whole: dict[str, str]
) -> None:
    folder, outside = tmp_path / "linked", tmp_path / "outside"
    folder.mkdir()
    outside.mkdir()
    alone = next(name for name in sorted(whole) if "/" not in name)
    below = next(name for name in sorted(whole) if "/" in name).partition("/")[0]
    (folder / alone).symlink_to(outside / "not there yet")
    (folder / below).symlink_to(outside)
    copied(folder)
    assert list(outside.iterdir()) == []
    assert (folder / alone).is_symlink()
    assert (folder / below).is_symlink()


@pytest.mark.parametrize("text", ["[" * 100_000, "[]", '{"a": [[1]]}', "\ud800", "{", None])
def test_a_record_that_cannot_be_read_counts_as_none(
    tmp_path: Path, whole: dict[str, str], text: str | None
) -> None:
    if text is None:
        (tmp_path / RECORD).symlink_to("/dev/zero")
    else:
        (tmp_path / RECORD).write_text(text, encoding="utf-8", errors="surrogatepass")
    assert len(copied(tmp_path)) == 1
    assert recorded(tmp_path) == set(whole)


def test_a_lesson_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, whole: dict[str, str]
) -> None:
    (tmp_path / RECORD).mkdir()
    with pytest.raises(Complaint) as caught:
        copied(tmp_path)
    assert caught.value.slug == "complaint.write"


def test_a_page_for_reading_keeps_what_it_shows(tmp_path: Path) -> None:
    list(classroom.copy(tmp_path))
    for path, shown in (
        (tmp_path / "endeavor/rules.ipynb", True),
        (tmp_path / "endeavor/01_ship_open_occupy.ipynb", False),
    ):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        assert any(cell.get("outputs") for cell in cells) is shown, path


def test_pupils_get_no_page_with_keys(tmp_path: Path) -> None:
    copied(tmp_path / "lessons")
    list(classroom.copy(tmp_path / "teaching", teach=True))
    pupils, teachers = (everything(tmp_path / name) for name in ("lessons", "teaching"))
    assert teachers.keys() - pupils.keys() == {"endeavor/teachers.ipynb"}
    assert pupils == {name: text for name, text in teachers.items() if name in pupils}


def test_home_leads_to_the_teachers_page_only_where_it_is(tmp_path: Path) -> None:
    list(classroom.copy(tmp_path / "lessons"))
    list(classroom.copy(tmp_path / "teaching", teach=True))
    for name, there in (("lessons", False), ("teaching", True)):
        home = Home(Desk(tmp_path / name))
        assert ("teachers.ipynb" in home.pad.html) is there
        home.close()
