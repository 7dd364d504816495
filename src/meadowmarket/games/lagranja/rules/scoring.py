"""The scoring phase (LG-7) and the end of the game (LG-8)."""

from __future__ import annotations

from meadowmarket.core.frames import Script
from meadowmarket.core.messages import Args
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.effects.programs import CHANGE_SILVER, REACT
from meadowmarket.games.lagranja.explain.naming import good_message
from meadowmarket.games.lagranja.names import (
    FROM_HELPERS,
    FROM_SIESTA,
    FROM_SILVER,
    FROM_STALLS,
    GOODS,
    GRAPE,
    NONE,
    OLIVE,
    ON_FIELD,
    PIG,
    SILVER,
    TRADE_GOOD,
    VP,
)
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.economy import react, sell, take_away
from meadowmarket.games.lagranja.state import LaGranjaState


def score_round(state: LaGranjaState) -> None:
    """Free helpers and score stalls and siesta, all players at the same time (LG-7.1 to LG-7.3, LG-7.5)."""
    board = state.game_data.pack.board
    for seat, farm in enumerate(state.farms):
        free_helpers(state, farm)
        stalls = state.market.count(seat) * board.stall_vp
        siesta = board.siesta_vp[farm.siesta]
        farm.score(stalls, FROM_STALLS)
        farm.score(siesta, FROM_SIESTA)
        if state.events is not None:
            state.emit(seat, "lagranja-log-score", {"stalls": stalls, "siesta": siesta})
    helpers_at_round_end(state)


def free_helpers(state: LaGranjaState, farm: Farm) -> None:
    """Take the marks off used helpers (LG-7.1)."""
    if state.game_data.marks_are_markers:
        farm.markers += farm.used.count(1)
    farm.used = (0,) * len(farm.used)


def helpers_at_round_end(state: LaGranjaState) -> None:
    """Read the conditions and counts of all helpers first; only then are they paid (LG-7.5)."""
    found: list[Script] = []
    for seat in state.order:
        for card in state.farms[seat].lasting.reactions[hooks.ROUND_END]:
            found += due_programs(state, seat, card)
    state.stack += reversed(found)


def due_programs(state: LaGranjaState, seat: int, card: int) -> list[Script]:
    """List what a helper of the scoring phase will pay, with its conditions and counts read now."""
    found: list[Script] = []
    helper = state.game_data.helpers[card]
    if helper.is_optional:
        return [Script(REACT, 0, seat, card, NONE)]
    for i in range(len(helper.effects)):
        own = state.game_data.single_programs[card][i]
        for program in helper.effects[i].due(state, seat, own):
            found.append(Script(program, 0, seat, FROM_HELPERS, NONE))
    return found


def prepare_next_round(state: LaGranjaState) -> None:
    """Put the discs back, change the roof tiles, take the donkey tiles up (LG-7.4)."""
    if state.game_data.players == 1:  # LG-9.6
        state.solo_starts = int(state.farms[0].siesta >= state.game_data.pack.board.solo_siesta_to_start)
    state.discs = state.order[::-1]
    for farm in state.farms:
        farm.siesta = 0
        farm.donkey = NONE
        farm.hats = 0
        farm.deliveries = 0
    state.round += 1
    state.reveal()
    state.roofs = state.later_roofs[state.round - 1]


def end_game(state: LaGranjaState) -> None:
    """Sell what is left, let helpers of the game's end work, and change silver into VP (LG-8, LG-8.3)."""
    state.push_script(CHANGE_SILVER, NONE)
    for seat in reversed(state.order):
        react(state, seat, hooks.GAME_END, 0)
    for seat in range(len(state.farms)):
        final_sale(state, seat)


def final_sale(state: LaGranjaState, seat: int) -> None:
    """Sell resources in storage and pens, and trade goods (LG-8.1)."""
    farm = state.farms[seat]
    for source in range(OLIVE, PIG + 1):
        for _ in range(farm.goods[source]):
            sell(state, seat, source)
    if farm.lasting.sells_from_field:  # Field Worker
        for source in range(OLIVE + ON_FIELD, GRAPE + ON_FIELD + 1):
            for _ in range(farm.goods[source]):
                sell(state, seat, source)
    for _ in range(farm.goods[TRADE_GOOD]):
        take_away(farm, TRADE_GOOD)
        price = state.game_data.pack.board.trade_good_silver
        farm.goods[SILVER] += price
        if state.events is not None:
            args: Args = {"good": good_message(TRADE_GOOD), "silver": price, "source": GOODS[TRADE_GOOD]}
            state.emit(seat, "lagranja-log-sell", args)


def change_silver(state: LaGranjaState) -> None:
    """Change every five silver into a VP; what is left breaks ties (LG-8.2)."""
    price = state.game_data.pack.board.silver_per_vp
    for seat, farm in enumerate(state.farms):
        points = farm.goods[SILVER] // price
        farm.score(points, FROM_SILVER)
        farm.goods[SILVER] %= price
        if state.events is not None:
            if points:
                state.emit(seat, "lagranja-log-change-silver", {"silver": points * price, "points": points})
            state.emit(seat, "lagranja-log-end", {"points": farm.goods[VP], "silver": farm.goods[SILVER]})
