"""The name of every quantity: in the language of the reader, and told apart from those beside it."""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property

from fabula.explain.called import finished
from fabula.explain.lexicon import filled, lexeme, lexemes, words_of
from fabula.explain.wording.chinese import Chinese
from fabula.explain.wording.counted import Counted
from fabula.explain.wording.in_english import English
from fabula.explain.wording.measured import Measured
from fabula.explain.wording.sorts import GENERIC
from fabula.explain.wording.templates import OF
from fabula.facts.ground import is_person
from fabula.lang import say
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Slot, Unknown
from fabula.solve.equations import Variable
from fabula.text.units import dimension

_NAMELESS = re.compile(lexeme("nameless_shape"))  # what a reading could not name
ALL_HEADS = "all_heads"  # the reason by which what heads come to is a rate


class Named(Chinese, English):
    """Names of attributes."""

    def name(self, variable: Variable) -> str:
        """What a variable is called."""
        if isinstance(variable, Unknown):
            return say("name.asked", self.lang)
        return self._names.get(variable) or self._name(variable)

    @cached_property
    def _names(self) -> dict[Slot, str]:
        names = {slot: self._name(slot) for slot in self.graph.slots}
        count = Counter(names.values())
        told = {s: self._name(s, full=True) if count[name] > 1 else name for s, name in names.items()}
        return self._compared_alike({s: self._one_of_two(name) for s, name in told.items()})

    def _compared_alike(self, names: dict[Slot, str]) -> dict[Slot, str]:
        """去年的降水量 beside 今年的降水量, of which the text does not say again what is measured."""
        plain = words_of("plain_measure")
        for relation in self.graph.relations if self.lang == "zh" else ():
            sides = [arg for arg in relation.args[:2] if isinstance(arg, Slot) and arg in names]
            if len(sides) < 2 or not relation.predicate.startswith(("More", "Less", "Times", "Fraction")):
                continue
            for one, other in (sides, sides[::-1]):
                owner, _, noun = names[one].rpartition(OF)
                known = names[other].rpartition(OF)[2]
                same = self.units.get(one, ("", ""))[0] == self.units.get(other, ("", ""))[0]
                if noun in plain and known in words_of("measured") and same and owner:
                    names[one] = owner + OF + known
        return names

    @cached_property
    def _twins(self) -> dict[str, str]:
        """一艘轮船 for 轮船 beside 另一艘轮船, 其中一辆 for 一辆 beside 另一辆."""
        labels = {self.clean(agent.label) for agent in self.graph.agents}
        found: dict[str, str] = {}
        for other in labels if self.lang == "zh" else ():
            named = re.fullmatch(lexeme("other_one_shape"), other)
            if named and named[2] and named[2] in labels:
                found[named[2]] = filled("one_of", x=named[1] + named[2])
            elif named and not named[2] and filled("one_of", x=named[1]) in labels:
                found[filled("one_of", x=named[1])] = filled("one_of_them", x=named[1])
        return found

    def _one_of_two(self, name: str) -> str:
        """The name with 一艘 or 其中 in front where only one of two has a word of its own."""
        mine = next((label for label in self._twins if name.startswith(label)), "")
        return self._twins[mine] + name.removeprefix(mine) if mine else name

    def _name(self, slot: Slot, full: bool = False) -> str:
        node = self.graph.by_id.get(slot.node)
        if node is None:
            return str(slot)
        if self.at_a_time(slot):
            return say("name.moment", self.lang, act=self.clean(node.label))
        if self.lang == "zh" and (told := self._of_heads(slot)):
            return told
        if (rate := self._rate_of_all(slot)) is not None:
            return self._name(rate, full)
        above, below = self.units.get(slot, ("", ""))
        subject = self._rated(node) if slot.attribute is Attribute.RATE else ""
        subject = subject or self.subject(node, full)
        if told := self._of_its_story(node, slot, subject, full):
            return told
        dims = dimension(above) + (f"/{dimension(below)}" if slot.attribute is Attribute.RATE else "")
        if self.lang != "zh":
            return self._english(node, slot, dims, (above, below), full)
        world = node.kind is NodeKind.WORLD and (GENERIC.match(node.label) or node.label in words_of("opening"))
        subject = "" if world or _NAMELESS.match(node.label) else subject
        subject = lexeme("left") if subject in words_of("rest") else subject
        name = self._chinese(Measured(node, slot.attribute, dims, subject, above, below, full))
        return self._completed(finished(name.removeprefix(OF)), slot, above)

    def _of_its_story(self, node: Node, slot: Slot, subject: str, full: bool) -> str:
        """平均速度, 顺水速度, 间隔数: words that a kind of story has for its three quantities."""
        chinese, rate = self.lang == "zh", slot.attribute is Attribute.RATE
        if self._with_rest(slot):
            return say("name.inner.Sum.time", self.lang)
        if chinese and self._of_both_ways(slot):
            return lexeme("both_ways_time")
        if chinese and rate and self._mean_speed(node):
            return lexeme("mean_speed")
        if chinese and self._overall(node):
            return say("triple.overall", "zh").split()[list(Attribute).index(slot.attribute)]
        if chinese and rate and (stream := self._in_stream(node)):
            return stream
        counted = self.graph.given(slot) if slot.attribute is Attribute.AMOUNT else None
        things = counted is not None and dimension(counted.unit).startswith("count:")
        things = things and counted is not None and counted.unit not in lexemes("stretches")
        if slot.attribute is Attribute.TOTAL or things or not (words := self.frame_triple(node.id)):
            return ""
        own = words[list(Attribute).index(slot.attribute)]  # 间隔数
        return f"{subject}{OF}{own}" if full and chinese and subject else own

    def _of_both_ways(self, slot: Slot) -> bool:
        """Whether the text calls a time that of the way there and back, whichever act a reading gives it to."""
        given = self.graph.given(slot) if slot.attribute is Attribute.AMOUNT else None
        if given is None or given.quantity is None or dimension(given.unit) != "time":
            return False
        before = self.text[: self.attempt.problem.quantities[given.quantity].span.start]
        return self.graph.type is ProblemType.JOURNEY and bool(re.search(lexeme("both_ways_told_shape"), before))

    def _completed(self, name: str, slot: Slot, unit: str) -> str:
        """A Chinese name with what is counted, who goes, and after what something is left."""
        node = self.graph.by_id[slot.node]
        name = self.counted.named(self._kept_in(name, unit, slot), slot, unit, self.noun(unit))
        name = self.counted.done(name, slot)
        agent = self.graph.by_id.get(node.parent or "")
        alone = agent is not None and agent.kind is NodeKind.AGENT and not self.generic(agent)
        if name.startswith(lexemes("goes_of")) and agent is not None and alone:
            name = self.clean(agent.label) + name
        done = self._rest_between(slot)
        return say("name.inner.then", "zh", last=self.subject(done), noun=name.rpartition(OF)[2]) if done else name

    @cached_property
    def counted(self) -> Counted:
        """What the numbers of the text count."""
        return Counted(self.attempt.problem, self.graph)

    def _kept_in(self, name: str, unit: str, slot: Slot) -> str:
        """乙仓存粮的吨数 for 乙仓的重量: a place weighs nothing, nor do 95千克菜油 make a person heavy."""
        owner, _, noun = name.rpartition(OF)
        if noun not in (say("noun.mass", "zh"), say("noun.volume", "zh")) or not unit:
            return name
        given = self.graph.given(slot)
        if is_person(owner) and noun == say("noun.mass", "zh") and not self.telling.says(lexeme("weighs")):
            thing = self.telling.kept(unit, given.quantity) if given is not None else ""
            return filled("count_of_x", x=thing, u=unit) if thing else noun
        thing = self.telling.kept(unit)
        place = owner.removesuffix(thing)
        return filled("count_of_x", x=place + thing, u=unit) if place.endswith(words_of("store")) else name

    def _rate_of_all(self, slot: Slot) -> Slot | None:
        """每人每天折8只, 6人: what the heads come to is what all of them do in a day, and is called so."""
        for relation in self.graph.relations:
            match relation.args:
                case (Slot() as rate, Slot() as whole) if whole == slot and relation.source.rule == ALL_HEADS:
                    return rate
        return None
