"""The game and its words (LG-1), and how it is set up (LG-2). LG-1.4, LG-1.6 and LG-2.11 have their own files."""

import pytest

from meadowmarket.core.codec import dumps, loads
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja import BOX
from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.names import NEUTRAL, PHASES
from meadowmarket.games.lagranja.rules.deck import draw_to_hand, renew_deck
from meadowmarket.games.lagranja.rules.setup import tiles_of_round
from meadowmarket.games.lagranja.settings import RULESETS
from meadowmarket.games.lagranja.state import LaGranjaState
from tests.games.lagranja.position import Position, markers_in_use, set_up

ALL_PLAYERS = (1, 2, 3, 4)
SEEDS = range(12)

# -- LG-1


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_lg_1_1_six_rounds_of_farm_revenue_and_transport(players: int) -> None:
    state = set_up(players).state
    rng = Rng(5)
    seen: list[tuple[int, str]] = []
    while not state.is_over():
        moment = (state.round, PHASES[state.phase])
        if not seen or seen[-1] != moment:
            seen.append(moment)
        seat = state.seats_to_act()[0]
        state.apply(seat, choose_random(state, seat, rng))
    asking = ("farm", "revenue", "transport")
    assert [moment for moment in seen if moment[1] in asking] == [(n, phase) for n in range(1, 7) for phase in asking]
    assert PHASES[state.phase] == "scoring"
    best = {max(state.scores())} if players > 1 else set()  # LG-9.7
    assert {state.scores()[seat] for seat in state.winners()} == best


@pytest.mark.parametrize("players", [0, 5])
def test_lg_1_1_one_to_four_players(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        BOX.open(players, "classic", {}, None)
    assert caught.value.message.args == {"players": players, "min": 1, "max": 4}


def test_lg_1_2_harvest_goods() -> None:
    position = Position().roof(0, "any-harvest").turn("cards", 0, 0).play("bonus any-harvest")
    assert position.options() == ["take olive", "take grain", "take grape"]


def test_lg_1_2_resources() -> None:
    position = Position().craft(0, "greengrocer", 1).round(2).turn("income", 0).play("income")
    assert position.options() == ["take olive", "take grain", "take grape", "take pig"]


def test_lg_1_2_upgraded_goods() -> None:
    position = Position(ruleset="deluxe").roof(0, "upgraded-good").turn("cards", 0, 0).play("bonus upgraded-good")
    assert position.options() == ["take food", "take wine", "take meat"]


def test_lg_1_2_nine_farm_goods_and_the_trade_good_is_none() -> None:
    position = Position().hand(0, 23).turn("cards", 0, 1)
    position.give(0, silver=1, vp=1, olive=1, grain=1, grape=1, pig=1, food=1, wine=1, meat=1, trade_good=1)
    position.play("extension 23")
    goods = ["silver", "vp", "olive", "grain", "grape", "pig", "food", "wine", "meat"]
    assert position.options() == [f"pay {good}" for good in goods]


def test_lg_1_3_card_as_field() -> None:
    position = Position().hand(0, 23).turn("cards", 0, 1).play("field 23")
    farm = position.farm(0)
    assert farm.fields == (0, 0, 1)
    assert position.numbers(farm.field_cards) == ["23"]
    assert (farm.helpers, farm.extensions, farm.hand) == ((), (), ())
    assert farm.barrows == (-1, -1, -1)
    assert (farm.lasting.pens, farm.lasting.hand_limit, farm.lasting.extra_deliveries) == (2, 3, 1)


def test_lg_1_3_card_as_barrow() -> None:
    position = Position().hand(0, 23).turn("cards", 0, 1).play("barrow 23")
    farm = position.farm(0)
    assert farm.barrows == (position.card(23), -1, -1)
    assert (farm.fields, farm.helpers, farm.extensions) == ((0, 0, 0), (), ())


def test_lg_1_3_card_as_extension() -> None:
    position = Position().give(0, silver=1).hand(0, 23).turn("cards", 0, 1).play("extension 23", "pay silver")
    farm = position.farm(0)
    assert position.numbers(farm.extensions) == ["23"]
    assert (farm.fields, farm.helpers, farm.barrows) == ((0, 0, 0), (), (-1, -1, -1))
    assert (farm.lasting.pens, farm.lasting.hand_limit, farm.lasting.extra_deliveries) == (3, 4, 2)


def test_lg_1_3_card_as_helper() -> None:
    position = Position().give(0, olive=1).hand(0, 23).turn("cards", 0, 1).play("helper 23")
    farm = position.farm(0)
    assert position.numbers(farm.helpers) == ["23"]
    assert (farm.fields, farm.extensions, farm.barrows) == ((0, 0, 0), (), (-1, -1, -1))
    assert "use farm-servant" in position.options()


def test_lg_1_3_the_other_sides_mean_nothing() -> None:
    position = Position().give(0, olive=1).hand(0, 23).turn("cards", 0, 1).play("field 23")
    assert position.refused("use farm-servant") == "lagranja-why-not-your-helper"
    assert position.refused("barrow 23") == "lagranja-why-not-in-hand"


def test_lg_1_5_goods_not_grown_go_to_storage() -> None:
    position = Position().fields(0, olive=2).give(0, silver=3).turn("cards", 0, 0).play("buy olive")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1}


def test_lg_1_5_storage_and_trade_goods_have_no_limit() -> None:
    position = Position().give(0, silver=3, olive=12, trade_good=8).craft(0, "delicatessen", 1).round(2)
    position.turn("income", 0).play("buy olive", "income")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 13, "trade-good": 9}


def test_lg_1_5_each_pig_needs_a_place() -> None:
    position = Position().give(0, silver=20, pig=1).turn("cards", 0, 0).play("buy pig")
    assert position.goods(0)["pig"] == 2
    assert position.refused("buy pig") == "lagranja-why-no-pen"


def test_lg_1_5_nobody_owes_silver() -> None:
    position = Position().give(0, silver=2, olive=1).turn("cards", 0, 0)
    assert position.refused("buy olive") == "lagranja-why-silver"
    position.play("upgrade olive")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 1}


def test_lg_1_5_nobody_owes_vp() -> None:
    position = Position().helper(0, "farm-worker").hand(0, 7).turn("cards", 0, 0)
    assert position.refused("use farm-worker") == "lagranja-why-cost"
    assert "use farm-worker" in position.give(0, vp=1).options()


def test_lg_1_5_supply_of_silver_and_vp_never_runs_out() -> None:
    position = Position(ruleset="deluxe").give(0, silver=5000, vp=5000).roof(0, "silver-4", "vp").turn("cards", 0, 0)
    position.play("bonus silver-4", "bonus vp")
    assert position.goods(0) == {"silver": 5004, "vp": 5001}


# -- LG-2


@pytest.mark.parametrize("players", ALL_PLAYERS)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_1_what_each_player_begins_with(ruleset: str, players: int) -> None:
    position = set_up(players, ruleset)
    for seat in range(players):
        farm = position.farm(seat)
        assert position.goods(seat) == {"silver": 1, "vp": 1, "trade-good": 1}
        assert markers_in_use(position.state, seat) == 2  # the trade good and the first stall
        assert farm.markers + 2 == 25
        assert farm.donkeys_used == 0
        assert (farm.helpers, farm.extensions, farm.roofs, farm.fields) == ((), (), (), (0, 0, 0))


@pytest.mark.parametrize(("ruleset", "cards"), [("classic", 66), ("classic-promo", 72), ("deluxe", 66)])
@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_lg_2_2_four_cards_are_dealt_to_each(players: int, ruleset: str, cards: int) -> None:
    state = set_up(players, ruleset).state
    assert [len(farm.hand) for farm in state.farms] == [4] * players
    dealt = [card for farm in state.farms for card in farm.hand]
    assert sorted(state.deck + dealt) == list(range(cards))
    assert state.discards == ()


def test_lg_2_2_cards_are_shuffled() -> None:
    decks = [set_up(seed=seed).state.deck for seed in SEEDS]
    assert len({tuple(deck) for deck in decks}) == len(decks)
    assert all(deck != sorted(deck) for deck in decks)


def test_lg_2_2_last_card_drawn_makes_the_discards_a_new_deck_at_once() -> None:
    position = Position().give(0, trade_good=1).turn("cards", 0, 0)
    state = position.state
    state.deck, state.discards = [position.card(5)], tuple(position.card(n) for n in (1, 2, 3))
    position.play("trade card", "choose draw 1")
    assert position.numbers(position.farm(0).hand) == ["5"]
    assert sorted(position.numbers(state.deck)) == ["1", "2", "3"]
    assert state.discards == ()


def test_lg_2_2_nothing_is_drawn_without_discards_nor_made_up_for() -> None:
    position = Position().hand(1, 8)
    state = position.state
    state.deck = [position.card(5)]
    position.run(programs.FILL_HAND, 0)
    assert position.numbers(position.farm(0).hand) == ["5"]
    assert (state.deck, state.discards) == ([], ())
    state.discards = (position.card(1), position.card(2))
    assert state.deck == []
    position.run(programs.FILL_HAND, 1)
    assert len(position.farm(0).hand) == 1
    assert sorted(position.numbers(position.farm(1).hand)) == ["1", "2", "8"]


def test_lg_2_2_deck_is_formed_when_a_card_is_next_to_be_drawn() -> None:
    position = Position().give(0, trade_good=2).turn("cards", 0, 0)
    state = position.state
    state.deck, state.discards = [], ()
    assert position.refused("trade card") == "lagranja-why-nothing"
    state.discards = tuple(position.card(n) for n in (1, 2, 3))
    position.play("trade card", "choose draw 1")
    assert len(position.farm(0).hand) == 1
    assert (len(state.deck), state.discards) == (2, ())


@pytest.mark.parametrize(("players", "tiles"), [(1, 2), (2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_3_roof_tiles_are_drawn_for_each_round(ruleset: str, players: int, tiles: int) -> None:
    position = set_up(players, ruleset)
    state = position.state
    assert [len(drawn) for drawn in state.later_roofs] == [tiles] * 6
    for number, drawn in enumerate(state.later_roofs, start=1):
        printed = tiles_of_round(position.game.game_data, number)
        assert len(printed) == 4
        assert all(drawn.count(kind) <= printed.count(kind) for kind in drawn)
    assert state.roofs == state.later_roofs[0]


def test_lg_2_3_tiles_are_drawn_at_random() -> None:
    drawn = {tuple(sorted(set_up(2, seed=seed).state.roofs)) for seed in SEEDS}
    assert len(drawn) > 3


def test_lg_2_3_last_buyer_finds_a_tile() -> None:
    position = Position(players=4).round(2).open_roofs("pig", "two-harvest", "upgrade-1", "delivery")
    for seat in range(4):
        position.give(seat, silver=2).turn("roof", seat, 0)
    position.play("roof pig", "end", "roof delivery", "end", "roof upgrade-1", "end")
    assert [option for option in position.options() if option.startswith("roof")] == ["roof two-harvest"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lg_2_4_each_building_holds_a_craft_marker_for_each_player(players: int) -> None:
    position = Position(players)
    for seat in range(players):
        position.give(seat, meat=1).row(seat, "cartwright", ("food", "wine")).turn("deliveries", seat, 1)
    for seat in range(players):
        position.play("deliver meat cartwright", "end")
        assert position.farm(seat).crafts[position.building("cartwright")] == 1


def test_lg_2_4_one_vp_for_the_first_at_each_building() -> None:
    position = Position(players=3)
    for seat in range(3):
        position.give(seat, meat=1).row(seat, "cartwright", ("food", "wine")).turn("deliveries", seat, 1)
    for _ in range(3):
        position.play("deliver meat cartwright", "end")
    assert [position.vp(seat) for seat in range(3)] == [2, 1, 1]  # 1 VP of round 1 each
    new = set_up()
    buildings = new.game.view(new.state, 0)["buildings"]
    assert isinstance(buildings, list)
    assert [building["first_vp"] for building in buildings if isinstance(building, dict)] == [True] * 6


@pytest.mark.parametrize("seed", SEEDS)
def test_lg_2_5_three_different_buildings_are_closed(seed: int) -> None:
    position = set_up(seed=seed)
    state = position.state
    assert len(set(state.order_markers)) == 3
    state.stack.clear()
    position.turn("deliveries", 0, 1)
    for good in ("olive", "grain", "grape", "pig", "food", "wine", "meat", "trade_good"):
        position.give(0, **{good: 1})
    open_now = {option.split()[-1] for option in position.options() if option.startswith("deliver")}
    closed = {position.game.game_data.buildings[i].id for i in state.order_markers}
    assert open_now == {building.id for building in position.game.game_data.buildings} - closed


def test_lg_2_5_any_three_buildings_can_be_closed() -> None:
    orders = {tuple(set_up(seed=seed).state.order_markers) for seed in range(40)}
    assert {order[0] for order in orders} == {0, 1, 2, 3, 4, 5}
    assert len(orders) > 20


def test_lg_2_5_each_order_marker_has_a_vp() -> None:
    position = Position().closed("butcher", "merchant", "delicatessen").give(0, meat=1)
    position.row(0, "cartwright", ("food", "wine")).turn("deliveries", 0, 1).play("deliver meat cartwright")
    assert position.vp(0) == 3  # first there, the marker on the butcher, round 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lg_2_6_random_first_player_and_the_others_clockwise(players: int) -> None:
    orders = [set_up(players, seed=seed).state.order for seed in range(30)]
    assert {order[0] for order in orders} == set(range(players))
    assert all(order == tuple((order[0] + i) % players for i in range(players)) for order in orders)


@pytest.mark.parametrize(("players", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_lg_2_7_number_of_dice(players: int, dice: int) -> None:
    position = Position(players).begin_round(2).play(*["end"] * players, *["end"] * players)
    assert position.asked() == "0 die"
    assert sum(position.state.dice) == dice


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_8_first_stalls_on_the_central_spaces(ruleset: str, players: int) -> None:
    position = set_up(players, ruleset)
    assert [position.stalls(seat) for seat in position.state.order] == [["2a"], ["3a"], ["4a"], ["5a"]][:players]
    assert len(position.state.market) - position.state.market.count(-1) == players
    assert position.state.market.count(NEUTRAL) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lg_2_9_discs_on_space_0_the_first_players_on_top(players: int) -> None:
    position = set_up(players)
    view = position.game.view(position.state, 0)
    track = view["siesta"]
    assert isinstance(track, list)
    assert isinstance(track[0], dict)
    assert track[0]["discs"] == list(position.state.order[::-1])
    assert [space["discs"] for space in track[1:] if isinstance(space, dict)] == [[]] * 4


X_SPACES = {"5d", "2d", "3d", "4d", "4e", "6c", "2e", "3e", "5e", "6d"}
X_SPACES_OF_DELUXE = {"2d", "3d", "4e", "6c", "3e", "5e"}
INNER_SPACES = {"3a", "2a", "4a", "5a", "6a", "4b", "5b", "2b", "3b", "5c", "4c", "6b", "2c", "3c"}


@pytest.mark.parametrize("players", [1, 2, 3])
def test_lg_2_10_classic_closes_all_x_spaces(players: int) -> None:
    position = Position(players)
    assert set(position.game.game_data.space_names) == INNER_SPACES


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_10_four_players_have_all_spaces(ruleset: str) -> None:
    assert set(Position(4, ruleset).game.game_data.space_names) == INNER_SPACES | X_SPACES


def test_lg_2_10_deluxe_closes_six_with_three_players() -> None:
    position = Position(3, "deluxe")
    assert set(position.game.game_data.space_names) == INNER_SPACES | X_SPACES - X_SPACES_OF_DELUXE


@pytest.mark.parametrize("players", [1, 2])
def test_lg_2_10_deluxe_uses_the_small_market(players: int) -> None:
    names = Position(players, "deluxe").game.game_data.space_names
    assert " ".join(sorted(names)) == "2a 2b 2c 3a 3b 3c 4a 4b 4c 5a 5b 5c 6a 6b"


def test_lg_2_10_closed_space_is_never_free() -> None:
    position = Position().barrow(0, 23, ("olive",)).give(0, grape=1).turn("deliveries", 0, 1)
    position.play("deliver grape barrow-1")
    assert position.options() == ["stall 2a", "stall 2b", "stall 2c"]
    assert position.refused("stall 2d") == "lagranja-why-space-closed"


def test_lg_2_10_closed_space_is_adjacent_to_nothing() -> None:
    four, two = Position(4).game.game_data, Position(2).game.game_data
    around_5b = {four.space_names[i] for i in four.lower_neighbours[four.space_names.index("5b")]}
    assert around_5b == {"2a", "2d", "3a", "3b", "4d"}
    assert {two.space_names[i] for i in two.lower_neighbours[two.space_names.index("5b")]} == {"2a", "3a", "3b"}


MAIN_ROWS = ["5d", "2d 6a 4b 3d", "4d 5b 3a 2b 4e", "3b 2a 4a 5c", "6c 4c 5a 6b 2e", "3e 2c 3c 5e", "6d"]
SMALL_ROWS = ["2c 4b", "5a 3b 5b", "6a 2a 3a 6b", "5c 2b 4a", "4c 3c"]


@pytest.mark.parametrize(("players", "rows"), [(4, MAIN_ROWS), (2, SMALL_ROWS)])
def test_lg_2_10_map_of_the_market(players: int, rows: list[str]) -> None:
    spaces = {(space.r, space.q): space for space in Position(players, "deluxe").game.game_data.spaces}
    lines = [[spaces[place].label for place in sorted(spaces) if place[0] == r] for r in sorted({r for r, _ in spaces})]
    assert [" ".join(line) for line in lines] == rows
    assert all(space.label[0] == str(space.value) for space in spaces.values())


def test_lg_2_2_a_new_deck_is_known_to_hold_the_discards() -> None:
    """Who has drawn nothing since then can't hold one of them."""
    position = Position(3).hand(0, 1, 2).hand(1, 3, 4).hand(2, 5, 6)
    state = position.state
    state.discards = tuple(state.deck[:20])
    del state.deck[:]
    renew_deck(state)
    new = set(state.deck)
    draw_to_hand(state, 2, 1)
    for lot in range(30):
        dealt = position.game.determinize(state, 0, Rng(lot))
        assert isinstance(dealt, LaGranjaState)
        assert not new.intersection(dealt.farms[1].hand)
        assert len(new.intersection(dealt.farms[2].hand)) == 1
    loaded = loads(position.game, dumps(state))
    assert position.game.known(loaded, 0) == position.game.known(state, 0)
