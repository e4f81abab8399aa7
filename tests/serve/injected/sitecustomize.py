"""Python runs this at its start when the folder is on its path: extractors for tests, in the workers too.

The product knows nothing of them. A text that begins with 慢， takes for ever, in a way that nothing interrupts from
inside; one that says 等 a fifth of a second; one that says 崩 ends the process.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from typing import Any

from fabula.extract import EXTRACTORS


class Wayward:
    """The frames, except for three words."""

    name = "wayward"

    def __init__(self) -> None:
        self.frames = EXTRACTORS["frames"]()

    def readings(self, problem: Any) -> Iterable[Any]:
        if "崩" in problem.text:
            os._exit(9)
        while problem.text.startswith("慢，"):
            time.sleep(0.1)
        if "等" in problem.text:
            time.sleep(0.2)
        return self.frames.readings(problem)


EXTRACTORS["wayward"] = Wayward
