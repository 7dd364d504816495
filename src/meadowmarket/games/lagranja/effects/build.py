"""The programs of a game, compiled from the effects of its components."""

from __future__ import annotations

from meadowmarket.core.api import Game
from meadowmarket.games.lagranja.actions import Codes
from meadowmarket.games.lagranja.effects.compiled import HelperSpec
from meadowmarket.games.lagranja.effects.conditions import Choose
from meadowmarket.games.lagranja.effects.effect import Effect, plain
from meadowmarket.games.lagranja.effects.hooks import ROUND_END
from meadowmarket.games.lagranja.effects.programs import PROGRAMS
from meadowmarket.games.lagranja.effects.table import Compiler, phase_bits, program_name
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import NONE
from meadowmarket.games.lagranja.rules.anytime import ANYTIME
from meadowmarket.games.lagranja.rules.cards import PutHelper
from meadowmarket.games.lagranja.rules.engine_programs import engine_programs
from meadowmarket.games.lagranja.state import LaGranjaState


def build_programs(game: Game, game_data: GameData) -> None:
    """Add the programs of the engine and of all components to a game, and fill the tables that name them."""
    steps = engine_programs()
    for name, number in PROGRAMS.items():
        assert game.add_program(name, steps.pop(number)) == number
    assert not steps
    compiler = Compiler(game, game_data)
    _compile_board(game_data, compiler)
    game_data.helpers = [compiler.helper(i, card) for i, card in enumerate(game_data.pack.cards)]
    # Helpers of the scoring phase are paid after all their conditions have been read (LG-7.5): a program a step.
    game_data.single_programs = [
        _single_programs(game, game_data, helper) if ROUND_END in helper.hooks else [] for helper in game_data.helpers
    ]
    _add_later_programs(game, game_data, compiler)
    names = sorted(game_data.branches)
    game_data.branch_calls = [game_data.branches[name] for name in names]
    game_data.codes = Codes(game.actions, game_data.pack, names)
    game_data.is_anytime = [family in ANYTIME for family in game_data.family_of]
    for choice in game_data.choices:
        choice.codes = [game_data.codes.choose + names.index(name) for name in choice.names]


def _single_programs(game: Game, game_data: GameData, helper: HelperSpec) -> list[int]:
    name = program_name(game_data, helper.card)
    return [game.add_program(f"{name}, step {i}", [effect]) for i, effect in enumerate(helper.effects)]


def _add_later_programs(game: Game, game_data: GameData, compiler: Compiler) -> None:
    """Add the engine's programs of rules 2. They come last: states of rules 1 name those before by number."""
    game_data.put_helper = game.add_program("put-helper", [PutHelper()])
    for helper in game_data.helpers:
        compiler.pay_first(helper)


def _compile_board(game_data: GameData, compiler: Compiler) -> None:
    game_data.die_programs = []
    game_data.die_effects = []
    game_data.die_choices = []
    for die in sorted(game_data.pack.dice, key=lambda die: die.number):
        program, effects = compiler.program(f"die {die.number}", die.effect, sells_pig=True)
        game_data.die_programs.append(program)
        game_data.die_choices.append(_choice(effects))
        game_data.die_effects.append(plain(effects))
    game_data.trade_programs = []
    game_data.trade_effects = []
    for option in game_data.pack.trade_options:
        program, effects = compiler.program(f"trade {option.id}", option.effect)
        game_data.trade_programs.append(program)
        game_data.trade_effects.append(plain(effects))
    buildings = game_data.buildings
    game_data.immediate_programs = [compiler.program(f"complete {it.id}", it.immediate, True)[0] for it in buildings]
    game_data.lasting_programs = [compiler.program(f"marker {it.id}", it.lasting, True)[0] for it in buildings]
    roofs = [compiler.program(f"roof {kind.id}", kind.effect, True, is_tile=True) for kind in game_data.pack.roof_kinds]
    game_data.roof_programs = [program for program, _ in roofs]
    game_data.roof_effects = [plain(effects) for _, effects in roofs]
    game_data.roof_phases = [phase_bits(kind.phases) for kind in game_data.pack.roof_kinds]
    game_data.roof_adjusts = [
        sum([call.n for call in kind.effect if call.name == "adjust-die"]) for kind in game_data.pack.roof_kinds
    ]


def _choice(effects: list[Effect[LaGranjaState]]) -> int:
    first = effects[0]
    return first.choice if len(effects) == 1 and isinstance(first, Choose) else NONE
