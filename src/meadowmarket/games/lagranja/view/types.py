"""The shape of La Granja's views, as `view.py` makes them."""

from __future__ import annotations

from typing import Literal, TypedDict

Good = Literal["silver", "vp", "olive", "grain", "grape", "pig", "food", "wine", "meat", "trade-good"]
Harvest = Literal["olive", "grain", "grape"]
Phase = Literal["farm", "revenue", "transport", "scoring"]
Timing = Literal["passive", "action", "reaction"]


class SiestaSpace(TypedDict):
    """A space of the siesta track; of its discs the upper one comes last."""

    vp: int
    discs: list[int]


class SpaceView(TypedDict):
    """An open market space; `stall` is a seat, "neutral" or None."""

    label: str
    q: int
    r: int
    value: int
    stall: int | Literal["neutral"] | None


class BuildingView(TypedDict):
    """A craft building; `opens` counts from the next to open, None for an open one."""

    id: str
    number: int
    row: list[Good]
    opens: int | None
    first_vp: bool


class Fields(TypedDict):
    """The fields of one good."""

    good: Harvest
    count: int
    full: int


class Barrow(TypedDict):
    """A barrow on its place."""

    card: str
    vp: int
    market: bool
    goods: list[Good]
    served: list[bool]


class HelperView(TypedDict):
    """A helper on a farm."""

    id: str
    card: str
    used: bool


class Roof(TypedDict):
    """A roof tile on a farm."""

    id: str
    used: bool


class DeliveryRow(TypedDict):
    """What a farm has delivered to a building."""

    id: str
    completed: bool
    served: list[bool]


class Craft(TypedDict):
    """A craft marker; it lasts from the round after that in which it was taken."""

    id: str
    round: int
    lasts: bool


class Donkeys(TypedDict):
    """The donkey tiles of a farm; `chosen` is None while it is hidden."""

    used: list[int]
    has_chosen: bool
    chosen: int | None
    hats: int
    deliveries: int


class LastingView(TypedDict):
    """What extensions and helpers add up to."""

    pens: int
    hand_limit: int
    extra_deliveries: int
    extra_price: int
    roof_places: int
    roof_price: int
    buy: dict[str, int]
    upgrade: dict[str, int]


class FarmView(TypedDict):
    """One farm; `vp` is None where it is secret, `hand` where it is not one's own."""

    seat: int
    vp: int | None
    points: dict[str, int] | None
    """The points by source; None where they are secret."""
    goods: dict[str, int]
    fields: list[Fields]
    field_cards: list[str]
    barrows: list[Barrow | None]
    helpers: list[HelperView]
    extensions: list[str]
    roofs: list[Roof]
    rows: list[DeliveryRow]
    crafts: list[Craft]
    hand_count: int
    hand: list[str] | None
    donkeys: Donkeys
    dice: list[int]
    """The dice taken in this round, in order, as they lay there; none before the roll."""
    siesta: int
    markers: int | None
    barred: list[str]
    lasting: LastingView


class Reserved(TypedDict):
    """The revenue space that the Village Elder has marked, and for whom."""

    number: int
    seat: int


class View(TypedDict):
    """What a seat sees of a game; `seat` is -1 for a spectator."""

    game: str
    ruleset: str
    seat: int
    round: int
    rounds: int
    phase: Phase
    over: bool
    order: list[int]
    to_act: list[int]
    solo_starts: bool
    dice: list[int]
    last_die: int | None
    reserved: Reserved | None
    roofs: list[str]
    deck: int
    discards: list[str]
    siesta: list[SiestaSpace]
    market: list[SpaceView]
    buildings: list[BuildingView]
    farms: list[FarmView]
