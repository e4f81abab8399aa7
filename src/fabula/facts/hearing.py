"""Names by ear: a graph's nodes renamed and hung as a network hears their numbers.

Rules read names by word classes; a text with other words gives 爸爸急忙 or 全力 as somebody. A network that was taught
whose numbers are (``Problem.heard``) knows better, where it is sure. As in grounding, equations are neither added nor
taken away, so the answer stays what it was; where the new names would make two nodes one, the graph stays as it is.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from fabula.facts.cast import Name
from fabula.facts.ground import remapped
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import acts, classes, marks
from fabula.situation.graph import ParseGraph
from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import Attribute, Number, Slot
from fabula.text import Problem
from fabula.text.heard import RELATION, Heard, Words

SURE = 0.6  # how sure a name must be to count, where nothing that is heard speaks for the old one
VERY = 0.85  # … where something does, or to move a number to the World
LIKELY = 0.45  # … where it is a part of the old name (爸爸 of 爸爸急忙), or where an act has no name yet
LONGEST = 10  # characters of a name


@dataclass(frozen=True)
class Place:
    """Where a node belongs: whose it is, and as what; ``label`` is '' for the agent's own."""

    agent: Ref
    label: str = ""
    kind: NodeKind = NodeKind.AGENT
    span: tuple[int, int] | None = None

    @property
    def key(self) -> tuple[str, str]:
        return self.agent.text, self.label


def by_ear(problem: Problem, graph: ParseGraph) -> ParseGraph:
    """The graph with the names that the network hears; itself if nothing was heard."""
    return _Hearing(problem, graph).graph() if problem.heard else graph


class _Hearing:
    def __init__(self, problem: Problem, graph: ParseGraph) -> None:
        self.text = problem.text
        self.old = graph
        self.heard = {h.quantity: h for h in problem.heard}
        self.votes: dict[str, list[Heard]] = defaultdict(list)
        for node, heard in self._votes():
            self.votes[node].append(heard)

    def _votes(self) -> Iterator[tuple[str, Heard]]:
        """What is heard of each node: of the numbers it carries, and of those by which it is compared."""
        graph, found = self.old, []
        for given in graph.givens:
            found.append((given.slot, given.quantity))
        if isinstance(graph.goal.term, Slot):
            found.append((graph.goal.term, graph.goal.quantity))
        for slot, quantity in found:
            heard = self.heard.get(-1 if quantity is None else quantity)
            if heard is not None and heard.role == slot.attribute.value:
                yield slot.node, heard
        own = {slot.node for slot, _ in found}
        for relation in graph.relations:
            slots = [a.node for a in relation.args if isinstance(a, Slot)]
            numbers = [t.quantity for t in relation.terms() if isinstance(t, Number) and t.quantity is not None]
            for heard in (self.heard[q] for q in numbers if q in self.heard):
                if slots and heard.role == RELATION and slots[0] not in own:
                    yield slots[0], heard

    def graph(self) -> ParseGraph:
        world = self._world()
        moved = dict.fromkeys(self._scope(), self.old.world.id)
        places = {n.id: self._place(n) for n in self.old.nodes if self._carries(n) and n.id not in moved}
        apart = self._apart(places)
        if not apart:  # nobody carries anything (1 − 1/4 − 2/5): there is nothing to rename
            return self.old
        nodes, ids = _hung(world, apart)
        moved |= ids | {world.id: world.id}
        return remapped(self.old, nodes, moved)

    def _carries(self, node: Node) -> bool:
        return node.kind is not NodeKind.WORLD and bool(self.old.attributes(node.id))

    # --- the World ---

    def _world(self) -> Node:
        """The World, by the words that its numbers are told with."""
        world = self.old.world
        heard = [h.owner for h in self.votes[world.id] if h.world and h.owner and h.owner.sure >= SURE]
        best = max(heard, key=lambda w: w.sure, default=None)
        if best is None or not self._fits(best) or self._same(best, world.label):
            return world
        return replace(world, label=best.of(self.text), span=best.span)

    def _scope(self) -> Iterator[str]:
        """A node that carries a total and nothing else, told of the World, if the World has none yet."""
        if self.old.attributes(self.old.world.id):
            return
        for node in self.old.nodes:
            votes = self.votes[node.id]
            alone = self._carries(node) and self.old.attributes(node.id) == (Attribute.TOTAL,)
            if alone and votes and all(h.world and h.sure >= VERY for h in votes) and not self.old.children(node.id):
                yield node.id
                return

    # --- Agents, Events, States ---

    def _place(self, node: Node) -> Place:
        now = self._now(node)
        votes = [h for h in self.votes[node.id] if not h.world]
        agent = self._agent(now.agent, votes, now.label)
        return replace(self._label(votes, now, agent), agent=agent)

    def _agent(self, now: Ref, votes: Sequence[Heard], label: str) -> Ref:
        """Whose the numbers are: as it was, the name within the old name, or somebody else, who must be surer.

        小英期末语文考了92分: what tells the numbers of one apart is not their owner.
        """
        owner = _likeliest(votes, lambda h: h.owner, self.text)
        within = self.within.get(now.text)
        if now.text in classes("kinds.txt")["maps"]:  # what is drawn is the map's, whatever is drawn
            return now
        if owner is None or not self._fits(owner) or _overlap(owner.of(self.text), now.text):
            return within or now
        if owner.of(self.text) == label:
            return now
        kept = self.supported.get(now.text, 0.0) or owner.of(self.text) == self.old.world.label
        return self._ref(owner) if owner.sure >= (VERY if kept else SURE) else within or now

    @cached_property
    def within(self) -> dict[str, Ref]:
        """Names that are parts of old ones: 爸爸 for 爸爸急忙; not 甲 for 甲车."""
        found: dict[str, Ref] = {}
        for node, owners in self._owners():
            named = [w for w in owners if w.of(self.text) in node and len(w.of(self.text)) > 1]
            parts = [w for w in named if w.sure >= LIKELY and self._fits(w)]
            whole = any(w.of(self.text) == node for w in owners)
            if parts and not whole:
                found[node] = self._ref(max(parts, key=lambda w: w.sure))
        return found

    @cached_property
    def supported(self) -> dict[str, float]:
        """The old names that something heard speaks for, and how surely."""
        return {
            node: max((w.sure for w in owners if _overlap(w.of(self.text), node)), default=0.0)
            for node, owners in self._owners()
        }

    def _owners(self) -> Iterator[tuple[str, list[Words]]]:
        """What is heard of all that hangs on one agent."""
        found: dict[str, list[Words]] = defaultdict(list)
        for node in self.old.nodes:
            if node.kind is not NodeKind.WORLD:
                name = self._now(node).agent.text
                found[name] += [h.owner for h in self.votes[node.id] if h.owner and not h.world]
        yield from found.items()

    def _now(self, node: Node) -> Place:
        """Where the node hangs."""
        if node.kind is NodeKind.AGENT:
            return Place(Ref(node.label, node.span or (0, 0)))
        agent = self.old.by_id[node.parent or self.old.world.id]
        return Place(Ref(agent.label, agent.span or (0, 0)), node.label, node.kind, node.span)

    def _label(self, votes: Sequence[Heard], now: Place, agent: Ref) -> Place:
        """The Event or State that the numbers are told of, where none is named yet, or another one very surely."""
        least = VERY if now.label else LIKELY
        act, mark, what = (
            self._ref(words) if words is not None and words.sure >= least and self._fits(words) else None
            for words in (
                _likeliest(votes, get, self.text) for get in (lambda h: h.act, lambda h: h.mark, lambda h: h.what)
            )
        )
        name = heard_name(agent, act, mark, what)
        label = name.event
        if not label or label == agent.text or _overlap(label, now.label) or (act and self._itself(now)):
            return now
        if now.label in classes()["implicit"] - classes()["remains"] and now.label in self.text:
            return now  # 利息, however it is told how long the money is paid in (存)
        happening = NodeKind.EVENT if name.act and not name.left else NodeKind.STATE
        return Place(agent, label, happening, name.at)

    def _itself(self, now: Place) -> bool:
        """Whether something is told of an agent itself, beside its States: 柳树 are so many, whoever plants them."""
        agent = next((n for n in self.old.agents if n.label == now.agent.text), None)
        states = (n.kind is NodeKind.STATE for n in self.old.children(agent.id)) if agent else ()
        return not now.label and any(states)

    def _apart(self, places: dict[str, Place]) -> dict[str, Place] | None:
        """No two nodes in one place: who would stand in another's goes back; None if that does not help.

        A node of which nothing is heard goes with those that it hung beside.
        """
        said = {n: p for n, p in places.items() if self.votes[n]}
        changed: dict[str, Counter[str]] = defaultdict(Counter)
        refs = {p.agent.text: p.agent for p in places.values()}
        for node, place in said.items():
            changed[self._now(self.old.by_id[node]).agent.text][place.agent.text] += 1
        made = dict(places)
        for node, place in places.items():
            beside = changed.get(place.agent.text, Counter())
            if node not in said and len(beside) == 1:
                made[node] = replace(place, agent=refs[next(iter(beside))])
        if not (twice := _twice(made)):
            return made
        made |= {n: self._now(self.old.by_id[n]) for n in twice}
        return None if _twice(made) else made

    # --- words ---

    def _ref(self, words: Words) -> Ref:
        return Ref(words.of(self.text), words.span)

    def _fits(self, words: Words) -> bool:
        return named(words, self.text)

    def _same(self, words: Words, label: str) -> bool:
        return words.of(self.text) == label


def heard_name(owner: Ref | None, act: Ref | None, mark: Ref | None, what: Ref | None) -> Name:
    """What is heard as a name: 时速 and 速度 tell no time from another, and 后来 is no act."""
    known = classes()
    act = None if act and act.text in known["again"] and act.text not in acts() else act
    mark = None if mark and mark.text in known["rates"] | known["measure"] and mark.text not in marks() else mark
    mark = None if mark and act and mark.text in act.text else mark
    what = None if what and owner and what.text == owner.text else what
    return Name(owner, act, what, (mark,) if mark else (), acts().get(act.text, "other") if act else "")


def named(words: Words, text: str) -> bool:
    """Whether words can be a name: not too long, no digit and no 每 in them, no mark at their ends."""
    found = words.of(text)
    if any(per in found for per in classes()["each_of"]) or found.startswith(tuple(classes()["sums"])):
        return False
    return len(found) <= LONGEST and not any(c.isdigit() for c in found) and found.strip("，。；？！：、") == found


def _likeliest(votes: Sequence[Heard], get: Callable[[Heard], Words | None], text: str) -> Words | None:
    """The words that most of what is heard points at; None if most of it points at nothing."""
    weight: dict[str, float] = defaultdict(float)
    best: dict[str, Words] = {}
    for heard in votes:
        words = get(heard)
        key = words.of(text) if words else ""
        weight[key] += words.sure if words else SURE
        if words:
            best[key] = max(best.get(key, words), words, key=lambda w: w.sure)
    return best.get(max(weight, key=weight.__getitem__)) if weight else None


def _twice(places: dict[str, Place]) -> list[str]:
    """The nodes that share a place with another one."""
    count = Counter(p.key for p in places.values())
    return [n for n, p in places.items() if count[p.key] > 1]


def _overlap(a: str, b: str) -> bool:
    """Whether one says what the other says: 行 and 先行."""
    return bool(a and b) and (a in b or b in a)


def _hung(world: Node, places: dict[str, Place]) -> tuple[tuple[Node, ...], dict[str, str]]:
    """World, Agents, and under each what hangs on it; which node each old one has become."""
    agents: dict[str, Node] = {}
    below: dict[str, list[Node]] = defaultdict(list)
    ids: dict[str, str] = {}
    for old, place in places.items():
        name = place.agent.text
        if name not in agents:
            agents[name] = Node(f"A{len(agents) + 1}", NodeKind.AGENT, name, world.id, place.agent.span)
        if not place.label:
            ids[old] = agents[name].id
            continue
        node = Node(f"E{sum(map(len, below.values())) + 1}", place.kind, place.label, agents[name].id, place.span)
        below[name].append(node)
        ids[old] = node.id
    nodes = [world, *(n for name, agent in agents.items() for n in (agent, *below[name]))]
    return tuple(nodes), ids
