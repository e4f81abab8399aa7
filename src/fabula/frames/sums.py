"""Sums: 两天共看108页, 苹果和梨一共有160个, 一共要付多少元.

Several together; the World's total, if the World is nothing else; or one row in the words of a sum (共有梨树多少棵).
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.frames.honest import MISSED
from fabula.frames.naming import nouns
from fabula.frames.phrases import WORDS, Phrase
from fabula.frames.ratios import Ratios
from fabula.frames.refer import WHOLE
from fabula.frames.table import RATE, TOTAL, WORLD, Row, mark_names
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Slot
from fabula.text import Quantity

_ALL = 0.4  # what it costs to take a sum for the whole of which shares are told


class Sums(Ratios):
    """States what the sums of a text say about the rows of its table."""

    def _sum(self, told: Told) -> Iterator[Relation]:
        """两天共看108页: several together; the World's total, if the World is nothing else."""
        phrase, number = self.read.phrase(told, "G"), told.numbers["n"]
        if self._of_some(number):
            return
        whole = self._sums_whole(told, phrase)
        if not whole and (one := self._one_meant(told, phrase)) is not None:
            self.goal = one.slot(TOTAL)
            return
        rows = self._summed(told, phrase, whole)
        if self.weighed:
            self._sum_weighed(number)
            return
        fact, span = self.read.story.of(number.index), Source(told.span)
        column = RATE if fact is not None and (number.per or fact.told.per) else TOTAL
        if self.whole_used and not whole:
            if len(rows) < 2 and number.value is None:
                self.goal = self._sum_of_one(told, phrase)
                return
            partly = self._of_part(told, phrase)
            if len(rows) > 1 and partly:
                yield Relation("Together", (self._number(told, number, column), *(r.slot(column) for r in rows)), span)
                return
        total = Slot(WORLD, column)
        self.table.give(total, number)
        if number.value is None:
            self.goal = total
        if len(rows) > 1:
            self.whole_used = True
            yield Relation("Together", (total, *(r.slot(column) for r in rows)), span)

    def _one_meant(self, told: Told, phrase: Phrase) -> Row | None:
        """The one row that is asked for by words of a sum: 六年级共捐多少元, 共有梨树多少棵."""
        number = told.numbers["n"]
        if phrase.grouped:
            return None
        if number.value is None and not phrase.told.listed and phrase.told.names:
            own = self.find(self.table.stage.name(phrase.told, None), phrase.told, TOTAL, number.unit)
            same = own is not None and mark_names(own.name.marks) == mark_names(phrase.told.marks)
            if own is not None and same and not own.cells and phrase.told.who and phrase.told.who.text in nouns(own):
                return own
        return self._one_asked(told)

    def _summed(self, told: Told, phrase: Phrase, whole: bool) -> list[Row]:
        """The rows that make a sum; none if it is the whole."""
        rows = self._group(phrase, told) if not whole else []
        listing = self.read.phrase(told, "V")
        if len(listing.told.listed) > 1 and not whole:
            rows = self._group(listing, told)
        if told.numbers["n"].value is not None and self._count(phrase) == len(rows) + 1:
            rows = []  # 三个班共有120人，一班…，二班…: the third is asked for
        if len(rows) > 1 and self._too_many(phrase, rows):
            self.table.choices.penalty(MISSED)
        return rows

    def _of_part(self, told: Told, phrase: Phrase) -> bool:
        """Whether a sum is only some of the whole of which shares are told: not where it lists what there is."""
        listing, number = self.read.phrase(told, "V"), told.numbers["n"]
        lists = len(listing.told.listed) > 1  # 一共有梨树、桃树和杏树420棵，其中…
        things = phrase.told.act is None and listing.told.act is None and number.value is not None
        lists = lists or (len(phrase.told.listed) > 1 and things)  # 苹果和梨一共有160个，其中…
        return self.whole_told or (not lists and self.table.choices.pick("sum", [(True, 0.0), (False, _ALL)]))

    def _of_some(self, number: Quantity) -> bool:
        """学校共有男生262人, 共借走344本: a sum of nothing else that is told; it has a row like any number."""
        fact = self.read.story.of(number.index)
        if fact is None or number.value is None:
            return False
        thing = None if fact.told.listed else fact.told.what
        sexes = thing is not None and thing.text[0] in classes()["sexes"]
        held = [r for r in self.table.rows if r.clause < fact.clause and r.cells and not r.left]
        gone = fact.told.kind == "out" and len(held) > 1 and not any(r.kind for r in held)
        if sexes or gone:
            self.table.put(fact)
        return sexes or gone

    def _sums_whole(self, told: Told, phrase: Phrase) -> bool:
        """Whether a sum is said of all that there is: 这些书一共有多少本."""
        number = told.numbers["n"]
        what = self.read.phrase(told, "V")  # 两次一共用去电线多少米: of the wire, and not all of it
        whole = self._means_whole(phrase) or (self._means_whole(what) and not (phrase.grouped and what.told.act))
        pointed = phrase.pointed and not phrase.told.names and not phrase.grouped
        whole = whole or phrase.told.whole is not None or pointed
        if number.value is None and self.whole_used and not self.whole_told and not phrase.grouped:
            whole = whole or (phrase.told.names and self.read.phrase(told, "V").told.act is None)  # 图书室共有多少本
        behind = self.read.story.of(number.index)
        if behind is not None and behind.told.what is not None and not phrase.grouped:  # 一共摘了多少个桃子
            whole = whole or behind.told.what.text in self.read.wholes
        return bool(whole)

    def _sum_of_one(self, told: Told, phrase: Phrase) -> Slot:
        """男职工共有多少人 asks for the men, 共多少页 for all that there is."""
        names = [r for r in (phrase.told.who, phrase.told.what) if r]
        if any(r.text[0] in classes(WORDS)["kinds"] for r in names):
            return self._row(told, phrase.told, TOTAL, None).slot(TOTAL)
        if self.whole_told:
            raise DeadEnd("a sum of one")
        return WHOLE

    def _one_asked(self, told: Told) -> Row | None:
        """果园里共有梨树多少棵, 共有多少棵梨树: one of those that were told of, not all of them."""
        number, listing = told.numbers["n"], self.read.phrase(told, "V").told
        behind = self.read.story.of(number.index)
        said = self.read.problem.clauses[told.clause].span.of(self.read.problem.text)
        joined = any(word in said for word in classes()["conj"])  # 桃树和梨树共有多少棵
        if number.value is not None or len(listing.listed) > 1 or joined:
            return None
        words = {ref.text for ref in (listing.who, listing.what, behind.told.what if behind else None) if ref}
        marks = mark_names(self.read.phrase(told, "G").told.marks)
        times = [row for row in self.table.rows if not row.cells and mark_names(row.name.marks) == marks]
        if len(marks) == 1 and len(times) == 1 and not times[0].left:  # 今年共收苹果多少吨
            return times[0]
        open_ = (row for row in self.table.rows if row.name.agent and not row.name.act and not row.cells)
        return next((row for row in open_ if row.name.agent and row.name.agent.text in words), None)

    def _too_many(self, phrase: Phrase, rows: list[Row]) -> bool:
        """爸爸妈妈的年龄和: not that of the daughter, too; 今年两季共收: not what was harvested last year."""
        count = self._count(phrase)
        if count and count != len(rows):
            return True
        if phrase.text and not phrase.grouped and not phrase.has("plural") and not phrase.told.listed:
            named = [r for r in rows if any(n in phrase.text for n in nouns(r))]
            if 1 < len(named) < len(rows):
                return True
        times = mark_names(phrase.told.marks)
        return bool(times) and any(m and not m & times for r in rows if (m := mark_names(r.name.marks)))
