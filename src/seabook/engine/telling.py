"""What a verdict says: yes or no, then why, what weighs most first, and no line twice.

The short form counts what goes beyond what people hold in mind; the verdict itself drops nothing,
and neither does the whole form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import attrs
from markupsafe import Markup

from seabook.engine.refusal import Refusal
from seabook.markup import fragment, listing, tag
from seabook.words import LANGUAGES, Text, bracketed, fitted, listed, say

if TYPE_CHECKING:
    from seabook.engine.verdict import Verdict

# More than so many ways and reasons nobody holds in mind; and more than there ever are.
_WAYS, _REASONS, _ALL = 3, 6, 10_000
# As many lines as are read at a glance, where fewer reasons make it so, but not too few; and the most.
_SHORT, _FEW, _LONG = 8, 3, 12
_INDENT = Text("  ", "  ")
_NEWLINE = Text("\n", "\n")


@attrs.frozen
class Item:
    """A sentence, and those that belong below it."""

    text: Text
    below: tuple[Text, ...] = ()


def lines(verdict: Verdict) -> Iterator[Text]:
    """The short answer as sentences."""
    yield _head(verdict)
    for item in _items(verdict, _REASONS):
        yield item.text
        yield from item.below


def text(verdict: Verdict) -> Text:
    """The short answer: six reasons, or as many as leave it short where its lines are folded."""
    for lines, fewest in ((_SHORT, _FEW), (_LONG, 1)):
        for most in range(_REASONS, fewest - 1, -1):
            told = _rows(verdict, most)
            if max(fitted(told).pick(lang).count("\n") for lang in LANGUAGES) < lines:
                return told
    return told


def whole(verdict: Verdict) -> Text:
    """The answer with every way, reason and event."""
    return _rows(verdict, _ALL)


def _rows(verdict: Verdict, most: int) -> Text:
    """A sentence a line, what belongs to one way set in below it."""
    told = _head(verdict)
    for item in _items(verdict, most):
        for row in (item.text, *(_INDENT + each for each in item.below)):
            told += _NEWLINE + row
    if rule := _decisive(verdict):
        told += _NEWLINE + say("verdict.read", rule=rule)
    return told


def _decisive(verdict: Verdict) -> str:
    """The rule to read first."""
    if verdict.legal:
        at_work = (rule for each in verdict.brings.changes for rule in each.rules)
        return next(iter((*at_work, *verdict.rules)), "")
    firm, ways, moment = _sorted(verdict)
    every = [*firm, *(why for _, new in ways for why in new), *moment]
    return every[0].rule if every else ""


def html(verdict: Verdict) -> Markup:
    """The short answer as HTML; what belongs to one way only stands below it."""
    rows = (
        fragment(item.text, listing(item.below)) if item.below else item.text
        for item in _items(verdict, _REASONS)
    )
    kind = "yes" if verdict.legal else "no"
    return tag("div", _head(verdict).html("p"), listing(rows), class_=f"sb-verdict sb-{kind}")


def _head(verdict: Verdict) -> Text:
    if verdict.legal:
        return say("verdict.yes", action=verdict.action.text) + bracketed(verdict.allowing)
    return say("verdict.no", action=verdict.action.text)


def _items(verdict: Verdict, most: int) -> Iterator[Item]:
    yield from _yes(verdict, most) if verdict.legal else _no(verdict, most)
    if verdict.notice:
        yield Item(verdict.notice)


def _yes(verdict: Verdict, most: int) -> Iterator[Item]:
    """How, what it gains, pays and loses; the events only where these say nothing, or in full."""
    ways = [way for way in verdict.ways if way.legal]
    whole, follows = most > _REASONS, ways[0].follows if ways else verdict.follows
    alike = all(way.follows.unpaid == follows.unpaid for way in ways)
    for way in ways if whole else ways[:_WAYS]:
        if way.way.steps:
            told = say("verdict.way", way=way.way.text)
            yield Item(told, () if len(ways) == 1 else tuple(way.follows.told(gains=not alike)))
    if len(ways) > _WAYS and not whole:
        yield Item(say("verdict.more-ways-open", n=len(ways) - _WAYS))
    if alike:
        yield from map(Item, follows.told(costs=len(ways) < 2))
    if whole or not (follows or ways):
        yield from (Item(event.text) for event in verdict.events)


def _no(verdict: Verdict, most: int) -> Iterator[Item]:
    """What holds in any case, then what each way adds, then what is only a matter of the moment."""
    whole = most > _REASONS
    firm, ways, moment = _sorted(verdict, whole)
    # One reason of the moment has its place, whatever else is told.
    left, kept = most - min(1, len(moment)), min(1, len(moment))
    told = firm[:left]
    yield from (Item(why.text) for why in told)
    left -= len(told)
    for way, new in ways if whole else _unlike(ways):
        if left:
            below = new[:left]
            yield _closed(way, below)
            told, left = [*told, *below], left - len(below)
    told += moment[: left + kept]
    yield from (Item(why.text) for why in moment[: left + kept])
    untold = [why for why in verdict.reasons if not any(map(why.alike, told))]
    if untold:
        yield Item(say("verdict.more-reasons", n=len(untold)))
    if verdict.missing:
        what = listed([gap.text for gap in verdict.missing], apart=True)
        yield Item(say("verdict.missing", what=what))
    if verdict.never:
        yield Item(say("verdict.never"))


def _closed(way: Text, reasons: list[Refusal]) -> Item:
    if len(reasons) == 1:
        return Item(say("verdict.way-closed", way=way, why=reasons[0].text))
    return Item(say("verdict.not-by", way=way), tuple(why.text for why in reasons))


Told = tuple[Text, list[Refusal]]


def _sorted(
    verdict: Verdict, whole: bool = False
) -> tuple[list[Refusal], list[Told], list[Refusal]]:
    """The reasons that hold in any case, those of each way, and those of the moment."""
    always = sorted(_always(verdict), key=lambda why: not why.never)
    firm = [why for why in always if why not in verdict.moment]
    moment = [why for why in always if why in verdict.moment]
    return firm, list(_new_in_each(verdict, always, whole)), moment


def _always(verdict: Verdict) -> list[Refusal]:
    """The reasons whatever the way: as the position stands, those that hold however far one goes."""
    shared = [
        why
        for why in verdict.anyway
        if verdict.ways and all(any(map(why.alike, way.refusals)) for way in verdict.ways)
    ]
    return [*verdict.refusals, *(why for why in shared if why not in verdict.refusals)]


def _new_in_each(verdict: Verdict, told: Iterable[Refusal], whole: bool) -> Iterator[Told]:
    """Each way that adds a reason not told before it, with these."""
    known = list(told)
    for n, way in enumerate(verdict.ways):
        new = [why for why in way.refusals if not any(map(why.alike, known))]
        if new:
            yield way.way.text, new
        elif n == 0 and not whole:
            return  # the nearest way lacks nothing else: what others lack does not matter
        known += new


def _unlike(ways: list[Told]) -> list[Told]:
    """Of the ways closed by the same rules the nearest one, and not more than one holds in mind."""
    found: dict[frozenset[tuple[str, str]], Told] = {}
    for way, new in ways:
        found.setdefault(frozenset((why.rule, why.slug) for why in new), (way, new))
    return list(found.values())[:_WAYS]
