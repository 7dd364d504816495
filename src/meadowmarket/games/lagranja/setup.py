"""Setting up a game (LG-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadowmarket.core.frames import Script
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja.goods import NUM_SOURCES, SILVER, TRADE_GOOD
from meadowmarket.games.lagranja.notation import NUM_BARROWS, NUM_BUILDINGS
from meadowmarket.games.lagranja.programs import GAME
from meadowmarket.games.lagranja.standing import Standing
from meadowmarket.games.lagranja.state import (
    FARM,
    FREE,
    FROM_START,
    NEUTRAL,
    NONE,
    POINT_SOURCES,
    Farm,
    Village,
)

if TYPE_CHECKING:
    from meadowmarket.games.lagranja.game import LaGranja


def new_farm(rules: LaGranja) -> Farm:
    """Returns a farm with what each player begins with (LG-2.1)."""
    board = rules.pack.board
    farm = Farm(
        goods=[0] * NUM_SOURCES,
        fields=(0, 0, 0),
        field_cards=(),
        barrows=(NONE,) * NUM_BARROWS,
        barrow_deliveries=(0,) * NUM_BARROWS,
        helpers=(),
        used=(),
        extensions=(),
        roofs=(),
        roofs_used=(),
        rows=(0,) * NUM_BUILDINGS,
        crafts=(0,) * NUM_BUILDINGS,
        hand=(),
        points=[0] * len(POINT_SOURCES),
        markers=rules.markers - board.start_trade_goods,
        owners=0,
        barred=0,
        bars=0,
        donkeys_used=0,
        donkey=NONE,
        hats=0,
        deliveries=0,
        siesta=0,
        standing=Standing(rules, (), ()),
    )
    farm.goods[SILVER] = board.start_silver
    farm.goods[TRADE_GOOD] = board.start_trade_goods
    farm.score(board.start_vp, FROM_START)
    return farm


def new_village(rules: LaGranja, seed: int) -> Village:
    """Sets up the whole table; the seed decides all chance."""
    village = Village(
        rules,
        stack=[],
        rng=0,
        count=0,
        floor=0,
        farms=[new_farm(rules) for _ in range(rules.players)],
        order=tuple(range(rules.players)),
        discs=(),
        market=(FREE,) * len(rules.spaces),
        order_markers=(),
        dice=[0] * 6,
        deck=[i for i, card in enumerate(rules.pack.cards) if rules.has_promo_cards or not card.promo],
        discards=(),
        roofs=(),
        later_roofs=[],
        round_number=1,
        phase=FARM,
        completed=0,
        last_die=NONE,
        die_option=NONE,
        reserved_die=NONE,
        reserved_by=NONE,
        roof_vp=0,
        solo_starts=0,
        pile_of=(0,) * len(rules.pack.cards),
    )
    village.start_chance(seed)
    village.shuffle(village.deck)
    for farm in village.farms:
        for _ in range(rules.pack.board.start_cards):
            farm.hand += (village.deck.pop(),)
    village.later_roofs = [draw_roofs(village, round_number) for round_number in range(1, rules.pack.board.rounds + 1)]
    village.roofs = village.later_roofs[0]
    close_buildings(village)
    seat_players(village)
    village.discs = village.order[::-1]  # LG-2.9: the first player's on top
    village.stack.append(Script(GAME, 0, NONE, 0, 0))
    village.settle()
    return village


def tiles_of_round(rules: LaGranja, round_number: int) -> list[int]:
    """Lists the kinds of the roof tiles of a round."""
    kinds = [kind.id for kind in rules.pack.roof_kinds]
    tiles = rules.pack.roof_tiles
    return [
        kinds.index(tile.kind.id) for tile in tiles if tile.roof_set == rules.roof_set and tile.round == round_number
    ]


def draw_roofs(village: Village, round_number: int) -> tuple[int, ...]:
    """Draws the roof tiles of a round; the rest leave the game unseen (LG-2.3)."""
    tiles = tiles_of_round(village.rules, round_number)
    village.shuffle(tiles)
    return tuple(tiles[: village.rules.pack.board.roof_tiles[village.rules.players - 1]])


def close_buildings(village: Village) -> None:
    """Puts the building order markers on three buildings by dice rolls, duplicates rolled again (LG-2.5)."""
    while len(village.order_markers) < village.rules.pack.board.order_markers:
        building = village.below(NUM_BUILDINGS)
        if building not in village.order_markers:
            village.order_markers += (building,)


def seat_players(village: Village) -> None:
    """Draws the first player and puts the first stalls on the central spaces (LG-2.6, LG-2.8, LG-9.2)."""
    rules = village.rules
    values = rules.pack.board.start_stalls[rules.players - 1]
    if rules.players == 1:
        own = village.below(2)
        village.solo_starts = int(own == 0)
        put_first_stall(village, 0, values[own])
        village.market = replaced(village.market, central_space(rules, values[1 - own]), NEUTRAL)
        return
    first = village.below(rules.players)
    village.order = tuple([(first + i) % rules.players for i in range(rules.players)])
    for seat, value in zip(village.order, values, strict=True):
        put_first_stall(village, seat, value)


def put_first_stall(village: Village, seat: int, value: int) -> None:
    """Puts a player's first stall on the central space of a value."""
    village.market = replaced(village.market, central_space(village.rules, value), seat)
    village.farms[seat].markers -= 1


def central_space(rules: LaGranja, value: int) -> int:
    """Finds the central market space of a value."""
    for i, space in enumerate(rules.spaces):
        if space.zone == "centre" and space.value == value:
            return i
    raise ValueError(f"no central space of value {value}")
