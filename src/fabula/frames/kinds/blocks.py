"""Reads the blocks of kinds (block.py says what they look like): from the package, and from outside."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import dropwhile
from pathlib import Path

from fabula.errors import GrammarError
from fabula.frames.frame import frames, parse_reason
from fabula.frames.kinds.block import WORLD, Block, Holder, Part, Stated, Test, Who
from fabula.frames.tellings import BLOCK, Telling, any_of, parse_tellings, read_classes
from fabula.lang.lexicon import LANGUAGE, classes, data_lines
from fabula.lang.pattern import AnyOf
from fabula.situation.commonsense import Pattern, commonsense, parameters, parse_pattern
from fabula.situation.terms import Attribute

_FACT = "fact"
_COLUMNS = frozenset(a.value for a in Attribute)
_TESTS = re.compile(r"(-?)(asked|told|plain|compared|head)|(-?)(at|unit|per|like|counts|heads|says|of):(\S+)")
_NAMES = re.compile(r"-|thing|@\w+(?:\.\w+)?|(?:name:)?[A-Z]\w*\.\w+|(?:who|what|act|topic|told|behind|buyer|row):\w+")
_NUMBER = re.compile(r"(\w+)(\??)\s*=\s*(fact|[A-Z]\w*\.\w+)((?:\s+\S+)*)")
_ROW = re.compile(r"(\w+)(\??)\s*=\s*(\S+)((?:\s+\S+)*)")


class _Lines:
    """A kind while its lines are read."""

    def __init__(self, name: str, tellings: tuple[Telling, ...], words: dict[str, str], check: bool) -> None:
        self.name = name
        self.tellings = tellings
        self.words = words
        self.check = check
        self.found: dict[str, list[str]] = {"when": [], "unless": []}
        self.needs: list[AnyOf] = []
        self.whole, self.cost = False, 0.0
        self.numbers: dict[str, Part] = {}
        self.world = Holder(WORLD)
        self.rows: dict[str, Holder] = {}
        self.stated: list[Stated] = []

    def line(self, head: str, rest: str) -> None:
        """One line of the block."""
        match head:
            case "when" | "unless":
                self.found[head] += self._list(rest)
                any_of(self.found[head], self.check)
            case "needs":
                self.needs.append(any_of(self._list(rest), self.check))
            case "whole":
                self.whole = True
            case "cost":
                self.cost = float(rest)
            case "number":
                self._number(rest)
            case "world":
                who, *fields = rest.split()
                self.world = self._holder(WORLD, who, fields, optional=False)
            case "row":
                self._row(rest)
            case "states" | "follows":
                self.stated.append(self._states(rest) if head == "states" else self._follows(rest))
            case _:
                raise GrammarError(f"a kind has no {head!r}")

    def block(self) -> Block:
        """The kind that the lines tell."""
        when, unless = (AnyOf(words) if words else None for words in self.found.values())
        used = {cell for holder in (self.world, *self.rows.values()) for _, cell in holder.cells}
        used |= {n for s in self.stated for n in parameters(s.pattern.call)}
        if idle := sorted(set(self.numbers) - used):
            raise GrammarError(f"nothing is said of {', '.join(idle)}")
        return Block(
            self.name, self.tellings, when, unless, tuple(self.needs), self.whole, tuple(self.numbers.values()),
            self.world, tuple(self.rows.values()), tuple(self.stated), self.cost,
        )  # fmt: skip

    # --- words ---

    def _list(self, source: str) -> list[str]:
        return [word for part in source.split() for word in self._class(part)]

    def _class(self, word: str) -> tuple[str, ...]:
        """The words of ``@class``, of this file or of another one of the language; else the word itself."""
        if word[0] != "@":
            return (word,)
        file, dot, name = word[1:].rpartition(".")
        if dot:
            known = classes(f"{file}.txt")
            if name not in known:
                raise GrammarError(f"{file}.txt has no class {name}")
            return tuple(sorted(known[name]))
        if name not in self.words:
            raise GrammarError(f"no class @{name}")
        return tuple(re.sub(r"\\(.)", r"\1", w) for w in self.words[name].split("|"))

    # --- numbers ---

    def _number(self, source: str) -> None:
        match = _NUMBER.fullmatch(source)
        if match is None:
            raise GrammarError(f"expected 'number NAME = Telling.letter …' or 'number NAME = fact …', not {source!r}")
        telling, _, key = match[3].partition(".")
        if telling != _FACT:
            self._known(telling, key)
        tests = tuple(self._test(word) for word in match[4].split())
        self._new(match[1])
        self.numbers[match[1]] = Part(match[1], "" if telling == _FACT else telling, key, tests, bool(match[2]))

    def _test(self, source: str) -> Test:
        match = _TESTS.fullmatch(source)
        if match is None:
            raise GrammarError(f"a number has no test {source!r}")
        if match[2]:
            return Test(match[2], bars=bool(match[1]))
        name, of = match[4], match[5]
        if name in ("like", "counts", "heads"):
            self._part(of)
        if name == "at":
            int(of)
        if name == "of":
            return Test(name, bars=bool(match[3]), who=self._who(of))
        words = tuple(w for part in of.split("/") for w in self._class(part)) if name in ("unit", "per", "says") else ()
        return Test(name, of, bool(match[3]), words)

    def _known(self, name: str, key: str = "") -> None:
        """A telling that is spoken of must be there, and have the number or the phrase."""
        known = [t for t in self.tellings if any(s.call.name == name for s in t.statements)]
        if not known:
            raise GrammarError(f"no telling states {name}")
        if key and not any(f"(?P<{key}>" in t.pattern.source for t in known):
            raise GrammarError(f"no telling of {name} has {key}")

    def _new(self, name: str) -> None:
        if name in self.numbers or name in self.rows or name == WORLD:
            raise GrammarError(f"{name} is named twice")

    # --- rows ---

    def _row(self, source: str) -> None:
        match = _ROW.fullmatch(source)
        if match is None:
            raise GrammarError(f"expected 'row NAME = WHO …', not {source!r}")
        self._new(match[1])
        self.rows[match[1]] = self._holder(match[1], match[3], match[4].split(), bool(match[2]))

    def _holder(self, name: str, who: str, fields: Sequence[str], optional: bool) -> Holder:
        made = Holder(name, self._who(who), optional=optional)
        for word in fields:
            key, colon, value = word.partition(":")
            if colon and key == "act":
                made = replace(made, act=self._who(value))
            elif colon and key == "what":
                made = replace(made, what=self._who(value))
            elif colon and key == "state":
                made = replace(made, state=self._who(value))
            elif colon and key in _COLUMNS:
                made = replace(made, cells=(*made.cells, (Attribute(key), self._part(value))))
            elif colon and key == "bought":
                made = replace(made, bought=self._part(value))
            elif colon and key == "kind":
                made = replace(made, kind=value)
            else:
                raise GrammarError(f"a row has no {word!r}")
        return made

    def _part(self, name: str) -> str:
        if name not in self.numbers:
            raise GrammarError(f"{name} is no number of {self.name}")
        return name

    def _who(self, source: str) -> tuple[Who, ...]:
        return tuple(self._one(way) for way in source.split("|"))

    def _one(self, source: str) -> Who:
        if not _NAMES.fullmatch(source):
            raise GrammarError(f"nothing is named by {source!r}")
        if source[0] == "@":
            return Who("@", words=self._class(source))
        head, colon, of = source.rpartition(":")
        telling, dot, key = of.partition(".")
        if dot:
            self._known(telling, key)
            return Who(head or "phrase", telling, key)
        if head == "row" and of not in self.rows:
            raise GrammarError(f"{of} is no row of {self.name}")
        return Who(head, of if head == "row" else self._part(of)) if colon else Who(source)

    # --- relations ---

    def _states(self, source: str) -> Stated:
        by, _, relation = source.partition(" ")
        if by not in self.numbers:
            self._known(by)
        return Stated(self._pattern(relation), by)

    def _follows(self, source: str) -> Stated:
        relation, bar, reason = (part.strip() for part in source.partition("|"))
        if not bar or not reason:
            raise GrammarError("expected 'follows RELATION | REASON' or 'follows RELATION | ZH | EN'")
        if "|" not in reason:
            if self.check and not _known_reason(reason):
                raise GrammarError(f"no reason is called {reason}")
            return Stated(self._pattern(relation), rule=reason)
        zh, en = parse_reason(reason)
        own = sum(bool(s.zh) for s in self.stated)
        rule = f"{self.name}_{own + 1}" if own else self.name
        return Stated(self._pattern(relation), rule=rule, zh=zh, en=en)

    def _pattern(self, source: str) -> Pattern:
        """A relation; whoever it speaks of must be a row or a number."""
        pattern = parse_pattern(source)
        known = {WORLD, *self.rows, *self.numbers}
        if unknown := sorted(set(parameters(pattern.call)) - known):
            raise GrammarError(f"{', '.join(unknown)} is no row and no number of {self.name}")
        return pattern


def _known_reason(name: str) -> bool:
    return any(f.name == name for f in frames()) or any(r.name == name for r in commonsense().rules)


def parse_blocks(source: str, file: str, check: bool = True) -> tuple[Block, ...]:
    """The kinds of a file; a bad line is named by its number. Our own files are checked by the tests."""
    lines = list(dropwhile(lambda numbered: not numbered[1].startswith(BLOCK), data_lines(source)))
    if not lines:
        return ()
    tellings, words = parse_tellings(source, file, check), read_classes(source)
    found: list[_Lines] = []
    for number, line in lines:
        head, _, rest = line.partition(" ")
        try:
            if line.startswith(BLOCK):
                found.append(_Lines(rest.strip(), tellings, words, check))
            else:
                found[-1].line(head, rest.strip())
        except (GrammarError, ValueError, KeyError, re.error) as error:
            message = error.message if isinstance(error, GrammarError) else str(error)
            raise GrammarError(f"{file}, line {number}: {message}") from error
    try:
        return tuple(made.block() for made in found)
    except GrammarError as error:
        raise GrammarError(f"{file}: {error.message}") from error


@cache
def blocks(language: str = LANGUAGE) -> tuple[Block, ...]:
    """All kinds of a language that are data."""
    folder = files(f"fabula.lang.{language}").joinpath("kinds")
    sources = sorted((f.name, f.read_text("utf-8")) for f in folder.iterdir() if f.name.endswith(".txt"))
    return tuple(block for name, text in sources for block in parse_blocks(text, f"kinds/{name}", check=False))


def holds_kinds(path: Path) -> bool:
    """Whether a file from outside the package tells kinds; else it tells frames."""
    return any(line.startswith(BLOCK) for _, line in data_lines(path.read_text("utf-8")))


def load_blocks(paths: Iterable[Path]) -> tuple[Block, ...]:
    """Kinds of files outside the package."""
    found = tuple(block for path in paths for block in parse_blocks(path.read_text("utf-8"), path.name))
    _LOADED.update(_reasons(found))
    return found


def _reasons(known: Iterable[Block]) -> dict[str, Stated]:
    return {s.rule: s for block in known for s in block.stated if s.zh}


@cache
def _own_reasons() -> dict[str, Stated]:
    return _reasons(blocks())


_LOADED: dict[str, Stated] = {}  # from outside the package; whoever explains a relation knows but its rule's name


def reason(rule: str, language: str) -> str:
    """Why a relation holds that a kind gives its own reason of; '' if it gives none."""
    told = _own_reasons().get(rule) or _LOADED.get(rule)
    return "" if told is None else told.zh if language == "zh" else told.en
