"""Files of users: read up to a limit, written whole or not at all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from seabook.files import LARGEST, FileError, read_text, write_whole

NAMES = [pytest.param("a\0b", id="NUL"), pytest.param("\ud800", id="surrogate"), "x" * 5000, ""]


@pytest.fixture(autouse=True)
def no_test_waits_for_ever() -> Iterator[None]:
    if hasattr(signal, "SIGALRM"):
        signal.alarm(20)
    yield
    if hasattr(signal, "SIGALRM"):
        signal.alarm(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_no_file_can_have_is_a_file_error(name: str) -> None:
    with pytest.raises(FileError) as reading:
        read_text(Path(name))
    with pytest.raises(FileError) as writing:
        write_whole(Path(name), "text")
    assert reading.value.slug in ("complaint.file", "complaint.file-kind")
    assert writing.value.slug == "complaint.write"


def test_what_is_no_regular_file_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    for name in ("pipe", "zero", "."):
        with pytest.raises(FileError) as caught:
            read_text(tmp_path / name)
        assert caught.value.slug == "complaint.file-kind"


def test_a_file_is_read_up_to_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "long"
    file.write_bytes(b"x" * LARGEST)
    assert len(read_text(file)) == LARGEST
    file.write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(FileError) as caught:
        read_text(file)
    assert caught.value.slug == "complaint.file-large"


def test_what_is_no_text_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileError):
        read_text(tmp_path / "bytes")


def test_a_file_is_written_with_the_rights_of_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    write_whole(file, "one\n")
    assert file.stat().st_mode & 0o777 == 0o666 & ~umask()
    file.chmod(0o640)
    write_whole(file, "兩\n")
    assert file.read_text(encoding="utf-8") == "兩\n"
    assert file.stat().st_mode & 0o777 == 0o640
    assert [each.name for each in tmp_path.iterdir()] == ["a.json"]


def umask() -> int:
    now = os.umask(0)
    os.umask(now)
    return now


def test_a_link_is_replaced_and_what_it_leads_to_is_left(tmp_path: Path) -> None:
    (tmp_path / "far").write_text("far", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "far")
    write_whole(tmp_path / "link", "near")
    assert (tmp_path / "far").read_text(encoding="utf-8") == "far"
    assert (tmp_path / "link").read_text(encoding="utf-8") == "near"


WRITE = """
import resource, sys
from pathlib import Path
from seabook.files import FileError, write_whole
resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))
try:
    write_whole(Path(sys.argv[1]), "x" * 5000)
except FileError as why:
    print(why.slug)
"""


def test_a_full_disk_leaves_the_old_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text("good" * 1000, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", WRITE, file], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == "complaint.write\n"
    assert file.read_text(encoding="utf-8") == "good" * 1000
    assert [each.name for each in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.parametrize("wrong", [KeyboardInterrupt, OSError])
def test_a_write_that_is_broken_off_leaves_the_old_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: type[BaseException]
) -> None:
    def broken(_: int) -> None:
        raise wrong

    file = tmp_path / "a.json"
    file.write_text("good", encoding="utf-8")
    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises((FileError, KeyboardInterrupt)):
        write_whole(file, "new")
    assert file.read_text(encoding="utf-8") == "good"
    assert [each.name for each in tmp_path.iterdir()] == ["a.json"]


def test_a_protected_file_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.json"
    file.write_text("good", encoding="utf-8")
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(FileError) as caught:
        write_whole(file, "new")
    assert caught.value.slug == "complaint.write"
    assert file.read_text(encoding="utf-8") == "good"


def test_what_another_is_writing_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / f".seabook-{os.getpid()}-0.part"
    other.write_text("half", encoding="utf-8")
    write_whole(tmp_path / "a.json", "whole")
    assert other.read_text(encoding="utf-8") == "half"
    assert (tmp_path / "a.json").read_text(encoding="utf-8") == "whole"
