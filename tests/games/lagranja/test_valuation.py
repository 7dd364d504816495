"""The value of a position: what each term counts, and what bots do that play by it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from meadowmarket.bots.bot import Budget, make_bot
from meadowmarket.bots.players.greedy import GreedyBot
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import choose_random, play_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.value.valuation import TERMS, WEIGHTS_FILE
from meadowmarket.games.weights import read_weights
from meadowmarket.texts import Catalogue
from tests.games.lagranja.position import Position, la_granja
from tests.games.lagranja.valuing import (
    LAST_ROUND,
    amount,
    eager_positions,
    play_until,
    reached,
    valuation,
    with_donkeys,
)
from tests.support import ROOT

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


def test_a_helper_is_worth_its_estimate_over_all_rounds_that_the_board_has(tmp_path: Path) -> None:
    board = "key,value,provenance,source\nrounds,3,designed,me\n"
    (tmp_path / "board.csv").write_text(board, "utf-8")
    short = Position(cards=tmp_path).helper(0, "chef").begin_round(1)
    whole = Position().helper(0, "chef").begin_round(1)
    assert amount(short, "helpers") == amount(whole, "helpers") > 0.0


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
