"""What the pending work of a position will bring: an effect half done is worth what is still to come of it."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.frames import Frame, Script
from meadowmarket.games.everdell.cards.destinations import (
    CopyDecision,
    GiveCardDecision,
    InnDecision,
    PileDecision,
    PlayTakenDecision,
    QueenDecision,
    TakeAsideDecision,
)
from meadowmarket.games.everdell.cards.production import KeepDecision, StoreDecision
from meadowmarket.games.everdell.cards.travelers import RevealedDecision, TakeDecision
from meadowmarket.games.everdell.city import City
from meadowmarket.games.everdell.decisions import (
    FOR_AN_EVENT,
    FOR_CARDS,
    FOR_NOTHING,
    FOR_POINTS,
    ONTO_AN_EVENT,
    TO_ANY_OPPONENT,
    TO_TRADE,
    DiscardDecision,
    DiscardExactly,
    GainDecision,
    GiveDecision,
    SpendDecision,
    ToDecision,
)
from meadowmarket.games.everdell.events import CaptureDecision, KeepOrTuckDecision, RemoveDecision, TuckDecision
from meadowmarket.games.everdell.moving import MoveDecision, PlaceDecision, RecallDecision
from meadowmarket.games.everdell.names import FOOL
from meadowmarket.games.everdell.playing import PayDecision, SaveDecision
from meadowmarket.games.everdell.production import ActivateDecision, ProduceDecision
from meadowmarket.games.everdell.prospects import Prices, Prospects
from meadowmarket.games.everdell.state import Meadow

AT_AN_EVENT: Final = 2.0
"""The points that a resource or a card brings on or under an event."""
FROM_THE_CITY: Final = 1.5
"""What it costs to give up a card of the city: one picks a weak one."""
FOR_FREE: Final = 4.0
"""What it is worth to play a card of choice without paying."""


def acting_seat(state: Meadow) -> int:
    """Returns the seat whose turn it is: all that is pending is its own."""
    first = state.stack[0]
    if isinstance(first, Script):
        return first.seat
    return state.seats_to_act()[0]


def promised(state: Meadow, seat: int, prospects: Prospects, use: float) -> float:
    """Returns what the seat whose turn it is can expect of the effects and the question on the stack.

    `use` is how much of a resource's price it is still worth.
    """
    worth = 0.0
    city = state.cities[seat]
    for frame in state.stack:
        if isinstance(frame, Script):
            worth += _rest(city, frame, state.rules.programs.produce, prospects)
    top = state.stack[-1]
    if isinstance(top, (PayDecision, SaveDecision)):
        return worth + _playing(state, top, prospects, use)
    if isinstance(top, (DiscardDecision, DiscardExactly, GiveCardDecision)):
        return worth + _discards(city, top, prospects, use)
    if isinstance(top, (SpendDecision, GiveDecision)):
        return worth + _spending(city, top, prospects, use)
    if isinstance(top, ProduceDecision):
        return worth + _production(city, top.mask, prospects) * use
    return worth + _choice(state, top, prospects.prices, use)


def _rest(city: City, script: Script, produce: int, prospects: Prospects) -> float:
    if script.program == produce:
        return _production(city, script.value, prospects)
    if script.program < len(prospects.rest) and script.step < len(prospects.rest[script.program]):
        return prospects.rest[script.program][script.step]
    return 0.0


def _production(city: City, mask: int, prospects: Prospects) -> float:
    worth = 0.0
    for slot in range(len(city.kinds)):
        if mask >> slot & 1:
            worth += prospects.cards[city.kinds[slot]].production
    return worth


def _playing(state: Meadow, asked: Frame, prospects: Prospects, use: float) -> float:
    """Returns what the card that is being played will be worth, less what is to be paid for it."""
    card = prospects.cards[state.playing]
    worth = card.points + card.at_once + card.lasting
    if isinstance(asked, SaveDecision):
        return worth - use * (prospects.prices.of(asked.due()) - asked.left * prospects.prices.any)
    return worth - 0.5 * use * card.cost  # more than one way to pay: one of them is cheap


def _discards(city: City, asked: Frame, prospects: Prospects, use: float) -> float:
    card = prospects.prices.card
    if isinstance(asked, DiscardExactly):
        return -asked.n * card
    if isinstance(asked, GiveCardDecision):
        return -asked.n * card
    assert isinstance(asked, DiscardDecision)
    if asked.reward == FOR_NOTHING:
        return 0.0
    each = prospects.prices.any * use
    if asked.reward == FOR_POINTS:
        each = 1.0
    elif asked.reward == FOR_CARDS:
        each = card
    most = min(asked.most, asked.count + len(city.hand))
    all_of_them = most // asked.every * asked.n * each - (most - asked.count) * card
    enough = asked.count // asked.every * asked.n * each
    return max(all_of_them, enough)


def _spending(city: City, asked: Frame, prospects: Prospects, use: float) -> float:
    prices = prospects.prices
    if isinstance(asked, SpendDecision):
        points = AT_AN_EVENT if asked.whither == FOR_AN_EVENT else float(asked.points)
        n = min(asked.most, city.resources[asked.resource])
        return n * max(0.0, points - use * prices.goods[asked.resource])
    assert isinstance(asked, GiveDecision)
    n = min(asked.left, city.held())
    if asked.purpose == TO_TRADE:
        return asked.given * prices.any * use
    if asked.purpose == TO_ANY_OPPONENT:
        return n * (asked.target - prices.least * use)
    if asked.purpose == ONTO_AN_EVENT:
        return n * (AT_AN_EVENT - prices.any * use)
    return -n * prices.least * use


def _choice(state: Meadow, asked: Frame, prices: Prices, use: float) -> float:
    """Returns what the best answer to a question is worth where it hardly depends on the position."""
    if isinstance(asked, GainDecision):
        return asked.n * prices.any * use
    if isinstance(asked, TakeDecision):
        return asked.n * prices.card
    if isinstance(asked, (TakeAsideDecision, PlayTakenDecision)):
        return 2 * prices.card + prices.any * use
    if isinstance(asked, (KeepDecision, KeepOrTuckDecision)):
        return len(state.aside) * prices.card
    if isinstance(asked, (MoveDecision, PlaceDecision, RecallDecision, CopyDecision)):
        return prices.worker * use
    if isinstance(asked, (ActivateDecision, StoreDecision)):
        return 1.5 * prices.any * use
    if isinstance(asked, (PileDecision, QueenDecision, RevealedDecision)):
        return FOR_FREE
    if isinstance(asked, InnDecision):
        return FOR_FREE - 1.0
    return _sacrifice(state, asked)


def _sacrifice(state: Meadow, asked: Frame) -> float:
    if isinstance(asked, ToDecision):
        return -float(state.rules.points[FOOL]) if state.playing == FOOL else 0.0
    if isinstance(asked, (CaptureDecision, TuckDecision)):
        return asked.most * (AT_AN_EVENT - 0.5)
    if isinstance(asked, RemoveDecision):
        return -asked.n * FROM_THE_CITY
    return 0.0  # University and Ruins: the cost comes back for what is lost
