"""Someone has closed the browser: the others give the seat to a bot, or to someone else."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import Server, TableClient
from tests.web.conftest import SHOTS
from tests.web.support import Visitor, expect_state

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

Come = Callable[[str], Visitor]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("gone"), MEADOWMARKET_GONE_SECONDS="3").start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()


@pytest.fixture
def come(hasty: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    SHOTS.mkdir(parents=True, exist_ok=True)
    visitors: list[Visitor] = []

    def visit(path: str) -> Visitor:
        visitors.append(Visitor(browser, hasty, SHOTS / f"{request.node.name}-{len(visitors)}"))
        visitors[-1].go(path)
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.leave()


def begun(hasty: Server, come: Come) -> tuple[TableClient, Visitor]:
    table = hasty.table("me", "me", game="lagranja", names=["Anna", "Ben"])
    anna = come(f"/table/{table.id}#seat={table.secrets[0]}")
    expect_state(anna.page, "playing")
    return table, anna


def test_another_person_takes_the_seat(hasty: Server, come: Come) -> None:
    table, anna = begun(hasty, come)
    anna.page.locator("[data-panel=table]").click()
    seats = anna.page.locator("dialog[open] ul")
    expect(seats).to_contain_text("you can give the seat away in")
    anna.page.locator("[data-seat-open='1']").click()
    expect(seats).to_contain_text("open")
    assert not anna.serious()
    anna.shot("open")
    invite = anna.page.locator("dialog[open] input[readonly]").first.input_value()
    assert "#invite=" in invite
    cem = come(invite.removeprefix(hasty.address))
    cem.page.locator("input[name=name]").fill("Cem")
    cem.page.locator("[data-join]").click()
    expect(cem.page.locator("[data-state]")).to_have_attribute("data-seat", "1")
    expect(seats).to_contain_text("Cem")
    # Ben comes back, reads why he has no seat, and may watch.
    ben = come(f"/table/{table.id}#seat={table.secrets[1]}")
    expect(ben.page.locator("h1.title")).to_contain_text("given your seat to someone else")
    ben.shot("given")
    ben.page.locator("[data-again]").click()
    expect(ben.page.locator("[data-state]")).to_have_attribute("data-seat", "-1")


def test_a_bot_stands_in(hasty: Server, come: Come) -> None:
    table, anna = begun(hasty, come)
    anna.page.locator("[data-panel=table]").click()
    anna.page.locator("[data-seat-bot='1']").click()
    expect(anna.page.locator("dialog[open] ul")).to_contain_text("has left")
    with table.sit(1) as ben:
        assert ben.view["seats"][1]["bot"] is None


def test_a_table_can_be_deleted(hasty: Server, come: Come) -> None:
    anna = come("/new?game=lagranja&seats=me,bot:random&seed=1&name=Anna")
    anna.wait_for_turn()
    anna.page.locator("[data-panel=table]").click()
    anna.page.locator("[data-delete]").click()
    expect(anna.page.locator("[data-consequence]")).to_contain_text("can’t be restored")
    anna.page.locator("[data-cancel]").click()
    anna.page.locator("[data-delete]").click()
    anna.page.locator("[data-confirm]").click()
    anna.page.wait_for_url(hasty.address + "/")
    assert anna.page.evaluate("localStorage['meadowmarket.tables']") == "[]"


def test_a_game_is_abandoned_only_after_a_question(hasty: Server, come: Come) -> None:
    """Against bots one wish ends the game; what comes next is at hand in the bar."""
    anna = come("/new?game=lagranja&seats=me,bot:random&seed=1&name=Anna")
    anna.wait_for_turn()
    anna.page.locator("[data-panel=table]").click()
    anna.page.locator("[data-abandon]").click()
    expect(anna.page.locator("[data-consequence]")).to_contain_text("without a winner")
    anna.page.locator("[data-cancel]").click()
    expect_state(anna.page, "playing")
    anna.page.locator("[data-abandon]").click()
    assert not anna.serious()
    anna.page.locator("[data-confirm]").click()
    expect_state(anna.page, "abandoned")
    anna.page.keyboard.press("Escape")
    anna.shot("abandoned")
    before = anna.page.url
    anna.page.locator("[data-bar] [data-rematch]").click()
    anna.page.wait_for_url(lambda url: url != before)
    assert anna.wait_for_turn() == "playing"


def test_the_page_says_what_is_kept(hasty: Server, come: Come) -> None:
    someone = come("/")
    someone.page.locator("a[href='/privacy']").click()
    expect(someone.page.locator("[data-keep-days='0']")).to_contain_text("deletes nothing by itself")
    assert not someone.serious()
    someone.shot("privacy")
