"""Very many random games: in each of them everything is conserved, and at some points all that any game must hold.

`MEADOWMARKET_DEEP_GAMES` says how many of each game. What is done is kept in `build/deep`: a run that was stopped goes
on where it was. A run that is complete, or one of other code, begins from nothing.
"""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.core.conformance import Plan, check_game
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from tests.games.everdell.position import everdell
from tests.games.everdell.test_properties import TABLES, check_position
from tests.games.lagranja.position import la_granja
from tests.properties.test_lagranja import SETUPS, Watch
from tests.support import ROOT

pytestmark = [pytest.mark.deep, pytest.mark.compiled_only]

COUNT = int(os.environ.get("MEADOWMARKET_DEEP_GAMES", "20000"))
CHUNK = 200
CHECKED = 100
"""One game in this many is checked in full: views after a redeal, save and load, undo."""
PLAN = Plan(every=97, breadth=1)


def watch_lagranja(seed: int) -> None:
    """Play one game, looking at it before each decision."""
    ruleset, players = SETUPS[seed % len(SETUPS)]
    game = la_granja(players, ruleset, ())
    state, watch, rng = game.new(seed), Watch(game), Rng(seed)
    while not state.is_over():
        watch.look(state)
        seat = state.seats_to_act()[0]
        state.advance(seat, choose_random(state, seat, rng))


def watch_everdell(seed: int) -> None:
    """Play one game, looking at it before each decision."""
    game = everdell(*TABLES[seed % len(TABLES)])
    cards = Counter({kind: card.copies for kind, card in enumerate(game.game_data.pack.cards) if card.copies})
    state, rng = game.new(seed), Rng(seed)
    while not state.is_over():
        check_position(state, cards)
        seat = state.seats_to_act()[0]
        state.advance(seat, choose_random(state, seat, rng))


WATCHES = {"lagranja": watch_lagranja, "everdell": watch_everdell}


def play_chunk(name: str, first: int) -> int:
    """Play and check some games; return the first seed."""
    box = games.box(name)
    for seed in range(first, first + CHUNK):
        WATCHES[name](seed)
        if seed % CHECKED == 0:
            players = box.min_players + seed // CHECKED % (box.max_players - box.min_players + 1)
            check_game(games.open_game(name, players, box.rulesets[0], {}), seed, PLAN)
    return first


def sources() -> str:
    """Return a digest of the rules' code: what was played with other code does not count."""
    folder = ROOT / "src" / "meadowmarket"
    files = sorted(path for part in ("core", "games") for path in (folder / part).rglob("*.py"))
    return blake2b(b"".join(path.read_bytes() for path in files), digest_size=6).hexdigest()


@pytest.mark.parametrize("name", WATCHES)
def test_random_games_hold_everything(name: str) -> None:
    path = ROOT / "build" / "deep" / f"{name}-{sources()}.done"
    path.parent.mkdir(parents=True, exist_ok=True)
    done = {int(line) for line in path.read_text().split()} if path.exists() else set()
    wanted = [first for first in range(0, COUNT, CHUNK) if first not in done]
    with ProcessPoolExecutor() as pool, Path(path).open("a") as file:
        for first in pool.map(play_chunk, [name] * len(wanted), wanted):
            print(first, file=file, flush=True)
    path.unlink()  # the next run plays them all again
