"""The shared test of every learned model, for the relation decoder: overfits, saves, loads, says the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("onnxruntime")
pytest.importorskip("onnx")

from tests.learn.tiny import encoder_folder, problems  # noqa: E402

from fabula.extract.neural.encoder import OnnxEncoder  # noqa: E402
from fabula.extract.neural.relate import RelationDecoder  # noqa: E402
from fabula.extract.neural.store import HEADS, ModelFolder  # noqa: E402
from fabula.learn.encoder import EncoderFolder  # noqa: E402
from fabula.learn.export import export_folder  # noqa: E402
from fabula.learn.loop import LoopConfig, train  # noqa: E402
from fabula.learn.models.bert import load_bert  # noqa: E402
from fabula.learn.models.relate import Relate, masked  # noqa: E402
from fabula.learn.relating import Example, collate, examples  # noqa: E402


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Relate, list[Example], dict[str, int]]:
    folder = EncoderFolder(encoder_folder(tmp_path_factory.mktemp("bert")))
    bert, vocabulary = load_bert(folder, dropout=0.0)
    made = examples(problems(12), vocabulary)
    model = Relate(bert, dim=24, dropout=0.0)
    train(
        model,
        made,
        collate,
        lambda e: e.size,
        LoopConfig(passes=60, batch=4, rate=3e-3, head_rate=1e-2, half=False),
    )
    return model, made, vocabulary


def test_every_equation_became_steps(trained: tuple[Relate, list[Example], dict[str, int]]) -> None:
    assert len(trained[1]) == 12


@pytest.mark.parametrize("int8", [False, True])
def test_overfits_exports_and_says_the_same(
    trained: tuple[Relate, list[Example], dict[str, int]], tmp_path: Path, int8: bool
) -> None:
    model, made, vocabulary = trained
    folder = ModelFolder(export_folder(tmp_path / "m", model.bert, model.heads, vocabulary, {}, int8=int8))
    assert folder.vocabulary() == vocabulary
    encoder, decoder = OnnxEncoder(folder), RelationDecoder(folder.arrays(HEADS))
    for example in made:
        encoded = example.encoded
        found = decoder.decode(encoder(encoded.ids), encoded.operands, encoded.goal, beam=4)
        assert found[0].steps == example.steps


def test_torch_and_numpy_agree(trained: tuple[Relate, list[Example], dict[str, int]], tmp_path: Path) -> None:
    model, made, vocabulary = trained
    folder = ModelFolder(export_folder(tmp_path / "m", model.bert, model.heads, vocabulary, {}, int8=False))
    encoder, decoder = OnnxEncoder(folder), RelationDecoder(folder.arrays(HEADS))
    for example in made[:3]:
        batch = collate([example])
        with torch.no_grad():
            vectors = model.bert(batch.ids, batch.real)
            numbers, state = model.heads.start(vectors, batch.operands, batch.goal, batch.real)
            scores = masked(model.heads.scores(model.heads.relate(numbers), state), batch.present)
        expected = torch.log_softmax(scores.flatten(1), -1).view(scores.shape)[0].numpy()
        ours = encoder(example.encoded.ids)
        assert np.abs(ours - vectors[0].numpy()).max() < 1e-4
        start = decoder._start(ours, example.encoded.operands, example.encoded.goal)
        found = decoder.log_probabilities(start.related, start.state)[0]
        for (i, j), row in zip(start.pairs, found, strict=True):
            assert np.abs(row - expected[i, j]).max() < 2e-2  # the heads are stored in half precision


def test_the_loss_is_the_beam_s_score(trained: tuple[Relate, list[Example], dict[str, int]]) -> None:
    model, made, _ = trained
    weights = {name: w.detach().numpy() for name, w in model.heads.state_dict().items()}
    decoder = RelationDecoder(weights)
    for example in made[:6]:
        batch = collate([example])
        with torch.no_grad():
            loss = float(model(batch))
            vectors = model.bert(batch.ids, batch.real)[0].numpy()
        found = decoder.decode(vectors, example.encoded.operands, example.encoded.goal, beam=5)
        best = next(p for p in found if p.steps == example.steps)
        assert best.score == pytest.approx(-loss, abs=1e-3)
