"""One worksheet for all tests: drawing reads every problem back, which takes a while."""

from __future__ import annotations

import pytest

from fabula.solution import Solution
from fabula.solver import load
from fabula.worksheet import Item, Layout, Order, Sheet, draw, version

ORDER = Order(grades=(3, 6), count=8, seed=7)


def solve(text: str) -> Solution:
    return load().solve(text)


@pytest.fixture(scope="session")
def items() -> tuple[Item, ...]:
    return draw(ORDER, solve)


@pytest.fixture(scope="session")
def others(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return version(items, "B", solve)


@pytest.fixture
def sheet(items: tuple[Item, ...]) -> Sheet:
    return Sheet(items, "A", "7")


@pytest.fixture
def layout() -> Layout:
    return Layout(server="http://127.0.0.1:8017")
