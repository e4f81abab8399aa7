"""A solution as text: the answer and how sure it is, the situation, the steps, and what else may be meant."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.explain.doubt import Told, answer_text, doubtful, headline, notes, other_line, others
from fabula.explain.steps import ARITHMETIC, plain
from fabula.explain.tree import tree
from fabula.lang import say
from fabula.solve.attempt import Attempt

WEAK = 3  # answers named when none is believed


def solution_text(solution: Told, lang: str = "zh", top: int | None = None, method: str = ARITHMETIC) -> str:
    """Everything that is printed for one problem; ``top`` readings in full."""
    return "\n".join(_lines(solution, lang, top, method)).rstrip()


def _lines(solution: Told, lang: str, top: int | None, method: str) -> Iterator[str]:
    first = solution.attempts[0] if solution.attempts else None
    if str(solution.status) == "unsolved" or first is None:
        yield say("status.unsolved", lang)
        yield from (f"  {warning.said(lang)}" for warning in solution.warnings)
        if solution.attempts and not top:
            answers = (answer_text(attempt, lang) for attempt in solution.attempts[:WEAK])
            yield say("doubt.weak", lang, answers=say("sep.list", lang).join(answers))
            return
    else:
        yield headline(solution, first, lang)
        yield from (f"  {say('doubt.note', lang, note=note)}" for note in notes(solution, first, lang))
    shown = solution.attempts[: top or 1]
    for number, attempt in enumerate(shown, 1):
        if len(shown) > 1:
            yield f"\n── {say('doubt.reading', lang, number=number, answer=answer_text(attempt, lang))} ──"
        yield from _reading(attempt, lang, method)
    if top is None and first is not None:
        yield from other_lines(solution, first, lang)


def _reading(attempt: Attempt, lang: str, method: str) -> Iterator[str]:
    yield ""
    yield tree(attempt, lang)
    yield ""
    yield plain(attempt, lang, method)


def other_lines(solution: Told, shown: Attempt, lang: str) -> Iterator[str]:
    """The other readings worth offering, one line each."""
    found = others(solution, shown, lang) if doubtful(solution, shown) else ()
    if found:
        yield f"\n{say('doubt.others', lang)}{say('sep.colon', lang).rstrip()}"
        yield from (f"  → {other_line(other, lang)}" for other in found)
