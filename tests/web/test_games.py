"""Tables in the browser: with friends, in turns at one browser, undone, lost and found again."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.support import Player, Server
from tests.web.support import MOVED, PHONE, Visitor, expect_state

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

ALONE = "/new?game=lagranja&ruleset=classic&seats=me,bot:random&seed=1&name=Anna"


def secret_of(visitor: Visitor, seat: int = 0) -> tuple[str, str]:
    """Return the table and the secret that the browser keeps."""
    table, seats = visitor.page.evaluate(
        "(() => { const [t] = JSON.parse(localStorage['meadowmarket.tables']); return [t.table, t.seats] })()"
    )
    return table, next(found["secret"] for found in seats if found["seat"] == seat)


def look(server: Server, table: str, secret: str) -> set[str]:
    """Return what the server offers to a seat."""
    with Player(server, table, secret, None, "en") as player:
        return {option["action"] for option in player.view["asked"]["options"]}


def test_all_options_and_only_they_are_on_the_page(visit: Visit, server: Server) -> None:
    anna = visit(ALONE)
    rng = random.Random(2)
    anna.wait_for_turn()
    table, secret = secret_of(anna)
    for _ in range(8):
        assert anna.reachable() == look(server, table, secret)
        anna.play(rng, most=3)
        anna.wait_for_turn()


def test_hotseat_for_two_with_a_hand_over_between(visit: Visit) -> None:
    both = visit("/new?game=lagranja&seats=me,me&seed=3")
    page = both.page
    expect(page.locator("[data-hand-over]")).to_be_visible()
    both.shot("hand-over")
    assert not both.visible("action")
    assert both.attribute("turn") == "other"
    first = both.attribute("seat")
    page.locator("[data-hand-over-done]").click()
    both.wait_for_turn()
    both.shot("first")
    assert both.play(random.Random(3), most=40) == 40
    assert first in ("0", "1")


def test_joining_by_link_in_a_second_browser(visit: Visit, server: Server) -> None:
    anna = visit("/")
    anna.page.locator("[data-seat-choice='1']").select_option("open")
    anna.page.locator("form.panel button[type=submit]").click()
    expect_state(anna.page, "waiting")
    anna.shot("waiting")
    invite = anna.page.locator("input[readonly]").first.input_value()
    assert "#invite=" in invite

    ben = visit(invite.removeprefix(server.address), size=PHONE, scheme="dark")
    ben.page.locator("input[name=name]").fill("Ben")
    ben.shot("join")
    ben.page.locator("[data-join]").click()
    expect_state(ben.page, "playing")
    expect_state(anna.page, "playing")
    # Ben's page hears that play began before the answer that brings his secret.
    ben.page.wait_for_url(lambda url: "#" not in url)
    expect(ben.page.locator("[data-state]")).not_to_have_attribute("data-seat", "-1")
    assert {anna.attribute("seat"), ben.attribute("seat")} == {"0", "1"}

    people = {anna.attribute("seat"): anna, ben.attribute("seat"): ben}
    rng = random.Random(4)
    for _ in range(12):
        on = next((person for person in people.values() if person.attribute("turn") == "me"), None)
        if on is None:
            anna.page.wait_for_timeout(50)
            continue
        n = on.attribute("n")
        on.choose(rng)
        for person in people.values():
            person.page.wait_for_function(f"(n) => {MOVED}", arg=n)
    anna.shot("later")
    ben.shot("later")


def test_a_spectator_sees_and_can_not_act(visit: Visit) -> None:
    anna = visit(ALONE)
    anna.wait_for_turn()
    connection = visit("/table/" + secret_of(anna)[0])
    expect_state(connection.page, "playing")
    expect(connection.page.locator("[data-prompt]")).to_be_visible()
    assert connection.attribute("seat") == "-1"
    assert not connection.visible("action")
    assert not connection.visible("opens")


def test_undo(visit: Visit) -> None:
    anna = visit(ALONE)
    anna.wait_for_turn()
    undo = anna.page.locator("[data-undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # aria-disabled, but it says why
    expect(anna.page.locator("[data-prompt]")).not_to_be_empty()
    before = anna.reachable()
    n = anna.attribute("n")
    anna.act("trade silver")
    anna.settle(n)
    anna.wait_for_turn(n)
    assert "trade silver" not in anna.reachable()
    expect(undo).to_have_attribute("aria-disabled", "false")
    n = anna.attribute("n")
    undo.click()
    anna.wait_for_turn(n)
    assert anna.reachable() == before


def test_a_connection_that_is_lost_comes_back(visit: Visit) -> None:
    anna = visit(ALONE, foreseen="WebSocket|ERR_")
    anna.wait_for_turn()
    before = anna.reachable()
    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('offline'))")
    anna.server.restart()
    anna.context.set_offline(False)
    expect(anna.page.locator("header [role=status]")).to_have_count(0)
    anna.wait_for_turn()
    assert anna.reachable() == before
    anna.play(random.Random(5), most=2)


def test_the_plain_view_plays_any_game(visit: Visit) -> None:
    anna = visit("/new?game=toy&seats=me,bot:first&seed=1")
    anna.wait_for_turn()
    anna.shot("toy")
    assert anna.overflow() == (0, 0)
    anna.play(random.Random(6))
    expect_state(anna.page, "over")
    assert not anna.serious()


def test_the_life_of_a_table(visit: Visit, server: Server, tmp_path: Path) -> None:
    anna = visit("/new?game=toy&seats=me,bot:first&seed=2", foreseen="400")
    page = anna.page
    anna.wait_for_turn()
    page.locator("[data-panel=table]").click()
    page.locator("input[name=name]").fill("Anna K.")
    page.locator("input[name=title]").fill("Sunday")
    page.locator("form.names button").click()
    expect(page.locator("header h1")).to_have_text("Sunday")
    expect(page.locator("header li").first).to_contain_text("Anna K.")
    page.keyboard.press("Escape")

    anna.play(random.Random(9))
    expect_state(page, "over")
    table, _ = secret_of(anna)
    page.locator("[data-over]").wait_for()
    page.locator("dialog [data-rematch]").click()
    page.wait_for_function("(table) => !location.pathname.includes(table)", arg=table)
    assert anna.wait_for_turn() == "playing"

    page.locator("[data-panel=table]").click()
    page.locator("[data-abandon]").click()
    page.locator("[data-confirm]").click()
    page.keyboard.press("Escape")
    expect_state(page, "abandoned")

    replay = tmp_path / "game.replay"
    replay.write_bytes(server.http.get(f"/api/replays/{table}/file").content)
    anna.go("/")
    expect(page.locator("section.panel li")).to_have_count(2)
    page.locator("input[type=file]").set_input_files(replay)
    expect(page.locator("[data-replay]")).to_have_attribute("data-step", "0")
    page.keyboard.press("End")
    expect(page.locator("[data-replay]")).not_to_have_attribute("data-step", "0")
    broken = tmp_path / "broken.replay"
    broken.write_text("meadowmarket replay 1\n")
    anna.go("/")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator("[role=alert]")).to_contain_text("Line 2")
