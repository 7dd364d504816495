"""The valuation: what a position is worth to a seat: its points, and what its assets will still bring."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from meadowmarket.core.api import State
from meadowmarket.core.valuation import Tally, Valuation
from meadowmarket.games.everdell.game_data import GUARDS, GameData
from meadowmarket.games.everdell.names import AUTUMN, BASIC_EVENTS, NONE, PURPLE
from meadowmarket.games.everdell.player_area import OCCUPIED, ON_CARD_POINTS, City, goods_of, points_of
from meadowmarket.games.everdell.rules.cards import RUGWORT
from meadowmarket.games.everdell.rules.locations import has_colours
from meadowmarket.games.everdell.rules.payment import fits, shortage
from meadowmarket.games.everdell.rules.scoring import Scorer
from meadowmarket.games.everdell.rules.solo import HERO, rugwort_points
from meadowmarket.games.everdell.state import EverdellState
from meadowmarket.games.everdell.value.future import Future
from meadowmarket.games.everdell.value.pending import acting_seat, promised
from meadowmarket.games.everdell.value.prices import CardPrice, Prices, UnitPrices
from meadowmarket.games.weights import read_weights

DATA: Final = Path(__file__).parent.parent / "data"

# The terms, in the order of NAMES.
POINTS: Final = 0
PROSPERITY: Final = 1
GROWTH: Final = 2
TWIGS: Final = 3
BERRIES: Final = 6
STORED: Final = 7
WORKERS: Final = 8
HAND: Final = 9
PLANS: Final = 10
MEADOW: Final = 11
PRODUCTION: Final = 12
LASTING: Final = 13
TOKENS: Final = 14
EVENTS: Final = 15
SPACES: Final = 16
PROMISED: Final = 17
NAMES: Final = (
    *("points", "prosperity", "growth", "twigs", "resin", "pebbles", "berries", "stored", "workers", "hand", "plans"),
    *("meadow", "production", "lasting", "tokens", "events", "spaces", "promised"),
)

USEFUL: Final[tuple[float, ...]] = (0.0, 1.0, 2.0, 2.9, 3.6, 4.1, 4.5, 4.8, 5.0)
"""How much of a stock of one resource will find a use; of more than that, hardly anything does."""
USEFUL_BEYOND: Final = 0.2

WITHIN_REACH: Final[tuple[float, ...]] = (1.0, 0.7, 0.45, 0.25, 0.1)
"""How much of a plan to play a card counts by how many resources are missing."""

WORKERS_FOR_CARDS: Final = 4.0
"""How many workers before the end a hand card begins to lose its worth."""

HIS_CARD: Final = 2.15
"""What Rugwort gets for each card that the player plays (EV-10.2, EV-10.5)."""

PAIR: Final = 3.0
"""The points of a Husband and a Wife (EV-9.6)."""


def own_weights(players: int) -> list[float]:
    """Read the weights that come with the game; against Rugwort other things count."""
    return read_weights(DATA / ("weights_solo.csv" if players == 1 else "weights.csv"), NAMES)


@final
class EverdellValuation(Valuation):
    """The value of a position of Everdell: see docs/games/everdell/valuation.md for the terms."""

    def __init__(self, game_data: GameData, weights: Sequence[float] | None = None) -> None:
        super().__init__(NAMES, own_weights(game_data.players) if weights is None else weights, scored=GROWTH)
        chosen = self.weights
        self.game_data: Final = game_data
        scorer = game_data.scorer
        assert isinstance(scorer, Scorer)
        self.scorer: Final = scorer
        self.growth: Final = chosen[GROWTH]
        self.space: Final = chosen[SPACES]
        self.toll: Final = HIS_CARD if game_data.players == 1 else 0.0
        """What playing a card costs besides its price."""
        self.prices: Final = Prices(game_data, UnitPrices(chosen[TWIGS : BERRIES + 1], chosen[HAND], chosen[WORKERS]))

    def worths(self, state: State) -> list[float]:
        """Estimate the points of all seats at the end, and those of Rugwort in a solo game."""
        found = super().worths(state)
        if self.game_data.players == 1:
            assert isinstance(state, EverdellState)
            found.append(self._rugwort(state))
        return found

    def count(self, state: State, seat: int, tally: Tally) -> None:
        """Add to a tally how much a seat has of what each term counts."""
        assert isinstance(state, EverdellState)
        city = state.cities[seat]
        future = Future(self.game_data, city)
        self._count_cards(state, seat, future, tally)
        if city.passed:
            return
        for resource in range(4):
            n = city.resources[resource]
            stock = USEFUL[n] if n < len(USEFUL) else USEFUL[-1] + (n - len(USEFUL) + 1) * USEFUL_BEYOND
            tally.add(TWIGS + resource, stock * future.use)
        tally.add(WORKERS, future.workers)
        tally.add(HAND, len(city.hand) * min(1.0, (future.workers + 1.0) / WORKERS_FOR_CARDS))
        tally.add(PLANS, self._plans(state, seat, future))
        tally.add(MEADOW, self._plans_in_meadow(state, seat, future))
        tally.add(SPACES, future.spaces)
        if future.workers > 0.0:
            tally.add(EVENTS, self._event_chances(state, city))
        if len(state.stack) > 1 and acting_seat(state) == seat:
            tally.add(PROMISED, promised(state, seat, self.prices, future.use))

    # -- what is there

    def _count_cards(self, state: EverdellState, seat: int, future: Future, tally: Tally) -> None:
        """Count the points that the seat would have if it passed now, and what its cards will still bring."""
        city = state.cities[seat]
        kinds, marks, counts = city.kinds, city.marks, city.counts
        cards, classes = self.prices.cards, future.classes
        points = float(city.points + state.journey_points(seat))
        production, lasting, stored = 0.0, 0.0, 0.0
        open_doors = 0
        for slot in range(len(kinds)):
            card = cards[kinds[slot]]
            mark = marks[slot]
            points += card.points
            classes[card.card_class] += 1
            lasting += card.lasting
            if card.produces:
                production += card.produced(counts)
            if not mark & OCCUPIED and not card.is_critter:
                open_doors += 1
            if mark >> ON_CARD_POINTS:
                points += points_of(mark)
                stored += self._stored(mark)
        tally.add(POINTS, points + self._event_points(state, seat))
        if city.colours[PURPLE]:
            tally.add(PROSPERITY, self._prosperity(state, seat, future))
        if city.passed:
            return
        tally.add(PRODUCTION, production * future.productions)
        tally.add(LASTING, lasting * future.time)
        tally.add(TOKENS, open_doors * future.time)
        tally.add(GROWTH, (city.colours[PURPLE] - city.wives) * future.time)
        if future.workers > 0.0:
            tally.add(STORED, stored * future.use)

    def _event_points(self, state: EverdellState, seat: int) -> int:
        points = 0
        event_owner = state.event_owner
        for event in state.table_events:
            if event_owner[event] == seat:
                points += self.scorer.events[event].of(state, seat, event)
        return points

    def _prosperity(self, state: EverdellState, seat: int, future: Future) -> float:
        """Count the points of the purple cards, and notes what they reward; goods that will be spent hardly count."""
        city = state.cities[seat]
        wife = self.game_data.wife
        points = float(self._formula(state, seat, wife)) if city.wives else 0.0  # EV-9.6: all of them at once
        for kind in city.kinds:
            card = self.prices.cards[kind]
            if not card.is_purple or kind == wife:
                continue
            if card.counted != NONE:
                points += future.classes[card.counted]
                future.rewards[card.counted] += 1
            elif card.counts_goods and not city.passed:
                points += self._formula(state, seat, kind) * (1.0 - future.use)
            else:
                points += self._formula(state, seat, kind)
        return points

    def _formula(self, state: EverdellState, seat: int, kind: int) -> int:
        worth = self.scorer.cards[kind]
        return 0 if worth is None else worth.of(state, seat, NONE)

    def _stored(self, mark: int) -> float:
        """Return what the goods on a card are worth that a worker can fetch: a Storehouse."""
        unit_prices = self.prices.unit_prices
        worth = -0.5 * unit_prices.worker
        for resource in range(4):
            worth += unit_prices.goods[resource] * goods_of(mark, resource)
        return max(0.0, worth)

    # -- what could be played

    def _plans(self, state: EverdellState, seat: int, future: Future) -> float:
        """Return what the three best hand cards would gain, the second and third counting less."""
        best, second, third = 0.0, 0.0, 0.0
        for kind in state.cities[seat].hand:
            plan = self._plan(state, seat, kind, future)
            if plan > best:
                best, second, third = plan, best, second
            elif plan > second:
                second, third = plan, second
            elif plan > third:
                third = plan
        return best + 0.5 * second + 0.25 * third

    def _plans_in_meadow(self, state: EverdellState, seat: int, future: Future) -> float:
        """Return what the two best cards of the Meadow would gain, which others may take first."""
        best, second = 0.0, 0.0
        meadow = state.meadow
        for place in range(state.blocked, len(meadow)):
            if meadow[place] != NONE:
                plan = self._plan(state, seat, meadow[place], future)
                if plan > best:
                    best, second = plan, best
                elif plan > second:
                    second = plan
        return best + 0.5 * second

    def _plan(self, state: EverdellState, seat: int, kind: int, future: Future) -> float:
        """Return what playing a card would gain over its cost, less if resources are missing; 0 if it can't be."""
        city = state.cities[seat]
        card = self.prices.cards[kind]
        if future.room and card.enters_freely:
            if card.is_unique and city.counts[kind]:
                return 0.0
        elif card.replaces or not fits(state, seat, kind):
            return 0.0
        gain = self._gain(state, seat, kind, card, future)
        if city.hosts & card.hosts:
            return gain if gain > 0.0 else 0.0
        gain -= card.cost * future.use
        if gain <= 0.0:
            return 0.0
        if (future.held - card.packed_cost) & GUARDS == GUARDS:
            return gain
        missing = shortage(self.game_data, city, kind)
        return gain * WITHIN_REACH[missing if missing < len(WITHIN_REACH) else -1]

    def _gain(self, state: EverdellState, seat: int, kind: int, card: CardPrice, future: Future) -> float:
        """Return what a card would bring in all if it came into the city now."""
        gain = card.points + card.at_once * future.use
        if card.goes_to_opponent:
            return gain
        gain += future.rewards[card.card_class] - self.toll + card.lasting * future.time
        counts = state.cities[seat].counts
        if card.produces:
            gain += card.produced(counts) * future.productions
        if card.takes_space:
            gain -= self.space * future.last_space
        if card.is_half_a_pair:
            if counts[self.game_data.husband + self.game_data.wife - kind] > counts[kind]:
                gain += PAIR
        elif card.is_purple:
            gain += future.classes[card.counted] if card.counted != NONE else self._formula(state, seat, kind)
            gain += self.growth * future.time
        return gain

    def _event_chances(self, state: EverdellState, city: City) -> float:
        """Add up the events that nobody has achieved, by how much of what they ask for is in the city."""
        event_owner = state.event_owner
        chances = 0.0
        for event in state.table_events:
            price = self.prices.events[event]
            if event_owner[event] == NONE and price.gain > 0.0:
                share = price.share(city)
                chances += price.gain * share * share
        return chances

    # -- the solo game

    def _rugwort(self, state: EverdellState) -> float:
        """Return Rugwort's points, with the events and the Journey that he takes when the seasons change."""
        his = float(sum(rugwort_points(state).values()))
        if len(state.stack) > 1:
            his += HIS_CARD * (state.played + (state.playing != NONE))  # EV-10.7: when the turn ends
        hero = state.cities[HERO]
        if not hero.passed and hero.season < AUTUMN:
            his += 2 + self.game_data.solo_year  # his Journey
            for event in range(BASIC_EVENTS):
                if state.event_owner[event] == NONE and has_colours(self.game_data, state.cities[RUGWORT], event):
                    his += 3
        return his
