"""Means: 前4次的平均成绩是88分，第五次98分; 一班40人，平均每人捐3本; 语文92分，数学98分，平均多少分.

A mean of so many is a rate: how many there are is its amount. What all have together is the World's; the parts, and
single values besides them, make its total. A mean of values that are only listed is their Average.

In Python because there are any number of groups and single values, and one of the means is that of all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import Fact, Ref
from fabula.frames.kinds.kind import Kind
from fabula.frames.refer import WHOLE
from fabula.frames.table import AMOUNT, RATE, TOTAL, WORLD, Row, Table
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle
from fabula.parse.kbest import DeadEnd
from fabula.situation.relations import Relation
from fabula.situation.terms import Number, Slot, Term
from fabula.text import Kind as Sorts
from fabula.text import Quantity
from fabula.text.units import canonical, compatible, dimension, is_unit

WORDS = "kinds.txt"
_COUNTING = (Sorts.NUMBER, Sorts.COUNT_WORD)


@dataclass(frozen=True)
class _Mean:
    """A mean of the text: its value, of how many, and the words that say of whom."""

    told: Told
    value: Quantity
    count: Quantity | None
    per: str
    start: int  # where the words of its group begin
    end: int


class Means(Kind):
    """Reads means of several groups, and what single ones have besides."""

    name = "means"

    def may_fit(self) -> bool:
        return self.has((particle("mean"),))

    def check(self) -> bool:
        self.means = [self._mean(t) for t in self.told]
        unit = self.unit
        if any(m.value.unit and unit and not compatible(m.value.unit, unit) for m in self.means):
            return False
        plain = all(q.kind in (*_COUNTING, Sorts.ASKED, Sorts.ORDINAL, Sorts.DATE) for q in self.problem.quantities)
        self.compared = [f for f in self.story.facts if f.other is not None or f.told.change]
        compared = not all(self._relates(f) for f in self.compared)
        timed = any(dimension(m.per) == "time" for m in self.means)  # 平均每天看25页: a pace
        if not plain or compared or timed or dimension(unit) == "money" or self._taken() is None:
            return False
        counted = any(m.count and m.count.kind is Sorts.NUMBER for m in self.means)
        self.listed = len(self.means) == 1 and not counted and not self._totals()
        if self.listed:
            if self.compared and not self._others_known():
                return False
            each = bool(self.means[0].per) and self.means[0].value.value is None and len(self._singles()) > 1
            return each or self._lists_subjects()
        if self.compared:
            return False
        self.whole = self._whole()
        several = len(self._parts()) + len(self._singles()) + len(self._totals()) > 1
        return self.whole is not None and (several or self.whole.count is not None) and self._has_parts()

    def _relates(self, fact: Fact) -> bool:
        """明明比涛涛多跳3下: so many more or less than another."""
        other, told, known = fact.other, fact.told, classes(WORDS)
        if other is None or other.who is None or told.who is None or told.change is None or told.per:
            return False
        differs = told.change.text in known["more_of"] | known["less_of"]
        return differs and fact.quantity.kind is Sorts.NUMBER and told.who.text != other.who.text

    def _others_known(self) -> bool:
        """Whoever is compared is compared with one of the list, told before."""
        known = {f.told.who.text: f.quantity.index for f in self._singles() if f.told.who}
        for fact in self.compared:
            assert fact.other is not None and fact.other.who is not None and fact.told.who is not None
            if fact.other.who.text not in known or fact.told.who.text in known:
                return False
            known[fact.told.who.text] = fact.quantity.index
        return True

    def _has_parts(self) -> bool:
        return bool(self._parts() or self._singles() or self._totals())

    def _taken(self) -> Fact | None:
        """What is asked, if it is a mean or has the measure of one."""
        asked = self.asked
        assert asked is not None
        unit, mine = self.unit, asked.quantity.unit
        inside = any(m.value.index == asked.quantity.index for m in self.means)
        fits = not mine or not unit or compatible(unit, mine)
        return asked if inside or (fits and not asked.told.per) else None

    @property
    def unit(self) -> str:
        """What is measured: the unit of a mean, or of the values told, if the question names none."""
        told = [m.value.unit for m in self.means if m.value.unit]
        told += [f.quantity.unit for f in self.story.facts if f.quantity.kind is Sorts.NUMBER and not f.told.per]
        return next((u for u in told if u), "")

    # --- the means ---

    def _mean(self, told: Told) -> _Mean:
        clause = self.problem.clauses[told.clause].span
        value, start, end = told.numbers["n"], clause.start, told.span[0]
        before = [q for q in self.problem.quantities if start <= q.span.start and q.span.end <= end]
        per = self._per(told)
        counts = [q for q in before if self._counts(q) and (not per or self._fits(q, per))]
        count = counts[-1] if counts else self._before(told, per)
        return _Mean(told, value, count, per, start, end)

    def _per(self, told: Told) -> str:
        """人 of 平均每人捐3本."""
        words = self.problem.text[slice(*told.phrases["V"])]
        if not words.startswith(particle("each")):
            return ""
        for word in classes(WORDS)["of_time"]:  # 平均每个小时
            words = words.replace(particle("each_one") + word, particle("each") + word)
        return next((canonical(words[1 : 1 + n]) for n in (2, 1) if is_unit(words[1 : 1 + n])), words[1:2])

    def _counts(self, quantity: Quantity) -> bool:
        """4名, 前4次, 三个: how many there are."""
        return quantity.kind in _COUNTING and quantity.unit in classes(WORDS)["heads_of"]

    @staticmethod
    def _fits(quantity: Quantity, per: str) -> bool:
        return quantity.unit == per or compatible(quantity.unit, per)

    def _before(self, told: Told, per: str) -> Quantity | None:
        """一班有40人，平均每人…: how many the clause before says."""
        if not per or told.clause == 0:
            return None
        stop = self.problem.clauses[told.clause - 1].span
        here = [q for q in self.problem.quantities if stop.start <= q.span.start and q.span.end <= stop.end]
        fit = [q for q in here if q.kind is Sorts.NUMBER and self._fits(q, per)]
        return fit[-1] if fit else None

    def _whole(self) -> _Mean | None:
        """The mean of all: the one of the most, or the one that is said of all of them."""
        known = [m for m in self.means if m.count is not None]
        most = max(known, key=lambda m: m.count.value or 0, default=None)  # type: ignore[union-attr]
        asked = [m for m in self.means if m.value.value is None]
        if most is not None and asked and most is not asked[0] and len(known) > 1 and self._says_all(most):
            return most  # 全班40人平均1.4米，25名男生…，女生的平均身高是多少米
        if asked and (asked[0].count is None or asked[0] is most):
            others = [m for m in known if m is not asked[0]]
            alone = len(others) == 1 and not self._totals()
            if self._of_all(asked[0]) or not (alone and self._named(asked[0])):
                return asked[0]
        if most is None or sum(m.count.value == most.count.value for m in known if m.count and most.count) > 1:
            return None
        rest = [m for m in self.means if m is not most]
        return most if rest else None

    def _says_all(self, mean: _Mean) -> bool:
        words = self.problem.text[mean.start : mean.end]
        return any(w in words for w in classes("compare.txt")["all"])

    def _of_all(self, mean: _Mean) -> bool:
        """三科, 两个班, 这10名队员: all of them."""
        words = self.problem.text[mean.start : mean.end]
        return any(w in words for w in classes(WORDS)["everybody"])

    def _named(self, mean: _Mean) -> bool:
        return any(c.sort is Sort.NAME for c in self.within(mean.start, mean.end))

    def _parts(self) -> list[_Mean]:
        return [m for m in self.means if m is not self.whole]

    # --- single values, and totals of so many ---

    def _claimed(self) -> set[int]:
        known = {m.value.index for m in self.means} | {m.count.index for m in self.means if m.count}
        return known | {q.index for f, q in self._totals() for q in (f.quantity, q)}

    def _measured(self) -> Iterator[Fact]:
        """Facts in the unit of the means."""
        unit = self.unit
        taken = {m.value.index for m in self.means} | {m.count.index for m in self.means if m.count}
        for fact in self.story.facts:
            quantity = fact.quantity
            told = quantity.kind in (Sorts.NUMBER, Sorts.ASKED) and quantity.index not in taken
            told = told and not (quantity.per or fact.told.per)
            asked = self.asked is not None and quantity is self.asked.quantity
            same = quantity.unit == unit or (bool(unit) and compatible(quantity.unit, unit))
            if told and (same or asked) and fact not in self.compared:
                yield fact

    def _totals(self) -> list[tuple[Fact, Quantity]]:
        """二班44人，一共捐了174本: so many have so much together."""
        per = next((m.per for m in self.means if m.per), "")
        found = []
        for fact in self._measured() if per else ():
            near = [
                q for q in self.problem.quantities
                if q.kind is Sorts.NUMBER and self._fits(q, per) and q.span.end <= fact.quantity.span.start
                and self._clause(q) in (fact.clause, fact.clause - 1)
                and q.index not in {m.count.index for m in self.means if m.count}
            ]  # fmt: skip
            if near:
                found.append((fact, near[-1]))
        return found

    def _clause(self, quantity: Quantity) -> int:
        spans = ((c.index, c.span) for c in self.problem.clauses)
        return next((i for i, s in spans if s.start <= quantity.span.start < s.end), -1)

    def _singles(self) -> list[Fact]:
        taken = self._claimed()
        return [f for f in self._measured() if f.quantity.index not in taken]

    def _lists_subjects(self) -> bool:
        named = [f for f in self._singles() if self._subject(f) is not None]
        return len(named) > 1 and len(named) == len(self._singles())

    def _subject(self, fact: Fact) -> Ref | None:
        """语文 of 小林语文考了92分."""
        clause = self.problem.clauses[fact.clause].span
        here = self.problem.text[clause.start : fact.quantity.span.start]
        at = max((here.rfind(w), w) for w in classes(WORDS)["subjects"])
        return self.words(clause.start + at[0], clause.start + at[0] + len(at[1])) if at[0] >= 0 else None

    # --- the table ---

    def build(self, table: Table) -> tuple[Term, list[Relation]]:
        self.asking: list[Slot] = []
        stated = self._average(table) if self.listed else self._weighted(table)
        if not self.asking:
            raise DeadEnd("no mean is asked for")
        return self.asking[-1], stated

    def _give(self, table: Table, slot: Slot, quantity: Quantity, per: str = "") -> None:
        table.give(slot, quantity, per)
        if quantity.value is None and self.asked is not None and quantity.index == self.asked.quantity.index:
            self.asking.append(slot)

    def _average(self, table: Table) -> list[Relation]:
        rows = {f.told.who.text if f.told.who else "": self._single(table, f) for f in self._singles()}
        if len(rows) < len(self._singles()):  # one who has several
            rows = {str(i): self._single(table, f) for i, f in enumerate(self._singles())}
        stated = [self._difference(table, rows, f) for f in self.compared]
        mean = self.means[0]
        self._give(table, WHOLE, mean.value)
        all_ = (r.slot(TOTAL) for r in rows.values())
        return [*stated, self.relation("Average", WHOLE, *all_, told=mean.told)]

    def _difference(self, table: Table, rows: dict[str, Row], fact: Fact) -> Relation:
        """明明比涛涛多跳3下: 明明 has a row without a number, and so many more than 涛涛."""
        other, told = fact.other, fact.told
        assert other is not None and other.who is not None and told.who is not None and told.change is not None
        row = table.new(self.stage.name(replace(told, change=None), fact.topic), clause=fact.clause)
        base = rows[other.who.text].slot(TOTAL)
        rows[told.who.text] = row
        less = told.change.text in classes(WORDS)["less_of"]
        return self.relation("Less_than" if less else "More_than", row.slot(TOTAL), base, self.number(fact.quantity))

    def _weighted(self, table: Table) -> list[Relation]:
        whole = self.whole
        assert whole is not None
        parts = [self._part(table, m) for m in self._parts()]
        parts += [self._sum(table, fact, count) for fact, count in self._totals()]
        singles = [self._single(table, f) for f in self._singles()]
        self._give(table, Slot(WORLD, RATE), whole.value, whole.count.unit if whole.count else whole.per)
        known = all(AMOUNT in r.cells for r in parts)
        named = whole.count is not None and whole.count.kind is Sorts.COUNT_WORD  # 四次: a name of them all
        if whole.count is not None and not (named and known and parts):
            self._give(table, Slot(WORLD, AMOUNT), whole.count)
        stated = [self.because("weighted", "Together", WHOLE, *(r.slot(TOTAL) for r in (*parts, *singles)))]
        if AMOUNT not in table.world.cells or not known:
            more: tuple[Term, ...] = (Number(Fraction(len(singles))),) if singles else ()
            amounts = (Slot(WORLD, AMOUNT), *(r.slot(AMOUNT) for r in parts), *more)
            rule = "Together" if len(amounts) > 2 else "Equal"
            stated.append(self.because("weighted", rule, *amounts))
        return stated

    def _part(self, table: Table, mean: _Mean) -> Row:
        row = table.new(self._part_name(mean), clause=mean.told.clause)
        self._give(table, row.slot(RATE), mean.value, mean.count.unit if mean.count else mean.per)
        if mean.count is not None:
            self._give(table, row.slot(AMOUNT), mean.count)
        return row

    def _sum(self, table: Table, fact: Fact, count: Quantity) -> Row:
        owner = self.story.of(count.index)
        who = owner.told.who or owner.told.what if owner else None
        name = self.stage.name(fact.told, fact.topic)
        row = table.new(replace(name, agent=who or name.agent, marks=()), clause=fact.clause)
        self._give(table, row.slot(AMOUNT), count)
        self._give(table, row.slot(TOTAL), fact.quantity)
        return row

    def _single(self, table: Table, fact: Fact) -> Row:
        subject = self._subject(fact)
        name = self.stage.name(fact.told, fact.topic)
        if subject is not None:
            person = self._person()
            name = Name(person, label=subject.text, span=subject.span) if person else Name(subject)
        elif (extreme := self._extreme(fact)) is not None:
            name = Name(extreme)
        elif any(m.text.startswith(particle("nth")) for m in fact.told.marks):
            name = replace(name, agent=self._person() or name.agent)
        elif (turn := self._turn(fact)) is not None:
            name = Name(self._person() or name.agent, label=turn.text, span=turn.span)
        row = table.new(name, clause=fact.clause)
        self._give(table, row.slot(TOTAL), fact.quantity)
        return row

    def _extreme(self, fact: Fact) -> Ref | None:
        """最高分 of 去掉一个最高分9.9分."""
        end = fact.quantity.span.start
        word = next((w for w in classes(WORDS)["extremes"] if self.problem.text.endswith(w, 0, end)), "")
        return self.words(end - len(word), end) if word else None

    def _turn(self, fact: Fact) -> Ref | None:
        """最后一次他状态特别好，打出了98环: which of them, told one clause before."""
        start = self.problem.clauses[max(0, fact.clause - 1)].span.start
        here = self.problem.text[start : fact.quantity.span.start]
        found = [(here.rfind(w), w) for w in classes(WORDS)["turn"] if w in here]
        at, word = max(found, default=(-1, ""), key=lambda f: (f[0] + len(f[1]), len(f[1])))
        return self.words(start + at, start + at + len(word)) if word else None

    def _person(self) -> Ref | None:
        """Whose marks they are: named before a subject, or before the first mean."""
        subjects = tuple(classes(WORDS)["subjects"])
        for clause in self.problem.clauses:
            names = [c for c in self.row(clause.index) if c.sort is Sort.NAME]
            for n, chunk in enumerate(names):
                cut = next((s for s in subjects if chunk.text.endswith(s)), "")
                name = chunk.text.removesuffix(cut)
                if cut and n and names[0].text not in subjects:  # 小林的语文, 小林这次考试语文
                    return Ref(names[0].text, names[0].span)
                if cut and name:
                    return Ref(name, (chunk.span[0], chunk.span[0] + len(name)))
        spans = [(m.start, m.end) for m in (*self._parts(), *self.means)] if not self.listed else []
        for start, end in spans:
            named = [c for c in self.within(start, end) if c.sort is Sort.NAME and c.text not in subjects]
            if named:
                return Ref(named[0].text, named[0].span)
        told = [d.who for d in self.story.clauses if d.who and d.who.text not in subjects]
        return told[0] if told and not self.listed else None

    def _part_name(self, mean: _Mean) -> Name:
        text, count = self.problem.text, mean.count
        some = [c for c in self.within(mean.start, mean.end) if c.text in classes(WORDS)["some"]]
        if some:  # 前4次的平均成绩: his first four
            mark = Ref(some[0].text, some[0].span)
            person = self._person()
            return Name(person, label=mark.text, span=mark.span) if person else Name(mark)
        if count is not None and mean.start <= count.span.start:
            behind = [c for c in self.within(count.span.end, mean.end) if c.sort is Sort.NAME]
            if count.kind is Sorts.COUNT_WORD:  # 三个人
                end = behind[0].span[1] if behind and behind[0].span[0] == count.span.end else count.span.end
                end = max(end, count.span.end + (text[count.span.end] in classes()["heads"]))
                return Name(self.words(count.span.start, end))
            if behind:  # 4名前锋
                return Name(Ref(behind[0].text, behind[0].span))
        owner = self.story.of(count.index) if count is not None and count.span.start < mean.start else None
        fact = self.story.of(mean.value.index)
        name = self.stage.name(fact.told, fact.topic) if fact else Name()
        who = (owner.told.who or owner.told.what) if owner else None
        return replace(name, agent=who or name.agent, marks=())
