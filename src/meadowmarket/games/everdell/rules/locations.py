"""Workers: where they can be placed, what happens then, and how they come back (EV-4, EV-8.5)."""

from __future__ import annotations

from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.everdell.actions import SPOTS, WORKER
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import (
    AUTUMN,
    FIRST_FOREST,
    HAVEN,
    JOURNEY_2,
    JOURNEY_5,
    NONE,
    PLACES,
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


def add_spots(state: EverdellState, seat: int, barred: int, options: list[int]) -> None:
    """Add the actions that place a worker on each spot that is open to a seat now, but not on the barred one."""
    on_place = state.on_place
    is_shared = state.game_data.is_shared
    for place in range(FIRST_FOREST):
        if (on_place[place] == 0 or is_shared[place]) and place != barred:
            options.append(WORKER + place)
    for place in state.forest:
        if has_forest_spot(state, seat, place) and place != barred:
            options.append(WORKER + place)
    if barred != HAVEN:
        options.append(WORKER + HAVEN)
    city = state.cities[seat]
    if city.season == AUTUMN:
        for place in range(JOURNEY_5, JOURNEY_2 + 1):
            if (on_place[place] == 0 or is_shared[place]) and len(city.hand) >= JOURNEY_2 + 2 - place:
                options.append(WORKER + place)
    cards = len(city.kinds)
    event_least, event_owner = state.game_data.event_least, state.event_owner
    for event in state.table_events:
        if cards >= event_least[event] and event_owner[event] == NONE and can_achieve(state, seat, event):
            options.append(WORKER + PLACES + event)
    hopeless = 0
    if city.spots:
        hopeless = _add_card_spots(state, seat, seat, barred, hopeless, options)
    for owner in range(len(state.cities)):
        if owner != seat and state.cities[owner].open_spots:
            hopeless = _add_card_spots(state, seat, owner, barred, hopeless, options)


def has_forest_spot(state: EverdellState, seat: int, place: int) -> bool:
    """Whether a forest card has room: one spot, two with four players, never two of one player (EV-4.4)."""
    there = state.on_place[place]
    if there == 0:
        return True
    if state.game_data.players < 4 or there >> (SEAT_BITS * seat) & FOUR_BITS:
        return False
    return there & (there - 1) == 0


def can_achieve(state: EverdellState, seat: int, event: int) -> bool:
    """Whether a seat meets what an event asks for and can pay its cost (EV-4.7)."""
    if not has_required(state, seat, event):
        return False
    for effect in state.game_data.event_effects[event]:
        if not effect.is_possible(state, seat, event):
            return False
    return True


def has_required(state: EverdellState, seat: int, event: int) -> bool:
    """Whether the cards that an event asks for are in the city of a seat."""
    game_data = state.game_data
    city = state.cities[seat]
    for kind in game_data.event_cards[event]:
        if not city.counts[kind]:
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
    """Add the free spots on the cards of a city; returns the mask of the kinds whose conditions can't be met."""
    game_data = state.game_data
    codes = game_data.codes
    city = state.cities[owner]
    allowed = game_data.is_visited if owner == seat else game_data.is_open
    for slot in range(len(city.kinds)):
        kind = city.kinds[slot]
        if not allowed[kind] or hopeless >> kind & 1 or not has_card_spot(game_data, city, slot):
            continue
        spot = card_spot(game_data, city, seat, owner, slot)
        if spot == barred or _is_listed(state, seat, owner, slot, barred):
            continue
        if can_visit(state, seat, owner, slot):
            options.append(codes.worker_card + spot)
        else:
            hopeless |= 1 << kind
    return hopeless


def card_spot(game_data: GameData, city: City, seat: int, owner: int, slot: int) -> int:
    """Return the spot that a card of a city is for a seat."""
    codes = game_data.codes
    kind = city.kinds[slot]
    first = codes.spot_of_card[kind] if owner == seat else codes.spot_abroad[owner * game_data.kinds + kind]
    return first + city.copy_of(slot)


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
    helper = game_data.hooks.second_spot_with[city.kinds[slot]]
    return helper != NONE and city.counts[helper] > 0 and second_worker(mark) == NONE


def can_visit(state: EverdellState, seat: int, owner: int, slot: int) -> bool:
    """Whether the conditions of a card can be met (EV-4.10)."""
    subject = subject_of(owner, slot)
    for effect in state.game_data.visit_effects[state.cities[owner].kinds[slot]]:
        if not effect.is_possible(state, seat, subject):
            return False
    return True


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
    if spot < PLACES:
        state.on_place[spot] += 1 << (SEAT_BITS * seat)
        if spot >= JOURNEY_5:
            city.permanent += 1
        state.push_script(game_data.place_program[spot], seat)
    elif spot < SPOTS:
        event = spot - PLACES
        state.event_owner = replaced(state.event_owner, event, seat)
        state.event_worker = replaced(state.event_worker, event, 1)
        if game_data.event_program[event] != NONE:
            state.push_script(game_data.event_program[event], seat, event)
    else:
        _visit(state, seat, spot)


def _visit(state: EverdellState, seat: int, spot: int) -> None:
    game_data = state.game_data
    codes = game_data.codes
    owner = codes.spot_seat[spot]
    if owner == NONE:
        owner = seat
    else:
        state.gain_points(owner, 1)  # EV-4.11: at once, before the effect
    kind = codes.spot_kind[spot]
    slot = state.cities[owner].slot_of(kind, codes.spot_copy[spot])
    marks = state.cities[owner].marks
    shift = FIRST_WORKER if first_worker(marks[slot]) == NONE else SECOND_WORKER
    marks[slot] |= (seat + 1) << shift
    if game_data.hooks.keeps_workers[kind]:
        state.cities[seat].permanent += 1  # EV-8.1
    state.push_script(game_data.visit[kind], seat, subject_of(owner, slot))


def spot_name(state: EverdellState, seat: int, spot: int) -> Message:
    """Name a spot as a seat sees it; one of several copies of a card by its number and what lies on it."""
    codes = state.game_data.codes
    if spot < PLACES:
        return Message(f"everdell-place-{codes.spot_names[spot]}")
    if spot < SPOTS:
        return Message(f"everdell-event-{codes.spot_names[spot]}")
    if spot == SPOTS:
        return Message("everdell-gone")
    kind, copy, other = codes.spot_kind[spot], codes.spot_copy[spot], codes.spot_seat[spot]
    owner = seat if other == NONE else other
    slot = state.cities[owner].slot_of(kind, copy) if owner < len(state.cities) else NONE
    card = state.card(kind) if slot == NONE else card_in_city(state, owner, slot)
    return card if other == NONE else Message("everdell-card-abroad", {"card": card, "other_seat": other})


# -- moving and coming back


def deployed(state: EverdellState, seat: int) -> list[int]:
    """List the spots from which a seat's workers can be moved: not Journey, Cemetery, Monastery (EV-8.5)."""
    game_data = state.game_data
    spots = [place for place in range(HAVEN + 1) if state.workers_on(place, seat)]
    for event in state.table_events:
        if state.event_owner[event] == seat and state.event_worker[event]:
            spots.append(PLACES + event)
    if state.cities[seat].stray:
        spots.append(SPOTS)
    for owner in range(len(state.cities)):
        city = state.cities[owner]
        for slot in range(len(city.kinds)):
            mark = city.marks[slot]
            if mark & WORKERS and first_worker(mark) == seat and not game_data.hooks.keeps_workers[city.kinds[slot]]:
                spots.append(card_spot(game_data, city, seat, owner, slot))
    return spots


def lift_worker(state: EverdellState, seat: int, spot: int) -> None:
    """Take a worker off its spot, which is free from then on."""
    if spot < PLACES:
        state.on_place[spot] -= 1 << (SEAT_BITS * seat)
    elif spot < SPOTS:
        state.event_worker = replaced(state.event_worker, spot - PLACES, 0)
    elif spot == SPOTS:
        state.cities[seat].stray -= 1
    else:
        codes = state.game_data.codes
        owner = seat if codes.spot_seat[spot] == NONE else codes.spot_seat[spot]
        city = state.cities[owner]
        slot = city.slot_of(codes.spot_kind[spot], codes.spot_copy[spot])
        city.marks[slot] &= ~(THREE_BITS << FIRST_WORKER)


def bring_workers_back(state: EverdellState, seat: int) -> None:
    """Bring all workers of a seat back but the permanent ones (EV-7.2)."""
    game_data = state.game_data
    keep = ~(FOUR_BITS << (SEAT_BITS * seat))
    for place in range(HAVEN + 1):
        state.on_place[place] &= keep
    for event in state.table_events:
        if state.event_owner[event] == seat and state.event_worker[event]:
            state.event_worker = replaced(state.event_worker, event, 0)
    for owned in state.cities:
        marks = owned.marks
        for slot in range(len(marks)):
            mark = marks[slot]
            if mark & WORKERS and first_worker(mark) == seat and not game_data.hooks.keeps_workers[owned.kinds[slot]]:
                marks[slot] = mark & ~WORKERS
    city = state.cities[seat]
    city.stray = 0
    city.free = city.total - city.permanent
