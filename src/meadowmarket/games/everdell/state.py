"""The state of a game of Everdell: cities, Meadow, piles, workers, and the stack of pending work."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, final

from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.errors import check_seat
from meadowmarket.core.frames import Decision, Frame
from meadowmarket.core.messages import Message
from meadowmarket.core.schema import Schema, counters, flag, items, number, numbers
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.memory import ALL, Memory
from meadowmarket.games.everdell.names import (
    BOX_CARDS,
    EVENTS,
    FIRST_FOREST,
    HAND_LIMIT,
    LAST_FOREST,
    MEADOW_PLACES,
    NONE,
    PLACES,
    RESOURCES,
)
from meadowmarket.games.everdell.player_area import (
    OCCUPIED,
    WORKERS,
    City,
    city_schema,
    first_worker,
    goods_of,
    points_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

# The workers on a place of the board: four bits per seat.
SEAT_BITS: Final = 4
FOUR_BITS: Final = 15


@final
class EverdellState(State):
    """A game of Everdell in progress. With one player, seat 1 is Rugwort's city: he never has a turn."""

    pile: list[int]
    discards: list[int]
    meadow: list[int]
    """Eight kinds, NONE where a place is empty."""
    forest: list[int]
    """The forest cards in play, as places; the same for all copies."""
    on_place: list[int]
    """The workers on each place of the board, four bits per seat."""
    table_events: list[int]
    """The events on the table, the four basic ones and four special ones; the same for all copies."""
    event_owner: tuple[int, ...] = ()
    """For each event the seat that has achieved it, or NONE."""
    event_worker: tuple[int, ...] = ()
    """1 while the worker stands on the event."""
    event_goods: tuple[int, ...] = ()
    """The resources on each event, eight bits per kind."""
    aside: list[int]
    """Cards between two places: revealed ones, or drawn ones, some of which are kept."""
    aside_seat: int = NONE
    """The only seat that sees them, or NONE if all do."""
    playing: int = NONE
    """The card that is being played and has not entered a city yet, or NONE."""
    played: int = 0
    """The cards played in this turn (EV-10.7)."""
    first: int = 0
    """The seat that began."""
    blocked: int = 0
    """The Meadow places that Rugwort blocks, from the first on (EV-10.3)."""
    is_new_season: bool = False
    """Whether the player has changed season in this turn (EV-10.3)."""
    memory: Memory
    """What each seat knows of hidden cards; see `remembered`."""
    remembered_until: int = NONE
    """The number of actions up to which the memory holds, in a copy that has stopped remembering; NONE: it goes on."""

    def __init__(
        self,
        game: Game,
        game_data: GameData,
        stack: list[Frame],
        rng: int,
        actions_played: int,
        undo_floor: int,
        cities: list[City],
    ) -> None:
        super().__init__(game, stack, rng, actions_played, undo_floor)
        self.game_data: Final = game_data
        self.cities: Final = cities

    def clone(self) -> EverdellState:
        """Return an independent copy; nobody listens to it."""
        cities = [city.clone() for city in self.cities]
        stack = self.stack.copy()
        copy = EverdellState(self.game, self.game_data, stack, self.rng, self.actions_played, self.undo_floor, cities)
        copy.key = self.key
        copy.pile = self.pile.copy()
        copy.discards = self.discards.copy()
        copy.meadow = self.meadow.copy()
        copy.forest = self.forest
        copy.on_place = self.on_place.copy()
        copy.table_events = self.table_events
        copy.event_owner = self.event_owner
        copy.event_worker = self.event_worker
        copy.event_goods = self.event_goods
        copy.aside = self.aside.copy()
        copy.aside_seat = self.aside_seat
        copy.playing = self.playing
        copy.played = self.played
        copy.first = self.first
        copy.blocked = self.blocked
        copy.is_new_season = self.is_new_season
        copy.memory = self.memory
        copy.remembered_until = self.remembered_until
        return copy

    def restore(self, fields: dict[str, Json]) -> None:
        """Set all fields but the cities, which it was made with; raise CorruptReplay if they do not fit."""
        state_schema(self.game_data.kinds).restore(self, fields)
        self.memory = Memory.empty(len(self.cities))

    # -- asking

    def ask(self, decision: Decision[EverdellState]) -> None:
        """Ask a seat; a question with a single answer is answered at once and not recorded (EV-3.2).

        This departs from rule 4 of STYLE.md, which leaves forced choices to the table: recorded games of Everdell do
        not hold them, so they would no longer play.
        """
        seat = decision.seat
        options = decision.options(self, seat)
        if len(options) == 1:
            decision.resolve(self, seat, options[0])
        else:
            self.stack.append(decision)

    # -- cards

    def from_pile(self) -> int:
        """Take the top card of the pile, refilled from the discards if necessary (EV-6.4); NONE if there is no card."""
        if not self.pile:
            if not self.discards:
                return NONE
            if self.remembered_until == NONE:
                self.memory = self.memory.with_new_pile(self.discards)
            self.pile = self.discards
            self.discards = []
            self.shuffle(self.pile)
            if self.events is not None:
                self.emit(NONE, "everdell-log-new-pile", {"n": len(self.pile)})
        self.undo_floor = self.actions_played
        return self.pile.pop()

    def draw(self, seat: int, n: int) -> None:
        """Draw cards from the pile up to the hand limit (EV-6.1, EV-6.5)."""
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
            self.emit(seat, "everdell-log-draws", {"n": len(hand) - before}, ~(1 << seat))
            self.emit(seat, "everdell-log-draws-cards", {"cards": self.card_list(hand[before:])}, 1 << seat)

    def discard(self, kind: int, seats: int = ALL) -> None:
        """Put a card on the discards; `seats` is the mask of those who see it."""
        if self.remembered_until == NONE:
            self.memory = self.memory.with_discard(len(self.discards), seats)
        self.discards.append(kind)

    def discard_aside(self) -> None:
        """Discard the cards aside, in their order (EV-6.8)."""
        seats = ALL if self.aside_seat == NONE else 1 << self.aside_seat
        for kind in self.aside:
            self.discard(kind, seats)
        self.aside.clear()

    def refill_place(self, place: int) -> bool:
        """Put a card of the pile on an empty place of the Meadow (EV-6.3); return whether there was one."""
        kind = self.from_pile()
        if kind == NONE:
            return False
        self.meadow[place] = kind
        self.note_seen(kind, ALL)
        if self.events is not None:
            self.emit(NONE, "everdell-log-refills", {"card": self.card(kind), "place": place + 1})
        return True

    def refill(self) -> None:
        """Fill all empty places of the Meadow, lowest number first (EV-6.3, EV-6.7)."""
        meadow = self.meadow
        for place in range(len(meadow)):
            if meadow[place] == NONE and not self.refill_place(place):
                return

    def meadow_place(self, kind: int) -> int:
        """Return the lowest place, not blocked, that has a card of a kind, or NONE."""
        meadow = self.meadow
        for place in range(self.blocked, len(meadow)):
            if meadow[place] == kind:
                return place
        return NONE

    def remove_card(self, owner: int, slot: int) -> int:
        """Take a card from a city with all that is on it and return its kind; the caller puts it down (EV-8.4)."""
        game_data = self.game_data
        city = self.cities[owner]
        kind = city.kinds[slot]
        mark = city.drop(game_data, slot)
        if mark & WORKERS and not game_data.abilities.keeps_workers[kind]:
            self.cities[first_worker(mark)].stray += 1
        if kind == game_data.abilities.dungeon:
            if self.events is not None and city.prisoners:
                self.emit(owner, "everdell-log-discards-prisoners", {"cards": self.card_list([*city.prisoners])})
            for prisoner in city.prisoners:
                self.discard(prisoner)
            city.prisoners = ()
        return kind

    def discard_from_city(self, owner: int, slot: int) -> int:
        """Discard a card of a city and return its kind."""
        named = None if self.events is None else card_in_city(self, owner, slot)
        kind = self.remove_card(owner, slot)
        self.discard(kind)
        if named is not None:
            if owner < self.game_data.players:
                self.emit(owner, "everdell-log-leaves-city", {"card": named})
            else:
                self.emit(NONE, "everdell-log-leaves-rugwort", {"card": named})
        return kind

    # -- what seats have seen

    def remembered(self) -> Memory:
        """Return what each seat knows of hidden cards: nothing in a copy that was played on after it had stopped."""
        if self.remembered_until in (NONE, self.actions_played):
            return self.memory
        return Memory.empty(len(self.cities))

    def remember_only(self, seat: int) -> None:
        """Keep what one seat knows now, and note nothing from now on: nobody asks a copy that is played on.

        A search makes thousands of such copies, and to keep them up to date costs it a tenth of its speed.
        """
        self.memory = self.remembered().of_seat(seat)
        self.remembered_until = self.actions_played

    def note_drawn(self, seat: int, kind: int) -> None:
        """Note that a seat has drawn a card of the pile, unseen by others."""
        if self.remembered_until == NONE and self.memory.returned:
            self.memory = self.memory.with_seen(kind, 1 << seat).with_drawn(seat)

    def note_seen(self, kind: int, seats: int) -> None:
        """Note that some seats have seen a card that came from the pile."""
        if self.remembered_until == NONE and self.memory.returned:
            self.memory = self.memory.with_seen(kind, seats)

    def note_taken(self, seat: int, kind: int, seats: int) -> None:
        """Note that a card came into a hand before the eyes of some seats."""
        if self.remembered_until == NONE:
            self.memory = self.memory.with_taken(seat, kind, seats)

    def note_given(self, seat: int, kind: int, giver: int) -> None:
        """Note that a card came into a hand from another, unseen by the rest."""
        if self.remembered_until == NONE:
            self.memory = self.memory.with_taken(seat, kind, 1 << giver).with_drawn(seat)

    def note_played(self, seat: int, kind: int) -> None:
        """Note that a card left a hand before the eyes of all."""
        if self.remembered_until == NONE:
            self.memory = self.memory.with_played(seat, kind)

    def note_left(self, seat: int, kind: int, seats: int) -> None:
        """Note that a card left a hand face down: only some seats see it."""
        if self.remembered_until == NONE:
            self.memory = self.memory.with_left(seat, kind, seats)

    def note_discard_shown(self, kind: int) -> None:
        """Note that the top card of the discards was taken off and shown to all."""
        if self.remembered_until == NONE:
            self.memory = self.memory.with_discard_shown(len(self.discards), kind)

    def note_under(self, seat: int, seats: int) -> None:
        """Note who has seen the card that is put under an event of a seat next."""
        if self.remembered_until == NONE:
            self.memory = self.memory.with_under(seat, len(self.cities[seat].under), seats)

    # -- resources and points

    def gain(self, seat: int, resource: int, n: int) -> None:
        """Give a seat resources from the supply."""
        self.cities[seat].resources[resource] += n
        if self.events is not None and n:
            self.emit(seat, "everdell-log-gains", {"what": amount(resource, n)})

    def gain_goods(self, seat: int, goods: Sequence[int], times: int = 1) -> None:
        """Give a seat a mix of resources from the supply, several times over if asked."""
        resources = self.cities[seat].resources
        for resource in range(4):
            resources[resource] += goods[resource] * times
        if self.events is not None and any(goods):
            self.emit(seat, "everdell-log-gains", {"what": amounts([n * times for n in goods])})

    def gain_points(self, seat: int, n: int) -> None:
        """Give a seat point tokens."""
        self.cities[seat].points += n
        if self.events is not None and n:
            self.emit(seat, "everdell-log-gains-points", {"n": n})

    # -- opponents

    def receivers(self, seat: int) -> int:
        """Return the mask of the opponents who can be given resources: those who have not passed (EV-9.1)."""
        mask = 0
        for other in range(self.game_data.players):
            if other != seat and not self.cities[other].passed:
                mask |= 1 << other
        return mask

    def card_receivers(self, seat: int) -> int:
        """Return the mask of the opponents who can be given a card: not passed, with room (EV-6.2)."""
        mask = 0
        for other in range(self.game_data.players):
            city = self.cities[other]
            if other != seat and not city.passed and len(city.hand) < HAND_LIMIT:
                mask |= 1 << other
        return mask

    # -- workers

    def workers_on(self, place: int, seat: int) -> int:
        """Return the number of a seat's workers on a place of the board."""
        return self.on_place[place] >> (SEAT_BITS * seat) & FOUR_BITS

    def journey_points(self, seat: int) -> int:
        """Return what a seat's Journeys are worth (EV-4.9)."""
        points = 0
        for place in self.game_data.journey_places:
            points += self.workers_on(place, seat) * self.game_data.journey_cards[place]
        return points

    # -- words

    def card(self, kind: int) -> Message:
        """Name a card."""
        return card_name(self.game_data, kind)

    def card_list(self, kinds: list[int]) -> Message:
        """Name several cards."""
        return listed([self.card(kind) for kind in kinds])

    # -- scores: see rules/scoring.py

    def scores(self) -> list[int]:
        """List the points of each seat so far; at the end, the final ones."""
        return self.game_data.scorer.scores(self)

    def winners(self) -> list[int]:
        """List the seats that have won, several if the victory is shared; nobody if Rugwort has."""
        return self.game_data.scorer.winners(self)

    def verdict(self) -> Message | None:
        """Return the points of a solo player and of Rugwort (EV-10.13)."""
        return self.game_data.scorer.verdict(self)

    def points_by_source(self, seat: int) -> dict[str, int]:
        """Return where a seat's points came from; the values add up to its score."""
        check_seat(seat, self.game.players)
        return self.game_data.scorer.by_source(self, seat)

    # -- saving

    def fields(self) -> dict[str, Json]:
        """Return the plain data of the game for the codec, without the stack and the generator."""
        kinds = self.game_data.kinds
        cities: list[Json] = []
        for city in self.cities:
            cities.append(city_schema(kinds).save(city))
        saved: dict[str, Json] = {"cities": cities}
        saved.update(state_schema(kinds).save(self))
        return saved

    def memory_fields(self) -> dict[str, Json]:
        """Return what seats know of hidden cards, for the codec."""
        return self.remembered().saved()

    def restore_memory(self, memory: dict[str, Json]) -> None:
        """Take over what `memory_fields` gave."""
        self.memory = Memory.restored(memory, len(self.cities))
        self.remembered_until = NONE


MEMORY: Final = ("memory", "remembered_until")
"""What is no part of the rules, and is saved beside the fields."""


@cache
def state_schema(kinds: int) -> Schema:
    """Return the saved fields of a state besides its cities, for a number of kinds of cards."""
    last = kinds - 1
    return Schema(
        counters("pile", least=0, most=last),
        counters("discards", least=0, most=last),
        counters("meadow", MEADOW_PLACES, NONE, last),
        counters("forest", least=FIRST_FOREST, most=LAST_FOREST),
        counters("on_place", PLACES),
        counters("table_events", least=0, most=EVENTS - 1),
        numbers("event_owner", EVENTS),
        numbers("event_worker", EVENTS, 0, 1),
        numbers("event_goods", EVENTS),
        counters("aside", least=0, most=last),
        number("aside_seat"),
        number("playing", NONE, last),
        number("played"),
        number("first"),
        number("blocked", 0, MEADOW_PLACES),
        flag("is_new_season"),
    )


def restored_cities(game_data: GameData, saved: Json) -> list[City]:
    """Return the cities of saved data; raise CorruptReplay, naming the place, if they do not fit."""
    found: list[City] = []
    for i, city in enumerate(items(saved, "fields.cities", max(2, game_data.players))):
        found.append(City.restored(game_data, city, f"fields.cities.{i}"))
    return found


def amount(resource: int, n: int) -> Message:
    """Name a number of resources."""
    return Message(f"everdell-amount-{RESOURCES[resource]}", {"n": n})


def amounts(goods: Sequence[int]) -> Message:
    """Name a mix of resources, which must not be none."""
    return listed([amount(resource, goods[resource]) for resource in range(4) if goods[resource]])


def card_name(game_data: GameData, kind: int) -> Message:
    """Name a card; one that a pack has added has no name in the catalogue."""
    data = game_data.pack.cards[kind]
    if kind < BOX_CARDS:
        return Message(f"everdell-card-{data.id}")
    return Message("everdell-own-card", {"name": data.name})


def card_in_city(state: EverdellState, owner: int, slot: int) -> Message:
    """Name a card of a city: one of several copies by its number and by what lies on it."""
    city = state.cities[owner]
    kind = city.kinds[slot]
    name = state.card(kind)
    if city.counts[kind] == 1:
        return name
    n = city.copy_of(slot) + 1
    mark = city.marks[slot]
    on_it = [amount(resource, goods_of(mark, resource)) for resource in range(4) if goods_of(mark, resource)]
    if points_of(mark):
        on_it.append(Message("everdell-amount-points", {"n": points_of(mark)}))
    if mark & OCCUPIED:
        on_it.append(Message("everdell-on-it-token"))
    if first_worker(mark) != NONE:
        on_it.append(Message("everdell-on-it-worker", {"other_seat": first_worker(mark)}))
    if not on_it:
        return Message("everdell-copy", {"card": name, "n": n, "slot": slot})
    return Message("everdell-copy-holding", {"card": name, "n": n, "slot": slot, "what": listed(on_it)})


def listed(parts: list[Message]) -> Message:
    """Make one message of several, which must not be none."""
    named = parts[-1]
    for part in reversed(parts[:-1]):
        named = Message("everdell-list", {"first": part, "rest": named})
    return named
