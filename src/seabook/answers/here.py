"""A question about a position, answered by the engine from what the asker may know.

``why can't I attack here?``, ``what can I do now?``, ``what would acting with 4 cost me?``, ``who gets the
Governor if I ship?``, ``which of my ships will sink?``
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import attrs

from seabook.answers.answer import Answer, Told
from seabook.answers.asking import ask, readable
from seabook.answers.judging import open_ended
from seabook.answers.naming import Named, naming
from seabook.answers.tokens import said, tokens
from seabook.engine import Action, Event, SeatTable, Verdict
from seabook.words import Text, folded, say

# What asks for all that may be done now.
_NOW = re.compile(
    folded(
        "(现在|目前|这时|轮到我).{0,6}(能|可以|可).{0,3}(做|干).{0,2}(什么|啥|哪)|(可以|能)做(什么|哪些)"
    )
    + r"|what (can|may|could) i do\b|\bmy options\b|what are my (choices|moves)"
)
# What asks for what is to come.
_TO_COME = re.compile(folded("会|将|快要|下一") + r"|\b(will|going to|about to|next)\b")
# So many actions are asked for where the question does not say at what, and so many are told.
_ASKED, _TOLD = 30, 6


@attrs.frozen(kw_only=True, repr=False)
class Here(Told):
    """What is answered about a position. ``ruled`` is the verdict on the action that was understood,
    ``doable`` what may be done of what was asked for, ``waits`` who decides where nothing can be done,
    ``ahead`` what is to come; where the position says nothing of it, ``general`` is the answer of the rules."""

    question: str
    seat: Text
    understood: Action | None = None
    ruled: Verdict | None = None
    doable: tuple[Action, ...] = ()
    ahead: tuple[Event, ...] = ()
    waits: tuple[Text, ...] | None = None
    general: Answer | None = None

    @property
    def texts(self) -> tuple[Text, ...]:
        """All of it in order, a sentence each."""
        return tuple(self._texts())

    def _texts(self) -> Iterator[Text]:
        if self.understood is not None:
            yield say("answer.here.understood", title=self.understood.text)
        if self.ruled is not None:
            yield from self.ruled.lines
        if self.doable:
            yield say("answer.here.doable", n=len(self.doable))
            yield from (each.text for each in self.doable[:_TOLD])
            if len(self.doable) > _TOLD:
                yield say("answer.here.more", n=len(self.doable) - _TOLD)
        elif self.waits is not None:
            yield say("answer.here.waits", who=list(self.waits) or "–")
        yield from (each.text for each in self.ahead)
        if self.general is not None:
            yield from self.general.texts

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data, for programs."""
        return {
            "question": self.question,
            "action": self.understood.notation if self.understood else None,
            "legal": self.ruled.legal if self.ruled is not None else None,
            "rules": list(self.ruled.rules) if self.ruled is not None else [],
            "reasons": [f"{why.rule} {why.slug}" for why in self.ruled.reasons]
            if self.ruled
            else [],
            "doable": [each.notation for each in self.doable],
            "ahead": [f"{each.rule} {each.slug}" for each in self.ahead],
            "general": self.general.data if self.general else None,
        }

    @property
    def sign(self) -> str:
        """Yes or no, where an action was understood."""
        return "text" if self.ruled is None else "yes" if self.ruled.legal else "no"


def ask_here(question: str, seat: SeatTable[Any]) -> Here:
    """Answer a question about a position from a seat; what no position says, by the rules alone.

    >>> from seabook.proof.scenarios import opened, scenarios
    >>> seat = opened(scenarios("endeavor")["occupy-na-closed"]).seat("red")
    >>> ask_here("can I plant a flag in New Orleans?", seat).ruled.legal
    False
    """
    text = readable(question)
    code, mine = seat.table.game.code, seat.seat.name
    may = tuple(seat.actions())
    named = naming(code).find(text, {each.kind.code for each in may})
    if _NOW.search(folded(text)) and (named is None or not named.aimed):
        return Here(question=text, seat=mine, doable=may, waits=() if may else _deciding(seat))
    ahead = _foretold(text, seat)
    if named is None:
        if ahead:
            return Here(question=text, seat=mine, ahead=ahead)
        return Here(question=text, seat=mine, general=ask(text, code))
    return _asked(Here(question=text, seat=mine, ahead=ahead), named, seat)


def _deciding(seat: SeatTable[Any]) -> tuple[Text, ...]:
    """Who decides now."""
    game = seat.table.game
    return tuple(game.seats[each.seat].name for each in game.waits_for(seat.imagined))


def _asked(here: Here, named: Named, seat: SeatTable[Any]) -> Here:
    """The verdicts on what was named: the possible ones where it is not said at what, else the one that
    lacks least."""
    verdicts = [seat.check(f"{seat.seat.code}: {action}") for action in named.actions[:_ASKED]]
    legal = [each for each in verdicts if each.legal]
    if legal and not named.aimed and (len(legal) > 1 or open_ended(here.question)):
        return attrs.evolve(here, doable=tuple(each.action for each in legal))
    best = legal[0] if legal else min(verdicts, key=lambda each: len(each.reasons))
    return attrs.evolve(here, understood=best.action, ruled=best)


def _foretold(text: str, seat: SeatTable[Any]) -> tuple[Event, ...]:
    """What is to come of what the question speaks of."""
    asked = said(tokens(text, seat.table.game.code))
    lang = "zh_Hant" if re.search(r"[\u3400-\u9fff]", text) else "en"
    code = seat.table.game.code
    told = [
        (each, asked & said(tokens(f"{each.text.pick(lang)} {_words(each)}", code)))
        for each in seat.forecast()
    ]
    # A word that all of them have tells nothing apart.
    known = Counter(word for _, words in told for word in words)
    scores = [sum(1 / known[word] for word in words) for _, words in told]
    most = max(scores, default=0.0)
    enough = 1 if _TO_COME.search(folded(text)) else 2
    return tuple(
        each
        for (each, words), score in zip(told, scores, strict=True)
        if score == most and len(words) >= enough
    )


def _words(event: Event) -> str:
    """What an event is about, in the words of its slug: a ship that leaves the game sinks."""
    return event.slug.rpartition(".")[2].replace("-", " ")
