"""A real server, a real browser, and pages that must stay free of errors."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.support import Server
from tests.support import ROOT
from tests.web.dev_page import served
from tests.web.support import Visitor

SHOTS = ROOT / "build" / "shots"
UPDATE = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "update")
INSTALL = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends", "chromium")


def chromium() -> str:
    """Return the path of a Chromium; fetch one if there is none."""
    # Several processes test at once; the lists of packages may be old, or missing.
    with (Path(tempfile.gettempdir()) / "meadowmarket-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (INSTALL, UPDATE, INSTALL) if shutil.which("apt-get") else ():
            if installed():
                break
            subprocess.run(command, check=False)
        if found := installed():
            return found
    pytest.fail("the browser tests need Chromium: install it, or run `playwright install --with-deps chromium`")


def installed() -> str | None:
    """Return the path of an installed Chromium."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (ROOT / "web" / "dist" / "index.html").exists(), "the page is not built: run ./setup"
    running = Server(tmp_path_factory.mktemp("web")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def dev_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the dev page, which shows boards and cards without a server."""
    with served(tmp_path_factory.mktemp("dev")) as address:
        yield address


@pytest.fixture
def visit(server: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Open the server in a separate browser: each call is another person."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    visitors: list[Visitor] = []

    def come(path: str, **options: object) -> Visitor:
        name = f"{request.node.name}-{len(visitors)}"
        visitor = Visitor(browser, server, SHOTS / name, **options)  # type: ignore[arg-type]
        visitors.append(visitor)
        visitor.go(path)
        return visitor

    yield come
    for visitor in visitors:
        visitor.shot("last")
    for visitor in visitors:
        visitor.leave()
