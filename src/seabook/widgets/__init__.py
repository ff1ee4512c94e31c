"""What a notebook shows: board, why-panel, prediction, stepper, free table, rules, switch.

>>> from seabook.widgets import FreeTable, LanguageSwitch, Prediction, RuleBook, Stepper, WhyPanel
"""

from seabook.widgets.board import SvgBoard, TableBoard
from seabook.widgets.charts import AtlasPanel
from seabook.widgets.freetable import FreeTable
from seabook.widgets.home import Home
from seabook.widgets.laboratory import Laboratory
from seabook.widgets.misread import Misreadings
from seabook.widgets.pad import Pad
from seabook.widgets.predict import Prediction
from seabook.widgets.questions import Questions
from seabook.widgets.race import Race
from seabook.widgets.recall import Recall
from seabook.widgets.reveal import Reveal
from seabook.widgets.rulebook import RuleBook
from seabook.widgets.scores import ScoreSheet
from seabook.widgets.stage import Stage
from seabook.widgets.stepper import Stepper
from seabook.widgets.switch import LanguageSwitch
from seabook.widgets.topic import ContentNote, Sensitive
from seabook.widgets.whatif import WhatIf
from seabook.widgets.why import WhyPanel

__all__ = [
    "AtlasPanel",
    "ContentNote",
    "FreeTable",
    "Home",
    "Laboratory",
    "LanguageSwitch",
    "Misreadings",
    "Pad",
    "Prediction",
    "Questions",
    "Race",
    "Recall",
    "Reveal",
    "RuleBook",
    "ScoreSheet",
    "Sensitive",
    "Stage",
    "Stepper",
    "SvgBoard",
    "TableBoard",
    "WhatIf",
    "WhyPanel",
]
