"""A learner's place: how far they are in each lesson, their language, and the teacher's switch.

All of it lies in small files in the folder ``.seabook`` beside the lessons, one for each learner; where
there is no folder of lessons, it is kept as long as the program runs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import attrs
import cattrs

from seabook import words
from seabook.classroom import RECORD
from seabook.engine import Complaint
from seabook.files import FileError, read_text, write_whole
from seabook.lessons.progress import Progress, plain
from seabook.reference import topics
from seabook.typed import converter

VERSION = 1
FOLDER = ".seabook"
# The most letters of a nickname: as a file's name it grows to nine times as many.
_LONGEST = 20


@attrs.define(kw_only=True)
class _Kept:
    """A learner's file as it stands on disk."""

    version: int = VERSION
    lessons: dict[str, Progress] = attrs.field(factory=dict)


@attrs.define(kw_only=True)
class _Shared:
    """What holds for all pages of a folder: who sits there, the language, the teacher's switch."""

    version: int = VERSION
    learner: str = ""
    language: str = ""
    topic: str = ""


class Desk:
    """Where a learner sits. ``folder`` is that of the lessons, None where nothing is written.

    >>> desk = Desk(None)
    >>> desk.learner, desk.progress("endeavor/ship-open-occupy")
    ('', None)
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._shared = self._read(self._path("", "here"), _Shared) or _Shared()
        self._kept = _Kept()
        self._open()

    @classmethod
    def here(cls) -> Desk:
        """The desk of the folder of lessons that one is in, or one that keeps nothing."""
        at = Path.cwd().resolve()
        return cls(next((each for each in (at, *at.parents) if (each / RECORD).is_file()), None))

    # --- who one is

    @property
    def learner(self) -> str:
        """The nickname of who sits here; none for whoever wants none."""
        return self._shared.learner

    def sit(self, name: str) -> None:
        """Be somebody else: their progress is read, and kept from now on."""
        name = name.strip()
        if len(name) > _LONGEST or not name.isprintable():
            raise Complaint("complaint.nickname", given=name, most=_LONGEST)
        self._shared.learner = name
        self._write_shared()
        self._open()

    @property
    def learners(self) -> tuple[str, ...]:
        """All nicknames that have sat here."""
        return tuple(sorted(filter(None, self._names())))

    # --- how far one is

    def progress(self, lesson: str) -> Progress | None:
        """How far the learner is in a lesson, by its name; None where it was not begun."""
        return self._kept.lessons.get(lesson)

    def keep(self, progress: Progress) -> None:
        """Keep how far the learner is."""
        self._kept.lessons[progress.lesson] = progress
        self._write(self._path(self.learner), self._kept)

    # --- for all pages

    def follow(self) -> None:
        """Take up the language and the switch that are kept here."""
        if self._shared.language in words.CHOICES:
            words.language(self._shared.language)
        if self._shared.topic in topics.MODES:
            topics.topic(self._shared.topic)

    def remember(self) -> None:
        """Keep the language and the switch as they are now."""
        now = (words.language(), topics.topic())
        if (self._shared.language, self._shared.topic) != now:
            self._shared.language, self._shared.topic = now
            self._write_shared()

    # --- inside

    def _open(self) -> None:
        self._kept = self._read(self._path(self.learner), _Kept) or _Kept()

    def _write_shared(self) -> None:
        self._write(self._path("", "here"), self._shared)

    def _path(self, learner: str, kind: str = "") -> Path | None:
        if self.folder is None:
            return None
        name = f"learner-{quote(learner, safe='')}.json" if kind != "here" else "here.json"
        return self.folder / FOLDER / name

    def _names(self) -> Iterator[str]:
        if self.folder is not None:
            for path in (self.folder / FOLDER).glob("learner-*.json"):
                if ".damaged-" not in path.name:
                    yield unquote(path.stem.removeprefix("learner-"))

    def _read(self, path: Path | None, shape: type[Any]) -> Any:
        """What a file holds; one that is damaged, or of another version, is put aside."""
        if path is None or not path.exists():
            return None
        try:
            raw = json.loads(read_text(path))
            found = converter().structure(raw, shape)
        except (FileError, ValueError, RecursionError, cattrs.BaseValidationError, TypeError):
            found = None
        if found is not None and found.version == VERSION:
            return found
        path.replace(_free(path))
        return None

    def _write(self, path: Path | None, what: Any) -> None:
        if path is None:
            return
        try:
            path.parent.mkdir(exist_ok=True)
            write_whole(path, json.dumps(plain(what), ensure_ascii=False, indent=1) + "\n")
        except OSError:
            raise Complaint("complaint.write", given=path) from None


def _free(path: Path) -> Path:
    """A name that is free, beside a file that is put aside."""
    n = 1
    while (found := path.with_name(f"{path.stem}.damaged-{n}.json")).exists():
        n += 1
    return found
