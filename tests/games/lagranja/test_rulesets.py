"""The three rulesets and what a table can choose (LG-1.6), each setting observed in play."""

import pytest

from meadowmarket.core.errors import BadSetup
from meadowmarket.games.lagranja import BOX
from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.settings import RULESETS
from tests.games.lagranja.position import Position, set_up

# The table of LG-1.6; a dash in the rules means that the setting makes no difference there.
TABLE = {
    "promo_cards": ("no", "yes", "no"),
    "roof_set": ("classic", "classic", "deluxe"),
    "market": ("classic", "classic", "deluxe"),
    "open_vp": ("no", "no", "yes"),
    "helper_mark": ("marker", "marker", "token"),
    "extra_deliveries_at_once": ("yes", "no", "no"),
    "marker_limit": ("25", "25", "25"),
}


def cases(setting: str) -> list[tuple[str, dict[str, str], str]]:
    """List ruleset, changed settings and the value that holds: each ruleset as it is, and with each value chosen."""
    values = next(known.values for known in BOX.settings() if known.name == setting)
    found: list[tuple[str, dict[str, str], str]] = []
    for ruleset, own in zip(RULESETS, TABLE[setting], strict=True):
        found.append((ruleset, {}, own))
        found += [(ruleset, {setting: value}, value) for value in values]
    return found


def table(ruleset: str, settings: dict[str, str], players: int = 2) -> Position:
    return Position(players, ruleset, 1, None, **settings)


def test_lg_1_6_values_of_each_ruleset() -> None:
    assert RULESETS == ("classic", "classic-promo", "deluxe")
    for i, ruleset in enumerate(RULESETS):
        defaults = BOX.defaults(ruleset)
        assert {name: defaults[name] for name in TABLE} == {name: values[i] for name, values in TABLE.items()}
    assert {setting.name for setting in BOX.settings()} == {*TABLE, "redraw_without_market"}
    assert BOX.defaults("classic-promo")["redraw_without_market"] == "yes"


def test_lg_1_6_unknown_ruleset() -> None:
    with pytest.raises(BadSetup) as caught:
        BOX.open(2, "master", {}, None)
    assert caught.value.message.args["allowed"] == "classic, classic-promo, deluxe"


def test_lg_1_6_unknown_setting() -> None:
    with pytest.raises(BadSetup) as caught:
        BOX.open(2, "classic", {"weather": "rain"}, None)
    assert "roof_set" in str(caught.value.message.args["allowed"])


def test_lg_1_6_unknown_value() -> None:
    with pytest.raises(BadSetup) as caught:
        BOX.open(2, "classic", {"roof_set": "thatched"}, None)
    assert caught.value.message.args["allowed"] == "classic, deluxe"


@pytest.mark.parametrize(("ruleset", "settings", "value"), cases("promo_cards"))
def test_lg_1_6_promo_cards(ruleset: str, settings: dict[str, str], value: str) -> None:
    position = table(ruleset, settings)
    promo = {"P1", "P2", "P3", "P4", "P5", "P6"} if value == "yes" else set()
    assert {number for number in position.numbers(position.state.deck) if number.startswith("P")} == promo
    assert len(position.state.deck) == 66 + len(promo)


def test_lg_1_6_promo_barrow_without_a_market_number() -> None:
    position = Position(ruleset="classic-promo").give(0, olive=1).barrow(0, "P1", ("silver",)).turn("deliveries", 0, 1)
    position.play("deliver olive barrow-1")
    assert position.goods(0) == {"silver": 0, "vp": 1, "trade-good": 1}
    assert position.asked() == "0 deliveries"


@pytest.mark.parametrize(("ruleset", "settings", "value"), cases("roof_set"))
def test_lg_1_6_roof_set(ruleset: str, settings: dict[str, str], value: str) -> None:
    position = set_up(4, ruleset, 1, **settings)
    kinds = {position.game.game_data.pack.roof_kinds[kind].id for kind in position.state.later_roofs[2]}
    classic = {"any-harvest", "delivery", "siesta-2", "play-or-draw"}
    assert kinds == (classic if value == "classic" else {"upgraded-good", "income", "silver-3", "stall"})


@pytest.mark.parametrize(("ruleset", "settings", "value"), cases("market"))
def test_lg_1_6_market(ruleset: str, settings: dict[str, str], value: str) -> None:
    spaces = [len(table(ruleset, settings, players).game.game_data.space_names) for players in (1, 2, 3, 4)]
    assert spaces == ([14, 14, 14, 24] if value == "classic" else [14, 14, 18, 24])
    position = table(ruleset, settings).give(0, grape=1).barrow(0, 23, ("olive",)).stall(1, "2a")
    position.turn("deliveries", 0, 1).play("deliver grape barrow-1")
    assert position.options() == ["stall 2b", "stall 2c"]
    assert (
        "6a"
        in [
            position.game.game_data.space_names[i]
            for i in position.game.game_data.higher_neighbours[position.space("2a")]
        ]
    ) == (
        value == "deluxe"  # on the small market only the 2 in the middle touches a 6
    )


@pytest.mark.parametrize(("ruleset", "settings", "value"), cases("open_vp"))
def test_lg_1_6_open_vp(ruleset: str, settings: dict[str, str], value: str) -> None:
    position = table(ruleset, settings).give(0, vp=7).turn("cards", 0, 0)
    farms = position.game.view(position.state, 1)["farms"]
    assert isinstance(farms, list)
    assert isinstance(farms[0], dict)
    assert farms[0]["vp"] == (7 if value == "yes" else None)


@pytest.mark.parametrize(("ruleset", "settings", "value"), cases("helper_mark"))
def test_lg_1_6_helper_mark(ruleset: str, settings: dict[str, str], value: str) -> None:
    position = table(ruleset, settings).give(0, olive=1).helper(0, "farm-servant").turn("cards", 0, 0)
    position.play("use farm-servant", "upgrade olive")
    assert position.farm(0).markers == (23 if value == "marker" else 24)


@pytest.mark.parametrize(("ruleset", "settings", "value"), cases("extra_deliveries_at_once"))
def test_lg_1_6_extra_deliveries_at_once(ruleset: str, settings: dict[str, str], value: str) -> None:
    position = table(ruleset, settings).give(0, silver=2, olive=2, grape=2).barrow(0, 23).extension(0, 2)
    position.turn("extra", 0, 0, 0).play("extra")
    assert ("extra" in position.options()) == (value == "yes")
    position.play("deliver olive barrow-1")
    assert ("extra" in position.options()) == (value == "no")


@pytest.mark.parametrize(("ruleset", "settings", "value"), cases("marker_limit"))
def test_lg_1_6_marker_limit(ruleset: str, settings: dict[str, str], value: str) -> None:
    position = table(ruleset, settings).give(0, silver=3, food=25).turn("cards", 0, 0).play("buy olive")
    assert position.asked() == ("0 take-back-one" if value == "25" else "0 cards")


@pytest.mark.parametrize(
    ("ruleset", "settings", "redraws"),
    [
        ("classic-promo", {}, True),
        ("classic-promo", {"redraw_without_market": "no"}, False),
        ("classic", {"promo_cards": "yes", "redraw_without_market": "yes"}, True),
        ("deluxe", {"promo_cards": "yes"}, False),
    ],
)
def test_lg_1_6_redraw_without_market(ruleset: str, settings: dict[str, str], redraws: bool) -> None:
    position = table(ruleset, settings, players=1)
    position.state.deck = [position.card(number) for number in (1, 23, "P2", "P1")]
    position.run(programs.NEUTRAL_MOVE, 0)
    assert position.numbers(position.state.discards) == (["P1", "P2", "23"] if redraws else ["P1"])
    assert len(position.stalls("neutral")) == int(redraws)


def test_lg_1_6_settings_can_be_combined() -> None:
    position = Position(2, "classic", 1, None, market="deluxe", marker_limit="none", roof_set="deluxe", open_vp="yes")
    assert position.game.settings == {
        "market": "deluxe",
        "marker_limit": "none",
        "roof_set": "deluxe",
        "open_vp": "yes",
    }
    assert len(position.game.game_data.space_names) == 14
    assert position.game.game_data.marks_are_markers
