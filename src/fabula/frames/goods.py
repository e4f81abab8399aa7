"""Goods in a story about money: what is bought, sold or has a price, each a row with price, number and cost.

A purchase is one row, however its numbers are told: 买3支钢笔，每支12元, 12元一支的钢笔买了3支, 一个书包…书包78元.
Whoever buys has the row, wherever its numbers stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from fabula.facts.cast import Name
from fabula.facts.describe import SHARES, Fact, Ref
from fabula.facts.ground import Stage
from fabula.frames.listed import Listing
from fabula.frames.purchases import Purchase
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, Table, alike, apart, is_left, mark_names, merged
from fabula.frames.wares import is_clerk, is_goods, is_money, price_states, same_thing, synonyms, thing_of
from fabula.lang.lexicon import classes, marks
from fabula.parse.kbest import Choices
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Attribute
from fabula.text.units import compatible, dimension

if TYPE_CHECKING:
    from fabula.frames.changes import Change

NEW = 0.9  # what a row must score to be taken for the one that a fact speaks of
SECOND = 1.1  # what it costs to take the second-best


class Goods(Table):
    """The rows of what is bought and sold."""

    def __init__(self, stage: Stage, facts: Sequence[Fact], choices: Choices) -> None:
        super().__init__(stage, facts, choices)
        self.counted = {f.quantity.unit for f in facts if f.quantity.unit and not is_money(f)}
        self.listing: Listing | None = None
        self.changes: list[Change] = []
        self.purchases: Sequence[Purchase] = ()
        self.known_pers: dict[tuple[int, int], str] = {}
        self.by_time = any(dimension(f.quantity.per or f.told.per) == "time" for f in facts if is_money(f))
        self.after: frozenset[tuple[int, int]] = frozenset()  # where words stand that tell a state after a change

    def lists(self, listing: Listing | None) -> None:
        """这两本书 tells how many are listed, and no number of any of them."""
        self.listing = listing
        if listing is not None:
            self.counted -= {listing.count.quantity.unit}

    @property
    def changing(self) -> bool:
        return bool(self.changes)

    @property
    def trading(self) -> bool:
        """True if somebody gains or loses by what is bought and sold."""
        return any(c.states == ("cost", "sale") for c in self.changes)

    def order(self, row: Row) -> int:
        """Where a row's first number stands in the text."""
        return row.at

    # --- columns ---

    def per(self, fact: Fact) -> str:
        """What the number is for one of: 每支, 单价, 一支钢笔12元 where pens are counted."""
        key = (fact.quantity.index, id(fact.told))  # asked for again and again, and never changing
        if key not in self.known_pers:
            self.known_pers[key] = self._per(fact)
        return self.known_pers[key]

    def _per(self, fact: Fact) -> str:
        unit = fact.quantity.per or fact.told.per
        one = fact.told.one
        if not unit and (lone := self._lone(fact)) is not None:
            return (one or lone.each) if lone.each else ""
        if not unit and one and one != fact.quantity.unit and one in self.counted and not fact.told.sums:
            unit = one
        if not unit and is_money(fact) and self._unit_price(fact):
            unit = self._counted_in(fact)
        return unit or self._bare_price(fact) or self._likewise(fact)

    def _likewise(self, fact: Fact) -> str:
        """每台进价230元，售价250元: the other price of the same one."""
        if not (self.changing and is_money(fact) and self._priced(fact)) or fact.told.sums or fact.told.kind:
            return ""
        near = [f for f in self.facts if f.clause == fact.clause - 1 and is_money(f) and self._priced(f)]
        return next((p for f in near if (p := f.quantity.per or f.told.per)), "")

    def _bare_price(self, fact: Fact) -> str:
        """买1把尺子，尺子3元: the price of one of those that are counted elsewhere."""
        told = fact.told
        bare = told.who is not None and not (told.kind or told.hold or told.change or told.marks or told.what)
        if not bare or not is_money(fact) or told.listed or fact.other or self.changing:
            return ""
        counts = [f for f in self.facts if f.clause != fact.clause and f.told.kind == "buy" and not is_money(f)]
        own = [f.quantity.unit for f in counts if f.told.what and f.told.who and f.told.what.text == str(told.who)]
        return own[0] if own else ""

    def _counted_in(self, fact: Fact) -> str:
        """The unit in which the thing of a 单价 is counted: that of the thing, else the nearest."""
        counts = [f for f in self.facts if f.quantity.unit and not is_money(f) and f.quantity.kind not in SHARES]
        own = [f for f in counts if _same_name(f, fact)]
        near = [f for f in counts if abs(f.clause - fact.clause) < 3]
        return next((f.quantity.unit for f in (*own, *near)), "")

    def _unit_price(self, fact: Fact) -> bool:
        words = [r.text for r in (fact.told.hold, fact.told.measure) if r]
        return any(w in classes("money.txt")["unit_price"] for w in words)

    def column(self, fact: Fact) -> Attribute:
        per = self.per(fact)
        if per and is_money(fact) and self.changing:
            lone = not (fact.quantity.per or fact.told.per or self._likewise(fact))  # 一件玩具原来卖80元
            lone = lone and self._priced(fact)
            if lone or self._uncounted(per):
                return TOTAL
        if per:
            return RATE
        unit = fact.quantity.unit
        if is_money(fact):
            return RATE if self._unit_price(fact) and self.counted else TOTAL
        if self._heads(fact):
            return AMOUNT
        priced = {u for f in self.facts if (u := self.per(f))}
        bought = fact.told.kind in classes()["trades"] and dimension(unit) != "time"
        single = any(is_money(f) and f.told.one for f in self.facts)
        bought = bought or (unit in classes("money.txt")["sets"] and (bool(self.pers) or single))
        if fact.told.what and dimension(unit).startswith("count:"):
            bought = bought or any(same_thing(fact.told.what.text, t) for t in self._priced_things())
        if bought or any(compatible(unit, per) for per in priced if unit):
            return AMOUNT
        return AMOUNT if dimension(unit) == "time" else TOTAL

    def _priced_things(self) -> set[str]:
        """The things whose price of one is told."""
        told = [f.told for f in self.facts if self.per(f) and is_money(f)]
        return {r.text for d in told for r in (d.what or d.who,) if r}

    def _uncounted(self, per: str) -> bool:
        """每件 where no pieces are counted: the price of the thing itself."""
        return dimension(per).startswith("count:") and per not in self.counted

    # --- purchases ---

    @property
    def goods(self) -> list[Row]:
        """What is bought or sold, or has a price; packs (每箱24瓶) are none."""
        return [r for r in self.rows if is_goods(r)]

    def _goods(self, fact: Fact, column: Attribute) -> Row:
        if column is AMOUNT and (given := self._heads(fact)):
            several = [self._given(deal, fact) for deal in given]
            first = several[0].slot(AMOUNT)
            self.stated += [Relation("Equal", (first, r.slot(AMOUNT)), Source(None, "each")) for r in several[1:]]
            return several[0]
        if fact.told.each and column is AMOUNT and (several := self._each(fact)):
            first = several[0].slot(AMOUNT)
            self.stated += [Relation("Equal", (first, r.slot(AMOUNT)), Source(None, "each")) for r in several[1:]]
            return several[0]
        scored = [(s, r) for r in self.rows if (s := self._likeness(r, fact, column)) > 0]
        scored.sort(key=lambda s: -s[0])
        name = self._name(fact)
        if column is RATE and not thing_of(name) and sum(self._same_unit(r, fact, RATE) for _, r in scored) > 1:
            scored = []  # 257只公鸡，268只母鸡，平均每只卖35元: of all of them
        options: list[tuple[Row | None, float]] = [(None, 0.0 if not scored or scored[0][0] < NEW else SECOND)]
        for at, (score, row) in enumerate(scored[:2]):
            options.append((row, 0.0 if at == 0 and score >= NEW else SECOND + 0.2 + 0.3 * at))
        chosen = self.choices.pick("goods", options)
        if chosen is None:
            if name.agent is None and name.what is None and self.last is not None and self.last is not self.world:
                name = replace(name, agent=self.last.name.what or self.last.name.agent)
            return self.new(name, clause=fact.clause, group=fact.told.listed, at=fact.quantity.span.start)
        chosen.name = merged(chosen.name, name)
        return chosen

    def _heads(self, fact: Fact) -> list[Purchase]:
        """给6名同学每人买一支笔: so many of everything that each gets."""
        quantity, told = fact.quantity, fact.told
        given = [p for p in self.purchases if p.each]
        if not given or is_money(fact) or quantity.per or told.per or not quantity.unit:
            return []
        thing = told.what or told.who
        people = thing is not None and thing.text.endswith(tuple(classes("money.txt")["people"]))
        counted = dimension(quantity.unit).startswith("count:") and people
        named = thing.text if thing else ""
        return [
            p for p in given
            if compatible(p.each, quantity.unit) or (counted and p.each in classes()["heads"]) or p.each == named
        ]  # fmt: skip

    def _given(self, deal: Purchase, fact: Fact) -> Row:
        like = [r for r in self.goods if AMOUNT not in r.cells and same_thing(thing_of(r.name), deal.thing.text)]
        name = Name(deal.buyer, deal.bare, deal.thing, kind="buy")
        row = like[0] if like else self.new(name, clause=fact.clause, at=fact.quantity.span.start)
        row.name = name
        row.tags |= {"set"} if deal.unit in classes("money.txt")["sets"] else set()
        return row

    def _each(self, fact: Fact) -> list[Row]:
        """各买5本: every thing that the clause lists, or whose price is told for this unit."""
        if listed := fact.told.listed:
            found = []
            for ref in listed:
                like = [r for r in self.rows if AMOUNT not in r.cells and alike({thing_of(r.name)}, {ref.text})]
                told = replace(fact.told, what=ref, listed=())
                name = self.stage.name(told, fact.topic) if told.kind else Name(ref)
                row = like[0] if like else self.new(name, clause=fact.clause, at=fact.quantity.span.start)
                row.name = merged(row.name, name)
                found.append(row)
            return found
        fit = [r for r in self.goods if AMOUNT not in r.cells and self._same_unit(r, fact, AMOUNT)]
        return fit if len(fit) > 1 else []

    def _name(self, fact: Fact) -> Name:
        told = fact.told
        if not self.changing:  # 每瓶售价4元: its price, not one of several
            told = replace(told, marks=tuple(m for m in told.marks if not mark_names((m,)) & price_states()))
        if told.kind and told.kind not in classes()["trades"]:
            told = replace(told, act=None, kind="")
        if told.kind and told.per and told.who and not told.what and self._is_sold(told.who):
            told = replace(told, who=None, what=told.who)  # 每枝康乃馨卖多少元
        if told.kind and told.what and is_left(told) and not self.changing:  # 剩下的钱买7元一本的日记本
            told = replace(told, marks=tuple(m for m in told.marks if not is_left(replace(told, marks=(m,)))))
        thing = told.what or told.who
        if not told.kind and thing and self.last is not None and self._goes_on(fact):
            buyer = self.last.name  # 买回大米20千克，面粉15千克
            return Name(buyer.agent, buyer.act, thing, told.marks, buyer.kind)
        if not told.kind and told.who is None and told.what is None:
            return Name(None, marks=told.marks)
        if not told.kind and told.what:
            return Name(told.what, marks=told.marks)
        return self.stage.name(told, fact.topic if told.kind else None, fact.other)

    def _is_sold(self, who: Ref) -> bool:
        """Whether it is what a row tells of as sold or bought, and nobody who does it."""
        return any(row.name.what and same_thing(row.name.what.text, who.text) for row in self.rows)

    def _goes_on(self, fact: Fact) -> bool:
        last = self.last
        bought = last is not None and last.kind in classes()["trades"] and AMOUNT in last.cells
        return bought and last is not None and fact.clause - last.clause <= 1 and self.column(fact) is AMOUNT

    def _likeness(self, row: Row, fact: Fact, column: Attribute) -> float:
        if column in row.cells or row.left or row.role:
            return 0.0
        if row.state and TOTAL in row.cells and column is RATE:
            return 0.0
        own, told = row.name, self._name(fact)
        like = bool(thing_of(own) and thing_of(told)) and synonyms(thing_of(own), thing_of(told))
        if not self._units_fit(row, fact, column) and not like:
            return 0.0
        if own.marks and told.marks and apart(own.marks, told.marks):
            return 0.0
        score = 0.3 * (row is self.last) + 1.0 * self._same_unit(row, fact, column)
        thing, mine = thing_of(row.name), thing_of(told)
        if not mine and row is self.last and TOTAL in row.cells:  # 一袋大米售价68元，净重25千克
            score += 0.7
        if thing and mine:
            if not same_thing(thing, mine):
                return 0.4 if self._same_unit(row, fact, column) else 0.0
            score += 2.0
        if own.kind and told.kind:
            if own.kind != told.kind and (column is not RATE or self.trading):
                return 0.0
            sold = told.agent is not None and told.agent.text == thing  # 每袋味精卖多少元
            if own.agent and told.agent and not sold and not alike({own.agent.text}, {told.agent.text}):
                return 0.0
        return score

    def _units_fit(self, row: Row, fact: Fact, column: Attribute) -> bool:
        rate, amount = row.cells.get(RATE), row.cells.get(AMOUNT)
        if column is AMOUNT:
            return rate is None or not rate.per or compatible(rate.per, fact.quantity.unit)
        per = self.per(fact)
        return amount is None or not per or compatible(amount.quantity.unit, per)

    def _same_unit(self, row: Row, fact: Fact, column: Attribute) -> bool:
        rate, amount = row.cells.get(RATE), row.cells.get(AMOUNT)
        if column is AMOUNT:
            return rate is not None and bool(rate.per) and compatible(rate.per, fact.quantity.unit)
        per = self.per(fact)
        return amount is not None and bool(per) and compatible(amount.quantity.unit, per)

    def _lone(self, fact: Fact) -> Purchase | None:
        """书包78元, where 一个书包 is bought: that purchase."""
        told = fact.told
        thing = told.what or told.who
        other = told.kind or told.sums or told.change or fact.other or is_left(told)
        if self.changing or thing is None or other or not is_money(fact) or fact.quantity.per or told.per:
            return None
        fit = (p for p in self.purchases if p.lone and same_thing(p.thing.text, thing.text))
        return next((p for p in fit if not self._of_kinds(p.thing.text)), None)

    def _of_kinds(self, thing: str) -> bool:
        """学生门票6元，成人门票12元，买门票: no single thing is called so."""
        told = [r for f in self.facts if is_money(f) and (r := f.told.what or f.told.who)]
        return len({r.text for r in told if r.text != thing and r.text.endswith(thing)}) > 1

    def _bought(self, fact: Fact) -> Row | None:
        """The row of the only one of a thing, which costs so much."""
        deal = self._lone(fact)
        if deal is None:
            return None
        like = [r for r in self.rows if self._plain(r) and same_thing(thing_of(r.name), deal.thing.text)]
        if any(r.cells for r in like):
            return None
        name = Name(deal.buyer, deal.bare, deal.thing, kind=deal.kind)
        return like[0] if like else self.new(name, clause=fact.clause, at=fact.quantity.span.start)

    def settle(self) -> None:
        """Whoever buys has the purchases, wherever told: 西红柿每千克4.5元, where 妈妈 buys 西红柿."""
        self._one_each()
        buyers = {p.buyer.text: p for p in self.purchases if p.buyer}
        sole = next(iter(buyers.values())) if len(buyers) == 1 else None
        exact = {t.text for r in self.rows if (t := r.name.what or r.name.agent)}
        things = {p.thing.text for p in self.purchases}
        sets = any(c.quantity.unit in classes("money.txt")["sets"] for r in self.rows for c in r.cells.values())
        for row in self.rows:
            thing = row.name.what or row.name.agent
            lasts = bool(row.cells) and all(dimension(c.quantity.unit) == "time" for c in row.cells.values())
            if thing is None or row.group or (lasts and not self.by_time):  # 3天内发货 is no purchase
                continue
            if not (is_goods(row) or (self._plain(row) and not self.changing)):
                continue
            like = [p for p in self.purchases if p.buyer and same_thing(p.thing.text, thing.text)]
            like = [p for p in like if p.thing.text == thing.text or p.thing.text not in exact]
            counted = sole is not None and not sets and not row.kind and AMOUNT in row.cells
            deal = next((p for p in like if p.thing.text == thing.text), None) or (like[0] if like else None)
            deal = deal or (sole if counted else None)
            own = row.name.agent
            nobody = own is None or own.text == thing.text or own.text in things or is_clerk(own)
            if deal is None:
                row.name = replace(row.name, agent=None if row.kind and nobody and row.name.what else own)
            elif row.kind == "sell" and nobody:
                row.name = replace(row.name, agent=deal.buyer, what=thing)
            elif not row.kind or (nobody and row.kind == deal.kind):
                row.name = replace(row.name, agent=deal.buyer, act=deal.bare, what=thing, kind=deal.kind, marks=())

    def _one_each(self) -> None:
        """每支钢笔18.5元，给6名同学每人一支: so many pupils, so many pens; the price is that for a pupil."""
        given = [r.slots() for r in self.stated if r.source.rule == "each"]
        groups = [[r for r in self.rows if any(s.node == r.id for s in found)] for found in given]
        for group in (*groups, *([r] for r in self.rows)):
            heads = {c.quantity.unit for r in group if (c := r.cells.get(AMOUNT))}
            for row in group:
                rate = row.cells.get(RATE)
                if rate is not None and len(heads) == 1 and _both_counted(rate.per, *heads):
                    row.cells[RATE] = replace(rate, per=next(iter(heads)))

    @staticmethod
    def _plain(row: Row) -> bool:
        """A thing, or what is done with it, and no account of money."""
        return not (row.left or row.role or row.state)

    def _priced(self, fact: Fact) -> bool:
        """Its marks tell one price of a thing from another."""
        known = marks()
        told = [m for m in fact.told.marks if m.text in known and known[m.text].kind in ("state", "time")]
        return any(known[m.text].name not in classes()["rest"] for m in told) or any(
            m.span in self.after for m in fact.told.marks
        )


def _both_counted(a: str, b: str) -> bool:
    return a != b and all(dimension(unit).startswith("count:") for unit in (a, b))


def _same_name(a: Fact, b: Fact) -> bool:
    first, second = (f.told.what or f.told.who for f in (a, b))
    return bool(first and second) and same_thing(str(first), str(second))
