"""The market: completed barrows, stalls, fights and replacement on every layout (LG-6.10 to LG-6.12)."""

import pytest

from meadowmarket.core.codec import dumps, loads
from meadowmarket.games.lagranja.names import GOODS
from meadowmarket.games.lagranja.rules.market import ChooseStallSpace
from tests.games.lagranja.market_drawing import LAYOUTS, neighbours, open_spaces
from tests.games.lagranja.position import Position, markers_in_use

layouts = pytest.mark.parametrize(("ruleset", "players", "plan", "closed"), LAYOUTS)


def stall(position: Position, seat: int, number: int) -> Position:
    """Asks a seat for the stall of a barrow."""
    return position.ask(ChooseStallSpace(seat, number), "transport")


def barrow_done(position: Position, number: str | int = 48, good: str = "olive") -> Position:
    """Completes a barrow of seat 0 by its last good."""
    goods = [GOODS[i] for i in position.game.game_data.pack.cards[position.card(number)].barrow]
    goods.remove(good)
    position.barrow(0, number, served=tuple(goods)).give(0, **{good: 1}).turn("deliveries", 0, 2)
    return position.play(f"deliver {good} barrow-1")


# -- where a stall goes


@layouts
def test_lg_6_10_a_stall_goes_to_any_free_open_space_of_its_number(
    ruleset: str, players: int, plan: str, closed: str
) -> None:
    spaces = open_spaces(plan, closed)
    for number in range(2, 7):
        position = stall(Position(players, ruleset), 0, number)
        assert sorted(position.options()) == sorted(f"stall {label}" for label in spaces if label[0] == str(number))


@layouts
def test_lg_6_11_a_stall_removes_every_lower_neighbour_of_others(
    ruleset: str, players: int, plan: str, closed: str
) -> None:
    spaces = open_spaces(plan, closed)
    other: int | str = 1 if players > 1 else "neutral"
    for label in spaces:
        position = Position(players, ruleset).stall(other, *(space for space in spaces if space != label))
        stall(position, 0, int(label[0])).play(f"stall {label}")
        removed = {space for space in neighbours(spaces, label) if space[0] < label[0]}
        assert set(position.stalls(other)) == set(spaces) - {label} - removed, label
        assert position.vp(0) == position.state.points_by_source(0)["fights"] == len(removed), label


@layouts
def test_lg_6_11_own_stalls_stay(ruleset: str, players: int, plan: str, closed: str) -> None:
    spaces = open_spaces(plan, closed)
    for label in spaces:
        position = Position(players, ruleset).stall(0, *(space for space in spaces if space != label))
        stall(position, 0, int(label[0])).play(f"stall {label}")
        assert set(position.stalls(0)) == set(spaces), label
        assert position.vp(0) == 0


@pytest.mark.parametrize(
    ("ruleset", "players", "closed"),
    [("classic", 2, "4d"), ("classic", 3, "5d"), ("deluxe", 3, "2d"), ("deluxe", 2, "5d")],
)
def test_lg_6_10_a_closed_space_takes_no_stall(ruleset: str, players: int, closed: str) -> None:
    position = stall(Position(players, ruleset), 0, int(closed[0]))
    assert position.refused(f"stall {closed}") == "lagranja-why-space-closed"


# -- completing a barrow


def test_lg_6_10_a_completed_barrow_brings_its_vp_and_a_trade_good() -> None:
    position = barrow_done(Position(), 33, "grain")
    assert position.vp(0) == 4
    assert position.state.points_by_source(0)["barrows"] == 4
    assert position.goods(0)["trade-good"] == 1


def test_lg_6_10_its_card_is_discarded_and_its_markers_come_back() -> None:
    position = barrow_done(Position(), 33, "grain").play("stall 4a")
    assert position.numbers(position.state.discards) == ["33"]
    assert position.farm(0).barrows == (-1, -1, -1)
    assert (markers_in_use(position.state, 0), position.farm(0).markers) == (2, 23), "the stall and the trade good"


def test_lg_6_10_the_stall_must_be_placed() -> None:
    position = barrow_done(Position())
    assert position.options() == ["stall 2a", "stall 2b", "stall 2c"]
    position.refused("end")
    position.refused("done")


@pytest.mark.parametrize(("number", "good", "points"), [("P1", "olive", 1), ("P2", "grape", 2), ("P3", "grain", 3)])
def test_lg_6_10_a_promo_barrow_without_a_market_number_brings_no_stall(number: str, good: str, points: int) -> None:
    position = barrow_done(Position(ruleset="classic-promo"), number, good)
    assert position.asked() == "0 deliveries"
    assert (position.vp(0), position.goods(0)["trade-good"], position.stalls(0)) == (points, 1, [])


def test_lg_6_10_other_promo_barrows_and_all_base_barrows_bring_a_stall() -> None:
    position = barrow_done(Position(ruleset="classic-promo"), "P4", "food")
    assert position.asked() == "0 stall"
    assert all(card.market for card in position.game.game_data.pack.cards if not card.promo)


def test_lg_6_10_its_markers_are_back_before_the_trade_good_needs_one() -> None:
    position = barrow_done(Position().give(0, food=23))
    assert (position.asked(), position.farm(0).markers) == ("0 stall", 1)


def test_lg_6_10_a_stall_takes_a_marker_and_without_one_there_is_none() -> None:
    position = stall(Position().give(0, food=25), 0, 4).play("stall 4a")
    assert position.options() == ["without", "take-back food"]
    assert position.play("take-back food").stalls(0) == ["4a"]
    assert position.farm(0).markers == 0
    assert stall(Position().give(0, food=25), 0, 4).play("stall 4a", "without").stalls(0) == []


def test_lg_6_10_the_butcher_and_then_helpers_come_after_the_stall_and_its_vp() -> None:
    position = Position().round(3).craft(0, "butcher", 1).helper(0, "market-crier").stall(1, "2a")
    barrow_done(position, 22, "grape")
    assert (position.asked(), position.vp(0)) == ("0 stall", 3)
    position.play("stall 3a")
    assert (position.asked(), position.vp(0)) == ("0 take-good", 3 + 1 + 1)
    assert position.state.points_by_source(0)["crafts"] == 1


def test_lg_6_10_a_barrow_can_be_completed_in_the_revenue_phase() -> None:
    position = Position().barrow(0, 48, served=("olive",)).give(0, olive=1).dice(6).turn("die", 0)
    position.play("die 6", "choose delivery 1", "deliver olive barrow-1", "stall 2c")
    assert position.stalls(0) == ["2c"]


# -- fights


def test_lg_6_11_example_a_stall_on_4_removes_a_3_but_not_a_5() -> None:
    position = Position(players=4).stall(0, "2a").stall(1, "3a").stall(2, "5a")
    barrow_done(position, 33, "grain").play("stall 4a")
    assert position.vp(0) == 4 + 1
    assert [position.stalls(seat) for seat in range(3)] == [["2a", "4a"], [], ["5a"]]


def test_lg_6_11_example_in_the_scoring_phase_the_stalls_left_bring_1_vp_each() -> None:
    position = Position(players=4).stall(0, "2a").stall(1, "3a").stall(2, "5a")
    barrow_done(position, 33, "grain").play("stall 4a", "end").phase("scoring")
    assert [position.state.points_by_source(seat)["stalls"] for seat in range(3)] == [2, 0, 1]


def test_lg_6_11_equal_numbers_stay() -> None:
    position = Position(ruleset="deluxe").stall(1, "3b")
    stall(position, 0, 3).play("stall 3a")
    assert position.stalls(1) == ["3b"]


def test_lg_6_11_removed_stalls_go_back_to_their_owners_markers() -> None:
    position = Position(players=3).stall(1, "3a", "2b").stall(2, "2a")
    assert [farm.markers for farm in position.state.farms] == [25, 23, 24]
    stall(position, 0, 4).play("stall 4a")
    assert position.vp(0) == 3
    assert [farm.markers for farm in position.state.farms] == [24, 25, 25]


def test_lg_6_11_a_closed_space_is_adjacent_to_nothing() -> None:
    for players, ruleset, is_open in ((2, "classic", False), (4, "classic", True), (3, "deluxe", False)):
        position = Position(players, ruleset)
        assert ("4e" in position.game.game_data.space_names) is is_open
        here = position.space("5c")
        lower = {position.game.game_data.space_names[i] for i in position.game.game_data.lower_neighbours[here]}
        assert ("4e" in lower) is is_open


# -- no free space


def test_lg_6_12_while_a_space_of_the_number_is_free_none_is_replaced() -> None:
    position = stall(Position().stall(1, "4a", "4b"), 0, 4)
    assert position.options() == ["stall 4c"]
    position.refused("stall 4a")


def test_lg_6_12_without_a_free_space_another_players_stall_is_replaced_for_1_vp() -> None:
    position = stall(Position(players=3).stall(1, "4a").stall(2, "4b").stall(0, "4c"), 0, 4)
    assert position.options() == ["stall 4a", "stall 4b"], "yours stays as long as there is another's"
    position.play("stall 4b")
    assert position.vp(0) == position.state.points_by_source(0)["fights"] == 1
    assert (position.stalls(0), position.stalls(2)) == (["4b", "4c"], [])
    assert [farm.markers for farm in position.state.farms] == [23, 24, 25]


def test_lg_6_12_after_a_replacement_the_lower_neighbours_are_removed() -> None:
    position = stall(Position(players=3).stall(1, "4a", "4b", "4c", "5a").stall(2, "3a", "2b"), 0, 4)
    position.play("stall 4a")
    assert position.vp(0) == 1 + 2
    assert (position.stalls(1), position.stalls(2)) == (["5a", "4b", "4c"], [])


def test_lg_6_12_with_own_stalls_only_one_of_them_is_replaced_for_1_vp() -> None:
    position = stall(Position().stall(0, "4a", "4b", "4c").stall(1, "3a"), 0, 4)
    assert position.options() == ["stall 4a", "stall 4b", "stall 4c"]
    position.play("stall 4b")
    assert position.vp(0) == 1 + 1, "yours, and the 3 beside it"
    assert (position.stalls(0), position.stalls(1)) == (["4a", "4b", "4c"], [])
    assert position.farm(0).markers == 22


@pytest.mark.parametrize("ruleset", ["classic", "classic-promo", "deluxe"])
def test_lg_6_12_an_own_stall_replaced_scores_in_all_rulesets(ruleset: str) -> None:
    position = Position(players=3, ruleset=ruleset)
    position.stall(0, *(label for label in position.game.game_data.space_names if label[0] == "6"))
    assert stall(position, 0, 6).play("stall 6a").vp(0) == 1


def test_lg_6_12_an_own_stall_replaced_is_a_loss_or_removal_for_no_helper() -> None:
    position = Position().helper(0, "negotiator", "rowdy", "smuggler").stall(0, "4a", "4b", "4c")
    position.turn("deliveries", 0, 0)
    stall(position, 0, 4).play("stall 4b")
    assert (position.vp(0), position.asked()) == (1, "0 deliveries")


def test_lg_6_12_another_players_stall_replaced_is_a_loss_for_helpers() -> None:
    position = Position().helper(1, "negotiator").stall(1, "4a", "4b", "4c")
    stall(position, 0, 4).play("stall 4b")
    assert [position.vp(0), position.vp(1)] == [1, 1]


def test_lg_6_10_the_refusal_of_a_space_says_why() -> None:
    position = Position(players=2).stall(1, "4a").barrow(0, 10, ("olive",)).give(0, meat=1).turn("deliveries", 0, 1)
    position.play("deliver meat barrow-1")
    assert position.refused("stall 4a") == "lagranja-why-space-taken"
    assert position.refused("stall 3a") == "lagranja-why-space-number"
    assert position.refused("stall 4d") == "lagranja-why-space-closed"


# -- one attack on several stalls


def test_lg_6_11_all_stalls_of_one_attack_fall_before_helpers_react() -> None:
    position = Position(2).helper(1, "smuggler").stall(1, "3a", "2b").give(1, food=23).barrow(0, 59, ("meat",))
    position.give(0, food=1).turn("deliveries", 0, 1).play("deliver food barrow-1", "stall 4a")
    assert (position.vp(0), position.stalls(1), position.asked()) == (6, [], "1 react")
    position.play("1: use smuggler")
    assert (position.vp(0), position.goods(1)["trade-good"], position.farm(1).markers) == (6, 1, 0)


def test_lg_6_11_helpers_react_to_each_stall_the_attackers_first_then_owners_in_turn_order() -> None:
    position = (
        Position(4).order(2, 1, 0, 3).helper(0, "rowdy").helper(1, "smuggler").helper(2, "smuggler", "negotiator")
    )
    stall(position.stall(1, "3a").stall(2, "2a", "2b"), 0, 4).play("stall 4a")
    assert position.vp(0) == 3 + reward_of_rowdy(position)
    assert [position.stalls(seat) for seat in (1, 2)] == [[], []]
    assert position.asked() == "2 react"
    position.play("2: decline")
    asked = []
    while not position.state.is_over():
        asked.append(position.asked())
        position.play(position.options()[-1])
    assert asked == ["2 react", "1 react"]


def reward_of_rowdy(position: Position) -> int:
    """Return what the Rowdy has brought in VP so far."""
    return position.state.points_by_source(0)["helpers"]


def test_lg_6_12_a_replaced_stall_falls_with_its_neighbours_before_helpers_react() -> None:
    position = Position(3).helper(1, "smuggler").stall(1, "4a", "4b", "4c").stall(2, "3a")
    stall(position, 0, 4).play("stall 4a")
    assert (position.vp(0), position.stalls(2), position.asked()) == (2, [], "1 react")


def test_lg_6_11_watchmen_are_asked_while_all_attacked_stalls_stand() -> None:
    position = Position(3).helper(1, "watchman").helper(2, "smuggler").give(1, silver=1).stall(1, "3a").stall(2, "2b")
    stall(position, 0, 4).play("stall 4a")
    assert (position.asked(), position.vp(0), position.stalls(2)) == ("1 keep", 0, ["2b"])
    position.play("1: use watchman")
    assert (position.stalls(1), position.stalls(2), position.vp(0), position.asked()) == (["3a"], [], 1, "2 react")


def test_lg_6_11_a_stall_that_the_watchman_lets_go_falls_with_the_others() -> None:
    position = Position(3).helper(1, "watchman").helper(2, "watchman").give(1, silver=1).give(2, silver=1)
    stall(position.order(2, 1, 0).stall(1, "3a").stall(2, "2b"), 0, 4).play("stall 4a")
    assert position.asked() == "2 keep"
    position.play("2: decline")
    assert (position.asked(), position.stalls(2)) == ("1 keep", ["2b"])
    position.play("1: use watchman")
    assert (position.stalls(1), position.stalls(2), position.vp(0)) == (["3a"], [], 1)


def test_lg_6_11_no_stall_under_attack_is_taken_back_to_answer_it() -> None:
    position = Position(2).helper(1, "watchman").give(1, silver=1, food=22).stall(1, "3a", "2b", "6a")
    stall(position, 0, 4).play("stall 4a", "1: use watchman")
    assert position.options() == ["without", "take-back food", "take-back stall 6a"]
    position.play("take-back stall 6a")
    assert (len(position.stalls(1)), position.vp(0)) == (1, 1)


def test_lg_6_11_an_attack_is_saved_in_the_middle() -> None:
    position = Position(3).helper(1, "watchman").helper(2, "smuggler").give(1, silver=1)
    stall(position.stall(1, "3a").stall(2, "4a", "4b", "4c"), 0, 4).play("stall 4a")
    again = loads(position.game, dumps(position.state))
    for state in (position.state, again):
        state.apply(1, position.game.actions.code("decline"))
    assert dumps(position.state) == dumps(again)
    assert (position.vp(0), position.asked()) == (2, "2 react")
