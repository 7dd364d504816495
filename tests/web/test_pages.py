"""The other pages, sizes, colours and languages; the keyboard; what axe says."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.dev_page import LAYOUT
from tests.web.playing import play_by_keyboard, tab_to
from tests.web.support import DESK, PHONE, Visitor
from tests.web.test_games import ALONE, secret_of

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

OVER_NAMES = """[...document.querySelectorAll('.game')].flatMap((game) => {
    const name = game.querySelector('.title').getBoundingClientRect()
    const drawings = [...game.querySelectorAll('svg')].map((drawing) => drawing.getBoundingClientRect())
    return drawings.filter(({left, top, bottom}) => left < name.right && top < name.bottom && bottom > name.top)
})"""
"""Drawings that lie over the name of their game."""

LOOKS = pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    [(DESK, "light", "en-GB"), (DESK, "dark", "de-DE"), (PHONE, "light", "de-DE"), (PHONE, "dark", "en-GB")],
    ids=["desk", "desk-dark-de", "phone-de", "phone-dark"],
)


@LOOKS
def test_the_start_page(visit: Visit, size: tuple[int, int], scheme: str, locale: str) -> None:
    someone = visit("/", size=size, scheme=scheme, locale=locale)
    expect(someone.page.locator("form.panel")).to_be_visible()
    someone.shot("start")
    assert someone.overflow()[0] == 0
    assert not someone.serious()
    someone.page.evaluate(LAYOUT)
    assert someone.page.evaluate("layout.texts(document.body)")["faults"] == []
    assert someone.page.evaluate(OVER_NAMES) == []
    if size == DESK:
        assert someone.page.locator("button[type=submit].start").bounding_box()["y"] < DESK[1] - 48  # type: ignore[index]


@LOOKS
def test_the_table(visit: Visit, size: tuple[int, int], scheme: str, locale: str) -> None:
    someone = visit(ALONE, size=size, scheme=scheme, locale=locale)
    someone.wait_for_turn()
    rng = random.Random(7)
    someone.play(rng, most=20)
    someone.wait_for_turn()
    assert someone.overflow() == (0, 0)
    someone.shot("table")
    assert not someone.serious()
    if size == PHONE:
        for tab in someone.visible("tab"):
            someone.page.locator(f"[data-tab={tab}]").click()
            assert someone.overflow() == (0, 0)
            someone.shot(tab)
            assert not someone.serious(), tab
    for panel in ("scores", "table", "settings"):
        someone.page.locator(f"[data-panel={panel}]").click()
        expect(someone.page.locator("dialog[open]")).to_be_visible()
        someone.shot(panel)
        assert not someone.serious(), panel
        someone.page.keyboard.press("Escape")
        expect(someone.page.locator("dialog[open]")).to_have_count(0)


def test_german_from_the_first_word_to_the_log(visit: Visit) -> None:
    someone = visit(ALONE, locale="de-DE")
    someone.wait_for_turn()
    assert someone.page.evaluate("document.documentElement.lang") == "de"
    expect(someone.page.locator("[data-prompt]")).to_contain_text("Spiele 2 Karten")
    expect(someone.page.locator("header")).to_contain_text("Runde 1 von 6")
    someone.page.locator("[data-panel=settings]").click()
    someone.page.locator("dialog select").first.select_option("en")
    someone.page.keyboard.press("Escape")
    expect(someone.page.locator("[data-prompt]")).to_contain_text("Play 2 cards")
    expect(someone.page.locator("header")).to_contain_text("Round 1 of 6")


def test_a_table_is_opened_by_keyboard_alone(visit: Visit) -> None:
    someone = visit("/")
    expect(someone.page.locator("form.panel")).to_be_visible()
    tab_to(someone.page, "form.panel button[type=submit]")
    someone.page.keyboard.press("Enter")
    assert play_by_keyboard(someone, most=4) == 4


def test_a_replay_with_buttons_keys_and_seats(visit: Visit) -> None:
    anna = visit("/new?game=lagranja&seats=me,bot:random&seed=8")
    anna.play(random.Random(8), most=12)
    table, _ = secret_of(anna)
    anna.go(f"/replay/{table}")
    page = anna.page
    replay = page.locator("[data-replay]")
    expect(replay).to_have_attribute("data-step", "0")
    page.locator("[data-step-to=on]").click()
    expect(replay).to_have_attribute("data-step", "1")
    page.locator("main").click(position={"x": 5, "y": 5})
    page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", "2")
    page.keyboard.press("End")
    last = page.locator("input[type=range]").get_attribute("max") or ""
    expect(replay).to_have_attribute("data-step", last)
    assert int(last) >= 12
    anna.shot("replay")
    assert not anna.visible("action")
    assert not anna.serious()
    other = visit(f"/replay/{table}#step=3&view=-1", size=PHONE)
    expect(other.page.locator("[data-replay]")).to_have_attribute("data-step", "3")
    assert other.overflow()[0] == 0
    other.shot("replay")


def test_rules_can_be_read_and_searched(visit: Visit) -> None:
    someone = visit("/rules/lagranja")
    page = someone.page
    expect(page.locator("#LG-1\\.1")).to_be_visible()
    someone.shot("rules")
    assert not someone.serious()
    page.locator("input[type=search]").fill("siesta")
    expect(page.locator("#LG-1\\.1")).to_have_count(0)
    expect(page.locator("article")).to_contain_text("siesta")
    someone.shot("search")


def test_names_are_shown_as_text(visit: Visit) -> None:
    someone = visit("/new?game=lagranja&seats=me,bot:random&seed=1&name=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
    someone.wait_for_turn()
    expect(someone.page.locator("header li").first).to_contain_text("<img")


def test_what_is_not_there_says_so(visit: Visit) -> None:
    someone = visit("/table/none", foreseen="404")
    expect(someone.page.locator("h1")).to_contain_text("no such table")
    someone.go("/rules/nothing")
    expect(someone.page.locator("[role=alert]")).to_be_visible()


def test_a_bad_link_to_a_new_table_says_what_is_wrong(visit: Visit) -> None:
    someone = visit("/new?game=lagranja&seed=abc", foreseen="400")
    expect(someone.page.locator("h1")).to_contain_text("abc isn’t a seed")
    someone.go("/new?game=nothing")
    expect(someone.page.locator("h1")).to_contain_text("no game “nothing”")
    someone.page.locator("main a[href='/']").click()
    expect(someone.page.locator("form.panel")).to_be_visible()


def test_a_file_that_is_no_replay_says_so_each_time(visit: Visit, tmp_path: Path) -> None:
    someone = visit("/", foreseen="400")
    file = tmp_path / "game.replay"
    alert = someone.page.locator("[role=alert]")
    for text in ("nonsense", "still nonsense"):
        file.write_text(text, encoding="utf-8")
        someone.page.locator("input[type=file]").set_input_files(file)
        expect(alert).to_contain_text(f"“{text}”")
    file.write_text("", encoding="utf-8")
    someone.page.locator("input[type=file]").set_input_files(file)
    expect(alert).to_contain_text("no replay here")


@pytest.mark.parametrize(("locale", "asks"), [("en-GB", "Open a new table?"), ("de-DE", "Einen neuen Tisch eröffnen?")])
def test_a_link_on_a_foreign_page_asks_before_it_opens_a_table(visit: Visit, locale: str, asks: str) -> None:
    someone = visit("/", locale=locale)
    link = f"{someone.server.address}/new?game=toy&seats=me,bot:first"
    someone.page.goto(f"data:text/html,<a href='{link.replace('&', '%26amp;')}'>play</a>")
    someone.page.click("a")
    expect(someone.page.locator("h1")).to_have_text(asks)
    assert not someone.page.locator("[data-state]").count()
    someone.page.click("[data-open-table]")
    someone.wait_for_turn()
    assert someone.page.locator("[data-practice]").count() == 0


@pytest.mark.parametrize(
    ("size", "locale", "name"), [(DESK, "en-GB", "Practice table"), (PHONE, "de-DE", "Übungstisch")]
)
def test_a_practice_table_is_marked(visit: Visit, size: tuple[int, int], locale: str, name: str) -> None:
    someone = visit("/new?game=toy&seats=me,bot:first&seed=1", size=size, locale=locale)
    someone.wait_for_turn()
    if size == DESK:
        expect(someone.page.locator("[data-practice]")).to_have_text(name)
    someone.page.click("[data-panel=table]")
    expect(someone.page.locator("[data-practice-note]")).to_contain_text(name)
