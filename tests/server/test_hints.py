"""Hints: for the seat that is asked, from what it may know, told to who asked; the table goes on meanwhile."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.core import codec
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.server.bots.hints import find, position_of
from tests.server.support import PATIENCE, Json, Player, Server, TableClient
from tests.support import wait_for_end, workers_of

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def table(server: Server) -> TableClient:
    return server.table("me", "me", game="lagranja", seed=1, names=["Anna", "Ben"])


def both(table: TableClient, lang: str = "en") -> tuple[Player, Player]:
    """Return who is asked, and who is not."""
    players = table.sit(0, lang=lang), table.sit(1, lang=lang)
    return players if players[0].view["asked"] else players[::-1]


def hint(player: Player) -> Json:
    player.say(type="hint", n=player.view["n"])
    return player.next("hint")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_best_moves_with_margins_and_reasons(table: TableClient, lang: str) -> None:
    asked, _ = both(table, lang)
    told = hint(asked)
    assert set(told) == {"type", "n", "moves"}
    assert told["n"] == asked.view["n"]
    assert len(told["moves"]) == 3
    options = {option["action"]: option["text"] for option in asked.view["asked"]["options"]}
    for move in told["moves"]:
        assert set(move) == {"action", "text", "margin", "reasons"}
        assert move["text"] == options[move["action"]]
        assert isinstance(move["margin"], float)
        for reason in move["reasons"]:
            assert set(reason) == {"text", "points"}
            assert reason["text"]
            assert "-term-" not in reason["text"]
    assert any(move["reasons"] for move in told["moves"])


def test_only_who_asked_is_told(table: TableClient) -> None:
    asked, other = both(table)
    hint(asked)
    asked.click(asked.options[0])
    other.reach(asked.view["n"])
    assert "hint" not in [message["type"] for message in other.told]


def test_a_seat_that_is_not_asked_gets_none(table: TableClient) -> None:
    _, other = both(table)
    refused = other.refused(type="hint", n=other.view["n"])
    assert refused["key"] == "not-your-turn"


def test_a_spectator_gets_none(table: TableClient) -> None:
    with table.watch() as connection:
        assert connection.refused(type="hint", n=connection.view["n"])["key"] == "spectators-watch"


def test_a_game_that_has_not_begun_or_was_abandoned_has_none(server: Server) -> None:
    table = server.table("me", "open")
    with table.sit(0) as anna:
        assert anna.refused(type="hint", n=0)["key"] == "table-waits"
        server.post(f"/api/tables/{table.id}/abandon", {"abandon": True}, table.secrets[0])
        assert anna.refused(type="hint", n=0)["key"] == "table-abandoned"


def test_a_stale_view_is_answered_with_the_fresh_one(table: TableClient) -> None:
    asked, _ = both(table)
    n = asked.view["n"]
    asked.click(asked.options[0])
    asked.say(type="hint", n=n)
    assert asked.next("stale") == {"type": "stale", "n": n}
    assert asked.next("view")["n"] > n


def test_one_at_a_time(table: TableClient) -> None:
    asked, _ = both(table)
    n = asked.view["n"]
    with table.sit(asked.view["seat"]) as second_device:
        asked.say(type="hint", n=n)
        assert asked.refused(type="hint", n=n)["key"] == "hint-under-way"
        assert second_device.refused(type="hint", n=n)["key"] == "hint-under-way"
        assert asked.next("hint")["moves"]
        assert hint(second_device)["moves"]


def test_the_table_goes_on_meanwhile(table: TableClient) -> None:
    asked, _ = both(table)
    n = asked.view["n"]
    asked.say(type="hint", n=n)
    asked.click(asked.options[0])
    assert "hint" not in [message["type"] for message in asked.told]
    assert asked.next("hint")["n"] == n


@pytest.mark.parametrize("name", ["lagranja", "everdell"])
def test_what_others_hold_makes_no_difference(name: str) -> None:
    game = games.open_game(name, 2)
    state = game.new(3)
    rng = Rng(1)
    while state.actions_played < 40 or state.seats_to_act() != [0]:
        state.advance(seat := state.seats_to_act()[0], choose_random(state, seat, rng))
    other = game.determinize(state, 0, Rng(2))
    assert game.view(other, 0) == game.view(state, 0)
    assert codec.dumps(other) != codec.dumps(state)
    # All that a hint is made of.
    position = position_of(state, 0, seed=5, milliseconds=0, simulations=20)
    assert position == position_of(other, 0, seed=5, milliseconds=0, simulations=20)
    assert find(position) == find(position)


def busy_workers(server: Server) -> list[int]:
    """Return the workers, as soon as there are some."""
    assert server.process is not None
    deadline = time.monotonic() + PATIENCE
    while not (found := workers_of(server.process.pid)):
        assert time.monotonic() < deadline
    return found


def test_a_worker_that_dies_is_told_and_the_next_hint_is_found(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    asked, _ = both(server.table("me", "me", game="lagranja", seed=1))
    asked.say(type="hint", n=asked.view["n"])
    for worker in busy_workers(server):
        os.kill(worker, signal.SIGKILL)
    assert asked.next("error")["key"] == "hint-failed"
    assert hint(asked)["moves"]
    asked.click(asked.options[0])
    server.stop()
    assert "no hint was found" in server.errors()


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    asked, _ = both(server.table("me", "me", game="lagranja", seed=1))
    asked.say(type="hint", n=asked.view["n"])
    workers = busy_workers(server)
    asked.next("hint")  # it has begun, and waits for more
    server.stop(signal.SIGKILL)
    wait_for_end(workers)
