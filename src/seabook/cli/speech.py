"""The language of a sitting, and mistakes in it."""

from __future__ import annotations

import difflib
import json
import os
from collections.abc import Iterable, Sequence
from typing import Any

import click

from seabook.cli import output
from seabook.cli.help import named
from seabook.words import LANGUAGES, Text, language, listed, meant, quoted, say, shown

# Where the environment says which language people read, in the order that gettext looks.
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_LOCALE = ("c", "posix", "")


def choose(arguments: Sequence[str]) -> list[str]:
    """Take ``--lang`` from anywhere among the arguments, and speak that language from now on.

    Without it the environment decides: ``SEABOOK_LANG``, else the locale; else both languages.
    """
    rest, given = list[str](), None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            given = next(words, "")
        elif word.startswith("--lang="):
            given = word.partition("=")[2]
        else:
            rest.append(word)
    language(_of_the_environment())
    if given is not None:
        wanted = meant(given)
        if wanted is None:
            raise Mistake("cli.lang", given=given)
        language(wanted)
    return rest


def _of_the_environment() -> str:
    asked = os.environ.get("SEABOOK_LANG")
    if asked:
        if meant(asked) is None:
            output.tell(say("cli.lang-environment", given=asked).show("both"), err=True)
        return meant(asked) or "both"
    locale = next((os.environ[name] for name in _LOCALES if os.environ.get(name)), "")
    if locale.partition(".")[0].casefold() in _NO_LOCALE:
        return "both" if output.shows_chinese() else "en"
    return meant(locale) or "en"


class Mistake(click.ClickException):
    """A mistake in words of the catalogues; it ends a command with 2, for 1 is the answer No: a file
    that was to be checked and is not as it should be."""

    def __init__(
        self, slug: str, text: Text | None = None, /, code: int = 2, **values: Any
    ) -> None:
        self.exit_code = code  # type: ignore[misc]
        self.slug = slug
        self.values = values
        self.text = text or say(slug, values)
        super().__init__(self.text.show())


def mistake(why: click.ClickException) -> Mistake:
    """What click has found wrong, said in our words."""
    if isinstance(why, Mistake):
        return why
    context = getattr(why, "ctx", None)
    command = context.command_path if context else "seabook"
    if isinstance(why, click.NoSuchOption):
        return _unknown("option", why.option_name, why.possibilities, command)
    if isinstance(why, click.exceptions.NoSuchCommand):
        inside = context.command if context else None
        known = inside.list_commands(context) if context and isinstance(inside, click.Group) else []
        near = difflib.get_close_matches(why.command_name, known, 1)
        return _unknown("command", why.command_name, near, command)
    if isinstance(why, click.MissingParameter) and why.param is not None:
        return Mistake("cli.missing", name=named(why.param), command=command)
    if isinstance(why, click.BadParameter) and why.param is not None:
        number = isinstance(why.param.type, click.types.IntParamType)
        slug = "cli.bad-number" if number else "cli.bad-value"
        return Mistake(slug, name=named(why.param), command=command)
    if isinstance(why, click.BadOptionUsage):
        return Mistake("cli.missing", name=why.option_name, command=command)
    return Mistake("cli.misread", command=command)


def _unknown(what: str, given: str, near: Iterable[str] | None, command: str) -> Mistake:
    found = sorted(near or ())
    if found:
        return Mistake(f"cli.near-{what}", given=given, near=listed(found), command=command)
    return Mistake(f"cli.no-{what}", given=given, command=command)


def complain(why: Mistake, as_json: bool) -> None:
    """Print a mistake: a line a language, or as JSON for programs that read the answer."""
    if as_json:
        values = {name: as_data(value) for name, value in why.values.items()}
        text: dict[str, Any] = {lang: why.text.pick(lang) for lang in LANGUAGES}
        data = {"error": {"slug": why.slug, "values": values, **text}}
        click.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return
    for lang in shown():
        told = why.text.pick(lang).replace("\n", "\n  ")
        output.tell(f"{say('cli.error').pick(lang)}{told}", err=True)


def as_data(value: Any) -> Any:
    """A value of a sentence as plain data: named things by their code, texts in both languages."""
    if isinstance(value, Text):
        return {lang: value.pick(lang) for lang in LANGUAGES}
    if isinstance(value, bool | int | float | str) or value is None:
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return [as_data(each) for each in value]
    if isinstance(value, dict):
        return {str(key): as_data(each) for key, each in value.items()}
    notation = getattr(value, "notation", None) or getattr(value, "code", None)
    return notation if isinstance(notation, str) else quoted(value)
