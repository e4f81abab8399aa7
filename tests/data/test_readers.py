"""Readers: every form, every malformed case, with file, line and field."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.data import jsonstream
from fabula.data.jsonstream import BadRecords
from fabula.data.readers import FILES, load, read_folder, read_jsonl, read_math23k, read_official
from fabula.data.records import ProblemType
from fabula.data.split import split_iid, split_ood
from fabula.data.writers import official_files, write_files
from fabula.errors import DataError

from . import made


def _broken(row: dict[str, object], **changes: object) -> dict[str, object]:
    new = row | changes
    return {name: value for name, value in new.items() if value is not ...}


def test_both_forms_of_math23k_give_the_same(tmp_path: Path) -> None:
    rows = made.rows(3)
    one = list(read_math23k(made.write_sequence(tmp_path / "a.json", rows)))
    two = list(read_math23k(made.write_list(tmp_path / "b.json", rows)))
    assert one == two
    assert [record.id for record in one] == [row["id"] for row in rows]
    assert one[0].text == rows[0]["original_text"]
    assert one[0].answer == rows[0]["ans"]
    assert one[0].type is None


def test_records_across_window_borders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = made.write_sequence(tmp_path / "a.json", made.rows(4))
    whole = list(read_math23k(path))
    for size in (1, 7, 64):
        monkeypatch.setattr(jsonstream, "CHUNK", size)
        assert list(read_math23k(path)) == whole


def test_byte_order_mark_and_windows_lines(tmp_path: Path) -> None:
    text = json.dumps(made.rows(1)[0], ensure_ascii=False, indent=2).replace("\n", "\r\n")
    path = tmp_path / "a.json"
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert len(list(read_math23k(path))) == 1


MALFORMED = [
    ("missing field", {"equation": ...}, "line 8, field 'equation': the field is missing"),
    ("wrong type", {"ans": 12}, "line 13, field 'ans': expected a string, found a number"),
    ("null", {"equation": None}, "line 12, field 'equation': expected a string, found null"),
    ("list", {"original_text": ["多"]}, "field 'original_text': expected a string, found a list"),
    ("empty text", {"original_text": "  "}, "line 10, field 'original_text': is empty"),
    ("empty id", {"id": ""}, "line 9, field 'id': is empty"),
    ("duplicate id", {"id": "1"}, "line 9, field 'id': '1' is already the id of line 1"),
    ("bad type", {"type": "motion"}, "'motion' is not one of journey, task_completion, relation, price"),
    ("half a surrogate", {"ans": "\ud83d"}, "line 13, field 'ans': contains half of a surrogate pair"),
]


@pytest.mark.parametrize(
    ("change", "message"), [case[1:] for case in MALFORMED], ids=[c[0] for c in MALFORMED]
)
def test_a_bad_record_is_named_and_can_be_skipped(
    tmp_path: Path, change: dict[str, object], message: str
) -> None:
    first, second, third = made.rows(3)[:3]
    rows: list[dict[str, object]] = [dict(first), _broken(dict(second), **change), dict(third)]
    path = tmp_path / "bad.json"
    path.write_text("".join(json.dumps(row, indent=4) + "\n" for row in rows), "utf-8")
    with pytest.raises(DataError) as caught:
        list(read_math23k(path))
    assert str(path) in caught.value.message
    assert message in caught.value.message
    assert "--skip-bad" in caught.value.hint
    bad = BadRecords()
    assert [record.id for record in read_math23k(path, bad)] == ["1", "3"]
    assert bad.count == 1


def test_official_files_need_a_type(tmp_path: Path) -> None:
    path = made.write_list(tmp_path / "data_train.json", made.rows(1))
    with pytest.raises(DataError, match="line 2, field 'type': the field is missing"):
        list(read_official(path))


def _texts(count: int = 3) -> list[str]:
    return [json.dumps(row, ensure_ascii=False, indent=1) for row in made.rows(3)[:count]]


def test_truncated_file(tmp_path: Path) -> None:
    one, two, _ = _texts()
    path = tmp_path / "cut.json"
    path.write_text(one + "\n" + two[: len(two) // 2], "utf-8")
    with pytest.raises(DataError, match="ends in the middle of the record that begins on line 8"):
        list(read_math23k(path))
    bad = BadRecords()
    assert len(list(read_math23k(path, bad))) == 1
    assert bad.count == 1


def test_truncated_list(tmp_path: Path) -> None:
    one, two, _ = _texts()
    path = tmp_path / "cut.json"
    path.write_text(f"[{one},\n{two}", "utf-8")
    with pytest.raises(DataError, match="ends before the list is closed"):
        list(read_math23k(path))
    path.write_text(f"[{one},\n", "utf-8")
    with pytest.raises(DataError, match="ends"):
        list(read_math23k(path))


@pytest.mark.parametrize("form", ["{0}\n{1}\n{2}\n", "[{0},\n{1},\n{2}]"])
def test_broken_json_is_passed_over_to_the_next_object(tmp_path: Path, form: str) -> None:
    one, two, three = _texts()
    path = tmp_path / "broken.json"
    path.write_text(form.format(one, two.replace('": "', '" "', 1), three), "utf-8")
    with pytest.raises(DataError, match=r"line 9: not JSON \(Expecting ':' delimiter\)"):
        list(read_math23k(path))
    bad = BadRecords()
    assert [record.id for record in read_math23k(path, bad)] == ["1", "3"]
    assert bad.count == 1


def test_invalid_utf8(tmp_path: Path) -> None:
    one, two, three = (text.encode() for text in _texts())
    path = tmp_path / "bytes.json"
    path.write_bytes(b"\n".join([one, two.replace("骑手".encode(), b"\xff\xfe", 1), three]))
    with pytest.raises(DataError, match=r"line 10: a byte that is not UTF-8 \(0xff\)"):
        list(read_math23k(path))
    bad = BadRecords()
    assert [record.id for record in read_math23k(path, bad)] == ["1", "3"]
    path.write_bytes(b"\xff\xff" + one)
    with pytest.raises(DataError, match="line 1: bytes that are not UTF-8"):
        list(read_math23k(path))


def test_list_punctuation(tmp_path: Path) -> None:
    one, two, _ = _texts()
    path = tmp_path / "list.json"
    for text, message in [
        (f"[{one}\n{two}]", "expected a comma or the end of the list, found '{'"),
        (f"[{one}; {two}]", "expected a comma or the end of the list, found ';'"),
        (f"[{one}] tail", "'t' after the end of the list"),
        (f"[{one},]", "not JSON"),
    ]:
        path.write_text(text, "utf-8")
        with pytest.raises(DataError, match=message):
            list(read_math23k(path))


def test_values_that_are_not_objects(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text("[1, 2]", "utf-8")
    with pytest.raises(DataError, match="line 1: a record must be a JSON object"):
        list(read_math23k(path))
    path.write_text("[" * 100_000, "utf-8")
    with pytest.raises(DataError, match=r"nested too deeply|ends in the middle"):
        list(read_math23k(path))


def test_empty_and_missing_files(tmp_path: Path) -> None:
    path = tmp_path / "empty.json"
    path.write_text("  \n", "utf-8")
    with pytest.raises(DataError, match="the file is empty"):
        list(read_math23k(path))
    with pytest.raises(DataError, match="the file is empty"):
        list(read_jsonl(path))
    with pytest.raises(DataError, match="cannot be read"):
        list(read_math23k(tmp_path / "none.json"))
    path.write_text("[]", "utf-8")
    assert list(read_math23k(path)) == []


def test_jsonl(tmp_path: Path) -> None:
    path = tmp_path / "own.jsonl"
    lines = [
        '{"text": "树上有3只鸟，飞走1只，还剩几只？", "answer": 2, "equation": "x=3-1", "type": "relation"}',
        "",
        '{"id": "b", "text": "还剩几只？", "answer": 0.10, "type": null}',
        '{"id": 7, "text": "几只？"}',
    ]
    path.write_text("\n".join(lines), "utf-8")
    first, second, third = load(path)
    assert (first.id, first.answer, first.equation, first.type) == ("1", "2", "x=3-1", ProblemType.RELATION)
    assert (second.id, second.answer, second.equation, second.type) == ("b", "0.10", None, None)
    assert third.id == "7"
    assert "鸟" in "".join(first.tokens)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"answer": "3"}', "line 2, field 'text': the field is missing"),
        ('{"text": 3}', "line 2, field 'text': expected a string, found a number"),
        ('{"text": "几？", "equation": 3}', "line 2, field 'equation': expected a string"),
        (
            '{"text": "几？", "answer": true}',
            "line 2, field 'answer': expected a string, found true or false",
        ),
        ('{"text": "几？", "type": "age"}', "line 2, field 'type': 'age' is not one of"),
        ('{"text": ""}', "line 2, field 'text': is empty"),
        ('{"text": "几？"', "line 2, column 14: not JSON"),
        ("[1]", "line 2: a record must be a JSON object"),
        ('{"text": "几？", "id": "1"}', "line 2, field 'id': '1' is already the id of line 1"),
    ],
)
def test_malformed_jsonl(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "own.jsonl"
    good = '{"text": "还剩几只？"}'
    path.write_text(f"{good}\n{line}\n{good}\n", "utf-8")
    with pytest.raises(DataError) as caught:
        list(read_jsonl(path))
    assert message in caught.value.message
    bad = BadRecords()
    assert [record.id for record in read_jsonl(path, bad)] == ["1", "3"]
    assert bad.count == 1


def test_jsonl_with_bad_bytes(tmp_path: Path) -> None:
    path = tmp_path / "own.jsonl"
    path.write_bytes(b'{"text": "ok"}\n{"text": "\xff"}\n')
    with pytest.raises(DataError, match="line 2: a byte that is not UTF-8"):
        list(read_jsonl(path))


def test_official_folder_round_trip(tmp_path: Path) -> None:
    records = made.records(5)
    write_files(tmp_path / "d", official_files(split_iid(records, 1), split_ood(records, 1)))
    folder = read_folder(tmp_path / "d")
    assert {record.id: record for record in folder.records} == {record.id: record for record in records}
    assert len(folder.iid.records) == len(folder.ood.records) == len(records)
    assert sorted(path.name for path in (tmp_path / "d").iterdir()) == sorted(FILES)


def test_official_folder_faults(tmp_path: Path) -> None:
    records = made.records(5)
    files = official_files(split_iid(records, 1), split_ood(records, 1))
    write_files(tmp_path, files)
    (tmp_path / "data_test.json").write_bytes(files["data_train.json"])
    with pytest.raises(DataError, match=r"are in both data_train.json and data_test.json"):
        read_folder(tmp_path)
    (tmp_path / "data_test.json").unlink()
    with pytest.raises(DataError, match=r"data_test.json is missing"):
        load(tmp_path)


@given(
    at=st.floats(0, 1, exclude_max=True),
    remove=st.integers(0, 40),
    insert=st.binary(max_size=6),
    form=st.sampled_from(["sequence", "list", "jsonl"]),
)
def test_any_damage_is_a_data_error_or_a_skipped_record(
    tmp_path_factory: pytest.TempPathFactory, at: float, remove: int, insert: bytes, form: str
) -> None:
    path = tmp_path_factory.getbasetemp() / f"damaged.{form}"
    whole = "\n".join(_texts()) if form == "sequence" else json.dumps(made.rows(1)[:3], ensure_ascii=False)
    read = read_math23k
    if form == "jsonl":
        whole, read = '{"text": "几只？", "answer": 3}\n{"text": "还剩几只？"}\n', read_jsonl
    content = whole.encode()
    place = int(at * len(content))
    path.write_bytes(content[:place] + insert + content[place + remove :])
    try:
        total = len(list(read(path)))
    except DataError as error:
        assert str(path) in error.message
        bad = BadRecords()
        total = len(list(read(path, bad)))
        assert bad.count
    assert total <= 4
