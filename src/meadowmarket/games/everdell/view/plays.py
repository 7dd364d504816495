"""The costs of cards for a seat now: the ways to pay, and what is missing (EV-5.2 to EV-5.10)."""

from __future__ import annotations

from typing import final

from meadowmarket.core.api import NOBODY, Json
from meadowmarket.games.everdell.actions import PAY_PLAIN
from meadowmarket.games.everdell.effects.discount import DiscountedPrice
from meadowmarket.games.everdell.explain.why_not import why_not_play
from meadowmarket.games.everdell.names import NONE, RESOURCES
from meadowmarket.games.everdell.player_area import OCCUPIED, City
from meadowmarket.games.everdell.rules.payment import fits, fits_without, ways_to_pay
from meadowmarket.games.everdell.state import EverdellState
from meadowmarket.games.everdell.view.previews import WHY


def plays_of(state: EverdellState, seat: int) -> dict[str, Json]:
    """Return, by id, what each card of the Meadow, of a seat's hand, and the one it is playing would cost it."""
    if seat == NOBODY:
        return {}
    kinds = {*state.meadow, *state.cities[seat].hand}
    if seat in state.seats_to_act():
        kinds.add(state.playing)
    kinds.discard(NONE)
    cards = state.game_data.pack.cards
    return {cards[kind].id: _play(state, seat, kind) for kind in sorted(kinds)}


def _play(state: EverdellState, seat: int, kind: int) -> Json:
    possible = ways_to_pay(state, seat, kind)
    reason = None if possible else why_not_play(state, seat, kind)
    ways = Ways(state, seat, kind, possible)
    ways.add_all()
    return {
        "playable": bool(possible),
        "fits": fits(state, seat, kind),
        "why": None if reason is None else reason.key.removeprefix(WHY),
        "ways": ways.found,
    }


@final
class Ways:
    """The ways to pay for one card: those that are possible, and those that fall short."""

    def __init__(self, state: EverdellState, seat: int, kind: int, possible: list[int]) -> None:
        first = kind * 4
        self.state = state
        self.seat = seat
        self.city: City = state.cities[seat]
        self.kind = kind
        self.possible = possible
        self.cost = state.game_data.cost[first : first + 4]
        self.found: list[Json] = []

    def add_all(self) -> None:
        """Add the printed cost, tokens, then the abilities of cards in the city (EV-5.8)."""
        state, city, kind = self.state, self.city, self.kind
        self._add("plain", PAY_PLAIN, NONE, DiscountedPrice(self.cost, 0, NONE))
        self._add_tokens()
        if not any(self.cost):
            return
        for discount in state.game_data.discounts:
            if city.counts[discount.card]:
                for action in discount.shown(state, self.seat, kind, self.possible):
                    slot = discount.slot(state, self.seat, action)
                    self._add(discount.way, action, slot, discount.price(state, kind, action))

    def _add_tokens(self) -> None:
        """Add the constructions that take the card in for nothing; one with a token no longer does (EV-5.3)."""
        game_data = self.state.game_data
        codes = game_data.codes
        city = self.city
        for slot in range(len(city.kinds)):
            host = city.kinds[slot]
            if host not in game_data.tokens_for[self.kind]:
                continue
            # Copies with the same on them are one option: the first stands for all.
            if city.marks[slot] & OCCUPIED or not city.is_repeated(slot):
                action = codes.pay_token + codes.first_copy[host] + city.copy_of(slot)
                self._add("token", action, slot, DiscountedPrice([0, 0, 0, 0], 0, NONE))

    def _add(self, way: str, action: int, slot: int, price: DiscountedPrice) -> None:
        """Add a way: what it asks for, how much of that may be saved, and what the seat lacks for it."""
        state = self.state
        cost = price.cost
        held = self.city.resources
        short = [max(0, cost[i] - held[i]) for i in range(4)]
        lacks = max(0, sum(short) - price.saves)
        if action == NONE and lacks and self._has_spare():
            lacks -= 1  # what it lacks after the best swap
        self.found.append(
            {
                "way": way,
                "action": None if action == NONE else state.game.actions.notation(action),
                "possible": action in self.possible,
                "card": None if slot == NONE else state.game_data.pack.cards[self.city.kinds[slot]].id,
                "slot": None if slot == NONE else slot,
                "pays": {RESOURCES[i]: cost[i] for i in range(4) if cost[i]},
                "saves": min(price.saves, sum(cost)),
                "short": {RESOURCES[i]: short[i] for i in range(4) if short[i]},
                "missing": lacks,
                "why": None if action in self.possible else self._closed(way, action, slot, price),
            }
        )

    def _has_spare(self) -> bool:
        """Whether the seat has more of some resource than the card costs."""
        return any(held > cost for held, cost in zip(self.city.resources, self.cost, strict=True))

    def _closed(self, way: str, action: int, slot: int, price: DiscountedPrice) -> str | None:
        """Return what closes a way besides missing resources."""
        state, seat, kind = self.state, self.seat, self.kind
        if way == "token" and self.city.marks[slot] & OCCUPIED:
            return "occupied"
        leaving = price.gives_up
        if not (fits(state, seat, kind) if leaving == NONE else fits_without(state, seat, kind, leaving)):
            if state.game_data.replaces[kind]:
                return "no-ruins"
            why = why_not_play(state, seat, kind).key.removeprefix(WHY)
            return why if why in ("unique", "no-fool") else "no-space"
        is_short = sum(max(0, self.cost[i] - self.city.resources[i]) for i in range(4)) > 1
        return "nothing-to-swap" if action == NONE and not is_short and not self._has_spare() else None
