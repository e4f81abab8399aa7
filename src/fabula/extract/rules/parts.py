"""Interpreter for parts, wholes and comparisons: who has how much, what is left, what they make together."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from fabula.extract.rules.facts import Claim, Fact, Figure, has
from fabula.extract.rules.phrases import Phrase
from fabula.extract.rules.scene import LEFT, WORLD, Scene
from fabula.parse.kbest import Choices, DeadEnd
from fabula.situation import Apply, Attribute, ParseGraph, ProblemType, Slot, Term
from fabula.text import Kind, Problem, Quantity

GROUP = re.compile(r"[两二三四五六七八九十几](?:个)?(?:天|次|周|种|队|班|车间|人|车|批|组|年级|堆|桶|根|块|袋|筐|月|小时|期|段|块|条|辆|者|年|季度|个)|俩天|他们|她们|这些|两")


@dataclass
class _Later:
    """What can only be settled when every clause has been read: sums, remainders, the goal."""

    actions: list[Callable[[], None]] = field(default_factory=list)


class PartsInterpreter:
    """One reading of a problem's facts as parts and wholes."""

    def __init__(self, problem: Problem, facts: tuple[Fact, ...], type_: ProblemType, choices: Choices) -> None:
        self.problem = problem
        self.facts = facts
        self.scene = Scene(type_, choices)
        self.choices = choices
        self.later: list[Callable[[], None]] = []
        self.left_used = False
        self.whole_used = False
        self.done: list[str] = []

    def run(self) -> ParseGraph:
        for fact in self.facts:
            if isinstance(fact, Claim):
                self._claim(fact)
            else:
                self._figure(fact)
        for action in self.later:
            action()
        self._finish()
        return self.scene.graph()

    # --- slots ---

    @staticmethod
    def total(node: str) -> Slot:
        return Slot(node, Attribute.TOTAL)

    def _parts(self, unit: str = "") -> list[str]:
        """Things that have a total, in the order of the story."""
        play = self.scene.in_play()
        return [t.id for t in self.scene.things if Attribute.TOTAL in play.get(t.id, ())]

    def _sum(self, ids: list[str]) -> Term:
        if not ids:
            raise DeadEnd("nothing to add up")
        if len(ids) == 1:
            return self.total(ids[0])
        return Apply("Sum", tuple(self.total(i) for i in ids))

    # --- what a phrase stands for ---

    def _named(self, phrase: Phrase) -> list[str]:
        """The things a coordinated phrase lists: 故事书和科技书."""
        found = []
        for piece in re.split(r"[和与及、]", phrase.text):
            from fabula.extract.rules.phrases import parse_phrase

            sub = parse_phrase(piece, phrase.span)
            best = max(self.scene.things, key=lambda t: t.likeness(sub), default=None)
            if best is not None and best.likeness(sub) >= 0.6 and best.id not in found:
                found.append(best.id)
        return found

    def _term(self, name: str, phrase: Phrase, subject: bool = False) -> Term:
        """The total a phrase speaks of."""
        if phrase.left and not (phrase.marks and subject):
            return self._remainder()
        if phrase.whole and not phrase.marks:
            self.whole_used = True
            self._label_world(phrase)
            return self.total(WORLD)
        if GROUP.search(phrase.text) and not phrase.marks or phrase.sum:
            named = self._named(phrase)
            return self._sum(named if len(named) > 1 else self._parts())
        if phrase.empty:
            return self._default(subject)
        id_ = self.scene.find(name, phrase)
        if subject:
            self.scene.focus = id_
        return self.total(id_)

    def _default(self, subject: bool) -> Term:
        if subject and self.scene.focus:
            return self.total(self.scene.focus)
        self.whole_used = True
        return self.total(WORLD)

    def _remainder(self) -> Term:
        """What is left at this point of the story."""
        self.whole_used = True
        done = list(self.done)
        return Apply("Left", (self.total(WORLD), *(self.total(d) for d in done))) if done else self.total(LEFT)

    def _label_world(self, phrase: Phrase) -> None:
        if not self.scene.world_label and phrase.core:
            self.scene.world_label = phrase.core

    # --- claims ---

    def _claim(self, claim: Claim) -> None:
        predicate = claim.construction.predicate
        if predicate == "Part":
            self._part(claim, claim.phrases["A"], None)
        elif predicate == "Part_of":
            self._part(claim, *_split(claim.phrases["A"]))
        else:
            self._compare(claim, predicate)

    def _compare(self, claim: Claim, predicate: str) -> None:
        a = self._term("subject", claim.phrases["A"], subject=True)
        focus = self.scene.focus
        b = self._term("base", claim.phrases["B"])
        if a == b:
            b = self._other(focus)
        self.scene.focus = focus
        quantities = [claim.quantities[x] for x in ("k", "n") if x in claim.quantities]
        self._relate(predicate, a, b, quantities, claim.clue.span)
        if isinstance(a, Slot) and a.node not in (WORLD, LEFT):
            self._happened(a.node, claim.phrases["A"])

    def _other(self, focus: str) -> Term:
        others = [t.id for t in self.scene.things if t.id != focus]
        return self.total(others[-1]) if others else self.total(WORLD)

    def _relate(self, predicate: str, a: Term, b: Term, quantities: list[Quantity], span: tuple[int, int]) -> None:
        if predicate == "Ratio":
            (q,) = quantities
            from fabula.situation import Number

            self.scene.relate("Ratio", a, b, *(Number(p, quantity=q.index) for p in q.parts[:2]), span=span)
            return
        if predicate == "Differ":
            predicate = "More_than"
        numbers = [self.scene.number(q) for q in quantities]
        if predicate == "Times_of" and quantities[-1].kind is not Kind.TIMES and quantities[-1].asks != "times":
            predicate = "Fraction_of"
        self.scene.relate(predicate, a, b, *numbers, span=span)

    def _part(self, claim: Claim, subject: Phrase, base: Phrase | None) -> None:
        """第一天修了全长的30%; 第二天修了25%: a part of the whole, or of what was left."""
        n = claim.quantities["n"]
        left = base is not None and base.left
        if subject.left and not subject.marks and not left:
            self.left_used = True
            a: Term = self.total(LEFT)
        elif GROUP.search(subject.text) and not subject.marks or subject.sum:
            a = self._sum(self._parts())
        else:
            id_ = self.scene.find("part", subject) if not subject.empty else self.scene.new(subject)
            self.scene.focus = id_
            a = self.total(id_)
        if left:
            b = self._remainder()
        elif base is not None and not base.whole and base.core:
            b = self._base(base)
        else:
            self.whole_used = True
            b = self.total(WORLD)
            if base is not None:
                self._label_world(base)
        self._relate("Fraction_of", a, b, [n], claim.clue.span)
        if isinstance(a, Slot) and a.node not in (WORLD, LEFT):
            self._happened(a.node, subject)

    def _base(self, base: Phrase) -> Term:
        known = self.scene.find("base", base, create=False)
        options: list[tuple[Term, float]] = [(self.total(WORLD), 0.5 if known else 0.0)]
        if known:
            options.append((self.total(known), 0.0))
        term = self.choices.pick("base or whole", options)
        if term == self.total(WORLD):
            self.whole_used = True
            self._label_world(base)
        return term

    def _happened(self, node: str, phrase: Phrase) -> None:
        if node not in self.done:
            self.done.append(node)

    # --- figures ---

    def _figure(self, figure: Figure) -> None:
        role = self.choices.pick("role", self._roles(figure))
        q, span = figure.quantity, figure.clue.span
        if role == "sum":
            self.later.append(lambda: self._sum_is(figure))
        elif role == "left":
            self.left_used = True
            self.scene.give(self.total(LEFT), q)
        elif role == "whole":
            self.whole_used = True
            self._label_world(figure.before if figure.before.core else figure.after)
            self.scene.give(self.total(WORLD), q)
        else:
            id_ = self._owner(figure)
            self.scene.focus = id_
            self.scene.give(self.total(id_), q)
            self._happened(id_, figure.before)

    def _owner(self, figure: Figure) -> str:
        before, after = figure.before, figure.after
        if before.empty and after.empty:
            return self.scene.focus if figure.asked and self.scene.focus else self.scene.new(before)
        phrases = [p for p in (before, after) if p.core or p.marks]
        return self.scene.find("owner", *phrases)

    def _roles(self, figure: Figure) -> list[tuple[str, float]]:
        before, after, text = figure.before, figure.after, figure.clue.text
        if before.left or after.left or has(before.text, "left_ask") and not before.marks:
            return [("left", 0.0), ("own", 1.0), ("whole", 2.0)]
        if before.sum or after.sum or GROUP.search(before.text) and not before.marks:
            first = not self.scene.things
            return [("sum", 0.8 if first else 0.0), ("whole", 0.0 if first else 0.6), ("own", 1.2)]
        if before.whole and not before.marks:
            return [("whole", 0.0), ("own", 0.8), ("sum", 1.2)]
        if before.marks:
            return [("own", 0.0), ("whole", 1.5)]
        events = self.scene.type is ProblemType.TASK
        if events and not self.whole_used and not self.scene.things:
            return [("whole", 0.0), ("own", 0.7)]
        return [("own", 0.0), ("whole", 0.5 if events else 0.9), ("sum", 2.0)]

    def _sum_is(self, figure: Figure) -> None:
        named = self._named(figure.before)
        ids = named if len(named) > 1 else self._parts()
        if len(ids) < 2:
            self.whole_used = True
            self.scene.give(self.total(WORLD), figure.quantity)
            return
        n = self.scene.number(figure.quantity)
        self.scene.relate("Equal", self._sum(ids), n, span=figure.clue.span)

    # --- the end ---

    def _finish(self) -> None:
        parts = self._parts()
        if self.left_used and parts:
            self.whole_used = True
            self.scene.happens("left", LEFT, WORLD, *parts)
        elif self.whole_used and parts:
            complete = re.search(r"完|正好|其余|剩|全部", self.problem.text)
            options = [("open", 0.0), ("complete", 0.3 if complete else 0.8)]
            if self.choices.pick("complete", options) == "complete":
                self.scene.happens("parts", WORLD, *parts)
        world = self.total(WORLD)
        if self.whole_used and world not in self.scene.givens and not self.scene.givens:
            self.scene.happens("unit_one", WORLD)


def _split(phrase: Phrase) -> tuple[Phrase, Phrase]:
    """第一周完成全长 → (第一周完成, 全长): the base is what follows the verb."""
    from fabula.extract.rules.lexicon import class_regex
    from fabula.extract.rules.phrases import parse_phrase

    text = phrase.text
    cuts = [m.end() for m in class_regex("verb").finditer(text)]
    role = [m.start() for c in ("whole", "left") for m in class_regex(c).finditer(text) if m.start() > 0]
    cut = min(role) if role else (cuts[-1] if cuts else len(text))
    cut = cut + (1 if text[cut : cut + 1] == "了" else 0)
    start = phrase.span[0]
    return (
        parse_phrase(text[:cut], (start, start + cut)),
        parse_phrase(text[cut:], (start + cut, phrase.span[1])),
    )
