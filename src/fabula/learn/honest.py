"""Figures on both tests of a data folder, by one model that has seen neither: ``fabula train --split study`` makes it.

python -m fabula.learn.honest MODEL --data DIR [--cases FILE]

The problems outside ``study.json`` are read once. Of those, a split's test is what is measured; the ranker is fitted on
the rest, which are problems of the split's train file that the decoder has not learned. Rows with fewer proposers show
what each of them is worth. No problem is printed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from fabula.choose.evidence import Evidence
from fabula.data.readers import read_official
from fabula.data.records import TITLES, ProblemType
from fabula.extract.base import DECODER, FRAMES
from fabula.extract.neural.plus import proposers
from fabula.extract.neural.store import ModelFolder
from fabula.learn.plus import IID, OOD, seen_ids, training_records
from fabula.learn.ranking import (
    Case,
    Verdict,
    collect,
    cross_validate,
    figures,
    fit,
    judge,
    read_cases,
    restricted,
    standing,
    surety,
    write_cases,
)

PRECISION = 0.985
ROWS: dict[str, frozenset[str]] = {
    "frames": frozenset((FRAMES,)),
    "decoder": frozenset((DECODER,)),
    "smart+": frozenset((FRAMES, DECODER)),
}


def honest_cases(model: Path, data: Path) -> list[Case]:
    """All problems outside study.json as the proposers read them."""
    seen = seen_ids(data)
    records = [r for r in training_records(data, "all") if r.id not in seen]
    readers = proposers(ModelFolder(model))
    return list(collect(records, readers))


def rows(cases: Sequence[Case], data: Path) -> Iterator[dict[str, object]]:
    """One row a split and set of proposers."""
    known = {c.id: c for c in standing(cases)}
    for split, (train, test) in {"iid": IID, "ood": OOD}.items():
        rest, wanted = ([known[r.id] for r in read_official(data / name) if r.id in known] for name in (train, test))
        for name, who in ROWS.items():
            part = _only(who)
            own, tested = restricted(rest, part), restricted(wanted, part)
            sure = surety(cross_validate(own), PRECISION)
            verdicts = judge(fit(own), tested)
            yield {"split": split, "system": name, "fitted on": len(own), **figures(verdicts, sure), **_types(verdicts)}


def _only(who: frozenset[str]) -> Callable[[Evidence], bool]:
    return lambda e: e.proposer in who


def _types(verdicts: Sequence[Verdict]) -> dict[str, float]:
    found: dict[str, float] = {}
    for kind in ProblemType:
        right = [v.correct for v in verdicts if v.case.type == kind.value]
        found[TITLES[kind]] = round(sum(right) / max(1, len(right)), 4)
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("model", type=Path)
    asked.add_argument("--data", type=Path, required=True)
    asked.add_argument("--cases", type=Path, help="where the solved readings are kept, or come from")
    given = asked.parse_args()
    if given.cases and given.cases.is_file():
        cases = read_cases(given.cases)
    else:
        cases = honest_cases(given.model, given.data)
        if given.cases:
            write_cases(given.cases, cases)
    for row in rows(cases, given.data):
        print(json.dumps(row))


if __name__ == "__main__":
    main()
