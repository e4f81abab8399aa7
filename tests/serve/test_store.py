"""The store on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import csv
import io
import json
import math
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, inspect, select

from fabula.serve.store import Store, keys
from fabula.serve.store.engine import StoreError, migrate
from fabula.serve.store.export import csv_text, jsonl_text
from fabula.serve.store.overview import overview
from fabula.serve.store.records import Meant
from fabula.serve.store.tables import attempts, buckets, classes, hints, metadata, steps
from serve import databases
from serve.server import MEETING, PEARS

ATTACKS = ["'; DROP TABLE steps; --", '" OR 1=1 --', "小明' OR 'a'='a", "%", "_", "\\'"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if not databases.installed():
        pytest.skip("PostgreSQL is not installed")
    with databases.postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    where = str(tmp_path / "s.db") if request.param == "sqlite" else request.getfixturevalue("postgres")
    made = Store(where)
    with made.engine.begin() as connection:
        connection.execute(classes.delete())
        connection.execute(attempts.delete())
    yield made
    made.close()


def test_an_attempt_with_steps_and_hints(store: Store) -> None:
    room, _ = store.new_class("五年级二班")
    name, token = store.new_attempt(Meant(PEARS), "zh", room, "小红")
    store.add_hint(name, "k1", 1, "question", "问的是什么？", False)
    store.add_step(name, "3.65+13=16.65", "wrong", "想一想", "added_multiplied")
    store.add_hint(name, "k2", 2, "situation", "每千克3.65元", False)
    store.add_step(name, "3.65×13=47.45", "answer", "对了", None)
    found = store.attempt(name, token)
    assert found is not None
    assert (found.text, found.lang, found.nickname, found.solved) == (PEARS, "zh", "小红", True)
    assert [(s.number, s.verdict, s.slip) for s in found.steps] == [
        (1, "wrong", "added_multiplied"),
        (2, "answer", None),
    ]
    assert [(h.level, h.after_step) for h in found.hints] == [(1, 0), (2, 1)]
    assert found.good_steps == ["3.65×13=47.45"]
    assert found.created.tzinfo is not None
    assert found.updated >= found.created


def test_a_token_opens_its_own_attempt_only(store: Store) -> None:
    mine, token = store.new_attempt(Meant(PEARS), "zh", None, "")
    other, other_token = store.new_attempt(Meant(PEARS), "zh", None, "")
    assert store.attempt(mine, token) is not None
    assert store.attempt(mine, other_token) is None
    assert store.attempt(other, token) is None
    assert store.attempt("x" * 22, token) is None


def test_keys_and_tokens_are_not_in_the_store(store: Store) -> None:
    room, key = store.new_class("a")
    _, token = store.new_attempt(Meant(PEARS), "zh", room, "小红")
    with store.engine.begin() as connection:
        rows = [tuple(row) for table in (classes, attempts) for row in connection.execute(select(table))]
    kept = repr(rows)
    assert token not in kept and key not in kept and key.replace("-", "") not in kept
    assert store.opens(room, key)
    assert store.opens(room, key.lower().replace("-", ""))
    assert not store.opens(room, key[:-1] + ("A" if key[-1] != "A" else "B"))
    assert not store.opens(room, "")


def test_two_classes_with_the_same_key_would_have_different_hashes() -> None:
    assert keys.hash_key("ABC", b"1" * 16) != keys.hash_key("ABC", b"2" * 16)


def test_codes_are_readable_and_found_as_people_write_them(store: Store) -> None:
    room, _ = store.new_class("a")
    assert re.fullmatch(r"[A-HJKMNP-Z2-9]{8}", room.code)
    shown = keys.shown_code(room.code)
    assert store.class_room(shown) == store.class_room(shown.lower()) == store.class_room(room.code) == room
    assert store.class_room("AAAAAAAA") is None


def test_steps_at_the_same_time_get_different_numbers(store: Store) -> None:
    name, token = store.new_attempt(Meant(PEARS), "zh", None, "")
    with ThreadPoolExecutor(8) as hands:
        list(hands.map(lambda n: store.add_step(name, f"{n}", "right", "", None), range(40)))
        given = list(hands.map(lambda _: store.add_hint(name, "k1", 1, "question", "?", False), range(8)))
    found = store.attempt(name, token)
    assert found is not None
    assert [step.number for step in found.steps] == list(range(1, 41))
    assert len(found.hints) == 1
    assert len({hint.created for hint in given if hint}) == 1


def test_deleting_a_pupil(store: Store) -> None:
    room, _ = store.new_class("a")
    other, _ = store.new_class("b")
    for where in (room, other):
        for who in ("小红", "小明"):
            name, _ = store.new_attempt(Meant(PEARS), "zh", where, who)
            store.add_step(name, "1+1=2", "wrong", "", None)
            store.add_hint(name, "k1", 1, "question", "?", False)
    assert store.delete_pupil(room, "小红") == 1
    assert store.delete_pupil(room, "小红") == 0
    assert [a.nickname for a in store.attempts(room, 10)] == ["小明"]
    assert store.count(other) == 2
    assert _count(store, steps) == _count(store, hints) == 3


def test_deleting_a_class(store: Store) -> None:
    room, _ = store.new_class("a")
    alone, token = store.new_attempt(Meant(PEARS), "zh", None, "")
    name, _ = store.new_attempt(Meant(PEARS), "zh", room, "小红")
    store.add_step(name, "1+1=2", "wrong", "", None)
    store.delete_class(room)
    assert store.class_room(room.code) is None
    assert _count(store, attempts) == 1
    assert _count(store, steps) == 0
    assert store.attempt(alone, token) is not None
    assert store.add_step(name, "1+1=2", "wrong", "", None) is None
    assert store.add_hint(name, "k1", 1, "question", "", False) is None


def _count(store: Store, table: object) -> int:
    with store.engine.begin() as connection:
        return connection.execute(select(func.count()).select_from(table)).scalar_one()  # type: ignore[arg-type]


def test_what_is_deleted_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "s.db"))
    room, _ = store.new_class("a")
    name, _ = store.new_attempt(Meant(PEARS), "zh", room, "UnlikelyNickname")
    store.add_step(name, "UnlikelyStep", "wrong", "", None)
    assert _anywhere(tmp_path, b"UnlikelyNickname")
    store.delete_pupil(room, "UnlikelyNickname")
    assert not _anywhere(tmp_path, b"UnlikelyNickname")
    assert not _anywhere(tmp_path, b"UnlikelyStep")
    store.close()


def _anywhere(folder: Path, what: bytes) -> bool:
    return any(what in file.read_bytes() for file in folder.iterdir())


@pytest.mark.parametrize("attack", ATTACKS)
def test_sql_in_names_is_a_name(store: Store, attack: str) -> None:
    room, _ = store.new_class(attack)
    store.new_attempt(Meant(attack), "zh", room, "小红")
    store.new_attempt(Meant(PEARS), "zh", room, attack)
    assert store.class_room(attack) is None
    assert store.attempt(attack, attack) is None
    assert store.delete_pupil(room, attack) == 1
    assert [a.text for a in store.attempts(room, 10)] == [attack]


def test_pages(store: Store) -> None:
    room, _ = store.new_class("a")
    names = [store.new_attempt(Meant(PEARS), "zh", room, f"n{number}")[0] for number in range(7)]
    assert [a.id for a in store.attempts(room, 3, 3)] == names[3:6]
    assert [a.id for a in store.all_attempts(room, 3)] == names
    assert store.count(room) == 7


def test_overview_tells_where_people_are_stuck(store: Store) -> None:
    room, _ = store.new_class("a")

    def made(text: str, who: str, *entered: tuple[str, str, str | None], levels: int = 0) -> None:
        name, _ = store.new_attempt(Meant(text), "zh", room, who)
        for step, verdict, slip in entered:
            store.add_step(name, step, verdict, "", slip)
        for level in range(1, levels + 1):
            store.add_hint(name, f"k{level}", level, "question", "", False)

    sum_, wrong = ("70+60=130", "right", None), ("130÷390", "wrong", "upside_down")
    made(MEETING, "小红", sum_, wrong, wrong, levels=2)
    made(MEETING, "小明", sum_, wrong, ("390-130", "wrong", None), levels=4)
    made(MEETING, "小刚", ("70×60", "wrong", None))
    made(MEETING, "小红", sum_, ("390÷130=3", "answer", None))
    made(PEARS, "小刚", ("3.65×13=47.45", "answer", None))
    found = overview(room, store.all_attempts(room, 2))
    assert (found.pupils, found.attempts, found.solved, found.hints) == (3, 5, 2, 6)
    assert [(s.slip, s.count) for s in found.slips] == [("upside_down", 3)]
    first, second = found.problems
    assert (first.text, first.attempts, first.pupils, first.solved) == (MEETING, 4, 3, 1)
    assert (first.steps, first.wrong, first.hints) == (9, 5, 6)
    assert [(s.right_steps, s.attempts, s.wrong, s.deepest_hint) for s in first.stuck] == [
        (1, 2, ["130÷390", "390-130"], 4),
        (0, 1, ["70×60"], 0),
    ]
    assert second.stuck == []


def test_exports(store: Store) -> None:
    room, _ = store.new_class("a")
    name, _ = store.new_attempt(Meant(PEARS), "zh", room, "=cmd|' /C calc'!A0")
    store.add_step(name, "=1+1", "wrong", "", "slip")
    store.add_hint(name, "k1", 1, "question", "问什么？", False)
    store.new_attempt(Meant(MEETING), "zh", room, "小红")
    lines = [json.loads(line) for line in jsonl_text(store.all_attempts(room, 10)).splitlines()]
    assert [(line["text"], len(line["steps"]), len(line["hints"])) for line in lines] == [
        (PEARS, 1, 1),
        (MEETING, 0, 0),
    ]
    text = csv_text(store.all_attempts(room, 10))
    rows = list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))
    told = [(row["what"], row["content"]) for row in rows]
    assert told == [("step", "'=1+1"), ("hint", "问什么？"), ("", "")]
    assert rows[0]["nickname"].startswith("'=")  # no formula


def test_migrations_make_the_tables_that_the_program_uses(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with store.engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_migrating_again_changes_nothing(store: Store) -> None:
    name, token = store.new_attempt(Meant(PEARS), "zh", None, "")
    migrate(store.engine)
    assert store.attempt(name, token) is not None


def test_migrations_go_down_and_up_again(store: Store) -> None:
    name, token = store.new_attempt(Meant(PEARS), "zh", None, "")
    migrate(store.engine, "0001")
    assert "buckets" not in inspect(store.engine).get_table_names()
    migrate(store.engine)
    assert store.take_tokens(b"c" * 16, 1.0, 1.0, 1.0, 3.0) == 3.0
    assert store.attempt(name, token) is not None  # nothing else was touched
    migrate(store.engine, "base")
    assert set(inspect(store.engine).get_table_names()) == {"alembic_version"}
    migrate(store.engine)
    assert store.attempt(name, token) is None


def test_a_bucket_in_the_store(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(time, "time", lambda: clock[0])
    take = partial(store.take_tokens, b"x" * 16, rate=1.0, burst=3.0)
    assert [take(1.0, 1.0) for _ in range(4)] == [3.0, 2.0, 1.0, 0.0]
    clock[0] += 2
    assert take(10.0, -math.inf) == 2.0  # overdrawn, but not deeper than the bucket
    assert take(1.0, 1.0) == -3.0
    clock[0] += 100  # forgotten, and full
    assert store.take_tokens(b"y" * 16, 1.0, 1.0, 1.0, 3.0) == 3.0
    with store.engine.begin() as connection:
        assert connection.execute(select(func.count()).select_from(buckets)).scalar_one() == 1


def test_servers_take_turns_at_a_bucket(store: Store) -> None:
    take = partial(store.take_tokens, b"z" * 16, 1.0, 1.0, 0.001, 50.0)
    with ThreadPoolExecutor(4) as hands:
        had = list(hands.map(lambda _: take(), range(60)))
    assert sum(tokens >= 1 for tokens in had) == 50


def test_servers_that_start_at_the_same_time(tmp_path: Path) -> None:
    where = str(tmp_path / "new.db")
    with ThreadPoolExecutor(4) as hands:
        stores = list(hands.map(lambda _: Store(where), range(4)))
    for store in stores:
        store.new_attempt(Meant(PEARS), "zh", None, "")
        store.close()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "s.db").write_text("this is no database, it is a letter to my aunt " * 50)
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(str(tmp_path / "s.db"))


def test_a_missing_driver_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match="psycopg is not installed") as raised:
        Store("postgresql://user@nowhere/name")
    assert "[postgres]" in raised.value.hint


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "s.db"))
    with store.engine.begin() as connection:
        said = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
        }
    store.close()
    assert said == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}


def test_a_class_has_problems_a_size_and_an_end(store: Store) -> None:
    room, _ = store.new_class("五年级", 2)
    problem_set = [Meant(PEARS), Meant(MEETING, 1, [{"op": "swap", "relation": 0}])]
    store.set_problems(room, problem_set)
    assert store.problems(room) == problem_set
    store.set_problems(room, problem_set[1:])
    assert store.problems(room) == problem_set[1:]
    for who in ("小红", "小明"):
        assert store.seats(room, who)
        store.new_attempt(problem_set[1], "zh", room, who)
    assert not store.seats(room, "小刚")
    assert store.seats(room, "小红")
    store.change_class(room, closed=True, size=3)
    changed = store.class_room(room.code)
    assert changed is not None and changed.closed and changed.size == 3
    assert [(a.reading, a.edits) for a in store.attempts(room, 9)] == [(1, problem_set[1].edits)] * 2
    store.delete_class(room)
    assert store.problems(room) == []
