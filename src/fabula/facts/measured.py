"""What is measured is somebody's: 一共用了5小时, 最后还有8千米, 上午9时到达, 还剩多少米.

A proposer may use such a number, or the unknown, as a mere argument: ``Remains(8千米, Total(全程), Total(先行))``. Only
what compares or takes a share (多8棵, 3倍, 20%) stands inside a relation. So the argument becomes an attribute of a
State or an Event that the text has words for, under the one who is spoken of, or of the World; where the text has
none, it stays. The relation says the same of the attribute, so the answer stays what it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from fabula.facts.attach import attach, fresh
from fabula.facts.describe import Fact, Telling, tell
from fabula.facts.measuring import apart_words, measuring_words, rest_word
from fabula.lang.lexicon import classes
from fabula.situation.graph import HAPPENING, ParseGraph
from fabula.situation.laws import of_node
from fabula.situation.nodes import Given, Node, NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import AMOUNT, RATE, TOTAL, Apply, Attribute, Number, Slot, Term, Unknown, walk
from fabula.text import Problem, Quantity
from fabula.text.units import dimension

SUMS = frozenset(("Together", "Remains", "Equal"))  # predicates whose arguments are of one sort …
ADDING = frozenset(("Sum", "Left", "Difference"))  # … and functions whose arguments are
SURE = 0.6  # how sure an owner must be heard


def with_measures(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with its measured arguments as attributes; itself if there are none."""
    graph = _multiplied(graph)
    telling = tell(problem)
    for term, attribute, relation in list(_arguments(graph)):
        graph = _Measure(problem, telling, graph, term, attribute, relation).graph()
    return graph


def _arguments(graph: ParseGraph) -> Iterator[tuple[Number | Unknown, Attribute, Relation]]:
    """Numbers of the text, and the unknown, that are added to or taken from attributes of one sort; once each."""
    used = {g.quantity for g in graph.givens}
    seen: set[object] = set()
    for relation in graph.relations:
        leaves = [leaf for arg in relation.args for leaf in _added(arg)] if relation.predicate in SUMS else []
        sorts = {leaf.attribute for leaf in leaves if isinstance(leaf, Slot)}
        for leaf in leaves:
            if isinstance(leaf, Slot | Apply) or leaf in seen or not sorts:
                continue
            if isinstance(leaf, Number) and (leaf.quantity is None or leaf.quantity in used or not leaf.unit):
                continue
            timed = isinstance(leaf, Number) and dimension(leaf.unit) == "time" and AMOUNT in sorts
            if timed or len(sorts) == 1:
                seen.add(leaf)
                yield leaf, AMOUNT if timed else next(iter(sorts)), relation


def _added(term: Term) -> Iterator[Term]:
    """The terms that a sum or a rest is made of."""
    if isinstance(term, Apply) and term.function in ADDING:
        for arg in term.args:
            yield from _added(arg)
    else:
        yield term


class _Measure:
    """One argument, and the attribute that it becomes."""

    def __init__(
        self, problem: Problem, telling: Telling, graph: ParseGraph, term: Number | Unknown, attribute: Attribute,
        relation: Relation,
    ) -> None:  # fmt: skip
        self.problem = problem
        self.old = graph
        self.term = term
        self.attribute = attribute
        self.relation = relation
        self.index = term.quantity if isinstance(term, Number) else graph.goal.quantity
        self.quantity: Quantity | None = None if self.index is None else problem.quantities[self.index]
        self.fact: Fact | None = telling.of(self.index)

    def graph(self) -> ParseGraph:
        node, nodes = self._node()
        if not node or self.attribute in self.old.attributes(node):
            return self.old
        slot = Slot(node, self.attribute)
        made = self.old.substituted({self.term: slot})
        return replace(made, nodes=nodes, givens=self._givens(slot), relations=_summed(made.relations, slot))

    def _givens(self, slot: Slot) -> tuple[Given, ...]:
        if isinstance(self.term, Unknown) or self.quantity is None:
            return self.old.givens
        number, span = self.term, self.quantity.span
        given = Given(slot, number.value, number.unit, number.per, number.quantity, (span.start, span.end))
        return (*self.old.givens, given)

    def _node(self) -> tuple[str, tuple[Node, ...]]:
        """The node that carries the number, and all nodes with it; '' if the text has no words for it."""
        if self.quantity is None or self.fact is None or self.fact.other:
            return "", ()
        apart = self._group()
        if self.fact.told.change and apart is None:
            return "", ()
        if self._of_all():
            return self.old.world.id, self.old.nodes
        word = apart_words(self.problem, self.fact) if apart else measuring_words(self.problem, self.fact)
        owner = apart or (self._owner() if word else None)
        if word is None or owner is None:
            return "", ()
        same = next((n for n in self.old.children(owner.id) if n.label == word.text), None)
        if same is not None:
            return (same.id, self.old.nodes) if same.kind is NodeKind.STATE else ("", ())
        node = Node(fresh(self.old, "E"), NodeKind.STATE, word.text, owner.id, word.span)
        known = self.old.nodes if owner.id in self.old.by_id else (*self.old.nodes, owner)
        return node.id, attach(known, node)

    # --- whose ---

    @cached_property
    def parts(self) -> tuple[Slot, ...]:
        """What the number is added to or taken from."""
        leaves = (leaf for arg in self.relation.args for leaf in _added(arg))
        return tuple(leaf for leaf in leaves if isinstance(leaf, Slot))

    @cached_property
    def actors(self) -> tuple[str, ...]:
        """The agents whose attributes the relation speaks of."""
        nodes = (self.old.by_id[s.node] for s in self.parts if s.node != self.old.world.id)
        return tuple(dict.fromkeys((n.parent or n.id) if n.kind in HAPPENING else n.id for n in nodes))

    def _of_all(self) -> bool:
        """鸭和鹅一共81只: the number of several is the World's, if that has none."""
        summed = self.fact is not None and self.fact.told.sums
        several = len(self.actors) > 1 and self.attribute is TOTAL
        return summed and several and not self.old.attributes(self.old.world.id) and self._is_sum()

    def _is_sum(self) -> bool:
        match self.relation:
            case Relation("Together", (first, *_)) if first == self.term:
                return True
            case Relation("Equal", (Apply("Sum"), last)) if last == self.term:
                return True
        return False

    def _owner(self) -> Node | None:
        """Who is heard, or who alone acts; of what several have left the whole, as an agent."""
        named = self._heard()
        if found := next((n for n in self.old.agents if {n.label} == named), None):
            return found
        if len(self.actors) == 1:
            return self.old.by_id[self.actors[0]]
        world = self.old.world
        if not self.actors or self.fact is None or not rest_word(self.fact):
            return None
        own = next((n for n in self.old.agents if n.label == world.label), None)
        return own or Node(fresh(self.old, "A"), NodeKind.AGENT, world.label, world.id, world.span)

    def _group(self) -> Node | None:
        """两车 of 两车还相距80千米: those whose ways it is, together, where the text calls them so."""
        group = self.fact.told.group if self.fact is not None else None
        several = group is not None and group.text[0] in classes("naming.txt")["several"] and len(self.actors) > 1
        way = self.attribute is TOTAL and bool(self.old.attributes(self.old.world.id))
        if group is None or not several or not way or apart_words(self.problem, self.fact) is None:
            return None
        known = next((n for n in self.old.agents if n.label == group.text), None)
        return known or Node(fresh(self.old, "A"), NodeKind.AGENT, group.text, self.old.world.id, group.span)

    def _heard(self) -> set[str]:
        """Whose the relation's numbers are heard to be; when they set out and when they arrive is of the same ones."""
        spoken = {t.quantity for t in self.relation.terms() if isinstance(t, Number)} | {self.index}
        return {
            h.owner.of(self.problem.text)
            for h in self.problem.heard
            if h.quantity in spoken and not h.world and h.owner and h.owner.sure >= SURE
        }


def _summed(relations: Sequence[Relation], whole: Slot) -> tuple[Relation, ...]:
    """``Together(w, a, b)`` for ``Equal(Sum(a, b), w)``."""

    def stated(relation: Relation) -> Relation:
        match relation:
            case Relation("Equal", (Apply("Sum", parts), last)) if last == whole:
                return Relation("Together", (whole, *parts), relation.source)
        return relation

    return tuple(map(stated, relations))


# --- rates ---


def _multiplied(graph: ParseGraph) -> ParseGraph:
    """A rate times so much is the total of whoever has the rate: 四天 is how long 王师傅 weaves, 35米 a day."""
    while (found := next(_products(graph), None)) is not None:
        graph = _with_total(graph, *found)
    while (stated := next(_stated(graph), None)) is not None:
        graph = _with_amount(graph, *stated)
    return graph


def _products(graph: ParseGraph) -> Iterator[tuple[Term, Slot, Number]]:
    """Products of a rate and a number of the text, where the rate's node has nothing else."""
    for relation in graph.relations:
        for term in (t for arg in relation.args for t in walk(arg)):
            if isinstance(term, Apply) and term.function == "Product" and len(term.args) == 2:
                rate, number = sorted(term.args, key=lambda t: isinstance(t, Number))
                if isinstance(number, Number) and number.quantity is not None and _alone(graph, rate, number):
                    assert isinstance(rate, Slot)
                    yield term, rate, number


def _stated(graph: ParseGraph) -> Iterator[tuple[int, Slot, Slot, Term]]:
    """Relations that multiply a rate by what is no attribute: the relation, the product, the rate, the other factor."""
    for index, relation in enumerate(graph.relations):
        match relation:
            case Relation("Product_of", (Slot() as total, first, second)):
                for rate, factor in ((first, second), (second, first)):
                    if isinstance(rate, Slot) and not isinstance(factor, Slot) and _alone(graph, rate, factor):
                        yield index, total, rate, factor


def _alone(graph: ParseGraph, rate: Term, factor: Term) -> bool:
    """Whether a node has nothing but the rate, and what it is multiplied by is counted in the rate's unit."""
    if not isinstance(rate, Slot) or graph.attributes(rate.node) != (RATE,):
        return False
    told = graph.given(rate)
    units = {dimension(t.unit) for t in walk(factor) if isinstance(t, Number) and t.unit}
    return told is None or not told.per or units <= {dimension(told.per)}


def _with_total(graph: ParseGraph, product: Term, rate: Slot, number: Number) -> ParseGraph:
    """The total in the place of the product."""
    graph = graph.substituted({product: Slot(rate.node, TOTAL)})
    graph = replace(graph, relations=(*graph.relations, *of_node(rate.node)))
    return _given(graph, Slot(rate.node, AMOUNT), number)


def _with_amount(graph: ParseGraph, index: int, total: Slot, rate: Slot, factor: Term) -> ParseGraph:
    """The rate's own amount and total in the place of the other factor and of the product."""
    amount, source = Slot(rate.node, AMOUNT), graph.relations[index].source
    stated = [Relation("Equal", (total, Slot(rate.node, TOTAL)), source)]
    if not isinstance(factor, Number) or factor.quantity is None:
        stated.append(Relation("Equal", (amount, factor), source))
    relations = (*graph.relations[:index], *stated, *graph.relations[index + 1 :], *of_node(rate.node))
    graph = replace(graph, relations=relations)
    return _given(graph, amount, factor) if isinstance(factor, Number) and factor.quantity is not None else graph


def _given(graph: ParseGraph, slot: Slot, number: Number) -> ParseGraph:
    given = Given(slot, number.value, number.unit, number.per, number.quantity)
    return replace(graph, givens=(*graph.givens, given))
