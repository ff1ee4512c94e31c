"""What stands on the stage besides the board: head, text, question, answer, foot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from markupsafe import Markup

from seabook.engine import Verdict
from seabook.engine.ending import standings
from seabook.lessons import Told
from seabook.lessons.check import minutes
from seabook.lessons.pages import after
from seabook.markup import fragment, listing, tag
from seabook.proof.golden import replayed
from seabook.reference import topics
from seabook.widgets import screen
from seabook.widgets.pad import button, named, pressable, row
from seabook.widgets.screen import HOME, NEXT, heard, rules_row
from seabook.widgets.topic import discussed
from seabook.words import Text, say

if TYPE_CHECKING:
    from seabook.widgets.stage import Stage

_FEW = 6  # things that others did which stand open


def head(stage: Stage) -> Markup:
    """One quiet line: home, the lesson and its step, how far one has come."""
    walk = stage.walk
    number = say("stage.number", n=walk.number, all=len(walk.steps))
    title = tag("span", walk.lesson.title.html(), class_="sb-lesson")
    where = tag("span", number.html(), class_="sb-where") if stage.begun and not stage.over else ""
    now = walk.number if stage.begun and not stage.over else 0
    dots = screen.dots(_steps(stage), now, heard("stage.steps"))
    return screen.head(title, where, dots, asks=stage.begun and not stage.over)


def _steps(stage: Stage) -> Iterator[tuple[Text, str]]:
    """What each step is called, and how it went."""
    for n, step in enumerate(stage.walk.steps, 1):
        record = stage.walk.records[step.id]
        kind = "sb-right" if record.right else "sb-done" if record.done else ""
        yield say("stage.dot", n=n, title=step.title), kind


def side(stage: Stage) -> Markup:
    """What the step says and asks."""
    if not stage.begun:
        return opening(stage)
    if stage.over:
        return ending(stage)
    walk, step = stage.walk, stage.walk.step
    said = tag("div", tag("h2", step.title.html()), walk.text.html("p"), class_="sb-said")
    return fragment(said, tag("div", *_asked(stage), class_="sb-asked"))


def opening(stage: Stage) -> Markup:
    """Who one is, what one wants, how long it takes."""
    found = stage.walk.lesson
    takes = say("stage.takes", n=minutes(found), steps=len(stage.walk.steps))
    return tag(
        "div",
        tag("h2", found.title.html()),
        found.who.html("p"),
        takes.html("p"),
        tag("p", topics.note(found.game).html(), class_="sb-note") if _sensitive(stage) else "",
        row(button("begin:", say("stage.begin"), kind=NEXT)),
        class_="sb-said",
    )


def ending(stage: Stage) -> Markup:
    """What one can do now, and how it went."""
    records = stage.walk.records.values()
    right = sum(record.right for record in records)
    done = sum(record.done for record in records)
    return tag(
        "div",
        tag("h2", say("stage.over").html()),
        say(
            "story.score" if stage.walk.lesson.story else "stage.score",
            right=right,
            done=done,
            all=len(records),
        ).html("p"),
        *_final(stage),
        say("walk.can").html("p"),
        listing(each.html() for each in stage.walk.lesson.can),
        discussed(stage.walk.lesson.game) if _sensitive(stage) else "",
        class_="sb-said",
    )


def _final(stage: Stage) -> Iterator[Markup]:
    """How the game ended that was told."""
    if stage.walk.lesson.story:
        ended = replayed(stage.walk.lesson.game)
        each = (
            say(f"play.total.{ended.game.code}", place=n, who=seat, n=total)
            for n, seat, total in standings(ended)
        )
        yield listing(one.html() for one in each)


def _sensitive(stage: Stage) -> bool:
    """Whether the lesson speaks of a hard topic that is not left out now."""
    return topics.topic() != "omit" and any(map(topics.noted, stage.walk.lesson.rules))


def _asked(stage: Stage) -> Iterator[Markup]:
    walk, step = stage.walk, stage.walk.step
    if step.asks is None:
        yield rules_row(step.rules)
        return
    yield tag("h3", step.asks.html())
    if step.choose is not None:
        chosen = walk.record.chosen if walk.record.done else ""
        yield row(
            *(
                button(f"choose:{each.id}", text, pressed=each.id == chosen, kind="sb-choose")
                for each, text in walk.choices
            )
        )
    elif step.do is not None and not walk.record.done:
        yield _beside_the_board(stage)


def _beside_the_board(stage: Stage) -> Markup:
    """What may be done now and does not stand on the board."""
    walk = stage.walk
    asked = stage.verdict.action if stage.verdict else None
    onward = walk.onward if stage.helped else ""
    drawn = {*stage.board.controls}
    others = [
        button(
            f"ask:{each.notation}",
            each.phrase,
            pressed=each is asked,
            # Once asked for, to play it comes next.
            kind=NEXT if each.notation == onward and each is not asked else "sb-choice",
        )
        for each in walk.table.seat(walk.seat).actions()
        if each.choice not in drawn
    ]
    return row(say("stage.also"), *others) if others else Markup()


def answer(stage: Stage) -> Markup:
    """What was said last, at the place where one looks."""
    if not stage.begun or stage.over:
        return Markup()
    if stage.verdict is not None:
        return tag("div", *_asked_for(stage, stage.verdict), class_="sb-told")
    if stage.told is not None:
        return tag("div", *_told_parts(stage.told), class_="sb-told")
    return Markup()


def _asked_for(stage: Stage, verdict: Verdict) -> Iterator[Markup]:
    if not verdict.legal:
        yield verdict._repr_html_()
    else:
        yield tag("p", say("stage.would", what=verdict.action.phrase).html(), class_="sb-head")
        yield listing(verdict.lines[1:])
        if not stage.walk.record.done:
            yield row(button("play:", say("panel.play"), kind=NEXT))
    yield rules_row(verdict.rules)


def _told_parts(told: Told) -> Iterator[Markup]:
    sign = {True: "sb-was-right", False: "sb-was-wrong", None: "sb-was"}[told.right]
    yield tag("p", told.head.html(), class_=f"sb-head {sign}")
    if told.because is not None:
        yield told.because.html("p")
    if told.lines:
        yield listing(told.lines)
    elif told.verdict is not None and not told.verdict.legal:
        reasons = listing(why.text for why in told.verdict.reasons)
        yield reasons if told.right else told.verdict._repr_html_()
    if told.tell is not None:
        yield tag("p", told.tell.html(), class_="sb-tell")
    if told.replies:
        yield _of_others(told)
    if told.right is not None or told.done:
        yield rules_row(told.rules)


def _of_others(told: Told) -> Markup:
    """What the others did meanwhile; folded away where it is much, such as the end of a round."""
    said = tag(
        "p",
        say("stage.others"),
        *(tag("span", each.html()) for each in told.replies),
        class_="sb-others",
    )
    if len(told.replies) <= _FEW:
        return said
    return tag("details", tag("summary", say("free.events", n=len(told.replies))), said)


def foot(stage: Stage) -> Markup:
    """Back, what helps, and on: the next thing to press is the only strong one."""
    walk, step = stage.walk, stage.walk.step
    back = button("back:", say("stage.back"), enabled=stage.begun)
    if not stage.begun:
        return fragment(back, tag("span"), button("begin:", say("stage.begin"), kind=NEXT))
    if stage.over:
        return fragment(back, tag("span"), *_onward(stage))
    helps = [*_helps(stage)] if step.kind in ("do", "find") else []
    if walk.watching:
        on = button("watch:", say("stage.on" if step.told else "stage.watch"), kind=NEXT)
        helps = [button("next:", say("stage.turn"), kind="sb-quiet")] if step.told else []
    else:
        done = walk.record.done or step.kind == "read"
        on = button("next:", say("stage.next" if done else "stage.skip"), kind=NEXT if done else "")
    return fragment(back, tag("span", *helps, class_="sb-row"), on)


def _helps(stage: Stage) -> Iterator[Markup]:
    """A hint, undo, again: one of them is the next to press where nothing else leads on."""
    walk, step = stage.walk, stage.walk.step
    done, moved = walk.record.done, walk.undoable
    astray = moved and not done and (walk.stuck or (stage.helped and not walk.onward))
    tried = walk.record.tries or stage.told is not None
    nowhere = tried if step.kind == "find" else "may" not in stage.board.marks.values()
    if not done:
        asked = stage.verdict is not None and stage.verdict.legal  # to be played, or not
        invites = nowhere and not (astray or asked or stage.helped)
        yield button("hint:", say("stage.hint"), kind=NEXT if invites else "sb-quiet")
    if moved:
        yield button("undo:", say("panel.undo"), kind="sb-quiet")
        yield button("again:", say("stage.again"), kind=NEXT if astray else "sb-quiet")


def _onward(stage: Stage) -> Iterator[Markup]:
    """After the end: home, or the next lesson."""
    following = after(stage.walk.lesson.name)
    ways = [("home", say("stage.home"), HOME)]
    if following is not None:
        ways.append(("after", say("stage.after", title=following.title), following.path))
    for n, (data_id, text, path) in enumerate(ways, 1):
        kind = NEXT if n == len(ways) else None
        yield pressable(named(text), data_id=data_id, data_open=path, class_=kind)
