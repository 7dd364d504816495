"""Games of a few questions between two seats, small enough that the best answer is known."""

from __future__ import annotations

from typing import NamedTuple

from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.frames import Decision, Frame
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import Rng

ANSWERS = ("a", "b", "c", "d", "also a", "also b")
"""All that can be answered; what begins with `also` is an anytime action."""

Points = tuple[int, int]


class Answer(NamedTuple):
    """What an answer brings both seats, what is asked within its effect, and what after it."""

    points: Points = (0, 0)
    within: Ask | None = None
    then: Ask | None = None


class Ask(NamedTuple):
    """A question to one seat."""

    seat: int
    answers: dict[str, Answer]


class Both(NamedTuple):
    """A question to both seats at once, in secret: what each pair of answers brings."""

    points: dict[tuple[str, str], Points]


class QuizState(State):
    """A quiz in progress."""

    def __init__(self, game: Quiz, stack: list[Frame], rng: int, count: int, points: list[int]) -> None:
        super().__init__(game, stack, rng, count, 0)
        self.quiz = game
        self.points = points
        self.is_dealt = False
        """Whether it is as it was dealt: each simulation of a search plays on in a copy of such a state."""

    def clone(self) -> QuizState:
        self.quiz.simulations += self.is_dealt
        copy = QuizState(self.quiz, list(self.stack), int(self.rng), self.actions_played, list(self.points))
        copy.key = self.key
        return copy

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        return [seat for seat in range(2) if self.points[seat] == max(self.points)]

    def gain(self, points: Points) -> None:
        """Give both seats their points."""
        self.points = [self.points[seat] + points[seat] for seat in range(2)]

    def answer(self, notation: str) -> None:
        """Answer for the seat that is asked."""
        self.apply(self.seats_to_act()[0], self.game.actions.code(notation))


class Question(Decision[QuizState]):
    """Asks one seat."""

    def __init__(self, ask: Ask) -> None:
        super().__init__(ask.seat)
        self.ask = ask

    def options(self, state: QuizState, seat: int) -> list[int]:
        return [state.game.actions.code(notation) for notation in self.ask.answers]

    def resolve(self, state: QuizState, seat: int, action: int) -> None:
        answer = self.ask.answers[state.game.actions.notation(action)]
        state.gain(answer.points)
        state.stack += [Question(ask) for ask in (answer.then, answer.within) if ask is not None]

    def prompt(self, state: QuizState, seat: int) -> Message:
        return Message("quiz-ask")


class SecretQuestion(Decision[QuizState]):
    """Asks both seats; nobody sees the other's answer before both have given theirs."""

    def __init__(self, both: Both, given: tuple[str, str] = ("", "")) -> None:
        super().__init__(0)
        self.both = both
        self.given = given

    def seats(self, state: QuizState) -> list[int]:
        return [seat for seat in range(2) if not self.given[seat]]

    def notations(self, seat: int) -> list[str]:
        return sorted({pair[seat] for pair in self.both.points})

    def options(self, state: QuizState, seat: int) -> list[int]:
        return [state.game.actions.code(notation) for notation in self.notations(seat)]

    def resolve(self, state: QuizState, seat: int, action: int) -> None:
        question = self.with_answer(seat, state.game.actions.notation(action))
        if all(question.given):
            state.gain(self.both.points[question.given])
        else:
            state.stack.append(question)

    def with_answer(self, seat: int, notation: str) -> SecretQuestion:
        return SecretQuestion(self.both, (notation, self.given[1]) if seat == 0 else (self.given[0], notation))

    def prompt(self, state: QuizState, seat: int) -> Message:
        return Message("quiz-ask-both")


class Quiz(Game):
    """A quiz that begins with one question."""

    def __init__(self, first: Ask | Both) -> None:
        super().__init__("quiz", 1, "plain", {}, 2, "none")
        self.first = first
        self.actions.family("answer", ANSWERS)
        self.simulations = 0
        """Those of searches whose options meet only deals that are kept: a few hundred at most."""

    def new(self, seed: int) -> QuizState:
        first: Frame = Question(self.first) if isinstance(self.first, Ask) else SecretQuestion(self.first)
        state = QuizState(self, [first], 0, 0, [0, 0])
        state.start_chance(seed)
        return state

    def determinize(self, state: State, seat: int, rng: Rng) -> QuizState:
        assert isinstance(state, QuizState)
        dealt = state.clone()
        dealt.is_dealt = True
        dealt.reseed(rng)
        asked = dealt.stack[-1]
        if isinstance(asked, SecretQuestion) and asked.given[1 - seat]:
            notations = asked.notations(1 - seat)
            dealt.stack[-1] = asked.with_answer(1 - seat, notations[rng.below(len(notations))])
        return dealt

    def view(self, state: State, seat: int) -> dict[str, Json]:
        assert isinstance(state, QuizState)
        return {"points": [*state.points]}

    def group(self, action: int) -> str:
        return "anytime" if self.actions.notation(action).startswith("also") else "main"
