"""The piece that each action is about: a table from families of actions to pieces on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.pieces import PieceRef
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.actions import resource_source
from meadowmarket.games.lagranja.names import GOODS, NONE, NUM_BUILDINGS, OLIVE, TRADE_GOOD, good_of
from meadowmarket.games.lagranja.state import LaGranjaState

Finder = Callable[[LaGranjaState, int, int], "PieceRef | None"]
"""From the state, the seat and the action's index in its family."""


def piece_of(state: LaGranjaState, seat: int, action: int) -> PieceRef | None:
    """Return the piece that lights up for an action; None where there is none on the board."""
    game_data = state.game_data
    return FINDERS[game_data.family_of[action]](state, seat, game_data.index_of[action])


def _nothing(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return None


def _single(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    """Return the piece of an action that is its own kind: END to EXTRA."""
    if n == code.HATS - code.END:
        return PieceRef("disc")
    return PieceRef("extra") if n == code.EXTRA - code.END else None


def _die(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("die", str(n + 1)) if state.dice[n] else None


def _space(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("space", str(n + 1))


def _donkey(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("donkey", str(n + 1))


def _source(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _priced(n, "")


def _priced(n: int, price: str) -> PieceRef:
    """Return the good of a source, and which of its prices an action is about."""
    good = good_of(n)
    return PieceRef("good" if n == good else "field", GOODS[good], part=price)


def _from_olive(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _source(state, seat, n + OLIVE)


def _bought(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _priced(n + OLIVE, "buy")


def _sold(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _priced(resource_source(n), "sell")


def _upgraded(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _priced(resource_source(n), "upgrade")


def _trade_good(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("good", GOODS[TRADE_GOOD])


def _trade(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    """Return the trade good, and the option it is returned for (LG-3.2)."""
    return PieceRef("good", GOODS[TRADE_GOOD], part=state.game_data.pack.trade_options[n].id)


def _siesta(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    """Return the space that the steps lead to; steps that go beyond the last space have none."""
    space = state.farms[seat].siesta + n + 1
    return PieceRef("siesta", "", space) if space <= state.game_data.last_siesta_space else None


def _open_symbol(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    """Return the first symbol that asks for the good."""
    symbols = _symbols(state, seat, n, served=0)
    return _symbol(state, n, symbols[0]) if symbols else None


def _served_symbol(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    """Return the symbol that was served last."""
    symbols = _symbols(state, seat, n, served=1)
    return _symbol(state, n, symbols[-1]) if symbols else None


def _symbols(state: LaGranjaState, seat: int, n: int, served: int) -> list[int]:
    """List the symbols of a good at a destination (n: destination * 10 + good) that are served, or not."""
    destination, good = n // 10, n % 10
    row, bits = _row(state, seat, destination)
    return [i for i in range(len(row)) if row[i] == good and bits >> i & 1 == served]


def _row(state: LaGranjaState, seat: int, destination: int) -> tuple[list[int], int]:
    """Return the symbols of a destination, and the bits of those that are served."""
    farm, rows = state.farms[seat], state.game_data.rows
    if destination < NUM_BUILDINGS:
        return rows[destination], farm.rows[destination]
    place = destination - NUM_BUILDINGS
    card = farm.barrows[place]
    return ([], 0) if card == NONE else (rows[NUM_BUILDINGS + card], farm.barrow_deliveries[place])


def _symbol(state: LaGranjaState, n: int, symbol: int) -> PieceRef:
    """Return a symbol of a destination with its good (n: destination * 10 + good)."""
    destination, good = n // 10, GOODS[n % 10]
    if destination < NUM_BUILDINGS:
        return PieceRef("symbol", state.game_data.buildings[destination].id, symbol, part=good)
    return PieceRef("barrow-symbol", str(destination - NUM_BUILDINGS + 1), symbol, part=good)


def _barrow(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("barrow", str(n + 1))


def _owner(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("owner", state.game_data.buildings[n].id)


def _hand(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _side(state, seat, n, "")


def _field_side(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _side(state, seat, n, "field")


def _barrow_side(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _side(state, seat, n, "barrow")


def _extension_side(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _side(state, seat, n, "extension")


def _helper_side(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _side(state, seat, n, "helper")


def _side(state: LaGranjaState, seat: int, n: int, side: str) -> PieceRef | None:
    """Return a card of the hand, and the side on which it is played (LG-1.3)."""
    number = state.game_data.pack.cards[n].number
    return PieceRef("hand", number, part=side) if n in state.farms[seat].hand else None


def _helper(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("helper", state.game_data.pack.cards[n].helper.id) if n in state.farms[seat].helpers else None


def _offered_roof(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("roof", state.game_data.pack.roof_kinds[n].id) if n in state.roofs else None


def _used_roof(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _own_roof(state, seat, n, is_used=True)


def _unused_roof(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    return _own_roof(state, seat, n, is_used=False)


def _own_roof(state: LaGranjaState, seat: int, kind: int, is_used: bool) -> PieceRef | None:
    farm = state.farms[seat]
    for place in range(len(farm.roofs)):
        if farm.roofs[place] == kind and bool(farm.roofs_used[place]) == is_used:
            return PieceRef("own-roof", "", place)
    return None


def _market(state: LaGranjaState, seat: int, n: int) -> PieceRef | None:
    data = state.game_data
    return PieceRef("market", data.all_labels[n]) if data.spaces_by_label[n] != NONE else None


FINDERS: Final[dict[str, Finder]] = {
    "simple": _single,
    "die": _die,
    "reserve": _space,
    "change": _space,
    "donkey": _donkey,
    "pay": _source,
    "from": _source,
    "take": _from_olive,
    "take-pair": _nothing,
    "steps": _siesta,
    "deliver": _open_symbol,
    "replace-barrow": _barrow,
    "take-back": _from_olive,
    "take-back-delivery": _served_symbol,
    "take-back-owner": _owner,
    "buy": _bought,
    "sell": _sold,
    "upgrade": _upgraded,
    "field": _field_side,
    "barrow": _barrow_side,
    "extension": _extension_side,
    "helper": _helper_side,
    "discard": _hand,
    "replace-helper": _helper,
    "take-back-mark": _helper,
    "take-back-bar": _trade_good,
    "roof": _offered_roof,
    "flip": _used_roof,
    "stall": _market,
    "take-back-stall": _market,
    "choose": _nothing,
    "trade": _trade,
    "bonus": _unused_roof,
    "use": _helper,
}
"""By family of actions: what finds its piece."""
