"""A position as a file has it: how a table is laid, and what was played on it since."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs
import tomli_w

Words = dict[str, Any]

# In the place of a seat: somebody without one, who knows what everybody may know; and in a file.
PUBLIC = -1
IN_PUBLIC = "public"


@attrs.frozen(kw_only=True)
class Position:
    """Where a table stands: a set-up drawn by ``seed``, or changes to one in which nothing is drawn.

    ``position`` are the changes, in the words of value paths; ``before`` the actions played since.
    With ``seen_by`` it holds what that seat knows (``public``: what everybody knows), and all else
    is laid out by the seed ``unknown``. ``components`` names the set of values on which it relies.
    """

    game: str = ""
    components: str = ""
    players: int = 3
    seed: int | None = None
    first: str | None = None
    options: dict[str, str] = attrs.field(factory=dict)
    position: Mapping[str, Any] = attrs.field(factory=dict)
    before: tuple[str, ...] = ()
    seen_by: str | None = None
    unknown: int = 0

    @property
    def data(self) -> Words:
        """What a file says of it: no more than what would otherwise be read differently."""
        every = attrs.asdict(self, recurse=False)
        kept = {key: value for key, value in every.items() if value not in (None, "", (), {}, 0)}
        return {**kept, "before": list(self.before)} if self.before else kept

    def __str__(self) -> str:
        return tomli_w.dumps(self.data)


def shortest(words: Words, same: Callable[[Words], bool]) -> Words:
    """The words without those that follow from the others: ``same`` says whether they still do.

    It looks at words of the position and of each player, not at what stands inside one of them.
    """
    for name, value in list(words.items()):
        less = {key: each for key, each in words.items() if key != name}
        if same(less):
            words = less
        elif isinstance(value, Mapping) and any(
            isinstance(v, Mapping | list) for v in value.values()
        ):
            words = {**words, name: shortest(dict(value), _inside(words, name, same))}
    return words


def _inside(words: Words, name: str, same: Callable[[Words], bool]) -> Callable[[Words], bool]:
    return lambda part: same({**words, name: part})
