"""How the server and its workers talk: a frame is a head (JSON) and a body (bytes), each with its length.

The body is what the client will get, already encoded, so that the server hands it on without looking into it.
"""

from __future__ import annotations

import json
import struct
from asyncio import StreamReader
from typing import Any, BinaryIO

_SIZES = struct.Struct(">II")

Frame = tuple[dict[str, Any], bytes]


def pack(head: dict[str, Any], body: bytes = b"") -> bytes:
    said = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()
    return _SIZES.pack(len(said), len(body)) + said + body


async def receive(stream: StreamReader) -> Frame:
    """The next frame; ``IncompleteReadError`` when the other side is gone."""
    head, body = _SIZES.unpack(await stream.readexactly(_SIZES.size))
    return json.loads(await stream.readexactly(head)), await stream.readexactly(body)


def read(file: BinaryIO) -> Frame | None:
    """The next frame, or None at the end; blocks."""
    sizes = file.read(_SIZES.size)
    if len(sizes) < _SIZES.size:
        return None
    head, body = _SIZES.unpack(sizes)
    return json.loads(file.read(head)), file.read(body)
