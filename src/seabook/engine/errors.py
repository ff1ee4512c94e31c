"""What goes wrong through the user, said in one sentence in both languages."""

from __future__ import annotations

from typing import Any

from seabook.words import Text, quoted, say


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
        given = self.values.get("given")
        if isinstance(given, list | dict):
            return say(self.slug, {**self.values, "given": quoted(given)})
        return say(self.slug, self.values)

    def __str__(self) -> str:
        return self.text.show()
