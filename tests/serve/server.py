"""A real server: ``fabula serve`` in a process of its own on a free port of the loopback."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

HELPERS = Path(__file__).parent / "injected"  # holds a sitecustomize.py with the extractors made for tests
PEARS = "每千克梨3.65元，妈妈买13千克梨要付多少元？"
MEETING = "甲、乙两车同时从相距390千米的两地相向而行，甲车每小时行70千米，乙车每小时行60千米，几小时后相遇？"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """Started on entering, stopped on leaving; ``options`` are those of the command line."""

    folder: Path
    options: dict[str, Any] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def start(self) -> None:
        options = {"store": str(self.folder / "store.db"), "extractor": "frames", **self.options}
        flags = [
            part
            for name, value in options.items()
            for part in ((f"--{name}",) if value is True else (f"--{name}", str(value)))
        ]
        paths = os.pathsep.join((str(HELPERS), os.environ.get("PYTHONPATH", "")))
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "fabula.cli.main", "serve", "--port", str(self.port), *flags],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": paths, "OMP_NUM_THREADS": "1"},
                cwd=self.folder,
            )

    def wait(self, seconds: float = 240.0) -> None:
        """Until it is ready."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, self.log
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(self.log)

    def kill(self) -> None:
        """As a power cut would: nothing is finished."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """As an administrator would; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def __enter__(self) -> Server:
        self.start()
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
