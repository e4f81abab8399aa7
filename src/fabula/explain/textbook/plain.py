"""Names as a book has them, where a quantity's own name is true but odd: 利润率, 多修的长度, 每只相差的脚数, 总分.

Each is told by words of the question or of the text (``lang/zh/plain.txt``); without them nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property

from fabula.explain.lexicon import claims, verbs
from fabula.explain.textbook.names import Names
from fabula.explain.textbook.recast import signed_terms
from fabula.lang import parse_messages, say
from fabula.lang.lines import read_file
from fabula.situation.formula import Binary, Expr
from fabula.situation.nodes import NodeKind
from fabula.situation.terms import Attribute, Number, Slot
from fabula.solve.equations import Variable
from fabula.text.units import dimension

Unit = tuple[str, str]


@cache
def _words() -> dict[str, str]:
    return parse_messages(read_file("plain.txt"), "plain.txt")


@cache
def _pattern(key: str) -> re.Pattern[str]:
    return re.compile(_words()[key].replace("{verbs}", "|".join(verbs())))


def _fill(key: str, **words: str) -> str:
    return _words()[key].format(**words)


class Plain:
    """Finds what a book would call a step of one solution."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def better(self, name: str, expr: Expr, variable: Variable, unit: Unit) -> Iterator[str]:
        """What to say rather than the name, best first."""
        found = (
            self._rate_asked(name, variable),
            self._whole_of_rate(name, unit),
            self._gap(name, expr, variable, unit),
            self._limbs(name),
            self._sawn(expr, variable, unit),
            self._floors(variable),
            self._score(name, unit),
            self._packed(name, unit),
            self._later(name, variable),
            self._each_of_two(name, expr),
        )
        return (one for one in found if one and one != name)

    def instead(self, variable: Variable, unit: Unit) -> Iterator[str]:
        """What to say where the name cannot be said."""
        if variable == self.names.case.goal and (asked := self.asked(unit)):
            yield asked

    def reason(self, name: str) -> str:
        """The relation that everybody knows for a rate: 成活率=成活的棵数÷种的总棵数×100%."""
        return _words().get(f"rate.{name.rpartition('的')[2]}", "")

    # --- the question ---

    @cached_property
    def question(self) -> str:
        """The clause that asks for the number."""
        asked = "".join(q.clause.span.of(self.words.text) for q in self.words.attempt.problem.questions[-1:])
        clauses = re.split("[，；。？?]", asked)
        return next((c for c in reversed(clauses) if _pattern("asked.number").search(c)), clauses[0])

    def asked(self, unit: Unit) -> str:
        """What is asked, in the question's own words: 7小时加工的个数."""
        told = _pattern("asked.number").search(self.question)
        if told is None or not unit[0] or unit[1]:
            return ""
        owner = _pattern("asked.before").sub("", self.question[: told.start()])
        owner = _pattern("asked.behind").sub("", _pattern("asked.helper").sub("", owner)).strip("的")
        if not 1 < len(owner) <= int(_words()["asked.longest"]) or _pattern("asked.never").search(owner):
            return ""
        if owner.endswith(tuple(noun for noun in claims() if len(noun) > 1)):
            return owner
        return _fill("asked.name", owner=owner, noun=self._noun(unit[0]))

    def _noun(self, unit: str) -> str:
        """钱 for 元, else what the unit measures."""
        money = dimension(unit) == "money"
        return say("noun.pay", "zh") if money else self.words.noun(unit)

    # --- names ---

    def _rate_asked(self, name: str, variable: Variable) -> str:
        rate = self._rate(variable)
        return "" if rate and name.endswith(rate) else rate

    def _rate(self, variable: Variable) -> str:
        """利润率, 成活率: the word that the question has for what is asked."""
        asks = self.words.graph.goal.asks in ("percent", "fraction")
        if variable != self.names.case.goal or not asks:
            return ""
        asked = "".join(q.clause.span.of(self.words.text) for q in self.words.attempt.problem.questions[-1:])
        found = _pattern("rate.asked").search(asked)
        return found[1] if found else ""

    def _whole_of_rate(self, name: str, unit: Unit) -> str:
        """总棵数 for the sum that a rate is taken of."""
        joined = name.startswith(_words()["sum.joined"])
        rate = self._rate(self.names.case.goal) if joined and unit[0] else ""
        return _fill("rate.part", noun=self.words.noun(unit[0])) if rate else ""

    def _gap(self, name: str, expr: Expr, variable: Variable, unit: Unit) -> str:
        """多修的长度 where the question asks so, 相差的身高 where both are heights."""
        if not name.startswith(say("word.apart", "zh")) or not isinstance(expr, Binary) or expr.op != "-":
            return ""
        asked = _pattern("gap.asked").search(self.question) if variable == self.names.case.goal else None
        if asked and not unit[1]:
            timed = dimension(unit[0]) == "time"
            noun = say("noun.count", "zh", unit=unit[0]) if timed else self._noun(unit[0])
            return _fill("gap.done", way=asked[1], verb=asked[2], noun=noun)
        terms = [term for _, term in signed_terms(expr)]
        called = [self.names.of(term) for term in terms if not isinstance(term, Binary | Number)]
        alike = (noun for noun in _words()["gap.alike"].split() if all(one.endswith(noun) for one in called))
        noun = next(alike, "") if len(called) == len(terms) else ""
        return _fill("gap.name", noun=noun) if noun else ""

    def _limbs(self, name: str) -> str:
        """每只相差的脚数 for 每只相差的只数."""
        found = re.fullmatch(r"每(.)(.+)的(.)数", name)
        told = re.search(_fill("limb.told", unit=found[3]), self.words.text) if found else None
        return _fill("limb.name", per=found[1], how=found[2], limb=told[1]) if found and told else ""

    def _sawn(self, expr: Expr, variable: Variable, unit: Unit) -> str:
        """锯成8段的次数, 锯一次用的时间."""
        if not isinstance(variable, Slot) or not self.words.telling.says(_words()["sawn.cue"]):
            return ""
        counted = self.words.units.get(Slot(variable.node, Attribute.AMOUNT), ("", ""))[0]
        if variable.attribute is Attribute.RATE and dimension(unit[0]) == "time" and counted == "次":
            return _words()["sawn.time"]
        pieces = self._one_less(expr) if variable.attribute is Attribute.AMOUNT and counted == "次" else ""
        return _fill("sawn.times", n=pieces) if pieces else ""

    def _floors(self, variable: Variable) -> str:
        """走到七楼的层数, 走一层用的时间."""
        if not isinstance(variable, Slot) or not self.words.floors(variable.node):
            return ""
        if variable.attribute is Attribute.RATE:
            return say("name.floor_time", "zh")
        to = self.words.label(variable.node)
        told = variable.attribute is Attribute.AMOUNT and _pattern("floors.label").search(to)
        return _fill("floors.name", to=to) if told else ""

    def _one_less(self, expr: Expr) -> str:
        """The words of a number of the text that something is taken from."""
        first = expr.left if isinstance(expr, Binary) and expr.op == "-" else None
        return self.names.given(first) if isinstance(first, Number) else ""

    def _score(self, name: str, unit: Unit) -> str:
        """总分 for 合起来的分数."""
        scores = dimension(unit[0]) == "score" and not unit[1]
        return _words()["sum.score"] if scores and name.startswith(_words()["sum.joined"]) else ""

    def _packed(self, name: str, unit: Unit) -> str:
        """组数 for 分的数量: so many groups or boxes."""
        count = name.endswith(say("noun.number", "zh")) and unit[0] in _words()["packed.units"].split()
        return say("noun.count", "zh", unit=unit[0]) if count else ""

    def _later(self, name: str, variable: Variable) -> str:
        """后来开的路程, where the same one did so before: 先…，后来…."""
        graph = self.words.graph
        node = graph.by_id.get(variable.node) if isinstance(variable, Slot) else None
        if node is None or node.kind is not NodeKind.EVENT or not node.parent:
            return ""
        owner = self.words.label(node.parent)
        first = _words()["later.first"]
        before = any(self.words.subject(n).startswith(first) for n in graph.children(node.parent) if n is not node)
        word = next((w for w in _words()["later.words"].split() if w in self.words.text), "")
        return f"{word}{name.removeprefix(owner)}" if before and word and name.startswith(owner) else ""

    def _each_of_two(self, name: str, expr: Expr) -> str:
        """每人每小时做的个数: what one does, divided by a time."""
        if name or not isinstance(expr, Binary) or expr.op != "/":
            return ""
        above, per = self.names.kinds.unit(expr.left)
        time = self.names.kinds.unit(expr.right)
        timed = above and per and not time[1] and dimension(time[0]) == "time" and dimension(per) != "time"
        return _fill("each.two", per=per, time=time[0], noun=self.words.noun(above)) if timed else ""
