"""Commands made of typed functions: the annotation of a parameter says what it is on the command line.

    @app.command()
    def solve(text: Annotated[str, Argument(help="The problem.")], top: Annotated[int, Option(min=1)] = 1) -> None: …

A parameter without a default must be given; ``bool`` is a flag, with a ``--no-`` form unless it is named; a ``StrEnum``
is a choice; ``list[…]`` may be given several times.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import click

Context = click.Context
Exit = click.exceptions.Exit
echo = click.echo
Function = TypeVar("Function", bound=Callable[..., Any])

SETTINGS = {"max_content_width": 100}


@dataclass(frozen=True)
class Option:
    """How a parameter is given by name; the name is that of the parameter unless told otherwise."""

    name: str = ""
    help: str = ""
    min: float | None = None
    max: float | None = None
    show_default: str = ""  # in words, where the default itself says nothing
    callback: Callable[[Any], None] | None = None  # called with the value before the command, which need not run then
    envvar: str | None = None


@dataclass(frozen=True)
class Argument:
    """A parameter that is given by its place."""

    help: str = ""


class _Member(click.Choice[str]):
    """A choice among the values of an enumeration, which arrives as its member."""

    def __init__(self, kind: type[Enum]) -> None:
        super().__init__([str(member.value) for member in kind])
        self.kind = kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return value if isinstance(value, self.kind) else self.kind(super().convert(value, param, ctx))


class Command(click.Command):
    """A command whose help tells of its arguments, too."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        told = [(p.make_metavar(ctx), p.told) for p in self.params if isinstance(p, _Argument) and p.told]
        if told:
            with formatter.section("Arguments"):
                formatter.write_dl(told)
        super().format_options(ctx, formatter)


class _Argument(click.Argument):
    told = ""


def command(function: Callable[..., Any], name: str | None = None, **extra: Any) -> click.Command:
    """A function as a command; its docstring is the help."""
    return Command(
        name or function.__name__.replace("_", "-"),
        callback=function,
        params=parameters(function),
        help=inspect.getdoc(function),
        context_settings=SETTINGS,
        **extra,
    )


class Commands(click.Group):
    """Several commands under one name."""

    def __init__(self, name: str | None = None, **extra: Any) -> None:
        super().__init__(name, **{"no_args_is_help": True, "context_settings": SETTINGS, **extra})

    def add(self, name: str | None = None, **extra: Any) -> Callable[[Function], Function]:
        """A decorator: the function is one of the commands, and stays what it is."""

        def added(function: Function) -> Function:
            self.add_command(command(function, name, **extra))
            return function

        return added

    def first(self, function: Function) -> Function:
        """A decorator: the function has the options that stand before the command, and runs before it."""
        self.params = [*parameters(function), *self.params]
        self.callback = click.pass_context(function) if _context(function) else function
        return function


def _context(function: Callable[..., Any]) -> bool:
    return "ctx" in inspect.signature(function).parameters


def parameters(function: Callable[..., Any]) -> list[click.Parameter]:
    """What a function takes, as options and arguments."""
    hints = get_type_hints(function, include_extras=True)
    given = inspect.signature(function).parameters
    return [_parameter(name, hints[name], one.default) for name, one in given.items() if name != "ctx"]


def _parameter(name: str, hint: Any, default: Any) -> click.Parameter:
    kind: Any = hint
    said: Option | Argument = Argument() if default is inspect.Parameter.empty else Option()
    if get_origin(hint) is Annotated:
        kind, said = get_args(hint)[:2]
    several = False
    if get_origin(kind) in (Union, UnionType):
        (kind,) = (part for part in get_args(kind) if part is not NoneType)
    if get_origin(kind) is list:
        several, (kind,) = True, get_args(kind)
    needed = default is inspect.Parameter.empty
    shown = default.value if isinstance(default, Enum) else default
    fixed: dict[str, Any] = {"required": True} if needed else {"default": shown}
    if isinstance(said, Option):
        return _option(name, kind, said, several, fixed)
    fixed |= {"nargs": -1, "callback": _list} if several else {}
    told = (name if needed else f"[{name}]") + "..." * several
    argument = _Argument([name], type=_type(kind, Option()), metavar=told, **fixed)
    argument.told = said.help
    return argument


def _option(name: str, kind: Any, said: Option, several: bool, fixed: dict[str, Any]) -> click.Option:
    told = said.name or "--" + name.replace("_", "-")
    if kind is bool and not said.name:
        told = f"{told}/--no-{told[2:]}"
    more: dict[str, Any] = {"multiple": several, "help": said.help, "envvar": said.envvar}
    if kind is bool:
        more["is_flag"] = True
    else:
        more["type"] = _type(kind, said)
    if several:
        more["callback"] = _list
    if said.callback is not None:
        call = said.callback
        more |= {"callback": lambda ctx, param, value: call(value), "is_eager": True}
    shown = said.show_default or ((kind is not bool or not said.name) and fixed.get("default") not in (None, ""))
    return click.Option([told, name], show_default=shown, **fixed, **more)


def _list(ctx: click.Context, param: click.Parameter, value: tuple[Any, ...]) -> list[Any] | None:
    return list(value) or None


def _type(kind: Any, said: Option) -> click.ParamType[Any]:
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _Member(kind)
    if kind is Path:
        return click.Path(path_type=Path)
    if kind is int:
        low, high = (None if edge is None else int(edge) for edge in (said.min, said.max))
        return click.IntRange(low, high) if (low, high) != (None, None) else click.INT
    if kind is float:
        return click.FloatRange(said.min, said.max) if (said.min, said.max) != (None, None) else click.FLOAT
    return click.STRING
