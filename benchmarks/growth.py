"""What a problem costs as its story gets longer: 1 to 10 events of one form.

    python benchmarks/growth.py [--events 10] [--rounds 7]

Prints milliseconds (the best of some rounds) for each number of events, and by what power of the number of
events the cost grows (1 is linear), fitted on the doubly logarithmic scale from two events on.
"""

from __future__ import annotations

import argparse
import math
import time

from stories import STORIES

import fabula


def milliseconds(text: str, rounds: int) -> tuple[float, bool]:
    """The best of so many rounds, and whether the problem was answered."""
    solver = fabula.load()
    best = math.inf
    for _ in range(rounds):
        start = time.perf_counter()
        solution = solver.solve(text)
        best = min(best, time.perf_counter() - start)
    return best * 1000, solution.answer is not None


def slope(costs: dict[int, float]) -> float:
    """The exponent k of cost ≈ c·nᵏ, by least squares."""
    points = [(math.log(n), math.log(cost)) for n, cost in costs.items() if n >= 2]
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--events", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    numbers = range(1, max(options.events, 3) + 1)
    milliseconds(STORIES["reading"](1), 1)  # load everything
    print(f"{'events':>10} " + " ".join(f"{n:>7}" for n in numbers) + "   ×(last/first)  power")
    for name, story in STORIES.items():
        costs, unanswered = {}, []
        for n in numbers:
            costs[n], answered = milliseconds(story(n), options.rounds)
            if not answered:
                unanswered.append(n)
        row = " ".join(f"{cost:7.1f}" for cost in costs.values())
        ratio = costs[numbers[-1]] / costs[1]
        note = f"  unanswered: {unanswered}" if unanswered else ""
        print(f"{name:>10} {row}   {ratio:12.1f}  {slope(costs):5.2f}{note}")
    print("milliseconds; linear growth is ×10 or less and power 1")


if __name__ == "__main__":
    main()
