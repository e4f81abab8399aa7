"""Fuzzing: odd texts without end, none of which may raise, hang, or be told wrongly as JSON.

    python benchmarks/fuzz.py --count 1000000 --jobs 2 --out out/fuzz.jsonl
    python benchmarks/fuzz.py --seed 4711              # one text again: what it is and what comes of it

A text is made from its seed alone: a grammar of odd forms, one of our own problems with pieces cut, doubled,
turned round and strange characters put in, or random Unicode. Every text is solved by the default solver and
told as JSON; one in twenty is drawn, too. A seed that fails goes into ``--out`` and, once mended, into
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
SLACK = 1.0  # a single call into C, and a busy machine
DRAWN = 20  # one text in so many is drawn

FORMS: dict[str, list[str]] = json.loads(Path(__file__).with_name("odd_forms.json").read_text("utf-8"))


def text_of(seed: int) -> str:
    """The text of a seed."""
    chance = random.Random(seed)
    return chance.choices((_grammar, _mutated, _unicode), (5, 4, 1))[0](chance)


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


def trial(solver: fabula.Solver, seed: int) -> Trial:
    """Solve and tell the text of a seed, and look for everything that must not be."""
    text = text_of(seed)
    began = time.thread_time()
    status = "raised"
    try:
        solution = solver.solve(text)
        spent = time.thread_time() - began
        status = solution.error.code or "error" if solution.error else solution.status.value
        fault = _complaint(solution, spent) or _telling(solution, seed)
    except Exception as error:  # finding these is what this program is for
        spent, fault = time.thread_time() - began, f"{type(error).__name__}: {error}"
    return Trial(seed, status, spent, fault)


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


def _maker(extractor: str) -> Callable[[int], Trial]:
    """What a worker process does with each seed."""
    import logging

    logging.getLogger("fabula").setLevel(logging.CRITICAL)  # faults are reported by their seeds
    return partial(trial, fabula.load(extractor, seconds=SECONDS))


def fuzz(seeds: range, jobs: int, extractor: str) -> Iterator[Trial]:
    if jobs == 1:
        yield from map(_maker(extractor), seeds)
        return
    with workers(partial(_maker, extractor), jobs) as pool:
        yield from pool.map(seeds)


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    ask.add_argument("--count", type=int, default=10_000)
    ask.add_argument("--start", type=int, default=0, help="the first seed")
    ask.add_argument("--jobs", type=int, default=2)
    ask.add_argument("--extractor", default="")
    ask.add_argument("--out", type=Path, help="failing seeds, one JSON line each")
    ask.add_argument("--seed", type=int, help="try one seed and show everything")
    given = ask.parse_args()
    if given.seed is not None:
        print(repr(text_of(given.seed)), trial(fabula.load(given.extractor), given.seed), sep="\n")
        return 0
    seeds = range(given.start, given.start + given.count)
    if given.out:
        given.out.parent.mkdir(parents=True, exist_ok=True)
    return report(fuzz(seeds, given.jobs, given.extractor), given.out)


def report(trials: Iterator[Trial], out: Path | None) -> int:
    """Say how it goes, and write down what fails."""
    began, tally, faults, slowest = time.monotonic(), Counter[str](), 0, 0.0
    for done, found in enumerate(trials, 1):
        tally[found.status] += 1
        slowest = max(slowest, found.seconds)
        if found.fault:
            faults += 1
            line = json.dumps({"seed": found.seed, "fault": found.fault, "text": text_of(found.seed)})
            print(line, file=out.open("a") if out else sys.stdout, flush=True)
        if done % 1000 == 0:
            _say(done, faults, slowest, began, tally)
    _say(sum(tally.values()), faults, slowest, began, tally)
    return 1 if faults else 0


def _say(done: int, faults: int, slowest: float, began: float, tally: Counter[str]) -> None:
    shares = ", ".join(f"{name} {count}" for name, count in tally.most_common(6))
    spent = time.monotonic() - began
    print(f"{done} texts, {faults} faults, slowest {slowest:.2f} s, {spent:.0f} s: {shares}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
