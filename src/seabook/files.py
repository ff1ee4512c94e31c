"""Where Seabook's data lies: inside the wheel, or in the checkout of an editable install."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]


def data(folder: str) -> Path:
    """The folder ``playbook``, ``notebooks`` or ``translations`` of this installation.

    A wheel carries all three in ``seabook/data``; an editable install finds the first two at the
    top of the checkout, so that an edited rule is read at once.

    >>> (data("playbook") / "glossary.toml").exists()
    True
    """
    for place in (_PACKAGE / "data" / folder, _CHECKOUT / folder):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"this installation of Seabook lacks its folder {folder!r}")
