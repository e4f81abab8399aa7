"""The systems that come with Fabula: frames, ``smart``, ``smart+``, smart's ablations, and the baselines.

Everything that needs torch is imported when a training begins, not before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from fabula.bench.systems import (
    WARM_UP,
    Counted,
    Prediction,
    Run,
    SolverSystem,
    Storable,
    System,
    from_solution,
)
from fabula.data.records import BlindProblem, Record
from fabula.errors import ModelError
from fabula.extract.neural.smart import SmartExtractor
from fabula.extract.neural.store import CARD, ENCODER, HEADS, ModelFolder, shipped
from fabula.solver import Solver, make_solver

BASELINES = ("mathen", "group-att", "gts", "graph2tree")
MODEL, WORK = "model", "model.work"  # the folders inside a run's folder


def frames(run: Run) -> System:
    return SolverSystem("frames", make_solver("frames"))


class TrainedSystem:
    """Fabula with a learned extractor: with a given model, its own training, or the model that is shipped."""

    def __init__(self, name: str, run: Run, train: Callable[[Run, Path], object]) -> None:
        self.name = name
        self.run = run
        self.train = train
        self.model: Path | None = None
        self.solver: Solver | None = None

    def fit(self, records: Sequence[Record]) -> None:
        """Train what is missing; a training that was stopped goes on where it was."""
        self.model = self.run.model
        if self.model is None and self.run.folder is not None:
            self.model = self.run.folder / MODEL
            if not (self.model / CARD).is_file():
                self.train(self.run, self.model)
        self._ready()

    def predict(self, problem: BlindProblem) -> Prediction:
        return from_solution(self._ready().solve(problem.text))

    def parameters(self) -> int | None:
        """Of the networks; known where the package that reads ONNX files is installed."""
        folder = ModelFolder(self.model) if self.model else shipped()
        return count_parameters(folder) if folder else None

    def _ready(self) -> Solver:
        if self.solver is None:
            self.solver = make_solver(self.name, self.model or self.run.model)
            self.solver.solve(WARM_UP)
        return self.solver


def smart(run: Run) -> System:
    return TrainedSystem("smart", run, _train_smart)


def smart_plus(run: Run) -> System:
    return TrainedSystem("smart+", run, _train_plus)


def _train_smart(run: Run, out: Path) -> None:
    from fabula.learn.iterate import SmartConfig, train_smart

    config = SmartConfig(split=run.split, threads=run.threads)
    config = replace(config, loop=replace(config.loop, seed=run.seed), encoder=run.encoder or config.encoder)
    train_smart(_data(run), out, config, resume=True, say=run.say)


def _train_plus(run: Run, out: Path) -> None:
    from fabula.learn.plus import PlusConfig, PlusTraining

    config = PlusConfig(split=run.split, threads=run.threads)
    config = replace(config, loop=replace(config.loop, seed=run.seed), encoder=run.encoder or config.encoder)
    PlusTraining(_data(run), out, config, resume=True, say=run.say).run()


def _data(run: Run) -> Path:
    if run.train is None:
        raise ModelError("there is no training data for this system", hint="name a trained model")
    return run.train


def count_parameters(folder: ModelFolder) -> int | None:
    """All weights of the encoder and the heads; an int8 weight counts like any other."""
    try:
        import onnx
    except ImportError:
        return None
    graph = onnx.load(str(folder.file(ENCODER))).graph
    scales = ("_scale", "_zero_point")  # made by the quantisation, not learned
    matrices = sum(_product(t.dims) for t in graph.initializer if not t.name.endswith(scales))
    return matrices + sum(int(array.size) for array in folder.arrays(HEADS).values())


def _product(dims: Sequence[int]) -> int:
    total = 1
    for size in dims:
        total *= int(size)
    return total


# The paper's figure: smart's own model with some of its modules at work (the right side is a mode of its
# extractor), and as it was after one and two iterations of Algorithm 1.
ABLATIONS: dict[str, str] = {
    "smart-ner": "ner",
    "smart-re": "ner+rules",
    "smart-seq2seq": "ner+seq2seq",
    "smart-pg": "pg",
}
STAGES: dict[str, int] = {"smart-1": 1, "smart-2": 2}


class DerivedSystem(TrainedSystem):
    """The model of smart, not as it is."""

    def __init__(self, name: str, run: Run) -> None:
        super().__init__(name, run, self._never)

    def _never(self, run: Run, out: Path) -> None:
        raise ModelError(f"{self.name} uses the model of smart", hint="put smart before it")

    def fit(self, records: Sequence[Record]) -> None:
        """Nothing to learn: the model is there, or the run says what is missing."""
        if self.run.model is None or not (self.run.model / CARD).is_file():
            self._never(self.run, Path())
        super().fit(records)

    def _ready(self) -> Solver:
        if self.solver is None:
            self.solver = Solver(self.extractor())
            self.solver.solve(WARM_UP)
        return self.solver

    def extractor(self) -> SmartExtractor:
        assert self.run.model is not None
        stage, mode = STAGES.get(self.name), ABLATIONS.get(self.name, "both")
        folder = after_iteration(self.run.model, stage) if stage else self.run.model
        return SmartExtractor(ModelFolder(folder), mode)


def after_iteration(model: Path, iteration: int) -> Path:
    """Smart as it was after an iteration: as it is, where the training had ended by then."""
    work = model.with_name(f"{model.name}.work")
    if not any(work.glob(f"iteration*/{CARD}")):
        raise ModelError(f"{work} has no models of single iterations", hint="train smart again to have them")
    stage = work / f"iteration{iteration}"
    return stage if (stage / CARD).is_file() else model


def derived(name: str) -> Callable[[Run], System]:
    return lambda run: DerivedSystem(name, run)


class LoadedSystem:
    """A system that is not trained but taken from a folder."""

    def __init__(self, system: System, model: Path) -> None:
        self.name = system.name
        self.system = system
        self.model = model

    def fit(self, records: Sequence[Record]) -> None:
        assert isinstance(self.system, Storable)
        self.system.load(self.model)

    def predict(self, problem: BlindProblem) -> Prediction:
        return self.system.predict(problem)

    def parameters(self) -> int | None:
        return self.system.parameters() if isinstance(self.system, Counted) else None


def baseline(name: str) -> Callable[[Run], System]:
    """Trains in the run's folder unless the run names a model; the benchmark saves it and loads it again."""

    def make(run: Run) -> System:
        from fabula.baselines.table import make_baseline
        from fabula.learn.threads import use_threads

        use_threads(run.threads)
        work = run.folder / WORK if run.folder else None
        made = make_baseline(name, seed=run.seed, encoder=run.encoder, work=work)
        return LoadedSystem(made, run.model) if run.model else made

    return make
