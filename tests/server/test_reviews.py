"""Reviews of ended games: found in real workers, kept with the replay, refused where they would be a hint."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadowmarket.core import replay
from meadowmarket.server.bots.review import ReviewFindings
from meadowmarket.server.settings import StorageSettings
from meadowmarket.server.storage.backup import back_up, restore
from tests.server.support import PATIENCE, Json, Server, TableClient, play_on
from tests.support import ROOT, Shell

pytestmark = pytest.mark.compiled_only

GOLDEN = ROOT / "tests" / "golden"
SIMULATIONS = 2
LIGHT = {"MEADOWMARKET_REVIEW_SIMULATIONS": str(SIMULATIONS)}


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews are superficial, and so quick."""
    running = Server(tmp_path_factory.mktemp("light"), **LIGHT).start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()


def whole_game(server: Server, seed: int = 8) -> TableClient:
    table = server.table("me", "me", names=["Anna", "Ben"], seed=seed)
    with table.sit(0) as anna, table.sit(1) as ben:
        play_on([anna, ben])
    return table


def upload(server: Server, path: Path) -> str:
    return str(server.post("/api/replays", {"text": path.read_text("utf-8")}, status=201)["replay"])


def review(server: Server, name: str, lang: str = "en") -> Json:
    """Look on, as the page does, until the review is ready."""
    deadline = time.monotonic() + 4 * PATIENCE
    while (found := server.get(f"/api/replays/{name}/review?lang={lang}"))["state"] != "ready":
        assert time.monotonic() < deadline, found["done"]
        assert found["seats"] == found["turns"] == []
        assert 0 <= found["done"] <= found["count"]
        time.sleep(0.05)
    return found


def stored(server: Server) -> list[tuple[str, int, int]]:
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        return list(database.execute("SELECT id, is_ready, length(findings) FROM reviews"))


# -- what is found


def test_a_whole_game_is_reviewed(light: Server) -> None:
    table = whole_game(light)
    found = review(light, table.id)
    steps = light.get(f"/api/replays/{table.id}")["steps"]
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    assert sum(seat["choices"] for seat in found["seats"]) == len(found["points"]) > 3
    for seat in found["seats"]:
        assert 0 <= seat["accuracy"] <= 100
    assert sum(seat["margin"] for seat in found["seats"]) == 0
    numbers = [point["number"] for point in found["points"]]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(range(1, steps + 1))
    assert found["done"] == found["count"]


@pytest.mark.parametrize(("game", "file"), [("lagranja", "classic-2"), ("everdell", "two")])
def test_an_uploaded_game_is_reviewed_as_analyse_does(light: Server, tmp_path: Path, game: str, file: str) -> None:
    path = GOLDEN / game / f"{file}.replay"
    name = upload(light, path)
    found = review(light, name)
    done = Shell(tmp_path)("analyse", str(path), "--simulations", str(SIMULATIONS), "--json", "--jobs", "1")
    analysed = json.loads(done.stdout)
    assert [point["number"] for point in found["points"]] == [choice["number"] for choice in analysed["choices"]]
    assert [seat["margin"] for seat in found["seats"]] == analysed["final_margins"]
    again = {choice["number"] for choice in analysed["turning_points"]}
    lost = {choice["number"]: round(choice["loss"], 1) for choice in analysed["choices"]}
    # Those that seemed worst were looked at again, with another result.
    same = [point["loss"] == lost[point["number"]] for point in found["points"] if point["number"] not in again]
    assert same.count(False) <= 18

    german = review(light, name, "de")
    for turn, other in zip(found["turns"], german["turns"], strict=True):
        assert turn["taken"]["action"] == other["taken"]["action"]
        assert turn["loss"] >= 0.5
        for move in [turn["taken"], *turn["better"]]:
            assert move["text"]
            assert not re.search(r"-(term|describe)-", str(move))
        assert all(move["margin"] > turn["taken"]["margin"] for move in turn["better"])


def test_a_review_is_found_once_and_outlives_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path, **LIGHT).start()
    table = whole_game(server)
    found = review(server, table.id)
    server.restart(signal.SIGKILL)
    assert server.get(f"/api/replays/{table.id}/review") == found
    assert [(name, ready) for name, ready, _ in stored(server)] == [(table.id, 1)]
    server.post(f"/api/tables/{table.id}/abandon", {}, table.secrets[0], status=409)
    assert (
        server.http.request(
            "DELETE", f"/api/tables/{table.id}", headers={"authorization": f"Bearer {table.secrets[0]}"}
        ).status_code
        == 200
    )
    assert stored(server) == []
    assert server.get(f"/api/replays/{table.id}/review", status=404)["error"]["key"] == "no-such-replay"
    server.stop()


def test_a_review_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path, MEADOWMARKET_REVIEW_SIMULATIONS="400").start()
    name = upload(server, GOLDEN / "everdell" / "two.replay")
    deadline = time.monotonic() + PATIENCE
    nothing = len(ReviewFindings().as_text())  # is stored, too, where the first look takes long
    while not any(length > nothing for _, _, length in stored(server)):
        assert server.get(f"/api/replays/{name}/review")["state"] == "running"
        assert time.monotonic() < deadline
        time.sleep(0.1)
    server.restart(signal.SIGKILL)
    first = server.get(f"/api/replays/{name}/review")
    assert first["state"] == "running"
    assert len(first["points"]) > 0
    server.stop()


def test_what_nobody_looks_at_stops_and_gives_room(tmp_path: Path) -> None:
    variables = {"MEADOWMARKET_REVIEW_SIMULATIONS": "100000", "MEADOWMARKET_REVIEWS_PER_ADDRESS": "1"}
    server = Server(tmp_path, **variables).start()
    first, second = (upload(server, GOLDEN / "everdell" / f"{name}.replay") for name in ("two", "three"))
    assert server.get(f"/api/replays/{first}/review")["state"] == "running"
    assert server.get(f"/api/replays/{first}/review")["state"] == "running"
    error = server.get(f"/api/replays/{second}/review", status=429)["error"]
    assert (error["key"], "allowed: 1" in error["text"]) == ("too-many-reviews", True)
    # Quick bots have their own worker, however much a review has to do.
    table = server.table("bot:random", "me", seed=3)
    with table.sit(1) as ben:
        play_on([ben])
        assert ben.view["state"] == "over"
    server.stop()


# -- what is refused


def test_a_running_game_is_not_reviewed(light: Server) -> None:
    table = light.table("me", "me")
    with table.sit(0) as anna:
        anna.click(anna.options[0])
    for secret in (None, table.secrets[0]):
        error = light.get(f"/api/replays/{table.id}/review", secret, status=409)["error"]
        assert error["key"] == "review-not-over"
    wanted = {"step": 1, "seat": 0}
    error = light.post(f"/api/replays/{table.id}/play", wanted, table.secrets[0], status=409)["error"]
    assert error["key"] == "play-on-not-over"
    assert light.get(f"/api/replays/{table.id}")["reviewable"] is False


def test_an_abandoned_game_is_reviewed_as_far_as_it_goes(light: Server) -> None:
    table = light.table("me", "me")
    with table.sit(0) as anna:
        anna.click(anna.options[0])
    for seat in (0, 1):
        light.post(f"/api/tables/{table.id}/abandon", {}, table.secrets[seat])
    found = review(light, table.id)
    assert len(found["points"]) == 1
    assert [seat["margin"] for seat in found["seats"]] == [None, None]
    assert [seat["accuracy"] is None for seat in found["seats"]] == [seat["choices"] == 0 for seat in found["seats"]]


def test_a_game_without_a_choice_has_nothing_to_review(light: Server) -> None:
    table = light.table("me", "me")
    for seat in (0, 1):
        light.post(f"/api/tables/{table.id}/abandon", {}, table.secrets[seat])
    assert light.get(f"/api/replays/{table.id}/review", status=409)["error"]["key"] == "review-nothing"


def test_there_is_no_such_review(light: Server) -> None:
    for name in ("none", "%00", "x" * 32):
        assert light.get(f"/api/replays/{name}/review", status=404)["error"]["key"] == "no-such-replay"
    assert light.get(f"/api/replays/{'x' * 33}/review", status=400)


def test_older_rules_are_reviewed_by_their_own(light: Server) -> None:
    name = upload(light, GOLDEN / "lagranja" / "rules-2-attack.replay")
    assert review(light, name)["points"]
    created = light.post(f"/api/replays/{name}/play", {"step": 1, "seat": 1, "bot": "random"}, status=201)
    with TableClient(light, created).sit(1) as ben:
        assert ben.view["state"] == "playing"


# -- playing on


@pytest.mark.parametrize(("game", "file"), [("lagranja", "classic-3"), ("everdell", "two")])
def test_a_game_is_played_on_from_any_position(light: Server, game: str, file: str) -> None:
    path = GOLDEN / game / f"{file}.replay"
    name = upload(light, path)
    moves = replay.read(path.read_text("utf-8")).moves
    step = len(moves) // 2
    created = light.post(
        f"/api/replays/{name}/play", {"step": step, "seat": 1, "bot": "random", "name": " Anna\n"}, status=201
    )
    table = TableClient(light, created)
    assert list(table.secrets) == [1]
    with table.sit(1) as anna:
        assert anna.view["practice"] is True
        assert anna.view["seats"][1]["name"] == "Anna"
        assert anna.view["seats"][0]["kind"] == "bot"
        anna.until(lambda view: view["asked"] is not None or view["state"] == "over")
        assert len(anna.log) >= step
        for _ in range(5):
            anna.until(lambda view: view["asked"] is not None or view["state"] == "over")
            if anna.view["state"] == "playing":
                anna.click(anna.options[0])
        n = anna.view["n"]
    rows = [move.notation for move in moves[:step]]
    light.post(f"/api/tables/{table.id}/abandon", {}, table.secrets[1])
    text = light.http.get(f"/api/replays/{table.id}/file").text
    assert [move.notation for move in replay.read(text).moves][:step] == rows
    assert light.post("/api/replays", {"text": text}, status=201)["steps"] >= step
    assert n > step


def test_a_table_that_plays_on_survives_a_restart(either: Server) -> None:
    table = whole_game(either)
    view = either.get(f"/api/replays/{table.id}/steps/4?seat=0")["view"]
    wanted = {"step": 4, "seat": 0, "bot": "first"}
    played = TableClient(either, either.post(f"/api/replays/{table.id}/play", wanted, status=201))
    with played.sit(0) as anna:
        first = anna.until(lambda view: view["asked"] is not None)
        assert first["step"] >= 4
    either.restart(signal.SIGKILL)
    with played.sit(0) as anna:
        assert anna.view["view"] == first["view"]
        assert anna.view["practice"] is True
        play_on([anna])
        assert anna.view["state"] == "over"
    assert either.get(f"/api/replays/{played.id}/steps/4?seat=0")["view"] == view
    followed = either.post(f"/api/tables/{played.id}/rematch", secret=played.secrets[0], status=201)["table"]
    info = either.get(f"/api/tables/{followed}")
    assert (info["practice"], info["step"]) == (False, 0)


def test_what_was_played_before_is_not_taken_back(light: Server) -> None:
    table = whole_game(light)
    moves = replay.read(light.http.get(f"/api/replays/{table.id}/file").text).moves
    assert [(move.seat, move.notation) for move in moves[4:6]] == [(1, "buy boat"), (1, "stop")]
    wanted = {"step": 5, "seat": 1, "bot": "first"}
    played = TableClient(light, light.post(f"/api/replays/{table.id}/play", wanted, status=201))
    with played.sit(1) as ben:
        assert ben.view["step"] == 5
        assert "before the table was opened" in ben.view["undo"]["why"]
        assert ben.refused(type="undo", n=ben.view["n"])["key"] == "undo-before-table"
    # At a table where Ben himself bought it, he could.
    played = TableClient(light, light.post(f"/api/replays/{table.id}/play", {**wanted, "step": 4}, status=201))
    with played.sit(1) as ben:
        ben.click("buy boat")
        assert ben.view["undo"]["allowed"] is True
        ben.say(type="undo", n=ben.view["n"])
        ben.until(lambda view: view["step"] == 4)


def test_a_position_of_a_secret_game_is_practice_from_the_set_up_on(light: Server) -> None:
    created = light.post("/api/tables", {"game": "toy", "seats": ["me", "me"]}, status=201)
    table = TableClient(light, created)
    assert light.get(f"/api/tables/{table.id}")["practice"] is False
    with table.sit(0) as anna, table.sit(1) as ben:
        play_on([anna, ben])
    played = light.post(f"/api/replays/{table.id}/play", {"step": 0, "seat": 1, "bot": "random"}, status=201)
    assert light.get(f"/api/tables/{played['table']}")["practice"] is True


@pytest.mark.parametrize(
    ("wanted", "status", "key"),
    [
        ({"step": 10_000, "seat": 0}, 404, "no-such-step"),
        ({"step": -1, "seat": 0}, 400, "bad-request"),
        ({"step": 1, "seat": 2}, 404, "no-such-seat"),
        ({"step": 1, "seat": 0, "bot": "nobody"}, 400, "no-such-bot"),
        ({"step": 1, "seat": 0, "bot": "external:rm"}, 400, "no-such-bot"),
        ({"step": 1}, 400, "bad-request"),
        ({"step": 1, "seat": 0, "more": 1}, 400, "bad-request"),
    ],
)
def test_where_nobody_can_play_on(light: Server, wanted: Json, status: int, key: str) -> None:
    table = whole_game(light)
    error = light.post(f"/api/replays/{table.id}/play", wanted, status=status)["error"]
    assert error["key"] == key
    steps = light.get(f"/api/replays/{table.id}")["steps"]
    error = light.post(f"/api/replays/{table.id}/play", {"step": steps, "seat": 0}, status=409)["error"]
    assert error["key"] == "play-on-over"


# -- several processes, and what lasts


def test_two_processes_find_a_review_together(tmp_path: Path, postgres: Callable[[], str]) -> None:
    database = postgres()
    servers = [Server(tmp_path / name, database, MEADOWMARKET_REVIEW_SIMULATIONS="4") for name in ("a", "b")]
    for server in servers:
        server.data.mkdir()
        server.start()
    first, second = servers
    name = upload(first, GOLDEN / "everdell" / "two.replay")
    deadline = time.monotonic() + 4 * PATIENCE
    found: list[Json] = []
    while not found or found[-1]["state"] != "ready":
        assert time.monotonic() < deadline
        found = [server.get(f"/api/replays/{name}/review") for server in (first, second)]
        time.sleep(0.1)
    assert review(first, name) == review(second, name)
    assert first.errors() == second.errors() == ""
    for server in servers:
        server.stop()


def test_the_review_of_a_process_that_died_goes_on_at_another(tmp_path: Path, postgres: Callable[[], str]) -> None:
    database = postgres()
    servers = [Server(tmp_path / name, database, MEADOWMARKET_REVIEW_SIMULATIONS="10") for name in ("a", "b")]
    for server in servers:
        server.data.mkdir()
        server.start()
    first, second = servers
    name = upload(first, GOLDEN / "everdell" / "two.replay")
    assert first.get(f"/api/replays/{name}/review")["state"] == "running"
    assert second.get(f"/api/replays/{name}/review")["state"] == "running"
    first.stop(signal.SIGKILL)
    assert review(second, name)["points"]
    second.stop()


def test_reviews_are_backed_up(light: Server, tmp_path: Path) -> None:
    table = whole_game(light)
    found = review(light, table.id)
    asyncio.run(back_up(StorageSettings(light.data), tmp_path / "backup"))
    asyncio.run(restore(StorageSettings(tmp_path / "other"), tmp_path / "backup"))
    other = Server(tmp_path / "other", **LIGHT).start()
    assert other.get(f"/api/replays/{table.id}/review") == found
    other.stop()
