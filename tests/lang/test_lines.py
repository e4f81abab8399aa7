"""Data files: lines, comments, columns; and there is one reader for them."""

import re
from pathlib import Path

import pytest

import fabula
from fabula.errors import DataError
from fabula.lang.lines import columns, data_lines

SOURCE = "# head\n\n  one | 1  # why\ntwo#3 | 2\n   # indented\n"


def test_lines_are_numbered_and_comments_are_gone():
    assert list(data_lines(SOURCE)) == [(3, "one | 1"), (4, "two#3 | 2")]


def test_columns():
    assert list(columns(SOURCE, 2, "it.txt")) == [["one", "1"], ["two#3", "2"]]
    with pytest.raises(DataError, match=r"it\.txt, line 3: expected 3 columns, found 2"):
        list(columns(SOURCE, 3, "it.txt"))


def test_nobody_else_takes_comments_away():
    root = Path(fabula.__file__).parent
    own = {"lang/lines.py", "data/situations.py", "generate/tale.py"}  # blank lines, and indents, mean something there
    taken = re.compile(r'''startswith\("#"\)|split\("#''')
    assert {str(p.relative_to(root)) for p in root.rglob("*.py") if taken.search(p.read_text("utf-8"))} <= own
