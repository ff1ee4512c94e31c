"""An answer to a question in words: the verdict of the engine, the rules, a live example; never made up."""

from __future__ import annotations

from typing import Any, Literal

import attrs
from markupsafe import Markup

from seabook.engine import Verdict
from seabook.markup import lines, listing, tag
from seabook.playbook import rules
from seabook.proof.scenarios import Scenario
from seabook.words import Text, say

Kind = Literal["yes", "no", "value", "depends", "text"]
# Why no rules say it, by the kind of what is asked.
_VAIN = {
    "strategy": "answer.vain.strategy",
    "shop": "answer.vain.shop",
    "others": "answer.vain.others",
    "unheard": "answer.vain.unheard",
    "chat": "answer.vain.chat",
}


class Told:
    """Sentences in order, the answer first; they show themselves as text and in a notebook."""

    __slots__ = ()

    @property
    def texts(self) -> tuple[Text, ...]:
        """All of it in order, a sentence each."""
        raise NotImplementedError

    @property
    def sign(self) -> str:
        """Yes or no, where it states one."""
        raise NotImplementedError

    def __str__(self) -> str:
        return "\n".join(text.show() for text in self.texts)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> Markup:
        head, *rest = self.texts
        return tag("div", head.html("p"), listing(rest), class_=f"sb-verdict sb-{self.sign}")


@attrs.frozen(kw_only=True, repr=False)
class Answer(Told):
    """What is answered. ``verdict`` is what the engine has just given for ``scenario`` (``text``: the
    rule's own words answer); None, with ``declined``, where the rules do not say, and ``vain`` why not.

    ``understood`` is the question that it was taken for, ``near`` what else it may have been; ``rules``
    are cited in the order of their weight.
    """

    game: str
    question: str
    verdict: Kind | None
    value: Any = None
    understood: Text | None = None
    put_right: Text | None = None
    rules: tuple[str, ...] = ()
    scenario: Scenario | None = None
    ruled: Verdict | None = None
    near: tuple[Text, ...] = ()
    vain: str = ""

    @property
    def declined(self) -> bool:
        """Whether the rules do not say."""
        return self.verdict is None

    @property
    def said(self) -> Text:
        """The answer in a sentence: yes, no, the value, or that the rules say what follows, or nothing."""
        if self.declined:
            return say("answer.declined")
        return say(f"answer.{self.verdict}", value=_shown(self.value))

    @property
    def why_not(self) -> Text:
        """Why no rules say it."""
        return say(_VAIN.get(self.vain, _VAIN["unheard"]))

    @property
    def texts(self) -> tuple[Text, ...]:
        """All of it in order: the answer, how the question was understood, the rules, the example."""
        return tuple(self._texts())

    def _texts(self) -> list[Text]:
        if self.declined:
            near = [say("answer.near", title=text) for text in self.near[:1]]
            near += (
                say("answer.rule", rule=each, text=rules(self.game)[each].text)
                for each in self.rules[:1]
            )
            return [self.said, self.why_not, *near]
        found = [*([self.put_right] if self.put_right else []), self.said]
        if self.understood is not None:
            found.append(say("answer.understood", title=self.understood))
        known = rules(self.game)
        found += (say("answer.rule", rule=each, text=known[each].text) for each in self.rules[:3])
        if self.ruled is not None and self.scenario is not None:
            found.append(say("answer.example", title=self.scenario.title))
            found += self.ruled.lines
        found += (say("answer.near", title=text) for text in self.near[:2])
        return found

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data, for programs."""
        return {
            "game": self.game,
            "question": self.question,
            "verdict": self.verdict,
            "value": self.value,
            "rules": list(self.rules),
            "declined": self.declined,
            "understood": _both(self.understood),
            "scenario": self.scenario.id if self.scenario else None,
            "reasons": [f"{why.rule} {why.slug}" for why in self.ruled.reasons]
            if self.ruled is not None
            else [],
        }

    @property
    def sign(self) -> str:
        """Yes or no, where it states one."""
        return self.verdict if self.verdict in ("yes", "no") else "text"


def _both(text: Text | None) -> dict[str, str] | None:
    return {"zh_Hant": text.zh_Hant, "en": text.en} if text is not None else None


def _shown(value: Any) -> Any:
    """A value as a sentence shows it."""
    if isinstance(value, list | tuple):
        return [_shown(each) for each in value] or "–"
    return getattr(value, "name", "–" if value is None else value)


__all__ = ["Answer", "Kind", "lines"]
