"""How the tutor judges real solutions: over the problems of a data file that the solver gets right.

    python benchmarks/tutor.py DATA.json [--limit N] [--extractor NAME] [--solved CACHE.pickle] [--show N]

Three questions, each with its share:

- the gold equation as one line (``165×(1+1/5)=198``): is it accepted as the answer?
- the same taken apart into single operations (``1+1/5=1.2``, ``165×1.2=198``): how many meet a refusal?
- other expressions over the numbers of the text (at most four of them, and 1) that happen to have the right
  value although with other numbers they would not: how many are accepted?

An expression counts as "other" if it differs from the gold equation for changed numbers, whichever number of
the text a literal stands for. ``unclear`` counts as a refusal. Lines are printed only with ``--show``.
"""

from __future__ import annotations

import argparse
import json
import pickle
import random
import re
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, islice, product
from pathlib import Path
from typing import Any

import fabula
from fabula.data.expression import Binary, Expression, Negative, Number, evaluate, parse, same_answer
from fabula.errors import DataError
from fabula.solution import Solution
from fabula.text import Kind
from fabula.text.numbers import format_number
from fabula.tutor import Outcome, Session

ACCEPTED = (Outcome.RIGHT, Outcome.ANSWER)
PRIME = 2**61 - 1
LEAVES = 4  # numbers in an expression by chance
CHANCES = 4  # of them tried for one problem
_MIXED = re.compile(r"([0-9]*)\(([0-9]+/[0-9]+)\)")
_LABELS = (Kind.ORDINAL, Kind.DATE, Kind.COUNT_WORD, Kind.ASKED)
_SIGNS = {"+": "+", "-": "-", "*": "×", "/": "÷"}


@dataclass(frozen=True, slots=True)
class Term:
    """An expression over the text's numbers; ``leaves`` are their indices, -1 for the whole, 1."""

    value: float
    op: str = ""
    left: Term | None = None
    right: Term | None = None
    leaf: int = -1


# Lines


def literal(value: Fraction) -> str:
    """A number that was worked out, as a pupil writes it: 12, 0.5, 1/3."""
    return format_number(value)


def _told(number: Number) -> str:
    """A number of the gold equation as it stands there: 25%, 1/5, 8又1/2."""
    mixed = _MIXED.fullmatch(number.text)
    if mixed:
        return f"{mixed[1]}又{mixed[2]}" if mixed[1] else mixed[2]
    return number.text


def line(tree: Expression) -> str:
    """The expression with as few brackets as it needs."""
    match tree:
        case Number():
            return _told(tree)
        case Negative(operand):
            return f"-{_bracketed(operand)}"
    left, right = tree.left, tree.right
    first = _bracketed(left) if _weak(left) and tree.operator in "*/" else line(left)
    close = isinstance(right, Binary) and (_weak(right) or tree.operator in "*/")
    second = _bracketed(right) if close else line(right)
    return f"{first}{_SIGNS[tree.operator]}{second}"


def _bracketed(tree: Expression) -> str:
    return f"({line(tree)})" if isinstance(tree, Binary) else line(tree)


def _weak(tree: Expression) -> bool:
    return isinstance(tree, Binary) and tree.operator in "+-"


def single_steps(tree: Expression) -> Iterator[str]:
    """One line for each operation, with the results of those before."""
    if isinstance(tree, Binary):
        yield from single_steps(tree.left)
        yield from single_steps(tree.right)
        sides = (tree.left, tree.right)
        left, right = (line(e) if isinstance(e, Number) else literal(evaluate(e)) for e in sides)
        yield f"{left}{_SIGNS[tree.operator]}{right}={literal(evaluate(tree))}"


# By chance


def chances(values: Sequence[Fraction], gold: Expression, seed: int) -> list[str]:
    """Expressions with the gold value that are not the gold expression."""
    target = float(evaluate(gold))
    known = _signatures(gold, values)
    found: dict[str, None] = {}
    for term in _terms(values):
        if term.op and abs(term.value - target) <= 1e-9 * max(1.0, abs(target)):
            tree = _expression(term, values)
            if _exact(tree) == evaluate(gold) and not _signatures(tree, values) & known:
                found[f"{line(tree)}={literal(evaluate(gold))}"] = None
    lines = list(found)
    random.Random(seed).shuffle(lines)
    return lines[:CHANCES]


def _exact(tree: Expression) -> Fraction | None:
    try:
        return evaluate(tree)
    except DataError:
        return None


def _terms(values: Sequence[Fraction]) -> Iterator[Term]:
    """All terms of at most LEAVES different numbers of the text, and 1."""
    leaves = [Term(1.0), *(Term(float(v), leaf=i) for i, v in enumerate(values))]
    for count in range(2, LEAVES + 1):
        for chosen in combinations(leaves, count):
            yield from _over(chosen)


def _over(chosen: tuple[Term, ...]) -> Iterator[Term]:
    if len(chosen) == 1:
        yield chosen[0]
        return
    first, rest = chosen[0], chosen[1:]
    for count in range(len(rest)):
        for beside in combinations(range(len(rest)), count):
            left = (first, *(rest[i] for i in beside))
            right = tuple(rest[i] for i in range(len(rest)) if i not in beside)
            rights = list(_over(right))
            for one in _over(left):
                for other in rights:
                    yield from _joined(one, other)


def _joined(one: Term, other: Term) -> Iterator[Term]:
    yield Term(one.value + other.value, "+", one, other)
    yield Term(one.value * other.value, "*", one, other)
    for left, right in ((one, other), (other, one)):
        yield Term(left.value - right.value, "-", left, right)
        if right.value:
            yield Term(left.value / right.value, "/", left, right)


def _expression(term: Term, values: Sequence[Fraction]) -> Expression:
    if not term.op or term.left is None or term.right is None:
        value = values[term.leaf] if term.leaf >= 0 else Fraction(1)
        return Number(value, literal(value))
    return Binary(term.op, _expression(term.left, values), _expression(term.right, values))


def _signatures(tree: Expression, values: Sequence[Fraction]) -> set[int]:
    """What the expression is with changed numbers, for all ways to say which number a literal is."""
    dice = random.Random(7)
    changed = [dice.randrange(1, PRIME) for _ in values]
    meant = []
    for leaf in _leaves(tree):
        told = [changed[i] for i, v in enumerate(values) if v == leaf.value]
        meant.append([*told, _residue(leaf.value)] if leaf.value == 1 or not told else told)
    found = set()
    for chosen in islice(product(*meant), 64):
        value = _modular(tree, iter(chosen))
        if value is not None:
            found.add(value)
    return found


def _leaves(tree: Expression) -> Iterator[Number]:
    match tree:
        case Number():
            yield tree
        case Negative(operand):
            yield from _leaves(operand)
        case Binary(_, left, right):
            yield from _leaves(left)
            yield from _leaves(right)


def _residue(value: Fraction) -> int:
    return value.numerator * pow(value.denominator, -1, PRIME) % PRIME


def _modular(tree: Expression, leaves: Iterator[int]) -> int | None:
    match tree:
        case Number():
            return next(leaves)
        case Negative(operand):
            value = _modular(operand, leaves)
            return None if value is None else -value % PRIME
    left, right = _modular(tree.left, leaves), _modular(tree.right, leaves)
    if left is None or right is None or (tree.operator == "/" and not right):
        return None
    match tree.operator:
        case "+":
            return (left + right) % PRIME
        case "-":
            return (left - right) % PRIME
        case "*":
            return left * right % PRIME
    return left * pow(right, -1, PRIME) % PRIME


# The measurement


@dataclass
class Figures:
    problems: int = 0
    right: int = 0
    gold: Counter[str] = field(default_factory=Counter)
    dialogues: Counter[str] = field(default_factory=Counter)
    chance: Counter[str] = field(default_factory=Counter)
    milliseconds: list[float] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)


def measure(record: dict[str, Any], solution: Solution, figures: Figures) -> None:
    """One problem: its gold line, its single steps, and what has the right value by chance."""
    figures.problems += 1
    answer = solution.answer
    if answer is None or not same_answer(answer.value, record["ans"]):
        return
    try:
        gold = parse(record["equation"], record["original_text"])
        value = evaluate(gold)
    except DataError:
        return
    if value != answer.value or not isinstance(gold, Binary) or any(op == "^" for op in _operators(gold)):
        return  # a gold equation that does not give the gold answer, or in another unit than the question's
    figures.right += 1
    session = Session.start(solution, reading=0)
    began = time.perf_counter()
    whole = f"{line(gold)}={literal(value)}"
    _, verdict = session.step(whole)
    figures.milliseconds.append(1000 * (time.perf_counter() - began))
    figures.gold[verdict.outcome] += 1
    if verdict.outcome is not Outcome.ANSWER:
        figures.shown.append(f"gold      {record['id']}  {whole}  [{verdict.outcome}] {verdict.message}")
    _dialogue(record, session, gold, figures)
    for typed in chances(told(solution), gold, int(record["id"])):
        began = time.perf_counter()
        _, verdict = session.step(typed)
        figures.milliseconds.append(1000 * (time.perf_counter() - began))
        figures.chance[verdict.outcome] += 1
        if verdict.outcome in ACCEPTED:
            figures.shown.append(f"chance    {record['id']}  {typed}  [{verdict.outcome}] {verdict.message}")


def told(solution: Solution) -> list[Fraction]:
    """The numbers of the text that one can compute with: 第一天 is none, nor is 两天."""
    quantities = solution.problem.quantities if solution.problem else ()
    return [q.value / q.scale for q in quantities if q.value is not None and q.kind not in _LABELS]


def _dialogue(record: dict[str, Any], session: Session, gold: Expression, figures: Figures) -> None:
    met = ""
    verdict = None
    for typed in single_steps(gold):
        began = time.perf_counter()
        session, verdict = session.step(typed)
        figures.milliseconds.append(1000 * (time.perf_counter() - began))
        if verdict.outcome not in ACCEPTED and not met:
            met = f"{typed}  [{verdict.outcome}] {verdict.message}"
    if not met and verdict is not None and verdict.outcome is not Outcome.ANSWER:
        met = "the last step was not taken for the answer"
    figures.dialogues["refused" if met else "through"] += 1
    if met:
        figures.shown.append(f"dialogue  {record['id']}  {met}")


def _operators(tree: Expression) -> Iterator[str]:
    if isinstance(tree, Binary):
        yield tree.operator
        yield from _operators(tree.left)
        yield from _operators(tree.right)
    elif isinstance(tree, Negative):
        yield from _operators(tree.operand)


def solved(args: argparse.Namespace) -> Iterator[tuple[dict[str, Any], Solution]]:
    """The problems with their solutions; ``--solved`` keeps them for the next time."""
    if args.solved and args.solved.exists():
        yield from islice(pickle.loads(args.solved.read_bytes()), args.limit)
        return
    solver = fabula.load(args.extractor)
    records = json.loads(args.data.read_text("utf-8"))[: args.limit]
    pairs = [(record, solver.solve(record["original_text"])) for record in records]
    if args.solved:
        args.solved.write_bytes(pickle.dumps(pairs))
    yield from pairs


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} % ({part} of {whole})" if whole else "none"


def report(figures: Figures) -> str:
    gold, dialogues, chance = figures.gold, figures.dialogues, figures.chance
    times = sorted(figures.milliseconds)
    return "\n".join(
        (
            f"problems {figures.problems}, solved rightly and with a usable gold equation {figures.right}",
            f"gold lines accepted as the answer: {share(gold[Outcome.ANSWER], figures.right)}",
            f"dialogues of single steps that meet a refusal: {share(dialogues['refused'], figures.right)}",
            f"other expressions of the right value accepted: "
            f"{share(chance[Outcome.ANSWER] + chance[Outcome.RIGHT], chance.total())}; "
            f"as the answer: {share(chance[Outcome.ANSWER], chance.total())}",
            f"a check: median {statistics.median(times):.1f} ms, "
            f"95 % within {times[int(0.95 * len(times))]:.1f} ms, "
            f"longest {times[-1]:.0f} ms",
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", type=Path)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--extractor", default="")
    parser.add_argument("--solved", type=Path, help="keep the solved problems here, or take them from here")
    parser.add_argument("--show", type=int, default=0, help="so many of the lines that were judged wrongly")
    args = parser.parse_args()
    figures = Figures()
    for record, solution in solved(args):
        measure(record, solution, figures)
    print(report(figures))
    for shown in figures.shown[: args.show]:
        print(shown)


if __name__ == "__main__":
    main()
