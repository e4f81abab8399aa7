"""Kinds as data: blocks behind the tellings of a file of ``lang/zh/kinds/``, or of one from outside the package.

    class liquid = 盐水 糖水
    liquid | {n:N}[的]{L=@liquid} | Liquid(n)            # the tellings, as in tellings.py

    kind solution                                        # one thing dissolved in another
      when    盐水 糖水                                  # words that show it, any of them; unless, needs as in frame.py
      whole                                              # no number of the text is without a part
      number  share  = Share.r                           # the number r of a telling that states Share
      number  water? = Water.n like:liquid               # one that may be missing, with a test
      number  goal   = fact asked unit:time              # any other number of the text that passes the tests
      world   Share.G|Liquid.L total:liquid              # what the World is called, which numbers it has
      row     salt   = Share.A total:pure                # a row: who it is, then act:, what:, state:, kind: …
      row     water? = Water.W total:water               # one that is only made if its numbers are there
      states  Share Fraction_of(Total(salt), Total(world), share)    # a relation that a telling, or a number, states
      follows Together(Total(world), Total(salt), Total(water)) | weighted    # one that follows, by a known reason
      follows Equal(Total(world), 1) | 全部看作“1” | all of it is 1            # … by a reason of its own

A telling that the text has and no number of the block takes speaks against the block, and so does one that is there
twice. One number is asked; what it is the value of is the goal. A relation about somebody who is missing is left out.

Tests: ``asked``, ``told``, ``plain`` (nothing per something, nothing compared), ``compared`` (多8棵: than another),
``head`` (每人每天8个: for a head and a time), ``at:2`` (the second number, ``at:-1`` the last), ``unit:time`` (a
dimension, or units: ``unit:套/组``), ``per:time``, ``like:a`` (the measure of another number), ``counts:a`` (what a is
for one of), ``heads:a`` (the heads it is for), ``says:还能/@left`` (words of its clause), ``of:name:Worth.A`` (told of
what is named so). ``-`` before a test means that it must fail.

Names: ``Share.A`` is a phrase of a telling, ``name:Share.A`` the last name in it; ``who:a``, ``what:a``, ``act:a``,
``topic:a`` what is told of a number, ``told:a`` all of that, ``behind:a`` the name right behind it, ``buyer:a`` who
buys so many; ``row:a`` whoever that row is of; ``@liquid`` a word of the text; ``thing`` what it speaks of first;
``-`` nobody. Of several, parted by
``|``, the first that the text has is taken; if it has none it is another kind. ``bought:a`` makes the row the act of
whoever buys so many, if anybody does; ``kind:`` is the kind of an act that has none. A class stands behind ``@``;
``@timeline.same_rate`` is one of ``timeline.txt``.
"""

from __future__ import annotations

from dataclasses import dataclass

from fabula.frames.tellings import Telling
from fabula.lang.pattern import AnyOf
from fabula.situation.commonsense import Pattern
from fabula.situation.terms import Attribute

WORLD = "world"


@dataclass(frozen=True, slots=True)
class Who:
    """One way to name something: how, and of what; ``words`` of a class."""

    how: str
    of: str = ""
    key: str = ""
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Test:
    """What a number must be, or must not be."""

    name: str
    of: str = ""
    bars: bool = False
    words: tuple[str, ...] = ()
    who: tuple[Who, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A number that has a part in the kind: one of a telling, or one that passes the tests."""

    name: str
    telling: str
    key: str
    tests: tuple[Test, ...]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Holder:
    """A row, or the World: its name, and which numbers it has."""

    name: str
    who: tuple[Who, ...] = ()
    act: tuple[Who, ...] = ()
    what: tuple[Who, ...] = ()
    state: tuple[Who, ...] = ()
    bought: str = ""
    kind: str = ""
    cells: tuple[tuple[Attribute, str], ...] = ()
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Stated:
    """A relation: stated by a telling or with a number, or following by a reason that has a name."""

    pattern: Pattern
    by: str = ""
    rule: str = ""
    zh: str = ""
    en: str = ""


@dataclass(frozen=True)
class Block:
    """A kind of story that always has the same few numbers."""

    name: str
    tellings: tuple[Telling, ...]
    when: AnyOf | None
    unless: AnyOf | None
    needs: tuple[AnyOf, ...]
    whole: bool
    numbers: tuple[Part, ...]
    world: Holder
    rows: tuple[Holder, ...]
    stated: tuple[Stated, ...]
    cost: float

    def shown(self, text: str) -> bool:
        """True if its words are there and none that speak against it."""
        if (self.when and not self.when.within(text)) or (self.unless and self.unless.within(text)):
            return False
        return all(words.within(text) for words in self.needs)
