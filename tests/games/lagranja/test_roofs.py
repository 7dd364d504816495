"""What each kind of roof tile does, in which phase, and when (LG-3.7, LG-4.12)."""

import pytest

from meadowmarket.games.lagranja.names import PHASES
from tests.games.lagranja.position import Position

# The table of LG-4.12: kind, phases.
ANY = ("farm", "revenue", "transport")
PHASES_OF = {
    "olive": ANY,
    "grape": ANY,
    "grain-or-olive": ANY,
    "any-harvest": ANY,
    "two-harvest": ANY,
    "pig": ANY,
    "vp": ANY,
    "silver-2": ANY,
    "upgrade-1": ANY,
    "flip-roof": ANY,
    "delivery": ("revenue", "transport"),
    "siesta-1": ("revenue", "transport"),
    "siesta-2": ("revenue", "transport"),
    "play-or-draw": ("farm", "revenue"),
}
PHASES_OF_DELUXE = {
    "silver-3": ANY,
    "silver-4": ANY,
    "upgrade-2": ANY,
    "upgraded-good": ANY,
    "adjust-die-1": ("revenue",),
    "adjust-die-2": ("revenue",),
    "income": ("farm",),
    "double-roof-vp": ("farm",),
    "stall": ("revenue", "transport"),
    "purchased-delivery": ("transport",),
}
# Of these the rules say when they can be used within their phase.
BOUND_TO_A_MOMENT = ("adjust-die-1", "adjust-die-2", "double-roof-vp")
TURNS: dict[str, tuple[str, tuple[int, ...]]] = {
    "farm": ("cards", (0,)),
    "revenue": ("after", ()),
    "transport": ("deliveries", (0,)),
}


def ready(kind: str, phase: str, used: bool = False) -> Position:
    """Return a position in which the bonus of any tile would change something."""
    position = Position(ruleset="deluxe").give(0, silver=3, olive=1).hand(0, 7).barrow(0, 48).extension(0, 1)
    position.roof(0, "vp", used=True).roof(0, kind, used=used)
    turn, fields = TURNS[phase]
    return position.turn(turn, 0, *fields)


def roofed(*kinds: str, phase: str = "farm", ruleset: str = "deluxe", players: int = 2) -> Position:
    """Return a position with own tiles and a turn in which anytime actions are open."""
    position = Position(players, ruleset).roof(0, *kinds)
    turn, fields = TURNS[phase]
    return position.turn(turn, 0, *fields)


# -- all kinds


def test_lg_4_12_both_sets_are_all_here() -> None:
    pack = Position().game.game_data.pack
    assert {kind.id for kind in pack.roof_kinds} == PHASES_OF.keys() | PHASES_OF_DELUXE.keys()
    for roof_set, kinds in (("classic", PHASES_OF.keys()), ("deluxe", PHASES_OF.keys() | PHASES_OF_DELUXE.keys())):
        tiles = [tile for tile in pack.roof_tiles if tile.roof_set == roof_set]
        assert len(tiles) == 24
        assert {tile.kind.id for tile in tiles} == kinds
        assert [sum(tile.round == number for tile in tiles) for number in range(1, 7)] == [4] * 6


@pytest.mark.parametrize("phase", ANY)
@pytest.mark.parametrize("kind", [kind for kind in PHASES_OF | PHASES_OF_DELUXE if kind not in BOUND_TO_A_MOMENT])
def test_lg_4_12_usable_in_its_phases_only(kind: str, phase: str) -> None:
    position = ready(kind, phase)
    if phase in (PHASES_OF | PHASES_OF_DELUXE)[kind]:
        assert f"bonus {kind}" in position.options()
    else:
        assert position.refused(f"bonus {kind}") == "lagranja-why-other-phase"


def test_lg_4_12_phases_of_tiles_bound_to_a_moment() -> None:
    for kind in BOUND_TO_A_MOMENT:
        bits = Position().game.game_data.roof_phases[Position().kind(kind)]
        assert tuple(phase for i, phase in enumerate(PHASES) if bits >> i & 1) == PHASES_OF_DELUXE[kind]


@pytest.mark.parametrize("kind", [kind for kind in PHASES_OF | PHASES_OF_DELUXE if kind not in BOUND_TO_A_MOMENT])
def test_lg_3_7_each_kind_is_turned_over_when_used(kind: str) -> None:
    phase = (PHASES_OF | PHASES_OF_DELUXE)[kind][0]
    position = ready(kind, phase).play(f"bonus {kind}")
    assert position.farm(0).roofs_used == (1, 1)
    assert ready(kind, phase, used=True).refused(f"bonus {kind}") == "lagranja-why-tile-used"


@pytest.mark.parametrize(
    "kind", [kind for kind, phases in PHASES_OF.items() if "farm" in phases and kind != "flip-roof"]
)
def test_lg_3_7_each_kind_of_the_farm_phase_in_the_turn_in_which_it_is_bought(kind: str) -> None:
    position = Position().give(0, silver=1, olive=1).hand(0, 7).open_roofs(kind).turn("roof", 0, 0)
    assert f"bonus {kind}" not in position.options()
    assert f"bonus {kind}" in position.play(f"roof {kind}").options()


def test_lg_3_7_bought_for_a_later_phase() -> None:
    position = Position().give(0, silver=1).open_roofs("siesta-2").turn("roof", 0, 0).play("roof siesta-2")
    assert position.refused("bonus siesta-2") == "lagranja-why-other-phase"
    assert "bonus siesta-2" in position.play("end").dice(4).turn("die", 0).options()


# -- classic and deluxe


@pytest.mark.parametrize(
    ("kind", "goods"),
    [
        ("olive", {"silver": 0, "vp": 0, "olive": 1}),
        ("grape", {"silver": 0, "vp": 0, "grape": 1}),
        ("pig", {"silver": 0, "vp": 0, "pig": 1}),
        ("vp", {"silver": 0, "vp": 1}),
        ("silver-2", {"silver": 2, "vp": 0}),
        ("silver-3", {"silver": 3, "vp": 0}),
        ("silver-4", {"silver": 4, "vp": 0}),
    ],
)
def test_lg_4_12_goods_silver_and_vp(kind: str, goods: dict[str, int]) -> None:
    position = roofed(kind).fields(0, olive=1, grape=1).play(f"bonus {kind}")
    assert position.goods(0) == goods
    assert position.asked() == "0 cards"


def test_lg_4_12_vp_of_a_tile_are_bonuses() -> None:
    assert roofed("vp").play("bonus vp").state.points_by_source(0)["bonuses"] == 1


@pytest.mark.parametrize("good", ["grain", "olive"])
def test_lg_4_12_grain_or_olive(good: str) -> None:
    position = roofed("grain-or-olive").play("bonus grain-or-olive")
    assert position.options() == ["choose grain", "choose olive"]
    assert position.play(f"choose {good}").goods(0) == {"silver": 0, "vp": 0, good: 1}


@pytest.mark.parametrize("good", ["olive", "grain", "grape"])
def test_lg_4_12_any_harvest_good(good: str) -> None:
    position = roofed("any-harvest").play("bonus any-harvest", f"take {good}")
    assert position.goods(0) == {"silver": 0, "vp": 0, good: 1}


@pytest.mark.parametrize("pair", ["olive+grain", "olive+grape", "grain+grape"])
def test_lg_4_12_two_different_harvest_goods(pair: str) -> None:
    position = roofed("two-harvest").play("bonus two-harvest")
    assert position.options() == ["take olive+grain", "take olive+grape", "take grain+grape"]
    assert position.play(f"take {pair}").goods(0) == {"silver": 0, "vp": 0} | dict.fromkeys(pair.split("+"), 1)


def test_lg_4_12_one_free_upgrade() -> None:
    position = roofed("upgrade-1").give(0, pig=1, olive=1).play("bonus upgrade-1")
    assert position.options() == ["upgrade olive", "upgrade pig", "done"]
    position.play("upgrade pig")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "meat": 1}
    assert position.asked() == "0 cards"


def test_lg_4_12_two_free_upgrades() -> None:
    position = roofed("upgrade-2").give(0, pig=1, olive=2).play("bonus upgrade-2", "upgrade pig", "upgrade olive")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "food": 1, "meat": 1}
    assert position.asked() == "0 cards"


def test_lg_4_12_one_delivery() -> None:
    position = roofed("delivery", phase="revenue").give(0, olive=2).barrow(0, 48).play("bonus delivery")
    assert position.options() == [
        "deliver olive merchant",
        "deliver olive greengrocer",
        "deliver olive barrow-1",
        "done",
    ]
    position.play("deliver olive barrow-1")
    assert position.farm(0).barrow_deliveries[0].bit_count() == 1
    assert position.asked() == "0 after"


def test_lg_4_12_delivery_goes_to_open_buildings_only() -> None:
    position = roofed("delivery", phase="revenue").give(0, olive=1).closed("merchant").play("bonus delivery")
    assert position.options() == ["deliver olive greengrocer", "done"]


@pytest.mark.parametrize(("kind", "steps"), [("siesta-1", ["steps 1"]), ("siesta-2", ["steps 1", "steps 2"])])
@pytest.mark.parametrize("phase", ["revenue", "transport"])
def test_lg_4_12_siesta_steps(phase: str, kind: str, steps: list[str]) -> None:
    position = roofed(kind, phase=phase).play(f"bonus {kind}")
    assert position.options() == [*steps, "done"]
    assert position.play(steps[-1]).farm(0).siesta == len(steps)


def test_lg_4_12_play_a_card_or_draw_a_card() -> None:
    position = roofed("play-or-draw").hand(0, 7).play("bonus play-or-draw")
    assert position.options() == ["choose play-card", "choose draw 1"]
    assert position.play("choose play-card", "field 7").farm(0).fields == (1, 0, 0)
    drawing = roofed("play-or-draw").hand(0, 7).play("bonus play-or-draw", "choose draw 1")
    assert len(drawing.farm(0).hand) == 2


def test_lg_4_12_turn_over_a_used_tile() -> None:
    position = roofed("flip-roof", "silver-2", "vp").play("bonus silver-2", "bonus flip-roof")
    assert position.options() == ["flip silver-2"]
    position.play("flip silver-2", "bonus silver-2")
    assert position.goods(0) == {"silver": 4, "vp": 0}
    assert position.farm(0).roofs_used == (1, 1, 0)


def test_lg_4_12_choice_among_used_tiles() -> None:
    position = roofed("flip-roof", "silver-2", "vp").play("bonus silver-2", "bonus vp", "bonus flip-roof")
    assert position.options() == ["flip silver-2", "flip vp"]


def test_lg_4_12_flip_never_itself() -> None:
    position = roofed("flip-roof")
    assert position.refused("bonus flip-roof") == "lagranja-why-nothing"
    position.roof(0, "vp").play("bonus vp", "bonus flip-roof")
    assert position.options() == ["flip vp"]


def test_lg_4_12_flip_needs_a_used_tile() -> None:
    assert roofed("flip-roof", "vp").refused("bonus flip-roof") == "lagranja-why-nothing"


def test_lg_4_12_flip_does_not_reach_other_players() -> None:
    position = roofed("flip-roof").roof(1, "vp", used=True)
    assert position.refused("bonus flip-roof") == "lagranja-why-nothing"


def test_lg_4_12_chimney_sweep_turns_the_flip_tile_too() -> None:
    position = roofed("flip-roof", "vp").helper(0, "chimney-sweep").give(0, silver=2)
    position.play("bonus vp", "bonus flip-roof", "flip vp", "use chimney-sweep")
    assert position.options() == ["flip flip-roof"]


# -- deluxe only


@pytest.mark.parametrize("good", ["food", "wine", "meat"])
def test_lg_4_12_upgraded_good_of_choice(good: str) -> None:
    position = roofed("upgraded-good").play("bonus upgraded-good")
    assert position.options() == ["take food", "take wine", "take meat"]
    assert position.play(f"take {good}").goods(0) == {"silver": 0, "vp": 0, good: 1}


def adjusting(kind: str, die: int) -> Position:
    return Position(ruleset="deluxe").roof(0, kind).give(0, olive=1).dice(die).turn("die", 0)


@pytest.mark.parametrize(
    ("kind", "die", "numbers"),
    [
        ("adjust-die-1", 1, [2]),
        ("adjust-die-1", 3, [2, 4]),
        ("adjust-die-1", 6, [5]),
        ("adjust-die-2", 1, [2, 3]),
        ("adjust-die-2", 2, [1, 3, 4]),
        ("adjust-die-2", 4, [2, 3, 5, 6]),
        ("adjust-die-2", 5, [3, 4, 6]),
        ("adjust-die-2", 6, [4, 5]),
    ],
)
def test_lg_4_12_die_is_changed_up_or_down_within_1_to_6(kind: str, die: int, numbers: list[int]) -> None:
    position = adjusting(kind, die).play(f"die {die}", f"bonus {kind}")
    assert position.options() == [f"change {number}" for number in numbers]


def test_lg_4_12_die_is_changed_before_its_action() -> None:
    position = adjusting("adjust-die-2", 6).play("die 6")
    assert position.options() == ["bonus adjust-die-2", "done"]
    position.play("bonus adjust-die-2", "change 4")
    assert position.goods(0) == {"silver": 4, "vp": 0, "olive": 1}
    assert position.farm(0).roofs_used == (1,)


def test_lg_4_12_die_may_stay_as_it_is() -> None:
    position = adjusting("adjust-die-1", 4).play("die 4", "done")
    assert position.goods(0)["silver"] == 4
    assert position.farm(0).roofs_used == (0,)


def test_lg_4_12_two_tiles_change_one_die() -> None:
    position = adjusting("adjust-die-2", 1).roof(0, "adjust-die-1")
    position.play("die 1", "bonus adjust-die-2", "change 3", "bonus adjust-die-1", "change 4")
    assert position.goods(0)["silver"] == 4


def test_lg_4_12_only_a_die_just_taken_is_changed() -> None:
    position = adjusting("adjust-die-1", 4)
    assert "bonus adjust-die-1" not in position.options()
    assert "bonus adjust-die-1" not in position.play("die 4", "done").options()


def test_lg_4_12_never_the_last_die() -> None:
    position = Position(ruleset="deluxe").roof(0, "adjust-die-1", "adjust-die-2").dice(4).turn("last die", 0)
    position.state.last_die = 4
    assert position.play("die 4").asked() == "0 after"


def test_lg_4_12_used_tile_changes_nothing() -> None:
    position = Position(ruleset="deluxe").roof(0, "adjust-die-1", used=True).dice(4).turn("die", 0).play("die 4")
    assert position.asked() == "0 after"


def test_lg_4_12_helpers_react_when_the_die_is_changed() -> None:
    position = adjusting("adjust-die-1", 3).helper(0, "thatcher").play("die 3", "bonus adjust-die-1")
    assert position.vp(0) == 0
    assert position.play("change 4").vp(0) == 1


def test_lg_4_12_income_once_more() -> None:
    position = Position(ruleset="deluxe").roof(0, "income").extension(0, 1, 4).craft(0, "merchant", 1)
    position.craft(0, "delicatessen", 1).helper(0, "steward").round(2).turn("roof", 0, 1).play("bonus income")
    assert position.goods(0) == {"silver": 3 + 2 + 2, "vp": 0, "trade-good": 1}


def test_lg_4_12_income_with_the_greengrocer() -> None:
    position = Position(ruleset="deluxe").roof(0, "income").craft(0, "greengrocer", 1).round(2).turn("cards", 0, 0)
    assert position.play("bonus income").options() == ["take olive", "take grain", "take grape", "take pig"]


def test_lg_4_12_income_besides_that_of_the_step() -> None:
    position = Position(ruleset="deluxe").roof(0, "income").extension(0, 1).turn("income", 0)
    assert position.play("bonus income", "income").goods(0)["silver"] == 2


def test_lg_4_12_income_needs_an_income() -> None:
    position = Position(ruleset="deluxe").roof(0, "income").craft(0, "merchant", 2).round(2).turn("cards", 0, 0)
    assert position.refused("bonus income") == "lagranja-why-nothing"


@pytest.mark.parametrize(("space", "points"), [(2, 2), (3, 4), (4, 6), (5, 8)])
def test_lg_4_12_double_vp_for_this_tile(space: int, points: int) -> None:
    position = Position(ruleset="deluxe").roof(0, *["olive"] * (space - 1)).give(0, silver=1)
    position.open_roofs("double-roof-vp").turn("roof", 0, 0).play("roof double-roof-vp", "bonus double-roof-vp")
    assert position.vp(0) == points


def test_lg_4_12_double_vp_for_a_later_tile() -> None:
    position = Position(ruleset="deluxe").roof(0, "olive", "double-roof-vp").give(0, silver=1).open_roofs("pig")
    position.turn("roof", 0, 0)
    assert position.refused("bonus double-roof-vp") == "lagranja-why-nothing"
    assert position.play("roof pig", "bonus double-roof-vp").vp(0) == 4


def test_lg_4_12_double_vp_of_the_sixth_space() -> None:
    position = Position(ruleset="deluxe").roof(0, *["olive"] * 4, "double-roof-vp").helper(0, "shed-builder")
    position.give(0, silver=1).open_roofs("pig").turn("roof", 0, 0).play("roof pig", "bonus double-roof-vp")
    assert position.vp(0) == 10


def test_lg_4_12_double_vp_not_on_the_first_space() -> None:
    position = Position(ruleset="deluxe").give(0, silver=1).open_roofs("double-roof-vp").turn("roof", 0, 0)
    assert position.play("roof double-roof-vp").refused("bonus double-roof-vp") == "lagranja-why-nothing"


def test_lg_4_12_double_vp_only_when_the_tile_is_laid() -> None:
    position = Position(ruleset="deluxe").roof(0, "olive", "double-roof-vp").give(0, silver=1).open_roofs("pig")
    position.roof(1, "olive", "double-roof-vp").turn("roof", 0, 0).turn("roof", 1, 0).turn("cards", 0, 0)
    position.play("roof pig", "end")
    assert position.refused("bonus double-roof-vp") == "lagranja-why-nothing"
    assert position.play("end").refused("bonus double-roof-vp") == "lagranja-why-nothing"


def test_lg_4_12_double_vp_are_twice_the_vp_at_most() -> None:
    position = Position(ruleset="deluxe").roof(0, "olive", "double-roof-vp").helper(0, "chimney-sweep")
    position.give(0, silver=3).open_roofs("pig").turn("roof", 0, 0)
    position.play("roof pig", "bonus double-roof-vp", "use chimney-sweep", "flip double-roof-vp")
    assert position.refused("bonus double-roof-vp") == "lagranja-why-nothing"


def test_lg_4_12_stall_on_any_free_space() -> None:
    position = roofed("stall", phase="transport", players=4).stall(1, "3a", "2a").play("bonus stall")
    assert len(position.options()) == 22
    assert not {"stall 3a", "stall 2a"} & set(position.options())


def test_lg_4_12_stall_removes_nothing_and_scores_nothing() -> None:
    position = roofed("stall", phase="revenue", players=4).stall(1, "3a", "2a").play("bonus stall", "stall 4a")
    assert (position.stalls(0), position.stalls(1)) == (["4a"], ["3a", "2a"])
    assert position.vp(0) == 0
    assert position.farm(0).markers == 24


def test_lg_4_12_stall_keeps_to_open_spaces() -> None:
    position = roofed("stall", phase="revenue", players=3).play("bonus stall")
    assert len(position.options()) == 18
    assert "stall 2d" not in position.options()


def test_lg_4_12_stall_needs_a_free_space() -> None:
    position = roofed("stall", phase="revenue")
    position.state.market = (1,) * len(position.state.market)
    assert position.refused("bonus stall") == "lagranja-why-nothing"


def test_lg_4_12_purchased_delivery() -> None:
    position = roofed("purchased-delivery", phase="transport").give(0, silver=3, olive=2).barrow(0, 48)
    position.play("bonus purchased-delivery", "deliver olive barrow-1")
    assert position.goods(0) == {"silver": 2, "vp": 0, "olive": 1}
    assert position.asked() == "0 deliveries"


def test_lg_4_12_purchased_delivery_is_beyond_the_number() -> None:
    position = Position(ruleset="deluxe").roof(0, "purchased-delivery").give(0, silver=3, olive=2, grape=1)
    position.barrow(0, 48).barrow(0, 23).turn("extra", 0, 0, 0)
    position.play("extra", "deliver olive barrow-1")
    assert position.refused("extra") == "lagranja-why-no-extra"
    position.play("bonus purchased-delivery", "deliver grape barrow-2")
    assert position.goods(0) == {"silver": 1, "vp": 0, "olive": 1}


def test_lg_4_12_purchased_delivery_may_be_left_out() -> None:
    position = roofed("purchased-delivery", phase="transport").give(0, silver=1, olive=1).barrow(0, 48)
    position.play("bonus purchased-delivery", "done")
    assert position.goods(0) == {"silver": 1, "vp": 0, "olive": 1}
    assert position.farm(0).roofs_used == (1,)


def test_lg_4_12_purchased_delivery_costs_silver() -> None:
    position = roofed("purchased-delivery", phase="transport").give(0, olive=1).barrow(0, 48)
    assert position.refused("bonus purchased-delivery") == "lagranja-why-nothing"


def test_lg_4_12_purchased_delivery_is_free_with_the_ferryman() -> None:
    position = roofed("purchased-delivery", phase="transport").give(0, olive=1).barrow(0, 48).helper(0, "ferryman")
    position.play("bonus purchased-delivery", "deliver olive barrow-1")
    assert position.goods(0) == {"silver": 0, "vp": 0}


def test_lg_4_12_silver_paid_for_a_delivery_is_not_delivered() -> None:
    position = roofed("purchased-delivery", phase="transport").give(0, silver=1, pig=1).barrow(0, 66)
    assert position.play("bonus purchased-delivery").options() == [
        "deliver pig general-store",
        "deliver pig butcher",
        "deliver pig barrow-1",
        "done",
    ]


def test_lg_3_10_purchased_delivery_only_for_a_change() -> None:
    position = roofed("purchased-delivery", phase="transport").give(0, silver=1).barrow(0, 66)
    assert position.refused("bonus purchased-delivery") == "lagranja-why-nothing"
