"""The round: its phases and steps, and what each of them does (LG-1.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects import hooks, programs
from meadowmarket.games.lagranja.names import (
    FARM,
    FROM_CRAFTS,
    FROM_HELPERS,
    GRAPE,
    NONE,
    OLIVE,
    PIG,
    REVENUE,
    SCORING,
    SILVER,
    TRANSPORT,
)
from meadowmarket.games.lagranja.rules import (
    dice,
    economy,
    helpers,
    scoring,
    turns,
)
from meadowmarket.games.lagranja.rules.anytime import anytime_options
from meadowmarket.games.lagranja.rules.markers import need_marker
from meadowmarket.games.lagranja.rules.siesta import order_by_siesta
from meadowmarket.games.lagranja.state import LaGranjaState


@final
class Do(Step[LaGranjaState]):
    """Do what a step of the round does for the whole table."""

    def __init__(self, what: Callable[[LaGranjaState], None]) -> None:
        self.what: Final = what

    def run(self, state: LaGranjaState, script: Script) -> None:
        self.what(state)


@final
class DoFor(Step[LaGranjaState]):
    """Do what a step of the round does for one seat."""

    def __init__(self, what: Callable[[LaGranjaState, int], None]) -> None:
        self.what: Final = what

    def run(self, state: LaGranjaState, script: Script) -> None:
        self.what(state, script.seat)


@final
class PutAgain(Step[LaGranjaState]):
    """Continue with a good for which a marker had to be taken back."""

    def __init__(self, what: Callable[[LaGranjaState, int, int], None]) -> None:
        self.what: Final = what

    def run(self, state: LaGranjaState, script: Script) -> None:
        self.what(state, script.seat, script.subject)


@final
class RunInTurnOrder(Step[LaGranjaState]):
    """Run a program for each seat, one after the other."""

    def __init__(self, program: int, is_reversed_in_round_1: bool = False) -> None:
        self.program: Final = program
        self.is_reversed_in_round_1: Final = is_reversed_in_round_1

    def run(self, state: LaGranjaState, script: Script) -> None:
        order = state.order
        first_on_top = not (self.is_reversed_in_round_1 and state.round == 1)
        for seat in reversed(order) if first_on_top else order:
            state.push_script(self.program, seat)


@final
class BeginNextRound(Step[LaGranjaState]):
    """Begin another round, or end the game after the last."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        if state.round < state.game_data.pack.board.rounds:
            scoring.prepare_next_round(state)
            state.push_script(programs.GAME, NONE)
        else:
            scoring.end_game(state)


# -- phases


def begin_farm_phase(state: LaGranjaState) -> None:
    """Begin a round."""
    state.phase = FARM
    state.last_die = NONE
    if state.events is not None:
        state.emit(NONE, "lagranja-log-round", {"round": state.round})


def begin_revenue_phase(state: LaGranjaState) -> None:
    """Let the Village Elder mark a space, before the roll."""
    state.phase = REVENUE
    state.reserved_die = NONE
    state.reserved_by = NONE
    for seat in reversed(state.order):
        economy.react(state, seat, hooks.BEFORE_ROLL, 0)


def take_dice(state: LaGranjaState) -> None:
    """Let each player take a die, twice; in the solo game one is removed around each choice (LG-5.2, LG-9.3)."""
    stack = state.stack
    if state.game_data.players > 1:
        for _ in range(2):
            for seat in reversed(state.order):
                state.push_script(programs.DIE_TURN, seat)
        return
    taking = [programs.DIE_TURN, programs.REMOVE_DIE]
    for _ in range(2):
        for program in reversed(taking) if state.solo_starts else taking:
            stack.append(Script(program, 0, 0, 0, 0))


def find_last_die(state: LaGranjaState) -> None:
    """Note the die that is left for all."""
    state.last_die = state.dice.index(1) + 1


def begin_transport_phase(state: LaGranjaState) -> None:
    """Bring the donkey tiles back in round 4 (LG-6.1); a second solo player sees the neutral move first (LG-9.4)."""
    state.phase = TRANSPORT
    state.dice = [0] * 6
    if state.round == state.game_data.pack.board.donkeys_return_in_round:
        for farm in state.farms:
            farm.donkeys_used = 0
    if state.game_data.players == 1 and not state.solo_starts:
        state.push_script(programs.NEUTRAL_MOVE, 0)


def choose_donkeys(state: LaGranjaState) -> None:
    """Ask all seats at once for their donkey tile."""
    state.ask(ChooseDonkey(NONE))


@final
class ChooseDonkey(Decision[LaGranjaState]):
    """Which donkey tile? Secret, and open to all seats at once (LG-6.1)."""

    def seats(self, state: LaGranjaState) -> list[int]:
        return [seat for seat in state.order if state.farms[seat].donkey == NONE]

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        farm = state.farms[seat]
        reuses = can_reuse_donkey(state, seat)
        tiles = range(len(state.game_data.pack.donkeys))
        return [code.DONKEY + tile for tile in tiles if reuses or not farm.donkeys_used >> tile & 1]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        state.farms[seat].donkey = action - code.DONKEY
        if state.events is not None:
            state.emit(seat, "lagranja-log-donkey-chosen", {})
            state.emit(seat, "lagranja-log-donkey", {"tile": action - code.DONKEY + 1}, 1 << seat)
        if self.seats(state):
            state.ask(self)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-donkey")

    def why_not(self, state: LaGranjaState, seat: int, action: int) -> Message | None:
        is_donkey = state.game_data.family_of[action] == "donkey"
        return Message("lagranja-why-donkey-used") if is_donkey else None


def can_reuse_donkey(state: LaGranjaState, seat: int) -> bool:
    """Whether a Donkey Breeder lets a used tile be chosen: ready, silver at hand, a marker for the mark."""
    farm = state.farms[seat]
    card = farm.lasting.breeder
    if card == NONE or not farm.is_ready(card) or farm.goods[SILVER] < state.game_data.helper_silver[card]:
        return False
    return not helpers.lacks_marker(state, seat, state.game_data.helpers[card])


def reveal_donkeys(state: LaGranjaState) -> None:
    """Reveal the tiles together; effects of the reveal add to hats and donkeys."""
    state.reveal()
    for seat in reversed(state.order):
        farm = state.farms[seat]
        tile = state.game_data.pack.donkeys[farm.donkey]
        if farm.donkeys_used >> farm.donkey & 1:
            helpers.mark(state, seat, farm.lasting.breeder)
            if state.events is not None:
                state.emit(seat, "lagranja-log-use", {"helper": state.game_data.helper_name(farm.lasting.breeder)})
            economy.pay_silver(state, seat, state.game_data.helper_silver[farm.lasting.breeder])
        farm.hats = tile.hats
        farm.deliveries = tile.donkeys
        economy.react(state, seat, hooks.DONKEYS_REVEALED, programs.AT_REVEAL)
        for building in farm.active_crafts(state.game_data, state.round, hooks.DONKEYS_REVEALED):
            lasting = state.game_data.lasting_programs[building]
            state.push_script(lasting, seat, FROM_CRAFTS, programs.AT_REVEAL)
    if state.events is not None:
        for seat in state.order:
            state.emit(seat, "lagranja-log-donkey-revealed", {"tile": state.farms[seat].donkey + 1})


def set_turn_order(state: LaGranjaState) -> None:
    """Set the new turn order (LG-6.3)."""
    state.order = order_by_siesta(state)
    for seat in reversed(state.order):
        economy.react(state, seat, hooks.TURN_ORDER_SET, 0)


def lay_donkey_down(state: LaGranjaState, seat: int) -> None:
    """Put the used tile away (LG-6.14)."""
    farm = state.farms[seat]
    farm.donkeys_used |= 1 << farm.donkey


def finish_transport_phase(state: LaGranjaState) -> None:
    """Let the neutral player move after a starting solo player (LG-9.4)."""
    if state.game_data.players == 1 and state.solo_starts:
        state.push_script(programs.NEUTRAL_MOVE, 0)


def begin_scoring_phase(state: LaGranjaState) -> None:
    """Score the round (LG-7)."""
    state.phase = SCORING
    scoring.score_round(state)


# -- what happens to one seat


def begin_cards_turn(state: LaGranjaState, seat: int) -> None:
    """Begin the turn of LG-4.1."""
    board = state.game_data.pack.board
    left = board.cards_played_round_1 if state.round == 1 else board.cards_played_later
    state.ask(turns.CardsTurn(seat, left))


def begin_turn(state: LaGranjaState, turn: turns.MainActionTurn) -> None:
    """Begin a turn that only its main action ends; without any anytime action it is passed over (LG-3.9)."""
    found: list[int] = []
    anytime_options(state, turn.seat, found)
    if found:
        state.ask(turn)
    else:
        turn.take_main(state, turn.seat, turn.action)


def begin_income_turn(state: LaGranjaState, seat: int) -> None:
    """Begin the turn of LG-4.7."""
    begin_turn(state, turns.IncomeTurn(seat))


def begin_growth_turn(state: LaGranjaState, seat: int) -> None:
    """Begin the turn of LG-4.8."""
    begin_turn(state, turns.GrowthTurn(seat))


def begin_siesta_turn(state: LaGranjaState, seat: int) -> None:
    """Begin the turn of LG-6.2."""
    begin_turn(state, turns.SiestaTurn(seat))


def begin_roof_turn(state: LaGranjaState, seat: int) -> None:
    """Begin the turn of LG-4.10."""
    state.ask(turns.RoofTurn(seat, 0))


def begin_die_turn(state: LaGranjaState, seat: int) -> None:
    """Begin the turn of LG-5.2."""
    state.ask(turns.DieTurn(seat))


def begin_last_die_turn(state: LaGranjaState, seat: int) -> None:
    """Begin the turn of the last die."""
    state.ask(turns.LastDieTurn(seat))


def begin_delivery_turn(state: LaGranjaState, seat: int) -> None:
    """Begin the turn of LG-6.4."""
    state.ask(turns.DeliveryTurn(seat, state.farms[seat].deliveries))


def begin_extra_turn(state: LaGranjaState, seat: int) -> None:
    """Begin the turn of LG-6.13."""
    state.ask(turns.ExtraTurn(seat, 0, 0))


def extensions_pay(state: LaGranjaState, seat: int) -> None:
    """Take the silver of extensions at income (LG-4.7)."""
    silver = state.farms[seat].lasting.silver
    if silver:
        economy.gain(state, seat, SILVER, silver, FROM_HELPERS, False)


def fields_grow(state: LaGranjaState, seat: int) -> None:
    """Let each empty field grow a good (LG-4.8)."""
    farm = state.farms[seat]
    for good in range(OLIVE, GRAPE + 1):
        for _ in range(economy.empty_fields(farm, good)):
            economy.grow(state, seat, good)


def pigs_have_offspring(state: LaGranjaState, seat: int) -> None:
    """Add a pig where there are two and an empty pen (LG-4.8)."""
    farm = state.farms[seat]
    if 2 <= farm.goods[PIG] < farm.lasting.pens:
        if farm.markers == 0:
            need_marker(state, seat, programs.OFFSPRING, 0)
            return
        economy.put(state, seat, PIG)
        economy.react(state, seat, hooks.OFFSPRING, 0)


THE_ROUND: Final[list[Step[LaGranjaState]]] = [
    Do(begin_farm_phase),
    RunInTurnOrder(programs.CARDS_TURN),
    RunInTurnOrder(programs.FILL_HAND),
    RunInTurnOrder(programs.INCOME_TURN),
    RunInTurnOrder(programs.GROWTH_TURN),
    RunInTurnOrder(programs.ROOF_TURN, is_reversed_in_round_1=True),
    Do(begin_revenue_phase),
    Do(dice.roll),
    Do(take_dice),
    Do(find_last_die),
    RunInTurnOrder(programs.LAST_DIE_TURN),
    Do(begin_transport_phase),
    Do(choose_donkeys),
    Do(reveal_donkeys),
    RunInTurnOrder(programs.SIESTA_TURN),
    Do(set_turn_order),
    RunInTurnOrder(programs.DELIVERY_TURN),
    RunInTurnOrder(programs.EXTRA_TURN),
    Do(finish_transport_phase),
    Do(begin_scoring_phase),
    BeginNextRound(),
]


def turn_step(program: int) -> int:
    """Return the step of the round in which each seat has a turn of a program."""
    for i, step in enumerate(THE_ROUND):
        if isinstance(step, RunInTurnOrder) and step.program == program:
            return i
    raise ValueError(f"no step of the round runs program {program} for each seat")


def table_step(what: Callable[[LaGranjaState], None]) -> int:
    """Return the step of the round that does something for the whole table."""
    for i, step in enumerate(THE_ROUND):
        if isinstance(step, Do) and step.what is what:
            return i
    raise ValueError(f"no step of the round does {what}")
