"""Around a game: how it ended and why, the next one, saving and loading, the cover between people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import quote

from markupsafe import Markup

from seabook import bots
from seabook.engine import Rules, Seat
from seabook.engine.ending import behind, standings
from seabook.engine.table import Table
from seabook.markup import fragment, listing, tag
from seabook.widgets.pad import button, row
from seabook.widgets.scores import label
from seabook.widgets.screen import NEXT
from seabook.words import Text, listed, say


def ended(table: Table[Any], people: Sequence[Seat]) -> Markup:
    """Who stands where, what each of the people lacked, and another game."""
    code = table.game.code
    places = [
        say(f"play.total.{code}", place=n, who=seat, n=total) for n, seat, total in standings(table)
    ]
    why = [text for seat in people for text in _why(table, seat)]
    return tag(
        "div",
        tag("p", say("free.over").html(), class_="sb-head"),
        listing(places),
        *(each.html("p") for each in why),
        row(button("deal:", say("free.deal"), kind=NEXT)),
        class_="sb-told",
    )


def _why(table: Table[Any], seat: Seat) -> Iterator[Text]:
    for winner, less, lines in behind(table, seat):
        parts = [say("free.part", what=label(table, line), n=n) for line, n in lines]
        yield say("free.behind", who=seat, winner=winner, n=less, parts=listed(parts, apart=True))


def keeping(table: Table[Any], wanted: Mapping[str, str], text: str) -> Markup:
    """Another game, and save and load: a field for the text, and a link that keeps it as a file."""
    return fragment(_settings(table, wanted), _saves(table, text))


def _settings(table: Table[Any], wanted: Mapping[str, str]) -> Markup:
    """How many play, whose seats are yours, who plays the others."""
    names = (
        _set("bot", name, say(f"free.bot.{name}"), wanted["bot"] == name) for name in bots.NAMES
    )
    return tag(
        "details",
        tag("summary", say("free.new")),
        who(table.game, wanted),
        row(say("free.bots"), *names),
        row(button("deal:", say("free.deal"))),
    )


def who(rules: Rules[Any], wanted: Mapping[str, str]) -> Markup:
    """How many play, and whose seats are yours."""
    mine = wanted["me"].split(",")
    seats = rules.seats[: int(wanted["players"])]
    counts = (
        _set("players", str(n), Text(str(n), str(n)), wanted["players"] == str(n))
        for n in rules.players
    )
    people = (
        _set(
            "me",
            _turned(mine, seat.code, [each.code for each in seats]),
            seat.name,
            seat.code in mine,
        )
        for seat in seats
    )
    return fragment(row(say("free.players"), *counts), row(say("free.people"), *people))


def _set(what: str, value: str, text: Text, chosen: bool) -> Markup:
    return button(f"set:{what}={value}", text, pressed=chosen)


def _turned(mine: Sequence[str], code: str, seats: Sequence[str]) -> str:
    """The seats of people with this one taken in, or left out where another remains."""
    found = {*mine} ^ {code}
    return ",".join(each for each in seats if each in (found or {code}))


def _saves(table: Table[Any], text: str) -> Markup:
    """A save with secrets says so."""
    link = fragment()
    if text:
        address = f"data:application/json;charset=utf-8,{quote(text)}"
        name = f"seabook-{table.game.code}.json"
        link = tag("a", say("free.download"), download=name, href=address)
    field = tag("textarea", text, name="save", rows=6, spellcheck="false", lang="zxx")
    return tag(
        "details",
        tag("summary", say("free.keeping")),
        row(button("save", say("free.save")), button("load", say("free.load"), take="save"), link),
        say("play.saved-secrets").html("p") if text and table.game.hides else "",
        tag("label", say("free.field"), field),
        open=bool(text),
    )


def cover(seat: Seat) -> Markup:
    """What lies over the page until the next person sits here."""
    return tag(
        "div",
        say("free.cover", who=seat).html("p"),
        row(button("uncover:", say("free.uncover", who=seat), kind=NEXT)),
        class_="sb-sheet sb-cover",
        role="dialog",
    )
