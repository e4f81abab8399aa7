"""Names of money: what was brought, earned or paid, and prices after a change."""

from __future__ import annotations

import re

from fabula.explain.lexicon import lexeme, verbs, whole_word, words_of
from fabula.explain.wording.special import Special
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Number, Slot


class Prices(Special):
    """Names of amounts of money by the words of the text around them; nothing where the text has none."""

    def _told_money(self, node: Node) -> str:
        """带的钱, 零花钱, 收入: money that is given to a whole or a shop whose name stands elsewhere in the text."""
        given = self.graph.given(Slot(node.id, Attribute.TOTAL))
        if self.graph.type is not ProblemType.PRICE or given is None or given.quantity is None:
            return ""
        if node.kind not in (NodeKind.WORLD, NodeKind.AGENT) or Slot(node.id, Attribute.RATE) in self.graph.slots:
            return ""
        place = self._place(given.quantity)
        after = self.text[self.attempt.problem.quantities[given.quantity].span.end :]
        if named := re.match(f"{lexeme('of')}?({'|'.join(words_of('money'))})", after):
            return named[1]
        clause = re.split("[，。；：！？]", self.text[:place])[-1]
        if kept := re.search(f"{re.escape(self.clean(node.label))}{lexeme('inside_shape')}", clause):
            return kept[0] + lexeme("money_of")
        if node.kind is NodeKind.AGENT and not self.clean(node.label).endswith(words_of("place")):
            return ""
        return "" if node.kind is NodeKind.WORLD and self.clean(node.label) in clause else self.telling.paid(place)

    def _price_after(self, node: Node) -> bool:
        """Whether a state has the name of a change, and is what the price is then: 便宜了13%后."""
        if node.kind is not NodeKind.STATE or node.label not in words_of("cheaper"):
            return False
        less = ("Fraction_less", "Fraction_more", "Less_than", "More_than")
        slot = Slot(node.id, Attribute.TOTAL)
        return any(
            r.predicate in less and r.args[0] == slot and r.args[1] in self.graph.slots for r in self.graph.relations
        )

    def _changed_by(self, node: Node) -> str:
        """降价 of 先降价10%: how a price came about that a reading only calls 先, or by the shop that changed it."""
        slot = Slot(node.id, Attribute.TOTAL)
        if slot == self.graph.goal.term or node.kind is NodeKind.WORLD or self.graph.given(slot) is not None:
            return ""
        less = ("Fraction_less", "Fraction_more", "Fraction_of", "Less_than", "More_than")
        made = next((r for r in self.graph.relations if r.predicate in less and r.args[0] == slot), None)
        number = made.args[2] if made is not None and len(made.args) > 2 else None
        place = number.quantity if isinstance(number, Number) else None
        label = self.clean(node.label)
        if place is None or not (label in words_of("adverb") or label.endswith(words_of("changed"))):
            return ""
        before = re.split("[，。；：]", self.text[: self._place(place)])[-1]
        words = sorted(words_of("changed"), key=lambda w: -len(w))
        change = next((w for w in words if w in before), "")
        more = lexeme("again")
        again = more if change and before.count(more) and not label.startswith(more) else ""
        return again + whole_word(change)

    def _one_of_set(self, node: Node) -> str:
        """长裙 of what is ordered with each set: its price is no price of the set."""
        slot = Slot(node.id, Attribute.AMOUNT)
        beside = any(r.predicate == "Equal" and slot in r.args for r in self.graph.relations)
        return self._dealt_with(node) if beside else ""

    def _dealt_with(self, node: Node) -> str:
        """The thing that an act of buying or selling is told of: 长裙 of what is only called 订."""
        owner = self.graph.by_id.get(node.parent or "")
        act = self.clean(node.label)
        if owner is None or owner.kind is not NodeKind.AGENT or act not in (*verbs(), *words_of("buy")):
            return ""
        label = self.clean(owner.label)
        return "" if self.somebody(label) or self.generic(owner) else label

    def _place(self, quantity: int | None) -> int:
        found = self.attempt.problem.quantities
        return found[quantity].span.start if quantity is not None and 0 <= quantity < len(found) else 0
