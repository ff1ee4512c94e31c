"""The help of every command, from the catalogues."""

from __future__ import annotations

from collections.abc import Sequence

import click

from seabook.cli.output import fitted
from seabook.words import Text, both, say, shown, width


def named(param: click.Parameter) -> Text:
    """What an argument or an option is called in usage and help."""
    word = _metavar(param)
    if isinstance(param, click.Argument):
        return word
    long = max(param.opts, key=len)
    return both(lambda lang: f"{long} {word.pick(lang)}".rstrip())


def _metavar(param: click.Parameter) -> Text:
    if isinstance(param, click.Option) and param.is_flag:
        return Text("", "")
    if param.metavar:
        parts = [say(f"cli.name.{part.strip('[]').lower()}") for part in param.metavar.split("|")]
    elif isinstance(param.type, click.types.IntParamType):
        parts = [say("cli.name.number")]
    elif isinstance(param.type, click.Path):
        parts = [say("cli.name.file")]
    else:
        parts = [say("cli.name.name")]
    return both(lambda lang: "|".join(part.pick(lang) for part in parts))


class Command(click.Command):
    """A command whose help stands in the catalogues, under its path: ``cli.scenario.check``."""

    def get_help(self, ctx: click.Context) -> str:
        """The help in each language shown."""
        return fitted("\n\n".join("\n".join(_page(self, ctx, lang)) for lang in shown()))


class Group(Command, click.Group):
    """A command of commands."""

    command_class = Command


def _page(command: click.Command, ctx: click.Context, lang: str) -> list[str]:
    """Usage, purpose, commands and options of a command in one language."""
    path = ctx.command_path.split()[1:]
    params = command.get_params(ctx)
    arguments = [named(each).pick(lang) for each in params if isinstance(each, click.Argument)]
    options = [each for each in params if isinstance(each, click.Option) and not each.hidden]
    usage = [ctx.command_path, *arguments]
    if isinstance(command, click.Group):
        usage.append(say("cli.name.command").pick(lang))
    usage.append(f"[{say('cli.options').pick(lang)}]")
    lines = [say("cli.usage", how=" ".join(usage)).pick(lang), ""]
    lines += say(f"cli.{'.'.join(path) or 'seabook'}").pick(lang).split("\n")
    if isinstance(command, click.Group):
        rows = [
            (name, say(f"cli.{'.'.join([*path, name])}").pick(lang).split("\n")[0])
            for name in command.list_commands(ctx)
        ]
        lines += ["", say("cli.commands").pick(lang), *_rows(rows)]
    given = [(_option(each, lang), _said(each, lang)) for each in options]
    given.append(("--lang " + say("cli.name.lang").pick(lang), say("cli.option.lang").pick(lang)))
    return [*lines, "", say("cli.heading.options").pick(lang), *_rows(given)]


def _option(option: click.Option, lang: str) -> str:
    return " ".join([", ".join(option.opts), _metavar(option).pick(lang)]).rstrip()


def _said(option: click.Option, lang: str) -> str:
    slug = "cli.option.help" if option.is_eager and "--help" in option.opts else option.help
    text = say(slug or f"cli.option.{option.name}").pick(lang)
    if option.show_default and option.default not in (None, ""):
        text += say("cli.default", value=option.default).pick(lang)
    return text


def _rows(rows: Sequence[tuple[str, str]]) -> list[str]:
    most = max(width(name) for name, _ in rows)
    return [f"  {name}{' ' * (most - width(name) + 2)}{text}" for name, text in rows]
