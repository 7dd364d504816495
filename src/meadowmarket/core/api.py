"""The contracts between games and everything that plays them. Their docstrings are the specification."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar, cast, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.actions import Actions
from meadowmarket.core.errors import BadSetup, IllegalAction, NotYourTurn, check_int
from meadowmarket.core.frames import Decision, Frame, Script, Step
from meadowmarket.core.messages import EVERYONE, Args, Event, Message
from meadowmarket.core.pieces import PieceRef, Trace
from meadowmarket.core.rng import (
    MASK,
    NATIVE_MASK,
    OF_THE_GAME,
    Rng,
    check_seed,
    following,
    is_secret_seed,
    joined,
    key_of,
    keyed,
    mixed,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from meadowmarket.core.box import Box
    from meadowmarket.core.encoding import Encoder
    from meadowmarket.core.valuation import Valuation

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
Piece = None | bool | int | str | Message | list["Piece"] | dict[str, "Piece"]
S = TypeVar("S", bound="State")

WORD_START: Final = re.compile(r"(?<!^)(?=[A-Z])")

NOBODY: Final = -1
"""The seat of a spectator, who sees what everyone sees."""


def guide_key(game: str, decision: type[Frame]) -> str:
    """Return the key of the text that explains a kind of decision to beginners.

    >>> guide_key("toy", Decision)
    'toy-guide-decision'
    """
    return f"{game}-guide-{WORD_START.sub('-', decision.__name__).lower()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress: plain data and the stack of pending work.

    To play: ask `seats_to_act`, list `options`, and call `apply`, until `is_over`.
    """

    def __init__(self, game: Game, stack: list[Frame], rng: int, actions_played: int, undo_floor: int) -> None:
        self.game = game
        self.stack = stack
        self.rng: i64 = rng
        """The fast generator's memory; with keyed chance the counter, inverted and so below 0."""
        self.key: bytes | None = None
        """The secret of keyed chance; None with the fast generator. `clone` copies it."""
        self.actions_played = actions_played
        """The number of actions applied so far."""
        self.undo_floor = undo_floor
        """The number of actions that can't be taken back any more, since chance or a reveal came after them."""
        self.events: list[Event] | None = None
        """Collects what happens while someone listens; None costs nothing."""

    # -- playing

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def decision(self) -> Decision[State]:
        """Return the open decision; raise IllegalAction when the game is over."""
        if not self.stack:
            raise IllegalAction(Message("game-is-over"))
        top = self._frames()[-1]
        assert isinstance(top, Decision)
        return top

    def seats_to_act(self) -> list[int]:
        """List the seats that must answer now: one, several at a secret choice, none at the end."""
        return self.decision().seats(self) if self.stack else []

    def options(self, seat: int) -> list[int]:
        """List the codes of all actions that a seat may take now; raise NotYourTurn if it need not answer."""
        decision = self.decision()
        if seat not in decision.seats(self):
            if not 0 <= seat < self.game.players:
                raise NotYourTurn(Message("no-such-seat", {"found": seat, "most": self.game.players - 1}))
            raise NotYourTurn(Message("not-your-turn", {"seat": seat}))
        return decision.options(self, seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action; raise IllegalAction and change nothing if it is not an option of the seat."""
        check_int(seat)
        check_int(action)
        if action not in self.options(seat):
            raise IllegalAction(self.why_not(seat, action))
        self.advance(seat, action)

    def advance(self, seat: int, action: int) -> None:
        """Carry out an action that is known to be an option: `apply` for playouts, without the check."""
        top = self._frames().pop()
        assert isinstance(top, Decision)
        self.actions_played += 1
        top.resolve(self, seat, action)
        self.settle()

    def why_not(self, seat: int, action: int) -> Message:
        """Explain why an action is not an option: which decision is open, and the rules' reason if there is one."""
        decision = self.decision()
        args: Args = {
            "action": self.game.actions.notation(action),
            "asked": decision.prompt(self, seat),
        }
        reason = decision.why_not(self, seat, action)
        if reason is None:
            return Message("not-an-option", args)
        args["reason"] = reason
        return Message("not-an-option-because", args)

    # -- the stack

    @final
    def _frames(self) -> list[object]:
        """Return the stack as a list of objects: compiled code checks the type of whatever it takes from a list."""
        return cast("list[object]", self.stack)

    def settle(self) -> None:
        """Run scripts until a decision, or the end of the game, is on top."""
        stack = self._frames()
        programs = self.game.programs
        while stack:
            top = stack[-1]
            if not isinstance(top, Script):
                return
            stack.pop()
            steps = programs[top.program]
            if top.step + 1 < len(steps):
                stack.append(Script(top.program, top.step + 1, top.seat, top.subject, top.value))
            steps[top.step].run(self, top)

    def ask(self: S, decision: Decision[S]) -> None:
        """Put a question on top of the stack. All questions of a game come through here, so it may override this."""
        self.stack.append(decision)

    def push_script(self, program: int, seat: int, subject: int = 0, value: int = 0) -> None:
        """Put an effect on top of the stack; an empty one is left out."""
        if self.game.programs[program]:
            self.stack.append(Script(program, 0, seat, subject, value))

    # -- chance, reveals and events

    def random_below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1; what came before can't be taken back any more."""
        self.undo_floor = self.actions_played
        if self.rng < 0:
            return self._keyed_below(n)
        self.rng = following(self.rng)
        return (mixed(self.rng) >> 8) % n

    def _keyed_below(self, n: i64) -> i64:
        # A clone without its key must not continue with anything that can be predicted.
        assert self.key is not None, "the key of this game's chance was not copied"
        counter = (~self.rng + 1) & NATIVE_MASK
        self.rng = ~counter
        return (keyed(self.key, counter, OF_THE_GAME) >> 8) % n

    def start_chance(self, seed: int) -> None:
        """Start the generator that a seed stands for; raise ValueError if the seed is out of range."""
        check_seed(seed)
        self.key = key_of(seed) if is_secret_seed(seed) else None
        self.rng = ~(seed & MASK) if is_secret_seed(seed) else seed

    def current_seed(self) -> int:
        """Return the seed that continues this game's random numbers."""
        if self.rng >= 0:
            return int(self.rng)
        assert self.key is not None, "the key of this game's chance was not copied"
        return joined(self.key, int(~self.rng))

    def reseed(self, rng: Rng) -> None:
        """Continue with the fast generator, drawn from another, and without the secret; for `determinize`."""
        self.key = None
        self.rng = rng.fork().memory

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place, by the game's chance."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.random_below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def reveal(self) -> None:
        """Note that something hidden has been seen: what came before can no longer be taken back."""
        self.undo_floor = self.actions_played

    def emit(self, seat: int, key: str, args: Mapping[str, int | str | Message], audience: int = EVERYONE) -> None:
        """Record what happened. Callers ask `self.events is not None` first, so that playouts pay nothing."""
        if self.events is not None:
            self.events.append(Event(seat, Message(key, args), audience))

    # -- copies

    def __copy__(self) -> State:
        """Return an independent copy: `clone`. There is no other kind of copy, deep or not."""
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        from meadowmarket.core.pickling import reduced_state

        return reduced_state(self)

    # -- for the games to fill in

    def clone(self) -> State:
        """Return an independent copy; nobody listens to it."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """List the points of each seat so far; at the end, the final ones."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """List the seats that have won; at the end only.

        Several if the victory is shared; none if a solo game is lost, or has no winner at all.
        """
        raise NotImplementedError

    def verdict(self) -> Message | None:
        """Return how a game has ended, where there is more to say than who has won: a rank, the points to beat."""
        return None

    def points_by_source(self, seat: int) -> dict[str, int]:
        """Return where a seat's points came from; the values add up to its score."""
        raise NotImplementedError

    def fields(self) -> dict[str, Json]:
        """Return the plain data of the game for the codec, without the stack and the generator."""
        raise NotImplementedError

    def memory_fields(self) -> dict[str, Json]:
        """Return what seats have learned about hidden things, beyond `fields`.

        It is saved beside the fields and is not part of the checksum: the rules do not need it.
        """
        return {}

    def restore_memory(self, memory: dict[str, Json]) -> None:
        """Take over what `memory_fields` gave; raise CorruptReplay if it does not fit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as it is set up on the table: its rules, its cards, its number of players. Constant."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        ruleset: str,
        settings: Mapping[str, str],
        players: int,
        pack_digest: str,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.corrected: Message | None = None
        """What has been corrected since this rules version, where the game is opened as an older one."""
        self.ruleset = ruleset
        self.settings = dict(settings)
        """The settings that differ from the ruleset's own."""
        self.players = players
        self.pack_digest = pack_digest
        self.actions = Actions()
        self.programs: list[list[Step[State]]] = []
        """The constant table that Scripts point into."""
        self._program_numbers: dict[str, int] = {}
        self.box: Box | None = None
        """The box that has opened the game, so that it can be pickled."""
        self.card_files: dict[str, bytes] | None = None
        """The files of the card pack by name; None with the built-in cards."""

    def __copy__(self) -> Game:
        """Return the game itself: it is constant."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from meadowmarket.core.pickling import reduced_game

        return reduced_game(self)

    def add_program(self, name: str, steps: Sequence[Step[S]]) -> int:
        """Add the steps of an effect to the table under a name, and return their number.

        Saved games hold the number, so new programs come after all others.
        """
        if name in self._program_numbers:
            raise ValueError(f"the program {name!r} is there already")
        self._program_numbers[name] = len(self.programs)
        self.programs.append([cast("Step[State]", step) for step in steps])
        return len(self.programs) - 1

    def program(self, name: str) -> int:
        """Return the number of a program."""
        return self._program_numbers[name]

    def program_names(self) -> list[str]:
        """List the names of all programs by their numbers."""
        return list(self._program_numbers)

    @property
    def id(self) -> str:
        """Name the rules, the cards and the setup: games with the same id play alike."""
        settings = "".join(f" {name}={value}" for name, value in sorted(self.settings.items()))
        return f"{self.name}/{self.rules_version} {self.ruleset}{settings} {self.players}p {self.pack_digest}"

    def check_state(self, state: State) -> None:
        """Raise BadSetup unless a state is one of this game: the same rules, cards and setup."""
        if state.game is not self and state.game.id != self.id:
            raise BadSetup(Message("state-of-another-game", {"found": state.game.id, "expected": self.id}))

    def new(self, seed: int) -> State:
        """Set up a game; the seed (0 to MOST_SEED), given to `State.start_chance`, decides all its chance."""
        raise NotImplementedError

    def restore(
        self, stack: list[Frame], rng: int, actions_played: int, undo_floor: int, fields: dict[str, Json]
    ) -> State:
        """Build a state from what `State.fields` gave; raise CorruptReplay if it does not fit.

        The caller starts its chance.
        """
        raise NotImplementedError

    def frame_types(self) -> list[type[Frame]]:
        """List the classes of decisions that can lie on the stack."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> dict[str, Json]:
        """Return what a seat (or NOBODY, a spectator) may see, and nothing else."""
        raise NotImplementedError

    def known(self, state: State, seat: int) -> dict[str, Json]:
        """Return what an attentive seat knows beyond its view, since it has seen it happen; programs get it too."""
        return {}

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """Return a copy in which everything that the seat can't know is redealt; its `view` and `known` stay the same.

        The same generator deals the same, whatever is hidden, so no bot's choice depends on it. The copy is `reseed`ed.
        """
        raise NotImplementedError

    def describe(self, state: State, seat: int, action: int) -> Message:
        """Explain an action in words."""
        raise NotImplementedError

    def group(self, action: int) -> str:
        """Return how an action is offered: `main`, `anytime` (beside what is asked) or `pass` (ends, declines)."""
        return "main"

    def piece(self, state: State, seat: int, action: int) -> PieceRef | None:
        """Return the piece that an action of the seat is about, for a board to light; None where there is none."""
        return None

    def piece_rules(self) -> dict[str, str]:
        """Return the kinds of pieces, each with the paragraph of the rules that says what it is for."""
        return {}

    def about_piece(self, kind: str) -> Message:
        """Say in a sentence when something can be done with pieces of a kind, one of `piece_rules`."""
        raise NotImplementedError

    def trivial(self, state: State, seat: int) -> int:
        """Return the answer to the open question that takes nothing away from the seat, or -1 if it has a choice.

        The table may play it for a person. What else is offered must be just as possible, and worth the same, later.
        """
        return -1

    def stage(self, state: State) -> Message | None:
        """Return the part of the game that a state lies in, such as round and phase: a heading of the log."""
        return None

    def traces(self, seat: int, events: Sequence[Event]) -> list[Trace]:
        """Return for each event of one action of the seat what it is about and what moved, for a board to show.

        The events are those that someone may see, and nothing else is known here: so a trace tells nothing more.
        """
        return [Trace() for _ in events]

    def consequence(self, state: State, seat: int, action: int) -> Message | None:
        """Return what an action of the seat would make final, for a dialog that asks whether it is meant.

        None for ordinary moves: only for what is big or lost for good, and easily done by mistake.
        """
        return None

    def components(self) -> dict[str, Piece]:
        """Return what is printed on the components, as plain data for drawing; names and texts are messages."""
        return {}

    def topics(self) -> list[str]:
        """List what can be looked up: the ids of cards, tiles and places."""
        raise NotImplementedError

    def explain(self, topic: str) -> list[Message]:
        """Explain a card, tile or place, one message per line; the topic is one of `topics`."""
        raise NotImplementedError

    def details(self, topic: str) -> list[Message]:
        """Return what designers want to know beyond `explain`: a card's steps, the origin of its values."""
        return []

    def guidance(self, state: State, seat: int) -> Message:
        """Return what helps a beginner with the open decision: by its class, if the game does not say more."""
        return Message(guide_key(self.name, type(state.decision())))

    def text_keys(self) -> dict[str, list[str]]:
        """List the keys of texts that are made at run time, by their template: `toy-card-{}`.

        Of a text that selects on an `$id` of the data, `toy-card[{}]` lists the ids. `meadowmarket texts check` knows
        by this which texts must be there.
        """
        return {}

    def topic_name(self, topic: str) -> Message | None:
        """Return what a card, tile or place is called, as players see it; None: by its id."""
        return None

    def neutral_names(self) -> list[Message]:
        """Name the neutral seats after the players, such as the opponent of a solo game."""
        return []

    def cost(self, state: State, seat: int, action: int) -> Message | None:
        """Return what a seat pays for an action now; None if it costs nothing."""
        return None

    def card_book(self) -> str:
        """Write everything that is on the components, as Markdown."""
        raise NotImplementedError

    def usage(self, tally: list[int]) -> UsageTable:
        """Turn counts of actions (an entry for each code) into a table of how the cards were used."""
        raise NotImplementedError

    def valuation(self, weights: Sequence[float] | None = None) -> Valuation:
        """Return the valuation, with the given weights or the game's own.

        A term is named by the message `GAME-term-NAME`.
        """
        from meadowmarket.core.valuation import PointsOnly

        found = PointsOnly() if weights is None else PointsOnly(weights)
        found.game = self
        return found

    def encoder(self) -> Encoder:
        """Return the encoder of observations: everything that a seat can know, as a fixed number of named numbers."""
        raise NotImplementedError

    def begins_turn(self, state: State) -> bool:
        """Whether the open decision, met for the first time, begins a turn; asked where one player is alone.

        With several, a turn ends when another seat is asked.
        """
        return True

    def last_resort(self) -> int:
        """Return an action that random play takes only when there is no other, or -1."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class UsageTable:
    """How often each card was used in each way: one row per card, one column per way."""

    def __init__(self, columns: list[str], rows: dict[str, list[int]]) -> None:
        self.columns = columns
        self.rows = rows
