"""Word classes, cues and marks: the files load, every name is used, and a bad line is named."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from fabula.errors import GrammarError
from fabula.extract.rules.lexicon import (
    cue,
    has,
    has_any,
    marks,
    parse_classes,
    parse_cues,
    read_data,
    word_classes,
)

FOLDER = files("fabula.extract.rules")
CODE = "\n".join(f.read_text("utf-8") for f in FOLDER.iterdir() if f.name.endswith(".py"))
PATTERNS = "\n".join(read_data(name) for name in ("patterns.txt", "prices.txt", "cues.txt"))
CUES = parse_cues(read_data("cues.txt"))


def test_the_lexicon_is_well_formed() -> None:
    assert parse_classes(read_data("lexicon.txt")) == word_classes()  # each line compiles; a start does not look


def test_every_name_in_the_code_is_defined() -> None:
    asked = re.findall(r'(?:cue|words)\("(\w+)"\)|\bhas\([^"\n]*"(\w+)"\)', CODE)
    asked += [(name, "") for name in re.findall(r'\.(?:says|near|told|follows)\("(\w+)"\)', CODE)]
    names = {a or b for a, b in asked}
    assert len(names) > 80
    assert names <= {*CUES, *word_classes()}


@pytest.mark.parametrize("name", [*CUES, *word_classes()])
def test_every_name_is_used(name: str) -> None:
    assert f'"{name}"' in CODE or f"@{name}" in PATTERNS


def test_no_chinese_in_regular_expressions_of_the_code() -> None:
    spelled = re.findall(r"re\.\w+\([^)\n]*[\u4e00-\u9fff]", CODE)
    assert spelled == []


def test_classes_and_cues_are_asked_alike() -> None:
    assert has("两车相向而行", "meet")
    assert has("3小时后返回", "back")
    assert not has("两车同时出发", "meet")
    assert has_any("两车背向而行", "meet", "opposite")


def test_longer_words_win() -> None:
    found = cue("more").search("增加5人")
    assert found is not None and found[0] == "增加"
    assert parse_classes("a = 多 多出 出")["a"] == ("多出", "出", "多")


def test_cues_keep_their_order_and_know_classes() -> None:
    assert parse_cues("x = 多 多出")["x"].pattern == "多|多出"
    found = parse_cues("slow = (?:@with)慢")["slow"]
    assert found.search("与慢车") and not found.search("比慢车")


def test_an_unknown_cue() -> None:
    with pytest.raises(GrammarError, match="'eclipse'"):
        cue("eclipse")


def test_marks_are_longest_first_and_named() -> None:
    names = {pattern.regex.pattern: name for pattern, name in marks()}
    assert names["原计划"] == "计划"
    lengths = [len(pattern.source) for pattern, _ in marks()]
    assert lengths == sorted(lengths, reverse=True)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("more 多", "expected 'name = word word …'"),
        ("more =", "expected"),
        ("two names = 多", "expected"),
        ("a = 多\na = 少", "line 3: a is defined twice"),
        ("a = (多", "line 2"),
    ],
)
def test_a_bad_line_of_the_lexicon_is_named(line: str, message: str) -> None:
    with pytest.raises(GrammarError, match=f"lexicon.txt, .*{message}"):
        parse_classes(f"# words\n{line}\n")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("meet = 相遇", "meet is a word class"),
        ("x = @nothing多", "no class 'nothing'"),
        ("x = [多", "unterminated"),
        ("x", "expected"),
    ],
)
def test_a_bad_line_of_the_cues_is_named(line: str, message: str) -> None:
    with pytest.raises(GrammarError, match=f"cues.txt, line 2: .*{message}"):
        parse_cues(f"# cues\n{line}\n")
