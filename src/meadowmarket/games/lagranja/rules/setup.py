"""Setting up a game (LG-2)."""

from __future__ import annotations

from meadowmarket.core.api import Game
from meadowmarket.core.frames import Script
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja.effects.lasting import LastingEffects
from meadowmarket.games.lagranja.effects.programs import GAME
from meadowmarket.games.lagranja.game_data import GameData
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


def new_farm(game_data: GameData) -> Farm:
    """Return a farm with what each player begins with (LG-2.1)."""
    board = game_data.pack.board
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
    farm.markers = game_data.markers - board.start_trade_goods
    farm.owners = 0
    farm.barred = 0
    farm.bars = 0
    farm.donkeys_used = 0
    farm.donkey = NONE
    farm.hats = 0
    farm.deliveries = 0
    farm.siesta = 0
    farm.lasting = LastingEffects(game_data, (), ())
    farm.goods[SILVER] = board.start_silver
    farm.goods[TRADE_GOOD] = board.start_trade_goods
    farm.score(board.start_vp, FROM_START)
    return farm


def new_state(game: Game, game_data: GameData, seed: int) -> LaGranjaState:
    """Set up the whole table; the seed decides all chance."""
    state = LaGranjaState(game, game_data, [], 0, 0, 0)
    state.farms = [new_farm(game_data) for _ in range(game_data.players)]
    state.order = tuple(range(game_data.players))
    state.discs = ()
    state.market = (FREE,) * len(game_data.spaces)
    state.order_markers = ()
    state.dice = [0] * 6
    state.deck = [i for i, card in enumerate(game_data.pack.cards) if game_data.has_promo_cards or not card.promo]
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
    state.pile_of = (0,) * len(game_data.pack.cards)
    state.taken_dice = [()] * game_data.players
    state.start_chance(seed)
    state.shuffle(state.deck)
    for farm in state.farms:
        for _ in range(game_data.pack.board.start_cards):
            farm.hand += (state.deck.pop(),)
    state.later_roofs = [draw_roofs(state, round_number) for round_number in range(1, game_data.pack.board.rounds + 1)]
    state.roofs = state.later_roofs[0]
    close_buildings(state)
    seat_players(state)
    state.discs = state.order[::-1]  # LG-2.9: the first player's on top
    state.stack.append(Script(GAME, 0, NONE, 0, 0))
    state.settle()
    return state


def tiles_of_round(game_data: GameData, round_number: int) -> list[int]:
    """List the kinds of the roof tiles of a round."""
    kinds = [kind.id for kind in game_data.pack.roof_kinds]
    tiles = game_data.pack.roof_tiles
    return [
        kinds.index(tile.kind.id)
        for tile in tiles
        if tile.roof_set == game_data.roof_set and tile.round == round_number
    ]


def draw_roofs(state: LaGranjaState, round_number: int) -> tuple[int, ...]:
    """Draw the roof tiles of a round; the rest leave the game unseen (LG-2.3)."""
    tiles = tiles_of_round(state.game_data, round_number)
    state.shuffle(tiles)
    return tuple(tiles[: state.game_data.pack.board.roof_tiles[state.game_data.players - 1]])


def close_buildings(state: LaGranjaState) -> None:
    """Put the building order markers on three buildings by dice rolls, duplicates rolled again (LG-2.5)."""
    while len(state.order_markers) < state.game_data.pack.board.order_markers:
        building = state.random_below(NUM_BUILDINGS)
        if building not in state.order_markers:
            state.order_markers += (building,)


def seat_players(state: LaGranjaState) -> None:
    """Draw the first player and put the first stalls on the central spaces (LG-2.6, LG-2.8, LG-9.2)."""
    game_data = state.game_data
    values = game_data.pack.board.start_stalls[game_data.players - 1]
    if game_data.players == 1:
        own = state.random_below(2)
        state.solo_starts = int(own == 0)
        put_first_stall(state, 0, values[own])
        state.market = replaced(state.market, central_space(game_data, values[1 - own]), NEUTRAL)
        return
    first = state.random_below(game_data.players)
    state.order = tuple([(first + i) % game_data.players for i in range(game_data.players)])
    for seat, value in zip(state.order, values, strict=True):
        put_first_stall(state, seat, value)


def put_first_stall(state: LaGranjaState, seat: int, value: int) -> None:
    """Put a player's first stall on the central space of a value."""
    state.market = replaced(state.market, central_space(state.game_data, value), seat)
    state.farms[seat].markers -= 1


def central_space(game_data: GameData, value: int) -> int:
    """Find the central market space of a value."""
    for i, space in enumerate(game_data.spaces):
        if space.zone == "centre" and space.value == value:
            return i
    raise ValueError(f"no central space of value {value}")
