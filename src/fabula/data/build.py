"""``fabula data build``: the whole way from a Math23K file to the official four files and their papers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from fabula.data.compare import Comparison, compare
from fabula.data.curate import Clustering, CurateConfig, Selection, cluster, select
from fabula.data.filters import default_keywords, parse_filters
from fabula.data.jsonstream import BadRecords
from fabula.data.readers import FILES, Folder, Split, load
from fabula.data.report import Source, cluster_plot, cluster_report, datasheet, elbow_plot
from fabula.data.split import split_iid, split_ood
from fabula.data.writers import official_files, write_files
from fabula.errors import DataError


@dataclass(frozen=True)
class BuildRequest:
    math23k: Path
    out: Path
    config: CurateConfig = field(default_factory=CurateConfig)
    keywords: Path | None = None  # None: the package's own file
    reference: Folder | None = None
    skip_bad: bool = False
    force: bool = False


@dataclass(frozen=True)
class BuildResult:
    source: Source
    selection: Selection
    clustering: Clustering
    iid: Split
    ood: Split
    comparison: Comparison | None


def build(request: BuildRequest, progress: Callable[[int, int], None] | None = None) -> BuildResult:
    """Deterministic for a seed. Everything is computed before the first file is written."""
    taken = [name for name in FILES if (request.out / name).exists()]
    if taken and not request.force:
        raise DataError(f"{request.out} already holds {taken[0]}", hint="choose another folder, or --force")
    if request.math23k.is_dir():
        raise DataError(f"{request.math23k} is a folder; --math23k takes one file")
    keywords, name = _keywords(request.keywords)
    filters = parse_filters(keywords, name)
    bad = BadRecords() if request.skip_bad else None
    records = load(request.math23k, bad)
    source = Source(request.math23k.name, _digest(request.math23k), len(records), _skipped(request, bad))
    selection = select(records, filters)
    if not selection.records:
        raise DataError(f"{request.math23k}: no problem passes the filters of {name}")
    clustering = cluster(records, selection, request.config, progress)
    iid = split_iid(selection.records, request.config.seed)
    ood = split_ood(selection.records, request.config.seed)
    comparison = compare(records, selection.records, request.reference) if request.reference else None
    sheet = datasheet(source, request.config, selection, clustering, (iid, ood), keywords, comparison)
    files = {
        **official_files(iid, ood),
        "datasheet.md": sheet.encode(),
        "clusters.md": cluster_report(clustering).encode(),
        "elbow.png": elbow_plot(clustering),
        "clusters.png": cluster_plot(records, selection, clustering),
    }
    write_files(request.out, files)
    return BuildResult(source, selection, clustering, iid, ood, comparison)


def _skipped(request: BuildRequest, bad: BadRecords | None) -> tuple[str, ...]:
    """Messages by the file's name alone: a datasheet says nothing about somebody's disk."""
    path = request.math23k
    return tuple(message.replace(str(path), path.name) for message in bad.messages) if bad else ()


def _keywords(path: Path | None) -> tuple[str, str]:
    if path is None:
        return default_keywords(), "keywords.txt"
    try:
        return path.read_text(encoding="utf-8"), str(path)
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path}: cannot be read ({error})") from error


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
