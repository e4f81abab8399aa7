"""Grounding: a proposed situation told with the words of the text.

Whoever proposes a graph (networks, hands) says which numbers hang together and by which relations. Who is
who is read from the text, once and for all proposers: every node gets the name that the facts of its numbers give
it, an act becomes an Event under the one who does it, what holds at a time a State, the scope of the story the
World. Grounding renames nodes and hangs them anew. It adds no equation and takes none away, so the answer stays
what it was (tests/facts/test_ground.py).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from fabula.facts.alias import without_aliases
from fabula.facts.cast import Cast, Name
from fabula.facts.chunks import Chunk, Sort, chunks
from fabula.facts.describe import Description, Fact, Ref, Telling, describe, grouped, tell
from fabula.facts.persons import is_person as is_person
from fabula.facts.rates import as_rates
from fabula.facts.unnamed import any_word, counting, doings
from fabula.lang.lexicon import acts, classes
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Circumstance, Node, NodeKind
from fabula.situation.relations import Relation
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, moved
from fabula.text import Problem
from fabula.text.problem import once
from fabula.text.units import dimension

RATIOS = frozenset(("Ratio", "Share"))  # predicates whose parties a text lists in the order of its numbers


def scope_name(problem: Problem, fact: Fact) -> Ref | None:
    """What a number of the World calls it: 从相距480千米的两地, 从东城到西城有90千米, 一条路长800米."""
    told = fact.told
    near: tuple[Ref | None, ...] = ()
    if told.scope:
        row = chunks(problem, problem.clauses[fact.clause])
        at = next(i for i, c in enumerate(row) if c.quantity == fact.quantity.index)
        near = (place_name(problem, row[at + 1 :]), place_name(problem, row[:at]), told.group)
    return next((r for r in (*near, told.where, told.who, told.what, fact.topic) if r), None)


def place_name(problem: Problem, row: Sequence[Chunk]) -> Ref | None:
    """The first place that a row of chunks names: 两地, 东、西两城, 两个港口."""
    named = (Sort.NAME, Sort.CONJ, Sort.GROUP)
    start = next((i for i, c in enumerate(row) if c.sort in (Sort.NAME, Sort.GROUP)), None)
    if start is None:
        return None
    found = list(takewhile(lambda c: c.sort in named, row[start:]))
    group = next((i for i, c in enumerate(found) if c.sort is Sort.GROUP), None)
    if group is None:
        return Ref(found[0].text, found[0].span)
    last = grouped(found[group], found[group + 1] if group + 1 < len(found) else None)
    return Ref(problem.text[found[0].span[0] : last.span[1]], (found[0].span[0], last.span[1]))


def ground(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The same equations about nodes that the text names."""
    return Grounding(problem).graph(graph)


def sum_is_whole(graph: ParseGraph) -> ParseGraph:
    """一共有多少棵: the sum that is asked for is the World's total, if nothing else is told of the World."""
    world = graph.world.id
    if not isinstance(graph.goal.term, Unknown) or graph.attributes(world):
        return graph
    for i, relation in enumerate(graph.relations):
        match relation:
            case Relation("Equal", (Apply("Sum", parts), Unknown()), source):
                whole = Slot(world, Attribute.TOTAL)
                if not all(isinstance(p, Slot) and p.attribute is Attribute.TOTAL for p in parts):
                    continue
                stated = Relation("Together", (whole, *parts), source)
                relations = (*graph.relations[:i], stated, *graph.relations[i + 1 :])
                return replace(graph, relations=relations, goal=replace(graph.goal, term=whole))
    return graph


class Grounding:
    """The facts of a problem, and what they make of any graph of it."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        telling = tell(problem)
        self.facts = {f.quantity.index: f for f in telling.facts}
        self.stage = Stage(telling)

    def graph(self, old: ParseGraph) -> ParseGraph:
        """The graph with the text's own names; same equations, same answer."""
        old = without_aliases(as_rates(self.facts, sum_is_whole(old)))
        scope = self._scope(old)
        names = {n.id: self._name(old, n) for n in old.nodes if n.id != scope and old.attributes(n.id)}
        names = {node: self._joined(old, node, name, names) for node, name in names.items()}
        world = self._world(old, scope, names)
        return _rebuilt(old, self._things(old, names), scope, world, self.problem.text, doings(self.problem))

    # --- the World ---

    def _scope(self, old: ParseGraph) -> str:
        """The node whose numbers are the scope of the problem; '' if nothing is told of it."""
        if old.attributes(old.world.id):
            return old.world.id
        told = [g.slot for g in old.givens if self._told_of_scope(g.quantity)]
        term = old.goal.term
        if isinstance(term, Slot) and self._told_of_scope(old.goal.quantity):
            told.append(term)
        alone = (s.node for s in told if old.attributes(s.node) == (Attribute.TOTAL,))
        return next(alone, "")

    def _told_of_scope(self, quantity: int | None) -> bool:
        fact = self.facts.get(-1 if quantity is None else quantity)
        return fact is not None and fact.told.scope

    def _world(self, old: ParseGraph, scope: str, names: dict[str, Name]) -> Ref:
        """The words for the World: those of its numbers, else the place or the thing that the text is about."""
        taken = {n.agent.text for n in names.values() if n.agent}
        for fact in self._facts_of(old, scope):
            found = scope_name(self.problem, fact) if fact.told.scope or not fact.told.kind else None
            if found is not None and found.text not in self.stage.plural:
                return found
        return self.stage.world(taken) or any_word(self.problem)

    # --- names ---

    def _facts_of(self, old: ParseGraph, node: str) -> list[Fact]:
        """The facts of the numbers that a node carries or is asked for, those that tell an act first."""
        found = [g.quantity for g in old.givens if g.slot.node == node]
        if isinstance(old.goal.term, Slot) and old.goal.term.node == node:
            found.append(old.goal.quantity)
        known = [self.facts[q] for q in found if q is not None and q in self.facts]
        return sorted(known, key=lambda f: (not (f.told.act and f.who), f.quantity.span.start))

    def _name(self, old: ParseGraph, node: Node) -> Name:
        """From the facts of its numbers, from the comparisons it stands in, or from its old words."""
        found = [self.stage.name(f.told, f.topic) for f in self._facts_of(old, node.id)]
        found += list(self._compared(old, node.id))
        if node.span is not None:
            told = describe_span(self.problem, node.span)
            found += [self.stage.name(told, None)] if told.names else []
        if not found and node.parent and node.parent != old.world.id and old.attributes(node.parent):
            found = [replace(self._name(old, old.by_id[node.parent]), act=None, marks=(), kind="", what=None)]
            return replace(_merged(found, node), label=node.label, state=node.kind is not NodeKind.EVENT)
        return _merged(found, node)

    def _things(self, old: ParseGraph, names: dict[str, Name]) -> dict[str, Name]:
        """买了4盒水笔，每盒12支，每支5元: how many a box holds is told of the pens, the money of buying them."""
        alike = Counter((str(n.agent), n.event) for n in names.values())
        money = {g.slot.node for g in old.givens if dimension(g.unit) == "money"}
        made = dict(names)
        for node, name in names.items():
            several = alike[(str(name.agent), name.event)] > 1
            told = any(old.given(Slot(node, a)) for a in (Attribute.RATE, Attribute.TOTAL)) and node not in money
            if several and told and name.kind in classes()["trades"] and name.what:
                made[node] = replace(name, agent=name.what, what=None, act=None, kind="", marks=())
        return made

    def _joined(self, old: ParseGraph, node: str, name: Name, names: dict[str, Name]) -> Name:
        """Who acts with others is named after himself alone, and what he does after what the others do.

        甲队单独做…，两队合做: the one who works as fast as 甲队 does alone is 甲队, and what he does is 合做.
        """
        own = name.agent is not None and name.agent.text not in self.stage.groups
        if not own and (alone := next((names[n] for n in _equals(old, node, Attribute.RATE) if n in names), None)):
            name = replace(name, agent=alone.agent, what=name.what or alone.what)
        if name.act is None and len(old.attributes(node)) > 1 and not name.left:
            together = (names[n] for n in _equals(old, node, Attribute.AMOUNT) if n in names)
            with_act = next((n for n in together if n.act), None) or self._act_of_all(old, node)
            if with_act is not None:
                name = replace(name, act=with_act.act, kind=with_act.kind, label="")
                name = replace(name, marks=name.marks or with_act.marks)
        return name

    def _act_of_all(self, old: ParseGraph, node: str) -> Name | None:
        """汽车每小时45千米: so much in an hour is an act, though only 相对开出 says which."""
        rate = old.given(Slot(node, Attribute.RATE))
        if rate is None or dimension(rate.per) != "time":
            return None
        kinds = classes()["persons"]
        told = next((d for d in self.stage.clauses if d.act and d.kind in kinds), None)
        return Name(act=told.act, kind=told.kind) if told else None

    def _compared(self, old: ParseGraph, node: str) -> Iterator[Name]:
        """What the comparisons call it, as the one or as the other."""
        for relation in old.relations:
            places = [i for i, a in enumerate(relation.args) if isinstance(a, Slot) and a.node == node]
            if not places or relation.implicit:
                continue
            numbers = [t.quantity for t in relation.terms() if isinstance(t, Number)]
            numbers += [old.goal.quantity for t in relation.terms() if isinstance(t, Unknown)]
            for fact in (self.facts[q] for q in numbers if q is not None and q in self.facts):
                if len(fact.told.listed) > places[0] and relation.predicate in RATIOS:  # 男生与女生的比是5:4
                    yield Name(fact.told.listed[places[0]])
                elif places[0] == 0:
                    yield self.stage.name(fact.told, fact.topic, fact.other)
                elif fact.other is not None and fact.other.names:
                    yield self.stage.name(fact.other, None, fact.told)


class Stage:
    """Who stands for what in this text: whether the holder or the thing held tells its numbers apart."""

    def __init__(self, telling: Telling) -> None:
        told = telling.facts
        self.facts = told
        self.clauses = telling.clauses
        kept = [_kept(f.told) for f in told]
        both = [d for d in kept if d.who and d.what and not d.kind]
        self.holders = {d.who.text for d in both if d.who}
        units = {f.quantity.unit for f, d in zip(told, kept, strict=True) if d in both}
        bare = [f.told for f in told if f.quantity.unit in units and not f.told.what and not f.told.kind]
        having = [d.who for d in bare if d.who and d.hold and d.hold.text in classes()["having"]]
        self.holders |= {r.text for r in having if is_person(r.text)}  # 哥哥有36张邮票，弟弟有20张
        self.things = {d.what.text for d in both if d.what}
        described = [d for f in told for d in (f.told, f.other) if d]
        self.named = Counter(d.who.text for d in described if d.who)
        self.goods = Counter(d.what.text for d in described if d.what)
        self.deals = dict(_deals(told))
        self.handled: dict[str, set[str]] = defaultdict(set)  # what is acted upon, by kinds of acts
        for d in described:
            if d.what and d.kind:
                self.handled[d.kind].add(d.what.text)
        spoken = [*described, *telling.clauses]
        self.plural = classes()["plural"]
        self.groups = {d.group.text for d in spoken if d.group} | self.plural

    def name(self, told: Description, topic: Ref | None, other: Description | None = None) -> Name:
        """What a description calls its node; ``other`` is what it is compared with."""
        if (deal := self._deal(told)) is not None:
            return deal
        told = _kept(told)
        agent, what = told.who or topic, told.what
        if agent is None and told.kind in classes()["taking"]:  # 从甲仓调出30吨
            agent = told.where
        if what and self._thing_acts(told, what, other):
            agent, what = what, None
        named = Name(agent, _bare(told.act, told.kind), what, _telling(told.marks), told.kind, again=told.again)
        near = tuple(r for r in (*told.marks, told.hold, told.change, told.measure, told.whole) if r)
        return replace(named, change=told.change, near=near)

    def _deal(self, told: Description) -> Name | None:
        """足球每个70元, where 学校买来4个足球: the price belongs to what the school buys."""
        thing = told.what or told.who
        if told.kind or told.marks or thing is None or thing.text not in self.deals:
            return None
        if told.hold is not None and told.hold.text in classes()["having"]:
            return None
        buyer, act, kind = self.deals[thing.text]
        return Name(buyer, _bare(act, kind), thing, (), kind, change=told.change)

    def _thing_acts(self, told: Description, what: Ref, other: Description | None) -> bool:
        """果园有桃树, 有梨树: the trees are told apart, not the orchards; so the trees have the numbers."""
        if other is not None and told.who is None and not told.kind:  # 运来茄子的重量是白菜的…
            return True
        if what.text.endswith(tuple(classes()["tools"])):  # 打开水龙头, 单开甲管
            return told.kind not in classes()["trades"]
        if told.kind in classes()["trades"] or told.kind in classes()["persons"]:
            return False
        if told.who is None and told.where is not None and told.kind in classes()["found"]:  # 果园里还养了30只鸡
            return True
        if not told.kind:
            return not (len(self.holders) > 1 and len(self.things) == 1)
        return told.kind in classes()["things"] or what.text in self.named or len(self.handled[told.kind]) > 1

    def world(self, taken: set[str]) -> Ref | None:
        """A place or a whole that the text names, or the thing its numbers speak of; no agent's name."""
        told = [*(f.told for f in self.facts), *self.clauses]
        whole = (d.group for d in told if d.scope)
        alone = (d.who for d in self.clauses if not (d.act or d.hold or d.marks or d.measure or d.per))  # 一项工程，
        found = (
            *alone, *(d.where for d in told), *whole, *(d.who for d in told if d.what),
            *(d.what for d in told), *(d.whole for d in told), *(d.measure for d in told), *(d.group for d in told),
            *(d.who for d in told),
        )  # fmt: skip
        unnamed = self.plural | classes()["averages"] | classes()["rates"] | acts().keys()
        known = [r for r in found if r and r.text not in unnamed and not counting(r.text)]
        first = next((d.who for d in told if d.who), known[0] if known else None)
        return next((r for r in known if r.text not in taken), first)


def _kept(told: Description) -> Description:
    """甲仓库存化肥84吨: it has them, and does nothing."""
    known = classes()
    keeps = told.act is not None and told.act.text in known["keeping"] and not told.marks
    place = told.who is not None and told.who.text.endswith(tuple(known["stores"]))
    return replace(told, act=None, kind="") if keeps and place else told


def _bare(act: Ref | None, kind: str) -> Ref | None:
    """买 for 买来 and 买回: they are one act."""
    if act is None or kind not in classes()["trades"]:
        return act
    bare = act.text.rstrip("".join(classes()["bought"])) or act.text
    return Ref(bare, (act.span[0], act.span[0] + len(bare)))


def _deals(told: Sequence[Fact]) -> Iterator[tuple[str, tuple[Ref, Ref, str]]]:
    """Every thing that somebody buys or sells, with who and how."""
    for fact in told:
        deal, buyer = fact.told, fact.who
        bought = deal.what if deal.kind in classes()["trades"] else None
        if bought and deal.act and buyer and buyer.text != bought.text:
            yield bought.text, (buyer, deal.act, deal.kind)


def _equals(graph: ParseGraph, node: str, attribute: Attribute) -> Iterator[str]:
    """The nodes with which a node has an attribute in common."""
    for relation in graph.relations:
        match relation.predicate, relation.args:
            case "Equal", (Slot(a, x), Slot(b, y)) if x is y is attribute and node in (a, b):
                yield b if a == node else a


def _merged(found: Sequence[Name], node: Node) -> Name:
    """One name of several: each part from the first that has it."""
    if not found:
        return Name(label=node.label, span=node.span, state=node.kind is not NodeKind.EVENT)
    trade = next((n for n in found if n.kind in classes()["trades"]), None)
    agent = next((n.agent for n in found if n.agent), None)
    act, kind = next(((n.act, n.kind) for n in found if n.act), (None, ""))
    what = next((n.what for n in found if n.what and n.what != agent), None)
    if trade and what is None:  # 王伯伯买了6袋，每袋面粉多少元: the rice is what he buys
        what = next((n.agent for n in found if n.agent and n.agent.text != str(agent)), None)
    marked = next((n.marks for n in found if n.marks), ())
    changed = next((n.change for n in found if n.change), None)
    if changed and node.label in classes()["differences"]:  # 便宜了多少元: the saving
        marked, act, kind = (changed,), None, ""
    again = next((n.again for n in found if n.again), None)
    implicit = node.label if node.label in classes()["implicit"] else ""
    near = tuple(r for n in found for r in n.near)
    return Name(agent, act, what, marked, kind, span=node.span, again=again, implicit=implicit, near=near)


def _telling(found: Sequence[Ref]) -> tuple[Ref, ...]:
    """Marks that tell one time from another; 又 and 再 only say that something goes on."""
    return tuple(m for m in found if m.text not in classes()["again"] or m.text in classes()["firsts"])


@once
def describe_span(problem: Problem, span: tuple[int, int]) -> Description:
    """The description of a stretch of text."""
    near = [c for c in problem.clauses if c.span.end > span[0] and c.span.start < span[1]]
    row = [k for c in near for k in chunks(problem, c) if k.span[0] >= span[0] and k.span[1] <= span[1]]
    return describe(row)


def _rebuilt(
    old: ParseGraph, names: dict[str, Name], scope: str, world: Ref, text: str, acts: Sequence[Ref]
) -> ParseGraph:
    """The graph with its nodes renamed and hung under the agents that the names tell."""
    cast = Cast(world, list(names.values()), text, acts)
    moved = {node: cast.place(name, old.attributes(node)) for node, name in names.items()}
    if scope:
        moved[scope] = cast.world_id
    return remapped(old, cast.nodes(), moved)


def remapped(old: ParseGraph, nodes: tuple[Node, ...], became: Mapping[str, str]) -> ParseGraph:
    """The same equations about other nodes; ``became`` tells which node each old one has become.

    Where two attributes in play would become one, the equations would not be the same: the graph stays as it is.
    """
    if len({(became.get(s.node, s.node), s.attribute) for s in old.slots}) < len(old.slots):
        return old

    def term(t: Term) -> Term:
        return moved(t, became)

    def circumstance(c: Circumstance) -> Circumstance:
        args = tuple(became.get(a, a) if isinstance(a, str) else term(a) for a in c.args)
        return Circumstance(c.name, args, c.span)

    givens = tuple(replace(g, slot=Slot(became.get(g.slot.node, g.slot.node), g.slot.attribute)) for g in old.givens)
    circumstances = tuple(map(circumstance, old.circumstances))
    return replace(old.with_terms(term), nodes=nodes, givens=givens, circumstances=circumstances)
