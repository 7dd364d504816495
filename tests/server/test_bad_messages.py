"""Messages that nobody should send: malformed, huge, too many, from elsewhere."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from socket import create_connection

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import PATIENCE, Server, closed_with

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize(
    ("hello", "key", "code"),
    [
        ("", "hello-first", 4400),
        ("{", "hello-first", 4400),
        ("[]", "hello-first", 4400),
        ('"hello"', "hello-first", 4400),
        ('{"type": "ping"}', "hello-first", 4400),
        ('{"type": "hello"}', "hello-first", 4400),
        ('{"type": "hello", "table": 5}', "hello-first", 4400),
        ('{"type": "hello", "table": "x", "rank": "king"}', "hello-first", 4400),
        ('{"type": "hello", "table": "x", "n": -1}', "hello-first", 4400),
        ('{"type": "hello", "table": "\ud83d"}', "no-such-table", 4404),
        (b"\xff\xfe", "hello-first", 4400),
        ('{"type": "hello", "table": "none"}', "no-such-table", 4404),
        ('{"type": "hello", "table": "' + "x" * 33 + '"}', "hello-first", 4400),
    ],
)
def test_a_bad_hello_is_answered_and_closed(server: Server, hello: str | bytes, key: str, code: int) -> None:
    with server.socket() as socket:
        socket.send(hello if isinstance(hello, bytes) else hello.encode("utf-8", "replace").decode())
        told, closed = closed_with(socket)
    assert [message["key"] for message in told] == [key]
    assert closed == code


def test_a_wrong_secret_is_answered_and_closed(server: Server) -> None:
    table, other = server.table("me", "open"), server.table("me", "me")
    for secret in ("", "wrong", other.secrets[0], table.invite):
        with server.socket() as socket:
            socket.send(json.dumps({"type": "hello", "table": table.id, "secret": secret}))
            told, closed = closed_with(socket)
        assert [message["key"] for message in told] == ["not-your-seat"]
        assert closed == 4403


@pytest.mark.parametrize(
    "said",
    [
        "",
        "null",
        "{}",
        '{"type": "fly"}',
        '{"type": "click"}',
        '{"type": "click", "n": "1", "action": "roll"}',
        '{"type": "click", "n": 1, "action": ["roll"]}',
        '{"type": "click", "n": 99999999999999999999999, "action": "roll"}',
        '{"type": "click", "n": 1, "action": "roll", "seat": 1}',
        '{"type": "click", "n": 1, "action": "' + "x" * 300 + '"}',
        '{"type": "hello", "table": "x"}',
        "[" * 2000,
        b"\x00\x01",
    ],
)
def test_bad_messages_are_answered_and_change_nothing(server: Server, said: str | bytes) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna:
        n = anna.view["n"]
        anna.socket.send(said)
        assert anna.next("error")["key"] == "bad-message"
        anna.say(type="ping")
        anna.next("pong")
        assert anna.click(anna.options[0])["n"] == n + 1


def test_a_huge_message_closes_the_connection(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna:
        anna.socket.send("x" * 100_000)
        assert closed_with(anna.socket)[1] == 1009
    with table.sit(0) as anna:
        assert anna.view["n"] == 0


def test_a_flood_closes_the_connection(tmp_path: Path) -> None:
    strict = Server(tmp_path, MEADOWMARKET_MESSAGES_PER_SECOND="20").start()
    try:
        table = strict.table("me", "me")
        with table.sit(0) as anna, table.sit(1) as ben:
            for _ in range(400):
                try:
                    anna.say(type="ping")
                except ConnectionClosed:
                    break
            told, code = closed_with(anna.socket)
            assert code == 4429
            assert told[-1]["key"] == "too-many-messages"
            ben.click(ben.options[0])
    finally:
        strict.stop()


@pytest.mark.parametrize(
    ("origin", "is_known"), [("same", True), ("https://elsewhere.example", False), ("null", False)]
)
def test_only_pages_of_this_server_may_talk_to_it(server: Server, origin: str, is_known: bool) -> None:
    table = server.table("me", "me")
    sent = server.address if origin == "same" else origin
    response = server.http.post("/api/tables", json={"game": "toy", "seats": ["me", "me"]}, headers={"origin": sent})
    assert response.status_code == (201 if is_known else 403)
    with server.socket(origin=sent) as socket:
        if is_known:
            socket.send(json.dumps({"type": "hello", "table": table.id}))
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "view"
        else:
            told, code = closed_with(socket)
            assert ([message["key"] for message in told], code) == (["bad-origin"], 4403)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/table/abc", 200),
        ("GET", "/api/games", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/api/tables/none", 404),
        ("GET", "/nothing/at/all", 404),
        ("GET", "/../../etc/passwd", 404),
        ("GET", "/assets/..%2f..%2fsettings.py", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/new", 400),
    ],
)
def test_every_answer_carries_the_security_headers(server: Server, method: str, path: str, status: int) -> None:
    response = server.http.request(method, path)
    assert response.status_code == status, response.text
    headers = response.headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    if status >= 400:
        assert set(response.json()) == {"error"}
        assert set(response.json()["error"]) == {"key", "text"}


def test_large_bodies_are_refused(server: Server) -> None:
    big = {"game": "toy", "seats": ["me", "me"], "title": "x" * 20_000}
    assert server.post("/api/tables", big, status=413)["error"]["key"] == "too-large"

    def endless() -> object:
        for _ in range(100):
            yield b'{"game": "' + b"x" * 10_000

    response = server.http.post("/api/tables", content=endless())  # type: ignore[arg-type]
    assert response.status_code == 413


def test_limits_of_an_address(tmp_path: Path) -> None:
    limits = {"TABLES_PER_HOUR": "3", "SOCKETS_PER_ADDRESS": "2", "REQUESTS_PER_SECOND": "4"}
    strict = Server(tmp_path, **{f"MEADOWMARKET_{name}": value for name, value in limits.items()}).start()
    try:
        table, _, _ = (strict.table("me", "me") for _ in range(3))
        wanted = {"game": "toy", "seats": ["me", "me"]}
        assert strict.post("/api/tables", wanted, status=429)["error"]["key"] == "too-many-tables"
        with table.sit(0), table.sit(1), strict.socket() as third:
            assert closed_with(third)[1] == 4429
        with table.sit(0):
            pass
        answers = [strict.http.get("/api/health") for _ in range(40)]
        assert 429 in {answer.status_code for answer in answers}
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["error"]["key"] == "too-many-requests"
        assert "content-security-policy" in refused.headers
    finally:
        strict.stop()


def test_errors_show_nothing_of_the_inside(server: Server) -> None:
    for path in ("/api/tables/%00", "/api/tables/'; DROP TABLE tables", "/api/replays/x/steps/99999999999999999999"):
        response = server.http.get(path)
        assert response.status_code in (400, 404)
        for word in ("Traceback", "sqlite", "sqlalchemy", "/src/", "msgspec"):
            assert word not in response.text


def test_a_second_server_on_the_same_folder_is_refused(server: Server) -> None:
    second = Server(server.data)
    with pytest.raises(AssertionError, match="Another server is using the folder"):
        second.start()
    assert second.process is not None
    assert second.process.wait(PATIENCE) == 2
    assert second.process.stdout is not None
    second.process.stdout.close()
    second.log.close()
    second.http.close()
    assert httpx.get(f"{server.address}/api/health").status_code == 200


def test_who_sends_on_after_a_message_that_is_too_large_still_hears_the_reason(server: Server) -> None:
    """More lies in the socket than the server has read: to close at once would reset the connection."""
    lines = ["GET /api/socket HTTP/1.1", f"host: 127.0.0.1:{server.port}", "upgrade: websocket", "connection: upgrade"]
    lines += ["sec-websocket-version: 13", "sec-websocket-key: " + base64.b64encode(bytes(16)).decode(), "", ""]
    with create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall("\r\n".join(lines).encode())
        assert raw.recv(4096).startswith(b"HTTP/1.1 101")
        # A frame of a megabyte, masked with zeros; the limit is far below.
        raw.sendall(b"\x81\xff" + (1 << 20).to_bytes(8) + bytes(4) + b"x" * (1 << 20))
        answer = b""
        while part := raw.recv(4096):
            answer += part
    assert answer[0] == 0x88
    assert int.from_bytes(answer[2:4]) == 1009
