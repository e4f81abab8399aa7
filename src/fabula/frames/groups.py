"""Several rows that are spoken of together: 三人, 两种树, the members of a band."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fabula.facts.chunks import Sort
from fabula.facts.describe import Description
from fabula.frames.naming import completed, is_headed, is_kind, nouns
from fabula.frames.phrases import Comparisons, Phrase
from fabula.frames.table import ORDINAL, RATE, TOTAL, Row, Table, alike
from fabula.frames.tellings import Told
from fabula.frames.whole import Wholes
from fabula.lang.lexicon import classes, particles
from fabula.parse.kbest import DeadEnd
from fabula.situation.terms import Apply, Attribute, Term

_COUNTS = {n: particles(f"so_many.{n}") for n in (2, 3, 4)}  # how many 两人, 三个班 are


class Groups(Wholes):
    """Finds the rows of a phrase that means more than one."""

    def __init__(self, read: Comparisons, table: Table) -> None:
        super().__init__(read, table)
        self.later: dict[str, Row] = {}  # rows at another time

    def _group(self, phrase: Phrase, told: Told) -> list[Row]:
        """Those that are spoken of together: by name, by the times they have in common, or all."""
        apart = {r.id for r in self.later.values()} | self.events
        rows = [r for r in self.table.rows if r.id not in apart and not r.left]
        rows = [r for r in rows if self._takes(r) or RATE in r.cells]
        if len(phrase.told.listed) > 1:
            refs = completed(phrase.told.listed)
            named = [self._row(told, replace(Description(), who=ref), TOTAL, None) for ref in refs]
            return list({r.id: r for r in named}.values())
        if any(c.text.endswith(tuple(classes()["times"])) and c.sort is Sort.GROUP for c in phrase.row):
            marked = [r for r in rows if any(m.text.startswith(ORDINAL) for m in r.name.marks)]
            rows = marked if len(marked) > 1 else rows
        acts = [r for r in rows if r.name.act]
        acting = phrase.told.act or self.read.phrase(told, "V").told.act
        return acts if len(acts) > 1 and acting else self._so_many(phrase, rows)

    def _so_many(self, phrase: Phrase, rows: list[Row]) -> list[Row]:
        """母女俩, 三人: if more are told of, those that were compared."""
        count = self._count(phrase)
        stated = {s.node for r in self.stated for s in r.slots()}
        related = [r for r in rows if r.id in stated]
        return related if 0 < count == len(related) < len(rows) else rows

    @staticmethod
    def _count(phrase: Phrase) -> int:
        """How many a phrase speaks of: 俩 are two; 0 if it does not say."""
        words = [c.text for c in phrase.row if c.sort is Sort.GROUP]
        return next((n for w in words for n, known in _COUNTS.items() if w[0] in known), 0)

    def _members(self, phrase: Phrase, first: Term | None) -> list[Row]:
        """乐队有女生18人，男生17人；是乐队的4倍: the band is its members."""
        names = {r.text for r in (phrase.told.who, phrase.told.what) if r}
        if any(set(nouns(r)) & names for r in self.table.rows):
            return []
        counted = [r for r in self.table.rows if set(r.cells) == {TOTAL}]
        kinds = [r for r in counted if is_kind(r, names) and r.slot(TOTAL) != first]
        if len(kinds) > 1:  # 木床: 单人木床 and 双人木床
            return kinds
        found = [r for r in self.table.rows if r.within and alike({r.within}, names) and set(r.cells) == {TOTAL}]
        headed = [r for r in self.table.rows if is_headed(r, names)]
        if headed and not found:  # 舞蹈队女生有25人，男生有15人: the team's, all that the sentence counts
            of = self.read.problem.clauses
            here = of[headed[0].clause].sentence
            found = [r for r in self.table.rows if of[r.clause].sentence == here and set(r.cells) == {TOTAL}]
        return found if len(found) > 1 else []

    def _total_of(self, rows: Sequence[Row], column: Attribute = TOTAL) -> Term:
        """An attribute of all of them together."""
        if not rows:
            raise DeadEnd("a sum of nothing")
        return Apply("Sum", tuple(r.slot(column) for r in rows)) if len(rows) > 1 else rows[0].slot(column)
