"""Reading one value of a position by its path, as scenarios write it: ``red.harbour``."""

from __future__ import annotations

from typing import Any

from seabook.engine import Complaint
from seabook.games.endeavor import scoring
from seabook.games.endeavor.cards import surplus
from seabook.games.endeavor.pieces import TRACKS, Box
from seabook.games.endeavor.state import State, card_limit, is_open, shown


def value(state: State, path: str) -> Any:
    """The value at a path; :class:`Complaint` names what may stand there.

    ``red.harbour``, ``red.industry``, ``red.buildings``, ``city.EU1``, ``track.NA``,
    ``token.NA:7``, ``deck.EU`` (top card first), ``round``, ``decision.kinds`` …
    """
    head, _, tail = path.partition(".")
    seats = {seat.code: seat.i for seat in state.box.seats[: len(state.players)]}
    if head in seats:
        found = _of_player(state, seats[head])
        score = tail.removeprefix("score.")
        if score != tail:
            found = {
                line.rule + (line.track.code if line.track else ""): line.glory
                for line in scoring.lines(state, seats[head])
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
        for b in state.box.buildings
        for n in range(player.owned[b.i])
    ]
    return {
        "harbour": player.harbour,
        "supply": player.supply,
        "passed": player.passed,
        "buildings": buildings,
        "cards": [card.code for card in player.cards],
        "discarded": [card.code for card in player.freed],
        "tokens": {t.code: player.tokens[t.i] for t in state.box.tokens if player.tokens[t.i]},
        "limit": card_limit(state, player),
        "surplus": surplus(state, seat),
        "total": sum(line.glory for line in scoring.lines(state, seat)),
        **{track: shown(state, player, i) for i, track in enumerate(TRACKS)},
    }


def _box(box: Box) -> dict[str, Any]:
    """What is in the box (E0.1 to E0.10)."""
    tiles = [building for building in box.buildings if building.level]
    return {
        "players": list(box.counts.players),
        "regions": len(box.regions),
        "player_boards": box.counts.player_boards,
        "trade_tokens": sum(token.copies for token in box.tokens),
        "building_tiles": sum(building.copies for building in tiles),
        "building_kinds": len(tiles),
        "asset_cards": len(box.cards),
        "decks": len(box.decks),
        "population_markers": box.counts.population_markers * len(box.seats),
        "status_markers": box.counts.status_markers * len(box.seats),
        "crowns": box.counts.crowns,
        "glory_chips": box.counts.glory_chips,
    }


def _of_board(state: State) -> dict[str, Any]:
    box = state.box
    seats = [seat.code for seat in box.seats]
    tokens = {code: state.tokens[space] for code, space in box.token_space.items()}
    decision = state.decisions[-1] if state.decisions else None
    return {
        "box": _box(box),
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
            c.code: seats[state.holders[c.i]] if state.holders[c.i] >= 0 else "" for c in box.cities
        },
        "track": {r.code: [seats[s] for s in state.tracks[r.i]] for r in box.regions},
        "beside": {
            r.code: [seats[s] for s, n in enumerate(state.beside[r.i]) for _ in range(n)]
            for r in box.regions
        },
        "open": {r.code: is_open(state, r) for r in box.regions},
        "presence": {
            f"{r.code}.{seats[s]}": n
            for r in box.regions
            for s, n in enumerate(state.presence[r.i])
        },
        "token": {code: token.code if token else "" for code, token in tokens.items()},
        "spent": {t.code: state.spent[t.i] for t in box.tokens},
        "deck": {d.code: [card.code for card in reversed(state.decks[d.i])] for d in box.decks},
        "stock": {b.code: state.stock[b.i] for b in box.buildings},
        "decision": {
            "seat": seats[decision.seat] if decision else "",
            "kinds": list(decision.kinds) if decision else [],
            "region": decision.region.code if decision and decision.region else "",
        },
    }
