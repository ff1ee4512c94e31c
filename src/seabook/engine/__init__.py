"""What every game shares, and knows no game: actions, verdicts, events, streams, the table."""

from seabook.engine.action import (
    Action,
    ActionSpace,
    Kind,
    Seat,
    Way,
    Ways,
    hindered,
    kinds_named,
    possible,
)
from seabook.engine.declared import Beside, Decision, Option
from seabook.engine.errors import Complaint
from seabook.engine.event import Event, event
from seabook.engine.follows import Change, Follows, Holding
from seabook.engine.game import Game
from seabook.engine.judge import Judge
from seabook.engine.naming import Loose, called, no_action
from seabook.engine.piece import Piece
from seabook.engine.plain import Plain, remembered, state
from seabook.engine.position import IN_PUBLIC, PUBLIC, Position
from seabook.engine.refusal import Missing, Refusal, missing, refuse
from seabook.engine.rules import Rules
from seabook.engine.seated import PublicTable, SeatTable, Seen
from seabook.engine.step import Refused, Step
from seabook.engine.stream import Stream
from seabook.engine.table import Table
from seabook.engine.ticks import Ticks, Tried
from seabook.engine.verdict import Verdict, WayVerdict
from seabook.engine.wording import UNSAID, Misfit, Seed, Wording, by_code, with_seats, within

__all__ = [
    "IN_PUBLIC",
    "PUBLIC",
    "UNSAID",
    "Action",
    "ActionSpace",
    "Beside",
    "Change",
    "Complaint",
    "Decision",
    "Event",
    "Follows",
    "Game",
    "Holding",
    "Judge",
    "Kind",
    "Loose",
    "Misfit",
    "Missing",
    "Option",
    "Piece",
    "Plain",
    "Position",
    "PublicTable",
    "Refusal",
    "Refused",
    "Rules",
    "Seat",
    "SeatTable",
    "Seed",
    "Seen",
    "Step",
    "Stream",
    "Table",
    "Ticks",
    "Tried",
    "Verdict",
    "Way",
    "WayVerdict",
    "Ways",
    "Wording",
    "by_code",
    "called",
    "event",
    "hindered",
    "kinds_named",
    "missing",
    "no_action",
    "possible",
    "refuse",
    "remembered",
    "state",
    "with_seats",
    "within",
]
