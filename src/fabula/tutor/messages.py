"""The tutor's sentences, from ``lang/*/tutor.txt``, in both languages at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fabula.lang import LANGUAGES, messages
from fabula.lang.lines import data_lines
from fabula.solution import Notice


@cache
def notices(family: str) -> dict[str, Notice]:
    """The sentences of a family (``tutor``, ``hint``, ``piece``, ``slip``) by their codes."""
    zh, en = messages("zh"), messages("en")
    return {key.removeprefix(f"{family}."): Notice(zh[key], en[key]) for key in zh if key.startswith(f"{family}.")}


def slip_messages() -> dict[str, Notice]:
    """Slip to what is said of it."""
    return notices("slip")


@cache
def partial() -> frozenset[str]:
    """Slips that are a step on the right way, too, if no more is said: 120×15, and the chairs are still to come."""
    listed = (line for _, line in read_lines("slips.txt") if line.startswith("partial "))
    return frozenset(name for line in listed for name in line.split()[1:])


def read_lines(name: str) -> tuple[tuple[int, str], ...]:
    """The lines of a data file that say something, with their numbers."""
    return tuple(data_lines(files(__package__).joinpath(name).read_text("utf-8")))


def named(piece: str, **parts: str | Notice) -> Notice:
    """What a quantity that pupils compute is called, in both languages."""
    return Notice(*(fill(notices("piece")[piece], lang, **parts) for lang in LANGUAGES))


def say(code: str, lang: str, **parts: str | Notice) -> str:
    """A sentence with its gaps filled; a :class:`Notice` speaks the same language."""
    return fill(notices("tutor")[code], lang, **parts)


def typed(name: str) -> str:
    """What pupils type for it, in any language: a group of a regular expression."""
    return f"(?:{'|'.join(messages(lang)[f'typed.{name}'] for lang in LANGUAGES)})"


def fill(sentence: Notice, lang: str, **parts: str | Notice) -> str:
    words = {name: part.said(lang) if isinstance(part, Notice) else part for name, part in parts.items()}
    return re.sub(r"\{(\w+)\}", lambda gap: words.get(gap[1], ""), sentence.said(lang))


def contrary(words: str, names: Sequence[str]) -> bool:
    """Whether these names hold a word that excludes one of the words typed: 逆水速度 where they say 顺水速度."""
    pairs = [pair.split("/") for pair in messages("zh")["typed.contrast"].split()]
    ways = [(a, b) for one, other in pairs for a, b in ((one, other), (other, one)) if a in words and b not in words]
    return any(any(b in name for name in names) and not any(a in name for name in names) for a, b in ways)
