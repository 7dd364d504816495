"""The shape of Everdell's views, as `view.py` makes them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Season = Literal["winter", "spring", "summer", "autumn"]


Colour = Literal["tan", "green", "red", "blue", "purple"]
Way = Literal["plain", "token", "crane", "innkeeper", "dungeon", "judge"]
WhyNotThere = Literal[
    "taken", "own-worker", "journey", "few-cards", "achieved", "requirement", "event-cost", "missing", "condition"
]
"""Why a spot is closed to a seat: the ends of the keys `everdell-why-…`."""
WhyNotPaid = Literal["occupied", "no-space", "unique", "no-fool", "no-ruins", "nothing-to-swap"]

WhyNotPlayed = Literal["no-fool", "no-ruins", "unique", "city-full", "too-few"]


class Gains(TypedDict):
    """What a spot would give the seat now: counted, by the hand limit, at most. What is not there is left out."""

    resources: dict[str, int]
    any: NotRequired[int]
    """Resources of choice."""
    cards: NotRequired[int]
    """Cards that would be drawn."""
    points: NotRequired[int]
    discards: NotRequired[int]
    """Hand cards that go for it."""
    gives: NotRequired[int]
    """Resources that go to an opponent."""
    up_to: NotRequired[bool]
    """Whether less may be chosen."""
    more: NotRequired[bool]
    """Whether the text does more than these numbers tell."""


class Offer(TypedDict):
    """What a spot offers the seat; `open` does not ask whose turn it is, or for a free worker."""

    open: bool
    why: WhyNotThere | None
    gives: Gains


class Place(TypedDict):
    """A place of the board and the seats of the workers on it."""

    place: str
    workers: list[int]
    spots: int | None
    """How many workers it has room for; null: any number."""
    offer: Offer | None
    """What it offers the seat; null for spectators."""


class Need(TypedDict):
    """Cards that an event asks for, by id or by colour; `have` is what the seat has of them, null for spectators."""

    card: str | None
    colour: Colour | None
    n: int
    have: int | None


class EventPriceView(TypedDict):
    """What an event costs besides its needs, and what the seat lacks for it."""

    resources: dict[str, int]
    short: dict[str, int]
    city_cards: int


class EventView(TypedDict):
    """An event on the table; `under` lists the cards under it for its owner, and counts them for others."""

    event: str
    owner: int | None
    worker: bool
    goods: dict[str, int]
    under: int | list[str]
    needs: list[Need]
    price: EventPriceView
    points: int | None
    """What it is worth now to its owner, or would be to the seat; null to spectators while nobody has it."""
    offer: Offer | None


class CardView(TypedDict):
    """A card of a city with what lies on it."""

    card: str
    copy: int
    """Which copy of the card in this city it is, from 1."""
    occupied: bool
    workers: list[int]
    spots: int
    """How many workers it has room for."""
    points: int
    goods: dict[str, int]
    pair: int | None
    """The place in the city of the Husband or Wife that shares its space."""
    offer: Offer | None
    """What it offers the seat as a place for a worker; null where it may place none."""


class NextSeason(TypedDict):
    """The season that comes next for a player."""

    season: Season
    workers: int
    """New workers."""
    production: bool
    meadow: int
    """Cards that may be taken from the Meadow."""
    ready: bool
    """Whether all workers are placed, so that it can come."""


class CityView(TypedDict):
    """What a player has; `hand` lists the cards for the player, and counts them for others."""

    cards: list[CardView]
    spaces: int
    prisoners: list[str]
    cells: int
    """How many prisoners its Dungeon has room for; 0 without one."""
    resources: dict[str, int]
    points: int
    hand: int | list[str]
    workers: int
    """Workers that can be placed."""
    workers_total: int
    workers_placed: int
    """Those that come back with the next season."""
    workers_lost_or_permanent: int
    workers_on_gone_cards: int
    season: Season
    next_season: NextSeason | None
    """What comes next; null in autumn, and for Rugwort."""
    passed: bool
    score: dict[str, int]
    """The points so far by source."""
    total: int


class Payment(TypedDict):
    """One way to pay for a card."""

    way: Way
    action: str | None
    """The notation of the option that pays so, once the card is played."""
    possible: bool
    card: str | None
    """The card of the city that helps, takes in, or goes."""
    slot: int | None
    """Its place in the city."""
    pays: dict[str, int]
    saves: int
    """How much of that need not be paid, of the player's choice."""
    short: dict[str, int]
    """What the seat has too little of."""
    missing: int
    """How many resources are missing after saving, or after the swap."""
    why: WhyNotPaid | None
    """What closes it besides the resources that are missing."""


class Play(TypedDict):
    """What it takes the seat to play a card of the Meadow or its hand now, were it its turn."""

    playable: bool
    fits: bool
    """Whether there is room for it, whatever it costs."""
    why: WhyNotPlayed | None
    ways: list[Payment]


class View(TypedDict):
    """What a seat sees."""

    seat: int
    players: int
    first: int
    to_act: list[int]
    asks: str | None
    """The class of the decision that is asked for."""
    actions_played: int
    undo_floor: int
    hand_limit: int
    city_spaces: int
    meadow: list[str | None]
    plays: dict[str, Play]
    """By id: the cards of the Meadow and the seat's hand, and the card it is playing; empty for spectators."""
    in_sight: dict[str, int]
    """How many copies of each card the seat sees on the table and in its hand."""
    pile: int
    discards: int
    basic: list[Place]
    forest: list[Place]
    haven: list[Place]
    journey: list[Place]
    events: list[EventView]
    playing: str | None
    aside: int | list[str]
    cities: list[CityView]
    solo_year: NotRequired[int]
    blocked: NotRequired[int]
    """How many places of the meadow Rugwort blocks, from the first."""
    rugwort: NotRequired[dict[str, int]]
    """Rugwort's points by source, in a solo game."""
