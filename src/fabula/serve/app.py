"""The application, built from settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.middleware.cors import CORSMiddleware

from fabula import __version__
from fabula.serve import edge, openapi, problems
from fabula.serve.context import Context
from fabula.serve.metrics import Metrics
from fabula.serve.rates import Limits, OwnLimits, SharedLimits
from fabula.serve.routes import classes, pages, solving, system, tutoring, worksheets
from fabula.serve.service import Service
from fabula.serve.settings import Settings
from fabula.serve.store import Store

EXPOSED = ["Retry-After", "X-Request-ID", "Content-Disposition"]  # headers that other pages may read
ANY = ("allow_methods", "allow_headers")
BATCH = frozenset({"/v1/solve/batch"})


def make_app(settings: Settings, store: Store) -> FastAPI:
    """Everything but the socket."""
    metrics, limit = Metrics(), (settings.rate, settings.burst)
    rates: Limits = SharedLimits(store, *limit) if settings.shared else OwnLimits(*limit)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings, rates)
        app.state.context = Context(settings, service, store, rates, metrics)
        metrics.include(lambda: system.others(app.state.context))
        service.pool.start()
        try:
            yield
        finally:
            await service.pool.close()
            store.close()

    app = FastAPI(
        title="Fabula",
        version=__version__,
        description="Algebra story problems solved by way of the situation behind them.",
        docs_url=None,  # the usual pages load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    for part in (solving, tutoring, classes, worksheets, system):
        app.include_router(part.router)
    pages.install(app)
    problems.install(app)
    openapi.install(app)
    layers: list[tuple[Any, dict[str, Any]]] = [
        (edge.Timed, {"settings": settings, "slow": BATCH}),
        (edge.Measured, {"settings": settings, "large": BATCH}),
        (edge.Limited, {"rates": rates}),
        (edge.Watched, {"metrics": metrics}),
    ]
    if settings.cors:
        origins = [origin.strip() for origin in settings.cors.split(",")]
        cross = {"allow_origins": origins, "expose_headers": EXPOSED, **{key: ["*"] for key in ANY}}
        layers.insert(3, (CORSMiddleware, cross))  # outside the limits: who is refused may read why
    for layer, options in layers:  # the last one added is the outermost
        app.add_middleware(layer, **options)
    return app
