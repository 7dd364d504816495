"""Helpers of upgrades and upgraded goods."""

import pytest

from tests.games.lagranja.helpers.table import next_round, phases_of
from tests.games.lagranja.position import Position


def test_farm_servant_upgrades_one_resource_free_of_charge() -> None:
    position = Position().helper(0, "farm-servant").give(0, olive=1, pig=1, grape_field=1).turn("cards", 0, 0)
    position.play("use farm-servant")
    assert position.options() == ["upgrade olive", "upgrade pig", "upgrade grape field", "done"]
    assert position.play("upgrade pig").goods(0) == {"silver": 0, "vp": 0, "olive": 1, "meat": 1, "grape field": 1}
    assert "end" in position.options()


def test_farm_servant_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "farm-servant").give(0, olive=2).turn("cards", 0, 0)
    position.play("use farm-servant", "upgrade olive")
    assert "use farm-servant" not in position.options()
    assert "use farm-servant" in next_round(position, "farm").options()


def test_farm_servant_works_in_every_phase() -> None:
    position = Position().helper(0, "farm-servant").give(0, olive=1)
    assert phases_of(position, "use farm-servant") == ["farm", "revenue", "transport"]


def test_farm_servant_needs_a_resource() -> None:
    position = Position().helper(0, "farm-servant").give(0, food=1, silver=2, trade_good=1).turn("cards", 0, 0)
    assert "use farm-servant" not in position.options()


@pytest.mark.parametrize("source", ["grain", "grain field"])
def test_baker_takes_a_food_on_top_when_grain_is_upgraded(source: str) -> None:
    position = Position().helper(0, "baker").give(0, **{source.replace(" ", "_"): 1, "silver": 2})
    position.turn("cards", 0, 0).play(f"upgrade {source}")
    assert position.options() == ["use baker", "decline"]
    assert position.play("use baker").goods(0) == {"silver": 0, "vp": 0, "food": 2}


def test_baker_reacts_to_a_free_upgrade() -> None:
    position = Position().helper(0, "baker").give(0, grain=2, trade_good=1).turn("deliveries", 0, 0)
    position.play("trade upgrades", "upgrade grain", "use baker", "upgrade grain")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 3}


def test_baker_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "baker").give(0, grain=3, silver=6).turn("cards", 0, 0)
    position.play("upgrade grain", "use baker", "upgrade grain")
    assert position.goods(0)["food"] == 3
    next_round(position, "farm").play("upgrade grain", "use baker")
    assert position.goods(0)["food"] == 5


def test_baker_may_be_declined_and_kept_for_later() -> None:
    position = Position().helper(0, "baker").give(0, grain=2, silver=4).turn("cards", 0, 0)
    position.play("upgrade grain", "decline", "upgrade grain")
    assert position.options() == ["use baker", "decline"]
    assert position.goods(0)["food"] == 2


@pytest.mark.parametrize("good", ["olive", "grape", "pig"])
def test_baker_reacts_to_no_other_upgrade(good: str) -> None:
    position = Position().helper(0, "baker").give(0, **{good: 1, "silver": 4}).turn("cards", 0, 0)
    assert "end" in position.play(f"upgrade {good}").options()


@pytest.mark.parametrize("source", ["grape", "grape field"])
def test_cellar_master_scores_when_a_grape_is_upgraded(source: str) -> None:
    position = Position().helper(0, "cellar-master").give(0, **{source.replace(" ", "_"): 1, "silver": 3})
    position.turn("cards", 0, 0).play(f"upgrade {source}", "use cellar-master")
    assert position.goods(0) == {"silver": 0, "vp": 1, "wine": 1}


def test_cellar_master_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "cellar-master").give(0, grape=3, silver=9).turn("after", 0)
    position.play("upgrade grape", "use cellar-master", "upgrade grape")
    assert position.vp(0) == 1
    assert next_round(position, "revenue").play("upgrade grape", "use cellar-master").vp(0) == 2


def test_cellar_master_may_be_declined_and_kept_for_later() -> None:
    position = Position().helper(0, "cellar-master").give(0, grape=2, silver=6).turn("cards", 0, 0)
    position.play("upgrade grape", "decline", "upgrade grape", "use cellar-master")
    assert position.vp(0) == 1


@pytest.mark.parametrize("good", ["olive", "grain", "pig"])
def test_cellar_master_reacts_to_no_other_upgrade(good: str) -> None:
    position = Position().helper(0, "cellar-master").give(0, **{good: 1, "silver": 4}).turn("cards", 0, 0)
    assert "end" in position.play(f"upgrade {good}").options()


@pytest.mark.parametrize(("asked", "given"), [("food", "wine"), ("wine", "meat"), ("meat", "food")])
def test_pantry_keeper_delivers_any_upgraded_good_for_another(asked: str, given: str) -> None:
    position = Position().helper(0, "pantry-keeper").give(0, **{given: 1}).turn("deliveries", 0, 1)
    position.play(f"deliver {asked} cartwright")
    assert position.goods(0) == {"silver": 0, "vp": 0}
    assert position.farm(0).rows[position.building("cartwright")].bit_count() == 1


def test_pantry_keeper_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "pantry-keeper").barrow(0, "49").give(0, meat=3).turn("deliveries", 0, 2)
    position.play("deliver food barrow-1")
    assert "deliver food barrow-1" not in position.options()
    next_round(position, "transport")
    position.state.stack.clear()
    assert "deliver food barrow-1" in position.turn("deliveries", 0, 1).options()


def test_pantry_keeper_is_not_used_up_by_the_good_itself() -> None:
    position = Position().helper(0, "pantry-keeper").barrow(0, "13").give(0, wine=1, meat=1).turn("deliveries", 0, 1)
    position.play("deliver wine barrow-1")
    assert position.options() == ["from wine", "from meat"]
    position.play("from wine")
    assert position.farm(0).used == (0,)


def test_pantry_keeper_leaves_the_good_itself_for_later() -> None:
    position = Position().helper(0, "pantry-keeper").barrow(0, "13").give(0, wine=1, meat=1).turn("deliveries", 0, 1)
    position.play("deliver wine barrow-1", "from meat")
    assert position.goods(0) == {"silver": 0, "vp": 0, "wine": 1}
    assert position.farm(0).used == (1,)


def test_pantry_keeper_puts_upgraded_goods_in_the_place_of_no_other() -> None:
    position = Position().helper(0, "pantry-keeper").give(0, food=1, wine=1, meat=1).turn("deliveries", 0, 1)
    asked = {option.split()[1] for option in position.options() if option.startswith("deliver")}
    assert asked == {"food", "wine", "meat"}


def test_pantry_keeper_puts_no_other_good_in_the_place_of_upgraded_goods() -> None:
    position = Position().helper(0, "pantry-keeper").barrow(0, "49").give(0, olive=1, pig=1, silver=1, trade_good=1)
    assert "deliver food barrow-1" not in position.turn("deliveries", 0, 1).options()


def test_innkeeper_gives_an_upgraded_good_back_for_two_points() -> None:
    position = Position().helper(0, "innkeeper").give(0, food=1, meat=1).turn("cards", 0, 0).play("use innkeeper")
    assert position.options() == ["pay food", "pay meat"]
    assert position.play("pay food").goods(0) == {"silver": 0, "vp": 2, "meat": 1}
    assert position.farm(0).markers == 25 - 1 - 1


def test_innkeeper_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "innkeeper").give(0, wine=2).turn("cards", 0, 0)
    position.play("use innkeeper", "pay wine")
    assert "use innkeeper" not in position.options()
    assert "use innkeeper" in next_round(position, "farm").options()


def test_innkeeper_works_in_every_phase() -> None:
    position = Position().helper(0, "innkeeper").give(0, wine=1)
    assert phases_of(position, "use innkeeper") == ["farm", "revenue", "transport"]


def test_innkeeper_needs_an_upgraded_good() -> None:
    position = Position().helper(0, "innkeeper").give(0, olive=1, pig=1, silver=9, trade_good=1).turn("cards", 0, 0)
    assert "use innkeeper" not in position.options()
