"""Training the relation decoder: records → examples → batches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import torch

from fabula.data.records import Record
from fabula.errors import ReadError
from fabula.extract.neural.encode import Encoded, encode
from fabula.extract.neural.prefix import places_of, words_of
from fabula.extract.neural.steps import Step
from fabula.learn.gold import gold_steps
from fabula.learn.models.relate import Batch
from fabula.learn.models.write import WordBatch
from fabula.learn.tagging import Annotations, TokenTag, collate_tags, token_tags
from fabula.text import read


@dataclass(frozen=True)
class Example:
    """One problem to learn from."""

    id: str
    encoded: Encoded
    steps: tuple[Step, ...]  # none: the text does not say enough
    tags: tuple[TokenTag, ...] = ()  # whose its numbers are, if somebody has told
    known: bool = True  # False: only the tags are

    @property
    def size(self) -> int:
        return len(self.encoded.ids)


def examples(
    records: Iterable[Record], vocabulary: Mapping[str, int], told: Annotations | None = None
) -> list[Example]:
    """Every record whose equation can be laid over the numbers of its text, with the tags that are ``told`` of it."""
    made = []
    for record in records:
        try:
            problem = read(record.text)
        except ReadError:
            continue
        encoded = encode(problem, vocabulary)
        steps = gold_steps(record, encoded.operands, problem)
        tags = token_tags(problem, encoded, told.of(problem.text)) if told else ()
        if steps is not None or tags:
            made.append(Example(record.id, encoded, steps or (), tags, steps is not None))
    return made


def collate(chosen: Sequence[Example]) -> Batch:
    """Padded tensors."""
    longest = max(e.size for e in chosen)
    most = max(len(e.encoded.operands) for e in chosen)
    deep = max((len(e.steps) for e in chosen), default=0)
    ids = torch.zeros(len(chosen), longest, dtype=torch.long)
    real = torch.zeros(len(chosen), longest, dtype=torch.bool)
    operands = torch.zeros(len(chosen), most, dtype=torch.long)
    present = torch.zeros(len(chosen), most, dtype=torch.bool)
    used = torch.zeros(len(chosen), most)
    steps = torch.full((len(chosen), deep, 3), -1, dtype=torch.long)
    for row, example in enumerate(chosen):
        encoded = example.encoded
        ids[row, : example.size] = torch.tensor(encoded.ids)
        real[row, : example.size] = True
        operands[row, : len(encoded.operands)] = torch.tensor([o.token for o in encoded.operands])
        present[row, : len(encoded.operands)] = True
        given = len(encoded.operands)
        for place in {p for s in example.steps for p in (s.left, s.right) if p < given}:
            used[row, place] = 1.0
        for t, step in enumerate(example.steps):
            steps[row, t] = torch.tensor([*_shifted(step, given, most), step.operation])
    goal = torch.tensor([e.encoded.goal for e in chosen])
    lengths = torch.tensor([len(e.steps) for e in chosen])
    answerable = torch.tensor([float(bool(e.steps)) for e in chosen])
    known = torch.tensor([e.known for e in chosen])
    tags = collate_tags([e.tags for e in chosen], longest)
    words = collate_words(chosen)
    return Batch(ids, real, operands, present, goal, steps, lengths, used, answerable, known, tags, words)


def collate_words(chosen: Sequence[Example]) -> WordBatch | None:
    """The expressions as words; None if no example has one."""
    spelled = [words_of(e.steps, len(e.encoded.operands)) for e in chosen]
    longest = max(map(len, spelled), default=0)
    if not longest:
        return None
    words, places = (torch.full((len(chosen), longest), fill, dtype=torch.long) for fill in (-1, 0))
    for row, own in enumerate(spelled):
        words[row, : len(own)] = torch.tensor(own, dtype=torch.long)
        places[row, : len(own)] = torch.tensor(places_of(own), dtype=torch.long)
    return WordBatch(words, places)


def _shifted(step: Step, given: int, most: int) -> tuple[int, int]:
    """Results stand behind the padding of a batch."""

    def shift(place: int) -> int:
        return place if place < given else place + most - given

    return shift(step.left), shift(step.right)
