"""Helpers of the market."""

import pytest

from tests.games.lagranja.helpers.table import fight, go_on, next_round, ready_barrow
from tests.games.lagranja.position import Position


def test_negotiator_scores_for_each_own_stall_removed() -> None:
    position = fight(Position().helper(1, "negotiator").stall(1, "2a", "3b"), 5).play("stall 5b")
    assert position.stalls(1) == []
    assert [position.vp(seat) for seat in (0, 1)] == [5 + 2, 2]


def test_negotiator_scores_when_the_stall_is_replaced() -> None:
    position = Position().helper(1, "negotiator").stall(1, "2a", "2b", "2c")
    assert fight(position, 2).play("stall 2b").vp(1) == 1


def test_negotiator_scores_in_the_revenue_phase() -> None:
    position = ready_barrow(Position().helper(1, "negotiator").stall(1, "2a"), 0, 3).dice(6).turn("die", 0)
    position.play("die 6", "choose delivery 1", "deliver food barrow-1", "stall 3a")
    assert position.vp(1) == 1


def test_negotiator_scores_nothing_for_the_stalls_of_others() -> None:
    position = Position(players=3).helper(1, "negotiator").stall(2, "2a")
    assert fight(position, 3).play("stall 3a").vp(1) == 0


def test_negotiator_scores_nothing_when_the_owner_replaces_an_own_stall() -> None:
    position = Position().helper(0, "negotiator").stall(0, "2a", "2b", "2c")
    # LG-6.12: 1 VP for a stall of one's own that is replaced, and it is no loss
    assert fight(position, 2).play("stall 2b").vp(0) == 2 + 1


def test_negotiator_scores_in_the_solo_game() -> None:
    position = Position(players=1).helper(0, "negotiator").stall(0, "3a", "4b", "5b")
    position.state.deck = [position.card("4")]  # a barrow of 6
    position.state.solo_starts = 0
    go_on(position, "donkeys")
    assert position.stalls("neutral") == ["6a"]
    assert position.vp(0) == 3


def test_smuggler_takes_a_trade_good_for_a_removed_stall() -> None:
    position = fight(Position().helper(1, "smuggler").stall(1, "2a"), 3).play("stall 3a")
    assert position.state.seats_to_act() == [1]
    assert position.options() == ["use smuggler", "decline"]
    assert position.play("use smuggler").goods(1) == {"silver": 0, "vp": 0, "trade-good": 1}


def test_smuggler_works_once_a_round() -> None:
    position = fight(Position().helper(1, "smuggler").stall(1, "2a", "3b"), 5).play("stall 5b", "1: use smuggler")
    assert position.goods(1)["trade-good"] == 1
    assert position.state.seats_to_act() == [0]


def test_smuggler_works_again_in_the_next_round() -> None:
    position = Position().helper(1, "smuggler", used=True).stall(1, "2a").turn("deliveries", 0, 0)
    next_round(position, "transport")
    position.state.stack.clear()
    fight(position, 3).play("stall 3a", "1: use smuggler")
    assert position.goods(1)["trade-good"] == 1


def test_smuggler_may_be_declined_and_kept_for_the_next_stall() -> None:
    position = fight(Position().helper(1, "smuggler").stall(1, "2a", "3b"), 5).play("stall 5b", "1: decline")
    assert position.options(1) == ["use smuggler", "decline"]


def test_smuggler_takes_nothing_for_the_stalls_of_others() -> None:
    position = fight(Position(players=3).helper(1, "smuggler").stall(2, "2a"), 3).play("stall 3a")
    assert position.state.seats_to_act() == [0]


def test_watchman_keeps_a_stall_that_a_neighbour_would_remove() -> None:
    position = fight(Position().helper(1, "watchman").give(1, silver=1).stall(1, "2a"), 3).play("stall 3a")
    assert position.options(1) == ["use watchman", "decline"]
    position.play("1: use watchman")
    assert position.stalls(1) == ["2a"]
    assert [position.goods(seat)["silver"] for seat in (0, 1)] == [0, 0]
    assert position.vp(0) == 3


def test_watchman_works_once_a_round() -> None:
    position = fight(Position().helper(1, "watchman").give(1, silver=2).stall(1, "2a", "3b"), 5).play("stall 5b")
    position.play("1: use watchman")
    assert position.stalls(1) == ["2a"]
    assert position.goods(1)["silver"] == 1


def test_watchman_works_again_in_the_next_round() -> None:
    position = Position().helper(1, "watchman", used=True).give(1, silver=1).stall(1, "2a").turn("deliveries", 0, 0)
    next_round(position, "transport")
    position.state.stack.clear()
    assert fight(position, 3).play("stall 3a", "1: use watchman").stalls(1) == ["2a"]


def test_watchman_may_be_declined_and_kept_for_the_next_stall() -> None:
    position = fight(Position().helper(1, "watchman").give(1, silver=1).stall(1, "2a", "3b"), 5).play("stall 5b")
    position.play("1: decline", "1: use watchman")
    assert position.stalls(1) == ["3b"]
    assert position.vp(0) == 5 + 1


def test_watchman_costs_a_silver() -> None:
    position = fight(Position().helper(1, "watchman").stall(1, "2a"), 3).play("stall 3a")
    assert position.stalls(1) == []


def test_watchman_does_not_help_when_used_up() -> None:
    position = fight(Position().helper(1, "watchman", used=True).give(1, silver=1).stall(1, "2a"), 3)
    assert position.play("stall 3a").stalls(1) == []


def test_watchman_does_not_help_against_replacement() -> None:
    position = Position().helper(1, "watchman").give(1, silver=1).stall(1, "2a", "2b", "2c")
    assert fight(position, 2).play("stall 2b").stalls(1) == ["2a", "2c"]
    assert position.state.seats_to_act() == [0]


def test_watchman_keeps_no_stall_of_others() -> None:
    position = fight(Position(players=3).helper(1, "watchman").give(1, silver=1).stall(2, "2a"), 3)
    assert position.play("stall 3a").stalls(2) == []


def test_watchman_keeps_a_stall_against_the_neutral_player() -> None:
    position = Position(players=1).helper(0, "watchman").give(0, silver=1).stall(0, "3a", "4b", "5b")
    position.state.deck = [position.card("4")]
    position.state.solo_starts = 0
    go_on(position, "donkeys").play("use watchman")
    assert position.stalls(0) == ["3a"]


def test_rowdy_scores_one_more_for_each_stall_removed() -> None:
    position = fight(Position().helper(0, "rowdy").stall(1, "2a", "3b"), 5).play("stall 5b")
    assert position.vp(0) == 5 + 2 * 2


def test_rowdy_scores_for_a_stall_replaced() -> None:
    position = fight(Position().helper(0, "rowdy").stall(1, "2a", "2b", "2c"), 2).play("stall 2b")
    assert position.vp(0) == 2 + 2


def test_rowdy_scores_nothing_for_an_own_stall_replaced() -> None:
    position = fight(Position().helper(0, "rowdy").stall(0, "2a", "2b", "2c"), 2).play("stall 2b")
    assert position.vp(0) == 2 + 1


def test_rowdy_scores_nothing_for_the_fights_of_others() -> None:
    position = fight(Position().helper(1, "rowdy").stall(1, "2a"), 3).play("stall 3a")
    assert position.vp(1) == 0


def test_rowdy_scores_for_a_neutral_stall() -> None:
    position = fight(Position(players=1).helper(0, "rowdy").stall("neutral", "2a"), 3).play("stall 3a")
    assert position.vp(0) == 3 + 2


def test_site_scout_puts_a_stall_one_number_above_or_below() -> None:
    position = fight(Position().helper(0, "site-scout").stall(1, "2b", "4a"), 3)
    spaces = sorted(option.removeprefix("stall ") for option in position.options())
    assert spaces == ["2a", "2c", "3a", "3b", "3c", "4b", "4c"]


@pytest.mark.parametrize(("number", "numbers"), [(2, "23"), (6, "56")])
def test_site_scout_finds_no_number_beyond_the_market(number: int, numbers: str) -> None:
    position = fight(Position().helper(0, "site-scout"), number)
    assert {option[6] for option in position.options()} == set(numbers)


def test_site_scout_attacks_by_the_number_of_the_space() -> None:
    position = fight(Position().helper(0, "site-scout").stall(1, "2a", "3a"), 3).play("stall 4a")
    assert position.stalls(1) == []
    assert position.vp(0) == 3 + 2


def test_site_scout_does_not_attack_with_the_number_of_the_barrow() -> None:
    position = fight(Position().helper(0, "site-scout").stall(1, "2a", "3a"), 4).play("stall 3b")
    assert position.stalls(1) == ["3a"]


def test_site_scout_need_not_replace_a_stall() -> None:
    position = fight(Position().helper(0, "site-scout").stall(1, "2a", "2b", "2c"), 2)
    assert {"stall 3a", "stall 3b", "stall 3c"} <= set(position.options())
    assert position.play("stall 3c").stalls(1) == ["2a", "2b"]


def test_site_scout_may_be_left_aside_to_replace_a_stall() -> None:
    position = fight(Position().helper(0, "site-scout").stall(1, "2a", "2b", "2c"), 2)
    assert "stall 2b" in position.options()


def test_site_scout_replaces_a_stall_when_no_neighbouring_number_is_free() -> None:
    position = Position().helper(0, "site-scout").stall(1, "2a", "2b", "2c", "3a", "3b", "3c")
    assert fight(position, 2).options() == ["stall 2a", "stall 2b", "stall 2c"]


def test_site_scout_is_needed_to_leave_the_number() -> None:
    assert fight(Position().helper(1, "site-scout"), 2).options() == ["stall 2a", "stall 2b", "stall 2c"]


@pytest.mark.parametrize(("stalls", "silver"), [(0, 0), (1, 1), (4, 4), (5, 4)])
def test_stallkeeper_takes_a_silver_for_each_stall_at_most_four(stalls: int, silver: int) -> None:
    position = Position().helper(0, "stallkeeper").stall(0, *("2a", "2b", "2c", "4a", "4b")[:stalls])
    go_on(position, "scoring")
    assert position.goods(0) == {"silver": silver, "vp": stalls}


@pytest.mark.parametrize(("own", "other", "alone"), [(0, 0, False), (1, 0, True), (2, 1, True), (1, 1, False)])
def test_square_warden_takes_a_point_and_a_silver_with_most_stalls_alone(own: int, other: int, alone: bool) -> None:
    position = Position(players=3, ruleset="classic-promo").helper(0, "square-warden")
    position.stall(0, *("2a", "2b")[:own]).stall(2, *("3a", "3b")[:other])
    assert go_on(position, "scoring").goods(0) == {"silver": int(alone), "vp": own + int(alone)}


@pytest.mark.parametrize(("neutral", "alone"), [(1, True), (2, False), (3, False)])
def test_square_warden_counts_the_neutral_player_in_the_solo_game(neutral: int, alone: bool) -> None:
    position = Position(players=1, ruleset="classic-promo").helper(0, "square-warden").stall(0, "2a", "2b")
    position.stall("neutral", *("3a", "3b", "3c")[:neutral])
    assert go_on(position, "scoring").goods(0) == {"silver": int(alone), "vp": 2 + int(alone)}


def test_watchman_may_take_a_marker_back_for_his_mark() -> None:
    position = fight(Position().helper(1, "watchman").give(1, silver=1, grain=24).stall(1, "2a"), 3).play("stall 3a")
    position.play("1: use watchman", "1: take-back grain")
    assert position.stalls(1) == ["2a"]
    assert position.goods(1)["grain"] == 23
