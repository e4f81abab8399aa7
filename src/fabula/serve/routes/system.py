"""Health, readiness and metrics."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST

from fabula import __version__
from fabula.serve import answers, problems
from fabula.serve.context import Context, Here
from fabula.serve.metrics import Line

router = APIRouter(tags=["system"])


@router.get("/healthz")
async def health() -> answers.Health:
    """The server lives."""
    return answers.Health(status="ok", version=__version__)


@router.get("/readyz")
async def ready(here: Here) -> answers.Health:
    """The workers are warm and the store answers; 503 otherwise."""
    if not here.service.pool.ready:
        raise problems.come_back("not_ready", "the workers are not warm yet", 1, 503)
    if not await here.stored(here.store.answers):
        raise problems.come_back("no_store", "the store does not answer", 5, 503)
    return answers.Health(status="ready", version=__version__)


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Metrics."}},
)
async def metrics(here: Here) -> Response:
    """For Prometheus."""
    return Response(here.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def others(here: Context) -> list[Line]:
    """What the pool, the cache and the rates have to tell."""
    pool, cache, tally = here.service.pool, here.service.cache, here.service.pool.tally
    return [
        ("fabula_queue_jobs", "gauge", "Jobs that wait for a worker.", pool.waiting),
        ("fabula_queue_wait_seconds", "gauge", "Expected wait.", pool.admission.expected_wait()),
        ("fabula_jobs_done_total", "counter", "Jobs done by workers.", tally.done),
        ("fabula_jobs_refused_total", "counter", "Jobs refused because of too much load.", tally.refused),
        ("fabula_workers", "gauge", "Warm workers.", pool.alive),
        ("fabula_workers_busy", "gauge", "Workers with a job.", pool.busy),
        ("fabula_workers_started_total", "counter", "Workers started so far.", tally.started),
        ("fabula_workers_killed_total", "counter", "Workers killed because of a slow job.", tally.killed),
        ("fabula_workers_died_total", "counter", "Workers that died by themselves.", tally.died),
        ("fabula_cache_entries", "gauge", "Replies in the cache.", len(cache)),
        ("fabula_cache_bytes", "gauge", "Bytes of the cache.", cache.size),
        ("fabula_cache_hits_total", "counter", "Questions answered from the cache.", cache.hits),
        ("fabula_cache_misses_total", "counter", "Questions not in the cache.", cache.misses),
        ("fabula_clients", "gauge", "Clients with a rate limit account.", here.rates.remembered),
    ]
