"""The language switch: it switches, hides, and names each language in itself."""

import pytest

from seabook import words
from seabook.widgets import LanguageSwitch, Pad
from seabook.widgets.switch import hiding


@pytest.mark.parametrize(
    ("code", "hidden", "kept"), [("en", "zh-Hant", "en"), ("zh_Hant", "en", "zh-Hant")]
)
def test_it_switches_and_hides_the_other(code: str, hidden: str, kept: str) -> None:
    switch = LanguageSwitch()
    words.language("both")
    switch.press(code)
    assert words.language() == code
    assert f'[lang="{hidden}"]' in switch.html
    assert f'[lang="{kept}"]' not in switch.html
    assert f'data-id="{code}" aria-pressed="true"' in switch.html
    assert switch.html.count('aria-pressed="true"') == 1
    assert all(name in switch.html for name in ("中文", "English", "中英對照", "Both"))
    switch.close()


def test_both_hides_nothing() -> None:
    assert hiding("both") == ""


def test_two_switches_agree_and_a_closed_one_is_quiet() -> None:
    first, second = LanguageSwitch(), LanguageSwitch()
    first.press("en")
    assert 'data-id="en" aria-pressed="true"' in second.html
    second.close()
    first.press("zh_Hant")
    assert 'data-id="en" aria-pressed="true"' in second.html
    first.close()


def test_its_label_follows_the_language() -> None:
    switch = LanguageSwitch()
    switch.press("en")
    assert 'aria-label="Language shown"' in switch.html
    switch.press("zh_Hant")
    assert 'aria-label="顯示語言"' in switch.html
    switch.close()


def test_a_wrong_language_is_told() -> None:
    switch = LanguageSwitch()
    before = words.language()
    switch.press("fr")
    assert "sb-fault" in switch.status
    assert words.language() == before
    switch.close()


def test_what_is_saved_hides_nothing() -> None:
    switch = LanguageSwitch()
    switch.press("en")
    data, _ = switch._repr_mimebundle_()
    assert "display:none}" not in data["text/html"].split("</style>")[1]
    assert "語言" in data["text/plain"]
    assert "Language" in data["text/plain"]
    switch.close()


def test_an_error_in_a_pad_is_shown() -> None:
    pad = Pad(lambda _: 1 / 0)  # type: ignore[arg-type, return-value]
    pad.press("x")
    assert "ZeroDivisionError" in pad.status
    pad.close()
