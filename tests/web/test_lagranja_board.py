"""La Granja's board late in a game: nothing is cut off, card texts are large enough."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Route

from meadowmarket.core import replay
from meadowmarket.core.table import Table
from meadowmarket.games import open_game
from meadowmarket.games.lagranja.state import LaGranjaState
from tests.server.support import Server
from tests.web.dev_page import LAYOUT
from tests.web.support import DESK, LANDSCAPE, PHONE, Visitor

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

KEEN = ("helper", "extension", "barrow", "roof", "deliver", "die")
LEAST_TEXT = 12.5
HAND = 5

# Whatever sticks out of one of these would be cut off, or lie over its neighbour.
BOXES = [
    *(".card .face", ".at-helper", ".at-barrow", ".at-extension", ".steps li", ".round", ".order li", ".other"),
    *(
        ".tag",
        ".extension",
        ".stores .chip",
        ".stores",
        ".donkeys .tile",
        ".helper .head",
        ".barrow",
        ".plots",
        ".next",
    ),
    *(".building .head", ".space"),
]
FEET_OUT = """[...document.querySelectorAll('.building')]
    .map((building) => [building, building.querySelector('.foot')].map((part) => part.getBoundingClientRect().bottom))
    .filter(([below, foot]) => foot > below)
    .length"""
"""Craft buildings whose last line sticks out below."""
WIDER = "[...document.querySelectorAll('.area')].filter((area) => area.scrollWidth > area.clientWidth).length"
SIZES = """[...document.querySelectorAll('.hand .at-helper > *')]
    .map((part) => parseFloat(getComputedStyle(part).fontSize))"""


@cache
def late(players: int, ruleset: str) -> tuple[str, int, int]:
    """Plays at random until a farm is full; returns the replay of the game, the step and the seat."""
    for seed in range(40):
        game = open_game("lagranja", players, ruleset)
        table = Table(game, seed, ["Anna", "Ben", "Clara", "Dušan"][:players])
        rng = random.Random(seed)
        found: tuple[int, int] | None = None
        while not table.is_over():
            state = table.state
            assert isinstance(state, LaGranjaState)
            seat = table.seats_to_act()[0]
            farm = state.farms[seat]
            is_full = len(farm.hand) == HAND and len(farm.helpers) == 3 and len(farm.extensions) >= 2
            if found is None and is_full and state.round >= 3:
                found = len(table.history), seat
            options = [option.notation for option in table.options(seat)]
            keen = [option for option in options if option.split()[0] in KEEN]
            table.play(seat, rng.choice(keen if keen and rng.random() < 0.8 else options))
        if found:
            return replay.write(table), *found
    raise LookupError("no farm is ever full")


def spills(visitor: Visitor, boxes: list[str]) -> list[str]:
    """List the parts that stick out of boxes."""
    visitor.page.evaluate(LAYOUT)
    found: list[str] = visitor.page.evaluate("(boxes) => layout.spills(boxes)", boxes)
    return found


def open_late(visit: Visit, server: Server, players: int, ruleset: str, locale: str, **options: object) -> Visitor:
    text, step, seat = late(players, ruleset)
    uploaded = server.post("/api/replays", {"text": text}, status=201)
    visitor = visit(f"/replay/{uploaded['replay']}#step={step}&view={seat}", locale=locale, **options)
    visitor.page.wait_for_selector(".board")
    visitor.page.wait_for_timeout(300)
    return visitor


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "pl-PL", "cs-CZ", "ru-RU"])
@pytest.mark.parametrize(("players", "ruleset"), [(4, "classic"), (1, "deluxe")])
def test_a_late_board_is_whole_on_a_desk(visit: Visit, server: Server, players: int, ruleset: str, locale: str) -> None:
    anna = open_late(visit, server, players, ruleset, locale)
    anna.shot("desk")
    assert anna.page.locator(".hand .card .face").count() == HAND
    assert spills(anna, BOXES) == []
    assert anna.overflow() == (0, 0)
    sizes = anna.page.evaluate(SIZES)
    assert len(sizes) >= 2 * HAND
    assert min(sizes) >= LEAST_TEXT
    assert not anna.serious()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_card_is_whole_in_a_hand_of_five(visit: Visit, server: Server, locale: str) -> None:
    """The hand is dealt on the way to the page, so that each card is looked at in its usual size."""
    text, step, seat = late(4, "classic")
    uploaded = server.post("/api/replays", {"text": text}, status=201)
    cards = server.get("/api/games/lagranja/components?ruleset=classic&players=4")["components"]["cards"]
    numbers = [card["number"] for card in cards]
    anna = visit("/", locale=locale)
    dealt: list[str] = []

    def deal(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        found["view"]["farms"][seat]["hand"] = dealt
        route.fulfill(response=answer, json=found)

    anna.page.route("**/steps/**", deal)
    cut: list[str] = []
    for first in range(0, len(numbers), HAND):
        dealt[:] = (numbers[first:] + numbers)[:HAND]
        anna.go(f"/replay/{uploaded['replay']}?hand={first}#step={step}&view={seat}")
        anna.page.wait_for_selector(f".hand .card .face:has-text('{dealt[0]}')")
        assert anna.page.locator(".hand .card .face").count() == HAND
        cut += spills(anna, [".card .face", ".at-helper", ".at-barrow", ".at-extension"])
    assert cut == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_late_board_is_whole_on_a_phone(visit: Visit, server: Server, locale: str) -> None:
    anna = open_late(visit, server, 4, "classic", locale, size=PHONE, scheme="dark")
    tabs = anna.page.get_by_role("tab")
    for i in range(tabs.count()):
        tabs.nth(i).click()
        anna.shot(f"tab-{i}")
        assert spills(anna, BOXES) == []
        assert anna.overflow()[0] == 0
        assert anna.page.evaluate(WIDER) == 0
        assert not anna.serious()


def test_a_farm_is_in_sight_below_the_guidance(visit: Visit) -> None:
    """The bar grows with the guidance: the village gives way, and nothing is cut off below."""
    anna = visit("/new?game=lagranja&seats=me,bot:random&seed=5", guidance=True)
    anna.wait_for_turn()
    anna.page.locator("[data-guidance] p").wait_for()
    anna.shot("guidance")
    _, height = DESK
    for part in (".helpers", ".extensions", ".fields", "section.hand"):
        box = anna.page.locator(part).bounding_box()
        assert box
        assert box["y"] + box["height"] <= height, part
    assert spills(anna, BOXES) == []
    assert anna.page.evaluate(FEET_OUT) == 0


def test_a_phone_on_its_side_shows_more_board_than_bars(visit: Visit) -> None:
    width, height = LANDSCAPE
    anna = visit("/new?game=lagranja&seats=me,bot:random,bot:random,bot:random&seed=5", size=LANDSCAPE)
    anna.wait_for_turn()
    tabs = anna.page.get_by_role("tab")
    for i in range(tabs.count()):
        tabs.nth(i).click()
        anna.shot(f"tab-{i}")
        assert anna.overflow() == (0, 0)
        box = anna.page.locator("[role=tabpanel] .area").bounding_box()
        assert box
        assert box["height"] > height / 2
        assert box["width"] > width * 3 / 4
    assert not anna.serious()


def test_phases_and_turn_order_are_shown(visit: Visit, server: Server) -> None:
    anna = open_late(visit, server, 4, "classic", "en-GB", size=DESK)
    assert anna.page.locator(".steps li").all_inner_texts() == ["farm", "revenue", "transport", "scoring"]
    assert anna.page.locator(".steps [aria-current=step]").count() == 1
    assert [text.strip() for text in anna.page.locator(".order li").all_inner_texts()] == ["1", "2", "3", "4"]
