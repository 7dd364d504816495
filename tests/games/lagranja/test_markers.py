"""The 25 markers of a player (LG-1.4)."""

from pathlib import Path

import pytest

from meadowmarket.core.api import Json
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.names import OLIVE, SILVER
from meadowmarket.games.lagranja.pack.load import LAYOUTS
from meadowmarket.games.lagranja.rules.turns import Turn
from meadowmarket.games.lagranja.settings import RULESETS
from meadowmarket.games.lagranja.state import LaGranjaState
from tests.games.lagranja.position import Position, markers_in_use, set_up


def without_markers(ruleset: str = "classic", players: int = 2, **settings: str) -> Position:
    """Return a position in which all markers of the first player are in use, for food."""
    return Position(players, ruleset, 1, None, **settings).give(0, food=25)


def free(position: Position) -> int:
    """Return the free markers, which are what the places leave."""
    assert position.farm(0).markers == 25 - markers_in_use(position.state, 0)
    return position.farm(0).markers


# -- what needs a marker


@pytest.mark.parametrize(
    ("goods", "used"),
    [
        ({"silver": 9, "vp": 9}, 0),
        ({"olive": 2, "grain": 1, "grape": 1}, 4),
        ({"pig": 2}, 2),
        ({"food": 1, "wine": 1, "meat": 1}, 3),
        ({"trade_good": 4}, 4),
        ({"olive_field": 1, "grape_field": 2}, 3),
    ],
)
def test_lg_1_4_goods_are_shown_by_markers(goods: dict[str, int], used: int) -> None:
    assert free(Position().give(0, **goods)) == 25 - used


def test_lg_1_4_deliveries_stalls_and_completed_buildings_are_shown_by_markers() -> None:
    position = Position().barrow(0, 23, ("olive",)).row(0, "merchant", ("wine", "wine")).stall(0, "2a", "3a")
    assert free(position.craft(0, "butcher", 1)) == 19


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_1_4_places_and_free_markers_make_25_all_through_the_game(ruleset: str, players: int) -> None:
    for seed in range(3):
        state = set_up(players, ruleset, seed).state
        rng = Rng(seed)
        while not state.is_over():
            seat = state.seats_to_act()[0]
            state.apply(seat, choose_random(state, seat, rng))
            for owner, farm in enumerate(state.farms):
                assert farm.markers == 25 - markers_in_use(state, owner) >= 0


def test_lg_1_4_a_good_that_is_taken() -> None:
    position = without_markers().roof(0, "any-harvest").turn("cards", 0, 0).play("bonus any-harvest", "take grape")
    assert position.options() == ["without", "take-back food"]
    assert position.play("take-back food").goods(0) == {"silver": 0, "vp": 0, "grape": 1, "food": 24}
    assert free(position) == 0


def test_lg_1_4_a_pig() -> None:
    position = without_markers().dice(1).turn("die", 0).play("die 1", "take-back food")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 1, "food": 24}


def test_lg_1_4_one_for_each_one_needed() -> None:
    position = without_markers().dice(3).turn("die", 0).play("die 3", "take olive+grain")
    assert position.options() == ["without", "take-back food"]
    position.play("take-back food")
    assert position.options()[0] == "without"
    position.play("take-back food")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "grain": 1, "food": 23}
    assert position.asked() == "0 after"


def test_lg_1_4_of_two_goods_one_can_be_left() -> None:
    position = without_markers().dice(3).turn("die", 0).play("die 3", "take olive+grain", "without", "take-back food")
    assert position.goods(0) == {"silver": 0, "vp": 0, "grain": 1, "food": 24}


def test_lg_1_4_a_trade_good() -> None:
    position = Position().give(0, food=24).craft(0, "delicatessen", 1).round(2).turn("income", 0).play("income")
    assert position.options() == ["without", "take-back food", "take-back owner delicatessen"]
    assert position.play("take-back food").goods(0) == {"silver": 0, "vp": 0, "food": 23, "trade-good": 1}


def test_lg_1_4_growth_of_a_field() -> None:
    position = without_markers().fields(0, olive=1, grape=1).turn("growth", 0).play("grow")
    assert position.options() == ["without", "take-back food"]
    position.play("take-back food", "without")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 24, "grape field": 1}
    assert position.state.is_over()


def test_lg_1_4_offspring() -> None:
    position = Position().extension(0, 1).give(0, pig=2, food=23).turn("growth", 0).play("grow")
    assert position.options() == ["without", "take-back pig", "take-back food"]
    assert position.play("without").goods(0)["pig"] == 2


def test_lg_1_4_without_offspring_no_helper_reacts_to_it() -> None:
    position = Position().helper(0, "swineherd", "sow-keeper").give(0, pig=2, food=23).turn("growth", 0)
    assert position.play("grow", "without").state.is_over()


def test_lg_1_4_a_purchase() -> None:
    position = without_markers().give(0, silver=3).turn("cards", 0, 0).play("buy olive")
    assert position.options() == ["take-back food"]
    assert position.play("take-back food").goods(0) == {"silver": 0, "vp": 0, "olive": 1, "food": 24}


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_1_4_no_anytime_action_leaves_all_as_it_was(ruleset: str, players: int) -> None:
    """A turn would have no end if it could go round."""
    tried = 0
    for seed in range(8):
        state = set_up(players, ruleset, seed).state
        rng = Rng(seed)
        while not state.is_over():
            seat = state.seats_to_act()[0]
            if isinstance(state.decision(), Turn):
                tried += all_change_something(rich_without_markers(state, seat), seat)
            state.apply(seat, choose_random(state, seat, rng))
    assert tried > 1000


def rich_without_markers(state: LaGranjaState, seat: int) -> LaGranjaState:
    """Return the same position, but a farm has much, and no marker for more."""
    rich = state.clone()
    farm = rich.farms[seat]
    farm.goods[SILVER] += 20
    farm.goods[OLIVE] += farm.markers
    farm.markers = 0
    return rich


def all_change_something(state: LaGranjaState, seat: int) -> int:
    """Look at all that a farm may do at any time; return how many actions that are."""
    before = state.fields()
    actions = [action for action in state.options(seat) if state.game.group(action) == "anytime"]
    for action in actions:
        after = state.clone()
        after.advance(seat, action)
        assert before not in all_outcomes(after, seat, len(state.stack)), state.game_data.actions.notation(action)
    return len(actions)


def all_outcomes(state: LaGranjaState, seat: int, depth: int) -> list[dict[str, Json]]:
    """List all that can come of an effect that has begun, when it has ended."""
    if len(state.stack) <= depth or state.seats_to_act() != [seat]:
        return [state.fields()]
    found: list[dict[str, Json]] = []
    for action in state.options(seat):
        after = state.clone()
        after.advance(seat, action)
        found += all_outcomes(after, seat, depth)
    return found


def test_lg_1_4_a_stall() -> None:
    position = without_markers(ruleset="deluxe").roof(0, "stall").turn("after", 0).play("bonus stall", "stall 6a")
    assert position.options() == ["without", "take-back food"]
    assert position.play("take-back food").stalls(0) == ["6a"]
    assert free(position) == 0


def test_lg_1_4_a_stall_fights_after_a_marker_is_taken_back() -> None:
    position = Position(4).give(0, food=25).stall(1, "3a", "2a")
    position.run(programs.SET_STALL, 0, position.space("4a")).play("take-back food")
    assert (position.stalls(0), position.stalls(1), position.vp(0)) == (["4a"], [], 2)


def test_lg_1_4_who_goes_without_a_stall_removes_nothing() -> None:
    position = Position(4).give(0, food=24).stall(0, "4d").stall(1, "3a", "2a")
    position.run(programs.SET_STALL, 0, position.space("4a"))
    assert position.options() == ["without", "take-back food", "take-back stall 4d"]
    position.play("without")
    assert position.stalls(1) == ["3a", "2a"]
    assert (position.stalls(0), position.vp(0)) == (["4d"], 0)


def test_lg_1_4_own_stall_replaced_needs_none() -> None:
    position = Position().give(0, food=22).stall(0, "2a", "2b", "2c")
    position.run(programs.SET_STALL, 0, position.space("2b"))
    assert position.state.is_over()
    assert position.vp(0) == 1


def test_lg_1_4_delivery_of_silver() -> None:
    position = without_markers().give(0, silver=1).barrow(0, 66).turn("deliveries", 0, 1)
    position.play("deliver silver barrow-1")
    assert position.options() == ["take-back food"]
    position.play("take-back food")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 24}
    assert position.farm(0).barrow_deliveries[0].bit_count() == 1
    assert free(position) == 0


@pytest.mark.parametrize("turn", ["deliveries", "extra", "die"])
def test_lg_1_4_to_go_without_a_delivery_is_not_to_begin_it(turn: str) -> None:
    position = without_markers(ruleset="classic-promo").give(0, silver=2).barrow(0, 66)
    if turn == "die":
        position.dice(6).turn("die", 0).play("die 6", "choose delivery 1")
    elif turn == "extra":
        position.turn("extra", 0, 0, 0).play("extra")
    else:
        position.turn("deliveries", 0, 1)
    position.play("deliver silver barrow-1")
    assert position.options() == ["take-back food"]
    assert position.refused("without") == "lagranja-why-begun"


def test_lg_1_4_delivery_of_vp(tmp_path: Path) -> None:
    columns = LAYOUTS["cards.csv"].columns
    row = "66,card-66,olive,olive+vp,2,yes,hand+silver+pen,steward,designed,a pack for this test"
    (tmp_path / "cards.csv").write_text(f"{','.join(columns)}\n{row}\n", encoding="utf-8")
    position = Position(cards=tmp_path).give(0, food=25, vp=1).barrow(0, 66).turn("deliveries", 0, 1)
    position.play("deliver vp barrow-1", "take-back food")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 24}
    assert position.state.points_by_source(0)["paid"] == -1
    assert free(position) == 0


def test_lg_1_4_delivery_of_a_good_needs_none() -> None:
    position = Position().give(0, olive=1, food=24).barrow(0, 23).turn("deliveries", 0, 1)
    assert position.play("deliver olive barrow-1").asked() == "0 deliveries"
    assert free(position) == 0


def test_lg_1_4_upgrade_needs_none() -> None:
    position = Position().give(0, silver=2, olive=1, food=24).turn("cards", 0, 0).play("upgrade olive")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 25}


def test_lg_1_4_move_from_field_to_storage_needs_only_the_mark() -> None:
    position = Position().give(0, olive_field=1, food=23).helper(0, "olive-picker").turn("cards", 0, 0)
    position.play("use olive-picker", "take olive")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "food": 23}
    assert free(position) == 0


def test_lg_1_4_mark_on_a_used_helper() -> None:
    position = Position().give(0, olive=1, food=24).helper(0, "farm-servant").turn("cards", 0, 0)
    position.play("use farm-servant")
    assert position.options() == ["take-back olive", "take-back food"]
    position.play("take-back food", "upgrade olive")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 24}
    assert free(position) == 0


def test_lg_1_4_marker_taken_back_was_the_thing_itself() -> None:
    position = Position().give(0, olive=1, trade_good=24).helper(0, "farm-servant").turn("cards", 0, 0)
    position.play("use farm-servant", "take-back olive")
    assert position.asked() == "0 cards"
    assert position.farm(0).used == (0,)
    assert free(position) == 1


def test_lg_1_4_reaction_once_a_round_needs_a_mark() -> None:
    position = Position().give(0, silver=3, grape=1, food=24).helper(0, "cellar-master").turn("cards", 0, 0)
    position.play("upgrade grape", "use cellar-master")
    assert position.options()[0] == "without"
    assert position.play("take-back wine").vp(0) == 1


def test_lg_1_4_marker_is_taken_back_for_the_fortune_teller() -> None:
    position = without_markers().helper(0, "fortune-teller").dice(3).turn("die", 0).play("die 3", "use fortune-teller")
    assert position.options() == ["without", "take-back food"]
    position.play("take-back food", "change 4")
    assert position.goods(0) == {"silver": 4, "vp": 0, "food": 24}
    assert free(position) == 0


def test_lg_1_4_without_a_mark_the_die_stays_as_it_is() -> None:
    position = without_markers().helper(0, "fortune-teller").dice(4).turn("die", 0)
    position.play("die 4", "use fortune-teller", "without")
    assert position.goods(0) == {"silver": 4, "vp": 0, "food": 25}
    assert (position.farm(0).used, position.asked()) == ((0,), "0 after")


@pytest.mark.parametrize(
    ("answer", "stalls", "silver", "points"),
    [("take-back food", ["3a"], 0, 0), ("without", [], 1, 1)],
)
def test_lg_1_4_mark_of_the_watchman(answer: str, stalls: list[str], silver: int, points: int) -> None:
    position = Position(4).helper(1, "watchman").give(1, silver=1, food=24).stall(1, "3a")
    position.run(programs.SET_STALL, 0, position.space("4a"))
    assert position.asked() == "1 keep"
    assert position.play("use watchman").options() == ["without", "take-back food"]
    position.play(answer)
    assert (position.stalls(1), position.goods(1)["silver"], position.vp(0)) == (stalls, silver, points)


def test_lg_1_4_bar_of_the_travelling_salesman() -> None:
    position = Position().give(0, food=24, trade_good=1).helper(0, "travelling-salesman").turn("cards", 0, 0)
    position.play("trade harvest", "take olive+grain", "take-back food")
    assert position.options() == ["without", "take-back olive", "take-back grain", "take-back food"]
    position.play("take-back food")
    assert position.vp(0) == 2
    assert position.farm(0).bars.bit_count() == 1
    assert free(position) == 0


def test_lg_1_4_without_a_bar_the_salesman_does_nothing() -> None:
    position = Position().give(0, food=23, trade_good=2).helper(0, "travelling-salesman").turn("cards", 0, 0)
    position.play("trade harvest", "take olive+grain", "without", "without")
    assert (position.vp(0), position.farm(0).barred) == (0, 0)
    assert "trade harvest" in position.options()


# -- what can be taken back


def everything() -> Position:
    """Return a position with a marker of each kind, none free, and an olive about to be bought."""
    position = Position().give(0, silver=9, olive=1, grain=1, grape=1, pig=1, food=1, wine=1, meat=1, trade_good=1)
    position.give(0, olive_field=1, grain_field=1, grape_field=1).stall(0, "2a").craft(0, "butcher", 1)
    position.barrow(0, 23, ("olive",)).row(0, "merchant", ("wine", "wine")).helper(0, "farm-servant", used=True)
    position.farm(0).barred = position.farm(0).bars = 1
    position.count_markers()
    position.give(0, food=1 + position.farm(0).markers)
    return position.turn("cards", 0, 0).play("buy olive")


TAKEN_BACK = [
    *[f"take-back {good}" for good in ("olive", "grain", "grape", "pig", "food", "wine", "meat", "trade-good")],
    *[f"take-back {good} field" for good in ("olive", "grain", "grape")],
    "take-back wine from merchant",
    "take-back olive from barrow-1",
    "take-back owner butcher",
    "take-back stall 2a",
    "take-back mark farm-servant",
    "take-back bar silver",
]


def test_lg_1_4_any_own_marker_can_be_taken_back() -> None:
    assert everything().options() == TAKEN_BACK


@pytest.mark.parametrize("action", TAKEN_BACK)
def test_lg_1_4_each_comes_back_for_the_thing(action: str) -> None:
    position = everything().play(action)
    assert free(position) == 0
    assert position.goods(0)["silver"] == 6
    assert position.goods(0)["olive"] == (1 if action == "take-back olive" else 2)


@pytest.mark.parametrize("good", ["grain", "grape", "pig", "wine", "meat", "trade-good", "olive field", "grape field"])
def test_lg_1_4_good_taken_back_is_lost(good: str) -> None:
    assert good not in everything().play(f"take-back {good}").goods(0)


def test_lg_1_4_field_taken_back_is_empty() -> None:
    position = everything().play("take-back grape field")
    assert position.farm(0).fields == (1, 1, 1)
    assert position.run(programs.GROW, 0).options()[0] == "without"


def test_lg_1_4_delivery_taken_back_is_lost() -> None:
    position = everything().play("take-back wine from merchant")
    assert position.farm(0).rows[position.building("merchant")].bit_count() == 1
    position.play("end").turn("deliveries", 0, 1)
    assert "deliver wine merchant" in position.options()


def test_lg_1_4_delivery_to_a_barrow_taken_back_is_lost() -> None:
    position = everything().play("take-back olive from barrow-1")
    assert position.farm(0).barrow_deliveries == (0, 0, 0)


def test_lg_1_4_stall_taken_back_is_gone() -> None:
    position = everything().helper(0, "negotiator").play("take-back stall 2a")
    assert position.stalls(0) == []
    assert position.vp(0) == 0  # not removed by another player


def test_lg_1_4_building_stays_completed() -> None:
    position = everything().play("take-back owner butcher")
    farm = position.farm(0)
    assert (farm.owners, farm.crafts[position.building("butcher")]) == (0, 1)
    position.play("end").turn("deliveries", 0, 1)
    assert position.refused("deliver meat butcher") == "lagranja-why-completed"


def test_lg_1_4_helper_stays_used() -> None:
    position = everything().play("take-back mark farm-servant")
    assert position.refused("use farm-servant") == "lagranja-why-exhausted"


def test_lg_1_4_mark_taken_back_does_not_come_back_twice() -> None:
    position = everything().play("take-back mark farm-servant", "end").helper(0, "haggler", "miller").hand(0, 1)
    position.turn("cards", 0, 1).play("helper 1", "replace farm-servant")
    assert free(position) == 0


def test_lg_1_4_helper_is_free_again_after_the_round() -> None:
    position = everything().play("take-back mark farm-servant", "end").begin_round(2).finish_round()
    assert position.farm(0).used == (0,)
    assert free(position) >= 0


def test_lg_1_4_option_stays_barred() -> None:
    position = everything().play("take-back bar silver")
    assert (position.farm(0).bars, position.farm(0).barred) == (0, 1)
    assert position.refused("trade silver") == "lagranja-why-barred"


def test_lg_1_4_other_players_markers_are_not_offered() -> None:
    position = without_markers().give(0, silver=3).give(1, olive=3).stall(1, "2a").turn("cards", 0, 0).play("buy olive")
    assert position.options() == ["take-back food"]


def test_lg_1_4_only_when_one_is_needed() -> None:
    position = Position().give(0, silver=3, food=24).turn("cards", 0, 0)
    assert position.refused("take-back food") == "not-an-option"
    assert position.play("buy olive").asked() == "0 cards"
    assert position.refused("take-back food") == "not-an-option"


def test_lg_1_4_full_row_is_completed_before_a_helper_reacts() -> None:
    position = Position().give(0, wine=1, trade_good=21).row(0, "merchant", ("olive", "food", "wine"))
    position.helper(0, "guild-envoy").turn("deliveries", 0, 1).play("deliver wine merchant", "use guild-envoy")
    assert position.asked() == "0 deliveries"
    assert free(position) == 2


# -- settings


def test_lg_1_4_no_limit() -> None:
    position = Position(marker_limit="none").give(0, food=40, silver=9, trade_good=1).fields(0, olive=3)
    position.helper(0, "travelling-salesman", "farm-servant").turn("growth", 0)
    position.play("buy grape", "use farm-servant", "upgrade grape", "trade harvest", "take olive+grain", "grow")
    assert position.state.is_over()
    assert position.goods(0) == {"silver": 5, "vp": 2, "olive": 1, "grain": 1, "food": 40, "wine": 1, "olive field": 3}


def test_lg_1_4_tokens_are_no_markers() -> None:
    position = Position(ruleset="deluxe").give(0, olive=1, food=24).helper(0, "farm-servant").turn("cards", 0, 0)
    position.play("use farm-servant", "upgrade olive")
    assert position.farm(0).used == (1,)
    assert free(position) == 0


def test_lg_1_4_token_cannot_be_taken_back() -> None:
    position = Position(ruleset="deluxe").give(0, silver=3, food=25).helper(0, "farm-servant", used=True)
    position.turn("cards", 0, 0).play("buy olive")
    assert position.options() == ["take-back food"]


def test_lg_1_4_bar_is_a_marker_in_deluxe_too() -> None:
    position = Position(ruleset="deluxe").give(0, trade_good=1).helper(0, "travelling-salesman").turn("cards", 0, 0)
    position.play("trade silver")
    assert (position.farm(0).bars, free(position)) == (1, 24)


def test_lg_1_4_replaced_helper_gives_no_token_back_as_a_marker() -> None:
    position = Position(ruleset="deluxe").helper(0, "farm-servant", used=True).helper(0, "haggler", "miller").hand(0, 1)
    position.turn("cards", 0, 1).play("helper 1", "replace farm-servant")
    assert free(position) == 25
