"""Names of the quantities of a story as a step finds them: 相遇时间, 成活率, 剩下的路程."""

from __future__ import annotations

import re

from fabula.explain.courses import MEETING, going_apart
from fabula.explain.lexicon import filled, is_verb, lexeme, lexemes, words_of
from fabula.explain.textbook.common_time import CommonTimeNames
from fabula.explain.textbook.derived import Derived
from fabula.explain.textbook.recast import INNER, RATES, SHARE
from fabula.lang import messages, said, say
from fabula.situation.formula import Binary, leaves
from fabula.situation.nodes import NodeKind, ProblemType
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.solve.equations import Variable
from fabula.text.units import dimension

_FROM_PAGE = re.compile(lexeme("which_page_shape"))
_PAGE = re.compile(lexeme("page_count_shape"))  # 第几页 asks for the number of a page


class AskedNames(CommonTimeNames):
    """Names of attributes and of what is asked."""

    def of(self, variable: Variable, derived: Derived | None = None) -> str:
        """The name of a quantity; what several share has one of its own."""
        name = self._of(variable, derived)
        if variable != self.case.goal or self.lang != "zh":
            return name
        name = self._in_question(name)
        if not self.asks_which():
            return name
        if found := _FROM_PAGE.search(self.words.text):
            return say("name.from_page", self.lang, when=found[1] or "", verb=found[2])
        return _PAGE.sub(lambda m: m[1] + lexeme("from_page") if m[1] else lexeme("page_number"), name)

    def word(self, term: Term) -> str:
        """A term inside a reason; what is asked by its name in the step."""
        if isinstance(term, Slot) and self.lang == "zh" and self.case.one.get(term, term) == self.case.goal:
            return self.of(self.case.goal) if term == self.case.goal else super().word(term)
        return super().word(term)

    def two_fold(self, variable: Variable) -> tuple[str, str] | None:
        """(台, 小时) of what so many machines do in so many hours, or one of them in one."""
        for slot in self.case.shared(variable):
            if isinstance(slot, Slot) and (units := self.words.of_two(slot.node)):
                return units
        return None

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
        return say("name.time_in", self.lang, way=way.removesuffix(lexeme("speed_word"))) if way in ways else ""

    def _one_share(self, variable: Slot, shared: list[Slot]) -> bool:
        """Whether several have so many equal shares each: 每份的重量, not that of one of them."""
        owners = {v.node for v in shared if v.attribute is Attribute.RATE}
        counted = [self.words.units.get(Slot(node, Attribute.AMOUNT), ("", ""))[0] for node in owners]
        related = self.words.graph.type is ProblemType.RELATION
        bare = related and not any(counted) and not self.words.name(variable).startswith(lexeme("each"))
        return len(owners) > 1 and variable.attribute is Attribute.RATE and bare

    def _counts_others(self, variable: Slot) -> bool:
        """Whether boxes are asked for by a reading that only knows what is in them: 48块月饼要多少个盒子."""
        goal = variable == self.case.goal and variable.attribute is Attribute.AMOUNT
        counted = self.words.units.get(variable, ("", ""))[0]
        inside = self.words.units.get(Slot(variable.node, Attribute.TOTAL), ("", ""))[0]
        relation = self.words.graph.type is ProblemType.RELATION
        both = dimension(counted).startswith("count:") and dimension(inside).startswith("count:")
        return goal and relation and both and counted != inside and not self.words.gaps(variable.node)

    def _rest_of_work(self, variable: Slot, derived: Derived) -> bool:
        """Whether it is what is left of a piece of work that is called 1."""
        rest = self.words.label(variable.node) in lexemes("lefts_asked")
        of_one = any(term in self.case.taken_as_one for term in leaves(derived.expr))
        total = variable.attribute is Attribute.TOTAL
        return total and rest and of_one and self.words.graph.type is not ProblemType.JOURNEY

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
            return say("name.lap" if self.words.telling.says(*lexemes("laps")) else "name.apart", self.lang)
        if self._rest_of_way(variable, derived):
            return say("name.rest", self.lang, noun=self.noun(variable))
        same = self.case.shared(variable)
        at = next((at for at, arg in enumerate(relation.args) if arg in same), -1)
        key = f"name.made.{relation.source.rule}.{at}"
        per = self.words.units.get(variable, ("", ""))[1]
        if key == "name.made.profit.0" and variable.attribute is Attribute.RATE and per and variable != self.case.goal:
            return say("name.profit_each", self.lang, per=self.words.per_text(per))
        if said(key, self.lang):
            made = say(key, self.lang, owner=self._whose(variable))
            if self.lang != "zh" or not self.words.telling.says(*lexemes("winds")):
                return made
            return made.replace(lexeme("still_water"), lexeme("wind_free")).replace(lexeme("water"), lexeme("wind"))
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
        resting = self.words.label(variable.node).rstrip(lexeme("of")) in words_of("rest")
        if variable.attribute is Attribute.RATE and resting:  # whoever goes on works as before
            acts = (v for v in shared if v.attribute is Attribute.RATE and v != variable)
            variable = next(
                (v for v in acts if self.words.label(v.node).rstrip(lexeme("of")) not in words_of("rest")), variable
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
        own = node is not None and node.label != lexeme("mean") and lexeme("mean") in self.words.name(variable)
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
        for relation in self.words.graph.relations if self.lang == "zh" else ():
            if relation.predicate == "Times_of" and relation.args[0] == term and isinstance(relation.args[1], Slot):
                owner, times = self.words.name(relation.args[1]), self.words.word(relation.args[2])
                return filled("multiple", x=owner, n=times.removesuffix(lexeme("multiple_end")))
        return ""

    def _not_goal(self, name: str, term: Apply) -> str:
        """A quantity on the way must not be called what is asked for."""
        goal, owned = self.case.goal, slots(term)
        if not isinstance(goal, Slot) or name != self.words.name(goal) or not owned:
            return name
        key = "name.other.sum" if term.function == "Sum" else "name.other.difference"
        return say(key, self.lang, noun=self.noun(owned[0]))
