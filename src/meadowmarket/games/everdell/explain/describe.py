"""Actions, cards, events and places in words."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import (
    COPY,
    GAIN,
    GIVE,
    PAY_JUDGE,
    REVEAL_PILE,
    SAVE,
    SPEND,
    STORE,
    TO,
    WORKER,
    judge_asked,
    judge_paid,
)
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import BOX_CARDS, COLOURS, NONE, RESOURCES
from meadowmarket.games.everdell.pack.language import format_effects
from meadowmarket.games.everdell.pack.load import CardData, EventData, LocationData
from meadowmarket.games.everdell.rules.locations import spot_name, spot_of
from meadowmarket.games.everdell.state import EverdellState, amount, card_name, listed

SINGLE: Final = (
    *("everdell-do-pass", "everdell-do-season", "everdell-do-done"),
    *("everdell-do-pay-plain", "everdell-do-pay-crane", "everdell-do-pay-innkeeper"),
)


def describe(state: EverdellState, action: int) -> Message:
    """Explains an action in words."""
    codes = state.game_data.codes
    if action < len(SINGLE):
        return Message(SINGLE[action])
    if action < WORKER:
        return _describe_fixed(state, action)
    spot = spot_of(state.game_data, action)
    if spot != NONE:
        return Message("everdell-do-worker", {"spot": spot_name(state, spot)})
    if codes.move <= action < codes.recall:
        return Message("everdell-do-move", {"spot": spot_name(state, action - codes.move)})
    if codes.recall <= action < codes.remove:
        return Message("everdell-do-recall", {"spot": spot_name(state, action - codes.recall)})
    return _describe_card(state, action)


def _describe_fixed(state: EverdellState, action: int) -> Message:
    if action < SAVE:
        swap = action - PAY_JUDGE
        args = {"asked": amount(judge_asked(swap), 1), "paid": amount(judge_paid(swap), 1)}
        return Message("everdell-do-pay-judge", args)
    for first, key in ((STORE, "store"), (GIVE, "give"), (GAIN, "gain"), (SAVE, "save")):
        if first <= action < first + 4:
            return Message(f"everdell-do-{key}", {"what": Message(f"everdell-resource-{RESOURCES[action - first]}")})
    if action < TO:
        return Message("everdell-do-spend", {"n": action - SPEND})
    if action < REVEAL_PILE:
        return Message("everdell-do-to", {"other_seat": action - TO})
    if action < COPY:
        return Message("everdell-do-reveal-pile" if action == REVEAL_PILE else "everdell-do-reveal-discards")
    return Message("everdell-do-copy", {"spot": spot_name(state, action - COPY)})


def _describe_card(state: EverdellState, action: int) -> Message:
    codes = state.game_data.codes
    families = (
        (codes.pay_dungeon, "pay-dungeon"),
        (codes.activate_abroad, "activate-abroad"),
        (codes.activate, "activate"),
        (codes.produce, "produce"),
        (codes.pay_token, "pay-token"),
        (codes.remove, "remove"),
        (codes.give, "give-card"),
        (codes.tuck, "tuck"),
        (codes.keep, "keep"),
        (codes.take, "take"),
        (codes.discard, "discard"),
        (codes.play_revealed, "play-revealed"),
        (codes.play_meadow, "play-meadow"),
        (codes.play_hand, "play-hand"),
    )
    for first, key in families:
        if action >= first:
            return _describe_family(state, action - first, key)
    raise AssertionError(action)


def _describe_family(state: EverdellState, n: int, key: str) -> Message:
    game_data = state.game_data
    codes = game_data.codes
    if key == "activate-abroad":
        args: dict[str, int | str | Message] = {
            "other_seat": n // game_data.kinds,
            "card": state.card(n % game_data.kinds),
        }
    elif key in ("activate", "produce", "pay-token", "remove"):
        card = state.card(codes.copy_kind[n])
        if codes.copy_number[n]:
            card = Message("everdell-copy", {"card": card, "n": codes.copy_number[n] + 1})
        args = {"card": card}
    else:
        args = {"card": state.card(n)}
    return Message(f"everdell-do-{key}", args)


# -- looking things up


def topics(game_data: GameData) -> list[str]:
    """Lists the ids of all cards, events and places."""
    pack = game_data.pack
    found = [card.id for card in pack.cards]
    found += [event.id for event in pack.events]
    found += [place.id for place in pack.locations]
    return found


def topic_name(game_data: GameData, topic: str) -> Message | None:
    """Names a card, event or place as players see it."""
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
    """Explains a card, event or place."""
    for kind, card in enumerate(game_data.pack.cards):
        if card.id == topic:
            return _explain_card(game_data, kind, card)
    for event in game_data.pack.events:
        if event.id == topic:
            return _explain_event(game_data, event)
    for place in game_data.pack.locations:
        if place.id == topic:
            return _explain_place(place)
    raise KeyError(topic)


def _explain_card(game_data: GameData, kind: int, card: CardData) -> list[Message]:
    name = card_name(game_data, kind)
    rarity = "unique" if card.is_unique else "common"
    nature = "critter" if card.is_critter else "construction"
    lines = [
        Message(
            "everdell-explain-card",
            {
                "card": name,
                "kind": Message(f"everdell-kind-{rarity}-{nature}"),
                "colour": Message(f"everdell-colour-{COLOURS[card.colour]}"),
                "points": card.points,
                "copies": card.copies,
            },
        ),
        _cost(card),
    ]
    if card.partners:
        named = [_partner(game_data, partner) for partner in card.partners]
        lines.append(Message("everdell-explain-partner", {"partner": listed(named)}))
    if kind < BOX_CARDS:
        lines.append(Message(f"everdell-card-{card.id}-text"))
    else:
        lines.append(Message("everdell-own-text", {"text": card.text}))
    steps = [format_effects(calls) for calls in (card.on_play, card.production, card.visit) if calls]
    if card.scoring:
        steps.append(str(card.scoring))
    if steps:
        lines.append(Message("everdell-explain-steps", {"steps": " | ".join(steps)}))
    return lines


def _partner(game_data: GameData, partner: str) -> Message:
    return Message("everdell-any-critter") if partner == "any" else card_name(game_data, game_data.kind_of(partner))


def requirement(game_data: GameData, event: EventData) -> Message:
    """Says what an event asks for."""
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
    shared = "everdell-explain-shared" if place.is_shared else "everdell-explain-exclusive"
    return [Message(f"everdell-place-{place.id}-text"), Message(shared)]
