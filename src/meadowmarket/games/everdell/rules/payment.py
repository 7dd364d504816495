"""Payment: which cards a player can play, and the ways to pay for each (EV-5.2 to EV-5.10)."""

from __future__ import annotations

from meadowmarket.games.everdell.actions import PAY_CRANE, PAY_INNKEEPER, PAY_JUDGE, PAY_PLAIN, judge_swap
from meadowmarket.games.everdell.game_data import GUARDS, HALF_A_PAIR, ONE_SPACE, GameData, pack_goods
from meadowmarket.games.everdell.names import BERRY, CITY_SPACES, NONE
from meadowmarket.games.everdell.player_area import OCCUPIED, City
from meadowmarket.games.everdell.state import EverdellState


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
    counts, vacant, packed_cost, is_unique = city.counts, city.vacant, game_data.packed_cost, game_data.is_unique
    tokens_for = game_data.tokens_for
    held = pack_goods(city.resources) | GUARDS
    has_space = city.spaces() < CITY_SPACES
    enters_freely = game_data.enters_freely
    has_ability = False
    for helper in game_data.hooks.helps_to_pay:
        if counts[helper]:
            has_ability = True
    seen = 0
    for kind in kinds:
        if kind == NONE or seen >> kind & 1:
            continue
        seen |= 1 << kind
        if has_space and enters_freely[kind]:
            fit = not (counts[kind] and is_unique[kind])
        else:
            fit = fits(state, seat, kind)
        if fit:
            if (held - packed_cost[kind]) & GUARDS == GUARDS:
                options.append(first + kind)
                continue
            if tokens_for[kind] and has_token(game_data, vacant, kind):
                options.append(first + kind)
                continue
        if has_ability and _can_use_ability(state, seat, kind, fit, shortage(game_data, city, kind)):
            options.append(first + kind)


def has_token(game_data: GameData, vacant: tuple[int, ...], kind: int) -> bool:
    """Whether a construction without a token would take in a critter (EV-5.3)."""
    for host in game_data.tokens_for[kind]:
        if vacant[host]:
            return True
    return False


def _can_use_ability(state: EverdellState, seat: int, kind: int, fit: bool, short: int) -> bool:
    """Whether Crane, Innkeeper, Dungeon or Judge make a card payable; not one that costs nothing (EV-5.9)."""
    game_data = state.game_data
    city = state.cities[seat]
    counts = city.counts
    if game_data.cost_total[kind] == 0:
        return False
    hooks = game_data.hooks
    if fit and counts[hooks.judge] and _can_swap(game_data, city, kind, short):
        return True
    if short > hooks.most_saved:
        return False
    if can_pay_by_innkeeper(state, seat, kind) or can_pay_by_crane(state, seat, kind, short):
        return True
    if counts[hooks.dungeon] and short <= hooks.dungeon_saves and has_free_cell(game_data, city):
        for prisoner in city.kinds:
            if can_imprison(game_data, city, prisoner) and fits_without(state, seat, kind, prisoner):
                return True
    return False


def can_pay_by_crane(state: EverdellState, seat: int, kind: int, short: int) -> bool:
    """Whether the Crane can be discarded to pay for a construction of which so many resources are missing."""
    game_data = state.game_data
    hooks = game_data.hooks
    if game_data.is_critter[kind] or short > hooks.crane_saves or not state.cities[seat].counts[hooks.crane]:
        return False
    return fits_without(state, seat, kind, hooks.crane)


def can_pay_by_innkeeper(state: EverdellState, seat: int, kind: int) -> bool:
    """Whether the Innkeeper can be discarded to pay for a critter: it saves berries, nothing else."""
    game_data = state.game_data
    hooks = game_data.hooks
    city = state.cities[seat]
    if not game_data.is_critter[kind] or not city.counts[hooks.innkeeper]:
        return False
    short_of_berries = max(0, game_data.cost[kind * 4 + BERRY] - city.resources[BERRY])
    if short_of_berries > hooks.innkeeper_saves or shortage(game_data, city, kind) != short_of_berries:
        return False
    return fits_without(state, seat, kind, hooks.innkeeper)


def has_free_cell(game_data: GameData, city: City) -> bool:
    """Whether the Dungeon can take a prisoner: a second one only while a Ranger is in the city."""
    cells = 2 if city.counts[game_data.hooks.second_cell_with] else 1
    return len(city.prisoners) < cells


def can_imprison(game_data: GameData, city: City, kind: int) -> bool:
    """Whether a card of the city can go into the next free cell: the Ranger never into the second."""
    return game_data.is_critter[kind] and (kind != game_data.hooks.second_cell_with or not city.prisoners)


def _can_swap(game_data: GameData, city: City, kind: int, short: int) -> bool:
    """Whether one swap of the Judge makes the cost payable."""
    if short > 1:
        return False
    for resource in range(4):
        if city.resources[resource] > game_data.cost[kind * 4 + resource]:
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
    if can_pay_by_innkeeper(state, seat, kind):
        ways.append(PAY_INNKEEPER)
    if can_pay_by_crane(state, seat, kind, short):
        ways.append(PAY_CRANE)
    hooks = game_data.hooks
    if counts[hooks.dungeon] and short <= hooks.dungeon_saves and has_free_cell(game_data, city):
        _add_prisoners(state, seat, kind, ways)
    if fit and short <= 1 and counts[hooks.judge]:
        _add_swaps(game_data, city, kind, ways)
    return ways


def _add_tokens(game_data: GameData, city: City, kind: int, ways: list[int]) -> None:
    codes = game_data.codes
    for host in game_data.tokens_for[kind]:
        if city.vacant[host]:
            for slot in range(len(city.kinds)):
                if city.kinds[slot] == host and not city.marks[slot] & OCCUPIED and not city.is_repeated(slot):
                    ways.append(codes.pay_token + codes.first_copy[host] + city.copy_of(slot))


def _add_prisoners(state: EverdellState, seat: int, kind: int, ways: list[int]) -> None:
    game_data = state.game_data
    city = state.cities[seat]
    for prisoner in range(game_data.kinds):
        is_there = city.counts[prisoner] > 0 and can_imprison(game_data, city, prisoner)
        if is_there and fits_without(state, seat, kind, prisoner):
            ways.append(game_data.codes.pay_dungeon + prisoner)


def _add_swaps(game_data: GameData, city: City, kind: int, ways: list[int]) -> None:
    first = kind * 4
    for asked in range(4):
        if game_data.cost[first + asked] == 0:
            continue
        for paid in range(4):
            if paid != asked and _affords_swap(game_data, city, first, asked, paid):
                ways.append(PAY_JUDGE + judge_swap(asked, paid))


def _affords_swap(game_data: GameData, city: City, first: int, asked: int, paid: int) -> bool:
    for resource in range(4):
        due = game_data.cost[first + resource]
        if resource == asked:
            due -= 1
        elif resource == paid:
            due += 1
        if due > city.resources[resource]:
            return False
    return True


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
