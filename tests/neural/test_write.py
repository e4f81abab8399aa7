"""Expressions as words, and the writer: against torch, and against every expression there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

np = pytest.importorskip("numpy")
torch = pytest.importorskip("torch")

from fabula.extract.neural.encode import Operand  # noqa: E402
from fabula.extract.neural.prefix import FIRST, MINUS, OVER, PLUS, PREFIX, places_of, steps_of, words_of  # noqa: E402
from fabula.extract.neural.steps import OPERATIONS, Step, run  # noqa: E402
from fabula.extract.neural.write import Writer  # noqa: E402
from fabula.learn.models.write import WordBatch, WriterHeads  # noqa: E402

WIDTH, DIM = 8, 6


def step(text: str, left: int, right: int) -> Step:
    return Step(left, right, OPERATIONS.index(text))


@st.composite
def expressions(draw: st.DrawFn) -> tuple[int, tuple[Step, ...]]:
    given = draw(st.integers(2, 5))
    made = []
    for known in range(given, given + draw(st.integers(1, 4))):
        left, right = sorted(draw(st.lists(st.integers(0, known - 1), min_size=2, max_size=2, unique=True)))
        made.append(Step(left, right, draw(st.integers(0, 5))))
    return given, tuple(made)


def test_what_is_done_first_does_not_matter() -> None:
    # 100 - 20 - 30, by taking away one after the other, or both at once
    one = words_of((step("a-b", 1, 2), step("b-a", 3, 4)), 4)
    other = words_of((step("a+b", 2, 3), step("a-b", 1, 4)), 4)
    assert one == other == (MINUS, FIRST + 1, PLUS, FIRST + 2, FIRST + 3)


def test_a_quotient_of_a_sum() -> None:
    words = words_of((step("a+b", 1, 2), step("a/b", 3, 4)), 4)  # 480 / (70 + 50), 480 told last
    assert words == (OVER, FIRST + 3, PLUS, FIRST + 1, FIRST + 2)
    assert places_of(words) == (8, 2 * OVER, 2 * OVER + 1, 2 * PLUS, 2 * PLUS + 1)
    assert steps_of(words, 4) == (step("a+b", 1, 2), step("a/b", 3, 4))


def test_what_is_no_expression_has_no_steps() -> None:
    assert steps_of((PLUS, FIRST), 2) is None
    assert steps_of((FIRST, FIRST), 2) is None
    assert steps_of((MINUS, FIRST + 1, FIRST + 1), 2) is None


@given(expressions(), st.lists(st.integers(1, 9), min_size=5, max_size=5))
def test_words_and_steps_mean_the_same(drawn: tuple[int, tuple[Step, ...]], numbers: list[int]) -> None:
    given, steps = drawn
    values = [Fraction(n) for n in numbers[:given]]
    words = words_of(steps, given)
    again = steps_of(words, given) if words else None
    if again is None:
        return
    assert len(places_of(words)) == len(words)
    one, other = run(values, steps), run(values, again)
    assert one is None or other is None or one == other


def writer(seed: int) -> tuple[WriterHeads, Writer]:
    torch.manual_seed(seed)
    heads = WriterHeads(WIDTH, DIM).eval()
    return heads, Writer({PREFIX + n: w.detach().numpy() for n, w in heads.state_dict().items()})


def problem(seed: int, numbers: int = 3) -> tuple[object, list[Operand]]:
    draw = np.random.default_rng(seed)
    operands = [Operand(Fraction(1), None, 0)]
    operands += [Operand(Fraction(int(draw.integers(2, 30))), i, 2 + i) for i in range(numbers - 1)]
    return draw.normal(0, 2, (9, WIDTH)).astype("float32"), operands


@pytest.mark.parametrize("seed", range(4))
def test_numpy_scores_as_torch_does(seed: int) -> None:
    heads, model = writer(seed)
    vectors, operands = problem(seed)
    spelled = [(PLUS, FIRST + 1, FIRST + 2), (OVER, FIRST + 2, MINUS, FIRST, FIRST + 1)]
    scores = model.scores(model.page(vectors, operands, 5), spelled)
    for words, score in zip(spelled, scores, strict=True):
        told = WordBatch(torch.tensor([words]), torch.tensor([places_of(words)]))
        at = torch.tensor([[o.token for o in operands]])
        real = torch.ones(1, 9, dtype=torch.bool)
        present, goal = torch.ones(1, 3, dtype=torch.bool), torch.tensor([5])
        loss = heads.loss(torch.tensor(vectors)[None], real, at, present, goal, told)
        assert score == pytest.approx(-float(loss.detach()), abs=1e-4)


@pytest.mark.parametrize("seed", range(4))
def test_a_wide_beam_finds_the_best_of_all_short_expressions(seed: int) -> None:
    _, model = writer(seed)
    vectors, operands = problem(seed)
    page = model.page(vectors, operands, 5)
    every = [(o, FIRST + a, FIRST + b) for o, a, b in product(range(4), range(3), range(3))]
    values = [o.value for o in operands]
    worth = [w for w in every if (s := steps_of(w, 3)) and (run(values, s) or 0) > 0]
    found = model.write(page, operands, 300)
    assert found[0].score >= max(model.scores(page, worth)) - 1e-4
    assert all(p.value > 0 and run(values, p.steps) == p.value for p in found)
    assert [p.score for p in found] == sorted((p.score for p in found), reverse=True)
