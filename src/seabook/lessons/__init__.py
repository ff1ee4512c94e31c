"""Lessons as data: read from their files, walked step by step, checked in plain words."""

from seabook.lessons.desk import Desk
from seabook.lessons.file import Lesson, Step
from seabook.lessons.progress import Progress
from seabook.lessons.shelf import every, lesson, lessons, read_file, stories
from seabook.lessons.told import Told
from seabook.lessons.walk import Walk

__all__ = [
    "Desk",
    "Lesson",
    "Progress",
    "Step",
    "Told",
    "Walk",
    "every",
    "lesson",
    "lessons",
    "read_file",
    "stories",
]
