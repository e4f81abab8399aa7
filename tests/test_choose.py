"""Choosing: groups by answer, probabilities, trust, and what is learned of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

pytest.importorskip("numpy")

import fabula
from fabula.choose.chooser import Chosen
from fabula.choose.evidence import NO_VALUE, Evidence, Scene, evidence, needs
from fabula.choose.features import features
from fabula.choose.ranker import ALONE, Linear, Ranker, RankerChooser, representative
from fabula.extract.base import DECODER, FRAMES
from fabula.learn.ablation import table
from fabula.learn.ranking import Case, cross_validate, figures, fit, judge, standing, surety
from fabula.solve.attempt import Attempt
from fabula.text import read
from fabula.text.heard import Heard

SCENE = Scene(3, 45, "number", frozenset((Fraction(4),)))


def framed(value: int, cost: float) -> Evidence:
    return Evidence(Fraction(value), FRAMES, -cost, 0, (), 0, 2)


def decoded(value: int, score: float, *hard: str) -> Evidence:
    return Evidence(Fraction(value), DECODER, score, 0, hard, 0, 2)


def cases(count: int) -> list[Case]:
    """The decoder's favourite is right, whatever the frames say."""
    made = []
    for i in range(count):
        first, second = (framed(10, 0.0), framed(20, 0.5)) if i % 2 else (framed(20, 0.0), framed(10, 0.5))
        groups = ((first,), (second, decoded(int(second.value), -0.2)))
        made.append(Case(str(i), "relation", SCENE, groups, 1))
    return made


def test_it_learns_whom_to_trust() -> None:
    verdicts = cross_validate(cases(40), folds=4)
    assert figures(verdicts, surety(verdicts))["accuracy"] == 1.0


def test_probabilities_sum_to_one_and_round_trip() -> None:
    ranker = fit(cases(20))
    again = Ranker.from_json(ranker.to_json())
    for case in cases(4):
        chances, stands = ranker.standing(case.groups, case.scene)
        assert sum(chances) == pytest.approx(1)
        same, again_stands = again.standing(case.groups, case.scene)
        assert same == pytest.approx(chances, abs=1e-3)
        assert again.confidence(again_stands) == pytest.approx(ranker.confidence(stands), abs=1e-3)


def test_same_values_add_up() -> None:
    groups = [[decoded(5, -1.0), decoded(5, -1.0)], [decoded(6, -0.8)]]
    first, second = features(groups, SCENE)
    assert first["decoder_score"] > second["decoder_score"]
    assert first["decoder_first"] == 1.0 and second["decoder_first"] == 0.0


def attempts(*names: str) -> Iterator[Attempt]:
    """The same attempt over and over, to be told apart by its name."""
    (one, *_) = fabula.load("frames").solve("小明有5支铅笔，又买了3支，一共有多少支？").attempts
    return (replace(one, reading=replace(one.reading, notes=(name,))) for name in names)


def test_the_reading_shown_is_one_on_which_proposers_agree() -> None:
    dear, second, cheap = attempts("dear", "decoded", "cheap")
    agreeing = [(replace(framed(5, 0.2), function="7"), dear), (replace(decoded(5, -1.0), function="7"), second)]
    alone = (replace(framed(5, 0.0), function="8"), cheap)
    assert representative([alone, *agreeing]) is dear


def test_readings_without_a_value_for_other_numbers_do_not_agree() -> None:
    """Two that come to nothing have nothing in common: they do not outvote a way that is known."""
    known, *others = attempts("frame", "none", "none too")
    frame = replace(framed(5, 0.2), function="7")
    empty = (replace(e, function=NO_VALUE) for e in (framed(5, 0.3), decoded(5, -0.1)))
    nothing = list(zip(empty, others, strict=True))
    assert representative([*nothing, (frame, known)]) is known


def test_readings_that_cannot_be_do_not_stand() -> None:
    odd = replace(framed(5, 0.0), hard=("unit_mixed",))
    case = Case("1", "", SCENE, ((odd,), (framed(6, 0.0), decoded(6, -2.0, "part"))), 1)
    (found,) = standing([case])
    assert found.groups == ((framed(6, 0.0),),) and found.right == 0
    assert standing([replace(case, right=0)])[0].right == -1


def test_units_make_a_reading_of_the_decoder_doubtful_not_impossible() -> None:
    elided, sound = decoded(5, -1.0, "unit_mixed"), decoded(6, -2.0)
    case = Case("1", "", SCENE, ((elided,), (sound, decoded(6, -3.0, "unit_asked"))), 0)
    assert standing([case]) == [case]
    assert [f["doubted"] for f in features(case.groups, SCENE)] == [1.0, 0.0]
    assert decoded(5, -1.0, "unit_mixed", "negative").barred


def test_a_reading_that_uses_what_is_heard_not_to_matter_is_less_likely() -> None:
    """38 人 have nothing to do with how long it takes."""
    text = "客车上有38人，每小时行70千米，几小时行280千米？"
    problem = read(text)
    people, speed, way = (q.index for q in problem.quantities if q.value is not None)
    heard = [Heard(people, "total", 0.9, needed=0.02), Heard(speed, "rate", 0.9, needed=0.9)]
    listening = replace(problem, heard=(*heard, Heard(way, "total", 0.9, needed=0.9)))
    solver = fabula.load(extractor="frames")
    attempts = [r.attempt for r in solver.solve(text).readings]
    right = next(replace(a, problem=listening) for a in attempts if a.answer and a.answer.value == 4)
    astray = replace(listening, heard=(Heard(people, "total", 0.9, needed=0.98), *listening.heard[1:]))
    assert -0.5 < needs(right) < 0
    assert needs(replace(right, problem=astray)) < -3
    assert needs(replace(right, problem=problem)) == 0


def test_a_number_that_no_text_has_is_beyond_the_decoder() -> None:
    """距中点30千米 speaks of half the road: who cannot say 2 has no say in it."""
    texts = {
        "甲车每小时行60千米，乙车每小时行45千米，两车从两地相向而行，在距中点30千米处相遇，两地相距多少千米？": True,
        "一项工程，甲队20天完成，乙队30天完成，两队合做几天完成？": False,  # 1 is said by everybody
    }
    solver = fabula.load(extractor="frames")
    for text, beyond in texts.items():
        first = evidence(solver.solve(text).readings[0].attempt)
        assert first is not None and first.beyond == beyond
        assert features([[first]], SCENE)[0]["beyond"] == float(beyond)


def test_nothing_to_choose_from() -> None:
    problem = read("小明有3个苹果，小红有5个苹果，一共有多少个苹果？")
    assert RankerChooser(Ranker(Linear({}))).choose(problem, []) == Chosen((), 0.0)
    assert judge(Ranker(Linear({})), [Case("1", "", SCENE, (), -1)])[0].correct is False


def test_cases_survive_their_file() -> None:
    case = cases(1)[0]
    assert Case.from_json(case.to_json()) == case


def test_the_ablation_leaves_out_one_thing_at_a_time() -> None:
    rows = dict(table(cases(40)))
    assert rows["smart+"]["accuracy"] == 1.0
    assert rows["frames, cheapest reading"]["accuracy"] == 0.0
    assert rows["decoder, most probable"]["accuracy"] == 1.0


def test_without_a_model_of_trust_nobody_is_sure_of_what_only_one_proposer_puts_first() -> None:
    ranker = Ranker(Linear({"frame_first": 5.0, "decoder_first": 5.0}))
    agreed = [[framed(10, 0.0), decoded(10, -0.2)], [framed(20, 0.5)]]
    alone = [[framed(10, 0.0)], [framed(30, 0.9)]]
    assert ranker.confidence(ranker.standing(agreed, SCENE)[1]) > 0.99
    chances, stands = ranker.standing(alone, SCENE)
    assert chances[0] > 0.99 and ranker.confidence(stands) == ALONE


def test_trust_is_learned_from_texts_that_do_not_say_enough() -> None:
    """The same proposals, but where a clause is missing none of them is right."""
    whole = [replace(c, scene=replace(SCENE, enough=0.95)) for c in cases(40)]
    cut = [replace(c, scene=replace(SCENE, enough=0.05), right=-1) for c in cases(40)]
    ranker = fit([*whole, *cut])
    assert ranker.trust is not None
    told = [v.confidence for v in judge(ranker, whole)]
    untold = [v.confidence for v in judge(ranker, cut)]
    assert min(told) > 0.8 > 0.2 > max(untold)
