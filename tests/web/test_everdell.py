"""Everdell's board in a real browser: options, sizes and colours, every card large."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.support import Server
from tests.web.playing import choose, play, tab_to
from tests.web.support import DESK, LANDSCAPE, PHONE, Visitor
from tests.web.test_games import look, secret_of
from tests.web.test_whole_games import CUT

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

TWO = "/new?game=everdell&seats=me,bot:random&seed=1&name=Anna"
OUTSIDE = """() => {
    const note = document.querySelector('.note, .variants')
    if (!note) return 'no note'
    const {left, top, right, bottom} = note.getBoundingClientRect()
    const isOutside = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
    return isOutside || note.scrollWidth > note.clientWidth + 1 ? `${left} ${top} ${right} ${bottom}` : ''
}"""


def test_all_options_and_only_they_are_on_the_page(visit: Visit, server: Server) -> None:
    anna = visit(TWO)
    rng = random.Random(2)
    anna.wait_for_turn()
    table, secret = secret_of(anna)
    for _ in range(6):
        assert anna.reachable() == look(server, table, secret)
        play(anna, rng, most=4)
        anna.wait_for_turn()


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


def test_what_can_not_be_done_is_in_the_order_of_tab_with_its_explanation(visit: Visit) -> None:
    anna = visit(TWO)
    anna.wait_for_turn()
    tab_to(anna.page, ".area.meadow .card .still, .area.hand .card .still")
    expect(anna.page.locator(".note.has-card")).to_be_visible()


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
