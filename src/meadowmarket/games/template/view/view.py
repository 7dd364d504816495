"""The view: what a seat may see."""

from __future__ import annotations

from typing import cast

from meadowmarket.core.api import Json
from meadowmarket.games.template.names import NO_BID
from meadowmarket.games.template.state import TemplateState
from meadowmarket.games.template.view.types import SeatView, View


def view_of(state: TemplateState, seat: int) -> dict[str, Json]:
    """Return what a seat sees; a spectator has no seat and sees no hand."""
    seats = [_seat(state, other, other == seat) for other in range(state.game_data.players)]
    shown: View = {"round": state.round, "deck": len(state.deck), "seats": seats}
    return cast("dict[str, Json]", shown)


def _seat(state: TemplateState, seat: int, is_own: bool) -> SeatView:
    bid = state.bids[seat]
    return {
        "hand": sorted(state.hands[seat]) if is_own else len(state.hands[seat]),
        "bid": bid if is_own else bid != NO_BID,
        "coins": state.coins[seat],
        "points": state.scores()[seat],
    }
