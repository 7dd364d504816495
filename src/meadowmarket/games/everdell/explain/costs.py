"""The cost of an action right now."""

from __future__ import annotations

from collections.abc import Sequence

from meadowmarket.core.effects.calls import Call
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import (
    GIVE,
    PAY_CRANE,
    PAY_INNKEEPER,
    PAY_JUDGE,
    PAY_PLAIN,
    judge_asked,
    judge_paid,
)
from meadowmarket.games.everdell.names import BERRY, NONE, PLACES, ZONE_EVENT, ZONE_JOURNEY
from meadowmarket.games.everdell.pack.language import resources
from meadowmarket.games.everdell.rules.cards import printed_cost
from meadowmarket.games.everdell.rules.locations import spot_of
from meadowmarket.games.everdell.state import EverdellState, amount, card_name, listed


def cost_of(state: EverdellState, action: int) -> Message | None:
    """Return what a seat pays for an action; None if it costs nothing."""
    game_data = state.game_data
    codes = game_data.codes
    spot = spot_of(game_data, action)
    if spot != NONE:
        return listed([Message("everdell-cost-worker"), *_cost_of_spot(state, spot)])
    family = codes.first_of[action]
    if family in (codes.play_hand, codes.play_meadow, codes.play_revealed):
        printed = _goods(game_data.pack.cards[codes.card[action]].cost)
        return None if printed is None else Message("everdell-cost-printed", {"cost": printed})
    if family in (PAY_PLAIN, PAY_JUDGE) and state.playing != NONE:
        return _payment(state, action)
    if family == codes.pay_dungeon:
        prisoner = card_name(game_data, codes.card[action])
        return Message("everdell-cost-instead", {"card": prisoner, "n": game_data.hooks.dungeon_saves})
    if family == GIVE:
        return amount(action - GIVE, 1)
    return None


def _cost_of_spot(state: EverdellState, spot: int) -> list[Message]:
    """List what a place asks for besides the worker: cards on a Journey, the price of an event."""
    game_data = state.game_data
    zone = game_data.zone_of_spot[spot]
    if zone == ZONE_JOURNEY:
        return [Message("everdell-cost-cards", {"n": game_data.journey_cards[spot]})]
    if zone != ZONE_EVENT:
        return []
    return [part for call in game_data.pack.events[spot - PLACES].cost for part in _parts(call)]


def _parts(call: Call) -> list[Message]:
    if call.name == "pay":
        return [amount(i, n) for i, n in enumerate(resources(call.goods)) if n]
    return [Message("everdell-cost-city-cards", {"n": call.numbers[0]})]


def _payment(state: EverdellState, action: int) -> Message | None:
    cost = printed_cost(state, state.playing)
    hooks = state.game_data.hooks
    if action == PAY_CRANE:
        return Message(
            "everdell-cost-instead", {"card": card_name(state.game_data, hooks.crane), "n": hooks.crane_saves}
        )
    if action == PAY_INNKEEPER:
        cost[BERRY] = max(0, cost[BERRY] - hooks.innkeeper_saves)
        rest = _goods(cost)
        innkeeper = card_name(state.game_data, hooks.innkeeper)
        return innkeeper if rest is None else listed([innkeeper, rest])
    if state.game_data.codes.first_of[action] == PAY_JUDGE:
        cost[judge_asked(action - PAY_JUDGE)] -= 1
        cost[judge_paid(action - PAY_JUDGE)] += 1
    return _goods(cost)


def _goods(goods: Sequence[int]) -> Message | None:
    parts = [amount(i, n) for i, n in enumerate(goods) if n]
    return listed(parts) if parts else None
