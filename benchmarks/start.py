"""From the start of the process to the first answer, and what `fabula --help` and `import fabula` cost.

python benchmarks/start.py [--rounds 5]

Each command runs once before it is measured, and byte code is kept whatever the environment says: an installed program
has it, and without it 0.3 s go into compiling our own files. CPU seconds are of all threads; they depend less on what
else the machine does.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time

from stories import reading

COMMANDS = {
    "python, nothing": ["-c", "pass"],
    "import fabula": ["-c", "import fabula"],
    "fabula --help": ["-m", "fabula.cli.main", "--help"],
    "first answer (API)": ["-c", f"import fabula; assert fabula.solve({reading(2)!r}).answer"],
    "first answer (fabula solve)": ["-m", "fabula.cli.main", "solve", reading(2)],
}


ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def seconds(command: list[str]) -> tuple[float, float]:
    """Of the clock, and of processors."""
    before, start = used(), time.perf_counter()
    subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    return time.perf_counter() - start, used() - before


def used() -> float:
    """The CPU seconds of all processes that were run so far."""
    all_ = resource.getrusage(resource.RUSAGE_CHILDREN)
    return all_.ru_utime + all_.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    for name, command in COMMANDS.items():
        seconds(command)
        clock, work = zip(*(seconds(command) for _ in range(rounds)), strict=True)
        wall, cpu = (sorted(times)[rounds // 2] for times in (clock, work))
        print(f"{name:>28}: median {wall:.2f} s, worst {max(clock):.2f} s of {rounds}; {cpu:.2f} s CPU")


if __name__ == "__main__":
    main()
