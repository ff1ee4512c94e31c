"""Files of others in the form of the playbook: what is odd in them is told, and shortly."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

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
        ('n = "1"', "n: write a whole number, not “1”."),
        ("n = true", "n: write a whole number, not “True”."),
        (f"n = 0x{'f' * 6000}", "n: the number is too large: 0xfff"),
        (f"n = {'1' * 6000}", "often a number is too long"),
        ('n = 1\nword = "a', "Near line 2 it is not written as it should be"),
        ("word = 3", "word: write text in quotes, not “3”."),
        (f"word = {DEEP}", "word: write text in quotes"),
        (f"word = [{'1,' * 100_000}]", "word: write text in quotes"),
        (r'word = "\u001b[2J"', r"word: there are control characters in “\x1b[2J”."),
        (r'text = {zh_Hant = "\u202e", en = "a"}', "text: there are control characters"),
        ("text = {zh_Hant = 1, en = 2}", "text: write text in quotes, not “1”."),
        ('text = {zh_Hant = "字"}', "text: write a sentence for zh_Hant and one for en"),
        ('text = "hello"', "text: write a sentence for zh_Hant and one for en, not “hello”."),
        ('words = "E3.2b"', "words: write a row in square brackets, not “E3.2b”."),
        (f'words = "{"x" * 100_000}"', "words: write a row in square brackets"),
        (f"words = [{'1,' * 10_000}]", "words 1: write text in quotes, not “1”."),
        ("anything = 3", "anything: write a group in braces, not “3”."),
        (f"anything.a.b = [0x{'f' * 6000}]", "anything.a: the number is too large"),
        (r'anything.a = ["\u0007"]', r"anything.a: there are control characters in “\x07”."),
        (r'anything."\u0007" = 1', r"anything.\x07: there are control characters"),
        (f'"{"k" * 100_000}" = 1', "the file: “kkk"),
        ("wrods = []", "the file: “wrods” is not known; there are: n, word, words"),
        (f"anything.a = {'[' * 2000}", "nested too deeply"),
    ],
)
def test_what_is_odd_in_a_file_is_told_on_a_line(tmp_path: Path, written: str, told: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(written, encoding="utf-8")
    with pytest.raises(PlaybookError) as caught:
        structure(read_toml(file), Shape, file.name)
    head, *lines = caught.value.text.en.splitlines()
    assert "mine.toml" in head
    assert any(told in line for line in lines), lines
    assert len(lines) <= 13
    assert all(len(line) < 300 for line in lines)
    assert "\x1b" not in str(caught.value)
    assert caught.value.text.zh_Hant.splitlines()[0].startswith("檔案「mine.toml」有")


@attrs.frozen
class Row:
    id: str
    way: Literal["one", "two"] = "one"
    maybe: Text | None = None


@attrs.frozen
class Rows:
    row: tuple[Row, ...]


def test_a_teacher_is_told_which_what_and_what_to_write_a_line_each() -> None:
    raw = {
        "row": [
            {"way": "one"},
            {"id": "closed", "way": "three", "maybe": "hello"},
            {"id": "open", "wya": "two"},
        ]
    }
    with pytest.raises(PlaybookError) as caught:
        structure(raw, Rows, "mine.toml")
    assert caught.value.text.en.splitlines() == [
        "4 things to change in the file “mine.toml”:",
        "row 1: “id” is missing.",
        "row 2 (closed), way: write one of these: one, two; not “three”.",
        "row 2 (closed), maybe: write a sentence for zh_Hant and one for en, not “hello”.",
        "row 3 (open): “wya” is not known; there are: id, way, maybe.",
    ]
    assert caught.value.text.zh_Hant.splitlines() == [
        "檔案「mine.toml」有4處要改：",
        "第1個row：少了「id」。",
        "第2個row（closed）的way：要寫其中一個：one、two，不是「three」。",
        "第2個row（closed）的maybe：要寫zh_Hant與en兩句，不是「hello」。",
        "第3個row（open）：不認得「wya」；可以寫：id、way、maybe。",
    ]


def test_of_many_places_the_first_are_told_and_the_rest_counted() -> None:
    with pytest.raises(PlaybookError) as caught:
        structure({"row": [{}] * 40}, Rows, "mine.toml")
    head, *lines, rest = caught.value.text.en.splitlines()
    assert (head[:2], len(lines), rest) == ("40", 12, "And 28 more.")


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
