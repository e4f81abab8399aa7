"""The public names, and what importing them costs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import fabula

ROOT = Path(__file__).parents[1]
TREES = "果园里有苹果树12棵，梨树比苹果树多5棵，梨树有多少棵？"


def loaded(code: str) -> set[str]:
    """Which modules a fresh process has loaded after running ``code``."""
    probe = f"{code}\nimport sys; print(' '.join(sys.modules))"
    command = [sys.executable, "-W", "error::ImportWarning", "-c", probe]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert done.stderr == ""
    return set(done.stdout.splitlines()[-1].split())


def test_importing_loads_nothing() -> None:
    assert {m for m in loaded("import fabula") if m.startswith("fabula")} == {"fabula"}


TRAINING = {"torch", "transformers", "sklearn", "matplotlib", "fabula.data", "fabula.learn", "fabula.cli"}


def test_solving_loads_neither_torch_nor_the_data_tools() -> None:
    names = loaded(f"import fabula; fabula.solve({TREES!r}).to_json()")
    assert not names & TRAINING
    assert "onnxruntime" in names, "the shipped model is what reads"


def test_the_frames_need_no_model() -> None:
    names = loaded(f"import fabula; fabula.solve({TREES!r}, extractor='frames').to_json()")
    assert not names & (TRAINING | {"onnxruntime", "numpy"})


def test_the_function_is_not_replaced_by_the_package_of_the_same_name() -> None:
    code = (
        "import fabula.solve.answer, fabula; from fabula.solve import limit\n"
        f"fabula.load(); assert fabula.solve({TREES!r}).answer.value == 17\n"
        f"from fabula import solve; assert solve({TREES!r}).answer.value == 17"
    )
    loaded(code)


def test_names() -> None:
    assert set(dir(fabula)) == set(fabula.__all__)
    assert all(getattr(fabula, name) is not None for name in fabula.__all__)
    assert not hasattr(fabula, "nonsense")


def test_solution_prints_itself() -> None:
    solution = fabula.solve(TREES)
    assert solution.status is fabula.Status.SOLVED
    assert str(solution).splitlines()[0].startswith("答案：17棵（确定，把握")
    assert "答：梨树有17棵。" in str(solution)
    assert "<svg" in solution._repr_html_()


def test_a_solution_without_a_reading_prints_itself_too() -> None:
    solution = fabula.solve("<b>你好</b>")
    assert str(solution).startswith("没有解出")
    assert solution._repr_html_().startswith("<pre>没有解出")
    assert "<b>" not in solution._repr_html_()


def test_a_loaded_solver_is_kept() -> None:
    assert fabula.load() is fabula.load()


USE = """
from collections.abc import Iterator
from fractions import Fraction
import fabula

def told(texts: Iterator[str]) -> Iterator[Fraction | None]:
    solver: fabula.Solver = fabula.load("smart+", seconds=1, model="models/own")
    for found in solver.solve_many(texts, jobs=2):
        status: fabula.Status = found.status
        lines: list[str] = [step.text for step in found.steps]
        laws: list[str] = [equation.logic for equation in found.equations]
        answers: list[fabula.Answer | None] = [reading.answer for reading in found.readings]
        error: fabula.FabulaError | None = found.error
        row: dict[str, object] = found.to_row()
        page: str = found.svg("graph") + found.html("en", top=2) + found.explain("en")
        print(status, lines, laws, answers, error, row, page, found.confidence + 1)
        yield found.answer.value if found.answer else None
"""
MISUSE = """
import fabula
fabula.solve(3)
fabula.solve("").answer.value
fabula.load(second=1)
fabula.lode()
"""


def test_a_program_that_uses_it_is_checked(tmp_path: Path) -> None:
    """By ``mypy --strict``, which finds nothing in what is right and all that is wrong."""
    for name, source in (("use.py", USE), ("misuse.py", MISUSE)):
        (tmp_path / name).write_text(source, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--config-file=", "--hide-error-context"]
    cache = f"--cache-dir={ROOT / '.mypy_cache/use'}"
    paths = [str(tmp_path / name) for name in ("use.py", "misuse.py")]
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    done = subprocess.run([*command, cache, *paths], capture_output=True, text=True, env=environment, timeout=600)
    found = [re.sub(r".*?(\w+\.py:\d+): .*\[(.+)\]$", r"\1 \2", line) for line in done.stdout.splitlines()]
    assert [line for line in found if "note:" not in line] == [
        "misuse.py:3 arg-type", "misuse.py:4 union-attr", "misuse.py:5 call-arg", "misuse.py:6 attr-defined",
    ], done.stdout  # fmt: skip
