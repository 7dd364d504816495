"""What happens when the store fails: nobody sees what is not stored, and play goes on when it is back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.server.messages.requests import NewTable
from meadowmarket.server.settings import Settings, StorageSettings
from meadowmarket.server.storage.action_writer import Fence
from meadowmarket.server.storage.database import DatabaseAway
from meadowmarket.server.storage.records import ActionRow, TableRecord
from meadowmarket.server.storage.store import Store
from meadowmarket.server.tables import hub as hubs
from meadowmarket.server.tables import table as tables
from meadowmarket.server.tables.admin import TableAdmin
from meadowmarket.server.tables.hub import Hub
from meadowmarket.server.tables.loading import TableLoader
from meadowmarket.server.tables.open_table import TableConnection
from meadowmarket.server.tables.table import StaleView
from tests.support import install_toy


@pytest.fixture(autouse=True)
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(install_toy(tmp_path / "packages")))
    games._entries.cache_clear()
    tables._game.cache_clear()
    yield
    games._entries.cache_clear()
    tables._game.cache_clear()


class FullDisk(Store):
    """A store that can be told to fail."""

    is_full = False
    is_away = False

    async def table(self, table: str) -> TableRecord | None:
        if self.is_away:
            raise DatabaseAway
        return await super().table(table)

    async def add_actions(self, table: str, rows: Sequence[ActionRow], state: str, fence: Fence | None = None) -> None:
        if self.is_full:
            raise OSError("no space left")
        await super().add_actions(table, rows, state, fence)


async def opened(tmp_path: Path) -> tuple[FullDisk, Hub, str]:
    settings = Settings(StorageSettings(tmp_path))
    store = FullDisk(settings.storage.address)
    await store.open()
    hub = Hub(settings, store)
    created = await TableAdmin(hub).open_table(NewTable("toy", ["me", "me"], seed=1))
    return store, hub, created.table


def test_what_could_not_be_stored_is_not_shown(tmp_path: Path) -> None:
    async def run() -> None:
        store, hub, table = await opened(tmp_path)
        open_table = await hub.table(table)
        connection = TableConnection(open_table, 1, "en", None)
        await hub.enter(connection)
        assert b'"n":0' in (await connection.take())[0]
        assert open_table.live.table is not None
        option = open_table.live.table.options(0)[0].notation
        store.is_full = True
        with pytest.raises(OSError, match="no space"):
            await hub.play(open_table, 0, option, 0)
        connection.show()
        assert await connection.take() == []
        store.is_full = False
        await hub.play(open_table, 0, option, 0)
        assert b'"n":1' in (await connection.take())[-1]
        assert len(await store.actions(table)) == 1
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_what_someone_else_has_written_makes_a_click_stale(tmp_path: Path) -> None:
    async def run() -> None:
        store, hub, table = await opened(tmp_path)
        open_table = await hub.table(table)
        assert open_table.live.table is not None
        first, second = (option.notation for option in open_table.live.table.options(0)[:2])
        other = await TableLoader(store).load(table)
        await store.add_actions(table, other.play(0, second, 0), "playing")
        with pytest.raises(StaleView):
            await hub.play(open_table, 0, first, 0)
        assert [row.notation for row in await store.actions(table)] == [second]
        assert open_table.live.n == 1
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_a_changed_action_in_the_store_is_noticed(tmp_path: Path) -> None:
    async def run() -> None:
        store, hub, table = await opened(tmp_path)
        live = (await hub.table(table)).live
        assert live.table is not None
        row = live.play(0, live.table.options(0)[0].notation, 0)[0]
        forged = ActionRow(row.n, row.seat, row.notation, row.is_undo, "00000000")
        await store.add_actions(table, [forged], "playing")
        hub.open_tables.clear()
        with pytest.raises(Exception, match="table-damaged"):
            await hub.table(table)
        await hub.close()
        await store.close()

    asyncio.run(run())


def test_a_database_that_is_away_is_logged_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hubs, "MAINTENANCE_SECONDS", 0.01)

    async def run() -> None:
        store, hub, table = await opened(tmp_path)
        (await hub.table(table)).is_broken = True
        store.is_away = True
        await hub.open()
        while not caplog.records:
            await asyncio.sleep(0.01)
        store.is_away = False
        await hub.close()
        await store.close()

    asyncio.run(run())
    assert {(record.message, record.exc_info) for record in caplog.records} == {("the database is away", None)}
