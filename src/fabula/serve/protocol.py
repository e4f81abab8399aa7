"""HTTP/1.1 with a deadline for the head of a request.

Whoever opens a connection and says nothing, or says it one byte at a time, would hold it for ever: the ASGI
application does not exist for them yet. So the deadline is here. Bodies have theirs in ``edge.Measured``.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class HastyProtocol(H11Protocol):
    """Closes connections whose request head is not there in time."""

    header_seconds = 5.0
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self.conn.their_state is h11.IDLE:
            self._expect_head()
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._head_is_there()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_there()
        super().connection_lost(exc)

    def _expect_head(self) -> None:
        self._deadline = self.loop.call_later(self.header_seconds, self._give_up)

    def _head_is_there(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.close()


def hasty(seconds: float) -> type[asyncio.Protocol]:
    """The protocol with this deadline."""
    attributes: dict[str, Any] = {"header_seconds": seconds}
    return type("HastyProtocol", (HastyProtocol,), attributes)
