"""The effects of cards, dice, tiles and buildings: one class for each call of the data's vocabulary."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.frames import Script
from meadowmarket.games.lagranja.effects import choices, hooks
from meadowmarket.games.lagranja.effects.compiled import Effect
from meadowmarket.games.lagranja.effects.programs import (
    AT_REVEAL,
    DELIVER,
    FREE_UPGRADES,
    MOVE_FROM_FIELD,
    PLAY_FROM_HAND,
    PURCHASED,
    REGROW,
    TAKE_INCOME,
)
from meadowmarket.games.lagranja.explain.naming import good_message
from meadowmarket.games.lagranja.names import (
    FOOD,
    GOODS,
    MEAT,
    NEUTRAL,
    NONE,
    OLIVE,
    ON_FIELD,
    PIG,
    SILVER,
    TRADE_GOOD,
    VP,
)
from meadowmarket.games.lagranja.rules import deck, delivery, market, roofs, siesta
from meadowmarket.games.lagranja.rules.economy import gain, has_empty_field, take_away
from meadowmarket.games.lagranja.rules.helpers import would_change
from meadowmarket.games.lagranja.state import LaGranjaState


@final
class Gain(Effect[LaGranjaState]):
    """gain(n*good)"""

    def __init__(self, good: int, n: int, sells_pig: bool) -> None:
        self.good: Final = good
        self.n: Final = n
        self.sells_pig: Final = sells_pig

    def run(self, state: LaGranjaState, script: Script) -> None:
        gain(state, script.seat, self.good, self.n, script.source, self.sells_pig)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        farm = state.farms[seat]
        return self.good != PIG or self.sells_pig or farm.goods[PIG] < farm.lasting.pens


@final
class GainSame(Effect[LaGranjaState]):
    """gain(same): the good of the moment"""

    def run(self, state: LaGranjaState, script: Script) -> None:
        gain(state, script.seat, script.value, 1, script.source, False)


@final
class GainChoice(Effect[LaGranjaState]):
    """gain(any-harvest) and the like: the owner chooses"""

    def __init__(self, goods: int, sells_pig: bool) -> None:
        self.goods: Final = goods  # bits
        self.sells_pig: Final = sells_pig

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(choices.ChooseGood(script.seat, self.goods, int(self.sells_pig)))


@final
class GainPair(Effect[LaGranjaState]):
    """gain(2*different-harvest)"""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(choices.ChoosePair(script.seat))


@final
class Pay(Effect[LaGranjaState]):
    """pay(n*good), and the cost of a helper: from storage, pen or supply"""

    def __init__(self, good: int, n: int) -> None:
        self.good: Final = good
        self.n: Final = n
        self.is_cost = True

    def run(self, state: LaGranjaState, script: Script) -> None:
        farm = state.farms[script.seat]
        for _ in range(self.n):
            take_away(farm, self.good)
        if state.events is not None:
            state.emit(script.seat, "lagranja-log-pay", {"count": self.n, "good": good_message(self.good)})

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return state.farms[seat].goods[self.good] >= self.n

    def frees_marker(self) -> bool:
        return self.good > VP


@final
class PayChoice(Effect[LaGranjaState]):
    """pay(any-upgraded) and the like: the owner chooses"""

    def __init__(self, goods: int) -> None:
        self.goods: Final = goods  # bits
        self.is_cost = True

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(choices.ChoosePayment(script.seat, self.goods))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        goods = state.farms[seat].goods
        for good in range(TRADE_GOOD + 1):
            if self.goods >> good & 1 and goods[good]:
                return True
        return False

    def frees_marker(self) -> bool:
        return not self.goods & (1 << SILVER | 1 << VP)


@final
class FreeUpgrade(Effect[LaGranjaState]):
    """free-upgrade(n): up to n upgrades without pay"""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(Script(FREE_UPGRADES, 0, script.seat, 0, self.n))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return choices.has_resource(state.farms[seat])


@final
class Delivery(Effect[LaGranjaState]):
    """delivery(n[,target]) and purchased-delivery(n): up to n deliveries"""

    def __init__(self, n: int, kind: int) -> None:
        self.n: Final = n
        self.kind: Final = kind  # DELIVERY_ANYWHERE, _TO_BUILDING or _TO_BARROW, with PURCHASED where it costs silver

    def run(self, state: LaGranjaState, script: Script) -> None:
        if script.value == AT_REVEAL:  # LG-6.9: the cartwright's delivery joins those of the donkeys
            state.farms[script.seat].deliveries += self.n
        else:
            state.stack.append(Script(DELIVER, 0, script.seat, self.kind, self.n))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        if value == AT_REVEAL:
            return True
        farm = state.farms[seat]
        if self.kind & PURCHASED and farm.goods[SILVER] < farm.lasting.extra_price:
            return False
        return delivery.can_deliver(state, seat, self.kind)


@final
class Draw(Effect[LaGranjaState]):
    """draw(n)"""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: LaGranjaState, script: Script) -> None:
        deck.draw_to_hand(state, script.seat, self.n)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return bool(state.deck) or bool(state.discards)


@final
class PlayCard(Effect[LaGranjaState]):
    """play-card: one from the hand, an extension is paid for"""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(Script(PLAY_FROM_HAND, 0, script.seat, 0, 0))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return bool(state.farms[seat].hand)


@final
class Siesta(Effect[LaGranjaState]):
    """siesta(n): up to n steps now; when the donkeys are revealed, n more hats (LG-6.2)"""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: LaGranjaState, script: Script) -> None:
        if script.value == AT_REVEAL:
            state.farms[script.seat].hats += self.n
        else:
            siesta.ask_steps(state, script.seat, self.n)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return value == AT_REVEAL or state.farms[seat].siesta < state.game_data.last_siesta_space


@final
class MoveFromField(Effect[LaGranjaState]):
    """move(field->storage,good,n): up to n (0: any number) goods from fields to storage"""

    def __init__(self, good: int, n: int) -> None:
        self.good: Final = good
        self.n: Final = n if n else 99

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(Script(MOVE_FROM_FIELD, 0, script.seat, self.good, self.n))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return state.farms[seat].goods[self.good + ON_FIELD] > 0


@final
class Regrow(Effect[LaGranjaState]):
    """regrow(n): n empty fields get their good"""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(Script(REGROW, 0, script.seat, 0, self.n))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return has_empty_field(state.farms[seat])


@final
class FlipRoof(Effect[LaGranjaState]):
    """flip-roof(n): used tiles can be used again, never the one whose effect it is"""

    def __init__(self, n: int, is_tile: bool) -> None:
        self.n: Final = n
        self.is_tile: Final = is_tile

    def run(self, state: LaGranjaState, script: Script) -> None:
        roofs.ask_flip(state, script.seat, script.value if self.is_tile else NONE, self.n)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return roofs.has_used_tile(state.farms[seat], value if self.is_tile else NONE)


@final
class TakeIncome(Effect[LaGranjaState]):
    """take-income: all of LG-4.7 once more"""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.push_script(TAKE_INCOME, script.seat)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        farm = state.farms[seat]
        return (
            farm.lasting.silver > 0
            or bool(farm.lasting.reactions[hooks.INCOME])
            or bool(farm.active_crafts(state.game_data, state.round, hooks.INCOME))
        )


@final
class PlaceStall(Effect[LaGranjaState]):
    """place-stall(any): on any free space, without VP, nothing is removed (LG-4.12)"""

    def run(self, state: LaGranjaState, script: Script) -> None:
        if market.has_free_space(state):
            state.stack.append(market.ChooseFreeSpace(script.seat))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return market.has_free_space(state)


@final
class DoubleRoofVp(Effect[LaGranjaState]):
    """double-roof-vp: the VP of the roof space just covered once more"""

    def run(self, state: LaGranjaState, script: Script) -> None:
        gain(state, script.seat, VP, state.roof_vp, script.source, False)
        state.roof_vp = 0  # twice, not more, though the tile be turned back in this turn

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return state.roof_vp > 0


@final
class OtherOption(Effect[LaGranjaState]):
    """extra-use(other-option): a second, different option of the space of the die just taken"""

    def run(self, state: LaGranjaState, script: Script) -> None:
        choice = state.game_data.die_choices[script.value - 1]
        if choice >= 0:
            choices.ask_choice(state, script.seat, choice, state.die_option, script.source, NONE)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        choice = state.game_data.die_choices[value - 1]
        if choice < 0 or state.die_option == NONE:
            return False
        return bool(choices.branch_options(state, seat, choice, state.die_option, NONE))


@final
class UseSpace(Effect[LaGranjaState]):
    """extra-use(round) and extra-use(last-die): the action of another revenue space"""

    def __init__(self, is_last_die: bool) -> None:
        self.is_last_die: Final = is_last_die

    def number(self, state: LaGranjaState) -> int:
        """Returns the number of the revenue space."""
        return state.last_die if self.is_last_die else state.round

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.push_script(state.game_data.die_programs[self.number(state) - 1], script.seat, script.source, NONE)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return would_change(state, seat, state.game_data.die_effects[self.number(state) - 1], NONE)


@final
class AdjustDie(Effect[LaGranjaState]):
    """adjust-die(n): asked for when a die has been taken, never used in another moment"""

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return False


@final
class ReserveDie(Effect[LaGranjaState]):
    """custom(reserve-die): marks a revenue space before the roll"""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(choices.ChooseReservedDie(script.seat))


@final
class LockTradeOption(Effect[LaGranjaState]):
    """custom(lock-trade-option): the option just used is barred for good"""

    def run(self, state: LaGranjaState, script: Script) -> None:
        farm = state.farms[script.seat]
        farm.barred |= 1 << script.value
        farm.bars |= 1 << script.value
        farm.markers -= 1


@final
class Per(Effect[LaGranjaState]):
    """per(count,call,max): the call once for each thing counted"""

    def __init__(self, count: str, program: int, effects: list[Effect[LaGranjaState]], most: int) -> None:
        self.count: Final = count
        self.program: Final = program
        self.effects: Final = effects
        self.most: Final = most if most else 99

    def times(self, state: LaGranjaState, seat: int) -> int:
        """Counts, up to the most."""
        return min(count_of(state, seat, self.count), self.most)

    def due(self, state: LaGranjaState, seat: int, own: int) -> list[int]:
        return [self.program] * self.times(state, seat)

    def run(self, state: LaGranjaState, script: Script) -> None:
        for _ in range(self.times(state, script.seat)):
            state.push_script(self.program, script.seat, script.source, script.value)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return self.times(state, seat) > 0 and would_change(state, seat, self.effects, value)


@final
class If(Effect[LaGranjaState]):
    """if(condition,call)"""

    def __init__(
        self, measure: str, comparison: str, number: int, program: int, effects: list[Effect[LaGranjaState]]
    ) -> None:
        self.measure: Final = measure
        self.comparison: Final = comparison
        self.number: Final = number
        self.program: Final = program
        self.effects: Final = effects

    def holds(self, state: LaGranjaState, seat: int, value: int) -> bool:
        """Says whether the condition is met."""
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
            state.push_script(self.program, script.seat, script.source, script.value)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return self.holds(state, seat, value) and would_change(state, seat, self.effects, value)


@final
class Choose(Effect[LaGranjaState]):
    """choose(a,b,…): one of them"""

    def __init__(self, choice: int) -> None:
        self.choice: Final = choice  # in the rules' list of choices

    def run(self, state: LaGranjaState, script: Script) -> None:
        choices.ask_choice(state, script.seat, self.choice, NONE, script.source, script.value)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return bool(choices.branch_options(state, seat, self.choice, NONE, value))


def count_of(state: LaGranjaState, seat: int, count: str) -> int:
    """Counts what a `per` asks for."""
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
    """Measures what a condition compares with a number."""
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
    """Says whether a seat is first or last in the turn order, or alone has most stalls."""
    if condition == "most-stalls":
        own = state.market.count(seat)
        owners = [i for i in range(NEUTRAL + 1) if i != seat]
        return all(own > state.market.count(owner) for owner in owners)
    if len(state.farms) == 1:  # README of the data: solo first on space 3 or higher, else last
        starts = state.farms[0].siesta >= state.game_data.pack.board.solo_siesta_to_start
        return starts == (condition == "first-player")
    return state.order[0 if condition == "first-player" else -1] == seat
