"""Problems written for the project: the form is read, mistakes are named, and the files of corpus/ have none."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

pytest.importorskip("torch")

from fabula.data.stories import parse_stories, read_stories, unmarked
from fabula.errors import DataError
from fabula.learn.stories import check_stories, told_in
from fabula.learn.tagging import fingerprint
from fabula.learn.told import read_told

CORPUS = Path(__file__).parents[2] / "corpus"
SOURCE = """#m1
小船每小时行⟨12千米⟩，从渡口到小岛用了⟨1.5小时⟩。渡口到小岛有⟨多少千米⟩？
= 12*1.5
rate 小船 act=行
amount 小船 act=用
total W:小岛
"""


def test_a_story_is_read_with_its_marks() -> None:
    (story,) = parse_stories(SOURCE)
    assert [story.text[a:b] for a, b in story.marks] == ["12千米", "1.5小时", "多少千米"]
    assert Fraction(story.record().answer or 0) == 18
    told, wrong = told_in(story)
    assert not wrong and [t.role for t in told] == ["rate", "amount", "total"]
    assert told[2].world and not told[0].world


def test_marks_must_be_closed() -> None:
    assert unmarked("⟨3个⟩和⟨5个⟩") == ("3个和5个", ((0, 2), (3, 5)))
    with pytest.raises(ValueError, match="go together"):
        unmarked("⟨3个和5个")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("= 12*1.5", "12*1.5", "#NAME"),
        ("total W:小岛\n", "", "3 marks, but 2 lines"),
    ],
)
def test_another_form_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(DataError, match=why):
        list(parse_stories(SOURCE.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rate 小船", "rate 大船", "not in the text"),
        ("rate 小船", "speed 小船", "one of rate"),
        ("= 12*1.5", "= 12*60", "by numbers of the text"),
        ("= 12*1.5", "= 1.5-12", "the answer is"),
        ("⟨1.5小时⟩", "1.5小时", "marks"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, old: str, new: str, why: str) -> None:
    path = tmp_path / "one.story"
    path.write_text(SOURCE.replace(old, new), "utf-8")
    try:
        found = " ".join(map(str, check_stories(path)))
    except DataError as error:
        found = error.message
    assert why in found


def test_training_takes_stories_as_told(tmp_path: Path) -> None:
    path = tmp_path / "one.story"
    path.write_text(SOURCE, "utf-8")
    told, records = read_told([path])
    assert records[0].equation == "x=12*1.5"
    assert len(told.of(records[0].text)) == 3 and fingerprint(records[0].text) in told.found


def test_every_eighth_is_kept_to_measure_by(tmp_path: Path) -> None:
    path = tmp_path / "some.story"
    path.write_text("\n".join(SOURCE.replace("#m1", f"#m{n}").replace("12", str(n)) for n in range(2, 18)), "utf-8")
    assert [s.name for s in read_stories(path) if s.kept] == ["m8", "m16"]
    assert len(read_told([path])[1]) == 14


def test_the_corpus_is_right_by_itself() -> None:
    files = sorted(CORPUS.glob("*.story"))
    assert files
    assert [str(m) for path in files for m in check_stories(path)] == []
    names = [s.name for path in files for s in read_stories(path)]
    assert len(names) == len(set(names)) > 1900
