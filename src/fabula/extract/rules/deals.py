"""Interpreter for rates per piece: prices and purchases, boxes of packets, work per person; money paid and given back."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from fabula.extract.rules.facts import Claim, Fact, Figure, has, per_unit, unit_after
from fabula.extract.rules.phrases import Phrase, parse_phrase, similarity, split_owner
from fabula.extract.rules.scene import WORLD, Scene, Thing
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import Attribute, NodeKind, ParseGraph, ProblemType, Slot
from fabula.text import Kind, Problem, Quantity
from fabula.text.units import compatible, dimension, is_unit

RATE, AMOUNT, TOTAL = Attribute.RATE, Attribute.AMOUNT, Attribute.TOTAL
PAID, CHANGE, LACK = "paid", "change", "lack"
_SETS = ("套", "副", "组", "份", "双", "对")
_PACK = re.compile(r"[^，。；？！\ue000-\uf8ff]{0,5}[装放]?成?一([^\W\d_])")
_ONE = re.compile(r"一([^\W\d_])[^\W\d_]{0,8}$")


@dataclass
class Line:
    """One line of the bill: so many units of something, at so much each."""

    id: str
    noun: Phrase | None
    unit: str = ""  # what is counted: the Den Unit
    money: str = ""  # what each costs or holds: the Num Unit


class DealsInterpreter:
    """One reading of a problem's facts as lines of a bill."""

    def __init__(self, problem: Problem, facts: tuple[Fact, ...], choices: Choices, type_: ProblemType) -> None:
        self.problem = problem
        self.facts = facts
        self.choices = choices
        self.scene = Scene(problem, type_, choices)
        self.lines: list[Line] = []
        self.roles: set[str] = set()
        self.later: list[Callable[[], None]] = []
        self.last: Line | None = None
        self.each: Line | None = None
        self.per = ("", -1)

    def run(self) -> ParseGraph:
        for fact in self.facts:
            if isinstance(fact, Claim):
                self._claim(fact)
            elif fact.asked:
                self.later.append(lambda f=fact: self._figure(f))  # type: ignore[misc]
            else:
                self._figure(fact)
        for action in self.later:
            action()
        self._settle()
        return self.scene.graph()

    # --- lines ---

    def _taken(self, line: Line, attribute: Attribute) -> bool:
        slot = Slot(line.id, attribute)
        return slot in self.scene.givens or (self.scene.goal is not None and self.scene.goal.term == slot)

    def _line(self, attribute: Attribute, unit: str, noun: Phrase | None, asked: bool = False) -> Line:
        """The line where this belongs: same unit, a noun that fits, and the place still free; else a new one."""
        ranked: list[tuple[float, Line]] = []
        for line in self.lines:
            if line is self.each or self._taken(line, attribute) or (unit and line.unit and not compatible(unit, line.unit)):
                continue
            score = 0.45 if line.unit and unit else 0.3
            if line is self.last:
                score += 0.1
            if noun is not None and line.noun is not None:
                likeness = similarity(noun, line.noun)
                score = score + 0.5 if likeness >= 0.5 else 0.0
            ranked.append((score, line))
        ranked.sort(key=lambda r: -r[0])
        options: list[tuple[Line | None, float]] = []
        if ranked and ranked[0][0] >= 0.25:
            best = ranked[0][0]
            options = [(line, best - score) for score, line in ranked if score > 0.1]
            options.append((None, 0.9 if asked else 0.7))
        else:
            options = [(None, 0.0), *((line, 1.0) for _, line in ranked[:2])]
        line = self.choices.pick("line", options) or self._new(noun, unit)
        line.noun = line.noun or noun
        line.unit = line.unit or unit
        self.last = line
        return line

    def _new(self, noun: Phrase | None, unit: str) -> Line:
        label = noun.label if noun is not None else f"第{len(self.lines) + 1}项"
        names = [("any", noun)] if noun is not None else []
        id_ = self.scene.new(*names, kind=NodeKind.AGENT, label=label)
        line = Line(id_, noun, unit)
        self.lines.append(line)
        return line

    # --- figures ---

    def _noun(self, figure: Figure) -> Phrase | None:
        """The name of what is counted or priced, next to the number."""
        for text, span in self._noun_texts(figure):
            phrase = parse_phrase(text, span)
            if phrase.core and len(phrase.core) <= 8:
                return phrase
        return None

    def _noun_texts(self, figure: Figure) -> list[tuple[str, tuple[int, int]]]:
        before, after = figure.before, figure.after
        each = re.search(r"每(?:一)?", before.text)
        found = []
        if each:
            rest = before.text[each.end() :]
            unit = next((rest[:n] for n in (4, 3, 2, 1) if len(rest) >= n and is_unit(rest[:n])), "")
            found.append((re.split("[要是花需卖售付价的有]", rest[len(unit) :])[0], before.span))
            found.append((before.text[: each.start()], before.span))
        else:
            if figure.clue.per or dimension(figure.quantity.unit) == "money":
                who, what = split_owner(before.text, before.span)
                found.append((what.text if what else before.text, before.span))
            else:
                head = re.split("[，。；？！要需共花付的和与每用卖可、]", after.text)[0]
                found.append((head, after.span))
                who, what = split_owner(before.text, before.span)
                if what is not None:
                    found.append((what.text, what.span))
                elif who is None:
                    found.append((before.text, before.span))
        return found

    def _per(self, figure: Figure) -> str:
        """The Den Unit: 每支5元, 5元一支, 一支5元 (when 支 are counted elsewhere), 单价."""
        if figure.clue.per:
            return figure.clue.per
        if dimension(figure.quantity.unit) == "time" or figure.asked:
            return ""
        if match := re.match(r"[/一]([^\W\d_]{1,2})", figure.after.text):
            return unit_after(match[1])
        if match := _PACK.match(figure.after.text):
            return unit_after(match[1])
        if match := _ONE.search(figure.before.text):
            unit = unit_after(match[1])
            counted = [q for q in self.problem.quantities if q.unit == unit and q is not figure.quantity]
            return unit if unit and counted else ""
        if self.per[1] == self.problem.clauses[figure.clue.clause].sentence and dimension(figure.quantity.unit) == "money" and not figure.asked:
            alone = not re.search("共|付|给|找|花|用|有|带|剩|卖", figure.before.text)
            return self.choices.pick("also each", [("", 0.3 if alone else 0.0), (self.per[0], 0.0 if alone else 1.5)])
        return ""

    def _figure(self, figure: Figure) -> None:
        q = figure.quantity
        per = self._per(figure)
        money = dimension(q.unit) == "money" or (figure.asked and bool(re.search("钱|价", figure.before.text[-4:] + figure.after.text[:2])) and not q.unit)
        noun = self._noun(figure)
        if per or re.search("单价$|单价[是为]?$", figure.before.text):
            line = self._line(RATE, per, noun, figure.asked)
            line.money = q.unit
            self.per = (per, self.problem.clauses[figure.clue.clause].sentence)
            self.scene.give(Slot(line.id, RATE), q, per)
        elif money:
            self._money(figure, noun)
        else:
            self._count(figure, noun)

    def _money(self, figure: Figure, noun: Phrase | None) -> None:
        role = self.choices.pick("money", self._money_roles(figure, noun))
        if role == "line":
            line = self._line(TOTAL, "", noun, figure.asked)
            line.money = figure.quantity.unit
            self.scene.give(Slot(line.id, TOTAL), figure.quantity)
            return
        node = WORLD if role == "all" else role
        self.roles.add(node)
        self.scene.give(Slot(node, TOTAL), figure.quantity)

    def _money_roles(self, figure: Figure, noun: Phrase | None) -> list[tuple[str, float]]:
        before, text = figure.before.text, self.problem.text
        if figure.asked and re.search("还(?:需|差|要|缺)", before):
            return [(LACK, 0.0), (CHANGE, 0.6)]
        if re.search("还(?:需|差|要|缺).{0,4}元", text) and re.search("有|带", before):
            return [(PAID, 0.0), ("all", 1.0)]
        if re.search("找|剩|余|退|还给", before[-8:]) and not re.search("付", before[-3:]):
            return [(CHANGE, 0.0), ("all", 1.0)]
        gives = re.search("付|给|带|拿|交|有|用", before) and re.search("找|剩|余|够|还差|退", text)
        if gives and not re.search("共|花", before):
            return [(PAID, 0.0), ("all", 0.6), ("line", 0.9)]
        priced = [line for line in self.lines]
        if len(priced) > 1 and not re.search("一共|共|总", before + figure.after.text):
            return [("line", 0.0 if noun is not None and not figure.asked else 0.4), ("all", 0.2), (PAID, 1.0)]
        together = re.search("一共|共|总", before + figure.after.text)
        return [("all", 0.0), ("line", 1.2 if together else 0.4), (PAID, 1.2)]

    def _count(self, figure: Figure, noun: Phrase | None) -> None:
        q = figure.quantity
        unit = q.unit
        if unit == "个" and (inner := unit_after(figure.after.text)) and any(l.unit == inner for l in self.lines):
            unit = inner
        if re.search("各[^\\W\\d_]{0,2}$", figure.before.text) and not figure.asked:
            self.each = self._new(None, unit)
            self.scene.give(Slot(self.each.id, AMOUNT), q)
            return
        holders = [l for l in self.lines if l.money == q.unit and q.unit and not self._taken(l, TOTAL)]
        if holders and not any(l.unit == q.unit for l in self.lines):
            options: list[tuple[Line | None, float]] = [(holders[-1], 0.0), (None, 0.6)]
            line = self.choices.pick("held", options)
            if line is not None:
                self.scene.give(Slot(line.id, TOTAL), q)
                self.last = line
                return
        line = self._line(AMOUNT, unit, noun, figure.asked)
        self.scene.give(Slot(line.id, AMOUNT), q)

    # --- claims ---

    def _claim(self, claim: Claim) -> None:
        n = claim.quantities.get("n")
        if n is None:
            return
        predicate = claim.construction.predicate
        if predicate in ("Bill_more", "Bill_less"):
            self._bills(claim, "More_than" if predicate == "Bill_more" else "Less_than")
            return
        if predicate not in ("More_than", "Less_than", "Times_of", "Fraction_more", "Fraction_less", "Times_plus", "Times_minus"):
            raise DeadEnd(f"no use for {predicate} in a bill")
        attribute = RATE if claim.clue.per or dimension(n.unit) == "money" or not n.unit else AMOUNT
        attribute = self.choices.pick("compared", [(attribute, 0.0), (AMOUNT if attribute is RATE else RATE, 0.5), (TOTAL, 0.7)])
        a = self._compared(claim.phrases["A"], attribute)
        b = self._compared(claim.phrases["B"], attribute, a)
        per = claim.clue.per if attribute is RATE else ""
        terms = [self.scene.number(claim.quantities[k], per if claim.quantities[k].unit else "") for k in ("k", "n") if k in claim.quantities]
        if predicate == "Times_of" and n.kind is not Kind.TIMES and n.asks != "times":
            predicate = "Fraction_of"
        self.scene.relate(predicate, Slot(a.id, attribute), Slot(b.id, attribute), *terms, span=claim.clue.span)

    def _bills(self, claim: Claim, predicate: str) -> None:
        """4支钢笔比5支圆珠笔贵2元: two lines whose totals are compared."""
        found = []
        for noun, count in (("B", "p"), ("D", "q")):
            q, phrase = claim.quantities[count], claim.phrases[noun]
            line = self._line(AMOUNT, q.unit, phrase if phrase.core else None)
            self.scene.give(Slot(line.id, AMOUNT), q)
            found.append(Slot(line.id, TOTAL))
        self.scene.relate(predicate, *found, self.scene.number(claim.quantities["n"]), span=claim.clue.span)

    def _compared(self, phrase: Phrase, attribute: Attribute, other: Line | None = None) -> Line:
        noun = parse_phrase(re.sub(r"每(?:个)?.?", "", phrase.text), phrase.span)
        fits = [l for l in self.lines if l is not other and l.noun is not None and similarity(noun, l.noun) >= 0.5]
        if fits:
            return fits[0]
        if not noun.core:
            rest = [l for l in self.lines if l is not other]
            if rest:
                return rest[-1] if other is None else rest[0]
        return self._new(noun if noun.core else None, "")

    # --- the end ---

    def _settle(self) -> None:
        self._chains()
        self._amounts()
        self._same_money()
        for role, label in ((PAID, "付出的钱"), (CHANGE, "找回的钱"), (LACK, "还差的钱")):
            if role in self.roles:
                self.scene.things.append(Thing(role, [], NodeKind.STATE, label))
        bill = self._bill()
        if LACK in self.roles:
            self.roles.add(WORLD)
            self._need(PAID, "已有的钱")
            self.scene.happens("needed", LACK, WORLD, PAID)
        elif CHANGE in self.roles or PAID in self.roles:
            self.roles.add(WORLD)
            self._need(PAID, "付出的钱")
            self._need(CHANGE, "找回的钱")
            self.scene.happens("change", CHANGE, PAID, WORLD)
        if WORLD in self.roles and bill:
            self.scene.happens("parts", WORLD, *bill)

    def _same_money(self) -> None:
        """买12只排球的钱正好买5只足球: two lines cost the same."""
        if re.search("(?:的钱|价钱|总价).{0,8}(?:买|同样|相等|一样)|同样的钱", self.problem.text):
            lines = [l for l in self.lines if self._speaks(l, AMOUNT)]
            for line in lines[1:]:
                self.scene.happens("same_total", lines[0].id, line.id)

    def _need(self, role: str, label: str) -> None:
        if role not in self.roles:
            self.scene.things.append(Thing(role, [], NodeKind.STATE, label))

    def _speaks(self, line: Line, attribute: Attribute) -> bool:
        return attribute in self.scene.in_play().get(line.id, ())

    def _chains(self) -> None:
        """A rate's Num Unit is the next rate's Den Unit: boxes hold packets, packets cost money."""
        for x in self.lines:
            for y in self.lines:
                if x is not y and x.money and x.money == y.unit and dimension(x.money) != "money" and not self._speaks(y, AMOUNT):
                    self.scene.happens("chain", x.id, y.id)

    def _amounts(self) -> None:
        """Lines with a rate but no amount take it from lines that only count: sums, sets, 各."""
        rated = [l for l in self.lines if self._speaks(l, RATE)]
        wanting = [l for l in rated if not self._speaks(l, AMOUNT)]
        counts = [l for l in self.lines if self._speaks(l, AMOUNT) and not self._speaks(l, RATE) and not self._speaks(l, TOTAL)]
        if self.each is not None:
            for line in wanting:
                self.scene.happens("sets", line.id, self.each.id)
            return
        if wanting and not counts and re.search("一[套个件副份]", self.problem.text):
            for line in wanting:
                self.scene.happens("one_each", line.id)
            return
        for line in list(wanting):
            twin = next((l for l in rated if l is not line and l.unit and l.unit == line.unit and dimension(l.money) != dimension(line.money)), None)
            if twin is not None and not any(c.args[:1] == (twin.id,) and c.args[1] == line.id for c in self.scene.circumstances):
                self.scene.happens("sets", line.id, twin.id)
                wanting.remove(line)
                if twin in wanting:
                    wanting.remove(twin)
        for count in list(counts):
            holder = next((l for l in rated if l.money and l.money == count.unit and not self._given(l, TOTAL)), None)
            if holder is not None:
                self.scene.happens("chain", holder.id, count.id)
                counts.remove(count)
        if not wanting or not counts:
            self._same_rate(rated, counts)
            return
        same = [c for c in counts if len(wanting) == 1 and compatible(c.unit, wanting[0].unit)]
        if len(same) > 1:
            self.scene.happens("parts_amount", wanting[0].id, *(c.id for c in same))
        elif len(same) == 1:
            self.scene.happens("sets", wanting[0].id, same[0].id)
        else:
            for line in wanting:
                self.scene.happens("sets", line.id, counts[-1].id)

    def _same_rate(self, rated: list[Line], counts: list[Line]) -> None:
        """Two lines of the same thing without a price of their own cost the same each."""
        open_ = [l for l in self.lines if not self._given(l, RATE)]
        known = [l for l in self.lines if self._speaks(l, AMOUNT) or self._speaks(l, TOTAL)]
        if len(open_) > 1 and len(known) > 1 and not rated:
            for line in known[1:]:
                self.scene.happens("same_rate", known[0].id, line.id)
        elif len(rated) == 1 and counts and self._speaks(rated[0], AMOUNT):
            for line in counts:
                if compatible(line.unit, rated[0].unit):
                    self.scene.happens("same_rate", rated[0].id, line.id)

    def _given(self, line: Line, attribute: Attribute) -> bool:
        return Slot(line.id, attribute) in self.scene.givens

    def _bill(self) -> list[str]:
        """The lines that make up the money: not those that only hold other things or only count."""
        chained = {c.args[0] for c in self.scene.circumstances if c.name == "chain"}
        summed = {a for c in self.scene.circumstances if c.name in ("parts_amount", "sets") for a in c.args[1:]}
        return [
            l.id
            for l in self.lines
            if l.id not in chained and l.id not in summed and (dimension(l.money) in ("money", "") or not l.money)
        ]
