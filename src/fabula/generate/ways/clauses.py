"""Clauses that change places, become the question, or go."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from fabula.data.goldgraph import Gold
from fabula.generate.numbers import decimal, plain
from fabula.generate.rewrite import (
    PLAIN,
    STOPS,
    Refused,
    Rewritten,
    asking,
    body_of,
    checked,
    first,
    inside,
    leans,
    said,
    shuffled,
    single,
    stands_alone,
)
from fabula.generate.things import things
from fabula.situation import Attribute, Slot
from fabula.solve.renumber import value_of
from fabula.text import Clause, Quantity

LISTS = ("Together", "Remains")  # sums and rests of several

# Order


def other_order(gold: Gold, rng: random.Random) -> Rewritten:
    """Two neighbouring clauses that say the same of two change places: 客车每小时行80千米，货车每小时行60千米."""
    return first(_swaps(gold, rng), "no two clauses that say the same of two stand for themselves")


def _swaps(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    text = gold.problem.text
    for one in shuffled(list(gold.problem.clauses[:-1]), rng):
        two = gold.problem.clauses[one.index + 1]
        told, other = one.span.of(text).rstrip(STOPS), two.span.of(text).rstrip(STOPS)
        if _form(gold, one) is None or _form(gold, one) != _form(gold, two) or told == other:
            continue
        if one.index == 0 and len(_subject(gold, one)) > len(_subject(gold, two)) + 1:
            continue  # 一班男生有20人，女生有18人: the first one says where
        if two.index + 1 < len(gold.problem.clauses):
            after = gold.problem.clauses[two.index + 1].span.of(text)
            free = stands_alone(gold, two.index + 1) or two.index + 1 in asking(gold)
            if not free or leans(after):
                continue
        ends = text[one.span.start + len(told) : one.span.end], text[two.span.start + len(other) : two.span.end]
        new = text[: one.span.start] + other + ends[0] + told + ends[1] + text[two.span.end :]
        yield checked(gold, new, gold.situation.answer, body_of(gold))


def _form(gold: Gold, clause: Clause) -> str | None:
    """What a clause says, without of whom and how much; None where it does not begin with a name."""
    text, found = clause.span.of(gold.problem.text).rstrip(STOPS), inside(gold, clause)
    name = _subject(gold, clause)
    ordered = any(word in text for word in said("ordered"))
    if clause.index in asking(gold) or not name or leans(text) or ordered or len(found) != 1:
        return None
    at = found[0].span.start - clause.span.start
    return text[len(name) : at] + "#" + re.sub(r"^\(?[\d./]+\)?", "", text[at:])


def _subject(gold: Gold, clause: Clause) -> str:
    """The longest name with which a clause begins."""
    text = clause.span.of(gold.problem.text)
    return max((node.label for node in gold.graph.nodes if text.startswith(node.label)), key=len, default="")


# The question


def other_question(gold: Gold, rng: random.Random) -> Rewritten:
    """What was asked is told, and a number that was told is asked: 客车每小时行多少千米？"""
    return first(_inversions(gold, rng), "no clause can become the question")


def _inversions(gold: Gold, rng: random.Random) -> Iterator[Rewritten | None]:
    text, goal, question = gold.problem.text, gold.graph.goal, gold.problem.questions[-1]
    told = _told(gold)
    if told is None or not isinstance(goal.term, Slot) or len(gold.problem.questions) > 1:
        return
    unit = goal.unit + (f"/{goal.per}" if goal.per else "")
    for clause in shuffled(list(gold.problem.clauses), rng):
        number = single(gold, clause)
        if number is None or number.index in gold.spare or not _may_go(gold, clause) or _introduces(gold, clause):
            continue
        digits = PLAIN.match(number.text)
        rest = text[: clause.span.start] + text[clause.span.end : question.clause.span.start]
        at = number.span.start - clause.span.start
        ask = clause.span.of(text).rstrip(STOPS)
        new_ask = ask[:at] + things().say["how_many"] + ask[at + (digits.end() if digits else 0) :]
        new = f"{rest}{told}，{new_ask}？"
        body = _exchanged(body_of(gold), number, f"{decimal(gold.value or Fraction(0))}{unit}")
        if body is not None and number.value is not None:
            yield checked(gold, new, decimal(number.value), body)


def _told(gold: Gold) -> str | None:
    """The question as a statement: 一共花了多少钱？ → 一共花了48元; None if it cannot be one."""
    asked = gold.problem.questions[-1].clause.span.of(gold.problem.text)
    asked = re.sub(rf"^(?:{things().say['introduced']})", "", asked)
    value = gold.value
    if value is None or not plain(value) or any(word in asked for word in said("unaskable")):
        return None
    money, coin = said("money")
    told = re.sub(things().say["asks"], decimal(value), asked.replace(money, coin), count=1).rstrip(STOPS + "．")
    return told if told != asked.rstrip(STOPS + "．") and not re.search(r"[=?？]", told) else None


def _may_go(gold: Gold, clause: Clause) -> bool:
    """Whether the rest can do without a clause here: the next one stands for itself, or is the question."""
    after = clause.index + 1
    if after >= len(gold.problem.clauses):
        return False
    text = gold.problem.clauses[after].span.of(gold.problem.text)
    before = gold.problem.clauses[clause.index - 1].span.of(gold.problem.text) if clause.index else "。"
    hangs = before.rstrip(STOPS).endswith(said("hanging")) or before[-1] in "：、"
    return not hangs and stands_alone(gold, after) and not leans(text)


def _introduces(gold: Gold, clause: Clause) -> bool:
    """Whether others need this clause first: the next one names no Agent, 她 is named here, or 剩 is left of this."""
    text = gold.problem.text
    after = gold.problem.clauses[clause.index + 1].span.of(text)
    rest = text[: clause.span.start] + text[clause.span.end :]
    named = any(after.startswith(agent.label) for agent in gold.graph.agents)
    here = any(agent.label in clause.span.of(text) for agent in gold.graph.agents)
    pronoun = here and any(word in rest for word in said("pronouns"))
    if things().say["returned"] in rest:
        return True
    return pronoun or (clause.index == 0 and (not named or things().say["left"] in rest))


def _exchanged(body: list[str], number: Quantity, told: str) -> list[str] | None:
    """The block with the asked attribute told and the told number asked, if it stands there once."""
    source = "\n".join(body)
    literal = re.compile(rf"(?<==){re.escape(decimal(number.value or Fraction(0)))}(?![\d.])[^\s,)]*")
    if len(literal.findall(source)) != 1 or source.count("?*") != 1:
        return None
    return literal.sub("?*!", re.sub(r"\?\*[^\s,)]*", told, source)).replace("?*!", "?*").splitlines()


# A needed sentence is gone


def without(gold: Gold, rng: random.Random) -> str:
    """The text without a clause that has one needed number; with it the answer is gone."""
    text = gold.problem.text
    options = list(_removable(gold))
    rng.shuffle(options)
    for clause, quantity in options:
        if _answer_without(gold, quantity) is None:
            before, after = text[: clause.span.start], text[clause.span.end :]
            if text[clause.span.end - 1] in "。；" and before.endswith("，"):
                before = before[:-1] + text[clause.span.end - 1]
            return before + after
    raise Refused("no clause that can go holds just one needed number")


def _removable(gold: Gold) -> Iterator[tuple[Clause, Quantity]]:
    """Clauses that can go: they ask nothing, hold one needed number, name nobody new, and nothing leans on them."""
    for clause in gold.problem.clauses:
        found = inside(gold, clause)
        if clause.index not in asking(gold) and len(found) == 1 and found[0].index not in gold.spare:
            if _may_go(gold, clause) and not _only_here(gold, clause) and not _one_of_many(gold, found[0]):
                yield clause, found[0]


def _only_here(gold: Gold, clause: Clause) -> bool:
    """Whether somebody is named in this clause alone."""
    text = gold.problem.text
    rest = text[: clause.span.start] + text[clause.span.end :]
    here = clause.span.of(text)
    return any(agent.label in here and agent.label not in rest for agent in gold.graph.agents)


def _one_of_many(gold: Gold, quantity: Quantity) -> bool:
    """Whether the rest is a whole problem: 第一次用去9米，第二次用去7米，还剩多少米 can do without either."""
    here = gold.problem.clause_of(quantity.span).span.of(gold.problem.text)
    rest = gold.problem.text.replace(here, "")
    ordinal = next((word for word in said("ordinals") if word in here), "")
    if ordinal and ordinal not in rest and not re.search(things().say["number_of"], rest):
        return True
    given = next((g.slot.node for g in gold.graph.givens if g.quantity == quantity.index), "")
    listed = (r for r in gold.graph.relations if r.predicate in LISTS and len(r.args) > 2)
    return any(Slot(given, Attribute.TOTAL) in r.args[1:] for r in listed) and not re.search(
        things().say["number_of"], rest
    )


def _answer_without(gold: Gold, quantity: Quantity) -> Fraction | None:
    """The answer of the situation without a number: its given, and every relation that speaks of it."""
    graph = gold.graph
    givens = tuple(g for g in graph.givens if g.quantity != quantity.index)
    relations = tuple(
        r for r in graph.relations if all(getattr(term, "quantity", None) != quantity.index for term in r.terms())
    )
    return value_of(replace(graph, givens=givens, relations=relations), gold.problem)
