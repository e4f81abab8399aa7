"""Remarks: clauses that are told beside the story, found by their shape (``lang/zh/remarks.txt``).

每本练习本有48页 where nothing else has pages, 途中一共有3座桥, 还看了一个闹钟，没有买. A remark needs more than its
shape: nothing else may be measured as it is, or its thing be named nowhere else. Whether it is one is not decided here:
the text is read with it and without it (aside.py), and the cheaper reading is the better one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fabula.errors import GrammarError
from fabula.facts.describe import tell
from fabula.lang.lexicon import classes, data_lines, particle, read_file
from fabula.situation.terms import Attribute
from fabula.text import Kind, Problem, Quantity
from fabula.text.problem import once
from fabula.text.units import compatible, dimension, factor, is_unit, table

FILE = "remarks.txt"
_WORDS = "remark_words.txt"
NODES = ("what", "who", "who>state", "who>act", "->state", "->act")
NAMES = (Kind.ORDINAL, Kind.DATE, Kind.COUNT_WORD)
FAR = 100  # 3年 beside 2小时: nobody adds them; metres and kilometres go together
ELSEWHERE = "…"  # the shape is a part of its clause
COMMA, STOPS = "，", "，。；！"
NEVER = "never"
_GROUP = re.compile(r"<(\w+)(?::([^<>]*))?>")
_HAN = r"[^\W\d_]"

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Form:
    """A shape of a clause, and where its number goes."""

    node: str
    column: Attribute
    needs: tuple[str, ...]
    shape: re.Pattern[str]
    inside: bool = False
    clauses: int = 1


@dataclass(frozen=True, slots=True)
class Remark:
    """A number beside the story: the words that are left out, whose it is, and how it is said of them.

    ``who`` is None where the text goes on about whom it spoke of; ``state`` is a State or an Event of theirs.
    """

    quantity: int
    span: Span
    column: Attribute
    who: Span | None
    state: Span | None = None
    act: bool = False
    verb: Span | None = None  # how it is said: 重, 卖
    head: int = 0  # where the words end with which its clause begins, if the next clause goes on about them
    never: bool = False  # whether nothing can make use of it


@cache
def forms() -> tuple[Form, ...]:
    return tuple(_forms(read_file(FILE)))


def _forms(source: str) -> Iterator[Form]:
    for number, line in data_lines(source):
        parts = [part.strip() for part in line.split("|", 3)]
        if len(parts) != 4 or parts[0] not in NODES or parts[1] not in list(Attribute):
            raise GrammarError(f"{FILE}, line {number}: expected 'NODE | COLUMN | NEEDS | shape'")
        node, column, needs, shape = parts
        inside = ELSEWHERE in shape
        found = _GROUP.sub(_named, shape.strip(ELSEWHERE)).replace("#", "(?P<number>#+)")
        last = "" if inside else "$"
        pattern, clauses = re.compile(found + last), 1 + shape.count(COMMA)
        yield Form(node, Attribute(column), tuple(needs.split()), pattern, inside, clauses)


def _named(match: re.Match[str]) -> str:
    name, words = match[1], match[2]
    if words:
        return f"(?P<{name}>{words})"
    if name == "per":
        return _per()
    shapes = {"any": f"(?:{_HAN}{{1,12}}?)", "head": f"(?P<head>{_HAN}{{1,12}}?)"}
    return shapes.get(name, f"(?P<{name}>{_name()}{{1,8}}?)")


@cache
def _name() -> str:
    """A character that names may have: 客车的速度是每 is no name."""
    return rf"[^\W\d_{''.join(classes(_WORDS)['outside'])}]"


def _per() -> str:
    """A measure word, the longer ones first: 每千克 is not 每千."""
    known = sorted((word for word in table() if len(word) > 1), key=len, reverse=True)
    return f"(?P<per>{'|'.join(map(re.escape, known))}|{_HAN})"


@once
def remarks(problem: Problem) -> tuple[Remark, ...]:
    """What the text says beside its story, as far as shapes tell; the question is none."""
    asking = set(problem.asked_in)
    found: list[Remark] = []
    for clause in problem.clauses:
        if clause.index not in asking and (one := _remark(problem, clause.index)) is not None:
            found.append(one)
    return tuple(found)


def _remark(problem: Problem, index: int) -> Remark | None:
    for form in forms():
        if index + form.clauses > len(problem.clauses):
            continue
        start, end = problem.clauses[index].span.start, problem.clauses[index + form.clauses - 1].span.end
        inside = [q for q in problem.quantities if start <= q.span.start < end and q.kind not in NAMES]
        if not inside or (len(inside) > 1 and not form.inside):
            continue
        for quantity in inside:
            if (made := _matched(problem, form, quantity, start, end)) is not None:
                return made
    return None


def _matched(problem: Problem, form: Form, quantity: Quantity, start: int, end: int) -> Remark | None:
    if quantity.kind is not Kind.NUMBER or quantity.value is None:
        return None
    at = quantity.span
    text = problem.text[start : at.start] + "#" * (at.end - at.start) + problem.text[at.end : end]
    body = text.rstrip(STOPS)
    match = form.shape.search(body) if form.inside else form.shape.match(body)
    if match is None or (form.inside and match.start("number") != at.start - start) or not _named_well(match):
        return None
    who, state, verb = _place(form, match, quantity, start)
    span = (start + match.start(), start + match.end()) if form.inside else (start, end)
    head = 0 if form.inside else _head(problem, match, start, end)
    never = NEVER in form.needs
    made = Remark(quantity.index, span, form.column, who, state, form.node.endswith("act"), verb, head, never)
    return made if all(_NEEDS[need](problem, made, quantity) for need in form.needs if need != NEVER) else None


def _head(problem: Problem, match: re.Match[str], start: int, end: int) -> int:
    """Where the words end that the next clause goes on about: 工程队有40名工人，要修一条公路."""
    found = match.groupdict()
    name = "head" if found.get("head") else "who" if found.get("who") and found.get("per") is None else ""
    at = next((clause.index for clause in problem.clauses if clause.span.start == end), None)
    if not name or at is None or problem.text[end - 1] != COMMA:
        return 0
    after = tell(problem).clauses[at]
    return start + match.end(name) if after.who is None and after.where is None else 0


def _named_well(match: re.Match[str]) -> bool:
    """Whether what a shape takes for a name and a measure word are such: 如果每只分, 每台进价 and 84条腿 are not."""
    words, found = classes(_WORDS), match.groupdict()
    names = [found[name] for name in ("who", "what") if found.get(name)]
    per = found.get("per")
    if per and (not is_unit(per) or dimension(per) == "time"):
        return False
    return not any(word in name for name in names for word in words["no_names"])


def _place(
    form: Form, match: re.Match[str], quantity: Quantity, start: int
) -> tuple[Span | None, Span | None, Span | None]:
    """Where the words stand that name the node."""

    def span(name: str) -> Span | None:
        if match.re.groupindex.get(name) is None or match[name] is None:
            return None
        return (start + match.start(name), start + match.end(name))

    first, _, second = form.node.partition(">")
    own = span(first) if first != "-" else None
    if first == "what" and own is None:  # 一共有10人参加: the unit names them
        own = (quantity.span.end - 1, quantity.span.end)
    return own, span(second) if second else None, span("verb")


def _units(problem: Problem, quantity: Quantity) -> Iterator[str]:
    """What everything else is measured in, and counted per."""
    for fact in tell(problem).facts:
        if fact.quantity.index != quantity.index:
            yield from filter(None, (fact.quantity.unit, fact.quantity.per, fact.told.per))


def _thing_once(problem: Problem, remark: Remark, quantity: Quantity) -> bool:
    """Whether the thing is named nowhere else."""
    span = remark.who
    behind = problem.text[quantity.span.end : remark.span[1]].strip(STOPS + particle("of"))
    word = problem.text[span[0] : span[1]] if span and not remark.act else behind
    return not word or problem.text.count(word) == 1


def _lone_unit(problem: Problem, remark: Remark, quantity: Quantity) -> bool:
    """Whether nothing else is measured so; of what is counted by such a word the thing is another, and not "each"."""
    unit = quantity.unit
    if not unit:
        return True
    others = [other for other in _units(problem, quantity) if compatible(other, unit)]
    if not dimension(unit).startswith("count"):
        return all(_far(other, unit) for other in others)
    heads = classes()["heads"]
    facts = (f for f in tell(problem).facts if f.quantity.index != quantity.index)
    pers = {per for f in facts for per in (f.quantity.per, f.told.per, f.told.head)}
    counted = any(compatible(per, unit) or (per in heads and unit in heads) for per in pers if per)
    return not counted and (not others or _thing_once(problem, remark, quantity))


def _far(a: str, b: str) -> bool:
    times = factor(a, b) if dimension(a) == "time" else None
    return times is not None and (times >= FAR or times * FAR <= 1)


def _lone_rate(problem: Problem, remark: Remark, quantity: Quantity) -> bool:
    """Whether nothing else is measured as a rate is, or nothing is counted in what it is per."""
    fact = tell(problem).of(quantity.index)
    per = (quantity.per or fact.told.per) if fact is not None else ""
    others = list(_units(problem, quantity))
    if dimension(quantity.unit) == "money" and any(dimension(other) == "money" for other in others):
        return False  # a price beside prices
    if per and not any(compatible(other, per) for other in others):
        return True
    return _lone_unit(problem, remark, quantity)


def _aside(problem: Problem, remark: Remark, quantity: Quantity) -> bool:
    """Whether a measure is not asked about, and no area or second measure of its kind needs it."""
    words = classes(_WORDS)
    told = remark.state or remark.verb
    state = problem.text[told[0] : told[1]] if told else ""
    who = problem.text[remark.who[0] : remark.who[1]] if remark.who else ""
    rest = problem.text[: remark.span[0]] + problem.text[remark.span[1] :]
    if any(word in rest for word in words["measured_by"]):
        return False
    if any(word in who for word in words["carriers"]):
        return True  # the map, not what is drawn on it
    if state in words["main"]:  # 长18米 beside tons, not beside metres
        return _lone_unit(problem, remark, quantity)
    return state not in rest


def _no_sum(problem: Problem, remark: Remark, quantity: Quantity) -> bool:
    """Whether nobody asks for all that are counted so: 一共有多少棵树, but 一共有多少棵桃树 is asked of these."""
    question = "".join(problem.clauses[at].span.of(problem.text) for at in problem.asked_in)
    asked = [q for q in problem.quantities if q.kind is Kind.ASKED and q.unit and compatible(q.unit, quantity.unit)]
    if not asked or not any(word in question for word in classes(_WORDS)["sums"]):
        return True
    told = (f.told for f in tell(problem).facts if f.quantity.index not in (quantity.index, asked[0].index))
    return any(ref.text in question for told in told for ref in (told.who, told.what) if ref)


_NEEDS = {"what": _thing_once, "unit": _lone_unit, "rate": _lone_rate, "side": _aside, "sum": _no_sum}
