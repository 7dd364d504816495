"""The vocabulary of a game, and messages."""

import pytest

from meadowmarket.core.actions import LONGEST_COMPARED, MOST_COMPARED, MOST_SHOWN, Actions
from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Event, Message


def dice() -> Actions:
    actions = Actions()
    actions.family("die", (f"die {n}" for n in range(1, 7)))
    return actions


def test_families_follow_each_other() -> None:
    actions = dice()
    assert actions.family("card", ["play card 2", "play card 3"]) == 6
    assert len(actions) == 8
    assert actions.notation(7) == "play card 3"
    assert (actions.family_of[7], actions.index_of[7]) == ("card", 1)
    assert (actions.codes_of("die"), actions.codes_of("card")) == (range(6), range(6, 8))


def test_a_family_is_named_once() -> None:
    actions = dice()
    with pytest.raises(ValueError, match="'die' is there already"):
        actions.family("die", ["die 7"])


def test_case_and_spacing_do_not_matter() -> None:
    assert dice().code("  DIE   4 ") == 3


@pytest.mark.parametrize("notation", ["die 3", "Die 7", "die  7", " die"])
def test_notations_are_plain_and_unique(notation: str) -> None:
    actions = dice()
    with pytest.raises(ValueError, match="taken or not in its plain form"):
        actions.family("more", [notation])


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
    assert [seat for seat in range(-1, 4) if Event(1, Message("drawn"), ~0b110).is_visible_to(seat)] == [-1, 0, 3]
    open_to_all = Event(1, Message("rolled"))
    assert [seat for seat in range(-1, 2) if open_to_all.is_visible_to(seat)] == [-1, 0, 1]


def test_messages_compare_by_key_and_arguments() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("b")
    assert repr(Message("a", {"n": 1})) == "Message('a', {'n': 1})"


# -- the work for what a stranger types has a limit


def big() -> Actions:
    """A vocabulary larger than that of any game, with many first words."""
    actions = Actions()
    for family in range(200):
        actions.family(f"word{family}", (f"word{family:03} card {n} from place {n % 7}" for n in range(50)))
    return actions


@pytest.mark.parametrize(
    "typed",
    ["word001 card 51", "wrod001 card 5", "word001", "w", "", "x" * 200, "word" * 50, "card " * 40, "word001 " * 20],
)
def test_a_mistyped_notation_is_compared_with_few(typed: str) -> None:
    actions = big()
    plain = " ".join(typed.split())
    assert len(actions.candidates(plain)) <= MOST_COMPARED
    near = actions.near(plain)
    assert len(near) <= MOST_SHOWN
    if len(plain) > LONGEST_COMPARED:
        assert near == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("wrod001 card 5 from place 5", "word001 card 5 from place 5"),
        ("word001 card 5 from plaec 5", "word001 card 5 from place 5"),
        ("word001 card 5", "word001 card 5 from place 5"),
    ],
)
def test_what_was_meant_is_still_found(typed: str, meant: str) -> None:
    actions = Actions()
    for family in range(30):
        actions.family(f"word{family}", (f"word{family:03} card {n} from place {n % 7}" for n in range(50)))
    assert meant in actions.near(typed)


def test_an_answer_repeats_little_of_what_was_typed() -> None:
    with pytest.raises(IllegalAction) as caught:
        dice().code("quack " * 1000)
    assert len(str(caught.value.message.args["action"])) <= 60
