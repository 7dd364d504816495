"""Tables whose stored actions no longer lead to their checksums: replay and download, and nothing hidden before."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadowmarket.core import replay as files
from tests.server.support import Server, TableClient, bearer

pytestmark = pytest.mark.compiled_only

ASTRAY = "UPDATE actions SET checksum = 'ffffffff' WHERE table_id = :table AND n = 6"
OTHER_CARDS = "UPDATE tables SET pack_digest = 'older' WHERE id = :table"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path).start()
    yield running
    running.stop()


def played(server: Server) -> tuple[TableClient, list[str]]:
    """Plays a little, with something taken back; returns the table and its actions as they stand."""
    table = server.table("me", "me", names=["Anna", "Ben"], ruleset="long")
    with table.sit(0) as anna, table.sit(1) as ben:
        first, second = anna.options[:2]
        anna.click(first)
        anna.say(type="undo", n=1)
        anna.reach(2)
        anna.click(second)
        ben.reach(3)
        ben.click(ben.options[0])
        for player in (anna, ben):
            player.reach(4)
        winner = anna if anna.view["asked"] else ben
        taken = [second, ben_bid(ben.log), "stop", "stop"]
        for action in taken[2:]:
            winner.click(action)
    return table, taken


def ben_bid(log: list[dict[str, object]]) -> str:
    """Return what Ben bid, which only he can read."""
    told = [event for line in log for event in line["events"] if event["key"] == "template-log-bid-card"]  # type: ignore[attr-defined]
    return f"bid {told[0]['args']['card']}"


def spoil(server: Server, table: TableClient, statement: str) -> None:
    server.stop()
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        assert database.execute(statement, {"table": table.id}).rowcount == 1
    server.start()


def end(server: Server, table: TableClient, seat: int, status: int = 200) -> dict[str, object]:
    return server.post(f"/api/tables/{table.id}/end", secret=table.secrets[seat], status=status)


def test_it_is_stepped_through_as_far_as_it_holds_and_shows_nothing_hidden(server: Server) -> None:
    table, _ = played(server)
    spoil(server, table, ASTRAY)
    assert server.get(f"/api/tables/{table.id}", status=410)["error"]["key"] == "table-damaged"
    path = f"/api/replays/{table.id}"
    info = server.get(path)
    assert (info["steps"], info["over"], info["file"], info["viewers"]) == (3, False, False, [-1])
    assert info["stops"] == {"key": "table-damaged", "text": f"The table {table.id} is damaged at action 6."}
    assert server.get(path, table.secrets[1])["viewers"] == [-1, 1]
    for step in range(4):
        seen = server.get(f"{path}/steps/{step}")["view"]["seats"]
        assert all(isinstance(seat["hand"], int) for seat in seen), "a spectator sees a hand"
        own = server.get(f"{path}/steps/{step}?seat=1", table.secrets[1])["view"]["seats"]
        assert (type(own[0]["hand"]), type(own[1]["hand"])) == (int, list)
    assert server.get(f"{path}/steps/4", status=404)
    for secret in (None, table.secrets[1]):
        assert server.get(f"{path}/steps/1?seat=0", secret, status=403)
        refused = server.http.get(f"{path}/file", headers=bearer(secret))
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "not-over")


def test_those_who_sit_there_end_it_together_and_have_the_file(server: Server) -> None:
    table, taken = played(server)
    spoil(server, table, ASTRAY)
    asked = end(server, table, 0)
    assert asked["ended"] is False
    assert 0 < int(str(asked["seconds"])) <= 120
    assert end(server, table, 0)["ended"] is False, "nobody ends it alone"
    assert server.get(f"/api/replays/{table.id}")["file"] is False
    assert end(server, table, 1) == {"ended": True, "seconds": 0}
    info = server.get(f"/api/replays/{table.id}")
    assert (info["file"], info["viewers"], info["stops"]["key"]) == (True, [-1, 0, 1], "table-damaged")
    text = server.http.get(f"/api/replays/{table.id}/file").text
    assert [move.notation for move in files.read(text).moves] == taken[:3]
    assert f"{taken[3]} =ffffffff" in text.splitlines()[-1]
    assert text.splitlines()[-1].startswith("# ")
    uploaded = server.post("/api/replays", {"text": text}, status=201)
    assert (uploaded["steps"], uploaded["over"]) == (3, False)


def test_who_does_not_answer_does_not_keep_the_others_from_the_file(tmp_path: Path) -> None:
    server = Server(tmp_path, MEADOWMARKET_GONE_SECONDS="1").start()
    try:
        table, _ = played(server)
        spoil(server, table, ASTRAY)
        while not end(server, table, 0)["ended"]:
            time.sleep(0.1)
        assert server.get(f"/api/replays/{table.id}")["file"] is True
    finally:
        server.stop()


def test_a_game_of_other_cards_is_downloaded_as_it_is_stored(server: Server) -> None:
    table, taken = played(server)
    spoil(server, table, OTHER_CARDS)
    path = f"/api/replays/{table.id}"
    for one in (path, f"{path}/steps/0", f"{path}/file"):
        assert server.get(one, table.secrets[0], status=410)["error"]["key"] == "table-other-cards"
    end(server, table, 0)
    assert end(server, table, 1)["ended"] is True
    answer = server.http.get(f"{path}/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="toy-1.replay"'
    read = files.read(answer.text)
    assert (read.pack_digest, read.seed, read.names) == ("older", 1, {0: "Anna", 1: "Ben"})
    assert [move.notation for move in read.moves] == taken


def test_only_a_seat_ends_it_and_only_a_table_that_can_not_be_played(server: Server) -> None:
    table, _ = played(server)
    assert end(server, table, 0, status=409)["error"] == {
        "key": "table-playable",
        "text": "This table can be played. To end a running game, use “abandon”.",
    }
    spoil(server, table, ASTRAY)
    assert server.post(f"/api/tables/{table.id}/end", status=401)["error"]["key"] == "not-your-seat"
    assert server.post(f"/api/tables/{table.id}/end", secret="wrong", status=403)["error"]["key"] == "not-your-seat"


def test_the_replay_of_an_abandoned_game_is_open_as_that_of_any_that_has_ended(server: Server) -> None:
    table, taken = played(server)
    path = f"/api/replays/{table.id}"
    assert (server.get(path)["file"], server.get(path)["viewers"]) == (False, [-1])
    for seat in (0, 1):
        server.post(f"/api/tables/{table.id}/abandon", {"abandon": True}, table.secrets[seat])
    assert (server.get(path)["file"], server.get(path)["viewers"]) == (True, [-1, 0, 1])
    text = server.http.get(f"{path}/file").text
    assert [move.notation for move in files.read(text).moves] == taken
