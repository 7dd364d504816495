"""The state of a game of Everdell: cities, Meadow, piles, workers, and the stack of pending work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.frames import Decision, Frame, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import (
    BOX_CARDS,
    DUNGEON,
    HAND_LIMIT,
    JOURNEY_2,
    JOURNEY_5,
    NONE,
    RESOURCES,
)
from meadowmarket.games.everdell.player_area import WORKERS, City, first_worker
from meadowmarket.games.everdell.view.memory import ALL, Memory

if TYPE_CHECKING:
    from collections.abc import Sequence

# The workers on a place of the board: four bits a seat.
SEAT_BITS: Final = 4
FOUR_BITS: Final = 15


@final
class EverdellState(State):
    """A game of Everdell in progress. With one player, seat 1 is Rugwort's city: he never has a turn."""

    def __init__(
        self,
        game: Game,
        game_data: GameData,
        stack: list[Frame],
        rng: int,
        count: int,
        floor: int,
        cities: list[City],
        pile: list[int],
        discards: list[int],
        meadow: list[int],
        forest: list[int],
        on_place: list[int],
        table_events: list[int],
        event_owner: tuple[int, ...],
        event_worker: tuple[int, ...],
        event_goods: tuple[int, ...],
        aside: list[int],
        aside_seat: int,
        playing: int,
        played: int,
        first: int,
        blocked: int,
        is_new_season: bool,
        memory: Memory,
    ) -> None:
        super().__init__(game, stack, rng, count, floor)
        self.game_data: Final = game_data
        self.cities: Final = cities
        self.pile = pile
        self.discards = discards
        self.meadow: Final = meadow
        """Eight kinds, NONE where a place is empty."""
        self.forest: Final = forest
        """The forest cards in play, as places."""
        self.on_place: Final = on_place
        """The workers on each place of the board, four bits a seat."""
        self.table_events: Final = table_events
        """The events on the table: the four basic ones and four special ones."""
        self.event_owner = event_owner
        """For each event the seat that has achieved it, or NONE."""
        self.event_worker = event_worker
        """1 while the worker stands on the event."""
        self.event_goods = event_goods
        """The resources on each event, eight bits a kind."""
        self.aside: Final = aside
        """Cards between two places: revealed ones, or drawn ones of which some are kept."""
        self.aside_seat = aside_seat
        """The only seat that sees them, or NONE if all do."""
        self.playing = playing
        """The card that is being played and has not entered a city yet, or NONE."""
        self.played = played
        """The cards played in this turn (EV-10.7)."""
        self.first = first
        self.blocked = blocked
        """The Meadow places that Rugwort blocks, from the first on (EV-10.3)."""
        self.is_new_season = is_new_season
        """Whether the player has changed season in this turn (EV-10.3)."""
        self.memory = memory
        """What each seat knows of hidden cards."""

    def clone(self) -> EverdellState:
        """Returns an independent copy; nobody listens to it."""
        copy = EverdellState(
            self.game,
            self.game_data,
            self.stack.copy(),
            self.rng,
            self.actions_played,
            self.undo_floor,
            [city.clone() for city in self.cities],
            self.pile.copy(),
            self.discards.copy(),
            self.meadow.copy(),
            self.forest,
            self.on_place.copy(),
            self.table_events,
            self.event_owner,
            self.event_worker,
            self.event_goods,
            self.aside.copy(),
            self.aside_seat,
            self.playing,
            self.played,
            self.first,
            self.blocked,
            self.is_new_season,
            self.memory,
        )
        copy.key = self.key
        return copy

    # -- asking

    def ask(self, decision: Decision[EverdellState]) -> None:
        """Puts a question to a seat; one with a single answer is answered at once (EV-3.2)."""
        seat = decision.seat
        options = decision.options(self, seat)
        if len(options) == 1:
            decision.resolve(self, seat, options[0])
        else:
            self.stack.append(decision)

    # -- cards

    def from_pile(self) -> int:
        """Takes the top card of the pile, which is made anew when it is empty (EV-6.4); NONE if there is no card."""
        if not self.pile:
            if not self.discards:
                return NONE
            self.memory = self.memory.with_new_pile(self.discards)
            self.pile = self.discards
            self.discards = []
            self.shuffle(self.pile)
            if self.events is not None:
                self.emit(NONE, "everdell-new-pile", {"n": len(self.pile)})
        self.undo_floor = self.actions_played
        return self.pile.pop()

    def draw(self, seat: int, n: int) -> None:
        """Draws cards from the pile up to the hand limit (EV-6.1, EV-6.5)."""
        hand = self.cities[seat].hand
        before = len(hand)
        n = min(n, HAND_LIMIT - before)
        while n > 0:
            kind = self.from_pile()
            if kind == NONE:
                break
            hand.append(kind)
            self.note_drawn(seat, kind)
            n -= 1
        if self.events is not None and len(hand) > before:
            self.emit(seat, "everdell-draws", {"n": len(hand) - before})
            self.emit(seat, "everdell-draws-cards", {"cards": self.card_list(hand[before:])}, 1 << seat)

    def note_drawn(self, seat: int, kind: int) -> None:
        """Notes that a seat has drawn a card of the pile, unseen by others."""
        if self.memory.returned:
            self.memory = self.memory.with_seen(kind, 1 << seat).with_drawn(seat)

    def discard(self, kind: int, seats: int = ALL) -> None:
        """Puts a card on the discards; `seats` is the mask of those who see it."""
        self.memory = self.memory.with_discard(len(self.discards), seats)
        self.discards.append(kind)

    def discard_aside(self) -> None:
        """Discards the cards aside, in their order (EV-6.8)."""
        seats = ALL if self.aside_seat == NONE else 1 << self.aside_seat
        for kind in self.aside:
            self.discard(kind, seats)
        self.aside.clear()

    def refill_place(self, place: int) -> bool:
        """Puts a card of the pile on an empty place of the Meadow (EV-6.3); says whether there was one."""
        kind = self.from_pile()
        if kind == NONE:
            return False
        self.meadow[place] = kind
        self.memory = self.memory.with_seen(kind, ALL)
        if self.events is not None:
            self.emit(NONE, "everdell-refills", {"card": self.card(kind), "place": place + 1})
        return True

    def refill(self) -> None:
        """Fills all empty places of the Meadow, lowest number first (EV-6.3, EV-6.7)."""
        meadow = self.meadow
        for place in range(len(meadow)):
            if meadow[place] == NONE and not self.refill_place(place):
                return

    def meadow_place(self, kind: int) -> int:
        """Returns the lowest place, not blocked, that has a card of a kind, or NONE."""
        meadow = self.meadow
        for place in range(self.blocked, len(meadow)):
            if meadow[place] == kind:
                return place
        return NONE

    def remove_card(self, owner: int, slot: int) -> int:
        """Takes a card out of a city with all that is on it and returns its kind; the caller puts it down (EV-8.4)."""
        game_data = self.game_data
        city = self.cities[owner]
        kind = city.kinds[slot]
        mark = city.drop(game_data, slot)
        if mark & WORKERS and not game_data.keeps_workers[kind]:
            self.cities[first_worker(mark)].stray += 1
        if kind == DUNGEON:
            if self.events is not None and city.prisoners:
                self.emit(owner, "everdell-discards-prisoners", {"cards": self.card_list([*city.prisoners])})
            for prisoner in city.prisoners:
                self.discard(prisoner)
            city.prisoners = ()
        return kind

    def discard_from_city(self, owner: int, slot: int) -> int:
        """Discards a card of a city and returns its kind."""
        kind = self.remove_card(owner, slot)
        self.discard(kind)
        if self.events is not None:
            if owner < self.game_data.players:
                self.emit(owner, "everdell-leaves-city", {"card": self.card(kind)})
            else:
                self.emit(NONE, "everdell-leaves-rugwort", {"card": self.card(kind)})
        return kind

    # -- resources and points

    def gain(self, seat: int, resource: int, n: int) -> None:
        """Gives a seat resources from the supply."""
        self.cities[seat].resources[resource] += n
        if self.events is not None and n:
            self.emit(seat, "everdell-gains", {"what": amount(resource, n)})

    def gain_goods(self, seat: int, goods: Sequence[int]) -> None:
        """Gives a seat a mix of resources from the supply."""
        for resource in range(4):
            if goods[resource]:
                self.gain(seat, resource, goods[resource])

    def gain_points(self, seat: int, n: int) -> None:
        """Gives a seat point tokens."""
        self.cities[seat].points += n
        if self.events is not None and n:
            self.emit(seat, "everdell-gains-points", {"n": n})

    # -- opponents

    def receivers(self, seat: int) -> int:
        """Returns the mask of the opponents who can be given resources: those who have not passed (EV-9.1)."""
        mask = 0
        for other in range(self.game_data.players):
            if other != seat and not self.cities[other].passed:
                mask |= 1 << other
        return mask

    def card_receivers(self, seat: int) -> int:
        """Returns the mask of the opponents who can be given a card: not passed, with room (EV-6.2)."""
        mask = 0
        for other in range(self.game_data.players):
            city = self.cities[other]
            if other != seat and not city.passed and len(city.hand) < HAND_LIMIT:
                mask |= 1 << other
        return mask

    # -- workers

    def workers_on(self, place: int, seat: int) -> int:
        """Returns the number of a seat's workers on a place of the board."""
        return self.on_place[place] >> (SEAT_BITS * seat) & FOUR_BITS

    def journey_points(self, seat: int) -> int:
        """Returns what a seat's Journeys are worth (EV-4.9)."""
        points = 0
        for place in range(JOURNEY_5, JOURNEY_2 + 1):
            points += self.workers_on(place, seat) * (JOURNEY_2 + 2 - place)
        return points

    # -- words

    def card(self, kind: int) -> Message:
        """Names a card."""
        return card_name(self.game_data, kind)

    def card_list(self, kinds: list[int]) -> Message:
        """Names several cards."""
        return listed([self.card(kind) for kind in kinds])

    # -- scores and saving: see scoring.py and saving.py

    def scores(self) -> list[int]:
        """Lists the points of each seat so far; at the end, the final ones."""
        return self.keeper().scores(self)

    def winners(self) -> list[int]:
        """Lists the seats that have won, several if the victory is shared; nobody if Rugwort has."""
        return self.keeper().winners(self)

    def verdict(self) -> Message | None:
        """Return the points of a solo player and of Rugwort (EV-10.13)."""
        return self.keeper().verdict(self)

    def points_by_source(self, seat: int) -> dict[str, int]:
        """Returns where a seat's points came from; the values add up to its score."""
        return self.keeper().points_by_source(self, seat)

    def fields(self) -> dict[str, Json]:
        """Returns the plain data of the game for the codec, without the stack and the generator."""
        return self.keeper().fields(self)

    def memory_fields(self) -> dict[str, Json]:
        """Returns what seats know of hidden cards, for the codec."""
        return self.keeper().memory_fields(self)

    def recall(self, memory: dict[str, Json]) -> None:
        """Takes over what `memory_fields` gave."""
        self.keeper().recall(self, memory)

    def keeper(self) -> Keeper:
        """Returns the game, which counts points and saves."""
        game = self.game
        assert isinstance(game, Keeper)
        return game


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeper(Game):
    """What a state asks its game for; so that the state need not know how points are counted."""

    def scores(self, state: EverdellState) -> list[int]:
        """Lists the points of each seat."""
        raise NotImplementedError

    def winners(self, state: EverdellState) -> list[int]:
        """Lists the seats that have won."""
        raise NotImplementedError

    def verdict(self, state: EverdellState) -> Message | None:
        """Return how a solo game has ended."""
        raise NotImplementedError

    def points_by_source(self, state: EverdellState, seat: int) -> dict[str, int]:
        """Returns where a seat's points came from."""
        raise NotImplementedError

    def fields(self, state: EverdellState) -> dict[str, Json]:
        """Returns the plain data of the game."""
        raise NotImplementedError

    def memory_fields(self, state: EverdellState) -> dict[str, Json]:
        """Returns what seats know of hidden cards."""
        raise NotImplementedError

    def recall(self, state: EverdellState, memory: dict[str, Json]) -> None:
        """Gives a state back what its seats know of hidden cards."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause(Step[EverdellState]):
    """One clause of the text of a card, event or location.

    A script's `source` is the card that it works for (see `city.source_of`), or the event, or nothing; its `seat` is
    whoever acts.
    """

    def run(self, state: EverdellState, script: Script) -> None:
        """Carries the clause out, or puts the question that does."""
        raise NotImplementedError

    def works(self, state: EverdellState, seat: int, source: int) -> bool:
        """Says whether the clause would do anything now (EV-7.10)."""
        return True

    def is_possible(self, state: EverdellState, seat: int, source: int) -> bool:
        """Says whether a worker may be placed for it: its cost and its conditions can be met (EV-4.10)."""
        return True

    def missing(self, state: EverdellState, seat: int) -> Message | None:
        """Return what a seat needs for it to be possible, where that can be named."""
        return None


def amount(resource: int, n: int) -> Message:
    """Names a number of resources."""
    return Message(f"everdell-amount-{RESOURCES[resource]}", {"n": n})


def card_name(game_data: GameData, kind: int) -> Message:
    """Names a card; one that a pack has added has no name in the catalogue."""
    data = game_data.pack.cards[kind]
    if kind < BOX_CARDS:
        return Message(f"everdell-card-{data.id}")
    return Message("everdell-own-card", {"name": data.name})


def listed(parts: list[Message]) -> Message:
    """Makes one message of several, which must not be none."""
    named = parts[-1]
    for part in reversed(parts[:-1]):
        named = Message("everdell-list", {"first": part, "rest": named})
    return named
