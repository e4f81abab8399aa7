"""Interpreter for rates per piece: prices and purchases, boxes of packets, work per person, change."""

from __future__ import annotations

from fabula.extract.rules.bill import CHANGE, LACK, PAID, Bill, Line
from fabula.extract.rules.decisions import Rule, decide, otherwise, rank
from fabula.extract.rules.facts import Claim, Figure, unit_after, unit_word
from fabula.extract.rules.interpreter import AMOUNT, RATE, TOTAL
from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.phrases import Phrase, parse_phrase, split_owner
from fabula.extract.rules.scene import WORLD
from fabula.extract.rules.sums import settle_bill
from fabula.parse.kbest import DeadEnd
from fabula.situation import Attribute, Slot
from fabula.text.units import dimension

COMPARISONS = frozenset(
    {"More_than", "Less_than", "Times_of", "Fraction_more", "Fraction_less", "Times_plus", "Times_minus"}
)
BILLS = {"Bill_more": "More_than", "Bill_less": "Less_than"}
LONGEST_NOUN = 8


class DealsInterpreter(Bill):
    """One reading of a problem's facts as lines of a bill."""

    questions_last = True

    def settle(self) -> None:
        settle_bill(self)

    # --- figures ---

    def figure(self, figure: Figure) -> None:
        quantity, before = figure.quantity, figure.before.text
        per = self._per(figure)
        noun = find_noun(figure)
        if per or has(before, "unit_price"):
            line = self.line(RATE, per, noun, figure.asked)
            line.money = quantity.unit
            self.per = (per, self._sentence(figure))
            self.scene.give(Slot(line.id, RATE), quantity, per)
        elif is_money(figure):
            self._money(figure, noun)
        else:
            self._count(figure, noun)

    def _sentence(self, figure: Figure) -> int:
        return self.problem.clauses[figure.clue.clause].sentence

    def _per(self, figure: Figure) -> str:
        """The Den Unit: 每支5元, 5元一支, 一支5元 (if 支 are counted elsewhere), or the last one told."""
        quantity, before, after = figure.quantity, figure.before.text, figure.after.text
        if figure.clue.per:
            return figure.clue.per
        if dimension(quantity.unit) == "time":
            return ""
        match = cue("after_price").match(after) or cue("packed").match(after)
        if match and not figure.asked:
            return unit_after(match[1])
        if match := cue("one_of").search(before):
            unit = unit_after(match[1])
            counted = any(q.unit == unit and q is not quantity for q in self.problem.quantities)
            return unit if counted else ""
        if figure.asked:
            return ""
        if self.per[1] == self._sentence(figure) and dimension(quantity.unit) == "money":
            spent = has(before, "spent")
            options = [("", 0.0 if spent else 0.3), (self.per[0], 1.5 if spent else 0.0)]
            return self.choices.pick("also each", options)
        return ""

    def _money(self, figure: Figure, noun: Phrase | None) -> None:
        """Money that is no price: what a line costs, the whole bill, or what goes over the counter."""
        role = self.choices.pick("money", decide(_MONEY, MoneyView(self, figure, noun)))
        if role == "line":
            line = self.line(TOTAL, "", noun, figure.asked)
            line.money = figure.quantity.unit
            self.scene.give(Slot(line.id, TOTAL), figure.quantity)
            return
        node = WORLD if role == "all" else role
        self.roles.add(node)
        self.scene.give(Slot(node, TOTAL), figure.quantity)

    def _count(self, figure: Figure, noun: Phrase | None) -> None:
        """买3支钢笔: how many of what."""
        quantity = figure.quantity
        unit = quantity.unit
        inner = unit_after(figure.after.text) if unit == "个" else ""
        if inner and any(x.unit == inner for x in self.lines):
            unit = inner  # 3个小时
        if (line := self._done_by(figure)) is not None:
            line.money = unit
            self.scene.give(Slot(line.id, TOTAL), quantity)
        elif has(figure.before.text, "of_each") and not figure.asked:
            self.each = self.new_line(None, unit)
            self.scene.give(Slot(self.each.id, AMOUNT), quantity)
        elif (line := self._holder(quantity.unit)) is not None:
            self.scene.give(Slot(line.id, TOTAL), quantity)
            self.last = line
        else:
            line = self.line(AMOUNT, unit, noun, figure.asked)
            self.scene.give(Slot(line.id, AMOUNT), quantity)
            self.told = (line, figure.clue.clause)

    def _done_by(self, figure: Figure) -> Line | None:
        """24名同学做了96面小旗，照这样计算…: the second number of a clause is what the first makes."""
        line, clause = self.told
        if line is None or clause != figure.clue.clause or not has(self.problem.text, "steady"):
            return None
        differs = figure.quantity.unit and figure.quantity.unit != line.unit
        return line if differs and not self.taken(line.id, TOTAL) else None

    def _holder(self, unit: str) -> Line | None:
        """每盒12支，共60支: the line whose pieces hold what is counted here."""
        holders = [x for x in self.lines if x.money == unit and unit and not self.taken(x.id, TOTAL)]
        if not holders or any(x.unit == unit for x in self.lines):
            return None
        options: list[tuple[Line | None, float]] = [(holders[-1], 0.0), (None, 0.6)]
        return self.choices.pick("held", options)

    # --- claims ---

    def claim(self, claim: Claim) -> None:
        predicate = claim.predicate
        if "n" not in claim.quantities:
            return
        if predicate == "Gift":
            self.gift = claim
            return
        if predicate in BILLS:
            self._bills(claim)
            return
        if predicate not in COMPARISONS:
            raise DeadEnd(f"no use for {predicate} in a bill")
        attribute = self._compared(claim)
        a = self._party(claim.phrases["A"])
        b = self._party(claim.phrases["B"], a)
        per = claim.clue.per if attribute is RATE else ""
        self.compare(claim, predicate, Slot(a.id, attribute), Slot(b.id, attribute), per=per)

    def _compared(self, claim: Claim) -> Attribute:
        """What a claim compares: prices if it speaks of money or of no unit, else numbers of pieces."""
        unit = claim.quantities["n"].unit
        priced = claim.clue.per or dimension(unit) == "money" or not unit
        first, second = (RATE, AMOUNT) if priced else (AMOUNT, RATE)
        return self.choices.pick("compared", [(first, 0.0), (second, 0.5), (TOTAL, 0.7)])

    def _bills(self, claim: Claim) -> None:
        """4支钢笔比5支圆珠笔贵2元: two lines whose totals are compared."""
        totals = []
        for noun, count in (("B", "p"), ("D", "q")):
            quantity, phrase = claim.quantities[count], claim.phrases[noun]
            line = self.line(AMOUNT, quantity.unit, phrase if phrase.core else None)
            self.scene.give(Slot(line.id, AMOUNT), quantity)
            totals.append(Slot(line.id, TOTAL))
        self.compare(claim, BILLS[claim.predicate], *totals)

    def _party(self, phrase: Phrase, other: Line | None = None) -> Line:
        """The line that one side of a comparison names; without a name, the last one told (or another)."""
        noun = parse_phrase(cue("each_some").sub("", phrase.text), phrase.span)
        rest = [x for x in self.lines if x is not other]
        if fits := [x for x in rest if x.fits(noun)]:
            return fits[0]
        if rest and not noun.core:
            return rest[-1] if other is None else rest[0]
        return self.new_line(noun if noun.core else None, "")


# --- nouns ---


def find_noun(figure: Figure) -> Phrase | None:
    """The name of what is counted or priced, next to the number."""
    for text, span in _noun_places(figure):
        phrase = parse_phrase(text, span)
        if phrase.core and len(phrase.core) <= LONGEST_NOUN:
            return phrase
    return None


def _noun_places(figure: Figure) -> list[tuple[str, tuple[int, int]]]:
    """Where the name may stand, the likeliest place first."""
    before, after = figure.before, figure.after
    if each := cue("each_one").search(before.text):  # 钢笔每支5元, 每支钢笔5元
        rest = before.text[each.end() :]
        noun = cue("noun_of_price").split(rest[len(unit_word(rest)) :])[0]
        return [(noun, before.span), (before.text[: each.start()], before.span)]
    who, what = split_owner(before.text, before.span)
    if figure.clue.per or dimension(figure.quantity.unit) == "money":  # 买钢笔花了5元
        if what is None and has(before.text, "payer"):  # 小明用15元
            return []
        return [(what.text if what else before.text, before.span)]
    places = [(cue("noun_of_count").split(after.text)[0], after.span)]  # 买3支钢笔
    if what is not None:
        places.append((what.text, what.span))  # 买钢笔3支
    elif who is None:
        places.append((before.text, before.span))
    return places


# --- money ---


def is_money(figure: Figure) -> bool:
    """True for 5元, and for 多少 next to 钱 or 价."""
    if dimension(figure.quantity.unit) == "money":
        return True
    around = figure.before.text[-4:] + figure.after.text[:2]
    return figure.asked and not figure.quantity.unit and has(around, "money_asked")


class MoneyView:
    """A sum of money, and the bill so far, as the rules below see them."""

    def __init__(self, story: Bill, figure: Figure, noun: Phrase | None) -> None:
        self.before = figure.before.text
        self.text = story.problem.text
        self.asked = figure.asked
        self.in_all = has(figure.before.text + figure.after.text, "altogether")
        self.one_of_several = len(story.lines) > 1 and not self.in_all
        self.priced = any(story.speaks_of(line.id, RATE) for line in story.lines)
        self.named = noun is not None and not figure.asked

    def says(self, name: str) -> bool:
        """True if the words before the money have this cue."""
        return has(self.before, name)

    @property
    def hands_over(self) -> bool:
        """付给营业员▮元, 一共付了▮元, but not 一共用去▮元."""
        return self.says("hands_over") and (self.says("pays") or not self.says("spends"))

    @property
    def comes_back(self) -> bool:
        """找回▮元, but not 付了…给."""
        return has(self.before[-8:], "given_back") and not has(self.before[-3:], "pays")


_MONEY: tuple[Rule[MoneyView], ...] = (
    Rule("还差▮元？", lambda v: v.asked and v.says("wanting"), rank(LACK, change=0.6)),
    Rule(
        "小明有▮元，…还差5元",
        lambda v: has(v.text, "wanting_money") and v.says("has_money"),
        rank(PAID, all=1.0),
    ),
    Rule("找回▮元", lambda v: v.comes_back, rank(CHANGE, all=1.0)),
    Rule(
        "付给营业员▮元，…找回",
        lambda v: v.hands_over and has(v.text, "settles"),
        rank(PAID, all=0.6, line=0.9),
    ),
    Rule(
        "3千克橘子▮元，买同样的橘子5千克…",
        lambda v: has(v.text, "same_price") and not v.priced and not v.in_all and not has(v.text, "settles"),
        rank("line", all=0.4, paid=1.0),
    ),
    Rule("3支钢笔▮元，…", lambda v: v.one_of_several and v.named, rank("line", all=0.2, paid=1.0)),
    Rule("花了▮元", lambda v: v.one_of_several, (("line", 0.4), ("all", 0.2), (PAID, 1.0))),
    Rule("一共▮元", lambda v: v.in_all, rank("all", line=1.2, paid=1.2)),
    Rule("花了▮元", otherwise, rank("all", line=0.4, paid=1.2)),
)
