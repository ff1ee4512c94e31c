"""Two languages: the current one, the catalogues of all that the program says, and the glossary.

Every sentence has a slug (``occupy.region-not-open``) and stands in two equal catalogues. A
:class:`Text` holds the sentence in both languages; only showing it picks one.
"""

from seabook.words.catalogues import bracketed, catalogue, listed, say
from seabook.words.folding import folded, plain
from seabook.words.glossary import Term, glossary
from seabook.words.languages import (
    BCP47,
    CHOICES,
    LANGUAGES,
    Language,
    WordsError,
    language,
    meant,
    on_switch,
    shown,
)
from seabook.words.quoting import quoted
from seabook.words.text import Named, Text, both
from seabook.words.wrapping import COLUMNS, fitted, width, wrapped

__all__ = [
    "BCP47",
    "CHOICES",
    "COLUMNS",
    "LANGUAGES",
    "Language",
    "Named",
    "Term",
    "Text",
    "WordsError",
    "both",
    "bracketed",
    "catalogue",
    "fitted",
    "folded",
    "glossary",
    "language",
    "listed",
    "meant",
    "on_switch",
    "plain",
    "quoted",
    "say",
    "shown",
    "width",
    "wrapped",
]
