"""The checks that every game must pass. Call `check_game` with many seeds.

Each check looks at one state in the course of a random game and raises ConformanceError, which says the game, the seed,
the number of the action and what is wrong.
"""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core import replay
from meadowmarket.core.api import NOBODY, Game, State
from meadowmarket.core.codec import checksum, dumps, encode, loads, saved_name
from meadowmarket.core.errors import IllegalAction, MeadowMarketError, NotYourTurn
from meadowmarket.core.frames import Script
from meadowmarket.core.playout import LIMIT, choose_random, play_some
from meadowmarket.core.rng import MASK, SECRET_BITS, Rng
from meadowmarket.core.table import Table

ILLEGAL_TRIES: Final = 4
STEPS_ON_A_CLONE: Final = 8


class ConformanceError(Exception):
    """A game breaks the contract of `core.api`."""


@final
class Plan:
    """How thoroughly to check.

    `every`: the checks run before every n-th action. `breadth`: how many options of a decision are tried; 0 means all.
    `limit`: the number of actions after which the game counts as endless. `has_secrets`: in the course of the game,
    `determinize` must change more than the generator.
    """

    def __init__(self, every: int = 1, breadth: int = 0, limit: int = LIMIT, has_secrets: bool = True) -> None:
        self.every: Final = every
        self.breadth: Final = breadth
        self.limit: Final = limit
        self.has_secrets: Final = has_secrets


def check_game(game: Game, seed: int, plan: Plan | None = None) -> int:
    """Play one game at random, check it as planned, and return the number of its actions.

    Raises ConformanceError at the first thing that is wrong.
    """
    return _Check(game, seed, plan if plan is not None else Plan()).run()


@final
class _Check:
    def __init__(self, game: Game, seed: int, plan: Plan) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.plan: Final = plan
        self.rng: Final = Rng(seed & MASK)
        self.has_dealt_anew = False
        self.count = 0

    def run(self) -> int:
        """Play and check."""
        try:
            return self._run()
        except ConformanceError:
            raise
        except Exception as error:
            raise self.wrong(f"{type(error).__name__}: {error}") from error

    def wrong(self, what: str) -> ConformanceError:
        """Return the error for what was found."""
        return ConformanceError(f"{self.game.id}, seed {self.seed}, action {self.count}: {what}")

    def demand(self, condition: bool, what: str) -> None:
        """Raise the error unless the condition holds."""
        if not condition:
            raise self.wrong(what)

    def _run(self) -> int:
        self.check_vocabulary()
        table = Table(self.game, self.seed, plays_forced=False)
        while not table.is_over():
            self.demand(self.count < self.plan.limit, f"no end after {self.plan.limit} actions")
            is_checked = self.count % self.plan.every == 0
            if is_checked:
                self.check_state(table.state)
            seats = table.seats_to_act()
            seat = seats[self.rng.below(len(seats))]
            action = choose_random(table.state, seat, self.rng)
            if is_checked:
                self.play_and_compare(table, seat, action)
            else:
                table.play(seat, action)
            self.count += 1
        self.check_end(table)
        self.check_secret_seed()
        return self.count

    # -- once

    def check_vocabulary(self) -> None:
        """Check that notations and codes are each other's inverses, and that frames have different names."""
        actions = self.game.actions
        self.demand(len(actions) > 0, "the game has no actions")
        for code in range(len(actions)):
            notation = actions.notation(code)
            self.demand(actions.code(notation) == code, f"the notation {notation!r} does not lead back to {code}")
        names = [saved_name(cls) for cls in [*self.game.frame_types(), Script]]
        self.demand(len(set(names)) == len(names), "two classes of frames have the same name")
        for topic in self.game.topics():
            self.demand(len(self.game.explain(topic)) > 0, f"nothing explains {topic!r}")

    def check_secret_seed(self) -> None:
        """Check that a long seed starts keyed chance; its key goes with clones and saves, not into determinizations."""
        state = self.game.new(1 << (SECRET_BITS - 1) | self.seed)
        self.demand(state.key is not None, "a long seed does not start keyed chance")
        self.demand(state.clone().key == state.key, "a clone loses the key of chance")
        self.check_codec(state)
        for seat in range(self.game.players):
            self.check_determinize(state, seat)

    def check_end(self, table: Table) -> None:
        """Check that somebody has won, nobody may act, and the written game leads to the same end."""
        state = table.state
        self.check_points(state)
        self.check_views(state)
        winners = state.winners()
        self.demand(len(winners) > 0 or self.game.players == 1, "nobody has won")
        self.demand(len(set(winners)) == len(winners), f"the winners are {winners}")
        self.demand(all(0 <= seat < self.game.players for seat in winners), f"the winners are {winners}")
        self.demand(state.seats_to_act() == [], "someone is asked though the game is over")
        self.check_codec(state)
        again = replay.verify(self.game, replay.read(replay.write(table)))
        self.demand(again.checksum() == table.checksum(), "the written game leads to another end")
        if self.plan.has_secrets:
            self.demand(self.has_dealt_anew, "determinize never changed anything but the generator")

    # -- at a state

    def check_state(self, state: State) -> None:
        """Make all checks that leave the state as it is."""
        before = dumps(state)
        seats = state.seats_to_act()
        self.demand(len(seats) > 0, "nobody is asked though the game is not over")
        self.demand(len(set(seats)) == len(seats), f"the seats to act are {seats}")
        self.demand(all(0 <= seat < self.game.players for seat in seats), f"the seats to act are {seats}")
        for seat in seats:
            self.check_options(state, seat)
        self.check_points(state)
        self.check_views(state)
        self.check_codec(state)
        for seat in range(self.game.players):
            self.check_determinize(state, seat)
            self.check_illegal(state, seat)
        self.demand(dumps(state) == before, "looking at the state, or playing on with copies of it, changed it")

    def check_options(self, state: State, seat: int) -> None:
        """Check that there are options, all different, each explained, and that each can be carried out on a copy."""
        options = state.options(seat)
        self.demand(len(options) > 0, f"seat {seat} has no options")
        self.demand(len(set(options)) == len(options), f"the options of seat {seat} hold one twice: {options}")
        self.demand(state.options(seat) == options, f"the options of seat {seat} change when asked for again")
        state.decision().prompt(state, seat)
        for action in self.sample(options):
            notation = self.game.actions.notation(action)
            self.game.describe(state, seat, action)
            clone = state.clone()
            self.demand(clone.events is None, "a clone has a listener")
            try:
                clone.apply(seat, action)
            except Exception as error:
                raise self.wrong(f"option {notation!r} of seat {seat}: {type(error).__name__}: {error}") from error
            self.demand(clone.actions_played == state.actions_played + 1, f"{notation!r} does not count as one action")
        clone = state.clone()
        play_some(clone, self.rng, STEPS_ON_A_CLONE)

    def sample(self, options: list[int]) -> list[int]:
        """Pick the options that are tried."""
        if self.plan.breadth <= 0 or len(options) <= self.plan.breadth:
            return options
        picked = list(options)
        self.rng.shuffle(picked)
        return picked[: self.plan.breadth]

    def check_points(self, state: State) -> None:
        """Check that each score is the sum of its sources."""
        scores = state.scores()
        self.demand(len(scores) == self.game.players, f"there are {len(scores)} scores")
        for seat in range(self.game.players):
            total = 0
            for points in state.points_by_source(seat).values():
                total += points
            self.demand(total == scores[seat], f"seat {seat} has {scores[seat]} points, its sources give {total}")

    def check_views(self, state: State) -> None:
        """Check that every seat and a spectator can look."""
        for seat in range(NOBODY, self.game.players):
            try:
                self.game.view(state, seat)
            except Exception as error:
                raise self.wrong(f"the view of seat {seat}: {type(error).__name__}: {error}") from error

    def check_codec(self, state: State) -> None:
        """Check that a state that is saved and loaded is the same in all that can be seen of it."""
        data = dumps(state)
        try:
            loaded = loads(self.game, data)
        except MeadowMarketError as error:
            raise self.wrong(f"a saved state can't be loaded: {error}") from error
        self.demand(dumps(loaded) == data, "a state changes when it is saved and loaded")
        self.demand(dumps(state.clone()) == data, "a clone is not equal to the original")
        for seat in state.seats_to_act():
            self.demand(loaded.options(seat) == state.options(seat), "saved and loaded, a state has other options")
        for seat in range(NOBODY, self.game.players):
            same = self.game.view(loaded, seat) == self.game.view(state, seat)
            self.demand(same, f"saved and loaded, a state looks different to seat {seat}")
        for seat in range(self.game.players):
            same = self.game.known(loaded, seat) == self.game.known(state, seat)
            self.demand(same, f"saved and loaded, a state has seat {seat} know something else")

    def check_determinize(self, state: State, seat: int) -> None:
        """Check that what a seat sees and may do does not depend on what it can't know."""
        dealt = self.game.determinize(state, seat, self.rng.fork())
        self.demand(dealt is not state, "determinize gives the state itself, not a copy")
        self.demand(dealt.current_seed() != state.current_seed(), f"determinize shows seat {seat} the generator")
        self.demand(dealt.key is None and int(dealt.rng) >= 0, f"determinize shows seat {seat} the key of chance")
        same = self.game.view(dealt, seat) == self.game.view(state, seat)
        self.demand(same, f"the view of seat {seat} shows something that determinize redeals")
        same = self.game.known(dealt, seat) == self.game.known(state, seat)
        self.demand(same, f"determinize redeals what seat {seat} knows")
        if seat in state.seats_to_act():
            self.demand(seat in dealt.seats_to_act(), f"determinized for seat {seat}, it is not asked any more")
            self.demand(dealt.options(seat) == state.options(seat), f"determinized for seat {seat}, its options change")
        if encode(dealt)["fields"] != encode(state)["fields"]:
            self.has_dealt_anew = True
        lot = int(self.rng.fork().memory)
        first, again = [dumps(self.game.determinize(known, seat, Rng(lot))) for known in (state, dealt)]
        self.demand(first == again, f"what determinize deals seat {seat} depends on what it can't know")
        self.check_points(dealt)
        play_some(dealt, self.rng, STEPS_ON_A_CLONE)

    def check_illegal(self, state: State, seat: int) -> None:
        """Check that an action that is not an option is refused and changes nothing."""
        before = dumps(state)
        is_asked = seat in state.seats_to_act()
        options = state.options(seat) if is_asked else []
        tries = [-1, len(self.game.actions)]
        for _ in range(ILLEGAL_TRIES):
            tries.append(self.rng.below(len(self.game.actions)))
        for action in tries:
            if action not in options:
                self.check_refused(state, seat, action, is_asked)
        self.demand(dumps(state) == before, "a refused action changed the state")

    def check_refused(self, state: State, seat: int, action: int, is_asked: bool) -> None:
        """Check that an action is refused with the right error."""
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            self.demand(is_asked or isinstance(error, NotYourTurn), f"seat {seat} is not told that it isn't asked")
        except Exception as error:
            raise self.wrong(f"the illegal action {action} raises {type(error).__name__}: {error}") from error
        else:
            raise self.wrong(f"seat {seat} may take action {action}, which is no option")

    # -- from a state to the next

    def play_and_compare(self, table: Table, seat: int, action: int) -> None:
        """Play an action at the table, on a loaded state and once more after undo: all lead to the same."""
        before = checksum(table.state)
        loaded = loads(self.game, dumps(table.state))
        table.play(seat, action)
        after = checksum(table.state)
        loaded.apply(seat, action)
        notation = self.game.actions.notation(action)
        self.demand(
            checksum(loaded) == after, f"{notation!r} does not do the same without a listener, or after loading"
        )
        self.demand(table.state.undo_floor <= table.state.actions_played, "the floor is above the number of actions")
        if table.history[-1].forced or table.why_no_undo(seat) is not None:
            return
        table.undo(seat)
        self.demand(checksum(table.state) == before, f"{notation!r} can't be taken back without a trace")
        table.play(seat, action)
        self.demand(checksum(table.state) == after, f"{notation!r} does something else after undo")
