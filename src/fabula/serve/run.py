"""The server as a process: bind, serve, stop in good order."""

from __future__ import annotations

import asyncio
import logging
import socket

import uvicorn
from fastapi import FastAPI

from fabula.errors import FabulaError
from fabula.lang import LANGUAGES, say
from fabula.serve import logs
from fabula.serve.app import make_app
from fabula.serve.context import Context
from fabula.serve.protocol import hasty
from fabula.serve.settings import Settings
from fabula.serve.store import Store

log = logging.getLogger("fabula.serve")
LOOK = 0.1  # seconds between two looks at the workers while they start


def run(settings: Settings) -> None:
    """Serve until told to stop; an error if the store or the workers cannot be had."""
    logs.set_up(settings.log)
    with _bound(settings.host, settings.port) as listener:
        app = make_app(settings, Store(settings.store))
        failure = asyncio.run(_served(app, settings, listener))
    if failure is not None:
        raise failure


def _bound(host: str, port: int) -> socket.socket:
    """A socket at this address. It is bound before anything else is done, and again at once after a crash."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise FabulaError(
            f"cannot listen on {host} port {port}: {reason}", hint="choose another --port"
        ) from error
    return listener


def welcome(host: str, port: int) -> str:
    """Where it is, for people; an address that means all of them is no address to type."""
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    address = f"http://{name}:{port}/"
    return "\n".join(say("serve.welcome", lang, address=address) for lang in LANGUAGES)


def _config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=hasty(settings.header_seconds),
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or "",
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=settings.stop_seconds,
        limit_concurrency=settings.connections,
        backlog=1024,
    )


async def _served(app: FastAPI, settings: Settings, listener: socket.socket) -> FabulaError | None:
    """Serve; if not even the first worker starts, stop and say why."""
    server = uvicorn.Server(_config(app, settings))
    serving = asyncio.create_task(server.serve([listener]))
    failure = None
    while not serving.done():
        await asyncio.wait({serving}, timeout=LOOK)
        context: Context | None = getattr(app.state, "context", None)
        if context is None:
            continue
        pool = context.service.pool
        if pool.ready:
            print(welcome(*listener.getsockname()[:2]), flush=True)
            log.info("ready", extra={"workers": pool.size, "port": listener.getsockname()[1]})
            break
        if pool.trouble is not None:
            failure, server.should_exit = pool.trouble, True
            break
    await serving
    return failure
