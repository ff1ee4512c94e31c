"""What a seat may know: nothing it sees or is told depends on what is hidden from it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.anchors_aweigh.helpers import GAME, VARIANTS, lively, play, position, slugs
from tests.sweep import sample, turned

from seabook.engine import Action, Complaint, Event, Judge, Refused, Stream, Table, Ticks
from seabook.games.anchors_aweigh.state import AWAY, DOWN, PAY, UP, State


def told(state: State, action: Action, seat: int) -> list[str]:
    """What a seat reads of an action, up to what chance or a showing makes new to it."""
    found = list[str]()
    for event in GAME.effects(state.copy(), action):
        if event.shows or event.hides:
            break
        found.append(repr(_plain(event.seen_by(seat))))
    return found


def _plain(event: Event) -> tuple[str, str, str]:
    return event.rule, event.slug, event.text.en


STORMY = {"stormy_seas": "on"}

# Stormy seas is for 3 or 4.
TABLES = [
    (max(players, 3 if "stormy_seas" in options else 2), options)
    for options, players in turned(VARIANTS, (2, 3, 4))
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_positions_that_look_alike_answer_alike(players: int, options: dict[str, str]) -> None:
    dice, differing = Stream("knowledge", players), 0
    for n, (state, action) in enumerate(lively(players * 7, players, **options)):
        if n % 4:
            continue
        for seat in range(players):
            other = GAME.reshuffle_hidden(state, seat, dice)
            differing += other != state
            assert not [*GAME.problems(other), *GAME.unsettled(other)]
            assert GAME.view(other, seat) == GAME.view(state, seat)
            legal = GAME.legal(state, seat)
            assert GAME.legal(other, seat) == legal
            own = [each for kind in GAME.space.by_kind[seat].values() for each in kind]
            for asked in dice.shuffled(own)[:8] + legal[:4]:
                mine, imagined = Judge(GAME, state)(asked), Judge(GAME, other)(asked)
                assert mine.text == imagined.text, asked
            if not any(GAME.refusals(other, action)):
                assert told(other, action, seat) == told(state, action, seat), action
    assert differing > 50


def test_the_imagined_positions_do_differ_in_all_that_is_hidden() -> None:
    """Faces, cards, sealed decisions and draws to come: else the test above would show nothing."""
    faces, cards, choices, seeds = set(), set(), set(), set()
    dice = Stream("imagined", 1)
    for n, (state, _) in enumerate(lively(4, 3)):
        if n % 3 or state.round > 1:
            continue
        for seat in range(3):
            other = GAME.reshuffle_hidden(state, seat, dice)
            faces.add((n, other.faces == state.faces))
            cards.add((n, other.deck == state.deck))
            sealed = GAME.undisclosed(state) - {seat}
            choices |= {other.players[i].choice == state.players[i].choice for i in sealed}
            seeds.add(other.seed == state.seed)
            mine = [t for t in (state.players[seat].hand, *state.players[seat].tiles) if t >= 0]
            assert all(other.faces[t] == state.faces[t] for t in mine)
            assert all(
                other.faces[t] == face
                for t, face in enumerate(state.faces)
                if state.public >> t & 1
            )
    assert {same for _, same in faces} == {False}, "a face-down treasure is always left"
    assert {same for _, same in cards} == {True, False}
    assert choices == {True, False}
    assert seeds == {False}


def card_codes(text: str) -> set[str]:
    return {card.code for card in GAME.box.cards if card.code in text}


def loaded() -> Table[Any]:
    """A table at the captain's call: red's ship lacks one treasure, which red holds."""
    full = {f"a{n}": "map" for n in range(1, 9)} | {f"b{n}": "rope" for n in range(1, 4)}
    given = {"red": {"spaces": {**full, "g1": "blue", "g2": "blue"}, "hand": "cannon"}}
    return GAME.position(3, given)


def test_after_the_call_no_card_face_is_in_any_view_log_or_what_if() -> None:
    table = loaded()
    ring = {card.code for card in table.state.deck}
    for code in ("red", "blue", "green"):
        assert card_codes(json.dumps(table.seat(code).view)) == ring
    table.play("red: load b4")
    guesses = set()
    for code in ("red", "blue", "green"):
        seat = table.seat(code)
        assert not card_codes(json.dumps(seat.view))
        assert not card_codes(" ".join(e.text.en for seen in seat.log for e in seen.events))
        guesses.add(tuple(sorted(card.code for card in seat.ahead().state.deck)))
    assert guesses != {tuple(sorted(ring))}, "what-if plays on guesses"
    for event in table.history[-1].events:
        assert not card_codes(event.text.en + event.text.zh_Hant)


def test_nobody_can_undo_across_the_call() -> None:
    table = loaded()
    table.play("red: load b4")
    with pytest.raises(Complaint) as caught:
        table.seat("red").undo()
    assert caught.value.slug == "complaint.undo-seen"
    with pytest.raises(Complaint) as caught:
        table.seat("blue").undo()
    assert caught.value.slug == "complaint.undo-own"


def test_what_has_been_shown_cannot_be_taken_back_but_a_plain_grab_can() -> None:
    table = GAME.position(3, {"heap": {"t5": "down", "t6": "down"}})
    table.play("red: flip t5")
    with pytest.raises(Complaint):
        table.seat("red").undo()
    table.play("red: take t6")
    with pytest.raises(Complaint):
        table.seat("red").undo()
    table.play("red: load a1")
    with pytest.raises(Complaint):
        table.seat("red").undo()
    table.play("blue: take t1")
    table.seat("blue").undo()


def test_a_face_down_treasure_below_deck_is_known_to_its_owner_alone() -> None:
    table = GAME.position(3, {"heap": {"t5": "down"}})
    table.play("red: take t5")
    table.play("red: load b1")
    red, blue = table.seat("red"), table.seat("blue")
    assert red.view["ships"]["red"]["spaces"]["b1"] == "cannon"
    assert blue.view["ships"]["red"]["spaces"]["b1"] == "filled"
    assert [e.slug for seen in blue.log for e in seen.events] == ["take.hidden", "load.hidden"]
    assert "cannon" not in " ".join(e.text.en for seen in blue.log for e in seen.events)
    assert "cannon" in " ".join(e.text.en for seen in red.log for e in seen.events)


def test_a_verdict_foretells_no_face_no_draw_and_no_decision_of_others() -> None:
    state = position(2, heap={"t5": "down"})
    for text in ("red: flip t5", "red: take t5"):
        action = GAME.space.by_notation[text]
        assert Judge(GAME, state)(action).events == ()
    state = position(2, phase="voyage", card="D03", red={"spaces": {"a1": "rope"}})
    play(state, "blue: skip")
    verdict = Judge(GAME, state)(GAME.space.by_notation["red: fulfil"])
    assert [event.slug for event in verdict.events] == ["decide.made"]


def test_a_verdict_foretells_nothing_of_a_search_among_face_down_treasures() -> None:
    """Red gives up two ropes; whether a map lies among those face down is seen only then."""
    ropes = {"spaces": {"a1": "rope", "a2": "rope"}}
    state = position(3, STORMY, phase="voyage", card="D01", red=ropes)
    for tile in range(len(state.faces)):
        if state.treasure(tile).code == "map":
            state.lies[tile], state.public = DOWN, state.public & ~(1 << tile)
    play(state, "red: exchange rope")
    searched = GAME.space.by_notation["red: fetch map"]
    assert Judge(GAME, state)(searched).legal
    assert Judge(GAME, state)(searched).events == ()
    assert slugs(play(state, "red: fetch map")) == ["A6.6 fetch.searched"]


def test_a_verdict_foretells_nothing_of_a_search_in_vain() -> None:
    below = {f"b{n}": "map" for n in range(1, 5)}
    copies = next(each.copies for each in GAME.box.treasures if each.code == "map")
    ships = {
        "red": {"spaces": {"a1": "rope", "a2": "rope"}},
        "blue": {"spaces": below},
        "green": {"spaces": {f"a{n}": "map" for n in range(1, copies - 3)}},
    }
    plain = {**STORMY, "starfish_per_kind": "0"}
    state = position(3, plain, phase="voyage", card="D01", **ships)
    play(state, "red: exchange rope")
    searched = GAME.space.by_notation["red: fetch map"]
    assert Judge(GAME, state)(searched).events == ()
    assert slugs(play(state, "red: fetch map")) == ["A6.6 fetch.in-vain"]


def test_a_verdict_foretells_nothing_of_the_warehouse_of_another() -> None:
    """Blue pays from a1; its second good goes to a warehouse below deck, if it has one there."""
    deck = {"a1": "shovel", "a2": "cannon", "a3": "sword", "a4": "sword", "a5": "sailor"}
    deck |= {"a6": "sailor", "a7": "map", "a8": "map", "g1": "orange", "g2": "orange"}
    red = {"b1": "rope", "b2": "compass", "b3": "rope", "b4": "cannon"}
    blue = {"b1": "warehouse", "b2": "compass", "b3": "telescope", "b4": "cannon"}
    ships = {"red": {"spaces": deck | red}, "blue": {"spaces": deck | blue}}
    state = position(2, phase="voyage", card="D01", deck=["D02", "K01"], **ships)
    play(state, "red: fulfil", "blue: fulfil", "red: cover a1", "blue: cover a1")
    play(state, "red: choose blue", "red: stow a1")
    leave = GAME.space.by_notation["red: leave"]
    imagined = [GAME.reshuffle_hidden(state, 0, Stream("warehouse", n)) for n in range(9)]
    assert len({Judge(GAME, each)(leave).whole for each in imagined}) == 1
    assert slugs(play(state, "red: leave")) == ["A3.16 reward.left"]
    assert [(d.seat, d.kinds[0]) for d in state.decisions] == [(1, "choose")]


def test_sealed_decisions_are_shown_when_the_last_is_in() -> None:
    table = GAME.position(2, {"phase": "voyage", "card": "D03", "deck": ["D04"]})
    table.play("red: skip")
    blue = table.seat("blue")
    assert blue.log[0].action is None
    assert blue.view["ships"]["red"]["choice"] == ""
    assert blue.view["decided"] == ["red"]
    table.play("blue: skip")
    assert blue.log[0].action is not None


def test_a_seat_cannot_act_on_what_it_does_not_know() -> None:
    seat = GAME.position(3, {"heap": {"t5": "down"}}).seat("red")
    with pytest.raises(Refused):
        seat.play("red: put-back")
    seat.play("red: take t5")
    with pytest.raises(Complaint):
        seat.play("blue: take t1")


def test_what_others_have_decided_to_pay_they_can_pay_in_every_imagined_position() -> None:
    state = position(
        3,
        round=2,
        phase="voyage",
        card="D08",
        red={"spaces": {"a1": "rope", "a2": "rope"}, "parrots": 1},
        blue={"spaces": {"b1": "rope", "b2": "rope", "b3": "map"}},
        heap={f"t{n}": "down" for n in range(1, 50) if n not in (46, 47, 48, 49)},
    )
    play(state, "red: fulfil", "blue: fulfil", "green: skip")
    maps = set()
    for n in range(30):
        other = GAME.reshuffle_hidden(state, 2, Stream("payers", n))
        maps.add(GAME.value(other, "blue.spaces.b3"))
        events = play(other, "red: cover parrot")
        paid = [event.slug for event in events if event.values.get("who") is GAME.seats[1]]
        assert paid == ["pay.begins", "pay.treasure", "pay.treasure"]
    assert len(maps) > 3, "what blue will not pay with may be anything"


def test_of_a_deck_only_the_top_back_is_known() -> None:
    table = GAME.table(3, 11)
    dice = Stream("deck", 1)
    while table.state.phase == "loading":
        table.play(dice.choice(table.actions()))
    kinds = [card.kind.code for card in table.state.deck]
    view = table.seat("red").view["cards"]
    assert sorted(view) == sorted(kinds)
    assert view[1:] == sorted(view[1:])
    orders = {
        tuple(card.kind.code for card in GAME.reshuffle_hidden(table.state, 0, dice).deck)
        for _ in range(30)
    }
    assert len(orders) > 5
    assert {order[0] for order in orders} == {kinds[0]}


def test_what_lies_below_another_deck_is_not_shown() -> None:
    state = position(
        2, phase="voyage", blue={"spaces": {"b1": "orange", "b2": "map", "g1": "blue"}}
    )
    spaces = GAME.view(state, 0)["ships"]["blue"]["spaces"]
    assert [spaces[code] for code in ("b1", "b2", "g1", "b3")] == ["filled"] * 3 + [""]


def test_a_treasure_with_goods_on_it_stays_a_warehouse_in_every_imagined_position() -> None:
    ropes = {"spaces": {"a1": "rope*", "a2": "rope*"}}
    loaded = {"spaces": {"b1": "warehouse+blue+white", "b2": "shovel"}}
    table = GAME.position(2, {"phase": "voyage", "card": "P01", "red": ropes, "blue": loaded})
    table.play("red: drop a1")
    table.play("red: drop a2")
    for n in range(40):
        other = GAME.reshuffle_hidden(table.state, 0, Stream("warehouse", n))
        assert not list(GAME.problems(other))


def test_of_what_another_will_pay_no_more_is_kept_than_is_due() -> None:
    spare = {"spaces": {"b1": "shovel", "b2": "shovel"}}
    heap = {f"t{n}": "down" for n in range(1, 28)}
    given = {"phase": "voyage", "card": "D01", "blue": spare, "heap": heap}
    table = GAME.position(2, given)
    before = table.state.copy()
    before.agenda = [("pay", 1)]
    seen = set()
    for n in range(60):
        other = GAME.reshuffle_hidden(before, 0, Stream("spare", n))
        seen.add(other.treasure(other.players[1].tiles[9]).code)
    assert len(seen) > 1


def test_a_refused_attempt_of_another_tells_no_reason() -> None:
    table = GAME.table(2, 4)
    ticks = Ticks(table)
    ticks.play({"red": "red: take t1"})
    (tried,) = ticks.play({"red": "red: take t2"})
    assert tried.refused is not None
    assert tried.seen_by(0) == tried.text
    why = tried.refused.reasons[0].text
    assert why.en not in tried.seen_by(1).en


def paying_table(**blue: str) -> State:
    """Red chooses between rope and parrot; blue, who has said to pay too, is next. D08: 2 ropes."""
    state = position(
        3,
        round=2,
        phase="voyage",
        card="D08",
        red={"spaces": {"a1": "rope", "a2": "rope"}, "parrots": 1},
        blue={"spaces": {"b1": "rope", "b2": "rope", "b3": "map"}},
    )
    play(state, "red: fulfil", "blue: fulfil", "green: skip")
    return state


def test_which_of_the_tiles_below_deck_will_pay_is_not_imagined_as_it_is() -> None:
    state = paying_table()
    first, _, last = (
        state.players[1].tiles[GAME.box.spaces.index(space)]
        for space in GAME.box.spaces
        if space.code in ("b1", "b2", "b3")
    )
    faces = list(state.faces)
    faces[first], faces[last] = faces[last], faces[first]
    twin = state.copy()
    twin.faces = tuple(faces)
    assert GAME.view(twin, 2) == GAME.view(state, 2)
    seen = set()
    for n in range(20):
        mine, other = (GAME.reshuffle_hidden(s, 2, Stream("payer", n)) for s in (state, twin))
        assert mine.plain() == other.plain()
        seen.add(tuple(mine.treasure(tile).code for tile in (first, last)))
    assert len(seen) > 2


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_who_has_said_to_pay_can_pay_in_whatever_way_is_imagined(
    players: int, options: dict[str, str]
) -> None:
    """In the middle of payments: the imagined game goes on, and its goods lie on what holds them."""
    dice, paying = Stream("paying", players), 0
    for seed in range(sample(3)):
        for state, _ in lively(seed, players, **options):
            if not state.agenda:
                continue
            for seat in (*range(players), None):
                other = GAME.reshuffle_hidden(state, seat, dice)
                assert not [*GAME.problems(other), *GAME.unsettled(other)]
                paying += any(stage == "pay" and i != seat for stage, i in state.agenda)
                for _ in range(4):
                    if GAME.decisions(other):
                        GAME.apply(other, dice.choice(GAME.legal(other)))
    assert paying or players == 2


def test_who_is_asked_how_to_pay_can_pay_in_whatever_is_imagined() -> None:
    """Blue owes two treasures and is asked; that it is asked says nothing of what it can answer."""
    card = next(c for c in GAME.box.cards if len({*c.treasures}) == len(c.treasures) == 2)
    one, two = (treasure.code for treasure in card.treasures)
    state = position(
        3,
        round=2,
        phase="voyage",
        captain="blue",
        card=card.code,
        red={"spaces": {"a1": one, "b1": "shovel"}, "parrots": 1},
        blue={"spaces": {"b1": one, "b2": two}, "parrots": 1},
        heap={f"t{n}": "down" for n in (*range(1, 28), *range(46, 70))},
    )
    play(state, "red: fulfil", "blue: fulfil", "green: skip")
    assert [(d.seat, d.kinds) for d in state.decisions] == [(1, ("cover",))]
    answers, dice = set(), Stream("answer", 1)
    for n in range(20):
        other = GAME.reshuffle_hidden(state, 2, Stream("asked", n))
        answers.add(tuple(map(str, GAME.legal(other, 1))))
        while other.agenda[0] == (PAY, 1):
            GAME.apply(other, dice.choice(GAME.legal(other, 1)))
    assert len(answers) > 2


@pytest.mark.parametrize("options", [{"retip_round2": "yes"}, {"pesky_monkeys": "offered"}])
def test_a_tile_tipped_out_again_is_no_longer_known(options: dict[str, str]) -> None:
    """Of what lies in the heap then, all know what fell face up, and of the rest nobody anything."""
    round_of_tipping = 2 if "retip_round2" in options else 1
    for state, _ in lively(5, 3, **options):
        if state.round == round_of_tipping and state.phase == "loading":
            break
    heap = [tile for tile, at in enumerate(state.lies) if at != AWAY]
    assert len(heap) > 80
    for tile in heap:
        assert state.public >> tile & 1 == (state.lies[tile] == UP)
    down = [tile for tile in heap if state.lies[tile] == DOWN]
    other = GAME.reshuffle_hidden(state, 0, Stream("tipped", 1))
    assert sum(other.faces[tile] != state.faces[tile] for tile in down) > len(down) / 2


@pytest.mark.parametrize(
    ("asked", "decisions"),
    [("fulfil", ("fulfil", "skip")), ("face", ("face", "flee"))],
)
def test_of_a_decision_under_seal_a_tick_tells_others_that_it_was_made(
    asked: str, decisions: tuple[str, ...]
) -> None:
    card = {"fulfil": "D03", "face": "P01"}[asked]
    read = set()
    for choice in decisions:
        given = {"phase": "voyage", "card": card, "red": {"spaces": {"a1": "rope"}}}
        table = GAME.position(2, given)
        (tried,) = Ticks(table).play({"red": f"red: {choice}"})
        assert tried.refused is None
        assert tried.seen_by(0) == tried.text
        read |= {tried.seen_by(1).en, tried.seen_by(None).en}
    assert len(read) == 1
    assert "Red has decided" in read.pop()


def test_of_a_refused_decision_under_seal_a_tick_does_not_tell_which() -> None:
    table = GAME.position(2, {"phase": "voyage", "card": "D03"})
    (tried,) = Ticks(table).play({"red": "red: fulfil"})
    assert tried.refused is not None
    assert tried.action.phrase.en not in tried.seen_by(1).en


def test_how_another_pays_after_ones_own_penalty_is_not_foretold() -> None:
    """Red gives up a good, then blue pays by itself: with its tiles, or with monkeys for all red knows."""
    given = {
        "phase": "voyage",
        "card": "P01",
        "turned": True,
        "deck": ["D04", "K01"],
        "red": {"spaces": {"g1": "white", "g2": "blue"}},
        "blue": {"spaces": {"b1": "cannon", "b2": "sword"}},
        "green": {"choice": "flee"},
    }
    table = GAME.position(3, given, stormy_seas="on")
    for line in ("red: skip", "blue: fulfil"):
        table.play(line)
    asked = table.action("red: give white")
    assert [event.slug for event in table.seat("red").check(asked).events] == ["penalty.good"]
    assert [event.slug for event in table.play(asked)] == ["penalty.good", "pay.begins"]
    assert [(d.seat, d.kinds) for d in table.state.decisions] == [(1, ("cover",))]


def test_where_starfish_count_none_is_imagined_aboard_in_the_voyage() -> None:
    """All of them went back before the first card; with three players they stayed (A2.12, A2.14)."""
    for players in (2, 3):
        below = {"spaces": {f"b{n}": "map" for n in range(1, 5)}}
        heap = {f"t{n}": "down" for n in range(1, 46)}
        state = position(players, phase="voyage", card="D01", blue=below, heap=heap)
        bearing = 0
        for n in range(20):
            other = GAME.reshuffle_hidden(state, 0, Stream("starfish", n))
            bearing += sum(other.starfish(tile) for tile in other.players[1].tiles if tile >= 0)
        assert bool(bearing) == (players == 3)


@pytest.mark.parametrize(
    "path", ["tile.t99", "tile.", "red.spaces.z9", "blue.hand.left", "nothing"]
)
def test_a_path_that_there_is_not_is_named_and_not_called_hidden(path: str) -> None:
    table = GAME.position(2, {"phase": "voyage", "card": "D01", "blue": {"spaces": {"b1": "map"}}})
    for place in (table.seat("red"), table.public()):
        with pytest.raises(Complaint) as caught:
            place.value(path)
        assert caught.value.slug == "complaint.position-word"
