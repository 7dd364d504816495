"""Leases, fencing and lost notifications: two hubs on one real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from meadowmarket import games
from meadowmarket.core.errors import IllegalAction
from meadowmarket.server.cluster.notifier import LONGEST, Moved, Requested
from meadowmarket.server.messages.requests import NewTable
from meadowmarket.server.settings import BotSettings, Settings, StorageSettings
from meadowmarket.server.storage.action_writer import Fence, LeaseLost
from meadowmarket.server.storage.records import ActionRow
from meadowmarket.server.storage.store import Store
from meadowmarket.server.tables import table as tables
from meadowmarket.server.tables.admin import TableAdmin
from meadowmarket.server.tables.hub import Hub
from meadowmarket.server.tables.open_table import OpenTable, TableConnection
from meadowmarket.server.tables.table import StaleView
from tests.support import install_toy

PATIENCE = 30.0
EXPIRE = "UPDATE processes SET expires = clock_timestamp() - interval '1 second' WHERE name = $1 RETURNING name"


@pytest.fixture(autouse=True)
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(install_toy(tmp_path / "packages")))
    games._entries.cache_clear()
    tables._game.cache_clear()
    yield
    games._entries.cache_clear()
    tables._game.cache_clear()


class Two(NamedTuple):
    """Two hubs with one table, which the first one owns."""

    first: Hub
    second: Hub
    table: str

    async def at(self, hub: Hub) -> OpenTable:
        """Return the table at a hub, watched, so that it is looked after."""
        open_table = await hub.table(self.table)
        if not open_table.connections:
            await hub.enter(TableConnection(open_table, 1, "en", None))
        return open_table

    async def ask(self, statement: str, *values: object) -> None:
        await self.first.store.engine.execute_alone(statement, *values)


@asynccontextmanager
async def opened(tmp_path: Path, database: str) -> AsyncIterator[Two]:
    settings = Settings(StorageSettings(tmp_path, database), bots=BotSettings(workers=1))
    hubs = [Hub(settings, Store(settings.storage.address)) for _ in range(2)]
    for hub in hubs:
        await hub.store.open()
        await hub.open()
    created = await TableAdmin(hubs[0]).open_table(NewTable("toy", ["me", "me"], seed=1))
    try:
        yield Two(hubs[0], hubs[1], created.table)
    finally:
        for hub in hubs:
            await hub.close()
            await hub.store.close()


def options(open_table: OpenTable, seat: int) -> list[str]:
    assert open_table.live.table is not None
    return [option.notation for option in open_table.live.table.options(seat)]


def acting(open_table: OpenTable) -> int:
    assert open_table.live.table is not None
    return open_table.live.table.seats_to_act()[0]


async def until(is_there: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_there():
            await asyncio.sleep(0.02)


def test_one_owns_and_the_other_forwards(tmp_path: Path, postgres: Callable[[], str]) -> None:
    async def run() -> None:
        async with opened(tmp_path, postgres()) as two:
            here, there = await two.at(two.first), await two.at(two.second)
            assert two.first.leases.owns(two.table)
            await two.second.play(there, 0, options(there, 0)[0], 0)
            assert not two.second.leases.owns(two.table)
            assert two.second.leases.owner(two.table) == two.first.leases.holder
            await until(lambda: here.live.n == there.live.n == 1)
            with pytest.raises(StaleView):
                await two.second.play(there, 0, options(here, 1)[0], 0)
            with pytest.raises(IllegalAction):
                await two.second.play(there, 1, "bid 99", 1)

    asyncio.run(run())


def test_an_expired_lease_writes_nothing_though_its_row_would_fit(tmp_path: Path, postgres: Callable[[], str]) -> None:
    async def run() -> None:
        async with opened(tmp_path, postgres()) as two:
            open_table = await two.at(two.first)
            holder = two.first.leases.holder
            await two.ask(EXPIRE, holder)
            row = ActionRow(1, 0, options(open_table, 0)[0], False, "00000000")
            with pytest.raises(LeaseLost):
                await two.first.store.add_actions(two.table, [row], "playing", Fence(holder, "{}"))
            assert await two.second.leases.acquire(two.table)
            with pytest.raises(LeaseLost):
                await two.first.store.add_actions(two.table, [row], "playing", Fence(holder, "{}"))
            assert await two.first.store.actions(two.table) == []

    asyncio.run(run())


def test_an_owner_whose_lease_was_taken_forwards_what_it_is_asked(tmp_path: Path, postgres: Callable[[], str]) -> None:
    """It still believes to own the table, as one that was frozen does."""

    async def run() -> None:
        async with opened(tmp_path, postgres()) as two:
            here, there = await two.at(two.first), await two.at(two.second)
            lost = two.first.leases.holder
            await two.ask(EXPIRE, lost)
            await two.second.play(there, 0, options(there, 0)[0], 0)
            assert two.second.leases.owns(two.table)
            await until(lambda: here.live.n == 1)
            seat = acting(here)
            await two.first.play(here, seat, options(here, seat)[0], 1)
            assert two.second.leases.owns(two.table)
            await until(lambda: there.live.n == here.live.n == 2)
            await until(lambda: two.first.leases.holder != lost)

    asyncio.run(run())


def test_a_batch_stores_what_is_owned_and_refuses_the_rest(tmp_path: Path, postgres: Callable[[], str]) -> None:
    async def run() -> None:
        async with opened(tmp_path, postgres()) as two:
            store, holder = two.first.store, two.first.leases.holder
            other = (await TableAdmin(two.second).open_table(NewTable("toy", ["me", "me"], seed=2))).table
            rows = [ActionRow(1, 0, "bid 1", False, "00000000")]
            added = [store.add_actions(table, rows, "playing", Fence(holder, "{}")) for table in (two.table, other)]
            mine, foreign = await asyncio.gather(*added, return_exceptions=True)
            assert mine is None
            assert isinstance(foreign, LeaseLost)
            assert [len(await store.actions(table)) for table in (two.table, other)] == [1, 0]

    asyncio.run(run())


def test_what_a_lost_notification_told_is_found_in_the_database(tmp_path: Path, postgres: Callable[[], str]) -> None:
    async def run() -> None:
        async with opened(tmp_path, postgres()) as two:
            here, there = await two.at(two.first), await two.at(two.second)
            assert two.second.notifier._link is not None
            await two.second.notifier._link.fetch("UNLISTEN *")
            await two.first.play(here, 0, options(here, 0)[0], 0)
            await two.first.store.change_seat(two.table, 1, name="Ben")
            await two.first.changed_seats(two.table)
            await until(lambda: there.live.n == 1 and there.live.record.seats[1].name == "Ben")

    asyncio.run(run())


def test_a_link_that_is_cut_is_opened_again(tmp_path: Path, postgres: Callable[[], str]) -> None:
    async def run() -> None:
        async with opened(tmp_path, postgres()) as two:
            here, there = await two.at(two.first), await two.at(two.second)
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
            for count in range(2):
                await two.ask(f"{cut} AND pid <> pg_backend_pid()", "meadowmarket")
                seat = acting(there)
                await two.second.play(there, seat, options(there, seat)[0], count)
                await until(lambda: here.live.n == there.live.n)
            assert here.live.n == 2

    asyncio.run(run())


def test_an_owner_that_has_forgotten_it_carries_out_what_it_is_asked(
    tmp_path: Path, postgres: Callable[[], str]
) -> None:
    """The database may go away while a lease is given: then the owner is the only one that does not know of it."""

    async def run() -> None:
        async with opened(tmp_path, postgres()) as two:
            here, there = await two.at(two.first), await two.at(two.second)
            two.first.leases.forget(two.table)
            await two.second.play(there, 0, options(there, 0)[0], 0)
            assert two.first.leases.owns(two.table)
            await until(lambda: here.live.n == there.live.n == 1)

    asyncio.run(run())


def test_the_channel_is_shared_and_can_not_be_guessed(tmp_path: Path, postgres: Callable[[], str]) -> None:
    async def run() -> str:
        async with opened(tmp_path, postgres()) as two:
            here = await two.at(two.first)
            forged = Requested(
                table=two.table, by="x", to=two.first.leases.holder, id="x", seat=0, n=0, action=options(here, 0)[0]
            )
            for name in ("meadowmarket", "meadowmarket_"):
                await two.ask("SELECT pg_notify($1, $2)", name, msgspec.json.encode(forged).decode())
            await two.ask("SELECT pg_notify($1, $2)", two.first.store.channel, "not a notification")
            there = await two.at(two.second)
            await two.second.play(there, 1, options(there, 1)[0], 0)  # what was sent before would be done by now
            assert [row.seat for row in await two.first.store.actions(two.table)] == [1]
            assert two.first.store.channel == two.second.store.channel
            return two.first.store.channel

    first, second = asyncio.run(run()), asyncio.run(run())
    assert first != second
    assert len(first) > 30


def test_a_process_that_ends_gives_its_tables_back(tmp_path: Path, postgres: Callable[[], str]) -> None:
    async def run() -> None:
        async with opened(tmp_path, postgres()) as two:
            assert not await two.second.leases.acquire(two.table)
            await two.first.leases.close()
            assert await two.second.leases.acquire(two.table)

    asyncio.run(run())


def test_more_actions_than_a_notification_holds_are_read_from_the_database(
    tmp_path: Path, postgres: Callable[[], str]
) -> None:
    async def run() -> None:
        async with opened(tmp_path, postgres()) as two:
            rows = [ActionRow(n, 0, "x" * 200, False, "00000000") for n in range(1, 41)]
            payload = two.first.notifier.payload(Moved(table=two.table, by="x", n=40, rows=rows))
            assert len(payload.encode()) <= LONGEST
            assert "rows" not in payload

    asyncio.run(run())
