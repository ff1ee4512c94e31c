"""Which action a thing on the board stands for now, as it is written on it."""

from __future__ import annotations

from collections.abc import Iterator

from seabook.drawing.anchors_aweigh.sight import Thing, sight, thing
from seabook.games.anchors_aweigh.pieces import Space
from seabook.games.anchors_aweigh.state import AWAY, DOWN, State, open_decisions

# Decisions in the voyage that name a space of the own ship, the most pressing first.
_ON_SPACE = ("cover", "unload", "stow", "hand-in", "keep-monkey")
_ON_CARD = ("fulfil", "skip", "face", "flee")


def kinds(state: State, seat: int) -> tuple[str, ...]:
    """The kinds of action that are open to a seat now."""
    return next((each.kinds for each in open_decisions(state) if each.seat == seat), ())


def on_tile(state: State, tile: int) -> str:
    """What a treasure in the heap stands for: one that lies face down is turned up, for all to see."""
    kind = "flip" if state.lies[tile] == DOWN else "take"
    return f"{kind} {state.box.tiles[tile].code}"


def on_hand(state: State, seat: int) -> str:
    """What the own hand stands for: what it holds is put back; empty it takes one unseen. Those that lie
    face down are all alike, so one is enough, for each seat another."""
    if state.phase != "loading":
        return ""
    if state.players[seat].hand >= 0:
        return "put-back"
    down = _down(state)
    return f"take {state.box.tiles[down[7 * seat % len(down)]].code}" if down else ""


def _down(state: State) -> list[int]:
    return [tile for tile, lies in enumerate(state.lies) if lies == DOWN]


def on_space(state: State, seat: int, space: Space, what: Thing) -> str:
    """What a space of the own ship stands for; nothing for a good that another space stands for."""
    open_ = kinds(state, seat)
    asked = next((kind for kind in _ON_SPACE if kind in open_), "")
    if asked:
        return "" if asked == "cover" and space.goods_only else f"{asked} {space.code}"
    if state.phase == "loading":
        swap = what.treasure is not None and state.starfish_count and state.players[seat].hand < 0
        return f"swap-out {space.code}" if swap else f"load {space.code}"
    if state.phase != "voyage":
        return ""
    if "lift" in open_ and what.goods:
        return f"lift {space.code}"
    if what.treasure is None and what.goods:
        first = next(i for i, goods in enumerate(_loose(state, seat)) if goods == what.goods)
        return f"drop-good {what.goods[0]}" if first == space.i else ""
    return f"drop {space.code}"


def _loose(state: State, seat: int) -> Iterator[tuple[str, ...]]:
    """The goods on each space that bears no treasure."""
    player, colours = state.players[seat], state.box.colours
    for tile, goods in zip(player.tiles, player.goods, strict=True):
        yield tuple(colours[i].code for i in goods) if tile < 0 else ()


def on_good(state: State, seat: int | None, colour: str) -> str:
    """What a good in the supply stands for."""
    open_ = kinds(state, seat) if seat is not None and seat >= 0 else ()
    kind = next((each for each in ("choose", "good") if each in open_), "")
    return f"{kind} {colour}" if kind else ""


def on_card(state: State, seat: int | None) -> tuple[str, ...]:
    """What may be decided about the card at hand."""
    if seat is None or seat < 0 or state.phase != "voyage":
        return ()
    open_ = kinds(state, seat)
    return tuple(kind for kind in _ON_CARD if kind in open_)


def on_parrots(state: State, seat: int) -> str:
    """What the own parrot stands for: it may pay."""
    return "cover parrot" if "cover" in kinds(state, seat) and state.players[seat].parrots else ""


def of_heap(state: State) -> Iterator[str]:
    """The actions that stand in the heap, and with them those that an unseen treasure stands for."""
    for tile, lies in enumerate(state.lies):
        if lies < AWAY:
            yield on_tile(state, tile)
    yield from _unseen(state)


def _unseen(state: State) -> Iterator[str]:
    """Taking any of those that lie face down: one of them stands for all, in the hand."""
    if state.phase == "loading":
        yield from (f"take {state.box.tiles[tile].code}" for tile in _down(state))


def of_ship(state: State, seat: int) -> Iterator[str]:
    """The actions that stand on the own ship; all that lie face down are taken from the hand."""
    own = sight(state, seat)["ships"][state.box.seats[seat].code]
    for space in state.box.spaces:
        yield on_space(state, seat, space, thing(state.box, own["spaces"][space.code]))
    yield on_parrots(state, seat)
    if own["hand"]:
        yield on_hand(state, seat)
    elif state.phase == "loading":
        yield from _unseen(state)


def of_supply(state: State, seat: int) -> Iterator[str]:
    """The actions that stand on the goods of the supply."""
    for colour in state.box.colours:
        yield on_good(state, seat, colour.code)
