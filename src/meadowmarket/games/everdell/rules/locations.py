"""Workers: where they can be placed, what happens then, and how they come back (EV-4, EV-8.5)."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.everdell.actions import SPOTS, WORKER
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import (
    AUTUMN,
    NONE,
    PLACES,
    ZONE_CARD,
    ZONE_EVENT,
    ZONE_FOREST,
    ZONE_GONE,
    ZONE_JOURNEY,
)
from meadowmarket.games.everdell.player_area import (
    FIRST_WORKER,
    SECOND_WORKER,
    THREE_BITS,
    WORKERS,
    City,
    first_worker,
    second_worker,
    subject_of,
)
from meadowmarket.games.everdell.state import FOUR_BITS, SEAT_BITS, EverdellState, card_in_city

# -- which spots are free


CLOSED: Final = (
    *("taken", "own-worker", "journey", "few-cards", "achieved", "requirement", "event-cost", "condition"),
    *("not-in-play", "no-such-card", "no-visit"),
)
"""Why a spot is closed, as the texts of the reasons are called."""


def closed(state: EverdellState, seat: int, spot: int) -> str | None:
    """Return why a seat can't place a worker on a spot now, as one of CLOSED; None if the spot is open to it."""
    zone = state.game_data.zone_of_spot[spot]
    if zone == ZONE_EVENT:
        event = spot - PLACES
        return closed_event(state, seat, event) if event in state.table_events else "not-in-play"
    if zone in (ZONE_CARD, ZONE_GONE):
        owner, slot = card_at(state, seat, spot)
        return "no-such-card" if slot == NONE else closed_card(state, seat, owner, slot)
    if zone == ZONE_FOREST and spot not in state.forest:
        return "not-in-play"
    return closed_place(state, seat, spot)


def closed_place(state: EverdellState, seat: int, place: int) -> str | None:
    """Return why a place of the board, which is in play, is closed to a seat."""
    if state.game_data.zone_of_spot[place] == ZONE_JOURNEY:
        city = state.cities[seat]
        if city.season < AUTUMN:
            return "journey"
        if len(city.hand) < state.game_data.journey_cards[place]:
            return "few-cards"
    if state.on_place[place] == 0 or is_open_to_more(state, seat, place):
        return None
    return "own-worker" if _has_only_own_worker(state, seat, place) else "taken"


def is_open_to_more(state: EverdellState, seat: int, place: int) -> bool:
    """Whether a place on which workers stand has room for one of a seat (EV-4.2)."""
    if state.game_data.is_shared[place]:
        return True
    # EV-4.4: a second spot, never for the same player
    return _has_second_spot(state, place) and not state.on_place[place] >> (SEAT_BITS * seat) & FOUR_BITS


def _has_only_own_worker(state: EverdellState, seat: int, place: int) -> bool:
    """Whether the second spot of a forest card is free, but not for a seat that stands on the first (EV-4.4)."""
    return _has_second_spot(state, place) and bool(state.on_place[place] >> (SEAT_BITS * seat) & FOUR_BITS)


def _has_second_spot(state: EverdellState, place: int) -> bool:
    """Whether a place on which workers stand has a second spot, and it is free."""
    game_data = state.game_data
    if game_data.players < 4 or game_data.zone_of_spot[place] != ZONE_FOREST:
        return False
    there = state.on_place[place]
    return there & (there - 1) == 0


def closed_event(state: EverdellState, seat: int, event: int) -> str | None:
    """Return why an event, which is in play, is closed to a seat (EV-4.7)."""
    if state.event_owner[event] != NONE:
        return "achieved"
    if not has_required(state, seat, event):
        return "requirement"
    for effect in state.game_data.event_effects[event]:
        if not effect.is_possible(state, seat, event):
            return "event-cost"
    return None


def closed_card(state: EverdellState, seat: int, owner: int, slot: int) -> str | None:
    """Return why a card of a city is closed to a seat (EV-4.5, EV-4.10)."""
    game_data = state.game_data
    city = state.cities[owner]
    kind = city.kinds[slot]
    if not (game_data.is_visited if owner == seat else game_data.is_open)[kind]:
        return "no-visit"
    if not has_card_spot(game_data, city, slot):
        return "taken"
    subject = subject_of(owner, slot)
    for effect in game_data.visit_effects[kind]:
        if not effect.is_possible(state, seat, subject):
            return "condition"
    return None


def add_spots(state: EverdellState, seat: int, barred: int, options: list[int]) -> None:
    """Add the actions that place a worker on each spot that is open to a seat now, but not on the barred one.

    `closed` says what is open. What is asked here before, in short, spares most of its work: searches do so very often.
    """
    game_data = state.game_data
    on_place = state.on_place
    is_shared = game_data.is_shared
    for place in game_data.basic_places:
        if (on_place[place] == 0 or is_shared[place]) and place != barred:
            options.append(WORKER + place)
    for place in state.forest:
        if (on_place[place] == 0 or is_open_to_more(state, seat, place)) and place != barred:
            options.append(WORKER + place)
    for place in game_data.haven_places:
        if (on_place[place] == 0 or is_shared[place]) and place != barred:
            options.append(WORKER + place)
    city = state.cities[seat]
    if city.season == AUTUMN:
        for place in game_data.journey_places:
            if closed_place(state, seat, place) is None:
                options.append(WORKER + place)
    cards = len(city.kinds)
    event_least, event_owner = game_data.event_least, state.event_owner
    for event in state.table_events:
        if cards >= event_least[event] and event_owner[event] == NONE and closed_event(state, seat, event) is None:
            options.append(WORKER + PLACES + event)
    hopeless = 0
    if city.spots:
        hopeless = _add_card_spots(state, seat, seat, barred, hopeless, options)
    for owner in range(len(state.cities)):
        if owner != seat and state.cities[owner].open_spots:
            hopeless = _add_card_spots(state, seat, owner, barred, hopeless, options)


def has_required(state: EverdellState, seat: int, event: int) -> bool:
    """Whether the cards that an event asks for are in the city of a seat."""
    game_data = state.game_data
    city = state.cities[seat]
    needs = game_data.event_needs[event]
    if city.present & needs != needs:
        return False
    return not game_data.has_colours[event] or has_colours(game_data, city, event)


def has_colours(game_data: GameData, city: City, event: int) -> bool:
    """Whether a city has the cards of the colours that an event asks for."""
    asked = game_data.event_colours[event]
    for colour in range(len(asked)):
        if city.colours[colour] < asked[colour]:
            return False
    return True


def _add_card_spots(state: EverdellState, seat: int, owner: int, barred: int, hopeless: int, options: list[int]) -> int:
    """Add the free spots on the cards of a city; return the mask of the kinds whose conditions can't be met."""
    game_data = state.game_data
    codes = game_data.codes
    city = state.cities[owner]
    allowed = game_data.is_visited if owner == seat else game_data.is_open
    for slot in range(len(city.kinds)):
        kind = city.kinds[slot]
        if not allowed[kind] or hopeless >> kind & 1:
            continue
        spot = card_spot(game_data, city, seat, owner, slot)
        if spot == barred or _is_listed(state, seat, owner, slot, barred):
            continue
        reason = closed_card(state, seat, owner, slot)
        if reason is None:
            options.append(codes.worker_card + spot)
        elif reason == "condition":
            hopeless |= 1 << kind
    return hopeless


def card_spot(game_data: GameData, city: City, seat: int, owner: int, slot: int) -> int:
    """Return the spot that a card of a city is for a seat."""
    codes = game_data.codes
    kind = city.kinds[slot]
    first = codes.spot_of_card[kind] if owner == seat else codes.spot_abroad[owner * game_data.kinds + kind]
    return first + city.copy_of(slot)


def card_at(state: EverdellState, seat: int, spot: int) -> tuple[int, int]:
    """Return the owner and the slot of the card that a spot is on; NONE for the slot if there is no such card."""
    codes = state.game_data.codes
    owner = seat if codes.spot_seat[spot] == NONE else codes.spot_seat[spot]
    if owner >= len(state.cities):  # the codes know four seats
        return owner, NONE
    return owner, state.cities[owner].slot_of(codes.spot_kind[spot], codes.spot_copy[spot])


def _is_listed(state: EverdellState, seat: int, owner: int, slot: int, barred: int) -> bool:
    """Whether an earlier copy with the same on it stands for this one too."""
    city = state.cities[owner]
    kind, mark = city.kinds[slot], city.marks[slot]
    if city.counts[kind] == 1:
        return False
    for i in range(slot):
        if city.kinds[i] != kind or city.marks[i] != mark:
            continue
        if barred < SPOTS or card_spot(state.game_data, city, seat, owner, i) != barred:
            return True
    return False


def has_card_spot(game_data: GameData, city: City, slot: int) -> bool:
    """Whether a card has a free spot; Cemetery and Monastery may have a second (EV-4.5)."""
    mark = city.marks[slot]
    if first_worker(mark) == NONE:
        return True
    helper = game_data.abilities.second_spot_with[city.kinds[slot]]
    return helper != NONE and city.counts[helper] > 0 and second_worker(mark) == NONE


# -- placing


def spot_of(game_data: GameData, action: int) -> int:
    """Return the spot that a `worker` action names, or NONE if it is no such action."""
    return game_data.codes.spot[action]


def place_worker(state: EverdellState, seat: int, spot: int) -> None:
    """Put a worker that is in hand on a spot and carry out what is there (EV-4.1)."""
    game_data = state.game_data
    city = state.cities[seat]
    if state.events is not None:
        state.emit(seat, "everdell-log-places", {"spot": spot_name(state, seat, spot)})
    zone = game_data.zone_of_spot[spot]
    if zone == ZONE_CARD:
        _visit(state, seat, spot)
    elif zone == ZONE_EVENT:
        event = spot - PLACES
        state.event_owner = replaced(state.event_owner, event, seat)
        state.event_worker = replaced(state.event_worker, event, 1)
        if game_data.event_program[event] != NONE:
            state.push_script(game_data.event_program[event], seat, event)
    else:
        state.on_place[spot] += 1 << (SEAT_BITS * seat)
        if zone == ZONE_JOURNEY:
            city.permanent += 1
        state.push_script(game_data.place_program[spot], seat)


def _visit(state: EverdellState, seat: int, spot: int) -> None:
    game_data = state.game_data
    codes = game_data.codes
    owner, slot = card_at(state, seat, spot)
    if owner != seat:
        state.gain_points(owner, 1)  # EV-4.11: at once, before the effect
    kind = codes.spot_kind[spot]
    marks = state.cities[owner].marks
    shift = FIRST_WORKER if first_worker(marks[slot]) == NONE else SECOND_WORKER
    marks[slot] |= (seat + 1) << shift
    if game_data.abilities.keeps_workers[kind]:
        state.cities[seat].permanent += 1  # EV-8.1
    state.push_script(game_data.visit[kind], seat, subject_of(owner, slot))


def spot_name(state: EverdellState, seat: int, spot: int) -> Message:
    """Name a spot as a seat sees it; one of several copies of a card by its number and what lies on it."""
    codes = state.game_data.codes
    zone = state.game_data.zone_of_spot[spot]
    if zone == ZONE_GONE:
        return Message("everdell-gone")
    if zone == ZONE_EVENT:
        return Message(f"everdell-event-{codes.spot_names[spot]}")
    if zone != ZONE_CARD:
        return Message(f"everdell-place-{codes.spot_names[spot]}")
    owner, slot = card_at(state, seat, spot)
    other = codes.spot_seat[spot]
    card = state.card(codes.spot_kind[spot]) if slot == NONE else card_in_city(state, owner, slot)
    return card if other == NONE else Message("everdell-card-abroad", {"card": card, "other_seat": other})


# -- moving and coming back


def deployed(state: EverdellState, seat: int) -> list[int]:
    """List the spots from which a seat's workers can be moved: not Journey, Cemetery, Monastery (EV-8.5)."""
    game_data = state.game_data
    spots = [place for place in game_data.left_places if state.workers_on(place, seat)]
    for event in state.table_events:
        if state.event_owner[event] == seat and state.event_worker[event]:
            spots.append(PLACES + event)
    if state.cities[seat].stray:
        spots.append(SPOTS)
    for owner in range(len(state.cities)):
        city = state.cities[owner]
        for slot in range(len(city.kinds)):
            mark = city.marks[slot]
            if (
                mark & WORKERS
                and first_worker(mark) == seat
                and not game_data.abilities.keeps_workers[city.kinds[slot]]
            ):
                spots.append(card_spot(game_data, city, seat, owner, slot))
    return spots


def lift_worker(state: EverdellState, seat: int, spot: int) -> None:
    """Take a worker off its spot, which is free from then on."""
    zone = state.game_data.zone_of_spot[spot]
    if zone == ZONE_CARD:
        owner, slot = card_at(state, seat, spot)
        state.cities[owner].marks[slot] &= ~(THREE_BITS << FIRST_WORKER)
    elif zone == ZONE_EVENT:
        state.event_worker = replaced(state.event_worker, spot - PLACES, 0)
    elif zone == ZONE_GONE:
        state.cities[seat].stray -= 1
    else:
        state.on_place[spot] -= 1 << (SEAT_BITS * seat)


def bring_workers_back(state: EverdellState, seat: int) -> None:
    """Bring all workers of a seat back but the permanent ones (EV-7.2)."""
    game_data = state.game_data
    keep = ~(FOUR_BITS << (SEAT_BITS * seat))
    for place in game_data.left_places:
        state.on_place[place] &= keep
    for event in state.table_events:
        if state.event_owner[event] == seat and state.event_worker[event]:
            state.event_worker = replaced(state.event_worker, event, 0)
    for owned in state.cities:
        marks = owned.marks
        for slot in range(len(marks)):
            mark = marks[slot]
            if (
                mark & WORKERS
                and first_worker(mark) == seat
                and not game_data.abilities.keeps_workers[owned.kinds[slot]]
            ):
                marks[slot] = mark & ~WORKERS
    city = state.cities[seat]
    city.stray = 0
    city.free = city.total - city.permanent
