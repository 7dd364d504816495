"""The solo game against the neutral player (LG-9)."""

import csv
import random
from math import inf
from pathlib import Path

import pytest

from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.names import FARM
from meadowmarket.games.lagranja.pack.load import data_folder
from meadowmarket.texts import Catalogue
from tests.games.lagranja.market_drawing import MAIN, SMALL, Spaces, distance, neighbours, open_spaces
from tests.games.lagranja.position import Position, set_up

RULESETS = ["classic", "classic-promo", "deluxe"]


def solo(ruleset: str = "classic", starts: bool = True, **settings: str) -> Position:
    position = Position(1, ruleset, 1, None, **settings)
    position.state.solo_starts = int(starts)
    return position


def top(position: Position, *numbers: str) -> Position:
    """Put cards on top of the deck, the first to be drawn first."""
    for number in reversed(numbers):
        card = position.card(number)
        position.state.deck.remove(card)
        position.state.deck.append(card)
    return position


def neutral_move(position: Position, number: int) -> Position:
    """Lets the neutral player move by a card of a market number."""
    cards = position.game.game_data.pack.cards
    top(position, next(card.number for card in cards if card.barrow_vp == number and card.market))
    return position.run(programs.NEUTRAL_MOVE, 0)


def lying(position: Position) -> list[int]:
    return [number + 1 for number in range(6) for _ in range(position.state.dice[number])]


# -- setup


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_9_1_one_farm_five_dice_and_two_tiles_a_round(ruleset: str) -> None:
    for seed in range(10):
        position = set_up(1, ruleset, seed)
        assert len(position.state.farms) == 1
        assert len(position.state.roofs) == 2
        assert [len(tiles) for tiles in position.state.later_roofs] == [2] * 6
        while position.state.phase == FARM:
            position.play(position.options()[0])
        assert len(lying(position)) == (5 if position.state.solo_starts else 4)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_9_2_the_tiles_2_and_3_decide_the_stalls_and_who_starts(ruleset: str) -> None:
    found = set()
    for seed in range(30):
        position = set_up(1, ruleset, seed)
        found.add((position.state.solo_starts, *position.stalls(0), *position.stalls("neutral")))
    assert found == {(1, "2a", "3a"), (0, "3a", "2a")}


# -- revenue


@pytest.mark.parametrize(
    ("starts", "number", "seen"),
    [
        (True, 1, [[1, 2, 3, 4, 6], [2, 3, 6], [6]]),
        (True, 3, [[1, 2, 3, 4, 6], [2, 3, 6], [6]]),
        (True, 4, [[1, 2, 3, 4, 6], [1, 2, 3], [1]]),
        (True, 6, [[1, 2, 3, 4, 6], [1, 2, 3], [1]]),
        (False, 1, [[2, 3, 4, 6], [3, 6], [6]]),
        (False, 3, [[2, 3, 4, 6], [3, 6], [6]]),
        (False, 4, [[1, 2, 3, 4], [1, 2], [1]]),
        (False, 6, [[1, 2, 3, 4], [1, 2], [1]]),
    ],
)
def test_lg_9_3_dice_are_removed_around_the_choices(starts: bool, number: int, seen: list[list[int]]) -> None:
    position = solo(starts=starts).round(number).dice(1, 2, 3, 4, 6).phase("dice")
    found = []
    while position.asked() != "0 last-die":
        if position.asked() == "0 die":
            found.append(lying(position))
            position.play("die 4" if len(found) == 1 else f"die {max(set(found[-1]) - {6})}")
        else:
            position.play("end" if "end" in position.options() else position.options()[0])
    assert [*found, lying(position)] == seen
    assert f"die {seen[-1][0]}" in position.options()


def test_lg_9_3_of_equal_dice_one_is_removed() -> None:
    position = solo(starts=False).dice(1, 1, 4, 4, 4).phase("dice")
    assert lying(position) == [1, 4, 4, 4]


def test_lg_9_3_the_action_comes_before_the_next_removal() -> None:
    position = solo().dice(1, 2, 3, 4, 6).phase("dice").play("die 3")
    assert (position.asked(), lying(position)) == ("0 take-pair", [1, 2, 4, 6])
    assert position.play("take olive+grain").asked() == "0 after"
    assert lying(position) == [1, 2, 4, 6]
    assert lying(position.play("end")) == [2, 4, 6]


# -- the neutral move


def test_lg_9_4_as_the_starting_player_the_neutral_move_comes_after_the_whole_phase() -> None:
    position = top(solo(), "33").phase("transport").play("donkey 4", "end")
    assert (position.asked(), position.stalls("neutral")) == ("0 extra", [])
    position.play("end")
    assert (position.state.round, len(position.stalls("neutral"))) == (2, 1)


def test_lg_9_4_otherwise_it_comes_before_the_donkey_tile_is_chosen() -> None:
    position = top(solo(starts=False), "33").phase("transport")
    assert (position.asked(), len(position.stalls("neutral"))) == ("0 donkey", 1)
    position.play("donkey 4", "end", "end")
    assert (position.state.round, len(position.stalls("neutral"))) == (2, 1)


def test_lg_9_4_the_card_goes_to_the_discards() -> None:
    position = top(solo(), "33", "2").run(programs.NEUTRAL_MOVE, 0)
    assert position.numbers(position.state.discards) == ["33"]
    assert [label[0] for label in position.stalls("neutral")] == ["4"]


def test_lg_9_4_a_card_without_a_market_number_is_drawn_again() -> None:
    position = top(solo("classic-promo"), "P1", "P3", "33").run(programs.NEUTRAL_MOVE, 0)
    assert position.numbers(position.state.discards) == ["P1", "P3", "33"]
    assert [label[0] for label in position.stalls("neutral")] == ["4"]


def test_lg_9_4_with_the_setting_off_such_a_card_does_nothing() -> None:
    position = top(solo("classic-promo", redraw_without_market="no"), "P1", "33").run(programs.NEUTRAL_MOVE, 0)
    assert (position.numbers(position.state.discards), position.stalls("neutral")) == (["P1"], [])


def test_lg_9_4_a_it_removes_most_of_your_stalls() -> None:
    position = neutral_move(solo().stall(0, "3a", "2a", "2b", "3b"), 4)
    assert position.stalls("neutral") == ["4a"], "4a is beside 3a, 2a and 2b"
    assert position.stalls(0) == ["3b"]
    assert position.farm(0).markers == 24


def test_lg_9_4_b_then_it_is_hardest_to_remove() -> None:
    assert neutral_move(solo(), 4).stalls("neutral") == ["4b"], "4a has three free higher neighbours, 4b and 4c one"
    position = neutral_move(solo().stall(0, "5a"), 4)
    assert position.stalls("neutral") == ["4c"], "5a is not free any more"


def test_lg_9_4_b_then_it_is_furthest_from_the_other_neutral_stalls() -> None:
    assert neutral_move(solo().stall("neutral", "2b"), 4).stalls("neutral") == ["2b", "4c"]


def test_lg_9_4_with_no_free_space_it_replaces_one_of_your_stalls() -> None:
    position = neutral_move(solo().stall("neutral", "4a", "4b").stall(0, "4c", "6a"), 4)
    assert (position.stalls("neutral"), position.stalls(0)) == (["4a", "4b", "4c"], ["6a"])
    assert (position.farm(0).markers, position.vp(0)) == (24, 0)


def test_lg_9_4_if_all_spaces_are_neutral_nothing_happens() -> None:
    position = neutral_move(solo().stall("neutral", "4a", "4b", "4c").stall(0, "3a", "2a"), 4)
    assert (position.stalls("neutral"), position.stalls(0)) == (["4a", "4b", "4c"], ["3a", "2a"])


def listed(side: str) -> list[str]:
    """Read the order of the spaces in the data, the last tie-break."""
    with Path(data_folder(), "market.csv").open(encoding="utf-8", newline="") as file:
        return [row["label"] for row in csv.DictReader(file) if row["side"] == side]


def chosen(spaces: Spaces, order: list[str], own: set[str], neutral: set[str], number: int) -> str | None:
    """Chooses the space as LG-9.4 tells it."""
    of_number = [label for label in order if label in spaces and label[0] == str(number)]
    candidates = [label for label in of_number if label not in own | neutral] or [
        label for label in of_number if label in own
    ]

    def rank(label: str) -> tuple[float, ...]:
        around = neighbours(spaces, label)
        removed = len({other for other in around & own if other[0] < label[0]}) + (label in own)
        dangers = len({other for other in around - own - neutral if other[0] > label[0]})
        nearest = min((distance(spaces, label, other) for other in neutral if other != label), default=inf)
        return (-removed, dangers, -nearest, order.index(label))

    return min(candidates, key=rank, default=None)


@pytest.mark.parametrize(
    ("ruleset", "plan", "closed", "side"), [("classic", MAIN, "xX", "main"), ("deluxe", SMALL, "", "small")]
)
@pytest.mark.parametrize("filled", [0.1, 0.35, 0.6, 0.9])
def test_lg_9_4_the_neutral_choice_on_many_markets(
    ruleset: str, plan: str, closed: str, side: str, filled: float
) -> None:
    spaces, order = open_spaces(plan, closed), listed(side)
    chance = random.Random(filled)
    for _ in range(60):
        taken = {label: chance.choice(["own", "neutral"]) for label in spaces if chance.random() < filled}
        own = {label for label, owner in taken.items() if owner == "own"}
        neutral = set(taken) - own
        for number in range(2, 7):
            position = solo(ruleset).stall(0, *own).stall("neutral", *neutral)
            neutral_move(position, number)
            space = chosen(spaces, order, own, neutral, number)
            placed = neutral | ({space} if space else set())
            removed = (
                {other for other in neighbours(spaces, space) if other[0] < space[0]} | {space} if space else set()
            )
            assert set(position.stalls("neutral")) == neutral | placed, (own, neutral, number)
            assert set(position.stalls(0)) == own - removed, (own, neutral, number)
            assert position.farm(0).markers == 25 - len(own - removed)


# -- scoring


def test_lg_9_5_each_neutral_stall_removed_is_1_vp() -> None:
    position = solo().stall("neutral", "3a", "2b", "5a").stall(0, "2a")
    position.barrow(0, 33, served=("olive", "wine")).give(0, grain=1).turn("deliveries", 0, 1)
    position.play("deliver grain barrow-1", "stall 4a")
    assert (position.stalls("neutral"), position.stalls(0)) == (["5a"], ["2a", "4a"])
    assert position.state.points_by_source(0)["fights"] == 2


def test_lg_9_5_a_neutral_stall_replaced_is_1_vp_too() -> None:
    position = solo().stall("neutral", "4a", "4b", "4c").barrow(0, 33, served=("olive", "wine")).give(0, grain=1)
    position.turn("deliveries", 0, 1).play("deliver grain barrow-1", "stall 4b")
    assert position.state.points_by_source(0)["fights"] == 1


@pytest.mark.parametrize(("space", "starts"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1)])
@pytest.mark.parametrize("before", [True, False])
def test_lg_9_6_on_space_3_or_further_you_start_the_next_round(space: int, starts: int, before: bool) -> None:
    position = solo(starts=before).disc(0, space).phase("scoring")
    assert (position.state.round, position.state.solo_starts) == (2, starts)
    assert position.farm(0).siesta == 0


# -- the rest is as with one player


def test_lg_9_7_you_are_always_the_first_at_a_building_and_open_the_next() -> None:
    position = solo().round(2).closed("merchant").row(0, "cartwright", ("food", "wine")).give(0, meat=1)
    position.turn("deliveries", 0, 1).play("deliver meat cartwright")
    assert position.vp(0) == 1 + 1 + 2
    assert position.refused("deliver meat cartwright") == "lagranja-why-completed"


def test_lg_9_7_at_most_one_tile_is_bought_in_a_round() -> None:
    position = solo().open_roofs("pig", "siesta-2").give(0, silver=9).turn("roof", 0, 0).play("roof pig")
    assert position.refused("roof siesta-2") == "lagranja-why-no-roof-now"


def test_lg_9_7_steps_after_the_siesta_move_still_count_for_the_next_round() -> None:
    position = top(solo(starts=False).roof(0, "siesta-2"), "33").phase("transport").play("donkey 3", "hats")
    position.play("bonus siesta-2", "steps 2")
    assert position.state.solo_starts == 0, "nothing changes within the round"
    position.play("end", "end")
    assert (position.state.round, position.state.solo_starts) == (2, 1)


def test_lg_9_7_the_neutral_player_scores_nothing() -> None:
    position = solo().stall("neutral", "2a", "4a").stall(0, "6a").phase("scoring")
    assert position.state.scores() == [1]


def test_lg_9_7_the_end_brings_a_score() -> None:
    position = solo().round(6).give(0, vp=20, silver=7).stall("neutral", "2a").phase("scoring")
    assert position.state.is_over()
    assert position.state.scores() == [21]


@pytest.mark.parametrize(("points", "rank"), [(19, 0), (20, 1), (34, 1), (35, 2), (50, 3), (64, 3), (65, 4), (120, 4)])
def test_lg_9_7_there_is_no_winner_but_a_rank_for_the_score(points: int, rank: int) -> None:
    position = Position(1).give(0, vp=points).round(6).phase("scoring")
    assert (position.state.is_over(), position.state.winners()) == (True, [])
    verdict = position.state.verdict()
    assert verdict is not None
    assert (verdict.key, verdict.args["points"]) == (f"lagranja-solo-rank-{rank}", points)
    for language in ("en", "de"):
        assert f"{points} " in Catalogue(language, names=["Ann"]).text(verdict)


def test_lg_9_7_with_others_the_winners_say_it_all() -> None:
    position = Position(2).give(0, vp=3).round(6).phase("scoring")
    assert (position.state.winners(), position.state.verdict()) == ([0], None)
