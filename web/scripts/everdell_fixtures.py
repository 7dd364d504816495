"""Dumps views and options of games of Everdell for the page's tests and its dev page.

Run it as: PYTHONPATH=src MEADOWMARKET_COMPILED=0 python web/scripts/everdell_fixtures.py [moment …]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

from moments import GAMES, snapshot, write_moment

from meadowmarket.core.table import Table
from meadowmarket.games.everdell import BOX
from meadowmarket.games.everdell.game import Everdell

FOLDER = GAMES / "everdell" / "fixtures"
KEEN = ("play", "pay", "gain", "produce", "season")
NAMES = ["Anna", "Boris", "Clara", "Dušan"]
TRIES = 150
Condition = Callable[[Table, int], bool]


def find(players: int, year: str, seed: int, wanted: Condition) -> dict[str, Any]:
    """Play at random, keen on playing cards, until a moment comes that is wanted."""
    for offset in range(TRIES):
        game = BOX.open(players, "base", {"solo_year": year} if players == 1 else {}, None)
        assert isinstance(game, Everdell)
        rng = random.Random(seed + offset)
        table = Table(game, seed + offset, NAMES[:players])
        while not table.is_over():
            seat = table.seats_to_act()[0]
            if wanted(table, seat):
                return snapshot(game, table, seat)
            options = [option.notation for option in table.options(seat)]
            keen = [notation for notation in options if notation.split(" ")[0] in KEEN]
            rest = [notation for notation in options if notation not in ("pass", "done")] or options
            table.play(seat, rng.choice(keen if keen and rng.random() < 0.75 else rest))
        if wanted(table, 0):
            return snapshot(game, table, 0)
    raise LookupError(f"no such moment: {players} {year} {seed}")


def asks(word: str, cards: int = 0, season: str = "", count: int = 1) -> Condition:
    """Make a condition: `count` options begin with a word, in a city of `cards` cards, in a season or later."""
    seasons = ("winter", "spring", "summer", "autumn")

    def holds(table: Table, seat: int) -> bool:
        if table.is_over():
            return False
        found = [option for option in table.options(seat) if option.notation.startswith(word)]
        if len(found) < count:
            return False
        view: Any = table.view(seat)
        city = view["cities"][seat]
        is_late = not season or seasons.index(city["season"]) >= seasons.index(season)
        return len(city["cards"]) >= cards and is_late

    return holds


def lights(kind: str, cards: int = 0) -> Condition:
    """Make a condition: an option is about a piece of a kind."""

    def holds(table: Table, seat: int) -> bool:
        if table.is_over() or not asks("", cards=cards)(table, seat):
            return False
        game = table.game
        pieces = [game.piece(table.state, seat, option.action) for option in table.options(seat)]
        return any(found is not None and found.kind == kind for found in pieces)

    return holds


def has_two_storehouses(table: Table, seat: int) -> bool:
    """Whether two Storehouses of a city hold different goods, while it may place a worker."""
    if not asks("worker", cards=6)(table, seat):
        return False
    view: Any = table.view(seat)
    stores = [card["goods"] for card in view["cities"][seat]["cards"] if card["card"] == "storehouse"]
    return len(stores) > 1 and stores[0] != stores[1]


def has_pair(table: Table, seat: int) -> bool:
    """Whether a Husband and a Wife share a space in a city."""
    if not asks("play", cards=8)(table, seat):
        return False
    view: Any = table.view(seat)
    return any(card["pair"] is not None for card in view["cities"][seat]["cards"])


def has_prisoner(table: Table, seat: int) -> bool:
    """Whether someone sits in the Dungeon of a city."""
    view: Any = table.view(seat)
    return asks("play")(table, seat) and bool(view["cities"][seat]["prisoners"])


def is_full(table: Table, seat: int) -> bool:
    """Whether a city has no space left, with a pair in it and a hand of seven or more."""
    if table.is_over() or not asks("", cards=15)(table, seat):
        return False
    view: Any = table.view(seat)
    city = view["cities"][seat]
    return city["spaces"] == view["city_spaces"] and len(city["hand"]) >= 7 and has_pair(table, seat)


def is_full_with_workers(table: Table, seat: int) -> bool:
    """Whether such a player has workers left, while another has passed."""
    view: Any = table.view(seat)
    return is_full(table, seat) and asks("worker")(table, seat) and any(city["passed"] for city in view["cities"])


MOMENTS: list[tuple[str, int, str, int, Condition]] = [
    ("start-2", 2, "1", 1, asks("worker")),
    ("turn-4", 4, "1", 11, asks("play", cards=9, season="summer", count=2)),
    ("turn-3", 3, "1", 21, asks("play", cards=5, season="spring", count=2)),
    ("season-2", 2, "1", 31, asks("season", cards=3)),
    ("pay-2", 2, "1", 41, asks("pay", cards=5, count=3)),
    ("judge-3", 3, "1", 51, asks("pay judge", count=2)),
    ("save-2", 2, "1", 61, asks("save", count=2)),
    ("gain-3", 3, "1", 71, asks("gain", count=4)),
    ("discard-4", 4, "1", 81, asks("discard", count=3)),
    ("produce-2", 2, "1", 91, asks("produce", count=3)),
    ("store-2", 2, "1", 101, asks("store", count=4)),
    ("keep-3", 3, "1", 111, asks("keep")),
    ("to-4", 4, "1", 121, asks("to", count=3)),
    ("take-2", 2, "1", 131, asks("take", count=4)),
    ("reveal-2", 2, "1", 141, asks("reveal", count=2)),
    ("revealed-2", 2, "1", 151, lights("aside")),
    ("storehouses-2", 2, "1", 161, has_two_storehouses),
    ("pair-3", 3, "1", 171, has_pair),
    ("prisoner-2", 2, "1", 181, has_prisoner),
    ("abroad-3", 3, "1", 191, asks("activate", count=2)),
    ("journey-2", 2, "1", 201, asks("worker journey")),
    ("event-4", 4, "1", 211, lights("events", cards=8)),
    ("solo-1", 1, "1", 221, asks("play", cards=6, season="spring")),
    ("rugwort-1", 1, "2", 231, asks("play", cards=9, season="autumn")),
    ("year-1", 1, "3", 241, asks("worker", season="autumn")),
    ("full-2", 2, "1", 500, is_full),
    ("full-4", 4, "1", 500, is_full_with_workers),
    ("full-1", 1, "3", 500, is_full),
    ("over-4", 4, "1", 251, lambda table, _: table.is_over()),
]


def main() -> None:
    """Write all moments, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = sys.argv[1:]
    for name, players, year, seed, wanted in MOMENTS:
        if chosen and name not in chosen:
            continue
        try:
            write_moment(FOLDER, name, find(players, year, seed, wanted))
        except LookupError as error:
            print("not found", name, error)


if __name__ == "__main__":
    main()
