"""At the same pace: 王师傅4小时做80个，照这样计算，做200个要几小时; 5台印刷机每小时印书1750本，15台能印多少本.

So much work for so long, or by so many, and once more with one of the two asked: two acts of one rate. How long, or how
many work, is the amount, and what is done the total, however the text puts it (做80个用了4小时, 4小时做80个).

In Python because what is done, and what tells the second act from the first, are found by the order of words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from fabula.facts.cast import Name
from fabula.facts.chunks import Chunk, Sort, is_act
from fabula.facts.describe import Fact, Ref
from fabula.facts.persons import is_person
from fabula.frames.actors import says
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table
from fabula.lang.lexicon import classes
from fabula.situation.relations import Relation
from fabula.situation.terms import Slot, Term
from fabula.text import Kind as Sorts
from fabula.text.units import compatible, dimension

WORDS = "kinds.txt"
_PLAIN = (Sorts.NUMBER, Sorts.ASKED)


class Pace(Kind):
    """Reads what is done once, and again at the same rate."""

    name = "pace"
    needs_words = False

    def may_fit(self) -> bool:
        passes = says(self.problem.text, "passes")  # a train goes its own length besides
        return self.has(classes("timeline.txt")["same_rate"]) and not passes

    def check(self) -> bool:
        facts = self.story.facts
        if len(facts) != 4 or any(f.quantity.kind not in _PLAIN for f in facts):
            return False
        first, second = self._pair(facts[:2]), self._pair(facts[2:])
        if first is None or second is None or facts[3] is not self.asked:
            return False
        self.pairs = (first, second)
        if dimension(facts[3].quantity.unit) == "length" and any(f.told.kind == "move" for f in facts):
            return False  # 从县城到省城有多少千米: the road itself, and no act
        same = all(compatible(a.quantity.unit, b.quantity.unit) for a, b in zip(first, second, strict=True))
        return same and not self._goes_on() and self._cue_between(facts[1], facts[2])

    def _pair(self, facts: Sequence[Fact]) -> tuple[Fact, Fact] | None:
        """How long or how many, and how much is done by them; None if it is not that."""
        timed = [dimension(f.quantity.unit) == "time" for f in facts]
        if any(f.told.kind in classes(WORDS)["no_pace"] or f.other for f in facts):
            return None
        if any(dimension(f.quantity.unit) == "money" for f in facts) or all(timed):
            return None
        if any(timed):
            if any(f.quantity.per or f.told.per for f in facts):
                return None
            return (facts[0], facts[1]) if timed[0] else (facts[1], facts[0])
        doers = [self._doer(f) is not None for f in facts]
        if sum(doers) != 1 or not any(f.told.per for f in facts):
            return None
        return (facts[0], facts[1]) if doers[0] else (facts[1], facts[0])

    def _doer(self, fact: Fact) -> Ref | None:
        """印刷机 of 5台印刷机, 同样的印刷机: a machine or a worker that is counted."""
        clause = self.problem.clauses[fact.clause].span
        behind = self.within(fact.quantity.span.end, clause.end)
        names = [c for c in behind if c.sort not in (Sort.FUNC, Sort.OF)][:1]
        named = names and names[0].sort is Sort.NAME and names[0].text[-1] in classes()["machines"]
        return Ref(names[0].text, names[0].span) if named else None

    def _cue_between(self, before: Fact, behind: Fact) -> bool:
        words = self.problem.text[before.quantity.span.end : behind.quantity.span.start]
        return any(w in words for w in classes("timeline.txt")["same_rate"])

    def _goes_on(self) -> bool:
        """再加工4小时, 剩下的: more than twice the same."""
        start = self.story.facts[1].quantity.span.end
        return any(w in self.problem.text[start:] for w in classes(WORDS)["goes_on"])

    # --- the table ---

    def world(self) -> Ref | None:
        """What is worked on."""
        told = [f.told.what for _, f in self.pairs]
        return next((what for what in told if what and not is_act(what.text[:1])), None)

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        first, second = (self._row(table, pair, at) for at, pair in enumerate(self.pairs))
        slots = [s for row, pair in zip((first, second), self.pairs, strict=True) for s in self._give(table, row, pair)]
        same = self.because("same_rate", "Equal", first.slot(RATE), second.slot(RATE))
        return (slots[-1] if slots else WHOLE), [same]

    def _give(self, table: Table, row: Row, pair: tuple[Fact, Fact]) -> list[Slot]:
        """The numbers of a row; the slot that is asked."""
        asked = []
        for fact, column in zip(pair, (AMOUNT, TOTAL), strict=True):
            table.give(row.slot(column), fact.quantity)
            if fact.quantity.value is None:
                asked.append(row.slot(column))
        return asked

    def _row(self, table: Table, pair: tuple[Fact, Fact], at: int) -> Row:
        name = self._name(pair)
        if at:
            name = self._second(name, pair)
        return table.new(name, clause=pair[1].clause)

    def _name(self, pair: tuple[Fact, Fact]) -> Name:
        """王师傅 · 做; of machines: 印刷机 · 印书."""
        doer = self._doer(pair[0])
        own = [r for f in (*pair, *self.pairs[0]) for r in (f.told.who, f.topic) if r]
        own.sort(key=lambda r: not is_person(r.text))  # 走到300米处的少年宫: nobody who walks
        act = self._act(pair) or self._act(self.pairs[0])
        return Name(doer or next(iter(own), None), act=act, kind="work")

    def _act(self, pair: tuple[Fact, Fact]) -> Ref | None:
        """What is done: the verb before the total, or a word that begins with one (印书)."""
        chunks = [c for n in sorted({f.clause for f in pair}) for c in self.row(n)]
        acts = [c for c in chunks if c.sort is Sort.ACT and c.text not in classes()["spends"]]
        made = [c for c in chunks if c.sort is Sort.NAME and is_act(c.text[:1]) and not self._is_doer(c)]
        found = (acts or made)[:1]
        return Ref(found[0].text, found[0].span) if found else None

    def _is_doer(self, chunk: Chunk) -> bool:
        return chunk.text[-1] in classes()["machines"]

    def _second(self, name: Name, pair: tuple[Fact, Fact]) -> Name:
        """能做, 同样的印刷机, or at such a pace: what tells the second from the first."""
        chunks = [c for n in sorted({f.clause for f in pair}) for c in self.row(n)]
        like = [c for c in chunks if c.text in classes(WORDS)["alike"]]
        if like:
            return Name(name.agent, label=like[0].text, span=like[0].span, state=True)
        able = [c for a, c in pairwise(chunks) if c.sort is Sort.ACT and _able(a, c)]
        if able and name.act:
            before = chunks[chunks.index(able[0]) - 1]
            return replace(name, act=Ref(before.text + able[0].text, (before.span[0], able[0].span[1])))
        found = [(self.problem.text.find(w), w) for w in classes("timeline.txt")["same_rate"]]
        at, cue = min((place, word) for place, word in found if place >= 0)
        return Name(name.agent, label=cue, span=(at, at + len(cue)), state=True)


def _able(modal: Chunk, act: Chunk) -> bool:
    """能做, but not 要用."""
    return modal.text in classes(WORDS)["able"] and act.text not in classes()["spends"]
