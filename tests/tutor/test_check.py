"""Written examples: what a pupil types, and what the tutor says."""

from __future__ import annotations

import pytest
from tests.tutor import problems as p

from fabula.tutor import Outcome, Verdict, check


def verdict(problem: str, step: str, *done: str, lang: str = "zh") -> Verdict:
    return check(p.situation(problem), step, done, lang, p.solution(problem).attempts[1:])


RIGHT = [
    (p.MEETING, "70+60=130", "甲车的速度与乙车的速度的和"),
    (p.MEETING, "两车的速度和是130千米/时", "和"),
    (p.MEETING, "70×3=210", "甲车行的路程"),
    (p.MEETING, "甲车行了210千米", "甲车行的路程"),
    (p.MEETING, "甲车行了 210000 米", "甲车行的路程"),
    (p.MEETING, "390÷(70+60)", "相遇时间"),
    (p.MEETING, "(70+60)x=390", "相遇时间"),
    (p.MEETING, "70x+60x=390", "相遇时间"),
    (p.MEETING, "390-60x=70x", "相遇时间"),
    (p.MEETING, "70x+60x=130x", "两地的距离"),
    (p.MEETING, "甲车每小时行70千米", "甲车的速度"),
    (p.MEETING, "设甲车行的时间为x小时", "甲车行的时间"),
    (p.MORE, "180×20%=36", "多的部分"),
    (p.MORE, "1+20%=120%", "几分之几"),
    (p.LESS, "x-x/4=120", "桃树的棵数"),
    (p.BOOK, "1-1/4-30%=45%", "剩下的占"),
    (p.BOOK, "240÷4=60", "第一天看的页数"),
    (p.BOOK, "240-60=180页", "剩下的"),
    (p.WORK, "1/10+1/15=1/6", "工作效率"),
    (p.WORK, "x/10+x/15=1", "时间"),
    (p.PERCENT, "450-400=50", "多的部分"),
    (p.DISCOUNT, "250×20%=50", "剩下的"),
    (p.CHANGE, "3×8=24元", "总价"),
    (p.FLOUR, "250×3=750", "妈妈用的克数"),
    (p.FLOUR, "250克=0.25千克", "换算正确"),
    (p.MASTER, "45+30=75", "和"),
    (p.BILL, "钢笔：12×4=48", "钢笔的总价"),
    (p.THERE_AND_BACK, "200×12=160x", "时间"),
    (p.TIMES, "35×2=70", "2倍"),
]


@pytest.mark.parametrize(("problem", "step", "named"), RIGHT)
def test_right_steps_are_named(problem: str, step: str, named: str) -> None:
    found = verdict(problem, step)
    assert found.outcome is Outcome.RIGHT, found
    assert named in found.message
    assert not found.slip


ANSWERS = [
    (p.MEETING, "390÷(70+60)=3小时"),
    (p.MEETING, "答：180分钟后相遇"),
    (p.MEETING, "x=3"),
    (p.MEETING, "x=390÷130=3"),
    (p.MEETING, "70+60=130，390÷130=3"),
    (p.ONE_CAR, "80×1.5=120千米"),
    (p.ONE_CAR, "120000米"),
    (p.WHOLE_WAY, "(75+65)×4=560"),
    (p.WHOLE_WAY, "75×4+65×4=560"),
    (p.ROAD, "1200÷(80+70)=8天"),
    (p.WORK, "1÷(1/10+1/15)=6"),
    (p.BOOK, "240×(1-1/4-30%)=108"),
    (p.BOOK, "240-240×1/4-240×30%=108页"),
    (p.PARTS, "120÷0.4=300"),
    (p.PARTS, "120÷40×100=300"),
    (p.MORE, "180×1.2=216"),
    (p.LESS, "120÷3/4=160"),
    (p.LESS, "120÷3×4=160"),
    (p.PERCENT, "12.5%"),
    (p.PERCENT, "1/8"),
    (p.PERCENT, "(450-400)÷400=0.125"),
    (p.REDUCED, "(320-240)÷320=25%"),
    (p.DISCOUNT, "250-250×20%=200"),
    (p.OLD_PRICE, "2400÷80%=3000"),
    (p.CHANGE, "50-3×8=26"),
    (p.FLOUR, "250×(3+1)÷1000=1"),
    (p.FLOUR, "1000克"),
    (p.MASTER, "(45+45×2/3)×8=600个"),
    (p.SAME_SPEED, "360÷4×7=630"),
    (p.TIMES, "35×2+6=76"),
]


@pytest.mark.parametrize(("problem", "step"), ANSWERS)
def test_answers_in_any_form(problem: str, step: str) -> None:
    assert verdict(problem, step).outcome is Outcome.ANSWER


SLIPS = [
    (p.MEETING, "70+60=120", "arithmetic"),
    (p.MEETING, "70+60=130×3=390", "running_equals"),
    (p.MEETING, "70-60=10", "other_operation"),
    (p.MEETING, "70x-60x=390", "added_subtracted"),
    (p.MEETING, "390÷(70-60)=39", "added_subtracted"),
    (p.MEETING, "390÷70", "forgot_part"),
    (p.MEETING, "答：210千米", "neighbour"),
    (p.MEETING, "3千米", "answer_unit"),
    (p.MEETING, "甲车行了180千米", "owner"),
    (p.MEETING, "70千米+3小时=73", "unit_mixed"),
    (p.ONE_CAR, "80÷1.5", "multiplied_divided"),
    (p.SAME_SPEED, "4÷360", "upside_down"),
    (p.SAME_SPEED, "360×4=1440", "multiplied_divided"),
    (p.THERE_AND_BACK, "160×12=1920", "mixed_up"),
    (p.MORE, "180×(1-20%)=144", "added_subtracted"),
    (p.MORE, "180÷(1+20%)=150", "multiplied_divided"),
    (p.MORE, "180+20%=180.2", "share_as_amount"),
    (p.MORE, "答：36棵", "neighbour"),
    (p.LESS, "120×(1+1/4)=150", "wrong_base"),
    (p.LESS, "120×(1-1/4)=90", "multiplied_divided"),
    (p.LESS, "120×1/4=30", "other_base"),
    (p.BOOK, "(240-60)×30%=54", "other_base"),
    (p.PERCENT, "(450-400)÷450", "wrong_base"),
    (p.PERCENT, "12.5", "answer_unit"),
    (p.TIMES, "(35+6)×2=82", "order"),
    (p.TIMES, "35×2-6=64", "added_subtracted"),
    (p.DISCOUNT, "250÷80%=312.5", "multiplied_divided"),
    (p.DISCOUNT, "答：50元", "neighbour"),
    (p.OLD_PRICE, "2400×(1+20%)=2880", "wrong_base"),
    (p.OLD_PRICE, "2880", "wrong_base"),
    (p.CHANGE, "50+24=74", "added_subtracted"),
    (p.CHANGE, "50-8=42", "one_for_all"),
    (p.STILL_APART, "90×3-35=235", "other_reading"),  # as if they had met and gone on
    (p.FLOUR, "答：1000", "answer_unit"),
]


@pytest.mark.parametrize(("problem", "step", "slip"), SLIPS)
@pytest.mark.parametrize("lang", ["zh", "en"])
def test_slips_are_named(problem: str, step: str, slip: str, lang: str) -> None:
    found = verdict(problem, step, lang=lang)
    assert (found.outcome, found.slip) == (Outcome.WRONG, slip), found
    assert "{" not in found.message


def test_a_mixed_unit_is_noticed_where_a_conversion_was_forgotten() -> None:
    text = "小明每分钟走65米，他从家走到学校用了(1/4)小时，小明家到学校有多少米？"
    found = verdict(text, "65×1/4=16.25")
    assert (found.outcome, found.slip) == (Outcome.WRONG, "unit"), found
    assert verdict(text, "65×15=975米").outcome is Outcome.ANSWER


UNCLEAR = [
    (p.MEETING, "390-387=3"),  # the answer by chance
    (p.MEETING, "2+2=4"),
    (p.MEETING, "x=x"),
    (p.MEETING, "7x-2x=5x"),
    (p.MEETING, "你好"),
    (p.WORK, "10+15=25"),
    (p.CHANGE, "50×8=400"),
]


@pytest.mark.parametrize(("problem", "step"), UNCLEAR)
def test_true_but_meaningless(problem: str, step: str) -> None:
    found = verdict(problem, step)
    assert found.outcome is Outcome.UNCLEAR, found


def test_earlier_steps_count() -> None:
    assert verdict(p.WORK, "60÷(6+4)=6").outcome is Outcome.UNCLEAR
    assert verdict(p.MEETING, "70+60=130", "70+60=130").message.endswith("前面已经求出来了。")
    bound = verdict(p.MEETING, "x=210", "设甲车行的路程为x千米")
    assert bound.outcome is Outcome.RIGHT, bound


def test_letters_keep_their_meaning() -> None:
    done = ("设甲车行的路程为x千米",)
    assert verdict(p.MEETING, "x÷70=(390-x)÷60", *done).outcome is Outcome.RIGHT
    assert verdict(p.MEETING, "70x+60x=390", *done).outcome is Outcome.WRONG


@pytest.mark.parametrize(
    ("problem", "let", "answer"),
    [
        (p.MEETING, "设经过x小时两车相遇", "x=3"),
        (p.MEETING, "解：设x小时后相遇", "x=3"),
        (p.MEETING, "设乙车行了x小时", "x=3"),  # both are under way equally long
        (p.VANS, "设经过x小时两车相遇", "x=2.4"),
        (p.VANS, "设两车x小时后相遇", "x=2.4"),
        (p.AGES, "设x年后爸爸的年龄是小明的3倍", "x=6"),
        (p.AGES, "假设再过x年爸爸的年龄是小明年龄的3倍", "x=6"),
    ],
)
def test_a_letter_for_what_is_asked(problem: str, let: str, answer: str) -> None:
    set_up = verdict(problem, let)
    assert set_up.outcome is Outcome.RIGHT and "x" in set_up.message, set_up
    assert verdict(problem, answer, let).outcome is Outcome.ANSWER


def test_a_letter_for_something_else_is_not_the_answer() -> None:
    assert verdict(p.VANS, "x=168", "设货车行了x千米").outcome is Outcome.RIGHT
    assert "货车" in verdict(p.VANS, "设货车行了x小时").message


def test_a_let_line_is_not_judged_by_its_last_number() -> None:
    neutral = verdict(p.AGES, "设小明有x本是小红的5倍")
    assert neutral.outcome is Outcome.RIGHT and "5" not in neutral.message, neutral


def test_a_number_of_the_text_is_said_to_be_one_once() -> None:
    assert verdict(p.AGES, "爸爸的年龄是小明的3倍").message == "对，这是题中的3。"


@pytest.mark.parametrize("step", ["约2米", "还剩约1米", "答：约2米", "4-2.5≈2米", "大约1米"])
def test_a_short_decimal_is_not_rounded(step: str) -> None:
    assert verdict(p.ROPE, step).outcome is Outcome.WRONG


@pytest.mark.parametrize(
    ("problem", "step"),
    [
        (p.ROPE, "约1.5米"),
        (p.ROPE.replace("还剩", "大约还剩"), "约2米"),
        (p.ROPE + "（得数保留整数）", "4-2.5≈2米"),
        (p.PIECES, "约3.33米"),
        (p.PIECES, "每段约3.3米"),
        (p.THIRDS, "约3.33小时"),
        (p.THIRDS, "3.33小时"),
        (p.THIRDS, "约3小时"),
        (p.THIRDS, "100÷30≈3.3小时"),
    ],
)
def test_what_may_be_rounded(problem: str, step: str) -> None:
    assert verdict(problem, step).outcome is Outcome.ANSWER


def test_refs_name_what_was_found() -> None:
    assert "v:E1.rate" in verdict(p.MEETING, "70+60=130").refs
    assert "r0" in verdict(p.LESS, "120×(1+1/4)=150").refs


def test_english() -> None:
    assert verdict(p.MEETING, "70 + 60 = 130 km/h", lang="en").message.startswith("Right, this is the sum of")
    assert verdict(p.MEETING, "3 hours", lang="en").outcome is Outcome.ANSWER
    assert verdict(p.MEETING, "hello", lang="en").message.startswith("I see no number")
