"""The pipeline: text → problem → readings → attempts → solution."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

from fabula.choose import Chooser, CostChooser, Ranker, RankerChooser
from fabula.choose.chooser import Ranked, by_cost, cost, impossible, rests_on
from fabula.errors import FabulaError, internal_fault
from fabula.extract import PARTIAL, RANKER, default, make_extractor, model_folder
from fabula.extract.base import Extractor, Listener, Pooling, Reading
from fabula.extract.grounded import Grounding
from fabula.extract.mentions import mentions
from fabula.facts.idle import with_idle
from fabula.facts.retold import retold
from fabula.lang import say
from fabula.lang.lexicon import classes
from fabula.situation import derive
from fabula.solution import DOUBTFUL, Notice, Solution, Status
from fabula.solve import TimeLimit, solve_graph, time_limit
from fabula.solve.answer import make_answer
from fabula.solve.attempt import Attempt
from fabula.solve.outcome import Outcome
from fabula.solve.plausible import Objection, objections
from fabula.text import Problem, read
from fabula.text.problem import UnreadableError
from fabula.text.sums import is_sum
from fabula.text.syntax import loading
from fabula.workers import workers

KEEP = 20  # readings with different answers that a solution keeps
HALF = 0.5  # confidence at most, when a number of the text could not be read, or not every reading could be tried
TRIES = 36  # readings tried at most: the cost of a problem grows with its events, not with their combinations
GRACE = 2.0  # seconds that a proposer may need, beyond the limit, to come to an end; to load something takes as long
WIDTH = 5.0  # readings that cost so much more than the best accepted one are not tried

__all__ = ["Solution", "Solver", "Status", "load", "solve", "solve_many", "solve_reading"]

_UNLIKE = re.compile(r"- ([^:\n]+): .* fails, (\S+) is not (\S+)")


class _Clock:
    """What is left of the time for one problem, from listening to the last reading retold.

    It is time of work: a busy machine gives the same readings, later, and so does a process that has to load something.
    """

    def __init__(self, seconds: float) -> None:
        self._end = time.thread_time() + seconds - loading()
        self.cut = False  # whether a reading was not tried, or not to its end, for want of time

    @property
    def left(self) -> float:
        return self._end + loading() - time.thread_time()


class Solver:
    """Reads, solves and explains story problems. Make one with :func:`load` and keep it: loading costs."""

    def __init__(
        self, extractor: Extractor | None = None, *, chooser: Chooser | None = None, seconds: float = 2.0
    ) -> None:
        self.extractor = extractor or make_extractor()
        self.chooser = chooser or _own_chooser(self.extractor)
        self.seconds = _checked_seconds(seconds)

    def __repr__(self) -> str:
        return f"<Solver {self.extractor.name}, {self.seconds:g} s a problem>"

    def solve(self, text: str) -> Solution:
        """Solve one problem. Whatever the text, nothing is raised: the solution says why there is no answer.

        A fault of the program itself becomes ``unsolved`` with an ``InternalError`` (code ``internal``) and
        is logged. Only what is no text at all is refused, with a TypeError.
        """
        _checked_text(text)
        try:
            return self._solve(text)
        except FabulaError as error:
            return _unsolved(text, error)
        except Exception as error:  # the promise of this method, for faults that we do not know yet
            return _unsolved(text, internal_fault(text, error, "solving"))

    def solve_json(self, text: str, lang: str = "zh", top: int | None = None) -> dict[str, Any]:
        """Solve one problem and tell it as JSON; a fault in telling it is told, too, and not raised."""
        return self._told(text, lambda solution: solution.to_json(lang, top))

    def solve_row(self, text: str) -> dict[str, Any]:
        """Solve one problem and tell it as a flat row, as above."""
        return self._told(text, Solution.to_row)

    def _told(self, text: str, tell: Callable[[Solution], dict[str, Any]]) -> dict[str, Any]:
        solution = self.solve(text)
        try:
            return tell(solution)
        except Exception as error:  # as above
            return tell(_unsolved(text, internal_fault(text, error, "explaining")))

    def solve_many(self, texts: Iterable[str], *, jobs: int = 1) -> Iterator[Solution]:
        """One solution a text, in the order of the texts, each as soon as its turn has come.

        ``texts`` may be endless: at most a few texts a process are read ahead. With ``jobs`` above 1 so many
        processes are started, each with this solver; a script needs ``if __name__ == "__main__":`` then.
        """
        if isinstance(texts, str):
            raise TypeError("solve_many takes several texts, not one str; that is what solve is for")
        if isinstance(jobs, bool) or not isinstance(jobs, int):
            raise TypeError(f"jobs is a whole number, not {type(jobs).__name__}: {jobs!r:.60}")
        if jobs < 1:
            raise ValueError(f"jobs must be at least 1, not {jobs}")
        if jobs == 1:
            return map(self.solve, texts)
        return self._spread(texts, jobs)

    def _spread(self, texts: Iterable[str], jobs: int) -> Iterator[Solution]:
        with workers(partial(_solving, self), jobs) as pool:
            yield from pool.map(map(_checked_text, texts))

    def _solve(self, text: str) -> Solution:
        if is_sum(text):
            raise UnreadableError("no_story")
        clock = _Clock(self.seconds)
        problem = self._heard(read(text))
        attempts = self._attempts(problem, clock)
        chosen = self.chooser.choose(problem, attempts)
        found = [a for _, a in chosen.readings]
        chances = [chosen.confidence, *(p for p, _ in chosen.readings[1:])][: len(found)]
        if not found:  # better a doubtful reading that is called so than none
            doubtful = [a for a in attempts if a.answer is not None and a.answer.value > 0]
            found = [a for _, a in by_cost(doubtful)]
        halved = problem.unread or _unheard(text) or clock.cut
        sure = min(chosen.confidence, HALF) if halved else chosen.confidence
        kept = {id(a) for a in found[:KEEP]}
        refused = [a for a in attempts if not a.accepted]
        told = Solution(
            text,
            _status(sure, self.chooser.sure),
            problem,
            tuple(_whole(found[:KEEP], clock)),
            tuple(a for a in refused if id(a) not in kept)[:KEEP],
            sure,
            tuple(_chances(chances, sure)),
            tuple(_warnings(problem, found if chances else [], impossible(refused), cut=clock.cut)),
        )
        problem.notes.clear()  # all readings are made; whoever keeps the solution need not keep these
        return told

    def _heard(self, problem: Problem) -> Problem:
        """The problem with what the network hears of it; as it was, if nobody listens, or listening fails."""
        if not isinstance(self.extractor, Listener):
            return problem
        try:
            return self.extractor.hear(problem)
        except Exception as fault:  # it can be read without
            internal_fault(problem.text, fault, "listening")
            return problem

    def _attempts(self, problem: Problem, clock: _Clock) -> list[Attempt]:
        """The readings of all proposers, solved and doubted, within the time limit.

        The limit is looked at between two readings; whoever takes far longer for one is stopped.
        """
        found: list[Attempt] = []
        try:
            with time_limit(clock.left + GRACE, work=True):
                for attempt in self._tried(problem, clock):
                    found.append(attempt)
        except TimeLimit:
            clock.cut = True
        return found

    def _tried(self, problem: Problem, clock: _Clock) -> Iterator[Attempt]:
        """Each reading, as soon as it is solved."""
        best = float("inf")
        wide = isinstance(self.extractor, Pooling)  # then nobody's score says what another's is worth
        grounding = Grounding(problem)
        for proposed in islice(self.extractor.readings(problem), None if wide else TRIES):
            if clock.left <= 0:
                clock.cut = True
                break
            if not wide and -proposed.score > best + WIDTH:  # a cheaper one may follow: the order is not exact
                continue
            try:
                attempt = solve_reading(problem, grounding.reading(proposed), clock.left)
            except Exception as fault:  # a fault in one reading must not cost the others
                internal_fault(problem.text, fault, f"solving a reading by {proposed.proposer}")
                continue
            clock.cut |= attempt.result.outcome is Outcome.TIME_LIMIT
            if attempt.accepted:
                best = min(best, cost(attempt))
            yield attempt


@cache
def _unheard_words() -> re.Pattern[str]:
    return re.compile("|".join(word for words in classes("unheard.txt").values() for word in sorted(words)))


def _unheard(text: str) -> bool:
    """Whether the text has words that no frame accounts for: 既懂英语又懂日语. What is not understood is never sure."""
    return _unheard_words().search(text) is not None


def _solving(solver: Solver) -> Callable[[str], Solution]:
    """What a worker process does with each text."""
    return solver.solve


def _checked_text(text: str) -> str:
    if not isinstance(text, str):
        raise TypeError(f"a problem is a str, not {type(text).__name__}: {text!r:.60}")
    return text


def _checked_seconds(seconds: float) -> float:
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise TypeError(f"seconds is a number, not {type(seconds).__name__}: {seconds!r:.60}")
    if not seconds > 0:  # NaN is not, either
        raise ValueError(f"seconds must be above 0, not {seconds}")
    return float(seconds)


def _unsolved(text: str, error: FabulaError) -> Solution:
    said = Notice(error.said("zh"), error.said("en"))
    return Solution(text, Status.UNSOLVED, error=error, warnings=(said,))


def solve_reading(problem: Problem, reading: Reading, seconds: float = 2.0) -> Attempt:
    """One reading, solved and doubted. Whoever changes a reading by hand has it judged by this, too."""
    graph = reading.graph
    system, result = solve_graph(graph, seconds=seconds)
    answer = make_answer(graph, system, result, problem)
    doubts: tuple[Objection, ...] = ()
    if answer is not None:
        doubts = objections(problem, graph, system, result)
        if not (derivation := derive(graph)):
            doubts += (_outside(str(derivation)),)
    return Attempt(problem, reading, system, result, answer, doubts)


def completed(attempt: Attempt, seconds: float) -> Attempt:
    """The same reading, retold, with the numbers it has no use for; as it was, if that changes the answer."""
    reading = attempt.reading
    try:
        graph = with_idle(attempt.problem, retold(attempt.problem, reading.graph), rests_on(attempt))
        if graph is reading.graph:
            return attempt
        whole = solve_reading(attempt.problem, replace(reading, graph=graph, mentions=mentions(graph)), seconds)
    except Exception as fault:  # told in other words it would be better, but it stands as it is
        internal_fault(attempt.problem.text, fault, "retelling a reading")
        return attempt
    same = whole.answer is not None and attempt.answer is not None and whole.answer.value == attempt.answer.value
    return whole if same and whole.accepted == attempt.accepted else attempt


def _whole(found: Sequence[Attempt], clock: _Clock) -> Iterator[Attempt]:
    """The readings retold, the first in any case, the others while there is time."""
    for place, attempt in enumerate(found):
        yield completed(attempt, clock.left) if not place or clock.left > 0 else attempt


def _outside(derivation: str) -> Objection:
    zh, en = (say("solve.grammar", lang, derivation=derivation) for lang in ("zh", "en"))
    if units := _UNLIKE.search(derivation):  # what the grammar says in English, in the words of each language
        node, one, other = units.groups()
        zh, en = (say("solve.units", lang, node=node, a=one, b=other) for lang in ("zh", "en"))
    return Objection("grammar", zh, en)


def _status(sure: float, enough: float) -> Status:
    if sure < DOUBTFUL:
        return Status.UNSOLVED
    return Status.SOLVED if sure >= enough else Status.UNSURE


def _chances(chances: Sequence[float], sure: float) -> Iterator[float]:
    """The confidence of every reading; the others have no more together than the first one leaves."""
    if not chances:
        return
    most = sum(chances[1:])
    yield sure
    yield from (min(1.0, (1.0 - sure) / most) * chance if most else 0.0 for chance in chances[1:])


def _warnings(problem: Problem, found: Sequence[Attempt], ruled_out: Ranked, *, cut: bool) -> Iterator[Notice]:
    """What was not understood or not tried, and why readings that fit the words better were set aside."""
    if cut:
        yield _notice("solve.cut")
    if problem.unread:
        yield _notice("solve.unread", words=problem.unread)
    if len(problem.asked_in) > 1:
        yield _notice("solve.questions", count=len(problem.asked_in))
    if not found:
        yield _notice("solve.no_reading")
    floor = cost(found[0]) if found else float("inf")
    better = [attempt for price, attempt in ruled_out[:3] if price < floor]
    yield from dict.fromkeys(notice for attempt in better for notice in _refusals(attempt))


def _refusals(attempt: Attempt) -> Iterator[Notice]:
    """Why a reading was set aside."""
    hard = [doubt for doubt in attempt.objections if not doubt.soft]
    for doubt in hard:
        yield Notice(say("solve.fails", "zh", doubt=doubt.zh), say("solve.fails", "en", doubt=doubt.en))
    if not hard:
        yield _notice("solve.contradicts")


def _notice(key: str, **words: object) -> Notice:
    return Notice(say(key, "zh", **words), say(key, "en", **words))


def load(extractor: str = "", *, seconds: float = 2.0, model: str | Path | None = None) -> Solver:
    """A ready solver, with the shipped model unless told otherwise; made once for the same arguments.

    ``seconds`` is the time limit for a problem, ``extractor`` who reads the text (``smart+``, ``frames`` …),
    ``model`` a model folder that ``fabula train`` made.
    """
    if not isinstance(extractor, str):
        raise TypeError(f"an extractor is named by a str, not {type(extractor).__name__}")
    if not isinstance(model, str | Path | None):
        raise TypeError(f"a model is a folder, told as a str or a Path, not {type(model).__name__}")
    return _loaded(extractor, _checked_seconds(seconds), None if model is None else Path(model))


@cache
def _loaded(extractor: str, seconds: float, model: Path | None) -> Solver:
    return make_solver(extractor, model, seconds)


def make_solver(extractor: str = "", model: Path | None = None, seconds: float = 2.0) -> Solver:
    """A solver by the name of its extractor; a model that has a ranker chooses by it."""
    name = extractor or default()
    return Solver(make_extractor(name, model), chooser=make_chooser(name, model), seconds=seconds)


def make_chooser(extractor: str = "", model: Path | None = None) -> Chooser:
    """The ranker of the extractor's model, or the plain chooser where there is none."""
    fitted = load_ranker(extractor or default(), model)
    return RankerChooser(*fitted) if fitted is not None else CostChooser()


def _own_chooser(extractor: Extractor) -> Chooser:
    """The ranker of the model that an extractor reads with, where its scores cannot be compared without."""
    return make_chooser(extractor.name, extractor.ranker_in) if isinstance(extractor, Pooling) else CostChooser()


def load_ranker(name: str, model: Path | None = None) -> tuple[Ranker, float] | None:
    """The ranker of a model folder, with the confidence that counts as solved; None if it has none."""
    folder = model_folder(name, model)
    if folder is None or name in PARTIAL or RANKER not in folder.card.get("files", {}):
        return None
    from fabula.extract.neural.store import sound

    with sound(folder.file(RANKER)) as path:
        return Ranker.from_json(json.loads(path.read_text("utf-8"))), float(folder.card.get("sure", 0.9))


def solve(text: str, extractor: str = "") -> Solution:
    """Solve one problem with the default solver."""
    return load(extractor).solve(text)


def solve_many(texts: Iterable[str], *, jobs: int = 1) -> Iterator[Solution]:
    """Solve many problems with the default solver: one solution a text, in order, lazily."""
    return load().solve_many(texts, jobs=jobs)
