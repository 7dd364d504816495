"""Previews of spots: what each would give a seat now, and whether it is open to it. So a board needs no rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from meadowmarket.core.api import NOBODY, Json
from meadowmarket.core.effects.calls import Call
from meadowmarket.games.everdell.explain.why_not import why_not_there
from meadowmarket.games.everdell.names import (
    HAND_LIMIT,
    NONE,
    PLACES,
    RESOURCES,
    ZONE_CARD,
    ZONE_EVENT,
    ZONE_FOREST,
)
from meadowmarket.games.everdell.pack.language import REWARDS, resources
from meadowmarket.games.everdell.player_area import goods_of, points_of
from meadowmarket.games.everdell.rules.locations import card_at, card_spot
from meadowmarket.games.everdell.state import EverdellState

WHY: Final = "everdell-why-"
"""Reasons are keys of the catalogue; a view leaves their beginning out."""


@final
class Preview:
    """What some effects would give a seat now, at most; `more` if they do what no number tells."""

    def __init__(self, state: EverdellState, seat: int, mark: int) -> None:
        self.hand = len(state.cities[seat].hand)
        self.deck: Final = len(state.pile) + len(state.discards)
        self.mark: Final = mark
        """What lies on the card that is visited."""
        self.on_card = points_of(mark)
        self.goods: Final = [0, 0, 0, 0]
        self.any = 0
        self.cards = 0
        self.points = 0
        self.discards = 0
        self.gives = 0
        self.up_to = False
        self.more = False

    def add(self, calls: Sequence[Call]) -> None:
        """Count what effects give, one after the other."""
        for call in calls:
            if call.name in COUNTED:
                COUNTED[call.name](self, call)
            else:
                self.more = True

    def draw(self, n: int) -> None:
        """Count cards that are drawn."""
        drawn = max(0, min(n, HAND_LIMIT - self.hand, self.deck - self.cards))  # EV-6.5
        self.cards += drawn
        self.hand += drawn

    def discard(self, n: int) -> None:
        """Count cards that leave the hand."""
        self.discards += n
        self.hand = max(0, self.hand - n)

    def discard_for(self, call: Call) -> None:
        """Count cards that may be discarded, and what they bring."""
        most, every, n = call.numbers
        reward = call.words[0]
        rewards = min(most, self.hand) // every
        self.up_to = True
        if rewards == 0 or reward == REWARDS[0]:  # nothing is gained: the choice alone
            self.more = self.more or (self.hand > 0 and reward == REWARDS[0])
            return
        self.discard(rewards * every)
        if reward == "any":
            self.any += rewards * n
        elif reward == "point":
            self.points += rewards * n
        else:
            self.draw(rewards * n)

    def is_nothing(self) -> bool:
        """Whether a worker would stand there for nothing."""
        return not (any(self.goods) or self.any or self.cards or self.points or self.more)

    def data(self) -> Json:
        """Return the preview for a view: what is not there is left out."""
        found: dict[str, Json] = {"resources": {RESOURCES[i]: self.goods[i] for i in range(4) if self.goods[i]}}
        for name, n in (
            ("any", self.any),
            ("cards", self.cards),
            ("points", self.points),
            ("discards", self.discards),
            ("gives", self.gives),
        ):
            if n:
                found[name] = n
        if self.up_to:
            found["up_to"] = True
        if self.more:
            found["more"] = True
        return found


def _gain(preview: Preview, call: Call) -> None:
    for resource, n in enumerate(resources(call.goods)):
        preview.goods[resource] += n


def _gain_any(preview: Preview, call: Call) -> None:
    preview.any += call.n


def _gain_points(preview: Preview, call: Call) -> None:
    preview.points += call.n


def _put_points(preview: Preview, call: Call) -> None:
    preview.points += call.n
    preview.on_card += call.n


def _take_stored(preview: Preview, call: Call) -> None:
    for resource in range(4):
        preview.goods[resource] += goods_of(preview.mark, resource)


def _discard(preview: Preview, call: Call) -> None:
    preview.discard(call.n)
    preview.points += call.n  # EV-4.9: a Journey is worth what it costs


def _give_resources(preview: Preview, call: Call) -> None:
    preview.gives += call.n


COUNTED: Final[dict[str, Callable[[Preview, Call], None]]] = {
    "gain": _gain,
    "gain-any": _gain_any,
    "points": _gain_points,
    "put-points": _put_points,
    "draw": lambda preview, call: preview.draw(call.n),
    "draw-per-point": lambda preview, call: preview.draw(call.n * preview.on_card),
    "take-stored": _take_stored,
    "discard": _discard,
    "discard-for": lambda preview, call: preview.discard_for(call),
    "give-cards": lambda preview, call: preview.discard(call.n),
    "give-resources": _give_resources,
}
"""By the name of a step: how it is counted."""


def preview(state: EverdellState, seat: int, spot: int) -> Preview:
    """Return what a worker of a seat would bring on a spot; what an event is worth is no part of it."""
    game_data = state.game_data
    pack = game_data.pack
    zone = game_data.zone_of_spot[spot]
    if zone == ZONE_CARD:
        owner, slot = card_at(state, seat, spot)
        found = Preview(state, seat, state.cities[owner].marks[slot])
        found.add(pack.cards[game_data.codes.spot_kind[spot]].visit)
        return found
    found = Preview(state, seat, 0)
    found.add(pack.events[spot - PLACES].effect if zone == ZONE_EVENT else pack.locations[spot].effect)
    return found


def gives_nothing(state: EverdellState, seat: int, spot: int) -> bool:
    """Whether a worker would stand on a spot for nothing; an event always counts for something."""
    return state.game_data.zone_of_spot[spot] != ZONE_EVENT and preview(state, seat, spot).is_nothing()


# -- whether a spot is open


def offer(state: EverdellState, seat: int, spot: int) -> Json:
    """Return what a spot offers a seat: whether it is open, else why not, and what it gives; None to spectators."""
    if seat == NOBODY:
        return None
    reason = why_not_there(state, seat, spot)
    return {
        "open": reason is None,
        "why": None if reason is None else reason.key.removeprefix(WHY),
        "gives": preview(state, seat, spot).data(),
    }


def card_offer(state: EverdellState, seat: int, owner: int, slot: int) -> Json:
    """Return what a card of a city offers a seat as a place for a worker; None where it may place none."""
    game_data = state.game_data
    city = state.cities[owner]
    kind = city.kinds[slot]
    is_spot = (game_data.is_visited if owner == seat else game_data.is_open)[kind]
    if seat == NOBODY or not is_spot:
        return None
    return offer(state, seat, card_spot(game_data, city, seat, owner, slot))


def spots_on_card(state: EverdellState, owner: int, slot: int) -> int:
    """Return how many workers a card has room for; Cemetery and Monastery may have a second (EV-4.5)."""
    game_data = state.game_data
    city = state.cities[owner]
    kind = city.kinds[slot]
    if not game_data.is_visited[kind]:
        return 0
    helper = game_data.abilities.second_spot_with[kind]
    return 2 if helper != NONE and city.counts[helper] else 1


def spots_on_place(state: EverdellState, place: int) -> int | None:
    """Return how many workers a place has room for; None for any number."""
    if state.game_data.is_shared[place]:
        return None
    has_two = state.game_data.zone_of_spot[place] == ZONE_FOREST and state.game_data.players == 4
    return 2 if has_two else 1  # EV-4.4
