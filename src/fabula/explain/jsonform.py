"""An attempt as plain data: the pieces of the JSON contract that one reading yields."""

from __future__ import annotations

from typing import Any

from fabula.explain.figures import Figure, compose, figure
from fabula.explain.maths import Letter, Word, latex_line
from fabula.explain.reply import english_answer, reply
from fabula.explain.steps import ARITHMETIC, ExplainedStep, steps
from fabula.explain.wording import Wording, objection, wording
from fabula.situation.formula import Leaf
from fabula.situation.terms import Number, Slot
from fabula.solve.attempt import Attempt


def attempt_json(attempt: Attempt, lang: str = "zh", method: str = ARITHMETIC) -> dict[str, Any]:
    """Answer, mentions, graph, equations and steps of one reading; everything is exact or a string."""
    words = wording(attempt, lang)
    return {
        "answer": answer_json(attempt, lang),
        "mentions": [{**m.to_json(), "text": attempt.problem.text[slice(*m.span)]} for m in attempt.reading.mentions],
        "graph": attempt.reading.graph.to_json(),
        "equations": [equation_json(attempt, words, index) for index in range(len(attempt.reading.graph.relations))],
        "steps": [step_json(step, lang) for step in steps(attempt, lang, method)],
        "outcome": attempt.result.outcome.value,
        "objections": [objection(doubt, lang) for doubt in attempt.objections],
        "score": attempt.reading.score,
    }


def answer_json(attempt: Attempt, lang: str = "zh") -> dict[str, Any] | None:
    """The answer as a number, as text and as a sentence; nothing if there is none."""
    words, answer = wording(attempt, lang), attempt.answer
    if answer is None:
        return None
    text = answer.text if words.lang == "zh" else english_answer(attempt, answer, words)
    return {
        "value": str(answer.value),
        "decimal": answer.decimal,
        "unit": answer.unit,
        "text": text,
        "sentence": reply(attempt, words.lang),
    }


def equation_json(attempt: Attempt, words: Wording, index: int) -> dict[str, Any]:
    """The equation of a relation in attribute names, with its logic form and its reason."""
    relation = attempt.reading.graph.relations[index]
    equation = attempt.reading.graph.equations[index]

    def leaf(part: Leaf) -> Figure:
        if isinstance(part, Number):
            return figure(part.value, words.form(part.quantity), words.lang)
        return Figure(Word(words.name(part)) if isinstance(part, Slot) else Letter("x"), lang=words.lang)

    sides = (compose(side, leaf, words.lang).text for side in (equation.left, equation.right))
    return {
        "text": ("=" if words.lang == "zh" else " = ").join(sides),
        "relation": index,
        "logic": relation.logic(attempt.reading.graph.path),
        "reason": words.reason(relation),
        "implicit": relation.implicit,
        "guess": relation.guess,
        "span": list(relation.source.span) if relation.source.span else None,
    }


def step_json(step: ExplainedStep, lang: str = "zh") -> dict[str, Any]:
    """One step as plain data."""
    target = None
    if isinstance(step.target, Slot):
        target = {"node": step.target.node, "attribute": step.target.attribute.value}
    elif step.target is not None:
        target = {"unknown": step.target.name}
    return {
        "number": step.number,
        "kind": step.kind,
        "text": step.text,
        "arithmetic": step.arithmetic,
        "value": None if step.value is None else str(step.value),
        "unit": step.unit,
        "reason": step.reason,
        "equation": step.equation,
        "relation": step.relation,
        "relations": list(step.relations),
        "span": list(step.span) if step.span else None,
        "quote": step.quote,
        "cites": [list(place) for place in step.cites],
        "target": target,
        "name": step.name,
        "latex": [latex_line(line, lang) for line in step.lines],
    }
