"""What clients send. Whatever is not described here is refused."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from fabula.lang.lexicon import examples
from fabula.serve.settings import CLASS_SIZE, MAX_BATCH, MAX_SET, MAX_TEXT

PRINTABLE = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"  # any text; line breaks and tabs are part of one
ONE_LINE = r"^[^\s\x00-\x1f\x7f/\\.][^\x00-\x1f\x7f/\\]*$"  # a name that also fits into a path

Text = Annotated[str, StringConstraints(min_length=1, max_length=MAX_TEXT, pattern=PRINTABLE)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=ONE_LINE)]
Nickname = Annotated[str, StringConstraints(min_length=1, max_length=24, pattern=ONE_LINE)]
StepText = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=PRINTABLE)]
Code = Annotated[str, StringConstraints(min_length=1, max_length=20, pattern=r"^[A-Za-z0-9-]+$")]
NodeId = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=PRINTABLE)]
Size = Annotated[int, Field(ge=1, le=1000, strict=True, description="Pupils at most.")]
Index = Annotated[int, Field(ge=0, le=1000)]


class Lang(StrEnum):
    ZH = "zh"
    EN = "en"


class Attribute(StrEnum):
    RATE = "rate"
    AMOUNT = "amount"
    TOTAL = "total"


class Body(BaseModel):
    """Strict: nothing is converted and nothing is ignored."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def ask(self) -> dict[str, Any]:
        """As a worker gets it; what was left out stays out, so that equal questions look equal."""
        return self.model_dump(mode="json", exclude_defaults=True)


class Kind(Body):
    """Change what kind of attribute a given number is."""

    op: Literal["kind"]
    given: Index
    attribute: Attribute


class Owner(Body):
    """Move a given number to another node."""

    op: Literal["owner"]
    given: Index
    node: NodeId


class Relation(Body):
    """Another predicate for the same arguments."""

    op: Literal["relation"]
    relation: Index
    predicate: Annotated[str, StringConstraints(pattern=r"^[A-Za-z_]{1,40}$")]


class Swap(Body):
    """Swap a relation's first two arguments."""

    op: Literal["swap"]
    relation: Index


class Drop(Body):
    """Take a relation away."""

    op: Literal["drop"]
    relation: Index


class Goal(Body):
    """Ask for something else."""

    op: Literal["goal"]
    node: NodeId
    attribute: Attribute


Edit = Annotated[Kind | Owner | Relation | Swap | Drop | Goal, Field(discriminator="op")]


class SolveAsk(Body):
    text: Text = Field(examples=[examples()["price"]])
    lang: Lang = Lang.ZH
    top: Annotated[int, Field(ge=1, le=20, strict=True, description="Readings in all.")] = 5


class BatchAsk(Body):
    texts: Annotated[list[Text], Field(min_length=1, max_length=MAX_BATCH)]
    lang: Lang = Lang.ZH
    top: Annotated[int, Field(ge=1, le=20, strict=True, description="Readings in all, of each.")] = 5


class Ask(Body):
    """A situation: a problem, which reading of it, and changes made to that by hand."""

    text: Text = Field(examples=[examples()["price"]])
    lang: Lang = Lang.ZH
    reading: Annotated[int, Field(ge=0, le=19, strict=True, description="0 is the best one.")] = 0
    edits: Annotated[list[Edit], Field(max_length=20)] = []


class PictureKind(StrEnum):
    AUTO = "auto"
    GRAPH = "graph"
    SEGMENTS = "segments"
    JOURNEY = "journey"


class DiagramAsk(Ask):
    kind: PictureKind = PictureKind.AUTO


class Format(StrEnum):
    LATEX = "latex"
    MARKDOWN = "markdown"
    SVG = "svg"
    JSON = "json"
    BUFFER = "buffer"


class ExportAsk(Ask):
    format: Format


class HintAsk(Ask):
    level: Annotated[int, Field(ge=1, le=50, strict=True, description="1 is the first.")] = 1


class CheckAsk(Ask):
    step: StepText = Field(examples=["70+60=130"])
    done: Annotated[list[StepText], Field(max_length=50, description="The steps before it.")] = []


Chosen = Annotated[int, Field(ge=0, le=19, strict=True, description="The reading that is meant.")]
Edits = Annotated[list[Edit], Field(max_length=20)]


class NewAttempt(Body):
    """A pupil begins with a problem: a text, or a number in the problem set of the class.

    If it is not clear how the text is to be read, ``reading`` must say so, or the changes a teacher made.
    """

    text: Text | None = None
    problem: Annotated[int, Field(ge=1, le=MAX_SET, strict=True)] | None = None
    reading: Chosen | None = None
    edits: Edits = []
    lang: Lang = Lang.ZH
    class_code: Code | None = None
    nickname: Nickname | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> NewAttempt:
        if (self.text is None) == (self.problem is None) or (self.text is None and not self.class_code):
            raise ValueError("either a text, or a class code and the number of a problem in its set")
        return self


class NewStep(Body):
    step: StepText = Field(examples=["70+60=130"])


class Nothing(Body):
    """An empty object."""


class NewClass(Body):
    name: Name = Field(examples=[examples()["class"]])
    size: Size = CLASS_SIZE


class ClassChange(Body):
    """Close a class or open it again, or let in more or fewer pupils."""

    closed: bool | None = None
    size: Size | None = None


class SetProblem(Body):
    """A problem of a set, with the reading that the teacher means."""

    text: Text
    reading: Chosen | None = None
    edits: Edits = []


class ProblemSet(Body):
    lang: Lang = Lang.ZH
    problems: Annotated[list[SetProblem], Field(max_length=MAX_SET)]


ProblemCode = Annotated[str, StringConstraints(max_length=40, pattern=r"^[A-Za-z_]{1,24}-([1-4]-)?[0-9A-Za-z]{7}$")]
KindName = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,24}$")]
Grade = Annotated[int, Field(ge=1, le=6)]
Codes = Annotated[list[ProblemCode], Field(min_length=1, max_length=MAX_SET)]


class SheetFormat(StrEnum):
    HTML = "html"
    PDF = "pdf"
    MARKDOWN = "markdown"
    MOODLE = "moodle"
    GIFT = "gift"
    QTI = "qti"
    JSONL = "jsonl"


class SheetAsk(Body):
    """What a teacher wants on a sheet; no kinds are all kinds of the grades."""

    kinds: Annotated[list[KindName], Field(max_length=60)] = []
    grades: tuple[Grade, Grade] = (1, 6)
    count: Annotated[int, Field(ge=1, le=MAX_SET, strict=True)] = 12
    seed: Annotated[int, Field(ge=0, le=2**31)] = 1
    distractors: Annotated[int, Field(ge=0, le=2, description="Sentences that do not matter.")] = 0
    avoid: Annotated[list[ProblemCode], Field(max_length=200, description="Problems that were there already.")] = []
    lang: Lang = Lang.ZH


class SheetCodes(Body):
    codes: Codes
    lang: Lang = Lang.ZH


class SheetFile(Body):
    """A sheet by its codes, and how it is to look."""

    codes: Codes
    format: SheetFormat = SheetFormat.HTML
    key: bool = False
    version: Annotated[str, StringConstraints(pattern=r"^[A-Z]?$")] = ""
    lang: Lang = Lang.ZH
    title: Annotated[str, StringConstraints(max_length=60, pattern=PRINTABLE)] = ""
    pictures: bool = False
    room: Annotated[int, Field(ge=0, le=20)] = 0
    server: Annotated[str, StringConstraints(max_length=200, pattern=r"^(https?://[^\s\"'<>\\]+)?$")] = ""

    def ask(self) -> dict[str, Any]:
        return {"format": self.format.value} | super().ask()
