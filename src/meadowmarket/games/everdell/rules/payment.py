"""Payment: which cards a player can play, and the ways to pay for each (EV-5.2 to EV-5.10)."""

from __future__ import annotations

from meadowmarket.games.everdell.actions import PAY_PLAIN
from meadowmarket.games.everdell.game_data import GUARDS, HALF_A_PAIR, ONE_SPACE, GameData, pack_goods
from meadowmarket.games.everdell.names import CITY_SPACES, NONE
from meadowmarket.games.everdell.player_area import OCCUPIED, City
from meadowmarket.games.everdell.state import EverdellState


def printed_cost(state: EverdellState, kind: int) -> list[int]:
    """Return the cost of a card, a number for each resource."""
    return state.game_data.cost[kind * 4 : kind * 4 + 4]


def shortage(game_data: GameData, city: City, kind: int) -> int:
    """Return how many resources are missing for the printed cost of a card."""
    cost = game_data.cost
    resources = city.resources
    first = kind * 4
    missing = 0
    for resource in range(4):
        due = cost[first + resource]
        if due:
            short = due - resources[resource]
            if short > 0:
                missing += short
    return missing


def fits(state: EverdellState, seat: int, kind: int) -> bool:
    """Whether a card can come into play by space, uniqueness and target, whatever it costs (EV-5.2)."""
    game_data = state.game_data
    city = state.cities[seat]
    if game_data.goes_to_opponent[kind]:
        return fool_targets(state, seat, kind) != 0 or game_data.players == 1  # EV-10.11
    if game_data.replaces[kind]:
        return city.buildings > 0
    if city.counts[kind] and game_data.is_unique[kind]:
        return False
    return city.has_room(game_data, kind)


def fits_without(state: EverdellState, seat: int, kind: int, leaving: int) -> bool:
    """Whether a card fits once another card of the city has left to pay for it (EV-5.10)."""
    game_data = state.game_data
    city = state.cities[seat]
    if game_data.goes_to_opponent[kind]:
        return fits(state, seat, kind)
    if game_data.replaces[kind]:
        return city.buildings > (0 if game_data.is_critter[leaving] else 1)
    if city.counts[kind] and game_data.is_unique[kind] and leaving != kind:
        return False
    ordinary = city.ordinary - (1 if game_data.space[leaving] == ONE_SPACE else 0)
    husbands = city.husbands - (1 if leaving == game_data.husband else 0)
    wives = city.wives - (1 if leaving == game_data.wife else 0)
    if ordinary + max(husbands, wives) < CITY_SPACES:
        return True
    space = game_data.space[kind]
    if space == HALF_A_PAIR:
        return husbands < wives if kind == game_data.husband else wives < husbands
    return space != ONE_SPACE


def fool_targets(state: EverdellState, seat: int, fool: int) -> int:
    """Return the mask of the opponents with a free space and no Fool; they may have passed."""
    mask = 0
    for other in range(state.game_data.players):
        if other != seat:
            city = state.cities[other]
            if not city.counts[fool] and city.spaces() < CITY_SPACES:
                mask |= 1 << other
    return mask


def add_playable(state: EverdellState, seat: int, kinds: list[int], first: int, options: list[int]) -> None:
    """Add the actions of a family for each kind that can be played now, by the usual rules; NONE is passed over."""
    game_data = state.game_data
    city = state.cities[seat]
    bits, packed_cost, hosts_of, hosts = game_data.bits, game_data.packed_cost, game_data.hosts_of, city.hosts
    held = pack_goods(city.resources) | GUARDS
    enter = game_data.freely_entering if city.spaces() < CITY_SPACES else 0
    barred = city.present & game_data.unique
    has_discount = city.present & game_data.discounting != 0
    seen = 0
    for kind in kinds:
        if kind == NONE:
            continue
        bit = bits[kind]
        if seen & bit:
            continue
        seen |= bit
        fit = not barred & bit if enter & bit else fits(state, seat, kind)
        if (fit and ((held - packed_cost[kind]) & GUARDS == GUARDS or hosts & hosts_of[kind])) or (
            has_discount and _can_use_discount(state, seat, kind, fit, shortage(game_data, city, kind))
        ):
            options.append(first + kind)


def _can_use_discount(state: EverdellState, seat: int, kind: int, fit: bool, short: int) -> bool:
    """Whether a card of the city makes a card payable; not one that costs nothing (EV-5.9)."""
    game_data = state.game_data
    if game_data.cost_total[kind] == 0:
        return False
    counts = state.cities[seat].counts
    cards = game_data.discount_cards
    for i in range(len(cards)):
        if counts[cards[i]] and game_data.discounts[i].can_pay(state, seat, kind, fit, short):
            return True
    return False


def ways_to_pay(state: EverdellState, seat: int, kind: int) -> list[int]:
    """List the ways to pay for a card, as actions: the printed cost, tokens, then one ability (EV-5.8)."""
    game_data = state.game_data
    city = state.cities[seat]
    counts = city.counts
    ways: list[int] = []
    fit = fits(state, seat, kind)
    short = shortage(game_data, city, kind)
    if fit:
        if short == 0:
            ways.append(PAY_PLAIN)
        _add_tokens(game_data, city, kind, ways)
    if game_data.cost_total[kind] == 0:
        return ways
    cards = game_data.discount_cards
    for i in range(len(cards)):
        if counts[cards[i]]:
            game_data.discounts[i].add_ways(state, seat, kind, fit, short, ways)
    return ways


def _add_tokens(game_data: GameData, city: City, kind: int, ways: list[int]) -> None:
    codes = game_data.codes
    for host in game_data.tokens_for[kind]:
        if city.vacant[host]:
            for slot in range(len(city.kinds)):
                if city.kinds[slot] == host and not city.marks[slot] & OCCUPIED and not city.is_repeated(slot):
                    ways.append(codes.pay_token + codes.first_copy[host] + city.copy_of(slot))


def can_play_for_less(state: EverdellState, seat: int, kind: int, less: int) -> bool:
    """Whether a card can be played at the Inn or through the forest card: only its discount pays (EV-5.8)."""
    return shortage(state.game_data, state.cities[seat], kind) <= less and fits(state, seat, kind)


def can_play_free(state: EverdellState, seat: int, kind: int, most_points: int) -> bool:
    """Whether a card of at most some printed points can be played for nothing (EV-5.15)."""
    return state.game_data.points[kind] <= most_points and fits(state, seat, kind)


def playable_in_meadow(state: EverdellState, seat: int, less: int) -> list[int]:
    """List the kinds of the Meadow that can be played for less."""
    found: list[int] = []
    for place in range(state.blocked, len(state.meadow)):
        kind = state.meadow[place]
        if kind != NONE and can_play_for_less(state, seat, kind, less) and kind not in found:
            found.append(kind)
    return found


def is_any_playable_in_meadow(state: EverdellState, seat: int, less: int) -> bool:
    """Whether a card of the Meadow can be played for less."""
    for place in range(state.blocked, len(state.meadow)):
        kind = state.meadow[place]
        if kind != NONE and can_play_for_less(state, seat, kind, less):
            return True
    return False
