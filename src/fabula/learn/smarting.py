"""Training the paper's networks: pseudo-gold graphs → examples → batches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch

from fabula.extract.neural.encode import Encoded
from fabula.extract.neural.labels import BEGIN, INSIDE, LAYER_COUNT, OUTSIDE, Labels
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
    """Padded tensors; relations of all problems stand in one list."""
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
    return SmartBatch(ids, real, attributes, tags, *_relations(chosen))


def _relations(chosen: Sequence[SmartExample]) -> tuple[torch.Tensor, ...]:
    """Owner, context, nodes, quantities and words of every relation, padded over the batch."""
    rows = [(i, s, e) for i, e in enumerate(chosen) for s in e.labels.sentences]
    most_nodes = max((len(e.labels.nodes) for e in chosen), default=0)
    most_numbers = max((len(e.encoded.operands) - 1 for e in chosen), default=0)
    longest = max((len(s.words) for _, s, _ in rows), default=1)
    spans = torch.zeros(len(rows), most_nodes, 2, dtype=torch.long)
    kinds = torch.full((len(rows), most_nodes, 2), -1, dtype=torch.long)
    quantities = torch.full((len(rows), most_numbers), -1, dtype=torch.long)
    words = torch.full((len(rows), longest), -1, dtype=torch.long)
    for row, (_, sentence, example) in enumerate(rows):
        nodes = example.labels.nodes
        spans[row, : len(nodes)] = torch.tensor([(n.start, n.end) for n in nodes])
        kinds[row, : len(nodes)] = torch.tensor([(n.bucket, n.kind) for n in nodes])
        places = [o.token for o in example.encoded.operands[1:]]
        quantities[row, : len(places)] = torch.tensor(places, dtype=torch.long)
        words[row, : len(sentence.words)] = torch.tensor(
            [_shifted(w, len(nodes), most_nodes) for w in sentence.words]
        )
    owner = torch.tensor([i for i, _, _ in rows], dtype=torch.long)
    context = torch.tensor([(s.start, s.end) for _, s, _ in rows], dtype=torch.long).view(-1, 2)
    return owner, context, spans, kinds, quantities, words


def _shifted(word: int, nodes: int, most: int) -> int:
    """Quantities stand behind the padding of the nodes."""
    from fabula.extract.neural.labels import symbols

    return word if word < len(symbols()) + nodes else word + most - nodes
