"""The costs of cards for a seat now: the ways to pay, and what is missing (EV-5.2 to EV-5.10)."""

from __future__ import annotations

from typing import final

from meadowmarket.core.api import NOBODY, Json
from meadowmarket.games.everdell.actions import PAY_CRANE, PAY_INNKEEPER, PAY_JUDGE, PAY_PLAIN, judge_asked, judge_paid
from meadowmarket.games.everdell.explain.why_not import why_not_play
from meadowmarket.games.everdell.names import BERRY, NONE, RESOURCES
from meadowmarket.games.everdell.player_area import OCCUPIED, City
from meadowmarket.games.everdell.rules.payment import can_imprison, fits, has_free_cell, ways_to_pay
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
        self.city: City = state.cities[seat]
        self.kind = kind
        self.possible = possible
        self.cost = state.game_data.cost[first : first + 4]
        self.found: list[Json] = []

    def add_all(self) -> None:
        """Add the printed cost, tokens, then the abilities of cards in the city (EV-5.8)."""
        hooks = self.state.game_data.hooks
        is_critter = self.state.game_data.is_critter[self.kind]
        counts = self.city.counts
        self._add("plain", PAY_PLAIN, NONE, self.cost, 0)
        self._add_tokens()
        if not any(self.cost):
            return
        if is_critter and counts[hooks.innkeeper]:
            cost = self.cost.copy()
            cost[BERRY] = max(0, cost[BERRY] - hooks.innkeeper_saves)
            self._add("innkeeper", PAY_INNKEEPER, self.city.slot_of(hooks.innkeeper, 0), cost, 0)
        if not is_critter and counts[hooks.crane]:
            self._add("crane", PAY_CRANE, self.city.slot_of(hooks.crane, 0), self.cost, hooks.crane_saves)
        if counts[hooks.dungeon] and has_free_cell(self.state.game_data, self.city):
            self._add_prisoners()
        if counts[hooks.judge]:
            self._add_swaps()

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
                self._add("token", action, slot, [0, 0, 0, 0], 0)

    def _add_prisoners(self) -> None:
        game_data = self.state.game_data
        for prisoner in range(game_data.kinds):
            if self.city.counts[prisoner] and can_imprison(game_data, self.city, prisoner):
                action = game_data.codes.pay_dungeon + prisoner
                slot = self.city.slot_of(prisoner, self.city.counts[prisoner] - 1)
                self._add("dungeon", action, slot, self.cost, game_data.hooks.dungeon_saves)

    def _add_swaps(self) -> None:
        """Add the swaps of the Judge that can be paid; if none can, that it saves one resource of another kind."""
        judge = self.city.slot_of(self.state.game_data.hooks.judge, 0)
        first_of = self.state.game_data.codes.first_of
        swaps = [action for action in self.possible if first_of[action] == PAY_JUDGE]
        for action in swaps:
            cost = self.cost.copy()
            cost[judge_asked(action - PAY_JUDGE)] -= 1
            cost[judge_paid(action - PAY_JUDGE)] += 1
            self._add("judge", action, judge, cost, 0)
        if not swaps:
            self._add("judge", NONE, judge, self.cost, 1)

    def _add(self, way: str, action: int, slot: int, cost: list[int], saves: int) -> None:
        """Add a way: what it asks for, how much of that may be saved, and what the seat lacks for it."""
        state = self.state
        held = self.city.resources
        short = [max(0, cost[i] - held[i]) for i in range(4)]
        self.found.append(
            {
                "way": way,
                "action": None if action == NONE else state.game.actions.notation(action),
                "possible": action in self.possible,
                "card": None if slot == NONE else state.game_data.pack.cards[self.city.kinds[slot]].id,
                "slot": None if slot == NONE else slot,
                "pays": {RESOURCES[i]: cost[i] for i in range(4) if cost[i]},
                "saves": min(saves, sum(cost)),
                "short": {RESOURCES[i]: short[i] for i in range(4) if short[i]},
                "missing": max(0, sum(short) - saves),
            }
        )
