"""All that can be set, in one place; every part of the server is built from this and from nothing global."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

MAX_TEXT = 2000  # characters of a problem; the reader's own limit (fabula.text), a test compares the two
MAX_BATCH = 100  # problems in one request
MAX_SET = 30  # problems that a class works on
CLASS_SIZE = 60  # pupils in a class, unless its teacher says otherwise


def cores() -> int:
    """Processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    """What the server is told. Times are in seconds, sizes in bytes."""

    host: str = "127.0.0.1"
    port: int = 8017
    store: str = "fabula.db"  # a file for SQLite, or a URL
    shared: bool = False  # other servers use this store, too: limits are kept in it

    extractor: str = ""  # the default one
    model: Path | None = None
    solve_seconds: float = 4.0  # what the solver allows itself for a problem

    workers: int = 0  # processes that solve; 0: one for each core
    start_seconds: float = 180.0  # for a worker to load and warm up; seconds, on a machine that has time
    job_seconds: float = 8.0  # for a job in a worker; one that takes longer is killed with its worker
    request_seconds: float = 10.0  # for a whole request, waiting included
    batch_seconds: float = 60.0  # the same for many problems
    batches: int = 2  # requests with many problems at the same time

    wait: float = 0.06  # a lasting queue is kept so short
    burst_wait: float = 1.0  # a sudden one may be so long

    rate: float = 20.0  # requests a second for each client in the long run; 0: no limit
    burst: float = 100.0  # requests a client may make at once
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For is believed, with commas

    cors: str = ""  # origins of other sites whose pages may use the API, with commas; * for all

    body_bytes: int = 64 * 1024
    batch_bytes: int = 2 * 1024 * 1024
    header_seconds: float = 5.0  # until a client has said what it wants
    body_seconds: float = 10.0  # until its whole body is there
    idle_seconds: int = 35  # a connection without requests is closed; longer than any Retry-After
    connections: int = 2000  # more at once are refused
    stop_seconds: int = 10  # for requests that are under way when the server is told to stop

    cache_entries: int = 4096
    cache_bytes: int = 64 * 1024 * 1024

    log: str = "info"

    @property
    def processes(self) -> int:
        return self.workers or cores()
