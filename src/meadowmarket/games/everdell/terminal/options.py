"""Everdell's options in the terminal: with cost and effect, or in a few words where there is little room."""

from __future__ import annotations

from meadowmarket.core.messages import Message
from meadowmarket.core.table import Option
from meadowmarket.games.everdell.actions import PAY_PLAIN, SPOTS
from meadowmarket.games.everdell.names import HAVEN, NONE, PLACES
from meadowmarket.games.everdell.rules.locations import spot_of
from meadowmarket.games.everdell.terminal.names import Words


def option_text(words: Words, option: Option, playing: str | None) -> str:
    """Explain an option, with the cost of a card and what it or an event does; `playing` is the card being paid."""
    more = _more(words, option.action, playing)
    text = words.catalogue.text(option.description)
    return words.word("option", text=text, more=more) if more else text


def option_label(words: Words, option: Option, playing: str | None) -> str:
    """Name an option in a few words."""
    spot = spot_of(words.game_data, option.action)
    if spot != NONE:
        return words.word("label-worker", what=_spot(words, spot, option))
    codes = words.game_data.codes
    kind = card_of(words, option.action)
    labels = {codes.play_hand: "label-play-hand", codes.play_meadow: "label-play-meadow"}
    family = codes.first_of[option.action]
    if family in labels:
        return words.word(labels[family], what=f"{words.name(kind)} {words.card_in_full(kind)}")
    return option_text(words, option, playing)


def card_of(words: Words, action: int) -> int:
    """Return the kind of the card that an action plays, moves or uses, or NONE; cards that only pay don't count."""
    codes = words.game_data.codes
    return NONE if codes.first_of[action] in (codes.pay_token, codes.pay_dungeon) else codes.card[action]


def _more(words: Words, action: int, playing: str | None) -> str:
    codes = words.game_data.codes
    if action == PAY_PLAIN and playing:
        return words.cost(words.kinds[playing])
    spot = spot_of(words.game_data, action)
    if spot != NONE:
        return _effect_of_spot(words, spot)
    kind = card_of(words, action)
    if kind == NONE:
        return ""
    is_in_city = codes.first_of[action] in (codes.produce, codes.activate, codes.activate_abroad)
    return words.effect(kind) if is_in_city else words.card_in_full(kind)


def _effect_of_spot(words: Words, spot: int) -> str:
    codes = words.game_data.codes
    if spot < PLACES:
        return words.place(codes.spot_names[spot]) if spot >= HAVEN else ""  # the others are named by what they give
    if spot < SPOTS:
        return words.event_gives(codes.spot_names[spot])
    return words.effect(codes.spot_kind[spot]) if spot > SPOTS else ""


def _spot(words: Words, spot: int, option: Option) -> str:
    codes = words.game_data.codes
    if spot < PLACES:
        name = codes.spot_names[spot]
        effect = words.place(name)
        return f"{words.catalogue.say(f'everdell-place-{name}')}, {effect}" if spot >= HAVEN else effect
    if spot < SPOTS:
        name = codes.spot_names[spot]
        return f"{words.event(name)} {words.event_gives(name)}"
    named = option.description.args["spot"]
    assert isinstance(named, Message)
    return f"{words.catalogue.text(named)} · {_effect_of_spot(words, spot)}"
