"""The scene: a parse graph under construction.

An interpreter fills a scene while it reads the facts one by one; :meth:`Scene.graph` freezes it. Nodes are
kept as *things* with the phrases that named them, so that a later phrase can be matched with an earlier one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.phrases import Phrase, acts, identifies, similarity
from fabula.parse.attach import attach
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import (
    Attribute,
    Circumstance,
    Given,
    Goal,
    Node,
    NodeKind,
    Number,
    ParseGraph,
    ProblemType,
    Relation,
    Slot,
    Source,
    Term,
    Unknown,
    commonsense,
    language,
)
from fabula.text import Kind, Problem, Quantity, Token

WORLD = "W"  # the whole
LEFT = "L"  # what is left of it
HERO = "A0"  # whom the story is about, if no fact names them
_BREAKS = "，。；？！：、和与"  # where the name that opens a story ends
_WORLD_NAMES = {
    ProblemType.JOURNEY: "全程",
    ProblemType.TASK: "总量",
    ProblemType.RELATION: "总数",
    ProblemType.PRICE: "总价",
}

Name = tuple[str, Phrase]  # the role of a name, and the name
SHARES = {Kind.FRACTION, Kind.PERCENT, Kind.TIMES, Kind.RATIO, Kind.DISCOUNT}
LIKE = 0.6  # two names as like as this name the same thing


@dataclass
class Thing:
    """Something the story speaks of; it becomes an Agent, an Event or a State.

    Its names are phrases with a role: ``who`` (水果店), ``what`` (苹果), or ``any``.
    """

    id: str
    names: list[Name]
    kind: NodeKind
    label: str
    called_by: str = "what"  # the role of the name that tells it from the others

    @property
    def span(self) -> tuple[int, int] | None:
        return self.names[0][1].span if self.names else None

    @property
    def title(self) -> str:
        """What to call it: its label, or the name that its other names agree with most."""
        if self.label:
            return self.label
        names = [n for _, n in self.names]
        roles = [(len(n.marks), role == self.called_by) for role, n in self.names]
        agree = [sum(similarity(n, m) >= LIKE for m in names if m is not n) for n in names]
        best = max(range(len(names)), key=lambda i: (agree[i], *roles[i], -i))
        bare = cue("around_name").sub("", names[best].label)
        return cue("counted_as").sub("", bare) or bare or names[best].label

    def likeness(self, query: Sequence[Name]) -> float:
        """How likely the query names this thing: the owner and the object must both fit if both are known."""
        mine = {m for _, n in self.names for m in n.marks}
        theirs = {m for _, n in query for m in n.marks}
        if mine and theirs and not mine & theirs:
            return 0.0
        who, what = self._best(query, "who"), self._best(query, "what")
        if all({"who", "what"} <= {role for role, _ in names} for names in (self.names, query)):
            if who >= LIKE and what >= LIKE:
                return 1.0
            return 0.25 if max(who, what) >= LIKE else 0.0
        return max(who, what, self._best(query, "any"))

    def _best(self, query: Sequence[Name], role: str) -> float:
        pairs = (
            similarity(mine, phrase)
            for r, phrase in query
            if r == role
            for kept, mine in self.names
            if role == "any" or kept in (role, "any")
        )
        return max(pairs, default=0.0)


@dataclass
class Scene:
    """What is known so far."""

    problem: Problem
    type: ProblemType
    choices: Choices
    world_label: str = ""
    world_span: tuple[int, int] | None = None
    things: list[Thing] = field(default_factory=list)
    givens: dict[Slot, Given] = field(default_factory=dict)
    relations: list[Relation] = field(default_factory=list)
    circumstances: list[Circumstance] = field(default_factory=list)
    implied: list[Relation] = field(default_factory=list)  # what follows from the circumstances
    goal: Goal | None = None
    focus: str = ""  # what was spoken of last
    _play: tuple[tuple[object, ...], dict[str, set[Attribute]]] = ((), {})

    # --- things ---

    def thing(self, id_: str) -> Thing:
        return next(t for t in self.things if t.id == id_)

    def new(self, *names: Name, kind: NodeKind | None = None, label: str = "") -> str:
        named = [n for n in names if n[1].names]
        event = kind or (NodeKind.EVENT if any(p.marks for _, p in named[:1]) else NodeKind.AGENT)
        id_ = f"T{len(self.things) + 1}"
        unnamed = "" if named else f"第{len(self.things) + 1}部分"
        self.things.append(Thing(id_, named, event, label or unnamed))
        return id_

    def role(self, id_: str, label: str, kind: NodeKind = NodeKind.STATE) -> None:
        """A node that is known by its role, not by a name: the change, the current, the price as it was."""
        self.things.append(Thing(id_, [], kind, label))

    def likes(self, *query: Name) -> list[str]:
        """The things that these phrases may well name."""
        return [t.id for t in self.things if t.likeness(query) >= LIKE]

    def find(self, name: str, *query: Name, create: bool = True, full: Attribute | None = None) -> str:
        """The thing that these phrases name; a new one if nothing is like them ('' if it may not be made).

        ``full`` is an attribute that is about to be given: what has it already cannot be meant.
        """
        things = [t for t in self.things if full is None or Slot(t.id, full) not in self.givens]
        chosen = self.choices.pick(name, self._candidates(things, query, create))
        if chosen:
            known = self.thing(chosen).names
            known += [n for n in query if n[1].names and n not in known]
            return chosen
        return self.new(*query) if create else ""

    def _candidates(
        self, things: Sequence[Thing], query: Sequence[Name], create: bool
    ) -> list[tuple[str, float]]:
        """What the phrases may name, with costs; '' is something new."""
        scores = [(t.id, t.likeness(query)) for t in things]
        ranked = sorted((s for s in scores if s[1] > 0.2), key=lambda s: -s[1])
        options: list[tuple[str, float]] = []
        if ranked and ranked[0][1] >= LIKE:
            best = ranked[0][1]
            options.append((ranked[0][0], 0.0))
            options.append(("", 1.0 + best))
            options += [(i, 0.8 + 3 * (best - s)) for i, s in ranked[1:3]]
        else:
            options.append(("", 0.0))
            options += [(i, 1.2 + 2 * (LIKE - s)) for i, s in ranked[:2]]
        if create:
            return options
        return [o for o in options if o[0]] or [("", 0.0)]

    # --- facts ---

    def give(self, slot: Slot, quantity: Quantity, per: str = "") -> None:
        """The text gives an attribute its value, or asks for it."""
        if quantity.value is None:
            self.ask(slot, quantity, per)
            return
        if slot in self.givens:
            raise DeadEnd(f"{slot} is given twice")
        if quantity.kind in SHARES and slot.attribute is not Attribute.RATE:
            raise DeadEnd(f"{quantity.text} is a share, not a size")
        if self.goal is not None and self.goal.term == slot:
            raise DeadEnd(f"{slot} is given and asked for")
        span = (quantity.span.start, quantity.span.end)
        self.givens[slot] = Given(slot, quantity.value, quantity.unit, per, quantity.index, span)

    def ask(self, term: Slot | Unknown, quantity: Quantity, per: str = "") -> None:
        if term in self.givens:
            raise DeadEnd(f"{term} is given and asked for")
        span = (quantity.span.start, quantity.span.end)
        asks, scale = quantity.asks or "number", quantity.scale
        self.goal = Goal(term, quantity.unit, per, asks, scale, quantity.index, span)

    def number(self, quantity: Quantity, per: str = "") -> Term:
        """The quantity as a term of a relation: a number, or the unknown if it is asked for."""
        if quantity.value is None:
            self.ask(Unknown(), quantity, per)
            return Unknown()
        return Number(quantity.value, quantity.unit, per, quantity.index)

    def relate(self, predicate: str, *args: Term, span: tuple[int, int] | None = None) -> None:
        if predicate not in language().predicates:
            raise DeadEnd(f"{predicate} says nothing in this kind of story")
        self.relations.append(Relation(predicate, args, Source(span)))

    def happens(self, name: str, *args: str | Term, span: tuple[int, int] | None = None) -> None:
        circumstance = Circumstance(name, args, span)
        self.circumstances.append(circumstance)
        self.implied += commonsense().follow(self.type, (circumstance,))

    # --- the end ---

    def in_play(self) -> dict[str, set[Attribute]]:
        """Which attributes of which nodes anything speaks of; worked out anew when something was added."""
        state = (tuple(self.givens), len(self.relations), len(self.implied), self.goal)
        if self._play[0] != state:
            self._play = (state, self._spoken_of())
        return self._play[1]

    def _spoken_of(self) -> dict[str, set[Attribute]]:
        slots = [*self.givens, *(s for r in (*self.relations, *self.implied) for s in r.slots())]
        if self.goal and isinstance(self.goal.term, Slot):
            slots.append(self.goal.term)
        found: dict[str, set[Attribute]] = {}
        for slot in slots:
            found.setdefault(slot.node, set()).add(slot.attribute)
        return found

    def graph(self) -> ParseGraph:
        """Freeze the scene: commonsense added, nodes in a tree, ids in order."""
        if self.goal is None:
            raise DeadEnd("nothing is asked")
        play = self.in_play()
        products = commonsense().of_nodes(self.type, tuple(n for n, a in play.items() if len(a) > 1))
        return ParseGraph(
            self.type,
            self._nodes(play),
            tuple(self.givens.values()),
            (*self.relations, *self.implied, *products),
            self.goal,
            tuple(self.circumstances),
        )

    def _nodes(self, play: dict[str, set[Attribute]]) -> tuple[Node, ...]:
        """The tree: Agents on the World, every Event and State on the Agent that it is told of."""
        world = self.world_label or _WORLD_NAMES[self.type]
        root = Node(WORLD, NodeKind.WORLD, world, None, self.world_span)
        things = [t for t in self.things if t.id in play]
        self._choose_titles(things)
        agents = [Node(t.id, t.kind, t.title, WORLD, t.span) for t in things if t.kind is NodeKind.AGENT]
        events = [t for t in things if t.kind is not NodeKind.AGENT]
        if LEFT in play:
            events.append(Thing(LEFT, [], NodeKind.STATE, "剩下的"))
        if not agents or any(not self._carriers(t, agents) for t in events):
            name, span = hero(self.problem)
            agents.insert(0, Node(HERO, NodeKind.AGENT, name or world, WORLD, span))
        leaves = [Node(t.id, t.kind, t.title, self._carrier(t, agents), t.span) for t in events]
        return (root, *agents, *leaves)

    def _choose_titles(self, things: list[Thing]) -> None:
        """小明有3个苹果，小红有5个: by the owner, where others have an owner of that kind; else 苹果."""
        for thing in things:
            owners = [n.core for role, n in thing.names if role == "who" and n.core]
            rest = [name for t in things if t is not thing for name in t.names]
            others = [n.core for role, n in rest if role != "what" and n.core]
            if any(own[0] == o[0] or own[-1] == o[-1] for own in owners for o in others if own != o):
                thing.called_by = "who"

    def _carriers(self, thing: Thing, agents: list[Node]) -> list[Node]:
        """The agents whose name an event bears: 汽车（返回） is the 汽车's."""
        return [a for a in agents if a.label and a.id != HERO and thing.title.startswith(a.label)]

    def _carrier(self, thing: Thing, agents: list[Node]) -> str:
        own = self._carriers(thing, agents) or [a for a in agents if a.id == HERO]
        placed = [a for a in own if a.span is not None]
        if len(placed) < 2 or thing.span is None:
            return own[0].id
        return placed[attach(self.problem, thing.span, [a.span for a in placed if a.span is not None])].id


def hero(problem: Problem) -> tuple[str, tuple[int, int] | None]:
    """Who or what the story is about: the nouns that open it, up to the first verb or number."""
    name: list[Token] = []
    for token in problem.tokens:
        word = token.text
        if acts(word) or any(q.span.overlaps(token.span) for q in problem.quantities) or word in _BREAKS:
            if name:
                break
            continue
        if identifies(word) and not has(word, "left") and not has(word, "sum"):
            name.append(token)
        elif name and word != "的":
            break
    if not name:
        return "", None
    return "".join(t.text for t in name), (name[0].span.start, name[-1].span.end)
