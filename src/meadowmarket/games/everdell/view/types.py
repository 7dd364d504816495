"""The shape of Everdell's views, as `view.py` makes them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Season = Literal["winter", "spring", "summer", "autumn"]


class Place(TypedDict):
    """A place of the board and the seats of the workers on it."""

    place: str
    workers: list[int]


class Event(TypedDict):
    """An event on the table; `under` lists the cards under it for its owner, and counts them for others."""

    event: str
    owner: int | None
    worker: bool
    goods: dict[str, int]
    under: int | list[str]


class Card(TypedDict):
    """A card of a city with what lies on it."""

    card: str
    occupied: bool
    workers: list[int]
    points: int
    goods: dict[str, int]


class City(TypedDict):
    """What a player has; `hand` lists the cards for the player, and counts them for others."""

    cards: list[Card]
    spaces: int
    prisoners: list[str]
    resources: dict[str, int]
    points: int
    hand: int | list[str]
    workers: int
    workers_total: int
    workers_lost_or_permanent: int
    workers_on_gone_cards: int
    season: Season
    passed: bool


class View(TypedDict):
    """What a seat sees."""

    seat: int
    players: int
    first: int
    to_act: list[int]
    asks: str | None
    """The class of the decision that is asked for."""
    count: int
    floor: int
    meadow: list[str | None]
    pile: int
    discards: int
    basic: list[Place]
    forest: list[Place]
    haven: list[Place]
    journey: list[Place]
    events: list[Event]
    playing: str | None
    aside: int | list[str]
    cities: list[City]
    solo_year: NotRequired[int]
    blocked: NotRequired[int]
    """How many places of the meadow Rugwort blocks, from the first."""
    rugwort: NotRequired[dict[str, int]]
    """Rugwort's points by source, in a solo game."""
