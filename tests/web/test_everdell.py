"""Everdell's board in a real browser: whole games, the keyboard, sizes and colours, every card large."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection

import pytest
from playwright.sync_api import Page, expect

from tests.server.support import Server
from tests.web.support import DESK, LANDSCAPE, MOVED, PHONE, Visitor, expect_state
from tests.web.test_games import look, secret_of

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

LAST_RESORTS = ("pass", "done")
TWO = "/new?game=everdell&seats=me,bot:random&seed=1&name=Anna"
CUT = """() => [...document.querySelectorAll('.everdell .area')]
    .filter((area) => area.checkVisibility())
    .filter((area) => area.scrollHeight > area.clientHeight + 2 || area.scrollWidth > area.clientWidth + 2)
    .map((area) => area.className)"""
OUTSIDE = """() => {
    const note = document.querySelector('.note, .variants')
    if (!note) return 'no note'
    const {left, top, right, bottom} = note.getBoundingClientRect()
    const isOutside = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
    return isOutside || note.scrollWidth > note.clientWidth + 1 ? `${left} ${top} ${right} ${bottom}` : ''
}"""


def choose(person: Visitor, rng: random.Random) -> str:
    """Do one thing at random, but go on as long as there is anything else to do than to stop; return it."""
    n = person.attribute("n")
    person.page.wait_for_selector("[data-action]:visible, [data-opens]:visible")
    actions = _wanted(person.visible("action"))
    openers = person.visible("opens")
    if openers and (not actions or rng.random() < 0.2):
        person.click("opens", rng.choice(openers))
        person.page.wait_for_selector("[data-action]:visible")
        actions = _wanted(person.visible("action"))
    action = rng.choice(actions or person.visible("action"))
    person.click("action", action)
    person.settle(n)
    return action


def _wanted(actions: Collection[str]) -> list[str]:
    return [action for action in actions if action not in LAST_RESORTS]


def play(person: Visitor, rng: random.Random, most: int = 1000) -> list[str]:
    """Plays on until the game has ended, or `most` choices are made; returns them."""
    made: list[str] = []
    while len(made) < most and person.wait_for_turn() == "playing":
        made.append(choose(person, rng))
    return made


@pytest.mark.parametrize(
    ("seats", "year"),
    [
        ("me,bot:random", ""),
        pytest.param("me,bot:greedy,bot:random", "", marks=pytest.mark.deep),
        pytest.param("me,bot:random,bot:random,bot:random", "", marks=pytest.mark.deep),
        pytest.param("me", "1", marks=pytest.mark.deep),
        pytest.param("me", "2", marks=pytest.mark.deep),
        pytest.param("me", "3", marks=pytest.mark.deep),
    ],
    ids=["two", "three", "four", "year-1", "year-2", "year-3"],
)
def test_a_whole_game(visit: Visit, seats: str, year: str) -> None:
    solo = f"&set=solo_year%3D{year}" if year else ""
    anna = visit(f"/new?game=everdell&seats={seats}&seed=4{solo}")
    rng = random.Random(4)
    assert anna.wait_for_turn() == "playing"
    if year:
        expect(anna.page.locator("header .status")).to_contain_text(f"Year {year}")
    anna.shot("begin")
    made = play(anna, rng, most=25)
    anna.shot("middle")
    assert anna.page.evaluate(CUT) == []
    made += play(anna, rng)
    expect_state(anna.page, "over")
    # Rugwort's points stand beside those of a solo player.
    expect(anna.page.locator("[data-over] tfoot td")).to_have_count(2 if year else len(seats.split(",")))
    assert {action.split(" ")[0] for action in made} >= {"worker", "play", "season"}
    anna.shot("over")
    assert not anna.serious()


def test_all_options_and_only_they_are_on_the_page(visit: Visit, server: Server) -> None:
    anna = visit(TWO)
    rng = random.Random(2)
    anna.wait_for_turn()
    table, secret = secret_of(anna)
    for _ in range(6):
        assert anna.reachable() == look(server, table, secret)
        play(anna, rng, most=4)
        anna.wait_for_turn()


@pytest.mark.parametrize("most", [14, pytest.param(1000, marks=pytest.mark.deep)], ids=["begin", "whole"])
def test_on_a_phone(visit: Visit, most: int) -> None:
    anna = visit(TWO, size=PHONE, locale="de-DE")
    rng = random.Random(3)
    page = anna.page
    for _ in range(most):
        if anna.wait_for_turn() != "playing":
            break
        n = anna.attribute("n")
        tabs = page.locator("[role=tab]:has(.badge)")
        if tabs.count():
            tabs.nth(rng.randrange(tabs.count())).click()
        actions = _wanted(anna.visible("action"))
        if not actions:
            anna.click("opens", rng.choice(anna.visible("opens")))
            actions = anna.visible("action")
        anna.click("action", rng.choice(actions))
        anna.settle(n)
    if anna.wait_for_turn() == "over":
        page.keyboard.press("Escape")
        expect(page.locator("[data-over]")).to_have_count(0)
    for tab in anna.visible("tab"):
        page.locator(f"[data-tab={tab}]").click()
        assert anna.overflow() == (0, 0)
        anna.shot(tab)
        assert not anna.serious(), tab


def test_a_phone_reads_a_card_before_it_is_played(visit: Visit) -> None:
    anna = visit("/new?game=everdell&seats=me,bot:random&seed=5", size=PHONE)
    page = anna.page
    rng = random.Random(5)
    for _ in range(30):
        anna.wait_for_turn()
        if page.locator("[data-tab=meadow]:has(.badge)").count():
            break
        choose(anna, rng)
    page.locator("[data-tab=meadow]").click()
    n = anna.attribute("n")
    page.locator(".area.meadow [data-opens]").first.click()
    expect(page.locator(".variants .large")).to_be_visible()
    assert anna.attribute("n") == n
    page.locator(".variants [data-action]").first.click()
    anna.settle(n)


@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    [
        (DESK, "light", "en-GB"),
        (DESK, "dark", "de-DE"),
        pytest.param((1440, 900), "light", "de-DE", marks=pytest.mark.deep),
        pytest.param((1024, 768), "dark", "en-GB", marks=pytest.mark.deep),
        (LANDSCAPE, "light", "en-GB"),
    ],
    ids=["desk", "desk-dark-de", "large-de", "small-dark", "landscape"],
)
def test_sizes_and_colours(visit: Visit, size: tuple[int, int], scheme: str, locale: str) -> None:
    anna = visit("/new?game=everdell&seats=me,bot:random,bot:random,bot:random&seed=6", scheme=scheme, locale=locale)
    play(anna, random.Random(6), most=22)
    anna.wait_for_turn()
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    anna.page.wait_for_timeout(100)
    assert anna.overflow() == (0, 0)
    anna.shot("table")
    if size[0] >= 1000:
        assert anna.page.evaluate(CUT) == []
    else:
        assert anna.page.locator(".everdell .area:not(.strip)").bounding_box()["height"] > size[1] / 2  # type: ignore[index]
    assert not anna.serious()
    if size != LANDSCAPE:
        anna.page.locator(".other button.who").first.click()
        expect(anna.page.locator("dialog .spaces")).to_be_visible()
        anna.shot("city")
        assert not anna.serious()
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("dialog .spaces")).to_have_count(0)


def tab_to(page: Page, selector: str, most: int = 150) -> None:
    """Presses Tab until something has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} can't be reached")


@pytest.mark.parametrize("most", [12, pytest.param(1000, marks=pytest.mark.deep)], ids=["begin", "whole"])
def test_by_keyboard_alone(visit: Visit, most: int) -> None:
    anna = visit(TWO)
    page = anna.page
    for _ in range(most):
        if anna.wait_for_turn() != "playing":
            break
        n = anna.attribute("n")
        selector = "[data-action]:not([data-action=pass], [data-action=done])"
        tab_to(page, selector if page.locator(selector).count() else "[data-opens], [data-action]")
        page.keyboard.press("Enter")
        if page.locator(".variants").count():
            page.keyboard.press("Enter")
        page.wait_for_function(f"(n) => document.querySelector('[data-cancel]') || {MOVED}", arg=n)
        if page.locator("[data-cancel]").count():
            if not page.evaluate("document.activeElement.matches('[data-action]')"):
                tab_to(page, "[data-action]")
            page.keyboard.press("Enter")
            page.wait_for_function(f"(n) => {MOVED}", arg=n)
    assert int(anna.attribute("n")) >= 12
    if anna.wait_for_turn() == "over":
        page.keyboard.press("Escape")
    # What can't be done now is still in the order of Tab, with its explanation.
    tab_to(page, ".area.meadow .card .still, .area.hand .card .still")
    expect(page.locator(".note.has-card")).to_be_visible()


def test_a_card_that_slides_below_a_resting_pointer_covers_nothing(visit: Visit) -> None:
    anna = visit("/new?game=everdell&seats=me&seed=4")
    page = anna.page
    rng = random.Random(12)
    card = page.locator(".area.meadow [data-action^=play]")
    for _ in range(40):
        anna.wait_for_turn()
        if card.count():
            break
        choose(anna, rng)
    n = anna.attribute("n")
    card.first.click()
    anna.settle(n)
    anna.wait_for_turn(n)
    page.wait_for_timeout(600)  # longer than it takes to explain
    expect(page.locator("[data-note]")).to_have_count(0)
    page.locator(".area.meadow .card .piece").last.hover()
    expect(page.locator("[data-note]")).to_be_visible()


def test_undo(visit: Visit) -> None:
    anna = visit("/new?game=everdell&seats=me&seed=7")
    anna.wait_for_turn()
    before = anna.reachable()
    n = anna.attribute("n")
    anna.act("worker basic-1-pebble")
    anna.settle(n)
    anna.wait_for_turn(n)
    assert anna.reachable() != before
    n = anna.attribute("n")
    anna.page.locator("[data-undo]").click()
    anna.wait_for_turn(n)
    assert anna.reachable() == before


def test_a_replay(visit: Visit) -> None:
    anna = visit(TWO)
    play(anna, random.Random(8), most=10)
    table, _ = secret_of(anna)
    anna.go(f"/replay/{table}")
    page = anna.page
    replay = page.locator("[data-replay]")
    expect(replay).to_have_attribute("data-step", "0")
    expect(page.locator(".everdell .area.meadow")).to_be_visible()
    page.keyboard.press("End")
    last = page.locator("input[type=range]").get_attribute("max") or ""
    expect(replay).to_have_attribute("data-step", last)
    anna.shot("replay")
    assert not anna.visible("action")
    assert not anna.serious()


@pytest.mark.parametrize(("scheme", "locale"), [("light", "de-DE"), ("dark", "en-GB")])
def test_cards_places_and_events_are_explained_without_overflow(visit: Visit, scheme: str, locale: str) -> None:
    anna = visit(TWO, scheme=scheme, locale=locale)
    play(anna, random.Random(9), most=20)
    anna.wait_for_turn()
    page = anna.page
    pieces = page.locator(".everdell .area .piece:is(button)")
    assert pieces.count() > 30
    for i in range(pieces.count()):
        page.keyboard.press("Escape")
        pieces.nth(i).focus()
        page.wait_for_selector(".note")
        assert page.evaluate(OUTSIDE) == "", pieces.nth(i).inner_text()
    anna.shot("note")
