"""Nodes of a parse graph, the values their attributes have, and what happens to them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

from fabula.situation.terms import Attribute, Slot, Term, term_from_json, term_to_json


class ProblemType(StrEnum):
    """The four types of ASP6.6k (by their names in the data; the paper's are Motion and Task)."""

    JOURNEY = "journey"
    TASK = "task_completion"
    RELATION = "relation"
    PRICE = "price"


class NodeKind(StrEnum):
    """World, Agent and Event are the paper's; a State is one thing at two times (原价/现价, 去时/返回时)."""

    WORLD = "world"
    AGENT = "agent"
    EVENT = "event"
    STATE = "state"


@dataclass(frozen=True, slots=True)
class Node:
    """A node of the parse graph. The World has no parent; Agents hang on it, Events and States on Agents."""

    id: str
    kind: NodeKind
    label: str
    parent: str | None = None
    span: tuple[int, int] | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "kind": self.kind.value,
            "label": self.label,
            "parent": self.parent,
            "span": list(self.span) if self.span else None,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Node:
        span = (data["span"][0], data["span"][1]) if data["span"] else None
        return Node(data["id"], NodeKind(data["kind"]), data["label"], data["parent"], span)


@dataclass(frozen=True, slots=True)
class Given:
    """An attribute with the value that the text gives it, exact and in the text's own unit.

    A rate has two units, the paper's Num Unit (``unit``) and Den Unit (``per``).
    """

    slot: Slot
    value: Fraction
    unit: str = ""
    per: str = ""
    quantity: int | None = None
    span: tuple[int, int] | None = None

    def __str__(self) -> str:
        return f"{self.slot} = {self.value}{self.unit}" + (f"/{self.per}" if self.per else "")

    def to_json(self) -> dict[str, Any]:
        return {
            "node": self.slot.node,
            "attribute": self.slot.attribute.value,
            "value": str(self.value),
            "unit": self.unit,
            "per": self.per,
            "quantity": self.quantity,
            "span": list(self.span) if self.span else None,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Given:
        span = (data["span"][0], data["span"][1]) if data["span"] else None
        slot = Slot(data["node"], Attribute(data["attribute"]))
        return Given(slot, Fraction(data["value"]), data["unit"], data["per"], data["quantity"], span)


@dataclass(frozen=True, slots=True)
class Circumstance:
    """Something that is the case without a number of its own: they meet, the road is the same, all is done.

    ``args`` are node ids (strings) or terms; ``commonsense.txt`` says which relations follow.
    """

    name: str
    args: tuple[str | Term, ...]
    span: tuple[int, int] | None = None

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.args))})"

    def to_json(self) -> dict[str, Any]:
        args = [a if isinstance(a, str) else term_to_json(a) for a in self.args]
        return {"name": self.name, "args": args, "span": list(self.span) if self.span else None}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Circumstance:
        span = (data["span"][0], data["span"][1]) if data["span"] else None
        args = tuple(a if isinstance(a, str) else term_from_json(a) for a in data["args"])
        return Circumstance(data["name"], args, span)


@dataclass(frozen=True, slots=True)
class Goal:
    """What is asked: an attribute, or the unknown inside a relation; ``asks`` is the form wanted.

    ``asks`` ∈ number, times, fraction, percent, discount, ratio, clock, as the question words it.
    """

    term: Term
    unit: str = ""
    per: str = ""
    asks: str = "number"
    scale: int = 1
    quantity: int | None = None
    span: tuple[int, int] | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "term": term_to_json(self.term),
            "unit": self.unit,
            "per": self.per,
            "asks": self.asks,
            "scale": self.scale,
            "quantity": self.quantity,
            "span": list(self.span) if self.span else None,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Goal:
        span = (data["span"][0], data["span"][1]) if data["span"] else None
        form = (data["unit"], data["per"], data["asks"], data["scale"], data["quantity"])
        return Goal(term_from_json(data["term"]), *form, span)
