"""A number of the rules that a house changes is changed in every sentence that states it."""

from __future__ import annotations

import attrs
import pytest

from seabook.engine import Table
from seabook.games import game
from seabook.games.anchors_aweigh import paying, stormy
from seabook.games.anchors_aweigh.components import read_box
from seabook.games.anchors_aweigh.game import played_with as anchors_aweigh
from seabook.games.anchors_aweigh.scoring import verdict
from seabook.games.endeavor import attack
from seabook.games.endeavor import scoring as endeavor_scoring
from seabook.games.vasco_da_gama import round_end
from seabook.games.vasco_da_gama import scoring as vasco_scoring
from seabook.games.vasco_da_gama.components import read_box as read_vasco_box
from seabook.games.vasco_da_gama.game import played_with as vasco_da_gama


def at_war(harbour: int) -> Table:
    red = {"harbour": harbour, "buildings": ["barracks"]}
    given = {"phase": "action", "city": {"EU2": "blue", "EU3": "red"}, "red": red}
    return game("endeavor").position(3, given)


@pytest.mark.parametrize("returned", [1, 2])
def test_what_an_attack_costs_is_told_alike_everywhere(
    returned: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attack, "_RETURNED", returned)
    cost, s = 1 + returned, "s" if returned > 1 else ""
    table = at_war(harbour=5)
    table.play("red: activate barracks")
    allowed = table.check("red: attack EU2")
    assert allowed.paid == cost
    assert f"Pays: {cost} population markers." in allowed.text.en
    assert f"付出：{cost}個工人。" in allowed.text.zh_Hant
    assert (
        f"Red also returns {returned} population marker{s} from harbour to supply."
        in allowed.whole.en
    )
    assert f"紅方再從港口放回{returned}個工人" in allowed.whole.zh_Hant
    before = table.state.players[0].harbour
    table.play("red: attack EU2")
    assert before - table.state.players[0].harbour == cost

    refused = at_war(harbour=cost).check("red: attack EU2").text
    stated = f"Attack takes {cost} of your population markers from the harbour, 1 into the city and"
    assert f"{stated} {returned} to your supply; you have {cost - 1}." in refused.en
    assert f"需要港口{cost}個工人：1個進城市，{returned}個放回個人供應區" in refused.zh_Hant


@pytest.mark.parametrize("each", [3, 4])
def test_how_many_markers_or_reals_make_a_point_is_told_as_it_is_counted(
    each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endeavor_scoring, "_MARKERS_A_GLORY", each)
    monkeypatch.setattr(vasco_scoring, "_MONEY_A_POINT", each)
    harbour = next(
        line
        for line in endeavor_scoring.lines(at_war(harbour=12).state, 0)
        if line.slug == "score.harbour"
    )
    table = game("vasco_da_gama").table(2, 1)
    table.state.players[0].money = 12
    money = next(line for line in vasco_scoring.lines(table.state, 0) if line.slug == "score.money")
    for line in (harbour, money):
        assert line.glory == 12 // each
        assert f"for every {each}: {12 // each}" in line.text.en
        assert f"每{each}" in line.text.zh_Hant


@pytest.mark.parametrize("equal", [2, 3])
def test_how_many_equal_treasures_are_exchanged_is_told_alike_everywhere(
    equal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stormy, "EQUAL", equal)
    exchange, *others = stormy.KINDS
    monkeypatch.setattr(stormy, "KINDS", (attrs.evolve(exchange, n=equal), *others))
    rules = anchors_aweigh(read_box())
    spaces = dict.fromkeys(["a1", "a2", "a3"][:equal], "map")
    given = {"phase": "voyage", "round": 2, "card": "D01", "red": {"spaces": spaces}}
    table = rules.position(3, given, stormy_seas="on")
    told = table.check("red: exchange map")
    assert f"Exchange {equal} map treasures" in told.text.en
    assert f"用{equal}個地圖交換" in told.text.zh_Hant
    assert f"Loses: {equal} maps." in told.text.en
    table.play("red: exchange map")
    assert not any(table.state.players[0].tiles[space] >= 0 for space in range(equal))

    few = {**given, "red": {"parrots": 1, "spaces": dict(list(spaces.items())[1:])}}
    lacking = rules.position(3, few, stormy_seas="on").check("red: exchange map")
    assert f"it does not make up {equal} for an exchange" in lacking.text.en
    assert f"不能拿來湊成{equal}個交換" in lacking.text.zh_Hant


@pytest.mark.parametrize("rounds", [2, 3])
def test_the_rounds_of_an_owners_box_are_told(rounds: int) -> None:
    box = read_box()
    rules = anchors_aweigh(attrs.evolve(box, counts=attrs.evolve(box.counts, rounds=rounds)))
    given = {"phase": "voyage", "card": "D03", "red": {"parrots": 1, "spaces": {"a1": "rope"}}}
    state = rules.position(2, {"round": 2, **given}).state
    state.round = rounds
    assert f"After {rounds} rounds" in verdict(state).text.en
    assert f"{rounds}輪結束" in verdict(state).text.zh_Hant
    state.round = 1
    early = [why.text for why in paying.refusals(state, 0, rules.box.means[-1])]
    assert f"only in the voyage of round {rounds}." in early[0].en
    assert f"鸚鵡要到第{rounds}輪" in early[0].zh_Hant


@pytest.mark.parametrize("extra", [(21, 22), (31, 32)])
def test_the_numbers_of_an_owners_extra_discs_are_told(extra: tuple[int, int]) -> None:
    box = read_vasco_box()
    rules = vasco_da_gama(attrs.evolve(box, counts=attrs.evolve(box.counts, extra_numbers=extra)))
    state = rules.start(2, 1, {})
    told = {event.slug: event.text for event in round_end.close(state)}["end-of-round.discs"]
    assert f"{extra[0]} and {extra[1]} return to Manuel I" in told.en
    assert f"{extra[0]}號與{extra[1]}號放回" in told.zh_Hant
