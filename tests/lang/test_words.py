"""Words in one place: no Chinese in the packages that do not read or print it themselves.

String literals and data files are looked at; comments and docstrings may have examples.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fabula

ROOT = Path(fabula.__file__).parent
PACKAGES = (
    "adjust", "baselines", "bench", "choose", "cli", "data", "explain", "extract/neural", "facts", "frames", "generate",
    "learn", "parse", "serve", "situation", "solve", "tutor", "worksheet",
)  # fmt: skip
KNOWN = (".py", ".txt", ".json", ".html", ".js")
CHINESE = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")

# What stays, and why.
NAMING = "puts Chinese names of quantities together; its words are yet to move to lang/zh/printing"
EXCEPTIONS = {
    "explain/courses.py": NAMING,
    "explain/phrases.py": NAMING,
    "explain/roads.py": NAMING,
    "explain/textbook/concepts.py": NAMING,
    "explain/textbook/named.py": NAMING,
    "explain/textbook/reasons.py": NAMING,
    "explain/textbook/truth.py": NAMING,
    "serve/static": "the page has languages of its own, static/i18n/*.json, with the same keys (tests/serve)",
}


def excepted(file: Path) -> bool:
    return any(str(file.relative_to(ROOT)).startswith(known) for known in EXCEPTIONS)


def literals(source: str) -> Iterator[tuple[int, str]]:
    """String literals with their lines; a string that stands alone is a docstring."""
    tree = ast.parse(source)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.lineno, node.value


def data(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a data file without comments."""
    return ((number, re.split(r"(?:^|\s)#", line)[0]) for number, line in enumerate(source.splitlines(), 1))


def words(file: Path) -> list[str]:
    found = (literals if file.suffix == ".py" else data)(file.read_text("utf-8"))
    return [f"{file.relative_to(ROOT)}:{number}: {text.strip()[:60]}" for number, text in found if CHINESE.search(text)]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_words_of_any_language(package: str) -> None:
    files = (f for f in sorted((ROOT / package).rglob("*")) if f.suffix in KNOWN)
    assert [word for file in files if not excepted(file) for word in words(file)] == []


def test_exceptions_are_needed() -> None:
    for known in EXCEPTIONS:
        root = ROOT / known
        files = [root] if root.is_file() else [*root.rglob("*")]
        assert any(words(file) for file in files if file.suffix in KNOWN), known


def test_a_word_would_be_found() -> None:
    found = list(literals('"""例"""\ndef f():\n    """例"""\n    return f"{x}千米"  # 例\n'))
    assert found == [(4, "千米")]
    found = [line for line in data("# 例\nkey = 1  # 例\nkey = 千米\n") if CHINESE.search(line[1])]
    assert found == [(3, "key = 千米")]
