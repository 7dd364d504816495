"""How a person plays in the tests: by clicks, by keyboard alone, on a phone. It works for every game."""

from __future__ import annotations

import random
from collections.abc import Collection

from playwright.sync_api import Page

from tests.web.support import MOVED, Visitor

LAST_RESORTS = ("pass", "done")
KEEN = ", ".join(f"[data-action={action}]" for action in LAST_RESORTS)
MOST = 1000
"""More choices than one person has in a game."""


def choose(person: Visitor, rng: random.Random) -> str:
    """Do one thing at random, but go on as long as there is anything else to do than to stop; return it."""
    n = person.attribute("n")
    person.page.wait_for_selector("[data-action]:visible, [data-opens]:visible")
    actions = wanted(person.visible("action"))
    openers = person.visible("opens")
    if openers and (not actions or rng.random() < 0.2):
        person.click("opens", rng.choice(openers))
        person.page.wait_for_selector("[data-action]:visible")
        actions = wanted(person.visible("action"))
    action = rng.choice(actions or person.visible("action"))
    person.click("action", action)
    person.settle(n)
    return action


def wanted(actions: Collection[str]) -> list[str]:
    """Leave out what ends a phase or the game."""
    return [action for action in actions if action not in LAST_RESORTS]


def play(person: Visitor, rng: random.Random, most: int = MOST) -> list[str]:
    """Play on until the game has ended, or `most` choices are made; return them."""
    made: list[str] = []
    while len(made) < most and person.wait_for_turn() == "playing":
        made.append(choose(person, rng))
    return made


def play_on_a_phone(person: Visitor, rng: random.Random, most: int = MOST) -> list[str]:
    """Play on through the tabs that say that they have something to do; return the choices."""
    made: list[str] = []
    while len(made) < most and person.wait_for_turn() == "playing":
        tabs = person.page.locator("[role=tab]:has(.badge)")
        if tabs.count():
            tabs.nth(rng.randrange(tabs.count())).click()
        made.append(choose(person, rng))
    return made


def tab_to(page: Page, selector: str, most: int = 150) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} can't be reached")


def play_by_keyboard(person: Visitor, most: int = MOST) -> int:
    """Play on with Tab and Enter alone; return the number of choices."""
    page = person.page
    for made in range(most):
        if person.wait_for_turn() != "playing":
            return made
        n = person.attribute("n")
        actions = f"[data-action]:not({KEEN})"
        tab_to(page, actions if page.locator(actions).count() else "[data-opens], [data-action]")
        is_opener = page.evaluate("document.activeElement.matches('[data-opens]')")
        page.keyboard.press("Enter")
        if is_opener:
            page.wait_for_selector("[data-action]:visible")
            _enter_action(page)
        page.wait_for_function(f"(n) => document.querySelector('[data-cancel]') || {MOVED}", arg=n)
        if page.locator("[data-cancel]").count():
            _enter_action(page)
            page.wait_for_function(f"(n) => {MOVED}", arg=n)
    return most


def _enter_action(page: Page) -> None:
    if not page.evaluate("document.activeElement.matches('[data-action]')"):
        tab_to(page, "[data-action]")
    page.keyboard.press("Enter")
