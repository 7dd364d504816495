"""The future of a seat: how long its game will last, what its city has room for and what it would reward."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.games.everdell.game_data import GUARDS, GameData, pack_goods
from meadowmarket.games.everdell.names import AUTUMN, CITY_SPACES
from meadowmarket.games.everdell.player_area import City

ALL_WORKERS: Final = 15.0
WORKERS_LATER: Final[tuple[int, ...]] = (13, 10, 6, 0)
"""The workers that the later seasons bring, those that come back included (EV-7.3)."""
SEASONS_LATER: Final[tuple[int, ...]] = (3, 2, 1, 0)
PRODUCTIONS_LATER: Final[tuple[float, ...]] = (2.0, 1.0, 1.0, 0.0)

CARDS_A_WORKER: Final = 0.9
"""How many cards a worker brings into the city, if there is space."""
CARDS_AT_HAND: Final = 2.0
"""How many cards can be played without any worker."""
WORKERS_TO_SPEND: Final = 5.0
"""How many workers before the end a resource begins to lose its worth."""
ROOM_TO_SPEND: Final[tuple[float, ...]] = (0.25, 0.5, 0.75, 0.9)
"""How much a resource is worth when the city has so few spaces left."""


@final
@mypyc_attr(free_list_len=1)
class Future:
    """What a seat has still to come, in numbers that many terms share."""

    def __init__(self, game_data: GameData, city: City) -> None:
        season = city.season
        workers = city.free + WORKERS_LATER[season] - city.permanent * SEASONS_LATER[season]
        if game_data.solo_year == 3 and season < AUTUMN:
            workers -= 1  # EV-10.14
        room = CITY_SPACES - city.spaces()
        wanted = CARDS_A_WORKER * workers + CARDS_AT_HAND
        use = min(1.0, (workers + 1.0) / WORKERS_TO_SPEND)
        self.workers: Final = float(workers)
        """The workers that can still be placed, in this season and the later ones."""
        self.time: Final = min(1.0, workers / ALL_WORKERS)
        """The share of the game that is left."""
        self.productions: Final = PRODUCTIONS_LATER[season]
        self.room: Final = room
        """The free spaces of the city."""
        self.spaces: Final = wanted if room >= wanted else room * (2.0 - room / wanted)
        """How much the free spaces count: each the more, the fewer there are for what is to come."""
        self.last_space: Final = 0.0 if room >= wanted else 2.0 - 2.0 * room / wanted
        """How much of that the next card takes."""
        self.use: Final = use * ROOM_TO_SPEND[room] if room < len(ROOM_TO_SPEND) else use
        """How much of a resource's price it is still worth."""
        self.held: Final = pack_goods(city.resources) | GUARDS
        """The resources as one number: see `pack_goods`."""
        self.classes: Final = [0, 0, 0, 0]
        """How many cards of each class the city has (see `Prices.class_of`)."""
        self.rewards: Final = [0, 0, 0, 0]
        """How many purple cards of the city give a point for a card of each class."""
