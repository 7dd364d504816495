"""The course of the game: six rounds of four phases, and what the engine's own programs do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja import (
    cards,
    choices,
    deck,
    delivery,
    dice,
    helpers,
    hooks,
    market,
    programs,
    roofs,
    scoring,
    solo,
    supply,
    turns,
)
from meadowmarket.games.lagranja import notation as code
from meadowmarket.games.lagranja.anytime import anytime_options
from meadowmarket.games.lagranja.goods import GRAPE, OLIVE, PIG, SILVER
from meadowmarket.games.lagranja.markers import need_marker
from meadowmarket.games.lagranja.siesta import order_by_siesta
from meadowmarket.games.lagranja.state import (
    FARM,
    FROM_CRAFTS,
    FROM_HELPERS,
    NONE,
    REVENUE,
    SCORING,
    TRANSPORT,
    Village,
)


@final
class Do(Step[Village]):
    """A step of the course that concerns the whole table."""

    def __init__(self, what: Callable[[Village], None]) -> None:
        self.what: Final = what

    def run(self, village: Village, script: Script) -> None:
        self.what(village)


@final
class DoFor(Step[Village]):
    """A step of the course that concerns one seat."""

    def __init__(self, what: Callable[[Village, int], None]) -> None:
        self.what: Final = what

    def run(self, village: Village, script: Script) -> None:
        self.what(village, script.seat)


@final
class PutAgain(Step[Village]):
    """Goes on with a good for which a marker had to be taken back."""

    def __init__(self, what: Callable[[Village, int, int], None]) -> None:
        self.what: Final = what

    def run(self, village: Village, script: Script) -> None:
        self.what(village, script.seat, script.source)


@final
class InTurnOrder(Step[Village]):
    """Runs a program for each seat, one after the other."""

    def __init__(self, program: int, is_reversed_in_round_1: bool = False) -> None:
        self.program: Final = program
        self.is_reversed_in_round_1: Final = is_reversed_in_round_1

    def run(self, village: Village, script: Script) -> None:
        order = village.order
        first_on_top = not (self.is_reversed_in_round_1 and village.round == 1)
        for seat in reversed(order) if first_on_top else order:
            village.push_script(self.program, seat)


@final
class NextRound(Step[Village]):
    """Begins another round, or ends the game after the last."""

    def run(self, village: Village, script: Script) -> None:
        if village.round < village.rules.pack.board.rounds:
            scoring.prepare_next_round(village)
            village.push_script(programs.GAME, NONE)
        else:
            scoring.end_game(village)


# -- phases


def begin_farm_phase(village: Village) -> None:
    """Begins a round."""
    village.phase = FARM
    village.last_die = NONE
    if village.events is not None:
        village.tell(NONE, "lagranja-log-round", {"round": village.round})


def begin_revenue_phase(village: Village) -> None:
    """Lets the Village Elder mark a space, before the roll."""
    village.phase = REVENUE
    village.reserved_die = NONE
    village.reserved_by = NONE
    for seat in reversed(village.order):
        supply.react(village, seat, hooks.BEFORE_ROLL, 0)


def take_dice(village: Village) -> None:
    """Lets each player take a die, twice; in the solo game one is removed around each choice (LG-5.2, LG-9.3)."""
    stack = village.stack
    if village.rules.players > 1:
        for _ in range(2):
            for seat in reversed(village.order):
                village.push_script(programs.DIE_TURN, seat)
        return
    taking = [programs.DIE_TURN, programs.REMOVE_DIE]
    for _ in range(2):
        for program in reversed(taking) if village.solo_starts else taking:
            stack.append(Script(program, 0, 0, 0, 0))


def find_last_die(village: Village) -> None:
    """Notes the die that is left for all."""
    village.last_die = village.dice.index(1) + 1


def begin_transport_phase(village: Village) -> None:
    """Brings the donkey tiles back in round 4 (LG-6.1); a second solo player sees the neutral move first (LG-9.4)."""
    village.phase = TRANSPORT
    village.dice = [0] * 6
    if village.round == village.rules.pack.board.donkeys_return_in_round:
        for farm in village.farms:
            farm.donkeys_used = 0
    if village.rules.players == 1 and not village.solo_starts:
        village.push_script(programs.NEUTRAL_MOVE, 0)


def choose_donkeys(village: Village) -> None:
    """Asks all seats at once for their donkey tile."""
    village.stack.append(ChooseDonkey(NONE))


@final
class ChooseDonkey(Decision[Village]):
    """Which donkey tile? Secret, and open to all seats at once (LG-6.1)."""

    def seats(self, village: Village) -> list[int]:
        return [seat for seat in village.order if village.farms[seat].donkey == NONE]

    def options(self, village: Village, seat: int) -> list[int]:
        farm = village.farms[seat]
        reuses = can_reuse_donkey(village, seat)
        tiles = range(len(village.rules.pack.donkeys))
        return [code.DONKEY + tile for tile in tiles if reuses or not farm.donkeys_used >> tile & 1]

    def resolve(self, village: Village, seat: int, action: int) -> None:
        village.farms[seat].donkey = action - code.DONKEY
        if village.events is not None:
            village.tell(seat, "lagranja-log-donkey-chosen", {})
            village.tell(seat, "lagranja-log-donkey", {"tile": action - code.DONKEY + 1}, 1 << seat)
        if self.seats(village):
            village.stack.append(self)

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-donkey")

    def why_not(self, village: Village, seat: int, action: int) -> Message | None:
        is_donkey = code.DONKEY <= action < code.PAY
        return Message("lagranja-why-donkey-used") if is_donkey else None


def can_reuse_donkey(village: Village, seat: int) -> bool:
    """Says whether a Donkey Breeder lets a used tile be chosen: ready, silver at hand, a marker for the mark."""
    farm = village.farms[seat]
    card = farm.standing.breeder
    if card == NONE or not farm.is_ready(card) or farm.goods[SILVER] < village.rules.helper_silver[card]:
        return False
    return not helpers.lacks_marker(village, seat, village.rules.helpers[card])


def reveal_donkeys(village: Village) -> None:
    """Reveals the tiles together; effects of the reveal add to hats and donkeys."""
    village.reveal()
    for seat in reversed(village.order):
        farm = village.farms[seat]
        tile = village.rules.pack.donkeys[farm.donkey]
        if farm.donkeys_used >> farm.donkey & 1:
            helpers.mark(village, seat, farm.standing.breeder)
            if village.events is not None:
                village.tell(seat, "lagranja-log-use", {"helper": village.rules.helper_name(farm.standing.breeder)})
            supply.pay_silver(village, seat, village.rules.helper_silver[farm.standing.breeder])
        farm.hats = tile.hats
        farm.deliveries = tile.donkeys
        supply.react(village, seat, hooks.DONKEYS_REVEALED, programs.AT_REVEAL)
        for building in village.rules.active_crafts(farm, village.round, hooks.DONKEYS_REVEALED):
            lasting = village.rules.lasting_programs[building]
            village.push_script(lasting, seat, FROM_CRAFTS, programs.AT_REVEAL)
    if village.events is not None:
        for seat in village.order:
            village.tell(seat, "lagranja-log-donkey-revealed", {"tile": village.farms[seat].donkey + 1})


def set_turn_order(village: Village) -> None:
    """Sets the new turn order (LG-6.3)."""
    village.order = order_by_siesta(village)
    for seat in reversed(village.order):
        supply.react(village, seat, hooks.TURN_ORDER_SET, 0)


def lay_donkey_down(village: Village, seat: int) -> None:
    """Puts the used tile away (LG-6.14)."""
    farm = village.farms[seat]
    farm.donkeys_used |= 1 << farm.donkey


def finish_transport_phase(village: Village) -> None:
    """Lets the neutral player move after a starting solo player (LG-9.4)."""
    if village.rules.players == 1 and village.solo_starts:
        village.push_script(programs.NEUTRAL_MOVE, 0)


def begin_scoring_phase(village: Village) -> None:
    """Scores the round (LG-7)."""
    village.phase = SCORING
    scoring.score_round(village)


# -- what happens to one seat


def begin_cards_turn(village: Village, seat: int) -> None:
    """Begins the turn of LG-4.1."""
    board = village.rules.pack.board
    left = board.cards_played_round_1 if village.round == 1 else board.cards_played_later
    village.stack.append(turns.CardsTurn(seat, left))


def begin_turn(village: Village, turn: turns.MainActionTurn) -> None:
    """Begins a turn that only its main action ends; without any anytime action it is passed over (LG-3.9)."""
    found: list[int] = []
    anytime_options(village, turn.seat, found)
    if found:
        village.stack.append(turn)
    else:
        turn.take_main(village, turn.seat, turn.action)


def begin_income_turn(village: Village, seat: int) -> None:
    """Begins the turn of LG-4.7."""
    begin_turn(village, turns.IncomeTurn(seat))


def begin_growth_turn(village: Village, seat: int) -> None:
    """Begins the turn of LG-4.8."""
    begin_turn(village, turns.GrowthTurn(seat))


def begin_siesta_turn(village: Village, seat: int) -> None:
    """Begins the turn of LG-6.2."""
    begin_turn(village, turns.SiestaTurn(seat))


def begin_roof_turn(village: Village, seat: int) -> None:
    """Begins the turn of LG-4.10."""
    village.stack.append(turns.RoofTurn(seat, 0))


def begin_die_turn(village: Village, seat: int) -> None:
    """Begins the turn of LG-5.2."""
    village.stack.append(turns.DieTurn(seat))


def begin_last_die_turn(village: Village, seat: int) -> None:
    """Begins the turn of the last die."""
    village.stack.append(turns.LastDieTurn(seat))


def begin_delivery_turn(village: Village, seat: int) -> None:
    """Begins the turn of LG-6.4."""
    village.stack.append(turns.DeliveryTurn(seat, village.farms[seat].deliveries))


def begin_extra_turn(village: Village, seat: int) -> None:
    """Begins the turn of LG-6.13."""
    village.stack.append(turns.ExtraTurn(seat, 0, 0))


def extensions_pay(village: Village, seat: int) -> None:
    """Takes the silver of extensions at income (LG-4.7)."""
    silver = village.farms[seat].standing.silver
    if silver:
        supply.gain(village, seat, SILVER, silver, FROM_HELPERS, False)


def fields_grow(village: Village, seat: int) -> None:
    """Lets each empty field bear (LG-4.8)."""
    farm = village.farms[seat]
    for good in range(OLIVE, GRAPE + 1):
        for _ in range(supply.empty_fields(farm, good)):
            supply.grow(village, seat, good)


def pigs_have_offspring(village: Village, seat: int) -> None:
    """Brings one more pig with two pigs and an empty pen (LG-4.8)."""
    farm = village.farms[seat]
    if 2 <= farm.goods[PIG] < farm.standing.pens:
        if farm.markers == 0:
            need_marker(village, seat, programs.OFFSPRING, 0)
            return
        supply.put(village, seat, PIG)
        supply.react(village, seat, hooks.OFFSPRING, 0)


THE_ROUND: Final[list[Step[Village]]] = [
    Do(begin_farm_phase),
    InTurnOrder(programs.CARDS_TURN),
    InTurnOrder(programs.FILL_HAND),
    InTurnOrder(programs.INCOME_TURN),
    InTurnOrder(programs.GROWTH_TURN),
    InTurnOrder(programs.ROOF_TURN, is_reversed_in_round_1=True),
    Do(begin_revenue_phase),
    Do(dice.roll),
    Do(take_dice),
    Do(find_last_die),
    InTurnOrder(programs.LAST_DIE_TURN),
    Do(begin_transport_phase),
    Do(choose_donkeys),
    Do(reveal_donkeys),
    InTurnOrder(programs.SIESTA_TURN),
    Do(set_turn_order),
    InTurnOrder(programs.DELIVERY_TURN),
    InTurnOrder(programs.EXTRA_TURN),
    Do(finish_transport_phase),
    Do(begin_scoring_phase),
    NextRound(),
]


def engine_programs() -> dict[int, list[Step[Village]]]:
    """Returns the engine's own programs by their number."""
    return {
        programs.GAME: THE_ROUND,
        programs.REACT: [helpers.React()],
        programs.USE_HELPER: [helpers.UseHelper()],
        programs.PUT_GOOD: [PutAgain(supply.put)],
        programs.GROW_FIELD: [PutAgain(supply.grow)],
        programs.BUY_GOOD: [PutAgain(supply.buy)],
        programs.DELIVER: [delivery.DeliverStep()],
        programs.CARRY_OUT_DELIVERY: [delivery.CarryOutDelivery()],
        # LG-6.10: trade good, stall with its fight, butcher, helpers
        programs.COMPLETE_BARROW: [
            delivery.GainTradeGood(),
            market.AskStall(),
            delivery.CraftsLast(hooks.COMPLETE_BARROW),
            delivery.HelpersReact(hooks.COMPLETE_BARROW),
        ],
        # LG-6.7: markers and VP, the active general store, helpers, the immediate effect
        programs.COMPLETE_BUILDING: [
            delivery.CompleteBuilding(),
            delivery.CraftsLast(hooks.COMPLETE_BUILDING),
            delivery.HelpersReact(hooks.COMPLETE_BUILDING),
            delivery.ImmediateEffect(),
        ],
        programs.SET_STALL: [market.SetStall()],
        programs.STALL_EFFECTS: [market.StallEffects()],
        programs.ATTACK: [market.Attack()],
        programs.FREE_UPGRADES: [choices.FreeUpgradesStep()],
        programs.REGROW: [choices.RegrowStep()],
        programs.MOVE_FROM_FIELD: [choices.MoveFromFieldStep()],
        programs.FLIP_ROOFS: [roofs.FlipRoofs()],
        programs.CHANGE_DIE: [dice.ChangeDieStep(only_tiles=0)],
        programs.CHANGE_BY_TILE: [dice.ChangeDieStep(only_tiles=1)],
        programs.USE_DIE: [dice.DieAction(), dice.DieHelpers()],
        programs.USE_LAST_DIE: [dice.DieAction(), delivery.HelpersReact(hooks.LAST_DIE)],
        programs.PLAY_FROM_HAND: [cards.PlayFromHandStep()],
        # LG-4.7: craft markers, extensions, helpers
        programs.TAKE_INCOME: [
            delivery.CraftsLast(hooks.INCOME),
            DoFor(extensions_pay),
            delivery.HelpersReact(hooks.INCOME),
        ],
        programs.GROW: [
            DoFor(fields_grow),
            DoFor(pigs_have_offspring),
            delivery.HelpersReact(hooks.GROWTH),
        ],
        programs.ROOF_WAS_USED: [roofs.RoofWasUsed()],
        programs.CARDS_TURN: [DoFor(begin_cards_turn)],
        programs.FILL_HAND: [deck.FillHand()],
        programs.INCOME_TURN: [DoFor(begin_income_turn)],
        programs.GROWTH_TURN: [DoFor(begin_growth_turn)],
        programs.ROOF_TURN: [DoFor(begin_roof_turn)],
        programs.DIE_TURN: [DoFor(begin_die_turn)],
        programs.LAST_DIE_TURN: [DoFor(begin_last_die_turn)],
        programs.SIESTA_TURN: [DoFor(begin_siesta_turn)],
        programs.DELIVERY_TURN: [DoFor(begin_delivery_turn), DoFor(lay_donkey_down)],
        programs.EXTRA_TURN: [DoFor(begin_extra_turn)],
        programs.NEUTRAL_MOVE: [solo.NeutralMove()],
        programs.REMOVE_DIE: [solo.RemoveDie()],
        programs.OFFSPRING: [DoFor(pigs_have_offspring)],
        programs.KEEP_STALL: [market.KeepAttackedStall()],
        programs.LOSE_STALL: [market.LoseAttackedStall()],
        programs.CHANGE_BY_HELPER: [dice.ChangeByHelper()],
        programs.CHANGE_SILVER: [Do(scoring.change_silver)],
    }
