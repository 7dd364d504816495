"""The discounts of the data: Crane, Innkeeper, Dungeon, Judge (EV-5.4)."""

from __future__ import annotations

from typing import final

from meadowmarket.games.everdell.actions import (
    PAY_CRANE,
    PAY_INNKEEPER,
    PAY_JUDGE,
    SWAPS,
    judge_asked,
    judge_paid,
    judge_swap,
)
from meadowmarket.games.everdell.effects.discount import Discount, DiscountedPrice
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import BERRY, NONE
from meadowmarket.games.everdell.player_area import City
from meadowmarket.games.everdell.rules.payment import fits_without, printed_cost
from meadowmarket.games.everdell.state import EverdellState


@final
class DiscardToSave(Discount[EverdellState]):
    """Discard the card to pay less for a construction."""

    def __init__(self, game_data: GameData, card: int, saves: int) -> None:
        super().__init__("crane", card, saves)

    def actions(self) -> range:
        return range(PAY_CRANE, PAY_CRANE + 1)

    def can_pay(self, state: EverdellState, seat: int, kind: int, fit: bool, short: int) -> bool:
        if state.game_data.is_critter[kind] or short > self.saves:
            return False
        return fits_without(state, seat, kind, self.card)

    def add_ways(self, state: EverdellState, seat: int, kind: int, fit: bool, short: int, ways: list[int]) -> None:
        if self.can_pay(state, seat, kind, fit, short):
            ways.append(PAY_CRANE)

    def shown(self, state: EverdellState, seat: int, kind: int, possible: list[int]) -> list[int]:
        return [] if state.game_data.is_critter[kind] else [PAY_CRANE]

    def price(self, state: EverdellState, kind: int, action: int) -> DiscountedPrice:
        return DiscountedPrice(printed_cost(state, kind), self.saves, self.card)

    def slot(self, state: EverdellState, seat: int, action: int) -> int:
        return state.cities[seat].slot_of(self.card, 0)

    def give_up(self, state: EverdellState, seat: int, action: int) -> None:
        state.discard_from_city(seat, self.slot(state, seat, action))


@final
class DiscardToSaveBerries(Discount[EverdellState]):
    """Discard the card to pay fewer berries, and nothing else, for a critter."""

    def __init__(self, game_data: GameData, card: int, saves: int) -> None:
        super().__init__("innkeeper", card, saves)

    def actions(self) -> range:
        return range(PAY_INNKEEPER, PAY_INNKEEPER + 1)

    def can_pay(self, state: EverdellState, seat: int, kind: int, fit: bool, short: int) -> bool:
        game_data = state.game_data
        if not game_data.is_critter[kind] or short > self.saves:
            return False
        short_of_berries = max(0, game_data.cost[kind * 4 + BERRY] - state.cities[seat].resources[BERRY])
        return short == short_of_berries and fits_without(state, seat, kind, self.card)

    def add_ways(self, state: EverdellState, seat: int, kind: int, fit: bool, short: int, ways: list[int]) -> None:
        if self.can_pay(state, seat, kind, fit, short):
            ways.append(PAY_INNKEEPER)

    def shown(self, state: EverdellState, seat: int, kind: int, possible: list[int]) -> list[int]:
        return [PAY_INNKEEPER] if state.game_data.is_critter[kind] else []

    def price(self, state: EverdellState, kind: int, action: int) -> DiscountedPrice:
        cost = printed_cost(state, kind)
        cost[BERRY] = max(0, cost[BERRY] - self.saves)
        return DiscountedPrice(cost, 0, self.card)

    def slot(self, state: EverdellState, seat: int, action: int) -> int:
        return state.cities[seat].slot_of(self.card, 0)

    def give_up(self, state: EverdellState, seat: int, action: int) -> None:
        state.discard_from_city(seat, self.slot(state, seat, action))


@final
class ImprisonToSave(Discount[EverdellState]):
    """Put a critter of the city under the card to pay less for any card."""

    def __init__(self, game_data: GameData, card: int, saves: int) -> None:
        super().__init__("dungeon", card, saves)
        self.first = game_data.codes.pay_dungeon
        self.kinds = game_data.kinds

    def actions(self) -> range:
        return range(self.first, self.first + self.kinds)

    def has_free_cell(self, state: EverdellState, city: City) -> bool:
        """Whether the card can take a prisoner: a second one only while a Ranger is in the city."""
        cells = 2 if city.counts[state.game_data.abilities.second_cell_with] else 1
        return len(city.prisoners) < cells

    def can_imprison(self, state: EverdellState, city: City, kind: int) -> bool:
        """Whether a card of the city can go into the next free cell: the Ranger never into the second."""
        game_data = state.game_data
        return game_data.is_critter[kind] and (kind != game_data.abilities.second_cell_with or not city.prisoners)

    def can_pay(self, state: EverdellState, seat: int, kind: int, fit: bool, short: int) -> bool:
        city = state.cities[seat]
        if short > self.saves or not self.has_free_cell(state, city):
            return False
        for prisoner in city.kinds:
            if self.can_imprison(state, city, prisoner) and fits_without(state, seat, kind, prisoner):
                return True
        return False

    def add_ways(self, state: EverdellState, seat: int, kind: int, fit: bool, short: int, ways: list[int]) -> None:
        if short > self.saves:
            return
        for action in self.shown(state, seat, kind, ways):
            if fits_without(state, seat, kind, action - self.first):
                ways.append(action)

    def shown(self, state: EverdellState, seat: int, kind: int, possible: list[int]) -> list[int]:
        city = state.cities[seat]
        if not self.has_free_cell(state, city):
            return []
        kinds = [kind for kind in range(self.kinds) if city.counts[kind] and self.can_imprison(state, city, kind)]
        return [self.first + kind for kind in kinds]

    def price(self, state: EverdellState, kind: int, action: int) -> DiscountedPrice:
        return DiscountedPrice(printed_cost(state, kind), self.saves, action - self.first)

    def slot(self, state: EverdellState, seat: int, action: int) -> int:
        # The last copy goes: it can't matter which one, since nothing lies on critters with several copies.
        city = state.cities[seat]
        return city.slot_of(action - self.first, city.counts[action - self.first] - 1)

    def give_up(self, state: EverdellState, seat: int, action: int) -> None:
        city = state.cities[seat]
        prisoner = state.remove_card(seat, self.slot(state, seat, action))
        city.prisoners += (prisoner,)
        assert city.counts[self.card]
        if state.events is not None:
            state.emit(seat, "everdell-log-imprisons", {"card": state.card(prisoner)})


@final
class SwapResource(Discount[EverdellState]):
    """Pay one resource of the cost with any other."""

    def __init__(self, game_data: GameData, card: int, saves: int) -> None:
        super().__init__("judge", card, saves)

    def actions(self) -> range:
        return range(PAY_JUDGE, PAY_JUDGE + SWAPS)

    def can_pay(self, state: EverdellState, seat: int, kind: int, fit: bool, short: int) -> bool:
        if not fit or short > 1:
            return False
        resources = state.cities[seat].resources
        for resource in range(4):
            if resources[resource] > state.game_data.cost[kind * 4 + resource]:
                return True
        return False

    def add_ways(self, state: EverdellState, seat: int, kind: int, fit: bool, short: int, ways: list[int]) -> None:
        if not fit or short > 1:
            return
        for asked in range(4):
            if state.game_data.cost[kind * 4 + asked] == 0:
                continue
            for paid in range(4):
                if paid != asked and self.affords(state, seat, kind, asked, paid):
                    ways.append(PAY_JUDGE + judge_swap(asked, paid))

    def affords(self, state: EverdellState, seat: int, kind: int, asked: int, paid: int) -> bool:
        """Whether a seat can pay a cost after a swap."""
        resources = state.cities[seat].resources
        for resource in range(4):
            due = state.game_data.cost[kind * 4 + resource]
            if resource == asked:
                due -= 1
            elif resource == paid:
                due += 1
            if due > resources[resource]:
                return False
        return True

    def shown(self, state: EverdellState, seat: int, kind: int, possible: list[int]) -> list[int]:
        swaps = self.actions()
        return [action for action in possible if action in swaps] or [NONE]

    def price(self, state: EverdellState, kind: int, action: int) -> DiscountedPrice:
        cost = printed_cost(state, kind)
        if action == NONE:  # none of its swaps can be paid: a swap saves nothing (EV-5.9)
            return DiscountedPrice(cost, 0, NONE)
        cost[judge_asked(action - PAY_JUDGE)] -= 1
        cost[judge_paid(action - PAY_JUDGE)] += 1
        return DiscountedPrice(cost, 0, NONE)

    def slot(self, state: EverdellState, seat: int, action: int) -> int:
        return state.cities[seat].slot_of(self.card, 0)

    def give_up(self, state: EverdellState, seat: int, action: int) -> None:
        pass
