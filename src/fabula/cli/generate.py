"""``fabula generate`` and ``fabula grow``: problems whose situation is known, one JSON line each."""

from __future__ import annotations

import gc
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from fabula.cli.base import Code, errors, say, stop
from fabula.cli.lines import opened
from fabula.data.goldgraph import Gold, compile_gold, read_gold
from fabula.data.readers import load
from fabula.data.situations import blocks, parse_block
from fabula.errors import DataError
from fabula.generate import Wanted, generate, tales
from fabula.generate.grow import WAYS, Origin, grow
from fabula.generate.rewrite import Refused
from fabula.generate.stats import Stats
from fabula.generate.trust import trusted
from fabula.terminal import Argument, Exit, Option, command, echo

LOADED = (0, 200)  # by then the tales are read, and the words of the explanations
YOUNG = 20_000  # a problem makes some ten thousand objects, nearly none of them in a circle


def write(
    out: Annotated[Path, Option(help="The file of JSON lines.")],
    count: Annotated[int, Option("--n", min=1, help="How many problems.")] = 100,
    seed: Annotated[int, Option(help="The same seed writes the same file.")] = 1,
    kind: Annotated[str, Option(help="Kinds, by commas.", show_default="all")] = "",
    events: Annotated[str, Option(help="How many Events and States, as 1..4.")] = "0..99",
    distractors: Annotated[str, Option(help="How many sentences that do not matter.")] = "0..0",
    steps: Annotated[str, Option(help="How many steps the solution has, as 2..5.")] = "0..99",
    stats: Annotated[bool, Option("--stats", help="Print a table of what was written.")] = False,
) -> None:
    """Write problems whose situation, equation and answer are known (docs/generate.md)."""
    kinds = tuple(filter(None, kind.split(",")))
    wanted = Wanted(kinds, _range(events, "--events"), _range(distractors, "--distractors"), _range(steps, "--steps"))
    table = Stats()
    tales()
    gc.set_threshold(YOUNG)
    with errors(), opened(out, "wb") as file:
        for at, made in enumerate(generate(count, seed, wanted)):
            if at in LOADED:
                gc.freeze()  # the data stays: looking through it again and again takes a seventh of the time
            file.write(made.line().encode() + b"\n")
            if stats:
                table.add(made)
    if stats:
        echo(table.text())
    raise Exit(Code.OK)


app = command(write, "generate")


def change(
    file: Annotated[Path, Argument(help="What `generate` wrote (.jsonl), gold situations, or data (.json).")],
    ways: Annotated[str, Option(help="Which, by commas; all if not given.", show_default="all")] = ",".join(WAYS),
    out: Annotated[Path | None, Option(help="Where the lines go.", show_default="stdout")] = None,
    seed: Annotated[int, Option(help="Where drawing starts.")] = 1,
) -> None:
    """Make new problems from ones whose situation is known; what cannot be done cleanly is refused and counted."""
    counts: Counter[str] = Counter()
    lines: list[str] = []
    with errors():
        for at, (gold, origin) in enumerate(_known(file, counts)):
            for way in ways.split(","):
                try:
                    made = grow(gold, way, random.Random(f"{seed}:{at}:{way}"), origin)
                except Refused:
                    counts[f"{way} refused"] += 1
                    continue
                counts[way] += 1
                lines.append(json.dumps(made.to_json(), ensure_ascii=False) + "\n")
        if out is not None:
            out.write_text("".join(lines), "utf-8")
        else:
            echo("".join(lines), nl=False)
    say(", ".join(f"{name} {number}" for name, number in sorted(counts.items())))
    raise Exit(Code.OK)


grown = command(change, "grow")


def _known(file: Path, counts: Counter[str]) -> Iterator[tuple[Gold, Origin]]:
    """The problems of a file with their gold situations; of a data file those whose reading can be trusted."""
    if file.suffix == ".json":
        for gold in trusted(load(file)):
            counts["trusted" if gold is not None else "not trusted"] += 1
            if gold is not None:
                yield gold, Origin()
        return
    if file.suffix != ".jsonl":
        yield from ((gold, Origin()) for gold in read_gold(file))
        return
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        try:
            row = json.loads(line)
            gold = compile_gold(parse_block(next(blocks(row["situation"]))))
            origin = Origin(row["tale"], row["seed"], row["asked"], row["distractors"])
        except (json.JSONDecodeError, KeyError, TypeError) as error:
            raise DataError(f"{file}, line {number}: not a line of `fabula generate`") from error
        yield gold, origin


def _range(source: str, option: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)(?:\.\.(\d+))?", source)
    if match is None or int(match[2] or match[1]) < int(match[1]):
        stop(f"{option} {source!r}: expected a number or a range such as 1..4")
    return int(match[1]), int(match[2] or match[1])
