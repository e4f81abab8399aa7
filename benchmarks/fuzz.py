"""Fuzzing: odd texts without end, none of which may raise, hang, be told wrongly as JSON, or be misread with certainty.

    python benchmarks/fuzz.py --count 1000000 --jobs 2 --mixed --out out/fuzz.jsonl
    python benchmarks/fuzz.py --seed 4711              # one text again: what it is and what comes of it

A text is made from its seed alone: a grammar of odd forms, one of our own problems with pieces cut, doubled,
turned round and strange characters put in, random Unicode, or a *twin*: one of our own problems with a number
written in another way (壹佰贰拾, １２０, 1，200, LaTeX). What the default solver calls ``solved`` of a twin must have
the answer of the problem.

Every text is read, solved and told as JSON; one in ten is drawn, too. ``--mixed`` makes a million texts a matter of
hours: one text in twenty goes to the default solver with its network, two to the rules, the others to the frames.
What reads, solves and explains is the same for all; only the network and the choice by it see a twentieth. The last
line says how many texts each reader had. A seed that fails goes into ``--out`` and, once mended, into
``tests/fuzz_seeds.txt``, which the tests replay.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path

import fabula
from fabula.workers import workers

SECONDS = 2.0  # for a problem
DOCS = Path(__file__).parents[1] / "docs"
STORIES = (
    *re.findall(r'"text": "(.+?)"', (DOCS / "examples/problems.jsonl").read_text("utf-8")),
    *re.findall(r"^> (.+) → \S+$", (DOCS / "grammar.md").read_text("utf-8"), re.M),
)
_WHOLE = re.compile(r"(?<![0-9./])[0-9]+(?![0-9./%])")
PROBLEMS = tuple(
    (story["text"], Fraction(story["answer"]))
    for name in ("exercises", "problems")
    for story in map(json.loads, (DOCS / f"examples/{name}.jsonl").read_text("utf-8").splitlines())
    if isinstance(story["answer"], str) and _WHOLE.search(story["text"])
)
SLACK = 1.0  # a single call into C, and a busy machine
DRAWN = 10  # one text in so many is drawn
FULL = 20  # with --mixed one text in so many goes to the default solver
TWINS = 40  # one text in so many is a twin
FAST = ("frames", "rules")  # readers without a network

FORMS: dict[str, list[str]] = json.loads(Path(__file__).with_name("odd_forms.json").read_text("utf-8"))


def text_of(seed: int) -> str:
    """The text of a seed."""
    return _made(seed)[0]


def _made(seed: int) -> tuple[str, Fraction | None]:
    """The text of a seed; if it is a twin, with the answer that it has."""
    if seed % TWINS == 0:
        return _twin(random.Random(seed))
    chance = random.Random(seed)
    return chance.choices((_grammar, _mutated, _unicode), (5, 4, 1))[0](chance), None


def _twin(chance: random.Random) -> tuple[str, Fraction]:
    """One of our own problems with one of its numbers written in another way."""
    text, answer = chance.choice(PROBLEMS)
    at = chance.choice(list(_WHOLE.finditer(text)))
    return text[: at.start()] + chance.choice(_FORMS)(int(at[0])) + text[at.end() :], answer


def _capital(value: int) -> str:
    """壹佰贰拾, as on a cheque; below ten thousand."""
    digits = "零壹贰叁肆伍陆柒捌玖"
    told, gap = "", False
    for power, unit in ((1000, "仟"), (100, "佰"), (10, "拾"), (1, "")):
        digit = value // power % 10
        if digit:
            told += ("零" if gap else "") + digits[digit] + unit
        gap = bool(told) and not digit
    return told or "零"


def _thousands(value: int) -> str:
    return f"{value:,}".replace(",", "，")


_FORMS: tuple[Callable[[int], str], ...] = (
    lambda n: str(n).translate(str.maketrans("0123456789", "０１２３４５６７８９")),
    lambda n: _capital(n) if n < 10_000 else str(n),
    _thousands,
    lambda n: f"{n:,}",
    lambda n: f"\\frac{{{3 * n}}}{{3}}",
    lambda n: f"${n}$",
    lambda n: f"{n}.0",
    lambda n: f" {n} ",
)


def _fill(chance: random.Random, pattern: str) -> str:
    return pattern.format(
        **{name: chance.choice(FORMS["names"]) for name in "nm"},
        **{name: chance.choice(FORMS["numbers"]) for name in "xy"},
        **{name: chance.choice(FORMS["units"]) for name in "uv"},
    )


def _grammar(chance: random.Random) -> str:
    """Clauses and a question, each of an odd form."""
    many = 30 if chance.random() < 0.01 else chance.randint(1, 6)
    told = "".join(
        _fill(chance, chance.choice(FORMS["clauses"])) + chance.choice(FORMS["marks"]) for _ in range(many)
    )
    return told + _fill(chance, chance.choice(FORMS["questions"]))


def _mutated(chance: random.Random) -> str:
    """One of our own problems, changed at a few places."""
    text = chance.choice(STORIES)
    for _ in range(chance.randint(1, 5)):
        at, end = sorted(chance.choices(range(len(text) + 1), k=2))
        end = min(end, at + 8)
        piece = text[at:end]
        odd = chance.choice(FORMS[chance.choice(("strange", "numbers"))])
        new = chance.choice(("", piece * 2, piece[::-1], odd, chance.choice(STORIES)[:20]))
        text = text[:at] + new + text[end:]
    return text


def _unicode(chance: random.Random) -> str:
    """Anything at all, around a question."""
    ranges = ((0, 0x7F), (0x2000, 0x33FF), (0x4E00, 0x9FFF), (0xE000, 0xFFFF), (0, 0x10FFFF))
    low, high = chance.choice(ranges)
    noise = "".join(chr(chance.randint(low, high)) for _ in range(chance.randint(0, 60)))
    question = _fill(chance, chance.choice(FORMS["questions"]))
    return f"{noise}有{chance.choice(FORMS['numbers'])}{noise[:5]}，{question}"


@dataclass(frozen=True)
class Trial:
    """What came of one text; ``fault`` is empty if all is well."""

    seed: int
    status: str
    seconds: float
    fault: str = ""
    reader: str = ""


def trial(solver: fabula.Solver, seed: int) -> Trial:
    """Solve and tell the text of a seed, and look for everything that must not be."""
    text, answer = _made(seed)
    began = time.thread_time()
    status = "raised"
    try:
        solution = solver.solve(text)
        spent = time.thread_time() - began
        status = solution.error.code or "error" if solution.error else solution.status.value
        fault = _complaint(solution, spent) or _telling(solution, seed)
        if solver.extractor.name not in FAST:
            fault = fault or _misread(solution, answer)
    except Exception as error:  # finding these is what this program is for
        spent, fault = time.thread_time() - began, f"{type(error).__name__}: {error}"
    return Trial(seed, status, spent, fault, solver.extractor.name)


def _misread(solution: fabula.Solution, answer: Fraction | None) -> str:
    """A wrong answer that is called sure; those who read without a network are not as careful."""
    sure = answer is not None and solution.status is fabula.Status.SOLVED and solution.answer is not None
    if sure and solution.answer is not None and solution.answer.value != answer:
        return f"solved, but {solution.answer.text} is wrong: {answer}"
    return ""


def _complaint(solution: fabula.Solution, spent: float) -> str:
    if isinstance(solution.error, fabula.InternalError):
        return solution.error.message
    if spent > SECONDS + SLACK:
        return f"took {spent:.1f} s"
    return ""


def _telling(solution: fabula.Solution, seed: int) -> str:
    told = json.loads(json.dumps(solution.to_json(), ensure_ascii=False, allow_nan=False))
    if told["status"] != solution.status.value:
        return "the JSON has another status"
    if seed % DRAWN == 0 and solution.readings:
        solution.html("en")
        solution.svg()
    return ""


def _maker(extractor: str, mixed: bool) -> Callable[[int], Trial]:
    """What a worker process does with each seed."""
    import logging

    logging.getLogger("fabula").setLevel(logging.CRITICAL)  # faults are reported by their seeds
    if not mixed:
        return partial(trial, fabula.load(extractor, seconds=SECONDS))
    known = {name: fabula.load(name, seconds=SECONDS) for name in ("", *FAST)}
    return lambda seed: trial(known[reader_of(seed)], seed)


def reader_of(seed: int) -> str:
    """Who reads the text of a seed, if several take turns; '' is the default, which alone gets the twins."""
    if seed % FULL == 0:
        return ""
    return "rules" if seed % FULL in (7, 14) else "frames"


def fuzz(seeds: range, jobs: int, extractor: str, mixed: bool = False) -> Iterator[Trial]:
    if jobs == 1:
        yield from map(_maker(extractor, mixed), seeds)
        return
    with workers(partial(_maker, extractor, mixed), jobs) as pool:
        yield from pool.map(seeds)


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    ask.add_argument("--count", type=int, default=10_000)
    ask.add_argument("--start", type=int, default=0, help="the first seed")
    ask.add_argument("--jobs", type=int, default=2)
    ask.add_argument("--extractor", default="")
    ask.add_argument("--mixed", action="store_true", help="the default solver for one text in twenty, see above")
    ask.add_argument("--out", type=Path, help="failing seeds, one JSON line each")
    ask.add_argument("--seed", type=int, help="try one seed and show everything")
    given = ask.parse_args()
    if given.seed is not None:
        print(repr(text_of(given.seed)), trial(fabula.load(given.extractor), given.seed), sep="\n")
        return 0
    seeds = range(given.start, given.start + given.count)
    if given.out:
        given.out.parent.mkdir(parents=True, exist_ok=True)
    return report(fuzz(seeds, given.jobs, given.extractor, given.mixed), given.out)


def report(trials: Iterator[Trial], out: Path | None) -> int:
    """Say how it goes, and write down what fails."""
    began, tally, faults, slowest = time.monotonic(), Counter[str](), 0, 0.0
    readers, spent = Counter[str](), 0.0
    for done, found in enumerate(trials, 1):
        tally[found.status] += 1
        readers[found.reader] += 1
        spent += found.seconds
        slowest = max(slowest, found.seconds)
        if found.fault:
            faults += 1
            line = json.dumps({"seed": found.seed, "fault": found.fault, "text": text_of(found.seed)})
            print(line, file=out.open("a") if out else sys.stdout, flush=True)
        if done % 1000 == 0:
            _say(done, faults, slowest, began, tally)
    _say(sum(tally.values()), faults, slowest, began, tally)
    shares = ", ".join(f"{count} by {name}" for name, count in readers.most_common())
    print(f"{shares}; {1000 * spent / max(1, sum(tally.values())):.1f} ms of work a text", flush=True)
    return 1 if faults else 0


def _say(done: int, faults: int, slowest: float, began: float, tally: Counter[str]) -> None:
    shares = ", ".join(f"{name} {count}" for name, count in tally.most_common(6))
    spent = time.monotonic() - began
    print(f"{done} texts, {faults} faults, slowest {slowest:.2f} s, {spent:.0f} s: {shares}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
