"""A bar on stderr that tells how far something is; nothing where stderr is not a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click


@contextmanager
def bar(label: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A call moves it so many further."""
    if not sys.stderr.isatty():
        yield lambda further: None
        return
    with click.progressbar(length=total, label=label, file=sys.stderr, show_pos=True) as shown:
        shown.update(done)
        yield shown.update
