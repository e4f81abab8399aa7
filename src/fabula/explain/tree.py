"""The parse graph in a terminal: a tree of nodes with their attributes, and the relations below it."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.cards import text_width
from fabula.explain.wording import Wording, wording
from fabula.lang import say
from fabula.situation.nodes import Node
from fabula.situation.terms import Slot, Unknown
from fabula.solve.attempt import Attempt


def tree(attempt: Attempt, lang: str = "zh") -> str:
    """The graph as plain text with box-drawing characters."""
    words = wording(attempt, lang)
    type_ = attempt.reading.graph.type.value
    head = say(f"type.{type_}", lang)
    return "\n".join(
        (
            f"◆ {head}",
            *_node(attempt, words, attempt.reading.graph.world, "", ""),
            *_relations(attempt, words),
        )
    )


def _node(attempt: Attempt, words: Wording, node: Node, lead: str, below: str) -> Iterator[str]:
    graph = attempt.reading.graph
    label = words.own(node.label) or say("tree.story", words.lang)
    yield f"{lead}{say(f'node.{node.kind.value}', words.lang)} {label}"
    children = graph.children(node.id)
    bar = "│ " if children else "  "
    for attribute in graph.attributes(node.id):
        yield f"{below}{bar}  {_attribute(attempt, words, Slot(node.id, attribute))}"
    for at, child in enumerate(children):
        last = at + 1 == len(children)
        yield from _node(attempt, words, child, below + ("└─ " if last else "├─ "), below + ("   " if last else "│  "))


def _attribute(attempt: Attempt, words: Wording, slot: Slot) -> str:
    graph, lang = attempt.reading.graph, words.lang
    given, found = graph.given(slot), attempt.result.value_of(slot)
    asked = graph.goal.term == slot
    mark = "★" if asked else "•" if given else "◦"
    if given is not None:
        value = words.told(slot, given)
    elif found is not None:
        above, below = words.units.get(slot, ("", ""))
        value = f"? → {words.measured(found, above, below)}"
        value += say("tree.note", lang, note=say("tree.asked" if asked else "tree.found", lang))
    else:
        value = say("tree.open", lang)
    name = words.short(slot) if words.lang == "zh" else slot.attribute.value
    return f"{mark} {_padded(name, 6)} {value}"


def _padded(text: str, columns: int) -> str:
    wide = round(sum(2 if text_width(c, 1) == 1 else 1 for c in text))
    return text + " " * max(columns - wide, 0)


def _relations(attempt: Attempt, words: Wording) -> Iterator[str]:
    graph, lang = attempt.reading.graph, words.lang
    if not graph.relations:
        return
    yield say("tree.relations", lang)
    for number, relation in enumerate(graph.relations, 1):
        kind = "guessed" if relation.guess else "known" if relation.implicit else "stated"
        source = say(f"tree.{kind}", lang)
        yield f"  {number}. {relation.logic(graph.path)}"
        note = words.sentence(relation)
        reason = words.reason(relation)
        yield f"     [{source}] {note}" + (f" — {reason}" if reason != note else "")
    if isinstance(graph.goal.term, Unknown) and attempt.answer is not None:
        answer = attempt.answer.text if words.lang == "zh" else words.number(attempt.answer.value)
        yield f"  ★ ? → {answer}"
