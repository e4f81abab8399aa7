"""The process that solves: ``python -m fabula.serve.worker OPTIONS`` with frames on stdin and stdout.

It loads its solver once, warms it up, says that it is ready and then does one job after another. It ends
when stdin does, so no worker outlives its server, however that one died.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from pathlib import Path
from typing import Any, BinaryIO

from fabula.errors import FabulaError
from fabula.lang.lexicon import examples
from fabula.serve.frames import pack, read

WARM_UP = ("price", "journey", "times")  # of lang/zh/examples.txt


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us in good order
    jobs, replies = _private_pipes()
    options = json.loads(sys.argv[1])
    try:
        workshop = _workshop(options)
    except FabulaError as error:
        _send(replies, {"fatal": error.message, "hint": error.hint})
        return
    _send(replies, {"ready": os.getpid(), "seconds": _pace(workshop)})
    while (job := read(jobs)) is not None:
        head, body = _done(workshop, job[0])
        _send(replies, head, body)


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, out of reach of anything that prints or reads."""
    jobs, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return jobs, replies


def _workshop(options: dict[str, Any]) -> Any:
    """Everything loaded and used once, so that the first pupil does not wait longer than the others."""
    from fabula.serve.jobs import Workshop
    from fabula.solver import make_solver

    model = Path(options["model"]) if options["model"] else None
    made = Workshop(make_solver(options["extractor"], model, options["seconds"]))
    for text in (examples()[name] for name in WARM_UP):
        made.do("view", {"text": text})
    return made


def _pace(workshop: Any) -> float:
    """What a problem costs here and now; the server lets in as many as that allows."""
    began = time.perf_counter()
    for text in (examples()[name] for name in WARM_UP):
        workshop.solver.solve(text)
    return (time.perf_counter() - began) / len(WARM_UP)


def _done(workshop: Any, job: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    from fabula.serve.jobs import JobError

    try:
        done = workshop.do(job["op"], job["ask"])
    except JobError as error:
        return {"error": error.code, "detail": error.detail}, b""
    except Exception:  # a fault of ours: the server says so, the log says where, and the worker goes on
        return {"fault": traceback.format_exc()}, b""
    return {"media": done.media, "name": done.name, "hurried": done.hurried}, done.body


def _send(file: BinaryIO, head: dict[str, Any], body: bytes = b"") -> None:
    file.write(pack(head, body))
    file.flush()


if __name__ == "__main__":
    main()
