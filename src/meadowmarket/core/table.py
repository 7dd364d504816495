"""One game being played: its history, its undo, its forced moves, and what happened."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, final

from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.codec import checksum
from meadowmarket.core.errors import BadSetup, IllegalAction
from meadowmarket.core.messages import Event, Message, shortened
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import MOST_SEED, Rng

SHORT: Final = 8
"""The digits of a checksum in the history."""

DEALS: Final = 3
"""How many redealt copies say what a seat can know."""


@final
class HistoryEntry:
    """One action of the history: who did what, what happened, and the checksum of the state after it.

    `forced` says that the seat had no other option; such an action is taken back together with the choice before it.
    """

    def __init__(
        self,
        seat: int,
        action: int,
        notation: str,
        forced: bool,
        checksum: str,
        events: list[Event],
        description: Message,
        stage: Message | None = None,
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.notation: Final = notation
        self.forced: Final = forced
        self.checksum: Final = checksum
        self.events: Final = events
        self.description: Final = description
        """The action in words, as it was offered."""
        self.stage: Final = stage
        """The part of the game in which it was done."""

    def seen_by(self, seat: int) -> list[Event]:
        """List what a seat (or NOBODY, a spectator) may know of what happened."""
        return [event for event in self.events if event.is_visible_to(seat)]

    def __reduce__(self) -> tuple[object, ...]:
        about = (self.events, self.description, self.stage)
        return HistoryEntry, (self.seat, self.action, self.notation, self.forced, self.checksum, *about)

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.notation!r}, {self.checksum})"


@final
class Option:
    """An action that a seat may take now, with its notation and its explanation."""

    def __init__(self, action: int, notation: str, description: Message) -> None:
        self.action: Final = action
        self.notation: Final = notation
        self.description: Final = description

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.action, self.notation, self.description)

    def __repr__(self) -> str:
        return f"Option({self.notation!r})"


@final
class Table:
    """A game, its seed, the actions so far and the current state.

    The table plays forced moves (decisions with a single option) by itself, unless `plays_forced` is False. `names`
    are the players' names, an empty one where there is none; they are saved with the game.
    """

    def __init__(self, game: Game, seed: int, names: Sequence[str] = (), plays_forced: bool = True) -> None:
        if not 0 <= seed <= MOST_SEED:
            raise BadSetup(Message("bad-seed", {"seed": shortened(str(seed)), "most": str(MOST_SEED)}))
        if isinstance(names, str) or len(names) > game.players:
            found = names if isinstance(names, str) else ", ".join(names)
            raise BadSetup(Message("bad-names", {"found": shortened(found), "players": game.players}))
        self.game: Final = game
        self.seed: Final = seed
        self.names: Final[list[str]] = [names[i] if i < len(names) else "" for i in range(game.players)]
        self.plays_forced = plays_forced
        self.history: Final[list[HistoryEntry]] = []
        self.state = game.new(seed)
        self.start_checksum: Final = checksum(self.state, SHORT)
        # The state before the first action that can still be taken back. An undo plays on from here: chance has no part
        # in what follows, and keeping every state in between would cost many times the memory.
        self._base = self.state
        if plays_forced:
            self.play_forced()

    def __copy__(self) -> Table:
        """Return an independent copy. There is no other kind of copy, deep or not."""
        setup = (self.game, self.seed, self.names, self.plays_forced)
        return _table_of(*setup, list(self.history), self.state.clone(), self._base.clone())

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        setup = (self.game, self.seed, self.names, self.plays_forced)
        return _table_of, (*setup, self.history, self.state, self._base)

    # -- what is asked

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over()

    def seats_to_act(self) -> list[int]:
        """List the seats that must answer now: several at a secret choice, none at the end."""
        return self.state.seats_to_act()

    def prompt(self, seat: int) -> Message:
        """Return what is asked of a seat; raise IllegalAction if nothing is."""
        self.state.options(seat)
        return self.state.decision().prompt(self.state, seat)

    def options(self, seat: int) -> list[Option]:
        """List what a seat may do now; raise NotYourTurn if nothing is asked of it."""
        actions = self.game.actions
        return [
            Option(action, actions.notation(action), self.game.describe(self.state, seat, action))
            for action in self.state.options(seat)
        ]

    def view(self, seat: int) -> dict[str, Json]:
        """Return what a seat (or NOBODY, a spectator) may see."""
        return self.game.view(self.state, seat)

    def checksum(self) -> str:
        """Return the short checksum of the state now."""
        return self.history[-1].checksum if self.history else self.start_checksum

    # -- playing

    def play(self, seat: int, action: int | str) -> list[HistoryEntry]:
        """Carry out an option, given by code or notation, then the forced moves; return what was added.

        Raises IllegalAction and changes nothing if the action is not an option of the seat.
        """
        code = self.game.actions.code(action) if isinstance(action, str) else action
        first = len(self.history)
        self._carry_out(seat, code)
        if self.plays_forced:
            self.play_forced()
        return self.history[first:]

    def play_forced(self) -> None:
        """Play on as long as a seat has a single option."""
        while self._play_one_forced():
            pass

    def _play_one_forced(self) -> bool:
        forced = _forced(self.state)
        if forced is None:
            return False
        self._carry_out(forced[0], forced[1])
        return True

    def _carry_out(self, seat: int, action: int) -> None:
        """Play on a copy, so that whatever goes wrong leaves the table as it was."""
        before = self.state
        after = before.clone()
        forced = len(before.options(seat)) == 1
        events: list[Event] = []
        after.events = events
        after.apply(seat, action)
        after.events = None
        notation = self.game.actions.notation(action)
        description = self.game.describe(before, seat, action)
        stage = self.game.stage(before)
        entry = HistoryEntry(seat, action, notation, forced, checksum(after, SHORT), events, description, stage)
        self.history.append(entry)
        self.state = after
        if after.undo_floor == after.actions_played:
            self._base = after

    # -- undo

    def last_choice(self, also: Collection[int] = ()) -> HistoryEntry | None:
        """Return the last action that was chosen, not forced, by a seat that is not among `also`, or None."""
        target = self._undo_target(also)
        return self.history[target] if target >= 0 else None

    def why_no_undo(self, seat: int, also: Collection[int] = ()) -> Message | None:
        """Return the reason why a seat can't take back its last choice, or None when it can.

        `also` are the seats, usually bots, whose actions since then are taken back with it.
        """
        target = self._undo_target(also)
        if target < 0:
            return Message("undo-nothing")
        if self.history[target].seat != seat:
            return Message("undo-other-seat", {"seat": self.history[target].seat})
        if target < self.state.undo_floor:
            return Message("undo-chance", {"action": self.history[target].description})
        shown = self._shown_since(target, seat, also)
        if shown is not None:
            return Message("undo-shown", {"action": self.history[target].description, "other_seat": shown.seat})
        return None

    def undo(self, seat: int, also: Collection[int] = ()) -> int:
        """Take back the last choice of a seat, with the forced moves and the actions of `also` after it.

        Returns how many actions that were. Raises IllegalAction, saying why, if the last choice is another seat's, or
        if something hidden was revealed since.
        """
        reason = self.why_no_undo(seat, also)
        if reason is not None:
            raise IllegalAction(reason)
        return self._cut(self._undo_target(also))

    def undo_as_recorded(self, seat: int) -> int:
        """Take back the last choice of a seat and all after it, in a record of a game in which that was allowed.

        Raises IllegalAction if there is no such choice, or if chance or a reveal came after it.
        """
        target = len(self.history) - 1
        while target >= 0 and (self.history[target].forced or self.history[target].seat != seat):
            target -= 1
        if target < 0:
            raise IllegalAction(Message("undo-nothing"))
        if target < self.state.undo_floor:
            raise IllegalAction(Message("undo-chance", {"action": self.history[target].description}))
        return self._cut(target)

    def final_options(self, seat: int) -> list[int]:
        """List the options of a seat that can't be taken back, as far as it can know: chance or a reveal follows.

        They are tried on redealt copies, so that nothing hidden shows in the answer.
        """
        copies = [redealt(self.state, seat, Rng(deal)) for deal in range(DEALS)]
        return [
            action
            for action in self.state.options(seat)
            if all([_is_followed_by_reveal(copy.clone(), seat, action) for copy in copies])
        ]

    def _cut(self, target: int) -> int:
        taken_back = len(self.history) - target
        state = self._base.clone()
        for entry in self.history[self._base.actions_played : target]:
            state.advance(entry.seat, entry.action)
        del self.history[target:]
        self.state = state
        return taken_back

    def _undo_target(self, also: Collection[int]) -> int:
        """Return the index of the last action that was chosen, not forced, by a seat not in `also`; -1 if none was."""
        target = len(self.history) - 1
        while target >= 0 and (self.history[target].forced or self.history[target].seat in also):
            target -= 1
        return target

    def _shown_since(self, target: int, seat: int, also: Collection[int]) -> HistoryEntry | None:
        """Return the first action of `also` that told a seat something hidden, such as a card played from a hand.

        An action that tells nothing is possible however the hidden cards are dealt.
        """
        if not also:
            return None
        state = self._base.clone()
        for number in range(self._base.actions_played, len(self.history)):
            entry = self.history[number]
            if number > target and entry.seat in also and not self._is_open(state, seat, entry):
                return entry
            state.advance(entry.seat, entry.action)
        return None

    def _is_open(self, state: State, seat: int, entry: HistoryEntry) -> bool:
        for deal in range(DEALS):
            copy = redealt(state, seat, Rng(deal))
            if entry.seat not in copy.seats_to_act() or entry.action not in copy.options(entry.seat):
                return False
        return True


def _table_of(
    game: Game,
    seed: int,
    names: list[str],
    plays_forced: bool,
    history: list[HistoryEntry],
    state: State,
    base: State,
) -> Table:
    """Make a table at which something has been played."""
    table = Table(game, seed, names, plays_forced=False)
    table.plays_forced = plays_forced
    table.history.extend(history)
    table.state = state
    table._base = base
    return table


def _is_followed_by_reveal(state: State, seat: int, action: int) -> bool:
    before = state.actions_played
    state.advance(seat, action)
    while state.undo_floor <= before:
        forced = _forced(state)
        if forced is None:
            return False
        state.advance(forced[0], forced[1])
    return True


def _forced(state: State) -> tuple[int, int] | None:
    for seat in state.seats_to_act():
        options = state.options(seat)
        if len(options) == 1:
            return seat, options[0]
    return None
