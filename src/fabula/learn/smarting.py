"""Training the paper's networks: pseudo-gold graphs → examples → batches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from fabula.extract.neural.encode import Encoded
from fabula.extract.neural.labels import ATTRIBUTES, BEGIN, BUCKETS, INSIDE, LAYER_COUNT, OUTSIDE, Labels
from fabula.extract.neural.wording import wording
from fabula.learn.models.smart import SmartBatch


@dataclass(frozen=True)
class SmartExample:
    """A problem with the labels of its pseudo-gold graph."""

    id: str
    encoded: Encoded
    labels: Labels

    @property
    def size(self) -> int:
        return len(self.encoded.ids)


def collate_smart(chosen: Sequence[SmartExample]) -> SmartBatch:
    """Padded tensors; sentences of all problems stand in one list."""
    ids, real, attributes, tags = _tokens(chosen)
    silent = torch.zeros(len(chosen), BUCKETS)
    for row, example in enumerate(chosen):
        silent[row, list(example.labels.silent)] = 1.0
    nodes = _nodes(chosen)
    quantities = _padded([[o.token for o in e.encoded.operands[1:]] for e in chosen])
    return SmartBatch(
        ids, real, attributes, tags, silent, *nodes, _owned(chosen), quantities,
        *_sentences(chosen, nodes[0].shape[1]),
    )  # fmt: skip


def _tokens(chosen: Sequence[SmartExample]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    longest = max(e.size for e in chosen)
    ids = torch.zeros(len(chosen), longest, dtype=torch.long)
    real = torch.zeros(len(chosen), longest, dtype=torch.bool)
    attributes = torch.full((len(chosen), longest), -1, dtype=torch.long)
    tags = torch.full((len(chosen), longest, LAYER_COUNT), -1, dtype=torch.long)
    for row, example in enumerate(chosen):
        ids[row, : example.size] = torch.tensor(example.encoded.ids)
        real[row, : example.size] = True
        tags[row, 1 : example.size - 1] = OUTSIDE
        for token, kind in example.labels.attributes:
            attributes[row, token] = kind
        for layer, start, end in example.labels.spans:
            tags[row, start, layer] = BEGIN
            tags[row, start + 1 : end, layer] = INSIDE
    return ids, real, attributes, tags


def _nodes(chosen: Sequence[SmartExample]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Spans, buckets and kinds, given and asked attributes of the nodes of every problem."""
    most = max(len(e.labels.nodes) for e in chosen)
    spans = torch.zeros(len(chosen), most, 2, dtype=torch.long)
    kinds = torch.full((len(chosen), most, 2), -1, dtype=torch.long)
    given = torch.full((len(chosen), most, len(ATTRIBUTES)), -1, dtype=torch.long)
    asked = torch.full((len(chosen), most), -1, dtype=torch.long)
    for row, example in enumerate(chosen):
        for at, node in enumerate(example.labels.nodes):
            spans[row, at] = torch.tensor((node.start, node.end))
            kinds[row, at] = torch.tensor((node.bucket, node.kind))
            asked[row, at] = node.asked
            for attribute, token in node.given:
                given[row, at, attribute] = token
    return spans, kinds, given, asked


def _owned(chosen: Sequence[SmartExample]) -> Tensor:
    """Token, attribute and node of every number that is an attribute, and of the goal."""
    most = max((len(e.labels.owners) for e in chosen), default=0)
    owned = torch.full((len(chosen), max(1, most), 3), -1, dtype=torch.long)
    for row, example in enumerate(chosen):
        classes = dict(example.labels.attributes)
        for at, (token, node) in enumerate(example.labels.owners):
            owned[row, at] = torch.tensor((token, classes[token] - 1, node))
    return owned


def _sentences(chosen: Sequence[SmartExample], most_nodes: int) -> tuple[Tensor, Tensor, Tensor]:
    """Problem, context and words of every sentence; quantities stand behind the padding of the nodes."""
    rows = [(i, s, len(e.labels.nodes)) for i, e in enumerate(chosen) for s in e.labels.sentences]
    words = _padded([[_shifted(w, nodes, most_nodes) for w in s.words] for _, s, nodes in rows])
    owner = torch.tensor([i for i, _, _ in rows], dtype=torch.long)
    context = torch.tensor([(s.start, s.end) for _, s, _ in rows], dtype=torch.long)
    return owner, context, words


def _padded(rows: Sequence[Sequence[int]]) -> Tensor:
    made = torch.full((len(rows), max(1, *map(len, rows)) if rows else 1), -1, dtype=torch.long)
    for row, values in zip(made, rows, strict=True):
        row[: len(values)] = torch.tensor(values, dtype=torch.long)
    return made


def _shifted(word: int, nodes: int, most: int) -> int:
    return word if word < len(wording()) + nodes else word + most - nodes
