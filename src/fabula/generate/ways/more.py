"""One thing more: a further event of the same form, or a number told by a relation to a new thing."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from fabula.data.goldgraph import Gold
from fabula.generate.numbers import decimal, draw
from fabula.generate.rewrite import (
    STOPS,
    Rewritten,
    answer_like,
    asking,
    body_of,
    changeable,
    checked,
    first,
    inside,
    said,
    shuffled,
    value_of_block,
    within,
)
from fabula.generate.tell import fill
from fabula.generate.things import things
from fabula.generate.ways.names import PEOPLE, THINGS
from fabula.generate.ways.numbers import another
from fabula.lang.lexicon import particle
from fabula.text import Clause, Quantity

SHOPS = ("stationery", "novels", "sports", "foods", "daily", "wear", "toys")
TRIES = 20


def one_more_event(gold: Gold, rng: random.Random) -> Rewritten:
    """One more day (第三天) or one more purchase, where all of them go into one sum or rest."""
    return first(_events(gold, rng), "no purchase and no other event can be added")


def _events(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    yield from _days(gold, rng)
    yield from _purchases(gold, rng)


# 第一天栽了40棵，第二天栽了55棵 → …，第三天栽了50棵


def _days(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    """The last of several numbered events, told plainly, has another one behind it."""
    text, body, clause = gold.problem.text, body_of(gold), _last_day(gold)
    if clause is None:
        return
    old, new = _ordinals(clause.span.of(text))
    told = inside(gold, clause)[0]
    value = told.value or Fraction(0)
    event = re.compile(rf"  Event {old}\S* \| total={re.escape(told.text)}$")
    lines = [at for at, line in enumerate(body) if event.match(line)]
    for _ in range(TRIES):
        number = decimal(another(value, value * 2, rng))
        if len(lines) != 1 or number in re.findall(r"[\d.]+", text):
            continue
        at = told.span.start - clause.span.start
        plain = clause.span.of(text).rstrip(STOPS)
        more = (plain[:at] + plain[at:].replace(decimal(value), number, 1)).replace(old, new)
        later = body[lines[0]].replace(old, new).replace(decimal(value), number, 1)
        yield _longer(gold, (clause.span.start + len(plain), f"，{more}"), body, (lines[0], later, old, new))


def _recounted(text: str, old: str) -> str:
    """两天共修了多少米 → 三天共修了多少米, behind the third."""
    digits, at = said("digits"), said("ordinals").index(old) - 1
    units = "|".join(said("times"))
    if not 0 <= at < len(digits) - 1:
        return text
    return re.sub(rf"{digits[at]}(?={units})", digits[at + 1], text)


def _last_day(gold: Gold) -> Clause | None:
    """The clause of the last numbered event, if it tells its number plainly and nothing counts the events."""
    text = gold.problem.text
    for clause in reversed(gold.problem.clauses):
        plain, found = clause.span.of(text).rstrip(STOPS), inside(gold, clause)
        old, new = _ordinals(plain)
        if not old or clause.index in asking(gold):
            continue
        simple = len(found) == 1 and changeable(found[0]) and plain.endswith(found[0].text)
        related = any(word in plain for word in said("related"))
        rest = text[: clause.span.start] + _recounted(text[clause.span.end :], old).replace(said("digits")[1], "")
        counted = any(word in rest for word in said("counted")) or new in text or text.count(old) != 1
        return clause if simple and not related and not counted else None
    return None


def _ordinals(text: str) -> tuple[str, str]:
    """第二 and 第三 of a clause that begins with 第二; nothing if it does not."""
    ordinals = said("ordinals")
    for old, new in pairwise(ordinals):
        if text.startswith(old):
            return old, new
    return "", ""


def _longer(gold: Gold, put: tuple[int, str], body: list[str], event: tuple[int, str, str, str]) -> Rewritten | None:
    """Text and block with an event more; every sum or rest that has the old one has the new one, too."""
    (place, words), (at, line, old, new) = put, event
    name = line.split("|")[0].removeprefix("  Event ").strip()
    before = name.replace(new, old)
    lines = []
    for other in body:
        own = re.search(rf"Total\(([^()]*·)?{re.escape(before)}\)", other)
        if own is not None and not re.match(r"(Together|Remains)\(", other):
            return None
        lines.append(other[:-1] + f", Total({own[1] or ''}{name}))" if own is not None else other)
    if lines == body:
        return None
    lines.insert(at + 1, line)
    text = gold.problem.text[:place] + words + _recounted(gold.problem.text[place:], old)
    return _with_value(gold, text, lines)


def _with_value(gold: Gold, text: str, lines: list[str]) -> Rewritten | None:
    value = value_of_block(gold, text, lines)
    answer = answer_like(gold, value) if value is not None and within(gold, value) else None
    return checked(gold, text, answer, lines) if answer is not None else None


# 买了5支毛笔，每支9元 → …，还买了3块橡皮，每块2元


def _purchases(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    """One more purchase of the same shop, before a question that does not say of what."""
    text, body, buy = gold.problem.text, body_of(gold), things().say["buy"]
    events = [at for at, line in enumerate(body) if line.startswith(f"  Event {buy}") and "?*" not in line]
    sums = [at for at, line in enumerate(body) if re.match(rf"Together\(.*Total\([^()]*{buy}", line)]
    question = gold.problem.questions[-1].clause
    asked, before = question.span.of(text), text[: question.span.start].rstrip(STOPS)
    if not events or len(sums) != 1 or not any(re.search(r"World .*total=\?\*", line) for line in body):
        return
    if not any(word in before for word in said("bought_words")) or any(w in asked for w in said("listed")):
        return
    for _ in range(TRIES):
        name, measure, prices = _ware(gold, rng)
        price, count = decimal(draw(prices, rng.randrange)) if name else "", str(rng.randint(2, 9))
        if not name or name in text or name in asked or {price, count} & set(re.findall(r"[\d.]+", text)):
            continue
        told = fill(things().say["bought"], {"n": count, "u": measure, "g": name, "p": price})
        event = f"  Event {buy}{name} | rate={price}{particle('yuan')}/{measure} amount={count}{measure} total=?"
        lines = [line if at != sums[0] else f"{line[:-1]}, Total({buy}{name}))" for at, line in enumerate(body)]
        lines.insert(events[-1] + 1, event)
        stop = text[len(before) : question.span.start]
        yield _with_value(gold, f"{before}，{told}{stop}{asked}", lines)


def _ware(gold: Gold, rng: random.Random) -> tuple[str, str, str]:
    """Something that the same shop sells."""
    text = gold.problem.text
    for cls in SHOPS:
        entries = things().classes[cls]
        if any(entry[0] in text for entry in entries):
            name, measure, prices = rng.choice(entries)[:3]
            return name, measure, prices
    return "", "", ""


# A relation


def by_relation(gold: Gold, rng: random.Random) -> Rewritten:
    """A count is told by a relation to a new thing: 有桃树50棵 → 有杏树38棵，桃树比杏树多12棵."""
    return first(_related(gold, rng), "no count belongs to a thing whose like we know")


def _related(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    text = gold.problem.text
    for clause in shuffled(list(gold.problem.clauses), rng):
        told = clause.span.of(text)
        number = _counted(gold, clause)
        agent = next((a.label for a in gold.graph.agents if told.count(a.label) == 1), "")
        other = _alike(agent, number.unit if number else "", text, rng)
        if number is None or number.value is None or not other or number.value <= 3:
            continue
        if any(word in text[clause.span.end :] for word in said("counted")) or not _sums_named(gold, agent):
            continue
        value = another(number.value, number.value * 2, rng)
        yield _related_to(gold, clause, (agent, other), (number.value, value), number.unit)


def _sums_named(gold: Gold, agent: str) -> bool:
    """Whether a question for a sum says of what: with a new thing 一共有多少棵 would be another sum."""
    asked = gold.problem.questions[-1].clause.span.of(gold.problem.text)
    return agent in asked or not any(word in asked for word in said("summing"))


def _related_to(
    gold: Gold, clause: Clause, names: tuple[str, str], values: tuple[Fraction, Fraction], unit: str
) -> Rewritten | None:
    """The clause tells the new thing's count, and then how much more or less the old one has."""
    text, body = gold.problem.text, body_of(gold)
    (agent, other), (old, new) = names, values
    key, predicate = ("more", "More_than") if new < old else ("less", "Less_than")
    gap = decimal(abs(old - new))
    lines = [at for at, line in enumerate(body) if re.fullmatch(rf"Agent {agent} \| total={decimal(old)}\D*", line)]
    if old == new or {decimal(new), gap} & set(re.findall(r"[\d.]+", text)) or len(lines) != 1:
        return None
    if text[clause.span.end :].lstrip(STOPS)[:1].isdigit():
        return None  # 有杏树16棵，27棵梨树: the second leans on the verb of the first
    told = clause.span.of(text)
    about = told.rstrip(STOPS).replace(agent, other).replace(decimal(old), decimal(new), 1)
    compared = fill(things().say[key], {"a": agent, "b": other, "n": gap, "u": unit})
    stop = told[len(told.rstrip(STOPS)) :]
    body[lines[0]] = f"Agent {agent} | total=?"
    body.insert(lines[0], f"Agent {other} | total={decimal(new)}{unit}")
    body.append(f"{predicate}(Total({agent}), Total({other}), {gap}{unit})")
    changed = f"{text[: clause.span.start]}{about}，{compared}{stop}{text[clause.span.end :]}"
    return checked(gold, changed, gold.situation.answer, body)


def _counted(gold: Gold, clause: Clause) -> Quantity | None:
    """The only number of a clause such as 园里有桃树50棵, which begins with the place."""
    found = inside(gold, clause)
    fits = len(found) == 1 and clause.index not in asking(gold) and changeable(found[0])
    related = any(word in clause.span.of(gold.problem.text) for word in said("related"))
    return found[0] if fits and not related and found[0].unit in said("counts") else None


def _alike(name: str, unit: str, text: str, rng: random.Random) -> str:
    """Another thing of the same class: 杏树 for 桃树."""
    for cls in (*THINGS, *PEOPLE):
        entries = [entry[0] for entry in things().classes[cls]]
        if name in entries and unit in said("counts"):
            fresh = [e for e in entries if not set(e[:1]) & set(text) and e not in text]
            return rng.choice(fresh) if fresh else ""
    return ""
