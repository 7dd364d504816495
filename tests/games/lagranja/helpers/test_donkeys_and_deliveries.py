"""Helpers of donkey tiles and further deliveries."""

import pytest

from meadowmarket.core.errors import IllegalAction
from tests.games.lagranja.helpers.table import go_on, next_round, phases_of
from tests.games.lagranja.position import Position

DONKEYS = ["donkey 1", "donkey 2", "donkey 3", "donkey 4"]


def test_ferryman_has_one_more_extra_delivery_and_they_cost_nothing() -> None:
    position = Position(ruleset="deluxe").helper(0, "ferryman").give(0, olive=1, grape=1, silver=2)
    position.turn("extra", 0, 0, 0)
    position.play("extra", "deliver olive greengrocer", "extra", "deliver grape greengrocer")
    assert position.goods(0) == {"silver": 2, "vp": 0}
    assert "extra" not in position.options()


def test_ferryman_adds_to_the_extra_deliveries_of_extensions() -> None:
    position = Position().helper(0, "ferryman").extension(0, "4").give(0, olive=2, grain=1, grape=2)
    position.turn("extra", 0, 0, 0).play("extra", "extra", "extra")
    assert "extra" not in position.options()


def test_ferryman_takes_all_at_once_where_the_ruleset_says_so() -> None:
    position = Position().helper(0, "ferryman").give(0, olive=2).turn("extra", 0, 0, 0)
    position.play("extra", "deliver olive greengrocer")
    assert "extra" not in position.options()


def test_ferryman_has_two_extra_deliveries_only_with_something_to_deliver() -> None:
    assert "extra" not in Position().helper(0, "ferryman").turn("extra", 0, 0, 0).options()


def test_ferryman_helps_only_his_owner() -> None:
    position = Position().helper(1, "ferryman").give(0, olive=1).turn("extra", 0, 0, 0)
    assert "extra" not in position.options()


def test_ferryman_makes_a_purchased_delivery_free() -> None:
    position = Position(ruleset="deluxe").helper(0, "ferryman").roof(0, "purchased-delivery").give(0, olive=1)
    position.turn("deliveries", 0, 0).play("bonus purchased-delivery", "deliver olive greengrocer")
    assert position.goods(0) == {"silver": 0, "vp": 0}


def _with_donkey(position: Position, tile: int) -> Position:
    position.farm(0).donkey = tile - 1
    return position


@pytest.mark.parametrize("tile", [1, 2])
def test_stable_hand_makes_one_more_delivery_and_takes_a_silver(tile: int) -> None:
    position = _with_donkey(Position().helper(0, "stable-hand").give(0, olive=2).turn("deliveries", 0, 0), tile)
    position.play("use stable-hand", "deliver olive greengrocer")
    assert position.goods(0) == {"silver": 1, "vp": 0, "olive": 1}
    assert "end" in position.options()


@pytest.mark.parametrize("tile", [3, 4])
def test_stable_hand_needs_a_tile_of_one_or_two_donkeys(tile: int) -> None:
    position = _with_donkey(Position().helper(0, "stable-hand").give(0, olive=2).turn("deliveries", 0, 1), tile)
    assert "use stable-hand" not in position.options()


def test_stable_hand_goes_by_the_tile_not_by_the_deliveries_of_the_cartwright() -> None:
    position = Position().helper(0, "stable-hand").craft(0, "cartwright", 1).round(2).give(0, olive=1)
    go_on(position, "donkeys").play("0: donkey 2", "1: donkey 4", "0: hats")
    assert position.farm(0).deliveries == 3
    assert "use stable-hand" in position.options(0)


def test_stable_hand_takes_the_silver_after_a_delivery_left_out() -> None:
    position = _with_donkey(Position().helper(0, "stable-hand").give(0, olive=1).turn("deliveries", 0, 0), 1)
    assert position.play("use stable-hand", "done").goods(0) == {"silver": 1, "vp": 0, "olive": 1}


def test_stable_hand_works_once_a_round_and_again_in_the_next() -> None:
    position = _with_donkey(Position().helper(0, "stable-hand").turn("deliveries", 0, 0), 1).play("use stable-hand")
    assert "use stable-hand" not in position.options()
    assert "use stable-hand" in _with_donkey(next_round(position, "transport"), 1).options()


def test_stable_hand_works_in_the_transport_phase_only() -> None:
    position = _with_donkey(Position().helper(0, "stable-hand").give(0, olive=1), 1)
    assert phases_of(position, "use stable-hand") == ["transport"]


def test_stable_hand_works_beside_the_extra_deliveries() -> None:
    position = _with_donkey(Position().helper(0, "stable-hand").turn("extra", 0, 0, 0), 1)
    assert "use stable-hand" in position.options()


def _breeder(silver: int = 1, used: int = 0b0011) -> Position:
    position = Position().helper(0, "donkey-breeder").give(0, silver=silver).round(3)
    position.farm(0).donkeys_used = used
    return go_on(position, "donkeys")


def test_donkey_breeder_chooses_a_used_tile_for_a_silver() -> None:
    position = _breeder()
    assert position.options(0) == DONKEYS
    position.play("0: donkey 1", "1: donkey 4")
    assert position.goods(0)["silver"] == 0
    assert position.farm(0).siesta == 3
    assert position.farm(0).used == (1,)


def test_donkey_breeder_needs_the_silver_when_choosing() -> None:
    assert _breeder(silver=0).options(0) == DONKEYS[2:]


def test_donkey_breeder_is_paid_at_the_reveal() -> None:
    position = _breeder().play("0: donkey 1")
    assert position.goods(0)["silver"] == 1
    assert position.play("1: donkey 4").goods(0)["silver"] == 0


def test_donkey_breeder_costs_nothing_for_an_unused_tile() -> None:
    position = _breeder().play("0: donkey 3", "1: donkey 4")
    assert position.goods(0)["silver"] == 1
    assert position.farm(0).used == (0,)


def test_donkey_breeder_tile_counts_as_used_again() -> None:
    position = _breeder().play("0: donkey 1", "1: donkey 4")
    position.play("0: end", "1: end")
    assert position.farm(0).donkeys_used == 0b0011


def test_donkey_breeder_works_again_in_the_next_round() -> None:
    position = _breeder().play("0: donkey 1", "1: donkey 4")
    position.state.stack.clear()
    next_round(position.turn("extra", 0, 0, 0).round(2).give(0, silver=1), "farm")
    position.state.stack.clear()
    assert go_on(position, "donkeys").options(0) == DONKEYS


def test_donkey_breeder_does_not_help_when_used_up() -> None:
    position = Position().helper(0, "donkey-breeder", used=True).give(0, silver=1).round(3)
    position.farm(0).donkeys_used = 0b0011
    assert go_on(position, "donkeys").options(0) == DONKEYS[2:]


def test_donkey_breeder_helps_only_his_owner() -> None:
    position = Position().helper(0, "donkey-breeder").give(1, silver=1).round(3)
    position.farm(1).donkeys_used = 0b0011
    assert go_on(position, "donkeys").options(1) == DONKEYS[2:]


@pytest.mark.parametrize(("ruleset", "tiles"), [("classic", DONKEYS[2:]), ("deluxe", DONKEYS)])
def test_donkey_breeder_needs_a_free_marker_or_a_token(ruleset: str, tiles: list[str]) -> None:
    position = Position(ruleset=ruleset).helper(0, "donkey-breeder").give(0, silver=1, grain=25).round(3)
    position.farm(0).donkeys_used = 0b0011
    assert go_on(position, "donkeys").options(0) == tiles


def test_donkey_breeder_has_no_use_in_a_turn() -> None:
    position = Position().helper(0, "donkey-breeder").give(0, silver=1).turn("deliveries", 0, 0)
    with pytest.raises(IllegalAction):
        position.play("use donkey-breeder")
