"""Rules questions in words: understood from what people ask, answered by the engine, never made up."""

from seabook.answers.answer import Answer
from seabook.answers.asking import ask
from seabook.answers.checklist import Checklist, checklist
from seabook.answers.here import Here, ask_here

__all__ = ["Answer", "Checklist", "Here", "ask", "ask_here", "checklist"]
