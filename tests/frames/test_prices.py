"""Stories about money: answers in many wordings, and whole situations, read by a person once."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from fabula.errors import GrammarError
from fabula.extract import make_extractor
from fabula.extract.framed import FrameExtractor
from fabula.frames.changer import Changer
from fabula.frames.frame import frames, load_frames, parse_frames
from fabula.frames.match import Matcher
from fabula.lang.lexicon import classes, ordered_classes
from fabula.parse.kbest import Choices
from fabula.situation.formula import parse_formula
from fabula.situation.nodes import ProblemType
from fabula.situation.terms import Number, Term
from fabula.solve import solve_graph
from fabula.solve.propagate import evaluate
from fabula.solver import Solver
from fabula.text import read

PROBLEMS = [
    tuple(column.strip() for column in line.split("|"))
    for line in (Path(__file__).parent / "prices.txt").read_text("utf-8").splitlines()
    if "|" in line and not line.startswith("#")
]


def graph(text: str) -> str:
    return next(iter(FrameExtractor().readings(read(text)))).graph.pretty()


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(make_extractor("frames"))


@pytest.mark.parametrize(("kind", "text", "answer"), PROBLEMS)
def test_answers(solver: Solver, kind: str, text: str, answer: str) -> None:
    found = solver.solve(text).answer
    wanted = Fraction(answer.rstrip("%")) / (100 if answer.endswith("%") else 1)
    assert found is not None
    assert found.value == wanted


SITUATIONS = {
    "食堂买回大米6袋，每袋95元，又买回食油3桶，每桶120元，一共用去多少元？": """
World 食堂 (total=?*)
  Agent 食堂
    Event 买大米 (rate=95元/袋, amount=6袋, total=?)
    Event 买食油 (rate=120元/桶, amount=3桶, total=?)
· Together(Total(食堂), Total(买大米), Total(买食油))  [bill]
· Product_of(Total(买大米), Rate(买大米), Amount(买大米))  [product]
· Product_of(Total(买食油), Rate(买食油), Amount(买食油))  [product]
⇒ Total(食堂) 元""",
    "爸爸买了2把雨伞，每把35元，付给营业员100元，应找回多少元？": """
World 雨伞
  Agent 爸爸
    Event 买雨伞 (rate=35元/把, amount=2把, total=?)
    Event 付给 (total=100元)
    Event 找回 (total=?*)
· Remains(Total(找回), Total(付给), Total(买雨伞))  [change]
· Product_of(Total(买雨伞), Rate(买雨伞), Amount(买雨伞))  [product]
⇒ Total(找回) 元""",
    "一件衬衫按成本提高40%定价，又打八折卖出，结果赚了12元，这件衬衫的成本是多少元？": """
World 衬衫
  Agent 衬衫
    State 成本 (total=?*)
    State 定价 (total=?)
    State 卖出 (total=?)
· Fraction_more(Total(定价), Total(成本), 2/5)
· Fraction_of(Total(卖出), Total(定价), 4/5)
· More_than(Total(卖出), Total(成本), 12元)
⇒ Total(成本) 元""",
    "小云把6000元压岁钱存入银行，定期两年，年利率2.1%，到期时一共可以取回多少元？": """
World 压岁钱
  Agent 小云
    Event 存入银行 (total=6000元)
    Event 取回 (total=?*)
    State 利息 (rate=?, amount=2年, total=?)
· Fraction_of(Rate(利息), Total(存入银行), 21/1000)  [interest]
· Together(Total(取回), Total(存入银行), Total(利息))  [principal_and_interest]
· Product_of(Total(利息), Rate(利息), Amount(利息))  [product]
⇒ Total(取回) 元""",
    "一双运动鞋打八折后卖240元，这双鞋原价多少元？": """
World 鞋
  Agent 运动鞋
    State 八折 (total=240元)
    State 原价 (total=?*)
· Fraction_of(Total(八折), Total(原价), 4/5)
⇒ Total(原价) 元""",
}


@pytest.mark.parametrize(("text", "situation"), SITUATIONS.items())
def test_situations(text: str, situation: str) -> None:
    assert graph(text) == situation.strip()


def test_full_hundreds_only() -> None:
    """每满80元: in 200 元 there are two full 80s, in 240 three."""
    for price, paid in ((200, 170), (240, 195), (79, 79)):
        text = f"超市规定每满80元减15元，李婶买了{price}元的商品，实际要付多少元？"
        found = Solver(make_extractor("frames")).solve(text).answer
        assert found is not None
        assert found.value == paid


def test_a_formula_with_full_times() -> None:
    formula = parse_formula("a // b - 1")
    values = {"a": Number(Fraction(17)), "b": Number(Fraction(5))}
    assert evaluate(formula.value(values), {}) == 2


def test_numbers_that_do_not_matter_stay_unbound() -> None:
    text = "小亮有15枚邮票，他买了4支铅笔，每支2元，付了10元，应找回多少元？"
    solution = Solver(make_extractor("frames")).solve(text)
    assert solution.answer is not None
    assert solution.answer.value == 2


FRAME = """
frame fine
  types   price
  when    罚款
  tells   罚款.rate money 罚款~{n:N}
  tells   罚款.total money 交~{n:Q}
  tells   天数.amount time 迟还{n:N}
  role    f = told 罚款
  role    d = told 天数
  follows Equal(Amount(f), Amount(d)) | 超期几天就罚几天 | a fine for each day
"""


def test_a_frame_from_outside(tmp_path: Path) -> None:
    file = tmp_path / "fine.txt"
    file.write_text(FRAME, "utf-8")
    text = "社区书屋规定每天罚款2元，小军迟还5天，他要交多少元？"
    known = (*frames(), *load_frames(iter([file])))
    matcher = Matcher(read(text), ProblemType.PRICE, known)
    claimed = {(c.key, str(c.column)): c.fact.quantity.text for c in matcher.claims}
    assert claimed == {("罚款", "rate"): "2元", ("罚款", "total"): "多少元", ("天数", "amount"): "5天"}
    _, result = solve_graph(matcher.run(Choices()))
    assert result.value == 10


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("tells 利息.total 利息{n:N}", "expected 'tells KEY.column unit PATTERN'"),
        ("tells 利息.price money 利息{n:N}", "price"),
        ("role  i = told", "expected 'role i = told KEY'"),
        ("tells 利率 年利率{n:Z}", "no kind of number is called 'Z'"),
    ],
)
def test_a_malformed_line_is_named(line: str, why: str) -> None:
    with pytest.raises(GrammarError, match="line 3") as error:
        parse_frames(f"frame x\n  types price\n  {line}\n", "x.txt")
    assert why in error.value.message


def test_states_are_looked_for_in_the_order_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that somebody adds to the file is looked for, too, and where he puts it."""
    known = {**ordered_classes("changes.txt")}
    known["before"] = ("进货价", *known["before"], "标签价")
    looked: list[str] = []

    def marked(changer: Changer, name: str, but: Term | None) -> None:
        looked.append(name)

    monkeypatch.setattr("fabula.frames.changer.ordered_classes", lambda name: known)
    monkeypatch.setattr(Changer, "_marked", marked)
    list(FrameExtractor().readings(read("一件毛衣240元，降价20%后多少元？")))
    assert looked[: len(known["before"])] == [*known["before"]]


def test_classes_keep_their_words_in_order() -> None:
    assert ordered_classes("changes.txt")["each_time"] == ("每次",)
    for name, words in ordered_classes("changes.txt").items():
        assert len(words) == len(set(words)), name
        assert classes("changes.txt")[name] == set(words)
