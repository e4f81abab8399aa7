"""``smart``: the grammar's readings of a text, in the order of the probability that the networks give them.

The initial parser's choices span the part of L(G) that is searched; attribute NER, nested NER and Seq2Seq
say how likely each graph is, p(pg|x) = p(V|x) · p(A|x) · p(E|x) (``parse/score.py``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabula.extract.base import Extractor, Reading
from fabula.extract.neural.encode import Encoded, encode
from fabula.extract.neural.encoder import OnnxEncoder
from fabula.extract.neural.labels import BEGIN, INSIDE, Labels, NodeRef, Sentence, labels
from fabula.extract.neural.store import HEADS, ModelFolder
from fabula.extract.rules.parser import RuleExtractor
from fabula.parse.score import Parts, Reduction, log_probability
from fabula.situation import derive
from fabula.text import Problem

Array = NDArray[np.float32]
Key = tuple[tuple[NodeRef, ...], Sentence]


class SmartScorer:
    """The heads in numpy: how likely are the parts of a graph?"""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        self.weights: dict[str, Array] = {name: np.asarray(w, np.float32) for name, w in weights.items()}

    def parts(self, vectors: Array, encoded: Encoded, graphs: Sequence[Labels]) -> list[Parts]:
        """The probabilities of every graph's words and equations; each sentence is scored once."""
        attributes = _softmax(self._linear("attribute", vectors))
        tags = _softmax(self._linear("layers", vectors).reshape(len(vectors), -1, 3))
        keys = dict.fromkeys((g.nodes, s) for g in graphs for s in g.sentences)
        scores = dict(zip(keys, self._sentences(vectors, encoded, list(keys)), strict=True))
        return [
            Parts(
                tuple(p for span in graph.spans for p in _span(tags, *span)),
                tuple(float(attributes[token, kind]) for token, kind in graph.attributes),
                tuple(scores[graph.nodes, sentence] for sentence in graph.sentences),
            )
            for graph in graphs
        ]

    def _linear(self, name: str, x: Array) -> Array:
        y: Array = x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return y

    def _sentences(self, vectors: Array, encoded: Encoded, keys: Sequence[Key]) -> list[float]:
        """The probability of each sentence, all at once."""
        if not keys:
            return []
        sums = np.concatenate((np.zeros_like(vectors[:1]), vectors.cumsum(0)))
        spans = np.array([_mean(sums, s.start, s.end) for _, s in keys])
        first = np.broadcast_to(vectors[0], spans.shape)
        context = np.tanh(self._linear("context", np.concatenate((spans, first), -1)))
        candidates, allowed, words, real = self._candidates(vectors, sums, encoded, keys)
        state, total = context, np.zeros(len(keys), np.float32)
        inputs = np.broadcast_to(self.weights["begin"], context.shape)
        rows = np.arange(len(keys))
        for t in range(words.shape[1]):
            state = self._cell(inputs, state)
            query = self._linear("query", np.concatenate((state, context), -1))
            scores = np.einsum("rcd,rd->rc", candidates, query) * candidates.shape[2] ** -0.5
            scores = np.where(allowed, scores, -1e4)
            top = scores.max(1)
            normal = top + np.log(np.exp(scores - top[:, None]).sum(1))
            total += np.where(real[:, t], scores[rows, words[:, t]] - normal, 0.0)
            inputs = candidates[rows, words[:, t]]
        return [float(p) for p in np.exp(total)]

    def _candidates(
        self, vectors: Array, sums: Array, encoded: Encoded, keys: Sequence[Key]
    ) -> tuple[Array, NDArray[np.bool_], NDArray[np.int64], NDArray[np.bool_]]:
        """Symbols, nodes and quantities of each sentence, padded; and its words."""
        fixed = self.weights["symbols.weight"]
        places = [o.token for o in encoded.operands[1:]]
        numbers = self._linear("quantity", vectors[places]) if places else fixed[:0]
        longest = max(len(s.words) for _, s in keys)
        most = len(fixed) + len(numbers) + max(len(nodes) for nodes, _ in keys)
        candidates = np.zeros((len(keys), most, fixed.shape[1]), np.float32)
        allowed = np.zeros((len(keys), most), bool)
        words = np.zeros((len(keys), longest), np.int64)
        real = np.zeros((len(keys), longest), bool)
        known: dict[NodeRef, Array] = {}
        for row, (nodes, sentence) in enumerate(keys):
            for node in nodes:
                if node not in known:
                    known[node] = self._node(sums, node)
            own = np.concatenate((fixed, np.array([known[n] for n in nodes]), numbers))
            candidates[row, : len(own)], allowed[row, : len(own)] = own, True
            words[row, : len(sentence.words)], real[row, : len(sentence.words)] = sentence.words, True
        return candidates, allowed, words, real

    def _node(self, sums: Array, node: NodeRef) -> Array:
        kind: Array = self.weights["kinds.weight"][node.kind]
        if not node.end:
            bucket: Array = self.weights["buckets.weight"][node.bucket]
            return np.add(bucket, kind)
        return np.add(self._linear("node", _mean(sums, node.start, node.end)), kind)

    def _cell(self, x: Array, state: Array) -> Array:
        """A GRU step with torch's order of gates: reset, update, new."""
        w, d = self.weights, state.shape[1]
        into = x @ w["cell.weight_ih_l0"].T + w["cell.bias_ih_l0"]
        from_ = state @ w["cell.weight_hh_l0"].T + w["cell.bias_hh_l0"]
        reset = 1 / (1 + np.exp(-(into[:, :d] + from_[:, :d])))
        keep = 1 / (1 + np.exp(-(into[:, d : 2 * d] + from_[:, d : 2 * d])))
        new = np.tanh(into[:, 2 * d :] + reset * from_[:, 2 * d :])
        mixed: Array = (1 - keep) * new + keep * state
        return mixed


def _mean(sums: Array, start: int, end: int) -> Array:
    mean: Array = (sums[end] - sums[start]) / max(1, end - start)
    return mean


def _softmax(x: Array) -> Array:
    weights = np.exp(x - x.max(-1, keepdims=True))
    normal: Array = weights / weights.sum(-1, keepdims=True)
    return normal


def _span(tags: Array, layer: int, start: int, end: int) -> Iterator[float]:
    """p_ner of each token of a span."""
    for token in range(start, end):
        yield float(tags[token, layer, BEGIN if token == start else INSIDE])


class SmartExtractor:
    """The paper's system: readings of the grammar, most probable first."""

    name = "smart"

    def __init__(
        self,
        folder: ModelFolder,
        reduction: Reduction | None = None,
        initial: Extractor | None = None,
        limit: int = 60,
    ) -> None:
        self.vocabulary = folder.vocabulary()
        self.encoder = OnnxEncoder(folder)
        self.scorer = SmartScorer(folder.arrays(HEADS))
        self.reduction = reduction or Reduction(folder.card.get("reduction", Reduction.SUM))
        self.prior = float(folder.card.get("prior", 0.0))
        self.initial: Extractor = initial or RuleExtractor()
        self.limit = limit

    def readings(self, problem: Problem) -> Iterator[Reading]:
        candidates = list(islice((r for r in self.initial.readings(problem) if derive(r.graph)), self.limit))
        if not candidates:
            return
        encoded = encode(problem, self.vocabulary)
        vectors = self.encoder(encoded.ids)
        yield from rescore(self.scorer, vectors, encoded, problem, candidates, self.reduction, self.prior)


def rescore(
    scorer: SmartScorer,
    vectors: Array,
    encoded: Encoded,
    problem: Problem,
    candidates: Sequence[Reading],
    reduction: Reduction,
    prior: float = 0.0,
) -> list[Reading]:
    """The candidates with log p(pg|x) for their score, best first; ``prior`` weighs their own."""
    parts = scorer.parts(vectors, encoded, [labels(problem, encoded, r.graph) for r in candidates])
    scored = [
        replace(reading, score=log_probability(part, reduction) + prior * reading.score)
        for reading, part in zip(candidates, parts, strict=True)
    ]
    return sorted(scored, key=lambda reading: -reading.score)
