"""The page, the teacher's pages and their files. Nothing is loaded from anywhere else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent.parent / "static"
FRESH = {"Cache-Control": "no-cache"}  # kept by the browser, asked for each time: 304 if it is the same


class Files(StaticFiles):
    """Static files that the browser keeps and checks."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(FRESH)
        return response


def install(app: FastAPI) -> None:
    for path, name in (("/", "index.html"), ("/teach", "teach.html"), ("/worksheet", "worksheet.html")):
        app.add_api_route(
            path, _page(STATIC / name), methods=["GET"], include_in_schema=False, response_class=Response
        )
    app.add_api_route("/favicon.ico", _page(STATIC / "icon.svg"), include_in_schema=False)
    app.mount("/static", Files(directory=STATIC, check_dir=False), name="static")


def _page(path: Path) -> Callable[[], Awaitable[FileResponse]]:
    async def page() -> FileResponse:
        return FileResponse(path, headers=FRESH)

    return page
