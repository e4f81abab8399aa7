"""Classes and attempts. Every method is one transaction: when it returns, it is on the disk."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fabula.serve.settings import CLASS_SIZE
from fabula.serve.store import keys
from fabula.serve.store.engine import open_engine
from fabula.serve.store.records import AttemptMade, ClassRoom, HintGiven, Meant, StepTaken
from fabula.serve.store.tables import attempts, buckets, classes, hints, problems, steps

insert_or_nothing: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}
TRIES = 5  # codes tried for a class; that two are taken already will not happen


class Store:
    """The database behind the tutor."""

    def __init__(self, where: str) -> None:
        self.engine = open_engine(where)

    def close(self) -> None:
        self.engine.dispose()

    def answers(self) -> bool:
        """Whether the database is there."""
        try:
            with self.engine.connect() as connection:
                connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            return False
        return True

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection

    # Classes

    def new_class(self, name: str, size: int = CLASS_SIZE) -> tuple[ClassRoom, str]:
        """A class and its teacher's key, which is told once and kept as a hash."""
        key, salt = keys.new_key(), keys.new_salt()
        secret = {"key_salt": salt, "key_hash": keys.hash_key(key, salt)}
        for _ in range(TRIES):
            code = keys.new_code()
            try:
                with self._writing() as connection:
                    row = {"code": code, "name": name, "size": size, "created": _now(), **secret}
                    connection.execute(insert(classes).values(row))
            except IntegrityError:
                continue
            room = self.class_room(code)
            assert room is not None
            return room, key
        raise RuntimeError("no free class code")

    def class_room(self, code: str) -> ClassRoom | None:
        with self.engine.begin() as connection:
            wanted = select(classes).where(classes.c.code == keys.plain_code(code))
            row = connection.execute(wanted).one_or_none()
        if row is None:
            return None
        return ClassRoom(row.id, row.code, row.name, _aware(row.created), row.closed, row.size)

    def opens(self, room: ClassRoom, key: str) -> bool:
        """Whether the key is this class's."""
        with self.engine.begin() as connection:
            wanted = select(classes.c.key_salt, classes.c.key_hash).where(classes.c.id == room.id)
            row = connection.execute(wanted).one_or_none()
        return row is not None and keys.same(keys.hash_key(key, row.key_salt), row.key_hash)

    def change_class(self, room: ClassRoom, **changes: bool | int) -> None:
        """Close it or open it again (``closed``), let in more or fewer pupils (``size``)."""
        with self._writing() as connection:
            connection.execute(update(classes).where(classes.c.id == room.id).values(**changes))

    def seats(self, room: ClassRoom, nickname: str) -> bool:
        """Whether somebody of this name is in the class or fits into it."""
        names = select(attempts.c.nickname).where(attempts.c.class_id == room.id).distinct()
        with self.engine.begin() as connection:
            there = {row.nickname for row in connection.execute(names)}
        return nickname in there or len(there) < room.size

    def set_problems(self, room: ClassRoom, problem_set: list[Meant]) -> None:
        """Another problem set in the place of the one before; attempts stay as they are."""
        with self._writing() as connection:
            connection.execute(delete(problems).where(problems.c.class_id == room.id))
            rows = [{"class_id": room.id, "number": n, **vars(p)} for n, p in enumerate(problem_set, 1)]
            if rows:
                connection.execute(insert(problems), rows)

    def problems(self, room: ClassRoom) -> list[Meant]:
        """The problem set, in its order."""
        mine = select(problems).where(problems.c.class_id == room.id).order_by(problems.c.number)
        with self.engine.begin() as connection:
            return [Meant(row.text, row.reading, row.edits) for row in connection.execute(mine)]

    def delete_class(self, room: ClassRoom) -> None:
        """The class with all that its pupils did."""
        with self._writing() as connection:
            connection.execute(delete(classes).where(classes.c.id == room.id))
        self._wipe()

    def delete_pupil(self, room: ClassRoom, nickname: str) -> int:
        """All attempts under a nickname; how many there were."""
        with self._writing() as connection:
            mine = (attempts.c.class_id == room.id) & (attempts.c.nickname == nickname)
            found = connection.execute(delete(attempts).where(mine)).rowcount
        self._wipe()
        return found

    # Attempts

    def new_attempt(
        self, problem: Meant, lang: str, room: ClassRoom | None, nickname: str
    ) -> tuple[str, str]:
        """A new attempt's id and token."""
        name, token, now = keys.new_id(), keys.new_token(), _now()
        with self._writing() as connection:
            connection.execute(
                insert(attempts).values(
                    id=name,
                    token_hash=keys.hash_token(token),
                    class_id=room.id if room else None,
                    nickname=nickname,
                    **vars(problem),
                    lang=lang,
                    solved=False,
                    created=now,
                    updated=now,
                )
            )
        return name, token

    def attempt(self, name: str, token: str) -> AttemptMade | None:
        """An attempt with its steps and hints; None if there is none or the token is another's."""
        with self.engine.begin() as connection:
            row = connection.execute(select(attempts).where(attempts.c.id == name)).one_or_none()
            if row is None or not keys.same(row.token_hash, keys.hash_token(token)):
                return None
            return _whole(connection, [row])[0]

    def add_step(
        self, name: str, step: str, verdict: str, message: str, slip: str | None
    ) -> StepTaken | None:
        """Store a step; None if the attempt was deleted meanwhile."""
        with self._writing() as connection:
            if not _hold(connection, name):
                return None
            last = select(func.coalesce(func.max(steps.c.number), 0)).where(steps.c.attempt_id == name)
            number = connection.execute(last).scalar_one() + 1
            taken = StepTaken(number, step, verdict, message, slip, _now())
            connection.execute(insert(steps).values(attempt_id=name, **vars(taken)))
            change: dict[str, Any] = {"updated": taken.created}
            if verdict == "answer":
                change["solved"] = True
            connection.execute(update(attempts).where(attempts.c.id == name).values(**change))
        return taken

    def add_hint(self, name: str, key: str, level: int, kind: str, said: str, last: bool) -> HintGiven | None:
        """Store a hint, each once; None if the attempt was deleted meanwhile."""
        with self._writing() as connection:
            if not _hold(connection, name):
                return None
            there = [_hint(row) for row in connection.execute(_parts(hints, [name]))]
            if same := [hint for hint in there if hint.key == key]:
                return same[0]
            entered = select(func.count()).select_from(steps).where(steps.c.attempt_id == name)
            after = connection.execute(entered).scalar_one()
            given = HintGiven(len(there) + 1, key, level, kind, said, last, after, _now())
            connection.execute(insert(hints).values(attempt_id=name, **vars(given)))
            connection.execute(update(attempts).where(attempts.c.id == name).values(updated=given.created))
        return given

    def count(self, room: ClassRoom) -> int:
        with self.engine.begin() as connection:
            wanted = select(func.count()).select_from(attempts).where(attempts.c.class_id == room.id)
            return connection.execute(wanted).scalar_one()

    def attempts(self, room: ClassRoom, limit: int, offset: int = 0) -> list[AttemptMade]:
        """A page of a class's attempts, the oldest first."""
        mine = select(attempts).where(attempts.c.class_id == room.id)
        page = mine.order_by(attempts.c.created, attempts.c.id).limit(limit).offset(offset)
        with self.engine.begin() as connection:
            return _whole(connection, connection.execute(page).all())

    def all_attempts(self, room: ClassRoom, page: int) -> Iterator[AttemptMade]:
        """All of them, read page by page."""
        offset = 0
        while found := self.attempts(room, page, offset):
            yield from found
            offset += len(found)

    # Limits

    def take_tokens(self, client: bytes, tokens: float, least: float, rate: float, burst: float) -> float:
        """Take tokens from a client's bucket if it has ``least``; how many it had. Servers take turns."""
        now = time.time()
        fresh = insert_or_nothing[self.engine.dialect.name](buckets)
        with self._writing() as connection:
            full = now - 2 * burst / rate  # since then even a deep debt is paid
            connection.execute(delete(buckets).where(buckets.c.seen < full))
            new = fresh.values(client=client, tokens=burst, seen=now).on_conflict_do_nothing()
            connection.execute(new)
            mine = buckets.c.client == client
            row = connection.execute(select(buckets).where(mine).with_for_update()).one()
            had = min(burst, row.tokens + max(0.0, now - row.seen) * rate)
            left = max(-burst, had - tokens) if had >= least else had
            connection.execute(update(buckets).where(mine).values(tokens=left, seen=now))
        return float(had)

    def _wipe(self) -> None:
        """Have SQLite empty its log, where deleted rows would live on for a while."""
        if self.engine.dialect.name == "sqlite":
            with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _hold(connection: Connection, name: str) -> bool:
    """Keep others off this attempt until the transaction ends; False if there is no such attempt."""
    found = select(attempts.c.id).where(attempts.c.id == name).with_for_update()
    return connection.execute(found).one_or_none() is not None


def _whole(connection: Connection, rows: list[Row[Any]] | Any) -> list[AttemptMade]:
    """Attempts with their steps and hints, in two queries for all of them."""
    names = [row.id for row in rows]
    taken: dict[str, list[StepTaken]] = defaultdict(list)
    given: dict[str, list[HintGiven]] = defaultdict(list)
    for row in connection.execute(_parts(steps, names).order_by(steps.c.number)):
        step = StepTaken(row.number, row.step, row.verdict, row.message, row.slip, _aware(row.created))
        taken[row.attempt_id].append(step)
    for row in connection.execute(_parts(hints, names).order_by(hints.c.number)):
        given[row.attempt_id].append(_hint(row))
    return [
        AttemptMade(
            row.id,
            row.nickname,
            row.text,
            row.lang,
            row.solved,
            _aware(row.created),
            _aware(row.updated),
            taken[row.id],
            given[row.id],
            row.reading,
            row.edits,
        )
        for row in rows
    ]


def _parts(table: Any, names: list[str]) -> Select[Any]:
    return select(table).where(table.c.attempt_id.in_(names))


def _hint(row: Row[Any]) -> HintGiven:
    return HintGiven(
        row.number, row.key, row.level, row.kind, row.text, row.last, row.after_step, _aware(row.created)
    )


def _now() -> datetime:
    return datetime.now(UTC)


def _aware(when: datetime) -> datetime:
    """SQLite forgets the time zone; it was UTC."""
    return when if when.tzinfo else when.replace(tzinfo=UTC)
