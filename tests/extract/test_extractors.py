"""Extractors by name: what there is, what is gone, and what they give."""

from __future__ import annotations

import pytest

from fabula.bench.registry import make_system
from fabula.errors import FabulaError
from fabula.extract import EXTRACTORS, make_extractor
from fabula.extract.framed import FrameExtractor
from fabula.situation import derive
from fabula.text import read


def test_readings_are_in_the_grammar_best_first() -> None:
    problem = read("甲班有45人，乙班比甲班少3人，两班一共多少人？")
    readings = list(FrameExtractor(runs=10).readings(problem))
    assert derive(readings[0].graph)
    assert [r.score for r in readings] == sorted((r.score for r in readings), reverse=True)
    assert readings[0].score == 0


def test_the_initial_parser_of_the_paper_is_the_frames() -> None:
    assert isinstance(make_extractor("initial"), FrameExtractor)


@pytest.mark.parametrize("make", [make_extractor, make_system])
def test_a_reader_that_was_removed_says_what_stands_in_its_place(make: object) -> None:
    with pytest.raises(FabulaError, match="'rules' was removed") as told:
        make("rules")  # type: ignore[operator]
    assert "'frames' stands in its place" in (told.value.hint or "")
    assert "rules" not in EXTRACTORS


def test_an_unknown_reader_says_which_there_are() -> None:
    with pytest.raises(FabulaError, match="no extractor 'psychic'") as told:
        make_extractor("psychic")
    assert "frames" in (told.value.hint or "")
