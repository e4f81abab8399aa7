"""Names and reasons that belong to one kind of story: 盐水的重量, 现价, 降低的百分率, 每千米的耗油量, 每套中茶杯的总价.

Each is told by what is computed and by words of the text (``lang/zh/plain.txt``); without them nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fabula.explain.lexicon import lexeme, lexemes
from fabula.explain.textbook.names import Names
from fabula.explain.textbook.phrases import Unit, fill, pattern, words
from fabula.explain.textbook.recast import signed_terms
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.terms import Attribute, Number, Slot, Unknown
from fabula.solve.equations import Variable
from fabula.text import Kind, Quantity
from fabula.text.units import dimension

_MEAN = re.compile(lexeme("mean_given_shape"))


class Stories:
    """Finds what a book says in one kind of story, for the steps of one solution."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def better(self, name: str, expr: Expr, variable: Variable, unit: Unit, question: str) -> Iterator[str]:
        """What to say rather than the name; empty where nothing is better."""
        goal = variable == self.names.case.goal
        yield from self._over_the_way(expr)
        yield self._total_of_told_mean(expr)
        yield self._solution(expr, unit)
        yield self._price_now(name, expr, unit)
        yield self._change_asked(question) if goal else ""
        yield self._burnt(name, expr, unit)
        yield self._money_asked(question, unit) if goal else ""
        yield self._in_a_set(name, variable)
        yield self._to_the_end(name, expr) if goal else ""

    def reason(self, reason: str, name: str, expr: Expr) -> str:
        """The reason in words that fit this step."""
        if self._total_of_told_mean(expr):
            return self._formula("mean", 0, label=self.words.telling.mean_of(), per=self._heads(expr))
        if name.endswith(words()["change.end"]):
            return pattern("change.lead").sub(f"{name}=", reason)
        if name.startswith(words()["gift.given"]) and reason == say("close.gift", "zh"):
            return fill("gift.why", unit=name.removeprefix(words()["gift.given"]).removesuffix(lexeme("count")))
        used = pattern("burnt.found").search(name) if isinstance(expr, Binary) and expr.op == "/" else None
        if used:
            by = say("noun.time" if dimension(used[1]) == "time" else "noun.distance", "zh")
            return fill("burnt.why", per=used[1], what=used[2], by=by)
        if reason == say("why.clock", "zh"):
            return self._afternoon(expr) + (f"{name}={reason.partition('=')[2]}" if name else reason)
        return self._of_rest(reason, expr)

    def _formula(self, kind: str, at: int, **told: str) -> str:
        rate, amount, total = say(f"triple.{kind}", "zh", **told).split()
        return say(f"formula.{at}", "zh", rate=rate, amount=amount, total=total)

    def _told(self, expr: Expr) -> Quantity | None:
        """The number of the text that a leaf is."""
        place = expr.quantity if isinstance(expr, Number) else self.names.case.places.get(expr)  # type: ignore[arg-type]
        return self.words.attempt.problem.quantities[place] if place is not None else None

    def _before(self, expr: Expr) -> str:
        """The text before a number of it."""
        told = self._told(expr) if not isinstance(expr, Binary) else None
        return self.words.text[: told.span.start] if told is not None else ""

    # --- ways, and what is used up on them ---

    def _over_the_way(self, expr: Expr) -> Iterator[str]:
        """回来时的时间 for 1÷1200米/分钟, where the way is only called 1."""
        if not self.names.over_the_way(expr) or not isinstance(expr, Binary) or isinstance(expr.right, Binary | Number):
            return
        owner = self.names.of(expr.right).removesuffix(lexeme("of") + lexeme("speed_word"))
        yield fill("way.time", owner=owner)
        yield fill("way.whole_time", owner=owner)

    def _burnt(self, name: str, expr: Expr, unit: Unit) -> str:
        """每千米的耗油量, 去一趟的耗油量: what is burnt has no 体积."""
        if dimension(unit[0]) not in ("volume", "mass", "energy"):
            return ""
        if unit[1] and isinstance(expr, Binary) and expr.op == "/":
            told = pattern("burnt.told").search(self._before(expr.left))
            return fill("burnt.each", per=unit[1], what=told[1]) if told else ""
        return self.burnt(name) if not unit[1] else ""

    @staticmethod
    def burnt(name: str) -> str:
        """去一趟的耗油量 for 去一趟要耗油的体积."""
        found = pattern("burnt.name").search(name)
        return fill("burnt.name_of", owner=found[1], what=found[2]).lstrip(lexeme("of")) if found else ""

    def _of_rest(self, reason: str, expr: Expr) -> str:
        """相遇时间=剩下的路程÷速度和, where an earlier step has found what is left."""
        left = expr.left if isinstance(expr, Binary) and expr.op == "/" else None
        called = self.names.told.get(left, "") if isinstance(left, Slot | Unknown) else ""
        rest = called == say("name.rest", "zh", noun=say("noun.distance", "zh"))
        return reason.replace(words()["way.all"], called, 1) if rest else reason

    def _afternoon(self, expr: Expr) -> str:
        """下午2时是14时；"""
        told = [q for leaf in leaves(expr) if (q := self._told(leaf)) is not None and q.kind is Kind.CLOCK]
        late = [q for q in told if pattern("clock.late").match(q.text) and q.value is not None and q.value >= 12]
        whole = [q for q in late if q.value is not None and q.value.denominator == 1]
        other = [q for q in whole if str(q.value) not in q.text]  # 中午12时 is 12时
        return "".join(fill("clock.is", told=q.text, hour=str(q.value)) for q in other)

    # --- means, solutions ---

    def _total_of_told_mean(self, expr: Expr) -> str:
        """男生的总身高 for 15人 times what the text calls their 平均身高, whatever a reading calls it."""
        of = self.words.telling.mean_of()
        sides = (expr.left, expr.right) if of and isinstance(expr, Binary) and expr.op == "*" else ()
        mean = next((s for s in sides if _MEAN.search(self._before(s))), None)
        count = next((s for s in sides if s is not mean and not isinstance(s, Binary)), None)
        if mean is None or not isinstance(count, Slot):
            return ""
        owner = self.words.owner_label(count.node)
        return fill("mean.total", owner=owner, of=of) if owner and count.attribute is Attribute.AMOUNT else ""

    def _heads(self, expr: Expr) -> str:
        """The unit of those of whom a mean is told."""
        amounts = (s for s in leaves(expr) if isinstance(s, Slot) and s.attribute is Attribute.AMOUNT)
        return next((u for s in amounts if (u := self.names.kinds.unit(s)[0])), say("noun.one", "zh"))

    def _solution(self, expr: Expr, unit: Unit) -> str:
        """盐水的重量 for that of salt and water together."""
        terms = list(signed_terms(expr))
        solute, water = self.words.telling.solute(), words()["flow.water"]
        if not solute or dimension(unit[0]) != "mass" or unit[1] or solute + water not in self.words.text:
            return ""
        slots = [term for sign, term in terms if sign > 0 and isinstance(term, Slot)]
        labels = {self.words.label(slot.node) for slot in slots}
        both = len(terms) == len(slots) == 2 and labels == {solute, water}
        return fill("owner.of", owner=solute + water, noun=say("noun.mass", "zh")) if both else ""

    # --- money and work ---

    def _price_now(self, name: str, expr: Expr, unit: Unit) -> str:
        """现价 for 销售的价钱: a price times a discount."""
        cuts = [q for q in self.words.attempt.problem.quantities if q.kind is Kind.DISCOUNT]
        product = isinstance(expr, Binary) and expr.op == "*" and dimension(unit[0]) == "money" and not unit[1]
        if not product or len(cuts) != 1 or not pattern("price.loose").search(name):
            return ""
        return words()["price.now"] if any(self._told(leaf) == cuts[0] for leaf in leaves(expr)) else ""

    def _change_asked(self, question: str) -> str:
        """降低的百分率, where the question asks 降低了百分之几."""
        told = pattern("change.asked").search(question) if self.words.graph.goal.asks == "percent" else None
        return f"{told[1]}{words()['change.end']}" if told else ""

    def _money_asked(self, question: str, unit: Unit) -> str:
        """刘老师税前的稿费, by the noun that the question has for the money."""
        told = pattern("money.asked").search(question) if dimension(unit[0]) == "money" and not unit[1] else None
        if told is None:
            return ""
        owner = told[1] if len(told[1]) <= int(words()["asked.longest"]) else ""
        return fill("owner.of", owner=owner, noun=told[2]) if owner else told[2]

    def _in_a_set(self, name: str, variable: Variable) -> str:
        """每套中茶杯的总价, which is part of the price of one set."""
        for relation in self.words.graph.relations:
            rate = relation.args[0] if relation.predicate == "Together" and relation.args else None
            priced = isinstance(rate, Slot) and rate.attribute is Attribute.RATE and variable in relation.args[1:]
            per = self.words.units.get(rate, ("", ""))[1] if priced and isinstance(rate, Slot) else ""
            if per in lexemes("set") and per and name.endswith(say("noun.cost", "zh")):
                return fill("set.part", per=per, name=name)
        return ""

    def _to_the_end(self, name: str, expr: Expr) -> str:
        """打完要用的时间 for 打完的时间, which may be a time of the day."""
        divided = isinstance(expr, Binary) and expr.op == "/"
        found = pattern("end.time").search(name) if divided else None
        return fill("end.needed", act=found[1]) if found else ""
