"""Nobody can know a table's chance: its seed is secret, long, and nowhere on the wire while the game runs."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator

import pytest

from meadowmarket.core import replay
from meadowmarket.core.playout import players_seed
from meadowmarket.core.rng import MASK, SECRET_BITS, key_of
from tests.server.support import Json, Player, Server, TableClient, play_on

pytestmark = pytest.mark.compiled_only


def stored_seed(server: Server, table: str) -> int:
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        seed, secret = database.execute("SELECT seed, secret_seed FROM tables WHERE id = ?", [table]).fetchone()
    return int(secret or seed)


def opened(server: Server, *seats: str, game: str = "toy") -> TableClient:
    """Open a table as people do, without a seed."""
    return TableClient(server, server.post("/api/tables", {"game": game, "seats": list(seats)}, status=201))


def telling(seed: int, steps: int) -> Iterator[str]:
    """List what would give a seed away: itself, its key and all that is derived from it, in several spellings."""
    numbers = [seed, seed >> 63, int.from_bytes(key_of(seed), "big"), seed & MASK]
    numbers += [players_seed(seed, step, use) for step in range(steps + 2) for use in range(8)]
    for number in numbers:
        yield str(number)
        yield f"{number:x}"


def test_a_table_has_a_secret_seed_and_no_two_the_same(server: Server) -> None:
    seeds = [stored_seed(server, opened(server, "me", "me").id) for _ in range(20)]
    assert len(set(seeds)) == len(seeds)
    assert all(seed.bit_length() == SECRET_BITS for seed in seeds)


@pytest.mark.parametrize("name", ["toy", "lagranja", "everdell"])
def test_no_message_of_a_running_game_holds_the_seed(server: Server, name: str) -> None:
    table = opened(server, "me", "bot:random", game=name)
    heard: list[Json] = []
    with table.sit(0) as anna, table.watch() as connection:
        play_on(
            [anna, connection],
            most=60,
            choose=lambda options, count: ask_around(server, table, anna, heard, options, count),
        )
        heard += [message for player in (anna, connection) for message in player.told if message.get("state") != "over"]
        seed, steps = stored_seed(server, table.id), anna.view["step"]
    text = json.dumps(heard)
    assert len(text) > 10_000
    assert [secret for secret in telling(seed, steps) if secret in text] == []
    answer = server.http.get(f"/api/replays/{table.id}/file")
    if server.get(f"/api/tables/{table.id}")["state"] != "over":  # the bot may have ended it meanwhile
        assert answer.status_code == 409
        assert str(seed) not in answer.text


def ask_around(
    server: Server, table: TableClient, anna: Player, heard: list[Json], options: list[str], count: int
) -> str:
    """Asks for all that can be asked, now and then, and then chooses."""
    if count % 20 == 0:
        secret = table.secrets[0]
        heard.append(server.get(f"/api/tables/{table.id}", secret))
        heard.append(server.get(f"/api/replays/{table.id}", secret))
        step = anna.view["step"]
        heard.append(server.get(f"/api/replays/{table.id}/steps/{step}?seat=0", secret))
        answer = server.http.get(f"/api/replays/{table.id}/file")
        heard.append({"text": answer.text, "headers": dict(answer.headers)})
        anna.say(type="hint", n=anna.view["n"])
        anna.say(type="why", action="nonsense")
        anna.next("error")
    return options[count % len(options)]


def test_a_game_that_is_over_can_be_downloaded_and_verified_with_its_seed(server: Server) -> None:
    table = opened(server, "bot:random", "bot:random")
    with table.watch() as connection:
        connection.until(lambda view: bool(view["state"] == "over"))
    answer = server.http.get(f"/api/replays/{table.id}/file")
    assert replay.read(answer.text).seed == stored_seed(server, table.id)
    assert str(stored_seed(server, table.id)) not in answer.headers["content-disposition"]
    assert server.post("/api/replays", {"text": answer.text}, status=201)["over"]


def test_a_chosen_seed_is_marked_for_everyone(server: Server) -> None:
    secret, practice = opened(server, "me", "open"), server.table("me", "open", seed=7)
    for table, is_practice in ((secret, False), (practice, True)):
        assert server.get(f"/api/tables/{table.id}")["practice"] is is_practice
        with table.sit(0) as anna, table.watch() as connection:
            assert anna.view["practice"] is is_practice
            assert connection.view["practice"] is is_practice


def test_a_rematch_has_a_secret_of_its_own(server: Server) -> None:
    table = server.table("me", "bot:random", seed=7)
    with table.sit(0) as anna:
        play_on([anna])
    again = server.post(f"/api/tables/{table.id}/rematch", secret=table.secrets[0], status=201)["table"]
    assert stored_seed(server, again).bit_length() == SECRET_BITS
    assert server.get(f"/api/tables/{again}")["practice"] is False


def test_a_table_with_a_secret_seed_survives_a_restart(either: Server) -> None:
    table = opened(either, "me", "me")
    with table.sit(0) as anna, table.sit(1) as ben:
        play_on([anna, ben], most=3)
        before = anna.reach(ben.view["n"])
    either.restart()
    with table.sit(0) as anna, table.sit(1) as ben:
        assert anna.view["view"] == before["view"]
        play_on([anna, ben])
        assert anna.view["state"] == "over"
