"""The words by which a text says what a number measures where it is no act's: 还剩, 一共, 最后还有, 到达."""

from __future__ import annotations

from collections.abc import Sequence

from fabula.facts.chunks import Chunk, Sort, chunks
from fabula.facts.describe import Fact
from fabula.facts.phrase import Ref
from fabula.lang.lexicon import classes, marks
from fabula.text import Kind, Problem, Quantity


def measuring_words(problem: Problem, fact: Fact) -> Ref | None:
    """What a State is called that carries the number; None if the text has no words for it."""
    if is_clock(fact.quantity):
        return _passage(problem, fact)
    word = rest_word(fact) or _hold(fact)
    return _with_time(fact, word) if word else None


def rest_word(fact: Fact) -> Ref | None:
    """还剩, 余下: it is what remains."""
    known, rest = marks(), classes()["rest"]
    return next((m for m in fact.told.marks if m.text in known and known[m.text].name in rest), None)


def apart_words(problem: Problem, fact: Fact | None) -> Ref | None:
    """还相距 of 两车还相距80千米, 还差 of 两人还差80米才能相遇: how far several still are from each other."""
    word = (fact.told.hold or fact.told.change) if fact is not None else None
    if word is None or word.text not in classes()["apart"]:
        return None
    still = next((w for w in classes()["yet"] if problem.text.endswith(w, 0, word.span[0])), "")
    return Ref(still + word.text, (word.span[0] - len(still), word.span[1]))


def is_clock(quantity: Quantity) -> bool:
    """上午9时, 14时, 8点: a time of day; 3小时 is none, nor is 80千米/时."""
    ends, lasts = (tuple(classes()[name]) for name in ("o_clock", "hours"))
    told = quantity.text.endswith(ends) and not quantity.text.endswith(lasts) and not quantity.per
    return quantity.kind is Kind.CLOCK or told


def _hold(fact: Fact) -> Ref | None:
    """一共用了5小时, 还有8千米."""
    hold = fact.told.hold
    return hold if hold and hold.text in classes()["sums"] | classes()["remaining"] else None


def _with_time(fact: Fact, word: Ref) -> Ref:
    """最后还有8千米, 往返一共用了2小时: with the word before it that says of which time or way it is told."""
    told = fact.told
    both = (told.act,) if told.act and told.act.text in classes()["both"] else ()
    times = [m for m in told.marks if m != word]
    near = (r for r in (*(times if len(times) == 1 else ()), *both) if r.span[1] == word.span[0])  # 上山、下山一共
    return next((Ref(f"{r}{word}", (r.span[0], word.span[1])) for r in near), word)


def _passage(problem: Problem, fact: Fact) -> Ref | None:
    """What happens at a time of day: 上午7时30分开车从家出发, 9时到达公园; 下午5时，爸爸下班后去买菜."""
    row = chunks(problem, problem.clauses[fact.clause])
    at = next((i for i, c in enumerate(row) if c.quantity == fact.quantity.index), None)
    if at is None:
        return None
    behind = list(row[at + 1 :])
    if not any(c.sort in (Sort.NAME, Sort.ACT) or _begins(c) for c in row):
        behind += (c for n in problem.clauses[fact.clause + 1 :][:1] for c in chunks(problem, n))
    return _first(problem, behind) or _first(problem, row[:at][::-1])


def _first(problem: Problem, row: Sequence[Chunk]) -> Ref | None:
    """What begins or ends before another time of day; else what is done before another number."""
    numbers = [i for i, c in enumerate(row) if c.sort is Sort.QUANTITY]
    clocks = [i for i in numbers if (q := row[i].quantity) is not None and is_clock(problem.quantities[q])]
    moments = (c for c in row[: next(iter(clocks), len(row))] if _begins(c))
    done = (c for c in row[: next(iter(numbers), len(row))] if c.sort is Sort.ACT)
    return next((Ref(c.text, c.span) for found in (moments, done) for c in found), None)


def _begins(chunk: Chunk) -> bool:
    """Whether it tells what happens at one moment: 出发, 到达, 开始."""
    known = classes()
    return chunk.note in known["turning"] or chunk.text in known["passages"] | known["turns"]
