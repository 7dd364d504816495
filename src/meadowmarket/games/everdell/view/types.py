"""The shape of Everdell's views, as `games/everdell/view.py` makes them."""

from __future__ import annotations

from typing import NotRequired, TypedDict


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
    season: str
    passed: bool


class View(TypedDict):
    """What a seat sees."""

    seat: int
    players: int
    to_act: list[int]
    meadow: list[str | None]
    blocked: int
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
    rugwort: NotRequired[dict[str, int]]
