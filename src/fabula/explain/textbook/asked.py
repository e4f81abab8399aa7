"""Names of the quantities of a story as a step finds them: 相遇时间, 成活率, 剩下的路程."""

from __future__ import annotations

import re

from fabula.explain.courses import MEETING, going_apart
from fabula.explain.lexicon import is_verb, words_of
from fabula.explain.textbook.derived import Derived, terms_of
from fabula.explain.textbook.inner import InnerNames
from fabula.explain.textbook.recast import INNER, RATES, SHARE
from fabula.lang import messages, said, say
from fabula.situation.formula import Binary, leaves
from fabula.situation.nodes import NodeKind, ProblemType
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.solve.equations import Variable
from fabula.text.units import dimension

# whose it is, and a noun that says what is measured, right before what is asked: 这套书的原价是多少元
_NOUN_ASKED = re.compile(
    r"(?:^|，)([\u4e00-\u9fff、A-Z]*?)的?(原价|现价|售价|定价|标价|进价|成本|价格|价钱|单价|专款|[水电车运学房]费|停车费|身高|体重|"
    r"年龄|全长|总长|长度|面积|体积|容积|产量|人数|总数|平均(?:分|成绩|身高|体重|速度|年龄)|浓度|[含成出合发及优].{1,2}率)"
    r"(?:一共|共|应该|应|大约|约)?(?:是|为|有)?(?:多少|几)"
)
THIS = re.compile(
    r"^(?:那么|那|则|请问|问|求|已知|这时|这样|[它他她]们?|其)?的?(?:这(?!个月)|该|此|一|每)?(?:[条本套件台辆座块批列艘根项幢双种款架只位名杯瓶桶袋盒箱筐堆段片]|个(?!月)|些)?的?"
)
NO_OWNER = re.compile(r"[付交缴完比每应要需得如果时后]|还|和.*差")
_WHEN = re.compile(
    r"(?:^|，)([一二三四五六七八九十]+月份?|去年|今年|上个?月|这个月|本月|昨天|今天|前天|第[一二三四五]天)"
)
_DONE_BY = re.compile(r"^.{1,4}?([用产收卖植栽修运吃]的[^的]+)$")
_LONGEST_OWNER = 8
_STILL = re.compile(r"还(?:需要?|要|得|用)")
_NOT_MET = re.compile(r"(?:没有?|尚?未|不曾)相遇|车尾(?:相离|离开|分开|错开)")
_FROM_PAGE = re.compile("(第[0-9一二三四五六七八九十]+[天次]|明天)?[^，。]*第几页(?:开始)?([看读])")
_PAGE = re.compile(r"(?:([看读])的|(的))页数$")  # 第几页 asks for the number of a page


class AskedNames(InnerNames):
    """Names of attributes and of what is asked."""

    def of(self, variable: Variable, derived: Derived | None = None) -> str:
        """The name of a quantity; what several share has one of its own."""
        name = self._of(variable, derived)
        if variable != self.case.goal or self.lang != "zh":
            return name
        name = self._in_question(name, derived)
        if not self.asks_which():
            return name
        if found := _FROM_PAGE.search(self.words.text):
            return say("name.from_page", self.lang, when=found[1] or "", verb=found[2])
        return _PAGE.sub(lambda m: f"{m[1]}起的页码" if m[1] else "的页码", name)

    def word(self, term: Term) -> str:
        """A term inside a reason; what is asked by its name in the step."""
        if isinstance(term, Slot) and self.lang == "zh" and self.case.one.get(term, term) == self.case.goal:
            return self.of(self.case.goal) if term == self.case.goal else super().word(term)
        return super().word(term)

    def _in_question(self, name: str, derived: Derived | None) -> str:
        """What is asked for, by the noun of the question where it has one: 这套书的原价是多少元, 还需要多少天."""
        asked = "".join(q.clause.span.of(self.words.text) for q in self.words.attempt.problem.questions[-1:])
        if name.endswith(("做的时间", "修的时间", "完的时间", "完成的时间")) and _STILL.search(asked):
            return say("name.still_needed", self.lang)
        if (when := _WHEN.search(asked)) and when[1] not in name and (done := _DONE_BY.match(name)):
            return f"{when[1]}{done[1]}"
        if found := _NOUN_ASKED.search(asked):
            if name.endswith(f"的{found[2]}"):
                return name
            owner = THIS.sub("", found[1])
            plain = not owner or len(owner) > _LONGEST_OWNER or NO_OWNER.search(owner)
            return found[2] if plain else f"{owner}的{found[2]}"
        return name

    def two_fold(self, variable: Variable) -> tuple[str, str] | None:
        """(台, 小时) of what so many machines do in so many hours, or one of them in one."""
        for slot in self.case.shared(variable):
            if isinstance(slot, Slot) and (units := self.words.of_two(slot.node)):
                return units
        return None

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
        if derived is not None and len(amounts) > 1 and variable != self.case.goal and self._at_once(derived):
            return self._common_time(derived)
        if derived is not None and len(amounts) > 1 and variable == self.case.goal:
            above = self.words.units.get(variable, ("", ""))[0]
            time = dimension(above) == "time"
            return self._common_time(derived) if time else self._counted_in_question() or self.words.name(variable)
        if derived is not None and variable == self.case.goal and (gain := self.gained(derived)):
            return gain
        if derived is not None and variable == self.case.goal and self._chases(derived):
            return self._common_time(derived)
        if derived is not None and isinstance(variable, Slot) and (way := self._in_stream(variable, derived)):
            return way
        if derived is not None and self._counts_others(variable) and (counted := self._counted_in_question()):
            return counted
        if self.ageing(variable):
            return say("name.years", self.lang)
        if derived is None and variable in self.told:
            return self.told[variable]
        if derived is not None and self.lang == "zh" and self._rest_of_work(variable, derived):
            return say("name.rest", self.lang, noun=self.words.part_noun())
        if derived is not None and self._one_share(variable, shared):
            return say("name.share", self.lang, noun=self.words.noun(self.kinds.unit(derived.expr)[0]))
        if derived is not None and (made := self._made(variable, derived)):
            return made
        return self.words.name(self._named(variable, shared))

    def _in_stream(self, variable: Slot, derived: Derived) -> str:
        """顺水行的时间 where a way is divided by the speed of who goes with the water."""
        timed = variable.attribute is Attribute.AMOUNT and self.lang == "zh" and self.words.flows(variable.node)
        if not timed or not isinstance(derived.expr, Binary) or derived.expr.op != "/":
            return ""
        ways = {say(f"name.stream.{kind}", self.lang) for kind in ("sum", "difference")}
        below = derived.expr.right
        way = self.sum_of(below) if isinstance(below, Binary) else "" if isinstance(below, Number) else self.of(below)
        return say("name.time_in", self.lang, way=way.removesuffix("速度")) if way in ways else ""

    def _one_share(self, variable: Slot, shared: list[Slot]) -> bool:
        """Whether several have so many equal shares each: 每份的重量, not that of one of them."""
        owners = {v.node for v in shared if v.attribute is Attribute.RATE}
        counted = [self.words.units.get(Slot(node, Attribute.AMOUNT), ("", ""))[0] for node in owners]
        related = self.words.graph.type is ProblemType.RELATION
        bare = related and not any(counted) and not self.words.name(variable).startswith("每")
        return len(owners) > 1 and variable.attribute is Attribute.RATE and bare

    def _counts_others(self, variable: Slot) -> bool:
        """Whether boxes are asked for by a reading that only knows what is in them: 48块月饼要多少个盒子."""
        goal = variable == self.case.goal and variable.attribute is Attribute.AMOUNT
        counted = self.words.units.get(variable, ("", ""))[0]
        inside = self.words.units.get(Slot(variable.node, Attribute.TOTAL), ("", ""))[0]
        relation = self.words.graph.type is ProblemType.RELATION
        both = dimension(counted).startswith("count:") and dimension(inside).startswith("count:")
        return goal and relation and both and counted != inside and not self.words.gaps(variable.node)

    def _counted_in_question(self) -> str:
        """小朋友的人数 of 有多少个小朋友."""
        goal, problem = self.words.graph.goal, self.words.attempt.problem
        noun = self.words.noun(goal.unit)
        if self.lang != "zh" or goal.quantity is None or not 0 <= goal.quantity < len(problem.quantities):
            return noun
        after = re.match("([\u4e00-\u9fff]{1,4})[？?。，]", problem.text[problem.quantities[goal.quantity].span.end :])
        if after is None:
            return noun if self.words.graph.type is ProblemType.PRICE else ""
        people = after[1].endswith(("人", "友", "生", "学", "员", "孩子"))
        return f"{after[1]}的{'人数' if people and goal.unit in ('个', '名', '位', '人') else noun}"

    def _common_time(self, derived: Derived) -> str:
        """The time that several have in common, by what it is divided by: 相遇时间, 追及时间, 合作的时间."""
        if derived.quotient is None:
            return say("name.common_time", self.lang)
        concept = self.kinds.concept(terms_of(derived.quotient.below))
        key = f"name.common_time.{concept.key}"
        apart = concept.key == "speed.sum" and not self.meet
        apart = apart or (concept.key == "speed.difference" and not self.catches_up)
        return say(key if said(key, self.lang) and not apart else "name.common_time", self.lang)

    def gained(self, derived: Derived) -> str:
        """利润, 亏损的钱: money asked for by such a word that is one amount of money less another."""
        less = isinstance(derived.expr, Binary) and derived.expr.op == "-"
        money = dimension(self.kinds.unit(derived.target)[0]) == "money" if less else False
        return self.asked_difference("name") if money else ""

    def _rest_of_work(self, variable: Slot, derived: Derived) -> bool:
        """Whether it is what is left of a piece of work that is called 1."""
        rest = self.words.label(variable.node) in ("剩下", "剩下的", "余下的", "还剩", "剩")
        of_one = any(term in self.case.taken_as_one for term in leaves(derived.expr))
        total = variable.attribute is Attribute.TOTAL
        return total and rest and of_one and self.words.graph.type is not ProblemType.JOURNEY

    def _by_sum(self, derived: Derived) -> bool:
        """Whether a time is that in which several work together or meet."""
        if derived.quotient is None:
            return False
        concept = self.kinds.concept(terms_of(derived.quotient.below))
        return concept.key == "work.sum" or (concept.key == "speed.sum" and self.meet)

    def _at_once(self, derived: Derived) -> bool:
        """Whether a time is that of several who meet, work together, or of whom one catches up with the other."""
        return self._by_sum(derived) or self._chases(derived)

    def _chases(self, derived: Derived) -> bool:
        """Whether a time is that of a chase: what the other is ahead, divided by the difference of the speeds."""
        quotient = derived.quotient
        if quotient is None or not self.catches_up or len(quotient.above) != 1:
            return False
        concept = self.kinds.concept(terms_of(quotient.below))
        ahead = quotient.above[0]
        first = not isinstance(ahead.expr, Binary) or (
            isinstance(ahead.of, Slot) and {Slot(ahead.of.node, Attribute.AMOUNT)} <= quotient.more
        )
        return concept.key == "speed.difference" and first

    def chaser(self, derived: Derived) -> Slot | None:
        """The time of who is faster and started later, where another's is found by what the faster one did not go."""
        quotient = derived.quotient
        if quotient is None or not self.catches_up or len(quotient.above) != 1 or len(quotient.below) != 2:
            return None
        ahead, fast = quotient.above[0].of, next((p.expr for p in quotient.below if p.sign > 0), None)
        mine = (
            isinstance(ahead, Slot)
            and isinstance(fast, Slot)
            and fast in self.case.shared(Slot(ahead.node, Attribute.RATE))
        )
        apart = self.kinds.concept(terms_of(quotient.below)).key == "speed.difference"
        if not (apart and mine) or not isinstance(ahead, Slot) or not isinstance(quotient.above[0].expr, Binary):
            return None
        time = Slot(ahead.node, Attribute.AMOUNT)
        one = self.case.one.get(time, time)
        return one if isinstance(one, Slot) else None

    @property
    def meet(self) -> bool:
        """Whether the story ends with a meeting; else the time is just the time."""
        cues = messages("zh")["journey.cues.meeting"].split()
        if any(r.source.rule == "toward_left" for r in self.words.graph.relations) or _NOT_MET.search(self.words.text):
            return False
        return not going_apart(self.words.text) and self.words.telling.says(*cues)

    @property
    def catches_up(self) -> bool:
        """Whether one catches up with another; else two ways just differ."""
        return self.words.telling.says(*messages("zh")["journey.cues.chase"].split())

    def _made(self, variable: Slot, derived: Derived) -> str:
        """A name from the relation that gives it: 平均数, 顺水速度, or that of the equal one the relation is about."""
        if self._mean(variable, derived):
            return self.mean_word("mean")
        profit = say("name.asked.profit", self.lang)
        if variable == self.case.goal and self.asked_difference("name") == profit and self._is_product(derived):
            return say("name.asked.profit.all", self.lang)
        relation = self.words.graph.relations[derived.relations[0]]
        if relation.source.rule in MEETING and variable == relation.args[0] and going_apart(self.words.text):
            return say("name.apart", self.lang)
        if self._behind(variable, derived):
            return say("name.lap" if self.words.telling.says("圈", "周长") else "name.apart", self.lang)
        if self._rest_of_way(variable, derived):
            return say("name.rest", self.lang, noun=self.noun(variable))
        same = self.case.shared(variable)
        at = next((at for at, arg in enumerate(relation.args) if arg in same), -1)
        key = f"name.made.{relation.source.rule}.{at}"
        per = self.words.units.get(variable, ("", ""))[1]
        if key == "name.made.profit.0" and variable.attribute is Attribute.RATE and per and variable != self.case.goal:
            return say("name.profit_each", self.lang, per=self.words.per_text(per))
        if said(key, self.lang):
            wind = self.lang == "zh" and self.words.telling.says("风速", "无风")
            made = say(key, self.lang, owner=self._whose(variable))
            return made.replace("静水", "无风时的").replace("水", "风") if wind else made
        about = relation.args[at] if relation.predicate == "Product_of" and at >= 0 else variable
        elsewhere = isinstance(about, Slot) and about != variable and about.attribute is Attribute.TOTAL
        acting = isinstance(about, Slot) and self.words.graph.by_id[about.node].kind is not NodeKind.WORLD
        if elsewhere and acting and isinstance(about, Slot) and variable != self.case.goal:
            return self.words.name(about)
        return ""

    def _whose(self, variable: Slot) -> str:
        """The name of who has it."""
        agent = self.words.agent_id(variable.node)
        return self.words.label(agent) if agent else ""

    def _rest_of_way(self, variable: Slot, derived: Derived) -> bool:
        """Whether it is what a whole has besides its parts, and the text calls it the rest: 剩下的路程."""
        node = self.words.graph.by_id.get(variable.node)
        relation = self.words.graph.relations[derived.relations[0]]
        bare = node is not None and node.kind is NodeKind.EVENT and is_verb(self.words.clean(node.label))
        less = isinstance(derived.expr, Binary) and derived.expr.op == "-"
        part = relation.predicate == "Together" and relation.args[0] != variable
        whole = relation.args[0] if relation.args else None
        world = isinstance(whole, Slot) and self.words.graph.by_id[whole.node].kind is NodeKind.WORLD
        acts = {a.node for a in relation.args[1:] if isinstance(a, Slot)}
        agents = {self.words.graph.by_id[n].parent for n in acts}
        alone = bool(len(agents) == 1 and part and world and variable.attribute is Attribute.TOTAL)
        cues = messages("zh")["rest.cues"].split()
        return bare and less and alone and self.lang == "zh" and self.words.telling.says(*cues)

    def _behind(self, variable: Slot, derived: Derived) -> bool:
        """Whether a whole is what one is behind another: the difference of two ways."""
        node = self.words.graph.by_id.get(variable.node)
        world = node is not None and node.kind is NodeKind.WORLD and variable.attribute is Attribute.TOTAL
        less = isinstance(derived.expr, Binary) and derived.expr.op == "-"
        if not world or not less or self.words.graph.type is not ProblemType.JOURNEY:
            return False
        if self.words.telling.says(*words_of("bridge")):
            return False
        return self.words.name(variable).endswith(say("name.whole_way", self.lang))

    def _named(self, variable: Slot, shared: list[Slot]) -> Slot:
        """A whole without a name of its own is called by its only part: 梨的总价, not 总价.

        Of several acts at one rate, the one whose days are told knows that it is a work rate.
        """
        resting = self.words.label(variable.node).rstrip("的") in words_of("rest")
        if variable.attribute is Attribute.RATE and resting:  # whoever goes on works as before
            acts = (v for v in shared if v.attribute is Attribute.RATE and v != variable)
            variable = next(
                (v for v in acts if self.words.label(v.node).rstrip("的") not in words_of("rest")), variable
            )
        if variable.attribute is Attribute.RATE and not any(self.words.units.get(variable, ("", ""))):
            told = (v for v in shared if v.attribute is Attribute.RATE and any(self.words.units.get(v, ("", ""))))
            return next(told, variable)
        node = self.words.graph.by_id.get(variable.node)
        if node is None or not self.words.generic(node):
            return variable
        same = (v for v in shared if v.attribute is variable.attribute and v != variable)
        return next((v for v in same if not self.words.generic(self.words.graph.by_id[v.node])), variable)

    def _is_product(self, derived: Derived) -> bool:
        return self.words.graph.relations[derived.relations[0]].predicate == "Product_of"

    def _mean(self, variable: Slot, derived: Derived) -> bool:
        relation = self.words.graph.relations[derived.relations[0]]
        if relation.predicate != "Average" or relation.args[0] != variable:
            return False
        node = self.words.graph.by_id.get(variable.node)
        nameless = node is not None and self.words.generic(node)
        own = node is not None and node.label != "平均" and "平均" in self.words.name(variable)
        whole = node is not None and node.kind is NodeKind.WORLD and not own
        return nameless or whole

    def _own(self, variable: Unknown) -> str:
        if variable in self.told:
            return self.told[variable]
        if variable.name.startswith(RATES):
            return self.sum_of(self.case.rates[variable])
        if variable.name.startswith(SHARE):
            noun = self.noun(variable)
            if noun == say("noun.rate", self.lang):  # a share of what is done in a day
                noun = self.words.noun(self.kinds.unit(variable)[0])
            return say("name.share", self.lang, noun=noun)
        if variable.name.startswith(INNER) and not slots(self.case.inner[variable]):
            if told := self._so_many_times(self.case.inner[variable]):
                return told
        if variable.name.startswith(INNER):
            return self._not_goal(self._inner(self.case.inner[variable]), self.case.inner[variable])
        if variable == self.case.goal:
            return self._asked(variable)
        return self.noun(variable)

    def _so_many_times(self, term: Apply) -> str:
        """这个数的4倍 for 79−15, where it is told as that."""
        for relation in self.words.graph.relations:
            if relation.predicate == "Times_of" and relation.args[0] == term and isinstance(relation.args[1], Slot):
                owner, times = self.words.name(relation.args[1]), self.words.word(relation.args[2])
                return f"{owner}的{times.removesuffix('倍')}倍" if self.lang == "zh" else ""
        return ""

    def _not_goal(self, name: str, term: Apply) -> str:
        """A quantity on the way must not be called what is asked for."""
        goal, owned = self.case.goal, slots(term)
        if not isinstance(goal, Slot) or name != self.words.name(goal) or not owned:
            return name
        key = "name.other.sum" if term.function == "Sum" else "name.other.difference"
        return say(key, self.lang, noun=self.noun(owned[0]))

    def _asked(self, variable: Unknown) -> str:
        """What is asked of two things, in the words of the question where there are any."""
        relation = next((r for r in self.words.graph.relations if r.unknown), None)
        if relation is None:
            return self.words.name(variable)
        if relation.predicate == "Average":
            return self.mean_word("mean")
        if relation.predicate == "Equal" and any(isinstance(a, Apply) and a.function == "Sum" for a in relation.args):
            return self.mean_word("sum")
        if relation.predicate in ("More_than", "Less_than"):
            if named := self.asked_difference("name"):
                return named
            return self._gap(variable)
        if relation.predicate == "Together" and relation.args[0] == variable and self.lang == "en":
            if done := self.words.in_all([a for a in relation.args[1:] if isinstance(a, Slot)]):
                return done
        if relation.predicate == "Together" and len(relation.args) == 2 and isinstance(relation.args[1], Slot):
            return self.words.name(relation.args[1])
        if relation.predicate == "Together" and relation.args[0] == variable and self.lang == "zh":
            verb = self.words.telling.verb_asked()
            key = "name.together" if verb else "name.other.sum"
            ends = {self.words.name(a).rpartition("的")[2] for a in relation.args[1:] if isinstance(a, Slot)}
            noun = ends.pop() if len(ends) == 1 and verb else self.noun(variable)
            return say(key, self.lang, verb=verb, noun=noun)
        if relation.predicate == "Fraction_of" and self.lang == "zh" and (rate := self._named_rate()):
            return rate
        if relation.predicate == "Remains" and relation.args[0] == variable:
            return say("name.rest", self.lang, noun=self.noun(variable))
        if relation.predicate == "Equal" and self.words.graph.goal.asks == "percent" and (rate := self._named_rate()):
            return rate if self.lang == "zh" else say("name.asked", self.lang)
        if relation.predicate == "Equal":
            asked = "".join(q.clause.span.of(self.words.text) for q in self.words.attempt.problem.questions[-1:])
            gap = re.search(say("asked.more_than", "zh"), asked)
            if self.lang == "zh" and gap:
                return say("name.other.difference", self.lang, noun=self.noun(variable))
            left = re.search("剩|还有", asked)
            cues = "|".join(messages("zh")["asked.cues.gap"].split())
            if self.lang == "zh" and not left and (gap := re.search(cues, asked)):
                return say("name.gap", self.lang, cue=gap[0], noun=self.noun(variable))
            return say("name.rest" if left else "name.asked", self.lang, noun=self.noun(variable))
        if relation.predicate == "Fraction_of" and self._interest(relation):
            return say("name.interest_rate", self.lang)
        if relation.predicate == "Fraction_of" and self._scale():
            return say("name.asked.scale", self.lang)
        return self.words.sentence(relation)

    def _named_rate(self) -> str:
        """成活率, 出勤率, 浓度: a part that the question has a word for."""
        asked = "".join(q.clause.span.of(self.words.text) for q in self.words.attempt.problem.questions[-1:])
        found = re.search("((?:(?!的)[\u4e00-\u9fff]){1,2}率|浓度)(?:[是为约]|大?约|有?多少|[？?，。]|$)", asked)
        return found[1] if found and found[1] not in ("工作率", "年利率") else ""

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

    def asks_interest_rate(self, relation: Relation) -> bool:
        """Whether a relation asks what part of the money a year's interest is."""
        return relation.unknown and relation.predicate == "Fraction_of" and self._interest(relation)

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
