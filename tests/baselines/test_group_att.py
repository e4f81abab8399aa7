"""Group-ATT: clauses, who may look where, shapes, gradients, padding."""

from __future__ import annotations

import torch
from tests.baselines.sequence_models import (
    check_gradients,
    check_padding,
    prepared,
)

from fabula.baselines.batch import Example
from fabula.baselines.group_att import ClausedBatch, GroupAtt, GroupAttention, clauses, group_masks
from fabula.baselines.masking import mask

SMALL = {"heads": 1}


def test_clauses() -> None:
    assert clauses([*"梨4元，买了3盒，几元？"]) == (0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2)
    assert clauses([*"几元？。"]) == (0, 0, 0, 0)  # stops at the end are no clause
    assert clauses(()) == ()


def test_who_may_look_where() -> None:
    made, _, _ = prepared(GroupAtt, **SMALL)
    text = "梨4元，天气很好，买了3千克，要付多少元？"
    found = mask(text)
    batch = made.collate([Example(made.encode(text, found)), Example(made.encode("1元", mask("1元")))])
    assert isinstance(batch, ClausedBatch)
    everywhere, related, paired, asked = group_masks(batch)[0]
    words = list(found.words)
    length = len(words)
    four, three, weather = (words.index(word) for word in ("4", "3", "天气"))
    question = length - 2  # before the question mark
    assert everywhere[:length, :length].all()
    assert related[four, words.index("元")] and not related[four, three]
    assert paired[four, three] and paired[four, question]
    assert not paired[four, weather] and not paired[weather].any()
    assert asked[question, four] and asked[four, question]
    assert not asked[question, question] and not asked[weather].any() and not asked[question, weather]
    short = group_masks(batch)[1]
    assert not short[:, 2:].any() and not short[:, :, 2:].any()  # padding neither looks nor is seen


def test_shapes_and_an_empty_view() -> None:
    _, network, batch = prepared(GroupAtt, **SMALL)
    assert isinstance(batch, ClausedBatch)
    rows, length = batch.words.shape
    assert group_masks(batch).shape == (rows, 4, length, length)
    attention = GroupAttention(32, 2, 0.0)
    states = torch.randn(rows, length, 32)
    assert attention(states, group_masks(batch)).shape == states.shape
    assert attention(states, torch.zeros_like(group_masks(batch))).isfinite().all()
    assert network(batch).shape == ()


def test_gradients() -> None:
    check_gradients(GroupAtt, **SMALL)


def test_padding_is_not_read() -> None:
    check_padding(GroupAtt, **SMALL)
