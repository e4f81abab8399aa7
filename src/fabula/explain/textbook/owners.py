"""Whose and what a step is: names that give a number to the wrong one, and what to say instead.

小朋友穿的个数 is no sum of what two groups picked; money of two sisters is no 总价; a canteen has no 单价.
What is said instead comes from the text: the noun behind the numbers, or its word for the money.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.lexicon import lexeme, words_of
from fabula.explain.textbook.names import Names
from fabula.explain.textbook.phrases import Unit, fill, pattern, words
from fabula.explain.textbook.recast import signed_terms
from fabula.facts.describe import Fact, tell
from fabula.facts.ground import is_person
from fabula.lang import say
from fabula.situation.formula import Binary, Expr
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Attribute, Number, Slot
from fabula.solve.equations import Variable
from fabula.text import Kind
from fabula.text.units import dimension


class Owners:
    """Looks at the owner in a name."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def better(self, name: str, expr: Expr, variable: Variable, unit: Unit, question: str) -> Iterator[str]:
        """What to say rather than the name, best first."""
        yield self._of_unlike(name, expr, variable, unit)
        yield self._income(name, unit, question)
        yield self._discounted(name, expr, unit)
        yield self._bought(name, unit)
        yield self._not_yet(name, expr, variable, unit, question)
        yield self._share_of(name, expr, unit)

    def false(self, name: str, unit: Unit) -> bool:
        """Whether a name counts its holder for what it holds, or prices somebody: 客车的个数 of seats, 食堂的单价."""
        owner, _, noun = name.rpartition(lexeme("of"))
        if not owner or unit[1]:
            return False
        if noun == say("noun.length", "zh"):
            return is_person(owner) and not owner.endswith(words_of("way"))  # who used 9厘米 of a candle is not so long
        if dimension(unit[0]) == "money" and noun in words()["owner.prices"].split():
            return self._somebody(pattern("owner.when").sub("", owner))
        counts = dimension(unit[0]).startswith("count:") and noun.endswith(self.words.noun(unit[0]))
        return counts and self.words.counted.holds(owner, unit[0])

    @staticmethod
    def without_kind(reason: str) -> str:
        """它的1/3 for 它的1/3种, where 种 is what is done with that part."""
        return pattern("part.kind").sub("", reason)

    # --- sums ---

    def _of_unlike(self, name: str, expr: Expr, variable: Variable, unit: Unit) -> str:
        """贝壳的总个数 for what two groups picked, where the reading names it by what a third does with it."""
        terms = [term for _, term in signed_terms(expr)]
        node = self.words.graph.by_id.get(variable.node) if isinstance(variable, Slot) else None
        counted = dimension(unit[0]).startswith("count:") and not unit[1]
        whole = node is None or node.kind is NodeKind.WORLD or bool(pattern("sum.all").search(name))
        if node is None or whole or len(terms) < 2 or not counted:
            return ""
        if any(sign < 0 for sign, _ in signed_terms(expr)):
            return ""
        slots = [t for t in terms if isinstance(t, Slot) and t.attribute is Attribute.TOTAL]
        owners = {self.words.agent_id(s.node) for s in slots}
        units = {self.names.kinds.unit(t)[0] for t in slots}
        mine = self.words.clean(node.label)
        acts = {self.words.clean(self.words.graph.by_id[s.node].label) for s in slots}
        other = node.kind is NodeKind.EVENT and mine not in acts and len(owners) > 1
        if len(slots) < len(terms) or not (other or len(units) > 1):
            return ""
        thing = self.words.counted.thing_in(unit[0]) if len(units) == 1 else ""
        noun = self.words.noun(unit[0])
        labels = {self.words.clean(agent.label) for agent in self.words.graph.agents}
        thing = "" if thing in labels else thing  # 孔雀 beside 鸵鸟
        return fill("sum.things", thing=thing, noun=noun) if thing else say("name.other.sum", "zh", noun=noun)

    # --- money ---

    def _income(self, name: str, unit: Unit, question: str) -> str:
        """一共收入的钱, 一共的钱数 for 总价 where nothing is bought."""
        if dimension(unit[0]) != "money" or unit[1]:
            return ""
        if name == say("noun.cost", "zh"):
            told = pattern("money.gets").search(question)
            if told:
                return fill("money.got", verb=told[1])
            has = pattern("money.has").search(question) and not pattern("money.pays").search(question)
            return words()["money.all"] if has else ""
        return ""

    def _somebody(self, who: str) -> bool:
        """Whether it is a person, a shop or a group, of whom a price cannot be told."""
        holders = (*words_of("place"), *words_of("store"), *words_of("farmers"))
        return bool(who) and (is_person(who) or who.endswith(holders))

    def _discounted(self, name: str, expr: Expr, unit: Unit) -> str:
        """打折后每节课的价钱 for the price of one after a discount, under whatever name."""
        if not isinstance(expr, Binary) or expr.op != "*" or dimension(unit[0]) != "money":
            return ""
        if not name.endswith(say("noun.price", "zh")):
            return ""
        for side, rate in ((expr.left, expr.right), (expr.right, expr.left)):
            place = side.quantity if isinstance(side, Number) else None
            cut = place is not None and self.words.attempt.problem.quantities[place].kind is Kind.DISCOUNT
            per = self.names.kinds.unit(rate)[1] if cut else ""
            thing = self.words.counted.thing_in(per) if per else ""
            if thing:
                return fill("price.cut", per=per, thing=thing)
        return ""

    def _bought(self, name: str, unit: Unit) -> str:
        """猪肉现在的单价 for that of the canteen that buys it."""
        owner, _, noun = name.rpartition(lexeme("of"))
        who = pattern("owner.when").sub("", owner)
        if noun != say("noun.price", "zh") or not self._somebody(who):
            return ""
        when = pattern("owner.when").search(owner)
        thing = self.words.counted.thing_in(unit[1]) if unit[1] else ""
        return fill("owner.of", owner=thing + (when[0] if when else ""), noun=noun) if thing else ""

    # --- what is not done, parts ---

    def _not_yet(self, name: str, expr: Expr, variable: Variable, unit: Unit, question: str) -> str:
        """还没有装的千克数, where the question asks what is not yet packed."""
        told = pattern("rest.not_yet").search(question)
        left = isinstance(expr, Binary) and expr.op == "-" and not pattern("rest.words").search(name)
        if variable != self.names.case.goal or told is None or not (left or pattern("rest.loose").search(name)):
            return ""
        noun = name.rpartition(lexeme("of"))[2] or self.words.noun(unit[0])
        return fill("rest.not_done", verb=told[1], noun=noun)

    def _share_of(self, name: str, expr: Expr, unit: Unit) -> str:
        """妹妹的钱数 for 单位“1”的量, 甲数对应的分率 for 所占的分率: by whom the text tells of the fraction."""
        if not isinstance(expr, Binary) or expr.op not in "*/":
            return ""
        facts = [fact for side in (expr.left, expr.right) for fact in self._fractions(side)]
        bare = (say("name.whole_of", "zh"), say("name.fraction.product", "zh"))
        if name == bare[0] and expr.op == "/" and len(facts) == 1:
            other = facts[0].other
            return self._measure(facts[0], other.who.text) if other is not None and other.who is not None else ""
        if expr.op == "/" or not facts or not (name == bare[1] or pattern("part.bare").search(name)):
            return ""
        who = facts[-1].told.who or facts[-1].told.what
        if name == bare[1]:
            last = max(facts, key=lambda f: self._depth(f, facts))
            who = last.told.who
            return say("name.fraction.of", "zh", of=who.text) if who is not None and last.other is not None else ""
        if len(facts) > 1 or who is None:
            return ""
        planted = facts[0].told.what if facts[0].other is None else None
        if planted is not None and dimension(unit[0]) == "area":
            return fill("part.planted", thing=planted.text, noun=say("noun.area", "zh"))
        return self._measure(facts[0], who.text) if facts[0].other is not None and facts[0].told.who else ""

    def _depth(self, fact: Fact, facts: list[Fact]) -> int:
        """How many of the others a part is told of, one of the other: 甲 of 乙, 乙 of 丙."""
        names = {f.told.who.text for f in facts if f.told.who is not None}
        return int(fact.other is not None and fact.other.who is not None and fact.other.who.text in names)

    def _measure(self, fact: Fact, who: str) -> str:
        """妹妹的钱数, by the noun that the text compares them by; nothing where it has none."""
        noun = fact.told.measure.text if fact.told.measure is not None else ""
        return fill("owner.of", owner=who, noun=noun) if noun and noun not in who else ""

    def _fractions(self, expr: Expr) -> Iterator[Fact]:
        for side in (expr.left, expr.right) if isinstance(expr, Binary) else (expr,):
            place = side.quantity if isinstance(side, Number) else None
            share = place is not None and self.names.kinds.kind(side) in ("fraction", "share")
            fact = tell(self.words.attempt.problem).of(place) if share else None
            if fact is not None:
                yield fact
