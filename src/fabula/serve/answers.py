"""What clients get. Workers encode their replies themselves; these models describe them (docs/json.md)."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from pydantic import BaseModel, Field

from fabula.serve.problems import Problem, ReadingChoice
from fabula.serve.store.records import AttemptMade

Status = Literal["solved", "unsure", "unsolved"]
Data = dict[str, Any]


class Health(BaseModel):
    status: Literal["ok", "ready"]
    version: str


class Answer(BaseModel):
    value: str
    decimal: float
    unit: str
    text: str
    sentence: str


class Trouble(BaseModel):
    """Why a text cannot be read."""

    stage: str
    code: str
    message: str
    hint: str


class Solution(BaseModel):
    """By the contract of docs/json.md."""

    version: int
    status: Status
    answer: Answer | None
    confidence: float
    problem: Data | None
    mentions: list[Data]
    graph: Data | None
    equations: list[Data]
    steps: list[Data]
    outcome: str | None
    objections: list[str]
    score: float | None
    readings: list[Data]
    warnings: list[str]
    error: Trouble | None


class Batch(BaseModel):
    results: list[Solution | Problem]


class Span(BaseModel):
    start: int
    end: int
    role: str
    refs: list[str]


class Picture(BaseModel):
    kind: Literal["graph", "segments", "journey"]
    title: str
    svg: str


class Equation(BaseModel):
    text: str
    reason: str
    implicit: bool
    relation: int
    refs: list[str]


class Step(BaseModel):
    number: int
    kind: str
    text: str
    reason: str
    refs: list[str]


class Reading(BaseModel):
    index: int
    answer: Answer | None
    score: float
    difference: str
    steps: list[Step]


class Readings(BaseModel):
    readings: list[Reading]


class View(BaseModel):
    """Everything that a page shows of one reading."""

    status: Status
    text: str
    answer: Answer | None
    confidence: float
    warnings: list[str]
    spans: list[Span]
    pictures: list[Picture]
    equations: list[Equation]
    steps: list[Step]
    readings: list[Reading]
    options: Data | None
    error: Trouble | None


class Hint(BaseModel):
    """One rung of the ladder. ``svg`` shows no more than the hint says."""

    key: str = Field(description="Tells rungs apart.")
    level: int
    last: bool
    kind: str
    text: str
    diagram: str | None
    refs: list[str]
    svg: str | None


class Verdict(BaseModel):
    verdict: Literal["right", "wrong", "unclear", "answer"]
    message: str
    slip: str | None = None
    refs: list[str] = []


class Begun(BaseModel):
    """A new attempt."""

    id: str
    token: str = Field(description="For the header X-Attempt-Token; told only here.")
    text: str
    reading: int
    lang: str
    class_code: str | None
    nickname: str


class StepSaid(Verdict):
    number: int
    solved: bool


class NewClass(BaseModel):
    code: str = Field(description="For pupils; the dash and the case do not matter.", examples=["ABCD-EFGH"])
    name: str
    created: datetime
    teacher_key: str = Field(description="For the header X-Teacher-Key; told only here.")


class ProblemOfSet(BaseModel):
    """As pupils see it."""

    number: int
    text: str


class ProblemsOfClass(BaseModel):
    """The problem set of a class."""

    name: str
    closed: bool
    problems: list[ProblemOfSet]


class CheckedProblem(BaseModel):
    """What the solver makes of a problem that a teacher wants to set."""

    text: str
    state: Literal["ready", "which_reading", "not_understood"]
    detail: str = ""
    readings: list[ReadingChoice] = []


class CheckedSet(BaseModel):
    """``kept`` if all of them can be practised; otherwise the set is as it was before."""

    kept: bool
    problems: list[CheckedProblem]


class Attempts(BaseModel):
    total: int
    limit: int
    offset: int
    attempts: list[AttemptMade]


class SheetKind(BaseModel):
    """A kind of story and the grade in which it comes first."""

    kind: str
    name: str
    grade: int


class SheetKinds(BaseModel):
    kinds: list[SheetKind]
    formats: list[str]


class SheetProblem(BaseModel):
    """As pupils see it; `reading` is the one that is meant."""

    code: str
    kind: str
    text: str
    reading: int


class SheetStep(BaseModel):
    text: str
    reason: str


class WorkedProblem(BaseModel):
    """A problem of a sheet with its solution, for teachers."""

    code: str
    kind: str
    name: str
    grade: int
    text: str
    answer: str
    reply: str
    steps: list[SheetStep]
    picture: str = Field(description="SVG; empty if a book would draw none.")


class SheetProblems(BaseModel):
    problems: list[WorkedProblem]
