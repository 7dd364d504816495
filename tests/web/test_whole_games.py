"""Whole games of both boards in a real browser: every number of players, alone, by keyboard and on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.playing import MOST, play, play_by_keyboard, play_on_a_phone
from tests.web.support import PHONE, Visitor, expect_state

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

TWO, THREE, FOUR = "me,bot:random", "me,bot:greedy,bot:random", "me,bot:random,bot:random,bot:random"
GAMES = pytest.mark.parametrize("game", ["lagranja", "everdell"])
LENGTHS = pytest.mark.parametrize("most", [12, pytest.param(MOST, marks=pytest.mark.deep)], ids=["begin", "whole"])
CUT = """() => [...document.querySelectorAll('.everdell .area')]
    .filter((area) => area.checkVisibility())
    .filter((area) => area.scrollHeight > area.clientHeight + 2 || area.scrollWidth > area.clientWidth + 2)
    .map((area) => area.className)"""
USUAL = {"lagranja": {"die", "deliver"}, "everdell": {"worker", "play", "season"}}
"""What nobody can play a whole game without."""


def deep(*values: str) -> object:
    return pytest.param(*values, marks=pytest.mark.deep)


@pytest.mark.parametrize(
    ("game", "seats", "more"),
    [
        ("lagranja", TWO, ""),
        deep("lagranja", THREE, ""),
        deep("lagranja", FOUR, ""),
        deep("lagranja", TWO, "&ruleset=deluxe"),
        deep("lagranja", "me", "&ruleset=deluxe"),
        ("everdell", TWO, ""),
        deep("everdell", THREE, ""),
        deep("everdell", FOUR, ""),
        deep("everdell", "me", "&set=solo_year%3D1"),
        deep("everdell", "me", "&set=solo_year%3D2"),
        deep("everdell", "me", "&set=solo_year%3D3"),
    ],
)
def test_a_whole_game(visit: Visit, game: str, seats: str, more: str) -> None:
    anna = visit(f"/new?game={game}&seats={seats}&seed=4{more}")
    rng = random.Random(4)
    assert anna.wait_for_turn() == "playing"
    if "year" in more:
        expect(anna.page.locator("header .status")).to_contain_text(f"Year {more[-1]}")
    anna.shot("begin")
    made = play(anna, rng, most=25)
    anna.shot("middle")
    assert anna.page.evaluate(CUT) == []
    made += play(anna, rng)
    expect_state(anna.page, "over")
    # Rugwort's points stand beside those of a solo player.
    expect(anna.page.locator("[data-over] tfoot td")).to_have_count(2 if "year" in more else len(seats.split(",")))
    assert not anna.visible("action")
    assert {action.split(" ")[0] for action in made} >= USUAL[game]
    anna.shot("over")
    assert not anna.serious()


@GAMES
@LENGTHS
def test_by_keyboard_alone(visit: Visit, game: str, most: int) -> None:
    anna = visit(f"/new?game={game}&seats={TWO}&seed=1&name=Anna")
    assert play_by_keyboard(anna, most) >= 12
    if most == MOST:
        expect_state(anna.page, "over")


@GAMES
@LENGTHS
def test_on_a_phone(visit: Visit, game: str, most: int) -> None:
    anna = visit(f"/new?game={game}&seats={TWO}&seed=1&name=Anna", size=PHONE, locale="de-DE")
    assert len(play_on_a_phone(anna, random.Random(3), most)) >= 12
    if most == MOST:
        expect_state(anna.page, "over")
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("[data-over]")).to_have_count(0)
    for tab in anna.visible("tab"):
        anna.page.locator(f"[data-tab={tab}]").click()
        assert anna.overflow() == (0, 0)
        anna.shot(tab)
        assert not anna.serious(), tab
