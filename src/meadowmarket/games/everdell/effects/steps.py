"""The plain effects: gains, points, draws, discards, payments for points."""

from __future__ import annotations

from typing import final

from meadowmarket.core.frames import Script
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.everdell.effects.choices import (
    FOR_AN_EVENT,
    FOR_AN_OPPONENT,
    FOR_THE_SUPPLY,
    ONTO_AN_EVENT,
    TO_ANY_OPPONENT,
    TO_ONE_OPPONENT,
    TO_TRADE,
    ChooseOpponent,
    DiscardCards,
    DiscardExactly,
    GainResource,
    GiveResource,
    SpendResource,
)
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.effects.programs import GIVE_RESOURCES_TO
from meadowmarket.games.everdell.names import ALL_RESOURCES, HAND_LIMIT, NONE
from meadowmarket.games.everdell.player_area import (
    EIGHT_BITS,
    ON_CARD_GOODS,
    ON_CARD_POINTS,
    goods_of,
    owner_of,
    points_of,
    slot_of,
)
from meadowmarket.games.everdell.state import EverdellState, amount, amounts, card_in_city, listed


@final
class Gain(Effect[EverdellState]):
    """Gain resources: always, or only with, or for each copy of, a card in the city of the card that gives."""

    def __init__(self, goods: tuple[int, ...], card: int, for_each: bool) -> None:
        self.goods = goods
        self.card = card
        self.for_each = for_each

    def times(self, state: EverdellState, subject: int) -> int:
        """Return how often the goods are gained."""
        if self.card == NONE:
            return 1
        n = state.cities[owner_of(subject)].counts[self.card]
        return n if self.for_each else min(n, 1)

    def run(self, state: EverdellState, script: Script) -> None:
        n = self.times(state, script.subject)
        if n:
            state.gain_goods(script.seat, self.goods, n)

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        return self.times(state, subject) > 0


@final
class GainAny(Effect[EverdellState]):
    """Gain resources of choice."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(GainResource(script.seat, self.n, ALL_RESOURCES))


@final
class GainOneOf(Effect[EverdellState]):
    """Gain one resource of those that are named."""

    def __init__(self, goods: tuple[int, ...]) -> None:
        self.allowed = sum([1 << resource for resource in range(4) if goods[resource]])

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(GainResource(script.seat, 1, self.allowed))


@final
class GainAnyIfPaired(Effect[EverdellState]):
    """Gain resources of choice if the city of the card that gives has a pair and a Farm (EV-7.9, EV-7.11)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        if self.is_useful(state, script.seat, script.subject):
            state.ask(GainResource(script.seat, self.n, ALL_RESOURCES))

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        city = state.cities[owner_of(subject)]
        return city.counts[state.game_data.abilities.beside_pairs] > 0 and city.pairs() > 0


@final
class GainRemovedCost(Effect[EverdellState]):
    """Gain the printed cost of the construction that Ruins have replaced; the value is its kind, from 1."""

    def run(self, state: EverdellState, script: Script) -> None:
        if script.value:
            first = (script.value - 1) * 4
            state.gain_goods(script.seat, state.game_data.cost[first : first + 4])


@final
class Pay(Effect[EverdellState]):
    """Pay resources to the supply: the cost of an event."""

    def __init__(self, goods: tuple[int, ...]) -> None:
        self.goods = goods

    def run(self, state: EverdellState, script: Script) -> None:
        resources = state.cities[script.seat].resources
        for resource in range(4):
            resources[resource] -= self.goods[resource]
        if state.events is not None and any(self.goods):
            state.emit(script.seat, "everdell-log-pays", {"what": amounts(self.goods)})

    def is_possible(self, state: EverdellState, seat: int, subject: int) -> bool:
        resources = state.cities[seat].resources
        for resource in range(4):
            if resources[resource] < self.goods[resource]:
                return False
        return True

    def missing(self, state: EverdellState, seat: int) -> Message | None:
        resources = state.cities[seat].resources
        short = [max(0, self.goods[resource] - resources[resource]) for resource in range(4)]
        return listed([amount(resource, short[resource]) for resource in range(4) if short[resource]])


@final
class GainPoints(Effect[EverdellState]):
    """Gain point tokens."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        state.gain_points(script.seat, self.n)


def points_on(state: EverdellState, seat: int, kind: int) -> int:
    """Return the points that lie on a seat's cards of a kind."""
    city = state.cities[seat]
    if not city.counts[kind]:
        return 0
    return sum([points_of(city.marks[slot]) for slot in range(len(city.kinds)) if city.kinds[slot] == kind])


@final
class GainPointsPerPoint(Effect[EverdellState]):
    """Gain points for each point on a card of the player's city."""

    def __init__(self, card: int, n: int) -> None:
        self.card = card
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        state.gain_points(script.seat, self.n * points_on(state, script.seat, self.card))


@final
class PutPoints(Effect[EverdellState]):
    """Put points from the supply on the card."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        owner, slot = owner_of(script.subject), slot_of(script.subject)
        if state.events is not None:
            args: Args = {"n": self.n, "card": card_in_city(state, owner, slot), "slot": slot}
            state.emit(script.seat, "everdell-log-puts-points", args)
        state.cities[owner].marks[slot] += self.n << ON_CARD_POINTS


# -- cards


@final
class Draw(Effect[EverdellState]):
    """Draw cards."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        state.draw(script.seat, self.n)

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        return len(state.cities[seat].hand) < HAND_LIMIT and bool(state.pile or state.discards)


@final
class DrawPerPoint(Effect[EverdellState]):
    """Draw cards for each point on the card."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        city = state.cities[owner_of(script.subject)]
        state.draw(script.seat, self.n * points_of(city.marks[slot_of(script.subject)]))


@final
class DrawAndGainPerPointOn(Effect[EverdellState]):
    """Draw a card and gain a resource of choice for each point on a card of the player's city."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: EverdellState, script: Script) -> None:
        n = points_on(state, script.seat, self.card)
        if n:
            state.draw(script.seat, n)
            state.ask(GainResource(script.seat, n, ALL_RESOURCES))


@final
class Discard(Effect[EverdellState]):
    """Discard exactly n hand cards (EV-4.9)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(DiscardExactly(script.seat, self.n))

    def is_possible(self, state: EverdellState, seat: int, subject: int) -> bool:
        return len(state.cities[seat].hand) >= self.n

    def missing(self, state: EverdellState, seat: int) -> Message | None:
        return Message("everdell-need-hand", {"n": self.n - len(state.cities[seat].hand)})


@final
class DiscardFor(Effect[EverdellState]):
    """Discard hand cards for something, or none."""

    def __init__(self, most: int, every: int, reward: int, n: int) -> None:
        self.most = most
        self.every = every
        self.reward = reward
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(DiscardCards(script.seat, self.most, self.every, self.reward, self.n, 0))

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        return bool(state.cities[seat].hand)


# -- resources for points


@final
class PayForPoints(Effect[EverdellState]):
    """Pay some of one resource, or none, points for each."""

    def __init__(self, resource: int, most: int, points: int) -> None:
        self.resource = resource
        self.most = most
        self.points = points

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(SpendResource(script.seat, self.resource, self.most, self.points, FOR_THE_SUPPLY, NONE))

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        return state.cities[seat].resources[self.resource] > 0


@final
class GiveForPoints(Effect[EverdellState]):
    """Give some of one resource to an opponent, or none, points for each."""

    def __init__(self, resource: int, most: int, points: int) -> None:
        self.resource = resource
        self.most = most
        self.points = points

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(SpendResource(script.seat, self.resource, self.most, self.points, FOR_AN_OPPONENT, NONE))

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        return state.cities[seat].resources[self.resource] > 0


@final
class ShareForPoints(Effect[EverdellState]):
    """Give resources to opponents, each to whom the player likes, or none; points for each."""

    def __init__(self, most: int, points: int) -> None:
        self.most = most
        self.points = points

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(GiveResource(script.seat, self.most, TO_ANY_OPPONENT, self.points, 0))


@final
class ShareMore(Effect[EverdellState]):
    """Go on giving resources to opponents: the subject is the points for each, the value how many may follow."""

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(GiveResource(script.seat, script.value, TO_ANY_OPPONENT, script.subject, 0))


@final
class GiveTo(Effect[EverdellState]):
    """Hand the opponent that was chosen what was paid: the value is `n << 2 | resource`."""

    def run(self, state: EverdellState, script: Script) -> None:
        state.gain(script.subject, script.value & 3, script.value >> 2)


@final
class PutResources(Effect[EverdellState]):
    """Put own resources onto the event, or none: of one kind, or of any (NONE)."""

    def __init__(self, resource: int, most: int) -> None:
        self.resource = resource
        self.most = most

    def run(self, state: EverdellState, script: Script) -> None:
        if self.resource == NONE:
            state.ask(GiveResource(script.seat, self.most, ONTO_AN_EVENT, script.subject, 0))
        else:
            state.ask(SpendResource(script.seat, self.resource, self.most, 0, FOR_AN_EVENT, script.subject))


@final
class Trade(Effect[EverdellState]):
    """Return resources to the supply, or none, and take as many of any kinds."""

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(GiveResource(script.seat, self.most, TO_TRADE, NONE, 0))

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        return state.cities[seat].held() > 0


@final
class GiveResources(Effect[EverdellState]):
    """Give resources of choice to one opponent; with nobody to give to, to the supply (EV-9.2)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        mask = state.receivers(script.seat)
        if mask:
            state.ask(ChooseOpponent(script.seat, mask, GIVE_RESOURCES_TO, self.n))
        else:
            state.ask(GiveResource(script.seat, self.n, TO_ONE_OPPONENT, NONE, 0))

    def is_possible(self, state: EverdellState, seat: int, subject: int) -> bool:
        return state.cities[seat].held() >= self.n

    def missing(self, state: EverdellState, seat: int) -> Message | None:
        return Message("everdell-need-resources", {"n": self.n - state.cities[seat].held()})


@final
class GiveResourcesTo(Effect[EverdellState]):
    """Ask which resources go to the opponent that was chosen."""

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(GiveResource(script.seat, script.value, TO_ONE_OPPONENT, script.subject, 0))


@final
class TakeStored(Effect[EverdellState]):
    """Take everything that lies on the card."""

    def run(self, state: EverdellState, script: Script) -> None:
        marks = state.cities[owner_of(script.subject)].marks
        slot = slot_of(script.subject)
        goods = [goods_of(marks[slot], resource) for resource in range(4)]
        for resource in range(4):
            marks[slot] &= ~(EIGHT_BITS << (ON_CARD_GOODS + 8 * resource))
        state.gain_goods(script.seat, goods)
