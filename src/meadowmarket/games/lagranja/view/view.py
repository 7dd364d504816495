"""The view of a seat (LG-2.11): what is open to it, and nothing else."""

from __future__ import annotations

from meadowmarket.core.api import Json
from meadowmarket.games.lagranja.names import (
    FARM,
    FREE,
    GOODS,
    HARVEST_GOODS,
    NEUTRAL,
    NONE,
    NUM_BARROWS,
    NUM_BUILDINGS,
    OLIVE,
    ON_FIELD,
    PHASES,
    POINT_SOURCES,
    REVENUE,
    TRANSPORT,
    VP,
)
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.roofs import roof_price
from meadowmarket.games.lagranja.state import LaGranjaState


def view_of(state: LaGranjaState, seat: int) -> dict[str, Json]:
    """Return the view of a seat; NOBODY sees what all see."""
    game_data = state.game_data
    return {
        "game": state.game.name,
        "ruleset": state.game.ruleset,
        "seat": seat,
        "round": state.round,
        "rounds": game_data.pack.board.rounds,
        "phase": PHASES[state.phase],
        "over": state.is_over(),
        "order": list(state.order),
        "to_act": list(state.seats_to_act()),
        "solo_starts": bool(state.solo_starts),
        "dice": [number + 1 for number in range(6) for _ in range(state.dice[number])],
        "last_die": None if state.last_die == NONE else state.last_die,
        "reserved": _reserved(state),
        "roofs": [game_data.pack.roof_kinds[kind].id for kind in state.roofs],
        "deck": len(state.deck),
        "discards": [game_data.pack.cards[card].number for card in state.discards],
        "siesta": _siesta(state),
        "market": _market(state),
        "buildings": [_building(state, i) for i in range(NUM_BUILDINGS)],
        "farms": [_farm(state, i, seat) for i in range(game_data.players)],
    }


def _reserved(state: LaGranjaState) -> Json:
    if state.reserved_die == NONE or state.phase != REVENUE:  # the mark is gone with the dice
        return None
    return {"number": state.reserved_die, "seat": state.reserved_by}


def _siesta(state: LaGranjaState) -> Json:
    """List the spaces with their VP and discs, the upper one last."""
    vp = state.game_data.pack.board.siesta_vp
    return [
        {"vp": vp[space], "discs": [seat for seat in state.discs if state.farms[seat].siesta == space]}
        for space in range(len(vp))
    ]


def _market(state: LaGranjaState) -> Json:
    spaces: list[Json] = []
    for space, owner in zip(state.game_data.spaces, state.market, strict=True):
        stall: Json = None if owner == FREE else "neutral" if owner == NEUTRAL else owner
        spaces.append({"label": space.label, "q": space.q, "r": space.r, "value": space.value, "stall": stall})
    return spaces


def _building(state: LaGranjaState, i: int) -> Json:
    building = state.game_data.buildings[i]
    markers = state.order_markers
    return {
        "id": building.id,
        "number": building.number,
        "row": [GOODS[good] for good in building.row],
        "opens": markers.index(i) + 1 if i in markers else None,
        "first_vp": not state.completed >> i & 1,
    }


def _farm(state: LaGranjaState, owner: int, seat: int) -> Json:
    farm = state.farms[owner]
    game_data = state.game_data
    numbers = [card.number for card in game_data.pack.cards]
    is_own = owner == seat
    shows_vp = is_own or game_data.open_vp or state.is_over()
    return {
        "seat": owner,
        "vp": farm.goods[VP] if shows_vp else None,
        "points": _points(farm) if shows_vp else None,
        "goods": {name: farm.goods[good] for good, name in enumerate(GOODS) if good != VP},
        "fields": [_fields(farm, good) for good in HARVEST_GOODS],
        "field_cards": [numbers[card] for card in farm.field_cards],
        "barrows": [_barrow(state, farm, place) for place in range(NUM_BARROWS)],
        "helpers": [
            {"id": game_data.pack.cards[card].helper.id, "card": numbers[card], "used": used != 0}
            for card, used in zip(farm.helpers, farm.used, strict=True)
        ],
        "extensions": [numbers[card] for card in farm.extensions],
        "roofs": [
            {"id": game_data.pack.roof_kinds[kind].id, "used": bool(used)}
            for kind, used in zip(farm.roofs, farm.roofs_used, strict=True)
        ],
        "rows": [_row(state, farm, i) for i in range(NUM_BUILDINGS)],
        "crafts": [
            {"id": game_data.buildings[i].id, "round": taken, "lasts": taken < state.round}
            for i, taken in enumerate(farm.crafts)
            if taken
        ],
        "hand_count": len(farm.hand),
        "hand": [numbers[card] for card in farm.hand] if is_own else None,
        "donkeys": _donkeys(state, farm, is_own),
        # The dice of a round are history when the next one begins.
        "dice": [] if state.phase == FARM else list(state.taken_dice[owner]),
        "siesta": farm.siesta,
        "markers": farm.markers if game_data.markers == game_data.pack.board.markers else None,
        "barred": [option.id for i, option in enumerate(game_data.pack.trade_options) if farm.barred >> i & 1],
        "lasting": _lasting(state, farm),
    }


def _points(farm: Farm) -> Json:
    return {name: points for name, points in zip(POINT_SOURCES, farm.points, strict=True) if points}


def _fields(farm: Farm, good: int) -> Json:
    return {"good": GOODS[good], "count": farm.fields[good - OLIVE], "full": farm.goods[good + ON_FIELD]}


def _barrow(state: LaGranjaState, farm: Farm, place: int) -> Json:
    if farm.barrows[place] == NONE:
        return None
    card = state.game_data.pack.cards[farm.barrows[place]]
    return {
        "card": card.number,
        "vp": card.barrow_vp,
        "market": card.market,
        "goods": [GOODS[good] for good in card.barrow],
        "served": [bool(farm.barrow_deliveries[place] >> i & 1) for i in range(len(card.barrow))],
    }


def _row(state: LaGranjaState, farm: Farm, i: int) -> Json:
    building = state.game_data.buildings[i]
    return {
        "id": building.id,
        "completed": farm.crafts[i] > 0,
        "served": [bool(farm.rows[i] >> symbol & 1) for symbol in range(len(building.row))],
    }


def _donkeys(state: LaGranjaState, farm: Farm, is_own: bool) -> Json:
    """Show unused tiles to all; the one chosen to its owner, and to all once every seat has chosen."""
    tiles = range(len(state.game_data.pack.donkeys))
    has_chosen = farm.donkey != NONE
    is_revealed = has_chosen and all([other.donkey != NONE for other in state.farms])
    return {
        "used": [tile + 1 for tile in tiles if farm.donkeys_used >> tile & 1],
        "has_chosen": has_chosen and state.phase == TRANSPORT,
        "chosen": farm.donkey + 1 if has_chosen and (is_own or is_revealed) else None,
        "hats": farm.hats,
        "deliveries": farm.deliveries,
    }


def _lasting(state: LaGranjaState, farm: Farm) -> Json:
    """Show what helpers and extensions add up to."""
    lasting = farm.lasting
    resources = GOODS[OLIVE : OLIVE + len(lasting.buy_price)]
    return {
        "pens": lasting.pens,
        "hand_limit": lasting.hand_limit,
        "extra_deliveries": lasting.extra_deliveries,
        "extra_price": lasting.extra_price,
        "roof_places": lasting.roof_places,
        "roof_price": roof_price(state, farm),
        "buy": dict(zip(resources, lasting.buy_price, strict=True)),
        "upgrade": dict(zip(resources, lasting.upgrade_price, strict=True)),
    }
