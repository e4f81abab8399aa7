"""Interpreter for one thing whose price changes: what it was, what it is, what that saves or earns."""

from __future__ import annotations

from dataclasses import replace

from fabula.extract.rules.decisions import Rule, decide, otherwise, rank
from fabula.extract.rules.facts import Claim, Fact, Figure
from fabula.extract.rules.interpreter import AMOUNT, RATE, TOTAL, Interpreter, total
from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.masked import Masked
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import NodeKind, ProblemType, Slot
from fabula.text import Kind, Quantity
from fabula.text.units import dimension

WAS, NOW, SAVED, COST, GAIN = "was", "now", "saved", "cost", "gain"
BILL = "bill"
_LABELS = {WAS: "原价", NOW: "现价", SAVED: "相差的钱", COST: "进价", GAIN: "利润"}
_CHANGES = {
    "Scale": "Fraction_of",
    "Scale_of": "Fraction_of",
    "Cut": "Fraction_less",
    "Raise": "Fraction_more",
}
_PROFITS = {"Gain": "Fraction_more", "Lose": "Fraction_less"}
_MARK_UPS = {"Cost_share": "Fraction_of", "Mark_up": "Fraction_more"}


class StatesInterpreter(Interpreter):
    """One reading of a problem's facts as the states of a price: was → now → now2 …"""

    constructions = "prices.txt"
    reads_as = ProblemType.PRICE

    def __init__(self, masked: Masked, facts: tuple[Fact, ...], type_: ProblemType, choices: Choices) -> None:
        super().__init__(masked, facts, type_, choices)
        self.current = WAS  # the state that the next change changes
        self.steps = 0  # changes told so far
        self.rises = False  # the difference is a rise, or the profit a loss
        self.seen_now = False  # the story speaks of a price after the change
        self.count: Quantity | None = None  # how many are bought

    # --- states ---

    def _next(self) -> str:
        """The state after one more change."""
        self.steps += 1
        self.seen_now = True
        self.current = self.last
        return self.current

    @property
    def last(self) -> str:
        """The price as it is in the end."""
        return NOW if self.steps <= 1 else f"now{self.steps}"

    @property
    def sold(self) -> str:
        """What it is sold for: the discounted price if there is one, else the price asked."""
        return self.last if self.seen_now else WAS

    # --- claims ---

    def claim(self, claim: Claim) -> None:
        predicate, n = claim.predicate, claim.quantities["n"]
        if predicate in _CHANGES:
            self._share(claim)
        elif predicate in _PROFITS:
            self._relate(claim, _PROFITS[predicate], self.sold, COST)
        elif predicate in _MARK_UPS:
            self._relate(claim, _MARK_UPS[predicate], WAS, COST)
        elif predicate == "From_to":
            self.scene.give(total(WAS), claim.quantities["k"])
            self.scene.give(total(NOW), n)
            self.seen_now = True
        elif predicate == "To":
            self.scene.give(total(self.last), n)
            self.seen_now = True
        elif predicate in ("Cut_by", "Raise_by"):
            self._difference(claim)
        elif predicate in ("Gain_by", "Lose_by"):
            self.scene.give(total(GAIN), n)
            self.rises = predicate == "Lose_by"

    def _share(self, claim: Claim) -> None:
        """打八折, 降价20%: one more change of the price (两次，每次…: two), or all against the first."""
        text, story = claim.clue.text, self.problem.text
        asked = claim.quantities["n"].value is None
        overall = asked or (self.steps > 0 and has(text, "against_old"))
        for _ in range(2 if has(story, "twice") and has(story, "every_time") else 1):
            if has(text, "supposing") and self.steps:
                old, new = WAS, self._next()
            elif overall:
                old, new = WAS, self.last
                self.steps = max(self.steps, 1)
                if has(text, "than_now"):
                    old, new = new, old
            else:
                old, new = self.current, self._next()
            self._relate(claim, _CHANGES[claim.predicate], new, old)

    def _difference(self, claim: Claim) -> None:
        """便宜了20元."""
        n = claim.quantities["n"]
        if self.given(SAVED, TOTAL) and n.value is not None:
            raise DeadEnd("two differences")
        self.rises = claim.predicate == "Raise_by" and not has(claim.clue.text, "old_than")
        self.seen_now = True
        self.scene.give(total(SAVED), n)

    def _relate(self, claim: Claim, predicate: str, a: str, b: str) -> None:
        number = self.scene.number(claim.quantities["n"])
        self.scene.relate(predicate, total(a), total(b), number, span=claim.clue.span)

    # --- figures ---

    def figure(self, figure: Figure) -> None:
        quantity = figure.quantity
        if figure.asked and has(figure.before.text, "in_sum") and has(figure.before.text, "listing"):
            raise DeadEnd("one price is not what several things cost")
        counted = quantity.kind is Kind.NUMBER and dimension(quantity.unit) not in ("money", "")
        if counted and not figure.asked:
            self.count = quantity
        elif figure.asked and self.count is not None and has(figure.before.text, "pays_for"):
            self._bill(self.count, quantity)
        else:
            state = self.choices.pick("state", decide(_STATES, StateView(self, figure)))
            if state == NOW:
                state = self.last
                self.seen_now = True
            self.scene.give(total(state), quantity)

    def _bill(self, count: Quantity, asked: Quantity) -> None:
        """So many at the price as it is now."""
        self.scene.give(Slot(BILL, AMOUNT), count)
        self.scene.relate("Equal", Slot(BILL, RATE), total(self.sold))
        self.scene.give(total(BILL), asked)
        self.scene.role(BILL, "购买", NodeKind.EVENT)

    # --- the end ---

    def settle(self) -> None:
        scene = self.scene
        self._gain_of_all()
        used = {s.node for s in scene.givens} | {s.node for r in scene.relations for s in r.slots()}
        if scene.goal is not None and isinstance(scene.goal.term, Slot):
            used.add(scene.goal.term.node)
        if SAVED in used:
            pair = (self.last, WAS) if self.rises or self._raised() else (WAS, self.last)
            scene.happens("raised" if pair[0] != WAS else "saved", SAVED, *pair)
            used |= {WAS, self.last}
        if GAIN in used:
            pair = (COST, self.sold) if self.rises else (self.sold, COST)
            scene.happens("profit", GAIN, *pair)
            used |= {COST, self.sold}
        for state in sorted(s for s in used if s in _LABELS or s.startswith(NOW)):
            scene.role(state, _LABELS.get(state, f"第{state.removeprefix(NOW)}次变化后的价格"))
        if not scene.givens:
            scene.happens("unit_one", WAS)

    def _gain_of_all(self) -> None:
        """每本进价1.5元，售价2元，卖出400本，可赚多少元: so many times what one piece brings."""
        scene, goal = self.scene, self.scene.goal
        if (
            goal is None
            or goal.term != total(GAIN)
            or self.count is None
            or not has(self.problem.text, "each")
        ):
            return
        if self.choices.pick("gain of all", [(True, 0.0), (False, 0.6)]):
            scene.give(Slot(BILL, AMOUNT), self.count)
            scene.relate("Equal", Slot(BILL, RATE), total(GAIN))
            scene.goal = replace(goal, term=total(BILL))
            scene.role(BILL, "卖出", NodeKind.EVENT)

    def _raised(self) -> bool:
        """True if the last price is a share more than another."""
        last = total(self.last)
        return any(r.predicate == "Fraction_more" and r.args[0] == last for r in self.scene.relations)


class StateView:
    """A sum of money, and the price so far, as the rules below see them."""

    def __init__(self, story: StatesInterpreter, figure: Figure) -> None:
        self.story = story
        self.figure = figure

    def says(self, name: str) -> bool:
        """True if the words before the money have this cue."""
        return has(self.figure.before.text, name)

    @property
    def earns(self) -> bool:
        """True if the story speaks of profit or loss."""
        return has(self.story.problem.text, "gains")

    @property
    def marked_up(self) -> bool:
        """按进价提高50%标价: the price is told against the cost."""
        story = self.story
        return any(s.node == COST for r in story.scene.relations for s in r.slots())

    @property
    def of_now(self) -> bool:
        """现价▮元; 原价比现价 … names both, and the last one counts."""
        text = self.figure.before.text
        if not self.says("price_now"):
            return False
        return not (self.says("was") and text.rfind("原") > text.rfind("现"))

    @property
    def then_less(self) -> bool:
        """一台电视卖▮元，比原来便宜…: now, if no change is told before the comparison."""
        rest = self.story.problem.text[self.figure.position :]
        later = cue("than_before").search(rest)
        return later is not None and not has(rest[: later.start()], "price_moves")

    @property
    def now_known(self) -> bool:
        return self.figure.asked and self.story.given(self.story.last, TOTAL)


_STATES: tuple[Rule[StateView], ...] = (
    Rule("进价▮元，…赚", lambda v: v.says("cost") and (v.earns or v.marked_up), rank(COST, was=1.0)),
    Rule("获利润▮元", lambda v: v.says("profit"), rank(GAIN, cost=1.0)),
    Rule("现价▮元", lambda v: v.of_now, rank(NOW, was=1.0, saved=2.0)),
    Rule("原价▮元", lambda v: v.says("was"), rank(WAS, now=1.0, cost=1.5)),
    Rule("现价60元，…▮元？", lambda v: v.now_known, rank(WAS, saved=0.8)),
    Rule(
        "打八折后卖▮元",
        lambda v: v.story.seen_now or v.then_less,
        rank(NOW, was=0.6, saved=1.2),
    ),
    Rule("一件衣服▮元", otherwise, rank(WAS, now=0.5, cost=1.0)),
)
