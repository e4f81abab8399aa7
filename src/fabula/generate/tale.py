"""Tales: a kind of story as data. What is drawn, the gold situation with gaps, and how everything is told.

    tale toward
      scene  A,B=vehicles V=行|行驶 L=千米 T=小时 speed=40..120/5
      number v1 = speed
      number d = (v1+v2)*t
      times  k = v1/v2
      need   v1 != v2
      asks   t = d v2 v1/k
      order  d {v1 v2} k / ask
      situation
        World 两地 | total=<d {L}>
        Times_of(Rate({A}·{V}), Rate({B}·{V}), <k>)
      tell d
        {A}和{B}同时从相距{d}{L}的两地相对(开出|出发)
      ask t
        (几|多少){T}后两车相遇？

Numbers: ``number`` 12, ``fraction`` 3/4, ``percent`` 75%, ``discount`` 七五折, ``count`` 四. Those that a text may tell
instead of others: ``times`` (only if it is a simple multiple), ``part`` (a simple fraction), ``more`` (positive).
``asks t = d v2 v1/k`` says what is told when t is asked; of ``v1/k`` one is drawn, and of several such lines too.
``{A}`` is a word or number that was drawn, ``(a|b)`` either of them; ``<d {L}>`` in a situation the told number with
its unit, ``?*`` if it is asked, ``?`` if it is neither, and a relation with such a ``?`` is not there.
A line that ends with ``if r`` is there if r is asked (``if r|b``: r or b), with ``unless r`` if it is not.
An order's ``{a b}`` are told in any order, ``/`` is a comma or full stop, ``a^b`` is one clause; ``else d`` is said
where d is not told.
``*speed {A} v1`` stands for the lines of that phrase (``phrases.txt``), where ``$1`` is {A} and ``$2`` is v1.
``&`` stands for 1, 2 … of the tale's ``many`` and ``&c`` for 一, 二 …: a line or block with it is repeated, ``[…&…]``
is repeated in its line (``[、{A&}]`` as 甲、乙和丙), ``[<…&…]`` for those before; ``&$`` is the last one; what
speaks of ``&~``, the one before, or ends with it, is not there for the first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files

from fabula.errors import GrammarError
from fabula.generate.numbers import draw
from fabula.lang.lexicon import particle, read_file

BLOCKS = ("situation", "tell", "ask", "else", "say")
FORMS = ("number", "fraction", "percent", "discount", "count")
INSTEAD = ("times", "part", "more")
SINGLES = ("scene", *FORMS, *INSTEAD, "need", "order", "many", "kind", "asks")
PHRASES = "phrases.txt"
LISTING, LAST_OF_LIST = "、", particle("and")
ORDINALS = particle("digits")
_INLINE = re.compile(r"\[([^\[\]]*&[^\[\]]*)\]")
_NOTHING_LEFT = re.compile(r"Left\((\w+\([^()]*\)), \)")  # what is left after nothing
GAP = re.compile(r"<(?P<name>\w+)(?P<unit>[^<>]*)>")
EITHER = re.compile(r"\(([^()]*\|[^()]*)\)")

Pick = Callable[[int], int]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a tale's head, ``word rest``, or a block with the lines under it."""

    word: str
    rest: str
    under: tuple[str, ...] = ()
    number: int = 0


@dataclass(frozen=True, eq=False)
class Tale:
    """One story; ``lines`` are as in the file until ``told`` repeats what is repeated. Each is only itself."""

    name: str
    kind: str
    lines: tuple[Line, ...]

    def of(self, word: str) -> tuple[Line, ...]:
        return self._of.get(word, ())

    @cached_property
    def _of(self) -> dict[str, tuple[Line, ...]]:
        found: dict[str, tuple[Line, ...]] = {}
        for line in self.lines:
            found[line.word] = (*found.get(line.word, ()), line)
        return found

    def block(self, word: str, rest: str = "") -> tuple[str, ...]:
        """The lines of a block; none if there is no such block."""
        return self._blocks.get((word, rest), ())

    @cached_property
    def _blocks(self) -> dict[tuple[str, str], tuple[str, ...]]:
        return {(line.word, line.rest): line.under for line in reversed(self.lines)}

    def repeated(self, pick: Pick, more: int = 0) -> Tale:
        """The tale with ``&`` filled in, for a number drawn from ``many``, and so many ``more``."""
        many = self.of("many")
        return _repeated(self, min(int(draw(many[0].rest, pick)) + more, len(ORDINALS) - 1)) if many else self


@cache
def _repeated(tale: Tale, count: int) -> Tale:
    lines = (_ended(line, count) for line in tale.lines)
    return Tale(tale.name, tale.kind, tuple(made for line in lines for made in _repeat(line, count)))


def _ended(line: Line, count: int) -> Line:
    """``&$`` is the last one."""
    under = tuple(one.replace("&$", str(count)) for one in line.under)
    return Line(line.word, line.rest.replace("&$", str(count)), under, line.number)


def _repeat(line: Line, count: int) -> Iterator[Line]:
    if line.word == "scene":
        items = (made for item in line.rest.split() for made in _copies(item, count))
        yield Line(line.word, " ".join(items), (), line.number)
    elif "&" in _INLINE.sub("", line.rest):
        for at in range(1, count + 1):
            if at > 1 or "&~" not in line.rest:
                under = tuple(_filled(one, at, count) for one in line.under if at > 1 or "&~" not in one)
                yield Line(line.word, _filled(line.rest, at, count), under, line.number)
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
            yield from (_filled(one, at, count) for one in group if at > 1 or "&~" not in one)
        group = []
        if line:
            yield _inline(line, count)


def _copies(item: str, count: int) -> Iterator[str]:
    return (_numbered(item, at) for at in range(1, count + 1)) if "&" in item else iter((item,))


def _filled(line: str, at: int, count: int) -> str:
    return _inline(_numbered(line.removesuffix(" &~"), at), count, at)


def _inline(line: str, count: int, at: int = 0) -> str:
    """``[Total(a&)]``: Total(a1), Total(a2); ``[+p&*n&]``: without commas, since it begins with its own sign."""

    def repeat(match: re.Match[str]) -> str:
        inside = match[1].removeprefix("<")
        last = at - 1 if inside != match[1] else count
        sign = ", " if inside[0] not in f"+-、 {LAST_OF_LIST}" else ""
        made = [_numbered(inside, one) for one in range(1, last + 1)]
        return _listed(made) if inside[0] == LISTING else sign.join(made)

    return _NOTHING_LEFT.sub(r"\1", _INLINE.sub(repeat, line))


def _listed(words: list[str]) -> str:
    """桃树、梨树和杏树; of nothing, nothing."""
    if not words:
        return ""
    *before, last = (word.removeprefix(LISTING) for word in words)
    return LISTING.join(before) + LAST_OF_LIST * bool(before) + last


def _numbered(line: str, at: int) -> str:
    """``&`` outside of brackets as a number; inside of brackets it is repeated there."""
    parts = re.split(r"(\[[^\[\]]*&[^\[\]]*\])", line)
    return "".join(part if part.startswith("[") else _digits(part, at) for part in parts)


def _digits(text: str, at: int) -> str:
    before = text.replace("&~c", ORDINALS[at - 1]).replace("&~", str(at - 1))
    return before.replace("&c", ORDINALS[at]).replace("&", str(at))


def tellings(line: str) -> int:
    """In how many ways a line can be told: the product of its alternatives."""
    count = 1
    while match := EITHER.search(line):
        count *= match[1].count("|") + 1
        line = line[: match.start()] + line[match.end() :]
    return count


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
    lines[-1] = Line(last.word, last.rest, (*last.under, *_phrase(text, where)), last.number)


def _phrase(text: str, where: str) -> Iterator[str]:
    """``*speed {A} v1``: the phrase's lines with its words put in; any other line is itself."""
    if not text.startswith("*"):
        yield text
        return
    name, *words = text[1:].split()
    if name not in phrases():
        raise GrammarError(f"{where}: no phrase {name!r}")
    for line in phrases()[name]:
        for at, word in enumerate(words, 1):
            line = line.replace(f"${at}", word)
        if re.search(r"\$\d", line):
            raise GrammarError(f"{where}: the phrase {name} needs more words")
        yield line


@cache
def phrases() -> dict[str, tuple[str, ...]]:
    """Ways of saying what many tales say."""
    found: dict[str, tuple[str, ...]] = {}
    name = ""
    for raw in read_file(PHRASES).splitlines():
        text = raw.strip()
        if not text or text.startswith("#"):
            continue
        if raw[0] != " ":
            name = text.removeprefix("phrase ")
        else:
            found[name] = (*found.get(name, ()), text)
    return found


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
