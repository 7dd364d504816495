"""The external bot: any program that exchanges lines of JSON on standard input and output (docs/bot_protocol.md)."""

from __future__ import annotations

import json
import shlex
import shutil
from typing import Final, final

from meadowmarket.bots.bot import Bot, BotFailed, BotMaker, Budget
from meadowmarket.bots.players.line_process import LineProcess
from meadowmarket.core.api import Game, State
from meadowmarket.core.codec import dumps
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import Rng

PROTOCOL: Final = 1
START_SECONDS: Final = 10.0
"""The most seconds until a program is ready."""

GRACE_SECONDS: Final = 5.0
"""How many seconds too late a program's choice may come."""

UNHURRIED_SECONDS: Final = 60.0
"""How many seconds a program may think if the budget has no time limit."""

MOST_FAILURES: Final = 3
"""After this many failures a program is no longer asked."""

SEEDS: Final = 1 << 31
"""The number of seeds: any language's integers can hold them."""

LONGEST_QUOTE: Final = 200

STATE: Final = "state"
"""What a program may want with each question: a state that it can load and step."""


@final
class ExternalBot(Bot):
    """Asks a program, which runs from the first choice until the bot is closed.

    A program that fails is ended and restarted for the next choice, until it has failed too often.
    """

    def __init__(
        self,
        command: list[str],
        seed: int,
        start_seconds: float = START_SECONDS,
        grace_seconds: float = GRACE_SECONDS,
    ) -> None:
        self._command = command
        self._start_seconds = start_seconds
        self._grace_seconds = grace_seconds
        self._rng = Rng(seed)
        self._program: LineProcess | None = None
        self._game = ""
        self._wants_state = False
        self._asked = 0
        self._failures = 0

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        """Return the program's choice, or the only option; raise BotFailed if none comes."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        if self._failures == MOST_FAILURES:
            raise BotFailed(Message("failure-given-up"))
        try:
            return self._ask(self._program_for(game), state, seat, options, budget)
        except BaseException:  # an interrupted exchange is only half done
            self._failures += 1
            self._end()
            raise

    def hear_result(self, state: State, seat: int) -> None:
        """Tell the program how the game has ended, if it has been asked anything."""
        if self._program is None:
            return
        result: dict[str, object] = {
            "type": "result",
            "seat": seat,
            "points": state.scores(),
            "winners": state.winners(),
            "sources": [state.points_by_source(one) for one in range(state.game.players)],
        }
        self._program.send(_line(result))

    def close(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.stop(_line({"type": "bye"}))

    def _end(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def _program_for(self, game: Game) -> LineProcess:
        """Return the program for this game; a program for another game is ended first."""
        if self._program is not None and self._game == game.id:
            return self._program
        self.close()
        program = self._program = LineProcess(self._command)
        self._game = game.id
        hello: dict[str, object] = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules": game.rules_version,
            "ruleset": game.ruleset,
            "settings": game.settings,
            "players": game.players,
            "cards": game.pack_digest,
        }
        line = program.exchange(_line(hello), self._start_seconds)
        ready = _read(line, "ready")
        if ready.get("protocol") != PROTOCOL:
            raise BotFailed(Message("failure-other-protocol"), _quoted(line))
        wants = ready.get("wants")
        self._wants_state = isinstance(wants, list) and STATE in wants
        return program

    def _ask(self, program: LineProcess, state: State, seat: int, options: list[int], budget: Budget) -> int:
        game = state.game
        codes = {game.actions.notation(action): action for action in options}
        self._asked += 1
        question: dict[str, object] = {
            "type": "choose",
            "n": self._asked,
            "seat": seat,
            "view": game.view(state, seat),
            "known": game.known(state, seat),
            "prompt": _plain(state.decision().prompt(state, seat)),
            "options": list(codes),
            "milliseconds": budget.milliseconds,
            "simulations": budget.simulations,
            "seed": int(self._rng.below(SEEDS)),
        }
        if self._wants_state:
            question[STATE] = dumps(state).decode("ascii")
        thinking = budget.milliseconds / 1000 if budget.milliseconds else UNHURRIED_SECONDS
        line = program.exchange(_line(question), thinking + self._grace_seconds)
        choice = _read(line, "choice")
        if choice.get("n") != self._asked:
            raise BotFailed(Message("failure-wrong-number"), _quoted(line))
        action = choice.get("action")
        if not isinstance(action, str) or action not in codes:
            raise BotFailed(Message("failure-no-option"), _quoted(line))
        return codes[action]


def _line(message: dict[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def _read(line: bytes, kind: str) -> dict[str, object]:
    """Parse a message of the program; raise BotFailed if it is not of the expected kind."""
    try:
        message: object = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or message.get("type") != kind:
        raise BotFailed(Message("failure-no-message"), _quoted(line))
    return message


def _quoted(line: bytes) -> str:
    """Quote the beginning of a line, with control characters escaped."""
    return repr(line[:LONGEST_QUOTE].decode("utf-8", "replace"))


def _plain(message: Message) -> dict[str, object]:
    args = {name: _plain(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return {"key": message.key, "args": args}


def read_command(text: str) -> list[str]:
    """Split a command as a shell would; raise BadSetup if there is no such program.

    >>> read_command("python3 'my bot.py' --deep")
    ['python3', 'my bot.py', '--deep']
    """
    try:
        command = shlex.split(text)
    except ValueError:  # an open quotation
        command = []
    if not command:
        raise BadSetup(Message("no-command", {"found": text}))
    if shutil.which(command[0]) is None:
        raise BadSetup(Message("no-such-program", {"program": command[0]}))
    return command


@final
class ExternalMaker(BotMaker):
    """Makes bots from the commands that start their programs."""

    def make(self, seed: int, options: str) -> Bot:
        """Make a bot from a command; raise BadSetup if there is no such program."""
        return ExternalBot(read_command(options), seed)


MAKER: Final = ExternalMaker()
