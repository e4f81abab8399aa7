"""Names as a book has them, where a quantity's own name is true but odd: 利润率, 多修的长度, 每只相差的脚数, 总分.

Each is told by words of the question or of the text (``lang/zh/plain.txt``); without them nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from fabula.explain.lexicon import claims, lexeme, verbs
from fabula.explain.textbook.goals import Goals
from fabula.explain.textbook.names import Names
from fabula.explain.textbook.owners import Owners
from fabula.explain.textbook.phrases import Unit, fill, pattern, words
from fabula.explain.textbook.recast import signed_terms
from fabula.explain.textbook.stories import Stories
from fabula.explain.textbook.usage import Usage
from fabula.lang import say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Number, Slot
from fabula.solve.equations import Variable
from fabula.text import Kind
from fabula.text.units import dimension


def is_comparison(name: str) -> bool:
    """Whether a name says how many times, or what part, one number is of another."""
    return name.endswith(tuple(words()[key].rpartition("}")[2] for key in ("compared.times", "compared.part")))


def of_part() -> str:
    """Why something is multiplied by what a comparison found."""
    return words()["why.of_part"]


class Plain:
    """Finds what a book would call a step of one solution."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.usage = Usage(names)
        self.owners = Owners(names)
        self.goals = Goals(names)
        self.stories = Stories(names)

    def better(self, name: str, expr: Expr, variable: Variable, unit: Unit) -> Iterator[str]:
        """What to say rather than the name, best first."""
        found = (
            *self.stories.better(name, expr, variable, unit, self.question),
            self._rate_asked(name, variable),
            self._whole_of_rate(name, unit),
            self._gap(name, expr, variable, unit),
            self._limbs(name),
            self._supposed(name, unit),
            self._sawn(expr, variable, unit),
            self._floors(variable),
            self._score(name, unit),
            self._packed(name, unit),
            self._later(name, variable),
            self._each_of_two(name, expr),
            self._of_two_numbers(name, expr),
            self._crossing(expr, unit),
            self._total_of_mean(name, expr),
            self._listed(name, unit),
            self._solute(name, expr),
            self._mean_asked(name, variable, unit),
            self._of_bare_numbers(name),
            *self.goals.better(name, expr, variable, unit, self.question),
            *self.owners.better(name, expr, variable, unit, self.question),
            *self.usage.better(name, expr, variable, unit, self.question),
        )
        return (one for one in found if one and one != name)

    def instead(self, variable: Variable, unit: Unit) -> Iterator[str]:
        """What to say where the name cannot be said."""
        if variable == self.names.case.goal and (asked := self.asked(unit)):
            yield asked

    def reason(self, name: str) -> str:
        """The relation that everybody knows for a rate: 成活率=成活的棵数÷种的总棵数×100%."""
        if name == words()["shares.made"]:
            return words()["why.shares"]
        if name == say("name.lengths", "zh"):
            return words()["why.lengths"]
        return words().get(f"rate.{name.rpartition(lexeme('of'))[2]}", "") or words().get(f"why.{name}", "")

    # --- the question ---

    @cached_property
    def question(self) -> str:
        """The clause that asks for the number."""
        asked = self.words.telling.question
        clauses = re.split("[，；。？?]", asked)
        return next((c for c in reversed(clauses) if pattern("asked.number").search(c)), clauses[0])

    def asked(self, unit: Unit) -> str:
        """What is asked, in the question's own words: 7小时加工的个数."""
        told = pattern("asked.number").search(self.question)
        if told is None or not unit[0] or unit[1]:
            return ""
        owner = pattern("asked.before").sub("", self.question[: told.start()])
        owner = pattern("asked.behind").sub("", pattern("asked.helper").sub("", owner)).strip(lexeme("of"))
        if not 1 < len(owner) <= int(words()["asked.longest"]) or pattern("asked.never").search(owner):
            return ""
        if owner.endswith(tuple(noun for noun in claims() if len(noun) > 1)):
            return owner
        name = fill("asked.name", owner=owner, noun=self._noun(unit[0]))
        return self.stories.burnt(name) or name

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
        asked = self.words.telling.question
        found = pattern("rate.asked").search(asked)
        return found[1] if found else ""

    def _whole_of_rate(self, name: str, unit: Unit) -> str:
        """总棵数 for the sum that a rate is taken of."""
        joined = name.startswith(words()["sum.joined"])
        rate = self._rate(self.names.case.goal) if joined and unit[0] else ""
        return fill("rate.part", noun=self.words.noun(unit[0])) if rate else ""

    def _gap(self, name: str, expr: Expr, variable: Variable, unit: Unit) -> str:
        """多修的长度 where the question asks so, 相差的身高 where both are heights."""
        if not name.startswith(say("word.apart", "zh")) or not isinstance(expr, Binary) or expr.op != "-":
            return ""
        asked = pattern("gap.asked").search(self.question) if variable == self.names.case.goal else None
        if asked and not unit[1]:
            timed = dimension(unit[0]) == "time"
            noun = say("noun.count", "zh", unit=unit[0]) if timed else self._noun(unit[0])
            return fill("gap.done", way=asked[1], verb=asked[2], noun=noun)
        terms = [term for _, term in signed_terms(expr)]
        called = [self.names.of(term) for term in terms if not isinstance(term, Binary | Number)]
        alike = (noun for noun in words()["gap.alike"].split() if all(one.endswith(noun) for one in called))
        noun = next(alike, "") if len(called) == len(terms) else ""
        return fill("gap.name", noun=noun) if noun else ""

    def _limbs(self, name: str) -> str:
        """每只相差的脚数 for 每只相差的只数."""
        found = pattern("limb.each_count").fullmatch(name)
        told = re.search(fill("limb.told", unit=found[3]), self.words.text) if found else None
        if not found or not told:
            return ""
        goal = self.words.graph.goal.unit
        per = goal if found[1] == words()["limb.head"] and dimension(goal).startswith("count:") else found[1]
        return fill("limb.name", per=per, how=found[2], limb=told[1] or told[2])

    def _supposed(self, name: str, unit: Unit) -> str:
        """假设全是鸡，一共有脚; 与实际相差的脚数."""
        supposed = pattern("suppose.all").search(name)
        if not supposed and name != say("name.supposed_gap", "zh"):
            return ""
        told = re.search(fill("limb.told", unit=unit[0]), self.words.text) if unit[0] else None
        limb = (told[1] or told[2]) if told else ""
        if supposed:
            return f"{name}{limb}" if limb else ""
        noun = f"{limb}{lexeme('count')}" if limb else self._noun(unit[0])
        return f"{name}{lexeme('of')}{noun}" if unit[0] and not unit[1] else ""

    def of_limbs(self, name: str, reason: str) -> str:
        """兔和鸡每只相差的数, where the name says 每只 and the reading counts heads: 30个头."""
        each = pattern("limb.each").match(name)
        return pattern("limb.other").sub(each[0], reason) if each else reason

    def _sawn(self, expr: Expr, variable: Variable, unit: Unit) -> str:
        """锯成8段的次数, 锯一次用的时间."""
        if not isinstance(variable, Slot) or not self.words.telling.says(words()["sawn.cue"]):
            return ""
        counted = self.words.units.get(Slot(variable.node, Attribute.AMOUNT), ("", ""))[0]
        if variable.attribute is Attribute.RATE and dimension(unit[0]) == "time" and counted == lexeme("times"):
            return words()["sawn.time"]
        pieces = self._one_less(expr) if variable.attribute is Attribute.AMOUNT and counted == lexeme("times") else ""
        return fill("sawn.times", n=pieces) if pieces else ""

    def _floors(self, variable: Variable) -> str:
        """走到七楼的层数, 走一层用的时间."""
        if not isinstance(variable, Slot) or not self.words.floors(variable.node):
            return ""
        if variable.attribute is Attribute.RATE:
            return say("name.floor_time", "zh")
        to = self.words.label(variable.node)
        told = variable.attribute is Attribute.AMOUNT and pattern("floors.label").search(to)
        return fill("floors.name", to=to) if told else ""

    def _one_less(self, expr: Expr) -> str:
        """The words of a number of the text that something is taken from."""
        first = expr.left if isinstance(expr, Binary) and expr.op == "-" else None
        return self.names.given(first) if isinstance(first, Number) else ""

    def _score(self, name: str, unit: Unit) -> str:
        """总分 for 合起来的分数."""
        scores = dimension(unit[0]) == "score" and not unit[1]
        return words()["sum.score"] if scores and name.startswith(words()["sum.joined"]) else ""

    def _packed(self, name: str, unit: Unit) -> str:
        """组数 for 分的数量: so many groups or boxes."""
        count = name.endswith(say("noun.number", "zh")) and unit[0] in words()["packed.units"].split()
        return say("noun.count", "zh", unit=unit[0]) if count else ""

    def _later(self, name: str, variable: Variable) -> str:
        """后来开的路程, where the same one did so before: 先…，后来…."""
        graph = self.words.graph
        node = graph.by_id.get(variable.node) if isinstance(variable, Slot) else None
        if node is None or node.kind is not NodeKind.EVENT or not node.parent:
            return ""
        owner = self.words.label(node.parent)
        first = words()["later.first"]
        others = [self.words.subject(n) for n in graph.children(node.parent) if n is not node]
        before = any(one.removeprefix(owner).startswith(first) for one in others)
        before = before or (len(others) == 1 and first in self.words.text and self._goes_on(node))
        word = next((w for w in words()["later.words"].split() if w in self.words.text), "")
        return f"{word}{name.removeprefix(owner)}" if before and word and name.startswith(owner) else ""

    def _goes_on(self, node: Node) -> bool:
        """Whether it is the last of what the same one does on a journey."""
        graph = self.words.graph
        spans = [n.span[0] for n in graph.children(node.parent or "") if n is not node and n.span]
        later = bool(node.span) and all(at < node.span[0] for at in spans if node.span)
        return graph.type is ProblemType.JOURNEY and later

    def _each_of_two(self, name: str, expr: Expr) -> str:
        """每个工人每小时加工的个数: what one does, divided by a time."""
        if name or not isinstance(expr, Binary) or expr.op != "/":
            return ""
        above, per = self.names.kinds.unit(expr.left)
        time = self.names.kinds.unit(expr.right)
        timed = above and per and not time[1] and dimension(time[0]) == "time" and dimension(per) != "time"
        if not timed:
            return ""
        one = self.names.of(expr.left) if not isinstance(expr.left, Binary | Number) else ""
        done = re.fullmatch(fill("each.done", per=per, verbs="|".join(verbs())), one)
        who = re.search(fill("each.people", per=per), self.words.text)
        told = {"who": f"{per}{done[1]}" if done else per, "verb": done[2] if done else "", "time": time[0]}
        if who and told["who"] == per:
            told["who"] = who[1]
        return fill("each.two", noun=done[3] if done else self.words.noun(above), **told)

    def _of_two_numbers(self, name: str, expr: Expr) -> str:
        """50千克是19千克的几倍, 统一后的份数, 2倍的3倍: what is made of numbers of the text alone."""
        if name or not isinstance(expr, Binary) or expr.op not in "*/":
            return ""
        found = self.words.attempt.problem.quantities
        numbers = [leaf for leaf in leaves(expr) if isinstance(leaf, Number) and leaf.quantity is not None]
        kinds = {found[leaf.quantity].kind for leaf in numbers if leaf.quantity is not None}
        if len(numbers) < len(list(leaves(expr))):
            return self._compared(expr)
        if kinds == {Kind.RATIO}:
            return words()["shares.made"]
        told = [self.names.given(leaf) for leaf in numbers]
        if kinds == {Kind.TIMES} and expr.op == "*" and len(told) == 2:
            return fill("times.times", one=told[0], other=told[1])
        return self._compared(expr)

    def _compared(self, expr: Binary) -> str:
        """50千克是19千克的几倍, for two numbers of the text in one unit."""
        sides = (expr.left, expr.right)
        units = {self.names.kinds.unit(side) for side in sides}
        told = [self.names.given(side) for side in sides if not isinstance(side, Binary)]
        if expr.op != "/" or len(units) > 1 or units == {("", "")} or len(told) < len(sides) or not all(told):
            return ""
        values = [e.value if isinstance(e, Number) else self.names.case.known.get(e) for e in leaves(expr)]
        less = values[0] is not None and values[1] is not None and values[0] < values[1]
        return fill("compared.part" if less else "compared.times", one=told[0], other=told[1])

    def _crossing(self, expr: Expr, unit: Unit) -> str:
        """两车的车长和, where two trains pass each other."""
        passing = pattern("crossing.cue").search(self.words.text) and dimension(unit[0]) == "length"
        terms = list(signed_terms(expr))
        added = len(terms) == 2 and all(sign > 0 for sign, _ in terms) and not unit[1]
        return say("name.lengths", "zh") if passing and added else ""

    def _total_of_mean(self, name: str, expr: Expr) -> str:
        """5门的总分: a mean times how many, where the name says another number of them or none."""
        total = pattern("total.of_mean").search(name)
        if total is None or not isinstance(expr, Binary) or expr.op != "*":
            return ""
        nodes = {s.node for s in leaves(expr) if isinstance(s, Slot)}
        if len(nodes) == 1 and len(list(leaves(expr))) == 2 and name.startswith(self.words.label(*nodes)):
            return ""  # 女生的总身高 is as good as 25人的总身高
        counts = [s for s in leaves(expr) if not (isinstance(s, Slot) and s.attribute is Attribute.RATE)]
        told = self.names.given(counts[0]) if len(counts) == 1 else ""
        return fill("asked.name", owner=told, noun=total[0]) if told and told not in name else ""

    def _listed(self, name: str, unit: Unit) -> str:
        """合起来的重量 for 盐水的重量、重量的和: what has no owner is no part of a list."""
        parts = name.removesuffix(words()["sum.of"]).split("、") if name.endswith(words()["sum.of"]) else []
        of = lexeme("of")
        loose = len(parts) > 1 and (len(set(parts)) < len(parts) or (of in parts[0] and of not in parts[-1]))
        return say("name.other.sum", "zh", noun=self.words.noun(unit[0])) if loose and unit[0] else ""

    def _solute(self, name: str, expr: Expr) -> str:
        """浓度8%的盐水中盐的重量, for so much of a solution times its strength."""
        solute = self.words.telling.solute()
        if not solute or not isinstance(expr, Binary) or expr.op != "*" or not pattern("solute.loose").search(name):
            return ""
        if "%" not in name and not pattern("solute.several").search(self.words.text):
            return ""
        for side in (expr.left, expr.right):
            place = side.quantity if isinstance(side, Number) else None
            told = self.words.attempt.problem.quantities[place] if place is not None else None
            before = self.words.text[: told.span.start] if told is not None else ""
            if told is not None and pattern("solute.strength").search(before):
                return fill("solute.name", strength=told.text, solute=solute)
        return ""

    def _mean_asked(self, name: str, variable: Variable, unit: Unit) -> str:
        """平均每公顷产小麦的千克数, where the question asks for a mean and the name says whose it is not."""
        told = pattern("mean.asked").search(self.question) if variable == self.names.case.goal else None
        if told is None or name.startswith(words()["mean.word"]) or not unit[0] or pattern("mean.not").search(name):
            return ""
        owner = pattern("asked.helper").sub("", told[1])
        counted = dimension(unit[0]).startswith("count:")
        noun = self._noun(unit[0]) if counted or dimension(unit[0]) == "money" else f"{unit[0]}{lexeme('count')}"
        return fill("asked.name", owner=owner, noun=noun)

    def _of_bare_numbers(self, name: str) -> str:
        """前三个数的和, 后两个数的平均数: numbers that are nothing but numbers."""
        found = pattern("numbers.name").fullmatch(name) if pattern("numbers.cue").search(self.words.text) else None
        return fill("numbers.mean" if found[1] else "numbers.sum", which=found[2]) if found else ""
