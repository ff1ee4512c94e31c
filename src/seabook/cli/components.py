"""Printed values that an owner of a game has copied from the box: do they fit?"""

from __future__ import annotations

from pathlib import Path

import click

from seabook.cli.common import FILE, GAME, JSON, as_json_text, checked, spoken, text_of, texts
from seabook.cli.help import Group
from seabook.cli.output import tell
from seabook.games import check_components, game
from seabook.words import say


@click.group("components", cls=Group)
def components_group() -> None:
    """Files of printed values: see what in them does not fit the game."""


@components_group.command("check")
@click.argument("code", type=GAME, metavar="GAME")
@click.argument("file", type=FILE, metavar="FILE")
@click.option("--without", multiple=True, metavar="ID")
@JSON
@spoken
def components_check(code: str, file: Path, without: tuple[str, ...], as_json: bool) -> None:
    """Say in plain words what in a file of components does not fit; exit 1 if anything must.

    The files of the house, in playbook/GAME, show the form.
    """
    name = game(code).name
    text_of(file)
    with checked():
        found = list(check_components(code, file, without))
    if as_json:
        rows = [{"id": f.constraint, "firm": f.firm, **texts(f.text)} for f in found]
        click.echo(as_json_text(rows))
    elif not found:
        tell(say("components.good", name=file.name, game=name))
    else:
        for each in found:
            slug = "components.fault.firm" if each.firm else "components.fault.loose"
            tell(say(slug, id=each.constraint, fault=each.text))
        loose = next((each for each in found if not each.firm), None)
        if loose:
            tell(say("components.switch-off", id=loose.constraint))
    raise SystemExit(1 if any(each.firm for each in found) else 0)
