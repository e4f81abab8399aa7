"""Tales: a kind of story as data. What is drawn, the gold situation with gaps, and how everything is told.

    tale toward
      scene  A,B=vehicles V=行|行驶 L=千米 T=小时 speed=40..120/5
      number v1 = speed
      number d = (v1+v2)*t
      need   v1 != v2
      order  -d v1+v2 / ask
      situation
        World 两地 | total=<d {L}>
      tell d
        {A}和{B}同时从相距{d}{L}的两地相对开出
      ask t
        几{T}后两车相遇？

``{A}`` is a word or number that was drawn, ``<d {L}>`` in a situation the told number with its unit, ``?*`` if it is
asked, ``?`` if it is neither. ``&`` stands for 1, 2 … of the tale's ``many`` and ``&c`` for 一, 二 …: a line or block
with it is repeated, ``[…&…]`` is repeated in its line. ``link v2 = v1 | Rate(x) | Rate(y) | 乙的速度 | 甲的速度``
lets a number be told by a relation to another (more in ``links.txt``).
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fabula.errors import GrammarError
from fabula.generate.numbers import draw

BLOCKS = ("situation", "tell", "ask", "else", "say", "more", "less")
SINGLES = ("scene", "number", "fraction", "need", "order", "many", "link", "kind", "asks", "always")
ORDINALS = "零一二三四五六七八九十"
_INLINE = re.compile(r"\[([^\[\]]*&[^\[\]]*)\]")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a tale's head, ``word rest``, or a block with the lines under it."""

    word: str
    rest: str
    under: tuple[str, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Tale:
    """One story; ``lines`` are as in the file until ``told`` repeats what is repeated."""

    name: str
    kind: str
    lines: tuple[Line, ...]

    def of(self, word: str) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.word == word)

    def block(self, word: str, rest: str = "") -> tuple[str, ...]:
        """The lines of a block; none if there is no such block."""
        return next((line.under for line in self.lines if (line.word, line.rest) == (word, rest)), ())

    def repeated(self, rng: random.Random) -> Tale:
        """The tale with ``&`` filled in, for a number drawn from ``many``."""
        many = self.of("many")
        count = int(draw(many[0].rest, rng)) if many else 0
        return Tale(self.name, self.kind, tuple(made for line in self.lines for made in _repeat(line, count)))


def _repeat(line: Line, count: int) -> Iterator[Line]:
    if line.word == "scene":
        items = (made for item in line.rest.split() for made in _copies(item, count))
        yield Line(line.word, " ".join(items), (), line.number)
    elif line.word == "order":
        yield Line(line.word, _inline(line.rest, count), (), line.number)
    elif "&" in _INLINE.sub("", line.rest):
        for at in range(1, count + 1):
            under = tuple(_inline(_numbered(one, at), count) for one in line.under)
            yield Line(line.word, _inline(_numbered(line.rest, at), count), under, line.number)
    else:
        yield Line(line.word, _inline(line.rest, count), tuple(_groups(line.under, count)), line.number)


def _groups(lines: tuple[str, ...], count: int) -> Iterator[str]:
    """Neighbouring lines with ``&`` are repeated together, as an Agent with its Event."""
    group: list[str] = []
    for line in (*lines, ""):
        if "&" in _INLINE.sub("", line):
            group.append(line)
            continue
        for at in range(1, count + 1):
            yield from (_inline(_numbered(one, at), count) for one in group)
        group = []
        if line:
            yield _inline(line, count)


def _copies(item: str, count: int) -> Iterator[str]:
    return (_numbered(item, at) for at in range(1, count + 1)) if "&" in item else iter((item,))


def _inline(line: str, count: int) -> str:
    """``[Total(a&)]``: Total(a1), Total(a2); ``[+p&*n&]``: without commas, since it begins with its own sign."""

    def repeat(match: re.Match[str]) -> str:
        sign = ", " if match[1][0] not in "+、 和" else ""
        return sign.join(_numbered(match[1], at) for at in range(1, count + 1))

    return _INLINE.sub(repeat, line)


def _numbered(line: str, at: int) -> str:
    """``&`` outside of brackets as a number; inside of brackets it is repeated there."""
    parts = re.split(r"(\[[^\[\]]*&[^\[\]]*\])", line)
    fill = (p if p.startswith("[") else p.replace("&c", ORDINALS[at]).replace("&", str(at)) for p in parts)
    if len(parts) == 1 or not line.startswith("["):
        return "".join(fill)
    return "".join(fill)


def parse_tales(source: str, name: str = "tales") -> tuple[Tale, ...]:
    """The tales of a file; a bad line is named by its number."""
    found: list[tuple[str, list[Line]]] = []
    for number, raw in enumerate(source.splitlines(), 1):
        text = raw.strip()
        if not text or text.startswith("#"):
            continue
        word, _, rest = text.partition(" ")
        depth = len(raw) - len(raw.lstrip())
        if depth == 0:
            if word != "tale" or not rest.strip():
                raise GrammarError(f"{name}, line {number}: expected 'tale NAME'")
            found.append((rest.strip(), []))
        elif not found:
            raise GrammarError(f"{name}, line {number}: no tale yet")
        elif depth == 2:
            if word not in (*BLOCKS, *SINGLES):
                raise GrammarError(f"{name}, line {number}: unknown word {word!r}")
            found[-1][1].append(Line(word, rest.strip(), (), number))
        else:
            _add(found[-1][1], raw[4:].rstrip(), f"{name}, line {number}")
    return tuple(_tale(title, tuple(lines), name) for title, lines in found)


def _add(lines: list[Line], text: str, where: str) -> None:
    if not lines or lines[-1].word not in BLOCKS:
        raise GrammarError(f"{where}: only {', '.join(BLOCKS)} have lines under them")
    last = lines[-1]
    lines[-1] = Line(last.word, last.rest, (*last.under, text), last.number)


def _tale(title: str, lines: tuple[Line, ...], name: str) -> Tale:
    kind = next((line.rest for line in lines if line.word == "kind"), title)
    tale = Tale(title, kind, lines)
    for needed in ("scene", "number", "order", "situation", "ask"):
        if not tale.of(needed):
            raise GrammarError(f"{name}: the tale {title} has no {needed}")
    return tale


@cache
def tales() -> dict[str, tuple[Tale, ...]]:
    """All tales of the package, by kind."""
    found: dict[str, tuple[Tale, ...]] = {}
    folder = files("fabula.lang.zh").joinpath("tales")
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".txt"):
            for tale in parse_tales(file.read_text("utf-8"), f"tales/{file.name}"):
                found[tale.kind] = (*found.get(tale.kind, ()), tale)
    return found
