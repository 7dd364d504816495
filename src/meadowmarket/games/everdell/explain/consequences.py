"""Consequences of actions: passing for good, a worker that never comes back, what lies on a card that goes."""

from __future__ import annotations

from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import PASS
from meadowmarket.games.everdell.names import AUTUMN, NONE, ZONE_CARD
from meadowmarket.games.everdell.player_area import goods_of, points_of
from meadowmarket.games.everdell.rules.cards import DiscardOfRugwort
from meadowmarket.games.everdell.rules.locations import spot_name
from meadowmarket.games.everdell.state import EverdellState, amount, listed
from meadowmarket.games.everdell.view.previews import gives_nothing


def consequence(state: EverdellState, seat: int, action: int) -> Message | None:
    """Return what an action would make final or lose for good, if that is easily overlooked."""
    codes = state.game_data.codes
    if action == PASS:
        return _passing(state, seat)
    if codes.spot[action] != NONE:
        return _placing(state, seat, codes.spot[action])
    if codes.first_of[action] == codes.remove:
        is_rugworts = bool(state.stack) and isinstance(state.stack[-1], DiscardOfRugwort)
        return None if is_rugworts else _losing(state, seat, action - codes.remove)
    return None


def _passing(state: EverdellState, seat: int) -> Message:
    """Tell that passing is for good (EV-9.5), and what stays unused."""
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


def _placing(state: EverdellState, seat: int, spot: int) -> Message | None:
    """Tell that a worker never comes back (EV-8.1), while others would; or that it stands there for nothing."""
    game_data = state.game_data
    city = state.cities[seat]
    is_card = game_data.zone_of_spot[spot] == ZONE_CARD
    if is_card and game_data.hooks.keeps_workers[game_data.codes.spot_kind[spot]] and city.season < AUTUMN:
        left = city.total - city.permanent - 1
        return Message("everdell-confirm-stays", {"spot": spot_name(state, seat, spot), "n": left})
    if gives_nothing(state, seat, spot):
        return Message("everdell-confirm-nothing", {"spot": spot_name(state, seat, spot)})
    return None


def _losing(state: EverdellState, seat: int, copy: int) -> Message | None:
    """Tell what is lost together with a card of the city: goods, points, prisoners."""
    codes = state.game_data.codes
    city = state.cities[seat]
    kind = codes.copy_kind[copy]
    mark = city.marks[city.slot_of(kind, codes.copy_number[copy])]
    lost = [amount(resource, goods_of(mark, resource)) for resource in range(4) if goods_of(mark, resource)]
    if points_of(mark):
        lost.append(Message("everdell-amount-points", {"n": points_of(mark)}))
    if kind == state.game_data.hooks.dungeon and city.prisoners:
        lost.append(Message("everdell-lost-prisoners", {"n": len(city.prisoners)}))
    return Message("everdell-confirm-lost", {"card": state.card(kind), "lost": listed(lost)}) if lost else None
