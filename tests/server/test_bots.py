"""Bots at the server's tables: only by name, programs only if the operator named them, and none stops a table."""

from __future__ import annotations

import fcntl
import json
import shlex
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.bots import programs
from tests.server.support import Json, Player, Server, TableClient, play_on
from tests.support import Shell

pytestmark = pytest.mark.compiled_only

FAILING = ("crashing", "silent", "garbage", "cheating", "moody")


def command(name: str, *arguments: str) -> str:
    return shlex.join([sys.executable, programs.__file__, name, *arguments])


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator has named some programs, most of which fail."""
    running = Server(tmp_path_factory.mktemp("operated"), MEADOWMARKET_BOT_MILLISECONDS="100")
    running.arguments = [f"--bot={name}={command(name)}" for name in ("good", *FAILING)]
    running.start()
    yield running
    running.stop()


Begin = Callable[..., Server]


@pytest.fixture
def begin() -> Iterator[Begin]:
    """Start servers of one's own."""
    begun: list[Server] = []

    def start(folder: Path, *arguments: str, **variables: str) -> Server:
        begun.append(Server(folder, **variables))
        begun[-1].arguments = list(arguments)
        return begun[-1].start()

    yield start
    for server in begun:
        server.stop()


def failures(player: Player) -> list[Json]:
    """List the events that tell of a bot that failed."""
    return [event for line in player.log for event in line["events"] if event["key"] == "bot-failed"]


def finished(table: TableClient) -> Player:
    player = table.sit(0)
    play_on([player])
    assert player.view["state"] == "over"
    return player


# -- only by name


@pytest.fixture
def short_path() -> Iterator[Path]:
    """A folder that a command can name within the length that a bot's name may have."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.mark.parametrize(
    "bot",
    [
        "program",
        "program:",
        "program:touch {made}",
        "Program:touch {made}",
        " program:touch {made}",
        "search:100000ms",
        "search:9sims",
        "random:1",
        "good:--deep",
    ],
)
def test_a_bot_with_options_is_refused(operated: Server, short_path: Path, bot: str) -> None:
    named = bot.format(made=short_path / "m")
    seats = ["me", f"bot:{named}"]
    error = operated.post("/api/tables", {"game": "toy", "seats": seats}, status=400)["error"]
    assert error["key"] == "no-such-bot"
    assert "allowed: cheating, crashing," in error["text"]
    answer = operated.http.get("/new", params={"game": "toy", "seats": ",".join(seats)})
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "no-such-bot")
    table = operated.table("me", "open")
    secret = table.secrets[0]
    for path in ("seats/1", "leave"):
        refused = operated.post(f"/api/tables/{table.id}/{path}", {"bot": named}, secret, status=400)
        assert refused["error"]["key"] == "no-such-bot"
    assert list(short_path.iterdir()) == []


def test_named_programs_are_among_the_bots(operated: Server, server: Server) -> None:
    names = {bot["name"] for bot in operated.get("/api/games")["bots"]}
    assert {"good", "silent", "random"} <= names
    assert "program" not in names
    assert "good" not in {bot["name"] for bot in server.get("/api/games")["bots"]}
    assert server.post("/api/tables", {"game": "toy", "seats": ["me", "bot:good"]}, status=400)


@pytest.mark.parametrize(
    ("named", "answer"),
    [
        ("deep", "isn’t a bot"),
        ("=python3", "isn’t a bot"),
        ("deep=", "isn’t a bot"),
        ("deep=nowhere --far", "program “nowhere” can’t be started"),
        ("random=python3", "A bot can’t be called “random”"),
        ("De:ep=python3", "A bot can’t be called “De:ep”"),
    ],
)
def test_an_operator_is_told_what_is_wrong(tmp_path: Path, named: str, answer: str) -> None:
    shell = Shell(tmp_path)
    assert answer in shell.refused("serve", "--no-browser", "--data", str(tmp_path / "tables"), "--bot", named)


# -- failing


def test_a_program_plays_a_whole_game(operated: Server) -> None:
    with finished(operated.table("me", "bot:good")) as anna:
        assert failures(anna) == []
        assert {line["seat"] for line in anna.log} == {0, 1}


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("failing", "failure-raised"),
        ("crashing", "failure-ended"),
        ("silent", "failure-silent"),
        ("garbage", "failure-no-message"),
        ("cheating", "failure-no-option"),
        ("moody", "failure-ended"),
    ],
)
def test_everyone_reads_that_a_bot_failed_and_the_game_goes_on(operated: Server, bot: str, reason: str) -> None:
    table = operated.table("me", f"bot:{bot}")
    with table.watch() as connection, finished(table) as anna:
        play_on([connection])
        assert failures(anna) == failures(connection) != []
        for event in failures(anna):
            assert (event["seat"], event["args"]["reason"]["key"]) == (1, reason)
            assert event["text"].startswith(f"Bot 2 ({bot}): the bot failed (")
        assert "win" not in json.dumps(failures(anna)), "what a bot says is nobody else’s business"
    assert f"bot {bot} failed: {reason}" in operated.errors()


def test_the_note_outlives_the_server_and_the_replay_holds(either: Server) -> None:
    table = either.table("me", "bot:failing", seed=4)
    with table.sit(0) as anna:
        while not failures(anna):
            anna.hear()
        before = list(anna.log)
    either.restart()
    with finished(table) as anna:
        assert anna.log[: len(before)] == before
        texts = [event["text"] for event in failures(anna)]
        steps = [line["step"] for line in anna.log if any(event["key"] == "bot-failed" for event in line["events"])]
    path = f"/api/replays/{table.id}"
    shown = [either.get(f"{path}/steps/{step}?seat=0")["line"]["events"][0]["text"] for step in steps]
    assert shown == texts
    text = either.http.get(f"{path}/file").text
    assert either.post("/api/replays", {"text": text}, status=201)["over"]


def test_a_bot_that_is_no_longer_here_is_helped_out(begin: Begin, tmp_path: Path) -> None:
    running = begin(tmp_path, f"--bot=good={command('good')}")
    table = running.table("me", "bot:good", ruleset="long")
    with table.sit(0) as anna:
        anna.until(lambda view: bool(view["step"]))
        assert failures(anna) == []
    running.arguments = []
    running.restart()
    with finished(table) as anna:
        assert {event["args"]["reason"]["key"] for event in failures(anna)} == {"failure-not-made"}


def test_a_worker_that_dies_or_hangs_takes_nobody_with_it(server: Server) -> None:
    """The bot `deadly` ends its whole process."""
    table = server.table("me", "bot:deadly", "bot:first")
    with finished(table) as anna:
        assert {(event["seat"], event["args"]["reason"]["key"]) for event in failures(anna)} == {(1, "failure-died")}


# -- stopping


def is_locked(path: Path) -> bool:
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def until(is_so: bool, path: Path) -> None:
    for _ in range(3000):
        if path.exists() and is_locked(path) == is_so:
            return
        time.sleep(0.01)
    raise AssertionError(f"{path} is {'not ' if is_so else ''}locked")


def test_a_server_that_stops_leaves_no_program_and_no_failure(begin: Begin, tmp_path: Path) -> None:
    """The program does not answer for an hour, and its child holds a lock for as long as it lives."""
    lock = tmp_path / "lock"
    slow = f"--bot=slow={command('slow', str(lock))}"
    running = begin(tmp_path, slow, MEADOWMARKET_BOT_MILLISECONDS="3600000")
    table = running.table("me", "bot:slow")
    until(True, lock)
    running.stop()
    until(False, lock)
    running.arguments = [f"--bot=slow={command('good')}"]
    running.start()
    with finished(table) as anna:
        assert failures(anna) == []


def test_requests_are_answered_while_a_program_is_silent(operated: Server) -> None:
    operated.table("me", "bot:silent")
    assert httpx.get(f"{operated.address}/api/health").json()["status"] == "ok"
