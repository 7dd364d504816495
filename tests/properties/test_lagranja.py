"""What holds at every decision of every game of La Granja, over many random and eager games."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import meadowmarket
from meadowmarket.core.codec import checksum, dumps, loads
from meadowmarket.core.conformance import Plan, check_game
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.game import LaGranja
from meadowmarket.games.lagranja.names import FARM, GRAPE, NONE, OLIVE, ON_FIELD, PIG, REVENUE, SCORING, VP
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.cards import ChooseBarrowToReplace, ChooseHelperToReplace, PayForExtension
from meadowmarket.games.lagranja.rules.turns import LastDieTurn
from meadowmarket.games.lagranja.state import LaGranjaState
from tests.games.lagranja.eager import Eager
from tests.games.lagranja.position import la_granja, markers_in_use

RULESETS = ("classic", "classic-promo", "deluxe")
SETUPS = [(ruleset, players) for ruleset in RULESETS for players in (1, 2, 3, 4)]
IS_COMPILED = meadowmarket.build().kind == "compiled"
LONGEST_GAME = 5_000

Choose = Callable[[LaGranjaState, int, Rng], int]
setups = pytest.mark.parametrize(("ruleset", "players"), SETUPS)


@pytest.fixture
def is_deep(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--deep"))


# -- what must hold


class Watch:
    """Looks at a village before each decision."""

    def __init__(self, game: LaGranja) -> None:
        self.game = game
        self.cards = [
            i for i, card in enumerate(game.game_data.pack.cards) if game.game_data.has_promo_cards or not card.promo
        ]
        self.seats = list(range(game.players))
        self.dice = game.game_data.pack.board.dice[game.players - 1]
        self.last = (1, FARM)  # round and phase of the last look
        self.asked: list[int] = []
        self.lying = 0

    def look(self, state: LaGranjaState) -> None:
        """Raise AssertionError if anything is wrong; while one seat goes on, the other farms wait for their look."""
        asked = state.seats_to_act()
        for seat in asked:
            options = state.options(seat)
            assert options
            assert len(set(options)) == len(options)
        for seat in self.seats if asked != self.asked else asked:
            self.look_at_farm(state.farms[seat])
            assert markers_in_use(state, seat) + state.farms[seat].markers == self.game.game_data.markers
        self.asked = asked
        self.look_at_cards(state)
        self.look_at_course(state)
        self.look_at_dice(state)

    def look_at_cards(self, state: LaGranjaState) -> None:
        """Every card is in one place."""
        found = [*state.deck, *state.discards]
        for farm in state.farms:
            found += farm.hand + farm.field_cards + farm.helpers + farm.extensions
            found += [card for card in farm.barrows if card != NONE]
        for frame in state.stack:
            if isinstance(frame, PayForExtension | ChooseBarrowToReplace | ChooseHelperToReplace):
                found.append(frame.card)
        found.sort()
        assert found == self.cards

    def look_at_farm(self, farm: Farm) -> None:
        """Goods, pens, fields, points and tiles are within their bounds."""
        goods = farm.goods
        assert min(goods) >= 0
        assert farm.markers >= 0
        assert goods[PIG] <= farm.lasting.pens
        for good in range(OLIVE, GRAPE + 1):
            assert goods[good + ON_FIELD] <= farm.fields[good - OLIVE]
        assert sum(farm.fields) == len(farm.field_cards)
        assert sum(farm.points) == goods[VP]
        assert len(farm.helpers) == len(farm.used) <= 3
        assert len(farm.roofs) == len(farm.roofs_used) <= farm.lasting.roof_places or len(farm.roofs) == 6
        assert 0 <= farm.siesta <= 4

    def look_at_course(self, state: LaGranjaState) -> None:
        """Round and phases follow each other; order and discs name each seat once; buildings open one by one."""
        now = (state.round, state.phase)
        assert self.last <= now
        assert state.round - self.last[0] <= 1
        self.last = now
        assert sorted(state.order) == sorted(state.discs) == self.seats
        assert state.undo_floor <= state.actions_played
        completed = 0
        for farm in state.farms:
            for building, taken in enumerate(farm.crafts):
                if taken:
                    completed |= 1 << building
        assert state.completed == completed
        assert len(state.order_markers) == max(0, 3 - completed.bit_count())  # LG-6.8

    def look_at_dice(self, state: LaGranjaState) -> None:
        """After the roll dice become fewer until one is left; in other phases there are none (LG-5.2)."""
        lying = sum(state.dice)
        if state.phase != REVENUE:
            assert lying == 0
        else:
            assert lying <= (self.lying or self.dice)
            assert lying > 0 or self.lying == 0
            if isinstance(state.stack[-1], LastDieTurn):
                assert lying == state.dice[state.last_die - 1] == 1
        self.lying = lying


def play(
    game: LaGranja, seed: int, choose: Choose, watch: Watch | None = None
) -> tuple[LaGranjaState, list[tuple[int, int]]]:
    """Play a game to its end; any of the seats that are asked may come first."""
    state = game.new(seed)
    rng = Rng(seed)
    actions = []
    while not state.is_over():
        if watch is not None:
            watch.look(state)
        seats = state.seats_to_act()
        seat = seats[rng.below(len(seats))]
        action = choose(state, seat, rng)
        state.advance(seat, action)
        actions.append((seat, action))
        assert len(actions) < LONGEST_GAME
    return state, actions


def ways(game: LaGranja) -> list[Choose]:
    return [choose_random, Eager(game).choose]


# -- properties


@setups
def test_what_holds_at_every_decision(ruleset: str, players: int, is_deep: bool) -> None:
    game = la_granja(players, ruleset, ())
    choices = ways(game)
    for seed in range(3000 if is_deep else 300 if IS_COMPILED else 20):
        state, actions = play(game, seed, choices[seed % 2], Watch(game))
        assert (state.round, state.phase) == (6, SCORING)
        assert state.seats_to_act() == []
        assert bool(state.winners()) == (players > 1)
        assert all(0 <= farm.goods[0] < 5 for farm in state.farms)  # LG-8.3
        again = game.new(seed)
        for seat, action in actions:
            again.advance(seat, action)
        assert checksum(again) == checksum(state)


@setups
def test_saving_and_loading_after_every_decision_leads_to_the_same_end(
    ruleset: str, players: int, is_deep: bool
) -> None:
    game = la_granja(players, ruleset, ())
    for seed in range(30 if is_deep else 2):
        state, actions = play(game, seed, ways(game)[seed % 2])
        loaded = game.new(seed)
        for seat, action in actions:
            restored = loads(game, dumps(loaded))
            assert isinstance(restored, LaGranjaState)
            loaded = restored
            loaded.apply(seat, action)
        assert dumps(loaded) == dumps(state)


@setups
def test_clones_are_isolated(ruleset: str, players: int, is_deep: bool) -> None:
    game = la_granja(players, ruleset, ())
    for seed in range(30 if is_deep else 2):
        choose = ways(game)[seed % 2]
        state = game.new(seed)
        rng = Rng(seed)
        kept: list[tuple[LaGranjaState, bytes]] = []
        while not state.is_over():
            if state.actions_played % 7 == 0:
                kept.append((state.clone(), dumps(state)))
            seat = state.seats_to_act()[0]
            state.advance(seat, choose(state, seat, rng))
        for clone, data in kept:
            assert dumps(clone) == data


@setups
def test_the_contract_of_the_core(ruleset: str, players: int, is_deep: bool) -> None:
    """Options, illegal actions, views, hidden information, clones, undo, saves and replays: all of core.conformance."""
    game = la_granja(players, ruleset, ())
    for seed in range(20 if is_deep else 2 if IS_COMPILED else 1):
        plan = Plan() if is_deep else Plan(every=5 if IS_COMPILED else 13, breadth=4)
        assert check_game(game, seed, plan) > 100


@setups
@pytest.mark.parametrize("setting", ["open_vp", "helper_mark", "extra_deliveries_at_once", "marker_limit", "market"])
def test_every_setting_keeps_the_contract(ruleset: str, players: int, setting: str, is_deep: bool) -> None:
    values = {"open_vp": "no yes", "helper_mark": "marker token", "marker_limit": "25 none", "market": "classic deluxe"}
    for value in values.get(setting, "no yes").split():
        game = la_granja(players, ruleset, ((setting, value),))
        for seed in range(40 if is_deep else 2):
            play(game, seed, ways(game)[seed % 2], Watch(game))


@given(
    setup=st.sampled_from(SETUPS),
    seed=st.integers(0, 2**63 - 1),
    choices=st.lists(st.floats(0, 1, exclude_max=True), max_size=400),
)
@example(setup=("deluxe", 4), seed=1, choices=[0.999] * 400)
@example(setup=("classic", 1), seed=2, choices=[0.0] * 400)
@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_sequence_of_choices_is_a_game(setup: tuple[str, int], seed: int, choices: list[float]) -> None:
    ruleset, players = setup
    game = la_granja(players, ruleset, ())
    state = game.new(seed)
    watch = Watch(game)
    for choice in choices:
        if state.is_over():
            return
        watch.look(state)
        seats = state.seats_to_act()
        seat = seats[int(choice * len(seats))]
        options = state.options(seat)
        state.apply(seat, options[int(choice * len(options))])
        assert checksum(loads(game, dumps(state))) == checksum(state)
