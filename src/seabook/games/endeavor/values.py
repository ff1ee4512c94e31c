"""Reading one value of a position by its path, as scenarios write it: ``red.harbour``."""

from __future__ import annotations

from typing import Any

from seabook.engine import Complaint
from seabook.games.endeavor import scoring
from seabook.games.endeavor.cards import surplus
from seabook.games.endeavor.components import (
    BUILDINGS,
    CARDS,
    CITIES,
    COUNTS,
    DECKS,
    MARKERS,
    REGIONS,
    SEATS,
    TOKEN_SPACE,
    TOKENS,
)
from seabook.games.endeavor.pieces import TRACKS
from seabook.games.endeavor.state import State, card_limit, is_open, shown


def value(state: State, path: str) -> Any:
    """The value at a path; :class:`Complaint` names what may stand there.

    ``red.harbour``, ``red.industry``, ``red.buildings``, ``city.EU1``, ``track.NA``,
    ``token.NA:7``, ``deck.EU`` (top card first), ``round``, ``decision.kinds`` …
    """
    head, _, tail = path.partition(".")
    seats = {seat.code: seat.i for seat in SEATS[: len(state.players)]}
    if head in seats:
        found = _of_player(state, seats[head])
        score = tail.removeprefix("score.")
        if score != tail:
            found = {
                line.rule + line.track: line.glory for line in scoring.lines(state, seats[head])
            }
            tail = score.replace("E5.3.", "E5.3")
    elif tail and head in ("round", "phase", "start", "turn", "abolished", "removed"):
        raise Complaint("complaint.position-word", where=path, given=tail, known="–")
    elif head in (board := _of_board(state)):
        found, tail = (board[head], tail) if isinstance(board[head], dict) else (board, head)
    else:
        raise Complaint("complaint.position-word", where=path, given=head, known=[*seats, *board])
    if tail not in found:
        raise Complaint("complaint.position-word", where=path, given=tail, known=list(found))
    return found[tail]


def _of_player(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    buildings = [
        b.code + ("*" if n < player.busy[b.i] else "")
        for b in BUILDINGS
        for n in range(player.owned[b.i])
    ]
    return {
        "harbour": player.harbour,
        "supply": player.supply,
        "passed": player.passed,
        "buildings": buildings,
        "cards": [card.code for card in player.cards],
        "discarded": [card.code for card in player.freed],
        "tokens": {t.code: player.tokens[t.i] for t in TOKENS if player.tokens[t.i]},
        "limit": card_limit(state, player),
        "surplus": surplus(state, seat),
        "total": sum(line.glory for line in scoring.lines(state, seat)),
        **{track: shown(player, i) for i, track in enumerate(TRACKS)},
    }


def _box() -> dict[str, Any]:
    """What is in the box (E0.1 to E0.10)."""
    tiles = [building for building in BUILDINGS if building.level]
    return {
        "players": COUNTS["players"],
        "regions": len(REGIONS),
        "player_boards": COUNTS["player_boards"],
        "trade_tokens": sum(token.copies for token in TOKENS),
        "building_tiles": sum(building.copies for building in tiles),
        "building_kinds": len(tiles),
        "asset_cards": len(CARDS),
        "decks": len(DECKS),
        "population_markers": MARKERS * len(SEATS),
        "status_markers": COUNTS["status_markers"] * len(SEATS),
        "crowns": COUNTS["crowns"],
        "glory_chips": COUNTS["glory_chips"],
    }


def _of_board(state: State) -> dict[str, Any]:
    seats = [seat.code for seat in SEATS]
    tokens = {code: state.tokens[space] for code, space in TOKEN_SPACE.items()}
    decision = state.decisions[-1] if state.decisions else None
    return {
        "box": _box(),
        "count": {
            "tokens_on_board": sum(token is not None for token in state.tokens),
            "building_tiles": sum(state.stock),
            "building_stacks": sum(left > 0 for left in state.stock),
            "cards": sum(len(deck) for deck in state.decks),
            "decks": sum(bool(deck) for deck in state.decks),
            "governors": sum(card.governor for deck in state.decks for card in deck),
        },
        "round": state.round,
        "phase": state.phase,
        "start": seats[state.starter],
        "turn": seats[decision.seat] if decision else "",
        "abolished": state.abolished,
        "removed": [card.code for card in state.removed],
        "city": {
            c.code: seats[state.holders[c.i]] if state.holders[c.i] >= 0 else "" for c in CITIES
        },
        "track": {r.code: [seats[s] for s in state.tracks[r.i]] for r in REGIONS},
        "beside": {
            r.code: [seats[s] for s, n in enumerate(state.beside[r.i]) for _ in range(n)]
            for r in REGIONS
        },
        "open": {r.code: is_open(state, r) for r in REGIONS},
        "presence": {
            f"{r.code}.{seats[s]}": n for r in REGIONS for s, n in enumerate(state.presence[r.i])
        },
        "token": {code: token.code if token else "" for code, token in tokens.items()},
        "spent": {t.code: state.spent[t.i] for t in TOKENS},
        "deck": {d.code: [card.code for card in reversed(state.decks[d.i])] for d in DECKS},
        "stock": {b.code: state.stock[b.i] for b in BUILDINGS},
        "decision": {
            "seat": seats[decision.seat] if decision else "",
            "kinds": list(decision.kinds) if decision else [],
            "region": decision.region.code if decision and decision.region else "",
        },
    }
