"""The tutor with a memory: an attempt, its steps and its hints."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Path

from fabula.serve import answers, schemas
from fabula.serve.context import Context, Here
from fabula.serve.problems import ApiError
from fabula.serve.routes.classes import admitted, room_of
from fabula.serve.store import keys
from fabula.serve.store.records import AttemptMade, ClassRoom, Meant

router = APIRouter(prefix="/v1/attempts", tags=["tutor"])
MAX_STEPS = 100  # in one attempt

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]
Token = Annotated[str | None, Header(alias="X-Attempt-Token", max_length=64)]


@router.post("", status_code=201)
async def begin(new: schemas.NewAttempt, here: Here) -> answers.Begun:
    """Begin with a problem. The token is told once; whoever has it may go on with the attempt.

    Only what is known is taught: 409 with the readings to choose from if it is not clear which one is meant,
    422 if the problem cannot be read, or not well enough.
    """
    room = await room_of(here, new.class_code) if new.class_code else None
    nickname = new.nickname.strip() if new.nickname else ""
    if room is not None:
        await admitted(here, room, nickname)
    meant = await _meant(here, new, room)
    name, token = await here.stored(lambda: here.store.new_attempt(meant, new.lang.value, room, nickname))
    return answers.Begun(
        id=name,
        token=token,
        text=meant.text,
        reading=meant.reading,
        lang=new.lang.value,
        class_code=keys.shown_code(room.code) if room else None,
        nickname=nickname,
    )


async def _meant(here: Context, new: schemas.NewAttempt, room: ClassRoom | None) -> Meant:
    """The problem and its reading: from the set of the class, or as the pupil says."""
    if room is not None and new.problem is not None:
        found = await here.stored(lambda: here.store.problems(room))
        if new.problem > len(found):
            raise ApiError(404, "no_problem", "the class has no problem of this number")
        return found[new.problem - 1]
    asked = new.ask()
    said = {name: value for name, value in asked.items() if name in ("text", "reading", "edits", "lang")}
    offered = (await here.service.told("practice", said))["readings"]
    if offered:
        detail = "the text can be read in several ways; say which one is meant"
        raise ApiError(409, "which_reading", detail, more={"readings": offered})
    return Meant(asked["text"], asked.get("reading", 0), asked.get("edits", []))


@router.get("/{name}")
async def look(name: Id, here: Here, token: Token = None) -> AttemptMade:
    """The attempt with its steps and hints so far."""
    return await _attempt(here, name, token)


@router.post("/{name}/steps")
async def step(name: Id, new: schemas.NewStep, here: Here, token: Token = None) -> answers.StepSaid:
    """Check a step and keep it."""
    attempt = await _attempt(here, name, token)
    if len(attempt.steps) >= MAX_STEPS:
        raise ApiError(422, "too_many_steps", f"an attempt may have {MAX_STEPS} steps")
    asked = _ask(attempt, step=new.step, done=attempt.done)
    said = answers.Verdict.model_validate(await here.service.told("check", asked))
    taken = await here.stored(
        lambda: here.store.add_step(name, new.step, said.verdict, said.message, said.slip)
    )
    if taken is None:
        raise _unknown()
    solved = attempt.solved or said.verdict == "answer"
    return answers.StepSaid(**said.model_dump(), number=taken.number, solved=solved)


@router.post("/{name}/hints")
async def hint(name: Id, here: Here, _: schemas.Nothing | None = None, token: Token = None) -> answers.Hint:
    """The next hint for what was done so far; none is ever skipped, and the last one stays the last."""
    attempt = await _attempt(here, name, token)
    taken = [given.key for given in attempt.hints]
    asked = _ask(attempt, done=attempt.done, taken=taken)
    said = answers.Hint.model_validate(await here.service.told("next_hint", asked))
    given = await here.stored(
        lambda: here.store.add_hint(name, said.key[:300], said.level, said.kind, said.text, said.last)
    )
    if given is None:
        raise _unknown()
    return said


async def _attempt(here: Context, name: str, token: str | None) -> AttemptMade:
    if token is None:
        raise ApiError(401, "no_token", "the header X-Attempt-Token is missing")
    found = await here.stored(lambda: here.store.attempt(name, token))
    if found is None:
        raise _unknown()
    return found


def _unknown() -> ApiError:
    return ApiError(404, "no_attempt", "there is no attempt with this id and token")


def _ask(attempt: AttemptMade, **more: object) -> dict[str, object]:
    meant = {"reading": attempt.reading, "edits": attempt.edits}
    return {"text": attempt.text, "lang": attempt.lang, **meant, **more}
