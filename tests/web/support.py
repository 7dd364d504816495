"""Someone at the page: sees what is visible, clicks what is lit, and notices every error."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, TimeoutError, expect

from tests.server.support import Server
from tests.support import ROOT

DESK = (1280, 800)
PHONE = (390, 844)
LANDSCAPE = (844, 390)
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

VISIBLE = """(name) => [...document.querySelectorAll(`[data-${name}]`)]
    .map((element, nth) => [element, nth])
    .filter(([element]) => element.checkVisibility({visibilityProperty: true, opacityProperty: false}))
    .filter(([element]) => {
        // What lies under an open window is not in sight, nor what would scroll under it.
        const {left, top, width, height} = element.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        const open = document.querySelector('[role=dialog], .panel[role=group]')
        if (!found) return !open
        const over = found.closest('[role=dialog], [role=presentation], dialog, .panel')
        return !over || over.contains(element)
    })
    .map(([element, nth]) => [element.getAttribute(`data-${name}`), nth])"""
ON = """(n) => {
    const table = document.querySelector('[data-state]')
    if (!table) return false
    if (table.dataset.state !== 'playing' || document.querySelector('[data-hand-over]')) return true
    const isNew = table.dataset.n !== String(n) || document.querySelector('[data-cancel]')
    return isNew && table.dataset.turn === 'me' && document.querySelector('[data-action], [data-opens]') !== null
}"""

KEPT = """(preferences) => {
    if (!location.protocol.startsWith('http')) return
    const key = 'meadowmarket.preferences'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({...preferences, ...kept}))
}"""
"""What a visitor likes, unless they have chosen something else since."""
HABITS: dict[str, object] = {"pace": "instant", "automatic": False}
"""Tests wait for no show, and click all themselves."""

SOON = 4000.0
"""Milliseconds in which a page that is at rest takes a click."""
MOVED = "document.querySelector('[data-state]').dataset.n !== n"


class Visitor:
    """One browser with its own storage."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        shots: Path,
        size: tuple[int, int] = DESK,
        scheme: Literal["light", "dark"] = "light",
        locale: str = "en-GB",
        foreseen: str = "",
        **preferences: object,
    ) -> None:
        """Note every error but those foreseen, a pattern: the browser itself tells of each refusal and lost line."""
        width, height = size
        self.server = server
        self.shots = shots
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, locale=locale, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"({KEPT})({json.dumps({**HABITS, **preferences})})")
        self.page = self.context.new_page()
        self.problems: list[str] = []
        self._foreseen = re.compile(foreseen or r"(?!)")
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._note)

    def go(self, path: str) -> None:
        self.page.goto(self.server.address + path)
        self.page.wait_for_selector("main")

    def _note(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not self._foreseen.search(said.text):
            self.problems.append(said.text)

    def leave(self) -> None:
        self.context.close()
        assert not self.problems, self.problems

    def shot(self, name: str) -> None:
        self.page.wait_for_timeout(100)
        self.page.screenshot(path=f"{self.shots}-{name}.png")

    # -- looking

    def attribute(self, name: str) -> str:
        return self.page.locator("[data-state]").get_attribute(f"data-{name}") or ""

    def spots(self, name: str) -> list[tuple[str, int]]:
        """List the values of an attribute in sight, each with the number of its element among all that have it."""
        return [(value, nth) for value, nth in self.page.evaluate(VISIBLE, name)]

    def visible(self, name: str) -> list[str]:
        return [value for value, _ in self.spots(name)]

    def click(self, name: str, value: str) -> None:
        """Clicks the first element in sight with this value; looks again if the page was drawn again meanwhile."""
        for is_last in (False, False, True):
            nth = next(nth for found, nth in self.spots(name) if found == value)
            try:
                self.page.locator(f"[data-{name}]").nth(nth).click(timeout=None if is_last else SOON)
                return
            except TimeoutError:
                if is_last:
                    raise

    def wait_for_turn(self, n: str = "-2") -> str:
        """Wait until something is asked of this person, or the game has ended; return the table's state."""
        self.page.wait_for_function(ON, arg=n)
        return self.attribute("state")

    def reachable(self) -> set[str]:
        """List all options that can be found on the page, opening whatever opens."""
        found = set(self.visible("action"))
        for name in dict.fromkeys(self.visible("opens")):
            self.click("opens", name)
            found |= set(self.visible("action"))
            self.page.keyboard.press("Escape")
        return found

    def overflow(self) -> tuple[int, int]:
        """Return by how many pixels the page is wider and higher than the window."""
        width, height = self.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        return width, height

    def serious(self) -> list[str]:
        """List what axe finds that is serious or critical."""
        self.page.evaluate(AXE.read_text("utf-8"))
        report = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{found['id']}: {node['html'][:160]} {str(node['failureSummary'])[:240]}"
            for found in report["violations"]
            if found["impact"] in ("serious", "critical")
            for node in found["nodes"]
        ]

    # -- acting

    def act(self, action: str) -> None:
        """Clicks an option, in a menu if it is in none in sight."""
        if action not in self.visible("action"):
            self._open_for(action)
        self.click("action", action)

    def _open_for(self, action: str) -> None:
        for name in dict.fromkeys(self.visible("opens")):
            self.click("opens", name)
            if action in self.visible("action"):
                return
            self.page.keyboard.press("Escape")
        raise AssertionError(f"{action} is nowhere; in sight: {self.visible('action')}")

    def choose(self, rng: random.Random) -> None:
        """Do one thing at random, as a robot that knows nothing but `data-action` and `data-opens`."""
        n = self.attribute("n")
        self.page.wait_for_selector("[data-action]:visible, [data-opens]:visible")  # the board is drawn after the turn
        actions = self.visible("action")
        if not actions or rng.random() < 0.15:
            openers = self.visible("opens")
            if openers:
                self.click("opens", rng.choice(openers))
                self.page.wait_for_selector("[data-action]:visible")
                actions = self.visible("action")
        self.click("action", rng.choice(actions))
        self.settle(n)

    def settle(self, n: str) -> None:
        """Confirm what is asked for, and wait until the table has moved on from n."""
        self.page.wait_for_function(f"(n) => document.querySelector('[data-cancel]') || {MOVED}", arg=n)
        if self.page.locator("[data-cancel]").count():
            self.page.locator("[data-confirm]").click()
            self.page.wait_for_function(f"(n) => {MOVED}", arg=n)

    def play(self, rng: random.Random, most: int = 5000) -> int:
        """Plays on at random until the game has ended, or `most` choices are made; returns how many were."""
        for made in range(most):
            if self.wait_for_turn() != "playing":
                return made
            if self.page.locator("[data-hand-over]").count():
                self.page.locator("[data-hand-over-done]").click()
                self.wait_for_turn()
            self.choose(rng)
        return most


def expect_state(page: Page, state: str) -> None:
    expect(page.locator("[data-state]")).to_have_attribute("data-state", state)
