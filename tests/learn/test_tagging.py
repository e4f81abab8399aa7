"""Whose numbers are, learned: the tagger overfits, exports, says the same; a training goes on from an export."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("onnxruntime")
pytest.importorskip("onnx")

from tests.learn.tiny import encoder_folder  # noqa: E402

from fabula.data.goldgraph import compile_gold  # noqa: E402
from fabula.data.records import Record  # noqa: E402
from fabula.data.situations import parse_situations  # noqa: E402
from fabula.errors import DataError, ModelError  # noqa: E402
from fabula.extract.neural.ear import Ear  # noqa: E402
from fabula.extract.neural.store import ModelFolder  # noqa: E402
from fabula.learn.disturb import Disturbance, Disturber  # noqa: E402
from fabula.learn.encoder import EncoderFolder  # noqa: E402
from fabula.learn.export import export_folder  # noqa: E402
from fabula.learn.loop import LoopConfig, train  # noqa: E402
from fabula.learn.models.bert import load_bert  # noqa: E402
from fabula.learn.models.relate import Relate  # noqa: E402
from fabula.learn.relating import Example, collate, examples  # noqa: E402
from fabula.learn.restore import restore  # noqa: E402
from fabula.learn.tagging import Annotations, Told, fingerprint, of_gold, read_annotations  # noqa: E402
from fabula.learn.told import read_told  # noqa: E402
from fabula.learn.tuning import SETTINGS, Tuning, encoded, tune  # noqa: E402
from fabula.learn.tuning import collate as rows_batch  # noqa: E402
from fabula.text import read  # noqa: E402

GOLD = """\
@kind parts
@text 小明有12个苹果，小红有5个苹果，小明和小红一共有多少个苹果？
@answer 17
World 苹果 | total=?*
Agent 小明 | total=12个
Agent 小红 | total=5个
Together(Total(World), Total(小明), Total(小红))

@kind bill
@text 妈妈买了3千克梨，每千克梨8元，要付多少元？
@answer 24
World 梨
Agent 妈妈
  Event 买梨 | rate=8元/千克 amount=3千克 total=?*

@kind compare
@text 小明有12个苹果，小红比小明多5个，小红有多少个苹果？
@answer 17
World 苹果
Agent 小明 | total=12个
Agent 小红 | total=?*
More_than(Total(小红), Total(小明), 5个)
"""
GOLDS = [compile_gold(s) for s in parse_situations(GOLD)]
TOLD = Annotations({fingerprint(g.problem.text): of_gold(g) for g in GOLDS})
Trained = tuple[Relate, list[Example], dict[str, int], EncoderFolder]


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Trained:
    folder = EncoderFolder(encoder_folder(tmp_path_factory.mktemp("bert")))
    bert, vocabulary = load_bert(folder, dropout=0.0)
    made = examples([Record(str(i), g.problem.text) for i, g in enumerate(GOLDS)], vocabulary, TOLD)
    model = Relate(bert, dim=24, dropout=0.0)
    settings = LoopConfig(passes=150, batch=3, rate=3e-3, head_rate=1e-2, half=False)
    train(model, made, collate, lambda e: e.size, settings)
    return model, made, vocabulary, folder


def words(told: Told, text: str) -> dict[str, set[str]]:
    return {pointer: {text[a:b] for a, b in places} for pointer, places in told.places.items() if places}


def test_a_gold_situation_tells_whose_numbers_are() -> None:
    text = GOLDS[1].problem.text
    found = {GOLDS[1].problem.quantities[t.quantity].text: (t.role, words(t, text)) for t in of_gold(GOLDS[1])}
    assert found == {
        "3千克": ("amount", {"owner": {"妈妈"}, "act": {"买"}, "what": {"梨"}}),
        "8元": ("rate", {"owner": {"妈妈"}, "act": {"买"}, "what": {"梨"}}),
        "多少元": ("total", {"owner": {"妈妈"}, "act": {"买"}, "what": {"梨"}}),
    }
    more = next(t for t in of_gold(GOLDS[2]) if t.role == "relation")
    assert words(more, GOLDS[2].problem.text) == {"owner": {"小红"}, "other": {"小明"}}


def test_overfits_exports_and_hears_what_it_was_told(trained: Trained, tmp_path: Path) -> None:
    model, _, vocabulary, _ = trained
    ear = Ear(ModelFolder(export_folder(tmp_path / "m", model.bert, model.heads, vocabulary, {}, int8=False)))
    for gold in GOLDS:
        text = gold.problem.text
        told = {t.quantity: t for t in of_gold(gold)}
        heard = ear.hear(read(text)).heard
        assert {h.quantity for h in heard} == set(told)
        for h in heard:
            assert (h.role, h.world) == (told[h.quantity].role, told[h.quantity].world)
            found = {p: w.of(text) for p in ("owner", "act", "what", "other") if (w := getattr(h, p)) is not None}
            assert found == {p: next(iter(w)) for p, w in words(told[h.quantity], text).items()}


def test_a_training_goes_on_from_an_exported_model(trained: Trained, tmp_path: Path) -> None:
    model, made, vocabulary, folder = trained
    batch = collate(made)
    for int8, close in ((False, 2e-3), (True, 0.6)):
        out = export_folder(tmp_path / f"m{int8}", model.bert, model.heads, vocabulary, {}, int8=int8)
        other = Relate(load_bert(folder, 0.0)[0], dim=24, dropout=0.0).eval()
        before = float(other(batch).detach())
        restore(out, other)
        with torch.no_grad():
            assert abs(float(other(batch)) - float(model.eval()(batch))) < close < before
    with pytest.raises(ModelError, match="another shape"):
        restore(out, Relate(load_bert(folder, 0.0)[0], dim=16))


def test_clauses_put_in_move_the_tags_along(trained: Trained) -> None:
    _, _, vocabulary, _ = trained
    pairs = zip(GOLDS, EQUATIONS, strict=True)
    records = [Record(gold.situation.kind, gold.problem.text, equation=equation) for gold, equation in pairs]
    found = examples(records, vocabulary, TOLD)
    torch.manual_seed(2)
    disturb = Disturber(found, vocabulary, Disturbance(reversed=0.0, hidden=0.0, added=1.0, removed=0.0))
    longer = 0
    for example in found * 5:
        other = disturb(example)
        longer += other.size > example.size
        assert len(other.tags) >= len(example.tags)
        for before, after in zip(example.tags, other.tags[: len(example.tags)], strict=True):
            for tokens, moved in zip(before.ends, after.ends, strict=True):
                then = [example.encoded.ids[t] for t in tokens]
                assert [other.encoded.ids[t] for t in moved] == then
    assert longer


def test_clauses_put_in_bring_what_is_told_of_their_numbers(trained: Trained) -> None:
    _, _, vocabulary, _ = trained
    pairs = zip(GOLDS, EQUATIONS, strict=True)
    found = examples([Record(g.situation.kind, g.problem.text, equation=e) for g, e in pairs], vocabulary, TOLD)
    owners = {  # a number's tokens around it, and the first tokens of its owner
        e.encoded.ids[t.token - 2 : t.token + 2]: {e.encoded.ids[a] for a in t.ends[0] if a}
        for e in found
        for t in e.tags
    }
    torch.manual_seed(4)
    disturb = Disturber(found, vocabulary, Disturbance(reversed=0.0, hidden=0.0, added=1.0, removed=0.0))
    brought = 0
    for example in found * 8:
        other = disturb(example)
        for tag in other.tags[len(example.tags) :]:
            around = other.encoded.ids[tag.token - 2 : tag.token + 2]
            pointed = {other.encoded.ids[a] for a in tag.ends[0] if a}
            brought += bool(pointed)
            assert tag.token in {o.token for o in other.encoded.operands}
            assert pointed <= owners.get(around, pointed)
    assert brought


EQUATIONS = ("x=12+5", "x=3*8", "x=12+5")


def test_annotations_are_read_without_their_texts(tmp_path: Path) -> None:
    text = GOLDS[0].problem.text
    path = tmp_path / "told.jsonl"
    line = {"text": fingerprint(text), "tags": [t.to_json() for t in of_gold(GOLDS[0])]}
    path.write_text(json.dumps(line) + "\n", "utf-8")
    found = read_annotations(path)
    assert [words(t, text) for t in found.of(text)] == [words(t, text) for t in of_gold(GOLDS[0])]
    assert found.of("另一道题") == ()
    path.write_text('{"text": "x", "tags": [[0, "speed", 0, {}]]}\n', "utf-8")
    with pytest.raises(DataError, match="line 1"):
        read_annotations(path)


def test_the_heads_learn_on_while_the_encoder_stays(trained: Trained) -> None:
    _model, made, _vocabulary, folder = trained
    fresh = Relate(load_bert(folder, 0.0)[0], dim=24, dropout=0.0)
    before = {name: weight.clone() for name, weight in fresh.bert.state_dict().items()}
    tags = collate(made).tags
    assert tags is not None

    def loss() -> float:
        rows = encoded(fresh, made)
        with torch.no_grad():
            return float(Tuning(fresh.heads.tagger).eval()(rows_batch(rows)))

    first = loss()
    tune(fresh, made, replace(SETTINGS, passes=40, batch=3, rate=1e-2, head_rate=1e-2))
    assert loss() < first / 2
    assert all(torch.equal(weight, before[name]) for name, weight in fresh.bert.state_dict().items())


def test_generated_situations_tell_as_gold_ones_do(tmp_path: Path) -> None:
    path = tmp_path / "generated.jsonl"
    lines = [json.dumps({"text": "…", "situation": block}, ensure_ascii=False) for block in GOLD.split("\n\n")]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    told, records = read_told([path])
    assert [r.text for r in records] == [g.problem.text for g in GOLDS]
    assert told.of(records[1].text) == of_gold(GOLDS[1])
