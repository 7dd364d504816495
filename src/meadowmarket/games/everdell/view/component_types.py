"""The shape of Everdell's components, as `component_data.py` makes them; names and texts are rendered on the way."""

from __future__ import annotations

from typing import Literal, TypedDict

from meadowmarket.games.everdell.view.types import Colour

Resource = Literal["twig", "resin", "pebble", "berry"]
PlaceKind = Literal["basic", "forest", "haven", "journey"]


class CardEffects(TypedDict):
    """What a card does at which moment, in the words of the card data, as `gain(2*twig)`."""

    on_play: str
    production: str
    visit: str
    scoring: str


class CardRuling(TypedDict):
    """How an unclear case is decided, with the paragraph of the rules."""

    text: str
    rule: str


class PrintedCard(TypedDict):
    """A critter or construction."""

    id: str
    name: str
    text: str
    words: list[str]
    """All that is printed on it in words, line by line, for those who listen."""
    short: str
    """The text in a few words."""
    colour: Colour
    critter: bool
    unique: bool
    kind: str
    """What it is, in words: a common construction."""
    colour_name: str
    cost: dict[Resource, int]
    points: int
    partners: list[str]
    """The cards that belong to it, by id; `any` is any critter."""
    partner_names: str
    """What these are called, in words."""
    hosts: list[str]
    """The constructions that can take it in for free, by id."""
    copies: int
    """How many there are in the deck."""
    rulings: list[CardRuling]
    open: bool
    """Others may visit it."""
    visited: bool
    """A worker can be placed on it."""
    keeps_workers: bool
    """Workers on it stay for the rest of the game."""
    space: str
    """What it takes up in a city: `1`, `0`, `pair`, `opponent`, `replaces`."""
    effects: CardEffects
    provenance: str


class PrintedEvent(TypedDict):
    """A basic or special event."""

    id: str
    name: str
    text: str
    short: str
    """The text in a few words."""
    basic: bool
    asks: str
    """What it requires, in the words of the card data."""
    cards: list[str]
    """The cards it asks for."""
    colours: dict[Colour, int]
    """How many cards of each colour it asks for."""
    cost: str
    effect: str
    points: str
    """A number, or a formula."""
    provenance: str


class PrintedPlace(TypedDict):
    """A place of the board."""

    id: str
    kind: PlaceKind
    name: str
    text: str
    short: str
    """The text in a few words."""
    shared: bool
    effect: str
    provenance: str


class Components(TypedDict):
    """What is printed on the components, and the numbers of the rules that a board shows."""

    cards: list[PrintedCard]
    events: list[PrintedEvent]
    places: list[PrintedPlace]
    resources: dict[Resource, str]
    """What the resources are called; likewise the colours and seasons."""
    colours: dict[Colour, str]
    seasons: dict[str, str]
    new_workers: list[int]
    summer_cards: int
    hand_limit: int
    city_spaces: int
    meadow_places: int
