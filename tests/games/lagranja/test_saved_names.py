"""The names and numbers that saved games hold: a class may be renamed, they may not."""

from __future__ import annotations

from meadowmarket.core.codec import saved_name
from meadowmarket.games.lagranja.effects.programs import PROGRAMS
from tests.games.lagranja.position import la_granja

FRAMES = """
    AfterTurn CardsTurn ChangeDie ChangeNumber ChooseBranch ChooseDonkey ChooseSource Deliver DeliveryTurn DieTurn
    DiscardCards ExtraTurn FlipRoof FreeUpgrades GrowthTurn IncomeTurn KeepStall LastDieTurn MayUse MoveGoods
    PayExtension PayGood PlaceStall PlaceStallAnywhere PlayFromHand RegrowField ReplaceBarrow ReplaceHelper ReserveDie
    RoofTurn SiestaSteps SiestaTurn TakeBackMarker TakeGood TakePair
"""
NUMBERS = """
    game react use-helper put-good grow-field buy-good deliver carry-out-delivery complete-barrow complete-building
    set-stall stall-effects attack free-upgrades regrow move-from-field flip-roofs change-die use-die play-from-hand
    take-income use-last-die roof-was-used grow cards-turn fill-hand income-turn growth-turn roof-turn die-turn
    last-die-turn siesta-turn delivery-turn extra-turn neutral-move remove-die change-silver offspring keep-stall
    lose-stall change-by-helper change-by-tile
"""


def test_frames_keep_their_names_in_saves() -> None:
    game = la_granja(2, "classic", ())
    assert sorted(saved_name(frame) for frame in game.frame_types()) == FRAMES.split()


def test_programs_keep_their_numbers_in_saves() -> None:
    assert {name: number for number, name in enumerate(NUMBERS.split())} == PROGRAMS
