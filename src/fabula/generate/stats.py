"""What was written, in figures."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from fabula.generate.make import Made


@dataclass
class Stats:
    """Counts by kind; a text is masked to find out whether the same was told twice."""

    kinds: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    lengths: Counter[str] = field(default_factory=Counter)
    masked: set[str] = field(default_factory=set)

    def add(self, made: Made) -> None:
        self.kinds[made.kind] += 1
        self.events[made.kind] += made.events
        self.lengths[made.kind] += len(made.text)
        self.masked.add(mask(made))

    def text(self) -> str:
        total = sum(self.kinds.values())
        lines = [f"{'kind':15}{'n':>6}{'events':>8}{'length':>8}"]
        for kind, count in sorted(self.kinds.items()):
            lines.append(f"{kind:15}{count:6}{self.events[kind] / count:8.1f}{self.lengths[kind] / count:8.1f}")
        twice = 100 * (1 - len(self.masked) / total) if total else 0.0
        return "\n".join((*lines, f"{'all':15}{total:6}", f"told twice after masking numbers and names: {twice:.1f} %"))


def mask(made: Made) -> str:
    """The text without its numbers, the names of its nodes and the words that were drawn for it."""
    text = re.sub(r"\d+(\.\d+)?", "0", made.text)
    labels = {*made.names, *(node.label for node in made.gold.graph.agents)}
    for label in sorted(labels, key=lambda name: (-len(name), name)):
        text = text.replace(label, "X")
    return text
