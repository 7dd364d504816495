"""Bots by level, and hints: what a strong player would do, where that lies on the board, and that the game goes on."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.support import PHONE, Visitor
from tests.web.test_pages import LOOKS

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

FOCUSED = "document.activeElement.getAttribute('data-action')"


def ask(someone: Visitor) -> list[str]:
    """Asks for a hint and returns the actions of its moves."""
    someone.page.locator("[data-ask-hint]").click()
    rows = someone.page.locator("[data-hint]")
    rows.first.wait_for()
    return [row.get_attribute("data-hint") or "" for row in rows.all()]


@LOOKS
def test_a_hint_leads_to_its_option(visit: Visit, size: tuple[int, int], scheme: str, locale: str) -> None:
    someone = visit("/new?game=lagranja&seats=me,bot:easy&seed=1", size=size, scheme=scheme, locale=locale)
    page = someone.page
    someone.wait_for_turn()
    options = someone.reachable()
    moves = ask(someone)
    assert len(moves) == 3
    assert set(moves) <= options
    someone.shot("hint")
    assert someone.overflow() == (0, 0)
    assert not someone.serious()
    assert page.locator("[role=dialog] [data-action]").count() == 0
    assert page.locator("[data-hinted]").count() >= 1

    page.locator("[data-hint]").nth(1).click()
    page.wait_for_function(f"(action) => {FOCUSED} === action", arg=moves[1])
    someone.shot("option")
    n = someone.attribute("n")
    page.keyboard.press("Enter")
    someone.settle(n)
    expect(page.locator("[data-hint], [data-hinted]")).to_have_count(0)
    assert someone.wait_for_turn(n) == "playing"


def test_a_hint_by_keyboard(visit: Visit) -> None:
    someone = visit("/new?game=lagranja&seats=me,bot:easy&seed=2")
    page = someone.page
    someone.wait_for_turn()
    page.keyboard.press("h")
    first = page.locator("[data-hint]").first
    expect(first).to_be_focused()
    expect(page.locator(".hint [role=status]")).to_contain_text("Best: ")
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint], [data-hinted]")).to_have_count(0)
    expect(page.locator("[data-ask-hint]")).to_be_focused()

    page.keyboard.press("h")
    expect(first).to_be_focused()
    best = first.get_attribute("data-hint")
    page.keyboard.press("Enter")
    page.wait_for_function(f"(action) => {FOCUSED} === action", arg=best)
    n = someone.attribute("n")
    page.keyboard.press("Enter")
    someone.settle(n)


def test_a_game_without_a_board_gives_hints_too(visit: Visit) -> None:
    someone = visit("/new?game=everdell&seats=me,bot:easy&seed=1", size=PHONE)
    someone.wait_for_turn()
    options = someone.reachable()
    moves = ask(someone)
    assert set(moves) <= options
    someone.shot("hint")
    someone.page.locator("[data-hint]").first.click()
    someone.page.wait_for_function(f"(action) => {FOCUSED} === action", arg=moves[0])


def test_those_who_are_not_asked_have_no_hint(visit: Visit) -> None:
    anna = visit("/new?game=lagranja&seats=me,bot:easy&seed=1")
    anna.wait_for_turn()
    connection = visit(anna.page.url.removeprefix(anna.server.address))
    expect(connection.page.locator("[data-prompt]")).to_be_visible()
    expect(anna.page.locator("[data-ask-hint]")).to_be_visible()
    expect(connection.page.locator("[data-ask-hint]")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "about", "name"),
    [("en-GB", "looks ahead", "Bot 2 (hard)"), ("de-DE", "schaut voraus", "Bot 2 (schwer)")],
)
def test_a_level_is_chosen_in_the_dialog(visit: Visit, locale: str, about: str, name: str) -> None:
    someone = visit("/", locale=locale)
    page = someone.page
    choice = page.locator("[data-seat-choice='1']")
    expect(choice).to_have_value("bot:normal")
    choice.select_option("bot:hard")
    expect(page.locator("form.panel .about")).to_contain_text(about)
    someone.shot("level")
    page.locator("form.panel button[type=submit]").click()
    someone.wait_for_turn()
    expect(page.locator("header li").nth(1)).to_contain_text(name)
    rng = random.Random(1)
    log = page.locator(".log").first
    while name not in log.inner_text():  # either may have begun
        assert someone.play(rng, most=1) == 1
