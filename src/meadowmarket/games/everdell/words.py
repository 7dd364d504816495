"""Actions, cards, events and places in words."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.language import format_calls
from meadowmarket.games.everdell.locations import spot_name, spot_of
from meadowmarket.games.everdell.names import BOX_CARDS, COLOURS, NONE, RESOURCES
from meadowmarket.games.everdell.notation import (
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
from meadowmarket.games.everdell.pack import CardData, EventData, LocationData
from meadowmarket.games.everdell.rules import Rules
from meadowmarket.games.everdell.state import Meadow, amount, card_name, listed

SINGLE: Final = (
    *("everdell-do-pass", "everdell-do-season", "everdell-do-done"),
    *("everdell-do-pay-plain", "everdell-do-pay-crane", "everdell-do-pay-innkeeper"),
)


def describe(state: Meadow, action: int) -> Message:
    """Explains an action in words."""
    codes = state.rules.codes
    if action < len(SINGLE):
        return Message(SINGLE[action])
    if action < WORKER:
        return _describe_fixed(state, action)
    spot = spot_of(state.rules, action)
    if spot != NONE:
        return Message("everdell-do-worker", {"spot": spot_name(state, spot)})
    if codes.move <= action < codes.recall:
        return Message("everdell-do-move", {"spot": spot_name(state, action - codes.move)})
    if codes.recall <= action < codes.remove:
        return Message("everdell-do-recall", {"spot": spot_name(state, action - codes.recall)})
    return _describe_card(state, action)


def _describe_fixed(state: Meadow, action: int) -> Message:
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


def _describe_card(state: Meadow, action: int) -> Message:
    codes = state.rules.codes
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


def _describe_family(state: Meadow, n: int, key: str) -> Message:
    rules = state.rules
    codes = rules.codes
    if key == "activate-abroad":
        args: dict[str, int | str | Message] = {"other_seat": n // rules.kinds, "card": state.card(n % rules.kinds)}
    elif key in ("activate", "produce", "pay-token", "remove"):
        card = state.card(codes.copy_kind[n])
        if codes.copy_number[n]:
            card = Message("everdell-copy", {"card": card, "n": codes.copy_number[n] + 1})
        args = {"card": card}
    else:
        args = {"card": state.card(n)}
    return Message(f"everdell-do-{key}", args)


# -- looking things up


def topics(rules: Rules) -> list[str]:
    """Lists the ids of all cards, events and places."""
    pack = rules.pack
    found = [card.id for card in pack.cards]
    found += [event.id for event in pack.events]
    found += [place.id for place in pack.locations]
    return found


def topic_name(rules: Rules, topic: str) -> Message | None:
    """Names a card, event or place as players see it."""
    for kind, card in enumerate(rules.pack.cards):
        if card.id == topic:
            return card_name(rules, kind)
    for event in rules.pack.events:
        if event.id == topic:
            return Message(f"everdell-event-{topic}")
    for place in rules.pack.locations:
        if place.id == topic:
            return Message(f"everdell-place-{topic}")
    return None


def explain(rules: Rules, topic: str) -> list[Message]:
    """Explains a card, event or place."""
    for kind, card in enumerate(rules.pack.cards):
        if card.id == topic:
            return _explain_card(rules, kind, card)
    for event in rules.pack.events:
        if event.id == topic:
            return _explain_event(rules, event)
    for place in rules.pack.locations:
        if place.id == topic:
            return _explain_place(place)
    raise KeyError(topic)


def _explain_card(rules: Rules, kind: int, card: CardData) -> list[Message]:
    name = card_name(rules, kind)
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
        named = [_partner(rules, partner) for partner in card.partners]
        lines.append(Message("everdell-explain-partner", {"partner": listed(named)}))
    if kind < BOX_CARDS:
        lines.append(Message(f"everdell-card-{card.id}-text"))
    else:
        lines.append(Message("everdell-own-text", {"text": card.text}))
    steps = [format_calls(calls) for calls in (card.on_play, card.production, card.visit) if calls]
    if card.scoring:
        steps.append(str(card.scoring))
    if steps:
        lines.append(Message("everdell-explain-steps", {"steps": " | ".join(steps)}))
    return lines


def _partner(rules: Rules, partner: str) -> Message:
    return Message("everdell-any-critter") if partner == "any" else card_name(rules, rules.kind_of(partner))


def requirement(rules: Rules, event: EventData) -> Message:
    """Says what an event asks for."""
    parts: list[Message] = []
    for colour, n in enumerate(event.colours):
        if n:
            name = Message(f"everdell-colour-{COLOURS[colour]}")
            parts.append(Message("everdell-cards-of-a-colour", {"n": n, "colour": name}))
    parts += [card_name(rules, rules.kind_of(card)) for card in event.cards]
    return listed(parts)


def _cost(card: CardData) -> Message:
    parts = [amount(i, n) for i, n in enumerate(card.cost) if n]
    return Message("everdell-explain-cost", {"cost": listed(parts)}) if parts else Message("everdell-explain-free")


def _explain_event(rules: Rules, event: EventData) -> list[Message]:
    args = {"event": Message(f"everdell-event-{event.id}"), "requires": requirement(rules, event)}
    return [
        Message("everdell-explain-basic-event" if event.is_basic else "everdell-explain-special-event", args),
        Message(f"everdell-event-{event.id}-text"),
    ]


def _explain_place(place: LocationData) -> list[Message]:
    shared = "everdell-explain-shared" if place.is_shared else "everdell-explain-exclusive"
    return [Message(f"everdell-place-{place.id}-text"), Message(shared)]
