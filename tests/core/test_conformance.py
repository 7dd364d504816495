"""The checks for games: a sound game passes, and each planted bug is caught."""

import pytest

from meadowmarket.core.api import Json, State
from meadowmarket.core.conformance import ConformanceError, Plan, check_game
from meadowmarket.core.frames import Decision, Frame
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import Rng
from tests.core.toy import Bid, RollOrStop, Shop, ToyGame, ToyState


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ruleset", ["short", "long"])
def test_a_sound_game_passes(players: int, ruleset: str) -> None:
    for seed in range(10):
        assert check_game(ToyGame(players, ruleset), seed) > 2 * players


def test_a_plan_makes_it_quicker() -> None:
    assert check_game(ToyGame(), 1, Plan(every=5, breadth=1)) > 4


def caught(game: ToyGame, plan: Plan | None = None, seeds: int = 20) -> str:
    """Return what the checks say about a broken game; a bug may need a certain course of play to show."""
    for seed in range(seeds):
        try:
            check_game(game, seed, plan)
        except ConformanceError as error:
            said = str(error)
            break
    else:
        pytest.fail("nothing was caught")
    assert said.startswith(f"{game.id}, seed {seed}, action ")
    return said


class SharingClone(ToyState):
    def clone(self) -> ToyState:
        copy = super().clone()
        copy.coins = self.coins
        return copy


class ForgetfulClone(ToyState):
    def clone(self) -> ToyState:
        copy = super().clone()
        copy.undo_floor = 0
        return copy


class KeylessClone(ToyState):
    def clone(self) -> ToyState:
        copy = super().clone()
        copy.key = None
        return copy


class WrongSum(ToyState):
    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


class NoWinner(ToyState):
    def winners(self) -> list[int]:
        return []


class UnsavedField(ToyState):
    def fields(self) -> dict[str, Json]:
        return {name: value for name, value in super().fields().items() if name != "goods"}


class Refusing(ToyState):
    """Does not do what it offers."""

    def random_below(self, n: int) -> int:
        raise RuntimeError("the die is lost")


class Lenient(ToyState):
    """Carries out what is no option."""

    def apply(self, seat: int, action: int) -> None:
        self.options(seat)
        if 0 <= action < len(self.game.actions) and action not in self.options(seat):
            self.actions_played += 1
            return
        super().apply(seat, action)


class Talkative(ToyState):
    """Plays otherwise when someone listens."""

    def emit(self, seat: int, key: str, args: object, audience: int = -1) -> None:
        self.coins[seat] += 1


STATES: list[tuple[type[ToyState], str]] = [
    (SharingClone, "changed it"),
    (ForgetfulClone, "not equal to the original"),
    (KeylessClone, "a clone loses the key of chance"),
    (WrongSum, "its sources give"),
    (NoWinner, "nobody has won"),
    (UnsavedField, "can't be loaded"),
    (Refusing, "the die is lost"),
    (Lenient, "which is no option"),
    (Talkative, "without a listener"),
]


@pytest.mark.parametrize(("state_type", "what"), STATES)
def test_a_bug_in_the_state_is_caught(state_type: type[ToyState], what: str) -> None:
    class Broken(ToyGame):
        pass

    Broken.state_type = state_type
    assert what in caught(Broken())


class LeakingView(ToyGame):
    def view(self, state: State, seat: int) -> dict[str, Json]:
        assert isinstance(state, ToyState)
        return {**super().view(state, seat), "next": state.deck[-1]}


class FailingView(ToyGame):
    def view(self, state: State, seat: int) -> dict[str, Json]:
        assert seat >= 0, "no spectators"
        return super().view(state, seat)


class OpenDeck(ToyGame):
    """Redeals nothing."""

    def determinize(self, state: State, seat: int, rng: Rng) -> ToyState:
        assert isinstance(state, ToyState)
        copy = state.clone()
        copy.reseed(rng)
        return copy


class OpenGenerator(ToyGame):
    def determinize(self, state: State, seat: int, rng: Rng) -> ToyState:
        copy = super().determinize(state, seat, rng)
        copy.rng = state.rng
        return copy


class OpenKey(ToyGame):
    """Hands the key of chance on."""

    def determinize(self, state: State, seat: int, rng: Rng) -> ToyState:
        copy = super().determinize(state, seat, rng)
        copy.key = state.key
        return copy


class OwnHandDealt(ToyGame):
    """Redeals the hand of the seat itself, too."""

    def determinize(self, state: State, seat: int, rng: Rng) -> ToyState:
        return super().determinize(state, (seat + 1) % self.players, rng)


class TellTaleDeal(ToyGame):
    """Shuffles the pile as it lies: the same chance deals otherwise where other cards are hidden."""

    def determinize(self, state: State, seat: int, rng: Rng) -> ToyState:
        assert isinstance(state, ToyState)
        copy = state.clone()
        rng.shuffle(copy.deck)
        copy.reseed(rng)
        return copy


class NotACopy(ToyGame):
    def determinize(self, state: State, seat: int, rng: Rng) -> ToyState:
        assert isinstance(state, ToyState)
        return state


class Speechless(ToyGame):
    def describe(self, state: State, seat: int, action: int) -> Message:
        raise KeyError(action)


class Unexplained(ToyGame):
    def explain(self, topic: str) -> list[Message]:
        return []


class UnknownFrame(ToyGame):
    def frame_types(self) -> list[type[Frame]]:
        return [Bid, Shop]


class TwiceTheSameName(ToyGame):
    def frame_types(self) -> list[type[Frame]]:
        return [Bid, RollOrStop, Shop, Shop]


GAMES: list[tuple[type[ToyGame], str]] = [
    (LeakingView, "shows something that determinize redeals"),
    (FailingView, "the view of seat -1: AssertionError"),
    (OpenDeck, "determinize never changed anything"),
    (OpenGenerator, "the generator"),
    (OpenKey, "the key of chance"),
    (OwnHandDealt, "the view of seat"),
    (TellTaleDeal, "depends on what it can't know"),
    (NotACopy, "not a copy"),
    (Speechless, "KeyError"),
    (Unexplained, "nothing explains 'fishing-boat'"),
    (UnknownFrame, "stack[1]"),
    (TwiceTheSameName, "same name"),
]


@pytest.mark.parametrize(("game_type", "what"), GAMES)
def test_a_bug_in_the_game_is_caught(game_type: type[ToyGame], what: str) -> None:
    assert what in caught(game_type())


class EmptyShop(Decision[ToyState]):
    def options(self, state: ToyState, seat: int) -> list[int]:
        return []

    def prompt(self, state: ToyState, seat: int) -> Message:
        return Message("template-ask-shop")


class DoubledShop(Shop):
    def options(self, state: ToyState, seat: int) -> list[int]:
        return super().options(state, seat) * 2


class EndlessShop(Shop):
    def resolve(self, state: ToyState, seat: int, action: int) -> None:
        state.stack.append(EndlessShop(seat))


class MutableShop(Shop):
    """Remembers in itself, and clones share it."""

    FIELDS = ("seat", "visits")

    def __init__(self, seat: int, visits: int = 0) -> None:
        super().__init__(seat)
        self.visits = visits

    def resolve(self, state: ToyState, seat: int, action: int) -> None:
        self.visits += 1
        super().resolve(state, seat, action)


SHOPS: list[tuple[type[Decision[ToyState]], str]] = [
    (EmptyShop, "has no options"),
    (DoubledShop, "one twice"),
    (EndlessShop, "no end after 200 actions"),
    (MutableShop, "changed it"),
]


@pytest.mark.parametrize(("shop", "what"), SHOPS)
def test_a_bug_in_a_decision_is_caught(shop: type[Decision[ToyState]], what: str) -> None:
    class Broken(ToyGame):
        def new(self, seed: int) -> ToyState:
            state = super().new(seed)
            state.stack[:] = [shop(0)]
            return state

        def frame_types(self) -> list[type[Frame]]:
            return [Bid, RollOrStop, Shop, shop]

    assert what in caught(Broken(), Plan(limit=200, has_secrets=False))


def test_the_error_names_seed_and_action() -> None:
    assert caught(Speechless(), seeds=1).startswith("toy/3 short 2p own, seed 0, action 0: KeyError")
