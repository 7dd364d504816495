"""The neutral player of the solo game (LG-9)."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.frames import Script, Step
from meadowmarket.games.lagranja.names import FREE, NEUTRAL, NONE
from meadowmarket.games.lagranja.rules import deck
from meadowmarket.games.lagranja.rules.market import set_stall
from meadowmarket.games.lagranja.state import LaGranjaState

FAR: Final = 99
LAST_ROUND_OF_LOW_DICE: Final = 3


@final
class RemoveDie(Step[LaGranjaState]):
    """Take the lowest die away in rounds 1 to 3, the highest in 4 to 6 (LG-9.3)."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        numbers = [number for number in range(6) if state.dice[number]]
        number = min(numbers) if state.round <= LAST_ROUND_OF_LOW_DICE else max(numbers)
        state.dice[number] -= 1
        if state.events is not None:
            state.emit(NONE, "lagranja-log-remove-die", {"number": number + 1})


@final
class MoveNeutral(Step[LaGranjaState]):
    """Draw a card and place a neutral stall by its number (LG-9.4)."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        number = draw_number(state)
        if number:
            space = neutral_space(state, number)
            if space != NONE:
                set_stall(state, NEUTRAL, space, 0)


def draw_number(state: LaGranjaState) -> int:
    """Draw a card, or until one shows a market number where the ruleset says so; 0 if there is none."""
    drawn: list[int] = []
    number = 0
    while not number:
        card = deck.draw(state)
        if card == NONE:
            break
        drawn.append(card)
        spec = state.game_data.pack.cards[card]
        number = spec.barrow_vp if spec.market else 0
        if not state.game_data.redraw_without_market:
            break
    # Cards drawn in this move stay out of a pile that is renewed in it (LG-2.2).
    state.discards += tuple(drawn)
    if state.events is not None and drawn:
        numbers = " ".join([state.game_data.pack.cards[card].number for card in drawn])
        state.emit(NONE, "lagranja-log-neutral", {"cards": state.game_data.card_list(drawn), "numbers": numbers})
    return number


def neutral_space(state: LaGranjaState, number: int) -> int:
    """Choose the space: most removed, hardest to remove, furthest from other neutral stalls, first in the list."""
    spaces = state.game_data.spaces_of[number]
    candidates = [i for i in spaces if state.market[i] == FREE] or [i for i in spaces if state.market[i] == 0]
    best = NONE
    best_rank = (0, 0, 0)
    for space in candidates:
        rank = (removed_by(state, space), -dangers(state, space), distance_to_neutral(state, space))
        if best == NONE or rank > best_rank:
            best = space
            best_rank = rank
    return best


def removed_by(state: LaGranjaState, space: int) -> int:
    """Count the player's stalls that a neutral stall here would remove, one replaced among them."""
    removed = sum([state.market[other] == 0 for other in state.game_data.lower_neighbours[space]])
    return removed + (state.market[space] == 0)


def dangers(state: LaGranjaState, space: int) -> int:
    """Count the adjacent spaces of a higher number without a stall."""
    return sum([state.market[other] == FREE for other in state.game_data.higher_neighbours[space]])


def distance_to_neutral(state: LaGranjaState, space: int) -> int:
    """Return the distance in hexagons to the nearest other neutral stall; with none all are equal."""
    game_data = state.game_data
    nearest = FAR
    for other in range(len(state.market)):
        if other != space and state.market[other] == NEUTRAL:
            nearest = min(nearest, game_data.distance(space, other))
    return nearest
