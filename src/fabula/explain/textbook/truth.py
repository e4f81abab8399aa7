"""Whether a name is true of what a step computes. What cannot be vouched for is not said: a plain name, or none.

Names are made of the labels of a reading, and a reading may have a right number under a wrong label. The conditions
here need no understanding of the story: the last word of a name claims what is measured, 合起来 claims a sum, 相差 one
thing less another, a name belongs to one quantity, and nothing is explained by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from fabula.explain.lexicon import claims, words_of
from fabula.explain.textbook.named import NamedReasons
from fabula.explain.textbook.names import Names
from fabula.explain.textbook.phrases import words
from fabula.explain.textbook.plain import Plain
from fabula.explain.textbook.recast import signed_terms
from fabula.facts.describe import tell
from fabula.lang import said, say
from fabula.situation.formula import Binary, Expr
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Attribute, Number, Slot, Unknown
from fabula.solve.equations import Variable
from fabula.text import Kind
from fabula.text.units import dimension

_BEFORE, _BEHIND = "=+−×÷比是；，把（", "=+−×÷比是的，；看）"  # a name begins behind these and ends before those
_BESIDE, _AFTER = f"(?:^|(?<=[{_BEFORE}]))", f"(?=$|[{_BEHIND}])"
_CLAUSE = "；"
_NAMELESS = re.compile(r"(?:^|[把比是于=+−×÷（])(?:的|看作|[，；×÷+−]|$)|^是")
_TOLD = re.compile(r"[=+−×÷（）；，]")


class Truth:
    """Looks at each step once it has a name, and remembers which name stands for which number."""

    def __init__(self, names: Names, reasons: NamedReasons) -> None:
        self.names = names
        self.words = names.words
        self.lang = names.lang
        self.reasons = reasons
        self.plain = Plain(names)
        self.values: dict[str, Fraction] = {}  # what the names so far stand for
        self.refused: set[str] = set()
        self.instead: dict[str, str] = {}  # what was said for a name that was refused

    def name(self, name: str, expr: Expr, variable: Variable, value: Fraction, unit: tuple[str, str]) -> str:
        """The name if it is true, else the next best that is; ``unit``: of what is measured, and per what."""
        if self.lang != "zh":
            return name
        if shares := self._of_shares(expr):
            name = shares
        if not name and variable != self.names.case.goal and self.names.kinds.kind(expr) != "fraction":
            return next(self.plain.better(name, expr, variable, unit), "")
        first = name
        if other := self._of_another(variable, unit):
            name = other
        if self._is_borrowed(name, variable):
            name = self.names.in_the_question(unit[0])
        found = self._candidates(name, expr, variable, unit)
        tried = next((one for one in found if self._holds(one, expr, value, unit)), "")
        for refused in {name, first} - {tried, ""}:
            if not tried.startswith(refused):  # 与实际相差 is no false name for 与实际相差的脚数
                self.refused.add(refused)
            self.instead[refused] = tried
        if tried and tried != name and tried == self._barest(unit):
            self.names.bare.add(tried)
        if tried:
            self.values.setdefault(tried, value)
        return tried

    def reason(self, reason: str, name: str, expr: Expr, variable: Variable) -> str:
        """A reason that names nothing falsely; else the step in the names of its quantities, or what is always so."""
        if self.lang != "zh":
            return reason
        goal = self.names.case.shared(variable) if variable == self.names.case.goal else ()
        for own in {self.words.name(one) for one in goal if isinstance(one, Slot)} - {name, ""}:
            if not name or own in name:  # what is asked has one name in a step
                continue
            reason = re.sub(f"(?:{_BESIDE}|(?<=[把于])){re.escape(own)}(?:{_AFTER}|(?=看作))", name, reason)
        for kind in ("sum", "difference"):
            if name == say(f"name.share.{kind}", self.lang):
                return say(f"why.share.{kind}", self.lang)
        if known := self.plain.reason(name) or self.plain.usage.reason(name, expr):
            return known
        reason = self.plain.usage.of_tunnel(self.plain.usage.of_kind(self.plain.of_limbs(name, reason), name, expr))
        reason = self.plain.stories.reason(reason, name, expr)
        if self._of_foreign_words(reason) and (told := self.reasons.by_names(name, expr)):
            return told
        if self._of_other_operation(reason, expr):
            return self._by_part(name, expr) or self.reasons.made_of(expr) or reason
        reason = self.plain.owners.without_kind(reason)
        if reason in self.reasons.generic:
            return self.reasons.by_names(name, expr) or reason
        if not self._doubtful(reason, name):
            return reason
        for old in [old for old, new in self.instead.items() if name and new == name]:
            told = re.sub(f"{_BESIDE}{re.escape(old)}{_AFTER}", name, reason)
            if not self._doubtful(told, name):
                return told
        return self.reasons.by_names(name, expr) or self._always(expr)

    # --- names ---

    def _candidates(self, name: str, expr: Expr, variable: Variable, unit: tuple[str, str]) -> Iterator[str]:
        yield from self.plain.better(name, expr, variable, unit)
        yield name
        yield from self.plain.instead(variable, unit)
        if variable == self.names.case.goal and (asked := self.names.in_the_question(unit[0])):
            yield asked
        if variable == self.names.case.goal and self._asks_gap():
            yield say("name.other.difference", self.lang, noun=self.words.noun(unit[0]))
        if self._is_later(variable):
            yield say("name.later", self.lang, name=name)
        yield self._remeasured(name, expr, variable, unit)
        if isinstance(expr, Binary) and expr.op == "/" and dimension(unit[0]) == "time" and not unit[1]:
            yield say("name.common_time", self.lang)
        if self._mixed(expr):
            yield self._net(expr, unit)
        elif unit[0] and isinstance(expr, Binary) and expr.op == "+":
            yield say("name.other.sum", self.lang, noun=self.words.noun(unit[0]))
        if not unit[0] and self.names.kinds.kind(expr) == "fraction":
            product = isinstance(expr, Binary) and expr.op == "*"
            yield say("name.fraction.product" if product else "name.fraction.matching", self.lang)
        yield self._barest(unit)

    def _barest(self, unit: tuple[str, str]) -> str:
        """The plainest name there is: 重量, 棵数, 每天的米数."""
        noun = self.words.noun(unit[0]) if unit[0] else ""
        if not unit[1] or not noun:
            return noun
        return say("name.per", self.lang, per=self.words.unit_text(unit[1]), noun=noun)

    def _of_shares(self, expr: Expr) -> str:
        """总份数 or 份数差 where nothing but the numbers of a ratio are added, or taken from each other."""
        terms = list(signed_terms(expr))
        if len(terms) < 2 or not all(self._is_share(term) for _, term in terms):
            return ""
        added = all(sign > 0 for sign, _ in terms)
        return say(f"name.share.{'sum' if added else 'difference'}", self.lang)

    def _is_share(self, term: Expr) -> bool:
        """Whether a term is a number of a ratio, or an amount that is set equal to one."""
        found = self.words.attempt.problem.quantities
        numbers = [term] if isinstance(term, Number) else []
        if isinstance(term, Slot):
            equal = (r.args for r in self.words.graph.relations if r.predicate == "Equal" and term in r.args)
            numbers = [arg for args in equal for arg in args if isinstance(arg, Number)]
        return any(n.quantity is not None and found[n.quantity].kind is Kind.RATIO for n in numbers)

    def _is_borrowed(self, name: str, variable: Variable) -> bool:
        """Whether what is asked has the name of another thing that the question does not speak of: 书包 of 买书包."""
        node = self.words.graph.by_id.get(variable.node) if isinstance(variable, Slot) else None
        whole = node is not None and node.kind is NodeKind.WORLD and variable == self.names.case.goal
        if node is None or not whole or not name.startswith(node.label) or not node.label:
            return False
        asked = self.words.telling.question
        bought = any(f"{act}{node.label}" in self.words.text for act in words_of("buy"))
        return bought and not any(char in asked for char in node.label)

    def _of_another(self, variable: Variable, unit: tuple[str, str]) -> str:
        """养鹅的只数 where the reading calls it 鸭, which the question does not name."""
        if not isinstance(variable, Slot) or variable != self.names.case.goal:
            return ""
        node, world = self.words.graph.by_id.get(variable.node), self.words.graph.world
        if node is None or node.kind is not NodeKind.AGENT or variable.attribute is not Attribute.TOTAL:
            return ""
        label = self.words.clean(node.label)
        if not label or any(char in self.plain.question for char in label):
            return ""
        given = self.words.graph.given(Slot(world.id, Attribute.TOTAL)) is not None
        lent = given and world.label.endswith(label) and label != world.label
        return self.plain.asked(unit) if lent else ""

    def _holds(self, name: str, expr: Expr, value: Fraction, unit: tuple[str, str]) -> bool:
        return (
            bool(name)
            and not self.plain.usage.odd(name)
            and not self.plain.owners.false(name, unit)
            and self._fits(name, unit, expr)
            and self._is_made_so(name, expr)
            and self._is_free(name, value)
        )

    def _fits(self, name: str, unit: tuple[str, str], expr: Expr) -> bool:
        """Whether the last word of the name is one for what is measured: no 数量 in 元, no 路程 in 吨."""
        measured = dimension(unit[0])
        claimed = _claimed(name)
        if not measured and claimed is not None and "count" in claimed and _is_share_of_one(expr):
            return False
        if claimed is None or not measured:
            shares = self._is_fraction(expr) or self.names.kinds.kind(expr) == "fraction"
            return claimed is None or "count" not in claimed or not shares
        if unit[1] and dimension(unit[1]) != "time" and "rate" in claimed:
            return True
        return measured in claimed or (measured.startswith("count:") and "count" in claimed)

    def _is_made_so(self, name: str, expr: Expr) -> bool:
        """Whether a sum is a sum: 合起来 takes nothing away, 相差 is one less another."""
        signs = [sign for sign, _ in signed_terms(expr)]
        if len(signs) < 2:
            return True
        if say("word.joined", self.lang) in name and (min(signs) < 0 or any(map(self._compares, _terms(expr)))):
            return False
        if self.plain.usage.left_over(name) and any(map(self._compares, _terms(expr))):
            return False
        apart = say("word.apart", self.lang)
        if apart in name and say("word.joined_gaps", self.lang) not in name:
            lost = min(signs) > 0 and self.words.telling.says(*say("word.lost", self.lang).split())
            return lost or (min(signs) < 0 and (signs.count(1) == 1 or self._asks_gap()))
        return True

    def _compares(self, expr: Expr) -> bool:
        """Whether a number of the text says by how much two things differ, so that it is no part of a whole."""
        place = expr.quantity if isinstance(expr, Number) else None
        fact = tell(self.words.attempt.problem).of(place) if place is not None else None
        return fact is not None and fact.other is not None

    def _is_free(self, name: str, value: Fraction) -> bool:
        """Whether the name stands for no other number: of an earlier step, or of the text."""
        if any(name == say(f"name.stream.{kind}", self.lang) for kind in ("sum", "difference")):
            return True  # made by what is added, whatever else a reading calls so
        if name in self.values:
            return self.values[name] == value
        return all(known == value for known in self._known(name))

    def _known(self, name: str) -> Iterator[Fraction]:
        """What the text gives under a name."""
        for slot, value in self.names.case.known.items():
            if isinstance(slot, Slot) and self.words.graph.given(slot) is not None and self.words.name(slot) == name:
                yield value

    def _asks_gap(self) -> bool:
        """Whether the question asks by how much one has more: 比小文剩下的多几颗."""
        asked = self.words.telling.question
        return bool(re.search(say("asked.more_than", self.lang), asked))

    def _is_later(self, variable: Variable) -> bool:
        """Whether a quantity is told by what it was before: 每小时比先前少走1千米."""
        for relation in self.words.graph.relations:
            compared = relation.predicate in ("More_than", "Less_than", "Fraction_more", "Fraction_less")
            if not compared or relation.unknown or len(relation.args) < 3:
                continue
            new, old = relation.args[:2]
            if new in self.names.case.shared(variable) and isinstance(new, Slot) and isinstance(old, Slot):
                same = self.words.agent_id(new.node) == self.words.agent_id(old.node)
                return same and self.words.name(new) == self.words.name(old)
        return False

    def _remeasured(self, name: str, expr: Expr, variable: Variable, unit: tuple[str, str]) -> str:
        """The same name with a word for what is measured: 轮胎的钱数 for 轮胎的数量; a share of it for a 单价."""
        noun = _noun(name)
        if not noun or self._fits(name, unit, expr):
            return ""
        counts = isinstance(expr, Binary) and expr.op == "*" and not any(map(_is_rate, (expr.left, expr.right)))
        if dimension(unit[0]) == "score" or (counts and dimension(unit[0]) == "time"):  # 26分 may be minutes
            return ""
        measured = self.words.noun(unit[0]) if unit[0] else say("noun.part", self.lang)
        if isinstance(variable, Slot) and variable.attribute is Attribute.RATE:
            return say("name.share", self.lang, noun=measured)
        owner = name.removesuffix(noun)
        return f"{owner}{measured}" if owner else measured

    def _mixed(self, expr: Expr) -> bool:
        """Whether several things are added and others taken away."""
        signs = [sign for sign, _ in signed_terms(expr)]
        return signs.count(1) > 1 and min(signs) < 0

    def _is_fraction(self, expr: Expr) -> bool:
        """Whether fractions of the text are added or taken from 1."""
        numbers = [term for term in _terms(expr) if isinstance(term, Number)]
        return any(self.names.kinds.kind(number) == "fraction" for number in numbers)

    def _net(self, expr: Expr, unit: tuple[str, str]) -> str:
        """这时的重量, 每天的长度: what comes of adding and taking away."""
        noun = self.words.noun(unit[0])
        if unit[1] and dimension(unit[1]) == "time":
            return say("name.per", self.lang, per=unit[1], noun=noun)
        return "" if any(map(self._compares, _terms(expr))) or not unit[0] else say("name.net", self.lang, noun=noun)

    # --- reasons ---

    def _doubtful(self, reason: str, name: str) -> bool:
        """Whether a reason says a name that was refused, explains a thing by itself, or takes no quantity as 1."""
        if _NAMELESS.search(reason):
            return True
        parts = _TOLD.split(reason)
        if any(refused != name and refused in part for refused in self.refused for part in parts):
            return True
        if any(_said(one, reason) for one in self.names.bare - {name}):
            return True
        if name and any(_said(name, clause) > 1 for clause in reason.split(_CLAUSE)):
            return True
        bases = say("word.no_base", self.lang).split()
        return any(say("why.unit_one", self.lang, whole=base) in reason for base in bases)

    def _of_foreign_words(self, reason: str) -> bool:
        """Whether a reason speaks of 顺水速度 and 船速 where the steps before have found 顺流速度 and 静水速度."""
        return any(word in reason and word not in self.values for word in words()["stream.words"].split())

    def _of_other_operation(self, reason: str, expr: Expr) -> bool:
        """Whether a division is explained by a product, or a product by a division: 5÷(1/9) by 总数=每份数×份数."""
        told = reason.partition("=")[2]
        if not isinstance(expr, Binary) or expr.op not in "*/" or not told or _CLAUSE in reason:
            return False
        mine, other = ("÷", "×") if expr.op == "/" else ("×", "÷")
        return other in told and mine not in told

    def _by_part(self, name: str, expr: Expr) -> str:
        """把…看作单位“1”, where it is divided by a part of it that a step found."""
        by = expr.right if isinstance(expr, Binary) and expr.op == "/" else None
        called = self.names.told.get(by, "") if isinstance(by, Unknown) else ""
        part = called.endswith(say("noun.part", self.lang))
        return say("close.fraction", self.lang, whole=name) if part and name else ""

    def _always(self, expr: Expr) -> str:
        """What is so whatever the quantities are called."""
        told = self.reasons.sum_of(expr) or self.reasons.made_of(expr)
        if told or not isinstance(expr, Binary):
            return told
        key = f"why.operation.{expr.op}"
        return say(key, self.lang) if said(key, self.lang) else ""


def _said(name: str, reason: str) -> int:
    """How often a reason says a name as a whole one; a pattern for every name would have to be compiled."""
    places = (at for at in range(len(reason)) if reason.startswith(name, at))
    ends = (at + len(name) for at in places if at == 0 or reason[at - 1] in _BEFORE)
    return sum(end == len(reason) or reason[end] in _BEHIND for end in ends)


def _terms(expr: Expr) -> list[Expr]:
    return [term for _, term in signed_terms(expr)]


def _is_share_of_one(expr: Expr) -> bool:
    """1÷30: a part, and no number of things."""
    one = isinstance(expr, Binary) and expr.op == "/" and isinstance(expr.left, Number)
    return one and isinstance(expr, Binary) and expr.left == Number(Fraction(1))


def _is_rate(expr: Expr) -> bool:
    return isinstance(expr, Slot) and expr.attribute is Attribute.RATE


def _noun(name: str) -> str:
    """The longest word that a name ends in and that says what is measured."""
    return max((noun for noun in claims() if name.endswith(noun)), key=len, default="")


def _claimed(name: str) -> frozenset[str] | None:
    """What may be measured by a name; None where its last word claims nothing."""
    noun = _noun(name)
    return claims()[noun] if noun else None
