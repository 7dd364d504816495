"""The vocabulary of a game, and messages."""

import pytest

from meadowmarket.core.actions import Actions
from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Event, Message


def dice() -> Actions:
    actions = Actions()
    actions.family(f"die {n}" for n in range(1, 7))
    return actions


def test_families_follow_each_other() -> None:
    actions = dice()
    assert actions.family(["pass", "play card 3"]) == 6
    assert len(actions) == 8
    assert actions.notation(7) == "play card 3"


def test_case_and_spacing_do_not_matter() -> None:
    assert dice().code("  DIE   4 ") == 3


@pytest.mark.parametrize("notation", ["die 3", "Die 7", "die  7", " die"])
def test_notations_are_plain_and_unique(notation: str) -> None:
    actions = dice()
    with pytest.raises(ValueError, match="taken or not in its plain form"):
        actions.family([notation])


def test_an_unknown_notation_is_answered_with_near_ones() -> None:
    with pytest.raises(IllegalAction) as caught:
        dice().code("dei 4")
    assert caught.value.message.key == "no-such-action-near"
    assert "die 4" in str(caught.value.message.args["near"])


def test_an_unknown_notation_with_nothing_near() -> None:
    with pytest.raises(IllegalAction) as caught:
        dice().code("quack")
    assert caught.value.message == Message("no-such-action", {"action": "quack"})


@pytest.mark.parametrize("code", [-1, 6])
def test_codes_out_of_range(code: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        dice().notation(code)
    assert caught.value.message.key == "no-such-code"


def test_events_are_seen_by_their_audience() -> None:
    secret = Event(1, Message("drawn"), audience=0b110)
    assert [seat for seat in range(-1, 4) if secret.is_visible_to(seat)] == [1, 2]
    open_to_all = Event(1, Message("rolled"))
    assert [seat for seat in range(-1, 2) if open_to_all.is_visible_to(seat)] == [-1, 0, 1]


def test_messages_compare_by_key_and_arguments() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("b")
    assert repr(Message("a", {"n": 1})) == "Message('a', {'n': 1})"
