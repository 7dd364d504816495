"""A walk through all pages in every language: all texts are whole, and no English is left."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meadowmarket.texts import languages
from tests.foreign import English
from tests.server.support import Server
from tests.web.dev_page import LAYOUT
from tests.web.support import DESK, PHONE, Visitor, expect_state
from tests.web.test_games import secret_of
from tests.web.test_languages import SAID
from tests.web.test_layouts import MAY_BE_CUT

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

# Tables and drawings of the rules scroll by themselves.
MAY_STICK_OUT = [*MAY_BE_CUT, ".scroll", "pre"]
TYPED = re.compile(r"\b(?:classic-promo|classic|deluxe|Toy|first|wrong|failing|deadly)\b")
"""Names of rulesets as they are typed, and what tests have installed: they are the same in every language."""
LEAST_TEXTS = 4
"""A page has at least this many texts: fewer mean that it has not been drawn."""
PANELS = ("scores", "talk", "table", "settings")


class Walker:
    """Looks at one page after the other, at both sizes, and notes what is wrong."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.visitor = visitor
        self.english = English(language) if language != "en" else None
        self.faults: list[str] = []

    def look(self, name: str) -> None:
        """Look at what is in sight on a desk and on a phone; leave the page as it was."""
        page = self.visitor.page
        page.wait_for_load_state("networkidle")
        page.evaluate(LAYOUT)
        for width, height in (PHONE, DESK):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)  # the board is laid out again
            found = page.evaluate("(may) => layout.texts(document.body, may)", MAY_STICK_OUT)
            assert found["count"] >= LEAST_TEXTS, name
            self.faults += [f"{name}, {width}: {fault}" for fault in found["faults"]]
            if self.visitor.overflow()[0] > 0:
                self.faults.append(f"{name}, {width}: the page is wider than the window")
            if self.english:
                said = [TYPED.sub("", text) for text in page.evaluate(SAID)]
                self.faults += [f"{name}: {text} (English)" for text in self.english.found_in(said)]

    def visit(self, path: str, selector: str) -> None:
        """Go to a page and look at it."""
        self.visitor.go(path)
        self.visitor.page.locator(selector).first.wait_for()
        self.look(path)


def told(*walkers: Walker) -> str:
    """Tell all that is wrong, a line for each fault."""
    return "\n".join(sorted({fault for walker in walkers for fault in walker.faults}))


@pytest.mark.parametrize("language", languages())
def test_every_page_is_whole(visit: Visit, server: Server, language: str) -> None:
    someone = visit("/", locale=language, foreseen="404")
    page = someone.page
    walker = Walker(someone, language)
    walker.visit("/", "form.panel")
    for closed in page.locator("summary:visible").all():
        closed.click()
    walker.look("all settings of a new table")
    for path, selector in (
        ("/learn", "[data-to-lesson]"),
        ("/learn/lagranja/roofs", "[data-lesson-step]"),
        ("/rules/lagranja", "#LG-1\\.1"),
        ("/rules/everdell", "#EV-1\\.1"),
        ("/privacy", "h1"),
        ("/nowhere", "h1"),
    ):
        walker.visit(path, selector)
    table = server.table("me", "open", "bot:random", game="everdell", names=["Anna"])
    walker.visit(f"/table/{table.id}#seat={table.secrets[0]}&invite={table.invite}", "[data-qr]")
    page.locator("[data-qr]").first.click()
    walker.look("an invitation")
    guest = Walker(visit(f"/table/{table.id}#invite={table.invite}", locale=language), language)
    guest.visitor.page.locator("[data-join]").wait_for()
    guest.look("the way in")
    assert told(walker, guest) == ""


@pytest.mark.parametrize("language", languages())
def test_everything_at_a_table_is_whole(visit: Visit, server: Server, language: str) -> None:
    """What opens there, a hint, and the game as a replay."""
    table = server.table("me", "bot:random", "me", game="lagranja", names=["Anna", "", "Ben"])
    someone = visit(f"/table/{table.id}#seat={','.join(table.secrets.values())}", locale=language)
    walker = Walker(someone, language)
    page = someone.page
    expect_state(page, "playing")
    walker.look("handing over")
    someone.play(random.Random(5), most=4)
    someone.wait_for_turn()
    if page.locator("[data-hand-over]").count():
        page.locator("[data-hand-over-done]").click()
    for panel in PANELS:
        page.locator(f"[data-panel={panel}]").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        if panel == "talk":
            page.locator("[data-phrase]").first.click()
            expect(page.locator("dialog [data-talk]").first).to_be_visible()
        walker.look(panel)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-ask-hint]").click()
    page.locator("[data-hint]").first.wait_for()
    walker.look("a hint")
    walker.visit(f"/replay/{secret_of(someone)[0]}", "[data-step-to=on]")
    page.locator("[data-step-to=on]").click()
    expect(page.locator("[data-replay]")).to_have_attribute("data-step", "1")
    walker.look("a step of a replay")
    assert told(walker) == ""
