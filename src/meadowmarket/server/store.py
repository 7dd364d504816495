"""What lasts: tables, seats, actions and uploaded replays, on SQLite or PostgreSQL, by the same statements.

Actions are only ever added. An undo is a row of its own, so that `n` never falls and nothing confirmed is lost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meadowmarket.server.migrations import upgrade

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("pack_digest", String(64), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("title", String(80), nullable=False),
    Column("state", String(16), nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("next", String(32), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("abandons", Boolean, nullable=False),
)
ACTIONS = Table(
    "actions",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", String(200), nullable=False),
    Column("is_undo", Boolean, nullable=False),
    Column("checksum", String(16), nullable=False),
    Column("time", Float, nullable=False),
    Column("failure", String(64), nullable=False, server_default=""),
)
REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
MAIL = Table(
    "mail",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("request", Text, nullable=False),
    Column("answer", Text, nullable=True),
    Column("created", Float, nullable=False),
)

WAITING, PLAYING, OVER, ABANDONED = "waiting", "playing", "over", "abandoned"
PERSON, BOT, OPEN = "person", "bot", "open"
MAIL_SECONDS = 60.0

ADD_ACTIONS = sql.insert(ACTIONS)
TOUCH_TABLES = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("which"), TABLES.c.state != ABANDONED)
    .values(changed=sql.bindparam("now"), state=sql.bindparam("becomes"))
)


class Conflict(Exception):
    """Someone else has written this `n` already: what is in memory is out of date."""


@dataclass
class SeatRecord:
    """One seat as it is stored. `bot` is also the stand-in of a person who is away."""

    seat: int
    kind: str
    name: str
    bot: str
    secret_hash: str
    away: bool = False
    abandons: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        """Says whether a bot acts for this seat now."""
        return self.kind == BOT or (self.kind == PERSON and self.away and self.bot != "")

    def as_row(self, table: str) -> dict[str, object]:
        """Returns the row of this seat."""
        return {"table_id": table, **self.__dict__}


@dataclass
class TableRecord:
    """One table as it is stored, with its seats."""

    id: str
    game: str
    rules_version: int
    ruleset: str
    settings: dict[str, str]
    players: int
    pack_digest: str
    seed: int
    title: str
    state: str
    invite_hash: str
    next: str | None
    created: float
    changed: float
    seats: list[SeatRecord]

    def as_row(self) -> dict[str, object]:
        """Returns the row of this table, without its seats."""
        row = {name: value for name, value in self.__dict__.items() if name != "seats"}
        return {**row, "settings": msgspec.json.encode(self.settings, order="sorted").decode()}


@dataclass(frozen=True)
class ActionRow:
    """One action, or one undo of the last choice, with the checksum of the state after it.

    `failure` is the key that says how a bot failed, if chance chose the action for it.
    """

    n: int
    seat: int
    notation: str
    is_undo: bool
    checksum: str
    failure: str = ""


@dataclass
class Addition:
    """What one table adds, and who waits for it."""

    table: str
    rows: Sequence[ActionRow]
    state: str
    done: asyncio.Future[None]

    def succeed(self) -> None:
        """Tells that it is stored."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        """Tells that it is not."""
        if not self.done.done():
            self.done.set_exception(error)


class Store:
    """The database. Every method is one transaction: it is done whole, or not at all."""

    def __init__(self, address: str) -> None:
        self.is_sqlite = address.startswith("sqlite")
        # SQLite has one writer at a time: a second connection would only wait for the first.
        pool: dict[str, Any] = {"pool_size": 1, "max_overflow": 0} if self.is_sqlite else {"pool_size": 8}
        self.engine: AsyncEngine = create_async_engine(address, **pool)
        self._pending: list[Addition] = []
        self._writer: asyncio.Task[None] | None = None
        if self.is_sqlite:
            sql.event.listen(self.engine.sync_engine, "connect", _set_pragmas)

    async def open(self) -> None:
        """Brings the database to the newest form; several processes at once wait for each other."""
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(sql.text("SELECT pg_advisory_xact_lock(7236145)"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Closes all connections, when what waits is stored."""
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    # -- tables and seats

    async def add_table(self, record: TableRecord) -> None:
        """Stores a new table with its seats."""
        async with self.engine.begin() as connection:
            await _insert_table(connection, record)

    async def table(self, table: str) -> TableRecord | None:
        """Returns a table with its seats, or None."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(sql.select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            found = await connection.execute(sql.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            seats = [SeatRecord(**{k: v for k, v in one.items() if k != "table_id"}) for one in found.mappings()]
        fields = {**row, "settings": msgspec.json.decode(row["settings"], type=dict[str, str])}
        return TableRecord(**fields, seats=seats)

    async def change_table(self, table: str, **values: object) -> None:
        """Changes fields of a table."""
        async with self.engine.begin() as connection:
            await connection.execute(_update_table(table, **values))

    async def change_seat(self, table: str, seat: int, only_if: str = "", **values: object) -> bool:
        """Changes a seat, if it is of the kind `only_if`; says whether it did."""
        where = [SEATS.c.table_id == table, SEATS.c.seat == seat]
        if only_if:
            where.append(SEATS.c.kind == only_if)
        async with self.engine.begin() as connection:
            done = await connection.execute(sql.update(SEATS).where(*where).values(**values))
            await connection.execute(_update_table(table))
        return bool(done.rowcount)

    async def abandon(self, table: str) -> None:
        """Ends a table that is not over."""
        async with self.engine.begin() as connection:
            where = TABLES.c.state.in_((WAITING, PLAYING))
            await connection.execute(_update_table(table, state=ABANDONED).where(where))

    async def add_rematch(self, old: str, record: TableRecord) -> str:
        """Stores the rematch of a table, unless it has one already; returns the id of the one it has."""
        async with self.engine.begin() as connection:
            where = (TABLES.c.id == old, TABLES.c.next.is_(None))
            done = await connection.execute(sql.update(TABLES).where(*where).values(next=record.id))
            if done.rowcount:
                await _insert_table(connection, record)
                return record.id
            found = await connection.scalar(sql.select(TABLES.c.next).where(TABLES.c.id == old))
        return str(found)

    # -- actions

    async def add_actions(self, table: str, rows: Sequence[ActionRow], state: str) -> None:
        """Adds actions and the table's new state; raises Conflict, and adds nothing, if one of them is there.

        What several tables add while one transaction is on its way goes together into the next: a commit costs the
        same for one as for many.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append(Addition(table, rows, state, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                await self._write_together(batch)
            except IntegrityError:
                for one in batch:
                    await self._write_alone(one)
            except Exception as error:  # whoever waits for it shall hear of it
                for one in batch:
                    one.fail(error)
            else:
                for one in batch:
                    one.succeed()

    async def _write_alone(self, one: Addition) -> None:
        try:
            await self._write_together([one])
        except IntegrityError:
            one.fail(Conflict(one.table))
        except Exception as error:  # as above
            one.fail(error)
        else:
            one.succeed()

    async def _write_together(self, batch: Sequence[Addition]) -> None:
        now = time.time()
        rows = [{"table_id": one.table, "time": now, **row.__dict__} for one in batch for row in one.rows]
        touched = [{"which": one.table, "now": now, "becomes": one.state} for one in batch]
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(ADD_ACTIONS, rows)
            await connection.execute(TOUCH_TABLES, touched)

    async def actions(self, table: str, after: int = 0) -> list[ActionRow]:
        """Returns the actions after the n-th, in order."""
        c = ACTIONS.c
        query = sql.select(c.n, c.seat, c.notation, c.is_undo, c.checksum, c.failure)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.where(c.table_id == table, c.n > after).order_by(c.n))
            return [ActionRow(*row) for row in rows]

    # -- replays

    async def add_replay(self, replay: str, text: str) -> None:
        """Stores an uploaded replay."""
        async with self.engine.begin() as connection:
            await connection.execute(sql.insert(REPLAYS).values(id=replay, text=text, created=time.time()))

    async def replay(self, replay: str) -> str | None:
        """Returns the text of an uploaded replay."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(sql.select(REPLAYS.c.text).where(REPLAYS.c.id == replay))
        return None if found is None else str(found)

    # -- mail between processes

    async def post(self, mail: str, table: str, request: str) -> None:
        """Leaves a request for the process that owns a table; old mail is thrown away."""
        now = time.time()
        async with self.engine.begin() as connection:
            await connection.execute(sql.delete(MAIL).where(MAIL.c.created < now - MAIL_SECONDS))
            await connection.execute(
                sql.insert(MAIL).values(id=mail, table_id=table, request=request, answer=None, created=now)
            )

    async def unanswered(self, table: str) -> list[tuple[str, str]]:
        """Returns the ids and requests that wait for the owner of a table, the oldest first."""
        query = sql.select(MAIL.c.id, MAIL.c.request).where(MAIL.c.table_id == table, MAIL.c.answer.is_(None))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(MAIL.c.created))
            return [(str(row[0]), str(row[1])) for row in rows]

    async def answer(self, mail: str, answer: str) -> None:
        """Answers a request."""
        async with self.engine.begin() as connection:
            await connection.execute(sql.update(MAIL).where(MAIL.c.id == mail).values(answer=answer))

    async def answer_to(self, mail: str) -> str | None:
        """Returns the answer to a request, if there is one."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(sql.select(MAIL.c.answer).where(MAIL.c.id == mail))
        return None if found is None else str(found)

    async def withdraw(self, mail: str) -> bool:
        """Takes back a request that nobody has answered; says whether it was still there."""
        async with self.engine.begin() as connection:
            done = await connection.execute(sql.delete(MAIL).where(MAIL.c.id == mail, MAIL.c.answer.is_(None)))
        return bool(done.rowcount)


async def _insert_table(connection: AsyncConnection, record: TableRecord) -> None:
    await connection.execute(sql.insert(TABLES).values(**record.as_row()))
    await connection.execute(sql.insert(SEATS), [seat.as_row(record.id) for seat in record.seats])


def _update_table(table: str, **values: object) -> sql.Update:
    return sql.update(TABLES).where(TABLES.c.id == table).values(changed=time.time(), **values)


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: a confirmed move survives a power cut, too.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
