"""Questions in words: no verdict but the engine's, nothing made up, the same answer every time."""

from __future__ import annotations

import subprocess
import sys

import pytest

from seabook.answers import ask
from seabook.answers.judging import answered, open_ended
from seabook.answers.stored import stored
from seabook.answers.tokens import tokens
from seabook.engine import Complaint
from seabook.games import names
from seabook.playbook import rules
from seabook.proof.scenarios import opened, scenarios
from seabook.words import LANGUAGES

HAVE = [code for code in names() if stored(code)]
EVERY = [(code, n) for code in HAVE for n in range(len(stored(code)))]


def test_a_verdict_that_is_stated_is_that_of_the_scenario_shown() -> None:
    answer = ask("Can I ship to Europe?", "endeavor")
    assert (answer.verdict, answer.declined) == ("no", False)
    assert answer.scenario is not None
    assert answer.ruled is not None
    verdict = opened(answer.scenario).check(answer.scenario.action)
    assert verdict.legal is False
    assert answer.ruled.reasons == verdict.reasons
    assert answer.rules[0] == "E3.1a"


def test_the_same_asked_the_other_way_round_is_answered_the_other_way() -> None:
    assert ask("Can I ship to Europe?", "endeavor").verdict == "no"
    assert ask("is shipping to Europe forbidden?", "endeavor").verdict == "yes"


@pytest.mark.parametrize(
    "question", ["這盒應該有幾枚交易標記有幾枚", "how many trade tokens should I have"]
)
def test_a_number_that_is_stated_is_a_value_of_a_position(question: str) -> None:
    answer = ask(question, "endeavor")
    assert (answer.verdict, answer.value) == ("value", 95)


@pytest.mark.parametrize(("code", "n"), EVERY)
def test_every_stored_question_finds_its_own_rule_and_states_no_other_verdict(
    code: str, n: int
) -> None:
    question = stored(code)[n]
    for wording in (*question.words_zh, *question.words_en):
        answer = ask(wording, code)
        assert set(question.rules) & set(answer.rules[:3]), wording
        if answer.verdict in ("yes", "no"):
            assert answer.verdict == answered(question, code)[0], wording


@pytest.mark.parametrize("code", HAVE)
def test_people_ask_about_every_rule(code: str) -> None:
    asked = {rule for question in stored(code) for rule in question.rules}
    assert {*rules(code)} - asked == set()


def test_how_and_what_are_answered_by_the_rule_and_not_by_yes() -> None:
    answer = ask("How does Ship work?", "endeavor")
    assert answer.verdict == "text"
    for lang in LANGUAGES:
        assert rules("endeavor")["E3.1a"].text.pick(lang) in "\n".join(
            each.pick(lang) for each in answer.texts
        )


@pytest.mark.parametrize(
    ("question", "is_open"),
    [
        ("怎麼航行", True),
        ("可以航行嗎", False),
        ("能不能航行", False),
        ("誰拿總督卡", True),
        ("How many cards?", True),
        ("Can I draw?", False),
        ("so is it forbidden", False),
    ],
)
def test_what_asks_for_more_than_yes_or_no(question: str, is_open: bool) -> None:
    assert open_ended(question) is is_open


@pytest.mark.parametrize("question", ["asdf qwer zxcv", "zzz", "xyzzy plugh"])
def test_what_the_rules_do_not_say_is_declined(question: str) -> None:
    answer = ask(question, "endeavor")
    assert answer.declined
    assert answer.rules == ()


@pytest.mark.parametrize("question", ["", "   ", "???", "\x00\x07", "x" * 401, None, 5])
def test_what_is_no_question_is_one_sentence(question: str) -> None:
    with pytest.raises(Complaint):
        ask(question, "endeavor")


@pytest.mark.parametrize(
    "question",
    [
        "هل يمكنني الهجوم؟",
        "можно ли атаковать",
        "攻击 <script>alert(1)</script>",
        "can\u200b I\u200b ship\u202e to Europe",
        "'; DROP TABLE rules; --",
        "%s %d {0} {title} \\n",
        "a" * 400,
        "嗎" * 400,
        "1 2 3 4 5 6 7 8 9 0",
        "can\x00 I\x1b[31m ship",
    ],
)
@pytest.mark.parametrize("code", names())
def test_hostile_input_gets_plain_sentences(question: str, code: str) -> None:
    answer = ask(question, code)
    shown = answer._repr_html_()
    assert "<script" not in shown
    assert "\x1b" not in str(answer)
    assert answer.texts


@pytest.mark.parametrize(
    ("question", "vain"),
    [
        ("which opening is best?", "strategy"),
        ("哪一個最划算", "strategy"),
        ("is there an expansion?", "shop"),
        ("卡坦島的強盜怎麼移動", "others"),
        ("how do I cast a spell with my wizard", "unheard"),
        ("講個笑話", "chat"),
    ],
)
@pytest.mark.parametrize("code", names())
def test_what_no_rules_say_is_declined_in_words_of_its_kind(
    question: str, vain: str, code: str
) -> None:
    answer = ask(question, code)
    assert (answer.declined, answer.vain) == (True, vain)


def test_a_question_about_another_of_our_games_is_declined() -> None:
    answer = ask("how do I take a Governor in Endeavor?", "vasco_da_gama")
    assert (answer.declined, answer.vain) == (True, "others")


@pytest.mark.parametrize("code", HAVE)
def test_what_a_scenario_refuses_is_never_answered_by_yes(code: str) -> None:
    for question in stored(code):
        if question.kind == "may":
            legal = scenarios(code)[question.scenario].expect.legal
            assert answered(question, code)[0] == ("no" if legal is question.turned else "yes")


def test_the_game_is_named_or_asked_back() -> None:
    assert ask("奮進號可以航行到歐洲嗎").game == "endeavor"
    with pytest.raises(Complaint, match="Which game"):
        ask("Can I ship to Europe?")


def test_what_was_typed_is_escaped() -> None:
    assert "<b>" not in ask("can I <b>ship</b> to Europe?", "endeavor")._repr_html_()


def test_the_same_answer_in_every_process() -> None:
    asked = [
        ("倫敦有人了還能插旗嗎", "endeavor"),
        ("can I reuse number 5 this round", "vasco_da_gama"),
        ("猴子可以當百搭嗎", "anchors_aweigh"),
        ("which start is best", "anchors_aweigh"),
    ]
    code = f"from seabook.answers import ask; print([ask(*each).data for each in {asked!r}])"
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": str(seed), "PATH": ""},
            capture_output=True,
            check=True,
        ).stdout
        for seed in (0, 1, 42)
    }
    assert len(found) == 1


def test_what_people_call_a_thing_finds_its_term() -> None:
    asked = tokens("can two guys sit in one town", "endeavor")
    assert {"§population-marker", "§city"} <= set(asked)
