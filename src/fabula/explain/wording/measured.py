"""A quantity that wants a name, with all that tells which one fits."""

from __future__ import annotations

from dataclasses import dataclass

from fabula.situation.nodes import Node, NodeKind
from fabula.situation.terms import Attribute, Slot
from fabula.text.units import dimension


@dataclass(frozen=True, slots=True)
class Measured:
    """An attribute of a node, what its name begins with (甲车), its dimensions (length/time), its unit and per what."""

    node: Node
    attribute: Attribute
    dims: str
    subject: str
    unit: str
    per: str
    full: bool = False

    @property
    def slot(self) -> Slot:
        return Slot(self.node.id, self.attribute)

    @property
    def is_total(self) -> bool:
        return self.attribute is Attribute.TOTAL

    @property
    def is_rate(self) -> bool:
        return self.attribute is Attribute.RATE

    @property
    def is_whole(self) -> bool:
        """The total of the World."""
        return self.is_total and self.node.kind is NodeKind.WORLD

    @property
    def is_sum_of_money(self) -> bool:
        return self.is_total and self.dims == "money"

    @property
    def is_price(self) -> bool:
        """So much money for each."""
        return self.is_rate and dimension(self.unit) == "money"
