"""A small pen over ElementTree: it escapes by itself, and every run of text carries its language."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b

import attrs
from markupsafe import Markup

from seabook.drawing.tidy import tidy
from seabook.words import BCP47, Text, shown

INK = "#1d2a33"
PALE = "#5a6872"
PAPER = "#ffffff"
FONTS = (
    "system-ui, 'Noto Sans CJK TC', 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', sans-serif"
)
NO_LANGUAGE = "zxx"  # BCP 47: not words of any language, such as a code or a number

_ID = "seabook-sign-"  # begins every id until the whole drawing is known

Value = str | float | None
Point = tuple[float, float]


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
    """Draws into one element, in one language or in both; ``signs`` are drawn once and shown often."""

    at: ET.Element
    lang: str
    signs: ET.Element

    def draw(self, tag: str, **given: Value) -> ET.Element:
        """A shape; ``stroke_width`` stands for ``stroke-width``, None for nothing."""
        return ET.SubElement(self.at, tag, _attributes(given))

    def group(self, **given: Value) -> Pen:
        """A pen that draws into a new group."""
        return Pen(self.draw("g", **given), self.lang, self.signs)

    def sign(self, name: str, draw: Callable[[Pen], None], x: float, y: float) -> None:
        """Show a sign with its middle at a place; ``draw`` draws it around 0 0, the first time."""
        known = [one.get("name") for one in self.signs]
        if name not in known:
            one = ET.SubElement(self.signs, "g", {"name": name, "id": f"{_ID}{len(known)}"})
            draw(Pen(one, self.lang, self.signs))
            known.append(name)
        self.draw("use", href=f"#{_ID}{known.index(name)}", x=x, y=y)

    def control(self, action: str, label: Text) -> tuple[Pen, Pen]:
        """Something that can be chosen: a pen for what is seen, and one for where to touch it.

        What is seen is hidden from those who listen: the label says all of it. It stays outside
        the control, whose name would else have to repeat each letter of the signs.
        """
        art = self.group(aria_hidden="true")
        return art, self.group(data_id=action, aria_label=spoken(label, self.lang))

    def image(self, label: Text) -> Pen:
        """A group that is one picture, with what it shows in words."""
        return self.group(role="img", aria_label=spoken(label, self.lang))

    def line(
        self,
        parts: Iterable[Run],
        x: float,
        y: float,
        size: float = 13,
        anchor: str = "start",
        fill: str = INK,
        halo: str | None = None,
        kind: str | None = None,
    ) -> None:
        """One line of text made of runs; ``halo`` keeps it legible over lines, ``kind`` is its class."""
        parts = list(parts)
        given: dict[str, Value] = {"x": x, "y": y, "font_size": size, "text_anchor": anchor}
        given["class_"] = kind
        if halo:
            given |= {"stroke": halo, "stroke_width": 3.5, "paint_order": "stroke"}
        head, *rest = parts
        given |= {"lang": head.lang, "font_weight": head.weight, "font_size": head.size or size}
        whole = self.draw("text", fill=fill, **given)
        whole.text = head.text
        for part in rest:
            span: dict[str, Value] = {
                "lang": part.lang,
                "font_weight": part.weight or "400",
                "font_size": part.size or size,
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
        kind: str | None = None,
    ) -> None:
        """Lines of text below each other, the baseline of the first at ``y``."""
        for i, row in enumerate(rows):
            self.line(row, x, y + i * size * leading, size, anchor, fill, halo, kind)

    def path(self, points: Iterable[tuple[float, float]], close: bool, **given: Value) -> None:
        """Straight lines from point to point."""
        self.draw("path", d=polyline(points, close), **given)


def polyline(points: Iterable[tuple[float, float]], close: bool = False) -> str:
    """The path data of straight lines from point to point.

    >>> polyline([(0, 0), (1.25, 2), (1, 2.5)], close=True)
    'M0 0l1.2 2-.2 .5z'
    """
    return path_data("l", points, close)


def path_data(kind: str, points: Iterable[tuple[float, float]], close: bool = False) -> str:
    """Path data through points: ``l`` for straight lines, ``c`` for curves of three points each.

    Each point is told from the last one at which a line or curve ended.
    """
    tenths = [(round(10 * x), round(10 * y)) for x, y in points]
    step = 3 if kind == "c" else 1
    parts = [number(each / 10) for each in tenths[0]]
    rest = []
    for i, (x, y) in enumerate(tenths[1:]):
        from_x, from_y = tenths[i // step * step]
        rest += [number((x - from_x) / 10), number((y - from_y) / 10)]
    return f"M{_packed(parts)}{kind}{_packed(rest)}{'z' if close else ''}"


def _packed(numbers: Sequence[str]) -> str:
    """Numbers in a row; a minus sign parts them as well as a space does."""
    body = "".join(each if each[0] == "-" else f" {each}" for each in numbers)
    return body.removeprefix(" ")


def number(value: float) -> str:
    """A number to a tenth of a unit, without a needless beginning or end.

    >>> number(3.04), number(-0.04), number(7), number(-0.5)
    ('3', '0', '7', '-.5')
    """
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


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
            "stroke-linejoin": "round",
            "role": "group",
            "class": "sb-picture",
            "aria-label": spoken(label, lang),
        },
    )
    return Pen(root, lang, ET.SubElement(root, "defs"))


def finished(pen: Pen) -> Markup:
    """The drawing as markup, with ids that no different drawing has."""
    if not len(pen.signs) and pen.signs in list(pen.at):
        pen.at.remove(pen.signs)
    for one in pen.signs:
        one.attrib.pop("name", None)
    tidy(pen.at)
    text = ET.tostring(pen.at, encoding="unicode")
    mark = f"s{blake2b(text.encode(), digest_size=3).hexdigest()}-"
    text = text.replace(f'"{_ID}', f'"{mark}').replace(f'"#{_ID}', f'"#{mark}')
    return Markup(text)  # noqa: S704 - ElementTree has escaped all that was put into it


def _attributes(given: dict[str, Value] | dict[str, str | float | None]) -> dict[str, str]:
    return {
        key.rstrip("_").replace("_", "-"): number(value)
        if isinstance(value, int | float)
        else value
        for key, value in given.items()
        if value is not None
    }
