"""Interpreter for one thing whose price changes: what it was, what it is, what that saves or earns."""

from __future__ import annotations

import re

from fabula.extract.rules.facts import Claim, Figure, has
from fabula.extract.rules.scene import Scene, Thing
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import Attribute, NodeKind, ParseGraph, ProblemType, Slot
from fabula.text import Kind, Problem, Quantity
from fabula.text.units import dimension

WAS, NOW, SAVED, COST, GAIN = "was", "now", "saved", "cost", "gain"
BILL = "bill"
_LABELS = {WAS: "原价", NOW: "现价", SAVED: "相差的钱", COST: "进价", GAIN: "利润"}
_OLD = re.compile("比.{0,3}(?:原|过去|以前|去年|标价|定价|之前|上市)|原[价来]的|比现|是原|按原")


class StatesInterpreter:
    """One reading of a problem's facts as the states of a price."""

    def __init__(self, problem: Problem, facts: tuple[Claim | Figure, ...], choices: Choices) -> None:
        self.problem = problem
        self.facts = facts
        self.choices = choices
        self.scene = Scene(problem, ProblemType.PRICE, choices)
        self.current = WAS
        self.steps = 0
        self.rises = False
        self.seen_now = False
        self.count: Quantity | None = None

    def run(self) -> ParseGraph:
        for fact in self.facts:
            if isinstance(fact, Claim):
                self._change(fact)
            else:
                self._figure(fact)
        self._settle()
        return self.scene.graph()

    # --- states ---

    @staticmethod
    def total(state: str) -> Slot:
        return Slot(state, Attribute.TOTAL)

    def _next(self) -> str:
        """The state after one more change."""
        self.steps += 1
        self.seen_now = True
        self.current = NOW if self.steps == 1 else f"now{self.steps}"
        return self.current

    @property
    def last(self) -> str:
        """The price as it is in the end."""
        return NOW if self.steps <= 1 else f"now{self.steps}"

    # --- claims ---

    def _change(self, claim: Claim) -> None:
        predicate, n = claim.construction.predicate, claim.quantities["n"]
        if predicate in ("Scale", "Cut", "Raise", "Scale_of"):
            self._share(claim, predicate, n)
        elif predicate == "From_to":
            self.scene.give(self.total(WAS), claim.quantities["k"])
            self.scene.give(self.total(NOW), n)
            self.seen_now = True
        elif predicate == "To":
            self.scene.give(self.total(self.last), n)
            self.seen_now = True
        elif predicate in ("Cut_by", "Raise_by"):
            self._difference(claim, predicate, n)
        elif predicate in ("Gain_by", "Lose_by"):
            self.scene.give(self.total(GAIN), n)
            self.rises = predicate == "Lose_by"
        elif predicate in ("Gain", "Lose"):
            name = "Fraction_more" if predicate == "Gain" else "Fraction_less"
            self._relate(name, self._sold(), COST, n, claim)
        elif predicate == "Cost_share":
            self._relate("Fraction_of", WAS, COST, n, claim)
        elif predicate == "Mark_up":
            self._relate("Fraction_more", WAS, COST, n, claim)

    def _share(self, claim: Claim, predicate: str, n: Quantity) -> None:
        text = claim.clue.text
        names = {"Scale": "Fraction_of", "Scale_of": "Fraction_of", "Cut": "Fraction_less", "Raise": "Fraction_more"}
        times = 2 if re.search("两次|二次", self.problem.text) and re.search("每次|连续", self.problem.text) else 1
        asked = n.value is None
        whole = asked or (self.steps > 0 and bool(_OLD.search(text)))
        for _ in range(times):
            if re.search("如果|若", text) and self.steps:
                old, new = WAS, self._next()
            elif whole:
                old, new = WAS, self.last
                self.steps = max(self.steps, 1)
                if re.search("比现|原价比", text):
                    old, new = new, old
            else:
                old = self.current
                new = self._next()
            self._relate(names[predicate], new, old, n, claim)

    def _difference(self, claim: Claim, predicate: str, n: Quantity) -> None:
        slot = self.total(SAVED)
        if slot in self.scene.givens and n.value is not None:
            raise DeadEnd("two differences")
        self.rises = predicate == "Raise_by" and not re.search("原[价来].{0,6}比", claim.clue.text)
        self.seen_now = True
        self.scene.give(slot, n)

    def _relate(self, name: str, a: str, b: str, n: Quantity, claim: Claim) -> None:
        self.scene.relate(name, self.total(a), self.total(b), self.scene.number(n), span=claim.clue.span)

    def _sold(self) -> str:
        """What it is sold for: the discounted price if there is one, else the price asked."""
        return self.last if self.seen_now else WAS

    # --- figures ---

    def _figure(self, figure: Figure) -> None:
        q = figure.quantity
        if q.kind is Kind.NUMBER and dimension(q.unit) not in ("money", "") and not figure.asked:
            self.count = q
            return
        if figure.asked and self.count is not None and re.search("共|花|付|要|用", figure.before.text):
            self._bill(q)
            return
        state = self.choices.pick("state", self._states(figure))
        if state == NOW:
            state = self.last
            self.seen_now = True
        self.scene.give(self.total(state), q)

    def _bill(self, asked: Quantity) -> None:
        """So many at the price as it is now."""
        assert self.count is not None
        self.scene.give(Slot(BILL, Attribute.AMOUNT), self.count)
        self.scene.relate("Equal", Slot(BILL, Attribute.RATE), self.total(self._sold()))
        self.scene.give(self.total(BILL), asked)
        self.scene.things.append(Thing(BILL, [], NodeKind.EVENT, "购买"))

    def _states(self, figure: Figure) -> list[tuple[str, float]]:
        text = figure.before.text
        after = self.problem.text[figure.position :]
        if has(text, "cost") and re.search("赚|利|亏|赔", self.problem.text):
            return [(COST, 0.0), (WAS, 1.0)]
        if re.search("利润|赚|盈利", text):
            return [(GAIN, 0.0), (COST, 1.0)]
        was, now = has(text, "was"), bool(re.search("现价|现在|促销价|优惠价|现售价|实际", text))
        if now and not (was and text.rfind("原") > text.rfind("现")):
            return [(NOW, 0.0), (WAS, 1.0), (SAVED, 2.0)]
        if was:
            return [(WAS, 0.0), (NOW, 1.0), (COST, 1.5)]
        later = re.search("比.{0,3}(?:原|过去|以前|之前)", after)
        if later and re.search("打|折|降|出售|提价", after[: later.start()]):
            later = None
        if figure.asked and self.total(self.last) in self.scene.givens:
            return [(WAS, 0.0), (SAVED, 0.8)]
        if self.seen_now or later:
            return [(NOW, 0.0), (WAS, 0.6), (SAVED, 1.2)]
        return [(WAS, 0.0), (NOW, 0.5), (COST, 1.0)]

    # --- the end ---

    def _settle(self) -> None:
        used = {s.node for s in self.scene.givens} | {s.node for r in self.scene.relations for s in r.slots()}
        if self.scene.goal is not None and isinstance(self.scene.goal.term, Slot):
            used.add(self.scene.goal.term.node)
        if SAVED in used:
            pair = (self.last, WAS) if self.rises or self._raised() else (WAS, self.last)
            self.scene.happens("raised" if pair[0] != WAS else "saved", SAVED, *pair)
            used |= {WAS, self.last}
        if GAIN in used:
            sold = self._sold()
            self.scene.happens("profit", GAIN, *((COST, sold) if self.rises else (sold, COST)))
            used |= {COST, sold}
        numbers = [s for s in used if s in _LABELS or s.startswith("now")]
        for state in sorted(numbers):
            label = _LABELS.get(state, f"第{state.removeprefix('now')}次变化后的价格")
            self.scene.things.append(Thing(state, [], NodeKind.STATE, label))
        if not self.scene.givens:
            self.scene.happens("unit_one", WAS)

    def _raised(self) -> bool:
        return any(r.predicate == "Fraction_more" and r.args[0] == self.total(self.last) for r in self.scene.relations)
