"""Widgets without a kernel: errors are seen, and none outlives its test."""

from collections.abc import Iterator
from typing import Any

import ipywidgets
import pytest
from ipywidgets.widgets.widget import CallbackDispatcher, _instances

from seabook import words
from seabook.widgets import Pad, SvgBoard


@pytest.fixture(autouse=True)
def errors_are_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """ipywidgets only logs what an ``on_click`` callback raises."""

    def call(self: Any, *args: Any, **given: Any) -> None:
        for callback in self.callbacks:
            callback(*args, **given)

    monkeypatch.setattr(CallbackDispatcher, "__call__", call)


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Each test closes what it opens: then nobody listens for the language any more."""
    before = len(words.languages._listeners)
    start = words.language()
    yield
    words.language(start)
    left = [repr(each)[:80] for each in _instances.values() if isinstance(each, Pad | SvgBoard)]
    ipywidgets.Widget.close_all()
    assert left == []
    assert len(words.languages._listeners) == before
