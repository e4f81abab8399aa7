"""Contrasts: how journeys compare, with one another and with what was told before."""

from __future__ import annotations

from fabula.extract.rules.facts import Claim
from fabula.extract.rules.interpreter import AGAINST_BEFORE, AMOUNT, RATE, TOTAL, total
from fabula.extract.rules.lexicon import cue, has
from fabula.extract.rules.phrases import Phrase
from fabula.extract.rules.scene import LEFT, WORLD
from fabula.extract.rules.stretches import Stretches
from fabula.parse.kbest import DeadEnd
from fabula.situation import Attribute, Slot, Term
from fabula.text import Kind
from fabula.text.units import dimension


class Contrasts(Stretches):
    """A story of journeys: what a comparison says of them."""

    def compare_ways(self, claim: Claim, predicate: str, attribute: Attribute) -> None:
        """客车的速度是货车的1.2倍."""
        a = self._subject(claim.phrases["A"], attribute)
        b = self._base(claim.phrases.get("B"), attribute, a)
        if a == b:
            b = Slot(self._other_case(claim.phrases.get("B")), attribute)
        between: list[Term] = []
        if predicate in ("More_by_part", "Less_by_part"):  # 比乙多行全程的1/5
            between = [total(WORLD)]
            self.whole = True
        self.compare(claim, predicate, a, b, *between, per=claim.clue.per if attribute is RATE else "")

    def compared(self, claim: Claim) -> Attribute:
        """What a claim compares: times, speeds or distances; often the words do not say."""
        n, text = claim.quantities["n"], claim.clue.text
        if dimension(n.unit) == "time" or has(text, "time_word"):
            return AMOUNT
        if claim.clue.per or n.per or has(text, "speed"):
            return RATE
        if n.kind is Kind.NUMBER or n.unit:
            return self.choices.pick("attribute", [(TOTAL, 0.0), (RATE, 0.4)])
        if has(self.problem.text[: claim.position], "each") and not has(text, "road"):
            return self.choices.pick("attribute", [(TOTAL, 0.0), (RATE, 0.3)])
        return TOTAL

    def _subject(self, phrase: Phrase, attribute: Attribute) -> Slot:
        """Whose attribute is compared; without a name, that of the one that moves."""
        named = self._named(phrase.text, attribute, subject=True)
        return Slot(named or self.stretch(self.agent, self.turn), attribute)

    def _base(self, phrase: Phrase | None, attribute: Attribute, subject: Slot) -> Slot:
        """With what it is compared; without a name, with what else was told."""
        if phrase is not None and (named := self._named(phrase.text, attribute, subject=False)):
            return Slot(named, attribute)
        if phrase is not None and phrase.core:
            return Slot(self.stretch(phrase.core), attribute)
        others = [n for n in self.stretches() if Slot(n, attribute) != subject]
        if not others:
            raise DeadEnd("nothing to compare with")
        return Slot(others[-1], attribute)

    def _other_case(self, phrase: Phrase | None) -> str:
        """每小时行60千米，比原计划早到1小时: the journey as it was planned, of which nothing was told yet."""
        turn = cue("turn").search(phrase.text) if phrase is not None else None
        if turn is None or (self.agent, turn[0]) in self.turns:
            raise DeadEnd("a thing is compared with itself")
        return self.open(self.agent, turn[0])

    def _named(self, text: str, attribute: Attribute, subject: bool) -> str:
        """The node that a text names: what is left, the whole way, a mover's stretch, a turn; '' if none."""
        if has(text, "not_yet"):
            self.rest = True
            return LEFT
        agent, turn = self.told_of(text), cue("turn").search(text)
        if attribute is TOTAL and not agent and has(text, "road") and has(text, "whole_way"):
            self.whole = True
            return WORLD
        if agent:
            if subject:
                self.agent = agent
            return self.stretch(agent, turn[0] if turn else "")
        return self.turned(turn[0]) if turn else ""

    def against_before(self, claim: Claim, attribute: Attribute) -> None:
        """返回时少用了1小时; 实际每小时多行7千米: against the stretch before."""
        nodes = self.stretches()
        if not nodes:
            raise DeadEnd("nothing before to compare with")
        if not self.turn and len(self.movers) > 1:
            self._between_movers(claim, attribute)
            return
        mine = self.agents.get(self.agent, nodes)
        first = mine[0] if mine else nodes[0]
        now = self.turns.get((self.agent, self.turn), "") if self.turn else ""
        if now in ("", first):
            now = mine[1] if len(mine) > 1 else self.open(self.agent, self.turn or "后来")
        per = claim.clue.per if attribute is RATE else ""
        a, b = Slot(now, attribute), Slot(first, attribute)
        self.compare(claim, AGAINST_BEFORE[claim.predicate], a, b, per=per)

    def _between_movers(self, claim: Claim, attribute: Attribute) -> None:
        """哪辆车快？每小时快多少千米？: the one against the other; the numbers tell which."""
        a, b = (Slot(self.agents[m][0], attribute) for m in self.movers[:2])
        options = [((a, b), 0.0), ((b, a), 0.1)]
        if self.agent == self.movers[1]:
            options = [((b, a), 0.0), ((a, b), 0.1)]
        one, other = self.choices.pick("who is ahead", options)
        per = claim.clue.per if attribute is RATE else ""
        self.compare(claim, AGAINST_BEFORE[claim.predicate], one, other, per=per)
