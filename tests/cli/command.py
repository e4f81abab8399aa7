"""The real command in a real process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FABULA = [sys.executable, "-m", "fabula.cli.main"]
TREES = "果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？"


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def fabula(*args: str | Path, stdin: bytes = b"", **env: str) -> Run:
    """Run ``fabula`` to its end; a minute is an eternity."""
    done = subprocess.run(
        [*FABULA, *map(str, args)],
        input=stdin,
        capture_output=True,
        timeout=60,
        env={**os.environ, **env},
        check=False,
    )
    return Run(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def write_lines(path: Path, *lines: Any) -> Path:
    """A JSONL file; bytes are written as they are."""
    raw = (
        line if isinstance(line, bytes) else json.dumps(line, ensure_ascii=False).encode() for line in lines
    )
    path.write_bytes(b"".join(line + b"\n" for line in raw))
    return path


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]
