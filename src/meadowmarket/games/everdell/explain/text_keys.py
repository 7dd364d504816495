"""The keys of texts that are made at run time: for each template, all values of its placeholder, from the data."""

from __future__ import annotations

from typing import Final

from meadowmarket.games.everdell.explain.describe import KEYS
from meadowmarket.games.everdell.explain.piece_rules import PIECE_RULES
from meadowmarket.games.everdell.explain.rulings import RULINGS
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import BOX_CARDS, COLOURS, RESOURCES, SEASONS
from meadowmarket.games.everdell.rules.locations import CLOSED

WHY_NOT_THERE: Final = (*CLOSED, "missing")
"""Why no worker can be placed somewhere."""
SHOWN: Final = tuple(reason for reason in WHY_NOT_THERE if reason not in ("not-in-play", "no-such-card", "no-visit"))
"""Those that a board shows beside a spot (`WhyNotThere` of the view)."""


def text_keys(game_data: GameData) -> dict[str, list[str]]:
    """List the keys by template; cards that a pack has added bring their own texts."""
    cards = [card.id for card in game_data.pack.cards[:BOX_CARDS]]
    events = [event.id for event in game_data.pack.events]
    places = [place.id for place in game_data.pack.locations]
    holes: dict[str, list[str]] = {
        "everdell-card-{}": cards,
        "everdell-card-{}-text": cards,
        "everdell-event-{}": events,
        "everdell-event-{}-text": events,
        "everdell-place-{}": places,
        "everdell-place-{}-text": places,
        "everdell-resource-{}": list(RESOURCES),
        "everdell-amount-{}": list(RESOURCES),
        "everdell-colour-{}": list(COLOURS),
        "everdell-do-{}": list(dict.fromkeys(key for keys in KEYS.values() for key in keys)),
        "everdell-log-season-{}": list(SEASONS[1:]),
        "everdell-piece-{}": list(PIECE_RULES),
        "everdell-stage-{}": list(SEASONS),
        # the board in the terminal
        "everdell-board-season-{}": list(SEASONS),
        "everdell-board-short-{}": list(RESOURCES),
        "everdell-board-mark-{}": list(COLOURS),
        "everdell-board-colour-{}": list(COLOURS),
        "everdell-short-card-{}": cards,
        "everdell-short-event-{}": events,
        "everdell-short-place-{}": places,
        "everdell-ruling-{}": [name for name, _, _ in RULINGS],
        # the board in the browser
        "everdell-page-tab-{}": ["meadow", "places", "city", "hand", "others", "log"],
        "everdell-page-season-{}": list(SEASONS),
        "everdell-page-place-{}": ["basic", "forest", "haven", "journey"],
        "everdell-page-closed-{}": [*SHOWN],
        "everdell-page-about-{}": ["pile", "discards"],
        "everdell-page-words-{}": [*RESOURCES, "points", "card", "worker", "resource"],
        "everdell-page-way-{}": ["plain", "token", "crane", "innkeeper", "dungeon", "judge"],
        "everdell-page-way-why-{}": ["occupied", "no-space", "unique", "no-fool", "no-ruins", "nothing-to-swap"],
        "everdell-why-{}": ["no-fool", "no-ruins", "unique", "city-full", "too-few", *WHY_NOT_THERE],
    }
    return {template: [template.replace("{}", hole) for hole in holes[template]] for template in holes}
