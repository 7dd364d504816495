"""A game of La Granja as plain data, for the codec."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadowmarket.core.api import Json
from meadowmarket.core.frames import Frame
from meadowmarket.core.schema import corrupt
from meadowmarket.games.lagranja.effects import choices
from meadowmarket.games.lagranja.effects.lasting import Standing
from meadowmarket.games.lagranja.rules import (
    cards,
    deck,
    delivery,
    dice,
    helpers,
    markers,
    market,
    roofs,
    siesta,
    turns,
)
from meadowmarket.games.lagranja.rules import round as course
from meadowmarket.games.lagranja.state import FARM_LISTS, FARM_NUMBERS, Farm, LaGranjaState

if TYPE_CHECKING:
    from meadowmarket.games.lagranja.game import LaGranja

LISTS: Final = ("order", "discs", "market", "order_markers", "dice", "deck", "discards", "roofs")
NUMBERS: Final = (
    "round",
    "phase",
    "completed",
    "last_die",
    "die_option",
    "reserved_die",
    "reserved_by",
    "roof_vp",
    "solo_starts",
)

FRAME_TYPES: Final[list[type[Frame]]] = [
    cards.PayExtension,
    cards.PlayFromHand,
    cards.ReplaceBarrow,
    cards.ReplaceHelper,
    choices.ChooseBranch,
    choices.FreeUpgrades,
    choices.MoveGoods,
    choices.PayGood,
    choices.RegrowField,
    choices.ReserveDie,
    choices.TakeGood,
    choices.TakePair,
    course.ChooseDonkey,
    deck.DiscardCards,
    delivery.ChooseSource,
    delivery.Deliver,
    dice.ChangeDie,
    dice.ChangeNumber,
    helpers.OfferHelper,
    market.KeepStall,
    market.PlaceStall,
    market.PlaceStallAnywhere,
    markers.TakeBackMarker,
    roofs.FlipRoof,
    siesta.SiestaSteps,
    turns.AfterTurn,
    turns.CardsTurn,
    turns.DeliveryTurn,
    turns.DieTurn,
    turns.ExtraTurn,
    turns.GrowthTurn,
    turns.IncomeTurn,
    turns.LastDieTurn,
    turns.RoofTurn,
    turns.SiestaTurn,
]


def fields_of(state: LaGranjaState) -> dict[str, Json]:
    """Returns the plain data of a village."""
    fields: dict[str, Json] = {name: list(getattr(state, name)) for name in LISTS}
    for name in NUMBERS:
        fields[name] = int(getattr(state, name))
    fields["later_roofs"] = [list(tiles) for tiles in state.later_roofs]
    fields["farms"] = [_farm_fields(farm) for farm in state.farms]
    return fields


def _farm_fields(farm: Farm) -> dict[str, Json]:
    fields: dict[str, Json] = {name: list(getattr(farm, name)) for name in FARM_LISTS}
    for name in FARM_NUMBERS:
        fields[name] = int(getattr(farm, name))
    return fields


def restore(
    rules: LaGranja, stack: list[Frame], rng: int, count: int, floor: int, fields: dict[str, Json]
) -> LaGranjaState:
    """Builds a village from its plain data; raises CorruptReplay if something is missing or of another kind."""
    farms = [_restore_farm(rules, item) for item in _list(fields, "farms")]
    if len(farms) != rules.players:
        raise corrupt("fields.farms", len(farms), str(rules.players))
    return LaGranjaState(
        rules,
        stack,
        rng,
        count,
        floor,
        farms=farms,
        order=tuple(_numbers(fields, "order")),
        discs=tuple(_numbers(fields, "discs")),
        market=tuple(_numbers(fields, "market")),
        order_markers=tuple(_numbers(fields, "order_markers")),
        dice=_numbers(fields, "dice"),
        deck=_numbers(fields, "deck"),
        discards=tuple(_numbers(fields, "discards")),
        roofs=tuple(_numbers(fields, "roofs")),
        later_roofs=[tuple(_list_of_numbers(item, "later_roofs")) for item in _list(fields, "later_roofs")],
        round_number=_number(fields, "round"),
        phase=_number(fields, "phase"),
        completed=_number(fields, "completed"),
        last_die=_number(fields, "last_die"),
        die_option=_number(fields, "die_option"),
        reserved_die=_number(fields, "reserved_die"),
        reserved_by=_number(fields, "reserved_by"),
        roof_vp=_number(fields, "roof_vp"),
        solo_starts=_number(fields, "solo_starts"),
        pile_of=(0,) * len(rules.pack.cards),
    )


def pile_of_in(rules: LaGranja, memory: dict[str, Json]) -> tuple[int, ...]:
    """Reads which pile each card came with."""
    found = tuple(_numbers(memory, "pile_of"))
    if len(found) != len(rules.pack.cards) or min(found) < 0:
        raise corrupt("memory.pile_of", found, str(len(rules.pack.cards)))
    return found


def _restore_farm(rules: LaGranja, item: Json) -> Farm:
    if not isinstance(item, dict):
        raise corrupt("fields.farms", item, "object")
    helpers_there, extensions = tuple(_numbers(item, "helpers")), tuple(_numbers(item, "extensions"))
    if any(not 0 <= card < len(rules.pack.cards) for card in helpers_there + extensions):
        raise corrupt("fields.farms.helpers", list(helpers_there + extensions), f"0…{len(rules.pack.cards) - 1}")
    return Farm(
        goods=_numbers(item, "goods"),
        fields=tuple(_numbers(item, "fields")),
        field_cards=tuple(_numbers(item, "field_cards")),
        barrows=tuple(_numbers(item, "barrows")),
        barrow_deliveries=tuple(_numbers(item, "barrow_deliveries")),
        helpers=helpers_there,
        used=tuple(_numbers(item, "used")),
        extensions=extensions,
        roofs=tuple(_numbers(item, "roofs")),
        roofs_used=tuple(_numbers(item, "roofs_used")),
        rows=tuple(_numbers(item, "rows")),
        crafts=tuple(_numbers(item, "crafts")),
        hand=tuple(_numbers(item, "hand")),
        points=_numbers(item, "points"),
        markers=_number(item, "markers"),
        owners=_number(item, "owners"),
        barred=_number(item, "barred"),
        bars=_number(item, "bars"),
        donkeys_used=_number(item, "donkeys_used"),
        donkey=_number(item, "donkey"),
        hats=_number(item, "hats"),
        deliveries=_number(item, "deliveries"),
        siesta=_number(item, "siesta"),
        standing=Standing(rules, helpers_there, extensions),
    )


def _number(fields: dict[str, Json], name: str) -> int:
    value = fields.get(name)
    if not isinstance(value, int):
        raise corrupt(f"fields.{name}", value, "number")
    return value


def _list(fields: dict[str, Json], name: str) -> list[Json]:
    value = fields.get(name)
    if not isinstance(value, list):
        raise corrupt(f"fields.{name}", value, "list")
    return value


def _numbers(fields: dict[str, Json], name: str) -> list[int]:
    return _list_of_numbers(_list(fields, name), name)


def _list_of_numbers(value: Json, name: str) -> list[int]:
    if not isinstance(value, list):
        raise corrupt(f"fields.{name}", value, "list")
    found: list[int] = []
    for item in value:
        if not isinstance(item, int):
            raise corrupt(f"fields.{name}", item, "number")
        found.append(item)
    return found
