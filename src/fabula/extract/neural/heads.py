"""The paper's networks above the encoder, in numpy: what they say of a problem's tokens, nodes, sentences.

L tokens, H width, N nodes, C candidates (symbols, nodes, quantities), R rows of the Seq2Seq, D its width.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabula.errors import ModelError
from fabula.extract.neural.cell import gru
from fabula.extract.neural.encode import Encoded
from fabula.extract.neural.labels import BEGIN, INSIDE, LAYER_COUNT, Labels, NodeRef, Sentence
from fabula.extract.neural.wording import wording
from fabula.parse.score import Parts

Array = NDArray[np.float32]
Key = tuple[tuple[NodeRef, ...], Sentence]
OFF = -1e4
SYMBOLS = "symbols.weight"


def translated(weights: Mapping[str, Any], words: Sequence[str]) -> dict[str, Any]:
    """Weights that learned with these words of the relation language, for the language of today.

    A predicate or circumstance that was added since counts as an average word; one that is gone is forgotten.
    """
    now, table = wording().names, weights[SYMBOLS]
    if len(words) != len(table):
        hint = "train it again, or use the version of Fabula that it was trained with"
        raise ModelError(f"the model knows {len(table)} words of relations, not {len(words)}", hint=hint)
    places = {word: place for place, word in enumerate(words)}
    average = table.mean(0)
    rows = [table[places[word]] if word in places else average for word in now]
    return {**weights, SYMBOLS: np.stack(rows)}


class Heads:
    """The weights; :meth:`of` gives their view of one problem."""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        self.weights: dict[str, Array] = {name: np.asarray(w, np.float32) for name, w in weights.items()}

    def of(self, vectors: Array, encoded: Encoded) -> View:
        return View(self, vectors, encoded)

    def linear(self, name: str, x: Array) -> Array:
        y: Array = x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return y

    def table(self, name: str) -> Array:
        return self.weights[f"{name}.weight"]

    def cell(self, x: Array, state: Array) -> Array:
        """One step of the GRU."""
        w = self.weights
        into = x @ w["cell.weight_ih_l0"].T + w["cell.bias_ih_l0"]
        from_ = state @ w["cell.weight_hh_l0"].T + w["cell.bias_hh_l0"]
        return gru(into, from_, state)


@dataclass
class Rows:
    """The Seq2Seq at work on some rows: their state, what they were asked, and what they may point at."""

    state: Array  # (R, D)
    context: Array  # (R, D)
    candidates: Array  # (R, C, D)
    allowed: NDArray[np.bool_]  # (R, C)
    inputs: Array  # (R, D)


class View:
    """Everything that the networks say of one problem; each thing is worked out once."""

    def __init__(self, heads: Heads, vectors: Array, encoded: Encoded) -> None:
        self.heads = heads
        self.vectors = vectors
        self.encoded = encoded
        self.sums = np.concatenate((np.zeros_like(vectors[:1]), vectors.cumsum(0)))
        self._named: dict[NodeRef, Array] = {}

    # NER

    @cached_property
    def attributes(self) -> Array:
        """Log probability of each token's class, if it is a number: (L, classes)."""
        return log_softmax(self.heads.linear("attribute", self.vectors))

    @cached_property
    def tags(self) -> Array:
        """Log probability of each token's tag in each layer, (L, layers, 3)."""
        logits = self.heads.linear("layers", self.vectors)
        return log_softmax(logits.reshape(len(logits), LAYER_COUNT, 3))

    @cached_property
    def silent(self) -> Array:
        """Log probability that a node without words is not there, and that it is, (buckets, 2)."""
        logits = self.heads.linear("silent", self.vectors[:1])[0]
        return np.stack((-np.logaddexp(0, logits), -np.logaddexp(0, -logits)), 1)

    # Nodes

    def named(self, node: NodeRef) -> Array:
        """A node without its attributes, (D,)."""
        bare = NodeRef(node.start, node.end, node.bucket, node.kind)
        if bare not in self._named:
            spoken = self.heads.linear("node", self._mean(node.start, node.end)) if node.end else None
            own = self.heads.table("buckets")[node.bucket] if spoken is None else spoken
            self._named[bare] = own + self.heads.table("kinds")[node.kind]
        return self._named[bare]

    def owners(self, token: int, attribute: int, nodes: Sequence[NodeRef]) -> Array:
        """Log probability of each node to have the number at ``token`` for its attribute, (N,)."""
        query = self.heads.linear("owner", self.vectors[token]) + self.heads.table("holds")[attribute]
        names = np.array([self.named(n) for n in nodes])
        return log_softmax(names @ query * len(query) ** -0.5)

    def _with_attributes(self, node: NodeRef) -> Array:
        made = self.named(node)
        for attribute, token in node.given:
            number = self.heads.linear("given", self.vectors[token])
            made = made + number + self.heads.table("holds")[attribute]
        return made if node.asked < 0 else np.add(made, self.heads.table("asked")[node.asked])

    # Seq2Seq

    @cached_property
    def memory(self) -> Array:
        return self.heads.linear("memory", self.vectors)

    @cached_property
    def quantities(self) -> Array:
        places = [o.token for o in self.encoded.operands[1:]]
        return self.heads.linear("quantity", self.vectors[places]) if places else self.memory[:0]

    def rows(self, asked: Sequence[tuple[tuple[NodeRef, ...], int, int]]) -> Rows:
        """Rows that are about to say what the given nodes and stretches of text state."""
        spans = np.array([self._mean(start, end) for _, start, end in asked])
        first = np.broadcast_to(self.vectors[0], spans.shape)
        context = np.tanh(self.heads.linear("context", np.concatenate((spans, first), -1)))
        fixed = self.heads.table("symbols")
        most = len(fixed) + len(self.quantities) + max(len(nodes) for nodes, _, _ in asked)
        candidates = np.zeros((len(asked), most, fixed.shape[1]), np.float32)
        allowed = np.zeros((len(asked), most), bool)
        known: dict[tuple[NodeRef, ...], Array] = {}
        for row, (nodes, _, _) in enumerate(asked):
            if nodes not in known:
                own = np.array([self._with_attributes(n) for n in nodes])
                known[nodes] = np.concatenate((fixed, own, self.quantities))
            candidates[row, : len(known[nodes])], allowed[row, : len(known[nodes])] = known[nodes], True
        begin = np.broadcast_to(self.heads.weights["begin"], context.shape)
        return Rows(context, context, candidates, allowed, begin)

    def step(self, rows: Rows) -> Array:
        """One word further: log probability of every candidate, (R, C); ``rows.state`` moves on."""
        rows.state = state = self.heads.cell(rows.inputs, rows.state)
        scale = state.shape[1] ** -0.5
        read = softmax(state @ self.memory.T * scale) @ self.memory
        query = self.heads.linear("query", np.concatenate((state, read, rows.context), -1))
        scores = np.einsum("rcd,rd->rc", rows.candidates, query) * scale
        return log_softmax(np.where(rows.allowed, scores, OFF))

    def sentences(self, keys: Sequence[Key]) -> list[float]:
        """The log probability of each sentence, all at once."""
        if not keys:
            return []
        rows = self.rows([(nodes, s.start, s.end) for nodes, s in keys])
        longest = max(len(s.words) for _, s in keys)
        words = np.zeros((len(keys), longest), np.int64)
        real = np.zeros((len(keys), longest), bool)
        for row, (_, sentence) in enumerate(keys):
            words[row, : len(sentence.words)], real[row, : len(sentence.words)] = sentence.words, True
        total, at = np.zeros(len(keys)), np.arange(len(keys))
        for t in range(longest):
            total += np.where(real[:, t], self.step(rows)[at, words[:, t]], 0.0)
            rows.inputs = rows.candidates[at, words[:, t]]
        return [float(p) for p in total]

    def _mean(self, start: int, end: int) -> Array:
        mean: Array = (self.sums[end] - self.sums[start]) / max(1, end - start)
        return mean

    # Graphs

    def parts(self, graphs: Sequence[Labels]) -> list[Parts]:
        """The probabilities of every graph's words and equations; each sentence is scored once."""
        keys = list(dict.fromkeys((g.nodes, s) for g in graphs for s in g.sentences))
        scores = dict(zip(keys, self.sentences(keys), strict=True))
        return [self._parts(graph, scores) for graph in graphs]

    def _parts(self, graph: Labels, scores: Mapping[Key, float]) -> Parts:
        chosen = {(t, layer): tag for layer, *span in graph.spans for t, tag in _span_tags(*span)}
        spoken = [float(self.tags[t, layer, tag]) for (t, layer), tag in chosen.items()]
        inner = self.tags[1:-1, :, 0]
        outside = float(inner.sum()) - sum(float(self.tags[t, layer, 0]) for t, layer in chosen)
        there = list(graph.silent)
        silent = float(self.silent[:, 0].sum() + (self.silent[there, 1] - self.silent[there, 0]).sum())
        classes = [float(self.attributes[token, kind]) for token, kind in graph.attributes]
        kinds = dict(graph.attributes)
        owned = sum(
            float(self.owners(token, kinds[token] - 1, graph.nodes)[node]) for token, node in graph.owners
        )
        stated = [scores[graph.nodes, sentence] for sentence in graph.sentences]
        said = [p for p, s in zip(stated, graph.sentences, strict=True) if len(s.words) > 1]
        return Parts(
            tuple(np.exp(spoken).tolist()),
            tuple(np.exp(classes).tolist()),
            tuple(np.exp(said).tolist()),
            tags=sum(spoken) + outside + silent,
            placed=sum(classes) + owned,
            stated=sum(stated),
        )


def _span_tags(start: int, end: int) -> list[tuple[int, int]]:
    return [(token, BEGIN if token == start else INSIDE) for token in range(start, end)]


def softmax(x: Array) -> Array:
    weights = np.exp(x - x.max(-1, keepdims=True))
    normal: Array = weights / weights.sum(-1, keepdims=True)
    return normal


def log_softmax(x: Array) -> Array:
    top = x - x.max(-1, keepdims=True)
    normal: Array = top - np.log(np.exp(top).sum(-1, keepdims=True))
    return normal
