"""Numbers that relate two: so much more, so many times, such a part of; and parts that are taken away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fabula.facts.describe import SHARES, Fact
from fabula.frames.binding.draft import Draft
from fabula.frames.binding.expression import column_of, flat, is_one
from fabula.frames.table import TOTAL, Row
from fabula.situation.terms import Apply, Attribute, Number, Slot, Term, slots
from fabula.text import Kind
from fabula.text.heard import RELATION

Taken = list[tuple[Number, Row]]


class Shares:
    """Finds the two that a number relates, and states the relation."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft

    # --- so much more, so much less ---

    def compared(self, sign: str, base: Term, number: Term) -> Slot | None:
        """base ± number, where the text says that somebody has so much more or less than another: who that is."""
        fact, column = self.draft.fact(number), column_of(base)
        if fact is None or column is None or not isinstance(number, Number) or fact.quantity.kind in SHARES:
            return None
        heard = self.draft.related(fact)
        own = self._side(fact, column) if heard is not None and not heard.world and number.unit else None
        if not isinstance(own, Slot) or self._times(fact) is not None:
            return None
        more, args = sign == "+", (own, base, number)
        found: Term = own
        if base == own:  # 小红65米，比小兰多10米: 65 − 10 is the other's
            found = self._other_side(fact, column)
            more, args = not more, (base, found, number)
        if not isinstance(found, Slot) or not self.draft.free(found) or found in slots(base):
            return None
        self.draft.told("More_than" if more else "Less_than", *args, by=number)
        self.draft.defined.add(found)
        return found

    # --- so many times and so much more ---

    def times_and(self, sign: str, base: Term, number: Term) -> Slot | None:
        """b × k ± n, where somebody has k times as much as another and n more or less: who that is."""
        fact = self.draft.fact(number)
        k = self._times(fact) if fact is not None and isinstance(number, Number) else None
        if fact is None or k is None or not isinstance(base, Apply) or base.function != "Product":
            return None
        found = [a for a in base.args if a != k]
        column = column_of(found[0]) if len(found) == 1 else None
        own = self._side(fact, column) if column is not None else None
        return self._linear(sign, own, found[0], k, number, own) if k in base.args else None

    def times_base(self, rest: Term, k: Term) -> Slot | None:
        """(a ∓ n) ÷ k, where a is k times as much as another and n more or less: that other."""
        if not isinstance(rest, Apply) or rest.function not in ("Left", "Sum") or len(rest.args) != 2:
            return None
        a, number = rest.args if isinstance(rest.args[1], Number) else rest.args[::-1]
        fact, column = self.draft.fact(number), column_of(a)
        if fact is None or column is None or self._times(fact) != k or self._side(fact, column) != a:
            return None
        other = self._other_side(fact, column)
        return self._linear("+" if rest.function == "Left" else "-", a, other, k, number, other)

    def _linear(
        self, sign: str, own: Term | None, base: Term, k: Term, number: Term, found: Term | None
    ) -> Slot | None:
        """own = base × k ± number, which defines one of the two."""
        draft = self.draft
        if not isinstance(own, Slot) or not isinstance(found, Slot) or not draft.free(found) or own == base:
            return None
        if not isinstance(number, Number) or found in slots(base if found == own else own):
            return None
        draft.told("Times_plus" if sign == "+" else "Times_minus", own, base, k, number, by=number)
        draft.defined.add(found)
        return found

    def _times(self, fact: Fact) -> Number | None:
        """How many times, where a number tells how much more than so many times: 比黄花的3倍还多60朵."""
        draft = self.draft
        heard = draft.related(fact)
        if heard is None or heard.owner is None or heard.other is None or not fact.quantity.unit:
            return None
        for other in draft.facts.values():
            told = draft.related(other) if other.clause == fact.clause else None
            if told is None or told is heard or other.quantity.kind not in SHARES or told.owner is None:
                continue
            same = told.owner.of(draft.problem.text) == heard.owner.of(draft.problem.text)
            value = other.quantity.value
            if same and told.other is not None and value is not None:
                return Number(value * other.quantity.scale, "", "", other.quantity.index)
        return None

    def _and_more(self, fact: Fact) -> bool:
        """Whether a number tells only how many times, and another one how much more than that."""
        near = [f for f in self.draft.facts.values() if f.clause == fact.clause and f is not fact]
        return any((k := self._times(f)) is not None and k.quantity == fact.quantity.index for f in near)

    # --- such a part of ---

    def part(self, base: Term, sign: str, number: Number) -> Slot | None:
        """base × share: what the text says is such a share of it."""
        fact = self._share(number)
        if fact is None or (not sign and self._and_more(fact)):
            return None
        column = base.attribute if isinstance(base, Slot) else TOTAL
        base = self._rest(base, fact)
        return self._related(self._side(fact, column), lambda part: (part, base), sign, number)

    def base(self, part: Term, sign: str, number: Number) -> Slot | None:
        """part ÷ share: that of which it is such a share."""
        fact = self._share(number)
        if fact is None:
            return None
        column = part.attribute if isinstance(part, Slot) else TOTAL
        return self._related(self._other_side(fact, column), lambda base: (part, base), sign, number)

    def _share(self, number: Number) -> Fact | None:
        """The fact of a number that may be a share; None for one that is heard to measure something (60千卡)."""
        fact = self.draft.fact(number)
        heard = self.draft.ear.of(fact.quantity.index) if fact is not None else None
        return None if heard is not None and heard.role != RELATION else fact

    def _related(
        self, found: Term, order: Callable[[Slot], tuple[Term, Term]], sign: str, number: Number
    ) -> Slot | None:
        draft = self.draft
        if not isinstance(found, Slot) or not draft.free(found):
            return None
        args = order(found)
        if found in slots(args[0] if args[1] == found else args[1]) or args[0] == args[1]:
            return None
        quantity = draft.problem.quantities[number.quantity or 0]
        whole = "Times_of" if quantity.kind is Kind.TIMES else "Fraction_of"
        predicate = {"": whole, "+": "Fraction_more", "-": "Fraction_less"}[sign]
        if not sign or draft.facts[quantity.index].told.change is not None:
            draft.told(predicate, *args, number, by=number)
        else:
            draft.state(predicate, *args, number)
        draft.defined.add(found)
        return found

    def _rest(self, base: Term, fact: Fact) -> Term:
        """余下的, where the text takes a share of it: a State of whoever acts, with its own value."""
        heard = self.draft.ear.of(fact.quantity.index)
        if heard is None or not isinstance(base, Apply) or base.function != "Left" or column_of(base) is not TOTAL:
            return base
        row = self.draft.ear.other(fact, heard)
        if row is None or not row.name.left or not self.draft.free(row.slot(TOTAL)):
            return base
        self.draft.set(row.slot(TOTAL), base)
        return row.slot(TOTAL)

    # --- parts that are taken away ---

    def left(self, whole: Term, shares: Term) -> Term | None:
        """whole × (1 − 1/4 − 1/3): what is left of it without these parts."""
        if column_of(whole) is not TOTAL or (taken := self._taken(shares)) is None:
            return None
        if any(row.id in {s.node for s in slots(whole)} or self.draft.wanted == row.slot(TOTAL) for _, row in taken):
            return None
        return Apply("Left", (whole, *self._parts(whole, taken)))

    def with_part(self, whole: Term, sign: str, number: Number) -> Term | None:
        """whole × (1 ± 1/10), where the text tells whose part the tenth is: 赠送充值额的1/10, 损耗10%."""
        column = column_of(whole)
        side = self._part_taken(number, column) if sign and column is not None else None
        if side is None or side == self.draft.wanted or side.node in {s.node for s in slots(whole)}:
            return None
        self.draft.told("Fraction_of", side, whole, number, by=number)
        return Apply("Sum" if sign == "+" else "Left", (whole, side))

    def whole(self, rest: Term, shares: Term) -> Slot | None:
        """rest ÷ (1 − 1/4 − 1/3): the whole of which it is left without these parts."""
        taken = self._taken(shares) if column_of(rest) is TOTAL else None
        if taken is None:
            return None
        whole = self._other_side(self.draft.facts[taken[0][0].quantity or 0], TOTAL)
        if not isinstance(whole, Slot) or not self.draft.free(whole) or whole in slots(rest):
            return None
        if any(row.id == whole.node or row.slot(TOTAL) in slots(rest) for _, row in taken):
            return None
        parts = self._parts(whole, taken)
        if isinstance(rest, Slot):
            self.draft.state("Remains", rest, whole, *parts)
        else:
            self.draft.state("Equal", Apply("Left", (whole, *parts)), rest)
        self.draft.defined.add(whole)
        return whole

    def _taken(self, term: Term) -> Taken | None:
        """1 − 1/4 − 1/3: the shares, each with the row that is such a part; None if it is nothing of the kind."""
        one, *numbers = flat(term)
        if not numbers or not is_one(one):
            return None
        found: Taken = []
        for number in numbers:
            side = self._part_taken(number)
            if side is None or not isinstance(number, Number):
                return None
            found.append((number, self.draft.row(side)))
        return found if len({r.id for _, r in found}) == len(found) else None

    def _part_taken(self, number: Term, column: Attribute = TOTAL) -> Slot | None:
        """用去1/4: what is such a part; None for 降价20%, which tells of no part, and where nothing is heard."""
        fact = self.draft.fact(number)
        heard = self.draft.related(fact) if fact is not None else None
        if fact is None or heard is None or fact.told.change is not None:
            return None
        if heard.world and not (fact.told.act or fact.told.marks):  # 一批煤用去25%: what is used, not all of it
            return None
        side = self._side(fact, column)
        return side if isinstance(side, Slot) and self.draft.free(side) else None

    def _parts(self, whole: Term, taken: Taken) -> Sequence[Slot]:
        for number, row in taken:
            self.draft.told("Fraction_of", row.slot(TOTAL), whole, number, by=number)
        return [row.slot(TOTAL) for _, row in taken]

    # --- the two sides ---

    def _side(self, fact: Fact, column: Attribute) -> Term:
        """Who is such a share of another, or has so much more."""
        heard = self.draft.related(fact)
        if heard is None or (heard.world and not (fact.told.act or fact.told.marks)):
            return self.draft.sides.first(fact, column)
        return self.draft.ear.related(fact, heard, column).slot(column)

    def _other_side(self, fact: Fact, column: Attribute) -> Term:
        """Of whom, or than whom."""
        heard = self.draft.related(fact)
        found = self.draft.ear.other(fact, heard) if heard is not None else None
        return found.slot(column) if found is not None else self.draft.sides.second(fact, column)
