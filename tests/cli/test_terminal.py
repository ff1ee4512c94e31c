"""The terminal while several act at once: nobody moves before people have, and what is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from seabook.bots import Choice
from seabook.cli import sitting as sittings
from seabook.cli import terminal
from seabook.drawing import drawing
from seabook.engine import Rules, Table, event
from seabook.games import game
from seabook.words import say

NO_TURNS = say("play.no-turns").en


class Wanting:
    """A player that wants what it was told to want."""

    name = "wanting"

    def __init__(self, *wants: str) -> None:
        self.wants = iter(wants)

    def choose(self, game: Rules[Any], imagined: Any, seat: int) -> Choice:
        wanted = next(self.wants)
        action = next(each for each in game.space.actions if each.notation == wanted)
        return Choice(action, say("bot.only"))


def sitting(table: Table[Any], typed: str, monkeypatch: pytest.MonkeyPatch, *wants: str) -> str:
    """What is printed while Red types, in English; the others want what is named."""
    mind = Wanting(*wants)
    monkeypatch.setattr(sittings, "bot", lambda *_: mind)
    monkeypatch.setattr("seabook.words.languages._current", "en")
    with CliRunner().isolation(input=typed) as streams:
        terminal.Terminal(table, ["red"], "wanting", 1).run()
        return bytes(streams[0].getvalue()).decode()


def voyage() -> Table[Any]:
    """Two players who may both pay a card that lies open."""
    rope = {"spaces": {"a1": "rope", "a2": "rope"}}
    given = {"round": 2, "phase": "voyage", "card": "D08", "deck": ["D04"]}
    return game("anchors_aweigh").position(2, {**given, "red": rope, "blue": rope})  # type: ignore[attr-defined,no-any-return]


def test_after_undo_the_person_is_asked_before_anybody_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot moved first once (seed 5)."""
    file = tmp_path / "x.json"
    table = game("anchors_aweigh").table(2, 5)
    typed = f"red: take t10\nundo\nsave {file}\nq\n"
    wants = ["blue: take t12"] * 3
    sitting(table, typed, monkeypatch, *wants)
    assert json.loads(file.read_text(encoding="utf-8"))["decisions"] == []


def test_what_another_has_taken_comes_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot wants its treasure as the table stood before Red took it."""
    table = game("anchors_aweigh").table(2, 5)
    wants = ("blue: take t10", "blue: take t12", "blue: load a1")
    said = sitting(table, "red: take t10\nred: load a1\nq\n", monkeypatch, *wants)
    assert "Blue comes too late: “Take treasure 10”" in said
    assert [step.action.notation for step in table.history] == [
        "red: take t10",
        "red: load a1",
        "blue: take t12",
    ]


def test_it_is_said_once_that_the_game_has_no_turns_here(monkeypatch: pytest.MonkeyPatch) -> None:
    table = game("anchors_aweigh").table(2, 5)
    wants = ("blue: take t12", "blue: load a1", "blue: take t39")
    said = sitting(table, "red: take t10\nred: load a1\nq\n", monkeypatch, *wants)
    assert said.count(NO_TURNS) == 1
    for other in (voyage(), game("endeavor").table(3, 1)):
        assert NO_TURNS not in sitting(other, "q\n", monkeypatch, "blue: skip")


def test_decisions_made_at_once_are_told_together_when_the_last_is_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = sitting(voyage(), "red: skip\nq\n", monkeypatch, "blue: skip", "blue: skip")
    assert "Decided at the same moment: Red, Blue." in said
    assert "has decided" not in said
    assert said.index("Decided at the same moment") < said.index("(A3.2)")


def test_starfish_are_told_where_their_face_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    table = game("anchors_aweigh").table(2, 5)
    seen = next(
        t for t in table.game.box.tiles if table.state.starfish(t.i) and table.state.lies[t.i]
    )
    down = next(
        t for t in table.game.box.tiles if table.state.starfish(t.i) and not table.state.lies[t.i]
    )
    name = f"{table.state.treasure(seen.i).name.en} (starfish)"
    wants = (f"blue: take {down.code}", "blue: load b1", "blue: take t12")
    said = sitting(table, f"red: take {seen.code}\nred: load a1\nq\n", monkeypatch, *wants)
    assert f"takes {seen.name.en}: {name}." in said
    assert f"loads a {name} above deck" in said
    hidden = say("anchors.starfish", treasure=table.state.treasure(down.i)).en
    shown = [line for line in said.splitlines() if line.startswith("  Blue")]
    assert not any(hidden in line for line in shown)
    assert (
        f"{name} t" in drawing("anchors_aweigh").text(game("anchors_aweigh").table(2, 5).state).en
    )


def test_loading_begins_with_the_cards_in_sight() -> None:
    state = game("anchors_aweigh").table(2, 5).state
    told = drawing("anchors_aweigh").told(state, event("A2.1", "loading.begins", n=13, round=1))
    assert all(card.name.en in told.en for card in state.deck)
    plain = event("E3.2b", "decide.made", who=game("endeavor").seats[0])
    assert drawing("endeavor").told(None, plain) == plain.text
