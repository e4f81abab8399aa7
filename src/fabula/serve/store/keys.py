"""Codes, keys and tokens: easy to read aloud where people need it, never kept as they are."""

from __future__ import annotations

import hashlib
import hmac
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without 0 O, 1 I L: read from a blackboard
CODE_LETTERS = 8  # 31⁸ ≈ 8·10¹¹ classes; guessing is slowed down by the rate limit
KEY_LETTERS = 24  # 118 bits
_N, _R, _P = 2**14, 8, 1  # scrypt: 16 MB and some 50 ms for each guess


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def plain_code(said: str) -> str:
    """A code as people write it, as it is stored."""
    return said.replace("-", "").upper()


def shown_code(code: str) -> str:
    return f"{code[:4]}-{code[4:]}"


def new_key() -> str:
    """A teacher's key, in groups of six."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(KEY_LETTERS))
    return "-".join(letters[i : i + 6] for i in range(0, KEY_LETTERS, 6))


def hash_key(key: str, salt: bytes) -> bytes:
    said = key.replace("-", "").upper().encode()
    return hashlib.scrypt(said, salt=salt, n=_N, r=_R, p=_P, maxmem=64 * 1024 * 1024, dklen=32)


def new_salt() -> bytes:
    return secrets.token_bytes(16)


def new_id() -> str:
    return secrets.token_urlsafe(16)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> bytes:
    """A token is long and random: nobody guesses it, and a fast hash is enough."""
    return hashlib.sha256(token.encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    return hmac.compare_digest(one, other)
