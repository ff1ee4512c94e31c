"""Rules questions in words: understood from what people ask, answered by the engine, never made up."""

from seabook.answers.answer import Answer
from seabook.answers.asking import ask

__all__ = ["Answer", "ask"]
