"""Sums: what follows for the lines of a bill. Lines without a number take it from lines that only count."""

from __future__ import annotations

from dataclasses import replace

from fabula.extract.rules.bill import CHANGE, LACK, PAID, Bill, Line
from fabula.extract.rules.interpreter import AMOUNT, RATE, TOTAL
from fabula.extract.rules.lexicon import has
from fabula.extract.rules.scene import WORLD
from fabula.parse.kbest import DeadEnd
from fabula.situation import Number, Slot
from fabula.text.units import compatible, dimension

GOT = "got"  # all that one gets, free pieces among it
_LABELS = {PAID: "付出的钱", CHANGE: "找回的钱", LACK: "还差的钱"}


def settle_bill(bill: Bill) -> None:
    """Link the lines, then the money: what was paid, what came back, what is lacking."""
    _chains(bill)
    _amounts(bill)
    _gifts(bill)
    _same_money(bill)
    for role, label in _LABELS.items():
        if role in bill.roles:
            bill.scene.role(role, label)
    lines = _money_lines(bill)
    if LACK in bill.roles:
        bill.roles.add(WORLD)
        _need(bill, PAID, "已有的钱")
        bill.scene.happens("needed", LACK, WORLD, PAID)
    elif CHANGE in bill.roles or PAID in bill.roles:
        bill.roles.add(WORLD)
        _need(bill, PAID, _LABELS[PAID])
        _need(bill, CHANGE, _LABELS[CHANGE])
        bill.scene.happens("change", CHANGE, PAID, WORLD)
    if WORLD in bill.roles and lines:
        bill.scene.happens("parts", WORLD, *lines)


def _need(bill: Bill, role: str, label: str) -> None:
    """A role that must be there even if the story does not speak of it."""
    if role not in bill.roles:
        bill.scene.role(role, label)


def _money_lines(bill: Bill) -> list[str]:
    """The lines that make up the money: not those that only hold other things or only count."""
    linked = bill.scene.circumstances
    holding = {c.args[0] for c in linked if c.name == "chain"}
    counting = {a for c in linked if c.name in ("parts_amount", "sets") for a in c.args[1:]}
    return [x.id for x in bill.lines if x.costs and x.id not in holding and x.id not in counting]


def _same_money(bill: Bill) -> None:
    """买6把尺子的钱正好买2个文具盒: two lines cost the same."""
    if has(bill.problem.text, "same_money"):
        lines = [x for x in bill.lines if bill.speaks_of(x.id, AMOUNT)]
        for line in lines[1:]:
            bill.scene.happens("same_total", lines[0].id, line.id)


def _chains(bill: Bill) -> None:
    """A rate's Num Unit is the next rate's Den Unit: boxes hold packets, packets cost money."""
    for x in bill.lines:
        if not x.money or dimension(x.money) == "money":
            continue
        for y in bill.lines:
            if x is not y and x.money == y.unit and not bill.speaks_of(y.id, AMOUNT):
                bill.scene.happens("chain", x.id, y.id)


def _gifts(bill: Bill) -> None:
    """买五送一，要18个: of every six that one gets, five are on the bill."""
    if bill.gift is None:
        return
    scene, offer = bill.scene, bill.gift.quantities["n"]
    paid, free = offer.parts
    priced = [x for x in bill.lines if bill.speaks_of(x.id, RATE) and bill.taken(x.id, AMOUNT)]
    if len(priced) != 1:
        raise DeadEnd("nobody says what the gift is for")
    bought, got = Slot(priced[0].id, AMOUNT), Slot(GOT, AMOUNT)
    if bought in scene.givens:
        scene.givens[got] = replace(scene.givens.pop(bought), slot=got)
    elif scene.goal is not None:
        scene.goal = replace(scene.goal, term=got)
    shares = [Number(n, quantity=offer.index) for n in (paid, paid + free)]
    scene.relate("Share", bought, got, *shares, span=bill.gift.clue.span)
    scene.role(GOT, "得到的")


# --- numbers of pieces ---


def _amounts(bill: Bill) -> None:
    """Lines with a rate but no amount take it from lines that only count: sums, sets, 各."""
    rated = [x for x in bill.lines if bill.speaks_of(x.id, RATE)]
    wanting = [x for x in rated if not bill.speaks_of(x.id, AMOUNT)]
    counts = [x for x in bill.lines if bill.attributes(x.id) == {AMOUNT}]
    if bill.each is not None:
        for line in wanting:
            bill.scene.happens("sets", line.id, bill.each.id)
    elif wanting and not counts and has(bill.problem.text, "one_set"):
        for line in wanting:
            bill.scene.happens("one_each", line.id)
    else:
        wanting = _without_twins(bill, wanting, rated)
        counts = _without_held(bill, counts, rated)
        if wanting and counts:
            _take_counts(bill, wanting, counts)
        else:
            _same_rate(bill, rated, counts)


def _without_twins(bill: Bill, wanting: list[Line], rated: list[Line]) -> list[Line]:
    """每箱24瓶，每箱60元: two rates of the same pieces have the same number of them; who still wants one."""
    rest = list(wanting)
    for line in wanting:
        twin = next((x for x in rated if _twins(x, line)), None)
        if twin is None or any(c.args[:2] == (twin.id, line.id) for c in bill.scene.circumstances):
            continue
        bill.scene.happens("sets", line.id, twin.id)
        rest = [x for x in rest if x is not line and x is not twin]
    return rest


def _twins(a: Line, b: Line) -> bool:
    return a is not b and bool(a.unit) and a.unit == b.unit and dimension(a.money) != dimension(b.money)


def _without_held(bill: Bill, counts: list[Line], rated: list[Line]) -> list[Line]:
    """每箱24瓶，…共240瓶: a count of what some line's pieces hold is that line's total; the other counts."""
    rest = []
    holders = [x for x in rated if x.money and not bill.given(x.id, TOTAL)]
    for count in counts:
        holder = next((x for x in holders if x.money == count.unit), None)
        if holder is None:
            rest.append(count)
        else:
            bill.scene.happens("chain", holder.id, count.id)
    return rest


def _take_counts(bill: Bill, wanting: list[Line], counts: list[Line]) -> None:
    """上午卖出3箱，下午卖出5箱，每箱60元: counts of one unit add up; several prices go by the last."""
    first = wanting[0]
    same = [c for c in counts if len(wanting) == 1 and compatible(c.unit, first.unit)]
    if len(same) > 1:
        bill.scene.happens("parts_amount", first.id, *(c.id for c in same))
    elif len(same) == 1:
        bill.scene.happens("sets", first.id, same[0].id)
    else:
        for line in wanting:
            bill.scene.happens("sets", line.id, counts[-1].id)


def _same_rate(bill: Bill, rated: list[Line], counts: list[Line]) -> None:
    """Two lines of the same thing without a price of their own cost the same each."""
    unpriced = [x for x in bill.lines if not bill.given(x.id, RATE)]
    known = [x for x in bill.lines if bill.attributes(x.id) & {AMOUNT, TOTAL}]
    if len(unpriced) > 1 and len(known) > 1 and not rated:
        for line in known[1:]:
            bill.scene.happens("same_rate", known[0].id, line.id)
    elif len(rated) == 1 and counts and bill.speaks_of(rated[0].id, AMOUNT):
        for line in counts:
            if compatible(line.unit, rated[0].unit):
                bill.scene.happens("same_rate", rated[0].id, line.id)
