"""A table: playing by notation, forced moves, undo and its limits, and who is told what."""

import pytest

from meadowmarket.core.codec import checksum
from meadowmarket.core.errors import BadSetup, IllegalAction, NotYourTurn
from meadowmarket.core.messages import Message
from meadowmarket.core.table import Table
from tests.core.toy import RollOrStop, Shop, ToyGame, ToyState

GAME = ToyGame(2, "long")


def table_after_bids(plays_forced: bool = True, game: ToyGame = GAME) -> tuple[Table, int]:
    """Return a table at which both have bid their highest card, and the winner."""
    table = Table(game, 1, plays_forced=plays_forced)
    for seat in table.seats_to_act():
        table.play(seat, table.options(seat)[-1].action)
    return table, table.seats_to_act()[0]


def shop(plays_forced: bool = True) -> tuple[Table, int]:
    table, winner = table_after_bids(plays_forced)
    table.play(winner, "stop")
    return table, winner


def test_actions_by_notation_or_code_are_recorded() -> None:
    table, winner = shop()
    added = table.play(winner, "  BUY  net ")
    assert [(entry.seat, entry.notation) for entry in added] == [(winner, "buy net")]
    assert table.play(winner, GAME.game_data.codes.buy)[0].notation == "buy net"
    assert [entry.notation for entry in table.history[-3:]] == ["stop", "buy net", "buy net"]
    assert len(table.history) == table.state.actions_played
    assert table.checksum() == checksum(table.state, 8) == table.history[-1].checksum


def test_options_come_with_notation_and_description() -> None:
    table, winner = shop()
    options = table.options(winner)
    assert [option.notation for option in options] == ["buy net", "buy boat", "stop"]
    assert options[0].description == Message(
        "template-do-buy", {"good": Message("template-good", {"id": "net", "name": "net"}), "price": 1}
    )
    assert table.prompt(winner) == Message("template-ask-shop")
    with pytest.raises(NotYourTurn):
        table.options(1 - winner)
    with pytest.raises(NotYourTurn):
        table.prompt(1 - winner)


@pytest.mark.parametrize("action", ["roll", "quack", -1, 10_000, "buy  "])
def test_illegal_actions_change_nothing(action: int | str) -> None:
    table, winner = shop()
    before, entries = checksum(table.state), len(table.history)
    with pytest.raises(IllegalAction):
        table.play(winner, action)
    with pytest.raises(IllegalAction):
        table.play(1 - winner, "stop")
    assert (checksum(table.state), len(table.history)) == (before, entries)


class Fragile(ToyState):
    """Breaks in the middle of an action."""

    def push_script(self, program: int, seat: int, subject: int = 0, value: int = 0) -> None:
        raise RuntimeError("broken")


class FragileGame(ToyGame):
    state_type = Fragile


def test_a_crash_in_the_rules_leaves_the_table_as_it_was() -> None:
    table = Table(FragileGame(2, "long"), 1)
    table.play(0, table.options(0)[0].action)
    before = checksum(table.state)
    with pytest.raises(RuntimeError, match="broken"):
        table.play(1, table.options(1)[0].action)
    assert checksum(table.state) == before
    assert len(table.history) == 1


def play_to_last_round(plays_forced: bool) -> Table:
    table = Table(GAME, 3, plays_forced=plays_forced)
    for _ in range(2):
        for seat in table.seats_to_act():
            table.play(seat, table.options(seat)[0].action)
        winner = table.seats_to_act()[0]
        table.play(winner, "stop")
        table.play(winner, "stop")
    return table


def test_forced_moves_are_played_and_recorded() -> None:
    table = play_to_last_round(plays_forced=True)
    assert [entry.forced for entry in table.history[-3:]] == [False, True, True], "each had one card left to bid"
    assert isinstance(table.state.decision(), RollOrStop)


def test_forced_moves_are_left_to_the_seats_when_wanted() -> None:
    table = play_to_last_round(plays_forced=False)
    assert len(table.options(0)) == 1
    table.play(0, table.options(0)[0].action)
    assert table.history[-1].forced
    table.play_forced()
    assert isinstance(table.state.decision(), RollOrStop)


def test_undo_goes_back_as_far_as_the_last_reveal() -> None:
    table, winner = shop()
    at_shop = checksum(table.state)
    table.play(winner, "buy net")
    table.play(winner, "buy net")
    assert table.undo(winner) == 1
    assert table.undo(winner) == 1
    assert checksum(table.state) == at_shop
    assert table.undo(winner) == 1
    assert isinstance(table.state.decision(), RollOrStop)
    with pytest.raises(IllegalAction) as caught:
        table.undo(winner)
    last = table.history[-1]
    key = "undo-chance" if last.seat == winner else "undo-other-seat"
    assert caught.value.message.key == key


def test_undo_stops_at_a_roll() -> None:
    table, winner = table_after_bids()
    table.play(winner, "roll")
    assert table.why_no_undo(winner) == Message("undo-chance", {"action": Message("template-do-roll")})
    table.play(winner, "stop")
    assert table.undo(winner) == 1
    assert table.why_no_undo(winner) == Message("undo-chance", {"action": Message("template-do-roll")})


def test_undo_stops_at_another_seat() -> None:
    table = Table(ToyGame(3), 1)
    table.play(0, table.options(0)[0].action)
    table.play(1, table.options(1)[0].action)
    assert table.why_no_undo(0) == Message("undo-other-seat", {"seat": 1})
    assert table.undo(1) == 1
    assert table.undo(0) == 1
    assert table.why_no_undo(0) == Message("undo-nothing")
    assert table.last_choice() is None


def test_undo_takes_forced_moves_back_with_the_choice_before_them() -> None:
    table = play_to_last_round(plays_forced=False)
    forced_seat = table.seats_to_act()[0]
    chooser = table.history[-1].seat
    before = len(table.history)
    table.play(forced_seat, table.options(forced_seat)[0].action)
    last = table.last_choice()
    assert last is not None
    assert last.seat == chooser
    assert table.undo(chooser) == 2
    assert len(table.history) == before - 1
    assert isinstance(table.state.decision(), Shop)


def test_what_is_undone_can_be_played_otherwise() -> None:
    table, winner = shop()
    table.play(winner, "buy boat")
    table.undo(winner)
    table.play(winner, "buy net")
    table.play(winner, "buy net")
    assert [entry.notation for entry in table.history[-2:]] == ["buy net", "buy net"]
    table.undo(winner)
    table.undo(winner)
    assert isinstance(table.state, ToyState)
    assert table.state.coins[winner] == 3


def test_events_reach_only_those_who_may_see_them() -> None:
    table = Table(GAME, 1)
    entry = table.play(0, table.options(0)[0].action)[0]
    assert [event.message.key for event in entry.seen_by(0)] == ["template-log-bid", "template-log-bid-card"]
    for other in (-1, 1):
        assert [event.message.key for event in entry.seen_by(other)] == ["template-log-bid"]
    assert table.state.events is None, "nobody listens between actions"


def test_views_hide_what_others_hold() -> None:
    table = Table(GAME, 1)
    seats = table.view(0)["seats"]
    assert isinstance(seats, list)
    mine, other = seats
    assert isinstance(mine, dict)
    assert isinstance(other, dict)
    assert isinstance(mine["hand"], list)
    assert other["hand"] == 3


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_bad_seeds_are_refused(seed: int) -> None:
    with pytest.raises(BadSetup) as caught:
        Table(GAME, seed)
    assert caught.value.message.key == "bad-seed"


def test_names_fill_the_seats() -> None:
    assert Table(ToyGame(3), 1, ["Anna"]).names == ["Anna", "", ""]


def test_a_roll_is_final_and_buying_is_not() -> None:
    table, winner = table_after_bids()
    assert [GAME.actions.notation(action) for action in table.final_options(winner)] == ["roll"]
    table.play(winner, "stop")
    assert "buy net" not in [GAME.actions.notation(action) for action in table.final_options(winner)]
