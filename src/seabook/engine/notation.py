"""Reading an action from text: notation, or the glossary's words in either language."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from seabook.engine.action import Action, ActionSpace, Kind
from seabook.engine.errors import Complaint
from seabook.words import Text, glossary


def parse(space: ActionSpace, text: str) -> Action:
    """The action that a text means: ``red: ship CA`` or ``紅：航行加勒比海``.

    Raises :class:`Complaint` with the nearest known words when it means none.
    """
    if not isinstance(text, str):
        raise Complaint("complaint.not-text", given=type(text).__name__)
    if text in space.by_notation:
        return space.by_notation[text]
    seat_text, colon, rest = text.replace("：", ":").partition(":")
    if not colon:
        raise Complaint("complaint.no-colon", given=text.strip(), example=space.actions[0].notation)
    seats = {_plain(word): seat for seat in space.seats for word in _words(seat)}
    seat = seats.get(_plain(seat_text))
    if seat is None:
        raise Complaint(
            "complaint.seat", given=seat_text.strip(), known=[s.code for s in space.seats]
        )
    wanted = _plain(rest)
    if wanted in (shown := _phrases(space, seat.i)):
        return shown[wanted]
    for kind, tail in _kinds(space, wanted):
        for action in space.by_kind[seat.i][kind.code]:
            if any(_plain(word) == tail for word in _words(action.target)):
                return action
    raise _unknown(space, wanted, rest.strip())


@cache
def _phrases(space: ActionSpace, seat: int) -> dict[str, Action]:
    """The actions of a seat by the words in which a list of choices shows them."""
    return {
        _plain(word): action
        for row in space.by_kind[seat].values()
        for action in row
        for word in (action.phrase.zh_Hant, action.phrase.en)
    }


def _plain(text: str) -> str:
    """Letters and digits only, in lower case: spaces and punctuation do not matter."""
    return re.sub(r"[^\w]|_", "", text).lower()


def _words(thing: Any) -> Iterator[str]:
    """All texts that mean a seat or a target; nothing at all means no target."""
    if thing is None:
        yield ""
        return
    yield thing.code
    name: Text = thing.name
    yield from (name.zh_Hant, name.en)
    yield from getattr(thing, "aliases", ())
    for term in glossary().values():
        if term.name == name:
            yield from term.words


def _kinds(space: ActionSpace, wanted: str) -> Iterator[tuple[Kind, str]]:
    """Each kind whose word begins the text, the longest word first, with what follows it."""
    heads = [
        (_plain(word), kind)
        for kind in space.kinds.values()
        for word in (kind.code, kind.name.zh_Hant, kind.name.en)
    ]
    for head, kind in sorted(heads, key=lambda pair: -len(pair[0])):
        if wanted.startswith(head):
            yield kind, wanted[len(head) :]


def _unknown(space: ActionSpace, wanted: str, given: str) -> Complaint:
    """A complaint that names what is known near the text."""
    for kind, tail in _kinds(space, wanted):
        codes = [action.target.code for action in space.by_kind[0][kind.code] if action.target]
        if not codes:
            continue
        near = _near(tail, codes) or codes[:8]
        return Complaint("complaint.target", given=given, kind=kind.name, known=near)
    verbs = [kind.code for kind in space.kinds.values()]
    return Complaint("complaint.kind", given=given, known=_near(wanted, verbs) or verbs)


def _near(word: str, codes: Iterable[str]) -> list[str]:
    by_plain = {_plain(code): code for code in codes}
    return [by_plain[match] for match in difflib.get_close_matches(word, by_plain, 3, 0.5)]
