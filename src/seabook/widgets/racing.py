"""What stands beside a race: what was tried and refused, the clock, the settings, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from markupsafe import Markup

from seabook.engine.ticks import Tried
from seabook.markup import fragment, tag
from seabook.widgets.dealing import who
from seabook.widgets.pad import button, row
from seabook.widgets.screen import NEXT
from seabook.words import Text, both, say

if TYPE_CHECKING:
    from seabook.widgets.race import Race

# Seconds between two ticks; untimed, the bots act after each action of yours.
PACES = {"untimed": 0.0, "slow": 3.0, "brisk": 1.0}
# How likely a bot is to act in a tick, and to recall a face that it has read.
SPEEDS = {"low": 0.3, "middle": 0.6, "high": 0.95}
MEMORIES = {"low": 0.3, "middle": 0.7, "high": 1.0}
_SHOWN = 7  # attempts that stand in sight


def told(race: Race) -> Markup:
    """Your own last attempt, with why not where it was refused; below it what the others tried."""
    if not race.begun:
        return tag("div", say("race.hint", who=race.seat).html("p"), class_="sb-said")
    if race.covered:
        return Markup()
    if race.frame is not None:
        return _frame(race)
    lines = [*_own(race), *_others(race)]
    if race.over:
        lines.insert(0, tag("p", say("race.over", n=race.ticks.tick).html(), class_="sb-head"))
    return tag("div", *lines, class_="sb-told")


def said(tried: Tried, seat: int) -> Text:
    """An attempt as a seat may read it: what it did, or why it was refused."""
    if tried.refused is not None or tried.action.kind.sealed:
        return tried.seen_by(seat)
    did = [event.seen_by(seat).sentence for event in tried.events]
    text = both(lambda lang: (" " * (lang == "en")).join(each.pick(lang) for each in did))
    return say("race.tick", n=tried.tick, text=text)


def _own(race: Race) -> Iterator[Markup]:
    last = next((each for each in reversed(race.attempts) if each.action.seat is race.seat), None)
    if last is not None:
        kind = "sb-was-right" if last.refused is None else "sb-was-wrong"
        yield tag("p", said(last, race.seat.i).html(), class_=f"sb-head {kind}")


def _others(race: Race) -> Iterator[Markup]:
    seen = [each for each in race.attempts if each.action.seat is not race.seat][-_SHOWN:]
    if seen:
        rows = (tag("li", said(each, race.seat.i).html()) for each in reversed(seen))
        yield tag("ul", *rows, class_="sb-others")


def _frame(race: Race) -> Markup:
    assert race.frame is not None
    tried, _ = race.frames[race.frame]
    number = say("race.frame", n=race.frame + 1, all=len(race.frames))
    text = said(tried, race.seat.i)
    return tag("div", tag("p", number.html(), class_="sb-head"), text.html("p"), class_="sb-told")


def controls(race: Race) -> Markup:
    """What can be pressed now; the keys stand beside the words."""
    if race.covered:
        return Markup()
    if race.frame is not None:
        return fragment(_replaying(race), row(button("deal:", say("race.again"))))
    if race.over:
        return _ended()
    return fragment(_clock(race), _settings(race))


def _clock(race: Race) -> Markup:
    if not race.begun:
        return row(button("start:", say("race.start"), kind=NEXT, key="s"))
    if race.pulse.running:
        return row(button("pause:", say("race.pause"), key="p"))
    if race.pace == "untimed" or len(race.people) > 1:
        return row(button("wait:", say("race.wait"), key="w"))
    return row(button("start:", say("race.on"), kind=NEXT, key="p"))


def _ended() -> Markup:
    return row(
        button("sail:", say("race.sail"), kind=NEXT),
        button("replay:0", say("race.replay")),
        button("deal:", say("race.again")),
    )


def _replaying(race: Race) -> Markup:
    assert race.frame is not None
    last = len(race.frames) - 1
    return row(
        button("replay:0", say("race.first"), enabled=race.frame > 0),
        button(f"replay:{race.frame - 1}", say("race.back"), enabled=race.frame > 0, key="b"),
        button(f"replay:{race.frame + 1}", say("race.next"), enabled=race.frame < last, key="n"),
        button(f"replay:{last}", say("race.last"), enabled=race.frame < last),
    )


def _settings(race: Race) -> Markup:
    """The pace, who plays, and how quick and mindful each bot is."""
    rows = [row(say("race.pace"), *_choices("pace", PACES, race.pace))]
    for seat in race.others:
        own = race.tempers.get(seat.code, {})
        for trait, values in (("speed", SPEEDS), ("memory", MEMORIES)):
            label = say(f"race.{trait}", who=seat)
            rows.append(
                row(label, *_choices(f"{seat.code}.{trait}", values, own.get(trait, "middle")))
            )
    if not race.begun:
        rows.append(who(race.ticks.table.game, race.wanted))
    return tag("details", tag("summary", say("race.settings")), *rows, open=not race.begun)


def _choices(what: str, values: dict[str, float], chosen: str) -> Iterator[Markup]:
    for name in values:
        yield button(f"set:{what}={name}", say(f"race.{name}"), pressed=name == chosen)
