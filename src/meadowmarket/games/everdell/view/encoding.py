"""The observation of a seat of Everdell: what it can know, as named numbers; docs/games/everdell/observation.md."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import Game, State
from meadowmarket.core.encoding import Encoder, ObservationLayout, Sheet, seat_names
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import (
    CITY_SPACES,
    HAND_LIMIT,
    MEADOW_PLACES,
    NONE,
    PLACES,
    RESOURCES,
    SEASONS,
)
from meadowmarket.games.everdell.player_area import OCCUPIED, City, first_worker, goods_of, points_of, second_worker
from meadowmarket.games.everdell.state import FOUR_BITS, SEAT_BITS, EverdellState

MOST: Final = 99
MOST_COPIES: Final = 20
RUGWORT: Final = "rugwort"


@final
class CityFeatures:
    """Where the counts of one city begin."""

    def __init__(self, layout: ObservationLayout, game_data: GameData, name: str) -> None:
        cards = [card.id for card in game_data.pack.cards]
        events = [event.id for event in game_data.pack.events]
        places = [place.id for place in game_data.pack.locations]
        self.cards: Final = layout.counts(f"{name}.cards", cards, MOST_COPIES, "EV-5.2", "the cards in the city")
        self.occupied: Final = layout.counts(
            f"{name}.occupied", cards, MOST_COPIES, "EV-5.3", "the constructions with an occupied token"
        )
        self.visited: Final = layout.counts(
            f"{name}.visited", cards, MOST_COPIES, "EV-4.5", "the workers, of any seat, on the cards of this city"
        )
        self.prisoners: Final = layout.counts(f"{name}.prisoners", cards, 9, "EV-8.7", "the prisoners")
        self.workers: Final = layout.counts(f"{name}.workers-on", places, 9, "EV-4.1", "the workers on the board")
        self.events: Final = layout.counts(f"{name}.events", events, 1, "EV-4.7", "the events achieved")


@final
class EverdellEncoder(Encoder):
    """The whole table as a seat sees it, its own city first; a solo player's opponent comes last."""

    def __init__(self, game: Game, game_data: GameData) -> None:
        super().__init__(game)
        self.players: Final = game_data.players
        names = seat_names(game_data.players) if game_data.players > 1 else ["own", RUGWORT]
        layout = self.layout
        self._declare_numbers(layout, names)
        cards = [card.id for card in game_data.pack.cards]
        places = [place.id for place in game_data.pack.locations]
        events = [event.id for event in game_data.pack.events]
        self.to_act: Final = layout.counts("to-act", names, 1, "EV-3.1", "of whom something is asked")
        self.declare_asks("EV-3.2")
        self.hand: Final = layout.counts("hand", cards, HAND_LIMIT, "EV-6.1", "the cards in your hand")
        self.meadow: Final = layout.counts("meadow", cards, MEADOW_PLACES, "EV-2.3", "the cards in the Meadow")
        self.aside: Final = layout.counts("aside", cards, MOST_COPIES, "EV-6.8", "revealed or drawn cards that you see")
        self.playing: Final = layout.counts("playing", cards, 1, "EV-5.5", "the card that is being played")
        self.forest: Final = layout.counts("forest", places, 1, "EV-2.1", "the forest cards in play")
        self.on_table: Final = layout.counts("events", events, 1, "EV-2.2", "the events of this game")
        self.under: Final = layout.counts("under", cards, MOST_COPIES, "EV-8.7", "the cards under your own events")
        self.cities: Final = [CityFeatures(layout, game_data, name) for name in names]

    def _declare_numbers(self, layout: ObservationLayout, names: list[str]) -> None:
        layout.number("pile", 0, 999, "EV-6.1", "the number of cards in the pile")
        layout.number("discards", 0, 999, "EV-6.4", "the number of discards")
        layout.number("blocked", 0, MEADOW_PLACES, "EV-10.3", "the Meadow places that Rugwort blocks")
        layout.number("played", 0, MOST, "EV-10.7", "the cards played in this turn")
        for name in names:
            layout.numbers(f"{name}.resources", RESOURCES, 0, MOST, "EV-1.2", "resources in the supply")
            layout.number(f"{name}.points", 0, 999, "EV-1.2", "point tokens")
            layout.number(f"{name}.hand-size", 0, HAND_LIMIT, "EV-2.6", "the number of cards in hand")
            layout.number(f"{name}.free-workers", 0, 9, "EV-4.1", "workers that can be placed")
            layout.number(f"{name}.workers", 0, 9, "EV-2.5", "all workers")
            layout.number(f"{name}.permanent-workers", 0, 9, "EV-8.1", "workers that don't come back")
            layout.number(f"{name}.season", 0, len(SEASONS) - 1, "EV-7.3", "the season, from winter on")
            layout.number(f"{name}.passed", 0, 1, "EV-9.1", "has passed")
            if name == RUGWORT:
                layout.number(f"{name}.spaces", 0, 999, "EV-10.2", "the spaces that are taken; his city has no limit")
            else:
                layout.number(f"{name}.spaces", 0, CITY_SPACES, "EV-5.2", "the spaces that are taken")
            layout.number(f"{name}.points-on-cards", 0, 999, "EV-9.3", "points that lie on cards")
            layout.numbers(f"{name}.goods-on-cards", RESOURCES, 0, 999, "EV-9.6", "resources that lie on cards")

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        """Write what a seat knows."""
        assert isinstance(state, EverdellState)
        sheet.put(len(state.pile))
        sheet.put(len(state.discards))
        sheet.put(state.blocked)
        sheet.put(state.played)
        cities = state.cities
        count = len(cities)
        for i in range(count):
            city = cities[(seat + i) % count]
            self._put_city(city, sheet)
            self._mark_city(city, self.cities[i], sheet)
        if state.stack:
            for other in state.decision().seats(state):
                sheet.mark(self.to_act + (other - seat) % count)
                if other == seat:
                    self.mark_asks(state, sheet)
        self._mark_table(state, seat, sheet)

    def _mark_table(self, state: EverdellState, seat: int, sheet: Sheet) -> None:
        city = state.cities[seat]
        _mark_all(sheet, self.hand, city.hand)
        for kind in state.meadow:
            if kind != NONE:
                sheet.mark(self.meadow + kind)
        if state.aside_seat in (NONE, seat):
            _mark_all(sheet, self.aside, state.aside)
        if state.playing != NONE:
            sheet.mark(self.playing + state.playing)
        _mark_all(sheet, self.forest, state.forest)
        _mark_all(sheet, self.on_table, state.table_events)
        for entry in city.under:
            sheet.mark(self.under + (entry & 255))
        count = len(state.cities)
        for place in range(PLACES):
            bits = state.on_place[place]
            owner = 0
            while bits:
                for _ in range(bits & FOUR_BITS):
                    sheet.mark(self.cities[(owner - seat) % count].workers + place)
                bits >>= SEAT_BITS
                owner += 1
        for event in state.table_events:
            owner = state.event_owner[event]
            if owner != NONE:
                sheet.mark(self.cities[(owner - seat) % count].events + event)

    def _put_city(self, city: City, sheet: Sheet) -> None:
        for n in city.resources:
            sheet.put(n)
        sheet.put(city.points)
        sheet.put(len(city.hand))
        sheet.put(city.free)
        sheet.put(city.total)
        sheet.put(city.permanent)
        sheet.put(city.season)
        sheet.put(1 if city.passed else 0)
        sheet.put(city.spaces())
        points = 0
        goods = 0
        for mark in city.marks:
            points += points_of(mark)
            goods |= mark >> 16
        sheet.put(points)
        for resource in range(4):
            total = 0
            if goods:
                for mark in city.marks:
                    total += goods_of(mark, resource)
            sheet.put(total)

    def _mark_city(self, city: City, features: CityFeatures, sheet: Sheet) -> None:
        kinds, marks = city.kinds, city.marks
        for slot in range(len(kinds)):
            kind = kinds[slot]
            sheet.mark(features.cards + kind)
            mark = marks[slot]
            if mark:
                if mark & OCCUPIED:
                    sheet.mark(features.occupied + kind)
                if first_worker(mark) != NONE:
                    sheet.mark(features.visited + kind)
                if second_worker(mark) != NONE:
                    sheet.mark(features.visited + kind)
        for kind in city.prisoners:
            sheet.mark(features.prisoners + kind)


def _mark_all(sheet: Sheet, first: int, items: list[int]) -> None:
    for item in items:
        sheet.mark(first + item)
