"""Judging a situation, not only an answer: a predicted graph against a gold one, number by number.

What means the same counts the same: a value on an Agent or on its only Event; on any of those whose attribute
the gold calls equal (they travel for the same time); relations that state the same equation; ``total = rate ×
amount``, which needs no relation. docs/situations.md says what is right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from fabula.bench.equations import Values, changed, evaluate, same_equation, stable, values_of
from fabula.bench.equivalent import equal_rates, equal_wholes, head_start, in_money
from fabula.bench.matching import Match, match_nodes, plain
from fabula.bench.places import RELATION, UNUSED, Place, inlined, places, say
from fabula.bench.properties import implicit, named_in
from fabula.data.goldgraph import Gold, right_answer
from fabula.situation import (
    Apply,
    Attribute,
    Node,
    NodeKind,
    Number,
    ParseGraph,
    Relation,
    Slot,
    Term,
    Unknown,
    language,
)
from fabula.situation.relations import expand
from fabula.situation.terms import slots, walk
from fabula.solve.renumber import value_of

RATE = Attribute.RATE.value


@dataclass(frozen=True, slots=True)
class NumberVerdict:
    """One number of the text: whether its role and its owner are right, and both places in words."""

    text: str
    role: bool
    owner: bool
    gold: str
    found: str

    @property
    def right(self) -> bool:
        return self.role and self.owner


@dataclass(frozen=True)
class Verdict:
    """What is right about a predicted situation."""

    kind: str
    numbers: tuple[NumberVerdict, ...]
    goal: bool
    missing_agents: tuple[str, ...]
    missing_events: tuple[str, ...]
    events: int
    predicted_events: int
    wordless_agents: tuple[str, ...]
    answer: bool
    stable: bool

    @property
    def events_found(self) -> int:
        return self.events - len(self.missing_events)

    @property
    def whole(self) -> bool:
        """The whole situation is right."""
        return not any(self.reasons())

    def reasons(self) -> Iterator[str]:
        """Everything that is wrong, in words."""
        for number in self.numbers:
            if not number.right:
                what = "owner" if number.role else "role" if number.owner else "role and owner"
                yield f"{number.text}: {what} wrong, {number.found} instead of {number.gold}"
        if not self.goal:
            yield "another goal"
        yield from (f"no agent {name}" for name in self.missing_agents)
        yield from (f"no event {name}" for name in self.missing_events)
        yield from (f"agent {name} has no words in the text" for name in self.wordless_agents)
        if not self.answer:
            yield "wrong answer"
        elif not self.stable:
            yield "the answer is right for these numbers only"


def judge(gold: Gold, graph: ParseGraph | None) -> Verdict:
    """A predicted graph, or none, against the gold situation of its text."""
    wanted = gold.graph
    if graph is None:
        missing = tuple(agent.label for agent in wanted.agents)
        acts = tuple(act.label for act in wanted.events)
        numbers = tuple(_unread(gold))
        return Verdict(gold.situation.kind, numbers, False, missing, acts, len(acts), 0, (), False, False)
    return _Judge(gold, graph).verdict()


def _unread(gold: Gold) -> Iterator[NumberVerdict]:
    for quantity in gold.numbers:
        spare = quantity.index in gold.spare
        place = places(gold.graph, quantity.index)[0]
        yield NumberVerdict(quantity.text, spare, spare, say(place, gold.graph), UNUSED)


class _Judge:
    """One comparison."""

    def __init__(self, gold: Gold, graph: ParseGraph) -> None:
        self.gold = gold
        self.graph = graph
        self.match: Match = match_nodes(gold, graph)
        money = in_money(gold.graph, gold) or in_money(graph, gold)
        self.equal = tuple(_equal_slots(gold.graph, tuple(equal_wholes(gold.graph, money))))
        self.told_equal = (*equal_wholes(graph, money), *equal_rates(graph))

    def verdict(self) -> Verdict:
        wanted, problem = self.gold.graph, self.gold.problem
        value = value_of(self.graph, problem, seconds=2.0)
        matched = self.match.nodes
        return Verdict(
            kind=self.gold.situation.kind,
            numbers=tuple(self.number(q.index, q.text) for q in self.gold.numbers),
            goal=self.goal(),
            missing_agents=tuple(a.label for a in wanted.agents if a.id not in matched),
            missing_events=tuple(e.label for e in wanted.events if e.id not in matched and not self._told_within(e)),
            events=len(wanted.events),
            predicted_events=len(self.graph.events),
            wordless_agents=tuple(
                agent.label
                for agent in self.graph.agents
                if agent.label not in implicit() and not named_in(agent.label, problem.text)
            ),
            answer=value is not None and right_answer(value, self.gold.situation.answer),
            stable=stable(self.gold, self.graph),
        )

    # Numbers

    def number(self, quantity: int, text: str) -> NumberVerdict:
        """The best of a number's places against the place that gold gives it."""
        judged = [
            (self._owned(wanted, place), self._plays(wanted, place, quantity), wanted, place)
            for wanted in places(self.gold.graph, quantity)  # several only for the parts of a ratio
            for place in (*places(self.graph, quantity), *inlined(self.graph, quantity))
        ]
        owner, role, wanted, place = max(judged, key=lambda j: (j[0] and j[1], j[1], j[0]))
        if (place.role == UNUSED and quantity in self.gold.spare) or self._ahead(wanted, place):
            owner = role = True
        return NumberVerdict(text, role, owner, say(wanted, self.gold.graph), say(place, self.graph))

    def _plays(self, wanted: Place, found: Place, quantity: int) -> bool:
        """The same role; a ratio may be stated (3:5) or counted in shares (3份, 5份).

        How many there are of something that nothing is computed with is an amount as well as a total.
        """
        if self.gold.problem.quantities[quantity].parts:
            return found.role in (RELATION, Attribute.AMOUNT)
        if quantity in self.gold.spare and wanted.slot and found.slot:
            graphs = ((self.gold.graph, wanted.slot), (self.graph, found.slot))
            lone = all(len(graph.attributes(slot.node)) == 1 for graph, slot in graphs)
            if lone and RATE not in (wanted.role, found.role):
                return True
        return wanted.role == found.role

    def _owned(self, wanted: Place, found: Place) -> bool:
        if found.role == UNUSED:
            return False
        if wanted.slot is not None:
            return any(self._owns(slot, found) for slot in self._same(wanted.slot)) or self._aside(wanted, found)
        if wanted.relation is None:
            return False
        if found.relation is None:
            return bool(found.slot) and self._first_owns(wanted.relation, found.slot)
        return self._same_relation(wanted.relation, found.relation)

    def _owns(self, slot: Slot, found: Place) -> bool:
        """Whether the number is the slot's node's, in the right role or in another."""
        owners = self.match.owners[slot.node]
        if found.slot is not None:
            own = any(other.node in owners for other in self._also(found.slot))
            return own or found.slot in self.wholes.get(slot, ())
        first = _owner_slots(found.relation)
        return bool(first) and all(s.node in owners for s in first)

    def _ahead(self, wanted: Place, found: Place) -> bool:
        """By how much one is on the way for longer, in gold, as a time of his own before the other sets out."""
        match wanted.relation, found.slot:
            case Relation("More_than", (Slot() as early, Slot() as late, Number())), Slot(_, Attribute.AMOUNT) as slot:
                agent = self.match.nodes.get(self.gold.graph.by_id[early.node].parent or "", "")
                times = early.attribute is late.attribute is Attribute.AMOUNT
                return times and head_start(self.graph, slot, (agent,), self.match.owners[late.node])
        return False

    def _aside(self, wanted: Place, found: Place) -> bool:
        """A number that is not needed, as the thing's own in gold and as an act or a State of it here: 成立3年."""
        given = next((g for g in self.graph.givens if g.slot == found.slot), None)
        if wanted.slot is None or given is None or given.quantity not in self.gold.spare:
            return False
        owner, node = self.gold.graph.by_id[wanted.slot.node], self.graph.by_id[given.slot.node]
        top = self.graph.by_id.get(node.parent or "", node)
        thing = owner.kind in (NodeKind.AGENT, NodeKind.WORLD) and top.kind is NodeKind.AGENT
        return thing and any(plain(top.label) == plain(name) for name in self.gold.names[owner.id])

    def _told_within(self, state: Node) -> bool:
        """A State of which nothing is told or asked, and whose only value the reading has as a function."""
        has = self.gold.graph.attributes(state.id)
        known = {g.slot for g in self.gold.graph.givens} | set(slots(self.gold.graph.goal.term))
        if state.kind is not NodeKind.STATE or len(has) != 1 or Slot(state.id, has[0]) in known:
            return False
        terms = {t for r in self.graph.relations for arg in r.args for t in walk(arg) if isinstance(t, Apply)}
        return any(self._same_value(Slot(state.id, has[0]), term) for term in terms)

    def _first_owns(self, relation: Relation, slot: Slot | None) -> bool:
        wanted = _owner_slots(relation)
        return slot is not None and any(slot.node in self.match.owners[s.node] for s in wanted)

    def _same(self, slot: Slot) -> tuple[Slot, ...]:
        """The slot and those that gold calls equal to it."""
        return next((group for group in self.equal if slot in group), (slot,))

    # Relations

    def _same_relation(self, wanted: Relation, found: Relation) -> bool:
        """The same equation, or at least about the same two, first and second."""
        if same_equation(self._bound(wanted, found), wanted, found):
            return True
        first, second = _arguments(wanted)[:2], _arguments(found)[:2]
        return len(first) == len(second) > 0 and all(map(self._same_term, first, second))

    def _same_term(self, wanted: Term, found: Term) -> bool:
        if isinstance(wanted, Slot) and isinstance(found, Slot):
            return self._same_slot(wanted, found) or found in self.wholes.get(wanted, ())
        if isinstance(wanted, Unknown) or isinstance(found, Unknown):
            return isinstance(wanted, Unknown) and isinstance(found, Unknown)
        return self._same_value(wanted, found)

    def _same_slot(self, wanted: Slot, found: Slot) -> bool:
        return any(
            other.node in self.match.owners[s.node] and other.attribute is s.attribute
            for s in self._same(wanted)
            for other in self._also(found)
        )

    def _also(self, slot: Slot) -> tuple[Slot, ...]:
        """A predicted attribute, and what the reading calls equal to it: the bill, and the only purchase."""
        return (slot, *(other for pair in self.told_equal if slot in pair for other in pair - {slot}))

    @cached_property
    def wholes(self) -> dict[Slot, tuple[Slot, ...]]:
        """The World's sum of what one does, told as a State of his (他一共用了4小时): the sum of the same parts."""
        sums = [(_sum_of(r), r.args[1:]) for r in self.gold.graph.relations]
        told = [(_sum_of(r), r.args[1:]) for r in self.graph.relations]
        taken = self.match.nodes.values()
        return {
            whole: tuple(
                other
                for other, others in told
                if other and other.attribute is whole.attribute and other.node not in taken
                and self._of_one(other, others) and self._same_parts(parts, others)
            )
            for whole, parts in sums
            if whole and whole.node == self.gold.graph.world.id
        }  # fmt: skip

    def _of_one(self, whole: Slot, parts: tuple[Term, ...]) -> bool:
        """Whether it is a State of the one whose parts these are."""
        state = self.graph.by_id[whole.node]
        owners = {self.graph.by_id[slot.node].parent for part in parts for slot in slots(part)}
        return state.kind is NodeKind.STATE and owners == {state.parent}

    def _same_parts(self, wanted: tuple[Term, ...], found: tuple[Term, ...]) -> bool:
        """One to one, in any order."""
        left = list(found)
        for part in wanted:
            fits = (f for f in left if isinstance(part, Slot) and isinstance(f, Slot) and self._same_slot(part, f))
            if (partner := next(fits, None)) is None:
                return False
            left.remove(partner)
        return not left

    def _same_value(self, wanted: Term, found: Term) -> bool:
        """What is left, as a function in one situation and a State in the other: equal under all numbers."""
        values = ((evaluate(expand(wanted), a), evaluate(expand(found), b)) for a, b in self.settings)
        return all(a is not None and a == b for a, b in values)

    @cached_property
    def settings(self) -> tuple[tuple[Values, Values], ...]:
        """The values of all attributes in both situations, for the text's numbers and for others."""
        graphs = [(self.gold.graph, self.graph), *changed(self.gold, self.graph)]
        return tuple((values_of(gold), values_of(graph)) for gold, graph in graphs)

    def _bound(self, wanted: Relation, found: Relation) -> dict[Slot, Slot] | None:
        """Each attribute of the found relation as the attribute of gold's relation that it is."""
        bound: dict[Slot, Slot] = {}
        for slot in found.slots():
            fits = (w for w in wanted.slots() if w not in bound.values() and self._same_term(w, slot))
            if slot not in bound:
                if (partner := next(fits, None)) is None:
                    return None
                bound[slot] = partner
        return bound if set(bound.values()) == set(wanted.slots()) else None

    # Goal

    def goal(self) -> bool:
        """The same attribute of the same thing, or the unknown of the same relation."""
        wanted, found = self.gold.graph.goal.term, self.graph.goal.term
        if isinstance(wanted, Slot) and isinstance(found, Slot):
            return self._same_term(wanted, found)
        return any(
            self._asks_same(relation, other) for relation in _asking(self.gold.graph) for other in _asking(self.graph)
        )

    def _asks_same(self, wanted: Relation, found: Relation) -> bool:
        """几倍 is not 多几: besides the things, the equation must be the same."""
        if same_equation(self._bound(wanted, found), wanted, found):
            return True
        formulas = [language().predicates[relation.predicate].formula for relation in (wanted, found)]
        return formulas[0] == formulas[1] and self._same_relation(wanted, found)


def _asking(graph: ParseGraph) -> Iterator[Relation]:
    """The relations that speak of what is asked, with an unknown in its place."""
    goal = graph.goal.term
    for relation in graph.relations:
        if goal in relation.args:
            args = tuple(Unknown() if arg == goal else arg for arg in relation.args)
            yield Relation(relation.predicate, args)


def _sum_of(relation: Relation) -> Slot | None:
    """What a relation calls the sum of the others."""
    first = relation.args[0]
    return first if relation.predicate == "Together" and isinstance(first, Slot) else None


def _arguments(relation: Relation) -> tuple[Term, ...]:
    return tuple(arg for arg in relation.args if not isinstance(arg, Number))


def _owner_slots(relation: Relation | None) -> tuple[Slot, ...]:
    """The attributes of the first argument that has any: whose a relation's number is."""
    if relation is None:
        return ()
    return next((found for arg in relation.args if (found := slots(arg))), ())


def _equal_slots(graph: ParseGraph, wholes: tuple[frozenset[Slot], ...]) -> Iterator[tuple[Slot, ...]]:
    """Groups of attributes that are equal: they travel for the same time. Of the World's own, only some."""
    groups: list[set[Slot]] = []
    for relation in graph.relations:
        match relation.predicate, relation.args:
            case "Equal", (Slot() as a, Slot() as b) if a.attribute is b.attribute:
                if graph.world.id not in (a.node, b.node) or {a, b} in wholes:
                    joined = {a, b}.union(*(g for g in groups if a in g or b in g))
                    groups = [g for g in groups if a not in g and b not in g] + [joined]
    yield from (tuple(sorted(group, key=str)) for group in groups)
