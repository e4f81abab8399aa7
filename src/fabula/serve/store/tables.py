"""The tables as they are now; ``migrations/`` says how they came about, a test that both agree.

Of a pupil there is a nickname and nothing else. Keys and tokens are there as hashes only.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

classes = Table(
    "classes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("key_salt", LargeBinary(16), nullable=False),
    Column("key_hash", LargeBinary(32), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("size", Integer, nullable=False, server_default="60"),
)

problems = Table(
    "problems",
    metadata,
    Column("class_id", ForeignKey("classes.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("reading", Integer, nullable=False),
    Column("edits", JSON, nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False),
    Column("class_id", ForeignKey("classes.id", ondelete="CASCADE"), nullable=True),
    Column("nickname", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("updated", DateTime(timezone=True), nullable=False),
    Column("reading", Integer, nullable=False, server_default="0"),
    Column("edits", JSON, nullable=False, server_default="[]"),
    Index(None, "class_id", "nickname"),
    Index(None, "class_id", "created"),
)

steps = Table(
    "steps",
    metadata,
    Column("attempt_id", ForeignKey("attempts.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("step", Text, nullable=False),
    Column("verdict", String(16), nullable=False),
    Column("message", Text, nullable=False),
    Column("slip", String(40), nullable=True),
    Column("created", DateTime(timezone=True), nullable=False),
)

hints = Table(
    "hints",
    metadata,
    Column("attempt_id", ForeignKey("attempts.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", String(300), nullable=False),
    Column("level", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("last", Boolean, nullable=False),
    Column("after_step", Integer, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

# How much a client may still ask for, where several servers share the store. A full bucket is soon forgotten.
buckets = Table(
    "buckets",
    metadata,
    Column("client", LargeBinary(16), primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index(None, "seen"),
)
