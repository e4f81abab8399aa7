"""``fabula train``: from a data folder to an exported model."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from fabula.cli.base import Code, errors, say, stop


class Split(StrEnum):
    IID = "iid"
    OOD = "ood"
    ALL = "all"


class Variant(StrEnum):
    SMART = "smart"
    PLUS = "smart+"


def train(
    data: Annotated[Path, typer.Option(help="A folder of the official four files.")],
    out: Annotated[Path, typer.Option(help="Where the model goes.")],
    split: Annotated[Split, typer.Option(help="Which train file; all takes both.")] = Split.IID,
    seed: Annotated[int, typer.Option(help="The same seed gives the same model.")] = 1,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where an earlier run stopped.")] = False,
    variant: Annotated[Variant, typer.Option(help="The paper's system, or ours.")] = Variant.PLUS,
    encoder: Annotated[str, typer.Option(help="A pulled encoder, or a BERT folder.")] = "m3e-small",
    passes: Annotated[int, typer.Option(min=1, help="Passes over the training file.")] = 10,
    threads: Annotated[int, typer.Option(min=1, help="Processor cores to use.")] = 2,
) -> None:
    """Train a model on one split's train file and export it."""
    with errors():
        try:
            import torch  # noqa: F401
        except ModuleNotFoundError:
            stop("training needs torch", hint="pip install 'fabula-smart[train]'")
        from dataclasses import replace

        if variant is Variant.SMART:
            stop("the variant smart cannot be trained yet", hint="leave --variant out")
        from fabula.learn.plus import PlusConfig, PlusTraining

        plain = PlusConfig(split=split.value, encoder=encoder, threads=threads)
        config = replace(plain, loop=replace(plain.loop, seed=seed, passes=passes))
        figures = PlusTraining(data, out, config, resume=resume, say=say).run()
    typer.echo(json.dumps({"model": str(out), "validation": figures}, indent=2))
    raise typer.Exit(Code.OK)
