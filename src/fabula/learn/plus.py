"""``fabula train --variant smart+``: from data to an exported model, in stages that can be taken up again.

1. fold decoders learn from a part of the training file and propose readings for honest problems of the rest:
   problems that neither they nor whoever wrote the frames has seen (those outside ``study.json``, if any)
2. the ranker learns from these which proposals to trust
3. the decoder that is exported learns from the whole file

For the OOD split the folds have to meet longer problems than they learned from, as the test will.

With ``extra`` files (Math23K's format, or Ape210K's lines) it goes another way, since there is more to learn from
and more to hold back: a decoder first learns the extra problems, then the train file together with some of them; the
longest stories of the extra files and some ordinary ones are never learned (``data/holdout.py``), and the ranker is
fitted on what is proposed for these, and on what another decoder, which has not learned them, proposes for problems of
the train file. A variant of its own in every table: the paper had none of those problems.

While decoders learn, clauses of other problems are added to the texts and needed ones taken out (``disturb.py``).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import torch

from fabula import __version__
from fabula.data.holdout import LONG, PLAIN, apart, is_story, long_stories, plain_stories
from fabula.data.perturb import variants
from fabula.data.readers import load, read_official
from fabula.data.records import Record, blind
from fabula.errors import DataError, ModelError
from fabula.extract import RANKER
from fabula.extract.neural.plus import proposers
from fabula.extract.neural.store import CARD, ModelFolder
from fabula.learn.disturb import Disturber
from fabula.learn.encoder import NAME, EncoderFolder, find_encoder
from fabula.learn.export import export_folder
from fabula.learn.files import write_atomically
from fabula.learn.loop import Log, LoopConfig, config_json, train
from fabula.learn.mixture import by_length, drawn
from fabula.learn.models.bert import load_bert
from fabula.learn.models.relate import Relate
from fabula.learn.ranking import (
    Case,
    collect,
    cross_validate,
    figures,
    fit,
    read_cases,
    standing,
    surety,
    write_cases,
)
from fabula.learn.relating import Example, collate, examples
from fabula.learn.restore import restore
from fabula.learn.told import SITUATION, read_told
from fabula.learn.tuning import tune
from fabula.solver import load_ranker

IID = ("data_train.json", "data_test.json")
OOD = ("generalization_data_train.json", "generalization_data_test.json")
STUDY = "study.json"  # the problems that are in neither test
FILES: dict[str, tuple[str, ...]] = {"iid": IID[:1], "ood": OOD[:1], "all": IID, "study": (STUDY,)}
SHORT = 0.6  # the share of the OOD training file that its fold decoder learns from: the shortest
Say = Callable[[str], object]


@dataclass(frozen=True)
class PlusConfig:
    """Everything a training depends on besides the data."""

    split: str = "iid"
    encoder: str = NAME
    layers: int = 0  # only the lowest ones of the encoder; 0: all
    folds: int = 2
    dim: int = 192
    dropout: float = 0.1
    decay: float = 0.003
    precision: float = 0.955  # of sure answers, on honest problems
    threads: int = 2
    extra: tuple[str, ...] = ()  # files of other problems: what is learned first
    extra_passes: int = 1
    times: int = 3  # how often the train file is learned beside the extra problems
    beside: int = 12_500  # extra story problems that are learned once more, with the train file
    mixed_passes: int = 1  # over the train file among extra problems
    drawn: int = 0  # with extra problems: so many examples, drawn from all sources by shares, instead of passes
    honest: bool = True  # with extra problems: a decoder more, for the ranker to see problems of the train file's style
    start: str = ""  # a checkpoint, or an exported model, of an earlier training on the same extra files
    told: tuple[str, ...] = ()  # files that tell whose numbers are: annotations (.jsonl), gold situations (.txt)
    own_times: int = 4  # how often problems written for the project are learned
    told_times: int = 4  # how often the problems that they speak of are learned once more
    disturb: bool = True  # add clauses of other problems, take needed ones out
    loop: LoopConfig = field(default_factory=lambda: LoopConfig(passes=10, batch=16))


def training_records(data: Path, split: str) -> list[Record]:
    """The split's train file; its test is never opened. ``all`` is every problem of the folder, for a model
    that is to be used rather than measured.
    """
    if split not in FILES:
        raise DataError(f"there is no split {split!r}", hint=f"choose one of {', '.join(FILES)}")
    found: dict[str, Record] = {}
    for name in FILES[split]:
        if not (data / name).is_file():
            hint = "--data names a folder of the official files"
            raise DataError(f"{data / name}: there is no such file", hint=hint)
        for record in read_official(data / name):
            found.setdefault(record.id, record)
    return list(found.values())


def seen_ids(data: Path) -> frozenset[str]:
    """The problems on which the frames were developed; empty if the folder does not say."""
    path = data / STUDY
    return frozenset(r.id for r in read_official(path)) if path.is_file() else frozenset()


def others(extra: Sequence[Path], data: Path) -> list[Record]:
    """The problems of the extra files that the data folder does not have, by id or by text, with ids of their own."""
    known = [r for name in (*IID, *OOD) if (data / name).is_file() for r in blind(read_official(data / name))]
    ids, texts = {r.id for r in known}, {"".join(r.text.split()) for r in known}
    found: list[Record] = []
    for number, path in enumerate(extra):
        records = (r for r in load(path) if r.id not in ids and "".join(r.text.split()) not in texts)
        found += [replace(r, id=f"{number}-{r.id}") for r in records]
    return found


@dataclass(frozen=True)
class Extra:
    """Other people's problems: those to learn from, and those that are held back."""

    learn: tuple[Record, ...]
    long: tuple[Record, ...]
    plain: tuple[Record, ...]

    @property
    def held(self) -> tuple[Record, ...]:
        return *self.long, *self.plain


def parted(records: Sequence[Record]) -> Extra:
    """The longest stories and some ordinary ones are held back, and whatever is nearly the same is not learned."""
    some = len(records) // 20
    long = long_stories(records, min(LONG, some))
    ids = {r.id for r in long}
    plain = plain_stories([r for r in records if r.id not in ids], min(PLAIN, some))
    return Extra(tuple(apart(records, (*long, *plain))), tuple(long), tuple(plain))


@dataclass(frozen=True)
class Fold:
    """What a fold decoder learns from, and the honest problems it then proposes readings for."""

    learn: tuple[Record, ...]
    propose: tuple[Record, ...]


def plan(records: Sequence[Record], seen: frozenset[str], config: PlusConfig) -> list[Fold]:
    """The folds of a split; without a study file every fifth problem counts as honest."""
    honest = [r for r in records if r.id not in seen] if seen else list(records[::5])
    if config.split == "ood":
        ordered = sorted(len(r.tokens) for r in records)
        limit = ordered[min(len(ordered) - 1, int(len(ordered) * SHORT))] if ordered else 0
        short = tuple(r for r in records if len(r.tokens) < limit)
        return [Fold(short, tuple(r for r in honest if len(r.tokens) >= limit))]
    folds = []
    for k in range(config.folds):
        part = tuple(r for i, r in enumerate(honest) if i % config.folds == k)
        ids = {r.id for r in part}
        folds.append(Fold(tuple(r for r in records if r.id not in ids), part))
    return folds


class PlusTraining:
    """The stages over one working folder; each finds out for itself what is already done."""

    def __init__(
        self,
        data: Path,
        out: Path,
        config: PlusConfig,
        *,
        resume: bool,
        refit: bool = False,
        say: Say = print,
    ) -> None:
        """``refit`` reads the honest problems again (the frames may have changed) with what is trained."""
        self.config = config
        self.refit = refit
        self.out = out
        self.work = out.with_name(f"{out.name}.work")
        self.resume = resume or refit
        self.say = say
        self.folder: EncoderFolder = find_encoder(config.encoder)
        self.records = training_records(data, config.split)
        self.data = data
        self.folds = plan(self.records, seen_ids(data), config)
        self.told, self.own_stories = read_told([Path(p) for p in config.told])
        self.work.mkdir(parents=True, exist_ok=True)
        self.log = Log(self.work / "log.jsonl")
        torch.set_num_threads(config.threads)

    def run(self) -> dict[str, Any]:
        """All stages; the figures that the model card states."""
        if self.config.extra:
            return self.with_extra()
        cases = [case for k in range(len(self.folds)) for case in self.cases(k)]
        return self.finish(cases, *self.decoder("final", self.records, self.config.loop.seed))

    def with_extra(self) -> dict[str, Any]:
        """Extra problems, then the train file among some of them; the ranker from what was held back."""
        extra = parted(others([Path(p) for p in self.config.extra], self.data))
        start = self.start(extra)
        stories = [r for r in extra.learn if is_story(r)]
        random.Random(self.config.loop.seed).shuffle(stories)
        own = apart(self.records, extra.held, near=0.8)
        written = apart(self.own_stories, extra.held)
        mixed = [*own * self.config.times, *stories[: self.config.beside], *written * self.config.own_times]
        if self.config.drawn:
            model, vocabulary = self.mix("final", own, extra, written, start)
        else:
            model, vocabulary = self.learn("final", mixed, self._once(), start)
        if self.told:
            told = {e.id: e for e in examples([*own, *extra.learn, *self.own_stories], vocabulary, self.told) if e.tags}
            self.say(f"whose numbers are: {len(told)} problems")
            tune(model, list(told.values()), log=Log(self.work / "tagger.jsonl"))
        where, path = self.work / "final", self.work / "held.jsonl"
        if not (self.resume and (where / CARD).is_file()):
            export_folder(where, model.bert, model.heads, vocabulary, {})
        known = self.resume and path.is_file() and not self.refit
        if not extra.held:  # too few to spare any: as without them
            cases = [case for k in range(len(self.folds)) for case in self.cases(k)]
        else:
            held = variants(extra.held, self.config.loop.seed)
            cases = read_cases(path) if known else self.propose(where, held, path)
            cases += self.textbook(start, stories) if self.config.honest and not self.config.start else []
        return self.finish(cases, model, vocabulary)

    def textbook(self, start: Path, stories: Sequence[Record]) -> list[Case]:
        """Cases of the train file itself, whose style frames know better than that of the extra problems.

        They are read by a decoder of their own, which has learned everything but them.
        """
        path, where = self.work / "honest.jsonl", self.work / "honest"
        if self.resume and path.is_file() and not self.refit:
            return read_cases(path)
        honest = {r.id: r for fold in self.folds for r in fold.propose}
        if not (self.resume and (where / CARD).is_file()):
            rest = [r for r in self.records if r.id not in honest]
            mixed = [*rest * self.config.times, *stories[: self.config.beside // 2]]
            model, vocabulary = self.learn("honest", mixed, self._once(), start)
            export_folder(where, model.bert, model.heads, vocabulary, {})
        return self.propose(where, list(honest.values()), path)

    def _once(self) -> LoopConfig:
        """How a train file is learned after the extra problems."""
        loop = self.config.loop
        return replace(loop, passes=self.config.mixed_passes, rate=loop.rate * 0.8, warmup=0.03)

    def start(self, extra: Extra) -> Path:
        """The checkpoint of a decoder that has learned the extra problems."""
        if self.config.start:
            return Path(self.config.start)
        checkpoint, done = self.work / "start.pt", self.work / "start.done"
        if not (self.resume and done.is_file()):
            self.learn("start", extra.learn, replace(self.config.loop, passes=self.config.extra_passes))
            write_atomically(done, lambda beside: beside.write_text(f"{len(extra.learn)} problems\n"))
        return checkpoint

    def decoder(self, name: str, records: Sequence[Record], seed: int) -> tuple[Relate, dict[str, int]]:
        """Train a decoder, or take up its checkpoint."""
        start = Path(self.config.start) if self.config.start else None
        return self.learn(name, records, replace(self.config.loop, seed=seed), start)

    def learn(
        self, name: str, records: Sequence[Record], config: LoopConfig, start: Path | None = None
    ) -> tuple[Relate, dict[str, int]]:
        """Train from the encoder, or from the decoder of an earlier training."""
        model, vocabulary = self.model(config.seed, start)
        made = examples(records, vocabulary, self.told)
        made += list({e.id: e for e in made if e.tags}.values()) * self.config.told_times
        self.say(f"{name}: {len(made)} of {len(records)} problems, {config.passes} passes")
        return self.trained(name, model, made, vocabulary, config), vocabulary

    def mix(
        self, name: str, own: Sequence[Record], extra: Extra, written: Sequence[Record], start: Path | None
    ) -> tuple[Relate, dict[str, int]]:
        """Train on so many examples, drawn from all sources by their shares (``mixture.py``)."""
        config = self._once()
        model, vocabulary = self.model(config.seed, start)
        stories = {r.id for r in extra.learn if is_story(r)}
        sources: dict[str, list[Record]] = {
            "folder": list(own),
            "stories": [r for r in extra.learn if r.id in stories],
            "others": [r for r in extra.learn if r.id not in stories],
            "written": [r for r in written if not r.id.startswith(SITUATION)],
            "situations": [r for r in written if r.id.startswith(SITUATION)],
        }
        pools = {key: examples(records, vocabulary, self.told) for key, records in sources.items()}
        pools["told"] = [e for key in ("folder", "stories", "others") for e in pools[key] if e.tags]
        pools = {key: by_length(pool, lambda e: len(e.steps)) for key, pool in pools.items()}
        made = drawn(pools, self.config.drawn, config.seed)
        self.say(f"{name}: {len(made)} examples of {', '.join(f'{len(p)} {key}' for key, p in pools.items())}")
        return self.trained(name, model, made, vocabulary, config), vocabulary

    def model(self, seed: int, start: Path | None) -> tuple[Relate, dict[str, int]]:
        """A network on the encoder, or with the weights of an earlier training."""
        torch.manual_seed(seed)
        bert, vocabulary = load_bert(self.folder, self.config.dropout, self.config.layers)
        model = Relate(bert, self.config.dim, self.config.dropout)
        if start is not None:
            restore(start, model)
        return model, vocabulary

    def trained(
        self, name: str, model: Relate, made: Sequence[Example], vocabulary: dict[str, int], config: LoopConfig
    ) -> Relate:
        """The network after the passes of a configuration, or taken up from its checkpoint."""
        self.log(event="train", name=name, problems=len(made), config=config_json(config))
        checkpoint = self.work / f"{name}.pt"
        log = Log(self.work / f"{name}.jsonl")
        disturbed = Disturber(made, vocabulary) if self.config.disturb else None
        batch = (lambda chosen: collate([disturbed(e) for e in chosen])) if disturbed else collate
        train(model, made, batch, _size, config, checkpoint=checkpoint, resume=self.resume, log=log)
        return model

    def _told(self) -> PlusConfig:
        """The configuration as a model may tell it: names of files, but not where they lay."""
        told = self.config
        encoder, start = (Path(path).name for path in (told.encoder, told.start))
        extra, tags = (tuple(Path(p).name for p in paths) for paths in (told.extra, told.told))
        return replace(told, encoder=encoder, extra=extra, start=start, told=tags)

    def cases(self, k: int) -> list[Case]:
        """Stage 1 for one fold: the honest problems with all their solved readings."""
        path, where, fold = self.work / f"cases{k}.jsonl", self.work / f"fold{k}", self.folds[k]
        if self.resume and path.is_file() and not self.refit:
            return read_cases(path)
        if not (self.resume and (where / CARD).is_file()):
            model, vocabulary = self.decoder(f"fold{k}", fold.learn, self.config.loop.seed + 10 * (k + 1))
            export_folder(where, model.bert, model.heads, vocabulary, {})
        return self.propose(where, fold.propose, path)

    def propose(self, where: Path, records: Sequence[Record], path: Path) -> list[Case]:
        """Solve everything that frames and an exported decoder propose for these problems."""
        self.say(f"proposing for {len(records)} problems")
        readers = proposers(ModelFolder(where))
        cases = list(collect(records, readers))
        write_cases(path.with_suffix(".part"), cases)
        path.with_suffix(".part").replace(path)
        return cases

    def finish(self, cases: Sequence[Case], model: Relate, vocabulary: dict[str, int]) -> dict[str, Any]:
        """The ranker, and everything into one folder."""
        if not cases:
            raise ModelError("no problems to learn the ranker from", hint="the training file is too small")
        cases = standing(cases)
        start = Path(self.config.start)
        fitted = load_ranker("smart+", start) if self.config.start and (start / CARD).is_file() else None
        prior = fitted[0] if fitted else None
        verdicts = cross_validate(cases, decay=self.config.decay, prior=prior)
        sure = surety(verdicts, self.config.precision)
        validation = figures(verdicts, sure)
        self.say(f"validation on {len(cases)} honest problems: {validation}")
        self.log(event="ranker", **validation)
        ranker = fit(cases, self.config.decay, prior=prior)
        card = {
            "variant": "smart+",
            "fabula": __version__,
            "split": self.config.split,
            "problems": len(self.records),
            "extra": list(self._told().extra),
            "encoder": self._told().encoder,
            "seed": self.config.loop.seed,
            "config": config_json(self._told()),
            "validation": validation,
            "sure": sure,
        }
        export_folder(self.out, model.bert, model.heads, vocabulary, card, {RANKER: ranker.to_json()})
        self.log(event="done")
        return validation


def _size(example: Example) -> int:
    return example.size
