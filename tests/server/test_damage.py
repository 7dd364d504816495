"""One damaged table disturbs nothing else; it is logged, and a request for it is answered with the reason."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.support import Server, TableClient, closed_with

pytestmark = pytest.mark.compiled_only

DAMAGES = {
    "an action": "UPDATE actions SET notation = 'fly to the moon' WHERE table_id = :table AND n = 1",
    "a checksum": "UPDATE actions SET checksum = 'ffffffff' WHERE table_id = :table AND n = 1",
    "a missing action": "DELETE FROM actions WHERE table_id = :table AND n = 1",
    "a seat of an action": "UPDATE actions SET seat = 77 WHERE table_id = :table AND n = 1",
    "the settings": "UPDATE tables SET settings = '[1' WHERE id = :table",
    "the seed": "UPDATE tables SET secret_seed = 'x' WHERE id = :table",
    "a huge seed": "UPDATE tables SET secret_seed = '1' || hex(zeroblob(39)) WHERE id = :table",
    "a missing seat": "DELETE FROM seats WHERE table_id = :table AND seat = 1",
    "the game": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "the players": "UPDATE tables SET players = 99 WHERE id = :table",
    "the rules": "UPDATE tables SET rules_version = 99 WHERE id = :table",
}


def damage(server: Server, statement: str, table: str) -> None:
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        assert database.execute(statement, {"table": table}).rowcount == 1


def test_damaged_tables_are_refused_and_logged_and_the_others_go_on(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        tables, other = {what: server.table("me", "me") for what in DAMAGES}, server.table("me", "me")
        for table in tables.values():
            with table.sit(0) as anna, table.sit(1) as ben:
                for player in (anna, ben):
                    player.click(player.options[0])
        server.stop()
        for what, table in tables.items():
            damage(server, DAMAGES[what], table.id)
        server.start()
        for what, table in tables.items():
            check_refused(server, table, what)
        assert "a handshake from 127.0.0.1 failed" in server.errors()
        with other.sit(0) as anna:
            anna.click(anna.options[0])
    finally:
        server.stop()


def check_refused(server: Server, table: TableClient, what: str) -> None:
    for path in (f"/api/tables/{table.id}", f"/api/replays/{table.id}"):
        answer = server.http.get(path)
        assert answer.status_code == 410, (what, path, answer.text)
    assert f"table {table.id} is damaged" in server.errors(), what
    with server.socket() as socket:
        socket.send(json.dumps({"type": "hello", "table": table.id, "secret": table.secrets[0]}))
        told, code = closed_with(socket)
    assert told[0]["type"] == "error", what
    assert code == 4400, what


def test_a_table_that_breaks_while_it_is_watched_is_given_up_alone(tmp_path: Path, postgres: object) -> None:
    """Two processes: what one reads from the store is damaged there; its other tables are looked after as before."""
    assert callable(postgres)
    database = postgres()
    first, second = Server(tmp_path / "a", database), Server(tmp_path / "b", database)
    for server in (first, second):
        server.data.mkdir()
        server.start()
    try:
        table, other = first.table("me", "me"), first.table("me", "me")
        with table.sit(0) as anna, table.sit(1, server=second) as ben, other.sit(1, server=second) as cem:
            with other.sit(0) as dora:
                spoil(first, table.id)
                told = ben.next("error")
                assert told["key"] == "table-damaged"
                dora.click(dora.options[0])
                cem.reach(dora.view["n"])
            assert anna.view["n"] == 0
        assert f"table {table.id} is damaged" in second.errors()
    finally:
        for server in (first, second):
            server.stop()


def spoil(server: Server, table: str) -> None:
    """Add an action to the store that nobody played."""

    async def run() -> None:
        engine = create_async_engine(server.database.replace("postgresql://", "postgresql+asyncpg://"))
        row = {"table": table, "now": time.time()}
        statement = "INSERT INTO actions VALUES (:table, 1, 0, 'fly', false, 'ffffffff', :now, '')"
        async with engine.begin() as connection:
            await connection.execute(sql.text(statement), row)
        await engine.dispose()

    asyncio.run(run())


def test_failed_handshakes_are_logged_but_do_not_fill_the_log(server: Server) -> None:
    for _ in range(200):
        with server.socket() as socket:
            socket.send("nonsense")
            assert closed_with(socket)[1] == 4400
    lines = [line for line in server.errors().splitlines() if "handshake" in line]
    assert 1 <= len(lines) <= 100
    assert "hello-first" in lines[0]
