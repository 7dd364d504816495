"""Record the golden games of Everdell again: `python -m tests.golden.record_everdell [NAME…]`."""

from __future__ import annotations

import sys
from pathlib import Path

from meadowmarket.core import replay
from meadowmarket.core.api import State
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from meadowmarket.games.everdell.actions import PASS, WORKER
from meadowmarket.games.everdell.names import EVENTS, PLACES
from tests.games.everdell.position import everdell

FOLDER = Path(__file__).parent / "everdell"

# Players, solo year, and the seed of a game in which much happens.
WHOLE_GAMES = {
    "solo-year-1": (1, 1, 3),
    "solo-year-2": (1, 2, 19),
    "solo-year-3": (1, 3, 12),
    "two": (2, 1, 5),
    "three": (3, 1, 50),
    "four": (4, 1, 4),
}


def choose(state: State, seat: int, rng: Rng) -> int:
    """Achieves events and plays cards rather than anything else, and passes last."""
    options = state.options(seat)
    events = [action for action in options if WORKER + PLACES <= action < WORKER + PLACES + EVENTS]
    plays = [action for action in options if state.game.actions.notation(action).startswith("play ")]
    for wanted in (events, plays):
        if wanted and rng.below(4):
            return wanted[rng.below(len(wanted))]
    rest = [action for action in options if action != PASS] or options
    return rest[rng.below(len(rest))]


def play(players: int, year: int, seed: int) -> Table:
    """Plays a whole game."""
    table = Table(everdell(players, year), seed, plays_forced=False)
    rng = Rng(seed)
    while not table.is_over():
        seat = table.seats_to_act()[0]
        table.play(seat, choose(table.state, seat, rng))
    return table


def main(names: list[str]) -> None:
    """Write the games that are named, or all."""
    for name, (players, year, seed) in WHOLE_GAMES.items():
        if not names or name in names:
            (FOLDER / f"{name}.replay").write_text(replay.write(play(players, year, seed)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
