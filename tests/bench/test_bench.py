"""The benchmark on a made-up folder: cells, resuming, tables, pictures, the command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.bench.folder import Multiplier, data_folder
from tests.cli.command import fabula
from tests.data.made import records

from fabula.bench import registry
from fabula.bench.builtin import after_iteration
from fabula.bench.cells import Cell
from fabula.bench.names import Name
from fabula.bench.parts import read_part, train_folder, validation_cut
from fabula.bench.registry import find, make_system, register, register_path
from fabula.bench.rows import Row, read_rows
from fabula.bench.run import Bench, Plan
from fabula.bench.summary import summarise_folder
from fabula.bench.systems import Run, Storable
from fabula.bench.tables import markdown, tables
from fabula.data.records import ProblemType, Record
from fabula.errors import DataError, FabulaError, ModelError
from fabula.extract.neural.store import CARD

OWN = "tests.bench.folder:Multiplier"


@pytest.fixture
def names() -> Iterator[None]:
    """What a test registers does not stay."""
    before = dict(registry.SYSTEMS)
    yield
    registry.SYSTEMS.clear()
    registry.SYSTEMS.update(before)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return data_folder(tmp_path / "data")


def bench(data: Path, out: Path, *systems: str, seeds: tuple[int, ...] = (1,), **more: Any) -> list[str]:
    said: list[str] = []
    failures = Bench(Plan(data, out, systems, seeds=seeds, **more), say=said.append).run()
    assert not failures
    return said


def test_a_registered_system_is_measured_like_any_other(names: None, data: Path, tmp_path: Path) -> None:
    register("mine", Multiplier)
    bench(data, tmp_path / "out", "frames", "mine", seeds=(1, 2))
    found = summarise_folder(tmp_path / "out", ("frames", "mine"))
    assert found["systems"] == ["frames", "mine"]
    mine = found["accuracy"]["iid"]["mine"]
    assert mine["journey"]["accuracy"] == mine["price"]["accuracy"] == 1.0  # these are products
    assert mine["task_completion"]["accuracy"] == 0.0  # and these are sums
    assert mine["overall"]["seeds"] == 2
    assert found["accuracy"]["iid"]["frames"]["overall"]["seeds"] == 1  # nothing to draw
    assert found["cost"]["mine"]["parameters"] == 7
    assert found["cost"]["mine"]["megabytes"] is not None
    assert found["cost"]["mine"]["median_ms"] > 0


def test_rows_have_what_a_comparison_needs(names: None, data: Path, tmp_path: Path) -> None:
    register("mine", Multiplier)
    bench(data, tmp_path, "frames", "mine", splits=("iid",))
    own = Cell("mine", "iid", 1, tmp_path).rows
    assert own[0].expression == "11*3" and own[0].tree == ""
    assert {row.operations for row in own} == {1}
    situations = Cell("frames", "iid", 1, tmp_path).rows
    assert any("3" in row.tree and row.steps for row in situations)
    assert Row.from_json(json.loads(json.dumps(own[0].to_json()))) == own[0]


def test_finished_cells_are_not_repeated(names: None, data: Path, tmp_path: Path) -> None:
    register("mine", Multiplier)
    out = tmp_path / "out"
    bench(data, out, "mine", splits=("iid",))
    before = Cell("mine", "iid", 1, out).problems.stat().st_mtime_ns
    said = bench(data, out, "mine", splits=("iid", "ood"))
    assert Cell("mine", "iid", 1, out).problems.stat().st_mtime_ns == before
    assert "done before" in said[0] and Cell("mine", "ood", 1, out).finished


@pytest.mark.parametrize("broken", ["cell.json", "problems.jsonl"])
def test_a_half_written_cell_is_redone_without_training(
    names: None, data: Path, tmp_path: Path, broken: str
) -> None:
    register("mine", Multiplier)
    bench(data, tmp_path / "out", "mine", splits=("iid",))
    cell = Cell("mine", "iid", 1, tmp_path / "out")
    if broken == "cell.json":
        (cell.folder / broken).write_text('{"accuracy": 0.', "utf-8")
    else:
        (cell.folder / broken).unlink()
    assert not cell.finished
    bench(data, tmp_path / "out", "mine", splits=("iid",))
    assert cell.finished
    assert (cell.folder / "fits.txt").read_text("utf-8") == "fit\n"  # loaded the second time


def test_a_killed_benchmark_goes_on(data: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = ("bench", "--data", data, "--out", out, "--systems", "", "--splits", "iid")
    command = (*command, "--system", "tests.bench.folder:Multiplier", "--system", "tests.bench.folder:Dying")
    killed = fabula(*command, PYTHONPATH=str(Path.cwd()))
    assert killed.code == -9
    first, second = (Cell(name, "iid", 1, out) for name in ("Multiplier", "Dying"))
    assert first.finished and second.trained and not second.finished
    before = first.problems.stat().st_mtime_ns
    resumed = fabula(*command, PYTHONPATH=str(Path.cwd()))
    assert resumed.code == 0, resumed.err
    assert second.finished and len(second.rows) == 8
    assert first.problems.stat().st_mtime_ns == before
    assert (second.folder / "fits.txt").read_text("utf-8") == "fit\n"
    assert "Dying" in resumed.out and (out / "tables.md").read_text("utf-8").strip() == resumed.out.strip()
    for name in ("accuracy.svg", "speed.svg"):
        assert "<svg" in (out / name).read_text("utf-8")


def test_a_folder_belongs_to_one_set_of_data(names: None, data: Path, tmp_path: Path) -> None:
    register("mine", Multiplier)
    bench(data, tmp_path / "out", "mine", splits=("iid",))
    with pytest.raises(DataError, match="other data"):
        bench(data_folder(tmp_path / "more", each=9), tmp_path / "out", "mine", splits=("iid",))
    with pytest.raises(DataError, match="other data"):
        bench(data, tmp_path / "out", "mine", splits=("iid",), part="validation")


def test_a_system_that_cannot_be_made_does_not_stop_the_others(
    names: None, data: Path, tmp_path: Path
) -> None:
    def refuse(run: Run) -> Multiplier:
        raise FabulaError("no licence", hint="buy one")

    register("broken", refuse)
    register("mine", Multiplier)
    plan = Plan(data, tmp_path / "out", ("broken", "mine"), ("iid",))
    failures = Bench(plan, say=lambda line: None).run()
    assert [f.cell.system for f in failures] == ["broken"] and "no licence" in failures[0].reason
    assert Cell("mine", "iid", 1, tmp_path / "out").finished


def test_a_run_shows_no_way_to_the_tests(names: None, data: Path, tmp_path: Path) -> None:
    seen: list[Run] = []

    def spy(run: Run) -> Multiplier:
        seen.append(run)
        return Multiplier(run)

    register("spy", spy)
    bench(data, tmp_path / "out", "spy", splits=("iid",))
    (run,) = seen
    assert run.train is not None
    assert sorted(p.name for p in run.train.iterdir()) == ["data_train.json", "study.json"]
    tests = {r.id for r in read_part(data, "iid", "test").test}
    for path in run.train.iterdir():
        assert not tests & {row["id"] for row in json.loads(path.read_text("utf-8"))}


def test_a_validation_opens_no_test(names: None, data: Path, tmp_path: Path) -> None:
    register("mine", Multiplier)
    for path in data.glob("*_test.json"):
        path.unlink()
    bench(data, tmp_path / "out", "mine", part="validation")
    part = read_part(data, "iid", "validation")
    folder = train_folder(tmp_path / "out", part, data)
    held = {record.id for record in part.test}
    assert held and not held & {record.id for record in part.train}
    for name in ("data_train.json", "study.json"):
        assert not held & {row["id"] for row in json.loads((folder / name).read_text("utf-8"))}


def test_the_ood_cut_is_the_longest_of_each_type() -> None:
    made = tuple(
        Record(f"{kind}{n}", "x", " ".join("字" * (n + 1)), "x=1", "1", kind)
        for kind in ProblemType
        for n in range(20)
    )
    train, test = validation_cut(made, "ood")
    assert {record.id for record in test} == {f"{kind}{n}" for kind in ProblemType for n in (18, 19)}
    assert len(train) + len(test) == len(made)


def test_systems_come_from_a_path_and_from_entry_points(names: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert register_path(OWN) == "Multiplier"
    assert isinstance(make_system("Multiplier"), Storable)
    for wrong in ("nothing", "tests.bench.folder:Nobody", "no.such.module:make"):
        with pytest.raises(FabulaError):
            register_path(wrong)

    from importlib.metadata import EntryPoint, EntryPoints

    points = EntryPoints([EntryPoint("theirs", OWN, registry.GROUP)])
    monkeypatch.setattr(registry, "entry_points", lambda **wanted: points.select(**wanted))
    assert find("theirs").factory is Multiplier
    with pytest.raises(FabulaError, match="no system") as caught:
        find("nobody")
    assert "theirs" in caught.value.hint


def test_names_are_not_taken_twice_and_can_be_folders(names: None) -> None:
    with pytest.raises(FabulaError, match="already"):
        register("frames", Multiplier)
    for wrong in ("a/b", "a@b", "a#b", "", "a b"):
        with pytest.raises(FabulaError, match="no name"):
            register(wrong, Multiplier)


def test_an_encoder_and_a_model_reach_the_factory(names: None, tmp_path: Path) -> None:
    seen: list[Run] = []

    def spy(run: Run) -> Multiplier:
        seen.append(run)
        return Multiplier(run)

    register("spy", spy)
    make_system("spy@m3e-small", tmp_path)
    assert (seen[0].encoder, seen[0].model) == ("m3e-small", tmp_path)


def test_a_note_tells_two_models_of_a_system_apart(names: None, data: Path, tmp_path: Path) -> None:
    register("mine", Multiplier)
    with pytest.raises(FabulaError, match="needs a trained model"):
        make_system("mine#more")
    models = {("mine#more", "iid", 1): tmp_path}
    bench(data, tmp_path / "out", "mine", "mine#more", splits=("iid",), models=models)
    found = summarise_folder(tmp_path / "out")
    assert set(found["accuracy"]["iid"]) == {"mine", "mine#more"}
    assert "| mine, more |" in tables(found)


def test_names_have_titles() -> None:
    assert Name.of("gts@m3e-small").title == "GTS on m3e-small"
    assert Name.of("gts@m3e-small").long_title == "GTS on m3e-small (gts)"
    assert Name.of("smart+#math23k") == Name("smart+", "", "math23k")
    assert Name.of("smart+#math23k").long_title == "smart+, math23k"
    assert Name.of("frames").long_title == "frames"


def test_an_iteration_of_smart_is_found_beside_its_model(tmp_path: Path) -> None:
    model = tmp_path / "model"
    with pytest.raises(ModelError, match="single iterations"):
        after_iteration(model, 1)
    first = tmp_path / "model.work" / "iteration1"
    first.mkdir(parents=True)
    (first / CARD).write_text("{}", "utf-8")
    assert after_iteration(model, 1) == first
    assert after_iteration(model, 2) == model  # nothing new was found after the first


def test_what_is_derived_from_smart_says_that_smart_is_missing(tmp_path: Path) -> None:
    for name in ("smart-ner", "smart-1"):
        for model in (None, tmp_path):
            with pytest.raises(ModelError, match="the model of smart"):
                make_system(name, model).fit(())


def test_a_named_model_is_used_and_the_ablation_uses_that_of_smart(data: Path, tmp_path: Path) -> None:
    plan = Plan(data, tmp_path, ("smart", "smart-ner"), models={("smart", "iid", 1): tmp_path / "given"})
    made = Bench(plan)
    assert made._given(Cell("smart", "iid", 1, tmp_path)) == tmp_path / "given"
    assert made._given(Cell("smart-ner", "iid", 1, tmp_path)) == tmp_path / "given"
    assert made._given(Cell("smart", "ood", 1, tmp_path)) is None
    assert (
        made._given(Cell("smart-ner", "ood", 1, tmp_path))
        == Cell("smart", "ood", 1, tmp_path).folder / "model"
    )


def test_tables_print_the_papers_figures_beside_ours(names: None, data: Path, tmp_path: Path) -> None:
    interval = {"accuracy": 0.5, "low": 0.25, "high": 0.75, "problems": 8, "seeds": 2}
    row = {"overall": interval | {"paper": 76.8}, "price": interval | {"paper": None}}
    longer = interval | {"accuracy": 0.3, "paper": 45.8}
    row |= {"first_5": 0.6, "first_20": 0.7, "sure": 0.8, "right_if_sure": 0.9}
    cost = {
        "median_ms": 1.25,
        "p95_ms": 3.0,
        "megabytes": 12.3,
        "parameters": 2_500_000,
        "training_seconds": None,
    }
    found = {
        "part": "test", "limit": None, "machine": {},
        "accuracy": {"iid": {"gts": row}, "ood": {"gts": row | {"overall": longer}}},
        "cost": {"gts": cost},
        "curve": [{"split": "iid", "seed": 1, "solved": [0.5, 0.625], "accuracy": [0.4, 0.45]}],
        "ablation": {"iid": {"smart-ner": interval}},
    }  # fmt: skip
    page = tables(found)
    assert "| GTS (gts) | 2 | 50.0 [25.0, 75.0] | 76.8 | 50.0 [25.0, 75.0] | – |" in page
    assert "| GTS (gts) | 50.0 | 30.0 | 20.0 | 31.0 |" in page
    assert "| GTS (gts) | 1.2 | 3.0 | 12.3 | 2.50 | – |" in page
    assert "| IID, seed 1: answer accuracy (%) | 40.0 | 45.0 |" in page
    assert "| IID, seed 1: training problems solved (%) | 50.0 | 62.5 |" in page
    assert "| NER: graphs from labels, no relations | 50.0 [25.0, 75.0] |" in page
    assert "a \\| b" in markdown(["a | b"], [])


def test_the_iteration_curve_comes_from_the_log(names: None, data: Path, tmp_path: Path) -> None:
    from fabula.bench.plots import draw

    for name in ("smart", "smart-1"):
        registry.SYSTEMS[name] = registry.Entry(Multiplier)  # a quick one under that name
    bench(data, tmp_path, "smart", splits=("iid",))
    log = Cell("smart", "iid", 1, tmp_path).folder / "model.work" / "log.jsonl"
    log.parent.mkdir()
    events = [(0, 5, 5), (1, 6, 4), (1, 7, 3), (2, 7, 3)]  # the second iteration was resumed
    lines = [
        json.dumps({"event": "buffers", "iteration": i, "success": s, "failure": f}) for i, s, f in events
    ]
    log.write_text("\n".join([*lines, '{"event": "buf']), "utf-8")
    found = summarise_folder(tmp_path)
    curve = {"split": "iid", "seed": 1, "solved": [0.5, 0.7, 0.7], "accuracy": []}
    assert found["curve"] == [curve]
    bench(data, tmp_path, "frames", "smart-1", splits=("iid",))
    found = summarise_folder(tmp_path)
    shares = {name: found["accuracy"]["iid"][name]["overall"]["accuracy"] for name in ("frames", "smart")}
    assert found["curve"] == [curve | {"accuracy": [shares["frames"], shares["smart"], shares["smart"]]}]
    assert "smart-1" not in found["accuracy"]["iid"]  # it has the curve
    first = draw(found, tmp_path)
    assert [path.name for path in first] == ["accuracy.svg", "speed.svg", "iterations.svg"]
    pictures = [path.read_bytes() for path in first]
    assert pictures == [
        path.read_bytes() for path in draw(found, tmp_path)
    ]  # the same figures, the same file


def test_the_command_says_what_is_missing(tmp_path: Path) -> None:
    assert fabula("bench").code == 2
    done = fabula("bench", "--data", tmp_path, "--out", tmp_path / "out", "--systems", "frames")
    assert done.code == 2 and "no such file" in done.err
    done = fabula("bench", "--data", tmp_path, "--out", tmp_path / "out", "--models", "smart")
    assert done.code == 2 and "SYSTEM:SPLIT" in done.err


def test_evaluate_writes_the_same_rows(data: Path, tmp_path: Path) -> None:
    lines = tmp_path / "lines.jsonl"
    done = fabula("evaluate", "--data", data, "--out", lines, "--json")
    assert done.code == 0, done.err
    rows = read_rows(lines)
    assert sum(row.correct for row in rows) == done.json["correct"]
    assert len(rows) == len(records(6)) // 3
