"""Reading one value of a position by its path, as scenarios write it: ``red.coins``."""

from __future__ import annotations

from typing import Any

from seabook.engine import Complaint
from seabook.games.anchors_aweigh import scoring, ship
from seabook.games.anchors_aweigh.box import halves
from seabook.games.anchors_aweigh.hidden import face, thing_on
from seabook.games.anchors_aweigh.state import AWAY, BOXED, DOWN, UP, Decision, State


def value(state: State, path: str) -> Any:
    """The value at a path; :class:`Complaint` names what may stand there.

    ``red.coins``, ``red.goods.blue``, ``red.spaces.a1``, ``supply.blue``, ``deck`` (top card
    first), ``card``, ``captain``, ``round``, ``decision.kinds`` …
    """
    found: Any = _everything(state)
    walked = path.split(".")
    while walked:
        if not isinstance(found, dict):
            raise _unknown(path, ".".join(walked), "–")
        key = next((head for head in _heads(walked) if head in found), "")
        if not key:
            raise _unknown(path, walked[0], list(found))
        found = found[key]
        walked = walked[key.count(".") + 1 :]
    if isinstance(found, dict):
        raise _unknown(path, path, list(found))
    return found


def _heads(walked: list[str]) -> list[str]:
    """What the next key may be: ids such as A4.5 hold a point."""
    return [".".join(walked[:n]) for n in range(1, len(walked) + 1)]


def _unknown(path: str, given: str, known: Any) -> Complaint:
    return Complaint("complaint.position-word", where=path, given=given, known=known)


def _everything(state: State) -> dict[str, Any]:
    box = state.box
    seats = [seat.code for seat in box.seats]
    first = state.decisions[0] if state.decisions else None
    return {
        **{seats[i]: _of_player(state, i) for i in range(len(state.players))},
        "round": state.round,
        "phase": state.phase,
        "captain": seats[state.captain] if state.captain >= 0 else "",
        "card": state.card.code if state.card else "",
        "turned": state.turned,
        "deck": [card.code for card in state.deck],
        "under": state.under,
        "used": [card.code for card in state.used],
        "left": {k.code: len(s) for k, s in zip(box.kinds, state.stacks, strict=True)},
        "supply": {c.code: n for c, n in zip(box.colours, state.supply, strict=True)},
        "parrots": state.parrots,
        "heap": {t.code: _SIDES[state.lies[t.i]] for t in box.tiles},
        "tile": {t.code: face(state, t.i) for t in box.tiles},
        "seen": {t.code: bool(state.public >> t.i & 1) for t in box.tiles},
        "draws": {
            "seed": "" if state.seed is None else state.seed,
            **dict(zip(("tiles", "cards", "ring", "voyage"), state.counts, strict=True)),
        },
        "decision": {
            "seat": seats[first.seat] if first else "",
            "seats": [seats[d.seat] for d in state.decisions],
            "kinds": list(first.kinds) if first else [],
            "about": _about(state, first) if first else "",
        },
        "box": _box(state),
        "count": _count(state),
    }


def _about(state: State, decision: Decision) -> str:
    """The treasure or the colour that is decided about."""
    if decision.about:
        return decision.about.code
    return state.box.colours[decision.lifted].code if decision.lifted >= 0 else ""


_SIDES = {UP: "up", DOWN: "down", AWAY: "", BOXED: "box"}


def _of_player(state: State, seat: int) -> dict[str, Any]:
    player, box = state.players[seat], state.box
    lines = scoring.lines(state, seat)
    goods, tiles = ship.goods_aboard(state, player), ship.tiles_aboard(state, player)
    return {
        "coins": player.coins,
        "chests": player.chests,
        "beside": player.beside,
        "parrots": player.parrots,
        "hand": face(state, player.hand) if player.hand >= 0 else "",
        "empty": player.empty,
        "room": ship.room(state, player),
        "choice": player.choice,
        "moved": player.moved,
        "resident": box.spaces[player.resident].code if player.resident >= 0 else "",
        "ids": {
            **{s.code: _id(state, player.tiles[s.i]) for s in box.spaces},
            "hand": _id(state, player.hand),
        },
        "spaces": {s.code: thing_on(state, player, s.i) for s in box.spaces},
        "goods": {c.code: n for c, n in zip(box.colours, goods, strict=True)},
        "tiles": {t.code: n for t, n in zip(box.treasures, tiles, strict=True)},
        "score": {line.rule: line.glory for line in lines},
        "total": sum(line.glory for line in lines),
    }


def _id(state: State, tile: int) -> str:
    return state.box.tiles[tile].code if tile >= 0 else ""


def _box(state: State) -> dict[str, Any]:
    """What is in the box (A0.1 to A0.9)."""
    box, counts = state.box, state.box.counts
    return {
        "players": list(counts.players),
        "treasures": len(box.tiles),
        "monkeys": box.monkey.copies,
        "ships": counts.ships,
        "adventure_cards": len(box.cards),
        **{f"{k.code}_cards": sum(c.kind is k for c in box.cards) for k in box.kinds},
        "halves": halves(box),
        "coins": counts.coins_of_1 + counts.coins_of_5,
        "parrots": counts.parrots,
        "chests": counts.chests,
        "chest_worth": counts.chest_worth,
        "goods": counts.goods_each * len(box.colours),
        "goods_each": counts.goods_each,
        "rounds": counts.rounds,
        "spaces": len(box.spaces),
        "spaces_above": sum(not space.below for space in box.spaces),
        "spaces_below": sum(space.below for space in box.spaces),
        "goods_only_spaces": sum(space.goods_only for space in box.spaces),
        "mixed_spaces": sum(not space.goods_only for space in box.spaces),
    }


def _count(state: State) -> dict[str, Any]:
    return {
        "heap": state.lies.count(UP) + state.lies.count(DOWN),
        "face_up": state.lies.count(UP),
        "face_down": state.lies.count(DOWN),
        "goods_in_supply": sum(state.supply),
        "cards": len(state.deck),
        **{k.code: sum(c.kind is k for c in state.deck) for k in state.box.kinds},
    }
