"""What could be changed in a situation: menus for a page, every entry with the edit that it stands for.

Only changes that leave the graph in L(G) are offered, so that no menu leads to an error.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fabula.adjust.apply import edited
from fabula.adjust.edits import (
    ChangeGoal,
    ChangeKind,
    ChangePredicate,
    DropRelation,
    Edit,
    MoveGiven,
    SwapArguments,
)
from fabula.explain.refs import Linker
from fabula.explain.wording import Wording
from fabula.lang import say
from fabula.situation import (
    Attribute,
    Given,
    NodeKind,
    Number,
    ParseGraph,
    Relation,
    Slot,
    derive,
    language,
)
from fabula.solve.attempt import Attempt

Menu = dict[str, Any]

# Predicates that one could take for each other.
FAMILIES: tuple[tuple[str, ...], ...] = (
    ("More_than", "Less_than", "Times_of", "Fraction_of", "Fraction_more", "Fraction_less"),
    ("Times_plus", "Times_minus"),
    ("More_by_part", "Less_by_part"),
    ("Together", "Remains", "Average", "Next_after"),
)
BARE_ONLY = ("Times_of", "Fraction_of", "Fraction_more", "Fraction_less")  # of a number without a unit
SYMMETRIC = ("Equal", "Product_of")  # a swap would say the same, or nothing that makes sense


def options(attempt: Attempt, lang: str = "zh") -> Menu:
    """The given numbers with other kinds and owners, the relations with other predicates, other goals."""
    menus = _Menus(attempt, lang)
    return {"givens": menus.givens(), "relations": menus.relations(), "goals": menus.goals()}


class _Menus:
    """The menus of one attempt in one language."""

    def __init__(self, attempt: Attempt, lang: str) -> None:
        self.attempt = attempt
        self.graph = attempt.reading.graph
        self.words = Wording(attempt, lang)
        self.links = Linker(attempt)
        self.zh = lang == "zh"

    def givens(self) -> list[Menu]:
        return [self._given(index, given) for index, given in enumerate(self.graph.givens)]

    def _given(self, index: int, given: Given) -> Menu:
        slot = given.slot
        return {
            "index": index,
            "text": self.words.measured(given.value, given.unit, given.per, given.quantity),
            "refs": list(self.links.given(given)),
            "kind": slot.attribute.value,
            "owner": slot.node,
            "label": self.words.name(slot),
            "kinds": [
                {"attribute": a.value, "label": self.words.short(Slot(slot.node, a)), "edit": edit.to_json()}
                for a in Attribute
                if a is slot.attribute or self._possible(ChangeKind(index, a))
                for edit in (ChangeKind(index, a),)
            ],
            "owners": [
                {"node": node.id, "label": self._node(node.id), "edit": edit.to_json()}
                for node in self.graph.nodes
                if node.id == slot.node or self._possible(MoveGiven(index, node.id))
                for edit in (MoveGiven(index, node.id),)
            ],
        }

    def relations(self) -> list[Menu]:
        return [self._relation(index, relation) for index, relation in enumerate(self.graph.relations)]

    def _relation(self, index: int, relation: Relation) -> Menu:
        swap, drop = SwapArguments(index), DropRelation(index)
        return {
            "index": index,
            "text": self.words.sentence(relation),
            "refs": list(self.links.relation(index)),
            "implicit": relation.implicit,
            "reason": self.words.reason(relation) if relation.implicit else "",
            "predicate": relation.predicate,
            "predicates": self._predicates(index, relation),
            "swap": swap.to_json() if self._swaps(relation) and self._possible(swap) else None,
            "drop": drop.to_json() if self._possible(drop) else None,
        }

    def _predicates(self, index: int, relation: Relation) -> list[Menu]:
        """Each with the sentence it would make; of two that read the same, the first."""
        found: dict[str, Menu] = {}
        for name in _alternatives(relation):
            edit = ChangePredicate(index, name)
            if name == relation.predicate or self._possible(edit):
                label = self._said(relation, name)
                found.setdefault(label, {"predicate": name, "label": label, "edit": edit.to_json()})
        return list(found.values())

    def _swaps(self, relation: Relation) -> bool:
        return len(relation.args) > 1 and relation.predicate not in SYMMETRIC

    def goals(self) -> list[Menu]:
        """Attributes whose value is known now come first: asking for them gives an answer at once."""
        known = {variable for variable, _ in self.attempt.result.values}
        slots = [s for s in self.graph.slots if self.graph.given(s) is None]
        ranked = sorted(slots, key=lambda s: s not in known)
        return [
            {
                "node": slot.node,
                "attribute": slot.attribute.value,
                "label": self.words.name(slot),
                "refs": list(self.links.slot(slot)),
                "known": slot in known,
                "chosen": slot == self.graph.goal.term,
                "edit": edit.to_json(),
            }
            for slot in ranked
            for edit in (ChangeGoal(slot.node, slot.attribute),)
            if slot == self.graph.goal.term or self._possible(edit)
        ]

    def _said(self, relation: Relation, predicate: str) -> str:
        """The relation's sentence with another predicate: the label says what choosing it would mean."""
        return self.words.sentence(replace(relation, predicate=predicate))

    def _node(self, node: str) -> str:
        found = self.graph.by_id[node]
        if found.kind is NodeKind.WORLD:
            return say("adjust.whole", "zh" if self.zh else "en", label=found.label)
        return self.words.subject(found, full=True) if self.zh else self.words.english_label(found, full=True)

    def _possible(self, edit: Edit) -> bool:
        """In L(G), and what is asked is not simply given."""
        after = edited(self.graph, edit)
        return bool(derive(after)) and not _asks_a_given(after)


def _asks_a_given(graph: ParseGraph) -> bool:
    term = graph.goal.term
    return isinstance(term, Slot) and graph.given(term) is not None


def _alternatives(relation: Relation) -> tuple[str, ...]:
    """Its own predicate first, then the others of its family that take as many arguments."""
    family: tuple[str, ...] = next((f for f in FAMILIES if relation.predicate in f), ())
    number = relation.args[-1]
    if isinstance(number, Number) and number.unit:
        family = tuple(name for name in family if name not in BARE_ONLY)
    elif isinstance(number, Number) and number.value.denominator > 1:  # 少1/4 says a quarter of it
        family = tuple(sorted(family, key=lambda name: name not in BARE_ONLY))
    fitting = (name for name in family if not language().predicates[name].check(len(relation.args)))
    return tuple(dict.fromkeys((relation.predicate, *fitting)))
