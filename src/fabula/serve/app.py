"""The application, built from settings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI

from fabula import __version__
from fabula.serve import edge, openapi, problems
from fabula.serve.context import Context
from fabula.serve.metrics import Metrics
from fabula.serve.rates import Rates
from fabula.serve.routes import classes, pages, solving, system, tutoring
from fabula.serve.service import Service
from fabula.serve.settings import Settings
from fabula.serve.store import Store

BATCH = frozenset({"/v1/solve/batch"})


def make_app(settings: Settings, store: Store) -> FastAPI:
    """Everything but the socket."""
    metrics, rates = Metrics(), Rates(settings.rate, settings.burst)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings)
        app.state.context = Context(settings, service, store, rates, metrics)
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
    for part in (solving, tutoring, classes, system):
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
    for layer, options in layers:  # the last one added is the outermost
        app.add_middleware(layer, **options)
    return app
