"""Two server processes on one PostgreSQL serve the same tables: one decides, the other forwards."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.support import Server, play_on

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def two(tmp_path: Path, postgres: Callable[[], str]) -> Iterator[tuple[Server, Server]]:
    database = postgres()
    folders = (tmp_path / "first", tmp_path / "second")
    for folder in folders:
        folder.mkdir()
    first, second = Server(folders[0], database).start(), Server(folders[1], database).start()
    yield first, second
    first.stop()
    second.stop()


def test_seats_at_two_processes_play_a_whole_game(two: tuple[Server, Server]) -> None:
    first, second = two
    table = first.table("me", "me", "bot:random", seed=6)
    with table.sit(0) as anna, table.sit(1, server=second) as ben, table.watch(server=second) as watcher:
        play_on([anna, ben, watcher])
        assert anna.view["state"] == ben.view["state"] == watcher.view["state"] == "over"
        assert anna.view["final"] == ben.view["final"]
        assert {line["seat"] for line in anna.log} == {0, 1, 2}
    assert first.errors() == second.errors() == ""


def test_what_is_wrong_is_told_across_processes(two: tuple[Server, Server]) -> None:
    first, second = two
    table = first.table("me", "me")
    with table.sit(0) as anna, table.sit(1, server=second) as ben:
        n = ben.view["n"]
        anna.click(anna.options[0])  # now the first process is the owner
        ben.reach(n + 1)
        foreign = next(option for option in anna.view["asked"] or ["bid 99"])
        assert ben.refused(type="click", n=n + 1, action=str(foreign))["key"].startswith("no")
        assert ben.refused(type="undo", n=n + 1)["key"] == "undo-other-seat"
        ben.say(type="undo", n=n)
        assert ben.next("stale")
        ben.say(type="click", n=n + 1, action=ben.options[0])
        anna.reach(n + 2)
        ben.reach(n + 2)


def test_when_the_owner_dies_the_other_takes_over(two: tuple[Server, Server]) -> None:
    first, second = two
    table = first.table("me", "me", "bot:random", seed=7)
    with table.sit(0) as anna, table.sit(1, server=second) as ben:
        play_on([anna, ben], most=3)
        known, log = anna.view["n"], list(anna.log)
        first.stop(signal.SIGKILL)
        with table.sit(0, server=second) as again:
            assert again.view["n"] >= known
            assert again.log[: len(log)] == log
            play_on([again, ben])
            assert again.view["state"] == ben.view["state"] == "over"


def test_seats_joined_and_named_at_one_are_known_at_the_other(two: tuple[Server, Server]) -> None:
    first, second = two
    table = first.table("me", "open", names=["Anna"])
    with table.sit(0) as anna:
        assert anna.view["state"] == "waiting"
        joined = second.post(f"/api/tables/{table.id}/join", {"invite": table.invite, "name": "Ben"}, status=201)
        anna.until(lambda view: bool(view["state"] == "playing"))
        assert anna.view["seats"][1]["name"] == "Ben"
        table.secrets[1] = joined["secret"]
        with table.sit(1, server=second) as ben:
            while not anna.next("seats")["seats"][1]["connected"]:
                pass
            second.patch(f"/api/tables/{table.id}", {"name": "Benno"}, joined["secret"])
            while anna.next("seats")["seats"][1]["name"] != "Benno":
                pass
            while not ben.next("seats")["seats"][0]["connected"]:
                pass
