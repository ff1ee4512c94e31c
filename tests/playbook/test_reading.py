"""Files of others in the form of the playbook: what is odd in them is told, and shortly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
import pytest

from seabook.playbook import PlaybookError, read_toml, structure
from seabook.words import Text


@attrs.frozen
class Shape:
    n: int = 0
    word: str = ""
    words: tuple[str, ...] = ()
    text: Text = Text("", "")
    anything: dict[str, Any] = attrs.field(factory=dict)


DEEP = "[" * 200 + "]" * 200


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ('n = "1"', "expected int @ mine.toml.n"),
        (f"n = 0x{'f' * 6000}", "expected int @ mine.toml.n"),
        (f"n = {'1' * 6000}", "integer string conversion"),
        (f"word = {DEEP}", "expected str @ mine.toml.word"),
        (f"word = [{'1,' * 100_000}]", "expected str @ mine.toml.word"),
        (r'word = "\u001b[2J"', "mine.toml.word"),
        (r'text = {zh_Hant = "\u202e", en = "a"}', "mine.toml.text"),
        ("text = {zh_Hant = 1, en = 2}", "mine.toml.text"),
        ('words = "E3.2b"', "mine.toml.words"),
        (f'words = "{"x" * 100_000}"', "mine.toml.words"),
        (f"words = [{'1,' * 10_000}]", "mine.toml.words[0]"),
        (f"anything.a.b = [0x{'f' * 6000}]", "mine.toml.anything['a']"),
        (r'anything.a = ["\u0007"]', "mine.toml.anything['a']"),
        (r'anything."\u0007" = 1', r"mine.toml.anything['\x07']"),
        (f'"{"k" * 100_000}" = 1', "kkk"),
        (f"anything.a = {'[' * 2000}", "nested too deeply"),
    ],
)
def test_what_is_odd_in_a_file_is_told_on_one_line(tmp_path: Path, written: str, told: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(written, encoding="utf-8")
    with pytest.raises(PlaybookError) as caught:
        structure(read_toml(file), Shape, file.name)
    assert told in str(caught.value)
    assert "mine.toml" in str(caught.value)
    assert len(str(caught.value)) < 1000 or "words = [" in written
    assert "\x1b" not in str(caught.value)


def test_what_is_right_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'n = -7\nword = "a"\nwords = ["b"]\ntext = {zh_Hant = "字\\n", en = "c\\n"}\n'
        "anything = {a = [1, true, 1.5], b = {c = 'd'}}\n",
        encoding="utf-8",
    )
    assert structure(read_toml(file), Shape, file.name) == Shape(
        -7, "a", ("b",), Text("字\n", "c\n"), {"a": [1, True, 1.5], "b": {"c": "d"}}
    )


def test_values_nested_deeper_than_can_be_read_are_told_too() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(PlaybookError, match="anything"):
        structure({"anything": {"a": deep}}, Shape, "mine.toml")
