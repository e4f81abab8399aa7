"""What was written, in figures."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from fabula.generate.make import Made

COLUMNS = ("events", "steps", "relations", "numbers", "unused", "length")


@dataclass
class Stats:
    """Means by kind; how many events and steps there are; a text is masked to see whether the same was told twice."""

    kinds: Counter[str] = field(default_factory=Counter)
    sums: dict[str, Counter[str]] = field(default_factory=lambda: {name: Counter() for name in COLUMNS})
    events: Counter[int] = field(default_factory=Counter)
    steps: Counter[int] = field(default_factory=Counter)
    masked: set[str] = field(default_factory=set)

    def add(self, made: Made) -> None:
        self.kinds[made.kind] += 1
        for name in COLUMNS:
            self.sums[name][made.kind] += made.difficulty[name]
        self.events[made.events] += 1
        self.steps[made.steps] += 1
        self.masked.add(mask(made))

    def text(self) -> str:
        total = sum(self.kinds.values())
        lines = [f"{'kind':15}{'n':>6}" + "".join(f"{name:>10}" for name in COLUMNS)]
        for kind, count in sorted(self.kinds.items()):
            means = (self.sums[name][kind] / count for name in COLUMNS)
            lines.append(f"{kind:15}{count:6}" + "".join(f"{mean:10.1f}" for mean in means))
        means = (sum(self.sums[name].values()) / total if total else 0.0 for name in COLUMNS)
        lines.append(f"{'all':15}{total:6}" + "".join(f"{mean:10.1f}" for mean in means))
        twice = 100 * (1 - len(self.masked) / total) if total else 0.0
        return "\n".join(
            (
                *lines,
                f"events: {_counts(self.events)}",
                f"steps:  {_counts(self.steps)}",
                f"told twice after masking numbers and names: {twice:.1f} %",
            )
        )


def _counts(counter: Counter[int]) -> str:
    return ", ".join(f"{number}: {count}" for number, count in sorted(counter.items()))


def mask(made: Made) -> str:
    """The text without its numbers, the names of its nodes and the words that were drawn for it."""
    text = re.sub(r"\d+(\.\d+)?", "0", made.text)
    labels = {*made.names, *(node.label for node in made.gold.graph.agents)}
    for label in sorted(labels, key=lambda name: (-len(name), name)):
        text = text.replace(label, "X")
    return text
