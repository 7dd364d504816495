"""Effects that act on cards, roof tiles, income, siesta, deliveries and stalls."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.frames import Script
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.effects.effect import Effect
from meadowmarket.games.lagranja.effects.programs import (
    AT_REVEAL,
    DELIVER,
    PLAY_FROM_HAND,
    PURCHASED,
    TAKE_INCOME,
)
from meadowmarket.games.lagranja.names import (
    NONE,
    SILVER,
    VP,
)
from meadowmarket.games.lagranja.rules import deck, delivery, market, roofs, siesta
from meadowmarket.games.lagranja.rules.economy import gain
from meadowmarket.games.lagranja.state import LaGranjaState


@final
class Deliver(Effect[LaGranjaState]):
    """Deliver up to n goods: `delivery(n[,target])`, `purchased-delivery(n)`."""

    def __init__(self, n: int, kind: int) -> None:
        self.n: Final = n
        self.kind: Final = kind  # DELIVERY_ANYWHERE, _TO_BUILDING or _TO_BARROW, with PURCHASED where it costs silver

    def run(self, state: LaGranjaState, script: Script) -> None:
        if script.value == AT_REVEAL:  # LG-6.9: the cartwright's delivery joins those of the donkeys
            state.farms[script.seat].deliveries += self.n
        else:
            state.stack.append(Script(DELIVER, 0, script.seat, self.kind, self.n))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        if value == AT_REVEAL:
            return True
        farm = state.farms[seat]
        if self.kind & PURCHASED and farm.goods[SILVER] < farm.lasting.extra_price:
            return False
        return delivery.can_deliver(state, seat, self.kind)


@final
class Draw(Effect[LaGranjaState]):
    """Draw cards: `draw(n)`."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: LaGranjaState, script: Script) -> None:
        deck.draw_to_hand(state, script.seat, self.n)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return bool(state.deck) or bool(state.discards)


@final
class PlayCard(Effect[LaGranjaState]):
    """Play a card from the hand; an extension is paid for: `play-card`."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(Script(PLAY_FROM_HAND, 0, script.seat, 0, 0))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return bool(state.farms[seat].hand)


@final
class MoveSiestaDisc(Effect[LaGranjaState]):
    """Move the siesta disc up to n steps; when the donkeys are revealed, add n hats (LG-6.2): `siesta(n)`."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: LaGranjaState, script: Script) -> None:
        if script.value == AT_REVEAL:
            state.farms[script.seat].hats += self.n
        else:
            siesta.ask_steps(state, script.seat, self.n)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return value == AT_REVEAL or state.farms[seat].siesta < state.game_data.last_siesta_space


@final
class FlipRoof(Effect[LaGranjaState]):
    """Turn used tiles back, never the one whose effect it is: `flip-roof(n)`."""

    def __init__(self, n: int, is_tile: bool) -> None:
        self.n: Final = n
        self.is_tile: Final = is_tile

    def run(self, state: LaGranjaState, script: Script) -> None:
        roofs.ask_flip(state, script.seat, script.value if self.is_tile else NONE, self.n)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return roofs.has_used_tile(state.farms[seat], value if self.is_tile else NONE)


@final
class TakeIncome(Effect[LaGranjaState]):
    """Take the income once more, all of LG-4.7: `take-income`."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.push_script(TAKE_INCOME, script.seat)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        farm = state.farms[seat]
        return (
            farm.lasting.silver > 0
            or bool(farm.lasting.reactions[hooks.INCOME])
            or bool(farm.active_crafts(state.game_data, state.round, hooks.INCOME))
        )


@final
class PlaceStall(Effect[LaGranjaState]):
    """Place a stall on any free space, without VP and without a fight (LG-4.12): `place-stall(any)`."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        if market.has_free_space(state):
            state.ask(market.ChooseFreeSpace(script.seat))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return market.has_free_space(state)


@final
class DoubleRoofVp(Effect[LaGranjaState]):
    """Score the roof space just covered once more: `double-roof-vp`."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        gain(state, script.seat, VP, state.roof_vp, script.subject, False)
        state.roof_vp = 0  # twice, not more, even if the tile is turned back in this turn

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return state.roof_vp > 0
