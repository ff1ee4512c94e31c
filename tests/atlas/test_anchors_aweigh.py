"""The economy of Anchors Aweigh!: what is best is played, and what is cheapest can be paid."""

from collections import Counter
from typing import Any

import networkx as nx
import pytest

from seabook import atlas
from seabook.atlas.anchors_aweigh import plans
from seabook.engine import Complaint
from seabook.games.anchors_aweigh.game import GAME
from seabook.games.anchors_aweigh.state import State
from seabook.widgets import AtlasPanel

BOX = GAME.box
FULL = {
    "a1": "cannon",
    "a2": "sword",
    "a3": "sailor",
    "a4": "rope",
    "a5": "rope",
    "a6": "telescope",
}


def table(**given: Any) -> Any:
    return GAME.position(3, {"phase": "voyage", **given})


GOODS = {"a1": "purple", "g1": "orange", "g2": "white", "b2": "blue"}

CASES: list[tuple[dict[str, Any], int]] = [
    ({"card": "D04", "deck": ["T06", "K04"], "red": {"spaces": {"b1": "compass"}}}, 5),
    (
        {
            "card": "K05",
            "deck": ["K11"],
            "red": {"spaces": {"a1": "purple", "g1": "orange", "g2": "white", "b2": "blue"}},
        },
        8,
    ),
    ({"card": "D03", "deck": ["D15"], "red": {"spaces": {**FULL, "a5": "map"}}}, 3),
    ({"card": "P06", "deck": ["P10"], "red": {"spaces": FULL}}, 5),
    (
        {
            "card": "P10",
            "deck": ["K11"],
            "red": {"coins": 1, "spaces": {"a1": "cannon", "g1": "blue"}},
        },
        2,
    ),
    (
        {
            "card": "D11",
            "deck": ["K01"],
            "round": 2,
            "red": {"parrots": 1, "spaces": {"a1": "shovel"}},
        },
        5,
    ),
]


@pytest.mark.parametrize(("given", "total"), CASES)
def test_the_best_use_of_a_ship_is_played_to_its_total(given: dict[str, Any], total: int) -> None:
    begun = table(**given)
    use = atlas.best_use(begun, "red")
    assert use.total == total
    after = plans.play(begun, use.decisions)
    assert after.scores()[0] == total
    assert after.state.phase != "voyage"
    assert begun.history == []


@pytest.mark.parametrize(("given", "total"), CASES)
def test_no_way_through_the_voyage_comes_to_more(given: dict[str, Any], total: int) -> None:
    """Every decision tried, none taken for alike."""

    def most(state: State) -> int:
        search = plans._Search(GAME, 0)
        state = search._mine(state.copy())
        if state.phase != "voyage":
            return int(GAME.scores(state)[0])
        found = []
        for action in GAME.legal(state, 0):
            # Of spaces the first of each deck: AR50 holds elsewhere.
            if action.kind.free or (action.kind.code == "stow" and found):
                continue
            after = state.copy()
            GAME.apply(after, action)
            found.append(most(after))
        return max(found)

    assert most(table(**given).state) == total


def test_what_the_card_is_worth_differs_from_ship_to_ship() -> None:
    worth = atlas.card_worth(
        table(
            card="D03",
            deck=["D15"],
            red={"spaces": {"a1": "rope"}},
            blue={"spaces": {"a1": "rope", "a2": "telescope"}},
        )
    )
    assert worth.more == {"red": 2, "blue": -1, "green": None}
    assert "Green cannot pay" in worth.text.en


@pytest.mark.parametrize(
    ("wanted", "treasures"), [("coins 4", 1), ("purple 2", 1), ("orange 1", 1), ("coins 8", 3)]
)
def test_the_cheapest_way_is_paid_with_those_treasures(wanted: str, treasures: int) -> None:
    cards = ["D04", "D08", "P06", "T06", "D14", "K01", "K04"]
    way = atlas.cheapest(table(card="D20", deck=cards), wanted)
    assert way is not None
    assert sum(way.treasures.values()) == treasures
    tiles = [*Counter(way.treasures).elements()]
    spaces = {f"b{n}": tile for n, tile in enumerate(tiles, 1)}
    first, *rest = (card.code for card in way.cards)
    others = {f"a{n}": "monkey" for n in range(1, 3)}
    begun = table(card=first, deck=rest, red={"spaces": {**spaces, **others}})
    what, n = wanted.split()
    best = atlas.best_use(begun, "red").total
    assert best >= (int(n) if what == "coins" else 1)


def test_what_cannot_be_had_has_no_way() -> None:
    assert atlas.cheapest(table(card="D20", deck=["K01"]), "coins 9") is None
    with pytest.raises(Complaint):
        atlas.cheapest(table(card="D20"), "rum 1")
    with pytest.raises(Complaint):
        atlas.best_use(GAME.table(3, 1), "red")


def test_the_economy_is_a_graph_of_all_that_turns_into_something() -> None:
    chart = atlas.chart("anchors_aweigh")
    kinds = Counter(kind for _, kind in chart.nodes(data="kind"))
    assert kinds["discovery"] + kinds["pirate"] + kinds["trade"] + kinds["contract"] == 52
    assert kinds["treasure"] == 10
    assert all(data["rules"] for _, data in chart.nodes(data=True))
    assert all(data["rules"] and data["n"] for *_, data in chart.edges(data=True))
    assert nx.has_path(chart, "rope", "chests")
    assert not nx.has_path(chart, "warehouse", "coins")
    assert chart.nodes["T01"]["provenance"] == "source"
    assert chart.nodes["T02"]["provenance"] == "reconstructed"
    again = nx.parse_graphml(atlas.to_graphml(chart))
    assert {*again.edges} == {*chart.edges}


def test_a_round_has_the_economy_of_its_own_cards() -> None:
    chart = atlas.chart(GAME.table(3, 3))
    cards = [n for n, kind in chart.nodes(data="kind") if kind in ("discovery", "pirate")]
    assert len(cards) == 8


def test_the_atlas_answers_on_the_board() -> None:
    begun = table(**CASES[0][0])
    panel = AtlasPanel(begun)
    panel.ask("best")
    assert "a total of 5" in panel.result.status
    assert "sb-ring" in panel.board.svg
    panel.about("fulfil")
    assert "Red 5 more" in panel.result.status
    panel.close()
    loading = AtlasPanel(GAME.table(3, 3))
    loading.ask("worth")
    assert loading.board.answer is None
    loading.close()
