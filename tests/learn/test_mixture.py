"""Examples drawn by shares."""

from __future__ import annotations

from collections import Counter

from fabula.learn.mixture import SHARES, drawn

POOLS = {"folder": ["a", "b", "c"], "stories": [f"s{i}" for i in range(50)], "written": []}


def test_the_same_seed_draws_the_same() -> None:
    assert drawn(POOLS, 200, 1) == drawn(POOLS, 200, 1) != drawn(POOLS, 200, 2)


def test_a_source_is_gone_through_before_anything_of_it_comes_again() -> None:
    stories = [e for e in drawn(POOLS, 400, 3) if e.startswith("s")]
    assert len(set(stories[:50])) == 50
    counts = Counter(stories)
    assert max(counts.values()) - min(counts.values()) <= 1


def test_shares_hold_and_an_empty_source_leaves_its_own_to_the_others() -> None:
    found = drawn(POOLS, 3000, 4)
    expected = SHARES["folder"] / (SHARES["folder"] + SHARES["stories"])
    assert abs(sum(len(e) == 1 for e in found) / 3000 - expected) < 0.03
    assert drawn({}, 5, 1) == []
