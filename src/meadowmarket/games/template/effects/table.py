"""The table of effects, which maps names in the data to classes, and the programs of a game."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.api import Game
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.effects.table import EffectTable
from meadowmarket.core.frames import Step
from meadowmarket.games.template.effects.steps import GainCoins, GainPoints
from meadowmarket.games.template.game_data import GameData
from meadowmarket.games.template.names import PRIZE
from meadowmarket.games.template.pack.language import LANGUAGE
from meadowmarket.games.template.rules.turns import AskToRoll, AskToShop, NextRound, WinBid
from meadowmarket.games.template.state import TemplateState


def _gain_points(_: GameData, call: Call) -> list[Step[TemplateState]]:
    return [GainPoints(call.n)]


def _gain_coins(_: GameData, call: Call) -> list[Step[TemplateState]]:
    return [GainCoins(call.n)]


EFFECTS: Final = EffectTable[GameData, Step[TemplateState]](
    LANGUAGE, {"gain-points": _gain_points, "gain-coins": _gain_coins}
)


def build_programs(game: Game, game_data: GameData) -> None:
    """Fill the table of programs: the course of a round first, then one per good."""
    prize: list[Step[TemplateState]] = [WinBid(), AskToRoll(), AskToShop(), NextRound()]
    game.add_program(PRIZE, prize)
    for good in game_data.pack.goods:
        game_data.good_programs.append(game.add_program(f"good {good.id}", EFFECTS.steps(game_data, good.effect)))
