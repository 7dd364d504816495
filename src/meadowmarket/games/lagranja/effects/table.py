"""The table from calls in the card data to effects, and the programs of a game that are made from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, cast, final

from meadowmarket.core.api import Game, State
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.effects.table import EffectTable
from meadowmarket.core.frames import Step
from meadowmarket.games.lagranja.actions import Codes
from meadowmarket.games.lagranja.effects import conditions, farm, revenue
from meadowmarket.games.lagranja.effects.compiled import Choice, HelperSpec
from meadowmarket.games.lagranja.effects.conditions import Choose
from meadowmarket.games.lagranja.effects.effect import Effect, plain
from meadowmarket.games.lagranja.effects.goods import (
    Gain,
    GainChoice,
    GainPair,
    GainSame,
    MoveFromField,
    Pay,
    PayChoice,
    Regrow,
    UpgradeForFree,
)
from meadowmarket.games.lagranja.effects.hooks import ROUND_END, hooks_of
from meadowmarket.games.lagranja.effects.programs import (
    DELIVERY_ANYWHERE,
    DELIVERY_TO_BARROW,
    DELIVERY_TO_BUILDING,
    PROGRAMS,
    PURCHASED,
)
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import GOODS, HARVEST_GOODS, NONE, PHASES, PIG, WILD_GOODS
from meadowmarket.games.lagranja.pack.language import LANGUAGE, LASTING_CALLS
from meadowmarket.games.lagranja.rules.anytime import ANYTIME
from meadowmarket.games.lagranja.rules.cards import PutHelper
from meadowmarket.games.lagranja.rules.engine_programs import engine_programs
from meadowmarket.games.lagranja.rules.helpers import MarkHelper
from meadowmarket.games.lagranja.state import LaGranjaState

if TYPE_CHECKING:
    from meadowmarket.games.lagranja.pack.components import Card

DELIVERY_KINDS: Final = {"building": DELIVERY_TO_BUILDING, "barrow": DELIVERY_TO_BARROW}
ALL_PHASES: Final = 15


def phase_bits(phases: Sequence[str]) -> int:
    """Return the bits of phases; none named means any."""
    return sum([1 << PHASES.index(phase) for phase in phases]) or ALL_PHASES


def good_bits(goods: Sequence[int]) -> int:
    """Return the bits of some goods."""
    return sum([1 << good for good in goods])


def program_name(game_data: GameData, card: int) -> str:
    """Name the program of a card's helper."""
    return f"helper {game_data.pack.cards[card].helper.id}"


@final
class Compiler:
    """The compiler of the effects of one game; it adds their programs and choices to the game's tables."""

    def __init__(self, game: Game, game_data: GameData) -> None:
        self.game: Final = game
        self.game_data: Final = game_data
        self.name = ""
        """The program that is compiled."""
        self.num_inner = 0
        """How many programs are inside it so far."""
        self.sells_pig = False
        self.is_tile = False

    def program(
        self, name: str, calls: Sequence[Call], sells_pig: bool = False, is_tile: bool = False
    ) -> tuple[int, list[Effect[LaGranjaState]]]:
        """Compile calls into a program; return its number and its steps."""
        self._begin(name)
        self.sells_pig = sells_pig  # LG-4.11: of dice, roof tiles and craft markers
        self.is_tile = is_tile
        steps = self.steps(calls)
        return self.game.add_program(name, steps), steps

    def _begin(self, name: str) -> None:
        self.name = name
        self.num_inner = 0

    def steps(self, calls: Sequence[Call]) -> list[Effect[LaGranjaState]]:
        """Compile calls one after the other."""
        return EFFECTS.steps(self, calls)

    def inner(self, calls: Sequence[Call]) -> tuple[int, list[Effect[LaGranjaState]]]:
        """Compile what is inside another call."""
        steps = self.steps(calls)
        self.num_inner += 1
        return self.game.add_program(f"{self.name}, part {self.num_inner}", steps), steps

    def choice(self, call: Call) -> int:
        """Compile the branches of a `choose` and return the number of the choice."""
        names: list[str] = []
        programs: list[int] = []
        steps: list[list[Effect[LaGranjaState]]] = []
        for branch in call.calls:
            program, inner = self.inner([branch])
            names.append(branch_name(branch))
            self.game_data.branches[branch_name(branch)] = branch
            programs.append(program)
            steps.append(inner)
        self.game_data.choices.append(Choice(names, programs, steps))
        return len(self.game_data.choices) - 1

    def gain(self, n: int, good: str) -> list[Effect[LaGranjaState]]:
        """Compile the gain of goods of one kind, or of the owner's choice."""
        if good == "same":
            return [GainSame() for _ in range(n)]
        if good in GOODS:
            return [Gain(GOODS.index(good), n, self.sells_pig)]
        if good == "different-harvest" and n == len(HARVEST_GOODS):
            return [Gain(harvest, 1, False) for harvest in HARVEST_GOODS]
        if good == "different-harvest" and n > 1:
            return [GainPair()]
        goods = WILD_GOODS[good]
        return [GainChoice(good_bits(goods), self.sells_pig or PIG not in goods) for _ in range(n)]

    def costs(self, goods: Sequence[tuple[int, str]]) -> list[Effect[LaGranjaState]]:
        """Compile what is paid."""
        found: list[Effect[LaGranjaState]] = []
        for n, good in goods:
            if good in GOODS:
                found.append(Pay(GOODS.index(good), n))
            else:
                found += [PayChoice(good_bits(WILD_GOODS[good])) for _ in range(n)]
        return found

    def helper(self, card: int, spec: Card) -> HelperSpec:
        """Compile the helper of a card: its cost, then what it does."""
        name = program_name(self.game_data, card)
        self._begin(name)
        self.sells_pig = False  # LG-4.11: the pig of a helper is not taken without a pen
        self.is_tile = False
        helper = spec.helper
        active = [call for call in helper.effect if not is_lasting(call)]
        adjusts = [call.n for call in active if call.name == "adjust-die"]
        steps = self.costs(helper.cost) + self.steps(active) if active else []
        hooks = sorted({hook for trigger in helper.triggers for hook in hooks_of(trigger)}) if active else []
        found = HelperSpec(
            card,
            self.game.add_program(name, steps),
            steps,
            [call for call in helper.effect if is_lasting(call)],
            hooks,
            phase_bits(helper.phases),
            helper.once_a_round,
            helper.timing == "action" and bool(active),
            bool(helper.cost),
        )
        found.adjusts_die = adjusts[0] if adjusts else 0
        found.bars_trade = has_custom(active, "lock-trade-option")
        found.reserves_die = has_custom(active, "reserve-die")
        return found

    def pay_first(self, helper: HelperSpec) -> None:
        """Add the program of a once-a-round helper that is marked with the marker of a good that it costs."""
        costs = [effect for effect in helper.effects if effect.is_cost]
        if helper.once_a_round and not helper.bars_trade and any([effect.frees_marker() for effect in costs]):
            rest = [effect for effect in helper.effects if not effect.is_cost]
            mark = cast("Step[State]", MarkHelper(helper.card))
            name = program_name(self.game_data, helper.card)
            helper.pays_first = self.game.add_program(f"{name}, paid first", [*costs, mark, *rest])


def _gain(compiler: Compiler, call: Call) -> list[Effect[LaGranjaState]]:
    return [effect for n, good in call.goods for effect in compiler.gain(n, good)]


def _delivery(compiler: Compiler, call: Call) -> list[Effect[LaGranjaState]]:
    return [farm.Deliver(call.n, DELIVERY_KINDS[call.words[0]] if call.words else DELIVERY_ANYWHERE)]


def _per(compiler: Compiler, call: Call) -> list[Effect[LaGranjaState]]:
    program, steps = compiler.inner(call.calls)
    return [conditions.RepeatPer(call.words[0], program, steps, call.n)]


def _if(compiler: Compiler, call: Call) -> list[Effect[LaGranjaState]]:
    program, steps = compiler.inner(call.calls)
    comparison = call.words[1] if len(call.words) > 1 else ""
    return [conditions.DoIf(call.words[0], comparison, call.n, program, steps)]


def _extra_use(compiler: Compiler, call: Call) -> list[Effect[LaGranjaState]]:
    if call.words[0] == "other-option":
        return [revenue.UseOtherOption()]
    return [revenue.UseSpace(call.words[0] == "last-die")]


def _custom(compiler: Compiler, call: Call) -> list[Effect[LaGranjaState]]:
    return CUSTOM[call.words[0]](compiler, call)


def _lasting(compiler: Compiler, call: Call) -> list[Effect[LaGranjaState]]:
    """Make no steps: what works as long as its helper lies there adds to `effects/lasting.py`."""
    return []


CUSTOM: Final[dict[str, Callable[[Compiler, Call], list[Effect[LaGranjaState]]]]] = {
    "reserve-die": lambda compiler, call: [revenue.ReserveDie()],
    "lock-trade-option": lambda compiler, call: [revenue.LockTradeOption()],
    "sell-from-field": _lasting,
    "deliver-to-closed": _lasting,
    "keep-stall": _lasting,
    "stall-shift": _lasting,
    "reuse-donkey": _lasting,
}
"""By key of `custom`: the logic of single helpers."""

EFFECTS: Final[EffectTable[Compiler, Effect[LaGranjaState]]] = EffectTable(
    LANGUAGE,
    {
        "gain": _gain,
        "pay": lambda compiler, call: compiler.costs(call.goods),
        "free-upgrade": lambda compiler, call: [UpgradeForFree(call.n)],
        "delivery": _delivery,
        "purchased-delivery": lambda compiler, call: [farm.Deliver(call.n, PURCHASED)],
        "draw": lambda compiler, call: [farm.Draw(call.n)],
        "play-card": lambda compiler, call: [farm.PlayCard()],
        "siesta": lambda compiler, call: [farm.MoveSiestaDisc(call.n)],
        "discount": _lasting,
        "capacity": _lasting,
        "move": lambda compiler, call: [MoveFromField(GOODS.index(call.words[0]), call.n)],
        "substitute": _lasting,
        "extra-use": _extra_use,
        "per": _per,
        "if": _if,
        "choose": lambda compiler, call: [conditions.Choose(compiler.choice(call))],
        "both": lambda compiler, call: compiler.steps(call.calls),
        "regrow": lambda compiler, call: [Regrow(call.n)],
        "adjust-die": lambda compiler, call: [revenue.AdjustDie()],
        "flip-roof": lambda compiler, call: [farm.FlipRoof(call.n, compiler.is_tile)],
        "take-income": lambda compiler, call: [farm.TakeIncome()],
        "place-stall": lambda compiler, call: [farm.PlaceStall()],
        "double-roof-vp": lambda compiler, call: [farm.DoubleRoofVp()],
        "custom": _custom,
    },
)
"""By name in the data: the steps of a call."""


def is_lasting(call: Call) -> bool:
    """Whether a call works as long as its helper lies there."""
    return call.name in LASTING_CALLS or (call.name == "custom" and CUSTOM[call.words[0]] is _lasting)


def has_custom(calls: Sequence[Call], key: str) -> bool:
    """Whether a helper has custom logic under this key."""
    return any([call.name == "custom" and call.words[0] == key for call in calls])


def branch_name(call: Call) -> str:
    """Name a branch as a person types it: `2 silver`, `draw 1`, `play-card`, `any-harvest`.

    >>> from meadowmarket.games.lagranja.pack.language import parse_effects
    >>> branch_name(parse_effects("both(free-upgrade(1),siesta(1))")[0])
    'free-upgrade 1 and siesta 1'
    """
    if call.name in ("gain", "pay"):
        return " and ".join([f"{n} {good}" if n > 1 else good for n, good in call.goods])
    if call.name in ("both", "choose"):
        joined = " and " if call.name == "both" else " or "
        return joined.join([branch_name(inner) for inner in call.calls])
    parts = [call.name, *call.words]
    if call.n:
        parts.append(str(call.n))
    parts += [branch_name(inner) for inner in call.calls]
    return " ".join(parts)


# -- the programs of a game


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
