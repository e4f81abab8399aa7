"""The parse graph in a terminal: a tree of nodes with their attributes, and the relations below it."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.cards import text_width
from fabula.explain.wording import CHINESE_TYPES, ENGLISH_TYPES, KIND_NAMES, Wording, wording
from fabula.situation.nodes import Node
from fabula.situation.terms import Slot, Unknown
from fabula.solve.attempt import Attempt

_SAID = ("relations", "found", "asked", "story", "stated", "known")
_WORDS = {
    "zh": dict(zip(_SAID, ("关系", "求得", "所求", "情境", "题中", "常识"), strict=True)),
    "en": dict(zip(_SAID, ("Relations", "found", "asked", "the story", "text", "commonsense"), strict=True)),
}


def tree(attempt: Attempt, lang: str = "zh") -> str:
    """The graph as plain text with box-drawing characters."""
    words = wording(attempt, lang)
    type_ = attempt.reading.graph.type.value
    head = (CHINESE_TYPES if lang == "zh" else ENGLISH_TYPES)[type_]
    return "\n".join(
        (
            f"◆ {head}",
            *_node(attempt, words, attempt.reading.graph.world, "", ""),
            *_relations(attempt, words),
        )
    )


def _node(attempt: Attempt, words: Wording, node: Node, lead: str, below: str) -> Iterator[str]:
    graph = attempt.reading.graph
    label = node.label or _WORDS[words.lang]["story"]
    yield f"{lead}{KIND_NAMES[words.lang][node.kind.value]} {label}"
    children = graph.children(node.id)
    bar = "│ " if children else "  "
    for attribute in graph.attributes(node.id):
        yield f"{below}{bar}  {_attribute(attempt, words, Slot(node.id, attribute))}"
    for at, child in enumerate(children):
        last = at + 1 == len(children)
        yield from _node(
            attempt, words, child, below + ("└─ " if last else "├─ "), below + ("   " if last else "│  ")
        )


def _attribute(attempt: Attempt, words: Wording, slot: Slot) -> str:
    graph, said = attempt.reading.graph, _WORDS[words.lang]
    given, found = graph.given(slot), attempt.result.value_of(slot)
    asked = graph.goal.term == slot
    mark = "★" if asked else "•" if given else "◦"
    if given is not None:
        value = words.measured(given.value, given.unit, given.per, given.quantity)
    elif found is not None:
        above, below = words.units.get(slot, ("", ""))
        value = f"? → {words.measured(found, above, below)}"
        value += (
            f"（{said['asked' if asked else 'found']}）"
            if words.lang == "zh"
            else f" ({said['asked' if asked else 'found']})"
        )
    else:
        value = "？" if words.lang == "zh" else "?"
    name = words.short(slot) if words.lang == "zh" else slot.attribute.value
    return f"{mark} {_padded(name, 6)} {value}"


def _padded(text: str, columns: int) -> str:
    wide = round(sum(2 if text_width(c, 1) == 1 else 1 for c in text))
    return text + " " * max(columns - wide, 0)


def _relations(attempt: Attempt, words: Wording) -> Iterator[str]:
    graph, said = attempt.reading.graph, _WORDS[words.lang]
    if not graph.relations:
        return
    yield said["relations"]
    for number, relation in enumerate(graph.relations, 1):
        source = said["known"] if relation.implicit else said["stated"]
        yield f"  {number}. {relation.logic(graph.name)}"
        note = words.sentence(relation)
        reason = words.reason(relation)
        yield f"     [{source}] {note}" + (f" — {reason}" if reason != note else "")
    if isinstance(graph.goal.term, Unknown) and attempt.answer is not None:
        answer = attempt.answer.text if words.lang == "zh" else words.number(attempt.answer.value)
        yield f"  ★ ? → {answer}"
