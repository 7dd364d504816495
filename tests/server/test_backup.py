"""Backups, retention and deletion, beside a server that runs."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from meadowmarket.cli import main
from meadowmarket.server.settings import StorageSettings
from meadowmarket.server.storage.schema import TABLES
from meadowmarket.server.storage.store import Store
from tests.server.support import Server, TableClient, play_on

pytestmark = pytest.mark.compiled_only


def where(server: Server) -> list[str]:
    return ["--data", str(server.data), *(["--database", server.database] if server.database else [])]


@pytest.mark.parametrize("other", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_whole(
    either: Server, other: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> None:
    """It is restored beside a second running server, on either kind of database."""
    make: Callable[[], str] = request.getfixturevalue("postgres") if other == "postgresql" else lambda: ""
    second = Server(tmp_path_factory.mktemp("second"), make()).start()
    table = either.table("me", "me", "bot:random", seed=2, names=["Anna", "Ben"])
    path = either.data / "tables.backup"
    with table.sit(0) as anna, table.sit(1) as ben:
        play_on([anna, ben], most=5)
        seen, log = anna.view["n"], list(anna.log)
        assert main(["backup", str(path), *where(either)]) == 0
        play_on([anna, ben], most=2)  # the server has not noticed anything
    kept = second.table("me", "me")
    assert main(["restore", str(path), *where(second)]) == 0
    assert main(["restore", str(path), *where(second)]) == 0  # a second time adds nothing
    with table.sit(0, server=second) as anna, table.sit(1, server=second) as ben, kept.sit(0):
        assert anna.view["n"] >= seen
        assert anna.log[: len(log)] == log
        play_on([anna, ben])
        assert anna.view["state"] == "over"
    second.stop()
    assert "Traceback" not in second.errors()


def test_what_is_there_stays_as_it_is(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    table = server.table("me", "me")
    path = tmp_path / "early.backup"
    assert main(["backup", str(path), *where(server)]) == 0
    with table.sit(0) as anna, table.sit(1) as ben:
        play_on([anna, ben], most=4)
        assert main(["restore", str(path), *where(server)]) == 0
        play_on([anna, ben])
        assert anna.view["state"] == "over"
    server.stop()


def test_wrong_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path / "data")]
    wrong = tmp_path / "wrong"
    wrong.write_text("no backup")
    foreign = tmp_path / "foreign"
    with closing(sqlite3.connect(foreign)) as database:
        database.execute("CREATE TABLE birds (name TEXT)")
    for command, path, words in (
        ("backup", tmp_path / "new", "There are no tables in the folder"),
        ("backup", wrong, "already exists"),
        ("restore", tmp_path / "none", "isn’t a backup"),
        ("restore", wrong, "isn’t a backup"),
        ("restore", foreign, "isn’t a backup"),
    ):
        assert main(["--language", "en", command, str(path), *data]) == 2
        assert words in capsys.readouterr().err
    assert not (tmp_path / "data" / "tables.sqlite").exists()
    assert not (tmp_path / "new").exists()


def test_a_backup_from_a_later_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path).start()
    path = tmp_path / "later.backup"
    assert main(["backup", str(path), *where(server)]) == 0
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'far ahead'")
    assert main(["--language", "en", "restore", str(path), *where(server)]) == 2
    assert "newer version" in capsys.readouterr().err
    server.stop()


# -- deleting


def test_a_table_is_deleted_for_good(either: Server) -> None:
    table = either.table("me", "bot:random")
    path = f"/api/tables/{table.id}"
    with table.sit(0) as anna, table.watch() as connection:
        play_on([anna], most=2)
        answer = either.http.delete(path, headers={"authorization": f"Bearer {table.secrets[0]}"})
        assert (answer.status_code, answer.json()) == (200, {"deleted": table.id})
        assert connection.next("error")["key"] == "table-deleted"
        with pytest.raises(ConnectionClosed) as closed:
            connection.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    assert either.get(path, status=404)["error"]["key"] == "no-such-table"
    assert either.get(f"/api/replays/{table.id}", status=404)
    either.stop()
    assert table.id not in {row[0] for row in rows_of(either)}
    assert "Traceback" not in either.errors()


def test_a_game_of_others_can_not_be_deleted(server: Server) -> None:
    table = server.table("me", "me")
    path = f"/api/tables/{table.id}"
    headers = {"authorization": f"Bearer {table.secrets[0]}"}
    with table.sit(0) as anna, table.sit(1) as ben:
        assert server.http.delete(path, headers=headers).json()["error"]["key"] == "table-in-use"
        assert server.http.delete(path).status_code == 401
        play_on([anna, ben])
    assert server.http.delete(path, headers=headers).is_success


def rows_of(server: Server) -> list[tuple[str, str]]:
    """List the ids that any part of the database has."""

    async def read() -> list[tuple[str, str]]:
        store = Store(StorageSettings(server.data, server.database).address)
        found: list[tuple[str, str]] = []
        async with store.engine.connect() as connection:
            for name, column in (("tables", "id"), ("seats", "table_id"), ("actions", "table_id")):
                rows = await connection.execute(sql.text(f"SELECT DISTINCT {column} FROM {name}"))
                found += [(str(row[0]), name) for row in rows]
        await store.close()
        return found

    return asyncio.run(read())


def age(server: Server, table: TableClient, days: int) -> None:
    async def write() -> None:
        store = Store(StorageSettings(server.data, server.database).address)
        async with store.engine.begin() as connection:
            changed = time.time() - days * 86_400
            await connection.execute(sql.update(TABLES).where(TABLES.c.id == table.id).values(changed=changed))
        await store.close()

    asyncio.run(write())


def test_old_tables_are_deleted(either: Server) -> None:
    old, young = either.table("me", "me"), either.table("me", "me")
    either.stop()
    age(either, old, 31)
    age(either, young, 29)
    either.start()  # without --keep nothing is deleted
    assert either.get(f"/api/tables/{old.id}")
    assert either.get("/api/games")["keep_days"] == 0
    either.stop()
    age(either, old, 31)
    either.arguments = ["--keep", "30"]
    either.start()
    for _ in range(300):
        if either.http.get(f"/api/tables/{old.id}").status_code == 404:
            break
        time.sleep(0.1)
    assert either.get(f"/api/tables/{young.id}")
    assert either.get("/api/games")["keep_days"] == 30
    either.stop()
    assert {row[0] for row in rows_of(either)} == {young.id}
