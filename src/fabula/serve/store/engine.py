"""A connection to the database, set up so that what was acknowledged is there after a crash."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from fabula.errors import FabulaError, extra_hint
from fabula.serve.store.tables import metadata

BUSY = 10.0  # seconds that a writer waits for another one
PAUSE = 0.02  # seconds between two tries where SQLite does not wait by itself
PRAGMAS = (
    "PRAGMA journal_mode=WAL",  # readers do not wait for a writer
    "PRAGMA synchronous=FULL",  # a commit is on the disk before it is acknowledged
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what is deleted is overwritten
)
WHERE = "--store takes a file for SQLite, or postgresql://user@host/name"
LOCK = 0x46616275  # PostgreSQL's advisory lock for migrations: "Fabu"


class StoreError(FabulaError):
    """The store cannot be opened."""

    stage = "store"


def open_engine(where: str) -> Engine:
    """An engine for a file name or a URL, migrated to the newest tables."""
    engine = _engine(where)
    try:
        migrate(engine)
    except (SQLAlchemyError, sqlite3.Error) as error:
        engine.dispose()
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise StoreError(f"the store cannot be opened: {reason}", hint="see --store") from error
    return engine


def _engine(where: str) -> Engine:
    if "://" not in where:
        where = f"sqlite:///{Path(where).absolute()}"
    try:
        url = make_url(where)
        if url.drivername in ("postgres", "postgresql"):
            url = url.set(drivername="postgresql+psycopg")
        if url.get_backend_name() != "sqlite":
            return create_engine(url, pool_pre_ping=True, pool_size=8)
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"timeout": BUSY, "check_same_thread": False})
    except ModuleNotFoundError as error:
        raise StoreError(
            f"the store cannot be opened: {error.name} is not installed", hint=_driver_hint(error)
        ) from error
    except (ArgumentError, ImportError, OSError) as error:
        raise StoreError(
            f"the store cannot be opened: {error}",
            hint=WHERE,
        ) from error
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _driver_hint(error: ModuleNotFoundError) -> str:
    """How to get a driver; for a database that we know nothing of, what we know."""
    return extra_hint("postgres") if error.name == "psycopg" else WHERE


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are ours to begin
    for pragma in PRAGMAS:
        _patiently(connection, pragma)


def _patiently(connection: Any, pragma: str) -> None:
    """SQLite does not wait for its turn to make a new file a WAL one: who starts at the same time is told "locked"."""
    until = time.monotonic() + BUSY
    while True:
        try:
            connection.execute(pragma)
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(PAUSE)


def _begin(connection: Connection) -> None:
    """A transaction that will write says so at once: it waits for its turn instead of failing half-way."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the tables up to date, or to an older form; servers that start at the same time take turns."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "fabula.serve:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["metadata"] = metadata
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        config.attributes["connection"] = connection
        (command.upgrade if revision == "head" else command.downgrade)(config, revision)
