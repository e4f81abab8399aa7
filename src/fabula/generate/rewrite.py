"""A problem changed in its text and its gold block; what would bend the text is refused. The words: things.txt."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from fabula.data.goldgraph import Gold, compile_gold
from fabula.data.situations import SituationError, parse_block
from fabula.errors import DataError
from fabula.generate.asides import About, asides
from fabula.generate.clutter import owner, place
from fabula.generate.make import plausible
from fabula.generate.numbers import decimal, draw, plain
from fabula.generate.tell import fill
from fabula.generate.things import things
from fabula.situation import Slot
from fabula.solve.renumber import value_of, with_values
from fabula.text import Clause, Kind, Quantity

TRIES = 300
MOST = {"分": Fraction(100)}  # marks of a test
STEPS = tuple(map(Fraction, ("100", "10", "5", "1", "0.5", "0.1", "0.01")))
PEOPLE = ("people", "adults")
_PLAIN = re.compile(r"\d+(\.\d+)?(?!\d|[:/%])")
_STOPS = "，。；、！？"


class Refused(DataError):
    """A way that cannot be gone without bending the text."""


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A changed text with its block."""

    text: str
    answer: str
    gold: Gold


def checked(gold: Gold, text: str, answer: str, body: list[str]) -> Rewritten | None:
    """The changed block, if it still holds together."""
    lines = (f"@kind {gold.situation.kind}", f"@text {text}", f"@answer {answer}", *body)
    try:
        made = compile_gold(parse_block(tuple(enumerate(lines, 1))))
    except SituationError:
        return None
    return Rewritten(text, answer, made) if plausible(made) else None


def _first(options: Iterator[Rewritten | None], why: str) -> Rewritten:
    made = next((one for one in options if one is not None), None)
    if made is None:
        raise Refused(why)
    return made


def _body(gold: Gold) -> list[str]:
    return [line for line in gold.situation.source.splitlines() if not line.startswith("@")]


def _shuffled(items: list[Clause], rng: random.Random) -> list[Clause]:
    rng.shuffle(items)
    return items


# Numbers


def other_numbers(gold: Gold, rng: random.Random) -> Rewritten:
    """The same story with other numbers, as round as those it had, and an answer as round."""
    if not all(_changeable(quantity) for quantity in gold.numbers):
        raise Refused("not every number can be changed")
    return _first(_renumberings(gold, rng), "no other numbers give an answer as round")


def _renumberings(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    places = 0 if gold.value is not None and gold.value.denominator == 1 else 2
    for _ in range(TRIES):
        values = {q.index: _kept_value(gold, q) or _like(q, rng) for q in gold.numbers}
        if len(set(values.values())) < len(values) or values == {q.index: q.value for q in gold.numbers}:
            continue
        answer = value_of(with_values(gold.graph, values), gold.problem)
        if answer is not None and answer > 0 and plain(answer, places):
            yield _renumbered(gold, values, answer)


def _changeable(quantity: Quantity) -> bool:
    """Only plain digits: a fraction, a time of day or 一半 says more than its value."""
    return quantity.kind is not Kind.CLOCK and _PLAIN.match(quantity.text) is not None


def _kept_value(gold: Gold, quantity: Quantity) -> Fraction | None:
    """The value of a number that stays: there are notes of 50元 and none of 70元."""
    after = gold.problem.text[quantity.span.end :]
    return quantity.value if any(after.startswith(word) for (word,) in things().classes["fixed"]) else None


def _like(quantity: Quantity, rng: random.Random) -> Fraction:
    """A number of about the same size and with the same step: 85 → 70, 4 → 5, 2.5 → 3."""
    value = quantity.value or Fraction(1)
    step = next(step for step in STEPS if (value / step).denominator == 1)
    count = int(value / step)
    around = max(1, count // 4)
    most = int(MOST.get(quantity.unit, value * 2) / step)
    return step * rng.randint(max(1 if step > 1 else 2, count - around), max(2, min(count + around, most)))


def _renumbered(gold: Gold, values: dict[int, Fraction], answer: Fraction) -> Rewritten | None:
    text, swaps = gold.problem.text, {}
    for quantity in sorted(gold.numbers, key=lambda q: -q.span.start):
        old = _PLAIN.match(quantity.text)
        if old is None or not text.startswith(old[0], quantity.span.start):
            return None
        swaps[old[0]] = decimal(values[quantity.index])
        text = text[: quantity.span.start] + swaps[old[0]] + text[quantity.span.start + old.end() :]
    if len(swaps) < len(gold.numbers):
        return None  # one number stands twice: the block could mean either
    return checked(gold, text, decimal(answer), [_swapped(line, swaps) for line in _body(gold)])


def _swapped(line: str, swaps: dict[str, str]) -> str:
    """The numbers of a block's line, but not those inside names (第1组) nor constants."""
    return re.sub(r"(?<=[=~ (])\d+(?:\.\d+)?", lambda m: swaps.get(m[0], m[0]), line)


# Names and sentences that do not matter


def other_names(gold: Gold, rng: random.Random) -> Rewritten:
    """People are called otherwise; a name inside another word is not touched."""
    known = [name for cls in PEOPLE for entry in things().classes[cls] for name in entry]
    text, lines = gold.situation.text, "\n".join(_body(gold))
    found = [node.label for node in gold.graph.agents if node.label in known]
    if not found:
        raise Refused("nobody has a name that we know")
    for name in found:
        fresh = rng.choice([n for n in known if len(n) == len(name) and n not in text and n[0] not in text])
        text, lines = text.replace(name, fresh), lines.replace(name, fresh)
    made = checked(gold, text, gold.situation.answer, lines.splitlines())
    return _first(iter((made,)), "the changed text no longer fits its situation")


GROWN = "grown"  # asides for stories that nobody generated


def irrelevant(gold: Gold, rng: random.Random) -> Rewritten:
    """One sentence more that does not matter, about somebody in the story."""
    return _first(_cluttered(gold, rng), "nothing is known to say about anybody in the story")


def _cluttered(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    names = [agent.label for agent in gold.graph.agents]
    stories = {GROWN, gold.situation.kind}
    known = [aside for aside in asides() if stories & aside.stories]
    options = [(a, name) for a in known if "first" in a.places for name in names if any(_is(x, name) for x in a.about)]
    rng.shuffle(options)
    text = gold.situation.text
    for aside, name in options:
        words = {"X": name, "n": decimal(draw(aside.range, rng.randrange))}
        said, line = fill(aside.text, words), fill(aside.gold, words)
        body = place(tuple(_body(gold)), line)
        new = words["n"] not in text and ("{" in owner(aside.gold) or owner(line) not in text)
        if body is not None and new and "{" not in said:
            yield checked(gold, f"{said}。{text}", gold.situation.answer, list(body))


def _is(about: About, name: str) -> bool:
    """Whether a name is of the class that an aside is about."""
    entries = things().classes.get(about.name, ())
    at = ("", "A", "B").index(about.key) if about.key in ("A", "B") else 0
    found = any(name in (entry[:2] if not at else entry[at - 1 : at]) for entry in entries)
    return found and (not about.words or name in about.words)


# Clauses


def stands_alone(gold: Gold, index: int) -> bool:
    """Whether a clause names whom it speaks of and does not lean on what was said before."""
    clauses = gold.problem.clauses
    if index >= len(clauses):
        return True
    text = clauses[index].span.of(gold.problem.text)
    leaning = any(word in text for word in things().say["leaning"].split())
    starts = any(text.startswith(node.label) for node in gold.graph.nodes) or text.startswith(things().say["both"])
    return starts and not leaning


def _single(gold: Gold, clause: Clause) -> Quantity | None:
    """The only number of a clause that stands alone and tells something needed."""
    asking = {question.clause.index for question in gold.problem.questions}
    inside = [q for q in gold.problem.quantities if clause.span.covers(q.span) and q in gold.numbers]
    alone = clause.index not in asking and stands_alone(gold, clause.index)
    return inside[0] if alone and len(inside) == 1 and _changeable(inside[0]) else None


def other_order(gold: Gold, rng: random.Random) -> Rewritten:
    """Two neighbouring clauses that do not lean on one another change places."""
    return _first(_swaps(gold, rng), "no two clauses stand for themselves")


def _swaps(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    text = gold.problem.text
    labels = {agent.label for agent in gold.graph.agents}
    for first in _shuffled(list(gold.problem.clauses[:-1]), rng):
        second = gold.problem.clauses[first.index + 1]
        if _single(gold, first) is None or _single(gold, second) is None or not stands_alone(gold, second.index + 1):
            continue
        one, two = first.span.of(text).rstrip(_STOPS), second.span.of(text).rstrip(_STOPS)
        if {name for name in labels if name in one} & {name for name in labels if name in two}:
            continue
        ends = text[first.span.start + len(one) : first.span.end], text[second.span.start + len(two) : second.span.end]
        new = text[: first.span.start] + two + ends[0] + one + ends[1] + text[second.span.end :]
        yield checked(gold, new, gold.situation.answer, _body(gold))


def other_question(gold: Gold, rng: random.Random) -> Rewritten:
    """What was asked is told, and a number that was told is asked: 客车每小时行多少千米？"""
    return _first(_inversions(gold, rng), "no clause can become the question")


def _inversions(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    text, goal, question = gold.problem.text, gold.graph.goal, gold.problem.questions[-1]
    asked = question.clause.span.of(text)
    told = re.sub(things().say["asks"], decimal(gold.value or Fraction(0)), asked, count=1)
    odd = any(word in asked for word in things().say["unaskable"].split())
    if goal is None or not isinstance(goal.term, Slot) or not plain(gold.value or Fraction(1, 3)):
        return
    if odd or told == asked:
        return
    unit = goal.unit + (f"/{goal.per}" if goal.per else "")
    for clause in _shuffled(list(gold.problem.clauses), rng):
        number = _single(gold, clause)
        if number is None or number.index in gold.spare or not stands_alone(gold, clause.index + 1):
            continue
        digits = _PLAIN.match(number.text)
        rest = text[: clause.span.start] + text[clause.span.end : question.clause.span.start]
        at = number.span.start - clause.span.start
        ask = clause.span.of(text).rstrip(_STOPS)
        new_ask = ask[:at] + things().say["how_many"] + ask[at + (digits.end() if digits else 0) :]
        new = f"{rest}{told.rstrip(_STOPS)}，{new_ask}？"
        body = _exchanged(_body(gold), number, f"{decimal(gold.value or Fraction(0))}{unit}")
        if body is not None and number.value is not None:
            yield checked(gold, new, decimal(number.value), body)


def _exchanged(body: list[str], number: Quantity, told: str) -> list[str] | None:
    """The block with the asked attribute told and the told number asked, if it stands there once."""
    source = "\n".join(body)
    literal = re.compile(rf"(?<==){re.escape(decimal(number.value or Fraction(0)))}(?![\d.])[^\s,)]*")
    if len(literal.findall(source)) != 1 or source.count("?*") != 1:
        return None
    return literal.sub("?*!", re.sub(r"\?\*\S*", told, source)).replace("?*!", "?*").splitlines()


# One thing more


def by_relation(gold: Gold, rng: random.Random) -> Rewritten:
    """A count is told by a relation to a new thing: 有桃树50棵 → 有杏树38棵，桃树比杏树多12棵."""
    return _first(_related(gold, rng), "no count belongs to a thing whose like we know")


def _related(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    text = gold.problem.text
    for clause in _shuffled(list(gold.problem.clauses), rng):
        said = clause.span.of(text)
        number = _counted(gold, clause)
        agent = next((a.label for a in gold.graph.agents if said.count(a.label) == 1), "")
        other = _alike(agent, number.unit if number else "", text, rng)
        if number is not None and number.value is not None and other and number.value > 3:
            value = Fraction(rng.randint(int(number.value) // 2, int(number.value) * 2))
            yield _related_to(gold, clause, (agent, other), (number.value, value), number.unit)


def _related_to(
    gold: Gold, clause: Clause, names: tuple[str, str], values: tuple[Fraction, Fraction], unit: str
) -> Rewritten | None:
    """The clause tells the new thing's count, and then how much more or less the old one has."""
    text, body = gold.problem.text, _body(gold)
    (agent, other), (old, new) = names, values
    key, predicate = ("more", "More_than") if new < old else ("less", "Less_than")
    gap = decimal(abs(old - new))
    lines = [at for at, line in enumerate(body) if re.fullmatch(rf"Agent {agent} \| total={decimal(old)}\D*", line)]
    if old == new or {decimal(new), gap} & set(re.findall(r"[\d.]+", text)) or len(lines) != 1:
        return None
    said = clause.span.of(text)
    about = said.rstrip(_STOPS).replace(agent, other).replace(decimal(old), decimal(new), 1)
    compared = fill(things().say[key], {"a": agent, "b": other, "n": gap, "u": unit})
    stop = said[len(said.rstrip(_STOPS)) :]
    body[lines[0]] = f"Agent {agent} | total=?"
    body.insert(lines[0], f"Agent {other} | total={decimal(new)}{unit}")
    body.append(f"{predicate}(Total({agent}), Total({other}), {gap}{unit})")
    told = f"{text[: clause.span.start]}{about}，{compared}{stop}{text[clause.span.end :]}"
    return checked(gold, told, gold.situation.answer, body)


def _counted(gold: Gold, clause: Clause) -> Quantity | None:
    """The only number of a clause such as 园里有桃树50棵, which begins with the place."""
    inside = [q for q in gold.numbers if clause.span.covers(q.span)]
    asking = {question.clause.index for question in gold.problem.questions}
    fits = len(inside) == 1 and clause.index not in asking and _changeable(inside[0])
    return inside[0] if fits and inside[0].unit in things().say["counts"].split() else None


def _alike(name: str, unit: str, text: str, rng: random.Random) -> str:
    """Another thing of the same class: 杏树 for 桃树."""
    for cls in ("fruittree", "treename", "animalname", "flowername", "ballname", "bookname", *PEOPLE):
        entries = [entry[0] for entry in things().classes[cls]]
        if name in entries and unit in things().say["counts"].split():
            fresh = [e for e in entries if not set(e[:1]) & set(text) and e not in text]
            return rng.choice(fresh) if fresh else ""
    return ""


def one_more_event(gold: Gold, rng: random.Random) -> Rewritten:
    """One more purchase of the same form, where the whole or what is left is asked."""
    return _first(_purchases(gold, rng), "no purchase can be added")


def _purchases(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    text, body = gold.problem.text, _body(gold)
    buy = things().say["buy"]
    events = [at for at, line in enumerate(body) if line.startswith(f"  Event {buy}") and "?*" not in line]
    sums = [at for at, line in enumerate(body) if re.match(rf"(Together|Remains)\(.*Total\([^()]*{buy}", line)]
    asked = [line for line in body if re.search(r"(World|State) .*total=\?\*", line)]
    question = gold.problem.questions[-1].clause
    if not events or len(sums) != 1 or len(asked) != 1:
        return
    for _ in range(20):
        name, measure, prices = rng.choice(things().classes["cheap"])[:3]
        price, count = decimal(draw(prices, rng.randrange)), str(rng.randint(2, 9))
        if name in text or {price, count} & set(re.findall(r"[\d.]+", text)):
            continue
        said = fill(things().say["bought"], {"n": count, "u": measure, "g": name, "p": price})
        before = text[: question.span.start].rstrip(_STOPS)
        stop = text[len(before) : question.span.start]
        event = f"  Event {buy}{name} | rate={price}元/{measure} amount={count}{measure} total=?"
        lines = [line if at != sums[0] else f"{line[:-1]}, Total({buy}{name}))" for at, line in enumerate(body)]
        lines.insert(events[-1] + 1, event)
        answer = _value(gold, f"{before}，{said}{stop}{text[question.span.start :]}", lines)
        if answer is not None:
            yield checked(gold, f"{before}，{said}{stop}{text[question.span.start :]}", answer, lines)


def _value(gold: Gold, text: str, body: list[str]) -> str | None:
    """The answer of a changed block, read off the error that a wrong one gives."""
    lines = (f"@kind {gold.situation.kind}", f"@text {text}", "@answer 0", *body)
    try:
        compile_gold(parse_block(tuple(enumerate(lines, 1))))
    except SituationError as error:
        found = re.search(r"give (\d+(?:/\d+)?),", error.message)
        return decimal(Fraction(found[1])) if found and plain(Fraction(found[1])) else None
    return None
