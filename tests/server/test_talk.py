"""Table talk over real sockets: phrases and texts, switched off, too much, and what a newcomer hears."""

from __future__ import annotations

import signal

import pytest

from meadowmarket.server.tables.talk import PHRASES
from tests.server.support import Json, Player, Server

pytestmark = pytest.mark.compiled_only


def said(player: Player, count: int) -> list[tuple[int, str, str]]:
    """Listen until `count` lines were heard, and return them."""

    def lines() -> list[Json]:
        return [line for message in player.told if message["type"] == "talk" for line in message["lines"]]

    while len(lines()) < count:
        player.hear()
    return [(line["seat"], line["phrase"], line["text"]) for line in lines()]


def test_everyone_hears_what_is_said_and_newcomers_hear_it_later(either: Server) -> None:
    table = either.table("me", "me")
    with table.sit(0) as anna, table.sit(1, lang="de") as ben, table.watch() as spectator:
        anna.say(type="say", phrase="hello")
        ben.say(type="say", text="  Guten\tTag <b>\u0007  ")
        expected = {(0, "hello", ""), (1, "", "Guten Tag <b>")}
        for player in (anna, ben, spectator):
            assert set(said(player, 2)) == expected
        with table.sit(0) as again:
            assert set(said(again, 2)) == expected
    either.restart(signal.SIGKILL)
    with table.watch() as later:
        assert set(said(later, 2)) == expected


def test_what_cannot_be_said_is_refused_with_a_reason(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna, table.watch() as spectator:
        assert anna.refused(type="say")["key"] == "talk-nothing"
        assert anna.refused(type="say", phrase="hello", text="and more")["key"] == "talk-nothing"
        assert anna.refused(type="say", text="x" * 201)["key"] == "bad-message"
        error = anna.refused(type="say", phrase="nonsense")
        assert error["key"] == "no-such-phrase"
        assert all(phrase in error["text"] for phrase in ("nonsense", *PHRASES))
        assert spectator.refused(type="say", phrase="hello")["key"] == "spectators-watch"
        anna.say(type="say", phrase="thanks")
        assert said(anna, 1) == [(0, "thanks", "")]


def test_talk_is_switched_off_for_a_table(server: Server) -> None:
    table = server.table("me", "me", talk=False)
    with table.sit(0) as anna:
        assert anna.view["talk"] is False
        assert anna.refused(type="say", phrase="hello")["key"] == "talk-is-off"
        server.patch(f"/api/tables/{table.id}", {"talk": True}, table.secrets[0])
        assert anna.next("seats")["talk"] is True
        anna.say(type="say", phrase="hello")
        assert said(anna, 1) == [(0, "hello", "")]


def test_too_much_at_once_is_refused(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna:
        for _ in range(8):
            anna.say(type="say", phrase="oops")
        assert anna.next("error")["key"] == "talk-too-fast"
        assert 5 <= len(said(anna, 5)) <= 6


def test_a_deleted_table_takes_its_talk_with_it(server: Server) -> None:
    table = server.table("me", "bot:random")
    with table.sit(0) as anna:
        anna.say(type="say", text="keep this to yourself")
        said(anna, 1)
    path = f"/api/tables/{table.id}"
    headers = {"authorization": f"Bearer {table.secrets[0]}"}
    assert server.http.delete(path, headers=headers).status_code == 200
    assert server.http.get(path).status_code == 404
