"""The whole curation on made problems: forms, determinism, comparison, missing extras."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from fabula.data.build import BuildRequest, build
from fabula.data.compare import compare
from fabula.data.curate import CurateConfig, find_elbow, select
from fabula.data.filters import parse_filters
from fabula.data.readers import FILES, Folder, Split, load, read_folder
from fabula.data.records import ProblemType
from fabula.data.split import split_iid, split_ood
from fabula.errors import DataError

from . import made

CONFIG = CurateConfig(seed=3, k_max=6, restarts=1)


def _contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_build_writes_everything_and_is_deterministic(tmp_path: Path) -> None:
    source = made.write_sequence(tmp_path / "m.json", made.rows())
    first = build(BuildRequest(source, tmp_path / "a", CONFIG))
    build(BuildRequest(source, tmp_path / "b", CONFIG))
    files = _contents(tmp_path / "a")
    assert files == _contents(tmp_path / "b")
    assert set(files) == {*FILES, "datasheet.md", "clusters.md", "elbow.png", "clusters.png"}
    assert files["elbow.png"].startswith(b"\x89PNG")
    assert files["clusters.png"].startswith(b"\x89PNG")
    found = {record.id: record.type for record in read_folder(tmp_path / "a").records}
    assert found == made.types()
    assert first.selection.rejected == {"has_a_story": 12}


def test_a_json_list_gives_the_same_problems(tmp_path: Path) -> None:
    one = made.write_sequence(tmp_path / "m.json", made.rows())
    two = made.write_list(tmp_path / "n.json", made.rows())
    build(BuildRequest(one, tmp_path / "a", CONFIG))
    build(BuildRequest(two, tmp_path / "b", CONFIG))
    a, b = _contents(tmp_path / "a"), _contents(tmp_path / "b")
    assert {name: a[name] for name in FILES} == {name: b[name] for name in FILES}


def test_datasheet_tells_every_choice(tmp_path: Path) -> None:
    source = made.write_sequence(tmp_path / "m.json", made.rows())
    with source.open("a", encoding="utf-8") as handle:
        handle.write('{"id": "x"}\n')
    result = build(BuildRequest(source, tmp_path / "a", CONFIG, skip_bad=True))
    sheet = (tmp_path / "a" / "datasheet.md").read_text("utf-8")
    assert "bad records skipped: 1" in sheet
    assert "m.json, line" in sheet and str(tmp_path) not in sheet
    for part in ("`seed` | 3", "`min_df` | 5", "sha256", "has_a_story", "type journey", "random, seed 3"):
        assert part in sheet
    clusters = (tmp_path / "a" / "clusters.md").read_text("utf-8")
    assert "千米" in clusters and "元" in clusters
    assert sum(group.size for group in result.clustering.clusters) == 60


def test_build_refuses_to_overwrite_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    source = made.write_sequence(tmp_path / "m.json", made.rows())
    build(BuildRequest(source, tmp_path / "a", CONFIG))
    with pytest.raises(DataError, match="already holds"):
        build(BuildRequest(source, tmp_path / "a", CONFIG))
    build(BuildRequest(source, tmp_path / "a", CONFIG, force=True))
    broken = tmp_path / "broken.json"
    broken.write_text('{"id": "1"', "utf-8")
    with pytest.raises(DataError):
        build(BuildRequest(broken, tmp_path / "c", CONFIG))
    assert not (tmp_path / "c").exists()
    with pytest.raises(DataError, match="is a folder"):
        build(BuildRequest(tmp_path, tmp_path / "c", CONFIG))


def test_own_keywords(tmp_path: Path) -> None:
    source = made.write_sequence(tmp_path / "m.json", made.rows())
    keywords = tmp_path / "k.txt"
    keywords.write_text("type price\nneeds: 画笔\n", "utf-8")
    result = build(BuildRequest(source, tmp_path / "a", CONFIG, keywords))
    assert {record.type for record in result.selection.records} == {ProblemType.PRICE}
    keywords.write_text("type price\nneeds: 恐龙\n", "utf-8")
    with pytest.raises(DataError, match="no problem passes"):
        build(BuildRequest(source, tmp_path / "b", CONFIG, keywords))
    with pytest.raises(DataError, match="cannot be read"):
        build(BuildRequest(source, tmp_path / "b", CONFIG, tmp_path / "none.txt"))


def test_too_few_problems(tmp_path: Path) -> None:
    source = made.write_list(tmp_path / "m.json", made.rows(1)[:1])
    with pytest.raises(DataError, match="too few problems"):
        build(BuildRequest(source, tmp_path / "a", CONFIG))


@pytest.mark.parametrize(
    ("module", "name"),
    [("sklearn.feature_extraction.text", "scikit-learn"), ("kneed", "kneed"), ("matplotlib", "matplotlib")],
)
def test_missing_extras_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, name: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    source = made.write_list(tmp_path / "m.json", made.rows())
    with pytest.raises(DataError, match=f"needs {name}") as caught:
        build(BuildRequest(source, tmp_path / "a", CONFIG))
    assert caught.value.hint.startswith("pip install 'fabula-smart[data]'")
    assert not (tmp_path / "a").exists()


def test_elbow() -> None:
    assert find_elbow([(k, 100 / k) for k in range(2, 21)]) in range(4, 9)
    assert find_elbow([(2, 5.0), (3, 4.0)]) is None
    assert find_elbow([(k, 7.0) for k in range(2, 9)]) is None


def test_comparison(tmp_path: Path) -> None:
    source = load(made.write_list(tmp_path / "m.json", made.rows(10)))
    truth = made.records(10)
    truth[0] = replace(truth[0], type=ProblemType.PRICE)  # one type differs
    absent = replace(truth[1], id="not in the source")
    reference = Folder(split_iid([*truth, absent], 1), split_ood([*truth, absent], 1))
    filters = parse_filters("type journey\nneeds: 骑手\ntype price\nneeds: 一个数 or 画笔")
    found = compare(source, select(source, filters).records, reference)
    # ours: 10 journeys, 10 prices and 10 bare numbers; official: 40 of which 20 are found
    assert (found.official, found.absent, found.selected, found.common) == (40, 1, 30, 20)
    assert found.recall == 0.5
    assert found.precision == pytest.approx(2 / 3)
    assert found.type_agreement == pytest.approx(19 / 20)
    assert found.by_type["task_completion"].recall == 0.0
    assert found.by_type["journey"].official == 9
    assert found.by_type["price"].same_type == 10
    empty = compare([], [], Folder(Split((), ()), Split((), ())))
    assert empty.recall == empty.precision == empty.type_agreement == 0.0
