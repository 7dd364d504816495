"""All 48 cards of Everdell in a real browser: nothing is cut off in any size, theme or language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from meadowmarket.texts import languages
from tests.web.dev_page import opened
from tests.web.support import AXE, DESK, PHONE

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

CARDS = 48
READ = ".large .text, .large .kind, .large .partner, .notes li, .notes dt"
SMALLEST = f"""() => Math.min(...[...document.querySelectorAll('{READ}')]
    .map((element) => parseFloat(getComputedStyle(element).fontSize)))"""
WIDE = "[...document.querySelectorAll('[data-note]')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
HIGHEST = "Math.max(...[...document.querySelectorAll('[data-note]')].map((one) => one.getBoundingClientRect().height))"
LOOKS = [*[(language, "light") for language in languages()], ("en", "dark")]


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_every_card_fits_in_every_size(browser: Browser, dev_page: str, language: str, theme: str) -> None:
    with opened(browser, f"{dev_page}?cards&theme={theme}", "everdell", language, "[data-card]") as page:
        for size, count in (("chip", CARDS), ("small", 2 * CARDS), ("large", CARDS)):
            assert page.locator(f".{size}[data-card]").count() == count
        for width, height in (DESK, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("layout.spills(['[data-card] .face'])") == []
            assert page.evaluate("layout.texts(document.body)")["faults"] == []
        assert page.evaluate(SMALLEST) >= 12.5


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_every_large_view_fits_and_can_be_read(browser: Browser, dev_page: str, language: str, theme: str) -> None:
    with opened(browser, f"{dev_page}?cards&notes&theme={theme}", "everdell", language, "[data-note]") as page:
        assert page.locator("[data-note]").count() == CARDS
        for width, height in (DESK, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("layout.spills(['[data-card] .face'])") == []
            assert page.evaluate("layout.texts(document.body)")["faults"] == []
            assert page.evaluate(WIDE) == 0
            assert page.evaluate(HIGHEST) <= height - 20, "a note must fit the window"
        assert page.evaluate(SMALLEST) >= 12.5
        page.evaluate(AXE.read_text("utf-8"))
        report = page.evaluate(
            "axe.run(document.querySelector('main'), {runOnly: ['color-contrast', 'aria-allowed-role', 'list']})"
        )
        assert [found["id"] for found in report["violations"]] == []
