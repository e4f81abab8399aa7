"""The paper's networks and Algorithm 1 on a handful of problems."""

from __future__ import annotations

import pytest
from tests.learn.tiny import encoder_folder, problems

torch = pytest.importorskip("torch")
pytest.importorskip("onnx")

from fabula.extract.neural.labels import labels  # noqa: E402
from fabula.extract.neural.smart import SmartExtractor, SmartScorer  # noqa: E402
from fabula.extract.neural.store import ModelFolder  # noqa: E402
from fabula.extract.rules.parser import RuleExtractor  # noqa: E402
from fabula.learn.buffers import Buffers  # noqa: E402
from fabula.learn.iterate import SmartConfig, SmartTraining, accuracy  # noqa: E402
from fabula.learn.loop import LoopConfig  # noqa: E402
from fabula.learn.smarting import SmartExample, collate_smart  # noqa: E402
from fabula.parse.score import Reduction  # noqa: E402
from fabula.text import read  # noqa: E402


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> SmartTraining:
    root = tmp_path_factory.mktemp("smart")
    loop = LoopConfig(passes=25, batch=6, rate=3e-3, head_rate=1e-2, half=False)
    config = SmartConfig(
        encoder=str(encoder_folder(root / "bert")), dim=24, dropout=0.0, threads=1, loop=loop
    )
    training = SmartTraining(problems(12), root / "model", config, say=lambda line: None)
    training.run()
    return training


def test_the_buffers_are_files_one_can_read(trained: SmartTraining) -> None:
    again = Buffers.read(trained.work)
    assert again.success.keys() == trained.buffers.success.keys()
    assert len(again.success) + len(again.failure) == 12
    assert again.curve()[0] >= 10
    assert (trained.work / "curve.svg").read_text("utf-8").startswith("<svg")


def test_overfits(trained: SmartTraining) -> None:
    assert accuracy(trained, problems(12), Reduction.PRODUCT)["accuracy"] >= 0.9


def test_exported_and_torch_agree(trained: SmartTraining) -> None:
    extractor = SmartExtractor(ModelFolder(trained.out), Reduction.PRODUCT)
    trained.config = SmartConfig(**{**trained.config.__dict__, "reduction": "product"})
    for record in problems(3):
        problem = read(record.text)
        ours = list(extractor.readings(problem))
        theirs = trained.parse(problem, RuleExtractor().readings(problem))
        assert ours[0].graph == theirs[0].graph
        assert ours[0].score == pytest.approx(theirs[0].score, abs=0.3)  # int8


def test_the_search_s_probabilities_are_the_loss_s(trained: SmartTraining) -> None:
    scorer = SmartScorer({n: w.detach().numpy() for n, w in trained.model.heads.state_dict().items()})
    id_, entry = next(iter(trained.buffers.success.items()))
    _, problem, encoded = trained.problems[id_]
    marked = labels(problem, encoded, entry.graph)
    batch = collate_smart([SmartExample(id_, encoded, marked)])
    with torch.no_grad():
        vectors = trained.model.bert(batch.ids, batch.real)
        words = trained.model.heads.sentences(vectors, batch)
    expected = torch.where(batch.words >= 0, words, 0.0).sum(1).exp()
    (parts,) = scorer.parts(vectors[0].numpy(), encoded, [marked])
    assert parts.equations == pytest.approx(expected.tolist(), abs=1e-4)
