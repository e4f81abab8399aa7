"""Fuzzing: odd texts without end, none of which may raise, hang, be told wrongly as JSON, or be misread with certainty.

    python benchmarks/fuzz.py --count 1000000 --jobs 2 --mixed --runs out/fuzz.jsonl
    python benchmarks/fuzz.py --runs out/fuzz.jsonl --total       # what was run so far, by which versions
    python benchmarks/fuzz.py --seed 4711              # one text again: what it is and what comes of it

A text is made from its seed alone: a grammar of odd forms, one of our own problems with pieces cut, doubled,
turned round and strange characters put in, random Unicode, or a *twin*: one of our own problems with a number
written in another way (壹佰贰拾, １２０, 1，200, LaTeX). What the default solver calls ``solved`` of a twin must have
the answer of the problem, or be what it says of the problem itself.

Every text is read, solved and told as JSON; one in ten is drawn, too. ``--mixed`` makes a million texts a matter of
two hours: one text in fifty goes to the default solver with its network, the others to the frames.
What reads, solves and explains is the same for all; only the network and the choice by it see a fiftieth.

``--runs`` keeps a line for every thousand seeds: which, by what version, how many texts of what outcome and reader,
how long they took, which failed. A run that is stopped goes on where it was, and a million can be done in as many
pieces and on as many machines as one likes (``--start``), their files put together by ``cat``. What fails goes, once
mended, into ``tests/fuzz_failed.jsonl``, which the tests replay.
"""

from __future__ import annotations

import argparse
import json
import logging
import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import fabula
from fabula.workers import settle, workers

SECONDS = 2.0  # for a problem
ROOT = Path(__file__).parents[1]
GOLD = tuple(
    story
    for file in sorted((ROOT / "tests/gold").glob("*.txt"))
    for story in re.findall(r"^@text (.+)\n@answer (\S+)$", file.read_text("utf-8"), re.M)
)
STORIES = (
    *re.findall(r'"text": "(.+?)"', (ROOT / "docs/examples/problems.jsonl").read_text("utf-8")),
    *re.findall(r"^> (.+) → \S+$", (ROOT / "docs/grammar.md").read_text("utf-8"), re.M),
    *(text for text, _ in GOLD),
)
_WHOLE = re.compile(r"(?<![0-9./])[0-9]+(?![0-9./%])")
PROBLEMS = tuple(
    (text, Fraction(answer))
    for text, answer in GOLD
    if _WHOLE.search(text) and re.fullmatch(r"[0-9]+(?:[./][0-9]+)?", answer)
)
SLACK = 1.0  # a single call into C, and a busy machine
DRAWN = 10  # one text in so many is drawn
FULL = 50  # with --mixed one text in so many goes to the default solver
TWINS = 100  # one text in so many is a twin
BLOCK = 1000  # seeds that one line of --runs tells of
FAST = "frames"  # the reader without a network

FORMS: dict[str, list[str]] = json.loads(Path(__file__).with_name("odd_forms.json").read_text("utf-8"))


def text_of(seed: int) -> str:
    """The text of a seed."""
    return _made(seed)[0]


def _made(seed: int) -> tuple[str, Fraction | None]:
    """The text of a seed; if it is a twin, with the answer that it has."""
    if seed % TWINS == 0:
        return _twin(random.Random(seed))[:2]
    chance = random.Random(seed)
    return chance.choices((_grammar, _mutated, _unicode), (5, 4, 1))[0](chance), None


def _twin(chance: random.Random) -> tuple[str, Fraction, str]:
    """One of our own problems with one of its numbers written in another way, its answer, and as it was."""
    text, answer = chance.choice(PROBLEMS)
    at = chance.choice(list(_WHOLE.finditer(text)))
    return text[: at.start()] + chance.choice(_FORMS)(int(at[0])) + text[at.end() :], answer, text


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
    lambda n: f"{n:,}".replace(",", " "),
    lambda n: f"{n:,}".replace(",", "{,}"),
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
    told = "".join(_fill(chance, chance.choice(FORMS["clauses"])) + chance.choice(FORMS["marks"]) for _ in range(many))
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
    try:
        with _contained() as faults:
            solution = solver.solve(text)
        spent = time.thread_time() - began
        status = solution.error.code or "error" if solution.error else solution.status.value
        fault = _complaint(solution, spent) or _telling(solution, drawn=seed % DRAWN == 0)
        fault = fault or "; ".join(dict.fromkeys(faults))
        if solver.extractor.name != FAST:
            fault = fault or _misread(solver, solution, seed, answer)
    except Exception as error:  # finding these is what this program is for
        spent, status, fault = time.thread_time() - began, "raised", f"{type(error).__name__}: {error}"
    return Trial(seed, status, spent, fault, solver.extractor.name)


class _Faults(logging.Handler):
    """Keeps what is logged as a fault."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        fault = record.exc_info[1] if record.exc_info else None
        self.found.append(f"{record.getMessage().partition(' on text')[0]}: {fault!r}")


@contextmanager
def _contained() -> Iterator[list[str]]:
    """The faults that cost a reading and are only logged; they are faults all the same."""
    found: list[str] = []
    logger, handler = logging.getLogger("fabula"), _Faults(found)
    logger.addHandler(handler)
    logger.propagate = False
    try:
        yield found
    finally:
        logger.propagate = True
        logger.removeHandler(handler)


def fault_of(solver: fabula.Solver, text: str) -> str:
    """What is wrong with the solution of a text, which is drawn, too."""
    began = time.thread_time()
    solution = solver.solve(text)
    return _complaint(solution, time.thread_time() - began) or _telling(solution, drawn=True)


def _misread(solver: fabula.Solver, solution: fabula.Solution, seed: int, answer: Fraction | None) -> str:
    """A wrong answer that is called sure, and not because the problem itself is misread in the same way.

    Those who read without a network are not as careful, and are not asked.
    """
    if answer is None or solution.status is not fabula.Status.SOLVED or solution.answer is None:
        return ""
    found = solution.answer
    if found.value == answer or _same(solver.solve(_twin(random.Random(seed))[2]), found.value):
        return ""
    return f"solved, but {found.text} is wrong: {answer}"


def _same(plain: fabula.Solution, wrong: Fraction) -> bool:
    return plain.answer is not None and plain.answer.value == wrong


def _complaint(solution: fabula.Solution, spent: float) -> str:
    if isinstance(solution.error, fabula.InternalError):
        return solution.error.message
    if spent > SECONDS + SLACK:
        return f"took {spent:.1f} s"
    return ""


def _telling(solution: fabula.Solution, drawn: bool) -> str:
    told = json.loads(json.dumps(solution.to_json(), ensure_ascii=False, allow_nan=False))
    if told["status"] != solution.status.value:
        return "the JSON has another status"
    if drawn and solution.readings:
        solution.html("en")
        solution.svg()
    return ""


@dataclass(frozen=True)
class Block:
    """What came of the texts of so many seeds."""

    first: int
    count: int
    version: str
    statuses: dict[str, int]
    readers: dict[str, int]
    work: float  # seconds of a processor
    slowest: float
    faults: list[dict[str, Any]]


def version() -> str:
    """Of the program, with the commit where there is one."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--exclude", "*"], cwd=ROOT, capture_output=True, text=True
    )
    return f"{fabula.__version__} {told.stdout.strip()}".strip()


def _maker(extractor: str, mixed: bool, name: str) -> Callable[[range], Block]:
    """What a worker process does with each range of seeds."""
    known = {name: fabula.load(name, seconds=SECONDS) for name in (("", FAST) if mixed else (extractor,))}
    settle()
    return partial(block, known, name)


def block(known: dict[str, fabula.Solver], name: str, seeds: range) -> Block:
    """Try the seeds, each by its reader, or all by the only one."""
    trials = [trial(known[reader_of(seed)] if len(known) > 1 else next(iter(known.values())), seed) for seed in seeds]
    return Block(
        seeds.start,
        len(trials),
        name,
        dict(Counter(found.status for found in trials)),
        dict(Counter(found.reader for found in trials)),
        round(sum(found.seconds for found in trials), 3),
        round(max(found.seconds for found in trials), 3),
        [{"seed": t.seed, "fault": t.fault, "text": text_of(t.seed), "reader": t.reader} for t in trials if t.fault],
    )


def reader_of(seed: int) -> str:
    """Who reads the text of a seed, if several take turns; '' is the default, which alone gets the twins."""
    return FAST if seed % FULL else ""


def fuzz(blocks: list[range], jobs: int, extractor: str, mixed: bool = False) -> Iterator[Block]:
    make = partial(_maker, extractor, mixed, version())
    if jobs == 1:
        yield from map(make(), blocks)
        return
    with workers(make, jobs) as pool:
        yield from pool.map(blocks)


def rest(seeds: range, runs: list[Block]) -> list[range]:
    """What of the seeds is not in those runs, in pieces."""
    done = {seed for run in runs for seed in range(run.first, run.first + run.count)}
    pieces = (range(first, min(first + BLOCK, seeds.stop)) for first in range(seeds.start, seeds.stop, BLOCK))
    return [piece for piece in pieces if not done.issuperset(piece)]


def kept(path: Path | None) -> list[Block]:
    """The runs of a file; a line that was cut off by a kill is passed over, and its seeds run again."""
    lines = path.read_text("utf-8").splitlines() if path and path.exists() else []
    return [Block(**json.loads(line)) for line in lines if line.endswith("}")]


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    ask.add_argument("--count", type=int, default=10_000)
    ask.add_argument("--start", type=int, default=0, help="the first seed")
    ask.add_argument("--jobs", type=int, default=2)
    ask.add_argument("--extractor", default="")
    ask.add_argument("--mixed", action="store_true", help="the default solver for one text in fifty, see above")
    ask.add_argument("--runs", type=Path, help="what was run, a JSON line every thousand seeds; gone on with if there")
    ask.add_argument("--total", action="store_true", help="run nothing, add up --runs")
    ask.add_argument("--seed", type=int, help="try one seed and show everything")
    given = ask.parse_args()
    if given.seed is not None:
        print(repr(text_of(given.seed)), trial(fabula.load(given.extractor), given.seed), sep="\n")
        return 0
    known = kept(given.runs)
    if given.total:
        return total(known)
    if given.runs:
        given.runs.parent.mkdir(parents=True, exist_ok=True)
    blocks = rest(range(given.start, given.start + given.count), known)
    return total([*known, *told(fuzz(blocks, given.jobs, given.extractor, given.mixed), given.runs)])


def told(blocks: Iterator[Block], out: Path | None) -> Iterator[Block]:
    """The blocks, written down as they come, and what fails printed."""
    for found in blocks:
        for fault in found.faults:
            print(json.dumps(fault), flush=True)
        if out:
            torn = out.exists() and out.read_bytes()[-1:] != b"\n"
            with out.open("a", encoding="utf-8") as file:
                file.write("\n" * torn + json.dumps(asdict(found)) + "\n")
        yield found


def total(blocks: list[Block]) -> int:
    """All runs together, and each version alone: what is mended in one version must hold in the next."""
    for name in dict.fromkeys(found.version for found in blocks):
        _say(name, [found for found in blocks if found.version == name])
    _say("in all", blocks)
    return 1 if any(found.faults for found in blocks) else 0


def _say(name: str, blocks: list[Block]) -> None:
    statuses, readers = Counter[str](), Counter[str]()
    for found in blocks:
        statuses.update(found.statuses)
        readers.update(found.readers)
    count, work = sum(found.count for found in blocks), sum(found.work for found in blocks)
    faults, slowest = sum(len(found.faults) for found in blocks), max((found.slowest for found in blocks), default=0.0)
    each = 1000 * work / max(1, count)
    print(f"{name}: {count} texts, {faults} faults, slowest {slowest:.2f} s, {each:.1f} ms of work a text")
    for shares in (statuses, readers):
        print("  " + ", ".join(f"{what} {times}" for what, times in shares.most_common(8)), flush=True)


if __name__ == "__main__":
    sys.exit(main())
