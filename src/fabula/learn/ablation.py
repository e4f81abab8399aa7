"""What each idea is worth, on problems of the train file that were held back.

python -m fabula.learn.ablation models/iid.work             # smart+: the ranker without one idea at a time
python -m fabula.learn.ablation models/smart-iid --data DIR  # smart: the paper's four rows, JSON and a plot
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from fabula.choose.evidence import Evidence as Facts
from fabula.errors import ModelError
from fabula.learn.ranking import (
    Case,
    Verdict,
    cross_validate,
    figures,
    read_cases,
    restricted,
    standing,
    surety,
)

AGREEMENT = frozenset(("all_first", "frame_agree", "frame_way", "frame_chance", "votes"))
NATURAL = frozenset(("whole", "denominator", "endless", "share_above_one", "share_whole", "given", "tiny"))
USE = frozenset(("unused", "decoder_unused"))
Row = tuple[str, dict[str, float]]


def table(cases: Sequence[Case]) -> Iterator[Row]:
    """The figures of every variant, the full system last."""
    yield "both, without plausibility and units", _figures(cross_validate(cases))
    cases = standing(cases)
    frames, decoder = restricted(cases, lambda f: not f.decoder), restricted(cases, lambda f: f.decoder)
    yield "frames, cheapest reading", _figures(_by(frames, lambda f: f.cost))
    yield "frames, ranker", _figures(cross_validate(frames))
    yield "decoder, most probable", _figures(_by(decoder, lambda f: -f.score))
    yield "decoder, ranker", _figures(cross_validate(decoder))
    for name, without in (
        ("both, without agreement", AGREEMENT),
        ("both, without the look of the value", NATURAL),
        ("both, without use of the numbers", USE),
    ):
        yield name, _figures(cross_validate(cases, without=without))
    yield "smart+", _figures(cross_validate(cases))


def _by(cases: Sequence[Case], cost: Callable[[Facts], float]) -> list[Verdict]:
    """Each problem's groups by their cheapest reading."""
    made = []
    for case in cases:
        costs = [min(map(cost, group)) for group in case.groups]
        made.append(Verdict(case, tuple(sorted(range(len(costs)), key=costs.__getitem__)), 0.0))
    return made


def _figures(verdicts: Sequence[Verdict]) -> dict[str, float]:
    return figures(verdicts, surety(verdicts))


def load(folder: Path) -> list[Case]:
    """The cases of all folds of a working folder."""
    found = sorted(folder.glob("cases*.jsonl"))
    if not found:
        raise ModelError(f"{folder} holds no cases", hint="name the .work folder of a smart+ training")
    return [case for path in found for case in read_cases(path)]


def main() -> None:
    """Print the table as Markdown."""
    asked = argparse.ArgumentParser(description="What each idea is worth.")
    asked.add_argument("folder", type=Path, help="the .work folder of a smart+ training, or a smart model")
    asked.add_argument("--data", type=Path, help="smart: the data folder that it learned from")
    asked.add_argument("--limit", type=int, help="smart: so many problems at most")
    given = asked.parse_args()
    if given.data is None:
        _print_plus(given.folder)
    else:
        _print_smart(given.folder, given.data, given.limit)


def _print_plus(folder: Path) -> None:
    print("| | problems | right | first 5 | first 20 |\n|---|---|---|---|---|")
    for name, row in table(load(folder)):
        shares = " | ".join(f"{100 * row[k]:.1f} %" for k in ("accuracy", "within_5", "within_20"))
        print(f"| {name} | {row['problems']} | {shares} |")


def _print_smart(model: Path, data: Path, limit: int | None) -> None:
    from fabula.learn import modes

    rows = list(modes.ablate(model, data, limit))
    modes.write(rows, model.with_name(f"{model.name}.work") / "ablation", "smart with and without its parts")
    print(modes.table(rows))


if __name__ == "__main__":
    main()
