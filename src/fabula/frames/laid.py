"""A text laid out as a table: what every reader of a text hands on, whatever it takes the text for."""

from __future__ import annotations

from dataclasses import dataclass

from fabula.frames.claims import Claimed
from fabula.frames.table import Table
from fabula.parse.kbest import Choices
from fabula.situation.relations import Relation
from fabula.situation.terms import Term


@dataclass(frozen=True)
class Laid:
    """The table, what is asked of it, what is stated of its rows, and which of them frames claim."""

    table: Table
    goal: Term
    stated: list[Relation]
    claimed: Claimed


def unclaimed(table: Table) -> Claimed:
    """Nothing is claimed; a row that a frame makes all the same has no place in the table."""
    return Claimed(Table(table.stage, (), Choices()), (), (), "")
