"""Each invariant of Endeavor names the position in which it alone is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.broken import Changes, changed, more, told

from seabook.games.endeavor.game import GAME
from seabook.games.endeavor.state import Decision, State

BOX = GAME.box

RED, BLUE, GREEN = range(3)
AF, NA, EU = BOX.region["AF"], BOX.region["NA"], BOX.region["EU"]
AF1, AF2, EU5, NA1 = BOX.city["AF1"], BOX.city["AF2"], BOX.city["EU5"], BOX.city["NA1"]
COLONIAL, SHIPYARD, BANK, MARKET = (
    BOX.building[code].i for code in ("colonial-house", "shipyard", "bank", "market")
)
MUSEUM, PARLIAMENT = BOX.building["museum"].i, BOX.building["parliament"].i
CULTURE, ATTACK, PAYMENT = (BOX.token[code] for code in ("culture", "attack", "payment"))
# Where the decks lie in the list.
EU_DECK, SL_DECK, AF_DECK, NA_DECK = 0, 1, 2, 5


def middle(**options: str) -> State:
    """At Red's turn, Blue having passed: something of each kind lies in every place where it may."""
    slavery = options.get("slavery_deck") != "omitted"
    table = GAME.position(
        3,
        {
            "phase": "action",
            "round": 3,
            "track": {
                "AF": ["red", "blue", "green", "blue", "red", "blue"],
                "NA": ["red", "blue"],
            },
            "beside": {"AF": ["red"]},
            "city": {"EU5": "red", "AF1": "blue"},
            "red": {
                "harbour": 4,
                "buildings": ["colonial-house*", "shipyard", "bank"],
                "cards": ["EU-1", "SL-0"] if slavery else ["EU-1"],
                "tokens": {"culture": 1, "attack": 1},
            },
            "blue": {
                "harbour": 2,
                "buildings": ["colonial-house", "university", "parliament"],
                "passed": True,
            },
            "green": {"harbour": 2, "discarded": ["SL-1"] if slavery else []},
        },
        **options,
    )
    state: State = table.state
    return state


SOUND = middle()
LOST = middle(track_surplus="lost")
OMITTED = middle(slavery_deck="omitted")
LATER = middle(limit_after_pass="next_pass")


def cards(*codes: str) -> tuple[Any, ...]:
    return tuple(BOX.card[code] for code in codes)


def less(*codes: str) -> Callable[[Any], Any]:
    """A deck or a hand without these cards."""
    return lambda old: type(old)(each for each in old if each.code not in codes)


def and_(*codes: str) -> Callable[[Any], Any]:
    """A deck or a hand with these cards besides, at its end."""
    return lambda old: type(old)((*old, *cards(*codes)))


# Red gives its slavery card back to its deck, with all that hung on it.
NO_SLAVERY: Changes = {
    "players.0.cards": cards("EU-1"),
    "players.0.icons.0": more(-2),
    "players.2.freed": (),
    "decks.1": (),
    "removed": cards(*(f"SL-{n}" for n in range(6))),
}


@pytest.mark.parametrize(
    ("sound", "changes"),
    [
        (SOUND, {}),
        (LOST, {}),
        (OMITTED, {}),
        (LATER, {}),
        # a surplus that is lost leaves less than was earned
        (LOST, {"players.0.icons.1": more(-1)}),
        # icons may still be due inside an action, but not while somebody decides: see below
        (SOUND, {"players.0.supply": more(-1), "players.0.harbour": more(1)}),
        (SOUND, {"players.0.passed": True}),
        (SOUND, {"phase": "over"}),
        (SOUND, {**NO_SLAVERY, "abolished": True}),
        (SOUND, {**NO_SLAVERY}),
        # a card too many: not passed yet; passed, and giving one up; passed, under the option
        (
            SOUND,
            {
                "players.0.cards": and_("EU-2"),
                "decks.0": less("EU-2"),
                "players.0.icons.3": more(3),
            },
        ),
    ],
)
def test_what_may_be_is_no_fault(sound: State, changes: Changes) -> None:
    assert told(GAME, changed(sound, changes)) == []


# Three cards of Europe in green's hand, which may keep one.
CROWDED: Changes = {
    "players.2.cards": cards("EU-0", "EU-3"),
    "players.2.icons.0": more(BOX.card["EU-3"].icons[0]),
    "players.2.icons.1": more(1 + BOX.card["EU-3"].icons[1]),
    "players.2.icons.2": more(1 + BOX.card["EU-3"].icons[2]),
    "players.2.icons.3": more(BOX.card["EU-3"].icons[3]),
    "decks.0": less("EU-0", "EU-3"),
    "players.2.passed": True,
}
GIVING_UP = (Decision(GREEN, ("discard",)),)


@pytest.mark.parametrize(
    ("sound", "changes", "expected"),
    [
        (SOUND, {}, ["Green has passed with more cards than the limit"]),
        (SOUND, {"decisions": [*SOUND.decisions, *GIVING_UP]}, []),
        (SOUND, {"decisions": [Decision(RED, ("discard",))]}, ["Green has passed with more"]),
        (SOUND, {"decisions": [Decision(GREEN, ("pass",))]}, ["Green has passed with more"]),
        (SOUND, {"players.2.passed": False}, []),
        (LATER, {}, []),
        (SOUND, {"phase": "over"}, []),
    ],
)
def test_who_has_passed_keeps_no_more_cards_than_the_limit(
    sound: State, changes: Changes, expected: list[str]
) -> None:
    found = told(GAME, changed(sound, {**CROWDED, **changes}))
    assert len(found) == len(expected), found
    assert all(named in problem for named, problem in zip(expected, found, strict=True))


@pytest.mark.parametrize(
    ("sound", "changes", "expected"),
    [
        # tokens, wherever they may be
        (SOUND, {"tokens": lambda old: [*old, None]}, ["there are 96 spaces for tokens"]),
        (SOUND, {"tokens.0": None}, ["there are 16 industry tokens instead of 17"]),
        (SOUND, {"players.1.tokens.6": more(1)}, ["there are 3 Attack tokens instead of 2"]),
        (SOUND, {"spent.7": more(-1)}, ["there are 1 Payment tokens instead of 2"]),
        (
            SOUND,
            {f"tokens.{AF.first_space + 2}": PAYMENT, "spent.7": more(-1)},
            ["space 3 of the track of Africa is filled but still bears its token"],
        ),
        (
            SOUND,
            {f"tokens.{NA.first_space + 1}": PAYMENT, "spent.7": more(-1)},
            ["space 2 of the track of North America is filled but still bears its token"],
        ),
        (
            SOUND,
            {f"tokens.{EU5.space}": PAYMENT, "spent.7": more(-1)},
            ["Paris (EU5) is held but still bears its token"],
        ),
        # population markers, wherever they may be
        (SOUND, {"players.0.supply": more(1)}, ["Red has 31 population markers instead of 30"]),
        (SOUND, {"players.1.harbour": more(-1)}, ["Blue has 29 population markers"]),
        (SOUND, {"players.0.busy.0": 0}, ["Red has 29 population markers"]),
        (SOUND, {"players.0.supply": -1, "players.0.harbour": 25}, ["Red has 30 population"]),
        (SOUND, {"players.0.supply": 25, "players.0.harbour": -1}, ["Red has 30 population"]),
        (
            SOUND,
            {f"holders.{EU5.i}": -1},
            ["Red has 29 population markers", "the presence of Red in Europe"],
        ),
        (
            SOUND,
            {f"tracks.{NA.i}": [BLUE]},
            ["Red has 29 population markers", "the presence of Red in North America"],
        ),
        (
            SOUND,
            {f"beside.{AF.i}.0": 0},
            ["Red has 29 population markers", "the presence of Red in Africa"],
        ),
        (
            SOUND,
            {
                f"tracks.{AF.i}": lambda old: [*old, RED],
                f"presence.{AF.i}.0": more(1),
                "players.0.supply": more(-1),
            },
            [
                "the track of Africa is overfull",
                "space 7 of the track of Africa is filled",
                "the Governor card of Africa does not fit",
            ],
        ),
        (
            SOUND,
            {
                f"beside.{NA.i}.1": 1,
                f"presence.{NA.i}.1": more(1),
                "players.1.supply": more(-1),
            },
            ["a population marker lies beside the unopened track of North America"],
        ),
        # status
        (
            SOUND,
            {"players.0.icons.2": more(1)},
            ["Red's finance is 3; buildings, cards and tokens make it 2"],
        ),
        (SOUND, {"players.1.icons.0": -1}, ["Blue's industry is -1"]),
        (
            SOUND,
            {"players.0.due.1": 1},
            ["Red's culture is 5", "Red has status markers still to move"],
        ),
        (SOUND, {"players.0.due.1": 1, "players.0.icons.1": more(-1)}, ["Red has status markers"]),
        (LOST, {"players.0.icons.1": more(1)}, ["Red's culture is 5"]),
        (
            LOST,
            {"players.0.icons.1": 16, "players.0.tokens.1": 14},
            [
                "there are 33 culture tokens",
                "Red's culture is 16; buildings, cards and tokens make it 17",
            ],
        ),
        # the decks
        (
            SOUND,
            {f"decks.{AF_DECK}": lambda old: [old[1], old[0], *old[2:]]},
            ["a deck is out of order: Africa card 4, Africa card 5"],
        ),
        (
            SOUND,
            {f"decks.{NA_DECK}": lambda old: [*old[:-2], old[-1], old[-2]]},
            ["a deck is out of order: North America card 5"],
        ),
        (SOUND, {f"decks.{AF_DECK}": less("AF-5")}, ["the 48 asset cards are not each in one"]),
        (SOUND, {"players.2.freed": ()}, ["the 48 asset cards are not each in one place"]),
        (
            SOUND,
            {"players.0.cards": cards("EU-1", "SL-0", "AF-5")},
            [
                "Red's industry is 2; buildings, cards and tokens make it 4",
                "Red's finance is 2",
                "the 48 asset cards",
            ],
        ),
        (SOUND, {"removed": cards("AF-5")}, ["the 48 asset cards are not each in one place"]),
        (
            SOUND,
            {"abolished": True},
            ["a slavery card lies in a deck after abolition", "Red holds a slavery card after"],
        ),
        (
            SOUND,
            {
                **NO_SLAVERY,
                "players.2.cards": cards("EU-0"),
                "players.2.icons.1": 1,
                "players.2.icons.2": 1,
                "decks.0": less("EU-0", "EU-5"),
                "players.1.cards": and_("EU-5"),
                "players.1.icons.1": 3,
            },
            ["Blue holds the abolition card, but slavery has not been abolished"],
        ),
        (
            OMITTED,
            {"decks.1": [BOX.card["SL-5"]], "removed": less("SL-5")},
            ["slavery card 5 is in play though this table leaves the slavery deck out"],
        ),
        # buildings
        (SOUND, {f"stock.{MARKET}": more(-1)}, ["the 5 Market tiles are not all there"]),
        (SOUND, {f"players.2.owned.{MARKET}": 1}, ["the 5 Market tiles are not all there"]),
        (
            SOUND,
            {f"players.1.owned.{MUSEUM}": 1, f"stock.{MUSEUM}": 0, "players.1.icons.1": more(2)},
            ["Blue owns more than 1 building of level 5"],
        ),
        (
            SOUND,
            {"players.0.busy.0": 2, "players.0.supply": more(-1)},
            ["Red has 2 population markers on the Colonial House"],
        ),
        (
            SOUND,
            {f"players.0.busy.{SHIPYARD}": -1, "players.0.supply": more(1)},
            ["Red has -1 population markers on the Shipyard"],
        ),
        (
            SOUND,
            {f"players.0.busy.{BANK}": 1, "players.0.supply": more(-1)},
            ["Red has 1 population markers on the Bank"],
        ),
        # presence is counted again
        (SOUND, {f"presence.{NA.i}.1": 0}, ["the presence of Blue in North America should be 1"]),
        (
            SOUND,
            {f"presence.{EU.i}.2": 1},
            ["the presence of Green in Europe and the Mediterranean should be 0"],
        ),
        # regions
        (
            SOUND,
            {
                f"decks.{AF_DECK}": and_("AF-G"),
                "players.1.cards": (),
                "players.1.icons.2": more(-2),
                "players.1.icons.3": more(-1),
            },
            ["the Governor card of Africa does not fit its track"],
        ),
        (
            SOUND,
            {f"decks.{NA_DECK}": less("NA-G"), "removed": cards("NA-G")},
            ["the Governor card of North America does not fit its track"],
        ),
        (
            SOUND,
            {
                f"holders.{NA1.i}": RED,
                f"presence.{NA.i}.0": more(1),
                "players.0.supply": more(-1),
                f"tokens.{NA1.space}": None,
                "spent": None,
            },
            ["a city of North America is held though the region is not open"],
        ),
        # passing
        (SOUND, {"phase": "salary"}, ["Blue has passed, but it is not the action phase"]),
        (SOUND, {"phase": "build"}, ["Blue has passed, but it is not the action phase"]),
    ],
)
def test_what_is_broken_is_named_and_nothing_else(
    sound: State, changes: Changes, expected: list[str]
) -> None:
    if "spent" in changes:  # the token taken from a city is out of the game
        token = sound.tokens[NA1.space]
        assert token is not None
        changes = {**changes, "spent": [n + (i == token.i) for i, n in enumerate(sound.spent)]}
    found = told(GAME, changed(sound, changes))
    assert len(found) == len(expected), found
    assert all(named in problem for named, problem in zip(expected, found, strict=True)), found
