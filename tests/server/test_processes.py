"""Two server processes on one PostgreSQL serve the same tables: one decides, the other forwards."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.support import Player, Postgres, Server, play_on
from tests.support import PATIENCE_S

pytestmark = pytest.mark.compiled_only


@contextmanager
def running(folder: Path, database: str, skews: tuple[int, int] = (0, 0)) -> Iterator[tuple[Server, Server]]:
    servers = [Server(folder / name, database) for name in ("first", "second")]
    for server, skew in zip(servers, skews):
        (server.data / "packages").mkdir(parents=True)
        (server.data / "packages" / "sitecustomize.py").write_text(
            f"import time\nreal = time.time\ntime.time = lambda: real() + {skew}\n"
        )
        server.start()
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            server.stop()


@pytest.fixture
def two(tmp_path: Path, postgres: Callable[[], str]) -> Iterator[tuple[Server, Server]]:
    with running(tmp_path, postgres()) as servers:
        yield servers


def test_seats_at_two_processes_play_a_whole_game(two: tuple[Server, Server]) -> None:
    first, second = two
    table = first.table("me", "me", "bot:random", seed=6)
    with table.sit(0) as anna, table.sit(1, server=second) as ben, table.watch(server=second) as connection:
        play_on([anna, ben, connection])
        assert anna.view["state"] == ben.view["state"] == connection.view["state"] == "over"
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


def test_a_frozen_owner_is_replaced_and_can_not_write_when_it_thaws(two: tuple[Server, Server]) -> None:
    first, second = two
    table = first.table("me", "me", "bot:random", seed=7)
    with table.sit(0) as anna, table.sit(1, server=second) as ben:
        play_on([anna, ben], most=2)
        assert first.process is not None
        first.process.send_signal(signal.SIGSTOP)
        try:
            with table.sit(0, server=second) as again:
                if again.options:  # a click that waits at the frozen process, to be read when it thaws
                    anna.say(type="click", n=again.view["n"], action=again.options[-1])
                play_on([again, ben], most=4)
                known = again.view["n"]
        finally:
            first.process.send_signal(signal.SIGCONT)
        anna.reach(known)
        play_on([anna, ben])
        assert anna.view["state"] == ben.view["state"] == "over"
        with table.sit(0, server=second) as again:
            assert again.log == anna.log
    with table.watch(server=first) as here, table.watch(server=second) as there:
        assert here.log == there.log


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_restart_of_the_database_in_the_middle_of_play(tmp_path: Path, own_postgres: Postgres, mode: str) -> None:
    with running(tmp_path, own_postgres.database()) as (first, second):
        table = first.table("me", "me", "bot:random", seed=7)
        with table.sit(0) as anna, table.sit(1, server=second) as ben:
            play_on([anna, ben], most=2)
            logs = list(anna.log), list(ben.log)
            own_postgres.restart(mode)
            play_on_patiently([anna, ben])
            assert anna.view["state"] == ben.view["state"] == "over"
            assert anna.log[: len(logs[0])] == logs[0]
            assert ben.log[: len(logs[1])] == logs[1]
        assert first.table("me", "me").id
        assert second.get(f"/api/tables/{table.id}")["state"] == "over"
        assert "Traceback" not in first.errors() + second.errors()


def play_on_patiently(players: list[Player]) -> None:
    """Plays to the end; a click that the server was too busy for, or that was stale, is made again."""
    deadline = time.monotonic() + PATIENCE_S
    while players[0].view["state"] != "over":
        assert time.monotonic() < deadline, "the game stands still"
        acting = next((player for player in players if player.options), None)
        if acting is None:
            for player in players:
                player.say(type="ping")
                player.next("pong")
            continue
        n = acting.view["n"]
        acting.say(type="click", n=n, action=acting.options[0])
        while acting.view["n"] == n and acting.hear()["type"] not in ("error", "stale"):
            pass
    for player in players:
        player.until(lambda view: bool(view["state"] == "over"))


def test_clocks_that_differ_cost_nothing(tmp_path: Path, postgres: Callable[[], str]) -> None:
    with running(tmp_path, postgres(), skews=(120, -120)) as (first, second):
        table = first.table("me", "me", "bot:random", seed=6)
        with table.sit(0) as anna, table.sit(1, server=second) as ben:
            play_on([anna, ben], most=3)
            first.stop(signal.SIGKILL)
            with table.sit(0, server=second) as again:
                play_on([again, ben])
                assert again.view["state"] == "over"
        assert second.errors() == ""


def test_actions_open_no_connections(tmp_path: Path, own_postgres: Postgres) -> None:
    def sessions() -> int:
        name = database.partition("?")[0].rpartition("/")[2]
        return int(own_postgres.ask(f"SELECT sessions FROM pg_stat_database WHERE datname = '{name}'").split()[2])

    database = own_postgres.database()
    with running(tmp_path, database) as (first, second):
        tables = [first.table("me", "me", seed=seed) for seed in range(40)]
        before, actions = sessions(), 0
        for table in tables:
            with table.sit(0) as anna, table.sit(1, server=second) as ben:
                play_on([anna, ben])
                actions += anna.view["n"]
        assert actions >= 200
        # Two processes with a link and a pool of at most eight connections each, some of which were open before.
        assert sessions() - before <= 2 * 8
        count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'meadowmarket'"
        assert int(own_postgres.ask(count).split()[2]) <= 2 * 9
