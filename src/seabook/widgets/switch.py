"""The language switch: one for the whole notebook."""

from __future__ import annotations

from markupsafe import Markup

from seabook import words
from seabook.markup import fragment, tag
from seabook.widgets.pad import Pad, pressable
from seabook.widgets.style import style
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

    def _drawn(self) -> Markup:
        code = words.language()
        label = " ".join(say("switch.label").pick(one) for one in shown(code))
        buttons = (_button(each, each == code) for each in CHOICES)
        group = tag("div", *buttons, class_="sb-row sb-switch", role="group", aria_label=label)
        return fragment(style(hiding(code)), group)

    def still(self) -> tuple[Text, Markup]:
        """The choices, without hiding anything."""
        return say("switch.choices"), say("switch.choices").html("p")


def _button(code: str, pressed: bool) -> Markup:
    if code == "both":
        name = Text("中英對照", "Both").html()
    else:
        lang, text = _NAMES[code]
        name = tag("span", text, lang=lang)
    return pressable(name, data_id=code, aria_pressed=str(pressed).lower())


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
