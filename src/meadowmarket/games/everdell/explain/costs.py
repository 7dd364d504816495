"""The cost of an action right now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadowmarket.core.effects.calls import Call
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.names import NONE, PLACES, ZONE_EVENT, ZONE_JOURNEY
from meadowmarket.games.everdell.pack.language import resources
from meadowmarket.games.everdell.rules.locations import spot_of
from meadowmarket.games.everdell.rules.payment import printed_cost
from meadowmarket.games.everdell.state import EverdellState, amount, card_name, listed


def cost_of(state: EverdellState, action: int) -> Message | None:
    """Return what a seat pays for an action; None if it costs nothing."""
    family = state.game_data.codes.family_of[action]
    return COSTS[family](state, action) if family in COSTS else None


def _of_worker(state: EverdellState, action: int) -> Message | None:
    return listed([Message("everdell-cost-worker"), *_cost_of_spot(state, spot_of(state.game_data, action))])


def _of_play(state: EverdellState, action: int) -> Message | None:
    printed = _goods(printed_cost(state, state.game_data.codes.card[action]))
    return None if printed is None else Message("everdell-cost-printed", {"cost": printed})


def _of_payment(state: EverdellState, action: int) -> Message | None:
    if state.playing == NONE:
        return None
    discount = state.game_data.discount_of.get(action)
    if discount is None:
        return _goods(printed_cost(state, state.playing))
    price = discount.price(state, state.playing, action)
    if price.gives_up == NONE:
        return _goods(price.cost)
    card = card_name(state.game_data, price.gives_up)
    if price.saves:
        return Message("everdell-cost-instead", {"card": card, "n": price.saves})
    rest = _goods(price.cost)
    return card if rest is None else listed([card, rest])


def _of_gift(state: EverdellState, action: int) -> Message | None:
    return amount(state.game_data.codes.index_of[action], 1)


COSTS: Final[dict[str, Callable[[EverdellState, int], Message | None]]] = {
    "worker": _of_worker,
    "worker-card": _of_worker,
    "play-hand": _of_play,
    "play-meadow": _of_play,
    "play-revealed": _of_play,
    "pay": _of_payment,
    "pay-judge": _of_payment,
    "pay-dungeon": _of_payment,
    "give-resource": _of_gift,
}
"""By family of actions; each is asked with the state and the action."""


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


def _goods(goods: Sequence[int]) -> Message | None:
    parts = [amount(i, n) for i, n in enumerate(goods) if n]
    return listed(parts) if parts else None
