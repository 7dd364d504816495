"""The programs of a game, compiled from the effects of its components."""

from __future__ import annotations

from meadowmarket.core.api import Game
from meadowmarket.games.lagranja.actions import Codes
from meadowmarket.games.lagranja.effects.conditions import Choose
from meadowmarket.games.lagranja.effects.effect import Effect, plain
from meadowmarket.games.lagranja.effects.hooks import ROUND_END
from meadowmarket.games.lagranja.effects.programs import PROGRAMS
from meadowmarket.games.lagranja.effects.table import Compiler, phase_bits
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import NONE
from meadowmarket.games.lagranja.rules.anytime import ANYTIME
from meadowmarket.games.lagranja.rules.cards import PutHelper
from meadowmarket.games.lagranja.rules.engine_programs import engine_programs
from meadowmarket.games.lagranja.state import LaGranjaState


def build_programs(game: Game, game_data: GameData) -> None:
    """Add the programs of the engine and of all components to a game, and fill the tables that name them."""
    for number, steps in sorted(engine_programs().items()):
        assert game.add_program(steps) == number
    assert len(game.programs) == len(PROGRAMS)
    compiler = Compiler(game, game_data)
    _compile_board(game_data, compiler)
    game_data.helpers = [compiler.helper(i, card) for i, card in enumerate(game_data.pack.cards)]
    # Helpers of the scoring phase are paid after all their conditions have been read (LG-7.5): a program a step.
    game_data.single_programs = [
        [game.add_program([effect]) for effect in helper.effects] if ROUND_END in helper.hooks else []
        for helper in game_data.helpers
    ]
    _add_later_programs(game, game_data, compiler)
    names = sorted(game_data.branches)
    game_data.branch_calls = [game_data.branches[name] for name in names]
    game_data.codes = Codes(game.actions, game_data.pack, names)
    game_data.is_anytime = [family in ANYTIME for family in game_data.family_of]
    for choice in game_data.choices:
        choice.codes = [game_data.codes.choose + names.index(name) for name in choice.names]


def _add_later_programs(game: Game, game_data: GameData, compiler: Compiler) -> None:
    """Add the engine's programs of rules 2. They come last: states of rules 1 name those before by number."""
    game_data.put_helper = game.add_program([PutHelper()])
    for helper in game_data.helpers:
        compiler.pay_first(helper)


def _compile_board(game_data: GameData, compiler: Compiler) -> None:
    game_data.die_programs = []
    game_data.die_effects = []
    game_data.die_choices = []
    for die in sorted(game_data.pack.dice, key=lambda die: die.number):
        program, effects = compiler.program(die.effect, sells_pig=True)
        game_data.die_programs.append(program)
        game_data.die_choices.append(_choice(effects))
        game_data.die_effects.append(plain(effects))
    game_data.trade_programs = []
    game_data.trade_effects = []
    for option in game_data.pack.trade_options:
        program, effects = compiler.program(option.effect)
        game_data.trade_programs.append(program)
        game_data.trade_effects.append(plain(effects))
    game_data.immediate_programs = [compiler.program(building.immediate, True)[0] for building in game_data.buildings]
    game_data.lasting_programs = [compiler.program(building.lasting, True)[0] for building in game_data.buildings]
    roofs = [compiler.program(kind.effect, sells_pig=True, is_tile=True) for kind in game_data.pack.roof_kinds]
    game_data.roof_programs = [program for program, _ in roofs]
    game_data.roof_effects = [plain(effects) for _, effects in roofs]
    game_data.roof_phases = [phase_bits(kind.phases) for kind in game_data.pack.roof_kinds]
    game_data.roof_adjusts = [
        sum([call.n for call in kind.effect if call.name == "adjust-die"]) for kind in game_data.pack.roof_kinds
    ]


def _choice(effects: list[Effect[LaGranjaState]]) -> int:
    first = effects[0]
    return first.choice if len(effects) == 1 and isinstance(first, Choose) else NONE
