"""Edits: one change to a situation each, as a value that travels as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from fabula.errors import FabulaError
from fabula.lang import LANGUAGES, say
from fabula.situation import Attribute, language

LIMIT = 50  # edits in one request; nobody makes more by hand
Code = Literal["edit", "grammar"]


class AdjustError(FabulaError):
    """A change that cannot be made.

    ``code`` is ``edit`` when the edit itself is wrong (a field, an index) and ``grammar`` when what it would
    lead to is not in L(G); ``reasons`` are all of them.
    """

    stage = "adjust"

    def __init__(self, code: Code, key: str, reasons: tuple[str, ...] = (), /, **words: object) -> None:
        """``key`` is an ``adjust.`` line of ``lang/*/adjust.txt``; an error among the words speaks each language."""
        zh, en = (say(f"adjust.{key}", lang, **_in(lang, words)) for lang in LANGUAGES)
        super().__init__(en)
        self.code = code
        self.zh = zh
        self.reasons = reasons

    def said(self, lang: str) -> str:
        return self.zh if lang == "zh" else self.message


def _in(lang: str, words: dict[str, object]) -> dict[str, object]:
    return {name: word.said(lang) if isinstance(word, AdjustError) else word for name, word in words.items()}


@dataclass(frozen=True, slots=True)
class ChangeKind:
    """The given number is another attribute of its node: 8 is not the total but the rate."""

    given: int
    attribute: Attribute

    def to_json(self) -> dict[str, Any]:
        return {"op": "kind", "given": self.given, "attribute": self.attribute.value}


@dataclass(frozen=True, slots=True)
class MoveGiven:
    """The given number belongs to another node."""

    given: int
    node: str

    def to_json(self) -> dict[str, Any]:
        return {"op": "owner", "given": self.given, "node": self.node}


@dataclass(frozen=True, slots=True)
class ChangePredicate:
    """Another predicate holds of the same arguments: not more but less."""

    relation: int
    predicate: str

    def to_json(self) -> dict[str, Any]:
        return {"op": "relation", "relation": self.relation, "predicate": self.predicate}


@dataclass(frozen=True, slots=True)
class SwapArguments:
    """The first two arguments change places: it was the other one that is more."""

    relation: int

    def to_json(self) -> dict[str, Any]:
        return {"op": "swap", "relation": self.relation}


@dataclass(frozen=True, slots=True)
class DropRelation:
    """The text does not say this."""

    relation: int

    def to_json(self) -> dict[str, Any]:
        return {"op": "drop", "relation": self.relation}


@dataclass(frozen=True, slots=True)
class ChangeGoal:
    """Something else is asked for."""

    node: str
    attribute: Attribute

    def to_json(self) -> dict[str, Any]:
        return {"op": "goal", "node": self.node, "attribute": self.attribute.value}


Edit = ChangeKind | MoveGiven | ChangePredicate | SwapArguments | DropRelation | ChangeGoal

_FIELDS: dict[str, tuple[type[Edit], tuple[str, ...]]] = {
    "kind": (ChangeKind, ("given", "attribute")),
    "owner": (MoveGiven, ("given", "node")),
    "relation": (ChangePredicate, ("relation", "predicate")),
    "swap": (SwapArguments, ("relation",)),
    "drop": (DropRelation, ("relation",)),
    "goal": (ChangeGoal, ("node", "attribute")),
}


def edits_from_json(data: object) -> tuple[Edit, ...]:
    """A list of edits; the first wrong one is named by its place."""
    if not isinstance(data, list):
        raise AdjustError("edit", "list")
    if len(data) > LIMIT:
        raise AdjustError("edit", "limit", limit=LIMIT)
    found = []
    for at, one in enumerate(data):
        try:
            found.append(edit_from_json(one))
        except AdjustError as error:
            raise AdjustError("edit", "place", at=at, nth=at + 1, error=error) from None
    return tuple(found)


def edit_from_json(data: object) -> Edit:
    """One edit; an error names the field and what may stand in it."""
    if not isinstance(data, Mapping):
        raise AdjustError("edit", "object")
    op = data.get("op")
    if not isinstance(op, str) or op not in _FIELDS:
        raise _wrong("op", op, ", ".join(_FIELDS))
    made, fields = _FIELDS[op]
    if unknown := sorted(str(name) for name in data if name not in ("op", *fields)):
        allowed = ", ".join(("op", *fields))
        raise AdjustError("edit", "field", op=op, field=unknown[0], allowed=allowed)
    return made(**{field: _field(field, data.get(field)) for field in fields})


def _field(name: str, value: object) -> Any:
    match name:
        case "given" | "relation":
            if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
                return value
            raise _wrong(name, value, "an index from 0")
        case "attribute":
            if isinstance(value, str) and value in tuple(Attribute):
                return Attribute(value)
            raise _wrong(name, value, ", ".join(Attribute))
        case "predicate":
            if isinstance(value, str) and value in language().predicates:
                return value
            raise _wrong(name, value, ", ".join(language().predicates))
        case _:
            if isinstance(value, str) and value:
                return value
            raise _wrong(name, value, "a node id")


def _wrong(field: str, value: object, allowed: str) -> AdjustError:
    shown = repr(value)[:40]
    return AdjustError("edit", "value", field=field, shown=shown, allowed=allowed)
