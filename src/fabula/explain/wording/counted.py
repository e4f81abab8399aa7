"""What a number counts, by the facts of the text: 18个 of 每辆2个轮子 are 自行车轮子的个数, no 自行车的个数.

A row of a table carries its quantities under the name of who or what has them; a book tells them with the noun behind
the number. Where the noun is not known nothing is changed; a name that counts the holder for what it holds is false.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from fabula.explain.called import is_act
from fabula.explain.lexicon import filled, lexeme, lexemes, pattern, words_of
from fabula.facts.chunks import Sort, chunks
from fabula.facts.describe import Fact, tell
from fabula.facts.ground import is_person
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import Attribute, Slot
from fabula.text import Problem, Quantity
from fabula.text.units import dimension

OF = lexeme("of")


class Counted:
    """The nouns behind the numbers of one text."""

    def __init__(self, problem: Problem, graph: ParseGraph) -> None:
        self.problem = problem
        self.graph = graph

    def named(self, name: str, slot: Slot, unit: str, noun: str) -> str:
        """The name with what is counted: 自行车轮子的个数, 小丽的邮票张数, 座位的总个数; ``noun``: 个数."""
        owner, _, last = name.rpartition(OF)
        node = self.graph.by_id[slot.node]
        if dimension(unit) == "money":
            return self._taken(name, owner, last, slot)
        if dimension(unit) == "mass":
            return self._weighed(name, owner, last, slot)
        whole = lexeme("whole_of") + noun
        if not self._is_count(unit) or last not in (noun, whole):
            return name
        if slot.attribute is Attribute.RATE:
            return self._each(name, owner, last, slot)
        thing = self._thing(slot, unit)
        if slot.attribute is not Attribute.TOTAL or not thing or thing in owner:
            return name
        if not owner:
            return f"{thing}{OF}{name}" if node.kind is NodeKind.WORLD else name
        owner = self._holder(owner, node, slot)
        if is_act(owner) or (owner in thing and not is_person(owner)):
            return name
        rated = self._fact(Slot(slot.node, Attribute.RATE))
        inside = rated is not None and self.noun(rated.quantity) == thing and owner == node.label
        if self.holds(owner, unit) or (inside and not self._has(owner)):
            return f"{owner}{thing}{OF}{last}"
        if node.kind is NodeKind.WORLD:
            return f"{thing}{OF}{whole}"
        return f"{owner}{OF}{thing}{last}" if self._has(owner) else name

    def done(self, name: str, slot: Slot) -> str:
        """种茄子的面积 for 茄子种的面积, 已编的个数 for 编的个数: an act as the text tells it."""
        node = self.graph.by_id[slot.node]
        if node.kind is not NodeKind.EVENT or slot.attribute is not Attribute.TOTAL:
            return name
        agent = self.graph.by_id.get(node.parent or "")
        act, text = node.label, self.problem.text
        thing = agent.label if agent is not None else ""
        if not act or act not in name:
            return name
        object_ = name.startswith(f"{thing}{act}{OF}") and f"{act}{thing}" in text and f"{thing}{act}" not in text
        if thing and object_ and not self._has(thing) and not thing.endswith(words_of("doer")):
            return f"{act}{thing}{name.removeprefix(thing + act)}"
        already = lexeme("done_so_far")
        told = pattern(filled("begun_act_shape", act=act)).search(text)
        begins = name.startswith((act + OF, thing + act + OF))
        if told and is_act(act) and begins:
            return name.replace(f"{act}{OF}", f"{already}{act}{OF}", 1)
        return name

    def holds(self, owner: str, unit: str) -> bool:
        """Whether the text counts the owner itself by another unit: 9辆 of 自行车 are no 个."""
        units = {u for name, u in self._counts if name == owner or (len(owner) > 1 and name.endswith(owner))}
        units -= {*lexemes("group_units")}  # 5行苹果树 may be so many 棵
        return bool(units) and unit not in units and self._is_count(unit)

    # --- which noun ---

    def _thing(self, slot: Slot, unit: str) -> str:
        """What is counted: by the number itself, that of its rate, the question, or any number in this unit."""
        whole = self.graph.by_id[slot.node].kind is NodeKind.WORLD  # which may be of several things
        return self._own(slot) or ("" if whole else self.thing_in(unit))

    def _own(self, slot: Slot) -> str:
        """By its own number, or that of its rate."""
        facts = (self._fact(slot), self._fact(Slot(slot.node, Attribute.RATE)))
        return next((t for f in facts if f is not None and (t := self.noun(f.quantity))), "")

    def thing_in(self, unit: str) -> str:
        """The one thing that the text counts in a unit."""
        known = {self.noun(f.quantity) for f in tell(self.problem).facts if f.quantity.unit == unit} - {""}
        known = {one for one in known if not any(one != other and one.endswith(other) for other in known)}
        return known.pop() if len(known) == 1 else ""

    def noun(self, quantity: Quantity) -> str:
        """The name right behind a number, or right before it: 3个轮子, 邮票48张."""
        fact = tell(self.problem).of(quantity.index)
        row = chunks(self.problem, self.problem.clauses[fact.clause]) if fact is not None else ()
        after = next((c for c in row if c.span[0] == quantity.span.end), None)
        if after is not None and after.sort is Sort.NAME:
            return after.text
        what = fact.told.what if fact is not None else None
        return what.text if what is not None and what.span and what.span[1] == quantity.span.start else ""

    def _fact(self, slot: Slot) -> Fact | None:
        given = self.graph.given(slot)
        place = given.quantity if given is not None else self.graph.goal.quantity if self._asked(slot) else None
        return tell(self.problem).of(place) if place is not None else None

    def _asked(self, slot: Slot) -> bool:
        return self.graph.goal.term == slot

    @cached_property
    def _counts(self) -> tuple[tuple[str, str], ...]:
        """Everything that the text counts, with its unit: 自行车 in 辆."""
        return tuple(self._counted_things())

    def _counted_things(self) -> Iterator[tuple[str, str]]:
        for fact in tell(self.problem).facts:
            quantity, who = fact.quantity, fact.told.who
            if not self._is_count(quantity.unit) or fact.other is not None:
                continue
            if thing := self.noun(quantity):
                yield thing, quantity.unit
            elif fact.told.per:
                continue
            elif who is not None and who.span and who.span[1] == quantity.span.start:
                yield who.text, quantity.unit
            elif fact.told.what is not None:
                yield fact.told.what.text, quantity.unit  # 5辆这样的客车

    @staticmethod
    def _is_count(unit: str) -> bool:
        return dimension(unit).startswith("count:") and unit not in words_of("head")

    # --- whose ---

    def _holder(self, owner: str, node: Node, slot: Slot) -> str:
        """自行车 for 自行车停, where the number of its wheels tells no act."""
        agent = self.graph.by_id.get(node.parent or "")
        rate = self._fact(Slot(slot.node, Attribute.RATE))
        idle = rate is not None and rate.told.act is None and agent is not None and is_act(owner)
        return agent.label if idle and agent is not None and owner.startswith(agent.label) else owner

    @staticmethod
    def _has(owner: str) -> bool:
        """Whether it is somebody, or a place, who has things."""
        return is_person(owner) or owner.endswith((*words_of("store"), *words_of("place")))

    def _each(self, name: str, owner: str, last: str, slot: Slot) -> str:
        """每只鹅换鸡的只数 for 每只鹅的只数: what is had or got for each."""
        own, whole = self._fact(slot), self._fact(Slot(slot.node, Attribute.TOTAL))
        fact = own or whole
        thing = self.noun(fact.quantity) if fact is not None else ""
        if fact is None or not thing or thing in owner or is_act(owner) or not owner.startswith(lexeme("each")):
            return name
        act = fact.told.act.text if own is None and fact.told.act is not None else ""
        return f"{owner}{act}{thing}{OF}{last}"

    def _weighed(self, name: str, owner: str, last: str, slot: Slot) -> str:
        """新茶的总重量 for 茶农的总重量: 4千克新茶 are not the weight of who has them."""
        fact = self._fact(slot)
        thing = self.noun(fact.quantity) if fact is not None else ""
        heavy = last in lexemes("weights") and slot.attribute is Attribute.TOTAL
        doer = owner.endswith(words_of("farmers")) or is_person(owner)
        return filled("x_of_y", x=thing, y=last) if heavy and thing and doer and thing != owner else name

    def _taken(self, name: str, owner: str, last: str, slot: Slot) -> str:
        """四月份的营业额 for 饭店四月份的价钱: what comes in is no price."""
        word = next((w for w in lexemes("takings") if self.problem.text.count(w)), "")
        when = pattern(lexeme("when_shape")).search(owner)
        who = owner.removesuffix(when[0]) if when else owner
        price = slot.attribute is Attribute.TOTAL and last in lexemes("goods_money")
        holder = who.endswith((*words_of("store"), *words_of("place"), *words_of("farmers"))) or not who
        if not word or when is None or not price or not holder:
            return name
        return filled("x_of_y", x=when[0], y=word)
