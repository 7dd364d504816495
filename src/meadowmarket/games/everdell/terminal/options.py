"""Everdell's options in the terminal: with cost and effect, or in a few words where there is little room."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.core.table import Option
from meadowmarket.games.everdell.actions import PAY_PLAIN
from meadowmarket.games.everdell.names import NONE, ZONE_BASIC, ZONE_CARD, ZONE_EVENT, ZONE_FOREST, ZONE_GONE
from meadowmarket.games.everdell.rules.locations import spot_of
from meadowmarket.games.everdell.terminal.names import ShortNames

NAMED_BY_EFFECT: Final = (ZONE_BASIC, ZONE_FOREST, ZONE_GONE)
"""The zones whose places are named by what they give."""


def option_text(words: ShortNames, option: Option, playing: str | None) -> str:
    """Explain an option, with the cost of a card and what it or an event does; `playing` is the card being paid."""
    more = _more(words, option.action, playing)
    text = words.catalogue.text(option.description)
    return words.word("option", text=text, more=more) if more else text


def option_label(words: ShortNames, option: Option, playing: str | None) -> str:
    """Name an option in a few words."""
    spot = spot_of(words.game_data, option.action)
    if spot != NONE:
        return words.word("label-worker", what=_spot(words, spot, option))
    codes = words.game_data.codes
    kind = card_of(words, option.action)
    family = codes.family_of[option.action]
    if family in ("play-hand", "play-meadow"):
        return words.word(f"label-{family}", what=f"{words.name(kind)} {words.card_in_full(kind)}")
    return option_text(words, option, playing)


def card_of(words: ShortNames, action: int) -> int:
    """Return the kind of the card that an action plays, moves or uses, or NONE; cards that only pay don't count."""
    codes = words.game_data.codes
    return NONE if codes.family_of[action] in ("pay-token", "pay-dungeon") else codes.card[action]


def _more(words: ShortNames, action: int, playing: str | None) -> str:
    codes = words.game_data.codes
    if action == PAY_PLAIN and playing:
        return words.cost(words.kinds[playing])
    spot = spot_of(words.game_data, action)
    if spot != NONE:
        return _effect_of_spot(words, spot)
    kind = card_of(words, action)
    if kind == NONE:
        return ""
    is_in_city = codes.family_of[action] in ("produce", "activate", "activate-abroad")
    return words.effect(kind) if is_in_city else words.card_in_full(kind)


def _effect_of_spot(words: ShortNames, spot: int) -> str:
    codes = words.game_data.codes
    zone = words.game_data.zone_of_spot[spot]
    if zone == ZONE_CARD:
        return words.effect(codes.spot_kind[spot])
    if zone == ZONE_EVENT:
        return words.event_gives(codes.spot_names[spot])
    return "" if zone in NAMED_BY_EFFECT else words.place(codes.spot_names[spot])


def _spot(words: ShortNames, spot: int, option: Option) -> str:
    zone = words.game_data.zone_of_spot[spot]
    name = words.game_data.codes.spot_names[spot]
    if zone == ZONE_CARD:
        named = option.description.args["spot"]
        assert isinstance(named, Message)
        return f"{words.catalogue.text(named)} · {_effect_of_spot(words, spot)}"
    if zone == ZONE_EVENT:
        return f"{words.event(name)} {words.event_gives(name)}"
    effect = words.place(name)
    return effect if zone in NAMED_BY_EFFECT else f"{words.catalogue.say(f'everdell-place-{name}')}, {effect}"
