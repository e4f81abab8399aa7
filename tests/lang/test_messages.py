"""Both languages say the same things."""

from __future__ import annotations

import re

import pytest

from fabula.errors import DataError
from fabula.lang import LANGUAGES, messages, parse_messages, said, say


def test_the_languages_have_the_same_keys() -> None:
    assert set(messages("zh")) == set(messages("en"))


@pytest.mark.parametrize("key", sorted(messages("zh")))
def test_what_is_filled_in_is_known_to_both(key: str) -> None:
    names = [set(re.findall(r"\{(\w*)\}", messages(lang)[key])) for lang in LANGUAGES]
    allowed = {"unit", "whole", "known", "per", "noun", "terms", "verb", "when"}  # one language may need fewer words
    if key.startswith("piece."):
        allowed |= {"a", "b", "rates"}  # "both together"
    if key.startswith("adjust."):
        allowed |= {"at", "nth", "index", "last", "count"}  # programs count from 0, people from 1
    assert not (names[0] ^ names[1]) - allowed


def test_english_messages_are_english() -> None:
    chinese = [k for k, v in messages("en").items() if re.search(r"[\u4e00-\u9fff]", v)]
    assert chinese == ["read.yes_no.hint", "read.no_question.hint"]  # examples of questions


def test_a_bad_line_is_named_by_its_number() -> None:
    assert parse_messages('# words\na = {x}\nb = ", "') == {"a": "{x}", "b": ", "}
    for bad in ("a", "a = 1\na = 2", " = 1"):
        with pytest.raises(DataError, match="line"):
            parse_messages(bad)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="zh or en"):
        say("step.head", "fr")
    assert said("step.head", "zh") and not said("step.tail", "zh")
