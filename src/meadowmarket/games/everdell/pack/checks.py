"""Checks of the steps that a card, an event or a place may have: no pack can make a game that breaks or never ends."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.csv_tables import Cell, read_all
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.pack.language import LANGUAGE

# They look at nothing but the player, the piles and the Meadow: good everywhere.
ANYWHERE: Final = (
    *(
        "gain",
        "gain-any",
        "gain-one-of",
        "points",
        "points-per-point-on",
        "draw",
        "draw-and-give",
        "draw-and-gain-per-point-on",
    ),
    *("discard-for", "discard-from-meadow", "refill-meadow", "take-from-meadow", "trade", "share-for-points"),
    *("pay-for-points", "give-for-points"),
)
# They look at the card they stand on, or at its city.
ON_A_CARD: Final = ("gain-per", "gain-if", "gain-any-if-paired", "put-points", "draw-per-point", "store", "take-stored")
# They may change the city: not while production goes through it, and nothing that looks at the card may follow them.
CHANGING: Final = (
    *("copy-location", "move-worker", "play-from-meadow", "play-free", "reveal-and-play", "reveal-and-may-play"),
    *("take-and-may-play", "remove-for-cost", "remove-from-city", "tuck-from-city"),
)
ON_AN_EVENT: Final = ("put-resources", "tuck-from-city", "tuck-from-hand", "reveal-and-keep-or-tuck")

ALLOWED: Final = {
    "on_play": (
        *ANYWHERE,
        *ON_A_CARD,
        *(step for step in CHANGING if step not in ("remove-for-cost", "remove-from-city", "tuck-from-city")),
        *("copy-own", "copy-opponent", "production", "recall-worker", "gain-removed-cost"),
    ),
    "production": (*ANYWHERE, *ON_A_CARD, "copy-own", "copy-opponent"),
    "visit": (
        *ANYWHERE,
        *ON_A_CARD,
        *(step for step in CHANGING if step not in ("remove-from-city", "tuck-from-city")),
        # Whether they can be done is asked when a worker is placed (EV-4.10).
        *("give-resources", "give-cards", "copy-own", "copy-opponent", "production", "recall-worker"),
    ),
    "reaction": ANYWHERE,
    "cost": ("pay", "remove-from-city"),
    "effect": (*ANYWHERE, *ON_AN_EVENT, "production", "recall-worker", "copy-own", "copy-opponent"),
    "place": (*ANYWHERE, "copy-location", "take-and-may-play"),
    "journey": ("discard",),
}


def steps(cell: Cell, column: str, cards: list[str]) -> tuple[Call, ...]:
    """Read the steps of a cell and check that they may stand there, in this order."""
    checks = _Checks(column, cards)
    found = read_all(cell.items(";"), checks.step)
    if column == "journey" and len(found) != 1:
        raise cell.wrong(LANGUAGE.signature("discard"))
    return found


@final
class _Checks:
    """Reads the steps of one cell, one after the other."""

    def __init__(self, column: str, cards: list[str]) -> None:
        self.column: Final = column
        self.cards: Final = cards
        self.changes_city = False
        self.allowed = list(ALLOWED[column])

    def step(self, item: Cell) -> Call:
        call = LANGUAGE.read_call(item, self.cards)
        allowed = self.allowed
        if call.name not in allowed:
            raise item.wrong(", ".join([LANGUAGE.signature(name) for name in allowed]))
        if self.column == "place" and call.name == "copy-location" and call.words[0] != "basic":
            raise item.wrong(Message("everdell-pack-copies-itself", {"step": "copy-location(basic)"}))
        if self.changes_city and call.name in ON_A_CARD:
            raise item.wrong(Message("everdell-pack-before-changes", {"step": LANGUAGE.format_call(call)}))
        self.changes_city = self.changes_city or call.name in CHANGING
        if self.column == "cost":  # whether it can be paid is asked of each step by itself
            allowed.remove(call.name)
        return call
