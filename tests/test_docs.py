"""What the documents say is true: links lead somewhere, examples give what is printed beside them."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import click
import pytest

import fabula
from fabula.cli.main import app
from fabula.explain import plain

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")
LISTING = re.compile(r"^ *```.*?^ *```", re.M | re.S)  # a construction of tellings.txt may hold ](
EXAMPLE = re.compile(r"^> (.+) → (\S+)$", re.M)
EXAMPLES = EXAMPLE.findall((ROOT / "docs/grammar.md").read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(LISTING.sub("", page.read_text("utf-8")))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize(("text", "answer"), EXAMPLES, ids=range(1, len(EXAMPLES) + 1))
def test_examples_of_the_grammar(text: str, answer: str) -> None:
    solution = fabula.solve(text, extractor="frames")  # the page is about them
    assert solution.answer is not None
    expected = Fraction(answer.rstrip("%")) / (100 if answer.endswith("%") else 1)
    assert solution.answer.value == expected


def test_the_readme_shows_what_the_program_writes() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    problem = re.search(r"^> (.+？)$", readme, re.M)
    shown = re.search(r"^```\n(解：\n.*?)```", readme, re.M | re.S)
    assert problem is not None and shown is not None
    solution = fabula.solve(problem[1])
    assert solution.best is not None
    assert shown[1].strip() == plain(solution.best)


def test_the_readme_shows_how_a_text_can_be_read_in_two_ways() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = re.search(r"^\$ fabula solve (甲乙两车.+)\n((?:.+\n)+?)```", readme, re.M)
    assert shown is not None
    sure = re.compile(r"（[^（）]*把握[0-9]+%）")  # how sure it is changes with every model
    written = [sure.sub("", line) for line in str(fabula.solve(shown[1])).splitlines()]
    told = [sure.sub("", line) for line in shown[2].splitlines() if line != "…"]
    assert [line for line in told if line not in written] == []


def test_the_json_example_is_what_the_program_gives() -> None:
    page = (ROOT / "docs/json.md").read_text("utf-8")
    block = re.search(r"```json\n(.*?)```", page, re.S)
    assert block is not None
    example = json.loads(block[1])
    found = json.loads(json.dumps(fabula.solve(example["problem"]["raw"]).to_json()))
    assert list(found) == list(example), "all keys, in this order"
    assert_contains(found, example, "solution")


def assert_contains(found: Any, shown: Any, where: str) -> None:
    """All that is shown is there; a list may end in "…" for more, an object may leave fields out."""
    if isinstance(shown, dict):
        assert set(shown) <= set(found), where
        for key, value in shown.items():
            assert_contains(found[key], value, f"{where}.{key}")
    elif isinstance(shown, list) and "…" in shown:
        for at, value in enumerate(shown[:-1]):
            assert_contains(found[at], value, f"{where}[{at}]")
    elif isinstance(shown, list):
        assert len(found) == len(shown), where
        for at, value in enumerate(shown):
            assert_contains(found[at], value, f"{where}[{at}]")
    elif isinstance(shown, float) and where.endswith(("confidence", "score")):
        assert isinstance(found, int | float), where  # how sure it is changes with the rules
    else:
        assert found == shown, where


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_the_documents_exist(page: Path) -> None:
    commands = re.findall(r"^fabula (\w+)|`fabula (\w+)", page.read_text("utf-8"), re.M)
    known = app.list_commands(click.Context(app))
    assert {a or b for a, b in commands} <= set(known)


NOTEBOOKS = sorted((ROOT / "docs/examples").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_notebooks_run(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every code cell in turn, as a kernel would, in one name space; a notebook is kept without output."""
    monkeypatch.chdir(tmp_path)
    cells = [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert cells and not any(cell["outputs"] for cell in cells)
    names: dict[str, Any] = {}
    for number, cell in enumerate(cells, 1):
        exec(compile("".join(cell["source"]), f"{path.name}, cell {number}", "exec"), names)


@pytest.mark.parametrize("path", [*NOTEBOOKS, ROOT / "docs/examples/demo.py"], ids=lambda path: path.name)
def test_examples_use_public_names_only(path: Path) -> None:
    source = path.read_text("utf-8")
    assert set(re.findall(r"\bfabula\.(\w+)", source)) <= set(fabula.__all__)
    assert not re.search(r"from fabula|import fabula\.|solution\._", source)


def test_the_reference_names_what_is_public() -> None:
    page = (ROOT / "docs/api-python.md").read_text("utf-8")
    missing = {name for name in fabula.__all__ if name not in page}
    assert missing <= {"__version__"}
    members = {name for name in dir(fabula.Solution) if not name.startswith("_")}
    unsaid = {name for name in members if f".{name}" not in page}
    assert unsaid <= {"attempts", "best", "set_aside", "problem", "text"}
