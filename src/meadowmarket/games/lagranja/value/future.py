"""The rest of the game for one seat: how often it will have income, growth, roofs, deliveries and scorings."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.frames import Script
from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.names import NONE
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.round import begin_scoring_phase, reveal_donkeys, table_step, turn_step
from meadowmarket.games.lagranja.rules.turns import DeliveryTurn, ExtraTurn
from meadowmarket.games.lagranja.state import LaGranjaState

# The steps of a round after which a thing is behind everyone.
CARDS_STEP: Final = turn_step(programs.CARDS_TURN)
INCOME_STEP: Final = turn_step(programs.INCOME_TURN)
GROWTH_STEP: Final = turn_step(programs.GROWTH_TURN)
ROOF_STEP: Final = turn_step(programs.ROOF_TURN)
REVEAL_STEP: Final = table_step(reveal_donkeys)
DELIVERY_STEP: Final = turn_step(programs.DELIVERY_TURN)
EXTRA_STEP: Final = turn_step(programs.EXTRA_TURN)
SCORING_STEP: Final = table_step(begin_scoring_phase)
AFTER_ALL: Final = 99

USUAL_DONKEYS: Final = 2.5
USED_EXTRAS: Final = 0.6  # the part of the extra deliveries that is paid for and made


@final
@mypyc_attr(free_list_len=1)
class Future:
    """Counts for one seat. Rounds to come count whole; of the running one only what has not happened yet."""

    def __init__(self, state: LaGranjaState, seat: int, delivering_crafts: list[int]) -> None:
        farm = state.farms[seat]
        rounds = state.game_data.pack.board.rounds - state.round
        bottom = state.stack[0] if state.stack else None
        step = bottom.step - 1 if isinstance(bottom, Script) and bottom.program == programs.GAME else AFTER_ALL
        self.step: Final = step
        self.rounds: Final = rounds
        self.cards = rounds + (1 if step < CARDS_STEP else 0)
        self.incomes = rounds + (1 if step < INCOME_STEP else 0)
        self.growths = rounds + (1 if step < GROWTH_STEP else 0)
        self.roofs = rounds + (1 if step < ROOF_STEP else 0)
        self.scorings: Final = rounds + (1 if step < SCORING_STEP else 0)
        extras = farm.lasting.extra_deliveries * USED_EXTRAS
        each = USUAL_DONKEYS + extras + owned(farm, delivering_crafts)
        self.deliveries = rounds * each
        """The deliveries to come, for which goods can still be had."""
        self.deliveries_now = 0.0
        """Those of the running transport phase, which only goods at hand can use."""
        self.extras_now = 0
        """How many of them would have to be bought."""
        self.free_now = 0
        """How many of them are bought or cost nothing."""
        self.is_last_transport: Final = rounds == 0 and step >= REVEAL_STEP
        """Whether nothing comes any more but the deliveries of the last round."""
        if step < REVEAL_STEP:
            self.deliveries += _donkeys(state, farm) + extras
        else:
            if step < DELIVERY_STEP:
                self.deliveries_now += farm.deliveries
                self.free_now = farm.deliveries
            if step < EXTRA_STEP:
                self.deliveries_now += extras
                self.extras_now = farm.lasting.extra_deliveries
        self._add_pending(state, seat)

    def _add_pending(self, state: LaGranjaState, seat: int) -> None:
        """Add the turns of the running step that have not come to the seat yet, and what is left of its deliveries."""
        for frame in state.stack:
            if isinstance(frame, Script):
                if frame.seat != seat:
                    continue
                program = frame.program
                if program == programs.INCOME_TURN:
                    self.incomes += 1
                elif program == programs.GROWTH_TURN:
                    self.growths += 1
                elif program == programs.ROOF_TURN:
                    self.roofs += 1
                elif program == programs.CARDS_TURN:
                    self.cards += 1
                elif program == programs.DELIVERY_TURN and frame.step == 0:
                    self.deliveries_now += state.farms[seat].deliveries
                    self.free_now += state.farms[seat].deliveries
                elif program == programs.EXTRA_TURN:
                    self.deliveries_now += state.farms[seat].lasting.extra_deliveries * USED_EXTRAS
                    self.extras_now += state.farms[seat].lasting.extra_deliveries
            elif isinstance(frame, DeliveryTurn):
                if frame.seat == seat:
                    self.deliveries_now += frame.left
                    self.free_now += frame.left
            elif isinstance(frame, ExtraTurn) and frame.seat == seat:
                left = state.farms[seat].lasting.extra_deliveries - frame.used - frame.bought
                self.deliveries_now += frame.bought + left * USED_EXTRAS
                self.free_now += frame.bought
                if frame.used == 0 or not state.game_data.extra_deliveries_at_once:
                    self.extras_now += left


def owned(farm: Farm, buildings: list[int]) -> int:
    """Count the craft markers that a farm has of some buildings."""
    count = 0
    for building in buildings:
        if farm.crafts[building]:
            count += 1
    return count


def _donkeys(state: LaGranjaState, farm: Farm) -> float:
    """Return the deliveries of this round's donkey tile, or what one usually brings."""
    if farm.donkey == NONE:
        return USUAL_DONKEYS
    return float(state.game_data.pack.donkeys[farm.donkey].donkeys)
