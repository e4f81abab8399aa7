"""Solve, look at, draw, change and export problems; check a step, give a hint. Nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response

from fabula.serve import answers, schemas
from fabula.serve.context import Here
from fabula.serve.edge import client
from fabula.serve.problems import request_id
from fabula.serve.work import Reply

router = APIRouter(prefix="/v1", tags=["problems"])
Described = dict[int | str, dict[str, Any]]
SVG_OUT: Described = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "A picture."}
}
FILE_OUT: Described = {
    200: {
        "content": {
            media: {"schema": {"type": "string"}}
            for media in ("text/x-tex", "text/markdown", "image/svg+xml", "application/x-ndjson")
        }
        | {"application/json": {"schema": {}}},
        "description": "A file.",
    }
}


EMBEDDED = {  # a picture that any page may show, and keep for a while
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "public, max-age=3600",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}


def respond(reply: Reply) -> Response:
    """A worker's reply as it is; Response and not JSONResponse, since it is encoded already."""
    headers = {}
    if reply.name:
        headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(reply.name)}"
    return Response(reply.body, 200, headers, reply.media)


@router.post("/solve", response_model=answers.Solution)
async def solve(ask: schemas.SolveAsk, here: Here) -> Response:
    """Solve one problem: the answer with the situation that yields it."""
    return respond(await here.service.answer("solve", ask.ask()))


@router.post("/solve/batch", response_model=answers.Batch)
async def solve_many(ask: schemas.BatchAsk, request: Request, here: Here) -> Response:
    """Solve many problems; a problem that fails has a problem document in its place."""
    await here.rates.charge(client(request.scope), len(ask.texts) - 1)
    one = schemas.SolveAsk.model_construct
    asks = [one(text=text, lang=ask.lang, top=ask.top).ask() for text in ask.texts]
    bodies = await here.service.many(asks, request_id(request.scope))
    return respond(Reply(b'{"results":[' + b",".join(bodies) + b"]}"))


@router.post("/readings", response_model=answers.Readings)
async def readings(ask: schemas.Ask, here: Here) -> Response:
    """The other readings of a problem, and what makes each different."""
    return respond(await here.service.answer("readings", ask.ask()))


@router.post("/view", response_model=answers.View)
async def view(ask: schemas.Ask, here: Here) -> Response:
    """Everything that a page shows of a problem."""
    return respond(await here.service.answer("view", ask.ask()))


@router.post("/adjust", response_model=answers.View)
async def adjust(ask: schemas.Ask, here: Here) -> Response:
    """The same after changes made by hand; 422 if they do not give a situation."""
    return respond(await here.service.answer("view", ask.ask()))


@router.post("/diagram", response_class=Response, responses=SVG_OUT)
async def diagram(ask: schemas.DiagramAsk, here: Here) -> Response:
    """A picture of the situation."""
    return respond(await here.service.answer("diagram", ask.ask()))


@router.get("/diagram.svg", response_class=Response, responses=SVG_OUT)
async def diagram_svg(
    here: Here,
    text: Annotated[schemas.Text, Query()],
    kind: schemas.PictureKind = schemas.PictureKind.AUTO,
    lang: schemas.Lang = schemas.Lang.ZH,
) -> Response:
    """The same by a link, for pages and documents."""
    ask = schemas.DiagramAsk.model_construct(text=text, kind=kind, lang=lang)
    drawn = respond(await here.service.answer("diagram", ask.ask()))
    drawn.headers.update(EMBEDDED)
    return drawn


@router.post("/export", response_class=Response, responses=FILE_OUT)
async def export(ask: schemas.ExportAsk, here: Here) -> Response:
    """The solution as a file: LaTeX, Markdown, SVG, JSON, or a line of the buffer that training reads."""
    return respond(await here.service.answer("export", ask.ask()))


@router.post("/hints", response_model=answers.Hint)
async def hint(ask: schemas.HintAsk, here: Here) -> Response:
    """The hint of a level; the answer comes last."""
    return respond(await here.service.answer("hint", ask.ask()))


@router.post("/check", response_model=answers.Verdict)
async def check(ask: schemas.CheckAsk, here: Here) -> Response:
    """Is this step right? By value and by unit, in any order and form."""
    return respond(await here.service.answer("check", ask.ask()))
