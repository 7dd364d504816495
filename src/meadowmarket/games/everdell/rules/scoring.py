"""The points of a city by source, and who has won (EV-9.3 to EV-9.6)."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import State
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.effects.steps import points_on
from meadowmarket.games.everdell.game_data import GameData, Scoring
from meadowmarket.games.everdell.names import BASIC_EVENTS, EVENTS, NONE, PURPLE
from meadowmarket.games.everdell.pack.language import MEASURES, MEASURES_ON, Formula
from meadowmarket.games.everdell.player_area import City, first_worker, points_of, second_worker
from meadowmarket.games.everdell.rules.solo import HERO, rugwort_events, rugwort_points
from meadowmarket.games.everdell.state import EverdellState

# The measures by number, in the order of language.MEASURES.
STORED: Final = 4
COLOUR: Final = 8
COMMON_CONSTRUCTION: Final = 13
UNIQUE_CONSTRUCTION: Final = 14
COMMON_CRITTER: Final = 15
UNIQUE_CRITTER: Final = 16
BASIC_EVENT: Final = 17
SPECIAL_EVENT: Final = 18
PAIR: Final = 19
PAIR_ANYWHERE: Final = 20
PRISONER: Final = 21
CARD_UNDER: Final = 22
POINT_ON: Final = 100
WORKER_ON: Final = 101


@final
class Worth:
    """A formula of the data, by numbers: factor, measure and card for each term."""

    def __init__(self, game_data: GameData, formula: Formula) -> None:
        self.at_most: Final = formula.at_most
        self.constant = 0
        self.factors: Final[list[int]] = []
        self.measures: Final[list[int]] = []
        self.cards: Final[list[int]] = []
        for n, name in formula.terms:
            if not name:
                self.constant += n
                continue
            self.factors.append(n)
            card = NONE
            measure = MEASURES.index(name) if name in MEASURES else NONE
            for i, start in enumerate(MEASURES_ON):
                if name.startswith(start):
                    card = game_data.kind_of(name[len(start) :])
                    measure = POINT_ON + i
            self.measures.append(measure)
            self.cards.append(card)

    def of(self, state: EverdellState, seat: int, event: int) -> int:
        """Return what the formula gives a seat; `event` is the one that it stands on, or NONE."""
        points = self.constant
        for i in range(len(self.factors)):
            points += self.factors[i] * measured(state, seat, self.measures[i], self.cards[i], event)
        return min(points, self.at_most) if self.at_most else points


def measured(state: EverdellState, seat: int, measure: int, card: int, event: int) -> int:
    """Count what a formula asks for."""
    city = state.cities[seat]
    if measure < STORED:
        return city.resources[measure]
    if measure < COLOUR:
        return state.event_goods[event] >> (8 * (measure - STORED)) & 255
    if measure < COMMON_CONSTRUCTION:
        return city.colours[measure - COLOUR]
    if measure <= UNIQUE_CRITTER:
        return _counted(
            state.game_data, city, measure >= COMMON_CRITTER, measure in (UNIQUE_CONSTRUCTION, UNIQUE_CRITTER)
        )
    if measure == BASIC_EVENT:
        return sum(state.event_owner[i] == seat for i in range(BASIC_EVENTS))
    if measure == SPECIAL_EVENT:
        return sum(state.event_owner[i] == seat for i in range(BASIC_EVENTS, EVENTS))
    if measure == PAIR:
        return city.pairs()
    if measure == PAIR_ANYWHERE:
        return sum([other.pairs() for other in state.cities])
    if measure == PRISONER:
        return len(city.prisoners) if city.counts[state.game_data.abilities.dungeon] else 0
    if measure == CARD_UNDER:
        return sum([entry >> 8 == event for entry in city.under])
    if measure == POINT_ON:
        return points_on(state, seat, card)
    return workers_on_card(city, card)


def _counted(game_data: GameData, city: City, critters: bool, unique: bool) -> int:
    return sum([game_data.is_critter[kind] == critters and game_data.is_unique[kind] == unique for kind in city.kinds])


def workers_on_card(city: City, kind: int) -> int:
    """Count the workers on a city's cards of a kind."""
    workers = 0
    for slot in range(len(city.kinds)):
        if city.kinds[slot] == kind:
            mark = city.marks[slot]
            workers += (first_worker(mark) != NONE) + (second_worker(mark) != NONE)
    return workers


@final
class Scorer(Scoring):
    """Counts points by the formulas of the cards and events."""

    def __init__(self, game_data: GameData) -> None:
        pack = game_data.pack
        self.game_data: Final = game_data
        self.cards: Final = [Worth(game_data, card.scoring) if card.scoring else None for card in pack.cards]
        self.events: Final = [Worth(game_data, event.points) for event in pack.events]

    def by_source(self, state: State, seat: int) -> dict[str, int]:
        """Return a seat's points by source (EV-9.3)."""
        assert isinstance(state, EverdellState)
        city = state.cities[seat]
        game_data = self.game_data
        events = sum([self.events[i].of(state, seat, i) for i in state.table_events if state.event_owner[i] == seat])
        return {
            "base": sum([game_data.points[kind] for kind in city.kinds]),
            "tokens": city.points + sum([points_of(mark) for mark in city.marks]),
            "prosperity": self.prosperity(state, seat),
            "journey": state.journey_points(seat),
            "events": events,
        }

    def prosperity(self, state: EverdellState, seat: int) -> int:
        """Return the points of the purple cards; Wives score by pairs, not each (EV-9.6)."""
        city = state.cities[seat]
        points = 0
        for kind in range(self.game_data.kinds):
            worth = self.cards[kind]
            if worth is not None and city.counts[kind] and self.game_data.colour[kind] == PURPLE:
                copies = 1 if kind == self.game_data.wife else city.counts[kind]
                points += worth.of(state, seat, NONE) * copies
        return points

    def scores(self, state: State) -> list[int]:
        """List the points of all seats."""
        assert isinstance(state, EverdellState)
        return [sum(self.by_source(state, seat).values()) for seat in range(self.game_data.players)]

    def winners(self, state: State) -> list[int]:
        """List the seats that have won: points, then events, then resources left (EV-9.4)."""
        assert isinstance(state, EverdellState)
        scores = self.scores(state)
        standing = [(scores[seat], events_of(state, seat), state.cities[seat].held()) for seat in range(len(scores))]
        if self.game_data.players == 1:
            his = (sum(rugwort_points(state).values()), rugwort_events(state), 0)
            return [HERO] if standing[HERO] >= his else []
        best = max(standing)
        return [seat for seat in range(len(standing)) if standing[seat] == best]

    def verdict(self, state: State) -> Message | None:
        """Return the points of a solo player and of Rugwort, and who has won (EV-10.13)."""
        assert isinstance(state, EverdellState)
        if self.game_data.players > 1:
            return None
        key = "everdell-solo-won" if self.winners(state) else "everdell-solo-lost"
        his = sum(rugwort_points(state).values())
        return Message(key, {"seat": HERO, "points": self.scores(state)[HERO], "rugwort": his})


def events_of(state: EverdellState, seat: int) -> int:
    """Return the number of events that a seat has achieved."""
    return sum([state.event_owner[event] == seat for event in range(EVENTS)])


def event_points(state: EverdellState, seat: int, event: int) -> int:
    """Return what an event is worth to a seat now, if it has it."""
    scorer = state.game_data.scorer
    assert isinstance(scorer, Scorer)
    return scorer.events[event].of(state, seat, event)
