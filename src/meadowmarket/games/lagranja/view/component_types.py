"""The shape of La Granja's components, as `component_data.py` makes them; names and texts are rendered on the way."""

from __future__ import annotations

from typing import TypedDict

from meadowmarket.games.lagranja.view.types import Good, Harvest, Phase, Timing


class CardBarrow(TypedDict):
    """The top of a card; `market` says whether a stall comes with it."""

    goods: list[Good]
    vp: int
    market: bool


class CardExtension(TypedDict):
    """What the right side of a card adds to a farm."""

    pens: int
    deliveries: int
    silver: int
    hand: int


class CardHelper(TypedDict):
    """The bottom of a card; no phases means any."""

    id: str
    name: str
    text: str
    timing: Timing
    phases: list[Phase]
    once_a_round: bool
    triggers: list[str]
    effect: str
    """In the words of the card data, as `gain(2*vp)`."""


class PrintedCard(TypedDict):
    """A farm card with its four sides."""

    number: str
    field: Harvest
    barrow: CardBarrow
    extension: CardExtension
    helper: CardHelper
    provenance: str
    helper_provenance: str


class PrintedRoofKind(TypedDict):
    """What roof tiles of a kind do; no phases means any."""

    id: str
    name: str
    effect: str
    phases: list[Phase]
    provenance: str


class CraftBuilding(TypedDict):
    """A craft building with the effects of its marker."""

    id: str
    number: int
    name: str
    row: list[Good]
    immediate: str
    lasting: str
    provenance: str


class DonkeyTile(TypedDict):
    """A donkey tile."""

    number: int
    donkeys: int
    hats: int


class PrintedPrice(TypedDict):
    """The prices of a resource, and the good it is upgraded to."""

    good: Good
    buy: int
    sell: int
    upgrade: int
    into: Good


class PrintedDieSpace(TypedDict):
    """A revenue space."""

    number: int
    effect: str


class Components(TypedDict):
    """All that is printed on cards, tiles and board."""

    cards: list[PrintedCard]
    roofs: list[PrintedRoofKind]
    buildings: list[CraftBuilding]
    donkeys: list[DonkeyTile]
    prices: list[PrintedPrice]
    trades: dict[str, str]
    """What a trade good is returned for: the names by id."""
    trade_effects: dict[str, str]
    dice: list[PrintedDieSpace]
    siesta_vp: list[int]
    roof_vp: list[int]
    roof_vp_sixth: int
    extension_price: list[int]
    helper_places: int
    rounds: int
