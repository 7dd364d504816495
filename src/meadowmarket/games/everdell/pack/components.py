"""The components of Everdell as plain constant data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from meadowmarket.core.effects.calls import Call
from meadowmarket.games.everdell.pack.abilities import AbilityData
from meadowmarket.games.everdell.pack.language import Formula


@final
@dataclass(frozen=True)
class CardData:
    """A card as it is printed, its steps beside its text."""

    id: str
    name: str
    copies: int
    is_critter: bool
    is_unique: bool
    colour: int
    cost: tuple[int, int, int, int]
    points: int
    partners: tuple[str, ...]
    is_open: bool
    space: str
    on_play: tuple[Call, ...]
    production: tuple[Call, ...]
    visit: tuple[Call, ...]
    scoring: Formula | None
    text: str
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class EventData:
    """An event as it is printed."""

    id: str
    name: str
    is_basic: bool
    colours: tuple[int, ...]
    cards: tuple[str, ...]
    requires: str
    cost: tuple[Call, ...]
    effect: tuple[Call, ...]
    points: Formula
    text: str
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class LocationData:
    """A basic location, a forest card, the Haven or a spot of the Journey."""

    id: str
    kind: str
    is_shared: bool
    effect: tuple[Call, ...]
    text: str
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class Pack:
    """All components of the box; the digest sums up what matters in play."""

    cards: tuple[CardData, ...]
    events: tuple[EventData, ...]
    locations: tuple[LocationData, ...]
    abilities: tuple[AbilityData, ...]
    digest: str
