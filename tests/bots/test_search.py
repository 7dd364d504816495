"""Search: it looks behind the move, sees no secret, keeps its budget, and the same seed finds the same."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from threading import Thread

import pytest

import meadowmarket
from meadowmarket import games
from meadowmarket.bots.bot import Budget, make_bot
from meadowmarket.bots.players.greedy import GreedyBot
from meadowmarket.bots.players.search import MOST_WORKERS, RankedMove, SearchBot
from meadowmarket.bots.search.tree import Search, horizon, run
from meadowmarket.core.api import State
from meadowmarket.core.codec import dumps
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.playout import choose_random, play_some
from meadowmarket.core.rng import Rng
from tests.bots.quiz import Answer, Ask, Both, Quiz, QuizState
from tests.bots.rankings import rankings
from tests.support import ROOT

SOME = Budget(simulations=400)
EQUAL = Ask(0, {"a": Answer(), "b": Answer()})
CLEAR = Ask(0, {"a": Answer(), "b": Answer((50, 0)), "c": Answer()})
TRAP = Ask(
    0,
    {
        "a": Answer((1, 0), then=Ask(1, {"a": Answer(), "b": Answer((0, 20))})),
        "b": Answer((0, 0), then=Ask(1, {"a": Answer(), "b": Answer((0, 1))})),
    },
)


def ranked(first: Ask | Both, budget: Budget = SOME, spec: str = "search") -> dict[str, RankedMove]:
    """Return what a searching bot in the first seat says of each answer, best first."""
    game = Quiz(first)
    bot = make_bot(spec, 1)
    assert isinstance(bot, SearchBot)
    return {game.actions.notation(move.action): move for move in bot.rank(game, game.new(1), 0, budget)}


def visits(moves: dict[str, RankedMove]) -> int:
    return sum(move.visits for move in moves.values())


# -- what it finds


def test_it_takes_what_wins() -> None:
    assert next(iter(ranked(CLEAR))) == "b"


def test_it_sees_the_answer_to_a_move_that_looks_best_at_once() -> None:
    game = Quiz(TRAP)
    assert game.actions.notation(GreedyBot(1).choose(game, game.new(1), 0, Budget())) == "a"
    assert game.actions.notation(SearchBot(1, SOME).choose(game, game.new(1), 0, Budget())) == "b"
    moves = ranked(TRAP)
    assert moves["a"].margin < moves["b"].margin < 0


def test_it_sees_what_it_can_do_later() -> None:
    later = Ask(1, {"a": Answer(then=Ask(0, {"a": Answer(), "b": Answer((9, 0))}))})
    moves = ranked(Ask(0, {"a": Answer(then=EQUAL), "b": Answer(then=later)}))
    assert list(moves) == ["b", "a"]
    assert moves["b"].margin > 5


def test_a_gain_behind_the_horizon_is_not_seen() -> None:
    """All lines are valued after the same number of turns."""

    def after(turns: int, last: Answer) -> Answer:
        return last if turns == 0 else Answer(then=Ask(1 - turns % 2, {"c": after(turns - 1, last)}))

    def choice(turns: int) -> dict[str, RankedMove]:
        ends = Answer((9, 0), then=EQUAL), Answer(then=EQUAL)
        return ranked(Ask(0, {name: after(turns, end) for name, end in zip("ab", ends)}))

    game = Quiz(EQUAL)
    turns = horizon(game, game.valuation())
    near, far = choice(turns - 1), choice(turns + 1)
    assert near["a"].margin > near["b"].margin
    assert far["a"].margin == far["b"].margin


def test_who_looks_further_sees_it() -> None:
    game = Quiz(EQUAL)
    assert horizon(game, game.valuation(), 2) == horizon(game, game.valuation()) + 2 * game.players
    turns = horizon(game, game.valuation()) + 1
    ends = {"a": Answer((9, 0), then=EQUAL), "b": Answer(then=EQUAL)}
    for turn in range(turns):
        seat = (turns - turn) % 2
        ends = {name: Answer(then=Ask(seat, {"c": end})) for name, end in ends.items()}
    near, far = ranked(Ask(0, ends)), ranked(Ask(0, ends), spec="search:1s+2further")
    assert near["a"].margin == near["b"].margin
    assert far["a"].margin > far["b"].margin


@pytest.mark.parametrize("name", games.names())
def test_alone_a_search_counts_turns_and_not_decisions(name: str) -> None:
    """Anytime actions and choices within an effect end no turn."""
    game = games.open_game(name, 1)
    state = game.new(3)
    rng = Rng(3)
    decisions = turns = 0
    last = state.stack[-1]
    while not state.is_over():
        before, action = state.stack[-1], choose_random(state, 0, rng)
        state.advance(0, action)
        decisions += 1
        if state.stack and state.stack[-1] is not last and game.begins_turn(state):
            assert game.group(action) != "anytime" or state.stack[-1] is not before
            last = state.stack[-1]
            turns += 1
    assert 0 < turns < 0.8 * decisions
    assert horizon(game, game.valuation()) == 2 * game.valuation().turns_ahead


def test_an_option_that_looks_bad_at_once_gets_its_chance_when_there_are_many() -> None:
    """Progressive widening looks at the promising ones first, and at all in the end."""
    rich = Ask(0, {"a": Answer((40, 0)), "b": Answer()})
    answers = {name: Answer((1, 0), then=EQUAL) for name in ("a", "b", "c", "also a", "also b")}
    answers["d"] = Answer((0, 0), then=rich)
    assert ranked(Ask(0, answers), Budget(simulations=3))["d"].visits == 0
    assert next(iter(ranked(Ask(0, answers)))) == "d"


class Lottery(Quiz):
    """A quiz in which the first seat has drawn a lot that nobody sees: up to a thousand points."""

    def determinize(self, state: State, seat: int, rng: Rng) -> QuizState:
        dealt = super().determinize(state, seat, rng)
        dealt.gain((rng.below(1000), 0))
        return dealt


@pytest.mark.parametrize("seed", range(5))
def test_luck_does_not_tell_options_apart(seed: int) -> None:
    """All options meet the same deals, so that one point more is seen below a luck of hundreds."""
    game = Lottery(Ask(0, {"a": Answer(then=EQUAL), "b": Answer((1, 0), then=EQUAL), "c": Answer(then=EQUAL)}))
    best, *others = SearchBot(seed).rank(game, game.new(1), 0, Budget(simulations=100))
    assert game.actions.notation(best.action) == "b"
    assert all(best.visits > other.visits for other in others)


def test_all_options_are_listed_best_first() -> None:
    for name in games.names():
        game = games.open_game(name, 3)
        state = game.new(2)
        play_some(state, Rng(2), 45)
        seat = state.seats_to_act()[0]
        before = dumps(state)
        moves = SearchBot(1).rank(game, state, seat, Budget(simulations=40))
        assert sorted(move.action for move in moves) == sorted(state.options(seat))
        order = [(move.visits, move.margin) for move in moves]
        assert order == sorted(order, reverse=True)
        assert dumps(state) == before


@pytest.mark.parametrize("spec", ["search:40sims", "easy"])
def test_it_does_not_go_round_in_circles(spec: str) -> None:
    """To end is a loss, to go on and back costs nothing: still it ends."""
    inn = Ask(0, {"a": Answer((-50, 0))})
    market = Ask(0, {"b": Answer((-50, 0)), "also b": Answer(then=inn)})
    inn.answers["also a"] = Answer(then=market)
    game = Quiz(inn)
    bot = make_bot(spec, 1)
    state = game.new(1)
    answers: list[str] = []
    while not state.is_over() and len(answers) < 20:
        answers.append(game.actions.notation(bot.choose(game, state.clone(), 0, Budget())))
        state.answer(answers[-1])
    assert answers == ["also a", "b"]


# -- secret choices

PENNIES = {(mine, his): (10, 0) if mine != his else (0, 10) for mine in "ab" for his in "ab"}
"""Who comes second, and sees what the first chose, wins ten points."""


def test_a_secret_choice_is_not_seen_by_those_who_choose_at_the_same_time() -> None:
    in_turn = Ask(0, {mine: Answer(then=Ask(1, {h: Answer(PENNIES[mine, h]) for h in "ab"})) for mine in "ab"})
    assert all(move.margin < -5 for move in ranked(in_turn).values())
    assert all(move.margin > -5 for move in ranked(Both(PENNIES)).values())


def test_what_is_best_whatever_the_others_choose_is_chosen() -> None:
    better_b = {(mine, his): (5 if mine == "b" else 0, 4 if his == "a" else 0) for mine in "ab" for his in "ab"}
    moves = ranked(Both(better_b))
    assert next(iter(moves)) == "b"
    assert -2 < moves["b"].margin < 5, "the other one takes his four points mostly"


# -- budgets


def simulations(first: Ask | Both, spec: str, budget: Budget) -> int:
    """Count the simulations that a bot makes for its choice."""
    game = Quiz(first)
    bot = make_bot(spec, 1)
    bot.choose(game, game.new(1), 0, budget)
    return game.simulations


@pytest.mark.parametrize(
    ("spec", "budget", "most"),
    [
        ("search:40sims", Budget(), 40),
        ("search:40sims", Budget(simulations=10), 10),
        ("search:40sims", Budget(simulations=90), 40),
        ("search:60s", Budget(simulations=30), 30),
        ("search:60s+30sims", Budget(), 30),
    ],
)
def test_the_tighter_of_its_own_budget_and_the_one_given_holds(spec: str, budget: Budget, most: int) -> None:
    assert most / 2 < simulations(EQUAL, spec, budget) <= most


@pytest.mark.parametrize(
    ("spec", "budget"),
    [("search:20ms", Budget()), ("search", Budget(20)), ("search", Budget(20, 10**9)), ("search:1ms", Budget(20))],
)
def test_a_time_in_milliseconds_comes_to_an_end(spec: str, budget: Budget) -> None:
    assert simulations(EQUAL, spec, budget) > 0


def test_it_ends_early_when_nothing_can_change_its_choice() -> None:
    assert 100 < simulations(CLEAR, "search", Budget(simulations=200)) < 200


@pytest.mark.compiled_only
def test_other_threads_have_their_turn_while_it_thinks() -> None:
    """A worker must see that its parent has gone, however long its game takes."""
    game = games.open_game("lagranja", 2)
    state = game.new(1)
    search = Search(game, game.valuation(), state, state.seats_to_act()[0], Rng(1))
    seen: list[int] = []

    def look() -> None:
        while search.root.visits == 0:
            time.sleep(0.001)
        seen.append(search.root.visits)

    other = Thread(target=look)
    other.start()
    run(search, Budget(simulations=4000))
    other.join()
    assert seen[0] < search.root.visits


@pytest.mark.parametrize("is_collecting", [True, False])
def test_it_leaves_the_collector_of_cycles_as_it_was(is_collecting: bool) -> None:
    """It rests while the tree grows; a user who has switched it off wants it off afterwards."""
    try:
        if not is_collecting:
            gc.disable()
        simulations(EQUAL, "search", SOME)
        assert gc.isenabled() == is_collecting
    finally:
        gc.enable()


def test_where_there_is_no_choice_it_does_not_think() -> None:
    assert simulations(Ask(0, {"c": Answer()}), "search", SOME) == 0


# -- the same again


def test_the_same_seed_and_simulations_find_the_same() -> None:
    found = rankings()
    assert rankings() == found
    assert all("; " in line for line in found)


@pytest.mark.parametrize(
    "variables",
    [{"PYTHONHASHSEED": "7"}, pytest.param({"MEADOWMARKET_COMPILED": "0"}, marks=pytest.mark.compiled_only)],
    ids=["process", "build"],
)
def test_another_process_or_build_finds_the_same(variables: dict[str, str]) -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.rankings"],
        env={**os.environ, "PYTHONPATH": path, **variables},
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    build, *found = done.stdout.splitlines()
    assert build == ("interpreted" if "MEADOWMARKET_COMPILED" in variables else meadowmarket.build().kind)
    assert found == rankings()


# -- workers


def test_workers_put_their_findings_together() -> None:
    alone = ranked(EQUAL, Budget(), "search:50sims")
    together = ranked(EQUAL, Budget(), "search:50sims+2workers")
    assert list(together) == list(alone)
    assert visits(alone) <= 50 < visits(together) <= 100
    assert all(together[notation].visits > alone[notation].visits for notation in alone)


def test_workers_look_at_other_deals_and_find_the_same_again() -> None:
    game = games.open_game("lagranja", 2)
    state = game.new(3)

    def found(spec: str) -> dict[int, int]:
        bot = make_bot(spec, 4)
        assert isinstance(bot, SearchBot)
        return {move.action: move.visits for move in bot.rank(game, state, state.seats_to_act()[0], Budget())}

    together = found("search:400sims+3workers")
    assert together == found("search:400sims+3workers")
    alone = found("search:400sims")
    assert together != {action: 3 * alone[action] for action in alone}


# -- options


GOOD = ("200ms", "2s", "500sims", "2s+2workers", "100ms+50sims", f"1ms+{MOST_WORKERS}workers", "1s+2further")
BAD = (
    *("soon", "5", "ms", "0ms", "-5ms", "1.5s", "200 ms", "10ms+20ms", "10ms+", "+", "99999999ms"),
    *("0workers", f"{MOST_WORKERS + 1}workers", "10ms,2workers", "0further", "21further"),
)


@pytest.mark.parametrize("options", GOOD)
def test_budgets_and_workers_are_options(options: str) -> None:
    assert isinstance(make_bot(f"search:{options}", 1), SearchBot)


@pytest.mark.parametrize("options", BAD)
def test_other_options_are_refused(options: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_bot(f"search:{options}", 1)
    assert caught.value.message.key == "bad-bot-budget"
    assert caught.value.message.args["options"] == options
