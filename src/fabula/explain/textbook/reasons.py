"""Why a textbook step holds: the quantity relation in the direction in which it is used."""

from __future__ import annotations

import re

from fabula.explain.courses import MEETING, going_apart
from fabula.explain.figures import Form
from fabula.explain.lexicon import words_of
from fabula.explain.textbook.concepts import Concept
from fabula.explain.textbook.derived import Derived, Quotient, operations
from fabula.explain.textbook.named import LONGEST, NamedReasons
from fabula.explain.textbook.recast import RATES, signed_terms
from fabula.explain.wording import whole_words
from fabula.lang import messages, said, say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.graph import HAPPENING
from fabula.situation.nodes import ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Unknown, slots
from fabula.solve.equations import Variable
from fabula.text import Kind
from fabula.text.units import dimension

_TIMES = re.compile(r"([^，、；=]+)、([0-9]+(?:/[0-9]+|%)?)的积")
_TRACED = re.compile(
    r"等于[^，；]*[^，；的]乘|后剩下的(?:等于|乘|除以)|去掉[^，。]*后剩下的$"
    r"|的[和差](?:乘|除以)|(?:乘|除以)[^，；]*的[和差]"
)

_TRACED_IN_ENGLISH = re.compile(r"(?:divided by|times|after) the (?:sum|difference|product) of")


def _as_part(match: re.Match[str]) -> str:
    """小帆的零花钱的2/3 for the product of both."""
    return f"{match[1]}的{match[2]}" + ("倍" if match[2].isdigit() else "")


class Reasons(NamedReasons):
    """Reasons in one language."""

    def of(self, derived: Derived) -> str:
        """Why a single equation gives the quantity."""
        told = _TIMES.sub(_as_part, self._of(derived)) if self.lang == "zh" else self._of(derived)
        if (_TRACED if self.lang == "zh" else _TRACED_IN_ENGLISH).search(told):
            return self._untraced(derived)
        if say("word.product", self.lang) in told and isinstance(derived.expr, Binary):
            return self.sum_of(derived.expr) if derived.expr.op in "+-" else ""
        added = isinstance(derived.expr, Binary) and derived.expr.op in "+-"
        relation = self.words.graph.relations[derived.relations[0]]
        retold = added and "=" not in told and relation.predicate in ("Together", "Remains", "Equal")
        if told in self.generic or (retold and self.lang == "zh"):
            return self.by_names(self.names.of(derived.target, derived), derived.expr) or told
        if added and operations(derived.expr) == 1 and any(sign in told for sign in "×÷"):
            return self.by_names(self.names.of(derived.target, derived), derived.expr) or self.sum_of(derived.expr)
        return told

    def _of(self, derived: Derived) -> str:
        if self.names.ageing(derived.target) or self._grows(derived):
            return say("why.years", self.lang)
        if isinstance(derived.expr, Binary) and derived.expr.op == "//" and self.lang == "zh":
            left, right = self._named(derived.expr.left), self._named(derived.expr.right)
            whole = self.names.given(derived.expr.right) or right
            key = "reason.whole_times" if left else "reason.whole_times.bare"
            return say(key, self.lang, a=left, b=whole)
        if self.lang == "zh" and "×" in (name := self.names.of(derived.target, derived)):
            a, b = (part.removesuffix("数") for part in name.split("×"))
            return say("why.units", self.lang, a=a, b=b)
        if isinstance(derived.target, Slot) and derived.target.attribute is Attribute.AMOUNT:
            sawn = self.words.units.get(derived.target, ("", ""))[0] == "次"
            if self.words.floors(derived.target.node):
                return say("why.floors", self.lang)
            if sawn and "锯" in self.words.label(derived.target.node):
                return say("why.sawn", self.lang)
        if (units := self.names.two_fold(derived.target)) and self.lang == "zh":
            once = isinstance(derived.expr, Binary) and derived.expr.op == "/"
            return say("why.one_of_two" if once else "why.all_of_two", self.lang, a=units[0], b=units[1])
        relation = self.words.graph.relations[derived.relations[0]]
        if relation.unknown and relation.predicate == "Fraction_of":
            rate = self.names.of(derived.target, derived)
            plain = rate.endswith("率") and not self.names.asks_interest_rate(relation)
            if plain and (told := self._product_in_names(rate.rpartition("的")[2], derived.expr)) and "、" not in told:
                return told
        if told := self._by_calendar(relation, derived.expr):
            return told
        if self._inside(derived):
            name = self.names.of(derived.target, derived)
            told = self.by_names(name, derived.expr) or self.sum_of(derived.expr)
            gap = say("name.age_gap", self.lang)
            kept = any(self.names.of(v) == gap for v in leaves(derived.expr) if v in self.case.inner)
            return f"{say('why.even_ages', self.lang)}{say('sep.comma', self.lang)}{told}" if kept else told
        at = self._place(relation, derived.target)
        if isinstance(derived.target, Unknown) and derived.target.name.startswith(RATES):
            concept = self.names.kinds.concept(signed_terms(self.case.rates[derived.target]))
            key = f"reason.rates.{concept.key}"
            if isinstance(derived.expr, Binary) and derived.expr.op in "+-":
                return self.sum_of(derived.expr)
            return say(key, self.lang) if said(key, self.lang) else self.sum_of(derived.expr)
        if any(isinstance(v, Unknown) and v.name.startswith(RATES) for v in leaves(derived.expr)):
            name = self.names.of(derived.target, derived)
            product = isinstance(derived.expr, Binary) and derived.expr.op == "*"
            way = product and self.words.graph.type is ProblemType.JOURNEY
            key = "reason.rates.way" if way else "reason.rates.work"
            return self.by_names(name, derived.expr) or say(key, self.lang)
        wind = "stream" in (relation.source.rule or "") and self.words.telling.says("风速", "无风")
        if wind or self._plain(relation, at):
            if told := self.by_names(self.names.of(derived.target, derived), derived.expr):
                return told
        if relation.predicate == "Equal" and isinstance(derived.expr, Binary) and derived.expr.op in "+-":
            name = self.names.of(derived.target, derived)
            if told := self.by_names(name, derived.expr):
                return told
            bare = relation.unknown or any(isinstance(a, Apply) and not slots(a) for a in relation.args)
            told = self.names.sentence(relation) if self.lang == "zh" and not bare else ""
            return told if told and len(told) <= LONGEST else self.sum_of(derived.expr)
        if relation.source.rule in MEETING and at == 0 and going_apart(self.words.text):
            return say("reason.apart.0", self.lang)
        if relation.predicate == "Average" and at == 0 and isinstance(derived.expr, Binary) and derived.expr.op == "/":
            terms = list(signed_terms(derived.expr.left))
            if len(terms) == 2 and (told := self.half(derived, terms)):
                return told
        if relation.predicate == "Ratio" and isinstance(derived.target, Unknown):
            used = [i for i, arg in enumerate(relation.args[:2]) if {arg} & set(self._alike(derived.expr))]
            at = used[0] if used else at
            owned, parts = self.names.word(relation.args[at]), self.names.word(relation.args[at + 2])
            return say("reason.share.one", self.lang, a=owned, n=parts)
        if relation.predicate == "Ratio":
            if at < 2 and (told := self._multiple(relation, at)):
                return told
            owned, parts = self.names.word(relation.args[at]), self.names.word(relation.args[at + 2])
            return say("reason.share", self.lang, a=owned, n=parts) if at < 2 else self.words.reason(relation)
        if relation.predicate == "Product_of" and (made := self._product(relation, at)):
            return made
        for key in self._keys(relation, at):
            if key == "reason.More_than.part" and relation.unknown and (why := self.names.asked_difference("why")):
                return why
            if said(key, self.lang):
                return self._fill("reason.multiple" if self._times(relation) and at < 2 else key, relation)
        if not relation.source.rule and any(isinstance(a, Apply) for a in relation.args):
            named = self._product_in_names(self.names.of(derived.target, derived), derived.expr)
            return named if named and relation.predicate == "Product_of" else self.names.sentence(relation)
        told = self.words.reason(relation)
        if relation.predicate in ("Together", "Remains") and told == self.words.sentence(relation):
            return self.by_names(self.names.of(derived.target, derived), derived.expr) or told
        if relation.predicate in ("Product_of", "Equal", "Quotient_of") and told == self.words.sentence(relation):
            return self._product_in_names(self.names.of(derived.target, derived), derived.expr) or told
        return told

    def _grows(self, derived: Derived) -> bool:
        """Whether somebody's age at another time is found by the years between."""
        relation = self.words.graph.relations[derived.relations[0]]
        if relation.predicate not in ("More_than", "Less_than") or relation.unknown or len(relation.args) < 3:
            return False
        graph, years = self.words.graph, relation.args[2]
        ages = [a for a in relation.args[:2] if isinstance(a, Slot) and self._unit(a) == "age"]
        whose = {graph.by_id[s.node].parent if graph.by_id[s.node].kind in HAPPENING else s.node for s in ages}
        passing = self._unit(years) if isinstance(years, Slot) else isinstance(years, Number) and dimension(years.unit)
        return len(ages) == 2 and len(whose) == 1 and passing == "time"

    def _unit(self, slot: Slot) -> str:
        return dimension(self.words.units.get(slot, ("", ""))[0])

    def of_pieces(self, derived: Derived, expr: Expr) -> str:
        """Why the last step of several holds, in the names of the steps before."""
        name = self.names.of(derived.target, derived)
        mean = self.words.graph.relations[derived.relations[0]].predicate == "Average"
        return self.by_names(name, expr) or ("" if mean else self._product_in_names(name, expr))

    def _untraced(self, derived: Derived) -> str:
        """What to say instead of a sentence with functions inside functions, which no book has."""
        name, expr = self.names.of(derived.target, derived), derived.expr
        if isinstance(expr, Binary) and expr.op == "/" and self.names.kinds.kind(expr.right) == "fraction":
            return say("close.fraction", self.lang, whole=name)
        return self.by_names(name, expr) or self._product_in_names(name, expr) or self.sum_of(expr)

    def _by_calendar(self, relation: Relation, expr: Expr) -> str:
        """Why two times of the day, or two dates, are taken from each other; both days count where 1 is added."""
        numbers = [term for term in relation.terms() if isinstance(term, Number)]
        kinds = {self.names.kinds.told_as(number) for number in numbers}
        passed = relation.predicate in ("Equal", "More_than", "Less_than", "Remains", "Together")
        if relation.source.rule == "clock_times" or (kinds == {Kind.CLOCK} and passed):
            return say("why.clock", self.lang)
        added = isinstance(expr, Binary) and expr.op == "+" and operations(expr) <= 2
        return say("why.both_days", self.lang) if Kind.DATE in kinds and added else ""

    def only_parts(self, relation: Relation) -> bool:
        """Whether nothing but parts and a whole is told of, so that the parts may stand in any order."""
        rule = relation.source.rule
        return not rule or rule in messages("zh")["reason.plain"].split()

    def _plain(self, relation: Relation, at: int) -> bool:
        """Whether a relation only says that parts make a whole, without a word of its own for it."""
        rule = relation.source.rule
        if relation.predicate in ("Next_after", "More_than", "Less_than"):
            if self.names.asks_which() or self._over(relation):
                return True
            return any(self.words.gaps(slot.node) and slot.attribute is Attribute.AMOUNT for slot in relation.slots())
        if relation.predicate not in ("Together", "Remains", "Equal"):
            return False
        if not rule or rule in messages("zh")["reason.plain"].split():
            return True
        place = "part" if at > 1 or relation.predicate == "Together" else str(at)
        return at > 0 and not said(f"reason.{rule}.{place}", "zh")

    def _over(self, relation: Relation) -> bool:
        """Whether a comparison is one of a whole with its part, or by a quantity with a name: 工资−5000元."""
        if relation.unknown or len(relation.args) < 3:
            return False
        nodes = [self.words.graph.by_id[s.node] for s in relation.slots()]
        tier = any(self.words.clean(node.label) in words_of("tier") for node in nodes)
        whole = len({node.kind.value == "world" for node in nodes}) == 2
        return tier or whole or isinstance(relation.args[2], Slot)

    def _multiple(self, relation: Relation, at: int) -> str:
        """1:500000 is 500000 times as much."""
        one, times = relation.args[3 - at], relation.args[2 + at]
        if isinstance(times, Number) and times.value == 1:
            at, one, times = 1 - at, times, one
        if not isinstance(one, Number) or one.value != 1 or not isinstance(times, Number):
            return ""
        words = {"a": self.names.word(relation.args[at]), "b": self.names.word(relation.args[1 - at])}
        return say("reason.multiple", self.lang, n=self.names.word(times), **words)

    def _inside(self, derived: Derived) -> bool:
        """Whether the equation is that of an inner quantity: 那时的年龄−现在的年龄."""
        inner = {v for v in (derived.target, *leaves(derived.expr)) if v in self.case.inner}
        return bool(inner) and isinstance(derived.expr, Binary) and derived.expr.op in "+-"

    def _place(self, relation: Relation, target: Variable) -> int:
        """Which argument of the relation the target is, or stands for."""
        same = self.case.shared(target)
        for at, arg in enumerate(relation.args):
            if arg in same:
                return at
        for at, arg in enumerate(relation.args):
            if any(s in same for s in slots(arg)):
                return at
        return 0

    def _keys(self, relation: Relation, at: int) -> tuple[str, ...]:
        part = "part" if at > 1 or (at == 1 and relation.predicate == "Together") else str(at)
        name, rule = relation.predicate, relation.source.rule
        type_ = self.words.graph.type
        asked = dimension(self.words.graph.goal.unit)
        if type_ is ProblemType.PRICE and asked not in ("", "money"):
            type_ = ProblemType.RELATION  # 一共折了多少只 costs nothing
        typed = f"reason.{rule}.{part}.{type_.value}"
        if rule and at == 0:
            return (typed,)
        keys = [typed, f"reason.{rule}.{at}", f"reason.{rule}.{part}"] if rule else []
        if self.names.asks_interest_rate(relation):
            keys.append(f"reason.interest_rate.{part}")
        if self._discount(relation):
            keys.append(f"reason.discount.{at}")
        if self._concentration(relation):
            keys.append(f"reason.solution.{part}")
        return (*keys, f"reason.{name}.{part}")

    def _times(self, relation: Relation) -> bool:
        """Whether a part is a whole number of times: 是它的3倍, not 是它的3."""
        n = relation.args[2] if relation.predicate == "Fraction_of" and len(relation.args) > 2 else None
        if not isinstance(n, Number) or self.words.form(n.quantity) is not Form.PLAIN:
            return False
        return n.value.denominator == 1 and n.value > 1

    def _discount(self, relation: Relation) -> bool:
        numbers = [t for t in relation.args if isinstance(t, Number) and t.quantity is not None]
        found = self.words.attempt.problem.quantities
        return relation.predicate == "Fraction_of" and any(
            found[t.quantity].kind is Kind.DISCOUNT for t in numbers if t.quantity is not None
        )

    def _concentration(self, relation: Relation) -> bool:
        """Whether a share is how much of a solution is dissolved in it."""
        solute, cues = self.words.telling.solute(), messages("zh")["asked.cues.solution"].split()
        if relation.predicate != "Fraction_of" or not solute or not self.words.telling.says(*cues):
            return False
        parts = slots(relation.args[0])[:1]
        return any(self._unit(s) == "mass" and self.words.label(s.node).endswith(solute) for s in parts)

    def _fill(self, key: str, relation: Relation) -> str:
        a, b = (self.names.word(t) for t in relation.args[:2])
        n = self.names.word(relation.args[2]) if len(relation.args) > 2 else ""
        m = self.names.word(relation.args[3]) if len(relation.args) > 3 else ""
        if self.lang == "zh" and a.startswith(f"{b}的") and a.endswith("倍"):
            return say("why.one_time", self.lang)
        told = say(key, self.lang, a=a, b=b, n=n, m=m)
        return whole_words(told) if self.lang == "zh" else told

    def _product(self, relation: Relation, at: int) -> str:
        """时间=路程÷速度, where the relation is that of one node."""
        args = relation.args
        if not all(isinstance(a, Slot) for a in args):
            return ""
        whole, one, other = (a for a in args if isinstance(a, Slot))
        if len({whole.node, one.node, other.node}) != 1 or one.attribute is not Attribute.RATE:
            return ""
        return self._formula(whole.node, at)

    # --- chains ---

    def closing(self, derived: Derived, quotient: Quotient, concept: Concept) -> str:
        """What a chain comes down to."""
        below = [p.expr for p in quotient.below]
        if len(below) == 1 and isinstance(below[0], Number) and below[0].quantity is None:
            whole = any(self.words.graph.relations[i].predicate == "Together" for i in derived.relations)
            minus = any(p.sign < 0 for p in quotient.above)
            if below[0].value == 2 and len(quotient.above) == 2 and not whole and (minus or self.lang != "zh"):
                return say("close.even", self.lang)
            if below[0].value == 2 and len(quotient.above) == 2 and not whole:
                added = "+".join(self._named(p.expr) for p in quotient.above)
                return f"{self.names.of(derived.target, derived)}=（{added}）÷2"
            if below[0].value == 2 and len(quotient.above) == 2:
                if told := self.half(derived, [(p.sign, p.expr) for p in quotient.above]):
                    return told
                plus = all(p.sign > 0 for p in quotient.above)
                return say(f"close.half.{'sum' if plus else 'difference'}", self.lang)
            return say("close.other", self.lang)
        if isinstance(derived.target, Unknown) and derived.target.name.startswith("share"):
            less = any(p.sign < 0 for p in quotient.below)
            return say("close.share.difference" if less else "close.share.sum", self.lang)
        if concept.kind == "fraction":
            return say("close.fraction", self.lang, whole=self.names.of(derived.target))
        if concept.kind == "share":
            return self._shares(derived, concept)
        if len(below) == 1 and isinstance(below[0], Slot):
            return self._formula(below[0].node, 2 if below[0].attribute is Attribute.RATE else 1)
        rated = isinstance(derived.target, Slot) and derived.target.attribute is Attribute.RATE
        if rated and concept.kind in ("amount", "other") and isinstance(derived.target, Slot):
            return self._formula(derived.target.node, 1)
        key = f"close.{concept.key}"
        if concept.key == "speed.sum" and not self.names.meet:
            key = "close.apart"
        elif concept.key == "speed.difference" and not self.names.catches_up:
            key = "close.gap"
        elif (
            concept.key == "each.difference"
            and isinstance(derived.target, Slot)
            and self._unit(derived.target) == "time"
        ):
            key = "close.gap.time"
        return say(key if said(key, self.lang) else "close.other", self.lang)

    def of_quotient(self, derived: Derived, above: Expr, below: Expr) -> str:
        """所用的时间=泳池的容积÷每小时净增加的水量: a division in the names of what is divided."""
        names = [self._named(side) for side in (above, below)]
        if self.lang != "zh" or not all(names) or names[0] == names[1]:
            return ""
        name = self.names.of(derived.target, derived)
        return say("close.gap.of", self.lang, name=name, above=names[0], below=names[1])

    def _shares(self, derived: Derived, concept: Concept) -> str:
        """The relation that counts in multiples, and that it was divided by them."""
        node = self.words.graph.by_id.get(derived.target.node) if isinstance(derived.target, Slot) else None
        if node is not None and self.words.clean(node.label) in words_of("gift"):
            return say("close.gift", self.lang)
        stated = [r for i in derived.relations if (r := self.words.graph.relations[i]).predicate.startswith("Times")]
        about = [r for r in stated if not {*self.case.shared(derived.target)}.isdisjoint(r.slots())]
        plain = [r for r in about if not any(isinstance(a, Apply) for a in r.args)]
        told = [self.names.sentence(r) for r in plain or about or stated]
        told.append(say(f"close.{concept.key}", self.lang))
        return ("；" if self.lang == "zh" else "; ").join(dict.fromkeys(told))

    def of_sum(self, derived: Derived, expr: Expr) -> str:
        """A chain that needs no division."""
        relation = self.words.graph.relations[derived.relations[0]]
        return self.words.reason(relation)
