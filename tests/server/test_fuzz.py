"""Nonsense over HTTP, sockets and uploads: always an answer, never a 500, and nothing changes.

Short runs here; `--deep` sends 100,000 messages of each kind. The schema of the HTTP part is fuzzed in `test_schema`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.support import PATIENCE, Server, TableClient

pytestmark = pytest.mark.compiled_only

SHORT, DEEP = 300, 100_000
NUMBERS = [0, -1, 1, 2**31, 2**63, 2**64, 10**400, 1.5, 1e308]
WORDS = ["", "roll", "bid 3", "x" * 201, "x" * 3000, "\x00", "\ud800", "é\u202e", "'; --", "../..", "%s{}", "null"]
KEYS = ["type", "table", "secret", "n", "lang", "action", "ask", "seat", "name", "text", "game", "seats", "settings"]
CODES = (1009, 4400, 4403, 4404, 4429)
TYPES = ["hello", "click", "undo", "why", "hint", "lang", "ping", "view", "", "HELLO"]


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that refuses nobody for asking often."""
    limits = {"MEADOWMARKET_TABLES_PER_HOUR": "1000000", "MEADOWMARKET_SOCKETS_PER_ADDRESS": "5000"}
    running = Server(tmp_path_factory.mktemp("fuzz"), **limits).start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()[-3000:]


def value(rng: Random, depth: int = 0) -> object:
    """Make any JSON value."""
    kind = rng.randrange(9 if depth < 4 else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind in (1, 2):
        return rng.choice(NUMBERS)
    if kind in (3, 4, 5):
        return rng.choice(WORDS)
    if kind == 6:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(KEYS): value(rng, depth + 1) for _ in range(rng.randrange(5))}


def spoiled(data: bytes, rng: Random) -> bytes:
    """Cuts, repeats or changes bytes."""
    found = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(found) + 1)
        match rng.randrange(4):
            case 0:
                del found[at : at + rng.randrange(1, 9)]
            case 1:
                found[at:at] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 9)))
            case 2:
                found[at:at] = rng.choice([b"[", b"{", b'{"a":']) * rng.choice([1, 50, 600])
            case _:
                found[at:at] = found[:at]
    return bytes(found[:4000])


def encoded(found: object) -> bytes:
    return json.dumps(found).replace("1e+308", "1e309").encode("utf-8", "surrogatepass")


def message(table: TableClient, rng: Random) -> bytes:
    """Make a socket message that is wrong somewhere, or nearly right."""
    said: dict[str, object] = {"type": rng.choice(TYPES), "table": table.id, "secret": table.secrets[0], "n": 0}
    said |= {"action": rng.choice(["roll", "bid 99", "bdi 3", "stop", "  ", "buy boatt"])}
    for key in list(said):
        if rng.random() < 0.3:
            del said[key]
    for _ in range(rng.randrange(3)):
        said[rng.choice(KEYS)] = value(rng)
    data = encoded(said if rng.random() < 0.8 else value(rng))
    return spoiled(data, rng) if rng.random() < 0.5 else data


def send(socket: ClientConnection, data: bytes, rng: Random) -> None:
    """Send as a text if it is one, sometimes in binary, sometimes as a broken text."""
    if rng.random() < 0.1:
        socket.send(data)
    else:
        socket.send(data, text=True)


def is_answered(socket: ClientConnection) -> bool:
    """Wait for the answer to a ping; False if the server closed instead, with a code."""
    try:
        socket.send('{"type": "ping"}')
        while True:
            said = json.loads(socket.recv(timeout=PATIENCE))
            if said["type"] == "pong":
                return True
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 0
    assert code in CODES, "closed without a reason"
    return False


def fuzz_socket(server: Server, count: int, seed: int) -> None:
    rng = Random(seed)
    table = server.table("me", "me")
    before = server.get(f"/api/tables/{table.id}")["n"]
    sent = 0
    while sent < count:
        with server.socket() as socket:
            if rng.random() < 0.9:
                hello = {"type": "hello", "table": table.id, "secret": table.secrets[0]}
                socket.send(json.dumps(hello))
            for _ in range(rng.randrange(1, 40)):
                try:
                    send(socket, message(table, rng), rng)
                except ConnectionClosed:
                    break
                sent += 1
            is_answered(socket)
    assert server.get(f"/api/tables/{table.id}")["n"] == before, "nonsense has played"
    with table.sit(0) as anna:
        anna.click(anna.options[0])


def test_nonsense_over_sockets_is_answered_or_closed(generous: Server) -> None:
    fuzz_socket(generous, SHORT, 1)


@pytest.mark.deep
def test_much_nonsense_over_sockets_is_answered_or_closed(generous: Server) -> None:
    fuzz_socket(generous, DEEP, 2)


PATHS = [
    ("POST", "/api/tables"),
    ("PATCH", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/join"),
    ("POST", "/api/tables/{table}/leave"),
    ("POST", "/api/tables/{table}/seats/1"),
    ("POST", "/api/tables/{table}/abandon"),
    ("POST", "/api/replays"),
]


def fuzz_bodies(server: Server, count: int, seed: int) -> None:
    rng = Random(seed)
    table = server.table("me", "me")
    for _ in range(count):
        method, path = rng.choice(PATHS)
        data = encoded(value(rng)) if rng.random() < 0.5 else message(table, rng)
        if rng.random() < 0.4:
            data = spoiled(data, rng)
        headers = {"content-type": "application/json", "authorization": f"Bearer {table.secrets[0]}"}
        if rng.random() < 0.1:
            headers["origin"] = rng.choice(["null", "http://[", "http://]:x", "//", "http://a:99999999", "\x7f"])
        answer = server.http.request(method, path.format(table=table.id), content=data, headers=headers)
        assert answer.status_code < 500, (method, path, data, answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()["error"]) == {"key", "text"}


def test_nonsense_over_http_is_no_fault_of_the_server(generous: Server) -> None:
    fuzz_bodies(generous, SHORT, 1)


@pytest.mark.deep
def test_much_nonsense_over_http_is_no_fault_of_the_server(generous: Server) -> None:
    fuzz_bodies(generous, DEEP, 2)


def fuzz_uploads(server: Server, count: int, seed: int) -> None:
    rng = Random(seed)
    table = server.table("bot:random", "bot:random", game="toy")
    with table.watch() as connection:
        connection.until(lambda view: bool(view["state"] == "over"))
    good = server.http.get(f"/api/replays/{table.id}/file").text
    lines = good.splitlines()
    assert server.post("/api/replays", {"text": good}, status=201)["over"]
    for _ in range(count):
        changed = list(lines)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(changed))
            changed[at : at + rng.randrange(2)] = [spoiled_line(changed[at], rng)]
        answer = server.http.post("/api/replays", content=encoded({"text": "\n".join(changed)}))
        assert answer.status_code < 500, (changed, answer.text)
        assert len(answer.content) < 2000, "an answer repeats too much"


def spoiled_line(line: str, rng: Random) -> str:
    words = line.split(" ")
    words[rng.randrange(len(words))] = rng.choice([*WORDS, *(str(number) for number in NUMBERS), "9" * 5000])
    return rng.choice([" ".join(words), line * rng.choice([2, 500]), "", line[: rng.randrange(len(line) + 1)]])


def test_spoiled_replays_are_refused(generous: Server) -> None:
    fuzz_uploads(generous, SHORT // 3, 1)


@pytest.mark.deep
def test_many_spoiled_replays_are_refused(generous: Server) -> None:
    fuzz_uploads(generous, DEEP, 2)
