"""The order in which cards are resolved: contracts sent to the bottom by the literal steps."""

from __future__ import annotations

import pytest
from tests.games.anchors_aweigh.helpers import GAME, play, position

from seabook.engine import Stream

_CARD = {"D": "D0", "P": "P0", "T": "T0", "C": "K0"}


def resolved(deck: list[str]) -> list[str]:
    """Everyone declines or flees; the order in which the cards leave the game."""
    state = position(2, phase="voyage", deck=deck)
    while state.round == 1:
        seat, kinds = GAME.value(state, "decision.seat"), GAME.value(state, "decision.kinds")
        play(state, f"{seat}: {'flee' if 'flee' in kinds else 'skip'}")
    return GAME.value(state, "used")  # type: ignore[no-any-return]


def codes(text: str) -> list[str]:
    return [_CARD[each[0]] + each[1] for each in text.split()]


@pytest.mark.parametrize(
    ("deck", "order"),
    [
        ("C1 D1 C2 P1 C3 T1", "D1 P1 T1 C1 C2 C3"),
        ("D1 C1 T1 C2", "D1 T1 C2 C1"),
        ("C1 D1 C2 C3", "D1 C2 C3 C1"),
        ("C1 C2 C3", "C1 C2 C3"),
    ],
)
def test_at4_contracts_are_no_stable_partition(deck: str, order: str) -> None:
    assert resolved(codes(deck)) == codes(order)


def test_ar11_the_closed_form_holds_for_every_deck() -> None:
    cards = codes("D1 D2 D3 D4 D5 P1 P2 P3 T1 T2 C1 C2 C3")
    for seed in range(25):
        deck = Stream("decks", seed).shuffled(cards)[: 4 + seed % 10]
        others = [card for card in deck if card[0] != "K"]
        last = max((deck.index(card) for card in others), default=-1)
        trailing, earlier = deck[last + 1 :], [c for c in deck[: last + 1] if c[0] == "K"]
        assert resolved(deck) == [*others, *trailing, *earlier]


def test_a3_10_a_contract_goes_under_unopened() -> None:
    state = position(2, phase="voyage", card="D01", deck=["K01", "T01"])
    events = play(state, "red: skip", "blue: skip")
    under = [each for each in events if each.slug == "contract.under"]
    assert len(under) == 1
    assert not any(hasattr(value, "code") for value in under[0].values.values())
    assert GAME.value(state, "card") == "T01"
    assert GAME.value(state, "deck") == ["K01"]
