"""A small pen over ElementTree: it escapes by itself, and every run of text carries its language."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence

import attrs

from seabook.words import BCP47, Text, shown

INK = "#1d2a33"
PALE = "#5a6872"
PAPER = "#ffffff"
FONTS = (
    "system-ui, 'Noto Sans CJK TC', 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', sans-serif"
)
NO_LANGUAGE = "zxx"  # BCP 47: not words of any language, such as a code or a number

Value = str | float | None


@attrs.frozen
class Run:
    """Some characters of one language; ``gap`` is the space before them, in units of the drawing."""

    text: str
    lang: str
    weight: str | None = None
    gap: float = 0
    size: float | None = None


def code(text: object, weight: str | None = None, gap: float = 0, size: float | None = None) -> Run:
    """A code or a number: the same in every language."""
    return Run(str(text), NO_LANGUAGE, weight, gap, size)


def runs(text: Text, lang: str, weight: str | None = None, gap: float = 0) -> list[Run]:
    """A text as one run for each language that is shown."""
    return [
        Run(text.pick(one), BCP47[one], weight, gap if i else 0)
        for i, one in enumerate(shown(lang))
    ]


def spoken(text: Text, lang: str) -> str:
    """A text as a label for those who listen: in ``both``, Chinese and then English."""
    return " ".join(text.pick(one) for one in shown(lang))


@attrs.frozen
class Pen:
    """Draws into one element, in one language or in both."""

    at: ET.Element
    lang: str

    def draw(self, tag: str, **given: Value) -> ET.Element:
        """A shape; ``stroke_width`` stands for ``stroke-width``, None for nothing."""
        return ET.SubElement(self.at, tag, _attributes(given))

    def group(self, **given: Value) -> Pen:
        """A pen that draws into a new group."""
        return Pen(self.draw("g", **given), self.lang)

    def control(self, action: str, label: Text) -> tuple[Pen, Pen]:
        """Something that can be chosen: a pen for what is seen, and one for where to touch it.

        What is seen is hidden from those who listen: the label says all of it. It stays outside
        the control, whose name would else have to repeat each letter of the signs.
        """
        art = self.group(aria_hidden="true")
        touch = self.group(data_id=action, aria_label=spoken(label, self.lang))
        touch.title(label)
        return art, touch

    def image(self, label: Text) -> Pen:
        """A group that is one picture, with what it shows in words."""
        pen = self.group(role="img", aria_label=spoken(label, self.lang))
        pen.title(label)
        return pen

    def title(self, label: Text) -> None:
        """What a pointer shows: one title for each language."""
        for one in shown(self.lang):
            self.draw("title", lang=BCP47[one]).text = label.pick(one)

    def line(
        self,
        parts: Iterable[Run],
        x: float,
        y: float,
        size: float = 13,
        anchor: str = "start",
        fill: str = INK,
        halo: str | None = None,
    ) -> None:
        """One line of text made of runs; ``halo`` keeps it legible over lines."""
        parts = list(parts)
        given: dict[str, Value] = {"x": x, "y": y, "font_size": size, "text_anchor": anchor}
        if halo:
            given |= {"stroke": halo, "stroke_width": 3.5, "paint_order": "stroke"}
            given["stroke_linejoin"] = "round"
        if len(parts) == 1:
            given |= {"lang": parts[0].lang, "font_weight": parts[0].weight}
            given["font_size"] = parts[0].size or size
            self.draw("text", fill=fill, **given).text = parts[0].text
            return
        whole = self.draw("text", fill=fill, lang=NO_LANGUAGE, **given)
        for part in parts:
            span = {
                "lang": part.lang,
                "font_weight": part.weight,
                "font_size": part.size,
                "dx": part.gap or None,
            }
            ET.SubElement(whole, "tspan", _attributes(span)).text = part.text

    def lines(
        self,
        rows: Sequence[Iterable[Run]],
        x: float,
        y: float,
        size: float = 13,
        anchor: str = "start",
        fill: str = INK,
        halo: str | None = None,
        leading: float = 1.2,
    ) -> None:
        """Lines of text below each other, the baseline of the first at ``y``."""
        for i, row in enumerate(rows):
            self.line(row, x, y + i * size * leading, size, anchor, fill, halo)

    def path(self, points: Iterable[tuple[float, float]], close: bool, **given: Value) -> None:
        """Straight lines from point to point."""
        self.draw("path", d=polyline(points, close), **given)


def polyline(points: Iterable[tuple[float, float]], close: bool = False) -> str:
    """The path data of straight lines from point to point.

    >>> polyline([(0, 0), (1.25, 2)], close=True)
    'M0 0L1.2 2Z'
    """
    body = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{body}{'Z' if close else ''}"


def number(value: float) -> str:
    """A number to a tenth of a unit, without a needless end.

    >>> number(3.04), number(-0.04), number(7)
    ('3', '0', '7')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def width(text: str, size: float) -> float:
    """About how wide a text is: a Han character is a square, a Latin letter a bit over half of it."""
    return sum(size if ord(sign) > 0x2E80 else size * 0.6 for sign in text)


def picture(w: float, h: float, lang: str, label: Text) -> Pen:
    """A new drawing of that size, named for those who listen."""
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {number(w)} {number(h)}",
            "width": number(w),
            "height": number(h),
            "font-family": FONTS,
            "role": "group",
            "class": "sb-picture",
            "aria-label": spoken(label, lang),
        },
    )
    return Pen(root, lang)


def finished(pen: Pen) -> str:
    """The drawing as text."""
    return ET.tostring(pen.at, encoding="unicode")


def _attributes(given: dict[str, Value] | dict[str, str | float | None]) -> dict[str, str]:
    return {
        key.rstrip("_").replace("_", "-"): number(value)
        if isinstance(value, int | float)
        else value
        for key, value in given.items()
        if value is not None
    }
