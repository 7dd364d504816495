"""Consequences of actions: passing for good, a worker that never comes back, what lies on a card that goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.names import AUTUMN, ZONE_CARD
from meadowmarket.games.everdell.player_area import goods_of, points_of
from meadowmarket.games.everdell.rules.cards import ChooseRugwortsCard
from meadowmarket.games.everdell.rules.locations import spot_name, spot_of
from meadowmarket.games.everdell.state import EverdellState, amount, listed
from meadowmarket.games.everdell.view.previews import gives_nothing


def consequence(state: EverdellState, seat: int, action: int) -> Message | None:
    """Return what an action would make final or lose for good, if that is easily overlooked."""
    family = state.game_data.codes.family_of[action]
    return FINAL[family](state, seat, action) if family in FINAL else None


def _passing(state: EverdellState, seat: int, action: int) -> Message | None:
    """Return the warning that passing is for good (EV-9.5), with what stays unused."""
    city = state.cities[seat]
    unused = [
        Message(key, {"n": n})
        for key, n in (
            ("everdell-unused-workers", city.free),
            ("everdell-unused-seasons", AUTUMN - city.season),
            ("everdell-unused-cards", len(city.hand)),
            ("everdell-unused-resources", city.held()),
        )
        if n
    ]
    others = [other for other in range(state.game_data.players) if other != seat and not state.cities[other].passed]
    if not unused:
        return Message("everdell-confirm-pass" if others else "everdell-confirm-pass-ends")
    key = "everdell-confirm-pass-unused" if others else "everdell-confirm-pass-ends-unused"
    return Message(key, {"unused": listed(unused)})


def _placing(state: EverdellState, seat: int, action: int) -> Message | None:
    """Return the warning that a worker never comes back (EV-8.1), while others would, or stands there for nothing."""
    game_data = state.game_data
    spot = spot_of(game_data, action)
    city = state.cities[seat]
    is_card = game_data.zone_of_spot[spot] == ZONE_CARD
    if is_card and game_data.abilities.keeps_workers[game_data.codes.spot_kind[spot]] and city.season < AUTUMN:
        left = city.total - city.permanent - 1
        return Message("everdell-confirm-stays", {"spot": spot_name(state, seat, spot), "n": left})
    if gives_nothing(state, seat, spot):
        return Message("everdell-confirm-nothing", {"spot": spot_name(state, seat, spot)})
    return None


def _losing(state: EverdellState, seat: int, action: int) -> Message | None:
    """Return the warning that goods, points or prisoners are lost together with a card of the city."""
    if state.stack and isinstance(state.stack[-1], ChooseRugwortsCard):
        return None
    codes = state.game_data.codes
    copy = codes.index_of[action]
    city = state.cities[seat]
    kind = codes.copy_kind[copy]
    mark = city.marks[city.slot_of(kind, codes.copy_number[copy])]
    lost = [amount(resource, goods_of(mark, resource)) for resource in range(4) if goods_of(mark, resource)]
    if points_of(mark):
        lost.append(Message("everdell-amount-points", {"n": points_of(mark)}))
    if kind == state.game_data.abilities.dungeon and city.prisoners:
        lost.append(Message("everdell-lost-prisoners", {"n": len(city.prisoners)}))
    return Message("everdell-confirm-lost", {"card": state.card(kind), "lost": listed(lost)}) if lost else None


FINAL: Final[dict[str, Callable[[EverdellState, int, int], Message | None]]] = {
    "pass": _passing,
    "worker": _placing,
    "worker-card": _placing,
    "remove": _losing,
}
"""By family of actions; each is asked with the state, the seat and the action."""
