"""What a seat may not see is in no message to it, over whole games.

Every message is compared with what the game itself shows to that seat at that moment; nothing more may be in it.
That a game's view and events hide what they must is shown by the conformance tests.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from meadowmarket import games
from meadowmarket.core import replay
from meadowmarket.core.api import NOBODY
from meadowmarket.core.table import Table
from tests.server.support import Json, Player, Server, TableClient, play_on
from tests.support import install_toy

pytestmark = pytest.mark.compiled_only

VIEW = {"type", "table", "n", "seat", "state", "title", "game", "step", "seats", "view", "asked", "log", "undo"}
VIEW |= {"final", "next", "practice", "talk"}
SEAT = {"seat", "kind", "name", "bot", "connected", "away", "free_in", "abandons", "acts"}
LINE = {"step", "seat", "forced", "events", "heading"}
EVENT = {"seat", "text", "key", "args"}
TRACE = {"piece", "cards", "moves"}


@pytest.fixture(autouse=True)
def toy(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game, here as in the server."""
    monkeypatch.syspath_prepend(str(install_toy(tmp_path)))
    games._entries.cache_clear()
    yield
    games._entries.cache_clear()


def plain(value: object) -> Any:
    return json.loads(json.dumps(value))


class Course:
    """A finished game, from its file: the states one after the other, and what happened."""

    def __init__(self, server: Server, table: TableClient) -> None:
        read = replay.read(server.http.get(f"/api/replays/{table.id}/file").text)
        self.game = games.open_game(read.game, read.players, read.ruleset, read.settings)
        again = Table(self.game, read.seed, plays_forced=False)
        self.states = [again.state]
        for move in read.moves:
            again.play(move.seat, move.notation)
            assert again.checksum() == move.checksum
            self.states.append(again.state)
        self.history = again.history


def check_view(message: Json, seat: int, course: Course) -> None:
    game, state = course.game, course.states[message["step"]]
    assert set(message) == VIEW
    assert message["seat"] == seat
    assert message["view"] == plain(game.view(state, seat))
    assert all(set(one) == SEAT for one in message["seats"])
    is_asked = seat in state.seats_to_act()
    assert (message["asked"] is not None) == is_asked
    if is_asked:
        options = [option["action"] for option in message["asked"]["options"]]
        assert options == [game.actions.notation(action) for action in state.options(seat)]
    for line in message["log"]["lines"]:
        assert set(line) == LINE
        entry = course.history[line["step"] - 1]
        assert (line["seat"], line["forced"]) == (entry.seat, entry.forced)
        seen = entry.seen_by(seat)
        assert [event["key"] for event in line["events"]] == [event.message.key for event in seen]
        assert all(set(event) - TRACE == EVENT for event in line["events"])
        # What a line tells a board comes from what the seat may see alone.
        traces = game.traces(entry.seat, seen)
        assert [event.get("cards", []) for event in line["events"]] == [trace.cards for trace in traces]
        told = [[(move["what"], move.get("card", "")) for move in event.get("moves", [])] for event in line["events"]]
        assert told == [[(move.what, move.card) for move in trace.moves] for trace in traces]


def check_all(player: Player, seat: int, course: Course, secrets: list[str]) -> None:
    for message in player.told:
        text = json.dumps(message)
        assert not [secret for secret in secrets if secret in text]
        if message["type"] == "view":
            check_view(message, seat, course)
        else:
            assert message["type"] in ("seats", "stale")


@pytest.mark.parametrize(("name", "seed"), [("toy", 3), *((name, 5) for name in games.names() if name != "toy")])
def test_nobody_is_told_more_than_the_game_shows_them(server: Server, name: str, seed: int) -> None:
    table = server.table("me", "me", game=name, seed=seed)
    with table.sit(0) as anna, table.sit(1) as ben, table.watch() as connection:
        play_on([anna, ben, connection])
        course = Course(server, table)
        secrets = list(table.secrets.values())
        for player, seat in ((anna, 0), (ben, 1), (connection, NOBODY)):
            assert player.view["state"] == "over"
            check_all(player, seat, course, secrets)


def test_a_secret_bid_is_nowhere_on_the_wire(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna, table.sit(1) as ben, table.watch() as connection:
        n = anna.view["n"]
        bid = next(option for option in anna.options if option not in ben.options)
        anna.click(bid)
        number = bid.split()[-1]
        for other in (ben, connection):
            view = other.reach(n + 1)
            assert f'"{bid}"' not in json.dumps(view)
            assert all(str(event["args"].get("card")) != number for line in other.log for event in line["events"])
        step = server.get(f"/api/replays/{table.id}/steps/1?seat=-1")
        assert bid not in json.dumps(step)


def test_a_running_game_is_replayed_from_ones_own_view_only(server: Server) -> None:
    table = server.table("me", "me")
    path = f"/api/replays/{table.id}"
    with table.sit(0) as anna:
        anna.click(anna.options[0])
        own = server.get(f"{path}/steps/0?seat=0", table.secrets[0])
        assert own["view"]["seat"] == 0 if "seat" in own["view"] else own["seat"] == 0
    assert server.get(path, table.secrets[0])["viewers"] == [-1, 0]
    assert server.get(path)["viewers"] == [-1]
    for secret in (None, table.secrets[0], "wrong"):
        assert server.get(f"{path}/steps/0?seat=1", secret, status=403)["error"]["key"] == "not-your-seat"
    assert server.http.get(f"{path}/file").status_code == 409


def test_secrets_are_stored_as_hashes_only(server: Server) -> None:
    table = server.table("me", "open")
    stored = b"".join(path.read_bytes() for path in server.data.glob("tables.sqlite*"))
    assert table.id.encode() in stored
    assert table.invite
    for secret in (*table.secrets.values(), table.invite):
        assert len(secret) == 32
        assert secret.encode() not in stored
