"""The worth of the pending work of a position: what an unfinished effect will still give."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.frames import Frame, Script
from meadowmarket.games.everdell.effects.choices import (
    FOR_AN_EVENT,
    FOR_CARDS,
    FOR_NOTHING,
    FOR_POINTS,
    ONTO_AN_EVENT,
    TO_ANY_OPPONENT,
    TO_TRADE,
    ChooseOpponent,
    DiscardCards,
    DiscardExactly,
    GainResource,
    GiveResource,
    SpendResource,
)
from meadowmarket.games.everdell.effects.destinations import (
    ChooseLocation,
    ChoosePile,
    GiveCard,
    PlayFreeCard,
    PlayMeadowCard,
    PlayTakenCard,
    TakeCardAside,
)
from meadowmarket.games.everdell.effects.events import GiveUpCard, KeepOrTuckCard, TuckCityCard, TuckHandCard
from meadowmarket.games.everdell.effects.moving import ChooseWorkerToMove, ChooseWorkerToRecall, PlaceMovedWorker
from meadowmarket.games.everdell.effects.production import ChooseStoredGoods, KeepDrawnCard
from meadowmarket.games.everdell.effects.programs import PRODUCE
from meadowmarket.games.everdell.effects.travelers import PlayRevealedCard, TakeMeadowCard
from meadowmarket.games.everdell.names import NONE
from meadowmarket.games.everdell.player_area import City
from meadowmarket.games.everdell.rules.cards import ChooseSaving, PayForCard
from meadowmarket.games.everdell.rules.production import ChooseProducer, CopyProduction
from meadowmarket.games.everdell.state import EverdellState
from meadowmarket.games.everdell.value.prices import Prices, UnitPrices

AT_AN_EVENT: Final = 2.0
"""The points that a resource or a card brings on or under an event."""
FROM_THE_CITY: Final = 1.5
"""What it costs to give up a card of the city: one picks a weak one."""
FOR_FREE: Final = 4.0
"""What it is worth to play a card of choice without paying."""


def acting_seat(state: EverdellState) -> int:
    """Return the seat whose turn it is: all that is pending is its own."""
    first = state.stack[0]
    if isinstance(first, Script):
        return first.seat
    return state.seats_to_act()[0]


def promised(state: EverdellState, seat: int, prices: Prices, use: float) -> float:
    """Return what the seat whose turn it is can expect of the effects and the question on the stack.

    `use` is how much of a resource's price it is still worth.
    """
    worth = 0.0
    city = state.cities[seat]
    for frame in state.stack:
        if isinstance(frame, Script):
            worth += _rest(city, frame, PRODUCE, prices)
    top = state.stack[-1]
    if isinstance(top, (PayForCard, ChooseSaving)):
        return worth + _playing(state, top, prices, use)
    if isinstance(top, (DiscardCards, DiscardExactly, GiveCard)):
        return worth + _discards(city, top, prices, use)
    if isinstance(top, (SpendResource, GiveResource)):
        return worth + _spending(city, top, prices, use)
    if isinstance(top, ChooseProducer):
        return worth + _production(city, top.mask, prices) * use
    return worth + _choice(state, top, prices.unit_prices, use)


def _rest(city: City, script: Script, produce: int, prices: Prices) -> float:
    if script.program == produce:
        return _production(city, script.value, prices)
    if script.program < len(prices.rest) and script.step < len(prices.rest[script.program]):
        return prices.rest[script.program][script.step]
    return 0.0


def _production(city: City, mask: int, prices: Prices) -> float:
    worth = 0.0
    for slot in range(len(city.kinds)):
        if mask >> slot & 1:
            worth += prices.cards[city.kinds[slot]].production
    return worth


def _playing(state: EverdellState, asked: Frame, prices: Prices, use: float) -> float:
    """Return what the card that is being played will be worth, less what is to be paid for it."""
    card = prices.cards[state.playing]
    worth = card.points + card.at_once + card.lasting
    if isinstance(asked, ChooseSaving):
        return worth - use * (prices.unit_prices.of(asked.due()) - asked.left * prices.unit_prices.any)
    return worth - 0.5 * use * card.cost  # more than one way to pay: one of them is cheap


def _discards(city: City, asked: Frame, prices: Prices, use: float) -> float:
    card = prices.unit_prices.card
    if isinstance(asked, DiscardExactly):
        return -asked.n * card
    if isinstance(asked, GiveCard):
        return -asked.n * card
    assert isinstance(asked, DiscardCards)
    if asked.reward == FOR_NOTHING:
        return 0.0
    each = prices.unit_prices.any * use
    if asked.reward == FOR_POINTS:
        each = 1.0
    elif asked.reward == FOR_CARDS:
        each = card
    most = min(asked.most, asked.count + len(city.hand))
    all_of_them = most // asked.every * asked.n * each - (most - asked.count) * card
    enough = asked.count // asked.every * asked.n * each
    return max(all_of_them, enough)


def _spending(city: City, asked: Frame, prices: Prices, use: float) -> float:
    unit_prices = prices.unit_prices
    if isinstance(asked, SpendResource):
        points = AT_AN_EVENT if asked.destination == FOR_AN_EVENT else float(asked.points)
        n = min(asked.most, city.resources[asked.resource])
        return n * max(0.0, points - use * unit_prices.goods[asked.resource])
    assert isinstance(asked, GiveResource)
    n = min(asked.left, city.held())
    if asked.purpose == TO_TRADE:
        return asked.given * unit_prices.any * use
    if asked.purpose == TO_ANY_OPPONENT:
        return n * (asked.target - unit_prices.least * use)
    if asked.purpose == ONTO_AN_EVENT:
        return n * (AT_AN_EVENT - unit_prices.any * use)
    return -n * unit_prices.least * use


def _choice(state: EverdellState, asked: Frame, unit_prices: UnitPrices, use: float) -> float:
    """Return what the best answer to a question is worth where it hardly depends on the position."""
    if isinstance(asked, GainResource):
        return asked.n * unit_prices.any * use
    if isinstance(asked, TakeMeadowCard):
        return asked.n * unit_prices.card
    if isinstance(asked, (TakeCardAside, PlayTakenCard)):
        return 2 * unit_prices.card + unit_prices.any * use
    if isinstance(asked, (KeepDrawnCard, KeepOrTuckCard)):
        return len(state.aside) * unit_prices.card
    if isinstance(asked, (ChooseWorkerToMove, PlaceMovedWorker, ChooseWorkerToRecall, ChooseLocation)):
        return unit_prices.worker * use
    if isinstance(asked, (CopyProduction, ChooseStoredGoods)):
        return 1.5 * unit_prices.any * use
    if isinstance(asked, (ChoosePile, PlayFreeCard, PlayRevealedCard)):
        return FOR_FREE
    if isinstance(asked, PlayMeadowCard):
        return FOR_FREE - 1.0
    return _sacrifice(state, asked)


def _sacrifice(state: EverdellState, asked: Frame) -> float:
    if isinstance(asked, ChooseOpponent):
        fool = state.playing
        return -float(state.game_data.points[fool]) if fool != NONE and state.game_data.goes_to_opponent[fool] else 0.0
    if isinstance(asked, (TuckCityCard, TuckHandCard)):
        return asked.most * (AT_AN_EVENT - 0.5)
    if isinstance(asked, GiveUpCard):
        return -asked.n * FROM_THE_CITY
    return 0.0  # University and Ruins: the cost comes back for what is lost
