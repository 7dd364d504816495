"""Component data for those who draw them: what is printed on cards, events and places; names and texts as messages."""

from __future__ import annotations

from collections.abc import Sequence

from meadowmarket.core.api import Piece
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.explain.rulings import rulings_of
from meadowmarket.games.everdell.explain.topics import (
    card_lines,
    card_text,
    kind_name,
    partners,
    requirement,
)
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import (
    BOX_CARDS,
    CITY_SPACES,
    COLOURS,
    HAND_LIMIT,
    MEADOW_PLACES,
    RESOURCES,
    SEASONS,
)
from meadowmarket.games.everdell.pack.language import format_effects
from meadowmarket.games.everdell.rules.turns import NEW_WORKERS, SUMMER_CARDS
from meadowmarket.games.everdell.state import card_name


def components(game_data: GameData) -> dict[str, Piece]:
    """Return cards, events, places, and the numbers of the rules that a board shows."""
    words: dict[str, Piece] = {name: Message(f"everdell-resource-{name}") for name in RESOURCES}
    colours: dict[str, Piece] = {name: Message(f"everdell-colour-{name}") for name in COLOURS}
    seasons: dict[str, Piece] = {name: Message(f"everdell-board-season-{name}") for name in SEASONS}
    return {
        "cards": _cards(game_data),
        "events": _events(game_data),
        "places": _places(game_data),
        "resources": words,
        "colours": colours,
        "seasons": seasons,
        "new_workers": list(NEW_WORKERS),
        "summer_cards": SUMMER_CARDS,
        "hand_limit": HAND_LIMIT,
        "city_spaces": CITY_SPACES,
        "meadow_places": MEADOW_PLACES,
    }


def _cards(game_data: GameData) -> list[Piece]:
    found: list[Piece] = []
    for kind, card in enumerate(game_data.pack.cards):
        found.append(
            {
                "id": card.id,
                "name": card_name(game_data, kind),
                "text": card_text(kind, card),
                "words": [*card_lines(game_data, kind, card)],
                "short": Message(f"everdell-short-card-{card.id}") if kind < BOX_CARDS else card.text,
                "colour": COLOURS[card.colour],
                "critter": card.is_critter,
                "unique": card.is_unique,
                "kind": kind_name(card),
                "colour_name": Message(f"everdell-colour-{COLOURS[card.colour]}"),
                "cost": _goods(card.cost),
                "points": card.points,
                "partners": list(card.partners),
                "partner_names": partners(game_data, card) if card.partners else "",
                "hosts": [game_data.pack.cards[host].id for host in game_data.tokens_for[kind]],
                "copies": card.copies,
                "rulings": [{"text": text, "rule": rule} for rule, text in rulings_of(card.id)],
                "open": card.is_open,
                "visited": bool(card.visit),
                "keeps_workers": game_data.abilities.keeps_workers[kind],
                "space": card.space,
                "effects": {
                    "on_play": format_effects(card.on_play),
                    "production": format_effects(card.production),
                    "visit": format_effects(card.visit),
                    "scoring": "" if card.scoring is None else str(card.scoring),
                },
                "provenance": card.provenance,
            }
        )
    return found


def _goods(numbers: Sequence[int]) -> Piece:
    return {RESOURCES[i]: n for i, n in enumerate(numbers) if n}


def _events(game_data: GameData) -> list[Piece]:
    found: list[Piece] = []
    for event in game_data.pack.events:
        found.append(
            {
                "id": event.id,
                "name": Message(f"everdell-event-{event.id}"),
                "text": Message(f"everdell-event-{event.id}-text"),
                "short": Message(f"everdell-short-event-{event.id}"),
                "basic": event.is_basic,
                "asks": requirement(game_data, event),
                "cards": list(event.cards),
                "colours": {COLOURS[i]: n for i, n in enumerate(event.colours) if n},
                "cost": format_effects(event.cost),
                "effect": format_effects(event.effect),
                "points": str(event.points),
                "provenance": event.provenance,
            }
        )
    return found


def _places(game_data: GameData) -> list[Piece]:
    found: list[Piece] = []
    for place in game_data.pack.locations:
        found.append(
            {
                "id": place.id,
                "kind": place.kind,
                "name": Message(f"everdell-place-{place.id}"),
                "text": Message(f"everdell-place-{place.id}-text"),
                "short": Message(f"everdell-short-place-{place.id}"),
                "shared": place.is_shared,
                "effect": format_effects(place.effect),
                "provenance": place.provenance,
            }
        )
    return found
