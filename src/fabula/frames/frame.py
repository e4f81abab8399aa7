"""Frames: kinds of stories, each a block of a data file that a teacher could read.

    frame toward                                # they move towards each other until they meet
      types    journey
      when     相遇 相向 相对                    # words that show it, any of them
      unless   追上                             # words that speak against it
      role     road  = world
      role     mover = rows move 2+             # all rows of this kind of act, two or more
      role     both  = rows move -先            # … without those of this mark
      follows  Together(Total(road), Total(mover...))   | 相遇时所行路程的和等于全程 | when they meet, …
      follows  same Amount(both...)                     | 同时走，时间相同 | they move for the same time
      cost     0                                # what it costs to take it; default 0

A frame may also say by which words a number is one of its own: ``tells 利息.total money 利息[是]{n:N}`` (a row's
attribute and the dimension of its unit) or ``tells 利率 年利率~{n:F}`` (a number by itself); patterns as in
tellings.py, the first that fits takes the number. ``role i = told 利息 [act] [as W|W] [of 本金]`` is that row: named by
the pattern's first (choice|of words), by the first W that is in the text, else by its key (``act``: by what is told of
it); owned as the row ``of``, or ``of maker`` who makes the rules or is named first, ``of shop`` the shop that is
named, ``of payer`` who pays. ``made`` makes the row if nothing is told of it; ``role r = number 利率`` is that number;
``role g = price`` is what all of it costs: the last price of a thing, the goods, or the World's total.

``role NAME = world | left | goal | row … | rows …``: ``row`` is one row (each in turn), ``rows`` all of them. Behind it

* kinds of acts (``move``), ``+mark`` (needs a mark or tag; ``+a|b`` one of two; all that are named), ``-mark``
(must not have it),
* tests of the row itself: ``has:rate``, ``lacks:total``, ``untold:rate`` (it may be asked), ``unit:money`` (a dimension
  in one of its cells), ``per:time``, ``hold:相距``, ``act:做对/答对``,
* tests against roles bound before: ``agent:a`` (the same actor), ``other:a`` (another one), ``near:a`` (told in one
  clause), ``slower:a``, ``same:a`` (the same thing, by its name), ``counts:a`` (its total, ``packs:a`` its amount is in
  what the rate of a is per); and of all rows together ``agents:2+`` (so many actors),
* how many (``2+``, ``1``, ``0``: there must be none).

Rows of a story that goes on in time (timeline/) have tags. ``+story``: what somebody does; with it ``before``
(先行2小时),
``next`` (又行), ``joint`` (in a phase that several share), ``go``, ``back``, ``down``, ``up`` (with, against the
stream), ``out`` (what drains),
``chaser``, ``ahead``, ``asked``. A role must ask for these parts by name, ``+story`` is not enough: ``alone`` (the
whole by one),
``whole`` (the whole by several), ``plan``, ``halt``, ``after`` (after they met), ``length`` (a train's own),
``still`` (a boat's own speed), ``stream``,
``thing`` (a bridge beside the World), ``sample`` (it only shows how fast: 照这样的速度), ``trip`` and ``total_time``
(all of it); one who has not arrived is
``short``; ``later``: a second phase that several share; ``manner``: one of several ways to go;
``strip`` and ``ground``: how wide, and what it covers. Numbers that are nobody's stand in
the relations themselves:
``left`` (还相距35千米), ``lack`` (乙车离A地还有80千米), ``from_start``, ``past``, ``gap``, ``lead``,
``middle``, ``spot``.

``family road``: of all frames of a family one is enough. ``always``: it holds wherever it binds. ``needs A B``: one
of these words must be
there, too. ``hears A``: words that it accounts for although they do not show it (those of ``cue.…`` in timeline.txt
make a reading doubtful
if nothing accounts for them). ``reason 中文 | English``: of relations that code states by the frame's name. ``same
X(a...)`` says that all
are equal. Who is named in ``follows`` must be a role.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from fabula.errors import GrammarError
from fabula.frames.tellings import any_of, make_pattern
from fabula.lang.lexicon import LANGUAGE, data_lines
from fabula.lang.pattern import AnyOf
from fabula.lang.pattern import Pattern as Words
from fabula.situation.commonsense import Pattern, parameters, parse_pattern
from fabula.situation.nodes import ProblemType
from fabula.situation.terms import Attribute


@dataclass(frozen=True, slots=True)
class Role:
    """Who may take part: which rows, and how many."""

    name: str
    what: str  # world, left, goal, row, rows
    kinds: frozenset[str] = frozenset()
    needs: frozenset[str] = frozenset()
    bars: frozenset[str] = frozenset()
    tests: tuple[tuple[str, str], ...] = ()
    least: int = 1
    most: int = 99
    key: str = ""  # of a told row or number
    act: bool = False
    of: str = ""
    words: tuple[str, ...] = ()  # by which it goes, the first that is in the text


@dataclass(frozen=True, slots=True)
class Tell:
    """Words by which a number of the text is a frame's: an attribute of a row, or (no column) a number by itself."""

    key: str
    column: Attribute | None
    unit: str
    pattern: Words
    words: tuple[str, ...] = ()  # of its first choice; the one that is there is the row's name

    def word(self, text: str) -> str:
        """The word of the choice that a match has."""
        return next((w for w in self.words if w in text), "")


@dataclass(frozen=True, slots=True)
class Follows:
    """A relation that holds, with the reason in both languages."""

    pattern: Pattern
    zh: str
    en: str
    same: bool = False


@dataclass(frozen=True)
class Frame:
    """A kind of story."""

    name: str
    types: frozenset[ProblemType]
    when: AnyOf | None
    unless: AnyOf | None
    roles: tuple[Role, ...]
    follows: tuple[Follows, ...]
    cost: float = 0.0
    needs: tuple[AnyOf, ...] = ()
    tells: tuple[Tell, ...] = ()
    family: str = ""  # of several frames of a family one is enough
    always: bool = False  # holds wherever it binds, as often as it binds
    hears: AnyOf | None = None  # words that it accounts for although they do not show it
    reason: tuple[str, str] = ("", "")  # of relations that code states by this frame's name

    def cued(self, text: str) -> bool:
        """True if it has words of its own and they are there."""
        return self.when is not None and self.when.within(text) and self.shown(text)

    def shown(self, text: str) -> bool:
        """True if its words are there and none that speak against it."""
        if self.unless and self.unless.within(text):
            return False
        return all(words.within(text) for words in self.needs)


_WHAT = ("world", "left", "goal", "row", "rows", "told", "made", "number", "price")
_TEST = re.compile(
    r"(has|lacks|untold|unit|hold|per|act|is|agents|agent|other|near|slower|same|counts|packs|not|apart):(\S+)"
)
_COUNT = re.compile(r"(\d+)(\+?)")


def parse_frames(source: str, file: str, check: bool = True) -> tuple[Frame, ...]:
    """The frames of a file; a bad line is named by its number. Our own files are checked by the tests."""
    found: list[Frame] = []
    block: list[tuple[int, str, str]] = []
    name = ""
    for number, line in data_lines(source):
        head, _, rest = line.partition(" ")
        if head == "frame":
            if name:
                found.append(_frame(name, block, file, check))
            name, block = rest.strip(), []
        elif name:
            block.append((number, head, rest.strip()))
        else:
            raise GrammarError(f"{file}, line {number}: expected 'frame NAME'")
    return (*found, _frame(name, block, file, check)) if name else tuple(found)


class _Block:
    """A frame while its lines are read."""

    def __init__(self, name: str, check: bool) -> None:
        self.name = name
        self.check = check
        self.words: dict[str, list[str]] = {"when": [], "unless": [], "hears": []}
        self.needs: list[AnyOf] = []
        self.roles: list[Role] = []
        self.follows: list[Follows] = []
        self.tells: list[Tell] = []
        self.types = frozenset(ProblemType)
        self.cost, self.family, self.always = 0.0, name, False
        self.reason = ("", "")

    def line(self, head: str, rest: str) -> None:
        """One line of the block."""
        match head:
            case "when" | "unless" | "hears":
                any_of(rest.split(), self.check)  # a bad pattern is this line's fault
                self.words[head] += rest.split()
            case "types":
                self.types = frozenset(ProblemType(t) for t in rest.split())
            case "needs":
                self.needs.append(any_of(rest.split(), self.check))
            case "role":
                self.roles.append(_role(rest))
            case "tells":
                self.tells.append(_tell(rest, self.check))
            case "follows":
                self.follows.append(self._follows(rest))
            case "cost":
                self.cost = float(rest)
            case "family":
                self.family = rest
            case "reason":
                self.reason = parse_reason(rest)
            case "always":
                self.always = True
            case _:
                raise GrammarError(f"a frame has no {head!r}")

    def _follows(self, rest: str) -> Follows:
        """A relation; whoever it speaks of must be a role that was named before."""
        follows = _follows(rest)
        known = {role.name for role in self.roles}
        if unknown := sorted(set(parameters(follows.pattern.call)) - known):
            raise GrammarError(f"{', '.join(unknown)} is no role of {self.name}")
        return follows

    def frame(self) -> Frame:
        """The frame that the lines tell."""
        when, unless, hears = (AnyOf(words) if words else None for words in self.words.values())
        return Frame(
            self.name, self.types, when, unless, tuple(self.roles), tuple(self.follows), self.cost, tuple(self.needs),
            tuple(self.tells), self.family, self.always, hears, self.reason,
        )  # fmt: skip


def _frame(name: str, block: list[tuple[int, str, str]], file: str, check: bool) -> Frame:
    made = _Block(name, check)
    for number, head, rest in block:
        try:
            made.line(head, rest)
        except (GrammarError, ValueError, KeyError, re.error) as error:
            message = error.message if isinstance(error, GrammarError) else str(error)
            raise GrammarError(f"{file}, line {number}: {message}") from error
    return made.frame()


def _role(source: str) -> Role:
    name, sign, rest = (part.strip() for part in source.partition("="))
    words = rest.split()
    if not sign or not words or words[0] not in _WHAT:
        raise GrammarError(f"expected 'role NAME = {'|'.join(_WHAT)} …', not {source!r}")
    if words[0] in ("told", "made", "number"):
        return _told_role(name, words)
    kinds: set[str] = set()
    needs: set[str] = set()
    bars: set[str] = set()
    tests: list[tuple[str, str]] = []
    least, most = (1, 1) if words[0] == "row" else (1, 99)
    for word in words[1:]:
        if test := _TEST.fullmatch(word):
            tests.append((test[1], test[2]))
        elif count := _COUNT.fullmatch(word):
            least, most = int(count[1]), 99 if count[2] else int(count[1])
        elif word[0] in "+-":
            (needs if word[0] == "+" else bars).add(word[1:])
        else:
            kinds.add(word)
    return Role(name, words[0], frozenset(kinds), frozenset(needs), frozenset(bars), tuple(tests), least, most)


def _told_role(name: str, words: list[str]) -> Role:
    if len(words) < 2:
        raise GrammarError(f"expected 'role {name} = {words[0]} KEY'")
    of = words[words.index("of") + 1] if "of" in words[2:-1] else ""
    known = words[words.index("as") + 1].split("|") if "as" in words[2:-1] else []
    tests = tuple((test[1], test[2]) for word in words[2:] if (test := _TEST.fullmatch(word)))
    return Role(name, words[0], key=words[1], act="act" in words[2:], of=of, words=tuple(known), tests=tests)


def _tell(source: str, check: bool) -> Tell:
    """``利息.total money 利息{n:N}`` or ``利率 年利率~{n:F}``."""
    head, *rest = source.split()
    key, dot, column = head.partition(".")
    if (dot and len(rest) != 2) or (not dot and len(rest) != 1):
        raise GrammarError("expected 'tells KEY.column unit PATTERN' or 'tells KEY PATTERN'")
    choice = re.search(r"\(([^()\[\]{}]+)\)", rest[-1])
    words = tuple(sorted(choice[1].split("|"), key=len, reverse=True)) if choice else ()
    pattern = make_pattern(rest[-1], {}, check)
    return Tell(key, Attribute(column) if dot else None, rest[0] if dot else "", pattern, words)


def parse_reason(source: str) -> tuple[str, str]:
    """A reason in both languages."""
    zh, sign, en = (part.strip() for part in source.partition("|"))
    if not sign or not zh or not en:
        raise GrammarError("expected 'reason ZH | EN'")
    return zh, en


def _follows(source: str) -> Follows:
    columns = [c.strip() for c in source.split("|")]
    if len(columns) != 3:
        raise GrammarError("expected 'follows RELATION | ZH | EN'")
    relation, zh, en = columns
    same = relation.startswith("same ")
    if same:
        inner = relation.removeprefix("same ")
        relation = f"Equal({inner}, {inner})"
    return Follows(parse_pattern(relation), zh, en, same)


@cache
def frames(language: str = LANGUAGE) -> tuple[Frame, ...]:
    """All frames of a language."""
    folder = files(f"fabula.lang.{language}").joinpath("frames")
    sources = sorted((f.name, f.read_text("utf-8")) for f in folder.iterdir() if f.name.endswith(".txt"))
    return tuple(frame for name, text in sources for frame in parse_frames(text, name, check=False))


@cache
def _by_name() -> dict[str, Frame]:
    return {frame.name: frame for frame in frames()}


_LOADED: dict[str, Frame] = {}  # from outside the package; whoever explains a relation knows but its rule's name


def reason(name: str, predicate: str, language: str) -> str:
    """Why a relation holds that a frame states, in words a pupil knows; '' if it is no frame's."""
    frame = _by_name().get(name) or _LOADED.get(name)
    if frame is None:
        return ""
    told = next(((f.zh, f.en) for f in frame.follows if f.pattern.call.name == predicate), frame.reason)
    return told[0] if language == "zh" else told[1]


def load_frames(paths: Iterable[Path]) -> tuple[Frame, ...]:
    """Frames of files outside the package."""
    found = tuple(frame for path in paths for frame in parse_frames(path.read_text("utf-8"), path.name))
    _LOADED.update((frame.name, frame) for frame in found)
    return found
