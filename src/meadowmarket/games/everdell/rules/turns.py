"""The turn: one action, then the next player; seasons and passing (EV-3, EV-7, EV-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import COPY, DONE, PASS, SEASON
from meadowmarket.games.everdell.effects.destinations import perform
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.effects.programs import CHANGE_SEASON
from meadowmarket.games.everdell.effects.travelers import ask_to_take
from meadowmarket.games.everdell.explain.why_not import why_not
from meadowmarket.games.everdell.names import AUTUMN, NONE, SEASONS, SUMMER
from meadowmarket.games.everdell.player_area import ON_CARD_POINTS, points_of
from meadowmarket.games.everdell.rules import solo
from meadowmarket.games.everdell.rules.cards import NORMAL, play_from_hand, play_from_meadow
from meadowmarket.games.everdell.rules.locations import add_spots, bring_workers_back, place_worker, spot_name, spot_of
from meadowmarket.games.everdell.rules.payment import add_playable
from meadowmarket.games.everdell.rules.production import start_production
from meadowmarket.games.everdell.state import EverdellState

NEW_WORKERS: Final[tuple[int, ...]] = (0, 1, 1, 2)
"""The workers that come with each season (EV-7.3)."""
SUMMER_CARDS: Final = 2


@final
class TakeTurn(Decision[EverdellState]):
    """What does the player do: place a worker, play a card, prepare for season, or pass?"""

    SAVED_AS: ClassVar[str] = "TurnDecision"

    def options(self, state: EverdellState, seat: int) -> list[int]:
        codes = state.game_data.codes
        city = state.cities[seat]
        options: list[int] = []
        add_playable(state, seat, city.hand, codes.play_hand, options)
        meadow = state.meadow[state.blocked :] if state.blocked else state.meadow
        add_playable(state, seat, meadow, codes.play_meadow, options)
        if city.free:
            add_spots(state, seat, NONE, options)
        elif city.season < AUTUMN:
            options.append(SEASON)
        options.append(PASS)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        state.stack.append(state.game_data.end_of_turn[seat])
        TURN_ACTIONS[state.game_data.codes.family_of[action]](state, seat, action)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        city = state.cities[seat]
        codes = state.game_data.codes
        plays: list[int] = []
        add_playable(state, seat, [*city.hand, *state.meadow[state.blocked :]], codes.play_hand, plays)
        seasons = {"seasons": AUTUMN - city.season}
        if city.free:
            return Message("everdell-ask-turn-worker-card" if plays else "everdell-ask-turn-worker", seasons)
        if city.season < AUTUMN:
            return Message("everdell-ask-turn-card-season" if plays else "everdell-ask-turn-season")
        return Message("everdell-ask-turn-card" if plays else "everdell-ask-turn-pass")

    def why_not(self, state: EverdellState, seat: int, action: int) -> Message | None:
        return why_not(state, seat, action)


@final
class EndTurn(Effect[EverdellState]):
    """End a turn: fill gaps of the Meadow, let Rugwort play, and go on to the next who has not passed."""

    def run(self, state: EverdellState, script: Script) -> None:
        if NONE in state.meadow:
            state.refill()  # EV-6.7
        players = state.game_data.players
        if players == 1:
            solo.play(state)
        state.played = 0
        seat = script.seat
        for _ in range(players):
            seat += 1
            if seat == players:
                seat = 0
            if not state.cities[seat].passed:
                state.stack.append(TakeTurn(seat))
                return


def pass_for_good(state: EverdellState, seat: int, action: int) -> None:
    """Leave the game (EV-9.5)."""
    state.cities[seat].passed = True
    if state.events is not None:
        state.emit(seat, "everdell-log-passes", {})


def prepare_for_season(state: EverdellState, seat: int, action: int) -> None:
    """Change season; the Clock Tower comes first (EV-7.6)."""
    state.push_script(CHANGE_SEASON, seat)
    if can_use_clock(state, seat):
        state.ask(ActivateByClock(seat))


def play_hand_card(state: EverdellState, seat: int, action: int) -> None:
    """Play a card of the hand by the usual rules."""
    play_from_hand(state, seat, state.game_data.codes.index_of[action], NORMAL)


def play_meadow_card(state: EverdellState, seat: int, action: int) -> None:
    """Play a card of the Meadow by the usual rules."""
    play_from_meadow(state, seat, state.game_data.codes.index_of[action], NORMAL)


def place_free_worker(state: EverdellState, seat: int, action: int) -> None:
    """Place a worker that has not been placed."""
    state.cities[seat].free -= 1
    place_worker(state, seat, spot_of(state.game_data, action))


TURN_ACTIONS: Final[dict[str, Callable[[EverdellState, int, int], None]]] = {
    "pass": pass_for_good,
    "season": prepare_for_season,
    "play-hand": play_hand_card,
    "play-meadow": play_meadow_card,
    "worker": place_free_worker,
    "worker-card": place_free_worker,
}
"""By family of actions: what it does in a turn (EV-3.1)."""


# -- seasons


def can_use_clock(state: EverdellState, seat: int) -> bool:
    """Whether the Clock Tower has a token and a worker of the owner stands on a location (EV-7.6)."""
    city = state.cities[seat]
    clock = state.game_data.abilities.clock_tower
    if not city.counts[clock] or not points_of(city.marks[city.slot_of(clock, 0)]):
        return False
    return len(clock_places(state, seat)) > 0


def clock_places(state: EverdellState, seat: int) -> list[int]:
    """List the basic and forest locations with a worker of a seat."""
    game_data = state.game_data
    return [place for place in game_data.basic_places + game_data.forest_places if state.workers_on(place, seat)]


@final
class ActivateByClock(Decision[EverdellState]):
    """Which location does the Clock Tower activate, if any?"""

    SAVED_AS: ClassVar[str] = "ClockDecision"

    def options(self, state: EverdellState, seat: int) -> list[int]:
        options = [COPY + place for place in clock_places(state, seat)]
        options.append(DONE)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action == DONE:
            return
        city = state.cities[seat]
        city.marks[city.slot_of(state.game_data.abilities.clock_tower, 0)] -= 1 << ON_CARD_POINTS
        if state.events is not None:
            card = state.card(state.game_data.abilities.clock_tower)
            state.emit(seat, "everdell-log-clock", {"card": card, "spot": spot_name(state, seat, action - COPY)})
        perform(state, seat, action - COPY)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-clock")


@final
class ChangeSeason(Effect[EverdellState]):
    """Bring workers back and new ones, then start production or take cards from the Meadow (EV-7.2, EV-7.3)."""

    def run(self, state: EverdellState, script: Script) -> None:
        seat = script.seat
        city = state.cities[seat]
        city.season += 1
        city.total += NEW_WORKERS[city.season]
        bring_workers_back(state, seat)
        state.is_new_season = state.game_data.players == 1
        if state.events is not None:
            state.emit(seat, f"everdell-log-season-{SEASONS[city.season]}", {"workers": city.free})
        if city.season == SUMMER:
            ask_to_take(state, seat, SUMMER_CARDS, True)
        else:
            start_production(state, seat)
