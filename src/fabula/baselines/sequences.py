"""What baselines that write an expression token by token share: postfix with an end mark, loss, beam search.

Shapes: B problems, L words, T tokens, V symbols, H width, R rows of a beam.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from fabula.baselines.baseline import Candidate
from fabula.baselines.batch import Batch
from fabula.baselines.duplicates import normalised
from fabula.baselines.notation import OPERATORS, postfix
from fabula.baselines.vocabulary import Symbols
from fabula.data.expression import Expression
from fabula.learn.models.bert import QuickDropout

END = "<end>"
LONGEST = 29  # tokens of an expression: 15 numbers and what joins them


def ended(tree: Expression) -> tuple[str, ...]:
    """The normalised expression in postfix, with the mark of its end."""
    return (*postfix(normalised(tree)), END)


@dataclass(frozen=True)
class Memory:
    """What the decoder sees of a text: a vector a word, which words there are, and the text as one vector."""

    states: Tensor  # (B, L, H)
    real: Tensor  # (B, L)
    text: Tensor  # (B, H)

    def rows(self, count: int) -> Memory:
        """One problem, as often as a beam has rows."""
        return Memory(
            self.states.expand(count, -1, -1), self.real.expand(count, -1), self.text.expand(count, -1)
        )


class SequenceModel(nn.Module):
    """A text is read once; ``scores`` then says after every token of an expression what may come next."""

    def __init__(self, symbols: Symbols) -> None:
        super().__init__()
        self.symbols = symbols
        self.begin = len(symbols.tokens)  # the input before the first token
        self.end = symbols.ids((END,))[0]

    @abstractmethod
    def read(self, vectors: Tensor, batch: Batch) -> Memory:
        """The memory of a batch whose words have these vectors (B, L, E)."""

    @abstractmethod
    def scores(self, memory: Memory, inputs: Tensor) -> Tensor:
        """(B, T) tokens that went before → (B, T, V) scores of what follows each; none sees what follows."""

    def loss(self, memory: Memory, targets: Tensor) -> Tensor:
        """Cross entropy a token; every token is predicted from the right ones before it."""
        first = torch.full_like(targets[:, :1], self.begin)
        scores = self.scores(memory, torch.cat((first, targets[:, :-1].clamp(min=0)), 1))
        exact = scores.flatten(0, 1).to(torch.promote_types(scores.dtype, torch.float32))  # not in bfloat16
        return F.cross_entropy(exact, targets.flatten(), ignore_index=-1)

    def search(self, memory: Memory, numbers: int, beam: int) -> list[Candidate]:
        """The best expressions over the ``numbers`` of one text."""

        def follow(prefixes: Sequence[tuple[int, ...]]) -> Tensor:
            inputs = torch.tensor([(self.begin, *prefix) for prefix in prefixes], device=memory.text.device)
            return self.scores(memory.rows(len(prefixes)), inputs)[:, -1].float().log_softmax(-1)

        return beam_search(follow, Grammar(self.symbols, numbers), beam)


class Grammar:
    """Which symbols may follow a prefix of a postfix expression: never anything that cannot be ended."""

    def __init__(self, symbols: Symbols, numbers: int, longest: int = LONGEST) -> None:
        self.longest = longest
        self.end = symbols.ids((END,))[0]
        self.operators = frozenset(symbols.ids(OPERATORS))
        given = symbols.ids(f"N{i}" for i in range(numbers))
        self.operands = frozenset((*symbols.ids(symbols.constants), *given))

    def depth(self, prefix: Sequence[int]) -> int:
        """How many operands wait."""
        return sum(-1 if symbol in self.operators else 1 for symbol in prefix)

    def allowed(self, prefix: Sequence[int]) -> list[int]:
        """An operand if all that wait can still be joined, an operator for two that wait, the end of one."""
        depth, left = self.depth(prefix), self.longest - len(prefix)
        made = sorted(self.operands) if left > depth else []
        if depth >= 2:
            made += sorted(self.operators)
        return [*made, self.end] if depth == 1 else made


def beam_search(
    follow: Callable[[Sequence[tuple[int, ...]]], Tensor], grammar: Grammar, beam: int
) -> list[Candidate]:
    """The ``beam`` most probable expressions that a beam of that width finds, best first, without their end.

    ``follow`` gives the log-probabilities (R, V) of what comes after each prefix. A prefix never gets more
    probable by going on, so that the search ends when enough finished ones are better than all open ones.
    """
    alive: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
    done: list[Candidate] = []
    while alive:
        table = follow([prefix for _, prefix in alive]).tolist()
        grown = [
            (score + row[symbol], (*prefix, symbol))
            for (score, prefix), row in zip(alive, table, strict=True)
            for symbol in grammar.allowed(prefix)
        ]
        best = sorted(grown, key=lambda found: (-found[0], found[1]))[:beam]
        done += [Candidate(prefix[:-1], score) for score, prefix in best if prefix[-1] == grammar.end]
        done = sorted(done, key=lambda found: (-found.score, found.symbols))[:beam]
        alive = [found for found in best if found[1][-1] != grammar.end]
        if len(done) == beam:
            alive = [found for found in alive if found[0] > done[-1].score]
    return done


class LSTMDecoder(nn.Module):
    """An LSTM over the tokens with attention over the words (Luong's general form)."""

    def __init__(self, symbols: int, width: int, hidden: int, layers: int, dropout: float) -> None:
        super().__init__()
        self.tokens = nn.Embedding(symbols + 1, width)
        between = dropout if layers > 1 else 0.0
        self.lstm = nn.LSTM(width, hidden, layers, batch_first=True, dropout=between)
        self.start = nn.Linear(hidden, 2 * layers * hidden)
        self.match = nn.Linear(hidden, hidden, bias=False)
        self.join = nn.Linear(2 * hidden, hidden)
        self.drop = QuickDropout(dropout)
        self.out = nn.Linear(hidden, symbols)

    def forward(self, memory: Memory, inputs: Tensor) -> Tensor:
        """(B, T) → (B, T, V)"""
        rows, layers = len(inputs), self.lstm.num_layers
        start = self.start(memory.text).tanh().view(rows, 2, layers, -1).permute(1, 2, 0, 3)
        states, _ = self.lstm(self.drop(self.tokens(inputs)), (start[0].contiguous(), start[1].contiguous()))
        seen = attend(self.match(self.drop(states)), memory.states, memory.states, memory.real[:, None])
        joined = self.join(torch.cat((states, seen), -1)).tanh()
        scores: Tensor = self.out(self.drop(joined))
        return scores


def attend(queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor) -> Tensor:
    """Scaled dot products, (…, T, H) over (…, L, H); a query that may look nowhere sees zeros."""
    scores = queries @ keys.transpose(-1, -2) * queries.shape[-1] ** -0.5
    weights = scores.masked_fill(~mask, -1e4).softmax(-1) * mask
    seen: Tensor = weights @ values
    return seen
