"""Makes the golden games anew: `python -m tests.golden.record [NAME…]`."""

from __future__ import annotations

import sys
from pathlib import Path

from meadowmarket.core import replay
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from meadowmarket.games.lagranja import BOX
from tests.games.lagranja.eager import Eager

FOLDER = Path(__file__).parent / "lagranja"

# Seeds of games in which much happens.
WHOLE_GAMES = {
    ("classic", 1): 40,
    ("classic", 2): 49,
    ("classic", 3): 44,
    ("classic", 4): 133,
    ("classic-promo", 1): 130,
    ("classic-promo", 2): 82,
    ("classic-promo", 3): 121,
    ("classic-promo", 4): 145,
    ("deluxe", 1): 40,
    ("deluxe", 2): 133,
    ("deluxe", 3): 276,
    ("deluxe", 4): 8,
}
EXAMPLES = ("example-cartwright", "example-market-fight")


def play(ruleset: str, players: int, seed: int) -> Table:
    """Plays a whole game with eager players."""
    game = BOX.open(players, ruleset, {}, None)
    eager, rng = Eager(game), Rng(seed)
    table = Table(game, seed, plays_forced=False)
    while not table.is_over():
        seats = table.seats_to_act()
        seat = seats[rng.below(len(seats))]
        table.play(seat, eager.choose(table.state, seat, rng))
    return table


def play_again(text: str) -> Table:
    """Plays the moves of a recorded game, whatever their checksums were."""
    recorded = replay.read(text)
    game = BOX.open(recorded.players, recorded.ruleset, recorded.settings, None, recorded.rules_version)
    names = [recorded.names.get(seat, "") for seat in range(game.players)]
    table = Table(game, recorded.seed, names, plays_forced=False)
    for move in recorded.moves:
        table.play(move.seat, move.notation)
    return table


def main(names: list[str]) -> None:
    """Writes the games that are named, or all."""
    for (ruleset, players), seed in WHOLE_GAMES.items():
        name = f"{ruleset}-{players}"
        if not names or name in names:
            (FOLDER / f"{name}.replay").write_text(replay.write(play(ruleset, players, seed)), encoding="utf-8")
    for name in EXAMPLES:
        if not names or name in names:
            path = FOLDER / f"{name}.replay"
            path.write_text(replay.write(play_again(path.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
