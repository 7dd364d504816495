"""Slow, idle and far too many connections: they are closed, and everyone else is served."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from meadowmarket.server.http.connections import FILES_FOR_OTHERS, Connections
from meadowmarket.server.http.rate_limits import network_of
from meadowmarket.server.settings import Limits
from tests.server.support import PATIENCE, Server, play_on


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
    ],
)
def test_addresses_count_by_what_one_visitor_has(address: str, network: str) -> None:
    assert network_of(address) == network


class Line(asyncio.Transport):
    """A connection that only knows where it comes from."""

    is_cut = False

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})

    def abort(self) -> None:
        self.is_cut = True


def test_the_oldest_idle_connection_makes_room() -> None:
    connections = Connections(Limits(connections=3), 0, counts_addresses=True)
    first, second, third, fourth, fifth = (Line(f"192.0.2.{i}") for i in range(5))
    assert [connections.open(line) for line in (first, second, third)] == [0, 0, 0]
    connections.set_idle(first, False)  # it asks for something
    assert connections.open(fourth) == 0
    assert [line.is_cut for line in (first, second, third, fourth)] == [False, True, False, False]
    for line in (third, fourth):
        connections.set_idle(line, False)
    assert connections.open(fifth) == 503  # nobody is idle
    connections.set_idle(first, True)
    assert connections.open(fifth) == 0
    assert first.is_cut
    assert len(connections) == 3


def test_an_address_has_its_share() -> None:
    limits = Limits(connections_per_address=2)
    connections = Connections(limits, 0, counts_addresses=True)
    one, two, three = (Line(f"2001:db8::{i}") for i in range(3))
    assert [connections.open(line) for line in (one, two, three)] == [0, 0, 429]
    assert connections.open(Line("2001:db8:0:1::1")) == 0
    connections.close(one)
    connections.close(one)
    assert connections.open(three) == 0
    behind_proxy = Connections(limits, 0, counts_addresses=False)
    assert [behind_proxy.open(Line("127.0.0.1")) for _ in range(3)] == [0, 0, 0]


def test_there_are_fewer_places_where_the_system_allows_fewer_files() -> None:
    assert Connections(Limits(), 512, counts_addresses=True).most == 512 - FILES_FOR_OTHERS
    assert Connections(Limits(), 1_000_000, counts_addresses=True).most == Limits().connections


# -- real sockets


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    running = Server(
        tmp_path_factory.mktemp("strict"),
        MEADOWMARKET_HEADER_SECONDS="1",
        MEADOWMARKET_BODY_SECONDS="1",
        MEADOWMARKET_CONNECTIONS_PER_ADDRESS="20",
    ).start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()


def dial(server: Server, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(address, 0))


def rest_of(line: socket.socket) -> bytes:
    """What comes until the server closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(4096):
            found += part
    return found


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "said",
    [
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\nGET /api/hea",
    ],
    ids=["line", "headers", "body", "second request"],
)
def test_who_is_slow_is_not_waited_for(strict: Server, said: bytes) -> None:
    with dial(strict) as line:
        line.sendall(said)
        assert b"HTTP/1.1 408 " in rest_of(line)


@pytest.mark.compiled_only
def test_who_says_nothing_is_not_waited_for(strict: Server) -> None:
    with dial(strict) as line:
        assert rest_of(line) == b""
        assert line.recv(1) == b""


@pytest.mark.compiled_only
def test_a_body_that_drips_is_not_waited_for(strict: Server) -> None:
    """Each byte comes in time, but the whole does not."""
    with dial(strict) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n")
        line.settimeout(0.2)
        found = b""
        while b"408" not in found:
            line.sendall(b" ")
            with contextlib.suppress(TimeoutError):
                found += line.recv(4096)


@pytest.mark.compiled_only
def test_a_socket_without_hello_is_not_waited_for(strict: Server) -> None:
    with strict.socket() as line:
        assert json.loads(line.recv(timeout=PATIENCE))["key"] == "hello-first"
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


@pytest.mark.compiled_only
def test_who_has_too_many_connections_is_refused_and_others_are_not(strict: Server) -> None:
    lines = [dial(strict, "127.0.0.9") for _ in range(21)]
    answer = rest_of(lines[-1])
    assert answer.startswith(b"HTTP/1.1 429 ")
    assert b"retry-after: 10" in answer
    assert strict.get("/api/health")["status"] == "ok"
    for line in lines:
        line.close()


@pytest.mark.compiled_only
def test_connections_that_play_are_kept(strict: Server) -> None:
    """The time limits are for those who ask for nothing: a socket may be silent for as long as its player thinks."""
    table = strict.table("me", "me")
    with table.sit(0) as anna, table.sit(1) as ben:
        with dial(strict) as slow:
            assert rest_of(slow) == b""  # longer than any limit
        play_on([anna, ben])
        assert anna.view["state"] == "over"


@pytest.mark.compiled_only
def test_more_idle_connections_than_files_shut_nobody_out(tmp_path: Path) -> None:
    """1,100 connections from many addresses, at a server that may open 400 files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 4096), most))
    server = Server(tmp_path, MEADOWMARKET_HEADER_SECONDS="600")
    server.wrapper = ["sh", "-c", 'ulimit -Sn 200; ulimit -Hn 400; exec "$@"', "sh"]
    server.start()
    table = server.table("me", "me")
    with table.sit(0) as anna, table.sit(1) as ben, contextlib.ExitStack() as stack:
        stack.callback(server.stop)
        lines = [stack.enter_context(dial(server, f"127.0.1.{i % 200 + 1}")) for i in range(1100)]
        for line in lines[:300]:
            with contextlib.suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\n")
        assert httpx.get(f"{server.address}/api/health").json()["status"] == "ok"
        with table.watch() as connection:
            play_on([anna, ben, connection])
            assert connection.view["state"] == "over"
    assert len(server.errors()) < 10_000, server.errors()[-2000:]


@pytest.mark.compiled_only
def test_refusals_say_when_to_try_again(tmp_path: Path) -> None:
    server = Server(tmp_path, MEADOWMARKET_TABLES_PER_HOUR="1", MEADOWMARKET_REQUESTS_PER_SECOND="1").start()
    server.table("me", "me")
    answer = server.http.post("/api/tables", json={"game": "toy", "seats": ["me", "me"]})
    assert answer.status_code == 429
    assert 3000 < int(answer.headers["retry-after"]) <= 3600
    answers = [server.http.get("/api/health") for _ in range(10)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert {answer.headers["retry-after"] for answer in refused} == {"1"}
    server.stop()
