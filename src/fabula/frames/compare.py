"""Comparisons, shares and sums: what the tellings of a text state about the rows of its table.

梨树比桃树多8棵, 看了余下的(1/4), 两天共看108页: a number that compares says nothing of its own; it relates one row to
another, to the whole, to what is left or to several together (refer.py says to which).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.chunks import Chunk, Sort
from fabula.facts.describe import SHARES, Description, Ref
from fabula.frames.honest import MISSED
from fabula.frames.naming import nouns as _nouns
from fabula.frames.phrases import SUMS, WORDS, Comparisons, Phrase
from fabula.frames.quotas import Quotas
from fabula.frames.refer import ORDINAL, WHOLE, names_in
from fabula.frames.table import AMOUNT, HEARD, RATE, TOTAL, WORLD, Row, is_left, mark_names
from fabula.frames.tellings import Statement, Told
from fabula.lang.lexicon import classes, particle
from fabula.parse.kbest import DeadEnd
from fabula.situation.commonsense import Call
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown
from fabula.text import Kind, Quantity

__all__ = ["Comparer", "Comparisons"]


class Comparer(Quotas):
    """States what a text tells about the rows of one table."""

    def state(self) -> list[Relation]:
        """All relations; what changes things first, sums last: they are about rows that others may still make."""
        self._demote()
        self._along()
        self._promote()
        for stage in (_CHANGES, _PLAIN, _LATE):
            for told in self.read.told:
                if _stage(told) is stage and not self._said_after(told):
                    self.stated += self._state(told)
        self.stated += [*self.rests, *self._years()]
        span = Source(None, "same_rate")
        self.stated += [Relation("Equal", (self.pairs[0].slot(RATE), r.slot(RATE)), span) for r in self.pairs[1:]]
        return self.stated

    def _said_after(self, told: Told) -> bool:
        """Whether 甲筐和乙筐的苹果就同样多 tells what is so when some have been moved, not what was."""
        alike = (t for t in self.read.told if t.clause == told.clause and _states(t, "Same"))
        return _states(told, "Equal") and not told.numbers and any(alike)

    def _state(self, told: Told) -> Iterator[Relation]:
        for statement in told.telling.statements:
            yield from self._statement(told, statement)

    def _statement(self, told: Told, statement: Statement) -> Iterator[Relation]:
        call = statement.call
        if statement.value:
            yield from self._value(told, call, statement.value)
        elif call.name == "Shares":
            yield from self._shares(told, call)
        elif call.name == "Sum_up":
            yield from self._sum(told)
        elif call.name in ("Grow", "Shrink"):
            yield from self._grown(told, call)
        elif call.name == "Rest":
            yield self._rest(told)
        elif call.name == "Move":
            yield from self._move(told)
        elif call.name == "Later":
            self._shift(told, call)
        elif call.name == "Mean":
            yield from self._mean(told)
        elif call.name == "Concentration":
            yield self._concentration(told)
        elif call.name == "Quota":
            yield from self._quota(told)
        elif call.name == "Differ":
            yield self._differ(told, call)
        elif call.name == "Steady":
            self.pairs.append(self._event(told))
        elif call.name == "Pair":
            self._pair(told)
        elif call.name == "Whole":
            self._named_whole(self.read.phrase(told, call.args[0].name).told.who)
        elif call.name == "Scale":
            yield from self._scale(told)
        elif call.name == "Weigh":
            self._weigh(told, call)
        elif call.name == "Same":
            yield from self._alike(told)
        else:
            yield self._relation(told, call)

    def _named_whole(self, named: Ref | None) -> None:
        """某班55%的学生是女生: the class is all of them."""
        if named is None:
            return
        self.whole_words.add(named.text)
        if not self.whole_told and self.table.world.name.agent is None:
            self.table.world.name = Name(agent=named)
            self.table.world.tags.add(HEARD)

    def _relation(self, told: Told, call: Call) -> Relation:
        named = [a.name.lower() for a in call.args if a.name in ("Total", "Rate", "Amount")]
        column = Attribute(named[0]) if named else self._column(told)
        args: list[Term] = []
        for arg in call.args:
            args.append(self._term(told, arg, column, args))
        if len(args) > 1:
            self.first, self.second = args[:2]
            self._compared_at = told.span[0]
        self.whole_used |= any(WHOLE in _walk(a) for a in args)
        name = call.name
        if told.telling.name.startswith("chance") and self.read.wants(told.clause):
            self.table.choices.penalty(MISSED)  # 要使摸到红球的可能性是(1/2): so it shall be
        if name == "Fraction_of" and self._times(told):
            name = "Times_of"
        return Relation(name, tuple(args), Source(told.span))

    @staticmethod
    def _times(told: Told) -> bool:
        return any(q.kind is Kind.TIMES or q.asks == "times" for q in told.numbers.values())

    def _grown(self, told: Told, call: Call) -> Iterator[Relation]:
        """今年增加了12%: than what was told before; 增加了百分之几: the last two that were told."""
        predicate = "Fraction_more" if call.name == "Grow" else "Fraction_less"
        number = told.numbers["n"]
        spoken = [t for _, t in sorted(self._spoken(), key=lambda s: s[0]) if isinstance(t, Slot)]
        before = list(dict.fromkeys(spoken))
        if number.value is None:
            if isinstance(self.first, Slot) and isinstance(self.second, Slot):
                before = [self.second, self.first]
            if len(before) < 2:
                raise DeadEnd("nothing has grown")
            first, second = before[-1], before[-2]
        else:
            if not before:
                raise DeadEnd("nothing has grown")
            second = before[-1]
            topic = self._topic(told)
            name = self.table.stage.name(self.read.phrase(told, "A").told, topic)
            first = self.table.new(replace(name, change=None), clause=told.clause).slot(second.attribute)
        self.first, self.second, self._compared_at = first, second, told.span[0]
        yield Relation(predicate, (first, second, self._number(told, number, first.attribute)), Source(told.span))

    def _differ(self, told: Told, call: Call) -> Relation:
        """甲和乙相差多少: who has more is known from elsewhere."""
        stated = self._relation(told, Call("More_than", call.args))
        a, b, number = stated.args
        less = any(r.predicate in _LESS and r.args[:2] == (a, b) for r in self.stated)
        less = less or any(r.predicate in _MORE and r.args[:2] == (b, a) for r in self.stated)
        values = [self._told_value(t) for t in (a, b)]
        if values[0] is not None and values[1] is not None:
            less = values[0] < values[1]
        return replace(stated, args=(b, a, number)) if less else stated

    def _told_value(self, term: Term) -> Fraction | None:
        if not isinstance(term, Slot):
            return None
        row = next((r for r in (self.table.world, *self.table.rows) if r.id == term.node), None)
        cell = row.cells.get(term.attribute) if row else None
        return cell.quantity.value if cell else None

    def _rest(self, told: Told) -> Relation:
        """其余的都是白鹅: what is left of the whole."""
        phrase = self.read.phrase(told, "A")
        kept = tuple(m for m in phrase.told.marks if not is_left(Description(marks=(m,))))
        row = self._row(told, replace(phrase.told, marks=kept), TOTAL, None)
        self.whole_used = True
        row.clause = max(row.clause, told.clause)
        others = [r for r in self.table.rows if r is not row and not r.left and r.id not in self.events]
        parts = [r.slot(TOTAL) for r in others if self._takes(r)]
        if not parts:
            raise DeadEnd("nothing was taken before")
        return Relation("Remains", (row.slot(TOTAL), WHOLE, *parts), Source(told.span))

    def _value(self, told: Told, call: Call, name: str) -> Iterator[Relation]:
        """``Rate(A) = n``: the number is an attribute's value, or asks for it."""
        takes = any(r.left or (r.name.act and self._takes(r)) for r in self.table.rows)
        if call.args[0].name == "Left" and not takes:
            fact = self.read.story.of(told.numbers[name].index)
            if fact is not None and fact.quantity.value is not None:
                self.table.put(fact)
            return
        slot = self._attribute(told, call.args[0].name, Attribute(call.name.lower()))
        self.table.give(slot, told.numbers[name], self._per(told, call))
        if call.args[0].name == "Left" and told.asked and not told.numbers[name].unit and not self.whole_told:
            self.goal = Unknown()  # 还剩多少没有修: what share of it
            yield Relation("Fraction_of", (slot, WHOLE, self.goal), Source(told.span))
            return
        if told.numbers[name].value is None:
            self.goal = slot

    def _per(self, told: Told, call: Call) -> str:
        """The unit that a rate is per: that of the amount told with it."""
        amounts = (s.value for s in told.telling.statements if s.call.name == "Amount" and s.call.args == call.args)
        shares = any(q.kind in SHARES for q in told.numbers.values())
        if call.name != "Rate" or shares:
            return ""
        return next((told.numbers[a].unit for a in amounts if a in told.numbers), "")

    def _shares(self, told: Told, call: Call) -> Iterator[Relation]:
        """甲、乙的比是3:5; of three or more each has so many equal shares."""
        quantity = told.numbers[call.args[1].name]
        phrase = self.read.phrase(told, call.args[0].name)
        if phrase.grouped and (extreme := self._extreme(quantity)) is not None:
            yield from self._of_shares(told, quantity, *extreme)
            return
        if len(quantity.parts) == 2 and (sides := self._done_and_left(told)) is not None:
            self.first, self.second = sides
            shares = (Number(p, quantity=quantity.index) for p in quantity.parts)
            yield Relation("Ratio", (*sides, *shares), Source(told.span))
            return
        self._made_of(told)
        rows = self._listed(told, phrase, len(quantity.parts))
        parts = [Number(p, quantity=quantity.index) for p in quantity.parts]
        if len(rows) == 2:
            a, b = (r.slot(TOTAL) for r in rows)
            self.first, self.second = a, b
            yield Relation("Ratio", (a, b, *parts), Source(told.span))
            yield from self._shared_out(told, rows)
            return
        for row, part in zip(rows, parts, strict=True):
            yield Relation("Equal", (row.slot(AMOUNT), part), Source(told.span))
        yield from (Relation("Equal", (rows[0].slot(RATE), r.slot(RATE)), Source(told.span)) for r in rows[1:])
        yield from self._shared_out(told, rows)

    def _done_and_left(self, told: Told) -> tuple[Term, Term] | None:
        """这时已卖的与剩下的比是2:3: what was done in all phases so far, and what is left; None if it is not that."""
        parts = self._parts(told)
        rest = [p.rest for p in parts]
        if sorted(rest) != [False, True] or parts[rest.index(False)].told.act is None:
            return None
        phrase, done = parts[rest.index(False)], self._done(told, None)
        if any(m.text.startswith(ORDINAL) for m in phrase.told.marks) or not done:
            done = (self._row(told, phrase.told, TOTAL, None).slot(TOTAL),)
        acting = {r.id for r in self.table.rows if r.name.act is not None and not r.left}
        if len(acting) < 2:  # what is left then is what is left in the end
            return None
        left = Apply("Left", (WHOLE, *done))
        did: Term = Apply("Sum", done) if len(done) > 1 else done[0]
        self.whole_used = True
        return (left, did) if rest[0] else (did, left)

    def _made_of(self, told: Told) -> None:
        """混凝土由水泥、沙子…拌成，要拌混凝土40吨: what is made of them is the whole."""
        whole = self.read.phrase(told, "X").told
        made = {r.text for r in (whole.who, whole.what) if r}
        named = [r for r in self.table.rows if set(r.cells) == {TOTAL} and made & set(_nouns(r))]
        if named and not self.whole_told:
            self.table.make_whole(named[0])

    def _shared_out(self, told: Told, rows: list[Row]) -> Iterator[Relation]:
        """把360本按5:4分给…: what is shared out is all that they get."""
        if told.telling.name.startswith("shared"):
            self.whole_used = True
            yield Relation("Together", (WHOLE, *(r.slot(TOTAL) for r in rows)), Source(told.span))

    def _listed(self, told: Told, phrase: Phrase, count: int) -> list[Row]:
        """The rows that a phrase lists, as many as there are numbers."""
        if len(parts := self._parts(told)) == count and any(p.rest or p.told.act for p in parts):
            return [self._part_row(told, p) for p in parts]  # 已看的页数与未看的页数
        refs = list(phrase.told.listed)
        heads = _heads([p.names for p in parts if p.names])
        if len(heads) == count and len({r.text for r in heads}) == count:
            refs = heads  # 六年级一班男生人数和女生人数: the boys
        if len(refs) != count:
            refs = self._both(told) or self._cut_list(told)
        if len(refs) != count and phrase.grouped:  # 甲、乙、丙…，三个数的比是3:4:5
            lists = [d.listed for d in self.read.story.clauses if len(d.listed) == count]
            refs = list(lists[-1]) if lists else []
        if len(refs) != count:
            raise DeadEnd(f"{phrase.text} does not name {count}")
        kinds = classes(WORDS)["letters"]
        refs = [Ref(r.text[-1], (r.span[1] - 1, r.span[1])) if r.text[-1] in kinds else r for r in refs]
        done = phrase.told if phrase.told.act and phrase.told.listed else Description()
        return [self._row(told, Description(who=r, act=done.act, kind=done.kind), TOTAL, None) for r in refs]

    def _parts(self, told: Told) -> list[Phrase]:
        """The phrases of a list, each cut at 和, without what is measured of it."""
        start, end = told.phrases["A"]
        row = [c for c in self.read.rows[told.clause] if start <= c.span[0] and c.span[1] <= end]
        cuts = [i for i, c in enumerate(row) if c.sort is Sort.CONJ]
        groups = [row[a:b] for a, b in zip([0, *(i + 1 for i in cuts)], [*cuts, len(row)], strict=True)]
        kept = [[c for c in g if c.sort is not Sort.MEASURE] for g in groups]
        spans = [(g[0].span[0], g[-1].span[1]) for g in kept if g]
        return [self.read.words(*span) for span in spans] if len(spans) > 1 else []

    def _part_row(self, told: Told, phrase: Phrase) -> Row:
        if phrase.told.whole is not None or self._means_whole(phrase):
            self.whole_used = True
            return self.table.world
        return self._left_row(told) if phrase.rest else self._row(told, phrase.told, TOTAL, None)

    def _both(self, told: Told) -> list[Ref]:
        """男女生, 甲乙两队: two that one word names."""
        start, end = told.phrases["A"]
        text, letters = self.read.problem.text, classes(WORDS)["letters"]
        at = next((i for i in range(start, end - 1) if text[i] in letters and text[i + 1] in letters), None)
        return [] if at is None else [Ref(text[i], (i, i + 1)) for i in (at, at + 1)]

    def _cut_list(self, told: Told) -> list[Ref]:
        """长与宽: names that are words of another kind, too."""
        start, end = told.phrases["A"]
        text = self.read.problem.text
        found: list[Ref] = []
        for at in range(start, end + 1):
            if at == end or text[at] in classes()["conj"]:
                word = text[start:at].rstrip(particle("of"))
                found.append(Ref(word, (start, start + len(word))))
                start = at + 1
        return [r for r in found if r.text]

    def _sum(self, told: Told) -> Iterator[Relation]:
        """两天共看108页: several together; the World's total, if the World is nothing else."""
        phrase, number = self.read.phrase(told, "G"), told.numbers["n"]
        if self._of_some(number):
            return
        whole = self._sums_whole(told, phrase)
        if number.value is None and not phrase.grouped and not phrase.told.listed and not whole and phrase.told.names:
            own = self.find(self.table.stage.name(phrase.told, None), phrase.told, TOTAL, number.unit)
            same = own is not None and mark_names(own.name.marks) == mark_names(phrase.told.marks)
            if own is not None and same and not own.cells and phrase.told.who and phrase.told.who.text in _nouns(own):
                self.goal = own.slot(TOTAL)  # 六年级共捐多少元: one of them
                return
        if (one := self._one_asked(told)) is not None and not whole and not phrase.grouped:
            self.goal = one.slot(TOTAL)
            return
        rows = self._group(phrase, told) if not whole else []
        listing = self.read.phrase(told, "V")
        if len(listing.told.listed) > 1 and not whole:
            rows = self._group(listing, told)
        if number.value is not None and self._count(phrase) == len(rows) + 1:
            rows = []  # 三个班共有120人，一班…，二班…: the third is asked for
        if len(rows) > 1 and self._too_many(phrase, rows):
            self.table.choices.penalty(MISSED)
        span = Source(told.span)
        fact = self.read.story.of(number.index)
        column = RATE if fact is not None and (number.per or fact.told.per) else TOTAL
        if self.weighed:
            self._sum_weighed(number)
            return
        if self.whole_used and not whole:
            if len(rows) < 2 and number.value is None:
                self.goal = self._sum_of_one(told, phrase)
                return
            lists = len(listing.told.listed) > 1  # 一共有梨树、桃树和杏树420棵，其中…
            things = phrase.told.act is None and listing.told.act is None and number.value is not None
            lists = lists or (len(phrase.told.listed) > 1 and things)  # 苹果和梨一共有160个，其中…
            partly = self.whole_told or (not lists and self.table.choices.pick("sum", [(True, 0.0), (False, _ALL)]))
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
            named = [r for r in rows if any(n in phrase.text for n in _nouns(r))]
            if 1 < len(named) < len(rows):
                return True
        times = mark_names(phrase.told.marks)
        return bool(times) and any(m and not m & times for r in rows if (m := mark_names(r.name.marks)))


_ALL = 0.4  # what it costs to take a sum for the whole of which shares are told
_LESS = frozenset(("Less_than", "Fraction_less"))
_MORE = frozenset(("More_than", "Fraction_more", "Times_of", "Times_plus"))
_CHANGES, _PLAIN, _LATE = "changes", "plain", "late"


def _heads(lists: Sequence[Sequence[Chunk]]) -> list[Ref]:
    """六年级一班男生和女生: the boys; 小张和小李的画片: 小李. What the first is called by tells what the others are."""
    if not lists:
        return []
    short = len(lists[0]) == 1
    return [Ref(c.text, c.span) for names in lists for c in (names[0 if short else -1],)]


def _states(told: Told, name: str) -> bool:
    return any(statement.call.name == name for statement in told.telling.statements)


def _stage(told: Told) -> str:
    names = {s.call.name for s in told.telling.statements}
    if names & {"Move", "Later"}:
        return _CHANGES
    late = names & SUMS or any(_has(s.call, "G") for s in told.telling.statements)
    return _LATE if late else _PLAIN


def _walk(term: Term) -> Iterator[Term]:
    yield term
    if isinstance(term, Apply):
        for arg in term.args:
            yield from _walk(arg)


def _has(call: Call, name: str) -> bool:
    return any(n == name for n in names_in(call))
