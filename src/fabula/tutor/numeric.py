"""Steps in numbers: is the arithmetic true, what does it give, and has that a meaning in this story?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from fabula.explain.reply import reply
from fabula.facts.describe import tell
from fabula.lang.lexicon import marks
from fabula.situation.terms import Attribute, Number, Slot
from fabula.solution import Notice
from fabula.solve.attempt import Attempt
from fabula.text.units import factor
from fabula.tutor.facts import Fact, Role
from fabula.tutor.measures import WRITTEN, Fit, equal, fit, is_rounded, raw
from fabula.tutor.memory import Meanings, Memory, Reader
from fabula.tutor.messages import contrary, fill, named, partial, say, slip_messages, typed
from fabula.tutor.situation import Hit, Situation
from fabula.tutor.slips import Slip, Slips, slip_message
from fabula.tutor.steps import Num, Op, Statement, Tree, as_number
from fabula.tutor.verdict import Outcome, Verdict
from fabula.tutor.ways import Line
from fabula.tutor.worlds import Vector, scale

Judged = tuple[Memory, Verdict]
_ASKED_TIMES = {"discount": 10, "percent": 100}  # 几折: 8; 百分之几: 12.5
READINGS = 8  # other readings whose answers are known as what they are
_SAID = re.compile(rf"[：:，,。\s]|{typed('joining')}")  # words that only join a name and its value
_OPPOSITE = {"+": "-", "-": "+"}
_OPERATION = {"+": "sum", "-": "difference"}


@dataclass(frozen=True, slots=True)
class Claim:
    """What a statement claims: a value, if it is worked out, with its unit; and how it was computed."""

    statement: Statement
    sides: tuple[Tree, ...]
    number: Num | None
    value: Fraction

    @property
    def computed(self) -> tuple[Tree, ...]:
        """The sides that are expressions, the last first; 25/4 is one where it is said to be 6.25."""
        found = tuple(side for side in reversed(self.sides) if as_number(side) is None)
        return found or tuple(side for side in self.sides[:-1] if isinstance(side, Op))

    @property
    def typed(self) -> str:
        return self.number.text if self.number else self.statement.text


_QUANTITY = re.compile("q[0-9]+")
STATE = "state"  # the kind of marks that tell how things are, not when or in which turn


class NumberJudge:
    """Judges statements without unknowns."""

    def __init__(self, situation: Situation, slips: Slips, lang: str, others: Sequence[Attempt]) -> None:
        self.situation = situation
        self.slips = slips
        self.lang = lang
        self.others = others

    def judge(self, statement: Statement, memory: Memory) -> Judged:
        claim = self._claim(statement, statement.sides)
        for left, right in zip(claim.sides, claim.sides[1:], strict=False):
            if not equal(left, right, statement.about, self.situation.rounds):
                return memory, self._unequal(left, right, memory)
        if not claim.computed:
            return self._stated(claim, memory)
        judged = self._computed(claim, memory)
        fractions = all(as_number(side) is not None for side in claim.computed)
        return self._stated(claim, memory) if fractions and not judged[1].outcome.fine else judged

    def of_letter(self, statement: Statement, sides: tuple[Tree, ...], letter: str, memory: Memory) -> Judged:
        """x = 3: what is said of the letter, once it is known what it stands for."""
        variable = memory.letters.get(letter)
        plain = replace(statement, sides=sides)
        if variable is None or variable == self.situation.goal or len(sides) > 1 or as_number(sides[0]) is None:
            return self.judge(plain, memory)
        fact = next((f for f in self.situation.facts if f.expr == variable), None)
        if fact is None or raw(sides[0]) != fact.value:
            return self.judge(plain, memory)
        return memory.with_value(fact.value, [fact.vector], True), self._right("found", fact)

    def _claim(self, statement: Statement, sides: tuple[Tree, ...]) -> Claim:
        ratio = self.situation.graph.goal.asks == "ratio" and len(sides) == 1
        number = as_number(sides[-1], ratio)
        return Claim(statement, (number,) if ratio and number else sides, number, raw(sides[-1]))

    # --- false arithmetic ---

    def _unequal(self, left: Tree, right: Tree, memory: Memory) -> Verdict:
        if isinstance(right, Op) and raw(_first(right)) == raw(left):
            return self._slip("running_equals")
        hits = [] if as_number(left) else self._hits(Reader(self.situation, memory).read(left))
        if hits and self.situation.useful(hits[0].fact):
            message = say("set_up_right", self.lang, what=hits[0].fact.name)
            return Verdict(Outcome.WRONG, message, "arithmetic", hits[0].fact.refs)
        shown = f"{_shown(left)}≠{_shown(right)}"
        return self._slip("arithmetic", what=shown)

    # --- an expression ---

    def _computed(self, claim: Claim, memory: Memory) -> Judged:
        """The first side, from the last, that has a meaning; else what can be said of the last."""
        strangers: tuple[str, ...] = ()
        readings = []
        for side in claim.computed:
            meanings = Reader(self.situation, memory).read(side)
            strangers += meanings.strangers
            if not meanings.strangers:
                readings.append((side, meanings))
        for side, meanings in readings:
            hits = [h for h in self._hits(meanings) if not (h.fact.role is Role.GIVEN and _vector(h) in meanings.parts)]
            if hits and not self._by_chance(claim, hits):
                hit = self._best(hits, claim)
                useful = [h for h in (hit, *hits) if self._useful(h.fact, side, meanings)]
                after = memory.with_value(claim.value, map(_vector, useful or [hit]), bool(useful))
                return self._meant(claim, hit, memory, after, useful=bool(useful), hits=hits)
        for side, meanings in readings:
            if not self._by_chance(claim) and (vector := self._leading(side, meanings)):
                slip = self.slips.of_vector(vector)
                if slip is not None and not self._on_right_way(slip, vector):  # 60×1/4, where 1/4 is of what was left
                    return memory, self._named(slip)
                return memory.with_value(claim.value, [vector], True), self._on_the_way(claim)
        vectors = readings[-1][1].vectors if readings else ()
        if vectors and not strangers:
            memory = memory.with_value(claim.value, vectors[:1], False)
        return memory, self._meaningless(claim, vectors, strangers)

    def _by_chance(self, claim: Claim, hits: Sequence[Hit] = ()) -> bool:
        """The number that is asked for, got as something else, and nobody says as what: no right step."""
        roles = {hit.fact.role for hit in hits}
        told = claim.statement.words or roles & {Role.GOAL, Role.ATTRIBUTE, Role.GIVEN}
        book = any(hit.fact.role is Role.TOLD for hit in hits)  # 11+14=25 on the way to 25 children
        return claim.value == self.situation.answer.value and not told and not book

    def _hits(self, meanings: Meanings) -> list[Hit]:
        hits = [hit for v in meanings.vectors for hit in self.situation.hits(v[0], v)]
        return sorted(hits, key=lambda hit: hit.fact.role)

    def _useful(self, fact: Fact, side: Tree, meanings: Meanings) -> bool:
        """By what it is made of, or by what the pupil made it of."""
        op = getattr(side, "op", "*")
        far = not self.situation.mixed_up(fact)
        return self.situation.useful(fact) or self.situation.leads_on(Line(fact.vector, meanings.parts, op), far)

    def _leading(self, side: Tree, meanings: Meanings) -> Vector | None:
        """What the side comes to, if it has no name here but leads on."""
        op = getattr(side, "op", "*")
        lines = (Line(vector, meanings.parts, op) for vector in meanings.vectors)
        return next((line.value for line in lines if self.situation.leads_on(line)), None)

    def _on_right_way(self, slip: Slip, vector: Vector) -> bool:
        """Whether a slip may be a step on the right way as well: a part that can still be added.

        What was to be taken from a whole that is told, and was not, cannot: 12×1.8 for 9 of 12 kilometres; unless
        it is twice what is asked, or so: 72+6×2 for the one of two who has 12 more.
        """
        if slip.name != "forgot_part":
            return slip.name in partial()
        relation = self.situation.graph.relations[slip.relation]
        whole = relation.predicate in ("Together", "More_than") and relation.args[0] in self.situation.system.given
        return not whole or self.situation.just_before_goal(vector)

    def _on_the_way(self, claim: Claim) -> Verdict:
        if claim.statement.final:
            return Verdict(Outcome.WRONG, say("wrong_answer", self.lang, value=claim.typed))
        return Verdict(Outcome.RIGHT, say("to_go_on" if claim.number else "to_go_on_compute", self.lang))

    def _meaningless(self, claim: Claim, vectors: tuple[Vector, ...], strangers: tuple[str, ...]) -> Verdict:
        """True arithmetic that gives no quantity of the story: a slip, or nobody's."""
        if not strangers:
            for vector in vectors:
                if slip := self.slips.of_vector(vector):
                    return self._named(slip)
            if any(vector in self._other_answers for vector in vectors):
                return self._slip("other_reading", asked=self.situation.question)
        if claim.statement.final:
            return Verdict(Outcome.WRONG, say("wrong_answer", self.lang, value=claim.typed))
        if strangers:
            return Verdict(Outcome.UNCLEAR, say("stranger", self.lang, number=strangers[0]))
        return Verdict(Outcome.UNCLEAR, say("no_meaning", self.lang))

    @cached_property
    def _other_answers(self) -> frozenset[Vector]:
        """What the other readings' answers are, as functions of the numbers."""
        others = (Situation(other) for other in self.others[:READINGS] if other.answer is not None)
        return frozenset(vector for other in others if (vector := other.vector(other.goal)) is not None)

    # --- a number alone ---

    def _stated(self, claim: Claim, memory: Memory) -> Judged:
        converted = len(claim.sides) > 1
        hits = list(self._hits_of_value(claim))
        fitting = [hit for hit in hits if self._fit(hit, claim) is not Fit.WRONG]
        if fitting:
            hit = self._best(fitting, claim)
            if converted and not self._found_before(hit.fact, memory):
                return memory, self._right("converted", hit.fact)
            after = memory.with_value(claim.value, [_vector(hit)], True)
            return self._meant(claim, hit, memory, after, hits=fitting, alone=True)
        if converted:
            return memory, Verdict(Outcome.RIGHT, say("converted_any", self.lang))
        return self._unfitting(claim, hits, memory)

    @staticmethod
    def _found_before(fact: Fact, memory: Memory) -> bool:
        """1000克=1千克 is more than a conversion if the 1000克 are what is asked."""
        if fact.role is not Role.GOAL or not fact.value:
            return False
        return any(scale(fact.vector, found[0] / fact.value) == found for found in memory.found)

    def _hits_of_value(self, claim: Claim) -> Iterator[Hit]:
        """Facts of this value; combinations only if they lead somewhere, and no mere quotient of two."""
        for hit in self.situation.hits(claim.value):
            if hit.fact.op != "/" and self.situation.useful(hit.fact):
                yield hit
        statement = claim.statement
        if statement.unit in WRITTEN:
            return
        typed = f"{statement.unit}/{statement.per}" if statement.per else statement.unit
        for fact in self.situation.facts:  # in a unit that the text does not use
            own = f"{fact.unit}/{fact.per}" if fact.per else fact.unit
            times = factor(own, typed) if fact.unit else None
            if times is not None and fact.value * times == claim.value and self.situation.useful(fact):
                yield Hit(fact, statement.unit, statement.per, times)

    def _unfitting(self, claim: Claim, hits: list[Hit], memory: Memory) -> Judged:
        """A value of nothing: rounded, in the wrong unit, by a slip, or just wrong."""
        asked = self.situation.asked
        if self._rounded_answer(claim):
            return replace(memory, answered=True), self._answer(claim, rounded=True)
        if any(hit.fact is asked for hit in hits) or self._percent_left_out(claim):
            return memory, self._slip("answer_unit", unit=self._asked_unit() or "%")
        if hits:
            return memory, self._slip("answer_unit", unit=self._unit(hits[0].fact))
        if slip := self.slips.of_value(self._in_working_unit(claim)):
            return memory, self._named(slip)
        if self._other_reading(claim.value):
            return memory, self._slip("other_reading", asked=self.situation.question)
        return memory, Verdict(Outcome.WRONG, say("wrong_value", self.lang, value=claim.typed))

    def _rounded_answer(self, claim: Claim) -> bool:
        answer = self.situation.answer
        units = (*WRITTEN, answer.unit, answer.unit.partition("/")[0])  # 每段约3.33米
        if claim.number is None or claim.statement.unit not in units:
            return False
        return is_rounded(answer.value, claim.number, claim.statement.about, self.situation.rounds)

    def _percent_left_out(self, claim: Claim) -> bool:
        asks = self.situation.graph.goal.asks
        return asks == "percent" and claim.value == 100 * self.situation.asked.value

    def _in_working_unit(self, claim: Claim) -> Fraction:
        statement, asked = claim.statement, self.situation.asked
        times = factor(statement.unit, asked.unit) if statement.unit and asked.unit else None
        return claim.value * times if times is not None else claim.value

    # --- a known quantity ---

    def _best(self, hits: list[Hit], claim: Claim) -> Hit:
        """What is asked first; else what fits the unit, what the words speak of, and what means most."""

        def rank(hit: Hit) -> tuple[bool, bool, bool, bool, int]:
            return (
                hit.fact.role is not Role.GOAL,
                self._fit(hit, claim) is Fit.WRONG,
                hit.fact.role >= Role.COMBINATION,
                not self._spoken_of(hit.fact, claim.statement.words),
                hit.fact.role,
            )

        return min(hits, key=rank)

    def _spoken_of(self, fact: Fact, words: str) -> bool:
        return bool(self.situation.owners(fact) & self.situation.named(words))

    def _fit(self, hit: Hit, claim: Claim) -> Fit:
        """By the unit as typed, and with what the words say it is per."""
        statement = claim.statement
        typed = fit(hit.fact, claim.value, statement.unit, statement.per)
        if typed is Fit.WRONG and claim.number is not None and factor(hit.fact.unit, statement.unit) == 1:
            if is_rounded(hit.fact.value, claim.number, statement.about, self.situation.rounds):
                return Fit.EXACT
        if typed is Fit.EXACT or not statement.said_per:
            return typed
        spoken = fit(hit.fact, claim.value, statement.unit, statement.said_per)
        return spoken if spoken is Fit.EXACT else typed

    def _meant(
        self,
        claim: Claim,
        hit: Hit,
        before: Memory,
        after: Memory,
        hits: Sequence[Hit],
        useful: bool = True,
        alone: bool = False,
    ) -> Judged:
        """The verdict on a step that gives this quantity, or one of ``hits`` that come to the same."""
        fact = hit.fact
        if claim.number is None:
            return (before, self._right("to_compute", fact)) if useful else (after, self._aside(fact))
        if self._fit(hit, claim) is Fit.WRONG:
            return before, self._slip("answer_unit", unit=self._unit(fact), refs=fact.refs)
        words = claim.statement.words
        if self._of_another(hits, words) or self._at_another_time(fact, words) or self._no_rate(hits, claim.statement):
            return before, self._slip("owner", value=claim.typed, what=fact.name, refs=fact.refs)
        if fact.role is Role.GOAL:
            return self._goal(claim, hit, before, after)
        named = not claim.computed and self._of_the_question(claim)
        if fact.expr in self.situation.each:  # the other one that the question asks for
            return after, self._right("found", fact)
        if claim.statement.final or named or (alone and fact.role is Role.GIVEN and not claim.statement.words):
            return before, self._slip(
                "neighbour", value=claim.typed, what=fact.name, asked=self.situation.question, refs=fact.refs
            )
        if not useful:
            return after, self._aside(fact)
        if fact.role is Role.GIVEN:
            return after, self._right("found" if isinstance(fact.expr, Number) else "found_known", fact)
        code = "found_again" if fact.vector in before.found else "found_alone" if alone else "found"
        return after, self._right(code, fact, self._unit_remark(hit, claim))

    def _at_another_time(self, fact: Fact, words: str) -> bool:
        """Whether a number of the text is said of another time than the text says it of: 现在有57张 of 原来有57张."""
        known = marks()
        told = [tell(self.situation.attempt.problem).of(int(ref[1:])) for ref in fact.refs if _QUANTITY.fullmatch(ref)]
        names = {known[m.text].name for f in told if f is not None for m in f.told.marks if m.text in known}
        said = {mark.name for word, mark in known.items() if mark.kind == STATE and len(word) > 1 and word in words}
        return fact.role is Role.GIVEN and contrary(" ".join(said), sorted(names))

    def _goal(self, claim: Claim, hit: Hit, before: Memory, after: Memory) -> Judged:
        """The quantity that is asked for: is it in the unit that is asked for?"""
        bare, answer = claim.statement.unit in WRITTEN, self.situation.answer.value
        if bare and claim.value != answer and hit.fact.value * hit.times != answer:
            if claim.statement.final:
                return before, self._slip("answer_unit", unit=self._asked_unit(), refs=hit.fact.refs)
            return after, self._right("almost_unit", hit.fact, unit=self._asked_unit())
        return replace(after, answered=True), self._answer(claim)

    def _answer(self, claim: Claim, rounded: bool = False) -> Verdict:
        message = say("answer", self.lang, reply=reply(self.situation.attempt, self.lang))
        letter = claim.statement.text[:1] in "xyzXYZ"  # nobody writes a unit after x=3
        if claim.statement.unit in WRITTEN and self._asked_unit() and not claim.computed and not letter:
            message += say("add_unit", self.lang, unit=self._asked_unit())
        if rounded:
            message += say("rounded", self.lang)
        return Verdict(Outcome.ANSWER, message, refs=self.situation.asked.refs)

    def _aside(self, fact: Fact) -> Verdict:
        """True, and no part of this story; often the other operation would be."""
        if slip := self.slips.of_vector(fact.vector):
            return self._named(slip)
        twin = _OPPOSITE.get(fact.op, "") + fact.key[1:]
        other = next((f for f in self.situation.facts if f.key == twin), None)
        if other is not None and self.situation.useful(other):
            operation = named(f"operation.{_OPERATION[other.op]}")
            return self._slip("other_operation", what=fact.name, other=operation, refs=fact.refs)
        if fact.op == "*":
            return self._slip("mixed_up", what=fact.name, refs=fact.refs)
        return Verdict(Outcome.UNCLEAR, say("aside", self.lang, what=fact.name), refs=fact.refs)

    def _of_another(self, hits: Sequence[Hit], words: str) -> bool:
        """甲车行了180千米, when it was 乙车: the words name one, the value belongs to others."""
        own = [hit for hit in hits if hit.fact.role not in (Role.PIECE, Role.COMBINATION)]  # not 原价去掉便宜的后剩下的
        if contrary(words, [hit.fact.name.zh for hit in own or hits]):
            return True
        named = self.situation.named(words)
        held = [(hit.fact, hit.fact.expr) for hit in hits if isinstance(hit.fact.expr, Slot)]
        if not named or any(self.situation.owners(fact) & named for fact, _ in held):
            return False
        told = [hit.fact for hit in hits if hit.fact.role is Role.TOLD]  # steps of the book: 妹妹先行的路程
        if told and not held:
            agents = named & {agent.id for agent in self.situation.graph.agents}  # whoever is named, not what they do
            return all(owners and not owners & (agents or named) for owners in map(self.situation.owners, told))
        kinds = {slot.attribute for _, slot in held}
        facts = ((f, f.expr) for f in self.situation.facts if isinstance(f.expr, Slot))
        return any(slot.attribute in kinds and self.situation.owners(fact) & named for fact, slot in facts)

    def _no_rate(self, hits: Sequence[Hit], statement: Statement) -> bool:
        """徒弟每小时做1/6, which is what he does in the whole time, or what another does in an hour."""
        named = self.situation.named(statement.words) if statement.said_per else frozenset()
        slots = ((f, f.expr) for f in self.situation.facts if named and self.situation.owners(f) & named)
        rates = {
            f.vector
            for f, slot in slots
            if isinstance(slot, Slot) and slot.attribute is Attribute.RATE and f.per == statement.said_per
        }
        return bool(rates) and not any(hit.fact.vector in rates for hit in hits)

    def _of_the_question(self, claim: Claim) -> bool:
        """灰兔有6只, when it is asked how many 灰兔 there are: it says what is asked, whatever else has that value."""
        problem = self.situation.attempt.problem
        asked = "".join(q.clause.span.of(problem.text) for q in problem.questions[-1:])
        words = _SAID.sub("", claim.statement.words)
        unit, wanted = claim.statement.unit, self.situation.asked.unit
        alike = bool(unit) and factor(unit, wanted) is not None
        return alike and len(words) > 1 and words in re.sub(typed("done"), "", asked)

    def _other_reading(self, value: Fraction) -> bool:
        return any(other.answer is not None and other.answer.value == value for other in self.others)

    # --- words ---

    def _right(self, code: str, fact: Fact, remark: str = "", **parts: str) -> Verdict:
        return Verdict(Outcome.RIGHT, say(code, self.lang, what=fact.name, **parts) + remark, refs=fact.refs)

    def _slip(self, name: str, refs: tuple[str, ...] = (), **parts: str | Notice) -> Verdict:
        return Verdict(Outcome.WRONG, fill(slip_messages()[name], self.lang, **parts), name, refs)

    def _named(self, slip: Slip) -> Verdict:
        refs = self.situation.links.equation(slip.relation) if slip.relation >= 0 else ()
        return Verdict(Outcome.WRONG, slip_message(self.situation, slip, self.lang), slip.name, refs)

    def _unit_remark(self, hit: Hit, claim: Claim) -> str:
        short = self._fit(hit, claim) is Fit.SHORT
        return say("rate_unit", self.lang, unit=self._unit(hit.fact)) if short else ""

    def _unit(self, fact: Fact) -> str:
        words = self.situation.zh if self.lang == "zh" else self.situation.en
        return words.unit_text(fact.unit, fact.per)

    def _asked_unit(self) -> str:
        words = self.situation.zh if self.lang == "zh" else self.situation.en
        return words.unit_text(self.situation.answer.unit)


def _vector(hit: Hit) -> Vector:
    return scale(hit.fact.vector, hit.times)


def _first(tree: Tree) -> Tree:
    """The leftmost number of an expression."""
    while isinstance(tree, Op):
        tree = tree.left
    return tree


def _shown(tree: Tree) -> str:
    number = as_number(tree)
    if number is not None:
        return number.text or str(number.value)
    if not isinstance(tree, Op):
        return str(getattr(tree, "name", ""))
    signs = {"*": "×", "/": "÷"}
    return f"{_side(tree.left, tree.op)}{signs.get(tree.op, tree.op)}{_side(tree.right, tree.op, right=True)}"


def _side(tree: Tree, op: str, right: bool = False) -> str:
    weak = isinstance(tree, Op) and not tree.fraction and (tree.op in "+-") and (op in "*/" or (right and op == "-"))
    return f"({_shown(tree)})" if weak else _shown(tree)
