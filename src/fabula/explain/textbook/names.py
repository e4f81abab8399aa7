"""Names of what a textbook step finds."""

from __future__ import annotations

import re

from fabula.explain.courses import going_apart
from fabula.explain.lexicon import counting_nouns, lexeme, lexemes, words_of
from fabula.explain.textbook.concepts import Concept
from fabula.explain.textbook.derived import Derived, Part, Quotient, terms_of
from fabula.explain.textbook.products import ProductNames
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Number, Slot
from fabula.solve.equations import Variable
from fabula.text.units import dimension

_ACTING = re.compile(lexeme("acting_shape"))
_PIECE_OF_WORK = re.compile(lexeme("whole_shape"))
_BOUGHT = re.compile(lexeme("bought_shape"))


class Names(ProductNames):
    """Names in one language: attributes by the wording, the rest by what kind of thing it is."""

    def divisor(self, concept: Concept, derived: Derived, quotient: Quotient) -> str:
        """What a chain divides by: 速度和, 总份数."""
        quoted = self.given(quotient.above[0].expr) if len(quotient.above) == 1 else ""
        whole = self.of(derived.target)
        below = [p.expr for p in quotient.below]
        noun = self.noun(below[0]) if concept.kind != "fraction" else ""
        above, per = self.kinds.unit(below[0])
        if concept.kind == "each":
            noun = self.words.noun(above) if above else say("noun.bare", self.lang)
            per = per or self._amount_unit(below[0])
        elif concept.kind in ("amount", "other") and isinstance(derived.target, Slot) and self.lang == "zh":
            counted = self.words.units.get(Slot(derived.target.node, Attribute.AMOUNT), ("", ""))[0]
            if derived.target.attribute is Attribute.RATE and dimension(counted).startswith("count:"):
                fits = self.words.noun(counted) in counting_nouns()
                noun = self.words.noun(counted) if fits else say("noun.number", self.lang)
        if concept.added and noun == say("noun.count", "zh", unit=say("noun.one", "zh")):
            return say("name.share.sum", self.lang)
        per = self.words.per_text(per) or say("noun.one", self.lang)
        if concept.kind == "fraction" and not quoted:
            return say("name.fraction.matching", self.lang)
        key = "each.difference" if self.gains_or_loses(quotient) else concept.key
        return say(f"name.{key}", self.lang, known=quoted, whole=whole, noun=noun, per=per)

    def gains_or_loses(self, quotient: Quotient) -> bool:
        """Whether so much is won for each of one kind and lost for each of the other: the two differ by the sum."""
        added = len(quotient.below) == 2 and all(part.sign > 0 for part in quotient.below)
        supposed = any(self.supposed(part, quotient) for part in quotient.above)
        return added and supposed and self.words.telling.says(*lexemes("loses"))

    def dividend(self, derived: Derived, quotient: Quotient, expr: Expr) -> str:
        """What a chain divides."""
        if times := self._so_many_times_it(derived, quotient):
            return times
        if any(self.supposed(part, quotient) for part in quotient.above):
            return say("name.supposed_gap", self.lang)
        apart = isinstance(expr, Binary) and expr.op == "-" and isinstance(expr.right, Number)
        apart = apart and going_apart(self.words.text)
        if apart and self.kinds.concept(terms_of(quotient.below)).key == "speed.sum":
            return say("name.inner.Sum.distance", self.lang)  # what the two had between them at first is no part of it
        if self.total_gap(quotient):
            return say("name.total_gap", self.lang, noun=self.noun(quotient.above[0].expr))
        return self.sum_of(expr)

    def _so_many_times_it(self, derived: Derived, quotient: Quotient) -> str:
        """爸爸的年龄的4倍: a total made even by what others have more or less, divided by a whole number of shares."""
        shares = [part.sign * part.expr.value for part in quotient.below if isinstance(part.expr, Number)]
        found = self.words.attempt.problem.quantities
        differences = [part.expr.quantity for part in quotient.above if isinstance(part.expr, Number)]
        even = len(quotient.above) > 1 and any(place is not None and found[place].unit for place in differences)
        times = sum(shares)
        if self.lang != "zh" or not even or len(shares) < max(2, len(quotient.below)) or times.denominator != 1:
            return ""
        return say("name.times", self.lang, name=self.of(derived.target), times=times) if times > 1 else ""

    def total_gap(self, quotient: Quotient) -> bool:
        """Two differences that are added because what is divided by is a difference: 多12本, 少8本."""
        added = len(quotient.above) > 1 and all(part.sign > 0 for part in quotient.above)
        return added and any(part.sign < 0 for part in quotient.below)

    def supposed(self, part: Part, quotient: Quotient) -> bool:
        """Whether a term is what there would be if all were of one kind: the more of one, the less of it."""
        return isinstance(part.of, Slot) and self._amount(part.of) in quotient.less

    def replaced(self, part: Part, target: Variable) -> tuple[str, str]:
        """What one price stands for in pieces of another, and their unit: 4张课桌相当于椅子的数量, 把."""
        other = isinstance(part.of, Slot) and isinstance(target, Slot) and part.of.node != target.node
        if not other or not isinstance(part.of, Slot) or not isinstance(target, Slot) or self.lang != "zh":
            return "", ""
        amount = Slot(part.of.node, Attribute.AMOUNT)
        told = self.given(self.case.one.get(amount, amount))
        counted = self.words.units.get(Slot(target.node, Attribute.AMOUNT), ("", ""))[0]
        money = dimension(self.words.units.get(part.of, ("", ""))[0]) == "money"
        times = any(self.kinds.kind(leaf) == "share" for leaf in leaves(part.expr))
        if (
            not times
            or not money
            or target.attribute is not Attribute.RATE
            or not counted
            or not re.match("[0-9]", told)
        ):
            return "", ""
        things = (_BOUGHT.sub("", self.words.subject(self.words.graph.by_id[s.node])) for s in (part.of, target))
        one, another = things
        return say("name.replaced", self.lang, number=told, one=one, other=another), counted

    def term(self, part: Part, quotient: Quotient) -> str:
        """A product inside a chain: what somebody did before, or would do if all were so."""
        if not isinstance(part.of, Slot):
            return ""
        owner = self.owner(part.of)
        if self.supposed(part, quotient):
            return self._supposing(part, quotient)
        if self._amount(part.of) in quotient.more and dimension(self.kinds.unit(part.expr)[0]) == "length":
            if part.sign > 0 or self._is_behind(quotient):
                return say("name.before", self.lang, owner=owner)
        if self.kinds.kind(part.expr) == "fraction":
            return say("name.fraction.of", self.lang, of=self.words.name(part.of))
        return self.portion(part.expr)

    def _supposing(self, part: Part, quotient: Quotient) -> str:
        """假设全是鸡; 假设全部答错 where one does several things."""
        assert isinstance(part.of, Slot)
        node = self.words.graph.by_id[part.of.node]
        peers = [n for n in self.words.graph.nodes if n.parent == node.parent and n.kind is node.kind]
        related = self.words.graph.type is ProblemType.RELATION
        if node.kind is not NodeKind.EVENT or len(peers) < 2 or not related:
            return say("name.suppose", self.lang, owner=self.owner(part.of))
        added = len(quotient.above) > 1 and all(p.sign > 0 for p in quotient.above)
        key = "name.suppose.loss" if added and self.words.telling.says(*lexemes("loses")) else "name.suppose.act"
        label = self.words.clean(node.label)
        loss = key.endswith("loss") and label.endswith(lexemes("loses"))
        wrong = next((w for w in lexemes("wrong") if self.words.telling.says(w)), label) if loss else label
        return say(key, self.lang, act=wrong)

    def _is_behind(self, quotient: Quotient) -> bool:
        """Whether one is ahead of another and so is divided by a difference."""
        return any(part.sign < 0 for part in quotient.below)

    def portion(self, expr: Expr) -> str:
        """So much of a rate: 2小时行的路程, 3间住的人数; nothing for a product of other things."""
        if not isinstance(expr, Binary) or expr.op != "*" or self.lang != "zh":
            return ""
        sides = (expr.left, expr.right)
        told = (s for s in sides if (isinstance(s, Number) and s.quantity is not None) or s in self.case.places)
        number = next((s for s in told if not self._is_rate(s)), None)
        rate = next((s for s in sides if isinstance(s, Slot) and s.attribute is Attribute.RATE), None)
        if number is None or rate is None:
            return ""
        above, below = self.kinds.unit(rate)
        if not above and self.kinds.kind(rate) == "work":
            return f"{self.owner(rate)}{self.given(number)}{say('name.portion.work', self.lang)}"
        speed = self.kinds.kind(rate) == "speed"
        verb = say("name.portion.speed", self.lang) if speed else self.words.telling.verb_per(below)
        node = self.words.graph.by_id.get(rate.node)
        thing = node is not None and node.kind is NodeKind.AGENT and not self.words.generic(node)
        owner = self.owner(rate) if speed else ""
        counted = self.words.label(rate.node) if thing and not verb else ""
        return f"{owner}{self.given(number)}{counted}{verb}{lexeme('of')}{self.words.noun(above)}" if above else ""

    def _is_rate(self, expr: Expr) -> bool:
        return isinstance(expr, Slot) and expr.attribute is Attribute.RATE

    def _amount(self, slot: Slot) -> Variable:
        amount = Slot(slot.node, Attribute.AMOUNT)
        return self.case.one.get(amount, amount)

    def _nobody(self, node: Node) -> bool:
        """Whether a world has no name that can be taken as 1: none at all, or that of those who act in it."""
        agents = {agent.label for agent in self.words.graph.agents}
        of_one = any(label.startswith(node.label) for label in agents)  # 甲 of 甲管
        place = self.words.laborious and node.label.endswith((*words_of("place"), *lexemes("inside_ends")))
        return self.words.generic(node) or of_one or place or bool(_ACTING.search(node.label))

    def whole(self, variable: Variable) -> str:
        """What is taken as 1, by the name of the thing itself."""
        if isinstance(variable, Slot):
            for one in self.case.shared(variable):
                node = self.words.graph.by_id.get(one.node) if isinstance(one, Slot) else None
                if self.words.graph.type is ProblemType.JOURNEY and self.words.moving:
                    return say("name.whole_way", self.lang)
                pipe = node is not None and node.label.endswith(words_of("doer"))
                if pipe and self.lang == "zh" and (vessel := self._vessel()):
                    return vessel  # a pipe fills it and is not what is filled
                began = lexeme("began_shape").replace("{name}", re.escape(node.label)) if node is not None else "$^"
                done = bool(re.search(began, self.words.text))  # 从动笔那天算起
                if node is not None and node.kind.value == "world" and not done and not self._nobody(node):
                    return re.sub(lexeme("one_shape"), lexeme("this"), node.label) if self.lang == "zh" else node.label
        if self.words.parts_of_one:
            label = self.words.graph.world.label
            return say("name.whole_thing", self.lang) if self.words.generic(self.words.graph.world) else label
        if self.lang == "zh" and (told := _PIECE_OF_WORK.search(self.words.text)):
            return told[1]
        return self._vessel() if self._vessel() and self.lang == "zh" else say("name.whole_work", self.lang)

    def _vessel(self) -> str:
        """The pool or tank of the text."""
        found = [word for word in words_of("vessel") if word in self.words.text]
        return max(found, key=len, default="")
