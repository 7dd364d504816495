"""The value of a position: what is still ahead of a farm, what it can complete, and what each term counts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from meadowmarket.bots.bot import Budget, make_bot
from meadowmarket.bots.players.greedy import GreedyBot
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import choose_random, play_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.names import GOODS, GRAPE, NUM_GOODS, OLIVE, ON_FIELD
from meadowmarket.games.lagranja.rules.round import THE_ROUND, Do, RunInTurnOrder, reveal_donkeys, table_step, turn_step
from meadowmarket.games.lagranja.rules.scoring import change_silver
from meadowmarket.games.lagranja.value.future import Future
from meadowmarket.games.lagranja.value.plans import Plans, count_of
from meadowmarket.games.lagranja.value.valuation import TERMS, WEIGHTS_FILE, LaGranjaValuation
from meadowmarket.games.weights import read_weights
from meadowmarket.texts import Catalogue
from tests.games.lagranja.eager import Eager
from tests.games.lagranja.position import Position, la_granja
from tests.support import ROOT

LAST_ROUND = 6


def valuation(position: Position) -> LaGranjaValuation:
    found = position.game.valuation()
    assert isinstance(found, LaGranjaValuation)
    return found


def amount(position: Position, term: str, seat: int = 0) -> float:
    """Return how much of a term a seat has."""
    return valuation(position).amounts(position.state, seat)[TERMS.index(term)]


def future(position: Position, seat: int = 0) -> Future:
    return Future(position.state, seat, valuation(position).prices.delivering_crafts)


def plans(position: Position, seat: int = 0) -> Plans:
    return Plans(position.state, seat, future(position, seat), valuation(position).prices)


def play_until(position: Position, asked: str) -> Position:
    """Plays on until something is asked of someone: `0 growth`."""
    while position.asked() != asked:
        options = position.options()
        position.play("end" if "end" in options else options[0])
    return position


def reached(asked: str, number: int = 2, players: int = 2) -> Position:
    """Return a round at the moment at which something is asked; silver for all keeps any turn from being skipped."""
    position = Position(players)
    for seat in range(players):
        position.give(seat, silver=9)
    return play_until(position.begin_round(number), asked)


# -- what is still ahead

MOMENTS = ("cards", "income", "growth", "roof", "die", "last-die", "donkey", "siesta", "deliveries", "extra", "scoring")
COUNTED = {"cards": "cards", "incomes": "income", "growths": "growth", "roofs": "roof", "scorings": "scoring"}


def test_steps_are_looked_up_in_the_round() -> None:
    step = THE_ROUND[turn_step(programs.ROOF_TURN)]
    assert isinstance(step, RunInTurnOrder)
    assert step.program == programs.ROOF_TURN
    done = THE_ROUND[table_step(reveal_donkeys)]
    assert isinstance(done, Do)
    assert done.what is reveal_donkeys


def test_what_is_no_step_of_the_round_is_told() -> None:
    with pytest.raises(ValueError, match="no step of the round runs program"):
        turn_step(programs.DELIVER)
    with pytest.raises(ValueError, match="no step of the round does"):
        table_step(change_silver)


@pytest.mark.parametrize("number", [2, LAST_ROUND])
@pytest.mark.parametrize("moment", MOMENTS[:-1])
def test_what_has_not_happened_in_this_round_is_ahead(moment: str, number: int) -> None:
    """It is the second player's turn: the first has had this step, the third waits for it."""
    position = reached(f"1 {moment}", number, players=3)
    for seat, is_waiting in ((0, False), (2, True)):
        found = future(position, seat)
        for counted, name in COUNTED.items():
            is_ahead = MOMENTS.index(name) > MOMENTS.index(moment) or (name == moment and is_waiting)
            assert getattr(found, counted) == LAST_ROUND - number + is_ahead, (counted, seat)


def test_lg_4_10_in_round_1_roofs_come_to_the_last_player_first() -> None:
    position = reached("1 roof", 1, players=3)
    assert [future(position, seat).roofs for seat in (0, 2)] == [6, 5]


def test_after_the_end_nothing_is_ahead() -> None:
    found = future(Position().round(LAST_ROUND))
    assert [getattr(found, counted) for counted in COUNTED] == [0, 0, 0, 0, 0]
    assert (found.deliveries, found.deliveries_now) == (0, 0)


def with_donkeys(mine: int, asked: str = "1 donkey", number: int = 2) -> Position:
    """Return a round in which the first player has chosen a tile; the second stays second with four donkeys."""
    position = reached("0 donkey", number).give(0, silver=9, grain=0, olive=2, wine=2)
    position.play(f"0: donkey {mine}")
    return position if asked == "1 donkey" else play_until(position.play("1: donkey 4"), asked)


def test_deliveries_are_those_of_the_tile_as_soon_as_it_is_chosen() -> None:
    found = [future(with_donkeys(tile)) for tile in (1, 2, 3, 4)]
    assert [later.deliveries - found[0].deliveries for later in found] == pytest.approx([0, 1, 2, 3])
    assert all(later.deliveries_now == 0 for later in found)
    assert found[0].deliveries < future(reached("0 donkey")).deliveries < found[-1].deliveries


def test_after_the_reveal_the_deliveries_are_for_the_goods_at_hand() -> None:
    before, after = future(with_donkeys(3)), future(with_donkeys(3, "0 siesta"))
    assert after.deliveries < before.deliveries
    assert after.deliveries_now == pytest.approx(before.deliveries - after.deliveries)
    assert future(with_donkeys(2, "0 siesta")).deliveries_now == pytest.approx(after.deliveries_now - 1)


def test_each_delivery_is_one_less_and_the_end_of_the_turn_takes_the_rest() -> None:
    position = with_donkeys(3, "0 siesta")
    waiting = future(position).deliveries_now
    play_until(position, "0 deliveries")
    assert future(position).deliveries_now == waiting
    assert future(position.play("deliver olive greengrocer")).deliveries_now == pytest.approx(waiting - 1)
    assert future(position.play("end")).deliveries_now == pytest.approx(waiting - 3)


def test_the_turn_of_one_takes_no_deliveries_from_another() -> None:
    position = with_donkeys(3, "0 deliveries")
    waiting = future(position, 1).deliveries_now
    assert waiting > 4
    play_until(position, "1 deliveries")
    assert future(position, 1).deliveries_now == waiting
    assert future(play_until(position, "0 extra"), 1).deliveries_now == pytest.approx(waiting - 4)


def test_an_extra_delivery_that_is_bought_is_sure() -> None:
    position = with_donkeys(3, "0 extra")
    before = future(position).deliveries_now
    assert 0 < before < 1
    assert future(position.play("extra")).deliveries_now == 1
    assert future(position.play("deliver olive greengrocer")).deliveries_now == 0
    assert future(position.play("end")).deliveries_now == 0


def test_what_brings_deliveries_each_round_counts_for_all_of_them() -> None:
    def deliveries(number: int, change: Callable[[Position], Position]) -> float:
        with_it, without = change(Position()).begin_round(number), Position().begin_round(number)
        return future(with_it).deliveries - future(without).deliveries

    for change in (lambda p: p.craft(0, "cartwright", 1), lambda p: p.extension(0, 2)):
        assert deliveries(2, change) > deliveries(5, change) > 0


# -- what a farm can complete


def barrows(number: int = 2, **goods: int) -> float:
    """Return what a barrow for grape and wine promises with some goods at hand."""
    return plans(Position().barrow(0, 13).give(0, **goods).begin_round(number)).barrows


def test_a_barrow_is_worth_the_more_the_nearer_its_goods_are() -> None:
    assert barrows(wine=1, grape=1) > barrows(grape=2) > barrows(grape=1) > barrows() > 0


def test_goods_on_a_field_are_at_hand() -> None:
    def fields(full: int) -> float:
        return plans(Position().barrow(0, 13).fields(0, grape=1).give(0, grape_field=full).begin_round(2)).barrows

    assert fields(1) > fields(0)


def test_a_barrow_that_is_half_full_is_worth_more() -> None:
    def served(*goods: str) -> float:
        return plans(Position().barrow(0, 13, goods).begin_round(2)).barrows

    assert served("wine") > served()
    assert served("grape") > served()


def test_what_comes_late_is_worth_less() -> None:
    found = [barrows(number, wine=1) for number in range(2, LAST_ROUND + 1)]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[-1]


def test_goods_are_given_to_one_project_only() -> None:
    wine = GOODS.index("wine")
    for count in (1, 2):
        position = Position().barrow(0, 13).barrow(0, 11).give(0, wine=count).begin_round(2)
        found = plans(position)
        assert (count_of(found.assigned, wine), count_of(found.goods, wine)) == (count, 0)
    assert count_of(plans(Position().give(0, wine=20).begin_round(2)).goods, wine) > 0


def test_in_a_whole_game_no_good_is_counted_twice() -> None:
    looked_at = 0
    for position in eager_positions(2, every=9):
        for seat in range(2):
            goods = position.farm(seat).goods
            found = plans(position, seat)
            for good in range(NUM_GOODS):
                on_field = goods[good + ON_FIELD] if OLIVE <= good <= GRAPE else 0
                assert count_of(found.assigned, good) + count_of(found.goods, good) == goods[good] + on_field
            looked_at += found.served
    assert looked_at > 20


def test_two_barrows_share_the_deliveries() -> None:
    both = plans(Position().barrow(0, 13).barrow(0, 23).begin_round(4)).barrows
    alone = [plans(Position().barrow(0, number).begin_round(4)).barrows for number in (13, 23)]
    assert max(alone) < both < sum(alone)


def test_what_can_not_be_delivered_any_more_is_worth_nothing() -> None:
    rich = dict.fromkeys(("olive", "grain", "grape", "food", "wine", "meat"), 3)
    position = with_donkeys(3, "0 deliveries", LAST_ROUND).barrow(0, 13).give(0, **rich)
    assert plans(position).barrows > 0
    assert plans(position.give(0, **dict.fromkeys(rich, 0))).barrows == 0, "no goods will come"
    play_until(position.give(0, **rich), "1 extra")
    assert (plans(position).barrows, plans(position).buildings) == (0, 0)
    assert (amount(position, "barrows"), amount(position, "buildings")) == (0, 0)


def with_one_building_left() -> Position:
    """Return a farm that has completed all buildings but the merchant."""
    position = Position().begin_round(2)
    for building in position.game.game_data.buildings:
        if building.id != "merchant":
            position.craft(0, building.id, 1)
    return position


def test_lg_6_8_a_closed_building_is_worth_less_than_an_open_one() -> None:
    position = with_one_building_left()
    is_open = plans(position.closed("butcher")).buildings
    assert 0 < plans(position.closed("merchant")).buildings < is_open


def test_lg_6_7_the_first_at_a_building_gets_more() -> None:
    position = with_one_building_left()
    first = plans(position).buildings
    assert 0 < plans(position.craft(1, "merchant", 1)).buildings < first


def test_what_is_completed_is_no_project_any_more() -> None:
    assert plans(with_one_building_left().craft(0, "merchant", 1)).buildings == 0


# -- the terms


def farm(change: Callable[[Position], Position] = lambda position: position, number: int = 2) -> Position:
    """Return a round as it begins, on a farm with just what is put there."""
    return change(Position()).begin_round(number)


MORE: dict[str, tuple[Callable[[], Position], Callable[[], Position]]] = {
    "points": (farm, lambda: farm(lambda p: p.give(0, vp=3))),
    "silver": (farm, lambda: farm(lambda p: p.give(0, silver=2))),
    "goods": (farm, lambda: farm(lambda p: p.give(0, olive=12))),
    "wanted-goods": (farm, lambda: farm(lambda p: p.barrow(0, 13).give(0, wine=1))),
    "trade-goods": (farm, lambda: farm(lambda p: p.give(0, trade_good=1))),
    "fields": (farm, lambda: farm(lambda p: p.fields(0, olive=1))),
    "breeding": (farm, lambda: farm(lambda p: p.extension(0, 1).give(0, pig=2))),
    "barrows": (farm, lambda: farm(lambda p: p.barrow(0, 13))),
    "buildings": (farm, lambda: farm(lambda p: p.row(0, "merchant", ("olive", "food")))),
    "crafts": (farm, lambda: farm(lambda p: p.craft(0, "merchant", 1))),
    "stalls": (lambda: farm(lambda p: p.stall(0, "3a")), lambda: farm(lambda p: p.stall(0, "3a", "2b"))),
    "siesta": (farm, lambda: farm(lambda p: p.disc(0, 2))),
    "turn-order": (lambda: farm(lambda p: p.order(1, 0)), lambda: farm(lambda p: p.order(0, 1))),
    "donkey": (lambda: with_donkeys(1), lambda: with_donkeys(3)),
    "extensions": (farm, lambda: farm(lambda p: p.extension(0, 1))),
    "helpers": (farm, lambda: farm(lambda p: p.helper(0, "chef"))),
    "unused-helpers": (
        lambda: farm(lambda p: p.helper(0, "baker", used=True)),
        lambda: farm(lambda p: p.helper(0, "baker")),
    ),
    "roof-bonuses": (
        lambda: farm(lambda p: p.roof(0, "pig", used=True)),
        lambda: farm(lambda p: p.roof(0, "pig")),
    ),
    "roof-spaces": (lambda: farm(number=5), lambda: farm(number=2)),
    "hand": (farm, lambda: farm(lambda p: p.hand(0, 1))),
}
"""For each term a farm that has less of it, and one that has more."""


@pytest.mark.parametrize("term", TERMS)
def test_every_term_counts_something(term: str) -> None:
    less, more = MORE[term]
    assert amount(more(), term) > amount(less(), term) >= 0


@pytest.mark.parametrize(
    ("term", "change"),
    [
        ("silver", lambda p: p.give(0, silver=5)),
        ("trade-goods", lambda p: p.give(0, trade_good=1)),
        ("fields", lambda p: p.fields(0, olive=1)),
        ("breeding", lambda p: p.extension(0, 1, 2, 3, 5).give(0, pig=2)),
        ("crafts", lambda p: p.craft(0, "merchant", 1)),
        ("stalls", lambda p: p.stall(0, "3a")),
        ("extensions", lambda p: p.extension(0, 1)),
        ("helpers", lambda p: p.helper(0, "chef")),
        ("hand", lambda p: p.hand(0, 1, 2, 3)),
    ],
)
def test_what_goes_on_earning_is_worth_the_more_the_more_rounds_are_left(
    term: str, change: Callable[[Position], Position]
) -> None:
    found = [amount(farm(change, number), term) for number in range(2, LAST_ROUND + 1)]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[-1]


def test_lg_8_2_silver_is_never_worth_less_than_at_the_end() -> None:
    position = play_until(farm(lambda p: p.give(0, silver=10).give(1, silver=9), LAST_ROUND), "1 extra")
    silver = position.farm(0).goods[0]
    valuation = position.game.valuation()
    assert valuation.terms(position.state, 0)[valuation.names.index("silver")] >= silver / 5


def test_lg_7_2_in_the_last_round_a_stall_is_worth_its_point() -> None:
    assert amount(farm(lambda p: p.stall(0, "3a", "2b"), LAST_ROUND), "stalls") == 2


def test_a_full_field_bears_less_than_an_empty_one() -> None:
    empty = amount(farm(lambda p: p.fields(0, grape=2)), "fields")
    assert empty > amount(farm(lambda p: p.fields(0, grape=2).give(0, grape_field=1)), "fields") > 0


def test_after_the_last_growth_fields_are_worth_nothing() -> None:
    position = reached("0 roof", LAST_ROUND).fields(0, grape=2)
    assert amount(position, "fields") == 0


def test_lg_4_8_pigs_breed_where_there_is_room() -> None:
    room = amount(farm(lambda p: p.extension(0, 1).give(0, pig=2)), "breeding")
    assert room > amount(farm(lambda p: p.give(0, pig=2)), "breeding")


def test_a_donkey_tile_counts_for_the_goods_that_are_at_hand() -> None:
    found = [amount(with_donkeys(tile), "donkey") for tile in (1, 2, 3, 4)]
    assert found[:2] == [1, 2]
    assert 2 <= found[2] <= found[3] <= 4
    assert amount(with_donkeys(4).give(0, silver=0, olive=0, wine=0), "donkey") == 0


def test_a_used_helper_that_works_always_loses_nothing() -> None:
    assert amount(farm(lambda p: p.helper(0, "chef")), "unused-helpers") == 0


# -- what follows from it


def greedy(position: Position) -> str:
    """Return what a greedy bot plays."""
    seat = position.state.seats_to_act()[0]
    action = GreedyBot(1).choose(position.game, position.state, seat, Budget())
    return position.game.actions.notation(action)


def test_a_barrow_is_completed_when_it_can_be() -> None:
    position = with_donkeys(3, "0 deliveries").barrow(0, 13, ("grape",)).give(0, silver=0)
    assert greedy(position) == "deliver wine barrow-1"


def test_nobody_sells_what_is_asked_for() -> None:
    position = with_donkeys(3, "0 deliveries").barrow(0, 17, ("olive", "grain", "grape"))
    position.give(0, silver=0, olive=0, wine=0, pig=1)
    assert "sell pig" in position.options()
    assert greedy(position) == "deliver pig barrow-1"


# -- the contract


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_end_a_farm_is_worth_its_score(players: int) -> None:
    game = la_granja(players, "classic", ())
    for seed in range(3):
        state = game.new(seed)
        play_random(state, Rng(seed))
        assert game.valuation().worths(state) == state.scores()


def eager_positions(players: int, every: int) -> Iterator[Position]:
    """Plays a rich game and yields it now and then; the decisions of a secret choice in any order."""
    position = Position(players)
    game = position.game
    position.state = game.new(7)
    player, rng = Eager(game), Rng(7)
    while not position.state.is_over():
        if position.state.actions_played % every == 0:
            yield position
        seats = position.state.seats_to_act()
        seat = seats[rng.below(len(seats))]
        position.state.advance(seat, player.choose(position.state, seat, rng))


def test_amounts_depend_on_nothing_that_the_seat_can_not_know() -> None:
    looked_at = 0
    for position in eager_positions(3, every=5):
        found = valuation(position)
        for seat in range(3):
            other = position.game.determinize(position.state, seat, Rng(99))
            looked_at += other.farms[(seat + 1) % 3].hand != position.farm((seat + 1) % 3).hand
            assert found.amounts(other, seat) == found.amounts(position.state, seat)
    assert looked_at > 50


def test_hands_of_others_do_not_matter_to_what_they_seem_worth() -> None:
    """How many cards someone has is open; which ones, nobody knows."""
    position = Position().hand(1, 1, 2).begin_round(2)
    before = valuation(position).worths(position.state)
    position.farm(1).hand = (position.card(30), position.card(31))
    assert valuation(position).worths(position.state) == before


def test_every_position_of_a_game_has_a_value() -> None:
    """Also those that a random player gets into, in the middle of any effect."""
    game = la_granja(2, "deluxe", ())
    state, rng = game.new(3), Rng(3)
    found = game.valuation()
    while not state.is_over():
        assert all(-60 < worth < 300 for worth in found.worths(state))
        seat = state.seats_to_act()[0]
        state.advance(seat, choose_random(state, seat, rng))


def test_the_table_of_weights_has_each_term() -> None:
    weights = read_weights(WEIGHTS_FILE, TERMS)
    assert len(weights) == len(TERMS) == len(set(TERMS))
    assert weights[TERMS.index("points")] == 1


def test_other_weights_can_be_given() -> None:
    position = farm(lambda p: p.give(0, vp=3, silver=4))
    only_points = position.game.valuation([float(term == "points") for term in TERMS])
    assert only_points.worths(position.state) == [3, 0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_term_has_a_name(language: str) -> None:
    texts = Catalogue(language, strict=True)
    names = [texts.text(Message(f"lagranja-term-{term}")) for term in TERMS]
    assert len(set(names)) == len(TERMS)


def test_the_documentation_explains_every_term() -> None:
    text = (ROOT / "docs" / "games" / "lagranja" / "valuation.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    assert re.findall(r"`([a-z-]+)`", " ".join(rows)) == list(TERMS)


# -- the last transport phase


def played_greedily(position: Position) -> tuple[int, list[str]]:
    """Has Greedy make the turns of the first seat; returns the VP that it gained, and what it did."""
    bot = make_bot("greedy", 1)
    before = position.vp(0)
    done: list[str] = []
    while position.state.stack and position.state.seats_to_act() == [0]:
        action = bot.choose(position.game, position.state, 0, Budget())
        done.append(position.game.actions.notation(action))
        position.state.apply(0, action)
    return position.vp(0) - before, done


LAST = {
    "upgrades three": lambda: (
        Position(2).round(6).give(0, olive=1, grape=1, pig=1, silver=9).barrow(0, 2).turn("deliveries", 0, 3)
    ),
    "buys what is missing": lambda: (
        Position(2).round(6).give(0, grain=1, silver=12).barrow(0, 5).turn("deliveries", 0, 2)
    ),
    "buys all extra deliveries for a row": lambda: (
        Position(2)
        .round(6)
        .extension(0, 23, 24, 25)
        .give(0, olive=1, wine=1, meat=1, silver=20)
        .barrow(0, 2)
        .turn("extra", 0, 0, 0)
    ),
}
"""Positions from which a short search completes a barrow, and Greedy used to leave with goods and silver in hand."""


@pytest.mark.parametrize("case", LAST)
def test_lg_8_2_nothing_is_kept_that_could_still_be_delivered(case: str) -> None:
    gained, done = played_greedily(LAST[case]())
    assert gained >= 3, done


def test_lg_8_2_silver_and_trade_goods_count_as_they_will_be_changed() -> None:
    """Whatever the weights say: five silver are a VP, a trade good is four silver."""
    position = Position(2).round(6).turn("extra", 0, 0, 0)
    valuation = position.game.valuation()
    before = valuation.worth(position.state, 0)
    position.give(0, silver=5)
    assert valuation.worth(position.state, 0) == pytest.approx(before + 1.0)
    terms = dict(zip(valuation.names, valuation.terms(position.state, 0), strict=True))
    assert sum(terms.values()) == pytest.approx(valuation.worth(position.state, 0))
