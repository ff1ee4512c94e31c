"""The board widget: what the browser sends, what is sent to it, what is saved."""

import gc
import weakref
from typing import Any

import pytest

import seabook
from seabook import words
from seabook.widgets import SvgBoard, TableBoard

SVG = '<svg xmlns="http://www.w3.org/2000/svg"><g data-id="a" aria-label="A"/></svg>'


def table() -> Any:
    return seabook.game("endeavor").table(players=3, seed=7)


def test_each_choice_calls_back_even_the_same_twice() -> None:
    board, got = SvgBoard(svg=SVG), []
    board.on_activate(got.append)
    board.activate("a")
    board.activate("a")
    # the very message of the browser
    state = {"clicked": "b", "click_count": 3}
    data = {"method": "update", "buffer_paths": [], "state": state}
    board._handle_msg({"content": {"data": data}, "buffers": []})
    assert got == ["a", "a", "b"]
    board.close()


def test_an_error_in_a_callback_is_not_swallowed() -> None:
    board = SvgBoard(svg=SVG)
    board.on_activate(lambda _: 1 / 0)  # type: ignore[arg-type, return-value]
    with pytest.raises(ZeroDivisionError):
        board.activate("a")
    board.close()


def test_what_is_saved_says_the_same() -> None:
    board = TableBoard(table(), seat=0)
    data, _ = board._repr_mimebundle_()
    assert data["image/svg+xml"] == board.still()
    assert 'lang="zh-Hant"' in data["image/svg+xml"]
    assert 'lang="en"' in data["image/svg+xml"]
    assert "■ Europe" in data["text/plain"]
    assert "■歐洲" in data["text/plain"]
    other = TableBoard(table())
    assert repr(board) == repr(other) == "<board of <endeavor after 0 decisions>>"
    board.close()
    other.close()


def test_it_follows_the_language_until_closed() -> None:
    board = TableBoard(table())
    seen = {}
    for code in ("zh_Hant", "en", "both"):
        words.language(code)
        seen[code] = (board.svg, board.lang, board.label)
    assert [seen[code][1] for code in seen] == ["zh-Hant", "en", ""]
    assert "Endeavor" in seen["en"][2]
    assert "奮進號" in seen["zh_Hant"][2]
    board.close()
    words.language("en")
    assert board.svg == seen["both"][0]


def test_a_redraw_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    board = TableBoard(table())
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(board, "_send", lambda msg, buffers=None: sent.append(msg))
    words.language("en")
    assert [sorted(msg["state"]) for msg in sent] == [["label", "lang", "svg"]]
    board.close()


@pytest.mark.parametrize("make", [lambda: SvgBoard(svg=SVG), lambda: TableBoard(table())])
def test_a_closed_board_is_freed(make: Any) -> None:
    board = make()
    gone = weakref.ref(board)
    board.close()
    del board
    gc.collect()
    assert gone() is None
