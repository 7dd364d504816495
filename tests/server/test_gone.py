"""Players who have gone: their seats can be given away, and nobody waits for them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from meadowmarket.server.tables.presence import Presence
from tests.server.support import Json, Player, Server, TableClient, play_on

SOON = {"MEADOWMARKET_GONE_SECONDS": "1"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a second without a connection is enough to be gone."""
    running = Server(tmp_path_factory.mktemp("hasty"), **SOON).start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()


def wait_until(is_so: Callable[[], bool]) -> None:
    for _ in range(300):
        if is_so():
            return
        time.sleep(0.1)
    raise AssertionError("it never was")


def until_free(table: TableClient, seat: int, server: Server | None = None) -> None:
    path = f"/api/tables/{table.id}"
    wait_until(lambda: (server or table.server).get(path)["seats"][seat]["free_in"] == 0)


# -- counting


def test_a_seat_is_free_so_long_after_its_last_connection() -> None:
    now = 100.0
    presence = Presence(120, ["a", "b"], lambda: now)
    assert [presence.free_in(0), presence.free_in(1)] == [120, 120]
    presence.update({0}, ["a", "b"])
    now = 150.5
    assert [presence.free_in(0), presence.free_in(1)] == [None, 70]
    presence.update([], ["a", "b"])
    now = 219.5
    assert [presence.free_in(0), presence.free_in(1)] == [51, 1]
    now = 1000.0
    assert [presence.free_in(0), presence.free_in(1)] == [0, 0]


def test_who_takes_a_seat_has_the_whole_time_again() -> None:
    now = 0.0
    presence = Presence(120, ["a", ""], lambda: now)
    now = 500.0
    assert presence.free_in(1) == 0
    presence.update([], ["a", "c"])
    assert [presence.free_in(0), presence.free_in(1)] == [0, 120]


# -- giving away

pytestmark = pytest.mark.compiled_only


def test_the_seat_of_someone_who_is_here_stays_theirs(hasty: Server, server: Server) -> None:
    table = hasty.table("me", "me")
    with table.sit(0), table.sit(1):
        assert hasty.get(f"/api/tables/{table.id}")["seats"][1]["free_in"] is None
        for path, body in (("seats/1", {"bot": "random"}), ("seats/1/open", None)):
            answer = hasty.post(f"/api/tables/{table.id}/{path}", body, table.secrets[0], 409)
            assert answer["error"]["key"] == "seat-taken"
    other = server.table("me", "me")
    for path, body in (("seats/1", {"bot": "random"}), ("seats/1/open", None)):
        error = server.post(f"/api/tables/{other.id}/{path}", body, other.secrets[0], 409)["error"]
        assert error["key"] == "seat-not-free"
        assert "in 1" in error["text"]  # of 120 seconds


def test_a_bot_stands_in_for_someone_who_closed_the_browser(hasty: Server) -> None:
    table = hasty.table("me", "me")
    with table.sit(1):
        pass
    with table.sit(0) as anna:
        until_free(table, 1)
        info = hasty.post(f"/api/tables/{table.id}/seats/1", {"bot": "random"}, table.secrets[0])
        assert (info["seats"][1]["kind"], info["seats"][1]["away"]) == ("person", True)
        play_on([anna], most=4)
        assert 1 in {line["seat"] for line in anna.log}
        with table.sit(1) as ben:  # the secret still holds
            assert (ben.view["seats"][1]["away"], ben.view["seats"][1]["bot"]) == (False, None)
            play_on([anna, ben])
            assert ben.view["state"] == "over"


def opened(table: TableClient, seat: int, server: Server | None = None) -> str:
    path = f"/api/tables/{table.id}/seats/{seat}/open"
    return str((server or table.server).post(path, None, table.secrets[0], 201)["invite"])


def join(server: Server, table: TableClient, invite: str, name: str) -> Json:
    return server.post(f"/api/tables/{table.id}/join", {"invite": invite, "name": name}, status=201)


def test_another_person_takes_the_seat_in_the_middle_of_the_game(hasty: Server) -> None:
    table = hasty.table("me", "me", names=["Anna", "Ben"])
    with table.sit(0) as anna:
        with table.sit(1) as ben:
            play_on([anna, ben], most=3)
        until_free(table, 1)
        first = opened(table, 1)
        while (message := anna.next("seats"))["seats"][1]["kind"] != "open":
            pass
        assert message["seats"][1]["name"] == "Player 2"
        second = opened(table, 1)  # the first was lost
        path = f"/api/tables/{table.id}/join"
        assert hasty.post(path, {"invite": first}, status=403)["error"]["key"] == "bad-invite"
        joined = join(hasty, table, second, "Cem")
        assert joined["seat"] == 1
        old = table.secrets[1]
        table.secrets[1] = joined["secret"]
        with table.sit(1) as cem:
            assert cem.view["n"] == anna.view["n"]
            assert cem.view["seats"][1]["name"] == "Cem"
            play_on([anna, cem])
            assert cem.view["state"] == "over"
    who_comes_back_is_told(hasty, table, old)


def who_comes_back_is_told(server: Server, table: TableClient, old: str) -> None:
    answer = server.post(f"/api/tables/{table.id}/leave", {}, old, 403)
    assert answer["error"]["key"] == "seat-given"
    with server.socket() as socket:
        socket.send(f'{{"type": "hello", "table": "{table.id}", "secret": "{old}"}}')
        assert '"key":"seat-given"' in str(socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def close_code(player: Player) -> int:
    """Hears until the connection ends, and returns the code it was closed with."""
    try:
        while True:
            player.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_who_left_and_looks_on_loses_the_seat_when_it_is_given(hasty: Server) -> None:
    """The connection of the former player ends; it may neither see nor act for the seat any more."""
    table = hasty.table("me", "me")
    with table.sit(0) as anna:
        ben = table.sit(1)
        hasty.post(f"/api/tables/{table.id}/leave", {}, table.secrets[1])
        opened(table, 1)
        assert ben.next("error")["key"] == "seat-given"
        assert close_code(ben) == 4403
        anna.click(anna.options[0])


def test_an_open_seat_in_the_middle_can_be_given_to_a_bot(hasty: Server) -> None:
    table = hasty.table("me", "me")
    with table.sit(0) as anna:
        until_free(table, 1)
        opened(table, 1)
        info = hasty.post(f"/api/tables/{table.id}/seats/1", {"bot": "random"}, table.secrets[0])
        assert info["seats"][1]["kind"] == "bot"
        play_on([anna])
        assert anna.view["state"] == "over"


# -- counting only who is there


def test_abandoning_does_not_wait_for_who_has_gone(hasty: Server) -> None:
    table = hasty.table("me", "me", "me")
    with table.sit(0) as anna, table.sit(1) as ben:
        with table.sit(2):
            for seat in (0, 1):
                hasty.post(f"/api/tables/{table.id}/abandon", {}, table.secrets[seat])
            assert hasty.get(f"/api/tables/{table.id}")["state"] == "playing"
        # The third goes after the others have asked.
        anna.until(lambda view: bool(view["state"] == "abandoned"))
        ben.until(lambda view: bool(view["state"] == "abandoned"))


def test_at_a_rematch_who_has_gone_is_away(hasty: Server) -> None:
    table = hasty.table("me", "me")
    with table.sit(0) as anna:
        with table.sit(1) as ben:
            play_on([anna, ben])
        until_free(table, 1)
        again = hasty.post(f"/api/tables/{table.id}/rematch", None, table.secrets[0], 201)["table"]
    path = f"/api/tables/{again}"
    with Player(hasty, again, table.secrets[0], None, "en") as anna:
        seats = anna.view["seats"]
        assert [(seat["away"], seat["free_in"]) for seat in seats] == [(False, None), (True, 0)]
        hasty.post(f"{path}/seats/1", {"bot": "random"}, table.secrets[0])
        play_on([anna])
        assert anna.view["state"] == "over"


# -- several processes


def test_a_connection_at_another_process_counts(tmp_path: Path, postgres: Callable[[], str]) -> None:
    database = postgres()
    folders = (tmp_path / "first", tmp_path / "second")
    for folder in folders:
        folder.mkdir()
    first, second = (Server(folder, database, MEADOWMARKET_GONE_SECONDS="2").start() for folder in folders)
    table = first.table("me", "me")
    with table.sit(0), table.sit(1, server=second) as ben:
        wait_until(lambda: bool(first.get(f"/api/tables/{table.id}")["seats"][1]["connected"]))
        assert first.get(f"/api/tables/{table.id}")["seats"][1]["free_in"] is None
        first.post(f"/api/tables/{table.id}/leave", {}, table.secrets[1])
        opened(table, 1, first)
        assert ben.next("error")["key"] == "seat-given"
    first.stop()
    second.stop()
