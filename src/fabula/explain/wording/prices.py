"""Names of money: what was brought, earned or paid, and prices after a change."""

from __future__ import annotations

import re

from fabula.explain.called import is_act
from fabula.explain.lexicon import filled, lexeme, lexemes, verbs, whole_word, words_of
from fabula.explain.wording.measured import Measured
from fabula.explain.wording.special import Special
from fabula.lang import say
from fabula.situation.nodes import Node, NodeKind, ProblemType
from fabula.situation.terms import Attribute, Number, Slot


def _act_of_trade(label: str) -> str:
    """买 of 又买鲫鱼, 购进 of 购进书包: the act of a label that is one of trade."""
    bare = re.sub(lexeme("again_shape"), "", label)
    acts = (w for kind in ("stock", "sell", "buy", "spend") for w in words_of(kind) if bare.startswith(w))
    return max(acts, key=len, default="")


class Prices(Special):
    """Names of amounts of money by the words of the text around them; nothing where the text has none."""

    def _of_money(self, asked: Measured) -> str:
        """The price of a set or of what is in one, interest, money by a word of the text, what so many cost."""
        node = asked.node
        if asked.is_price and asked.per in words_of("set"):
            if thing := self._one_of_set(node):
                return filled("unit_price_of", x=thing)
            if Slot(node.id, Attribute.AMOUNT) in self.graph.slots:
                subject = asked.subject
                done = next((w for w in words_of("buy") if subject.startswith(w) and subject != w), "")
                thing = "" if self._nobody(node) or is_act(subject) else subject.removeprefix(done)
                return filled("each_price", p=asked.per, x=thing)
        if asked.attribute is not Attribute.AMOUNT and self._is_interest(node, asked.unit):
            interest = say(lexeme("interest_key"), "zh")
            return interest if asked.is_total else filled("each_of", p=asked.per, x=interest)
        return self._told_money(node) or self._cost(node, asked.subject, asked.full) if asked.is_sum_of_money else ""

    def _of_price(self, asked: Measured) -> str:
        """A price after a change, what the rest was sold for, the price of each."""
        node, subject = asked.node, asked.subject
        if asked.is_sum_of_money:
            change = self.clean(node.label) if self._price_after(node) else self._changed_by(node)
            if change:
                return say("name.price_after", "zh", change=change)
            if subject in lexemes("lefts") and self._sold(node):
                return lexeme("sold_rest")
        if asked.is_price:
            if traded := self._traded(node, asked.per):
                return traded
            if thing := self._priced(node, asked.per):
                return filled("unit_price_of", x=thing)
        priced = lexeme("unit_price") in self.text and self.graph.type is ProblemType.RELATION
        if asked.is_rate and not asked.unit and priced:
            return filled("unit_price_of", x=subject)
        reduced = subject.endswith(lexemes("reduces")) and self.graph.type is ProblemType.PRICE
        return lexeme("reductions") if asked.attribute is Attribute.AMOUNT and reduced else ""

    def _priced(self, node: Node, per: str) -> str:
        """The thing whose price is told."""
        thing = self.telling.bought(self.clean(node.label), per) if node.kind is NodeKind.AGENT else ""
        if node.kind is NodeKind.EVENT and not self.generic(node):
            thing = self._purchased(node)
        return thing or self._dealt_with(node)

    def _told_money(self, node: Node) -> str:
        """带的钱, 零花钱, 收入: money that is given to a whole or a shop whose name stands elsewhere in the text."""
        given = self.graph.given(Slot(node.id, Attribute.TOTAL))
        if self.graph.type is not ProblemType.PRICE or given is None or given.quantity is None:
            return ""
        if node.kind is NodeKind.EVENT and (thing := self._of_what_follows(node, given.quantity)):
            return thing
        if node.kind not in (NodeKind.WORLD, NodeKind.AGENT) or Slot(node.id, Attribute.RATE) in self.graph.slots:
            return ""
        place = self._place(given.quantity)
        after = self.text[self.attempt.problem.quantities[given.quantity].span.end :]
        if named := re.match(f"{lexeme('of')}?({'|'.join(words_of('money'))})", after):
            return named[1]
        clause = re.split("[，。；：！？]", self.text[:place])[-1]
        if kept := re.search(f"{re.escape(self.clean(node.label))}{lexeme('inside_shape')}", clause):
            return kept[0] + lexeme("money_of")
        if node.kind is NodeKind.AGENT and not self.somebody(self.clean(node.label)):
            return ""
        return "" if node.kind is NodeKind.WORLD and self.clean(node.label) in clause else self.telling.paid(place)

    def _of_what_follows(self, node: Node, quantity: int) -> str:
        """缴的税 of 缴了700元的税; 猫爬架的价钱 of 128元的猫爬架, where a reading takes 爬 for an act."""
        after = self.text[self.attempt.problem.quantities[quantity].span.end :]
        told = re.match(lexeme("money_thing_shape"), after)
        act = self.clean(node.label)
        if told is None or not act:
            return ""
        if act in told[1]:
            return filled("done_noun", v=told[1], n=lexeme("noun.money"))
        return filled("done_noun", v=act, n=told[1]) if told[1] in lexemes("dues") else ""

    def _cost(self, node: Node, subject: str, full: bool) -> str:
        """足球的总价 of 买足球: what so many come to; 总价 where the text has no word for what is bought."""
        whole = Slot(node.id, Attribute.TOTAL)
        rated = all(Slot(node.id, a) in self.graph.slots for a in (Attribute.RATE, Attribute.AMOUNT))
        if self.graph.type is not ProblemType.PRICE or node.kind is not NodeKind.EVENT or not rated:
            return ""
        act = _act_of_trade(self.clean(node.label))
        if not act or self.graph.given(whole) is not None:
            return ""
        if act in (*words_of("sell"), *words_of("stock")) and self._trades(node):
            return filled("got_in_all" if act in words_of("sell") else "stocked_in_all")
        if act in words_of("sell"):
            return ""
        thing = self._purchased(node)
        if thing and full:
            return filled("in_all_of", x=subject)
        return filled("in_all_of", x=thing) if thing else say("noun.cost", "zh")

    def _purchased(self, node: Node) -> str:
        """What is bought, by the act, by its owner, or by what is counted in the text; nothing where none says it."""
        label = self.clean(node.label)
        act = _act_of_trade(label)
        if not act or act in (*words_of("sell"), *words_of("stock")):
            return ""
        thing = label[label.index(act) + len(act) :].removeprefix(lexeme("done"))
        thing = re.sub(lexeme("used_as_shape"), "", thing)
        if thing:
            return thing
        owner = self.clean(self.graph.by_id[node.parent].label) if node.parent else ""
        owned = node.parent and self.graph.by_id[node.parent].kind is NodeKind.AGENT
        if owned and owner and not self.somebody(owner) and not re.search(lexeme("priced_shape"), owner):
            return owner
        unit = self.units.get(Slot(node.id, Attribute.AMOUNT), ("", ""))[0]
        given = self.graph.given(Slot(node.id, Attribute.AMOUNT))
        return self.telling.kept(unit, given.quantity) if unit and given is not None else ""

    def _trades(self, node: Node) -> bool:
        """Whether whoever sells has bought it before, so that one is 卖出 and the other 进货."""
        acts = [_act_of_trade(self.clean(n.label)) for n in self.graph.nodes if n.kind is NodeKind.EVENT]
        sold, stocked = (sum(act in words_of(kind) for act in acts) for kind in ("sell", "stock"))
        return sold == 1 and stocked == 1

    def _changes_by(self, node: Node, per: str) -> str:
        """每升涨的钱 for a price that is only told as by how much it changed: 每升涨了0.4元."""
        given = self.graph.given(Slot(node.id, Attribute.RATE))
        if given is None or given.quantity is None or not per:
            return ""
        found = re.search(lexeme("change_by_shape"), self.text[: self._place(given.quantity)])
        return filled("changes_by", p=per, x=found[1]) if found else ""

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
