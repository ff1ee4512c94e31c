"""What goes wrong through the user, said in one sentence in both languages."""

from __future__ import annotations

from typing import Any

from seabook.words import Text, quoted, say

# The values of a complaint that are as the user wrote them, and may be anything.
_FROM_OUTSIDE = ("given", "line")


class Complaint(ValueError):
    """Bad input: an unknown action, seat or option, a broken save. Nothing has changed.

    ``slug`` is stable, ``text`` holds the sentence in both languages.
    """

    def __init__(self, slug: str, /, **values: Any) -> None:
        self.slug = slug
        self.values = values
        super().__init__(slug)

    @property
    def text(self) -> Text:
        """The sentence in both languages; a row or a table that was given stands there in outline."""
        outlines = {
            key: quoted(value)
            for key, value in self.values.items()
            if key in _FROM_OUTSIDE and isinstance(value, list | dict)
        }
        return say(self.slug, {**self.values, **outlines})

    def __str__(self) -> str:
        return self.text.show()
