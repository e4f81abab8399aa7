"""What all baselines have in common: learning, answering, saving, loading. A model plugs in with two methods.

    class Gts(Baseline):
        name = "gts"
        def network(self, setup: Setup) -> Network: ...      # a module made for these words and symbols

    class GtsNetwork(Network):
        def forward(self, batch: Batch) -> Tensor: ...       # the loss of a batch
        def decode(self, batch: Batch, beam: int) -> list[Candidate]: ...   # one problem, best first

``notation`` says in which form a model writes expressions (a pair from ``notation.py``: write, read),
``numbered`` whether it reads N0, N1 … or only how a number is written, ``extra`` which further tokens it
needs (brackets, an end mark). A model that wants more than words overrides ``encode`` and ``collate`` (see
``graph2tree.py``); one that is several models overrides ``candidates``. Everything else is here. Then give it
a line in ``table.py``.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar

import torch
from torch import Tensor, nn

from fabula.baselines import store
from fabula.baselines.batch import Batch, Example, Text, collate
from fabula.baselines.characters import Characters
from fabula.baselines.layers import WordSpec
from fabula.baselines.masking import Masked, Unaligned, align, find_constants, mask
from fabula.baselines.normal import normal
from fabula.baselines.notation import from_prefix, infix, prefix, value_of
from fabula.baselines.vocabulary import Symbols, Vocabulary
from fabula.data.expression import Expression
from fabula.data.records import BlindProblem, Record
from fabula.data.system import Prediction, Working
from fabula.errors import DataError, ModelError
from fabula.learn.loop import Log, LoopConfig, checked, set_seed, train

Write = Callable[[Expression], tuple[str, ...]]
Read = Callable[[Sequence[str], Mapping[str, Fraction]], Expression]

ENCODER_PASSES, ENCODER_BATCH, ENCODER_DROPOUT = 14, 16, 0.3


@dataclass(frozen=True)
class BaselineConfig:
    """The settings that every baseline has; ``encoder`` is '' for word vectors from scratch."""

    encoder: str = ""
    embedding: int = 128
    hidden: int = 256
    layers: int = 2
    dropout: float = 0.5
    beam: int = 5
    word_count: int = 2  # a word that is rarer in training is unknown
    constant_count: int = 5  # and so is a constant
    normal: bool = True  # sums and products in one order
    loop: LoopConfig = field(
        default_factory=lambda: LoopConfig(passes=40, batch=32, rate=5e-5, warmup=0.03, clip=5.0, half=False)
    )

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> BaselineConfig:
        made = dict(data)
        if "loop" in made:
            made["loop"] = LoopConfig.from_dict(made["loop"])
        return checked(cls, made)

    def on_encoder(self, name: str) -> BaselineConfig:
        """The same on a pretrained encoder, which has the learning rate that it has under smart.

        A pass costs ten times as much then, so that there are fewer, of more and smaller batches.
        """
        passes, batch = min(self.loop.passes, ENCODER_PASSES), min(self.loop.batch, ENCODER_BATCH)
        loop = replace(self.loop, passes=passes, batch=batch, rate=LoopConfig().rate, half=False)
        return replace(self, encoder=name, dropout=ENCODER_DROPOUT, loop=loop)


@dataclass(frozen=True)
class Setup:
    """What a network is built from, and a fitted baseline restored from."""

    config: BaselineConfig
    vocabulary: Vocabulary
    symbols: Symbols
    characters: Characters | None = None

    @property
    def words(self) -> WordSpec:
        bert = self.characters
        return WordSpec(
            words=len(self.vocabulary),
            width=self.config.embedding,
            dropout=self.config.dropout,
            bert=bert.config if bert else None,
            characters=len(bert.tokens) if bert else 0,
        )


@dataclass(frozen=True)
class Candidate:
    """A sequence of symbols and its log-probability."""

    symbols: tuple[int, ...]
    score: float


@dataclass(frozen=True)
class Guess:
    """A candidate that can be read: its expression, its value (None if it has none), its log-probability."""

    tree: Expression
    value: Fraction | None
    score: float


class Network(nn.Module, ABC):
    """A module whose output is its loss, and which can be asked."""

    @abstractmethod
    def forward(self, batch: Batch) -> Tensor:
        """The mean loss of a batch."""

    @abstractmethod
    def decode(self, batch: Batch, beam: int) -> list[Candidate]:
        """The best expressions for a batch of one problem."""


class Baseline(ABC):
    """A ``System`` of the benchmark; see the head of this file."""

    name: str
    settings: ClassVar[type[BaselineConfig]] = BaselineConfig
    notation: ClassVar[tuple[Write, Read]] = (prefix, from_prefix)
    numbered: ClassVar[bool] = False
    extra: ClassVar[tuple[str, ...]] = ()

    def __init__(self, config: BaselineConfig | None = None, work: Path | None = None) -> None:
        """``work`` is a folder for checkpoints and the log; training goes on from what is found there."""
        self.config = config or self.settings()
        self.work = work
        self.setup: Setup | None = None
        self.model: Network | None = None
        self.dropped = 0  # training problems whose equation could not be aligned

    @abstractmethod
    def network(self, setup: Setup) -> Network:
        """A fresh network."""

    # ------------------------------------------------------------------ learning

    def fit(self, records: Sequence[Record]) -> None:
        masked = [mask(record.text) for record in records]
        set_seed(self.config.loop.seed)
        self.setup = self._prepare(records, masked)
        self.model = self.network(self.setup)
        if self.setup.characters:
            self.setup.characters.load_into(self.model)
        examples = self.examples(records, masked)
        self.dropped = len(records) - len(examples)
        checkpoint, log = self._files(records)
        log(
            event="start",
            system=self.name,
            examples=len(examples),
            dropped=self.dropped,
            **asdict(self.config),
        )
        train(
            self.model, examples, self.collate, lambda example: example.size, self.config.loop,
            checkpoint=checkpoint, resume=True, log=log,
        )  # fmt: skip

    def _prepare(self, records: Sequence[Record], masked: Sequence[Masked]) -> Setup:
        constants = find_constants(zip(records, masked, strict=True), self.config.constant_count)
        vocabulary = Vocabulary.of(map(self.words, masked), self.config.word_count)
        characters = Characters.find(self.config.encoder) if self.config.encoder else None
        return Setup(self.config, vocabulary, Symbols(constants, self.extra), characters)

    def examples(self, records: Sequence[Record], masked: Sequence[Masked]) -> list[Example]:
        """Every record whose equation can be written with the numbers of its text and the constants."""
        symbols = self._fitted().symbols
        made = []
        for record, text in zip(records, masked, strict=True):
            try:
                tree = align(record.equation or "", record.text, text, symbols.constants)
            except (DataError, Unaligned):
                continue
            tokens = self.notation[0](normal(tree) if self.config.normal else tree)
            made.append(Example(self.encode(record.text, text), symbols.ids(tokens)))
        return made

    def _files(self, records: Sequence[Record]) -> tuple[Path | None, Log]:
        """A checkpoint's name tells what it was trained on, so that no other training takes it up."""
        if self.work is None:
            return None, Log(None)
        told = json.dumps([self.name, asdict(self.config), [r.id for r in records]], ensure_ascii=False)
        digest = hashlib.sha256(told.encode()).hexdigest()[:12]
        return self.work / f"{self.name}-{digest}.pt", Log(self.work / f"{self.name}-{digest}.jsonl")

    # ------------------------------------------------------------------ reading

    def words(self, masked: Masked) -> tuple[str, ...]:
        """The words as this model reads them."""
        return masked.numbered() if self.numbered else masked.shaped()

    def encode(self, raw: str, masked: Masked) -> Text:
        """A text in ids."""
        setup = self._fitted()
        characters = setup.characters.ids(masked.shaped()) if setup.characters else ()
        numbers = tuple(found.place for found in masked.masks)
        return Text(setup.vocabulary.ids(self.words(masked)), numbers, characters)

    def collate(self, examples: Sequence[Example]) -> Batch:
        return collate(examples)

    # ------------------------------------------------------------------ answering

    def predict(self, problem: BlindProblem) -> Prediction:
        """The values of the beam's expressions; how sure: the first one's share of the beam's probability."""
        masked = mask(problem.text)
        if not masked.masks:
            return Prediction()
        guesses = self.guesses(problem.text, masked)
        best = next((guess for guess in guesses if guess.value is not None), None)
        if best is None:
            return Prediction()
        shares = torch.softmax(torch.tensor([guess.score for guess in guesses]), 0).tolist()
        sure = sum(share for share, guess in zip(shares, guesses, strict=True) if guess.value == best.value)
        values = (guess.value for guess in guesses if guess.value is not None)
        working = Working(expression=spelled(best.tree, masked))
        return Prediction(tuple(dict.fromkeys(values)), "solved", min(1.0, sure), lambda: working)

    def guesses(self, raw: str, masked: Masked) -> list[Guess]:
        """The candidates that can be read, with their values."""
        symbols = self._fitted().symbols
        values = masked.values(symbols.constants)
        made = []
        for candidate in self.candidates(raw, masked):
            try:
                tree = self.notation[1](symbols.spell(candidate.symbols), values)
            except DataError:
                continue  # a sequence model wrote something that is no expression
            made.append(Guess(tree, value_of(tree), candidate.score))
        return made

    def candidates(self, raw: str, masked: Masked) -> list[Candidate]:
        """What the network writes, best first."""
        self._fitted()
        assert self.model is not None
        self.model.eval()
        with torch.inference_mode():
            batch = self.collate([Example(self.encode(raw, masked))])
            return self.model.decode(batch, self.config.beam)

    # ------------------------------------------------------------------ keeping

    def save(self, folder: Path) -> None:
        """Everything that ``predict`` needs; the encoder goes along."""
        setup = self._fitted()
        assert self.model is not None
        described = {
            "name": self.name,
            "config": asdict(self.config),
            "words": setup.vocabulary.words,
            "constants": setup.symbols.constants,
            "characters": asdict(setup.characters) if setup.characters else None,
            "dropped": self.dropped,
        }
        store.save(folder, described, self.model)

    def load(self, folder: Path) -> None:
        """Take up what ``save`` wrote."""
        described = store.read(folder, self.name)
        self.config = self.settings.from_dict(described["config"])
        characters = described["characters"]
        self.setup = Setup(
            self.config,
            Vocabulary(tuple(described["words"])),
            Symbols(tuple(described["constants"]), self.extra),
            Characters.from_dict(characters) if characters else None,
        )
        self.model = self.network(self.setup)
        store.load_weights(folder, described, self.model)
        self.dropped = int(described["dropped"])
        self.model.eval()

    def parameters(self) -> int | None:
        """How many numbers were learned; None before."""
        return sum(p.numel() for p in self.model.parameters()) if self.model else None

    def seeded(self, seed: int) -> None:
        """Before ``fit``: train from another start."""
        self.config = replace(self.config, loop=replace(self.config.loop, seed=seed))

    def _fitted(self) -> Setup:
        if self.setup is None:
            raise ModelError(f"{self.name} has not learned anything yet", hint="call fit or load first")
        return self.setup


def spelled(tree: Expression, masked: Masked) -> str:
    """An expression with the numbers as the text writes them: ``165*(1+(1/5))``."""
    words = {f"N{i}": masked.words[found.place] for i, found in enumerate(masked.masks)}
    return "".join(words.get(token, token) for token in infix(tree))
