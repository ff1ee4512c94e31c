"""Reading an action from text: notation, or the words that people use in either language."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

import attrs

from seabook.engine.action import Action, ActionSpace, Kind, Seat
from seabook.engine.errors import Complaint
from seabook.engine.naming import called
from seabook.engine.vocabulary import Vocabulary, seat_words, vocabulary
from seabook.words import Text, both, plain

# Beyond this no text names an action, and looking for what is near it would take long.
_LONGEST = 200
# How like a text what is offered for it must be, and by how much more than all else.
_NEAR, _CLEARLY = 0.72, 0.04
_EXAMPLES = 6


def _nothing() -> Sequence[Action]:
    return ()


@attrs.frozen
class Moment:
    """Where a text is read: ``own`` is meant where no seat is named, ``players`` sit at the table,
    and ``now()`` are the actions that are possible, for examples."""

    own: Seat | None = None
    players: int | None = None
    now: Callable[[], Sequence[Action]] = _nothing


ANYWHERE = Moment()


def parse(space: ActionSpace, text: str, moment: Moment = ANYWHERE) -> Action:
    """The action that a text means: ``red: ship CA``, ``紅方：航行到加勒比海``, ``ship to India``.

    Raises :class:`Complaint` when it means none: with the one action that is near it, in ``near``,
    or with the nearest known words.
    """
    if not isinstance(text, str):
        raise Complaint("complaint.not-text", given=type(text).__name__)
    if text in space.by_notation:
        return space.by_notation[text]
    seat, rest = _seat(space, unicodedata.normalize("NFKC", text[:_LONGEST]), moment)
    words, wanted = vocabulary(space, seat.i), plain(rest)
    if wanted in words.phrases:
        return words.phrases[wanted]
    for kind, tail in words.beginning(wanted):
        found = words.aimed(kind, tail)
        if found is not None:
            return found
    if loosely := words.loosely(wanted):
        loose, meant = loosely
        raise loose.complaint(rest.strip(), meant)
    raise _unknown(words, wanted, rest.strip(), moment)


def _seat(space: ActionSpace, text: str, moment: Moment) -> tuple[Seat, str]:
    """Who acts, and the rest of the text."""
    known, own = seat_words(space), moment.own
    before, colon, rest = text.partition(":")
    if colon and plain(before) in known:
        return known[plain(before)], rest
    # What is meant may have a colon of its own: 交易：非洲.
    if own is not None and (not colon or _means(space, own, text) or _kind(space, own, before)):
        return _named(space, text, own) or (own, text)
    if colon:
        names = [seat.name for seat in space.seats[: moment.players]]
        raise Complaint("complaint.seat", given=before.strip(), known=names)
    if (found := _named(space, text, None)) is not None:
        return found
    raise Complaint("complaint.no-colon", given=text.strip(), example=_example(space, moment))


def _named(space: ActionSpace, text: str, own: Seat | None) -> tuple[Seat, str] | None:
    """The seat whose name begins a text without a colon, and the action after it."""
    if own is not None and _means(space, own, text):
        return None
    known, wanted = seat_words(space), plain(text)
    for word in sorted(known, key=len, reverse=True):
        if wanted.startswith(word) and _means(space, known[word], wanted[len(word) :]):
            return known[word], wanted[len(word) :]
    return None


def _kind(space: ActionSpace, seat: Seat, text: str) -> bool:
    """Whether a text is the word of a kind of action, and no more."""
    return any(plain(text) == head for head, _ in vocabulary(space, seat.i).heads)


def _means(space: ActionSpace, seat: Seat, text: str) -> bool:
    """Whether a text begins like an action."""
    words, wanted = vocabulary(space, seat.i), plain(text)
    return wanted in words.phrases or any(
        words.aimed(kind, tail) for kind, tail in words.beginning(wanted)
    )


def _example(space: ActionSpace, moment: Moment) -> Text:
    """An action that is possible now, else the first that a text can name."""
    return next(iter(moment.now()), space.actions[0]).text


def _unknown(words: Vocabulary, wanted: str, given: str, moment: Moment) -> Complaint:
    """A complaint that offers what is near the text."""
    if best := _nearest(words, wanted):
        return Complaint("complaint.near", given=given, action=best.phrase, near=best)
    for kind, tail in words.beginning(wanted):
        if not kind.aims:
            continue
        near = _near_targets(words, kind, tail)
        if len(near) == 1:
            return Complaint("complaint.near", given=given, action=near[0].phrase, near=near[0])
        now = [action for action in moment.now() if action.kind is kind]
        known = [_target(each.target) for each in (near or now or words.rows[kind.code])]
        slug = "complaint.target" if tail else "complaint.no-target"
        return Complaint(slug, given=given, kind=kind.name, known=known[:_EXAMPLES])
    known = [kind.name for kind in words.space.kinds.values()]
    return Complaint("complaint.kind", given=given, known=known)


def _nearest(words: Vocabulary, wanted: str) -> Action | None:
    """The one action that is clearly nearest to a text."""
    known = {**words.phrases, **words.spoken}
    found = difflib.get_close_matches(wanted, known, 4, _NEAR)
    if not found:
        return None
    first = known[found[0]]
    others = [word for word in found[1:] if known[word] is not first]
    if others and _like(found[0], wanted) - _like(others[0], wanted) < _CLEARLY:
        return None
    return first


def _like(word: str, wanted: str) -> float:
    return difflib.SequenceMatcher(None, wanted, word).ratio()


def _near_targets(words: Vocabulary, kind: Kind, tail: str) -> list[Action]:
    """Actions of a kind whose target has a name near a word."""
    by_word = {plain(word): each for each in words.rows[kind.code] for word in called(each.target)}
    near = difflib.get_close_matches(tail, by_word, 3, 0.5)
    return list(dict.fromkeys(by_word[word] for word in near))


def _target(target: Any) -> Text:
    """A target by its name, with its code where the name has it not."""
    name, code = target.name, plain(target.code)
    brackets = {"zh_Hant": "{}（{}）", "en": "{} ({})"}
    return both(
        lambda lang: (
            name.pick(lang)
            if code in plain(name.pick(lang))
            else brackets[lang].format(name.pick(lang), target.code)
        )
    )
