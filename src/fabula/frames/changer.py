"""Changes of prices, stated about the rows of a ledger: which price a change starts from, and which it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from fabula.facts.cast import Name
from fabula.facts.describe import Ref
from fabula.facts.purchase import MONEY
from fabula.frames.changes import PRICE, TRADE, Change, group, mark_name, span_of
from fabula.frames.deals import deal, rest
from fabula.frames.ledger import Ledger
from fabula.frames.shops import Shops
from fabula.frames.table import AMOUNT, RATE, TOTAL, Row, is_left
from fabula.frames.wares import price_states
from fabula.lang.lexicon import classes, ordered_classes
from fabula.situation.relations import Relation, Source
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, Unknown, slots
from fabula.text.units import dimension


class Changer:
    """States changes about the rows of a ledger."""

    def __init__(self, table: Ledger, goal: Row | None) -> None:
        self.table = table
        self.goal = goal
        self.pairs: list[tuple[Change, Term, Term]] = []
        self.again = 0
        self.gained: Slot | None = None  # 一共获利多少元: what was gained, if that is asked
        self.shops = Shops(table, table.changes)

    def state(self, change: Change) -> Iterator[Relation]:
        """The relations that a change states between two prices; 连续两次降价10% is two of them."""
        for again in range(change.times - 1, -1, -1):
            self.again = again
            yield self._one(change)

    def mark_last(self) -> None:
        """The row of the price that the changes lead to in the end."""
        target = self.pairs[-1][2] if self.pairs and not self.shops.rivals and not self.shops.elsewhere else None
        row = self._row(target) if isinstance(target, Slot) else None
        if row is not None:
            row.tags.add("last")

    def _one(self, change: Change) -> Relation:
        base, target = self._all_of(change, *self._states(change))
        self._price_of_thing(base, target)
        self.pairs.append((change, base, target))
        quantity = change.fact.quantity
        number: Term = (
            Unknown() if quantity.value is None else Number(quantity.value, quantity.unit, "", quantity.index)
        )
        span = (min(change.word.span[0], quantity.span.start), quantity.span.end)
        if quantity.value is None and change.states == TRADE and not change.share:
            self.gained = self._gain(change, target)
            whole, part = (base, target) if change.way == "down" else (target, base)
            return Relation("Remains", (self.gained, whole, part), Source(span))
        return Relation(_predicate(change), (target, base, number), Source(span))

    def _price_of_thing(self, base: Term, target: Term) -> None:
        """进价150元，加价四成，每双卖多少元: what one is sold for is a price of the thing, no act of the shop."""
        before, after = (self._row(t) if isinstance(t, Slot) else None for t in (base, target))
        if before is None or after is None or not before.state or after.kind != "sell" or AMOUNT in after.cells:
            return
        act = after.name.act
        if act is not None and before.name.agent is not None and before.name.act is None:
            after.name = Name(before.name.agent, label=act.text, span=act.span)
            after.state = True

    def _gain(self, change: Change, sale: Term) -> Slot:
        """What is gained, as a State of whoever sells, or of what is sold."""
        first = slots(sale)[0]
        row = self._row(first)
        stocks = classes("money.txt")["stocks"]
        seller = next((d.who for d in self.table.stage.clauses if d.who and d.what and d.kind in stocks), None)
        word = change.word.text.rstrip("".join(classes("changes.txt")["ended"])) or change.word.text
        agent = seller or (row.name.agent if row is not None else self._thing(change))
        name = Name(agent, marks=(Ref(word, change.word.span),), label=word)
        return self.table.new(name, clause=change.fact.clause, state=True).slot(first.attribute)

    def _all_of(self, change: Change, base: Term, target: Term) -> tuple[Term, Term]:
        """买4条，每条原价15元，打八折，省了多少元: on all of them, not on one."""
        both = (base, target)
        if change.share or change.per or not all(isinstance(s, Slot) and s.attribute is RATE for s in both):
            return both
        rows = [r for s in both if isinstance(s, Slot) and (r := self._row(s))]
        counted = [r for r in rows if AMOUNT in r.cells]
        if len(rows) < 2 or len(counted) != 1 or change.told:
            return both
        equal = Relation("Equal", tuple(r.slot(AMOUNT) for r in rows), Source(None, "sold_out"))
        self.table.stated.append(equal)
        return rows[0].slot(TOTAL), rows[1].slot(TOTAL)

    def _states(self, change: Change) -> tuple[Term, Term]:
        if change.against and not change.share and [p[0].way for p in self.pairs[-2:]] == ["of", "of"]:
            first, second = self.pairs[-2:]
            if first[1] == second[1] and first[0].fact.clause == change.fact.clause:  # 打七折比打九折少卖90元
                return second[2], first[2]
        if (ends := self._from_first(change)) is not None:
            return ends
        label = change.target.text if change.target else _label(change)
        if (prices := self.shops.states(change, label, lambda: self._common(change))) is not None:
            return prices
        last = None if change.times > 1 else self._same(change)
        if last is not None:
            return last[1], last[2]
        if change.states == TRADE and not change.fact.told.per and (whole := deal(self.table)):
            return whole
        if change.way == "of" and is_left(change.fact.told) and (sale := rest(self.table)):
            return sale.slot(RATE), self._cut(change, sale).slot(RATE)  # 剩下的打六折卖完
        base = self._base(change)
        target = self._target(change, base)
        if base is None and self._asks_first(target):
            assert self.goal is not None
            base = self.goal.slot(TOTAL)
        if base is None:
            base = self._new(change, classes("changes.txt")[change.states[0]], before=True).slot(TOTAL)
        if isinstance(base, Slot) and isinstance(target, Slot):
            rows = [r for s in (base, target) if (r := self._row(s))]
            if change.states == TRADE and any(r.known(AMOUNT) for r in rows) and not change.fact.told.per:
                self._sold_out(rows)
                return Slot(base.node, TOTAL), Slot(target.node, TOTAL)  # bought and sold: all of it
            if change.states == TRADE and not change.share and not change.per and self._of_stock(rows):
                return Slot(base.node, TOTAL), Slot(target.node, TOTAL)
            if base.attribute != target.attribute:
                base, target = self._aligned(base), self._aligned(target)
        return base, target

    def _asks_first(self, target: Term) -> bool:
        """一套西服打八折后是320元，这套西服多少元: asked, in no words of its own, is the price before."""
        row = self._row(target) if isinstance(target, Slot) else None
        goal = self.goal
        if row is None or goal is None or row is goal or not row.cells or len(self.table.changes) > 1:
            return False
        plain = not (goal.cells or goal.kind or goal.role or goal.left or goal.name.marks)
        return plain and bool(goal.name.agent and row.name.agent and goal.name.agent.text == row.name.agent.text)

    def _from_first(self, change: Change) -> tuple[Term, Term] | None:
        """先提价10%，再降价20%，这时是原价的百分之几: what all changes together have made of the first price."""
        asked = change.fact.quantity.value is None and change.way == "of"
        if not asked or change.base is None or group(mark_name(change.base)) != "before" or len(self.pairs) < 2:
            return None
        return self.pairs[0][1], self.pairs[-1][2]

    def _cut(self, change: Change, first: Row) -> Row:
        """The sale of the rest, at a lower price."""
        name = replace(first.name, marks=change.fact.told.marks)
        row = self.table.new(name, clause=change.fact.clause, at=change.fact.quantity.span.start)
        row.tags.add("cut")
        return row

    def _sold_out(self, rows: Sequence[Row]) -> None:
        """每个售价30元，卖完: as many are sold as were bought."""
        sold = len(rows) == 2 and (rows[1].state or rows[1].kind == "sell") and not rows[1].known(AMOUNT)
        if sold and rows[0].known(AMOUNT):
            equal = Relation("Equal", (rows[1].slot(AMOUNT), rows[0].slot(AMOUNT)), Source(None, "sold_out"))
            if equal not in self.table.stated:
                self.table.stated.append(equal)

    def _of_stock(self, rows: Sequence[Row]) -> bool:
        """运来460件，每件进价75元，售价96元: so many are bought and sold."""
        pers = {c.per for r in rows if (c := r.cells.get(RATE))}
        counted = [r for r in self.table.rows if set(r.cells) == {AMOUNT} and not r.state and r not in rows]
        stock = [r for r in counted if r.cells[AMOUNT].quantity.unit in pers]
        if len(pers) != 1 or len(rows) != 2 or len(stock) != 1:
            return False
        for row in rows:
            equal = Relation("Equal", (row.slot(AMOUNT), stock[0].slot(AMOUNT)), Source(None, "sold_out"))
            self.table.stated += [equal] if equal not in self.table.stated else []
        return True

    def _aligned(self, slot: Slot) -> Slot:
        row = self._row(slot)
        return Slot(slot.node, RATE) if row is not None and (not row.cells or RATE in row.cells) else slot

    def _row(self, slot: Slot) -> Row | None:
        return next((r for r in self.table.rows if r.id == slot.node), None)

    def _same(self, change: Change) -> tuple[Change, Term, Term] | None:
        """降价20%后…，降价了多少元: one change told twice."""
        for pair in reversed(self.pairs):
            other = pair[0]
            both = change.told and other.told and change.share and other.share
            if change.states == other.states and not change.then and not both:
                bases = change.base is None or other.base is None or mark_name(change.base) == mark_name(other.base)
                loose = change.target is None or (other.target is None and change.states == PRICE)
                ends = {mark_name(t) for t in (change.target, other.target) if t}
                targets = loose or len(ends) == 1 == bool(change.target and other.target)
                if bases and (targets or not change.share):
                    return pair
        return None

    # --- from which state ---

    def _base(self, change: Change) -> Term | None:
        table = self.table
        if (several := self._several(change)) is not None:
            return several
        if change.base is not None:
            found = self._marked(mark_name(change.base), None)
            if found is None and not change.against and mark_name(change.base) not in classes("changes.txt")["cost"]:
                found = self._plain(change, before=True)
            return (found or self._new(change, (change.base.text,), before=True)).slot(self._column(found))
        last = self.pairs[-1][0] if self.pairs else None
        alternative = last is not None and change.way == last.way == "of" and not change.then
        alternative = alternative and last is not None and (last.target is None or change.otherwise)
        if alternative:
            return self.pairs[-1][1]
        if self.pairs and change.states == PRICE:
            return self.pairs[-1][2]
        for name in ordered_classes("changes.txt")[change.states[0]]:
            if (found := self._marked(name, None)) is not None:
                return found.slot(self._column(found))
        if change.states == TRADE:
            bought = [r for r in table.goods if r.kind == "buy"]
            return bought[0].slot(TOTAL) if bought else None
        if found := self._plain(change, before=True):
            return found.slot(self._column(found))
        goods = [r for r in table.goods if {RATE, AMOUNT} & set(r.cells)]
        if goods:
            slots = tuple(r.slot(TOTAL) for r in goods)
            return slots[0] if len(slots) == 1 else Apply("Sum", slots)
        return table.world.slot(TOTAL) if TOTAL in table.world.cells else None

    def _several(self, change: Change) -> Term | None:
        """一本定价40元的书和一本定价60元的书，一律打八五折: both prices together."""
        if self.pairs or change.way != "of" or change.states != PRICE or change.fact.told.per:
            return None
        prices = [r for r in self.table.rows if self._price_before(r)]
        paid = [r for r in self.table.rows if r.role == "paid" or r is self.goal]
        if len(prices) < 2 or len({r.clause for r in prices}) > 1 or not paid:
            return None
        return Apply("Sum", tuple(r.slot(TOTAL) for r in prices))

    def _price_before(self, row: Row) -> bool:
        marks = {mark_name(m) for m in row.name.marks}
        told = TOTAL in row.cells and self._money(row) and not row.role and not row.left
        return told and (bool(marks & classes("changes.txt")["before"]) or (row.kind == "buy" and not marks))

    def _common(self, change: Change) -> Term | None:
        """The price that several shops start from: 原价都是600元."""
        for name in ordered_classes("changes.txt")["before"]:
            if (found := self._marked(name, None)) is not None:
                return found.slot(self._column(found))
        plain = [r for r in self.table.rows if self._money(r) and not r.role and not r.kind]
        return plain[0].slot(self._column(plain[0])) if plain else None

    def _marked(self, name: str, but: Term | None) -> Row | None:
        """The row of a state, told or asked."""
        rows = [r for r in self.table.rows if r.state and not (isinstance(but, Slot) and r.id == but.node)]
        exact = [r for r in rows if any(mark_name(m) == name for m in r.name.marks)]
        alike = [r for r in rows if any(group(mark_name(m)) == group(name) for m in r.name.marks)]
        return next(iter((*exact, *alike)), None)

    def _plain(self, change: Change, *, before: bool) -> Row | None:
        """一件家具1500元，打九折: the price of the thing, told before the change."""
        used = {s.node for _, a, b in self.pairs for s in (a, b) if isinstance(s, Slot)}
        rows = [
            r for r in self.table.rows
            if r.id not in used and not r.left and not r.role and self._money(r)
            and self.table.order(r) < span_of(change.fact)[0]
        ]  # fmt: skip
        marked = [r for r in rows if any(group(mark_name(m)) == "after" for m in r.name.marks)]
        lone = [r for r in rows if r.kind and set(r.cells) == {TOTAL}]
        free = [r for r in rows if (r not in marked and not r.kind) or r in lone]
        return free[-1] if free else None

    def _money(self, row: Row) -> bool:
        cell = row.cells.get(TOTAL) or (row.cells.get(RATE) if len(row.cells) == 1 else None)
        return cell is not None and dimension(cell.quantity.unit) == MONEY

    def _column(self, row: Row | None) -> Attribute:
        return RATE if row is not None and TOTAL not in row.cells and set(row.cells) == {RATE} else TOTAL

    # --- to which state ---

    def _target(self, change: Change, base: Term | None) -> Term:
        if self.again:
            return self._new(change, (), before=False).slot(base.attribute if isinstance(base, Slot) else TOTAL)
        if change.target is not None and mark_name(change.target) in price_states():
            found = self._marked(mark_name(change.target), base)
            if found or mark_name(change.target) not in classes("changes.txt")["after"]:
                return (found or self._new(change, (change.target.text,), before=False)).slot(self._column(found))
        cost = change.base is not None and mark_name(change.base) in classes("changes.txt")["cost"]
        if cost and self.pairs and not change.target:
            return self.pairs[-1][2]
        if (found := self._meanwhile(change, base)) is not None:
            return found.slot(self._column(found))
        if not self.again and not self._rest(change):
            names = [*ordered_classes("changes.txt")[change.states[1]]]
            names += [*_names("now_names")] if change.states == PRICE else []
            names += [*_names("bought_name")] if change.states == PRICE and change.against else []
            if change.states == TRADE:
                names += _names("other_names")
                if self.pairs and self.pairs[-1][0].states == PRICE:
                    return self.pairs[-1][2]
            for name in names if not (change.otherwise and self.pairs) else ():  # what was told is the price without it
                if (found := self._marked(name, base)) is not None and "step" not in found.tags:
                    return found.slot(self._column(found))
            bought = [r for r in self.table.goods if AMOUNT in r.cells and not {RATE, TOTAL} & set(r.cells)]
            if change.per:
                bought = bought or [r for r in self.table.goods if AMOUNT in r.cells and RATE not in r.cells]
            if len(bought) == 1 and (change.way == "of" or change.per):  # 打六折，买12双: at the new price
                return bought[0].slot(RATE)
            if found := self._open(change, base):
                return found.slot(self._column(found))
        return self._new(change, (), before=False).slot(base.attribute if isinstance(base, Slot) else TOTAL)

    def _rest(self, change: Change) -> list[Change]:
        """Changes still to come that start where this one ends."""
        at = self.table.changes.index(change)
        later = self.table.changes[at + 1 :]
        alike = [c for c in later if (c.then or (c.share and change.share)) and c.told and change.told]
        if change.way == "of" and alike and all(c.way == "of" and not c.then for c in alike):
            return alike if len(alike) > 0 else []
        return [c for c in alike if c.states == PRICE]

    def _meanwhile(self, change: Change, base: Term | None) -> Row | None:
        """打八折是160元，打七折…: what stands between one change and the next is the price after the first."""
        rest = self._rest(change)
        taken = {base.node} if isinstance(base, Slot) else set()
        if not rest or self.again:
            return None
        start, end = change.fact.quantity.span.end, rest[0].fact.quantity.span.start
        rows = [r for r in self.table.rows if start <= r.at < end and r.id not in taken and self._money(r)]
        return rows[0] if rows else None

    def _open(self, change: Change, base: Term | None) -> Row | None:
        """What was sold or paid for, what the thing costs then, or what is asked."""
        taken = {s.node for _, a, b in self.pairs for s in (a, b) if isinstance(s, Slot)}
        taken |= {s.node for s in (slots(base) if base is not None else ())}
        rows = [r for r in self.table.rows if r.id not in taken and not r.left and r.role in ("", "paid")]
        cost = classes("changes.txt")["cost"]
        rows = [r for r in rows if not any(mark_name(m) in cost for m in r.name.marks)]
        if change.states == TRADE:
            return next((r for r in rows if r.kind == "sell"), None)
        paid = [r for r in rows if r.role == "paid"]
        later = [r for r in rows if r.role != "paid" and self.table.order(r) > span_of(change.fact)[0]]
        plain = [r for r in later if self._money(r) or r is self.goal]
        plain = [r for r in plain if not any(mark_name(m) in classes("changes.txt")["before"] for m in r.name.marks)]
        earlier = [r for r in rows if r.role != "paid" and self._money(r) and (base is None or r.kind)]
        return next(iter((*paid, *plain, *earlier)), None)

    def _new(self, change: Change, names: Sequence[str] | frozenset[str], *, before: bool) -> Row:
        agent = self._thing(change)
        if before and not isinstance(names, tuple):
            (label,) = _names("cost_name" if change.states == TRADE else "once_name")
        elif names:
            label = next(iter(names))
        else:
            label = _label(change)
            again = change.fact.told.again  # 又涨价: not the one before
            label = f"{again}{label}" if again and any(r.name.label == label for r in self.table.rows) else label
        mark = Ref(label, change.word.span)
        row = self.table.new(Name(agent, marks=(mark,), label=label), clause=change.fact.clause, state=True)
        row.tags |= set() if before else {"step"}  # on the way: no price that the text tells
        return row

    def _thing(self, change: Change) -> Ref | None:
        states = [r.name.agent for r in self.table.rows if r.state and r.name.agent]
        if states:
            return states[0]
        told = change.fact.told
        return told.who or change.fact.topic or told.what


def _names(key: str) -> tuple[str, ...]:
    """Names of states in ``changes.txt``."""
    return ordered_classes("changes.txt")[key]


def _label(change: Change) -> str:
    """What the state after a change is called: 卖出, 打八折, 降价."""
    told, word, number = change.fact.told, change.word.text, change.fact.quantity.text
    if change.states == TRADE:
        return _names("sale_name")[0]
    if change.sold or (told.act and told.kind == "sell"):
        return change.sold or str(told.act)
    label = word + number if change.way == "of" and word != number else word
    return _names("now_name")[0] if label[-1].isdigit() else label


def _predicate(change: Change) -> str:
    if change.way == "of":
        return "Fraction_of"
    if change.share:
        return "Fraction_less" if change.way == "down" else "Fraction_more"
    return "Less_than" if change.way == "down" else "More_than"
