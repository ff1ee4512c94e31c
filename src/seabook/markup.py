"""HTML as elements: what is put into one is text and is escaped, unless it is markup itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from markupsafe import Markup, escape

# Elements that hold nothing and have no end.
_VOID = frozenset({"br", "hr", "img", "input"})


def tag(name: str, /, *inside: object, **attributes: object) -> Markup:
    """An element with what stands in it.

    ``class_`` stands for ``class`` and ``data_id`` for ``data-id``; True gives an attribute without
    a value, False and None give none. A text in two languages brings both, each marked.

    >>> tag("p", "1 < 2 & ", tag("b", "bold"), class_="sb-note", data_id='"', hidden=True)
    Markup('<p class="sb-note" data-id="&#34;" hidden>1 &lt; 2 &amp; <b>bold</b></p>')
    """
    head = Markup("<{}{}>").format(name, fragment(*_attributes(attributes)))
    return head if name in _VOID else head + fragment(*inside) + Markup("</{}>").format(name)


def fragment(*parts: object) -> Markup:
    """Things beside each other: markup as it is, all else escaped.

    >>> fragment(tag("b", "a"), "<", 3)
    Markup('<b>a</b>&lt;3')
    """
    return Markup().join(escape(part) for part in parts)


def lines(*parts: object) -> Markup:
    r"""Things below each other, each on a line of its own, so that a change of one is read as one.

    >>> lines("a", tag("b", "c"))
    Markup('\na\n<b>c</b>\n')
    """
    return Markup("\n").join(["", *filter(None, map(escape, parts)), ""])


def listing(items: Iterable[object], name: str = "ul") -> Markup:
    """A list with an entry for each of the items.

    >>> listing(["a", "<"])
    Markup('<ul><li>a</li><li>&lt;</li></ul>')
    """
    return tag(name, *(tag("li", each) for each in items))


def _attributes(given: dict[str, object]) -> Iterator[Markup]:
    for key, value in given.items():
        if value is True:
            yield Markup(" {}").format(_name(key))
        elif value is not None and value is not False:
            yield Markup(' {}="{}"').format(_name(key), value)


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")
