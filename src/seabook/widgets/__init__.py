"""What a notebook shows: board, why-panel, prediction, stepper, language switch.

>>> from seabook.widgets import LanguageSwitch, Prediction, Stepper, WhyPanel
"""

from seabook.widgets.board import SvgBoard, TableBoard
from seabook.widgets.pad import Pad
from seabook.widgets.predict import Prediction
from seabook.widgets.stepper import Stepper
from seabook.widgets.switch import LanguageSwitch
from seabook.widgets.why import WhyPanel

__all__ = [
    "LanguageSwitch",
    "Pad",
    "Prediction",
    "Stepper",
    "SvgBoard",
    "TableBoard",
    "WhyPanel",
]
