"""Predictions: the question first, the engine's answer after the choice, never in what is saved."""

import pytest

import seabook
from seabook.widgets import Prediction
from seabook.words import Text

ASK = Text("紅能攻占巴黎嗎？", "May red occupy Paris?")


def saved(asked: Prediction) -> str:
    data, _ = asked._repr_mimebundle_()
    return "".join(value for value in data.values() if isinstance(value, str))


@pytest.mark.parametrize("board", [False, True])
def test_what_is_saved_holds_the_question_only(board: bool) -> None:
    asked = Prediction("occupy-na-closed", board=board)
    before = saved(asked)
    asked.answer("no")
    assert saved(asked) == before
    assert asked.question.en in before
    assert asked.question.zh_Hant in before
    assert "sb-verdict sb" not in before.split("</style>")[1]
    assert ("image/svg+xml" in asked._repr_mimebundle_()[0]) == board
    asked.close()


def test_the_reveal_stands_beside_the_choice(capsys: pytest.CaptureFixture[str]) -> None:
    asked = Prediction("occupy-na-closed")
    assert asked.pad.status == ""
    assert asked.answer("yes") is None  # type: ignore[func-returns-value]
    assert "Your prediction was “Yes, allowed”" in asked.pad.status
    assert "sb-no" in asked.pad.status
    assert "E3.2b" in asked.pad.status
    assert 'data-id="choose:yes" aria-pressed="true"' in asked.pad.html
    asked.pad.press("choose:no")
    assert "is what the engine says too" in asked.pad.status
    asked.pad.press("choose:unsure")
    assert "You chose “Not sure”" in asked.pad.status
    assert capsys.readouterr().out == ""
    asked.close()


def test_a_rule_opens_below() -> None:
    asked = Prediction("occupy-na-closed")
    asked.answer("no")
    asked.pad.press("rule:E3.2b")
    assert 'data-rule="E3.2b"' in asked.card.html
    asked.pad.press("rule:E9.9")
    assert "sb-fault" in asked.card.status
    asked.close()


def test_the_author_is_held_to_the_engine() -> None:
    asked = Prediction("occupy-na-closed")
    asked.expect("no")
    with pytest.raises(AssertionError, match="'no', not 'yes'"):
        asked.expect("yes")
    asked.close()


def test_a_table_with_choices_of_its_own() -> None:
    table = seabook.game("endeavor").table(players=3, seed=7)
    asked = Prediction(
        table,
        ASK,
        action="red: occupy EU5",
        choices=[("one", Text("1個", "1 marker")), ("two", Text("2個", "2 markers"))],
        right=lambda table, verdict: "two" if verdict.rules else "one",
        tell=Text("還在建築階段。", "It is still the build phase."),
    )
    asked.expect("two")
    asked.answer("one")
    assert "the engine says “2 markers”" in asked.pad.status
    assert "still the build phase" in asked.pad.status
    assert table.history == []
    asked.close()


def test_bad_use_is_told() -> None:
    table = seabook.game("endeavor").table(players=3, seed=7)
    with pytest.raises(TypeError, match="its action and its question"):
        Prediction(table, ASK)
    with pytest.raises(ValueError, match="no scenario"):
        Prediction("no-such-scenario")
    asked = Prediction("occupy-na-closed")
    with pytest.raises(ValueError, match="no choice 'maybe'"):
        asked.answer("maybe")
    asked.pad.press("choose:maybe")
    assert "no choice" in asked.card.status
    asked.close()
