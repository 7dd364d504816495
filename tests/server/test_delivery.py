"""How answers are delivered: compressed, without a body for HEAD, and as a page for people at unknown addresses."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from tests.server.support import PATIENCE, Server

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def raw(server: Server, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """Return an answer, and its body as it went over the wire."""
    with server.http.stream("GET", path, headers=headers) as response:
        return response, b"".join(response.iter_raw())


def script_of(server: Server) -> str:
    text = server.http.get("/").text
    return text.split('src="')[1].split('"')[0]


def test_large_answers_are_compressed_for_those_who_can_read_it(server: Server) -> None:
    for path in (script_of(server), "/api/games", "/api/games/lagranja/components"):
        plain, whole = raw(server, path, **{"accept-encoding": "identity"})
        packed, sent = raw(server, path, **{"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in packed.headers["vary"].lower()
        assert len(sent) < len(whole) / 2


def test_small_answers_are_sent_as_they_are(server: Server) -> None:
    assert "content-encoding" not in raw(server, "/api/health", **{"accept-encoding": "gzip"})[0].headers


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/games", "/api/health", "/icon.svg"])
def test_head_is_get_without_a_body(server: Server, path: str) -> None:
    plain = {"accept-encoding": "identity"}
    whole, head = server.http.get(path, headers=plain), server.http.head(path, headers=plain)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.content))
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_head_of_what_is_not_there(server: Server) -> None:
    assert server.http.head("/api/tables/none").status_code == 404
    assert server.http.head("/script").status_code == 404


@pytest.mark.parametrize("path", ["/nothing/at/all", "/nothing", "/table", "/assets/none.js"])
def test_unknown_addresses_are_a_page_for_people(server: Server, path: str) -> None:
    response = server.http.get(path, headers=BROWSER)
    assert response.status_code == 404
    assert response.headers["content-type"].startswith("text/html")
    assert '<div id="page">' in response.text


def test_unknown_addresses_are_json_for_programs(server: Server) -> None:
    assert server.http.get("/nothing/at/all").json()["error"]["key"] == "not-found"
    assert server.http.get("/api/none", headers=BROWSER).json()["error"]["key"] == "not-found"


def test_the_icon_is_found_where_browsers_look(server: Server) -> None:
    for path in ("/icon.svg", "/favicon.ico"):
        response = server.http.get(path, follow_redirects=True)
        assert response.headers["content-type"].startswith("image/svg+xml")
        assert response.text.startswith("<svg")


def test_views_are_compressed_on_the_socket(server: Server) -> None:
    table = server.table("me", "me", game="lagranja")
    with server.socket() as socket:
        extension = next(one for one in socket.protocol.extensions if isinstance(one, PerMessageDeflate))
        assert extension.remote_max_window_bits == 12  # a small window for each connection
        socket.send(json.dumps({"type": "hello", "table": table.id}))
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "view"


def test_a_refused_link_is_a_page_to_people_and_words_to_programs(server: Server) -> None:
    shown = server.http.get("/new?game=toy&seed=abc", headers=BROWSER)
    assert shown.status_code == 400
    assert shown.headers["content-type"].startswith("text/html")
    assert server.get("/new?game=toy&seed=abc", status=400)["error"]["key"] == "bad-seed"
    assert server.http.get("/api/tables/none", headers=BROWSER).headers["content-type"] == "application/json"
