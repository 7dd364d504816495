"""Tables but for playing: opening, joining, names, leaving, abandoning, playing again."""

from __future__ import annotations

import re

import pytest

from tests.server.support import Json, Server, TableClient, play_on

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess", "seats": ["me"]}, "no-such-game"),
        ({"game": "toy", "seats": ["me"] * 9}, "bad-player-count"),
        ({"game": "toy", "seats": ["me", "you"]}, "no-such-seat-kind"),
        ({"game": "toy", "seats": ["me", "bot:genius"]}, "no-such-bot"),
        ({"game": "toy", "seats": ["me", "me"], "ruleset": "odd"}, "no-such-ruleset"),
        ({"game": "toy", "seats": ["me", "me"], "settings": {"odd": "1"}}, "no-such-setting"),
        ({"game": "toy", "seats": ["me", "me"], "seed": -1}, "bad-request"),
        ({"game": "toy", "seats": ["me", "me"], "colour": "red"}, "bad-request"),
        ({"seats": ["me", "me"]}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_what_can_not_be_opened_is_refused(server: Server, wanted: object, key: str) -> None:
    assert server.post("/api/tables", wanted, status=400)["error"]["key"] == key


def test_the_same_seed_gives_the_same_game(server: Server) -> None:
    views = []
    for _ in range(2):
        with server.table("me", "me", seed=11).sit(0) as anna:
            views.append((anna.view["view"], anna.options))
    assert views[0] == views[1]


def test_joining_fills_the_open_seats_and_begins(server: Server) -> None:
    table = server.table("open", "me", "open")
    path = f"/api/tables/{table.id}/join"
    assert server.get(f"/api/tables/{table.id}")["state"] == "waiting"
    assert server.post(path, {"invite": "wrong"}, status=403)["error"]["key"] == "bad-invite"
    assert server.post(path, {"invite": table.invite, "seat": 1}, status=409)["error"]["key"] == "no-open-seat"
    assert server.post(path, {"invite": table.invite, "seat": 2, "name": "Cem"}, status=201)["seat"] == 2
    assert server.post(path, {"invite": table.invite, "name": "Ada"}, status=201)["seat"] == 0
    assert server.post(path, {"invite": table.invite}, status=409)["error"]["key"] == "no-open-seat"
    assert server.get(f"/api/tables/{table.id}")["state"] == "playing"


def test_nobody_acts_while_seats_are_open(server: Server) -> None:
    table = server.table("me", "open")
    with table.sit(0) as anna:
        assert anna.view["view"] is None
        assert anna.view["asked"] is None
        assert anna.refused(type="click", n=0, action="bid 1")["key"] == "table-waits"


def test_names_are_cleaned_and_told(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(1) as ben:
        wanted = {"name": "  <b>An\u202ena\n\x00 K. " + "x" * 60, "title": "Fun\tday"}
        info = server.patch(f"/api/tables/{table.id}", wanted, table.secrets[0])
        assert info["seats"][0]["name"] == ("<b>Anna K. " + "x" * 60)[:40]
        assert info["title"] == "Fun day"
        while ben.next("seats")["title"] != "Fun day":
            pass


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "", {"name": "Eve"}),
        ("POST", "/leave", {}),
        ("POST", "/seats/1", {"bot": "random"}),
        ("POST", "/seats/1/open", None),
        ("POST", "/abandon", {}),
        ("POST", "/rematch", None),
    ],
)
def test_only_seats_may(server: Server, method: str, path: str, body: Json | None) -> None:
    table = server.table("me", "open")
    address = f"/api/tables/{table.id}{path}"
    assert server.http.request(method, address, json=body).status_code == 401
    for secret in ("wrong", table.invite, server.table("me", "me").secrets[0]):
        response = server.http.request(method, address, json=body, headers={"authorization": f"Bearer {secret}"})
        assert response.status_code == 403
        assert response.json()["error"]["key"] == "not-your-seat"


def test_who_leaves_can_come_back(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna:
        info = server.post(f"/api/tables/{table.id}/leave", {}, table.secrets[1])
        assert (info["seats"][1]["away"], info["seats"][1]["kind"]) == (True, "person")
        anna.click(anna.options[0])
        with table.sit(1) as ben:
            assert ben.view["seats"][1]["away"] is False
            assert ben.options


def test_a_bot_stands_in_until_one_comes_back(server: Server) -> None:
    table = server.table("me", "me")
    server.post(f"/api/tables/{table.id}/leave", {"bot": "random"}, table.secrets[1])
    with table.sit(0) as anna:
        play_on([anna], most=6)
        assert 1 in {line["seat"] for line in anna.log}
        with table.sit(1) as ben:
            assert ben.view["seats"][1]["bot"] is None
            play_on([anna, ben])
            assert ben.view["state"] == "over"


def test_an_open_seat_can_be_given_to_a_bot(server: Server) -> None:
    table = server.table("me", "open")
    path = f"/api/tables/{table.id}/seats"
    with table.sit(0):
        assert server.post(f"{path}/0", {"bot": "random"}, table.secrets[0], 409)["error"]["key"] == "seat-taken"
    assert server.post(f"{path}/7", {"bot": "random"}, table.secrets[0], 404)["error"]["key"] == "no-such-seat"
    assert server.post(f"{path}/1", {"bot": "genius"}, table.secrets[0], 400)["error"]["key"] == "no-such-bot"
    info = server.post(f"{path}/1", {"bot": "random"}, table.secrets[0])
    assert (info["state"], info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("playing", "bot", "random")


def test_abandoning_takes_everyone(server: Server) -> None:
    table = server.table("me", "me")
    path = f"/api/tables/{table.id}/abandon"
    with table.sit(0) as anna:
        assert server.post(path, {"abandon": True}, table.secrets[0])["state"] == "playing"
        assert server.post(path, {"abandon": False}, table.secrets[0])["seats"][0]["abandons"] is False
        server.post(path, {}, table.secrets[0])
        assert server.post(path, {}, table.secrets[1])["state"] == "abandoned"
        option = anna.options[0]
        anna.until(lambda view: bool(view["state"] == "abandoned"))
        assert anna.view["asked"] is None
        assert anna.refused(type="click", n=anna.view["n"], action=option)["key"] == "table-abandoned"
    assert server.post(path, {}, table.secrets[0], 409)["error"]["key"] == "table-abandoned"
    assert server.http.get(f"/api/replays/{table.id}/file").status_code == 200  # it has ended: nothing is secret


def test_a_rematch_seats_the_same_people(server: Server) -> None:
    table = server.table("me", "me", names=["Anna", "Ben"])
    path = f"/api/tables/{table.id}/rematch"
    assert server.post(path, None, table.secrets[0], 409)["error"]["key"] == "not-over"
    with table.sit(0) as anna, table.sit(1) as ben:
        play_on([anna, ben])
        again = server.post(path, None, table.secrets[1], 201)["table"]
        assert server.post(path, None, table.secrets[0], 201)["table"] == again
        while (message := anna.next("seats"))["next"] is None:
            pass
        assert message["next"] == again
    next_table = TableClient(server, {"table": again, "seats": [], "invite": None})
    next_table.secrets = table.secrets
    with next_table.sit(0) as anna, next_table.sit(1) as ben:
        assert [seat["name"] for seat in anna.view["seats"]] == ["Anna", "Ben"]
        play_on([anna, ben], most=4)
        assert ben.reach(4)["n"] == 4


def test_a_link_opens_a_table_at_once(server: Server) -> None:
    response = server.http.get("/new?game=toy&seats=me,bot:random&seed=1&name=Anna&title=Class")
    assert response.status_code == 303
    found = re.fullmatch(r"/table/([\w-]{16})#seat=([\w-]{32})", response.headers["location"])
    assert found
    table = TableClient(server, {"table": found[1], "seats": [{"seat": 0, "secret": found[2]}], "invite": None})
    with table.sit(0) as anna, server.table("me", "bot:random", seed=1).sit(0) as other:
        assert anna.view["title"] == "Class"
        assert anna.view["seats"][0]["name"] == "Anna"
        assert anna.options == other.options


@pytest.mark.parametrize(
    ("query", "status", "key"),
    [
        ("game=chess", 400, "no-such-game"),
        ("", 400, "bad-request"),
        ("game=toy&seed=x", 400, "bad-seed"),
        ("game=toy&seed=99999999999999999999", 400, "bad-seed"),
        ("game=toy&set=odd", 400, "not-a-setting"),
        ("game=toy&seats=you,me", 400, "no-such-seat-kind"),
    ],
)
def test_a_link_that_can_not_be_followed(server: Server, query: str, status: int, key: str) -> None:
    assert server.get(f"/new?{query}", status=status)["error"]["key"] == key
