"""Printed values that an owner of a game has copied from the box: do they fit?"""

from __future__ import annotations

from pathlib import Path

import click

from seabook.cli.common import JSON, as_json_text, spoken, text_of, texts
from seabook.games import check_components, game
from seabook.words import say


@click.group("components")
def components_group() -> None:
    """Files of printed values: see what in them does not fit the game."""


@components_group.command("check")
@click.argument("code", metavar="GAME")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--without", multiple=True, metavar="ID", help="a condition to leave out")
@JSON
@spoken
def components_check(code: str, file: Path, without: tuple[str, ...], as_json: bool) -> None:
    """Say in plain words what in a file of components does not fit; exit 1 if anything must.

    The files of the house, in playbook/GAME, show the form.
    """
    name = game(code).name
    text_of(file)
    found = list(check_components(code, file, without))
    if as_json:
        rows = [{"id": f.constraint, "firm": f.firm, **texts(f.text)} for f in found]
        click.echo(as_json_text(rows))
    elif not found:
        click.echo(say("components.good", name=file.name, game=name).show())
    else:
        for each in found:
            slug = "components.fault.firm" if each.firm else "components.fault.loose"
            click.echo(say(slug, id=each.constraint, fault=each.text).show())
        loose = next((each for each in found if not each.firm), None)
        if loose:
            click.echo(say("components.switch-off", id=loose.constraint).show())
    raise SystemExit(1 if any(each.firm for each in found) else 0)
