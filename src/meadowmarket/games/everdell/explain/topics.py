"""Cards, events and places explained."""

from __future__ import annotations

from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import BOX_CARDS, COLOURS
from meadowmarket.games.everdell.pack.components import CardData, EventData, LocationData
from meadowmarket.games.everdell.pack.language import format_effects
from meadowmarket.games.everdell.state import amount, card_name, listed


def topics(game_data: GameData) -> list[str]:
    """List the ids of all cards, events and places."""
    pack = game_data.pack
    found = [card.id for card in pack.cards]
    found += [event.id for event in pack.events]
    found += [place.id for place in pack.locations]
    return found


def topic_name(game_data: GameData, topic: str) -> Message | None:
    """Name a card, event or place as players see it."""
    for kind, card in enumerate(game_data.pack.cards):
        if card.id == topic:
            return card_name(game_data, kind)
    for event in game_data.pack.events:
        if event.id == topic:
            return Message(f"everdell-event-{topic}")
    for place in game_data.pack.locations:
        if place.id == topic:
            return Message(f"everdell-place-{topic}")
    return None


def explain(game_data: GameData, topic: str) -> list[Message]:
    """Explain a card, event or place."""
    for kind, card in enumerate(game_data.pack.cards):
        if card.id == topic:
            return card_lines(game_data, kind, card)
    for event in game_data.pack.events:
        if event.id == topic:
            return _explain_event(game_data, event)
    for place in game_data.pack.locations:
        if place.id == topic:
            return _explain_place(place)
    raise KeyError(topic)


def card_lines(game_data: GameData, kind: int, card: CardData) -> list[Message]:
    """Return all that is printed on a card, in words: what it is, its cost, its partners, its text."""
    lines = [
        Message(
            "everdell-explain-card",
            {
                "card": card_name(game_data, kind),
                "kind": kind_name(card),
                "colour": Message(f"everdell-colour-{COLOURS[card.colour]}"),
                "points": card.points,
                "copies": card.copies,
            },
        ),
        _cost(card),
    ]
    if card.partners:
        lines.append(Message("everdell-explain-partner", {"partner": partners(game_data, card)}))
    return [*lines, card_text(kind, card)]


def partners(game_data: GameData, card: CardData) -> Message:
    """Name the constructions that a critter may occupy, or the critters of a construction."""
    return listed([_partner(game_data, partner) for partner in card.partners])


def kind_name(card: CardData) -> Message:
    """Name the kind of a card: common or unique, critter or construction."""
    rarity = "unique" if card.is_unique else "common"
    nature = "critter" if card.is_critter else "construction"
    return Message(f"everdell-kind-{rarity}-{nature}")


def card_text(kind: int, card: CardData) -> Message:
    """Return the text of a card; one that a pack has added brings its own."""
    if kind < BOX_CARDS:
        return Message(f"everdell-card-{card.id}-text")
    return Message("everdell-own-text", {"text": card.text})


def details(game_data: GameData, topic: str) -> list[Message]:
    """Return the steps of a card, in the language of card packs."""
    for card in game_data.pack.cards:
        if card.id == topic:
            steps = [format_effects(calls) for calls in (card.on_play, card.production, card.visit) if calls]
            if card.scoring:
                steps.append(str(card.scoring))
            return [Message("everdell-explain-steps", {"steps": " | ".join(steps)})] if steps else []
    return []


def _partner(game_data: GameData, partner: str) -> Message:
    return Message("everdell-any-critter") if partner == "any" else card_name(game_data, game_data.kind_of(partner))


def requirement(game_data: GameData, event: EventData) -> Message:
    """Return what an event asks for."""
    parts: list[Message] = []
    for colour, n in enumerate(event.colours):
        if n:
            name = Message(f"everdell-colour-{COLOURS[colour]}")
            parts.append(Message("everdell-cards-of-a-colour", {"n": n, "colour": name}))
    parts += [card_name(game_data, game_data.kind_of(card)) for card in event.cards]
    return listed(parts)


def _cost(card: CardData) -> Message:
    parts = [amount(i, n) for i, n in enumerate(card.cost) if n]
    return Message("everdell-explain-cost", {"cost": listed(parts)}) if parts else Message("everdell-explain-free")


def _explain_event(game_data: GameData, event: EventData) -> list[Message]:
    args = {"event": Message(f"everdell-event-{event.id}"), "requires": requirement(game_data, event)}
    return [
        Message("everdell-explain-basic-event" if event.is_basic else "everdell-explain-special-event", args),
        Message(f"everdell-event-{event.id}-text"),
    ]


def _explain_place(place: LocationData) -> list[Message]:
    if place.is_shared:
        room = "everdell-explain-shared"
    else:  # EV-4.4: only forest cards have a second spot, with four players
        room = "everdell-explain-exclusive" if place.kind == "forest" else "everdell-explain-one-worker"
    name = f"everdell-place-{place.id}"
    return [Message(name), Message(f"{name}-text"), Message(room)]
