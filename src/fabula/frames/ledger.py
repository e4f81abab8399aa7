"""The table of a story about money: purchases, what was paid, came back, is left or lacking, prices at a time.

What is spent on all purchases together is the World's; on a single one, its own total. So money is entered when all
purchases are known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.describe import Fact, Ref
from fabula.frames.goods import Goods
from fabula.frames.table import AMOUNT, RATE, TOTAL, Cell, Row, alike, apart, is_left, mark_names
from fabula.frames.wares import is_clerk, is_goods, is_money, same_thing, thing_of
from fabula.lang.lexicon import classes
from fabula.situation.terms import Attribute
from fabula.text.units import dimension


class Ledger(Goods):
    """Rows of a story about money."""

    # --- filling ---

    def fill(self, facts: Iterable[Fact]) -> None:
        """Goods and prices first, money that is paid for them then."""
        rest = []
        for fact in facts:
            if is_money(fact) and self.column(fact) is TOTAL and self._spends(fact):
                rest.append(fact)
            else:
                self.put(fact)
        for fact in rest:
            self.put(fact)

    def put(self, fact: Fact) -> Row:
        column = self.column(fact)
        row = self._listed(fact) or self.row(fact, column)
        if fact.quantity.value is not None:
            row.cells[column] = Cell(fact.quantity, self.per(fact) if column is RATE else "")
            self.slots[fact.quantity.index] = row.slot(column)
        self.last = row
        return row

    def _listed(self, fact: Fact) -> Row | None:
        """这两本书: how many are listed; 一本18.6元，另一本26.9元: each a purchase of its own."""
        found = self.listing
        if found is None or (fact is not found.count and not (found.unnamed and fact in found.prices)):
            return None
        name = self.stage.name(fact.told, fact.topic)
        if fact is not found.count:
            name = replace(name, what=found.ordinal(fact) or name.what)
        row = self.new(name, clause=fact.clause, at=fact.quantity.span.start)
        row.tags |= {"aside"} if fact is found.count else set()
        return row

    def _spends(self, fact: Fact) -> bool:
        told = fact.told
        priced = told.one and told.kind in classes()["trades"] and not told.sums  # 剩下的钱买7元一本的日记本
        if told.sums or told.kind in classes("money.txt")["spending"] or self._short(fact):
            return True
        if is_left(told) and not priced:
            return True
        asked = fact.quantity.value is None and not self._priced(fact) and not self._apart_from_goods(fact)
        counted = any(r.cells.get(AMOUNT) and TOTAL not in r.cells for r in self.goods)
        packs = any(RATE in r.cells and AMOUNT in r.cells and not is_goods(r) for r in self.rows)
        if asked and (counted or packs) and not self.changing:
            return True
        whole = told.kind == "sell" or bool(told.hold and told.hold.text in classes("money.txt")["worth"])
        return whole and not told.marks and not told.one and (counted or packs)

    def _apart_from_goods(self, fact: Fact) -> bool:
        """一把椅子多少元, where 30套 are bought: the price of something else."""
        told = fact.told
        thing = told.what or told.who
        if thing is None or not told.one or told.sums or told.kind:
            return False
        return not any(same_thing(thing_of(r.name), thing.text) for r in self.goods)

    def row(self, fact: Fact, column: Attribute) -> Row:
        if is_money(fact) and column is TOTAL:
            return self._account(fact)
        if column is TOTAL and not is_money(fact):
            return super().row(_aside(fact), column)
        if column is TOTAL or self._saves(fact) or self._lasts(fact):
            return super().row(fact, column)
        if column is RATE and self.changing and self._priced(fact) and fact.told.kind not in classes()["trades"]:
            return self._stock(fact) or self._state(fact, column)
        return self._goods(fact, column)

    def free(self, row: Row, column: Attribute, fact: Fact) -> bool:
        """小林家有3口人 tells nothing of an account, nor of what a frame has claimed."""
        return not row.role and super().free(row, column, fact)

    def _stock(self, fact: Fact) -> Row | None:
        """进了300双，每双进价4元: the price at which they were bought."""
        cost = mark_names(fact.told.marks) <= classes("changes.txt")["cost"]
        fit = [r for r in self.goods if r.kind == "buy" and RATE not in r.cells and self._same_unit(r, fact, RATE)]
        return fit[0] if cost and self.trading and len(fit) == 1 and TOTAL not in fit[0].cells else None

    @staticmethod
    def _saves(fact: Fact) -> bool:
        """每月存80元，存了6个月: money that comes in by and by."""
        told = fact.told
        per = dimension(fact.quantity.per or told.per) == "time" or dimension(fact.quantity.unit) == "time"
        return per and told.kind in classes("money.txt")["saving"]

    def _lasts(self, fact: Fact) -> bool:
        """快递3天后送到: a time for which nothing is paid."""
        return dimension(fact.quantity.unit) == "time" and not self.by_time and not fact.quantity.per

    # --- money ---

    def _short(self, fact: Fact) -> bool:
        told = fact.told
        words = classes("money.txt")
        if told.again is not None and told.again.text in words["needing"] and told.kind not in words["spending"]:
            return any(f.told.hold and f.told.hold.text in classes()["having"] for f in self.facts if is_money(f))
        return told.change is not None and told.change.text in classes("money.txt")["lacking"] and fact.other is None

    def _account(self, fact: Fact) -> Row:
        told = fact.told
        if (bought := self._bought(fact)) is not None:
            return bought
        if self._short(fact):
            mark = told.change or told.again
            return self._own(fact, "short", replace(told, act=None, kind="", marks=(mark,) if mark else ()))
        if told.kind == "back":
            return self._own(fact, "back", replace(told, what=None))
        if told.act is not None and told.act.text in classes("money.txt")["gifts"] and self.changing:
            row = self.new(self.stage.name(told, fact.topic), clause=fact.clause, at=fact.quantity.span.start)
            row.role = "gift"
            return row
        if is_left(told) and not (told.one and told.kind in classes()["trades"]):
            return self._own(fact, "left", replace(told, act=None, kind=""))
        measure = told.measure or told.whole
        if measure is not None and measure.text in classes("money.txt")["whole_price"] and not self.changing:
            if TOTAL not in self.world.cells and not self.goods:
                return self.world
        had = told.hold is not None and told.hold.text in classes()["having"]
        saved = told.kind in classes("money.txt")["saving"] and not told.marks and not fact.clause
        if self.remains and (had or saved) and not self.changing and TOTAL not in self.world.cells:
            return self.world
        if (cost := self._cost(fact)) is not None:
            return cost
        once = bool(mark_names(told.marks) & classes("changes.txt")["before"])
        if self._priced(fact) and (told.kind != "pay" or once):
            return self._state(fact)
        if told.kind in classes("money.txt")["carrying"] and TOTAL not in self.world.cells:
            self.world.name = Name(told.act)
            return self.world
        if self._spends(fact):
            return self._spent(fact)
        return self._state(fact)

    def _cost(self, fact: Fact) -> Row | None:
        """这周买5千克鸡蛋要多少元: what the purchase of this clause costs."""
        here = [r for r in self.goods if r.clause == fact.clause and r.kind == "buy" and AMOUNT in r.cells]
        told = fact.told
        asked = fact.quantity.value is None and told.kind == "buy" and not told.what and not told.sums
        return here[0] if asked and len(here) == 1 and TOTAL not in here[0].cells else None

    @property
    def remains(self) -> bool:
        """True if some of the money comes back, is left or lacking."""
        return any(f.told.kind == "back" or is_left(f.told) or self._short(f) for f in self.facts if is_money(f))

    def _spent(self, fact: Fact) -> Row:
        """What is spent: the cost of the only purchase, the bill of several, or money of which some comes back."""
        told = fact.told
        goods = [r for r in self.goods if TOTAL not in r.cells and not r.state]
        here = [r for r in goods if r.kind == "buy" and r.clause == fact.clause and RATE not in r.cells]
        at_hand = TOTAL in self.world.cells and not any(f.told.kind == "back" for f in self.facts)
        if len(here) == 1 and (self.changing or (at_hand and AMOUNT in here[0].cells)):  # 花3600元进了120件
            return here[0]
        if not told.sums and (self.remains or self.changing or told.kind == "hand"):
            if told.kind == "out" and TOTAL not in self.world.cells and self.remains:
                return self.world
            return self._own(fact, "paid", replace(told, what=None))
        sets = [r for r in goods if (c := r.cells.get(AMOUNT)) and c.quantity.unit in classes("money.txt")["sets"]]
        if len(sets) == 1 and RATE not in sets[0].cells and len(self.goods) > 1 and not told.sums:
            return sets[0]  # the other prices are those of its parts
        several = len(self.goods) > 1 or self._lists_more(goods)
        if len(goods) == 1 and not (several and (told.sums or self._lists_more(goods))):
            return goods[0]
        if TOTAL not in self.world.cells:
            return self.world
        return self._own(fact, "paid", replace(told, what=None))

    def _lists_more(self, goods: Sequence[Row]) -> bool:
        """花了246元买3条毛巾和一个书包: not what the towels cost."""
        known = [thing_of(r.name) for r in goods]
        return any(p.lone and not any(same_thing(p.thing.text, k) for k in known if k) for p in self.purchases)

    def _own(self, fact: Fact, role: str, told: object) -> Row:
        """A row for an account of the one who buys."""
        name = self.stage.name(told, fact.topic)  # type: ignore[arg-type]
        buyer = next((r.name.agent for r in self.rows if r.name.act and r.name.agent and r.name.kind == "buy"), None)
        buyer = buyer or next((p.buyer for p in self.purchases if p.buyer), None)
        who = told.who if told.who and not is_clerk(told.who) else None  # type: ignore[attr-defined]
        agent = buyer if role != "paid" and buyer else (who or fact.topic or buyer)
        found = next((r for r in self.rows if r.role == role and TOTAL not in r.cells), None)
        if found:
            return found
        name, at = replace(name, agent=agent), fact.quantity.span.start
        return self.new(name, left=role == "left", role=role, clause=fact.clause, at=at)

    def _state(self, fact: Fact, column: Attribute = TOTAL) -> Row:
        """The price of a thing at a time (原价, 现在), or what a thing costs."""
        name = self._name(fact)
        if fact.told.kind and fact.told.kind not in classes()["trades"] and not self._priced(fact):
            name = self.stage.name(fact.told, fact.topic)  # 她存了65元
        if self.changing and self._priced(fact) and name.what:  # 买了一套原价96元的丛书: the books' price
            name = Name(name.what, marks=name.marks)
        if not fact.told.kind and name.agent is None:
            name = replace(name, agent=self._thing_before(fact) or self._no_shop(fact.topic))
        state = self.changing and self._priced(fact)
        if state and name.agent is not None:  # 运动鞋 … 这双鞋: one thing
            known = [r.name.agent for r in self.rows if r.state and r.name.agent]
            own = name.agent.text
            like = next((r for r in known if alike({r.text}, {own}) or r.text.endswith(own)), None)
            name = replace(name, agent=like or name.agent)
        if not self.changing and self._priced(fact):
            name = replace(name, marks=())
        for row in self.rows:
            account = row.role in ("back", "paid", "short", "left")
            if column in row.cells or account or apart(row.name.marks, name.marks):
                continue
            if state and row.state:
                return row
            thing, mine = thing_of(row.name), thing_of(name)
            if not state and not row.state and thing and mine and alike({thing}, {mine}) and not row.cells.get(RATE):
                return row
        return self.new(
            name, clause=fact.clause, state=state, at=fact.quantity.span.start,
            priced=not self.changing and (self._priced(fact) or bool(fact.told.one) or self._is_price(fact)),
        )  # fmt: skip

    def _is_price(self, fact: Fact) -> bool:
        """其中桌子110元: of a thing, which does nothing."""
        told = fact.told
        thing = told.who or told.what
        bare = thing is not None and not (told.kind or told.hold or told.change or told.marks or told.measure)
        return bare and not any(d.who == thing and d.kind for d in self.stage.clauses) and self.sells

    @property
    def sells(self) -> bool:
        """True if something is bought or sold."""
        return any(d.kind in classes()["trades"] for d in self.stage.clauses)

    def _no_shop(self, topic: Ref | None) -> Ref | None:
        """一件西服，甲商场…，乙商场…，原价都是600元: the price of the suit."""
        shops = tuple(classes()["sellers"])
        if topic is None or not topic.text.endswith(shops):
            return topic
        known = (d.who for d in self.stage.clauses if d.who and not d.who.text.endswith(shops))
        return next(known, topic)

    def _thing_before(self, fact: Fact) -> Ref | None:
        """The thing that was sold or bought in an earlier clause, or of which the last price spoke."""
        known = self.stage.clauses[: fact.clause + 1]
        sold = [d.what for d in known if d.what and d.kind in classes("money.txt")["stocks"]]
        states = [r.name.agent for r in self.rows if r.state and r.name.agent]
        return next(iter((*reversed(states), *reversed(sold))), None)


def _aside(fact: Fact) -> Fact:
    """今年9岁, 冰柜里的温度是4度: told of somebody, or of what is measured, and of no time."""
    told = fact.told
    if fact.quantity.unit in classes()["years"]:
        told = replace(told, marks=())
    if told.measure is not None and told.who is None and told.where is not None and not told.kind:
        told = replace(told, who=told.measure)
    return replace(fact, told=told)
