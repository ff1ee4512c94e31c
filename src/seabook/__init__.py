"""Seabook 航海桌遊學堂: board games about the sea, with rules that run.

>>> import seabook
>>> table = seabook.game("endeavor").table(players=3, seed=7)
>>> table.check("red: occupy NA1").legal
False
"""

from seabook.engine import Complaint, Refused
from seabook.games import game, load
from seabook.reference.rulecard import rule
from seabook.reference.topics import topic
from seabook.words import language

__all__ = ["Complaint", "Refused", "game", "language", "load", "rule", "topic"]
__version__ = "0.1.0"
