"""Questions that take nothing away from a player: income, growth and hats that the table may take by itself.

All that is offered beside them must be just as possible, and worth the same, at the player's next turn. Where that is
not certain, the player is asked.
"""

from __future__ import annotations

from typing import Final

from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.names import GRAPE, OLIVE, PIG
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.economy import empty_fields
from meadowmarket.games.lagranja.rules.turns import GrowthTurn, IncomeTurn, SiestaTurn
from meadowmarket.games.lagranja.state import LaGranjaState

NOTHING: Final = -1
EXCHANGES: Final = ("buy", "sell", "upgrade")
"""The families of actions that buy, sell and upgrade."""
FEWEST_PENS_FOR_OFFSPRING: Final = 3
"""Two pigs and an empty pen (LG-4.8)."""


def trivial_action(state: LaGranjaState, seat: int) -> int:
    """Return the main action of the open turn where it is trivial, else -1."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, IncomeTurn) and _is_income_fixed(state, seat):
        return top.action
    if isinstance(top, GrowthTurn) and _is_growth_fixed(state, seat):
        return top.action
    if isinstance(top, SiestaTurn) and _are_hats_fixed(state, seat):
        return top.action
    return NOTHING


def _is_income_fixed(state: LaGranjaState, seat: int) -> bool:
    """Whether the income is silver of extensions alone (LG-4.7), whatever is done before it."""
    farm = state.farms[seat]
    return not farm.lasting.reactions[hooks.INCOME] and not farm.active_crafts(
        state.game_data, state.round, hooks.INCOME
    )


def _is_growth_fixed(state: LaGranjaState, seat: int) -> bool:
    """Whether nothing that is offered empties a field, changes pigs or pens, or lays markers free (LG-4.8)."""
    farm = state.farms[seat]
    lasting = farm.lasting
    if lasting.reactions[hooks.GROWTH] or lasting.reactions[hooks.OFFSPRING] or _reacts_to_trade(farm):
        return False
    empty = sum([empty_fields(farm, good) for good in range(OLIVE, GRAPE + 1)])
    if farm.markers <= empty:  # one more for the offspring
        return False
    goods = PIG if lasting.pens >= FEWEST_PENS_FOR_OFFSPRING else PIG + 1
    return _offers_only_stored(state, seat, goods - OLIVE)


def _are_hats_fixed(state: LaGranjaState, seat: int) -> bool:
    """Whether nothing that is offered moves a disc, and the space does nothing (LG-6.2)."""
    farm = state.farms[seat]
    spaces = farm.lasting.reactions[hooks.SIESTA_SPACE : hooks.SIESTA_SPACE + hooks.NUM_SIESTA_SPACES]
    if any(spaces) or _reacts_to_trade(farm):
        return False
    return all([_is_exchange(state, action) for action in state.options(seat) if state.game_data.is_anytime[action]])


def _reacts_to_trade(farm: Farm) -> bool:
    """Whether a helper reacts to upgrading, buying or selling."""
    return any(farm.lasting.reactions[hooks.UPGRADE : hooks.PLAY_FIELD])


def _is_exchange(state: LaGranjaState, action: int) -> bool:
    return state.game_data.family_of[action] in EXCHANGES


def _offers_only_stored(state: LaGranjaState, seat: int, goods: int) -> bool:
    """Whether only some goods, from OLIVE on, can be bought, and sold or upgraded from storage."""
    for action in state.options(seat):
        if not state.game_data.is_anytime[action]:
            continue
        i = state.game_data.index_of[action]
        if not _is_exchange(state, action) or i >= goods:
            return False
    return True
