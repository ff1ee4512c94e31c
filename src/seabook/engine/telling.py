"""What a verdict says: yes or no, then why, what weighs most first, and no line twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import attrs
from markupsafe import Markup

from seabook.engine.refusal import Refusal
from seabook.markup import fragment, listing, tag
from seabook.words import Text, bracketed, listed, say

if TYPE_CHECKING:
    from seabook.engine.verdict import Verdict

# More than so many ways and reasons nobody holds in mind: the rest is counted.
_WAYS, _REASONS = 3, 6


@attrs.frozen
class Item:
    """A sentence, and those that belong below it."""

    text: Text
    below: tuple[Text, ...] = ()


def lines(verdict: Verdict) -> Iterator[Text]:
    """The answer as sentences, one a line."""
    yield _head(verdict)
    for item in _items(verdict):
        yield item.text
        yield from item.below


def html(verdict: Verdict) -> Markup:
    """The answer as HTML; what belongs to one way only stands below it."""
    rows = (
        fragment(item.text, listing(item.below)) if item.below else item.text
        for item in _items(verdict)
    )
    kind = "yes" if verdict.legal else "no"
    return tag("div", _head(verdict).html("p"), listing(rows), class_=f"sb-verdict sb-{kind}")


def _head(verdict: Verdict) -> Text:
    if verdict.legal:
        return say("verdict.yes", action=verdict.action.text) + bracketed(verdict.grants)
    return say("verdict.no", action=verdict.action.text)


def _items(verdict: Verdict) -> Iterator[Item]:
    yield from map(Item, _yes(verdict)) if verdict.legal else _no(verdict)
    if verdict.notice:
        yield Item(verdict.notice)


def _yes(verdict: Verdict) -> Iterator[Text]:
    for way in verdict.ways:
        if way.legal:
            yield say(f"verdict.way.{verdict.costs}", way=way.way.text, n=way.paid)
    if verdict.events and verdict.paid:
        yield say(f"verdict.costs.{verdict.costs}", n=verdict.paid)
    yield from (event.text for event in verdict.events)


def _no(verdict: Verdict) -> Iterator[Item]:
    """What holds in any case, then what each way adds, then what is only a matter of the moment."""
    always = _always(verdict)
    firm = [why for why in always if why not in verdict.moment]
    yield from _reasons(firm)
    ways = list(_new_in_each(verdict, always))
    for way, new in ways[:_WAYS]:
        yield Item(say("verdict.not-by", way=way), tuple(each.text for each in _reasons(new)))
    if len(ways) > _WAYS:
        yield Item(say("verdict.more-ways", n=len(ways) - _WAYS))
    yield from _reasons([why for why in always if why in verdict.moment])
    if verdict.missing:
        what = listed([gap.text for gap in verdict.missing], apart=True)
        yield Item(say("verdict.missing", what=what))


def _always(verdict: Verdict) -> list[Refusal]:
    """The reasons whatever the way: those of the position as it stands that all ways share, and
    where nothing is to be done before, those of the action itself."""
    first, *others = verdict.ways or (None,)
    if first is None or (first.way.steps and not others):
        return [*verdict.refusals]
    shared = [
        why
        for why in first.refusals
        if (why in verdict.anyway or not first.way.steps)
        and all(why in way.refusals for way in others)
    ]
    return [*verdict.refusals, *(why for why in shared if why not in verdict.refusals)]


def _new_in_each(verdict: Verdict, told: Iterable[Refusal]) -> Iterator[tuple[Text, list[Refusal]]]:
    """Each way that adds a reason not told before it, with these; none where the nearest adds none."""
    known = list(told)
    if verdict.ways and all(why in known for why in verdict.ways[0].refusals):
        return
    for way in verdict.ways:
        new = [why for why in way.refusals if why not in known]
        if new:
            yield way.way.text, new
        known += new


def _reasons(refusals: list[Refusal]) -> Iterator[Item]:
    yield from (Item(why.text) for why in refusals[:_REASONS])
    if len(refusals) > _REASONS:
        yield Item(say("verdict.more-reasons", n=len(refusals) - _REASONS))
