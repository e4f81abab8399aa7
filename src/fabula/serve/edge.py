"""What every request passes on its way in and out, as plain ASGI layers; each has one concern."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fabula.serve import problems
from fabula.serve.metrics import Metrics
from fabula.serve.problems import ApiError
from fabula.serve.rates import Limits
from fabula.serve.settings import Settings
from fabula.serve.work import CLIENT

log = logging.getLogger("fabula.serve.request")
_SANE_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
DISCARDED = 1024 * 1024  # bytes over the limit that are read all the same
NO_STORE = (b"cache-control", b"no-store")


def header(scope: Scope, name: bytes) -> bytes | None:
    return next((value for key, value in scope["headers"] if key == name), None)


async def refuse(scope: Scope, send: Send, error: ApiError) -> None:
    """Answer with a problem and close the connection, since the rest of the request will not be read."""
    told = problems.body(error, problems.request_id(scope))
    headers = [(b"content-type", problems.MEDIA.encode()), (b"content-length", str(len(told)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in error.headers.items()]
    if error.status in (408, 413):
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": told})


class Watched:
    """Outermost: a request id, headers that every response has, the log, the metrics, and the last resort."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sent = header(scope, b"x-request-id") or b""
        name = sent if _SANE_ID.fullmatch(sent) else secrets.token_hex(8).encode()
        scope.setdefault("state", {})["request_id"] = name.decode()
        began, status = time.perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _completed(scope, message["headers"], name)
            await send(message)

        self.metrics.in_flight.inc()
        try:
            await self.app(scope, receive, watched)
        except Exception:
            log.exception("unexpected", extra={"request_id": name.decode()})
            if status:
                raise
            await refuse(scope, watched, ApiError(500, "fault", "something went wrong on our side"))
        finally:
            self.metrics.in_flight.dec()
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        self.metrics.observe(scope["method"], route, status, seconds)
        log.info(
            "request",
            extra={
                "request_id": scope["state"]["request_id"],
                "method": scope["method"],
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
            },
        )


def _completed(scope: Scope, headers: Any, name: bytes) -> list[tuple[bytes, bytes]]:
    given = {key for key, _ in headers}
    found = [*headers, *((key, value) for key, value in HEADERS if key not in given), (b"x-request-id", name)]
    if all(key != b"cache-control" for key, _ in found):
        found.append(NO_STORE)
    return found


class Limited:
    """Each client gets so many requests; pictures, scripts and health do not count."""

    def __init__(self, app: ASGIApp, rates: Limits) -> None:
        self.app = app
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/v1/"):
            CLIENT.set(client(scope))
            wait = await self.rates.wait(client(scope))
            if wait:
                await refuse(
                    scope, send, problems.come_back("rate_limited", "too many requests; slow down", wait)
                )
                return
        await self.app(scope, receive, send)


def client(scope: Scope) -> str:
    """Who asks, as far as the network knows. All addresses of an IPv6 network count as one client."""
    host = (scope.get("client") or ("", 0))[0]
    return ":".join(host.split(":")[:4]) if ":" in host else host


class Measured:
    """The body is read before anything else happens: all of it, within a size and a time."""

    def __init__(self, app: ASGIApp, settings: Settings, large: frozenset[str]) -> None:
        self.app = app
        self.settings = settings
        self.large = large

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        settings = self.settings
        limit = settings.batch_bytes if scope["path"] in self.large else settings.body_bytes
        try:
            async with asyncio.timeout(settings.body_seconds):
                body = await _body(scope, receive, limit)
        except TimeoutError:
            await refuse(scope, send, ApiError(408, "too_slow_to_send", "the request did not arrive in time"))
            return
        except ApiError as error:
            await refuse(scope, send, error)
            return
        if body is not None:
            await self.app(scope, _replayed(body, receive), send)


async def _body(scope: Scope, receive: Receive, limit: int) -> bytes | None:
    """The whole body, or None if the client went away.

    What is a little too large is read to its end and thrown away: a client that is still sending when the
    connection closes may never see the reason.
    """
    too_large = ApiError(413, "too_large", f"the body may have {limit} bytes")
    length = header(scope, b"content-length") or b"0"
    if not length.isdigit() or int(length) > limit + DISCARDED:
        raise too_large
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        size += len(message.get("body", b""))
        if size > limit + DISCARDED:
            raise too_large
        if size <= limit:
            parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            break
    if size > limit:
        raise too_large
    return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Callable[[], Any]:
    """The body once more, for the application; after it, what the client does."""
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


class Timed:
    """A request that takes too long is answered by 504; one that is stuck in sending is dropped."""

    def __init__(self, app: ASGIApp, settings: Settings, slow: frozenset[str]) -> None:
        self.app = app
        self.settings = settings
        self.slow = slow

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        settings = self.settings
        seconds = settings.batch_seconds if scope["path"] in self.slow else settings.request_seconds
        started = False

        async def noted(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            async with asyncio.timeout(seconds):
                await self.app(scope, receive, noted)
        except TimeoutError:
            if started:
                raise
            await refuse(scope, send, ApiError(504, "too_slow", "the request took too long"))
