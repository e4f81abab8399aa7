"""Every error as ``application/problem+json`` (RFC 9457), with a code that programs can rely on."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.responses import Response

from fabula.serve import work

log = logging.getLogger("fabula.serve")
MEDIA = "application/problem+json"
SHOWN = 10  # wrong fields that a problem names


class FieldProblem(BaseModel):
    """What is wrong with one field."""

    where: str = Field(description="The field, as a path with dots.", examples=["body.text"])
    what: str


class ReadingChoice(BaseModel):
    """A way to read the text."""

    reading: int
    difference: str


class Problem(BaseModel):
    """Why a request was not answered."""

    type: str = Field(description="Always about:blank; programs look at `code`.")
    title: str = Field(description="The status in words.")
    status: int
    detail: str = Field(description="What happened, for people.")
    code: str = Field(description="What happened, for programs.", examples=["too_large"])
    request_id: str = Field(description="As in the log and in the header X-Request-ID.")
    errors: list[FieldProblem] | None = None
    readings: list[ReadingChoice] | None = Field(None, description="Those to choose from (which_reading).")


class ApiError(Exception):
    """A request that is answered by a problem."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        headers: Mapping[str, str] | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(detail)
        self.more = dict(more or {})
        self.status = status
        self.code = code
        self.detail = detail
        self.headers = dict(headers or {})


def come_back(code: str, detail: str, seconds: int, status: int = 429) -> ApiError:
    return ApiError(status, code, detail, {"Retry-After": str(seconds)})


def from_work(error: work.WorkError) -> ApiError:
    """What a job's failure means to the client."""
    match error:
        case work.Overloaded():
            return come_back("overloaded", "there is too much to do just now", error.retry_after)
        case work.Closed():
            return come_back("not_ready", "the server is starting or stopping", 2, 503)
        case work.Lost():
            return come_back("worker_lost", "the worker was lost; please try again", 1, 503)
        case work.Late():
            return ApiError(504, "too_slow", "the problem took too long")
        case work.Refused():
            return ApiError(422, error.code, error.detail)
    return ApiError(500, "fault", "something went wrong on our side")


def body(error: ApiError, request_id: str, errors: list[dict[str, str]] | None = None) -> bytes:
    told: dict[str, Any] = {
        "type": "about:blank",
        "title": HTTPStatus(error.status).phrase,
        "status": error.status,
        "detail": error.detail,
        "code": error.code,
        "request_id": request_id,
        **error.more,
    }
    if errors:
        told["errors"] = errors
    return json.dumps(told, ensure_ascii=False).encode("utf-8", "backslashreplace")


def request_id(scope: Mapping[str, Any]) -> str:
    return str(scope.get("state", {}).get("request_id", ""))


def response(request: Request, error: ApiError, errors: list[dict[str, str]] | None = None) -> Response:
    told = body(error, request_id(request.scope), errors)
    return Response(told, error.status, error.headers, MEDIA)


def install(app: FastAPI) -> None:
    """Have every error of the application answered in this form."""

    @app.exception_handler(ApiError)
    async def api(request: Request, error: ApiError) -> Response:
        return response(request, error)

    @app.exception_handler(work.WorkError)
    async def job(request: Request, error: work.WorkError) -> Response:
        if isinstance(error, work.Fault):
            log.error("a job failed", extra={"request_id": request_id(request.scope), "trace": str(error)})
        return response(request, from_work(error))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        code = HTTPStatus(error.status_code).name.lower()
        return response(request, ApiError(error.status_code, code, str(error.detail), error.headers))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        found = [
            {"where": ".".join(str(part) for part in wrong["loc"]), "what": str(wrong["msg"])}
            for wrong in error.errors()[:SHOWN]
        ]
        first = f"{found[0]['where']}: {found[0]['what']}" if found else "the request is not as it should be"
        return response(request, ApiError(422, "invalid", first), found)
