"""Grown problems: what changes, what stays, what is refused; and what the reader makes of them."""

import random
from fractions import Fraction

import pytest

from fabula.bench.situations import judge
from fabula.data.goldgraph import Gold, compile_gold, right_answer
from fabula.data.situations import blocks, parse_block
from fabula.errors import DataError
from fabula.generate import Made, Wanted, generate
from fabula.generate.grow import WAYS, Grown, Origin, grow
from fabula.generate.rewrite import Refused
from fabula.solver import make_solver

SAME_ANSWER = ("names", "order", "relation", "irrelevant")


@pytest.fixture(scope="module")
def made() -> tuple[Made, ...]:
    return tuple(generate(30, 7, Wanted(kinds=("toward", "bill", "stretches", "compare", "remainder", "average"))))


def grown(made: Made, way: str, seed: int = 1) -> Grown:
    origin = Origin(made.tale, made.seed, made.asked, made.distractors)
    return grow(made.gold, way, random.Random(seed), origin)


def test_generated_problems_grow_in_every_way(made: tuple[Made, ...]) -> None:
    done = dict.fromkeys(WAYS, 0)
    for problem in made:
        for way in WAYS:
            try:
                new = grown(problem, way)
            except Refused:
                continue
            done[way] += 1
            assert new.text != problem.text
            if way == "removed":
                assert new.gold is None and new.answer == ""
                continue
            assert new.gold is not None and right_answer(new.gold.value, new.answer)
            if way in SAME_ANSWER:
                assert new.answer == problem.answer, (way, problem.text, new.text)
            if way in ("numbers", "names", "order"):
                assert predicates(new.gold) == predicates(problem.gold)
    assert all(done.values()), done


def predicates(gold: Gold) -> list[str]:
    return [call.name for call in gold.situation.relations]


def gold_of(source: str) -> Gold:
    return compile_gold(parse_block(next(blocks(source))))


STAMPS = gold_of("""@kind compare
@text 小刚有邮票36张，小丽比小刚多12张，小丽有多少张？
@answer 48
World 邮票
Agent 小刚 | total=36张
Agent 小丽 | total=?*
More_than(Total(小丽), Total(小刚), 12张)
""")

CARS = gold_of("""@kind toward
@text 两地相距420千米，快车和慢车同时从两地相对开出。快车每小时行80千米，慢车每小时行60千米，两车经过几小时相遇？
@answer 3
World 两地 | total=420千米
Agent 快车
  Event 行 | rate=80千米/小时 amount=?* total=?
Agent 慢车
  Event 行 | rate=60千米/小时 amount=? total=?
Together(Total(World), Total(快车·行), Total(慢车·行))
Equal(Amount(快车·行), Amount(慢车·行))
""")

SHOP = gold_of("""@kind bill
@text 妈妈买了3千克苹果，每千克8元，又买了2条毛巾，每条15元。妈妈一共花了多少元？
@answer 54
World 花 | total=?*
Agent 妈妈
  Event 买苹果 | rate=8元/千克 amount=3千克 total=?
  Event 买毛巾 | rate=15元/条 amount=2条 total=?
Together(Total(World), Total(买苹果), Total(买毛巾))
""")

TREES = gold_of("""@kind compare
@text 园里有桃树50棵，梨树比桃树多8棵，梨树有多少棵？
@answer 58
World 园里
Agent 桃树 | total=50棵
Agent 梨树 | total=?*
More_than(Total(梨树), Total(桃树), 8棵)
""")


def test_other_numbers_of_a_gold_situation() -> None:
    new = grow(STAMPS, "numbers", random.Random(1))
    assert new.gold.value != Fraction(48) and len(new.text) == len(STAMPS.situation.text)


def test_other_names() -> None:
    assert "小刚" not in grow(STAMPS, "names", random.Random(1)).text
    with pytest.raises(Refused, match="nobody has a name"):
        grow(CARS, "names", random.Random(1))


def test_another_order_swaps_clauses_that_stand_alone() -> None:
    new = grow(CARS, "order", random.Random(1))
    assert new.text == (
        "两地相距420千米，快车和慢车同时从两地相对开出。慢车每小时行60千米，快车每小时行80千米，两车经过几小时相遇？"
    )
    with pytest.raises(Refused, match="stand for themselves"):
        grow(STAMPS, "order", random.Random(1))  # 小丽比小刚 leans on 小刚


def test_another_question_tells_what_was_asked() -> None:
    texts = {grow(CARS, "question", random.Random(seed)).text for seed in range(6)}
    assert texts == {
        "两地相距420千米，快车和慢车同时从两地相对开出。慢车每小时行60千米，两车经过3小时相遇，快车每小时行多少千米？",
        "两地相距420千米，快车和慢车同时从两地相对开出。快车每小时行80千米，两车经过3小时相遇，慢车每小时行多少千米？",
    }


def test_one_more_purchase_changes_the_bill() -> None:
    new = grow(SHOP, "event", random.Random(3))
    assert "还买了" in new.text and new.gold.value > 54
    assert len(new.gold.situation.relations[0].args) == 4
    with pytest.raises(Refused, match="no purchase"):
        grow(CARS, "event", random.Random(1))


def test_a_number_is_told_by_a_relation_to_a_new_thing() -> None:
    new = grow(TREES, "relation", random.Random(4))
    assert new.answer == "58" and "50棵" not in new.text
    assert len(new.gold.graph.agents) == 3 and len(new.gold.situation.relations) == 2


def test_a_needed_sentence_is_gone() -> None:
    texts = {grow(STAMPS, "removed", random.Random(seed)).text for seed in range(6)}
    assert texts == {"小刚有邮票36张，小丽有多少张？", "小丽比小刚多12张，小丽有多少张？"}


def test_an_unknown_way_is_named() -> None:
    with pytest.raises(DataError, match="no way 'poems'"):
        grow(STAMPS, "poems", random.Random(1))


# What the frames make of grown and generated problems. A strict xfail is a fault of the reader.


def read_right(new: Grown) -> bool:
    found = make_solver("frames").solve(new.text)
    assert new.gold is not None
    return judge(new.gold, found.attempts[0].reading.graph if found.attempts else None).answer


@pytest.mark.parametrize("way", ["numbers", "order", "question"])
def test_cars_are_read_right_however_told(way: str) -> None:
    assert read_right(grow(CARS, way, random.Random(1)))


@pytest.mark.parametrize("way", ["numbers", "event", "names"])
def test_a_bill_is_read_right_however_told(way: str) -> None:
    if way == "names":
        with pytest.raises(Refused):
            grow(SHOP, way, random.Random(1))
    else:
        assert read_right(grow(SHOP, way, random.Random(1)))


def test_an_irrelevant_sentence_changes_no_answer() -> None:
    right = sum(
        read_right(grow(gold, "irrelevant", random.Random(seed))) for gold in (STAMPS, TREES) for seed in range(3)
    )
    assert right >= 5


def test_a_needed_sentence_gone_is_not_solved() -> None:
    gone = grow(CARS, "removed", random.Random(1))
    assert make_solver("frames").solve(gone.text).status.value != "solved"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("小霞3月4日开始坚持每天写32个生字，一直到3月18日。小霞总共写了多少个生字？", 480),
    ],
)
def test_what_generating_found(text: str, answer: int) -> None:
    found = make_solver("frames").solve(text).answer
    assert found is not None and found.value == answer


def test_a_mean_of_several_pupils() -> None:
    text = "几名同学投篮，小霞投中了30个，小波共投中38个，文文投中了28个，这几位同学平均每人投中多少个？"
    found = make_solver("frames").solve(text).answer
    assert found is not None and found.value == 32


def test_a_pool_filled_and_emptied_at_once() -> None:
    text = (
        "水池装有进水管和排水管，池里没有水，进水管每小时注水34吨，排水管每小时放水18吨，"
        "如果同时打开两管，9小时能注满水池，水池能装水多少吨？"
    )
    found = make_solver("frames").solve(text).answer
    assert found is not None and found.value == 144
