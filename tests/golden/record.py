"""Record the golden games again: `python -m tests.golden.record [NAME…]`."""

from __future__ import annotations

import fnmatch
import sys
from collections.abc import Sequence
from pathlib import Path

from meadowmarket.core import replay
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from meadowmarket.games.lagranja import BOX
from tests.games.lagranja.eager import Eager

FOLDER = Path(__file__).parent / "lagranja"

# Seeds of games in which much happens. They were recorded under rules 1, and prove that such games still hold.
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

# Games under rules 2, in which what they correct comes up: ruleset, players, seed, and what the players like to do.
CORRECTED = {
    "rules-2-attack": ("classic-promo", 3, 2020, ("helper 33", "use smuggler", "helper 46", "use watchman")),
    "rules-2-thatcher": ("deluxe", 2, 2010, ("helper 21", "roof adjust*", "bonus adjust*", "die 2", "die 3")),
    "rules-2-swineherd": (
        "classic",
        4,
        15691,
        ("helper 17", "helper [!1]*", "buy pig", "die 1", "helper 11", "replace swineherd"),
    ),
}


def play(ruleset: str, players: int, seed: int, wishes: Sequence[str] = (), rules_version: int | None = None) -> Table:
    """Plays a whole game with eager players, who mostly do what they like where they can."""
    game = BOX.open(players, ruleset, {}, None, rules_version)
    eager, rng = Eager(game), Rng(seed)
    table = Table(game, seed, plays_forced=False)
    while not table.is_over():
        seats = table.seats_to_act()
        seat = seats[rng.below(len(seats))]
        liked = _liked(table, seat, wishes) if wishes and rng.below(10) else []
        table.play(seat, liked[rng.below(len(liked))] if liked else eager.choose(table.state, seat, rng))
    return table


def _liked(table: Table, seat: int, wishes: Sequence[str]) -> list[str]:
    notations = [table.game.actions.notation(action) for action in table.state.options(seat)]
    for wish in wishes:
        found = fnmatch.filter(notations, wish)
        if found:
            return found
    return []


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
    """Write the games that are named, or all."""
    for (ruleset, players), seed in WHOLE_GAMES.items():
        name = f"{ruleset}-{players}"
        if not names or name in names:
            (FOLDER / f"{name}.replay").write_text(replay.write(play(ruleset, players, seed, (), 1)), encoding="utf-8")
    for name, (ruleset, players, seed, wishes) in CORRECTED.items():
        if not names or name in names:
            (FOLDER / f"{name}.replay").write_text(replay.write(play(ruleset, players, seed, wishes)), encoding="utf-8")
    for name in EXAMPLES:
        if not names or name in names:
            path = FOLDER / f"{name}.replay"
            path.write_text(replay.write(play_again(path.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
