"""Reasons made of names: 剩下的页数=总页数−第一天看的页数, 总价=单价×数量."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cached_property

from fabula.explain.lexicon import lexeme, words_of
from fabula.explain.textbook.derived import Derived
from fabula.explain.textbook.names import Names
from fabula.explain.textbook.plain import is_comparison, of_part
from fabula.explain.textbook.recast import signed_terms
from fabula.lang import messages, say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.nodes import ProblemType
from fabula.situation.terms import Attribute, Number, Slot, Unknown
from fabula.solve.equations import Variable
from fabula.text import Kind
from fabula.text.units import dimension

LONGEST = 44  # characters of a reason made of names; beyond that it is hard to read


class NamedReasons:
    """Reasons that only put the names of quantities together, in one language."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.case = names.case
        self.lang = names.lang

    def _product_in_names(self, name: str, expr: Expr) -> str:
        """每天铺的米数=余下的长度÷铺的时间, for a product that is of no single thing."""
        if self.lang != "zh" or not isinstance(expr, Binary) or expr.op not in "*/":
            return ""
        left, right = self._named(expr.left), self._named(expr.right)
        if not name or not left or not right or name in (left, right):
            return ""
        if is_comparison(left) or is_comparison(right):
            return of_part()
        return f"{name}={left}{'×' if expr.op == '*' else '÷'}{right}"

    @cached_property
    def generic(self) -> frozenset[str]:
        """Reasons that hold of any sum: better said by the names of what is added."""
        keys = ("why.other.sum", "why.other.difference", "why.amount.sum", "why.amount.difference")
        return frozenset(say(key, self.lang) for key in keys) | {""}

    def by_names(self, name: str, expr: Expr) -> str:
        """剩下的页数=总页数−第一天看的页数: the step in the names of its quantities, where all have one."""
        if self.lang != "zh" or not name or not isinstance(expr, Binary) or expr.op not in "+-":
            return ""
        if name == say("name.share.sum", self.lang):
            return say("why.share.sum", self.lang)
        words = [(sign, self._named(term)) for sign, term in signed_terms(expr)]
        names = [word for _, word in words]
        terms = [term for _, term in signed_terms(expr)]
        unlike = len(set(names)) == len(set(terms))  # two things under one name explain nothing
        bare = not self.names.bare.isdisjoint((name, *names))
        if not all(names) or bare or name in names or not unlike or all(isinstance(term, Number) for term in terms):
            return ""
        told = "".join(f"{'+' if sign > 0 else '−'}{word}" for sign, word in words).removeprefix("+")
        if len(told) <= LONGEST:
            return f"{name}={told}"
        added = all(sign > 0 for sign, _ in words)
        return f"{name}={say('why.parts', self.lang) if added else say('why.all_but', self.lang, whole=names[0])}"

    def _named(self, expr: Expr) -> str:
        if isinstance(expr, Binary):
            return ""
        if isinstance(expr, Number):
            found = self.words.attempt.problem.quantities
            ratio = expr.quantity is not None and found[expr.quantity].kind is Kind.RATIO
            return "" if ratio else self._left_over(expr) or self.names.quoted(expr)
        if isinstance(expr, Unknown) and expr.name.startswith("piece") and expr not in self.names.told:
            return ""
        if self._limit(expr):
            return self.names.given(expr)
        if expr in self.case.taken_as_one and self.words.parts_of_one:
            return "1"
        if expr in self.case.taken_as_one:
            way = self.words.graph.type is ProblemType.JOURNEY and self.words.moving
            return say("name.whole_way" if way else "name.whole_work", self.lang)
        return self.names.of(expr)

    def _left_over(self, number: Number) -> str:
        """剩下的米数 for a number that the text only tells as what is left: 还剩385米."""
        if number.quantity is None or self.lang != "zh":
            return ""
        quantity = self.words.attempt.problem.quantities[number.quantity]
        cues = "|".join(messages("zh")["rest.told"].split())
        told = re.search(f"(?:{cues})[^，。；0-9]{{0,3}}$", self.words.text[: quantity.span.start])
        return say("name.rest", self.lang, noun=self.words.noun(quantity.unit)) if told and quantity.unit else ""

    def _limit(self, expr: Variable) -> bool:
        """Whether a quantity is where a price in steps changes: 3千米, not 以内部分的千米数."""
        node = self.words.graph.by_id.get(expr.node) if isinstance(expr, Slot) else None
        amount = isinstance(expr, Slot) and expr.attribute is Attribute.AMOUNT
        return node is not None and amount and node.label in words_of("tier") and expr in self.case.places

    def half(self, derived: Derived, above: list[tuple[int, Expr]]) -> str:
        """水速=（顺水速度−逆水速度）÷2: half of two quantities that are no sum and difference."""
        if self.lang != "zh" or not all(isinstance(e, Slot) and e.attribute is Attribute.RATE for _, e in above):
            return ""
        named = "".join(f"{'+' if sign > 0 else '−'}{self._named(e)}" for sign, e in above).removeprefix("+")
        return f"{self.names.of(derived.target, derived)}=（{named}）÷2"

    def _alike(self, expr: Expr) -> list[Variable]:
        """All quantities that an expression is about, under every name."""
        return [v for leaf in leaves(expr) if not isinstance(leaf, Number) for v in self.case.shared(leaf)]

    def product(self, owner: Variable | None) -> str:
        """路程=速度×时间, for a product that is no quantity of the text."""
        return self._formula(owner.node, 0) if isinstance(owner, Slot) else ""

    def made_of(self, expr: Expr) -> str:
        """总价=单价×数量, 总数=每份数×份数: a product or quotient of things that are no single node's."""
        if not isinstance(expr, Binary) or expr.op not in "*/":
            return ""
        heads = (self.names.kinds.unit(side)[0] for side in (expr.left, expr.right))
        if self.names.made_of(expr) in {say("name.for_one", self.lang, head=head) for head in heads}:
            return say("why.for_one", self.lang)
        if expr.op == "/" and self.names.made_of(expr).startswith(say("name.share", self.lang, noun="")):
            return say("close.share.sum", self.lang)
        if expr.op == "*" and any(self.names.kinds.kind(side) == "fraction" for side in (expr.left, expr.right)):
            return say("why.part_of", self.lang)
        if expr.op == "/" and self.names.kinds.kind(expr.right) == "fraction":
            one = isinstance(expr.left, Number) and expr.left.quantity is None
            return say("why.what_part" if one else "why.whole_of", self.lang)
        if self.names.over_the_way(expr):
            rate, amount, total = say("triple.speed", self.lang).split(" " if self.lang == "zh" else ", ")
            return say("formula.2", self.lang, rate=rate, amount=amount, total=total)
        if expr.op == "/" and self._is_part(expr.left):
            return say("why.what_part", self.lang)
        above, below = self.names.kinds.unit(expr)
        sides = [dimension(self.names.kinds.unit(side)[0]) for side in (expr.left, expr.right)]
        if expr.op == "/" and not above and sides[0] and sides[0] == sides[1]:
            small = expr.op == "/" and self._is_smaller(expr)
            inside = self.names.given(expr.left), self.names.given(expr.right)
            if self.lang == "zh" and not small and all(inside) and not self.words.telling.says(lexeme("multiple_end")):
                return say("reason.whole_times", self.lang, a=inside[0], b=inside[1])
            return say("why.what_part" if small else "reason.Times_of.part", self.lang)
        units = {dimension(above), *(dimension(self.names.kinds.unit(side)[0]) for side in (expr.left, expr.right))}
        timed = "time" in units
        way = "length" in units and self.words.graph.type is ProblemType.JOURNEY
        shared = any(self.names.kinds.kind(side) == "share" for side in (expr.left, expr.right))
        by_heads = expr.op == "/" and below in words_of("head") and not self.words.telling.says(*words_of("fare"))
        money = dimension(above) == "money" and not timed and not shared and not by_heads
        if expr.op == "*" and dimension(above) == "time" and not below and dimension(sides[0]) == dimension(sides[1]):
            return ""
        kind = "speed" if way and timed else "price" if money else "work" if timed else "each"
        rate, amount, total = say(f"triple.{kind}", self.lang).split(" " if self.lang == "zh" else ", ")
        per = self.names.kinds.unit(expr.right)
        steady = expr.op == "/" and not above and dimension(per[0]) == "time" and not per[1]  # of a rate, by a time
        each = steady or below or (above and dimension(above) == dimension(self.names.kinds.unit(expr.left)[0]))
        at = 0 if expr.op == "*" else 1 if each else 2
        return say(f"formula.{at}", self.lang, rate=rate, amount=amount, total=total)

    def _is_smaller(self, expr: Binary) -> bool:
        """Whether something is divided by a greater number."""
        sides = [e.value if isinstance(e, Number) else self.case.known.get(e) for e in leaves(expr)]
        return len(sides) == 2 and sides[0] is not None and sides[1] is not None and sides[0] < sides[1]

    def _is_part(self, expr: Expr) -> bool:
        """Whether it is 1, or a number of times or shares, and no number whose unit is just not known."""
        kind = self.names.kinds.kind(expr)
        if isinstance(expr, Binary):
            return kind in ("share", "one") and all(self._is_part(leaf) for leaf in leaves(expr))
        if kind != "share" or not isinstance(expr, Number) or expr.quantity is None:
            return kind in ("share", "one")
        return self.words.attempt.problem.quantities[expr.quantity].kind in (Kind.TIMES, Kind.RATIO)

    def _formula(self, node: str, at: int) -> str:
        rate, amount, total = self.words.triple(node)
        return say(f"formula.{at}", self.lang, rate=rate, amount=amount, total=total)

    def sum_of(self, expr: Expr) -> str:
        """Why things are added, or taken from each other."""
        terms = tuple(signed_terms(expr))
        if len(terms) < 2:
            return ""
        concept = self.names.kinds.concept(terms)
        rates = tuple(self.words.units.get(v, ("", "")) for v in leaves(expr) if isinstance(v, Slot))
        per = next((self.words.per_text(below) for _, below in rates if below), "")
        per = per or say("noun.one", self.lang)
        key = f"why.{concept.key}"
        if key == "why.fraction.difference" and terms[0][1] != Number(Fraction(1)):
            key = "why.fraction.gap"
        if key == "why.fraction.difference" and len({e for _, e in terms}) < len(terms):
            key = "why.fraction.twice"  # 1−4/9−4/9: the second is taken from the other part
        if concept.key == "each.difference" and any(dimension(below) == "time" for _, below in rates):
            return say("why.other.difference", self.lang)
        owners = [self.names.owner(e) for _, e in terms if isinstance(e, Slot)]
        if concept.kind == "each" and len(set(owners) - {*words_of("surplus")}) == 2 and self.lang == "zh":
            per = f"{owners[0]}和{owners[1]}{say('why.each.per', self.lang)}{per}"
        elif concept.kind == "each" and self.lang == "zh":
            per = f"{say('why.each.twice', self.lang)}{per}"
        return say(key, self.lang, per=per)
