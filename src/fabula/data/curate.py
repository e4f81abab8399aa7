"""From Math23K to ASP6.6k: clusters to look at, keyword filters to decide, the paper's two criteria.

The clusters show what kinds of problems there are and are reported with their top words, as the authors did
before they wrote filters; a problem's membership and type follow from ``keywords.txt`` alone, so that they do
not hang on a random start.
"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from fabula.data.filters import Filters
from fabula.data.records import ProblemType, Record
from fabula.errors import DataError, extra_hint

NO_TYPE = "no type's keywords"


@dataclass(frozen=True)
class CurateConfig:
    """Every choice of the curation; the datasheet prints them all."""

    seed: int = 20
    k_min: int = 2
    k_max: int = 20
    k: int | None = None  # None: the elbow
    fallback_k: int = 8  # the authors' elbow, when the curve has none
    min_df: int = 5
    max_df: float = 0.95
    max_features: int = 8000
    batch_size: int = 2048
    init_size: int = 6144
    n_init: int = 3
    restarts: int = 5  # the best of these counts: one run of mini-batch k-means is too noisy for an elbow
    top_words: int = 12


@dataclass(frozen=True)
class Cluster:
    index: int
    size: int
    top_words: tuple[str, ...]
    selected: Mapping[ProblemType, int]


@dataclass(frozen=True)
class Clustering:
    """``inertias`` is the elbow curve; ``points`` are the problems in the plane of the picture."""

    k: int
    elbow: int | None
    inertias: tuple[tuple[int, float], ...]
    labels: tuple[int, ...]
    clusters: tuple[Cluster, ...]
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Selection:
    """The chosen problems with their types, and why the others are not there."""

    records: tuple[Record, ...]
    rejected: Mapping[str, int]


def select(records: Sequence[Record], filters: Filters) -> Selection:
    """The two criteria, then the types in their order."""
    chosen: list[Record] = []
    rejected: Counter[str] = Counter()
    for record in records:
        reason = filters.failed(record.text)
        kind = None if reason else filters.type_of(record.text)
        if kind is None:
            rejected[reason or NO_TYPE] += 1
        else:
            chosen.append(replace(record, type=kind))
    return Selection(tuple(chosen), dict(rejected))


def need(module: str) -> DataError:
    return DataError(f"this command needs {module}", hint=extra_hint("data"))


def _features(records: Sequence[Record], config: CurateConfig) -> tuple[Any, list[str]]:
    """TF-IDF over the words of the segmented text; numbers and punctuation are left out."""
    try:
        from sklearn.feature_extraction.text import TfidfVectorizer
    except ImportError as error:
        raise need("scikit-learn") from error
    vectorizer = TfidfVectorizer(
        min_df=config.min_df,
        max_df=config.max_df,
        max_features=config.max_features,
        token_pattern=r"(?u)(?<!\S)[^\W\d_]+(?!\S)",
        lowercase=False,
    )
    try:
        matrix = vectorizer.fit_transform(" ".join(record.tokens) for record in records)
    except ValueError as error:
        raise DataError(f"too few problems to cluster: {error}", hint="lower min_df") from error
    return matrix, [str(word) for word in vectorizer.get_feature_names_out()]


def _fit(matrix: Any, k: int, config: CurateConfig) -> Any:
    """The best of some restarts, by inertia."""
    from sklearn.cluster import MiniBatchKMeans

    models = [
        MiniBatchKMeans(
            n_clusters=k,
            batch_size=config.batch_size,
            init_size=max(config.init_size, 3 * k),
            n_init=config.n_init,
            random_state=config.seed + 1000 * restart,
        ).fit(matrix)
        for restart in range(config.restarts)
    ]
    return min(models, key=lambda model: float(model.inertia_))


def find_elbow(curve: Sequence[tuple[int, float]]) -> int | None:
    """The knee of a falling, convex curve; None if it has none."""
    try:
        from kneed import KneeLocator
    except ImportError as error:
        raise need("kneed") from error
    ks, inertias = zip(*curve, strict=True)
    if len(ks) < 3:
        return None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # kneed warns when it finds none; we say so ourselves
        found = KneeLocator(ks, inertias, curve="convex", direction="decreasing").knee
    return None if found is None else int(found)


def cluster(
    records: Sequence[Record],
    selection: Selection,
    config: CurateConfig,
    progress: Callable[[int, int], None] | None = None,
) -> Clustering:
    """Cluster for each k, find the elbow, and describe the clusters of the k taken."""
    matrix, words = _features(records, config)
    ks = [k for k in range(config.k_min, config.k_max + 1) if k <= len(records)]
    if not ks:
        raise DataError(f"{len(records)} problems cannot make {config.k_min} clusters")
    curve = []
    for done, k in enumerate(ks, start=1):
        curve.append((k, float(_fit(matrix, k, config).inertia_)))
        if progress:
            progress(done, len(ks))
    elbow = find_elbow(curve)
    k = config.k or elbow or min(config.fallback_k, ks[-1])
    model = _fit(matrix, k, config)
    labels = tuple(int(label) for label in model.labels_)
    clusters = _describe(records, selection, labels, model.cluster_centers_, words, config.top_words)
    return Clustering(k, elbow, tuple(curve), labels, clusters, _plane(matrix, config.seed))


def _describe(
    records: Sequence[Record],
    selection: Selection,
    labels: tuple[int, ...],
    centers: Any,
    words: list[str],
    count: int,
) -> tuple[Cluster, ...]:
    types = {record.id: record.type for record in selection.records}
    clusters = []
    for index, center in enumerate(centers):
        members = [record for record, label in zip(records, labels, strict=True) if label == index]
        top = tuple(words[place] for place in (-center).argsort(kind="stable")[:count] if center[place] > 0)
        kinds = Counter(kind for record in members if (kind := types.get(record.id)))
        clusters.append(Cluster(index, len(members), top, dict(sorted(kinds.items()))))
    return tuple(clusters)


def _plane(matrix: Any, seed: int) -> tuple[tuple[float, float], ...]:
    """Two dimensions for the picture (latent semantic analysis)."""
    from sklearn.decomposition import TruncatedSVD

    if min(matrix.shape) < 3:
        return tuple((0.0, 0.0) for _ in range(matrix.shape[0]))
    flat = TruncatedSVD(n_components=3, random_state=seed).fit_transform(matrix)
    # the first axis only says how common a problem's words are; the next two tell kinds apart
    return tuple((float(row[1]), float(row[2])) for row in flat)
