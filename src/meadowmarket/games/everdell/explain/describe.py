"""Actions, cards, events and places in words."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.messages import Args, Message
from meadowmarket.games.everdell.actions import (
    COPY,
    DONE,
    GAIN,
    GIVE,
    PASS,
    PAY_JUDGE,
    PAY_PLAIN,
    REVEAL_PILE,
    SAVE,
    SEASON,
    SPEND,
    STORE,
    TO,
    Codes,
    judge_asked,
    judge_paid,
)
from meadowmarket.games.everdell.effects.production import ChooseStoredGoods
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import BOX_CARDS, COLOURS, NONE, RESOURCES
from meadowmarket.games.everdell.pack.components import CardData, EventData, LocationData
from meadowmarket.games.everdell.pack.language import format_effects
from meadowmarket.games.everdell.rules.cards import RUGWORT, DiscardOfRugwort
from meadowmarket.games.everdell.rules.locations import spot_name
from meadowmarket.games.everdell.state import EverdellState, amount, card_in_city, card_name, listed

SINGLE: Final = {
    PASS: ("pass",),
    SEASON: ("season",),
    DONE: ("done",),
    PAY_PLAIN: ("pay-plain", "pay-crane", "pay-innkeeper"),
    REVEAL_PILE: ("reveal-pile", "reveal-discards"),
}
"""The families whose actions have a text each."""

RESOURCE: Final = {SAVE: "save", GAIN: "gain", GIVE: "give", STORE: "store"}
"""The families that name a resource."""

SPOT_ACTIONS: Final = ("copy", "move", "recall")
"""What is done with the spot that an action names, besides placing a worker there."""


def _resource(state: EverdellState, family: int, n: int) -> Message:
    """Name a resource; what a Storehouse takes, with how much it is."""
    asked = state.stack[-1] if state.stack else None
    if family == STORE and isinstance(asked, ChooseStoredGoods):
        return amount(n, asked.goods()[n])
    return Message(f"everdell-resource-{RESOURCES[n]}")


def describe(state: EverdellState, seat: int, action: int) -> Message:
    """Explain an action of a seat in words."""
    codes = state.game_data.codes
    family = codes.first_of[action]
    n = action - family
    if family in SINGLE:
        return Message(f"everdell-do-{SINGLE[family][n]}")
    if family in RESOURCE:
        return Message(f"everdell-do-{RESOURCE[family]}", {"what": _resource(state, family, n)})
    if codes.spot[action] != NONE:
        return Message("everdell-do-worker", {"spot": spot_name(state, seat, codes.spot[action])})
    spots = dict(zip((COPY, codes.move, codes.recall), SPOT_ACTIONS, strict=True))
    if family in spots:
        return Message(f"everdell-do-{spots[family]}", {"spot": spot_name(state, seat, n)})
    if family == PAY_JUDGE:
        args = {"asked": amount(judge_asked(n), 1), "paid": amount(judge_paid(n), 1)}
        return Message("everdell-do-pay-judge", args)
    if family == SPEND:
        return Message("everdell-do-spend", {"n": n})
    if family == TO:
        return Message("everdell-do-to", {"other_seat": n})
    return _describe_card(state, seat, action)


def card_families(codes: Codes) -> dict[int, str]:
    """Return the families that name a card, with the last words of their texts' keys."""
    return {
        codes.play_hand: "play-hand",
        codes.play_meadow: "play-meadow",
        codes.play_revealed: "play-revealed",
        codes.discard: "discard",
        codes.take: "take",
        codes.keep: "keep",
        codes.tuck: "tuck",
        codes.give: "give-card",
        codes.remove: "remove",
        codes.pay_token: "pay-token",
        codes.produce: "produce",
        codes.activate: "activate",
        codes.activate_abroad: "activate-abroad",
        codes.pay_dungeon: "pay-dungeon",
    }


def _describe_card(state: EverdellState, seat: int, action: int) -> Message:
    codes = state.game_data.codes
    family = codes.first_of[action]
    n = action - family
    card = state.card(codes.card[action])
    if family in (codes.remove, codes.pay_token, codes.produce, codes.activate):
        is_rugworts = bool(state.stack) and isinstance(state.stack[-1], DiscardOfRugwort)
        owner = RUGWORT if is_rugworts else seat
        slot = state.cities[owner].slot_of(codes.copy_kind[n], codes.copy_number[n])
        card = card if slot == NONE else card_in_city(state, owner, slot)
    args: Args = {"card": card}
    if family == codes.activate_abroad:
        args["other_seat"] = n // codes.kinds
    return Message(f"everdell-do-{card_families(codes)[family]}", args)


# -- looking things up


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
    """Tell whether a card is common or unique, a critter or a construction."""
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
    return [Message(f"everdell-place-{place.id}-text"), Message(room)]
