"""What things are called: the speed of 甲车 is 甲车的速度, the total of a day's work 第一天修的米数.

One :class:`Wording` is made per attempt and language; every printer takes its names, units and numbers from
it, so that the picture, the steps and the formulas speak of one thing by one name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache, cached_property, lru_cache

from fabula.explain.called import Telling, finished, is_act
from fabula.explain.courses import going_apart
from fabula.explain.figures import Form, form_of, write
from fabula.explain.lexicon import counting_nouns, dimension_fits, english_units, measures, name_rule, verbs, words_of
from fabula.frames.frame import reason as frame_reason
from fabula.lang import messages, said, say
from fabula.situation.commonsense import commonsense
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Attribute, Number, Slot, Term, Unknown
from fabula.solve.attempt import Attempt
from fabula.solve.dimensions import infer
from fabula.solve.equations import Variable
from fabula.text.units import dimension

Unit = tuple[str, str]
LONGEST_ACT = 4  # characters of a verb with what stands before it: 接着做

_TIME_LABEL = re.compile(r"(?:天|周|次|月|小时|时|上午|下午|早上|晚上|期|段|年|季度|日|批|回|趟)$")
_TO_VERB = re.compile(r"[又还已经共一先再只正好恰就只能计划实际平均每天]{0,4}")
_APART = re.compile(r"(?:之间)?(?:的)?(?:相距|距离|相隔)$")
_TAIL = re.compile(r"(.)(?:一共|总共|共有|共|有|是|为|约)$")
# 小明多少年后的年龄 is what is asked, not a name
_THEN = re.compile(r"^(.*?)(?:再过|过)?(?:多少|几)年(?:(?:以|之)?[前后])?的年龄$")
_BOUGHT = re.compile(r"买花的钱$")  # 花 is to spend here, no flower
_SOLD = re.compile(r"(^|[^买])((?:卖|售|出售).*)花的钱$")  # who sells gets money
_HEAVY = re.compile(r"(?<![首续])重的(?=重量|体重|千克数|吨数|克数)|长的(?=长度)|高的(?=高度|身高)")
_REST = re.compile(r"((?:剩|余)[下余]|还剩|还有)的?[行用]的")
_REST_OF_WORK = re.compile(r"((?:剩|余)[下余]|还剩)的工作量")
_PRICED = re.compile(r"(?<!总)(售价|进价|原价|定价|标价)$")
_STREAM = re.compile(r"[顺逆](?:水|流|风)")
_NAMELESS = re.compile(r"^(?:第[0-9]+项|合计|[^\w]*)[0-9]*$")  # what a reading could not name
_DAY = re.compile(r"第|前|后|上|下|这|每")
_THERE = re.compile(r"(?:去|回|返回|来)$")
_GENERIC = re.compile(r"^(?:|[0-9./%]+|.*率|世界|全部|一共|总共|全|整个|world|World)$")
_NUMBER = re.compile(r"^[0-9./%]+$")
_TRACE = re.compile(r"(?:（[^（）]）|(?<=[^0-9.])[0-9])$")
_ASIDE = re.compile(r"（([^（）]+)）$")
_BETWEEN = re.compile(r"^两|^[^经从]{1,6}[到和与、][^经]{1,6}$")
_WHOLE = re.compile(r"(?:全程|全长|总价|总数|总量|总长|总和|总[^的]{1,3}|全部.{0,3}|路程|距离)$")


class Wording:
    """Names, units and numbers of one attempt in one language."""

    def __init__(self, attempt: Attempt, lang: str = "zh") -> None:
        if lang not in ("zh", "en"):
            raise ValueError(f"no wording in {lang!r}: zh or en")
        self.attempt = attempt
        self.graph = attempt.reading.graph
        self.text = attempt.problem.text
        self.telling = Telling(attempt.problem)
        self.lang = lang

    # --- numbers ---

    def form(self, quantity: int | None) -> Form:
        """The form in which the text writes a quantity."""
        found = self.attempt.problem.quantities
        if quantity is None or not 0 <= quantity < len(found):
            return Form.PLAIN
        return form_of(found[quantity].text)

    def number(self, value: Fraction, quantity: int | None = None) -> str:
        return write(value, self.form(quantity), self.lang)

    # --- units ---

    @cached_property
    def units(self) -> dict[Variable, Unit]:
        """The working unit of every variable, as far as it is known."""
        found = dict(self._stated())
        self._within_nodes(found, sure=True)
        for variable, measure in infer(self.graph)[0].items():
            written = measure.written()
            if variable not in found and written[0]:
                found[variable] = (self.working(written[0]), self.working(written[1]))
        self._per_amount(found)
        for cut in (n for n in self.graph.nodes if "锯" in n.label):
            if self.graph.given(Slot(cut.id, Attribute.AMOUNT)) is None:
                found[Slot(cut.id, Attribute.AMOUNT)] = ("次", "")  # how often one saws, not how many pieces
                if (timed := found.get(Slot(cut.id, Attribute.RATE))) and dimension(timed[0]) == "time":
                    found[Slot(cut.id, Attribute.RATE)] = (timed[0], "次")
        for node in self._solutions:
            amount = found.get(Slot(node, Attribute.AMOUNT), ("", ""))
            if amount[0]:
                found[Slot(node, Attribute.TOTAL)] = amount
                found.pop(Slot(node, Attribute.RATE), None)
        self._within_nodes(found)
        for node in self._solutions:
            found.pop(Slot(node, Attribute.RATE), None)
        self._set_equal(found)
        return found

    def _per_amount(self, found: dict[Variable, Unit]) -> None:
        """What is bought in sets has a price per set, not per thing of the set."""
        for node in self.graph.nodes:
            rate, amount = Slot(node.id, Attribute.RATE), Slot(node.id, Attribute.AMOUNT)
            counted = found.get(amount, ("", ""))[0]
            told = self.graph.given(rate) is not None or rate == self.graph.goal.term
            if rate not in found and counted and self._adds_money(rate, found):
                found[rate] = (self.working("元"), counted)
            if rate in found and counted and not told and dimension(found[rate][0]) == "money":
                found[rate] = (found[rate][0], counted)

    def _adds_money(self, rate: Slot, found: dict[Variable, Unit]) -> bool:
        sums = (r.args[1:] for r in self.graph.relations if r.predicate == "Together" and r.args[0] == rate)
        added = [a for args in sums for a in args if isinstance(a, Slot)]
        return any(dimension(found.get(a, ("", ""))[0]) == "money" for a in added)

    def _set_equal(self, found: dict[Variable, Unit]) -> None:
        """What is set equal is measured alike: the days of both teams."""
        for relation in self.graph.relations:
            if relation.predicate == "Equal" and all(isinstance(a, Slot) for a in relation.args):
                known = next((found[a] for a in relation.args if isinstance(a, Slot) and any(found.get(a, ""))), None)
                for arg in relation.args:
                    if known and isinstance(arg, Slot) and not any(found.get(arg, "")):
                        found[arg] = known

    def _stated(self) -> dict[Variable, Unit]:
        found: dict[Variable, Unit] = {}
        for given in self.graph.givens:
            if given.unit or given.per:
                found[given.slot] = (self.working(given.unit), self.working(given.per))
        goal = self.graph.goal
        # "How many 千米 an hour" may leave the hour out: then the speed's unit is what the equations say.
        whole = not isinstance(goal.term, Slot) or goal.term.attribute is not Attribute.RATE
        if isinstance(goal.term, Slot | Unknown) and goal.unit and (whole or goal.per or "/" in goal.unit):
            above, _, below = goal.unit.partition("/")
            found.setdefault(goal.term, (self.working(above), self.working(goal.per or below)))
        return found

    def _within_nodes(self, found: dict[Variable, Unit], sure: bool = False) -> None:
        """The grammar's attribute rules: unit(rate) = unit(total), per(rate) = unit(amount)."""
        for node in self.graph.nodes:
            rate, amount, total = (Slot(node.id, a) for a in Attribute)
            if rate in found:
                found.setdefault(total, (found[rate][0], ""))
                if found[rate][1]:
                    found.setdefault(amount, (found[rate][1], ""))
            elif amount in found and (total in found or not sure):
                found[rate] = (found.get(total, ("", ""))[0], found[amount][0])

    def working(self, unit: str) -> str:
        return dict(self.attempt.system.units).get(dimension(unit), unit) if unit else ""

    def unit(self, variable: Variable) -> str:
        """The unit of a variable for people: 千米/时, 元; empty if it has none."""
        above, below = self.units.get(variable, ("", ""))
        return self.unit_text(above, below)

    def unit_text(self, unit: str, per: str = "", value: Fraction | None = None) -> str:
        """A unit in the language of the wording."""
        if self.lang == "zh":
            return f"{unit}/{per}" if per and unit else unit
        above, _, below = unit.partition("/")
        per = per or below
        plural = value is None or value != 1
        top = english_units().get(above, (above, above))[plural]
        bottom = english_units().get(per, (per, per))[0]
        return f"{top}/{bottom}" if bottom and top else top

    def measured(self, value: Fraction, unit: str, per: str = "", quantity: int | None = None) -> str:
        """A number with its unit: 50千米/小时, 50 km/h."""
        name = self.unit_text(unit, per, value)
        gap = " " if self.lang == "en" and name else ""
        return f"{self.number(value, quantity)}{gap}{name}"

    # --- names ---

    def label(self, node: str) -> str:
        found = self.graph.by_id.get(node)
        return self.clean(found.label) if found else node

    @cached_property
    def _names(self) -> dict[Slot, str]:
        names = {slot: self._name(slot) for slot in self.graph.slots}
        count = Counter(names.values())
        return {s: self._name(s, full=True) if count[name] > 1 else name for s, name in names.items()}

    def name(self, variable: Variable) -> str:
        """What a variable is called."""
        if isinstance(variable, Unknown):
            return say("name.asked", self.lang)
        return self._names.get(variable) or self._name(variable)

    def _name(self, slot: Slot, full: bool = False) -> str:
        node = self.graph.by_id.get(slot.node)
        if node is None:
            return str(slot)
        above, below = self.units.get(slot, ("", ""))
        dims = dimension(above) + (f"/{dimension(below)}" if slot.attribute is Attribute.RATE else "")
        subject = self._rated(node) if slot.attribute is Attribute.RATE else ""
        subject = subject or self.subject(node, full)
        if self.lang == "zh" and slot.attribute is Attribute.RATE and self._mean_speed(node):
            return "平均速度"
        if self.lang == "zh" and slot.attribute is Attribute.RATE and (stream := self._in_stream(node)):
            return stream
        if slot.attribute is not Attribute.TOTAL and (words := self._frame_triple(node.id)):
            return words[list(Attribute).index(slot.attribute)]  # 间隔数
        if (node.kind is NodeKind.WORLD and _GENERIC.match(node.label)) or _NAMELESS.match(node.label):
            subject = ""
        if self.lang == "zh":
            subject = "剩下" if subject in words_of("rest") else subject
            name = self._chinese(node, slot.attribute, dims, subject, above, below).removeprefix("的")
            agent = self.graph.by_id.get(node.parent or "")
            lone = name.startswith(("行的", "走的")) and agent is not None and not self.generic(agent)
            return self.clean(agent.label) + name if lone and agent is not None else name
        rule = self._rule(node, slot.attribute, dims)
        if said(f"measure.{node.label}", "en"):  # 原价 is a price by itself
            return say(f"measure.{node.label}", "en")
        owner = self._rated(node) if slot.attribute is Attribute.RATE else ""
        whole = "the whole" if node.kind is NodeKind.WORLD else self.label(node.id)
        shown = owner or self.english_label(node, full) or whole
        units = {
            "u": self.unit_text(above) or "amount",
            "p": self.unit_text(below, value=Fraction(1)) or "part",
        }
        return _fill(rule, v=shown, **units).removesuffix(" of the whole").removesuffix(", the whole")

    def _mean_speed(self, node: Node) -> bool:
        """Whether a rate is that of somebody who goes at several: 平均速度."""
        acts = [n.id for n in self.graph.children(node.id) if Slot(n.id, Attribute.RATE) in self.graph.slots]
        told = self.graph.given(Slot(node.id, Attribute.RATE)) is not None
        return self.graph.type is ProblemType.JOURNEY and len(acts) > 1 and not told and "平均" in self.text

    def _in_stream(self, node: Node) -> str:
        """顺水速度, 逆水速度, and 静水速度 of the boat itself."""
        if self.graph.type is not ProblemType.JOURNEY:
            return ""
        if way := _STREAM.search(node.label):
            return f"{way[0]}速度"
        streams = any(_STREAM.search(other.label) for other in self.graph.nodes)
        flows = node.label.endswith(("水", "流", "风", "速")) and not re.search("静水|无风", node.label)
        still = node.kind is NodeKind.AGENT or re.search("静水|无风", node.label)
        if not streams or flows or not still:
            return ""
        return "静水速度" if "静水" in self.text else "无风时的速度" if "无风" in self.text else ""

    def _rated(self, node: Node) -> str:
        """Who a rate belongs to where an act has it: 客车 has one speed, and 钢笔 a price, not 买钢笔."""
        if node.kind not in (NodeKind.EVENT, NodeKind.STATE):
            return ""
        if node.kind is NodeKind.STATE and not self._work(node):
            return ""
        if self.graph.type is ProblemType.PRICE:
            bought = next((v for v in verbs() if node.label.startswith(v) and node.label != v), "")
            return node.label.removeprefix(bought) if bought else ""
        agent = self.graph.by_id.get(node.parent or "")
        if agent is None or agent.kind is not NodeKind.AGENT or _GENERIC.match(agent.label):
            return ""
        rates = {Slot(n.id, Attribute.RATE) for n in self.graph.children(agent.id)} & {*self.graph.slots}
        same = {Slot(node.id, Attribute.RATE)}
        for relation in (*self.graph.relations, *self.graph.relations):
            if relation.predicate == "Equal" and not same.isdisjoint(relation.args):
                same |= {a for a in relation.args if isinstance(a, Slot)}
        return self.clean(agent.label) if rates <= same else ""

    def _rule(self, node: Node, attribute: Attribute, dims: str) -> str:
        """The first fitting template; ``rated`` are nodes that have a rate or an amount as well."""
        kind = node.kind.value
        if kind == "world" and _TIME_LABEL.search(node.label):
            kind = "event"
        rated = any(a is not Attribute.TOTAL for a in self.graph.attributes(node.id))
        kinds = (kind, "rated", *(("act",) if kind == "event" else ())) if rated else (kind,)
        idle = node.kind is NodeKind.EVENT and self.graph.attributes(node.id) == (Attribute.AMOUNT,)
        if idle or (node.kind is not NodeKind.AGENT and is_act(self.subject(node).removesuffix("时"))):
            kinds = (*kinds, "moving")
        kinds = (*self._special(node, attribute), *kinds)
        type_ = ProblemType.TASK.value if self._work(node) else self.graph.type.value
        if self._moves(node.id):
            type_ = ProblemType.JOURNEY.value
        rule = name_rule(type_, kinds, attribute.value, dims)
        if rule is None:
            return "{v}"
        return rule.zh if self.lang == "zh" else rule.en

    def _special(self, node: Node, attribute: Attribute) -> tuple[str, ...]:
        """Kinds of ``names.txt`` that are told by the label: a way, somebody who acts, what is over or missing."""
        if node.label in words_of("over"):
            return ("over",)
        if node.kind is NodeKind.AGENT and self.has_length(node):
            return ("long",)
        timed = [n for n in self.graph.children(node.id) if Slot(n.id, Attribute.AMOUNT) in self.graph.slots]
        if node.kind is NodeKind.AGENT and attribute is Attribute.AMOUNT and len(timed) > 1:
            return ("several",)
        if node.kind is not NodeKind.WORLD:
            return ()
        if attribute is Attribute.RATE and Slot(node.id, Attribute.AMOUNT) in self.graph.slots:
            return ("mean",)
        acting = any(a.label == node.label and self.graph.children(a.id) for a in self.graph.agents)
        if acting and self.graph.type is ProblemType.JOURNEY:
            return ("acting",)
        if node.label.endswith(words_of("long")) and (node.label[-1] != "车" or self.telling.long(node.label)):
            return ("long",)
        if self.graph.given(Slot(node.id, attribute)) is not None:
            return ("given",)
        way = node.label.endswith(words_of("way")) or any(word in node.label for word in words_of("between"))
        return (*(("way",) if way else ()), *(("acting",) if acting else ()))

    def has_length(self, node: Node) -> bool:
        """Whether a total without a rate is the length of the thing itself, as of a train or a bridge."""
        alone = bool(node.label) and self.graph.attributes(node.id) == (Attribute.TOTAL,)
        lengthy = node.label.endswith(tuple(w for w in words_of("long") if w != "车"))
        return alone and (lengthy or self.telling.long(self.clean(node.label)))

    @cached_property
    def moving(self) -> bool:
        """Whether something moves along a way, by the words of the text."""
        words = messages("zh")
        moves = self.telling.says(*words["journey.cues.moving"].split())
        return moves and not self.telling.says(*words["journey.cues.working"].split())

    def _moves(self, node: str) -> bool:
        """Whether a node of a story about something else goes along a way: 汽车4小时行驶280千米."""
        above, below = self.units.get(Slot(node, Attribute.RATE), ("", ""))
        fits = dimension(above) == "length" and dimension(below) == "time"
        return fits and self.graph.type is ProblemType.RELATION and self.moving

    def _work(self, node: Node) -> bool:
        """Whether a node is a piece of work that is not measured: so much of it in so many days."""
        if self.graph.type is ProblemType.JOURNEY and self.moving:
            return False
        slots = [Slot(n, a) for n in self._same_work(node) for a in (Attribute.TOTAL, Attribute.AMOUNT)]
        units = [self.units.get(slot, ("", ""))[0] for slot in slots]
        return not any(units[::2]) and any(dimension(unit) == "time" for unit in units[1::2])

    def _same_work(self, node: Node) -> list[str]:
        """A node; and, for a whole, those who do it."""
        if node.kind is not NodeKind.WORLD:
            return [node.id]
        return [n.id for n in self.graph.nodes if n.kind is NodeKind.EVENT]

    def _chinese(self, node: Node, attribute: Attribute, dims: str, subject: str, unit: str, per: str) -> str:
        if attribute is Attribute.TOTAL and dims == "money" and Slot(node.id, Attribute.RATE) in self.graph.slots:
            subject = _PRICED.sub(r"总\1", subject)  # what all of them cost, not one
        if self._ends_in_measure(subject, attribute, dims) or (unit and subject.endswith(f"{unit}数")):
            return subject
        if node.kind is NodeKind.WORLD and attribute is Attribute.TOTAL:
            if _WHOLE.search(subject):
                return subject
            if dims == "length" and (round_ := re.search(f"{re.escape(subject)}的?(周长)", self.text)):
                return f"{subject}的{round_[1]}"
            way = dims == "length" and self.graph.type is ProblemType.JOURNEY
            if way and self._of_lengths(Slot(node.id, attribute)):
                return say("name.lengths", "zh")
            if way and going_apart(self.text) and not _BETWEEN.search(subject):
                return say("name.apart", "zh")
            if way and _BETWEEN.search(subject):
                return f"{subject}的距离"
        if noun := self._measured_in_text(node, attribute, dims):
            return finished(f"{subject}的{noun}".replace("的的", "的"))
        if mean := self._mean_rate(node, attribute, subject, unit, per):
            return mean
        if product := self._of_two(node, attribute, unit):
            return product
        if attribute is Attribute.TOTAL and dims == "length" and "比例尺" in self.text:
            if mapped := self._on_map(Slot(node.id, attribute)):
                return mapped
        if self.clean(node.label) in words_of("alike") and attribute is Attribute.TOTAL and unit:
            return f"{subject}的{unit}数"
        whole = node.kind is NodeKind.WORLD and attribute is Attribute.TOTAL and dimension(unit).startswith("count:")
        if whole and self._people(node):
            return f"一共{self.telling.verb_asked()}的{self.noun(unit)}"
        if dissolved := self._dissolved(node, attribute, subject):
            return dissolved
        if attribute is Attribute.AMOUNT and (counted := self._counted_alike(Slot(node.id, attribute), unit)):
            return counted
        if attribute is Attribute.RATE and dimension(unit) == "money" and per in words_of("set"):
            if Slot(node.id, Attribute.AMOUNT) in self.graph.slots:
                done = next((w for w in words_of("buy") if subject.startswith(w) and subject != w), "")
                thing = "" if self._nobody(node) or is_act(subject) else subject.removeprefix(done)
                return f"每{per}{thing}的价钱"
        if attribute is not Attribute.AMOUNT and self._is_interest(node, unit):
            interest = say("measure.利息", "zh")
            return interest if attribute is Attribute.TOTAL else f"每{per}的{interest}"
        whole = attribute is Attribute.TOTAL and dims == "money" and node.kind is NodeKind.WORLD
        if whole and (self._nobody(node) or self._of_costs(Slot(node.id, attribute))) and not self._owed(node):
            subject = ""
        rest = subject in ("剩下", "剩下的", "余下的") and attribute is Attribute.TOTAL
        if dims == "money" and rest and self._sold(node):
            return "剩下的卖得的钱"
        if attribute is Attribute.RATE and dimension(unit) == "money" and node.kind is NodeKind.AGENT:
            if thing := self.telling.bought(self.clean(node.label), per):
                return f"{thing}的单价"
        if attribute is Attribute.RATE and not unit and "单价" in self.text and self.graph.type is ProblemType.RELATION:
            return f"{subject}的单价"
        if attribute is Attribute.AMOUNT and subject.endswith(("减", "满")) and self.graph.type is ProblemType.PRICE:
            return "减的次数"
        template = self._rule(node, attribute, dims)
        if dimension(unit).startswith("count:") and f"{unit}数" not in counting_nouns():
            template = template.replace("总{u}数", "总数").replace("{u}数", "数量")
        if template.startswith("{v}每{p}的") and (verb := next((v for v in verbs() if subject.endswith(v)), "")):
            template = template.replace("{v}每{p}的", "{v}每{p}" + verb + "的")  # 计划每天做的套数
            subject = subject.removesuffix(verb)
        elif template.startswith("{v}每{p}的"):
            given = self.graph.given(Slot(node.id, attribute))
            quantity = given.quantity if given else self.graph.goal.quantity
            found = self.attempt.problem.quantities
            place = found[quantity].span.start if quantity is not None and 0 <= quantity < len(found) else None
            verb = self.telling.verb_per(per, place) or self.telling.verb_after(node.label, node.span)
            template = template.replace("{v}每{p}的", "{v}每{p}" + verb + "的")
        elif template.startswith("每{p}{v}的"):
            verb = self.telling.verb_per(per) or self.telling.verb_after(node.label, node.span)
            verb = "" if is_act(subject) else verb
            subject = subject if f"{per}{subject}" in self.text or not verb else ""
            template = template.replace("每{p}{v}的", "每{p}{v}" + verb + "的")
        name = _fill(template, v=subject, u=unit, p=per)
        if attribute is Attribute.TOTAL and dims == "money" and not subject:
            given = self.graph.given(Slot(node.id, attribute))
            asked = self.graph.goal.term == Slot(node.id, attribute) and not self._of_costs(Slot(node.id, attribute))
            quantity = given.quantity if given is not None else self.graph.goal.quantity if asked else None
            name = (self.telling.paid(self._place(quantity)) if quantity is not None else "") or name
            if name == "价钱" and self._of_costs(Slot(node.id, attribute)):
                name = say("noun.cost", "zh")
        name = re.sub(r"的+", "的", name).removeprefix("的")
        name = _HEAVY.sub("的", _REST.sub(r"\1的", name))
        name = _REST_OF_WORK.sub(r"\1的部分", name)
        name = _SOLD.sub(r"\1\2得的钱", _BOUGHT.sub("花的钱", _THEN.sub(r"那时\1的年龄", name)))
        behind = node.kind is NodeKind.WORLD and self.telling.says("追上", "追赶", "赶上")
        if name == "全程" and behind and self.graph.given(Slot(node.id, attribute)) is not None:
            name = say("name.apart", "zh")
        if self.telling.says("日期", "几号"):
            name = re.sub("的数量$", "的日期", name)
        # 第一天行的 needs no second 行的
        return finished(re.sub(r"(行驶?|走|跑|骑|飞|用)了?的?\1的", r"\1的", name))

    def _place(self, quantity: int | None) -> int:
        found = self.attempt.problem.quantities
        return found[quantity].span.start if quantity is not None and 0 <= quantity < len(found) else 0

    def _people(self, node: Node) -> bool:
        """Whether a whole is named by those who do it: 几个人, or the only one who acts."""
        if self.clean(node.label) in words_of("people"):
            return True
        verb = self.telling.verb_asked()
        same = [a for a in self.graph.agents if a.label == node.label]
        return bool(verb) and any(n.label.endswith(verb) for a in same for n in self.graph.children(a.id))

    def _of_costs(self, whole: Slot) -> bool:
        """Whether a whole is what several things cost together."""
        sums = [r for r in self.graph.relations if r.predicate == "Together" and r.args[0] == whole]
        return self.graph.type is ProblemType.PRICE and any(len(r.args) > 2 for r in sums)

    def _owed(self, node: Node) -> bool:
        """Whether a whole says itself what the money is: 车费, 取回; or what has this price."""
        label = self.clean(node.label)
        told = self.graph.given(Slot(node.id, Attribute.TOTAL)) is not None and label not in words_of("spend")
        money = re.search("[费价额款金]$|取回|利息", label)
        return bool(money) or (told and not self._nobody(node))

    def _sold(self, node: Node) -> bool:
        return Slot(node.id, Attribute.RATE) in self.graph.slots and "卖" in self.text

    def _is_interest(self, node: Node, unit: str) -> bool:
        """Whether a node is the interest: so much money a year, in a story with an interest rate."""
        per = self.units.get(Slot(node.id, Attribute.RATE), ("", ""))[1]
        return dimension(unit) == "money" and dimension(per) == "time" and "利率" in self.text

    def _of_lengths(self, whole: Slot) -> bool:
        """Whether a whole is that of the lengths of things, as of two trains that pass each other."""
        sums = [r for r in self.graph.relations if r.predicate == "Together" and r.args[0] == whole]
        parts = [a for r in sums for a in r.args[1:] if isinstance(a, Slot)]
        return bool(parts) and all(
            self.graph.by_id[p.node].kind is NodeKind.AGENT and self.has_length(self.graph.by_id[p.node]) for p in parts
        )

    def _on_map(self, slot: Slot) -> str:
        """图上距离 and 实际距离: which is which is told by the scale, else by the words that readings find."""
        for relation in self.graph.relations:
            if relation.predicate == "Ratio" and slot in relation.args[:2]:
                at = relation.args.index(slot)
                mine, other = relation.args[2 + at], relation.args[3 - at]
                if isinstance(mine, Number) and isinstance(other, Number) and mine.value != other.value:
                    return say("name.on_map" if mine.value < other.value else "name.real_distance", "zh")
        label = self.graph.by_id[slot.node].label
        if "实际" in label:
            return say("name.real_distance", "zh")
        return say("name.on_map", "zh") if re.search("图|量|得|画", label) else ""

    def _of_two(self, node: Node, attribute: Attribute, unit: str) -> str:
        """每台每小时抽水的吨数, and 台数×小时数 for what it is multiplied by."""
        if attribute is Attribute.TOTAL or self.graph.type is not ProblemType.RELATION:
            return ""
        for relation in self.graph.relations:
            if Slot(node.id, Attribute.AMOUNT) not in relation.args:
                continue
            numbers = [t for t in relation.terms() if isinstance(t, Number) and t.quantity is not None]
            units = [self.attempt.problem.quantities[n.quantity].unit for n in numbers if n.quantity is not None]
            if len(units) == 2 and all(units) and units[0] != units[1]:
                verb = self.telling.verb_after(node.label, node.span)
                rate = f"每{units[0]}每{units[1]}{verb}的{unit}数" if unit else ""
                return rate if attribute is Attribute.RATE else f"{units[0]}数×{units[1]}数"
        return ""

    def _nobody(self, node: Node) -> bool:
        """Whether a whole is named by a place, a person or an act: 菜场的总价 is just 总价."""
        label = self.clean(node.label)
        acts = any(agent.label == node.label for agent in self.graph.agents)
        this = label in ("这笔", "一笔", "这单")
        return acts or this or label.endswith(words_of("place")) or label in words_of("spend")

    def _dissolved(self, node: Node, attribute: Attribute, subject: str) -> str:
        """盐水的浓度, 盐水中盐的重量: of a solution."""
        if node.id not in self._solutions or attribute is Attribute.AMOUNT:
            return ""
        if attribute is Attribute.TOTAL:
            volume = dimension(self.units.get(Slot(node.id, Attribute.TOTAL), ("", ""))[0]) == "volume"
            return finished(f"{subject}中{self.telling.solute()}的{'体积' if volume else '重量'}")
        return f"{subject}的浓度"

    @cached_property
    def _solutions(self) -> frozenset[str]:
        """Nodes that are so much of a solution: what part of them is dissolved is their rate."""
        if self.graph.type is not ProblemType.RELATION or not self.telling.solute():
            return frozenset()
        rates = [g for g in self.graph.givens if g.slot.attribute is Attribute.RATE]
        if not any(self.form(g.quantity) is Form.PERCENT for g in rates):
            return frozenset()
        bare = [n for n in self.graph.nodes if Slot(n.id, Attribute.RATE) in self.graph.slots]
        told = {g.slot.node: g for g in rates}
        return frozenset(n.id for n in bare if n.id not in told or self.form(told[n.id].quantity) is Form.PERCENT)

    def _counted_alike(self, slot: Slot, unit: str) -> str:
        """人数, 船的条数: what is counted in two ways of sharing out."""
        equal = (r for r in self.graph.relations if r.predicate == "Equal" and slot in r.args)
        shared = any(a.attribute is Attribute.AMOUNT for r in equal for a in r.args if isinstance(a, Slot))
        if not shared or self.graph.type is not ProblemType.RELATION or not dimension(unit).startswith("count:"):
            return ""
        if unit in ("人", "名", "位"):
            return "人数"
        thing = self.telling.thing_per(unit)
        noun = f"{unit}数" if f"{unit}数" in counting_nouns() else "数量"
        return f"{thing}的{noun}" if thing else ""

    def _mean_rate(self, node: Node, attribute: Attribute, subject: str, unit: str, per: str) -> str:
        """前锋的平均体重, 两班平均每人捐的本数: a rate in a story about means."""
        if self.graph.type not in (ProblemType.RELATION, ProblemType.TASK) or "平均" not in self.text:
            return ""
        rated = Slot(node.id, Attribute.RATE) in self.graph.slots
        if attribute is Attribute.TOTAL and rated and (of := self.telling.mean_of()):
            return f"{subject}的总{of.replace('成绩', '分')}".removeprefix("的")
        if attribute is not Attribute.RATE:
            return ""
        if dimension(per) == "time" or not unit:
            return ""
        if of := self.telling.mean_of():
            return f"{subject}的平均{of}".removeprefix("的")
        verb = self.telling.verb_per(per)
        subject = subject.removesuffix(verb) if verb else subject
        return f"{subject}平均每{per}{verb}的{unit}数" if f"平均每{per}" in self.text else ""

    def _ends_in_measure(self, subject: str, attribute: Attribute, dims: str) -> bool:
        return any(
            m.attribute == attribute and dimension_fits(m.dimension, dims) and subject.endswith(m.nouns)
            for m in measures()
        )

    def _measured_in_text(self, node: Node, attribute: Attribute, dims: str) -> str:
        """体重, if the text says 小刚的体重."""
        if not node.label or node.kind is NodeKind.WORLD:
            return ""
        fitting = [m for m in measures() if m.attribute == attribute and dimension_fits(m.dimension, dims)]
        # 第一周完成全长的30%: the whole is not what the first week's part is called.
        nouns = sorted(
            (n for m in fitting for n in m.nouns if len(n) > 1 and n[0] not in "全总"), key=lambda n: -len(n)
        )
        if not nouns:
            return ""
        if told := _noun_after(node.label.removesuffix("的"), tuple(nouns), self.text):
            return told
        if attribute is Attribute.TOTAL and self.graph.type is ProblemType.RELATION and node.kind is NodeKind.AGENT:
            return self._measured_alike(node, dims)
        return ""

    def _measured_alike(self, node: Node, dims: str) -> str:
        """What is measured of all: 身高, 体重, 寿命 where the text says it of one of them."""
        if dims == "length":
            return self.telling.high(self.clean(node.label))
        rated = len(self.graph.attributes(node.id)) > 1
        for noun in {"mass": ("体重",), "time": ("寿命",), "money": ("价钱",), "energy": ()}.get(dims, ()):
            if noun in self.text:
                return f"总{noun}" if rated else noun
        if dims == "money" and self.telling.says("贵", "便宜"):
            return "价钱"
        return ""

    def subject(self, node: Node, full: bool = False) -> str:
        """The node's name as the subject of its attributes: 第一周完成, 甲车, 衣服原价."""
        label = _TAIL.sub(r"\1", _APART.sub("的距离", self.clean(node.label)))
        parent = self.graph.by_id.get(node.parent or "")
        if self.lang == "zh" and label in words_of("alike"):
            given = self.graph.given(Slot(node.id, Attribute.AMOUNT))
            if given is not None and given.quantity is not None:
                verb = self.telling.verb_after(label, node.span)
                label = self.attempt.problem.quantities[given.quantity].text + verb
        if self.lang == "zh":
            timed = dimension(self.units.get(Slot(node.id, Attribute.RATE), ("", ""))[1]) == "time"
            acts = node.kind is NodeKind.EVENT or (node.kind is NodeKind.STATE and timed)
            acts = acts and self.clean(node.label) not in words_of("tier")
            label = self.telling.whole(label, node.span, acts)
        if node.kind is not NodeKind.AGENT and _TIME_LABEL.search(label) and not _THERE.search(label):
            label += self._verb_after(node)
        if node.kind in (NodeKind.EVENT, NodeKind.STATE):
            several = len(self.graph.agents) > 1
            money = dimension(self.units.get(Slot(node.id, Attribute.TOTAL), ("", ""))[0]) == "money"
            if self.lang == "zh" and node.kind is NodeKind.STATE and money:
                label = self.telling.changed(label)
            act = several and len(label) <= LONGEST_ACT and label.endswith(verbs()) and not _DAY.match(label)
            state = several and node.kind is NodeKind.STATE
            alone = full or ((label in verbs() or act or state) and label not in words_of("over"))
            named = parent is not None and not _GENERIC.match(parent.label) and parent.label not in label
            if node.kind is NodeKind.STATE and parent is not None:
                named = named and label not in parent.label
            if label in words_of("rest") or self.clean(node.label) in words_of("tier"):
                alone = False
            if alone and named and parent is not None:
                owner = self.clean(parent.label)
                label = self.telling.years(label, owner, owner + label)
            if self.graph.type is ProblemType.JOURNEY and _THERE.search(label):
                label += "时"
        return label

    def english_label(self, node: Node, full: bool = False) -> str:
        """The label itself; Chinese names stay Chinese in English sentences."""
        parent = self.graph.by_id.get(node.parent or "")
        if node.kind is NodeKind.EVENT and node.label in verbs() and parent and not self.generic(parent):
            return self.clean(parent.label)  # the speed of 客车, not of its 行
        if self.graph.type is ProblemType.PRICE and (thing := self._rated(node)) and not full:
            return thing  # the money for 梨, not for 买梨
        if full and parent and parent.kind is NodeKind.AGENT:
            return f"{self.clean(parent.label)} {self.clean(node.label)}"
        if said(f"own.{node.label}", "en"):
            return self.own(node.label)
        if _GENERIC.match(node.label):
            return ""
        nouns = sorted((n for m in measures() for n in m.nouns if len(n) > 1), key=lambda n: -len(n))
        # the weight of 小强, not of 小强的体重
        return re.sub(rf"(?<=.)的?(?:{'|'.join(nouns)})$", "", self.clean(node.label))

    def _verb_after(self, node: Node) -> str:
        """The verb that follows a day or a turn in the text."""
        end = node.span[1] if node.span else self.text.find(node.label) + len(node.label)
        skipped = _TO_VERB.match(self.text, end)
        for start in dict.fromkeys((end, skipped.end() if skipped else end)):
            for verb in verbs():
                if self.text.startswith(verb, start):
                    return verb
        anywhere = re.search(rf"({'|'.join(verbs())})(?=了|[0-9])", self.text)
        return anywhere[1] if anywhere else ""

    def _frame_triple(self, node: str) -> tuple[str, ...]:
        """The words of the frame that counts a node's parts, if it has words of its own: 间隔长, 间隔数, 总长."""
        counts = Slot(node, Attribute.AMOUNT)
        if self.gaps(node):
            return tuple(say("triple.in.planted_both", self.lang).split(" " if self.lang == "zh" else ", "))
        rules = (r.source.rule for r in self.graph.relations if r.source.rule and counts in r.slots())
        key = next((key for rule in rules if said(key := f"triple.in.{rule}", self.lang)), "")
        return tuple(say(key, self.lang).split(" " if self.lang == "zh" else ", ")) if key else ()

    def gaps(self, node: str) -> bool:
        """Whether a way is cut into gaps of one length: 每隔5米栽一棵."""
        if self.graph.type is not ProblemType.RELATION:
            return False
        above, below = self.units.get(Slot(node, Attribute.RATE), ("", ""))
        spaced = dimension(above) == "length" and dimension(below) != "time"
        return spaced and self.telling.says(*messages("zh")["planted.cues"].split())

    def triple(self, node: str) -> tuple[str, str, str]:
        """What rate, amount and total of a node are called in a formula: 速度, 时间, 路程."""
        if told := self._frame_triple(node):
            return told[0], told[1], told[2]
        top, bottom = (dimension(u) for u in self.units.get(Slot(node, Attribute.RATE), ("", "")))
        type_ = self.graph.type
        way = type_ is ProblemType.JOURNEY and top in ("length", "") and bottom in ("time", "")
        per = self.units.get(Slot(node, Attribute.RATE), ("", ""))[1]
        verb = self.telling.verb_per(per) if bottom == "time" and top else ""
        if node in self._solutions:
            kind = "solution"
        elif self.graph.by_id[node].label.endswith("减") and type_ is ProblemType.PRICE:
            kind = "cut"
        elif verb in words_of("daily") and top != "money" and type_ is not ProblemType.JOURNEY:
            kind = "daily"
        elif self._moves(node) or (way and (top or self.moving)):
            kind = "speed"
        elif top == "money" and bottom != "time":
            kind = "price"
        elif bottom == "time" and (type_ is ProblemType.TASK or top != "money"):
            kind = "work"
        else:
            kind = "work" if type_ in (ProblemType.TASK, ProblemType.JOURNEY) and not top else "each"
        label = self.graph.by_id[node].label
        if top == "money" and bottom == "time":
            if self._is_interest(self.graph.by_id[node], self.units.get(Slot(node, Attribute.RATE), ("", ""))[0]):
                label = "利息"
            kind = "of_time" if said(f"measure.{label}", self.lang) else "per_time"
            label = say(f"measure.{label}", self.lang) if kind == "of_time" else label
        separator = " " if self.lang == "zh" else ", "
        noun = self.noun(self.units.get(Slot(node, Attribute.RATE), ("", ""))[0])
        words = {"per": self.unit_text(per, value=Fraction(1)), "label": label, "verb": verb, "noun": noun}
        named = say(f"triple.{kind}", self.lang, **words)
        rate, amount, total = named.split(separator)
        return rate, amount, total

    def noun(self, unit: str, per: str = "") -> str:
        """What a unit measures, in a word: 页数, 路程."""
        above, below = dimension(unit), dimension(per)
        if per and above == "length" and below == "time" and self.graph.type is ProblemType.JOURNEY:
            return say("triple.speed", self.lang).split(" " if self.lang == "zh" else ", ")[0]
        if per:
            return say("noun.price" if above == "money" and below != "time" else "noun.rate", self.lang)
        if above.startswith("count:") and not unit.startswith(("万", "亿")):
            return say("noun.count", self.lang, unit=unit)
        if above == "length" and self.graph.type is ProblemType.JOURNEY:
            above = "distance"
        return say(f"noun.{above}" if said(f"noun.{above}", self.lang) else "noun.number", self.lang)

    def generic(self, node: Node) -> bool:
        """Whether a name only says that there is a whole."""
        return bool(_GENERIC.match(node.label)) or node.label in ("总数", "总量", "总价", "全程")

    def doer(self, node: str) -> str:
        """Who it is that acts: the agent of an act, with the act where there are several of them."""
        found = self.graph.by_id.get(node)
        if found is None or found.kind is not NodeKind.EVENT:
            return self.label(node)
        agent = self.graph.by_id.get(found.parent or "")
        if agent is None or self.generic(agent) or agent.kind is not NodeKind.AGENT:
            return self.label(node)
        rated = [n for n in self.graph.children(agent.id) if Slot(n.id, Attribute.RATE) in self.graph.slots]
        alone = len(rated) == 1 and found.label in verbs()
        if alone:
            return self.clean(agent.label)
        if len(self.graph.agents) > 1:
            return self.subject(found, full=True)
        return self.clean(found.label) + ("时" if _THERE.search(found.label) else "")

    def own(self, label: str) -> str:
        """A name that the program itself gave, in the language of the wording; others are the text's."""
        key = f"own.{label}"
        return say(key, self.lang) if said(key, self.lang) else self.clean(label)

    def clean(self, label: str) -> str:
        """The label without what only tells nodes apart: 甲队（合）, 织布2."""
        if _NUMBER.match(label):
            return ""  # 2, 0.8: what a reading could only tell by a number has no name
        return _ASIDE.sub(r"\1", _TRACE.sub("", label)) or label

    def short(self, slot: Slot) -> str:
        """One word for an attribute on a chip: 速度, 时间, 路程."""
        if self.lang == "en":
            return say(f"role.{slot.attribute.value}", self.lang)
        above, below = self.units.get(slot, ("", ""))
        words = dict(zip(Attribute, say(f"short.{self.graph.type.value}", "zh").split(), strict=True))
        by_unit = self._short_by_unit(slot.attribute, dimension(above), dimension(below), above)
        return by_unit or words[slot.attribute]

    def _short_by_unit(self, attribute: Attribute, above: str, below: str, unit: str) -> str:
        if attribute is Attribute.RATE:
            return self.noun(unit, "个") if above == "money" and below != "time" else ""
        if above == "money" and self.graph.type is ProblemType.PRICE and attribute is Attribute.TOTAL:
            return say("noun.cost", self.lang)
        return self.noun(unit) if self.noun(unit) != say("noun.number", self.lang) else ""

    # --- terms and relations ---

    def word(self, term: Term) -> str:
        """The wording of a number, an attribute or the unknown, inside a sentence."""
        if isinstance(term, Number):
            return self.measured(term.value, term.unit, term.per, term.quantity)
        if isinstance(term, Slot):
            return self.name(term) if self.lang == "zh" else f"the {self.name(term)}"
        asks = self.graph.goal.asks
        key = f"asked.{asks}"
        return say(key if said(key, self.lang) else "asked.number", self.lang)

    def sentence(self, relation: Relation) -> str:
        """The relation in words."""
        names = [self.word(a) for a in relation.args if isinstance(a, Slot)]
        # 甲队的工作效率等于甲队的工作效率: what it means is that the rate stays the same
        if relation.predicate == "Equal" and len(set(names)) < len(names) and self._rule_of(relation):
            return self._rule_of(relation)
        if relation.predicate == "Together" and len(relation.args) == 2:  # the sum of one thing is that thing
            relation = replace(relation, predicate="Equal")
        sentence = relation.sentence(self.lang, self._word_in(relation))
        return sentence.removesuffix(" equals how much") if self.lang == "en" else whole_words(sentence)

    def _word_in(self, relation: Relation) -> Callable[[Term], str]:
        """Words for the terms of a relation: 每天做的套数 is more by 20套, not by 20套/天."""
        named = "".join(self.name(s) for s in relation.slots() if s.attribute is Attribute.RATE)

        def word(term: Term) -> str:
            if self.lang == "zh" and isinstance(term, Number) and term.per and f"每{term.per}" in named:
                return self.measured(term.value, term.unit, "", term.quantity)
            return self.word(term)

        return word

    def reason(self, relation: Relation) -> str:
        """Why a relation holds: commonsense's own words, or the relation in a sentence."""
        nodes = {slot.node for slot in relation.slots()}
        if relation.predicate == "Product_of" and len(nodes) == 1 and relation.implicit:
            rate, amount, total = self.triple(nodes.pop())
            return say("formula.0", self.lang, rate=rate, amount=amount, total=total)
        if relation.source.rule:
            if self.graph.type is ProblemType.JOURNEY and _same_time(relation):
                rules = {r.name: r for r in commonsense().rules}
                return rules["same_time"].zh if self.lang == "zh" else rules["same_time"].en
            if rule := self._rule_of(relation):
                return rule
        return self.sentence(relation)

    def _rule_of(self, relation: Relation) -> str:
        """What commonsense, or the frame that states it, says of a relation."""
        if told := frame_reason(relation.source.rule, relation.predicate, self.lang):
            return told
        rule = next((r for r in commonsense().rules if r.name == relation.source.rule), None)
        return "" if rule is None else (rule.zh if self.lang == "zh" else rule.en).replace("－", "−")


def taken_as_one(relation: Relation) -> bool:
    """Whether a relation only calls a whole 1: 把这项工程看作单位“1”."""
    if relation.predicate != "Equal" or not relation.implicit:
        return False
    whole, one = relation.args
    named = isinstance(whole, Slot) and whole.attribute is Attribute.TOTAL
    return named and isinstance(one, Number) and one.value == 1 and one.quantity is None


def objection(doubt: object, lang: str) -> str:
    """A doubt about a result in the language wanted, if it speaks several."""
    return str(getattr(doubt, lang, doubt))


def whole_words(said: str) -> str:
    """A number of times or a fraction asked for carries its own ending: no 倍 after 80% or 百分之几."""
    said = re.sub(r"(倍|%|\d/\d+|几分之几|百分之几|几折)倍", r"\1", said)
    return said.replace("的的", "的").removesuffix("等于多少")


def _same_time(relation: Relation) -> bool:
    """Whether the relation is the equal times inside a longer rule, such as meeting."""
    rule = next((r for r in commonsense().rules if r.name == relation.source.rule), None)
    amounts = all(isinstance(a, Slot) and a.attribute is Attribute.AMOUNT for a in relation.args)
    journey = rule is not None and rule.types == frozenset({ProblemType.JOURNEY})
    return journey and relation.predicate == "Equal" and amounts


def _fill(template: str, **words: str) -> str:
    return re.sub(r"\{(\w)\}", lambda m: words.get(m[1], ""), template)


class Same:
    """An attempt as a key: by identity, since comparing two of them costs more than wording one."""

    __slots__ = ("attempt",)

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt

    def __hash__(self) -> int:
        return id(self.attempt)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.attempt is other.attempt


def wording(attempt: Attempt, lang: str = "zh") -> Wording:
    """The wording of an attempt, shared by all printers: finding the names is most of their work."""
    return _shared(Same(attempt), lang)


@lru_cache(maxsize=64)
def _shared(same: Same, lang: str) -> Wording:
    return Wording(same.attempt, lang)


def _noun_after(label: str, nouns: tuple[str, ...], text: str) -> str:
    """The first of these nouns that the text says of a label: 体重 of 小刚的体重."""
    pattern, at = _one_of(nouns), text.find(label)
    while at >= 0:
        if found := pattern.match(text, at + len(label)):
            return found[1]
        at = text.find(label, at + 1)
    return ""


@cache
def _one_of(nouns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(f"的?({'|'.join(nouns)})")
