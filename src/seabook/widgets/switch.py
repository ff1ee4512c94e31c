"""The language switch: one for the whole notebook."""

from __future__ import annotations

from html import escape

from seabook import words
from seabook.widgets.pad import Pad
from seabook.words import BCP47, CHOICES, LANGUAGES, Text, say, shown

# Where the other language is hidden: in cells and outputs, and nowhere else on the page.
_PLACES = ".jp-Notebook, .jp-OutputArea, .jp-RenderedHTMLCommon, .sb-page"
_NAMES = {"zh_Hant": ("zh-Hant", "中文"), "en": ("en", "English")}


class LanguageSwitch(Pad):
    """Three buttons: Chinese, English, both. The whole notebook follows, what is saved included.

    >>> before = words.language()
    >>> switch = LanguageSwitch()
    >>> switch.press("en")
    >>> words.language()
    'en'
    >>> switch.press(before)
    >>> switch.close()
    """

    def __init__(self) -> None:
        super().__init__()
        self.html = self._drawn()

    def pressed(self, data_id: str) -> None:
        """Switch to the language of the button."""
        words.language(data_id)

    def _switched(self, code: str) -> None:
        super()._switched(code)
        self.html = self._drawn()

    def _drawn(self) -> str:
        code = words.language()
        label = " ".join(say("switch.label").pick(one) for one in shown(code))
        buttons = "".join(_button(each, each == code) for each in CHOICES)
        return (
            f"<style>{hiding(code)}</style>"
            f'<div class="sb-row sb-switch" role="group" aria-label="{escape(label)}">{buttons}</div>'
        )

    def still(self) -> tuple[Text, str]:
        """The choices, without hiding anything."""
        return say("switch.choices"), f"{say('switch.choices').html('p')}"


def _button(code: str, pressed: bool) -> str:
    if code == "both":
        name = '<span lang="zh-Hant">中英對照</span><span lang="en">Both</span>'
    else:
        lang, text = _NAMES[code]
        name = f'<span lang="{lang}">{text}</span>'
    return f'<button type="button" data-id="{code}" aria-pressed="{str(pressed).lower()}">{name}</button>'


def hiding(code: str) -> str:
    """The style rules that hide the other language; none for ``both``.

    Only what is marked itself is hidden: ``:lang()`` would also match all that inherits the
    language of the page.

    >>> hiding("en")
    ':is(.jp-Notebook, .jp-OutputArea, .jp-RenderedHTMLCommon, .sb-page) [lang="zh-Hant"]{display:none}'
    >>> hiding("both")
    ''
    """
    others = [one for one in LANGUAGES if one not in shown(code)]
    return "".join(f':is({_PLACES}) [lang="{BCP47[one]}"]{{display:none}}' for one in others)
