"""Databases for the store's tests: SQLite always, PostgreSQL really started where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from serve.server import free_port

USER = "fabula"


def program(name: str) -> str | None:
    """A program of PostgreSQL; Debian keeps them out of the path."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join((*map(str, homes), os.environ.get("PATH", "")))
    return shutil.which(name, path=path)


def installed() -> bool:
    return program("initdb") is not None and program("postgres") is not None


def _unprivileged() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "nobody", "--"] if os.geteuid() == 0 else []


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database on a server of our own, on the loopback."""
    folder = Path(tempfile.mkdtemp(prefix="fabula-pg-", dir="/tmp"))
    try:
        if _unprivileged():
            shutil.chown(folder, "nobody")
        options = ["-D", str(folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C"]
        run([program("initdb") or "", *options])
        with _running(folder / "data", folder) as url:
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[str]) -> None:
    subprocess.run([*_unprivileged(), *command], check=True, capture_output=True, timeout=120, cwd="/tmp")


@contextmanager
def _running(data: Path, folder: Path) -> Iterator[str]:
    port = free_port()
    where = ["-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder)]
    command = [program("postgres") or "", *where]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([*_unprivileged(), *command], stdout=log, stderr=log, cwd="/tmp")
    url = f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    try:
        _wait(url, process)
        yield url
    finally:
        run([program("pg_ctl") or "", "-D", str(data), "-m", "immediate", "stop"])
        process.wait(30)


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
