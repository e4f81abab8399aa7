"""What a quantity is about, and which is larger."""

from __future__ import annotations

import pytest

from fabula.baselines.masking import mask
from fabula.baselines.quantity_graphs import quantity_graphs

TEXT = "甲车每小时行45千米，乙车每小时行60千米，两地相距300千米，几小时相遇？"


def test_cells_hold_units_and_near_words_of_the_clause() -> None:
    masked = mask(TEXT)
    found = quantity_graphs(TEXT, masked)
    cells: dict[str, set[str]] = {}
    for start, end in found.cells:
        cells.setdefault(masked.words[start], set()).add(masked.words[end])
    assert {"行", "千米"} <= cells["45"] and "乙车" not in cells["45"]
    assert {"行", "千米"} <= cells["60"] and "甲车" not in cells["60"]
    assert "千米" in cells["300"] and "行" not in cells["300"]
    assert not any("，" in words for words in cells.values())


def test_larger_is_by_value_and_never_of_itself() -> None:
    masked = mask(TEXT)
    found = {(masked.words[a], masked.words[b]) for a, b in quantity_graphs(TEXT, masked).larger}
    assert {("60", "45"), ("300", "45"), ("300", "60")} <= found
    assert not any((b, a) in found for a, b in found)


def test_matrices() -> None:
    torch = pytest.importorskip("torch")
    from fabula.baselines.graph2tree import GraphText, adjacency
    from fabula.baselines.quantity_graphs import QuantityGraphs

    text = GraphText((5, 6, 7), (0, 2), (), QuantityGraphs(((0, 1),), ((2, 0),)))
    cells, larger, smaller, every = adjacency(text, 4).unbind()
    assert cells[0, 1] == cells[1, 0] == 1 and cells[0, 2] == 0
    assert larger[2, 0] == 1 and larger[0, 2] == 0
    assert torch.equal(smaller, larger.T)
    assert every.sum() == 4 + 4
    assert all(matrix.diagonal().sum() == 4 for matrix in (cells, larger, smaller, every))
