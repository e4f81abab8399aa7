"""Properties that every reading must have, whatever the story: names that are names, words behind nodes.

``violations(problem, graph)`` lists what a reading lacks, each with a code:

    duplicate   two nodes for one thing
    name        a unit, a number, 每, a verb or a word of time in the name of a thing
    words       a node that no words of the text stand for (and that is not in ``implicit.txt``)
    span        a node whose place in the text is not given, or holds other words
    act         an act that is no Event of an Agent
    owner       a number whose owner is named only later, and not asked for
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from fabula.explain.lexicon import verbs
from fabula.lang.lexicon import classes
from fabula.lang.lines import columns, read_file
from fabula.situation import Attribute, Node, NodeKind, ParseGraph, Slot
from fabula.situation.terms import slots
from fabula.text import Kind, Problem, Quantity, Span, find_quantities
from fabula.text.tokens import tokenize
from fabula.text.units import dimension, table

CODES = ("duplicate", "name", "words", "span", "act", "owner")
_NAMING_NUMBERS = (Kind.ORDINAL, Kind.COUNT_WORD, Kind.DATE, Kind.ASKED)  # 第一天, 两地
LONGEST_GROUP = 6  # characters of 两列旅客列车
_BRACKETS = re.compile(r"[（(][^（()）]*[）)]")


@dataclass(frozen=True, slots=True)
class Violation:
    """A property that a reading lacks: its code, the node (or '') and what is wrong, in words."""

    code: str
    node: str
    message: str

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


def violations(problem: Problem, graph: ParseGraph) -> tuple[Violation, ...]:
    """Everything that a reading of this problem lacks."""
    return (
        *_duplicates(graph),
        *_names(graph),
        *_words(problem, graph),
        *_acts(graph),
        *_owners(problem, graph),
    )


@cache
def naming() -> dict[str, frozenset[str]]:
    """The word classes of ``naming.txt``."""
    return classes("naming.txt")


@cache
def implicit() -> dict[str, str]:
    """Names that need no words of the text, and why."""
    return {row[0]: row[1] for row in columns(read_file("implicit.txt"), 2, "implicit.txt")}


# Names


def _duplicates(graph: ParseGraph) -> Iterator[Violation]:
    """An Agent may have the World's name (convention 5), nothing else any other's."""
    seen = Counter((n.kind is NodeKind.WORLD, n.parent, n.label) for n in graph.nodes)
    for (_, _, label), count in seen.items():
        if count > 1:
            yield Violation("duplicate", label, f"{label} stands {count} times for one thing")


def _names(graph: ParseGraph) -> Iterator[Violation]:
    for node in graph.nodes:
        if found := bad_name(node.label, node.kind):
            yield Violation("name", node.id, f"{node.label}: {found}")


@lru_cache(maxsize=10_000)
def bad_name(label: str, kind: NodeKind = NodeKind.AGENT) -> str:
    """Why a label is no name, or ''. An act or a state may be a verb, 上个月 or 打八折; a thing may not."""
    thing = kind in (NodeKind.AGENT, NodeKind.WORLD)
    quantities = find_quantities(label)
    if told := [q for q in quantities if not _naming(q, thing)]:
        return f"the number {told[0].text} in a name"
    rest = _without(label, [q.span for q in quantities])
    if unit := next((u for u in _measures() if (u in rest and len(u) > 1) or u == rest), "") if thing else "":
        return f"the unit {unit} in a name"
    if per := next((word for word in naming()["per"] if word in label), ""):
        return f"{per} in a name"
    return _stray(label, kind) if thing else ""


def _naming(quantity: Quantity, thing: bool) -> bool:
    """Whether a number may be part of a name: 第一天, 两地, 五个数; 打八折 for what happens."""
    if quantity.kind in _NAMING_NUMBERS or (quantity.kind is Kind.DISCOUNT and not thing):
        return True
    counted = dimension(quantity.unit).startswith("count")
    return quantity.kind is Kind.NUMBER and counted and not quantity.text[0].isdecimal()


def _stray(label: str, kind: NodeKind) -> str:
    """A word of time, a verb or a function word in the name of a thing; a scope may be 付 or 购物."""
    tokens = [token.text for token in tokenize(label, ())]
    for words, what in (("time", "word of time"), ("stray", "word")):
        if found := next((word for word in tokens if word in naming()[words]), ""):
            return f"the {what} {found} in the name of a thing"
    if kind is NodeKind.WORLD and len(tokens) == 1:
        return ""
    if verb := next((word for word in verbs() if word in tokens and word not in naming()["noun"]), ""):
        return f"the verb {verb} in the name of a thing"
    return ""


@cache
def _measures() -> tuple[str, ...]:
    """Units of measure; those of one character may be in a word (大米), those of counting are nouns (船)."""
    return tuple(u for u in table() if not u.isascii() and not dimension(u).startswith("count"))


def _without(text: str, spans: list[Span]) -> str:
    kept = [char for at, char in enumerate(text) if not any(s.start <= at < s.end for s in spans)]
    return "".join(kept)


# Words


def _words(problem: Problem, graph: ParseGraph) -> Iterator[Violation]:
    for node in graph.nodes:
        if node.label in implicit():
            continue
        if not named_in(node.label, problem.text):
            yield Violation("words", node.id, f"{node.label} is not in the text")
        elif not _span_fits(node, problem.text):
            yield Violation("span", node.id, f"{node.label} does not say where in the text it stands")


def wordless(problem: Problem, graph: ParseGraph) -> tuple[Node, ...]:
    """Nodes that no words of the text stand for: by their name, or because they do not say where."""
    lacking = {v.node for v in _words(problem, graph)}
    return tuple(node for node in graph.nodes if node.id in lacking)


def named_in(label: str, text: str) -> bool:
    """Whether the label is one run of the text, or its parts follow each other there: 第一天修, 买钢笔."""
    plain = "".join(char for char in _BRACKETS.sub("", label) if char not in naming()["joint"])
    if not plain:
        return False
    return label in text or plain in text or _in_parts(plain, text)


def _in_parts(label: str, text: str) -> bool:
    """Two runs, each of them in the text, either first: 买了5支钢笔 and 钢笔每支3元，买5支 have 买钢笔."""
    return any(label[:cut] in text and label[cut:] in text for cut in range(1, len(label)))


def _span_fits(node: Node, text: str) -> bool:
    if node.span is None:
        return False
    start, end = node.span
    words = text[start:end]
    return bool(words) and (words in node.label or node.label in words or set(words) <= set(node.label))


# Acts and owners


def _acts(graph: ParseGraph) -> Iterator[Violation]:
    """An Event is somebody's; an Agent who does so much in a unit of time for some time has an Event."""
    kinds = {node.id: node.kind for node in graph.nodes}
    for node in graph.nodes:
        if node.kind is NodeKind.EVENT and kinds.get(node.parent or "") is not NodeKind.AGENT:
            yield Violation("act", node.id, f"{node.label} is an act of nobody")
        if node.kind is NodeKind.AGENT and not graph.children(node.id) and _acting(graph, node):
            yield Violation("act", node.id, f"{node.label} does something, but has no Event")


def _acting(graph: ParseGraph, node: Node) -> bool:
    given = graph.given(Slot(node.id, Attribute.RATE))
    several = len(graph.attributes(node.id)) > 1
    return given is not None and dimension(given.per) == "time" and several


def _owners(problem: Problem, graph: ParseGraph) -> Iterator[Violation]:
    """Who owns a number is named up to its clause, himself or what he does (买钢笔), or is asked for."""
    asked = {_agent(graph, graph.by_id[slot.node]).id for slot in slots(graph.goal.term)}
    for given in graph.givens:
        node = graph.by_id[given.slot.node]
        owner = _agent(graph, node)
        if given.quantity is None or owner.id in asked or owner.kind is NodeKind.WORLD:
            continue
        quantity = problem.quantities[given.quantity]
        told = problem.text[: problem.clause_of(quantity.span).span.end]
        if named_in(owner.label, problem.text) and not _named_before(owner.label, node.label, told):
            if _one_of(owner.label, problem, told):
                continue
            message = f"{quantity.text} is {owner.label}'s, who is named only later"
            yield Violation("owner", owner.id, message)


def _one_of(owner: str, problem: Problem, told: str) -> bool:
    """两只轮船同时从青岛去上海，18小时后: told of several, of whom the owner, 甲船, is one."""
    several = [q for q in problem.quantities if q.kind is Kind.COUNT_WORD and q.span.end <= len(told)]
    groups = (told[q.span.start :] for q in several)
    return any(owner[-1:] in group[: LONGEST_GROUP] for group in groups)


def _named_before(owner: str, act: str, told: str) -> bool:
    if named_in(owner, told) or act in told:
        return True
    return any(act[cut:] in told for cut in range(1, len(act) - 1))


def _agent(graph: ParseGraph, node: Node) -> Node:
    """The Agent whose Event or State it is; itself otherwise."""
    above = graph.by_id.get(node.parent or "")
    return above if above is not None and node.kind in (NodeKind.EVENT, NodeKind.STATE) else node
