"""What an action costs right now, for whoever asks before taking it."""

from __future__ import annotations

from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.actions import resource_source
from meadowmarket.games.lagranja.effects.choices import FreeUpgrades
from meadowmarket.games.lagranja.explain.describe import counted_good, joined
from meadowmarket.games.lagranja.explain.naming import good_message, source_message
from meadowmarket.games.lagranja.names import OLIVE, good_of
from meadowmarket.games.lagranja.rules.cards import extension_price
from meadowmarket.games.lagranja.rules.roofs import roof_price
from meadowmarket.games.lagranja.state import LaGranjaState


def cost_of(state: LaGranjaState, seat: int, action: int) -> Message | None:
    """Returns what a seat pays for an action; None if it costs nothing."""
    codes = state.game_data.codes
    farm = state.farms[seat]
    if action == code.EXTRA:
        return _silver(farm.standing.extra_price)
    if code.PAY <= action < code.TAKE:
        first = code.PAY if action < code.FROM else code.FROM
        return Message("lagranja-cost-one", {"what": source_message(action - first)})
    if code.DELIVER <= action < code.REPLACE_BARROW:
        return Message("lagranja-cost-one", {"what": good_message((action - code.DELIVER) % 10)})
    if code.BUY <= action < code.FIXED:
        return _trade(state, seat, action)
    if codes.extension <= action < codes.helper:
        count = extension_price(state, farm)
        return Message("lagranja-cost-kinds", {"count": count}) if count else None
    if codes.roof <= action < codes.flip:
        return _silver(roof_price(state, farm))
    if codes.trade <= action < codes.bonus:
        return Message("lagranja-cost-one", {"what": Message("lagranja-good-trade-good")})
    if codes.use <= action < codes.end:
        goods = state.game_data.pack.cards[action - codes.use].helper.cost
        return joined("lagranja-and", [counted_good(n, good) for n, good in goods]) if goods else None
    return None


def _trade(state: LaGranjaState, seat: int, action: int) -> Message | None:
    standing = state.farms[seat].standing
    if action < code.SELL:
        return _silver(standing.buy_price[action - code.BUY])
    if action < code.UPGRADE:
        return Message("lagranja-cost-one", {"what": source_message(resource_source(action - code.SELL))})
    if state.stack and isinstance(state.stack[-1], FreeUpgrades):
        return None
    return _silver(standing.upgrade_price[good_of(resource_source(action - code.UPGRADE)) - OLIVE])


def _silver(price: int) -> Message | None:
    return Message("lagranja-cost-silver", {"silver": price}) if price else None
