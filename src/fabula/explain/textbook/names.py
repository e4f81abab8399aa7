"""Names of what a textbook step finds."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

from fabula.explain.courses import MEETING, going_apart
from fabula.explain.textbook.concepts import Concept, Kinds
from fabula.explain.textbook.derive import Derived, Part, Quotient, terms_of
from fabula.explain.textbook.recast import INNER, RATES, SHARE, Recast, signed_terms
from fabula.explain.wording import Wording, whole_words
from fabula.lang import messages, said, say
from fabula.situation.formula import Binary, Expr, leaves
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.solve.equations import Variable
from fabula.text.units import dimension

_ACTING = re.compile(r"^两|[队人]$")
_PAGE = re.compile(r"(?:([看读])的|(的))页数$")  # 第几页 asks for the number of a page
_NOW = re.compile(r"(?<=.)(?:今年|现在)$")
NAMED = ("Sum", "Left", "Difference")  # functions whose value has a name of its own


class Names:
    """Names in one language: attributes by the wording, the rest by what kind of thing it is."""

    def __init__(self, words: Wording, case: Recast, kinds: Kinds) -> None:
        self.words = words
        self.case = case
        self.kinds = kinds
        self.lang = words.lang
        self.told: dict[Variable, str] = {}  # what steps on the way were called

    def of(self, variable: Variable, derived: Derived | None = None) -> str:
        """The name of a quantity; what several share has one of its own."""
        name = self._of(variable, derived)
        if variable != self.case.goal or self.lang != "zh":
            return name
        return _PAGE.sub(lambda m: f"{m[1]}起的页码" if m[1] else "的页码", name) if self.asks_which() else name

    def asks_which(self) -> bool:
        """Whether the question is which one (第几页), not how many."""
        goal, found = self.words.graph.goal, self.words.attempt.problem.quantities
        told = goal.quantity is not None and 0 <= goal.quantity < len(found)
        return told and goal.quantity is not None and found[goal.quantity].text.startswith("第")

    def _of(self, variable: Variable, derived: Derived | None) -> str:
        if isinstance(variable, Unknown):
            return self._own(variable)
        shared = [v for v in self.case.shared(variable) if isinstance(v, Slot)]
        amounts = {v.node for v in shared if v.attribute is Attribute.AMOUNT}
        if derived is not None and len(amounts) > 1 and variable == self.case.goal:
            above = self.words.units.get(variable, ("", ""))[0]
            time = dimension(above) == "time"
            return self._common_time(derived) if time else self._counted_in_question() or self.words.name(variable)
        if self.ageing(variable):
            return say("name.years", self.lang)
        if derived is not None and (made := self._made(variable, derived)):
            return made
        return self.words.name(self._named(variable, shared))

    def _counted_in_question(self) -> str:
        """小朋友的人数 of 有多少个小朋友."""
        goal, problem = self.words.graph.goal, self.words.attempt.problem
        noun = self.words.noun(goal.unit)
        if self.lang != "zh" or goal.quantity is None or not 0 <= goal.quantity < len(problem.quantities):
            return noun
        after = re.match("([\u4e00-\u9fff]{1,4})[？?。，]", problem.text[problem.quantities[goal.quantity].span.end :])
        if after is None:
            return noun if self.words.graph.type is ProblemType.PRICE else ""
        people = after[1].endswith(("人", "友", "生", "学", "员", "子"))
        return f"{after[1]}的{'人数' if people and goal.unit in ('个', '名', '位', '人') else noun}"

    def _common_time(self, derived: Derived) -> str:
        """The time that several have in common, by what it is divided by: 相遇时间, 追及时间, 合作的时间."""
        if derived.quotient is None:
            return say("name.common_time", self.lang)
        concept = self.kinds.concept(terms_of(derived.quotient.below))
        key = f"name.common_time.{concept.key}"
        apart = concept.key == "speed.sum" and not self.meet
        return say(key if said(key, self.lang) and not apart else "name.common_time", self.lang)

    @property
    def meet(self) -> bool:
        """Whether the story ends with a meeting; else the time is just the time."""
        cues = messages("zh")["journey.cues.meeting"].split()
        return not going_apart(self.words.text) and self.words.telling.says(*cues)

    def _made(self, variable: Slot, derived: Derived) -> str:
        """A name from the relation that gives it: 平均数, 顺水速度, or that of the equal one the relation is about."""
        if self._mean(variable, derived):
            return say("name.mean", self.lang)
        profit = say("name.asked.profit", self.lang)
        if variable == self.case.goal and self.asked_difference("name") == profit and self._is_product(derived):
            return say("name.asked.profit.all", self.lang)
        relation = self.words.graph.relations[derived.relations[0]]
        if relation.source.rule in MEETING and variable == relation.args[0] and going_apart(self.words.text):
            return say("name.apart", self.lang)
        if self._behind(variable, derived):
            return say("name.lap" if self.words.telling.says("圈", "周长") else "name.apart", self.lang)
        same = self.case.shared(variable)
        at = next((at for at, arg in enumerate(relation.args) if arg in same), -1)
        key = f"name.made.{relation.source.rule}.{at}"
        if said(key, self.lang):
            wind = self.lang == "zh" and self.words.telling.says("风速", "无风")
            return say(key, self.lang).replace("静水", "无风时的").replace("水", "风") if wind else say(key, self.lang)
        about = relation.args[at] if relation.predicate == "Product_of" and at >= 0 else variable
        elsewhere = isinstance(about, Slot) and about != variable and about.attribute is Attribute.TOTAL
        acting = isinstance(about, Slot) and self.words.graph.by_id[about.node].kind is not NodeKind.WORLD
        if elsewhere and acting and isinstance(about, Slot) and variable != self.case.goal:
            return self.words.name(about)
        return ""

    def _behind(self, variable: Slot, derived: Derived) -> bool:
        """Whether a whole is what one is behind another: the difference of two ways."""
        node = self.words.graph.by_id.get(variable.node)
        world = node is not None and node.kind is NodeKind.WORLD and variable.attribute is Attribute.TOTAL
        less = isinstance(derived.expr, Binary) and derived.expr.op == "-"
        nameless = self.words.name(variable).endswith(say("name.whole_way", self.lang))
        return world and less and nameless and self.words.graph.type is ProblemType.JOURNEY

    def _named(self, variable: Slot, shared: list[Slot]) -> Slot:
        """A whole without a name of its own is called by its only part: 梨的总价, not 总价.

        Of several acts at one rate, the one whose days are told knows that it is a work rate.
        """
        if variable.attribute is Attribute.RATE and not any(self.words.units.get(variable, ("", ""))):
            told = (v for v in shared if v.attribute is Attribute.RATE and any(self.words.units.get(v, ("", ""))))
            return next(told, variable)
        node = self.words.graph.by_id.get(variable.node)
        if node is None or not self.words.generic(node):
            return variable
        same = (v for v in shared if v.attribute is variable.attribute and v != variable)
        return next((v for v in same if not self.words.generic(self.words.graph.by_id[v.node])), variable)

    def ageing(self, variable: Variable) -> bool:
        """Whether a quantity is, or stands for, the years that pass."""
        return any(isinstance(v, Slot) and self._ageing(v.node) for v in self.case.shared(variable))

    def _ageing(self, node: str) -> bool:
        """Whether a node is the years that pass, in which everybody grows a year older each."""
        rate = Slot(node, Attribute.RATE)
        return self.case.known.get(rate) == 1 and self.words.graph.given(rate) is None

    def _is_product(self, derived: Derived) -> bool:
        return self.words.graph.relations[derived.relations[0]].predicate == "Product_of"

    def _mean(self, variable: Slot, derived: Derived) -> bool:
        node = self.words.graph.by_id.get(variable.node)
        relation = self.words.graph.relations[derived.relations[0]]
        nameless = node is not None and self.words.generic(node)
        whole = node is not None and node.kind is NodeKind.WORLD and "平均" not in self.words.name(variable)
        return (nameless or whole) and relation.predicate == "Average" and relation.args[0] == variable

    def sentence(self, relation: Relation) -> str:
        """A relation in words; what it computes inside itself by its own name."""
        inside = {Unknown(f"{INNER}{at}"): a for at, a in enumerate(relation.args) if isinstance(a, Apply)}
        back = {term: name for name, term in inside.items()}
        plain = replace(relation, args=tuple(back.get(a, a) if isinstance(a, Apply) else a for a in relation.args))

        def word(term: Term) -> str:
            inner = inside.get(term) if isinstance(term, Unknown) else None
            return self._inner(inner) if inner is not None and inner.function in NAMED else self.words.word(term)

        if any(a.function not in NAMED for a in inside.values()):
            return self.words.sentence(relation)
        return whole_words(plain.sentence(self.lang, word))

    def _own(self, variable: Unknown) -> str:
        if variable in self.told:
            return self.told[variable]
        if variable.name.startswith(RATES):
            return self.sum_of(self.case.rates[variable])
        if variable.name.startswith(SHARE):
            return say("name.share", self.lang, noun=self.noun(variable))
        if variable.name.startswith(INNER):
            return self._inner(self.case.inner[variable])
        if variable == self.case.goal:
            return self._asked(variable)
        return self.noun(variable)

    def _asked(self, variable: Unknown) -> str:
        """What is asked of two things, in the words of the question where there are any."""
        relation = next((r for r in self.words.graph.relations if r.unknown), None)
        if relation is None:
            return self.words.name(variable)
        if relation.predicate == "Average":
            return say("name.mean", self.lang)
        if relation.predicate == "Equal" and any(isinstance(a, Apply) and a.function == "Sum" for a in relation.args):
            return say("name.sum", self.lang)
        if relation.predicate in ("More_than", "Less_than"):
            if named := self.asked_difference("name"):
                return named
            return self._gap(variable)
        if relation.predicate == "Remains" and relation.args[0] == variable:
            return say("name.rest", self.lang, noun=self.noun(variable))
        if relation.predicate == "Equal":
            asked = "".join(q.clause.span.of(self.words.text) for q in self.words.attempt.problem.questions[-1:])
            left = re.search("剩|还有", asked)
            return say("name.rest" if left else "name.asked", self.lang, noun=self.noun(variable))
        if relation.predicate == "Fraction_of" and self._interest(relation):
            return say("name.interest_rate", self.lang)
        if relation.predicate == "Fraction_of" and self._scale():
            return say("name.asked.scale", self.lang)
        return self.words.sentence(relation)

    def _scale(self) -> bool:
        """Whether the scale of a map is asked for."""
        asked = "".join(q.clause.span.of(self.words.text) for q in self.words.attempt.problem.questions[-1:])
        return any(cue in asked for cue in messages("zh")["asked.cues.scale"].split())

    def _gap(self, variable: Unknown) -> str:
        """相差的页数; 每天相差的台数 for a difference of rates."""
        above = self.kinds.unit(variable)[0] or self.words.graph.goal.unit
        relation = next(r for r in self.words.graph.relations if r.unknown)
        told = next((self.words.units.get(s, ("", "")) for s in relation.slots()), ("", ""))
        if dimension(told[0]) == "age" and dimension(self.words.graph.goal.unit) == "time":
            return say("name.years", self.lang)
        if told[1] and self.lang == "zh":
            return say("name.rate.difference", self.lang, per=told[1], noun=self.words.noun(above or told[0]))
        return say("name.other.difference", self.lang, noun=self.noun(variable))

    def _interest(self, relation: Relation) -> bool:
        """Whether it is asked what part of the money a year's interest is."""
        part = relation.args[0]
        units = self.words.units.get(part, ("", "")) if isinstance(part, Slot) else ("", "")
        return dimension(units[0]) == "money" and dimension(units[1]) == "time"

    def asked_difference(self, what: str) -> str:
        """The name of a difference, or why it is one, by the word that asks for it: 赚 for 利润."""
        questions = self.words.attempt.problem.questions
        asked = "".join(q.clause.span.of(self.words.text) for q in questions[-1:])
        for key in ("profit", "loss", "saving"):
            cues = messages("zh")[f"asked.cues.{key}"].split()
            if self.words.graph.type is ProblemType.PRICE and any(cue in asked for cue in cues):
                return say(f"{what}.asked.{key}", self.lang)
        return ""

    def _inner(self, term: Apply) -> str:
        owned = slots(term)
        ageing = [s for s in owned if self._ageing(s.node)]
        if term.function == "Sum" and ageing and len(owned) == 2:
            owner = next((s for s in owned if s not in ageing), owned[0])
            label = _NOW.sub("", self.words.label(owner.node))
            return say("name.inner.later", self.lang, owner=label)
        if not owned:
            return say("name.share.sum", self.lang) if term.function == "Sum" else ""
        terms = self._listed([self.words.name(s) for s in owned])
        noun = self.noun(owned[0]) if owned else ""
        lefts = [t for t in self.case.inner.values() if t.function == "Left"]
        if term.function == "Left" and len(set(lefts)) > 1 and len(owned) > 2 and self.lang == "zh":
            last = self.words.graph.by_id.get(owned[-1].node)
            return say("name.inner.then", self.lang, noun=noun, last=self.words.subject(last) if last else "")
        kind = dimension(self.kinds.unit(owned[0])[0])
        rates = all(s.attribute is Attribute.RATE for s in owned)
        if term.function == "Sum" and kind == "money" and rates and self.words.telling.says("套") and self.lang == "zh":
            return say("name.inner.set", self.lang)
        if term.function == "Sum" and kind in ("money", "time") and self.lang == "zh":
            return say(f"name.inner.Sum.{kind}", self.lang)
        if term.function == "Sum" and len(owned) == 1 and self.words.gaps(owned[0].node) and self.lang == "zh":
            return say("name.inner.side", self.lang, noun=self.words.noun(self.words.graph.goal.unit))
        if noun == say("noun.cost", self.lang):
            noun = say("noun.pay", self.lang)
        return say(f"name.inner.{term.function}", self.lang, terms=terms, noun=noun)

    def _listed(self, names: list[str]) -> str:
        """甲车、乙车行的路程 for 甲车行的路程 and 乙车行的路程."""
        if self.lang != "zh":
            return ", ".join(names)
        ends = [name.rpartition("的")[2] for name in names]
        tails = [re.search(r"(?:[行走跑骑飞开航游爬驶]+)?的[^的]+$", name) for name in names]
        if len(set(ends)) == 1 and len({t[0] for t in tails if t}) == 1 and all(t and t.start() for t in tails):
            tail = next(t[0] for t in tails if t)
            return "、".join(name.removesuffix(tail) for name in names) + tail
        return "、".join(names)

    def word(self, term: Term) -> str:
        """A term inside a reason."""
        if isinstance(term, Apply) and all(isinstance(a, Number) for a in term.args) and term.function == "Sum":
            return self.words.number(sum((a.value for a in term.args if isinstance(a, Number)), Fraction(0)))
        if isinstance(term, Apply):
            return self._inner(term) if term.function in NAMED else ""
        return self.words.word(term)

    def noun(self, expr: Expr) -> str:
        """What is measured, without an owner: 页数, 路程, 重量."""
        for leaf in (expr,) if not isinstance(expr, Binary) else tuple(leaves(expr)):
            if isinstance(leaf, Slot) and self.kinds.measure(leaf) == self.kinds.measure(expr):
                return self.words.short(leaf)
        above, below = self.kinds.unit(expr)
        return self.words.noun(above, below)

    # --- pieces ---

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
        return say(f"name.{concept.key}", self.lang, known=quoted, whole=whole, noun=noun, per=per)

    def _amount_unit(self, expr: Expr) -> str:
        """What a rate is per, by the unit of the amount beside it."""
        amount = Slot(expr.node, Attribute.AMOUNT) if isinstance(expr, Slot) else None
        found = self.words.units.get(amount, ("", ""))[0] if amount else ""
        return found or say("noun.one", self.lang)

    def given(self, expr: Expr) -> str:
        """A number of the text in its own words: 150米."""
        if isinstance(expr, Binary):
            return ""
        place = expr.quantity if isinstance(expr, Number) else self.case.places.get(expr)
        if place is None:
            return self.words.word(expr) if isinstance(expr, Slot) else ""
        return self.words.attempt.problem.quantities[place].text

    def dividend(self, quotient: Quotient, expr: Expr) -> str:
        """What a chain divides."""
        if any(self.supposed(part, quotient) for part in quotient.above):
            return say("name.supposed_gap", self.lang)
        if self.total_gap(quotient):
            return say("name.total_gap", self.lang, noun=self.noun(quotient.above[0].expr))
        return self.sum_of(expr)

    def total_gap(self, quotient: Quotient) -> bool:
        """Two differences that are added because what is divided by is a difference: 多12本, 少8本."""
        added = len(quotient.above) > 1 and all(part.sign > 0 for part in quotient.above)
        return added and any(part.sign < 0 for part in quotient.below)

    def supposed(self, part: Part, quotient: Quotient) -> bool:
        """Whether a term is what there would be if all were of one kind: the more of one, the less of it."""
        return isinstance(part.of, Slot) and self._amount(part.of) in quotient.less

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
        key = "name.suppose.loss" if added and self.words.telling.says("扣", "赔") else "name.suppose.act"
        label = self.words.clean(node.label)
        loss = key.endswith("loss") and label.endswith(("扣", "赔"))
        wrong = next((w for w in ("答错", "做错", "打碎") if self.words.telling.says(w)), label) if loss else label
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
        return f"{owner}{self.given(number)}{counted}{verb}的{self.words.noun(above)}" if above else ""

    def _is_rate(self, expr: Expr) -> bool:
        return isinstance(expr, Slot) and expr.attribute is Attribute.RATE

    def quoted(self, number: Number) -> str:
        """A number in a sentence: as the text has it, with its unit."""
        if number.quantity is None:
            return self.words.word(number)
        return self.words.attempt.problem.quantities[number.quantity].text

    def _amount(self, slot: Slot) -> Variable:
        amount = Slot(slot.node, Attribute.AMOUNT)
        return self.case.one.get(amount, amount)

    def owner(self, slot: Slot) -> str:
        """Who it is that a quantity belongs to: the agent of an event."""
        node = self.words.graph.by_id.get(slot.node)
        while node is not None and node.kind.value == "event" and node.parent:
            above = self.words.graph.by_id[node.parent]
            if above.kind.value == "world":
                break
            node = above
        return self.words.clean(node.label) if node is not None else ""

    def sum_of(self, expr: Expr) -> str:
        """剩下的页数 for a whole without its parts; 相差的 and 合起来的 for others."""
        if isinstance(expr, Binary) and expr.op == "*" and self.kinds.kind(expr) == "fraction":
            return say("name.fraction.product", self.lang)
        if not isinstance(expr, Binary) or expr.op not in "+-":
            return ""
        terms = tuple(signed_terms(expr))
        concept = self.kinds.concept(terms)
        noun = self.noun(terms[0][1])
        if any(term in self.case.taken_as_one for _, term in terms):
            noun = say("noun.work", self.lang)
        if concept.kind in ("speed", "work", "price", "share"):
            return say(f"name.{concept.key}", self.lang, noun=noun, known="", whole="", per="")
        if not concept.added and concept.kind == "fraction":
            return say("name.fraction.difference", self.lang, known="", whole="")
        if not concept.added:
            if terms[0][1] in self.case.taken_as_one:
                way = self.words.graph.type is ProblemType.JOURNEY and self.words.moving
                return say("name.rest", self.lang, noun=say("noun.distance" if way else "noun.work", self.lang))
            key = "name.rest" if self._whole(terms[0][1]) else "name.other.difference"
            return say(key, self.lang, noun=noun)
        return say("name.other.sum", self.lang, noun=noun)

    def _whole(self, expr: Expr) -> bool:
        """Whether something is taken from a whole, not compared with another."""
        if isinstance(expr, Number):
            return expr.value == 1 and expr.quantity is None
        node = self.words.graph.by_id.get(expr.node) if isinstance(expr, Slot) else None
        return node is not None and node.kind.value == "world"

    def _nobody(self, node: Node) -> bool:
        """Whether a world has no name that can be taken as 1: none at all, or that of those who act in it."""
        agents = {agent.label for agent in self.words.graph.agents}
        return self.words.generic(node) or node.label in agents or bool(_ACTING.search(node.label))

    def whole(self, variable: Variable) -> str:
        """What is taken as 1, by the name of the thing itself."""
        if isinstance(variable, Slot):
            for one in self.case.shared(variable):
                node = self.words.graph.by_id.get(one.node) if isinstance(one, Slot) else None
                if self.words.graph.type is ProblemType.JOURNEY and self.words.moving:
                    return say("name.whole_way", self.lang)
                if node is not None and node.kind.value == "world" and not self._nobody(node):
                    return re.sub(r"^一(?=[项批条件本堆])", "这", node.label) if self.lang == "zh" else node.label
        return say("name.whole_work", self.lang)
