"""Setting up a game (LG-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadowmarket.core.frames import Script
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja.effects.lasting import Standing
from meadowmarket.games.lagranja.effects.programs import GAME
from meadowmarket.games.lagranja.names import (
    FARM,
    FREE,
    FROM_START,
    NEUTRAL,
    NONE,
    NUM_BARROWS,
    NUM_BUILDINGS,
    NUM_SOURCES,
    POINT_SOURCES,
    SILVER,
    TRADE_GOOD,
)
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.state import LaGranjaState

if TYPE_CHECKING:
    from meadowmarket.games.lagranja.game import LaGranja


def new_farm(rules: LaGranja) -> Farm:
    """Returns a farm with what each player begins with (LG-2.1)."""
    board = rules.pack.board
    farm = Farm()
    farm.goods = [0] * NUM_SOURCES
    farm.fields = (0, 0, 0)
    farm.field_cards = ()
    farm.barrows = (NONE,) * NUM_BARROWS
    farm.barrow_deliveries = (0,) * NUM_BARROWS
    farm.helpers = ()
    farm.used = ()
    farm.extensions = ()
    farm.roofs = ()
    farm.roofs_used = ()
    farm.rows = (0,) * NUM_BUILDINGS
    farm.crafts = (0,) * NUM_BUILDINGS
    farm.hand = ()
    farm.points = [0] * len(POINT_SOURCES)
    farm.markers = rules.markers - board.start_trade_goods
    farm.owners = 0
    farm.barred = 0
    farm.bars = 0
    farm.donkeys_used = 0
    farm.donkey = NONE
    farm.hats = 0
    farm.deliveries = 0
    farm.siesta = 0
    farm.standing = Standing(rules, (), ())
    farm.goods[SILVER] = board.start_silver
    farm.goods[TRADE_GOOD] = board.start_trade_goods
    farm.score(board.start_vp, FROM_START)
    return farm


def new_village(rules: LaGranja, seed: int) -> LaGranjaState:
    """Sets up the whole table; the seed decides all chance."""
    state = LaGranjaState(rules, [], 0, 0, 0)
    state.farms = [new_farm(rules) for _ in range(rules.players)]
    state.order = tuple(range(rules.players))
    state.discs = ()
    state.market = (FREE,) * len(rules.spaces)
    state.order_markers = ()
    state.dice = [0] * 6
    state.deck = [i for i, card in enumerate(rules.pack.cards) if rules.has_promo_cards or not card.promo]
    state.discards = ()
    state.roofs = ()
    state.later_roofs = []
    state.round = 1
    state.phase = FARM
    state.completed = 0
    state.last_die = NONE
    state.die_option = NONE
    state.reserved_die = NONE
    state.reserved_by = NONE
    state.roof_vp = 0
    state.solo_starts = 0
    state.pile_of = (0,) * len(rules.pack.cards)
    state.start_chance(seed)
    state.shuffle(state.deck)
    for farm in state.farms:
        for _ in range(rules.pack.board.start_cards):
            farm.hand += (state.deck.pop(),)
    state.later_roofs = [draw_roofs(state, round_number) for round_number in range(1, rules.pack.board.rounds + 1)]
    state.roofs = state.later_roofs[0]
    close_buildings(state)
    seat_players(state)
    state.discs = state.order[::-1]  # LG-2.9: the first player's on top
    state.stack.append(Script(GAME, 0, NONE, 0, 0))
    state.settle()
    return state


def tiles_of_round(rules: LaGranja, round_number: int) -> list[int]:
    """Lists the kinds of the roof tiles of a round."""
    kinds = [kind.id for kind in rules.pack.roof_kinds]
    tiles = rules.pack.roof_tiles
    return [
        kinds.index(tile.kind.id) for tile in tiles if tile.roof_set == rules.roof_set and tile.round == round_number
    ]


def draw_roofs(state: LaGranjaState, round_number: int) -> tuple[int, ...]:
    """Draws the roof tiles of a round; the rest leave the game unseen (LG-2.3)."""
    tiles = tiles_of_round(state.rules, round_number)
    state.shuffle(tiles)
    return tuple(tiles[: state.rules.pack.board.roof_tiles[state.rules.players - 1]])


def close_buildings(state: LaGranjaState) -> None:
    """Puts the building order markers on three buildings by dice rolls, duplicates rolled again (LG-2.5)."""
    while len(state.order_markers) < state.rules.pack.board.order_markers:
        building = state.random_below(NUM_BUILDINGS)
        if building not in state.order_markers:
            state.order_markers += (building,)


def seat_players(state: LaGranjaState) -> None:
    """Draws the first player and puts the first stalls on the central spaces (LG-2.6, LG-2.8, LG-9.2)."""
    rules = state.rules
    values = rules.pack.board.start_stalls[rules.players - 1]
    if rules.players == 1:
        own = state.random_below(2)
        state.solo_starts = int(own == 0)
        put_first_stall(state, 0, values[own])
        state.market = replaced(state.market, central_space(rules, values[1 - own]), NEUTRAL)
        return
    first = state.random_below(rules.players)
    state.order = tuple([(first + i) % rules.players for i in range(rules.players)])
    for seat, value in zip(state.order, values, strict=True):
        put_first_stall(state, seat, value)


def put_first_stall(state: LaGranjaState, seat: int, value: int) -> None:
    """Puts a player's first stall on the central space of a value."""
    state.market = replaced(state.market, central_space(state.rules, value), seat)
    state.farms[seat].markers -= 1


def central_space(rules: LaGranja, value: int) -> int:
    """Finds the central market space of a value."""
    for i, space in enumerate(rules.spaces):
        if space.zone == "centre" and space.value == value:
            return i
    raise ValueError(f"no central space of value {value}")
