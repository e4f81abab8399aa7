"""The goal-driven tree decoder of GTS (Xie and Sun 2019), which Graph2Tree uses as well.

A goal vector q stands for what an expression has to come to. From it and the text the decoder chooses a
symbol. A number or a constant reaches the goal; an operator splits it: the left goal follows from goal,
context and operator, the right goal also from the *subtree embedding* of what the left side has become.

In training the tree is known, and so are all subtree embeddings, which rest on symbols alone. They are
computed first, from the leaves up, and then the goals from the root down: a batch costs as many steps as its
trees are deep, not as long as they are written.

Shapes: B problems, L words, S symbols, H width, n nodes or hypotheses.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from fabula.baselines.baseline import Candidate
from fabula.baselines.forest import Forest
from fabula.baselines.notation import OPERATORS
from fabula.learn.models.bert import QuickDropout

MOST_SYMBOLS = 31  # of an expression; the longest of ASP6.6k has 21
_NEVER = -1e9


@dataclass(frozen=True)
class Memory:
    """What the decoder looks at: the text and the symbols, with the parts of its sums that do not change."""

    states: Tensor  # (B, L, H)
    silence: Tensor  # (B, L): 0 at a word, very low at padding
    keys: Tensor  # (B, L, H)
    symbols: Tensor  # (B, S, H): fixed symbols, then the numbers of the text
    symbol_keys: Tensor  # (B, S, H)
    forbidden: Tensor  # (B, S): 0, very low for a number that the text does not have


class Gate(nn.Module):
    """σ(W x) ⊙ tanh(V x): how the paper makes goals and subtrees."""

    def __init__(self, inputs: int, hidden: int) -> None:
        super().__init__()
        self.both = nn.Linear(inputs, 2 * hidden)

    def forward(self, *parts: Tensor) -> Tensor:
        gate, content = self.both(torch.cat(parts, -1)).chunk(2, -1)
        return torch.sigmoid(gate) * torch.tanh(content)


@dataclass(frozen=True)
class _Hypothesis:
    """An unfinished expression: its current goal, and for every operator above what is still to be done.

    A frame is (operator's vector, seed of the right goal, left subtree or None while it is being written).
    """

    symbols: tuple[int, ...] = ()
    score: float = 0.0
    goal: Tensor | None = None  # None: finished
    frames: tuple[tuple[Tensor, Tensor, Tensor | None], ...] = field(default=())

    @property
    def least(self) -> int:
        """How many symbols it has if every open goal is reached at once."""
        waiting = sum(left is None for _, _, left in self.frames)
        return len(self.symbols) + waiting + (self.goal is not None)


class TreeDecoder(nn.Module):
    """``remember`` a text, then ``loss`` of gold trees or ``search`` for the best."""

    def __init__(self, hidden: int, fixed: int, dropout: float) -> None:
        super().__init__()
        self.fixed = nn.Parameter(torch.randn(fixed, hidden))
        self.attend_goal = nn.Linear(hidden, hidden)
        self.attend_word = nn.Linear(hidden, hidden, bias=False)
        self.attend = nn.Linear(hidden, 1, bias=False)
        self.score_goal = nn.Linear(2 * hidden, hidden)
        self.score_symbol = nn.Linear(hidden, hidden, bias=False)
        self.score = nn.Linear(hidden, 1, bias=False)
        self.seed_left = Gate(3 * hidden, hidden)
        self.seed_right = Gate(3 * hidden, hidden)
        self.goal_left = Gate(hidden, hidden)
        self.goal_right = Gate(2 * hidden, hidden)
        self.merge = Gate(3 * hidden, hidden)
        self.drop = QuickDropout(dropout)

    def remember(self, states: Tensor, real: Tensor, numbers: Tensor, present: Tensor) -> Memory:
        """``numbers`` (B, N, H) are the vectors of the text's numbers, ``present`` (B, N) which there are."""
        fixed = self.fixed.expand(len(states), -1, -1)
        symbols = torch.cat((fixed, numbers), 1)
        allowed = F.pad(present, (self.fixed.shape[0], 0), value=True)
        return Memory(
            states=states,
            silence=(~real).to(states.dtype) * _NEVER,
            keys=self.attend_word(states),
            symbols=symbols,
            symbol_keys=self.score_symbol(self.drop(symbols)),
            forbidden=(~allowed).to(states.dtype) * _NEVER,
        )

    # ------------------------------------------------------------------ the paper's equations

    def context(self, memory: Memory, goals: Tensor, owner: Tensor) -> Tensor:
        """What the text says about each goal: (n, H)."""
        looked = torch.tanh(self.attend_goal(goals)[:, None] + memory.keys[owner])
        weights = torch.softmax(self.attend(looked).squeeze(-1) + memory.silence[owner], -1)
        return (weights[:, None] @ memory.states[owner]).squeeze(1)

    def scores(self, memory: Memory, goals: Tensor, contexts: Tensor, owner: Tensor) -> Tensor:
        """Log-probabilities of all symbols: (n, S)."""
        wanted = self.score_goal(torch.cat((goals, contexts), -1))[:, None]
        raw = self.score(torch.tanh(wanted + memory.symbol_keys[owner])).squeeze(-1)
        return torch.log_softmax(raw + memory.forbidden[owner], -1)

    def left(self, goals: Tensor, contexts: Tensor, operators: Tensor) -> Tensor:
        return self.drop(self.goal_left(self.drop(self.seed_left(goals, contexts, operators))))  # type: ignore[no-any-return]

    def right_seed(self, goals: Tensor, contexts: Tensor, operators: Tensor) -> Tensor:
        """The part of a right goal that is known before the left side is."""
        return self.drop(self.seed_right(goals, contexts, operators))  # type: ignore[no-any-return]

    def right(self, seeds: Tensor, left_trees: Tensor) -> Tensor:
        return self.drop(self.goal_right(seeds, left_trees))  # type: ignore[no-any-return]

    # ------------------------------------------------------------------ learning

    def loss(self, memory: Memory, roots: Tensor, forest: Forest) -> Tensor:
        """Minus the log-probability of the gold trees, the mean over the problems."""
        vectors = self.drop(memory.symbols[forest.owner, forest.symbol])
        trees = self.subtrees(vectors, forest)
        total = roots.new_zeros(())
        nodes, goals = forest.roots, self.drop(roots)
        while len(nodes):
            owner = forest.owner[nodes]
            contexts = self.context(memory, goals, owner)
            found = self.scores(memory, goals, contexts, owner)
            total = total - found.gather(1, forest.symbol[nodes, None]).sum()
            split = forest.left[nodes] >= 0
            above = nodes[split]
            known = goals[split], contexts[split], vectors[above]
            lefts = self.left(*known)
            rights = self.right(self.right_seed(*known), trees[forest.left[above]])
            nodes = torch.cat((forest.left[above], forest.right[above]))
            goals = torch.cat((lefts, rights))
        return total / len(roots)

    def subtrees(self, vectors: Tensor, forest: Forest) -> Tensor:
        """The embedding of every node's subtree: (nodes, H)."""
        trees = vectors
        for level in forest.heights:
            merged = self.merge(trees[forest.left[level]], trees[forest.right[level]], vectors[level])
            trees = trees.index_copy(0, level, merged)
        return trees

    # ------------------------------------------------------------------ search

    def search(self, memory: Memory, root: Tensor, beam: int, most: int = MOST_SYMBOLS) -> list[Candidate]:
        """The best expressions of at most ``most`` symbols for one problem, best first."""
        kept = [_Hypothesis(goal=root)]
        while any(h.goal is not None for h in kept):
            kept = self._step(memory, kept, beam, most)
        return [Candidate(h.symbols, h.score) for h in kept]

    def _step(self, memory: Memory, kept: list[_Hypothesis], beam: int, most: int) -> list[_Hypothesis]:
        """Every open hypothesis with every symbol; the best of them and of the finished ones stay."""
        open_ones = [h for h in kept if h.goal is not None]
        goals = torch.stack([h.goal for h in open_ones if h.goal is not None])
        owner = torch.zeros(len(goals), dtype=torch.long, device=goals.device)
        contexts = self.context(memory, goals, owner)
        total = self.scores(memory, goals, contexts, owner) + goals.new_tensor([[h.score] for h in open_ones])
        for row, hypothesis in enumerate(open_ones):
            if hypothesis.least + 2 > most:  # one more operator could not be finished
                total[row, : len(OPERATORS)] = 2 * _NEVER
        best, places = total.flatten().topk(min(beam, total.numel()))
        choices = [(h.score, h, -1, -1) for h in kept if h.goal is None]
        choices += [
            (score, open_ones[place // total.shape[1]], place // total.shape[1], place % total.shape[1])
            for score, place in zip(best.tolist(), places.tolist(), strict=True)
            if score > _NEVER / 2
        ]
        choices.sort(key=lambda choice: -choice[0])
        return [
            h if row < 0 else self._grown(memory, h, symbol, score, contexts[row])
            for score, h, row, symbol in choices[:beam]
        ]

    def _grown(
        self, memory: Memory, h: _Hypothesis, symbol: int, score: float, context: Tensor
    ) -> _Hypothesis:
        """A hypothesis with one more symbol: a goal split, or reached and the next one taken up."""
        assert h.goal is not None
        symbols = (*h.symbols, symbol)
        vector = memory.symbols[0, symbol]
        if symbol < len(OPERATORS):
            frame = (vector, self.right_seed(h.goal, context, vector), None)
            return _Hypothesis(symbols, score, self.left(h.goal, context, vector), (*h.frames, frame))
        frames, tree = list(h.frames), vector
        while frames:
            operator, seed, left = frames.pop()
            if left is None:
                return _Hypothesis(symbols, score, self.right(seed, tree), (*frames, (operator, seed, tree)))
            tree = self.merge(left, tree, operator)
        return _Hypothesis(symbols, score)
