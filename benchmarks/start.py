"""From the start of the process to the first answer, and what `fabula --help` and `import fabula` cost.

python benchmarks/start.py [--rounds 5]
"""

from __future__ import annotations

import argparse
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


def seconds(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    for name, command in COMMANDS.items():
        times = sorted(seconds(command) for _ in range(rounds))
        print(f"{name:>28}: median {times[len(times) // 2]:.2f} s, worst {times[-1]:.2f} s of {rounds}")


if __name__ == "__main__":
    main()
