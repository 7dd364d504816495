"""Dumps views and options of random games of La Granja for the page's tests and its dev page.

Run it as: PYTHONPATH=src MEADOWMARKET_COMPILED=0 python web/scripts/lagranja_fixtures.py [moment …]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

from moments import GAMES, snapshot, write_moment, write_pieces

from meadowmarket.core.table import Table
from meadowmarket.games.lagranja import BOX
from meadowmarket.games.lagranja.game import LaGranja
from meadowmarket.server.http.reference import components
from meadowmarket.server.localizer import Localizer
from meadowmarket.texts import languages

FOLDER = GAMES / "lagranja" / "fixtures"
RARE = ("end", "sell", "use", "trade")
KEEN = ("deliver", "helper", "extension", "barrow", "roof", "extra")
Condition = Callable[[Table, int], bool]
NAMES = ["Anna", "Boris", "Clara", "Dušan"]


def words(table: Table, seat: int) -> set[str]:
    """Return the first words of what a seat may do."""
    return {option.notation.split(" ")[0] for option in table.options(seat)}


def find(players: int, ruleset: str, seed: int, wanted: Condition) -> dict[str, Any]:
    """Play at random until a moment comes that is wanted."""
    for offset in range(60):
        game = BOX.open(players, ruleset, {}, None)
        assert isinstance(game, LaGranja)
        rng = random.Random(seed + offset)
        table = Table(game, seed + offset, NAMES[:players])
        while not table.is_over():
            seat = table.seats_to_act()[0]
            if wanted(table, seat):
                return snapshot(game, table, seat)
            options = [option.notation for option in table.options(seat)]
            keen = [o for o in options if o.split(" ")[0] in KEEN]
            rest = [o for o in options if o == "use village-elder" or o.split(" ")[0] not in RARE] or options
            pool = keen if keen and rng.random() < 0.7 else rest
            table.play(seat, rng.choice(pool))
        if wanted(table, 0):
            return snapshot(game, table, 0)
    raise LookupError(f"no such moment: {players} {ruleset} {seed}")


def asks(*needed: str, from_round: int = 1, more: Condition | None = None) -> Condition:
    """Make a condition: all these words are among the options."""

    def holds(table: Table, seat: int) -> bool:
        if table.is_over() or table.state.round < from_round:  # type: ignore[attr-defined]
            return False
        found = words(table, seat)
        return all(word in found for word in needed) and (more is None or more(table, seat))

    return holds


def is_rich(table: Table, seat: int) -> bool:
    """Whether a farm has something of everything."""
    farm = table.state.farms[seat]  # type: ignore[attr-defined]
    return len(farm.helpers) >= 2 and len(farm.extensions) >= 1 and len(farm.roofs) >= 2 and len(farm.hand) >= 3


def is_full(table: Table, seat: int) -> bool:
    """Whether a farm has five cards in hand and much on all its sides."""
    farm = table.state.farms[seat]  # type: ignore[attr-defined]
    return len(farm.hand) == 5 and len(farm.helpers) == 3 and len(farm.extensions) >= 2 and len(farm.roofs) >= 2


def has_many(word: str, count: int) -> Condition:
    """Make a condition: at least `count` options begin with a word, on a farm with something of everything."""

    def holds(table: Table, seat: int) -> bool:
        found = [option for option in table.options(seat) if option.notation.startswith(word)]
        return len(found) >= count and is_rich(table, seat)

    return holds


MOMENTS: list[tuple[str, int, str, int, Condition]] = [
    ("start-2", 2, "classic", 1, asks("field")),
    ("cards-4", 4, "classic", 11, asks("field", "helper", "extension", from_round=3, more=is_rich)),
    ("roofs-4", 4, "classic", 21, asks("roof", "end", from_round=2, more=is_rich)),
    ("dice-4", 4, "deluxe", 31, asks("die", from_round=3, more=is_rich)),
    ("dice-1", 1, "deluxe", 41, asks("die", from_round=2)),
    ("donkeys-2", 2, "deluxe", 51, asks("donkey", from_round=2)),
    ("deliver-4", 4, "deluxe", 61, asks("deliver", from_round=4, more=has_many("deliver", 4))),
    ("deliver-2", 2, "classic", 71, asks("deliver", from_round=2)),
    ("stall-4", 4, "classic", 81, asks("stall", from_round=2)),
    ("pay-2", 2, "classic", 91, asks("pay", from_round=2)),
    ("from-4", 4, "classic", 101, asks("from")),
    ("replace-3", 3, "classic-promo", 111, asks("replace")),
    ("discard-4", 4, "classic", 121, asks("discard")),
    ("siesta-3", 3, "deluxe", 141, asks("steps", from_round=2)),
    ("flip-2", 2, "deluxe", 151, asks("flip")),
    ("upgrades-2", 2, "classic", 161, asks("upgrade", "done", from_round=2, more=has_many("upgrade", 2))),
    ("reserve-4", 4, "classic", 300, asks("reserve")),
    ("full-4", 4, "classic-promo", 400, asks("field", from_round=4, more=is_full)),
    ("over-4", 4, "classic", 181, lambda table, _: table.is_over()),
]


def main() -> None:
    """Write the card data in every language, and all moments or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in languages():
        found = components("lagranja", "classic-promo", 2, Localizer(language)).components
        write_pieces(FOLDER / f"cards.{language}.json", found)
    chosen = sys.argv[1:]
    for name, players, ruleset, seed, wanted in MOMENTS:
        if chosen and name not in chosen:
            continue
        try:
            write_moment(FOLDER, name, find(players, ruleset, seed, wanted))
        except LookupError as error:
            print("not found", name, error)


if __name__ == "__main__":
    main()
