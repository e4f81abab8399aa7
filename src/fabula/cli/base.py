"""What the commands share: exit codes, messages, progress."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from typing import TYPE_CHECKING, NoReturn, TextIO

from fabula.terminal import Exit, echo

if TYPE_CHECKING:
    from fabula.errors import FabulaError


EXTRAS = {  # packages that only some commands need, and the extra that brings them
    "torch": "train", "onnx": "train", "safetensors": "train", "matplotlib": "train",
    "sklearn": "data", "kneed": "data", "fastapi": "serve", "uvicorn": "serve", "sqlalchemy": "serve",
    "alembic": "serve", "starlette": "serve", "psycopg": "postgres", "pyarrow": "parquet", "ray": "ray",
    "typst": "worksheets", "segno": "worksheets",
}  # fmt: skip


class Code(IntEnum):
    """Exit codes, as README.md promises them."""

    OK = 0  # an answer, sure or unsure
    UNSOLVED = 1  # the text was read but no answer found; or some records of a file were bad
    USAGE = 2  # wrong options, or an input that cannot be read at all
    INTERRUPTED = 130  # Ctrl-C


def stop(what: str, code: Code = Code.USAGE, hint: str = "") -> NoReturn:
    """One line and perhaps a hint on stderr, no traceback."""
    say(message(what, hint))
    raise Exit(code)


def message(what: str, hint: str = "") -> str:
    return f"fabula: {what}" + (f"\n  hint: {hint}" if hint else "")


def say(line: str) -> None:
    """A line to the person, not to the pipe."""
    echo(line, err=True)


@contextmanager
def errors(code: Code = Code.USAGE) -> Iterator[None]:
    """Our own errors become a message and an exit code, and so does Ctrl-C."""
    from fabula.errors import FabulaError, extra_hint

    try:
        yield
    except FabulaError as error:
        stop(describe(error), code, error.hint)
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        stop(f"this needs {error.name}, which is not installed", code, extra_hint(extra))
    except BrokenPipeError:
        raise  # whoever read our output has enough; click ends quietly
    except OSError as error:
        stop(refused(error), code)
    except KeyboardInterrupt:
        say("stopped")
        raise Exit(Code.INTERRUPTED) from None


def refused(error: OSError) -> str:
    """What the system did not want to do, and with which file."""
    where = f"{error.filename}: " if error.filename is not None else ""
    return f"{where}{error.strerror or error}"


def describe(error: FabulaError, lang: str = "en") -> str:
    """The message and the place, without the hint."""
    where = f" (characters {error.span[0]}–{error.span[1]})" if error.span else ""
    return f"{error.said(lang)}{where}"


def use_utf8(*streams: TextIO) -> None:
    """Chinese must get through whatever the locale says; a terminal that cannot show it gets replacements."""
    for stream in streams or (sys.stdout, sys.stderr):
        encoding = (getattr(stream, "encoding", "") or "").lower().replace("-", "")
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            terminal = stream.isatty() and encoding != "utf8"
            reconfigure(**({"errors": "replace"} if terminal else {"encoding": "utf-8"}))


@contextmanager
def progress(label: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on stderr that a call moves one further; nothing where stderr is not a terminal."""
    from fabula.terminal.bar import bar

    with bar(label, total, done) as further:
        yield lambda: further(1)
