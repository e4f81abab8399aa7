"""``fabula train``: from a data folder to an exported model."""

from __future__ import annotations

import json
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from fabula.cli.base import Code, errors, say, stop
from fabula.errors import extra_hint
from fabula.terminal import Exit, Option, command, echo


class Split(StrEnum):
    IID = "iid"
    OOD = "ood"
    ALL = "all"
    STUDY = "study"


class Variant(StrEnum):
    SMART = "smart"
    PLUS = "smart+"


def train(
    data: Annotated[Path, Option(help="A folder of the official four files.")],
    out: Annotated[Path, Option(help="Where the model goes.")],
    split: Annotated[
        Split, Option(help="Which train file; all: all four files; study: study.json, in neither test.")
    ] = Split.IID,
    seed: Annotated[int, Option(help="The same seed gives the same model.")] = 1,
    resume: Annotated[bool, Option("--resume", help="Go on where an earlier run stopped.")] = False,
    refit: Annotated[
        bool, Option("--refit", help="Keep the networks of an earlier run, fit smart+'s ranker again.")
    ] = False,
    variant: Annotated[Variant, Option(help="The paper's system, or ours.")] = Variant.PLUS,
    encoder: Annotated[
        str, Option(help="A pulled encoder, a BERT folder, or a BERT of the hub as OWNER/NAME.")
    ] = "m3e-small",
    layers: Annotated[int, Option(min=0, help="smart+: only the lowest layers of the encoder; 0: all.")] = 0,
    tiny: Annotated[
        bool, Option("--tiny", help="A trial run in a minute: a random encoder, one pass, smart+.")
    ] = False,
    passes: Annotated[int | None, Option(min=1, help="Passes over the training file.")] = None,
    drawn: Annotated[
        int, Option(min=0, help="smart+ with --extra: so many examples from all sources by shares; 0: passes.")
    ] = 0,
    rate: Annotated[float, Option(min=0, help="smart+: the encoder's learning rate; 0: the default.")] = 0,
    batch: Annotated[int, Option(min=0, help="smart+: problems in a batch; 0: the default.")] = 0,
    threads: Annotated[int, Option(min=1, help="Processor cores to use.")] = 2,
    extra: Annotated[
        list[Path] | None, Option(help="smart+: files of other problems (Math23K, Ape210K); may be repeated.")
    ] = None,
    start: Annotated[
        Path | None, Option(help="smart+: go on from a start.pt or from an exported model (same extra files).")
    ] = None,
    told: Annotated[
        list[Path] | None,
        Option(help="smart+: who owns what, as annotations (.jsonl) or gold situations (.txt); may be repeated."),
    ] = None,
) -> None:
    """Train a model on one split's train file and export it."""
    with errors():
        if find_spec("torch") is None:
            stop("training needs torch", hint=extra_hint("train"))
        from dataclasses import replace

        if tiny:
            encoder, passes, variant = _tiny_encoder(data, out), 1, Variant.PLUS

        if variant is Variant.SMART:
            from fabula.learn.iterate import SmartConfig, train_smart

            paper = SmartConfig(split=split.value, encoder=encoder, threads=threads)
            paper = replace(paper, loop=replace(paper.loop, seed=seed, passes=passes or paper.loop.passes))
            figures = train_smart(data, out, paper, resume=resume, say=say)
        else:
            from fabula.learn.plus import PlusConfig, PlusTraining

            plus = PlusConfig(split=split.value, encoder=encoder, layers=layers, threads=threads)
            others, owners = (tuple(map(str, paths or ())) for paths in (extra, told))
            plus = replace(plus, extra=others, start=str(start or ""), told=owners, drawn=drawn)
            loop = replace(plus.loop, seed=seed, passes=passes or plus.loop.passes)
            loop = replace(loop, rate=rate or loop.rate, batch=batch or loop.batch)
            plus = replace(plus, loop=loop)
            figures = PlusTraining(data, out, plus, resume=resume, refit=refit, say=say).run()
    echo(json.dumps({"model": str(out), "validation": figures}, indent=2))
    raise Exit(Code.OK)


app = command(train)


def _tiny_encoder(data: Path, out: Path) -> str:
    """An encoder for a trial run, beside the model."""
    from fabula.data.readers import FILES, read_official
    from fabula.learn.tiny import tiny_encoder

    texts = (record.text for name in FILES if "train" in name for record in read_official(data / name))
    return str(tiny_encoder(out.with_name(f"{out.name}.work") / "tiny-encoder", texts))
