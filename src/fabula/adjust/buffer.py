"""A situation put right by hand, as a line that training reads."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from fabula.solution import Solution
from fabula.solve.attempt import Attempt

BY_HAND = 0  # the iteration of what was there before any model was trained


def buffer_line(solution: Solution, attempt: Attempt) -> dict[str, Any]:
    """One line of the success buffer (``success.jsonl``) for this problem with this situation.

    The text is in it too, which the training does not read: a person who collects such lines wants to know
    what they are about. The id is the text's own, so that the same problem corrected twice is one problem.
    """
    return {
        "id": "text-" + blake2b(solution.text.encode("utf-8", "replace"), digest_size=8).hexdigest(),
        "iteration": BY_HAND,
        "score": round(attempt.reading.score, 6),
        "agreeing": 1,
        "mentions": [mention.to_json() for mention in attempt.reading.mentions],
        "graph": attempt.reading.graph.to_json(),
        "text": solution.text,
    }
