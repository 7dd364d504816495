"""What the log tells of payments that no card, good or tile shows by itself."""

from __future__ import annotations

from meadowmarket.games.lagranja.rules.market import ChooseStallSpace
from meadowmarket.texts import Catalogue
from tests.games.lagranja.position import Position


def told(position: Position, language: str = "en") -> list[str]:
    """Return what the log says so far."""
    catalogue = Catalogue(language, names=["Ann", "Bob", "Cleo", "Dan"])
    return [catalogue.event(event) for event in position.events()]


def test_lg_3_5_the_price_of_an_upgrade() -> None:
    position = Position().give(0, silver=3, grape=1).turn("cards", 0, 0).play("upgrade grape")
    assert told(position) == ["Ann upgrades 1 grape to wine for 3 silver."]
    assert told(position, "de") == ["Ann wertet 1 Traube für 3 Silber zu Wein auf."]


def test_lg_3_2_a_free_upgrade_has_no_price() -> None:
    position = Position().give(0, grape=1, trade_good=1).turn("cards", 0, 0).play("trade upgrades", "upgrade grape")
    assert told(position)[-1] == "Ann upgrades 1 grape to wine."


def test_lg_4_12_the_silver_of_a_purchased_delivery() -> None:
    position = Position(ruleset="deluxe").roof(0, "purchased-delivery").give(0, silver=1, olive=1).barrow(0, 23)
    position.turn("deliveries", 0, 0).play("bonus purchased-delivery", "deliver olive barrow-1")
    assert "Ann buys an extra delivery for 1 silver." in told(position)


def test_lg_6_1_the_silver_of_the_donkey_breeder() -> None:
    position = Position().helper(0, "donkey-breeder").give(0, silver=1)
    position.farm(0).donkeys_used = 1
    position.phase("transport").play("0: donkey 1", "1: donkey 1")
    assert position.goods(0)["silver"] == 0
    assert "Ann uses the Donkey Breeder. Ann pays 1 silver." in " ".join(told(position))


def test_lg_6_11_the_silver_of_the_watchman_and_the_vp_of_the_attacker() -> None:
    position = Position(3).helper(1, "watchman").give(1, silver=1).stall(1, "3a").stall(2, "2b")
    position.ask(ChooseStallSpace(0, 4), "transport").play("stall 4a", "1: use watchman")
    assert told(position)[-3:] == [
        "Bob keeps the stall on 3a.",
        "Bob pays 1 silver.",
        "Ann removes Cleo’s stall from 2b for 1 VP.",
    ]


def test_lg_6_12_the_vp_of_an_own_stall_replaced() -> None:
    position = Position().stall(0, "4a", "4b", "4c").ask(ChooseStallSpace(0, 4), "transport").play("stall 4b")
    assert told(position)[-1] == "Ann replaces their own stall for 1 VP."


def test_lg_8_1_trade_goods_in_the_final_sale_and_silver_changed_into_vp() -> None:
    position = Position().give(0, trade_good=1, silver=2).round(6).phase("scoring")
    lines = told(position)
    assert "Ann sells 1 trade good for 4 silver." in lines
    assert "Ann exchanges 5 silver for 1 VP." in lines


def test_lg_4_3_a_replaced_barrow_and_a_replaced_helper() -> None:
    position = Position().helper(0, "haggler", "miller", "chef").hand(0, 40).barrow(0, 1).barrow(0, 2).barrow(0, 23)
    position.hand(0, 10).turn("cards", 0, 2)
    position.play("helper 40", "replace miller", "barrow 10", "replace barrow-2")
    lines = told(position)
    assert "Ann discards the Miller." in lines
    assert "Ann discards the Negotiator barrow (2)." in lines
