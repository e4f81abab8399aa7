"""Names of products and quotients on the way: 3位老员工要付的钱, 25分钟分拣的件数, 每人分摊的钱.

What is counted, and what is done with it, is read from the facts of the text, so that a reading which only multiplies
two numbers is told in the text's words.
"""

from __future__ import annotations

import re
from fractions import Fraction

from fabula.explain.lexicon import counting_nouns, lexeme, lexemes, words_of
from fabula.explain.textbook.asked import AskedNames
from fabula.explain.textbook.question import NO_OWNER, THIS
from fabula.facts.describe import Fact, tell
from fabula.lang import messages, say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Attribute, Number, Slot, Unknown
from fabula.text import Quantity
from fabula.text.units import dimension

_DEARER = lexemes("dearer")
_PEOPLE = re.compile(lexeme("people_shape"))


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
        if alone := self._for_one(expr):
            return alone
        if expr.op == "/" and self._in_gaps(expr):
            return say("triple.in.planted_both", self.lang).split()[1]
        if not above:
            return self._done(expr)
        if expr.op == "/" and dimension(above) == "time" and not below:
            return say("name.common_time", self.lang)
        if expr.op == "/" and not below and above + lexeme("count") in counting_nouns():
            return self.words.noun(above)
        if expr.op == "/" and not below and self._by_number(expr, above):
            return say("name.share", self.lang, noun=self._measured(above))
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
        return f"{self.words.subject(node)}{lexeme('of')}{self._measured(above)}" if node is not None else ""

    def in_the_question(self, unit: str) -> str:
        """What is asked, in the question's own words: 红队原有的人数."""
        if self.lang != "zh":
            return ""
        asked = self.words.telling.question
        found = re.match(lexeme("owner_shape"), THIS.sub("", asked))
        owner = found[1].rstrip(lexeme("ends")) if found else ""
        return f"{owner}{lexeme('of')}{self.words.noun(unit)}" if owner and not NO_OWNER.search(owner) else ""

    def _for_one(self, expr: Binary) -> str:
        """The time that one alone needs for what so many do in so long: 12名石匠20天."""
        one, other = expr.left, expr.right
        for heads, time in ((one, other), (other, one)):
            people = self.kinds.unit(heads)[0] in words_of("head") and not self.kinds.unit(heads)[1]
            timed = dimension(self.kinds.unit(time)[0]) == "time" and not self.kinds.unit(time)[1]
            if expr.op == "*" and people and timed and self.words.laborious:
                return say("name.for_one", self.lang, head=self.kinds.unit(heads)[0])
        return ""

    def _in_gaps(self, expr: Binary) -> bool:
        """Whether a way is divided by the length of a gap: 每隔12米."""
        lengths = {dimension(self.kinds.unit(side)[0]) for side in (expr.left, expr.right)} == {"length"}
        below = any(self.kinds.unit(side)[1] for side in (expr.left, expr.right))
        return lengths and not below and self.words.telling.says(*messages("zh")["planted.cues"].split())

    def _done(self, expr: Binary) -> str:
        """完成的工作量 of a work rate for so long, where the whole is called 1."""
        rated = any(self.kinds.kind(side) == "work" for side in self._sides(expr))
        works = expr.op == "*" and rated and self.case.taken_as_one and self.words.laborious
        return say("name.done", self.lang, noun=self.words.part_noun()) if works else ""

    def _sides(self, expr: Binary) -> tuple[Expr, ...]:
        """Both sides; for what a step found, what it was made of."""
        made = (self.case.rates.get(side) if isinstance(side, Unknown) else None for side in (expr.left, expr.right))
        return (expr.left, expr.right, *(leaf for found in made if found is not None for leaf in leaves(found)))

    def _by_number(self, expr: Binary, above: str) -> bool:
        """Whether something is divided by a bare number, so that it is one part of so many."""
        bare = not self.kinds.unit(expr.right)[0] and self.kinds.kind(expr.right) != "fraction"
        return bare and dimension(above) == dimension(self.kinds.unit(expr.left)[0])

    def _price_gap(self, expr: Binary) -> str:
        """3千克相差的钱: so many times what one is dearer."""
        for one, other in ((expr.left, expr.right), (expr.right, expr.left)):
            place = one.quantity if isinstance(one, Number) else None
            told = self.words.attempt.problem.quantities[place] if place is not None else None
            money = told is not None and dimension(told.unit) == "money"
            money = money and told is not None and self.words.text[: told.span.start].endswith(_DEARER)
            if expr.op == "*" and money and isinstance(other, Slot) and other.attribute is Attribute.AMOUNT:
                more = self.given(other)
                return f"{more}{lexeme('differing')}{say('noun.pay', self.lang)}" if more else ""
        return ""

    def _by_shares(self, expr: Binary) -> bool:
        """Whether something is divided by a number of shares: 420÷(1+2)."""
        by = expr.right
        added = (
            isinstance(by, Binary) and by.op == "+" and all(self.kinds.kind(e) in ("share", "one") for e in leaves(by))
        )
        return added and bool(self.kinds.unit(expr.left)[0])

    def over_the_way(self, expr: Expr) -> bool:
        """Whether a way that is only called 1 is divided by a speed: the time for all of it."""
        one = isinstance(expr, Binary) and expr.op == "/" and expr.left == Number(Fraction(1))
        return isinstance(expr, Binary) and one and self.kinds.kind(expr.right) == "speed"

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
            return f"{whole}{lexeme('of')}{self.words.word(other)}" if whole and isinstance(other, Number) else ""
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
        each = lexeme("each") + below if below and not rated else ""
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
