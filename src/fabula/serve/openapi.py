"""The OpenAPI description, with every error that may come described as what it is."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from fabula.serve import problems

ANYWHERE = {
    "400": "The body cannot be read.",
    "408": "Too slow in sending.",
    "413": "Too large.",
    "422": "Not as described here, or there is no such answer.",
    "429": "Too many requests, or too much to do; see Retry-After.",
    "500": "A fault of ours.",
    "503": "Not ready; see Retry-After.",
    "504": "It took too long.",
}
SOMEWHERE = {
    "401": "A key or token is missing.",
    "403": "It is the wrong one.",
    "404": "There is no such thing.",
}

UNSURE = {"409": "Not clear which reading is meant; those to choose from are in `readings`."}


def install(app: FastAPI) -> None:
    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _complete(
                get_openapi(
                    title=app.title, version=app.version, description=app.description, routes=app.routes
                )
            )
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]


def _complete(schema: dict[str, Any]) -> dict[str, Any]:
    parts = schema.setdefault("components", {}).setdefault("schemas", {})
    for unused in ("HTTPValidationError", "ValidationError"):
        parts.pop(unused, None)
    problem = problems.Problem.model_json_schema(ref_template="#/components/schemas/{model}")
    parts |= problem.pop("$defs", {}) | {"Problem": problem}
    content = {problems.MEDIA: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for path, methods in schema["paths"].items():
        for operation in methods.values():
            guarded = any(p["name"].lower().startswith("x-") for p in operation.get("parameters", ()))
            by_code = "{code}" in path
            possible = ANYWHERE | (SOMEWHERE if guarded or by_code else {})
            if path == "/v1/attempts":
                possible |= SOMEWHERE | UNSURE
            for status, about in possible.items():
                operation["responses"][status] = {"description": about, "content": content}
    return schema
