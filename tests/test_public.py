"""The public names, and what importing them costs."""

from __future__ import annotations

import subprocess
import sys

import fabula

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
