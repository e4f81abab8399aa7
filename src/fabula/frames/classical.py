"""Old kinds of problems: some is moved, years pass, means and mixtures, sharing out, the same rate, maps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from fabula.facts.cast import Name
from fabula.facts.chunks import Sort
from fabula.facts.describe import SHARES, Ref
from fabula.frames.honest import MISSED
from fabula.frames.naming import nouns
from fabula.frames.phrases import WORDS
from fabula.frames.scope import Scope
from fabula.frames.table import AMOUNT, RATE, TOTAL, WHOLE, WORLD, Row, mark_names
from fabula.frames.tellings import Told
from fabula.lang.lexicon import classes, particle
from fabula.parse.kbest import DeadEnd
from fabula.situation.commonsense import Call
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term
from fabula.text import Quantity
from fabula.text.units import compatible, dimension


class Classical(Scope):
    """States what the tellings of old kinds say."""

    changed_at: Told | None = None
    shift: Told | None = None
    past = False
    asked_row: Row | None = None

    def _move(self, told: Told) -> Iterator[Relation]:
        """从甲筐拿出8个放入乙筐: what is told later is told of the baskets then."""
        number = told.numbers["n"]
        giver, taker = (self._row(told, self.read.phrase(told, n).told, TOTAL, None) for n in ("A", "B"))
        if giver is taker:
            raise DeadEnd("nothing moves")
        for row in (giver, taker):  # 甲筐原来有60个: what they have before is theirs
            if mark_names(row.name.marks) <= {particle("was")}:
                row.name = replace(row.name, marks=())
        verb = told.phrases["V"]
        act = Ref(self.read.problem.text[verb[0] : verb[1]], verb)
        named = replace(giver.name, act=act, kind="out", marks=(), what=None)
        event = self.table.new(named, clause=told.clause)
        event.tags.add("moved")  # no part of the whole: it only changes hands
        self.events.add(event.id)
        slot = event.slot(TOTAL)
        if number.kind in SHARES:
            share = self._number(told, number, TOTAL)
            yield Relation("Fraction_of", (slot, giver.slot(TOTAL), share), Source(told.span))
        else:
            self.table.give(slot, number)
            if number.value is None:
                self.goal = slot
        self.changed_at = told
        self.moved = {
            giver.id: Apply("Left", (giver.slot(TOTAL), slot)),
            taker.id: Apply("Sum", (taker.slot(TOTAL), slot)),
        }

    def _alike(self, told: Told) -> Iterator[Relation]:
        """两筐就同样多: they, as they are then."""
        then = list(self.moved.values())
        rows = [r.slot(TOTAL) for r in self.table.rows if not r.left and self._takes(r)]
        terms = then if len(then) == 2 else rows
        if len(terms) == 2:
            numbers = [self._number(told, q, TOTAL) for q in told.numbers.values()]
            pairs = [(t, n) for t in terms for n in numbers] or [(terms[0], terms[1])]
            yield from (Relation("Equal", pair, Source(told.span)) for pair in pairs)

    def _shift(self, told: Told, call: Call) -> None:
        """几年后, 6年前: what the clause tells is told of that time."""
        self.shift = told
        self.past = any(a.name == "past" for a in call.args)
        self.since_when = not told.numbers

    def now(self, told: Told, row: Row, column: Attribute) -> Term:
        """What a row has at the time that a telling speaks of: after some was moved, years later."""
        if row.id in self.moved and self.changed_at is not None:
            after = told.span[0] > self.changed_at.span[0] or self.read.wants(told.clause)
            if after and not mark_names(self.read.phrase(told, "A").told.marks) & {particle("was")}:
                return self.moved[row.id]
        if self.shift is not None and self._in_shift(told.clause) and row not in self.later.values():
            return self._at(row).slot(column)
        return row.slot(column)

    def _in_shift(self, clause: int) -> bool:
        return self.shift is not None and clause == self.shift.clause

    def _at(self, row: Row) -> Row:
        """The row of the same thing at the other time."""
        shift = self.shift
        assert shift is not None
        if row.id not in self.later:
            words = self.read.problem.text[shift.span[0] : shift.span[1]]
            named = replace(row.name, marks=(Ref(words, shift.span),), act=None)
            self.later[row.id] = self.table.new(named, clause=shift.clause)
        return self.later[row.id]

    def _years(self) -> Iterator[Relation]:
        """So many years later, and everybody ages alike."""
        shift = self.shift
        if shift is None or not self.later:
            return
        rows = {r.id: r for r in self.table.rows}
        pairs = sorted(((rows[a], b) for a, b in self.later.items()), key=lambda p: not p[0].cells)
        span = Source(shift.span)
        for number in shift.numbers.values():
            then, now = pairs[0][::-1]
            order = (now, then) if self.past else (then, now)
            term = self._number(shift, number, TOTAL)
            yield Relation("More_than", (*(r.slot(TOTAL) for r in order), term), span)
        aged = [Apply("Difference", (then.slot(TOTAL), now.slot(TOTAL))) for now, then in pairs]
        yield from (Relation("Equal", (aged[0], other), span) for other in aged[1:])

    def _mean(self, told: Told) -> Iterator[Relation]:
        """三门功课的平均分是多少; 甲、乙、丙三人的平均身高是142厘米."""
        rows = self._group(self.read.phrase(told, "G"), told)
        rows += [r for r in self._asked_part(told) if r not in rows]
        if len(rows) < 2:
            raise DeadEnd("a mean of one")
        self.table.give(WHOLE, told.numbers["n"])
        if told.asked:
            self.goal = WHOLE
        self.whole_used = True
        yield Relation("Average", (WHOLE, *(r.slot(TOTAL) for r in rows)), Source(told.span))

    def _asked_part(self, told: Told) -> list[Row]:
        """第三次跳多少下，三次的平均数才是110下: what is asked is one of them."""
        asked = next((f for f in self.read.story.facts if f.quantity.value is None), None)
        listed = len(self.read.phrase(told, "G").told.listed) > 1
        marked = asked is not None and any(m.text.startswith(particle("nth")) for m in asked.told.marks)
        return [self.table.row(asked, TOTAL)] if asked and marked and not told.asked and not listed else []

    def _sum_weighed(self, number: Quantity) -> None:
        """共18枚, 合计46元: of kinds that are worth differently, how many and how much."""
        rates = [c.quantity.unit for r in self.table.rows if r.id in self.weighed and (c := r.cells.get(RATE))]
        worth = bool(rates) and compatible(rates[0], number.unit)
        slot = Slot(WORLD, TOTAL if worth else AMOUNT)
        self.table.give(slot, number)
        if number.value is None:
            self.goal = slot

    def _weighed(self) -> Iterator[Relation]:
        """4名前锋平均70千克，6名后卫平均65千克: amounts and totals make those of all."""
        parts = [r for r in self.table.rows if r.id in self.weighed]
        whole = Slot(WORLD, AMOUNT)
        added = any(r.predicate == "Together" and r.args[0] == whole for r in self.stated)  # 加水: told already
        if not parts or added:
            return
        units = {c.quantity.unit for r in (*parts, self.table.world) if (c := r.cells.get(RATE))}
        singles = [r for r in self.table.rows if r not in parts and not r.left and self._single(r, units)]
        span = Source(None, "weighted")
        amounts = [r.slot(AMOUNT) for r in parts]
        if not singles:
            yield Relation("Together", (Slot(WORLD, AMOUNT), *amounts), span)
        elif AMOUNT not in self.table.world.cells:  # 前3次平均91分，第四次95分: three and one
            yield Relation("Together", (Slot(WORLD, AMOUNT), *amounts, Number(Fraction(len(singles)))), span)
        totals = (r.slot(TOTAL) for r in (*parts, *singles))
        yield Relation("Together", (WHOLE, *totals), span)

    def _single(self, row: Row, units: set[str]) -> bool:
        """她第六次考了多少分: one more, of the same measure."""
        asked = self.goal is None and self.asked_row is row
        cell = row.cells.get(TOTAL)
        return asked or (cell is not None and set(row.cells) == {TOTAL} and cell.quantity.unit in units)

    def weigh(self, goal: Term) -> list[Relation]:
        """What means of several make together, once it is known what is asked."""
        self.asked_row = next((r for r in self.table.rows if isinstance(goal, Slot) and r.id == goal.node), None)
        return list(self._weighed())

    def _weigh(self, told: Told, call: Call) -> None:
        if call.args[0].name in ("G", "All"):
            self.weighed |= {r.id for r in self.table.rows if AMOUNT in r.cells and len(r.cells) > 1}
            return
        node = self._attribute(told, call.args[0].name, RATE).node
        self.weighed |= {node} - {WORLD}

    def _extreme(self, quantity: Quantity) -> tuple[Row, Fraction] | None:
        """最小的角, 分到最多的一个班: of several without names the one that is spoken of, and its shares."""
        for name, pick in (("most", max), ("least", min)):
            for clause, row in enumerate(self.read.rows):
                at = next((c for c in row if c.text in classes(WORDS)[name]), None)
                if at is not None:
                    thing = next((c for c in row if c.span[0] >= at.span[1] and c.sort is Sort.NAME), at)
                    words = self.read.problem.text[at.span[0] : thing.span[1]]
                    made = self.table.new(Name(agent=Ref(words, (at.span[0], thing.span[1]))), clause=clause)
                    return made, pick(quantity.parts)
        return None

    def _of_shares(self, told: Told, quantity: Quantity, row: Row, part: Fraction) -> Iterator[Relation]:
        """So many of all the shares."""
        parts = tuple(Number(p, quantity=quantity.index) for p in quantity.parts)
        self.whole_used = True
        fact = next((f for f in self.read.story.facts if f.clause == row.clause), None)
        if fact is not None and fact.quantity.value is None:
            self.goal = row.slot(TOTAL)
        elif fact is not None:
            own = next((r for r in self.table.rows if r.cells.get(TOTAL, None) and r.clause == row.clause), None)
            if own is not None:
                self.table.rows.remove(own)
            self.table.give(row.slot(TOTAL), fact.quantity)
        text = self.read.problem.text
        angled = any(row.name.agent and row.name.agent.text.endswith(w) for w in classes(WORDS)["angles"])
        if angled and any(w in text for w in classes(WORDS)["triangles"]):
            yield Relation("Equal", (WHOLE, Number(Fraction(180))), Source(told.span))
        share = Number(part, quantity=quantity.index)
        yield Relation("Share", (row.slot(TOTAL), WHOLE, share, Apply("Sum", parts)), Source(told.span))

    def _pair(self, told: Told) -> None:
        """照这样: so much for so much; columns as in the first pair."""
        x, y = told.numbers["x"], told.numbers["y"]
        if self.pairs:
            amount = self.pairs[0].cells.get(AMOUNT)
            total = self.pairs[0].cells.get(TOTAL)
            if amount is not None and not compatible(amount.quantity.unit, x.unit):
                x, y = y, x
            elif total is not None and compatible(total.quantity.unit, x.unit):
                self.table.choices.penalty(MISSED)  # 100千克黄豆榨油13千克，榨6.5吨油: units do not tell which is which
        row = self._event(told)
        for column, number in ((AMOUNT, x), (TOTAL, y)):
            self.table.give(row.slot(column), number)
            if number.value is None:
                self.goal = WHOLE if self.pairs and self._of_all(number) else row.slot(column)
        self.pairs.append(row)

    def _of_all(self, number: Quantity) -> bool:
        """买12把用去288元，又买来同样的36把，共用去多少元: for both."""
        fact = self.read.story.of(number.index)
        if fact is None or not fact.told.sums:
            return False
        clauses = self.read.rows[: fact.clause + 1]
        return any(c.text in classes(WORDS)["anew"] for row in clauses for c in row)

    def _concentration(self, told: Told) -> Relation:
        """20克消毒粉和0.98千克水: how much of all is not water."""
        rows = [r for r in self.table.rows if TOTAL in r.cells]
        solute = [r for r in rows if not set(nouns(r)) & classes(WORDS)["water"]]
        if len(rows) < 2 or not solute:
            raise DeadEnd("nothing is dissolved")
        self.whole_used = True
        share = self._number(told, told.numbers["n"], TOTAL)
        return Relation("Fraction_of", (solute[0].slot(TOTAL), WHOLE, share), Source(told.span))

    def _scale(self, told: Told) -> Iterator[Relation]:
        """比例尺1:5000000: what is drawn to what is."""
        small = classes(WORDS)["drawn"]
        ratio = next(iter(told.numbers.values()))
        if len(ratio.parts) != 2:
            raise DeadEnd("a scale has two numbers")
        asked = next((f for f in self.read.story.facts if f.quantity.value is None), None)
        lengths = [
            (r, c.quantity.unit) for r in (self.table.world, *self.table.rows)
            if (c := r.cells.get(TOTAL)) and dimension(c.quantity.unit) == "length"
        ]  # fmt: skip
        if lengths and lengths[0][0] is self.table.world and lengths[0][1] in small:  # 量得两港相距9厘米
            self.table.demote(self._literal_name(classes(WORDS)["maps"]), told.clause, TOTAL)
            lengths[0] = (self.table.rows[-1], lengths[0][1])
        drawn = next((r.slot(TOTAL) for r, unit in lengths if unit in small), None)
        real = next((r.slot(TOTAL) for r, unit in lengths if unit not in small), None)
        if asked is not None and dimension(asked.quantity.unit) == "length" and not (drawn and real):
            name = self.table.stage.name(asked.told, asked.topic)
            self.goal = self.table.new(name, clause=asked.clause).slot(TOTAL)
            drawn, real = (self.goal, real) if asked.quantity.unit in small else (drawn, self.goal)
        parts = (Number(p, quantity=ratio.index) for p in ratio.parts)
        if drawn is None:
            raise DeadEnd("nothing is drawn")
        yield Relation("Ratio", (drawn, real or WHOLE, *parts), Source(told.span))

    def _literal_name(self, words: frozenset[str]) -> Name:
        text = self.read.problem.text
        _, at, word = min(((-len(w), text.find(w), w) for w in words if w in text), default=(0, 0, ""))
        return Name(agent=Ref(word or text, (at, at + len(word or text))))
