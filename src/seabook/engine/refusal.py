"""Why an action is not legal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from seabook.words import Text, both, bracketed, say

# Between sentences.
_JOINT = {"zh_Hant": "", "en": " "}


class Missing(NamedTuple):
    """What would have to be there: ``n`` pieces or actions more, said by a slug."""

    slug: str
    values: dict[str, Any]

    @property
    def n(self) -> int:
        """How many are missing; 1 where nothing is counted."""
        return int(self.values.get("n", 1))

    @property
    def text(self) -> Text:
        """The sentence in both languages."""
        return say(self.slug, self.values)


class Refusal(NamedTuple):
    """One reason why not: the rule, a stable slug, the values compared, what is missing.

    A ``hollow`` one lets a wish go on beyond its step, for what comes after says it better, ``because``
    of what; alone it refuses as any other. One told of the moment that ``stays`` is cured by no waiting. One that
    ``explains`` why something at hand does not help falls with the reason that it explains. One that
    holds for ``never`` hangs on the box, the options and the number of players alone.
    """

    rule: str
    slug: str
    values: dict[str, Any]
    missing: Missing | None = None
    hollow: bool = False
    because: tuple[Refusal, ...] = ()
    stays: bool = False
    explains: bool = False
    never: bool = False

    @property
    def gaps(self) -> tuple[Missing | None, ...]:
        """All that is missing; None for a reason that nothing can supply."""
        if self.explains:
            return ()
        if self.because:
            return tuple(gap for why in self.because for gap in why.gaps)
        return (self.missing,)

    def alike(self, other: Refusal) -> bool:
        """Whether it says the same of the same things, with whatever numbers."""
        return self.rule == other.rule and self.slug == other.slug and self._of == other._of

    @property
    def compares(self) -> bool:
        """Whether it compares numbers."""
        return any(isinstance(it, int) for it in self.values.values())

    @property
    def _of(self) -> dict[str, Any]:
        return {name: it for name, it in self.values.items() if not isinstance(it, int)}

    @property
    def text(self) -> Text:
        """The sentence in both languages, with its rule."""
        told = say(self.slug, self.values) + bracketed([self.rule])
        if not self.because:
            return told
        texts = [each.text for each in self.because]
        why = both(lambda lang: _JOINT[lang].join(each.pick(lang) for each in texts))
        return told + say("refusal.because", why=why)

    def __str__(self) -> str:
        return self.text.show()

    def _repr_html_(self) -> str:
        return self.text.html("p")


def refuse(
    rule: str,
    slug: str,
    missing: Missing | None = None,
    /,
    *,
    hollow: bool = False,
    stays: bool = False,
    explains: bool = False,
    never: bool = False,
    **values: Any,
) -> Refusal:
    """A refusal of a rule: ``refuse("E3.2b", "occupy.no-presence", region=region)``."""
    return Refusal(rule, slug, values, missing, hollow, (), stays, explains, never)


def missing(slug: str, **values: Any) -> Missing:
    """What is missing: ``missing("missing.ships", n=2, region=region)``."""
    return Missing(slug, values)


# A reason that nothing can supply weighs more than all that something can.
_NO_REMEDY = 1000


def distance(refusals: Iterable[Refusal]) -> int:
    """How much is missing, for putting what is nearest first."""
    return sum(gap.n if gap else _NO_REMEDY for why in refusals for gap in why.gaps)
