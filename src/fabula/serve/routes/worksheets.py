"""Worksheets: kinds, problems drawn for a class, one problem by its code, and the files. Nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Path, Query, Request, Response

from fabula.serve import answers, schemas
from fabula.serve.context import Here
from fabula.serve.edge import client
from fabula.serve.problems import ApiError
from fabula.serve.routes.solving import respond
from fabula.serve.work import Refused

router = APIRouter(prefix="/v1/worksheets", tags=["worksheets"])
PAGE = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-modals"  # a page that runs nothing
MEDIA = ("text/html", "application/pdf", "text/markdown", "application/xml", "text/plain", "application/zip")
FILE_OUT: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {media: {"schema": {"type": "string"}} for media in (*MEDIA, "application/x-ndjson")},
        "description": "The sheet, or its key.",
    }
}


@router.get("/kinds", response_model=answers.SheetKinds)
async def kinds(here: Here, lang: schemas.Lang = schemas.Lang.ZH) -> Response:
    """The kinds of problems by grade, and the formats that this server can write."""
    return respond(await here.service.answer("sheet_kinds", {"lang": lang.value}))


@router.post("", response_model=answers.SheetProblems)
async def draw(ask: schemas.SheetAsk, request: Request, here: Here) -> Response:
    """Draw problems. The same seed gives the same ones; each was read back by the solver."""
    await here.rates.charge(client(request.scope), ask.count - 1)
    return respond(await here.service.answer("sheet_draw", ask.ask()))


@router.post("/problems", response_model=answers.SheetProblems)
async def named(ask: schemas.SheetCodes, here: Here) -> Response:
    """The problems that these codes stand for, with their solutions."""
    return respond(await here.service.answer("sheet_named", ask.ask()))


@router.get("/problems/{code}", response_model=answers.SheetProblem)
async def problem(code: Annotated[schemas.ProblemCode, Path()], here: Here) -> Response:
    """One problem by its code, without its solution."""
    try:
        return respond(await here.service.answer("sheet_problem", {"code": code.lower()}))
    except Refused as error:
        raise ApiError(404, error.code, error.detail) from error


@router.get("/file", response_class=Response, responses=FILE_OUT)
async def file(asked: Annotated[schemas.SheetFile, Query()], request: Request, here: Here) -> Response:
    """The sheet or its key as a file; HTML and PDF are shown by browsers, the others saved."""
    await here.rates.charge(client(request.scope), len(asked.codes) - 1)
    reply = await here.service.answer("sheet_file", asked.ask())
    made = respond(reply)
    if asked.format in (schemas.SheetFormat.HTML, schemas.SheetFormat.PDF):
        made.headers["Content-Disposition"] = f"inline; filename*=UTF-8''{quote(reply.name)}"
        if asked.format is schemas.SheetFormat.HTML:
            made.headers["Content-Security-Policy"] = PAGE
    return made
