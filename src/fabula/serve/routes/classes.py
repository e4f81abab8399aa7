"""A teacher's view of a class. No accounts: a class has a code for its pupils and a key for its teacher."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response

from fabula.serve import answers, schemas
from fabula.serve.context import Context, Here
from fabula.serve.edge import client
from fabula.serve.problems import ApiError
from fabula.serve.store import keys
from fabula.serve.store.export import csv_text, jsonl_text
from fabula.serve.store.overview import Overview, overview
from fabula.serve.store.records import ClassRoom, Meant
from fabula.serve.work import Refused

router = APIRouter(prefix="/v1/classes", tags=["classes"])
WRONG_KEY = 10.0  # requests that a wrong key counts as
PAGE = 500  # attempts read at once

CodeInPath = Annotated[str, Path(pattern=r"^[A-Za-z0-9-]{1,20}$")]
Key = Annotated[str | None, Header(alias="X-Teacher-Key", max_length=64)]
EXPORT_OUT: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {media: {"schema": {"type": "string"}} for media in ("application/x-ndjson", "text/csv")},
        "description": "All attempts: one line an attempt (jsonl), or one line a step or hint (csv).",
    }
}


async def room_of(here: Context, code: str) -> ClassRoom:
    found = await here.stored(lambda: here.store.class_room(code))
    if found is None:
        raise ApiError(404, "no_class", "there is no class with this code")
    return found


async def _opened(code: CodeInPath, request: Request, here: Here, key: Key = None) -> ClassRoom:
    """The class, if the key is right; guessing keys is slow and gets slower."""
    if key is None:
        raise ApiError(401, "no_key", "the header X-Teacher-Key is missing")
    room = await room_of(here, code)
    if not await here.stored(lambda: here.store.opens(room, key)):
        await here.rates.charge(client(request.scope), WRONG_KEY)
        raise ApiError(403, "wrong_key", "this is not the key of this class")
    return room


Room = Annotated[ClassRoom, Depends(_opened)]


@router.post("", status_code=201)
async def new_class(new: schemas.NewClass, here: Here) -> answers.NewClass:
    """Open a class. The teacher's key is told once and cannot be had again."""
    room, key = await here.stored(lambda: here.store.new_class(new.name.strip(), new.size))
    return answers.NewClass(
        code=keys.shown_code(room.code), name=room.name, created=room.created, teacher_key=key
    )


async def admitted(here: Context, room: ClassRoom, nickname: str) -> None:
    """403 if the class is closed, or full and this is somebody new."""
    if room.closed:
        raise ApiError(403, "class_closed", "the class is closed")
    if not await here.stored(lambda: here.store.seats(room, nickname)):
        raise ApiError(403, "class_full", f"the class has its {room.size} pupils")


@router.patch("/{code}", status_code=204)
async def change(room: Room, new: schemas.ClassChange, here: Here) -> None:
    """Close the class or open it again; let in more or fewer pupils."""
    if changes := new.model_dump(exclude_none=True):
        await here.stored(lambda: here.store.change_class(room, **changes))


@router.get("/{code}/problems")
async def problem_set(code: CodeInPath, here: Here) -> answers.ProblemsOfClass:
    """The problems that the class works on, for whoever has its code."""
    room = await room_of(here, code)
    found = await here.stored(lambda: here.store.problems(room))
    numbered = [answers.ProblemOfSet(number=n, text=meant.text) for n, meant in enumerate(found, 1)]
    return answers.ProblemsOfClass(name=room.name, closed=room.closed, problems=numbered)


@router.put("/{code}/problems")
async def set_problems(room: Room, new: schemas.ProblemSet, here: Here) -> answers.CheckedSet:
    """Set the problems. The solver tries each first; the set is kept only if all can be practised."""
    checked = [await _checked(here, problem, new.lang) for problem in new.problems]
    kept = all(problem.state == "ready" for problem in checked)
    if kept:
        meant = [Meant(p.text, p.reading or 0, [e.ask() for e in p.edits]) for p in new.problems]
        await here.stored(lambda: here.store.set_problems(room, meant))
    return answers.CheckedSet(kept=kept, problems=checked)


async def _checked(here: Context, problem: schemas.SetProblem, lang: schemas.Lang) -> answers.CheckedProblem:
    try:
        found = (await here.service.told("practice", {**problem.ask(), "lang": lang.value}))["readings"]
    except Refused as error:
        return answers.CheckedProblem(text=problem.text, state="not_understood", detail=error.detail)
    return answers.CheckedProblem(
        text=problem.text, state="which_reading" if found else "ready", readings=found
    )


@router.get("/{code}")
async def look(room: Room, here: Here) -> Overview:
    """What was tried, what was solved, which slips were made and where people got stuck."""
    return await here.stored(lambda: overview(room, here.store.all_attempts(room, PAGE)))


@router.get("/{code}/attempts")
async def attempts(
    room: Room,
    here: Here,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> answers.Attempts:
    """The attempts one by one, the oldest first."""
    total = await here.stored(lambda: here.store.count(room))
    found = await here.stored(lambda: here.store.attempts(room, limit, offset))
    return answers.Attempts(total=total, limit=limit, offset=offset, attempts=found)


@router.get("/{code}/export", response_class=Response, responses=EXPORT_OUT)
async def export(room: Room, here: Here, format: Literal["jsonl", "csv"] = "jsonl") -> Response:
    """Everything that the class did, as a file."""
    write, media = (csv_text, "text/csv") if format == "csv" else (jsonl_text, "application/x-ndjson")
    text = await here.stored(lambda: write(here.store.all_attempts(room, PAGE)))
    name = f"fabula-{keys.shown_code(room.code)}.{format}"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=media)


@router.delete("/{code}", status_code=204)
async def delete_class(room: Room, here: Here) -> None:
    """Delete the class and all that its pupils did, for good."""
    await here.stored(lambda: here.store.delete_class(room))


@router.delete("/{code}/pupils/{nickname}", status_code=204)
async def delete_pupil(
    room: Room,
    here: Here,
    nickname: Annotated[str, Path(min_length=1, max_length=24, pattern=schemas.ONE_LINE)],
) -> None:
    """Delete all that was done under a nickname, for good."""
    if not await here.stored(lambda: here.store.delete_pupil(room, nickname.strip())):
        raise ApiError(404, "no_pupil", "nobody of this name in the class")
