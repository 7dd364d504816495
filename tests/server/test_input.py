"""Input that once went wrong: each case is answered as a mistake of the sender, on both databases."""

from __future__ import annotations

import json
import sqlite3

import httpx
import pytest

from tests.server.support import Server, closed_with

pytestmark = pytest.mark.compiled_only

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [
        b"\xff\xfe",
        b'{"game": "\xff", "seats": ["me", "me"]}',
        b'{"game": "toy", "seats": ["me", "\xc3\x28"]}',
        b"[" * 8000,
        b'{"a":' * 2500,
        b'{"game": "toy", "seats": ["me", "me"], "seed": 1e999}',
        b'{"game": "toy", "seats": ["me", "me"], "seed": ' + b"9" * 5000 + b"}",
        b'{"game": "toy\\u0000", "seats": ["me", "me"]}',
        b'{"game": "toy", "seats": ["me", "bot:\\u0000"]}',
        b'{"game": "toy", "seats": ["me", "me"], "ruleset": "\\u0000"}',
        b'{"game": "toy", "seats": ["me", "me"], "settings": {"\\u0000": "\\u0000"}}',
        b"",
        b"\x00",
    ],
)
def test_a_body_that_can_not_be_read_is_refused(server: Server, body: bytes) -> None:
    response = server.http.post("/api/tables", content=body, headers=JSON)
    assert response.status_code == 400, response.text
    assert set(response.json()) == {"error"}


@pytest.mark.parametrize("origin", ["http://[", "http://]", "//[::", "http://a]b", "[", "http://[v1.x]", "é"])
def test_an_odd_origin_is_a_foreign_one(server: Server, origin: str) -> None:
    wanted = {"game": "toy", "seats": ["me", "me"]}
    response = server.http.post("/api/tables", json=wanted, headers={b"origin": origin.encode()})
    assert response.status_code == 403
    assert response.json()["error"]["key"] == "bad-origin"


def test_an_odd_origin_of_a_socket_is_a_foreign_one(server: Server) -> None:
    with server.socket(origin="http://[") as socket:
        told, code = closed_with(socket)
    assert ([message["key"] for message in told], code) == (["bad-origin"], 4403)


@pytest.mark.parametrize(
    "query",
    [
        "seed=" + "9" * 5000,
        "seed=" + "0" * 30,
        f"seed={2**63}",
        "seed=-1",
        "seed=%C2%B2",
        "seed=1.5",
        "seed=%00",
        "seats=" + "me," * 5000,
        "ruleset=%00",
        "title=" + "x" * 5000,
        "set=%00",
        "set=" + "a%3Db&set=" * 500,
        "game=" + "x" * 5000,
        "game=%FF%FE",
        "players=9",
    ],
)
def test_what_a_link_asks_for_has_limits(server: Server, query: str) -> None:
    response = server.http.get(f"/new?game=toy&seats=me,me&{query}")
    assert response.status_code in (303, 400), response.text
    assert (response.status_code == 303) == (query == "players=9")
    assert len(response.text) < 2000


def test_no_byte_is_too_odd_for_a_database(either: Server) -> None:
    table = either.table("me", "open", title="a\x00b\u202e", names=["\x00Anna\x07"])
    assert either.get(f"/api/tables/{table.id}")["title"] == "ab"
    secret = table.secrets[0]
    assert either.patch(f"/api/tables/{table.id}", {"name": "B\x00en"}, secret)["seats"][0]["name"] == "Ben"
    joined = either.post(f"/api/tables/{table.id}/join", {"invite": table.invite, "name": "\x00"}, status=201)
    assert joined["seat"] == 1
    for odd in ("%00", "a%00b", "%FF", "%ED%A0%80", "%27", "a%2Fb"):
        for path in (f"/api/tables/{odd}", f"/api/replays/{odd}", f"/api/replays/{odd}/steps/0"):
            assert either.http.get(path).status_code in (400, 404), path
        assert either.http.post(f"/api/tables/{odd}/join", json={"invite": "x"}).status_code in (400, 404, 405)
    for text in ("meadowmarket replay 1\x00\n", "a\x00", "\x01"):
        assert either.post("/api/replays", {"text": text}, status=400)["error"]["key"] == "corrupt-replay"
    for said in ("\x00", "a\x00b"):
        with either.socket() as socket:
            socket.send(json.dumps({"type": "hello", "table": said, "lang": "\x00"}))
            assert closed_with(socket)[1] == 4404


def test_names_in_uploads_are_cleaned_as_everywhere(server: Server) -> None:
    table = server.table("bot:random", "bot:random")
    with table.watch() as connection:
        connection.until(lambda view: bool(view["state"] == "over"))
    text = server.http.get(f"/api/replays/{table.id}/file").text
    lines = [line for line in text.splitlines() if not line.startswith("name ")]
    lines[1:1] = ["name 0 " + "x" * 5000, "name 1 Be\u202en \u0085 \u200b"]
    uploaded = server.post("/api/replays", {"text": "\n".join(lines) + "\n"}, status=201)
    names = server.get(f"/api/replays/{uploaded['replay']}")["names"]
    assert names == ["x" * 40, "Ben"]


@pytest.mark.parametrize("said", ['{"a":' * 800, "[" * 4000, '{"type":' * 400, '{"n":[' * 500])
def test_deep_nesting_over_a_socket_is_answered(server: Server, said: str) -> None:
    with server.socket() as socket:
        socket.send(said)
        told, code = closed_with(socket)
    assert ([message["key"] for message in told], code) == (["hello-first"], 4400)
    with server.table("me", "me").sit(0) as anna:
        anna.socket.send(said)
        assert anna.next("error")["key"] == "bad-message"
        anna.say(type="ping")
        anna.next("pong")


# -- links to new tables

FOREIGN = [
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "odd"},
    {"referer": "https://elsewhere.example/page"},
    {"origin": "null"},
    {"referer": "http://["},
    {"accept": "text/html,application/xhtml+xml"},
]


def tables(server: Server) -> int:
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_link_on_a_foreign_page_opens_nothing_before_a_click(server: Server, headers: dict[str, str]) -> None:
    before = tables(server)
    response = server.http.get("/new?game=toy&seats=me,me", headers=headers)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")
    assert tables(server) == before


def test_a_foreign_page_can_not_click_either(server: Server) -> None:
    before = tables(server)
    response = server.http.post("/new?game=toy&seats=me,me", headers={"origin": "https://elsewhere.example"})
    assert response.status_code == 403
    assert tables(server) == before
    link = server.post("/new?game=toy&seats=me,open", status=201)["link"]
    assert link.startswith("/table/")
    assert "#seat=" in link
    assert "&invite=" in link
    assert tables(server) == before + 1


@pytest.mark.parametrize("headers", [{"sec-fetch-site": "none"}, {"sec-fetch-site": "same-origin"}, {}], ids=str)
def test_a_link_that_was_typed_opens_a_table(server: Server, headers: dict[str, str]) -> None:
    response = httpx.get(f"{server.address}/new?game=toy&seats=me,me", headers=headers)
    assert response.status_code == 303
    assert response.headers["location"].startswith("/table/")
