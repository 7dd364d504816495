"""Slow games: a table outlives its server, however that ends."""

from __future__ import annotations

import signal

import pytest

from tests.server.support import Json, Server, play_on

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_nothing_confirmed_is_lost(either: Server, how: signal.Signals) -> None:
    table = either.table("me", "me", "bot:random", seed=2)
    known: list[int | None] = [None, None]
    logs: list[list[Json]] = [[], []]
    for clicks in (2, 3):
        with table.sit(0, known[0]) as anna, table.sit(1, known[1]) as ben:
            anna.log, ben.log = [*logs[0], *anna.log], [*logs[1], *ben.log]
            play_on([anna, ben], most=clicks)
            known, logs = [anna.view["n"], ben.view["n"]], [list(anna.log), list(ben.log)]
            either.restart(how)
        with table.sit(0) as anna, table.sit(1) as ben:
            # What was seen is stored: nothing is lost, and more may have come.
            assert anna.view["n"] >= (known[0] or 0)
            assert anna.log[: len(logs[0])] == logs[0]
            assert ben.log[: len(logs[1])] == logs[1]
            play_on([anna, ben], most=0)
    with table.sit(0) as anna, table.sit(1) as ben:
        play_on([anna, ben])
        assert anna.view["state"] == "over"


def test_killed_in_the_middle_of_clicks(either: Server) -> None:
    """Clicks go on while the server is killed; every view that came is there afterwards."""
    table = either.table("me", "me", seed=4)
    anna, ben = table.sit(0), table.sit(1)
    play_on([anna, ben], most=4)
    last = anna.view
    if anna.options:
        anna.say(type="click", n=last["n"], action=anna.options[0])
    else:
        ben.say(type="click", n=last["n"], action=ben.options[0])
    either.stop(signal.SIGKILL)
    anna.socket.close()
    ben.socket.close()
    either.start()
    with table.sit(0) as again:
        assert again.view["n"] in (last["n"], last["n"] + 1)
        assert again.log[: len(anna.log)] == anna.log


def test_a_waiting_table_and_its_invitation_outlive_the_server(either: Server) -> None:
    table = either.table("me", "open", names=["Anna"])
    either.restart()
    joined = either.post(f"/api/tables/{table.id}/join", {"invite": table.invite, "name": "Ben"}, status=201)
    assert joined["seat"] == 1
    with table.sit(0) as anna:
        assert anna.view["state"] == "playing"
        assert [seat["name"] for seat in anna.view["seats"]] == ["Anna", "Ben"]


def test_undo_takes_back_the_answers_of_bots_and_survives_a_restart(either: Server) -> None:
    table = either.table("me", "bot:first", game="everdell", seed=2)
    with table.sit(0) as anna:
        before, n = anna.view["view"], anna.view["n"]
        anna.click("worker basic-2-resin")
        anna.reach(n + 2)
        assert anna.view["undo"] == {"allowed": True, "why": None}
        anna.say(type="undo", n=n + 2)
        anna.reach(n + 3)
        assert anna.view["view"] == before
    either.restart()
    with table.sit(0) as anna:
        assert anna.view["view"] == before
        anna.click("worker basic-1-pebble")
    info = either.get(f"/api/replays/{table.id}")
    assert (info["stops"], info["steps"]) == (None, anna.view["step"]), "the replay follows the undo, too"


def test_undo_goes_back_behind_a_restart(either: Server) -> None:
    table = either.table("me", "me")
    with table.sit(0) as anna:
        before = anna.view["view"]
        anna.click(anna.options[0])
    either.restart()
    with table.sit(0) as anna:
        n = anna.view["n"]
        anna.say(type="undo", n=n)
        assert anna.reach(n + 1)["view"] == before
    either.restart()
    with table.sit(0) as anna:
        assert anna.view["view"] == before
        assert anna.view["n"] == n + 1
