"""Effects that hold others: once per thing counted, on a condition, one of several."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.frames import Script
from meadowmarket.games.lagranja.effects import choices
from meadowmarket.games.lagranja.effects.effect import Effect
from meadowmarket.games.lagranja.names import (
    FOOD,
    GOODS,
    MEAT,
    NEUTRAL,
    NONE,
    OLIVE,
    PIG,
    SILVER,
)
from meadowmarket.games.lagranja.rules.helpers import would_change
from meadowmarket.games.lagranja.state import LaGranjaState


@final
class RepeatPer(Effect[LaGranjaState]):
    """Do something once per thing counted: `per(count,call,max)`."""

    def __init__(self, count: str, program: int, effects: list[Effect[LaGranjaState]], most: int) -> None:
        self.count: Final = count
        self.program: Final = program
        self.effects: Final = effects
        self.most: Final = most if most else 99

    def times(self, state: LaGranjaState, seat: int) -> int:
        """Count, up to the most."""
        return min(count_of(state, seat, self.count), self.most)

    def due(self, state: LaGranjaState, seat: int, own: int) -> list[int]:
        return [self.program] * self.times(state, seat)

    def run(self, state: LaGranjaState, script: Script) -> None:
        for _ in range(self.times(state, script.seat)):
            state.push_script(self.program, script.seat, script.subject, script.value)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return self.times(state, seat) > 0 and would_change(state, seat, self.effects, value)


@final
class DoIf(Effect[LaGranjaState]):
    """Do something on a condition: `if(condition,call)`."""

    def __init__(
        self, measure: str, comparison: str, number: int, program: int, effects: list[Effect[LaGranjaState]]
    ) -> None:
        self.measure: Final = measure
        self.comparison: Final = comparison
        self.number: Final = number
        self.program: Final = program
        self.effects: Final = effects

    def holds(self, state: LaGranjaState, seat: int, value: int) -> bool:
        """Whether the condition is met."""
        if not self.comparison:
            return state_of(state, seat, self.measure)
        measured = value if self.measure == "barrow-vp" else measure_of(state, seat, self.measure)
        if self.comparison == ">=":
            return measured >= self.number
        return measured <= self.number if self.comparison == "<=" else measured == self.number

    def due(self, state: LaGranjaState, seat: int, own: int) -> list[int]:
        return [self.program] if self.holds(state, seat, NONE) else []

    def run(self, state: LaGranjaState, script: Script) -> None:
        if self.holds(state, script.seat, script.value):
            state.push_script(self.program, script.seat, script.subject, script.value)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return self.holds(state, seat, value) and would_change(state, seat, self.effects, value)


@final
class Choose(Effect[LaGranjaState]):
    """Ask for one of several effects: `choose(a,b,…)`."""

    def __init__(self, choice: int) -> None:
        self.choice: Final = choice  # in the rules' list of choices

    def run(self, state: LaGranjaState, script: Script) -> None:
        choices.ask_choice(state, script.seat, self.choice, NONE, script.subject, script.value)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return bool(choices.branch_options(state, seat, self.choice, NONE, value))


def count_of(state: LaGranjaState, seat: int, count: str) -> int:
    """Count what a `per` asks for."""
    farm = state.farms[seat]
    if count == "fields":
        return sum(farm.fields)
    if count == "field-sets":
        return min(farm.fields)
    if count == "extensions":
        return len(farm.extensions)
    if count == "craft-markers":
        return sum([taken > 0 for taken in farm.crafts])
    if count == "stalls":
        return state.market.count(seat)
    if count == "barrows":
        return len(farm.barrows) - farm.barrows.count(NONE)
    if count == "siesta-vp":
        return state.game_data.pack.board.siesta_vp[farm.siesta]
    if count == "upgraded-goods":
        return sum(farm.goods[FOOD : MEAT + 1])
    return farm.fields[GOODS.index(count.removeprefix("fields:")) - OLIVE]


def measure_of(state: LaGranjaState, seat: int, measure: str) -> int:
    """Measure what a condition compares with a number."""
    farm = state.farms[seat]
    if measure == "fields":
        return sum(farm.fields)
    if measure == "pigs":
        return farm.goods[PIG]
    if measure == "silver":
        return farm.goods[SILVER]
    if measure == "siesta":
        return farm.siesta
    # LG-3.8, Stable Hand: what is printed on the tile of the round; before the choice there is none
    return state.game_data.pack.donkeys[farm.donkey].donkeys if farm.donkey != NONE else 99


def state_of(state: LaGranjaState, seat: int, condition: str) -> bool:
    """Whether a seat is first or last in the turn order, or alone has most stalls."""
    if condition == "most-stalls":
        own = state.market.count(seat)
        owners = [i for i in range(NEUTRAL + 1) if i != seat]
        return all(own > state.market.count(owner) for owner in owners)
    if len(state.farms) == 1:  # README of the data: solo first on space 3 or higher, else last
        starts = state.farms[0].siesta >= state.game_data.pack.board.solo_siesta_to_start
        return starts == (condition == "first-player")
    return state.order[0 if condition == "first-player" else -1] == seat
