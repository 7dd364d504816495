"""What lasts: tables, seats, actions and uploaded replays, on SQLite or PostgreSQL, by the same statements.

Actions are only ever added. An undo is a row of its own, so that `n` never falls and nothing confirmed is lost.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy import BigInteger, Boolean, Column, DateTime, Float, ForeignKey, Integer, MetaData, String, Table, Text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from meadowmarket.core.rng import check_seed, is_secret_seed
from meadowmarket.server.http.refusal import damaged_table
from meadowmarket.server.storage.database import CONNECTIONS, PATIENCE, Database, DatabaseAway
from meadowmarket.server.storage.migrations import upgrade

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
    # Decimal digits; then `seed` is 0.
    Column("secret_seed", String(80), nullable=False, server_default=""),
    Column("played_before", Integer, nullable=True),
    Column("talk", Boolean, nullable=False, server_default=sql.true()),
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
    Column("former_hash", String(64), nullable=False, server_default=""),
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
TALK = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(32), nullable=False),
    Column("text", String(200), nullable=False),
    Column("time", Float, nullable=False),
)
REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
# The id is that of the replay: a table's or an uploaded one's. `asked` counts how often someone has looked at it.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("fingerprint", String(32), nullable=False),
    Column("asked", Integer, nullable=False),
    Column("is_ready", Boolean, nullable=False),
    Column("findings", Text, nullable=False),
)
# With PostgreSQL: the processes that serve, and the tables that each of them decides at.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("name", String(48), primary_key=True),
    Column("expires", DateTime(timezone=True), nullable=False),
)
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(48), nullable=False, index=True),
)
# Its name can't be guessed: whoever may connect to the database could hear and speak on one that is known.
NOTIFICATION_CHANNEL = Table(
    "notification_channel",
    METADATA,
    Column("name", String(48), primary_key=True),
)

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
PERSON, BOT, OPEN = "person", "bot", "open"
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What else comes as an id never reaches the database."""

ADD_ACTIONS = sql.insert(ACTIONS)
TOUCH_TABLES = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("which"), TABLES.c.state != ABANDONED)
    .values(changed=sql.bindparam("now"), state=sql.bindparam("becomes"))
)
ADD_FENCED = """
WITH wanted AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) AS w (table_id, becomes, note)),
mine AS (
    SELECT wanted.* FROM wanted JOIN leases USING (table_id) JOIN processes ON processes.name = leases.process
    WHERE leases.process = $4 AND processes.expires > clock_timestamp()
),
added AS (
    INSERT INTO actions (table_id, n, seat, notation, is_undo, checksum, time, failure)
    SELECT a.table_id, a.n, a.seat, a.notation, a.is_undo, a.checksum, $5, a.failure
    FROM unnest($6::text[], $7::int[], $8::int[], $9::text[], $10::bool[], $11::text[], $12::text[])
        AS a (table_id, n, seat, notation, is_undo, checksum, failure)
    JOIN mine USING (table_id)
),
touched AS (
    UPDATE tables SET changed = $5, state = mine.becomes FROM mine WHERE id = mine.table_id AND state <> 'abandoned'
)
SELECT table_id, pg_notify($13, note) FROM mine
"""
"""Adds actions where the lease is still held, and tells the other processes, in one statement and so in one
transaction: a process that freezes can't leave it half done."""
REVISIONS = """
SELECT t.id, coalesce((SELECT max(n) FROM actions WHERE table_id = t.id), 0),
    md5(concat_ws('|', t.state, t.title, t.next, t.talk,
        (SELECT string_agg(s::text, '|' ORDER BY s.seat) FROM seats s WHERE s.table_id = t.id))),
    EXISTS (SELECT 1 FROM leases JOIN processes ON name = process
        WHERE table_id = t.id AND expires > clock_timestamp())
FROM tables t WHERE t.id = ANY($1::text[])
"""


class Conflict(Exception):
    """Someone else has written this `n` already: what is in memory is out of date."""


class LeaseLost(Exception):
    """Another process decides at the table now, or may."""


@dataclass
class SeatRecord:
    """One seat as it is stored. `bot` is also the stand-in of a person who is away.

    `former_hash` is of the secret that proved the seat before it was given to someone else.
    """

    seat: int
    kind: str
    name: str
    bot: str
    secret_hash: str
    away: bool = False
    abandons: bool = False
    former_hash: str = ""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot acts for this seat now."""
        return self.kind == BOT or (self.kind == PERSON and self.away and self.bot != "")

    def as_row(self, table: str) -> dict[str, object]:
        """Return the row of this seat."""
        return {"table_id": table, **self.__dict__}


@dataclass
class TableRecord:
    """One table as it is stored, with its seats.

    `played_before` is how many of its actions come from the recorded game that it plays on, if it does.
    """

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
    played_before: int | None = None
    talk: bool = True

    @property
    def is_practice(self) -> bool:
        """Whether someone may know all chance to come: the seed was chosen, or is that of a recorded game."""
        return not is_secret_seed(self.seed) or self.played_before is not None

    def as_row(self) -> dict[str, object]:
        """Return the row of this table, without its seats."""
        row = {name: value for name, value in self.__dict__.items() if name != "seats"}
        row["settings"] = msgspec.json.encode(self.settings, order="sorted").decode()
        if is_secret_seed(self.seed):
            row |= {"seed": 0, "secret_seed": str(self.seed)}
        return row


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


class Fence(NamedTuple):
    """Under which lease a process writes, and what it tells the others with it."""

    holder: str
    note: str


class Revision(NamedTuple):
    """How far a stored table is; `fingerprint` is another one whenever its seats, title or state are."""

    table: str
    n: int
    fingerprint: str
    has_owner: bool


@dataclass
class Addition:
    """What one table adds, under which lease, and who waits for it."""

    table: str
    rows: Sequence[ActionRow]
    state: str
    fence: Fence | None
    done: asyncio.Future[None]

    def succeed(self) -> None:
        """Tell that it is stored."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        """Tell that it is not."""
        if not self.done.done():
            self.done.set_exception(error)


class Store:
    """The database. Every method is one transaction: it is done whole, or not at all."""

    def __init__(self, address: str, connections: int = CONNECTIONS) -> None:
        self.engine = Database(address, connections)
        self.is_sqlite = self.engine.is_sqlite
        self.channel = ""
        """The channel of PostgreSQL on which processes notify each other, when the store is open."""
        self._pending: list[Addition] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the newest form; several processes at once wait for each other."""
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(sql.text("SELECT pg_advisory_xact_lock(7236145)"))
            await connection.run_sync(upgrade)
            self.channel = str(await connection.scalar(sql.select(NOTIFICATION_CHANNEL.c.name)))

    async def close(self) -> None:
        """Close all connections, when what waits is stored."""
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    # -- tables and seats

    async def add_table(self, record: TableRecord, rows: Sequence[ActionRow] = ()) -> None:
        """Store a new table with its seats, and what was played before it was opened."""
        actions = [{"table_id": record.id, "time": record.created, **row.__dict__} for row in rows]
        async with self.engine.begin() as connection:
            await _insert_table(connection, record)
            if actions:
                await connection.execute(ADD_ACTIONS, actions)

    async def table(self, table: str) -> TableRecord | None:
        """Return a table with its seats, or None; raise DamagedTable if its row makes no sense."""
        if not ID.fullmatch(table):
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(sql.select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            found = await connection.execute(sql.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            seats = [SeatRecord(**{k: v for k, v in one.items() if k != "table_id"}) for one in found.mappings()]
        return _record(dict(row), seats)

    async def change_table(self, table: str, **values: object) -> None:
        """Change fields of a table."""
        async with self.engine.begin() as connection:
            await connection.execute(_update_table(table, **values))

    async def change_seat(self, table: str, seat: int, only_if: str = "", **values: object) -> bool:
        """Change a seat, if it is of the kind `only_if`; return whether it did."""
        where = [SEATS.c.table_id == table, SEATS.c.seat == seat]
        if only_if:
            where.append(SEATS.c.kind == only_if)
        async with self.engine.begin() as connection:
            done = await connection.execute(sql.update(SEATS).where(*where).values(**values))
            await connection.execute(_update_table(table))
        return bool(done.rowcount)

    async def abandon(self, table: str) -> None:
        """End a table that is not over."""
        async with self.engine.begin() as connection:
            where = TABLES.c.state.in_((WAITING, PLAYING))
            await connection.execute(_update_table(table, state=ABANDONED).where(where))

    async def add_rematch(self, old: str, record: TableRecord) -> str:
        """Store the rematch of a table, unless it has one already; return the id of the one it has."""
        async with self.engine.begin() as connection:
            where = (TABLES.c.id == old, TABLES.c.next.is_(None))
            done = await connection.execute(sql.update(TABLES).where(*where).values(next=record.id))
            if done.rowcount:
                await _insert_table(connection, record)
                return record.id
            found = await connection.scalar(sql.select(TABLES.c.next).where(TABLES.c.id == old))
        return str(found)

    # -- actions

    async def add_actions(self, table: str, rows: Sequence[ActionRow], state: str, fence: Fence | None = None) -> None:
        """Add actions and the table's new state; raise Conflict, and add nothing, if one of them is there.

        With a fence it raises LeaseLost, and adds nothing, if the lease is not held any more. What several tables add
        while one transaction is on its way goes together into the next: a commit costs the same for one as for many.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append(Addition(table, rows, state, fence, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            # A holder's name changes with its lease; those who wait may have been there before.
            for fence in {one.fence and one.fence.holder for one in batch}:
                await self._write_batch([one for one in batch if (one.fence and one.fence.holder) == fence])

    async def _write_batch(self, batch: Sequence[Addition]) -> None:
        try:
            await self._write_patiently(batch)
        except IntegrityError:
            if len(batch) == 1:
                batch[0].fail(Conflict(batch[0].table))
            else:
                for one in batch:
                    await self._write_batch([one])
        except Exception as error:  # whoever waits for it must hear of it
            for one in batch:
                one.fail(error)

    async def _write_patiently(self, batch: Sequence[Addition]) -> None:
        """Write, once more if the database was away. If it was done the first time, that shows as a conflict."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while True:
            try:
                return await self._write_together(batch)
            except DatabaseAway:
                if loop.time() > deadline:
                    raise
            await asyncio.sleep(0.1)

    async def _write_together(self, batch: Sequence[Addition]) -> None:
        if batch[0].fence is not None:
            written = await self._write_fenced(batch, batch[0].fence.holder)
        else:
            await self._write_plainly(batch)
            written = {one.table for one in batch}
        for one in batch:
            if one.table in written:
                one.succeed()
            else:
                one.fail(LeaseLost(one.table))

    async def _write_fenced(self, batch: Sequence[Addition], holder: str) -> set[str]:
        rows = [(one.table, row) for one in batch for row in one.rows]
        found = await self.engine.execute_alone(
            ADD_FENCED,
            [one.table for one in batch],
            [one.state for one in batch],
            [one.fence.note for one in batch if one.fence],
            holder,
            time.time(),
            [table for table, _ in rows],
            [row.n for _, row in rows],
            [row.seat for _, row in rows],
            [row.notation for _, row in rows],
            [row.is_undo for _, row in rows],
            [row.checksum for _, row in rows],
            [row.failure for _, row in rows],
            self.channel,
        )
        return {str(row[0]) for row in found}

    async def _write_plainly(self, batch: Sequence[Addition]) -> None:
        now = time.time()
        rows = [{"table_id": one.table, "time": now, **row.__dict__} for one in batch for row in one.rows]
        touched = [{"which": one.table, "now": now, "becomes": one.state} for one in batch]
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(ADD_ACTIONS, rows)
            await connection.execute(TOUCH_TABLES, touched)

    async def revisions(self, tables: Sequence[str]) -> list[Revision]:
        """Return how far some tables are; with PostgreSQL only."""
        return [Revision(*row) for row in await self.engine.execute_alone(REVISIONS, list(tables))]

    async def actions(self, table: str, after: int = 0) -> list[ActionRow]:
        """Return the actions after the n-th, in order."""
        c = ACTIONS.c
        query = sql.select(c.n, c.seat, c.notation, c.is_undo, c.checksum, c.failure)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.where(c.table_id == table, c.n > after).order_by(c.n))
            return [ActionRow(*row) for row in rows]

    # -- replays

    async def add_replay(self, replay: str, text: str) -> None:
        """Store an uploaded replay."""
        async with self.engine.begin() as connection:
            await connection.execute(sql.insert(REPLAYS).values(id=replay, text=text, created=time.time()))

    async def replay(self, replay: str) -> str | None:
        """Return the text of an uploaded replay."""
        if not ID.fullmatch(replay):
            return None
        async with self.engine.connect() as connection:
            found = await connection.scalar(sql.select(REPLAYS.c.text).where(REPLAYS.c.id == replay))
        return None if found is None else str(found)


async def _insert_table(connection: AsyncConnection, record: TableRecord) -> None:
    await connection.execute(sql.insert(TABLES).values(**record.as_row()))
    await connection.execute(sql.insert(SEATS), [seat.as_row(record.id) for seat in record.seats])


def _record(row: dict[str, Any], seats: list[SeatRecord]) -> TableRecord:
    secret_seed = row.pop("secret_seed")
    try:
        row["settings"] = msgspec.json.decode(row["settings"], type=dict[str, str])
        row["seed"] = check_seed(int(secret_seed or row["seed"]))
    except (TypeError, ValueError) as error:  # msgspec's errors are ValueErrors
        raise damaged_table(str(row["id"])) from error
    if [seat.seat for seat in seats] != list(range(int(row["players"]))):
        raise damaged_table(str(row["id"]))
    return TableRecord(**row, seats=seats)


def _update_table(table: str, **values: object) -> sql.Update:
    return sql.update(TABLES).where(TABLES.c.id == table).values(changed=time.time(), **values)
