"""Changes of a price: 降价20%, 打八折, 比原价便宜24元, 按进价提高45%定价, 获利60元.

A change leads from one state of a thing to another: by its words (降价: 原价 → 现价, 获利: 进价 → 售价), by what stands
around it (按标价打八折, 提高45%定价), or from the state that the change before it led to. Which rows these
states are is decided when all of them are known (changer.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from fabula.facts.chunks import DONE, EACH, OF
from fabula.facts.describe import ASKED_SHARES, SHARES, Description, Fact, Ref
from fabula.facts.purchase import MONEY
from fabula.frames.wares import is_money, price_states
from fabula.lang.lexicon import classes, marks, particle, particles
from fabula.text import Kind, Problem
from fabula.text.problem import Clause
from fabula.text.units import dimension

PRICE, TRADE = ("before", "after"), ("cost", "sale")


@dataclass(frozen=True, slots=True)
class Change:
    """One number that tells a change: its word, which way, and the states that the words around it name."""

    fact: Fact
    word: Ref
    way: str  # down, up, of
    states: tuple[str, str]
    base: Ref | None = None
    target: Ref | None = None
    then: bool = False
    against: bool = False  # 比原价便宜: what was told is the state after it
    times: int = 1  # 连续两次
    done: bool = False  # 降价20%后: what follows speaks of the state after it
    otherwise: bool = False  # 如果打九折: beside what was told before
    sold: str = ""  # 打七五折卖出: how the state after it is told

    @property
    def share(self) -> bool:
        quantity = self.fact.quantity
        return quantity.kind in SHARES or quantity.asks in ASKED_SHARES

    @property
    def per(self) -> bool:
        """每副便宜3.5元: of one."""
        other = self.fact.other
        return bool(self.fact.told.per or self.fact.quantity.per or (other is not None and other.per))

    @property
    def told(self) -> bool:
        return self.fact.quantity.value is not None


@cache
def _words() -> dict[str, tuple[str, tuple[str, str]]]:
    known = classes("changes.txt")
    ways = {"down": ("down", PRICE), "up": ("up", PRICE), "gain": ("up", TRADE), "loss": ("down", TRADE)}
    return {word: way for name, way in ways.items() for word in known[name]}


def changes_price(word: str) -> bool:
    return word in _words()


def _any(words: Iterator[str] | Sequence[str]) -> str:
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True))


@cache
def _of(name: str) -> str:
    """Any word of a class of ``changes.txt``."""
    return _any(list(classes("changes.txt")[name]))


@cache
def _before() -> re.Pattern[str]:
    light = _any(list(classes("changes.txt")["light"]))
    return re.compile(rf"({_any(list(_words()))})(?:{light})*$")


@cache
def _behind() -> re.Pattern[str]:
    known = classes("changes.txt")
    return re.compile(rf"^(?:{_of('so')})*({_any(list(known['gain'] | known['loss'] | known['granted']))})")


@cache
def _state_before() -> re.Pattern[str]:
    known = classes("changes.txt")
    return re.compile(rf"(?:{_any(list(known['from']))})(?:{_any(list(known['its']))})?({_any(list(marks()))})")


@cache
def _of_state() -> re.Pattern[str]:
    return re.compile(rf"({_any(list(marks()))}){OF}?(?:{_of('price')})?{OF}?$")


@cache
def _state_behind() -> re.Pattern[str]:
    return re.compile(rf"^(?:{_of('to_state')})*({_any(list(marks()))})")


@cache
def _restored() -> re.Pattern[str]:
    """要恢复原价，要上涨百分之几: what a change shall lead to, told in the clause before it."""
    return re.compile(rf"(?:{_of('restoring')})({_any(list(marks()))})，$")


def changes(problem: Problem, facts: Sequence[Fact]) -> list[Change]:
    """The changes of prices that a text tells, in its order."""
    found = []
    for fact in facts:
        if fact.quantity.kind in (Kind.CLOCK, Kind.RATIO, Kind.TIMES):
            continue
        if _arrives(problem, fact):
            continue
        change = _change(problem, fact)
        if change is not None and (not _between_things(fact) or _between_shops(fact)):
            found.append(change)
    return found


def _arrives(problem: Problem, fact: Fact) -> Ref | None:
    """由40元降低到36元: the word of the change that the number is the end of."""
    clause = problem.clauses[fact.clause]
    ahead = problem.text[clause.span.start : fact.quantity.span.start]
    match = _arriving().search(ahead)
    if match is None or not is_money(fact):
        return None
    start = clause.span.start + match.start(1)
    return Ref(match[1], (start, start + len(match[1])))


@cache
def _arriving() -> re.Pattern[str]:
    return re.compile(rf"({_any(list(_words()))})(?:{DONE})?(?:{_of('arriving')}){DONE}?(?:{EACH}[^\W\d]{{1,2}})?$")


def is_threshold(problem: Problem, fact: Fact) -> bool:
    """买10个以上打八折: from how many on, and nobody's number."""
    behind = problem.text[fact.quantity.span.end :]
    return not is_money(fact) and behind.startswith(tuple(classes("changes.txt")["threshold"]))


def _between_things(fact: Fact) -> bool:
    """黄瓜比青菜贵1.25元: two things, not two states of one."""
    other = fact.other
    if other is None or not other.marks:
        return other is not None and bool(other.who or other.what)
    word = f"{fact.told.change or ''}{fact.told.act or ''}"  # 第二次比第一次多付510元: two purchases
    return word in classes("changes.txt")["spent"] and not _marked_names(other) & price_states()


def _marked_names(told: Description) -> set[str]:
    return {mark_name(m) for m in told.marks}


def _between_shops(fact: Fact) -> bool:
    """甲店比乙店便宜5元: of one thing, in two shops."""
    known = tuple(classes()["sellers"])
    sides = [(d.who, d.where) for d in (fact.told, fact.other) if d]
    return len(sides) == 2 and all(any(r and r.text.endswith(known) for r in side) for side in sides)


def _change(problem: Problem, fact: Fact) -> Change | None:
    quantity, text = fact.quantity, problem.text
    clause = problem.clauses[fact.clause]
    told = [q for q in problem.quantities if q.kind is not Kind.ORDINAL]
    earlier = [q.span.end for q in told if q.span.end <= quantity.span.start]
    start = max([clause.span.start, *(e for e in earlier if e > clause.span.start)])
    ahead, behind = text[start : quantity.span.start], text[quantity.span.end : clause.span.end]
    whole = text[clause.span.start : quantity.span.start]
    share = quantity.kind in SHARES or quantity.asks in ASKED_SHARES
    bare = quantity.kind is Kind.NUMBER and not quantity.unit and 0 < (quantity.value or 0) < 1
    sold = bare and behind.startswith(tuple(classes("changes.txt")["sold"]))  # 现0.8出售
    discount = quantity.kind is Kind.DISCOUNT or quantity.asks == "discount" or sold
    if not share and not discount and dimension(quantity.unit) != MONEY:
        return None
    match = _before().search(ahead) or (_behind().search(behind) if share else None)
    known = marks()
    of = _of_state().search(ahead) if share else None
    if of and group(known[of[1]].name) == "after":  # 现0.8出售 tells when, not of what
        of = None
    if match is None and not discount and not of:
        return None
    way, states = ("of", PRICE) if discount or match is None else _words()[match[1]]
    word = _ref(fact, match, start, quantity.span.end, ahead) if match else Ref(quantity.text, span_of(fact))
    if match is not None and match[1] in classes("changes.txt")["vague"] and not _state_before().search(whole):
        return None
    base = [m[1] for m in _state_before().finditer(ahead)] or ([of[1]] if of else [])
    target = _state_behind().search(behind) or _restored().search(text[: clause.span.start])
    against = bool(re.search(_of("against"), whole))
    then = bool(re.search(_any(list(classes("changes.txt")["then"])), whole))
    done = behind.startswith(tuple(classes("changes.txt")["done"]))
    told_here = any(quantity.span.end < q.span.start < clause.span.end for q in told)
    if target and done and told_here and group(known[target[1]].name) == "before":  # 降价(1/4)后标价是2400元
        target = None
    own = _own_mark(fact, base, clause.span.start, states == TRADE)
    start_state = Ref(base[-1], span_of(fact)) if base and base[-1] in known else None
    end_state = Ref(target[1], span_of(fact)) if target else own
    sale = re.match(rf"(?:{_of('and_then')})?({_any(list(classes('changes.txt')['selling']))})", behind)
    times = _times(problem, clause, whole)
    end = sale[1] if sale else ""
    otherwise = any(w in whole for w in classes("changes.txt")["otherwise"])
    return Change(fact, word, way, states, start_state, end_state, then, against, times, done, otherwise, end)


def _times(problem: Problem, clause: Clause, before: str) -> int:
    """连续两次降价10%, or 连续两次降价，每次降价10%."""
    if clause.index and any(w in before for w in classes("changes.txt")["each_time"]):
        last = problem.clauses[clause.index - 1]
        before = problem.text[last.span.start : last.span.end - 1]
    match = re.search(particle("repeated_shape"), before)
    return 1 if match is None else 2 if match[1] in particles("twice") else 3


def _own_mark(fact: Fact, base: Sequence[str], start: int, trade: bool) -> Ref | None:
    """现价比原价低…: what is told of is the state after the change."""
    known = marks()
    near = [m for m in fact.told.marks if m.span[0] >= start and m.text not in base and m.text in known]
    own = [m for m in near if known[m.text].kind == "state"]
    return own[0] if own and (trade or base or known[own[0].text].name not in classes("changes.txt")["once"]) else None


def _ref(fact: Fact, match: re.Match[str], start: int, end: int, ahead: str) -> Ref:
    at = start if match.string == ahead else end
    return Ref(match[1], (at + match.start(1), at + match.end(1)))


def span_of(fact: Fact) -> tuple[int, int]:
    return fact.quantity.span.start, fact.quantity.span.end


def group(name: str) -> str:
    """原来 and 原价 are the same of a price."""
    known = classes("changes.txt")
    if changes_price(name):  # 降低到36元
        return "after"
    return next((g for g in ("before", "after") if name in known[g]), name)


def mark_name(ref: Ref) -> str:
    known = marks()
    return known[ref.text].name if ref.text in known else ref.text


def marked_after(problem: Problem, facts: Sequence[Fact], found: Sequence[Change]) -> list[Fact]:
    """降价15%后的价钱是3400元: what stands behind 后 is the state after the change."""
    made, known = [], classes("changes.txt")
    for fact in facts:
        if end := _arrives(problem, fact):
            made.append(replace(fact, told=replace(fact.told, marks=(end,), act=None, kind="", change=None)))
            continue
        before = [c for c in found if c.done and c.fact.quantity.span.end <= fact.quantity.span.start]
        near = before[-1] if before else None
        own = [m for m in fact.told.marks if mark_name(m) in price_states()]
        stop = near.fact.quantity.span.end if near is not None else 0
        own = [m for m in own if m.span[0] != stop + 1 or group(mark_name(m)) != "before"]  # 降价(1/4)后标价是2400元
        plain = all(mark_name(m) in classes("changes.txt")["sale"] for m in own)
        if near is not None and plain and fact not in [c.fact for c in found]:
            close = fact.clause == near.fact.clause or (
                fact.clause == near.fact.clause + 1
                and problem.text[near.fact.quantity.span.end :].startswith(tuple(f"{w}，" for w in known["after_it"]))
            )
            if close and is_money(fact) and fact.told.kind != "pay":
                told = replace(fact.told, marks=tuple(own) or (near.word,), act=None, kind="")
                fact = replace(fact, told=told)
        made.append(fact)
    return made
