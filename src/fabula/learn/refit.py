"""The ranker and the trust of an exported model, fitted anew on problems that its decoder has not learned.

python -m fabula.learn.refit MODEL --data DIR --extra Math_23K.json --extra ape10k.jsonl \\
    --stories corpus/trips.story … --situations tests/gold/check/third.txt … --work WORK [--write]

Every set of problems is read once by all proposers; the cases are kept in WORK and taken up again, so frames may change
and one set be read anew by deleting its file. Printed are the figures of every set in ten folds, a problem and its
variants together. ``--write`` puts ranker, threshold and figures into the model; the ranker of the model is the centre
of the new one's prior. WORK/reliability.svg shows how often answers of a given confidence are right.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from fabula.data.goldgraph import read_gold
from fabula.data.perturb import added, donors, removed
from fabula.data.records import Record
from fabula.data.stories import read_stories
from fabula.extract import RANKER
from fabula.extract.base import Extractor
from fabula.extract.neural.plus import proposers
from fabula.extract.neural.store import CARD, ModelFolder, digest
from fabula.learn.files import write_atomically
from fabula.learn.honest import PRECISION
from fabula.learn.plus import others, parted
from fabula.learn.ranking import (
    Case,
    Verdict,
    collect,
    cross_validate,
    figures,
    fit,
    read_cases,
    standing,
    surety,
    write_cases,
)
from fabula.learn.reliability import draw_reliability
from fabula.solver import load_ranker

CLUTTER = {1: 2, 3: 4, 5: 4}  # so many irrelevant clauses: in every how-manieth problem
WITHOUT = 3  # of every how-manieth problem a needed clause is taken out
CHUNK = 50
DRAWN = 250  # problems in a set, to have a line in the diagram
DECAY = 0.02
OWN = "gold"  # sets whose texts frames were developed on: no guide to how far to trust anything


def disturbed(name: str, records: Sequence[Record], strangers: Sequence[Record]) -> Iterator[tuple[str, list[Record]]]:
    """The set itself, with clauses of other problems, and without a needed one."""
    draw, pool = random.Random(1), donors(strangers)
    yield name, list(records)
    for count, every in CLUTTER.items() if pool else ():
        yield f"{name}~added{count}", [more for r in records[::every] if (more := added(r, pool, count, draw))]
    yield f"{name}~removed", [less for r in records[::WITHOUT] if (less := removed(r, draw)) is not None]


def sets(
    data: Path, extra: Sequence[Path], stories: Sequence[Path], situations: Sequence[Path]
) -> dict[str, list[Record]]:
    """All sets of problems by name."""
    made: dict[str, list[Record]] = {}
    held = parted(others(extra, data))
    made |= dict(disturbed("plain", held.plain, held.long))
    made |= {name: found for name, found in disturbed("long", held.long, held.plain) if "added" not in name}
    kept = [replace(s.record(), id=f"{p.stem}-{s.name}") for p in stories for s in read_stories(p) if s.kept]
    made |= dict(disturbed("own", kept, held.long or kept))
    for path in situations:
        golds = enumerate(read_gold(path), 1)
        name = path.stem if path.parent.name == "check" else f"{OWN}-{path.stem}"
        made[name] = [Record(f"{path.stem}-{n}", g.problem.text, answer=g.situation.answer) for n, g in golds]
    return {name: found for name, found in made.items() if found}


@cache
def _proposers(model: Path) -> tuple[Extractor, ...]:
    return proposers(ModelFolder(model))


def _read(model: Path, records: Sequence[Record]) -> list[Case]:
    return list(collect(records, _proposers(model)))


def cases_of(model: Path, work: Path, named: Mapping[str, Sequence[Record]], jobs: int) -> dict[str, list[Case]]:
    """The cases of every set, read now or taken up from an earlier run."""
    work.mkdir(parents=True, exist_ok=True)
    found = {}
    with ProcessPoolExecutor(jobs) as pool:
        for name, records in named.items():
            path = work / f"{name}.jsonl"
            if not path.is_file():
                chunks = [records[i : i + CHUNK] for i in range(0, len(records), CHUNK)]
                read = [c for part in pool.map(_read, [model] * len(chunks), chunks) for c in part]
                write_atomically(path, lambda beside, read=read: write_cases(beside, read))  # type: ignore[misc]
                print(f"read {name}: {len(records)}", flush=True)
            found[name] = standing(read_cases(path))
    return found


def by_set(cases: Mapping[str, Sequence[Case]], verdicts: Iterable[Verdict]) -> dict[str, list[Verdict]]:
    """Verdicts in the sets of their cases."""
    named = {c.id: name for name, found in cases.items() for c in found}
    made: dict[str, list[Verdict]] = {name: [] for name in cases}
    for verdict in verdicts:
        made[named[verdict.case.id]].append(verdict)
    return made


def write(model: Path, ranker: Mapping[str, Any], validation: Mapping[str, Any], sure: float) -> None:
    """Ranker, figures and threshold into a model folder; the card, which vouches for the files, last."""
    text = json.dumps(ranker, ensure_ascii=False, indent=1)
    write_atomically(model / RANKER, lambda beside: beside.write_text(text, "utf-8"))
    card = json.loads((model / CARD).read_text("utf-8"))
    card |= {"validation": dict(validation), "sure": sure}
    card["files"] = {**card["files"], RANKER: digest(model / RANKER)}
    whole = json.dumps(card, ensure_ascii=False, indent=2) + "\n"
    write_atomically(model / CARD, lambda beside: beside.write_text(whole, "utf-8"))


def main() -> None:
    given = _asked().parse_args()
    named = sets(given.data, given.extra, given.stories, given.situations)
    cases = cases_of(given.model, given.work, named, given.jobs)
    whole = [c for found in cases.values() for c in found]
    fitted = load_ranker("smart+", given.prior or given.model)
    prior = fitted[0] if fitted else None
    verdicts = by_set(cases, cross_validate(whole, decay=given.decay, prior=prior))
    guide = [v for name, found in verdicts.items() if not name.startswith(OWN) for v in found]
    sure = given.sure or surety(guide, given.precision)
    validation = {name: figures(found, sure) for name, found in verdicts.items()}
    for name, row in validation.items():
        print(f"{name:16}", *(f"{key} {value}" for key, value in row.items()), sep="  ")
    print(f"sure from {sure}")
    large = {n: found for n, found in verdicts.items() if len(found) >= DRAWN and not n.endswith("removed")}
    draw_reliability(given.work / "reliability.svg", large, sure)
    if given.write:
        write(given.model, fit(whole, given.decay, prior=prior).to_json(), validation, sure)


def _asked() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("model", type=Path)
    asked.add_argument("--data", type=Path, required=True, help="a folder of the official four files")
    asked.add_argument("--extra", type=Path, action="append", default=[], help="the extra files that were learned from")
    asked.add_argument("--stories", type=Path, nargs="*", default=[], help="whose every eighth problem was kept")
    asked.add_argument("--situations", type=Path, nargs="*", default=[], help="gold situations, for their answers")
    asked.add_argument("--work", type=Path, required=True)
    asked.add_argument("--prior", type=Path, help="the model whose ranker is the centre of the prior; else MODEL")
    asked.add_argument("--decay", type=float, default=DECAY)
    asked.add_argument("--precision", type=float, default=PRECISION, help="of what is called solved")
    asked.add_argument("--sure", type=float, default=0.0, help="the threshold itself, instead of a precision")
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--write", action="store_true", help="put the result into MODEL")
    return asked


if __name__ == "__main__":
    main()
