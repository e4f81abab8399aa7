"""The store of classes and attempts: SQLite in a file, or PostgreSQL by URL."""

from fabula.serve.store.store import Store

__all__ = ["Store"]
