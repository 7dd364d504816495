"""The engine's own programs: what each name of `effects/programs.py` does."""

from __future__ import annotations

from meadowmarket.core.frames import Step
from meadowmarket.games.lagranja.effects import choices, hooks, programs
from meadowmarket.games.lagranja.rules import (
    cards,
    deck,
    delivery,
    dice,
    economy,
    helpers,
    market,
    roofs,
    scoring,
    solo,
)
from meadowmarket.games.lagranja.rules.round import (
    THE_ROUND,
    Do,
    DoFor,
    PutAgain,
    begin_cards_turn,
    begin_delivery_turn,
    begin_die_turn,
    begin_extra_turn,
    begin_growth_turn,
    begin_income_turn,
    begin_last_die_turn,
    begin_roof_turn,
    begin_siesta_turn,
    extensions_pay,
    fields_grow,
    lay_donkey_down,
    pigs_have_offspring,
)
from meadowmarket.games.lagranja.state import LaGranjaState

Table = dict[int, list[Step[LaGranjaState]]]


def engine_programs() -> Table:
    """Return the engine's own programs by their number."""
    return {**_game(), **_goods(), **_delivery(), **_market(), **_turns()}


def _game() -> Table:
    """Make the programs of the round, of helpers and of dice."""
    return {
        programs.GAME: THE_ROUND,
        programs.REACT: [helpers.React()],
        programs.USE_HELPER: [helpers.UseHelper()],
        programs.CHANGE_DIE: [dice.AskForDieChange(only_tiles=0)],
        programs.CHANGE_BY_TILE: [dice.AskForDieChange(only_tiles=1)],
        programs.USE_DIE: [dice.DoDieAction(), dice.TriggerDieHelpers()],
        programs.USE_LAST_DIE: [dice.DoDieAction(), delivery.TriggerHelpers(hooks.LAST_DIE)],
        programs.REMOVE_DIE: [solo.RemoveDie()],
        programs.CHANGE_BY_HELPER: [dice.ChangeByHelper()],
        programs.CHANGE_SILVER: [Do(scoring.change_silver)],
    }


def _goods() -> Table:
    """Make the programs of goods, cards and roof tiles on a farm."""
    return {
        programs.PUT_GOOD: [PutAgain(economy.put)],
        programs.GROW_FIELD: [PutAgain(economy.grow)],
        programs.BUY_GOOD: [PutAgain(economy.buy)],
        programs.FREE_UPGRADES: [choices.AskForUpgrade()],
        programs.REGROW: [choices.AskForRegrownField()],
        programs.MOVE_FROM_FIELD: [choices.AskToMove()],
        programs.FLIP_ROOFS: [roofs.AskForRoofs()],
        programs.PLAY_FROM_HAND: [cards.AskForCard()],
        # LG-4.7: craft markers, extensions, helpers
        programs.TAKE_INCOME: [
            delivery.TriggerCrafts(hooks.INCOME),
            DoFor(extensions_pay),
            delivery.TriggerHelpers(hooks.INCOME),
        ],
        programs.GROW: [
            DoFor(fields_grow),
            DoFor(pigs_have_offspring),
            delivery.TriggerHelpers(hooks.GROWTH),
        ],
        programs.ROOF_WAS_USED: [roofs.TriggerRoofHelpers()],
        programs.FILL_HAND: [deck.FillHand()],
        programs.OFFSPRING: [DoFor(pigs_have_offspring)],
    }


def _delivery() -> Table:
    """Make the programs of deliveries, and what completes."""
    return {
        programs.DELIVER: [delivery.AskForDelivery()],
        programs.CARRY_OUT_DELIVERY: [delivery.CarryOutDelivery()],
        # LG-6.10: trade good, stall with its fight, butcher, helpers
        programs.COMPLETE_BARROW: [
            delivery.GainTradeGood(),
            market.AskForStall(),
            delivery.TriggerCrafts(hooks.COMPLETE_BARROW),
            delivery.TriggerHelpers(hooks.COMPLETE_BARROW),
        ],
        # LG-6.7: markers and VP, the active general store, helpers, the immediate effect
        programs.COMPLETE_BUILDING: [
            delivery.CompleteBuilding(),
            delivery.TriggerCrafts(hooks.COMPLETE_BUILDING),
            delivery.TriggerHelpers(hooks.COMPLETE_BUILDING),
            delivery.DoImmediateEffect(),
        ],
    }


def _market() -> Table:
    """Make the programs of stalls and their fights."""
    return {
        programs.SET_STALL: [market.SetStall()],
        programs.STALL_EFFECTS: [market.FightForSpace()],
        programs.ATTACK: [market.Attack()],
        programs.NEUTRAL_MOVE: [solo.MoveNeutral()],
        programs.KEEP_STALL: [market.KeepAttackedStall()],
        programs.LOSE_STALL: [market.LoseAttackedStall()],
    }


def _turns() -> Table:
    """Make the programs of each seat's turn in a step of the round."""
    return {
        programs.CARDS_TURN: [DoFor(begin_cards_turn)],
        programs.INCOME_TURN: [DoFor(begin_income_turn)],
        programs.GROWTH_TURN: [DoFor(begin_growth_turn)],
        programs.ROOF_TURN: [DoFor(begin_roof_turn)],
        programs.DIE_TURN: [DoFor(begin_die_turn)],
        programs.LAST_DIE_TURN: [DoFor(begin_last_die_turn)],
        programs.SIESTA_TURN: [DoFor(begin_siesta_turn)],
        programs.DELIVERY_TURN: [DoFor(begin_delivery_turn), DoFor(lay_donkey_down)],
        programs.EXTRA_TURN: [DoFor(begin_extra_turn)],
    }
