"""A solution on the terminal: the answer, the tree, the steps, and other readings where there is doubt."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.reply import english_answer
from fabula.explain.steps import plain
from fabula.explain.tree import tree
from fabula.explain.wording import Wording
from fabula.situation import Relation
from fabula.solution import Solution, Status
from fabula.solve.attempt import Attempt
from fabula.solve.rank import cost

OTHERS = 3  # readings named when the program is unsure
NEAR = 1.0  # how much worse (log scale) a reading may be than the first to be worth naming
WORDS = {
    "zh": {
        "solved": "确定", "unsure": "不确定", "unsolved": "没有解出", "answer": "答案", "situation": "情境",
        "readings": "还可以这样理解", "here": "上面的读法", "there": "这个读法", "reading": "读法",
        "note": "注意：", "confidence": "把握", "weak": "不大可信的读法给出：",
    },
    "en": {
        "solved": "solved", "unsure": "unsure", "unsolved": "unsolved", "answer": "Answer",
        "situation": "Situation", "readings": "It can also be read like this", "here": "first reading",
        "there": "this one", "reading": "Reading", "note": "note:", "confidence": "confidence",
        "weak": "Readings that are hard to believe give: ",
    },
}  # fmt: skip


def text(solution: Solution, lang: str = "zh", top: int | None = None) -> str:
    """Everything that is printed for one problem; ``top`` readings in full."""
    return "\n".join(_lines(solution, lang, top)).rstrip()


def _lines(solution: Solution, lang: str, top: int | None) -> Iterator[str]:
    words = WORDS[lang]
    if solution.status is Status.UNSOLVED:
        yield words["unsolved"]
        yield from (f"  {warning.said(lang)}" for warning in solution.warnings)
        if solution.attempts and not top:
            answers = (answer_text(attempt, lang) for attempt in solution.attempts[:OTHERS])
            yield f"{words['weak']}{'、'.join(answers)}"
            return
    else:
        yield headline(solution, lang)
        yield from (f"  {words['note']} {warning.said(lang)}" for warning in solution.warnings)
    shown = solution.attempts[: top or 1]
    for number, attempt in enumerate(shown, 1):
        if len(shown) > 1:
            yield f"\n── {words['reading']} {number}: {answer_text(attempt, lang)} ──"
        yield from _reading(attempt, lang)
    if top is None and solution.status is Status.UNSURE:
        yield from _others(solution, lang)


def headline(solution: Solution, lang: str) -> str:
    """``答案：200米（确定，把握 97%）``."""
    words = WORDS[lang]
    sure = f"{words[solution.status.value]}, {words['confidence']} {solution.confidence:.0%}"
    answers = [answer_text(attempt, lang) for attempt in (solution.attempts[0], *rivals(solution))]
    if lang == "zh":
        return f"{words['answer']}：{'，也可能是'.join(answers)}（{sure.replace(', ', '，')}）"
    return f"{words['answer']}: {', or perhaps '.join(answers)} ({sure})"


def rivals(solution: Solution) -> tuple[Attempt, ...]:
    """When the program is unsure: the readings that come close to the first, or at least the second."""
    if solution.status is not Status.UNSURE:
        return ()
    first, *others = solution.attempts
    near = [a for a in others if cost(a) <= cost(first) + NEAR]
    return tuple((near or others[:1])[:OTHERS])


def answer_text(attempt: Attempt, lang: str) -> str:
    """The answer with its unit."""
    if attempt.answer is None:
        return "?"
    if lang == "zh":
        return attempt.answer.text
    return english_answer(attempt, attempt.answer, Wording(attempt, lang))


def _reading(attempt: Attempt, lang: str) -> Iterator[str]:
    yield ""
    yield tree(attempt, lang)
    yield ""
    yield plain(attempt, lang)


def _others(solution: Solution, lang: str) -> Iterator[str]:
    first, others = solution.attempts[0], rivals(solution)
    if not others:
        return
    words = WORDS[lang]
    colon = "：" if lang == "zh" else ": "
    yield f"\n{words['readings']}{colon}"
    for other in others:
        yield f"  → {answer_text(other, lang)}"
        there, here = differences(other, first, lang), differences(first, other, lang)
        if there != here:
            yield from (f"     {words['there']}{colon}{said}" for said in there)
            yield from (f"     {words['here']}{colon}{said}" for said in here)


def differences(one: Attempt, other: Attempt, lang: str = "zh", limit: int = 2) -> list[str]:
    """What one reading holds and the other does not, in words; the relation that decides it first."""
    theirs = {_logic(other, r) for r in other.reading.graph.relations}
    own = [r for r in one.reading.graph.relations if _logic(one, r) not in theirs]
    wording = Wording(one, lang)
    said = dict.fromkeys(wording.reason(relation) for relation in own)
    if not said:
        said = dict.fromkeys(_asked(one, other, wording))
    return list(said)[:limit]


def _logic(attempt: Attempt, relation: Relation) -> str:
    return relation.logic(attempt.reading.graph.name)


def _asked(one: Attempt, other: Attempt, wording: Wording) -> Iterator[str]:
    """The same relations, yet another goal or other values."""
    mine, theirs = one.reading.graph, other.reading.graph
    given = {(theirs.name(g.slot.node), g.slot.attribute, g.value) for g in theirs.givens}
    for found in mine.givens:
        if (mine.name(found.slot.node), found.slot.attribute, found.value) not in given:
            value = wording.measured(found.value, found.unit, found.per, found.quantity)
            yield f"{wording.name(found.slot)} = {value}"
    if mine.goal.term != theirs.goal.term:
        yield f"{wording.word(mine.goal.term)} = ?"
