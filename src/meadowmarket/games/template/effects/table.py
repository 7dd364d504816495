"""The table of effects: a name in the data leads to a class. It makes the programs of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.api import Game
from meadowmarket.core.frames import Step
from meadowmarket.games.template.effects.steps import GainCoins, GainPoints
from meadowmarket.games.template.game_data import GameData
from meadowmarket.games.template.pack.components import Call
from meadowmarket.games.template.rules.turns import AskToRoll, AskToShop, NextRound, WinBid
from meadowmarket.games.template.state import TemplateState

STEPS: Final[dict[str, Callable[[int], Step[TemplateState]]]] = {
    "gain-points": GainPoints,
    "gain-coins": GainCoins,
}


def build_programs(game: Game, data: GameData) -> None:
    """Fill the table of programs: the course of a round first, then one per good."""
    prize: list[Step[TemplateState]] = [WinBid(), AskToRoll(), AskToShop(), NextRound()]
    data.prize = game.add_program(prize)
    for good in data.pack.goods:
        data.good_programs.append(game.add_program([step(call) for call in good.effect]))


def step(call: Call) -> Step[TemplateState]:
    """Make the step that the data names."""
    return STEPS[call.name](call.n)
