"""Names of products and quotients on the way: 3位老员工要付的钱, 25分钟分拣的件数, 每人分摊的钱.

What is counted, and what is done with it, is read from the facts of the text, so that a reading which only multiplies
two numbers is told in the text's words.
"""

from __future__ import annotations

import re

from fabula.explain.lexicon import counting_nouns
from fabula.explain.textbook.asked import AskedNames
from fabula.facts.describe import Fact, tell
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Attribute, Number, Slot
from fabula.text import Quantity
from fabula.text.units import dimension

_DEARER = ("贵", "便宜", "多", "少", "贵了", "便宜了")
_PEOPLE = re.compile(r"[人名位]$")


class ProductNames(AskedNames):
    """Names of what is multiplied or divided inside a relation."""

    def made_of(self, expr: Expr) -> str:
        """The name of a product or a quotient; nothing where the text has no words for it."""
        if self.lang != "zh" or not isinstance(expr, Binary) or expr.op not in "*/":
            return ""
        above, below = self.kinds.unit(expr)
        if expr.op == "/" and self._by_shares(expr):
            return say("name.share", self.lang, noun=self._measured(self.kinds.unit(expr.left)[0]))
        if expr.op == "/" and self.kinds.kind(expr.left) in ("share", "one"):
            return say("name.fraction.product", self.lang)
        if expr.op == "/" and self.kinds.kind(expr.right) == "fraction":
            return say("name.whole_of", self.lang)
        if extra := self._price_gap(expr):
            return extra
        if not above:
            return ""
        if expr.op == "/" and dimension(above) == "time" and not below:
            return say("name.common_time", self.lang)
        if expr.op == "/" and not below and f"{above}数" in counting_nouns():
            return self.words.noun(above)
        if expr.op == "/":
            return say("name.per", self.lang, per=below, noun=self._measured(above)) if below else ""
        if rest := self._part(expr):
            return rest
        sides = ((expr.left, expr.right), (expr.right, expr.left))
        named = next((name for one, other in sides if (name := self._so_many(one, other, above, below))), "")
        if named or below:
            return named or say("name.per", self.lang, per=below, noun=self._measured(above))
        rated = next((one for one, _ in sides if isinstance(one, Slot) and one.attribute is Attribute.RATE), None)
        node = self.words.graph.by_id.get(rated.node) if rated is not None else None
        return f"{self.words.subject(node)}的{self._measured(above)}" if node is not None else ""

    def _price_gap(self, expr: Binary) -> str:
        """3千克相差的钱: so many times what one is dearer."""
        for one, other in ((expr.left, expr.right), (expr.right, expr.left)):
            place = one.quantity if isinstance(one, Number) else None
            told = self.words.attempt.problem.quantities[place] if place is not None else None
            money = told is not None and dimension(told.unit) == "money"
            money = money and told is not None and self.words.text[: told.span.start].endswith(_DEARER)
            if expr.op == "*" and money and isinstance(other, Slot) and other.attribute is Attribute.AMOUNT:
                return f"{self.given(other)}相差的{say('noun.pay', self.lang)}" if self.given(other) else ""
        return ""

    def _by_shares(self, expr: Binary) -> bool:
        """Whether something is divided by a number of shares: 420÷(1+2)."""
        by = expr.right
        added = (
            isinstance(by, Binary) and by.op == "+" and all(self.kinds.kind(e) in ("share", "one") for e in leaves(by))
        )
        return added and bool(self.kinds.unit(expr.left)[0])

    def _measured(self, unit: str) -> str:
        return say("noun.pay", self.lang) if dimension(unit) == "money" else self.words.noun(unit)

    def _part(self, expr: Binary) -> str:
        """剩下的艘数 for what is left of something, 总人数的1/3 for a part of it."""
        for one, other in ((expr.left, expr.right), (expr.right, expr.left)):
            if self.kinds.kind(other) != "fraction" or isinstance(one, Number):
                continue
            noun = self._measured(self.kinds.unit(one)[0])
            if isinstance(other, Binary):
                return say("name.rest", self.lang, noun=noun) if other.op == "-" else ""
            whole = self.of(one) if not isinstance(one, Binary) else ""
            return f"{whole}的{self.words.word(other)}" if whole and isinstance(other, Number) else ""
        return ""

    def _so_many(self, one: Expr, other: Expr, above: str, below: str) -> str:
        """So many of something, by the words of their number: what they cost, have or do."""
        quantity = self._counted(one)
        if quantity is None or dimension(quantity.unit) == dimension(above):
            return ""
        fact = self._fact(quantity)
        what = fact.told.what if fact is not None else None
        thing = what.text if what is not None and what.span and what.span[0] == quantity.span.end else ""
        rated = isinstance(one, Slot) and one.attribute is Attribute.RATE
        each = f"每{below}" if below and not rated else ""
        owner = self.words.graph.by_id.get(other.node) if isinstance(other, Slot) else None
        if not thing and rated and owner is not None and owner.kind is NodeKind.AGENT:
            thing = self.words.label(owner.id)  # 4把椅子的钱
        if dimension(above) == "money":
            pay = "name.many.pay" if _PEOPLE.search(quantity.text) else "name.many"
            return say(pay, self.lang, number=quantity.text, thing=thing, act=each, noun=self._measured(above))
        act = each + self._act(other)
        return say("name.many", self.lang, number=quantity.text, thing=thing, act=act, noun=self._measured(above))

    def _counted(self, expr: Expr) -> Quantity | None:
        """The number of the text that says how many, how long or how much."""
        above, below = self.kinds.unit(expr) if isinstance(expr, Slot) else ("", "")
        each = dimension(above).startswith("count:") and dimension(below).startswith("count:")  # 每张桌配4把椅子
        if isinstance(expr, Binary) or (isinstance(expr, Slot) and expr.attribute is Attribute.RATE and not each):
            return None
        place = expr.quantity if isinstance(expr, Number) else self.case.places.get(expr)
        found = self.words.attempt.problem.quantities[place] if place is not None else None
        return found if found is not None and self.kinds.kind(expr) not in ("fraction", "one") else None

    def _act(self, rate: Expr) -> str:
        """What is done at a rate: 分拣 of 每分钟分拣60件."""
        place = self.case.places.get(rate) if isinstance(rate, Slot) else None
        fact = tell(self.words.attempt.problem).of(place) if place is not None else None
        return fact.told.act.text if fact is not None and fact.told.act is not None and fact.told.per else ""

    def _fact(self, quantity: Quantity) -> Fact | None:
        return tell(self.words.attempt.problem).of(quantity.index)
