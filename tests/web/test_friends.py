"""Friends at one table: the invitation, the way in, table talk, the wish to abandon, all my tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.support import Server, TableClient
from tests.web.support import PHONE, Visitor, expect_state

pytestmark = pytest.mark.compiled_only

Come = Callable[..., Visitor]


def seat(table: TableClient, number: int) -> str:
    return f"/table/{table.id}#seat={table.secrets[number]}"


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desk", "phone"])
def test_an_invitation_leads_to_a_seat(server: Server, visit: Come, size: tuple[int, int]) -> None:
    table = server.table("me", "open", "bot:random", game="everdell", names=["Anna"])
    anna = visit(f"{seat(table, 0)}&invite={table.invite}", size=size)
    expect_state(anna.page, "waiting")
    # This server listens on this machine alone, and says so.
    expect(anna.page.locator("[data-local-only]").first).to_contain_text("--host 0.0.0.0")
    anna.page.locator("[data-qr]").first.click()
    expect(anna.page.get_by_role("img", name="QR code: Invitation")).to_be_visible()
    assert anna.overflow()[0] <= 0
    assert not anna.serious()
    anna.shot("invitation")
    link = anna.page.locator("input[readonly]").first.input_value()
    ben = visit(link.removeprefix(server.address), size=size)
    about = ben.page.locator("[data-join-about]")
    expect(about).to_contain_text("Anna invites you to Everdell.")
    expect(about).to_contain_text("1 of 3 seats is open.")
    assert not ben.serious()
    ben.shot("join")
    ben.page.locator("input[name=name]").fill("Ben")
    ben.page.locator("[data-join]").click()
    for one in (anna, ben):
        expect_state(one.page, "playing")


def test_players_talk_each_in_their_language(server: Server, visit: Come) -> None:
    table = server.table("me", "me", game="lagranja", names=["Anna", "Ben"])
    anna = visit(seat(table, 0))
    ben = visit(seat(table, 1), locale="de-DE", size=PHONE)
    anna.page.locator("[data-panel=talk]").click()
    anna.page.locator("[data-phrase=good-luck]").click()
    expect(ben.page.locator("[data-talk-news]")).to_contain_text("Viel Glück!")
    ben.shot("news")
    ben.page.locator("[data-talk-news]").click()
    ben.page.locator("[data-talk-input]").fill("<i>Dir auch</i>")
    ben.page.keyboard.press("Enter")
    expect(anna.page.locator("dialog [data-talk]").last).to_contain_text("<i>Dir auch</i>")
    for one in (anna, ben):
        assert not one.serious()
        one.shot("talk")
    anna.page.reload()
    anna.page.locator("[data-panel=talk]").click()
    expect(anna.page.locator("dialog [data-talk]")).to_have_count(2)
    server.patch(f"/api/tables/{table.id}", {"talk": False}, table.secrets[1])
    expect(anna.page.locator("[data-talk-off]")).to_be_visible()
    expect(anna.page.locator("[data-phrase]")).to_have_count(0)


def test_a_wish_to_abandon_is_told_to_the_others(server: Server, visit: Come) -> None:
    table = server.table("me", "me", game="lagranja", names=["Anna", "Ben"])
    anna, ben = visit(seat(table, 0)), visit(seat(table, 1))
    expect_state(ben.page, "playing")
    server.post(f"/api/tables/{table.id}/abandon", {}, table.secrets[0])
    expect(ben.page.locator("[data-abandons]")).to_contain_text("Anna wants to abandon the game.")
    expect(anna.page.locator("[data-abandons]")).to_have_count(0)
    assert ben.overflow() == (0, 0)
    ben.shot("wish")
    ben.page.locator("[data-abandon-agree]").click()
    for one in (anna, ben):
        expect_state(one.page, "abandoned")


def test_all_my_tables_can_be_searched(server: Server, visit: Come) -> None:
    tables = [server.table("me", "bot:random", game="lagranja", title=f"Evening {i}") for i in range(10)]
    anna = visit("/")
    kept = [
        {
            "table": one.id,
            "title": "",
            "game": "lagranja",
            "seats": [{"seat": 0, "secret": one.secrets[0]}],
            "invite": None,
            "seen": i,
        }
        for i, one in enumerate(tables)
    ]
    anna.page.evaluate("(kept) => localStorage.setItem('meadowmarket.tables', JSON.stringify(kept))", kept)
    anna.go("/")
    mine = anna.page.locator("[data-my-tables]")
    expect(mine.locator("li")).to_have_count(8)
    expect(mine.locator("time").first).to_be_visible()
    mine.locator("[data-all-tables]").click()
    expect(mine.locator("li")).to_have_count(10)
    mine.get_by_role("searchbox").fill("evening 7")
    expect(mine.locator("li")).to_have_count(1)
    expect(mine.locator("li")).to_contain_text("Evening 7")
    assert not anna.serious()
    anna.shot("tables")
