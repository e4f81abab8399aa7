"""Names of what a relation computes inside itself, and of sums: 速度和, 剩下的工作量, 现在第二个书架的本数."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from fabula.explain.called import is_act
from fabula.explain.lexicon import lexeme, verb_at_end, verbs
from fabula.explain.textbook.concepts import Kinds
from fabula.explain.textbook.recast import INNER, Recast, signed_terms
from fabula.explain.wording import Wording, whole_words
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.nodes import NodeKind, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.solve.equations import Variable
from fabula.text import Kind
from fabula.text.units import dimension

_NOW = re.compile(lexeme("now_shape"))
_GOING = re.compile(lexeme("going_shape"))  # what follows who it is: 行的路程
_BARE = re.compile(r"^\(([0-9]+/[0-9]+)\)$")
NAMED = ("Sum", "Left", "Difference")  # functions whose value has a name of its own


class InnerNames:
    """Names by what kind of thing a quantity is."""

    def __init__(self, words: Wording, case: Recast, kinds: Kinds) -> None:
        self.words = words
        self.case = case
        self.kinds = kinds
        self.lang = words.lang
        self.told: dict[Variable, str] = {}  # what steps on the way were called
        self.bare: set[str] = set()  # … by nothing but what they measure: 本数

    def noun(self, expr: Expr) -> str:
        """What is measured, without an owner: 页数, 路程, 重量."""
        for leaf in (expr,) if not isinstance(expr, Binary) else tuple(leaves(expr)):
            if isinstance(leaf, Slot) and self.kinds.measure(leaf) == self.kinds.measure(expr):
                return self.words.short(leaf)
        above, below = self.kinds.unit(expr)
        return self.words.noun(above, below)

    def _amount_unit(self, expr: Expr) -> str:
        """What a rate is per, by the unit of the amount beside it."""
        amount = Slot(expr.node, Attribute.AMOUNT) if isinstance(expr, Slot) else None
        found = self.words.units.get(amount, ("", ""))[0] if amount else ""
        return found or say("noun.one", self.lang)

    def noun_per(self, expr: Expr) -> str:
        """What a rate is per, in a word: 道."""
        return self.kinds.unit(expr)[1] or self._amount_unit(expr)

    def mean_word(self, what: str) -> str:
        """平均分 and 总分, where the text says what the mean is of; else 平均数 and 总和."""
        of = self.words.telling.mean_of() if self.lang == "zh" else ""
        if what == "mean" and not of and self.lang == "zh" and (each := self._mean_each()):
            return each
        return say(f"name.{what}.of", self.lang, of=of) if of else say(f"name.{what}", self.lang)

    def _mean_each(self) -> str:
        """平均每人折的个数: a mean in the words of the question."""
        asked = self.words.telling.question
        found = re.search(lexeme("mean_each_shape").replace("{verbs}", "|".join(verbs())), asked)
        noun = self.words.noun(self.words.graph.goal.unit)
        return say("name.mean.each", self.lang, per=found[1], verb=found[2] or "", noun=noun) if found else ""

    def ageing(self, variable: Variable) -> bool:
        """Whether a quantity is, or stands for, the years that pass."""
        return any(isinstance(v, Slot) and self._ageing(v.node) for v in self.case.shared(variable))

    def _ageing(self, node: str) -> bool:
        """Whether a node is the years that pass, in which everybody grows a year older each."""
        rate = Slot(node, Attribute.RATE)
        return self.case.known.get(rate) == 1 and self.words.graph.given(rate) is None

    def _solute(self, owned: Sequence[Slot]) -> str:
        """盐, if these are what is dissolved in several solutions."""
        solute = self.words.telling.solute()
        weighed = all(dimension(self.kinds.unit(s)[0]) == "mass" for s in owned)
        return solute if weighed and {self.words.label(s.node) for s in owned} == {solute} else ""

    def _inner(self, term: Apply) -> str:
        owned = slots(term)
        ageing = [s for s in owned if self._ageing(s.node)]
        if term.function == "Sum" and ageing and len(owned) == 2:
            owner = next((s for s in owned if s not in ageing), owned[0])
            label = _NOW.sub("", self.words.label(owner.node))
            return say("name.inner.later", self.lang, owner=label)
        if not owned and any(isinstance(a, Number) and self.kinds.kind(a) == "date" for a in term.args):
            return say("name.date.difference", self.lang)
        if not owned:
            return self._of_numbers(term)
        if self.lang == "zh" and term.function == "Sum" and (solute := self._solute(owned)):
            return say("name.solute", self.lang, solute=solute)
        aged = dimension(self.kinds.unit(owned[0])[0]) == "age" and len(owned) == len(term.args) == 2
        apart = term.function == "Left" and aged and len({self.words.owner_label(slot.node) for slot in owned}) == 2
        if apart or (term.function == "Difference" and dimension(self.kinds.unit(owned[0])[0]) == "age"):
            return say("name.age_gap", self.lang)
        if self.lang == "zh" and isinstance(term.args[0], Number) and self._rest_of_one(term):
            return say("name.rest", self.lang, noun=self.words.part_noun())
        if self.lang == "zh" and (made := self._by_concept(term) or self._in_role(term) or self._moved(term)):
            return made
        if term.function == "Sum" and len(owned) == len(term.args) and (done := self.words.in_all(owned)):
            return done
        if term.function == "Sum" and self.lang == "zh" and any(isinstance(a, Apply) for a in term.args):
            return self._of_nested(term)
        terms = self._listed([self.words.name(s) for s in owned])
        noun = self.noun(owned[0]) if owned else ""
        lefts = [t for t in self.case.inner.values() if t.function == "Left"]
        if term.function == "Left" and len(set(lefts)) > 1 and len(owned) > 2 and self.lang == "zh":
            last = self.words.graph.by_id.get(owned[-1].node)
            if last is not None and last.kind is not NodeKind.EVENT:
                return say("name.inner.Left", self.lang, noun=noun)
            return say("name.inner.then", self.lang, noun=noun, last=self.words.subject(last) if last else "")
        if term.function == "Left" and self._compared(term):
            return say("name.other.difference", self.lang, noun=noun)
        kind = dimension(self.kinds.unit(owned[0])[0])
        rates = all(s.attribute is Attribute.RATE for s in owned)
        in_sets = self.words.telling.says(lexeme("set")) and self.lang == "zh"
        if term.function == "Sum" and kind == "money" and rates and in_sets:
            return say("name.inner.set", self.lang)
        way = kind == "length" and self.words.graph.type is ProblemType.JOURNEY and not rates
        if term.function == "Sum" and way and len(owned) > 1 and self.lang == "zh":
            return say("name.inner.Sum.distance", self.lang)
        if term.function == "Sum" and kind in ("money", "time") and self.lang == "zh":
            return say(f"name.inner.Sum.{kind}", self.lang)
        if term.function == "Sum" and len(owned) == 1 and self.words.gaps(owned[0].node):
            counted = (q.unit for q in self.words.attempt.problem.quantities if dimension(q.unit).startswith("count:"))
            return say("name.inner.side", self.lang, noun=self.words.noun(next(counted, self.words.graph.goal.unit)))
        if noun == say("noun.cost", self.lang):
            noun = say("noun.pay", self.lang)
        alike = {s.attribute for s in owned} == {Attribute.TOTAL} and len(owned) == len(term.args)
        acts = any(is_act(word) for word in _GOING.sub("", terms).split("、"))
        if term.function == "Sum" and alike and (acts or terms.count(lexeme("of")) > 1) and self.lang == "zh":
            return self._together([self.words.name(s) for s in owned], noun)
        return say(f"name.inner.{term.function}", self.lang, terms=terms, noun=noun)

    def _of_nested(self, term: Apply) -> str:
        """A sum with something computed in it, by what it measures: 合起来的时间."""
        plain = [a for a in term.args if isinstance(a, Number | Slot)]
        above = next((unit for a in plain if (unit := self.kinds.unit(a)[0])), "")
        return say("name.other.sum", self.lang, noun=self.words.noun(above) if above else say("noun.bare", self.lang))

    def _of_numbers(self, term: Apply) -> str:
        """总份数, 对应的分率, 相差的分数: a sum or difference of numbers that are nobody's."""
        above = self._unit_of_number(term.args[0]) if term.args else ""
        if term.function == "Quotient" and above and self._are_shares(term.args[1]) and self.lang == "zh":
            return say("name.share", self.lang, noun=self.words.noun(above))
        sign = 1 if term.function == "Sum" else -1
        numbers = [a for a in term.args if isinstance(a, Number)]
        if len(numbers) < len(term.args):
            return say("name.fraction.matching", self.lang)
        concept = self.kinds.concept([(1, numbers[0]), *((sign, n) for n in numbers[1:])] if numbers else [])
        above = next((unit for n in numbers if (unit := self.kinds.unit(n)[0])), "")
        noun = self.words.noun(above) if above else say("noun.bare", self.lang)
        share = concept.kind == "share" and not above and not self._counts_shares()
        kind = "bare" if share or (concept.kind == "other" and not above) else concept.kind
        if kind == "fraction":
            return say("name.fraction.matching", self.lang)
        return say(f"name.{kind}.{'sum' if concept.added else 'difference'}", self.lang, noun=noun)

    def _unit_of_number(self, term: Term) -> str:
        """The unit of a number of the text."""
        place = term.quantity if isinstance(term, Number) else None
        return self.words.attempt.problem.quantities[place].unit if place is not None else ""

    def _are_shares(self, term: Term) -> bool:
        """Whether nothing but numbers of times are added or taken from each other: 3−1."""
        return isinstance(term, Apply) and all(isinstance(a, Number) and not self._unit_of_number(a) for a in term.args)

    def _counts_shares(self) -> bool:
        """Whether the text speaks of a ratio or of times, so that bare numbers are so many shares."""
        return any(q.kind in (Kind.RATIO, Kind.TIMES) for q in self.words.attempt.problem.quantities)

    def _together(self, names: list[str], noun: str) -> str:
        """一共卖出的支数 of 上午卖出的支数 and 下午卖出的支数; else just 合起来的支数."""
        done = {verb_at_end(name.rpartition(lexeme("of"))[0]) for name in names}
        verb = done.pop() if len(done) == 1 else ""
        ends = {name.rpartition(lexeme("of"))[2] for name in names}
        noun = ends.pop() if len(ends) == 1 else noun
        return say("name.together" if verb else "name.other.sum", self.lang, verb=verb, noun=noun)

    def _compared(self, term: Apply) -> bool:
        """Whether it is by how much two of a kind differ, and not what is left of one: two stretches, two people."""
        nodes = [self.words.graph.by_id[a.node] for a in term.args if isinstance(a, Slot)]
        if len(nodes) != 2 or len(term.args) != 2 or len({node.kind for node in nodes}) > 1:
            return False
        if nodes[0].kind is not NodeKind.EVENT:
            return nodes[0].kind is NodeKind.AGENT
        ends = [verb_at_end(self.words.subject(node)) for node in nodes]
        return bool(ends[0]) and ends[0] == ends[1]

    def _by_concept(self, term: Apply) -> str:
        """速度和, 单价差: rates that are added or taken from each other."""
        owned = slots(term)
        rates = all(isinstance(a, Slot) and a.attribute is Attribute.RATE for a in term.args)
        if not rates or term.function not in NAMED or len(owned) < 2:
            return ""
        kind = dimension(self.kinds.unit(owned[0])[0])
        if term.function == "Sum" and kind == "money" and self.words.telling.says(lexeme("set")):
            return ""  # 每套的价钱
        sign = 1 if term.function == "Sum" else -1
        concept = self.kinds.concept(((1, owned[0]), *((sign, s) for s in owned[1:])))
        above, per = self.kinds.unit(owned[0])
        noun = self.words.noun(above) if above else say("noun.bare", self.lang)
        return say(f"name.{concept.key}", self.lang, noun=noun, per=per or self._amount_unit(owned[0]))

    def _rest_of_one(self, term: Apply) -> bool:
        """Whether it is what is left of a whole called 1, after some of the work was done: 1−5×1/20."""
        one = isinstance(term.args[0], Number) and term.args[0].value == 1 and term.args[0].quantity is None
        return one and term.function != "Sum" and any(self.kinds.kind(s) == "work" for s in slots(term))

    def _in_role(self, term: Apply) -> str:
        """汽车行的路程 of 12+3, where it is divided by a time to give the speed of the car."""
        if not any(isinstance(a, Number) for a in term.args):
            return ""
        for relation in self.words.graph.relations:
            if relation.predicate != "Product_of" or term not in relation.args:
                continue
            owner = next((a for a in relation.args if isinstance(a, Slot)), None)
            if owner is None:
                continue
            used = {owner.attribute} if owner.attribute is not Attribute.TOTAL else set()
            at = relation.args.index(term)
            left = [a for a in (Attribute.RATE, Attribute.AMOUNT) if a not in used]
            role = Attribute.TOTAL if at == 0 else left[0] if len(left) == 1 else None
            same = role and dimension(self.kinds.unit(slots(term)[0])[0])
            slot = Slot(owner.node, role) if role else None
            if slot and same == dimension(self.words.units.get(slot, ("", ""))[0]):
                return self.words.name(slot)
        return ""

    def _moved(self, term: Apply) -> str:
        """现在第二个书架的本数: what somebody has after something went from one to the other."""
        if len(term.args) != 2 or not isinstance(term.args[0], Slot) or term.function not in ("Sum", "Left"):
            return ""
        moved = term.args[1]
        others = [t for t in self.case.inner.values() if len(t.args) == 2 and t.args[1] == moved and t != term]
        both = {t.function for t in (term, *others)} == {"Sum", "Left"}
        if not both or term.args[0].attribute is not Attribute.TOTAL:
            return ""
        return say("name.moved", self.lang, name=self.words.name(term.args[0]))

    def _listed(self, names: list[str]) -> str:
        """甲车、乙车行的路程 for 甲车行的路程 and 乙车行的路程."""
        if self.lang != "zh":
            return ", ".join(names)
        ends = [name.rpartition(lexeme("of"))[2] for name in names]
        tails = [_GOING.search(name) for name in names]
        if len(set(ends)) == 1 and len({t[0] for t in tails if t}) == 1 and all(t and t.start() for t in tails):
            tail = next(t[0] for t in tails if t)
            return "、".join(name.removesuffix(tail) for name in names) + tail
        return "、".join(names)

    def sum_of(self, expr: Expr) -> str:
        """剩下的页数 for a whole without its parts; 相差的 and 合起来的 for others."""
        if isinstance(expr, Binary) and expr.op == "*" and self.kinds.kind(expr) == "fraction":
            return say("name.fraction.product", self.lang)
        if not isinstance(expr, Binary) or expr.op not in "+-":
            return ""
        terms = tuple(signed_terms(expr))
        if self.lang == "zh" and self._lengths(terms):
            return say("name.lengths", self.lang)
        concept = self.kinds.concept(terms)
        noun = self.noun(terms[0][1])
        if any(term in self.case.taken_as_one for _, term in terms):
            noun = self.words.part_noun()
        if concept.kind in ("speed", "stream", "work", "price", "share") or concept.key == "date.difference":
            return say(f"name.{concept.key}", self.lang, noun=noun, per="")
        if not concept.added and concept.kind == "fraction":
            return say("name.fraction.matching", self.lang)
        above, per = self.kinds.unit(expr)
        if per and concept.kind == "other" and dimension(per) == "time":
            key = "name.each.sum" if concept.added else "name.each.difference"
            return say(key, self.lang, per=per, noun=self.words.noun(above))
        if not concept.added:
            if terms[0][1] in self.case.taken_as_one:
                way = self.words.graph.type is ProblemType.JOURNEY and self.words.moving
                return say("name.rest", self.lang, noun=say("noun.distance" if way else "noun.work", self.lang))
            key = "name.rest" if self._whole(terms[0][1]) else "name.other.difference"
            if self.lang == "zh" and self._still_apart(terms):
                key = "name.gone_so_far"
            return say(key, self.lang, noun=noun)
        return say("name.other.sum", self.lang, noun=noun)

    def _lengths(self, terms: tuple[tuple[int, Expr], ...]) -> bool:
        """Whether the lengths of trains are added."""
        nodes = [self.words.graph.by_id.get(t.node) if isinstance(t, Slot) else None for _, t in terms]
        trains = all(node is not None and self.words.has_length(node) for node in nodes)
        return trains and all(sign > 0 for sign, _ in terms) and self.words.graph.type is ProblemType.JOURNEY

    def _still_apart(self, terms: tuple[tuple[int, Expr], ...]) -> bool:
        """Whether what is taken from a way is what two are still apart: the rest is what both have gone."""
        taken = terms[1][1] if len(terms) == 2 and self.words.graph.type is ProblemType.JOURNEY else None
        if taken is None or isinstance(taken, Binary):
            return False
        place = taken.quantity if isinstance(taken, Number) else self.case.places.get(taken)
        if place is None:
            return False
        before = self.words.text[: self.words.attempt.problem.quantities[place].span.start]
        return bool(re.search(lexeme("apart_shape"), before))

    def _whole(self, expr: Expr) -> bool:
        """Whether something is taken from a whole, not compared with another."""
        if isinstance(expr, Number):
            return expr.value == 1 and expr.quantity is None
        node = self.words.graph.by_id.get(expr.node) if isinstance(expr, Slot) else None
        return node is not None and node.kind.value == "world"

    def sentence(self, relation: Relation) -> str:
        """A relation in words; what it computes inside itself by its own name."""
        inside = {Unknown(f"{INNER}{at}"): a for at, a in enumerate(relation.args) if isinstance(a, Apply)}
        back = {term: name for name, term in inside.items()}
        plain = replace(relation, args=tuple(back.get(a, a) if isinstance(a, Apply) else a for a in relation.args))

        def word(term: Term) -> str:
            inner = inside.get(term) if isinstance(term, Unknown) else None
            return self._inner(inner) if inner is not None and inner.function in NAMED else self.words.word(term)

        if any(a.function not in NAMED for a in inside.values()):
            return self.words.sentence(relation)
        return whole_words(plain.sentence(self.lang, word))

    def word(self, term: Term) -> str:
        """A term inside a reason."""
        if isinstance(term, Apply) and all(isinstance(a, Number) for a in term.args) and term.function == "Sum":
            return self.words.number(sum((a.value for a in term.args if isinstance(a, Number)), Fraction(0)))
        if isinstance(term, Apply) and (found := next((v for v, t in self.case.inner.items() if t == term), None)):
            if found in self.told:
                return self.told[found]
        if isinstance(term, Apply):
            return self._inner(term) if term.function in NAMED else ""
        return self.words.word(term)

    def given(self, expr: Expr) -> str:
        """A number of the text in its own words: 150米."""
        if isinstance(expr, Binary):
            return ""
        place = expr.quantity if isinstance(expr, Number) else self.case.places.get(expr)
        if place is None:
            return self.words.word(expr) if isinstance(expr, Slot) else ""
        return self.words.attempt.problem.quantities[place].text

    def quoted(self, number: Number) -> str:
        """A number in a sentence: as the text has it, with its unit."""
        if number.quantity is None:
            return self.words.word(number)
        return _BARE.sub(r"\1", self.words.attempt.problem.quantities[number.quantity].text)

    def owner(self, slot: Slot) -> str:
        """Who it is that a quantity belongs to: the agent of an event."""
        node = self.words.graph.by_id.get(slot.node)
        while node is not None and node.kind.value == "event" and node.parent:
            above = self.words.graph.by_id[node.parent]
            if above.kind.value == "world":
                break
            node = above
        return self.words.clean(node.label) if node is not None else ""
