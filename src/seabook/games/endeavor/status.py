"""The four status tracks: icons gained move the markers right, icons lost move them left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from seabook.engine import Event, event
from seabook.games.endeavor.state import Player, State, shown


def owe(player: Player, icons: Iterable[int], sign: int = 1) -> None:
    """Note steps that the markers have to move; :func:`move` moves them at once."""
    due = player.due
    for track, steps in enumerate(icons):
        due[track] += sign * steps


def move(state: State, seat: int, rule: str) -> Iterator[Event]:
    """Move the markers by the steps due; whether steps past the end are remembered is ER16."""
    player, box = state.players[seat], state.box
    end = box.counts.track_end
    for track, steps in enumerate(player.due):
        if steps:
            player.due[track] = 0
            before = player.icons[track]
            total = max(0, before + steps)
            beyond = max(before, total) > end
            if beyond and state.options.track_surplus == "lost":
                total = min(total, end)
            player.icons[track] = total
            moved = "status.right" if steps > 0 else "status.left"
            yield event(
                rule,
                "status.beyond" if beyond else moved,
                who=box.seats[seat],
                track=box.status[track],
                n=abs(total - before),
                marker=shown(state, player, track),
                total=total,
                end=end,
            )
