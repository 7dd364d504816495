"""A game at the terminal: what is shown, what is typed, and what is saved."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from meadowmarket.bots.advice import advise
from meadowmarket.bots.asking import choose_or_random, note_failure
from meadowmarket.bots.base import Budget
from meadowmarket.cli import saves
from meadowmarket.cli.advice import advice_lines
from meadowmarket.cli.reference import explained
from meadowmarket.cli.screen import board, log_lines, options_grid, scores_grid, winners_text
from meadowmarket.cli.seats import Seat, clear, make_seats, saved_seats, shown_names
from meadowmarket.core import replay
from meadowmarket.core.errors import IllegalAction, MeadowMarketError
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import players_seed
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Option, Table
from meadowmarket.texts import Catalogue

with suppress(ImportError):
    import readline  # noqa: F401  arrow keys at the prompt, where the system has it

NOBODY_YET = -1
LOG_LINES = 20
BOT_MILLISECONDS = 5000
HINT_MILLISECONDS = 1000


class Quit(Exception):
    """The players leave the table."""


class Session:
    """One sitting at a table. After every action the game is saved, so that leaving in any way loses nothing."""

    def __init__(
        self, table: Table, seats: list[Seat], catalogue: Catalogue, path: Path, cards: str | None = None
    ) -> None:
        self.catalogue = catalogue
        self.cards = cards
        self.console = Console(highlight=False)
        self._sit_down(table, seats, path)

    def _sit_down(self, table: Table, seats: list[Seat], path: Path) -> None:
        self.table = table
        self.seats = seats
        self.path = path
        self.catalogue.names = shown_names(seats, self.catalogue)
        self.rng = Rng(players_seed(table.seed, 1000 + len(table.history)))
        self.at_screen = NOBODY_YET
        # How many actions each seat has been told of; on loading, the last few are told again.
        self.told = [max(0, len(table.history) - LOG_LINES)] * len(seats)
        self.could_save = True

    def run(self) -> int:
        """Plays until the game is over or the players leave."""
        self._say(
            "play-welcome", {"game": self.catalogue.title("game", self.table.game.name), "seed": str(self.table.seed)}
        )
        self._autosave()
        try:
            while not self.table.is_over():
                self._play_on()
        except (Quit, EOFError, KeyboardInterrupt):
            self._autosave()  # an interrupt may have come between an action and its save
            self.console.print()
            self._say("play-left" if self.could_save else "play-left-unsaved", {"file": str(self.path)})
            return 0
        except BaseException:
            self._say("play-crashed", {"file": str(self.path)})
            raise
        finally:
            clear(self.seats)
        self._finish()
        return 0

    def _play_on(self) -> None:
        to_act = self.table.seats_to_act()
        bots = [seat for seat in to_act if not self.seats[seat].is_person]
        if bots:
            self._play_bot(bots[0])
        else:
            self._ask(self.at_screen if self.at_screen in to_act else to_act[0])

    def _finish(self) -> None:
        people = [seat for seat, sitting in enumerate(self.seats) if sitting.is_person]
        last = self.at_screen if self.at_screen in people else (people[0] if people else -1)
        first = self.told[last] if people else 0
        for line in log_lines(self.table.history, first, last, self.catalogue):
            self.console.print(line)
        self.console.print(scores_grid(self.table.state, self.catalogue))
        self.console.print(winners_text(self.table.state, self.catalogue))
        self._say("play-kept", {"file": str(self.path)})

    # -- bots

    def _play_bot(self, seat: int) -> None:
        """Has a bot act; one that fails does not end the game."""
        bot = self.seats[seat].bot
        assert bot is not None
        budget = Budget(milliseconds=BOT_MILLISECONDS)
        chosen = choose_or_random(bot, self.table.game, self.table.state, seat, self.rng, budget)
        entry = self.table.play(seat, chosen.action)[0]
        if chosen.failure is not None:
            note_failure(entry, chosen.failure)
            self._say("bot-failed", {"seat": seat, "reason": chosen.failure})
            if chosen.detail:
                self.console.print(Text(chosen.detail.splitlines()[-1], style="dim"))
        self._autosave()

    # -- people

    def _ask(self, seat: int) -> None:
        """Shows a seat what it sees and what it may do, and reads lines until it has acted."""
        self._hand_over(seat)
        for line in log_lines(self.table.history, self.told[seat], seat, self.catalogue):
            self.console.print(line)
        self.told[seat] = len(self.table.history)
        self._show_board(seat)
        options = self._show_options(seat)
        while self._answer(seat, options, self._read("play-input")):
            pass

    def _hand_over(self, seat: int) -> None:
        """Hides what one person sees before the next one looks."""
        people = sum(sitting.is_person for sitting in self.seats)
        if people > 1 and seat != self.at_screen:
            self.console.clear()
            self._say("play-hand-over", {"seat": seat})
            self._read("play-press-enter")
            self.console.clear()
        self.at_screen = seat

    def _answer(self, seat: int, options: list[Option], line: str) -> bool:
        """Does what a line asks for; returns False when the seat must be asked anew."""
        plain = " ".join(line.lower().split())
        if any(option.notation == plain for option in options):
            return self._act(seat, plain)
        word, _, rest = line.strip().partition(" ")
        if plain.startswith("?"):
            self._explain(seat, options, line.strip()[1:].strip())
            return True
        if plain.isascii() and plain.isdigit():
            number = int(plain[:6])
            if 1 <= number <= len(options):
                return self._act(seat, options[number - 1].notation)
            self._say("play-no-such-number", {"number": number, "count": len(options)})
            return True
        return self._command(seat, word.lower(), rest.strip(), line)

    def _command(self, seat: int, word: str, rest: str, line: str) -> bool:
        if word == "":
            self._say("play-hint")
        elif word == "help":
            self._say("play-help")
        elif word in ("quit", "exit"):
            raise Quit
        elif word == "undo":
            return self._undo(seat)
        elif word == "hint":
            self._hint(seat)
        elif word == "log":
            self._show_log(seat)
        elif word == "save":
            self._save(rest)
        elif word == "load":
            return self._load(rest)
        elif word == "board":
            self._show_board(seat)
        elif word == "options":
            self._show_options(seat)
        else:
            return self._act(seat, line)
        return True

    def _act(self, seat: int, notation: str) -> bool:
        try:
            self.table.play(seat, notation)
        except IllegalAction as error:
            self._complain(error)
            return True
        self._autosave()
        return False

    def _undo(self, seat: int) -> bool:
        """Takes back the last choice of whoever sits at this terminal."""
        last = self.table.last_choice()
        owner = last.seat if last is not None and self.seats[last.seat].is_person else seat
        try:
            count = self.table.undo(owner)
        except IllegalAction as error:
            self._complain(error)
            return True
        self.told = [min(told, len(self.table.history)) for told in self.told]
        self._say("play-undone", {"count": count})
        self._autosave()
        return False

    def _explain(self, seat: int, options: list[Option], topic: str) -> None:
        """Explains an option, a word of the rules, or a card, tile or place."""
        table = self.table
        try:
            for piece in explained(table.game, table.state, seat, options, topic, self.catalogue):
                self.console.print(piece)
        except MeadowMarketError as error:
            self._complain(error)

    def _hint(self, seat: int) -> None:
        """Shows what a strong player would do, who knows no more than the seat."""
        table = self.table
        with self.console.status(self.catalogue.say("play-thinking")):
            moves = advise(table.game, table.state, seat, Budget(milliseconds=HINT_MILLISECONDS), len(table.history))
        for line in advice_lines(table.game, moves, self.catalogue):
            self.console.print(Text(line))

    # -- saving

    def _autosave(self) -> None:
        try:
            saves.write(self.path, replay.write(self.table))
        except OSError as error:
            if self.could_save:
                self._say("play-cannot-save", {"file": str(self.path), "reason": error.strerror or str(error)})
            self.could_save = False
        else:
            self.could_save = True

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        try:
            saves.write(path, replay.write(self.table))
        except OSError as error:
            self._say("play-cannot-save", {"file": str(path), "reason": error.strerror or str(error)})
        else:
            self._say("play-saved", {"file": str(path)})

    def _load(self, name: str) -> bool:
        if not name:
            self._say("play-load-what")
            return True
        path = Path(name).expanduser()
        try:
            table = saves.load(path, self.cards)
            seats = make_seats(saved_seats(table.names), table.game.players, table.seed)
        except MeadowMarketError as error:
            self._complain(error)
            return True
        table.play_forced()
        clear(self.seats)
        self._sit_down(table, seats, saves.new_path(table))
        self._say("play-loaded", {"file": str(path), "count": len(table.history)})
        self._autosave()
        return False

    # -- showing and reading

    def _show_board(self, seat: int) -> None:
        self.console.print(board(self.table.game, self.table.view(seat), self.catalogue))

    def _show_options(self, seat: int) -> list[Option]:
        options = self.table.options(seat)
        self.console.print(Rule(self.catalogue.say("play-turn", {"seat": seat}), align="left"))
        self.console.print(Text(self.catalogue.text(self.table.prompt(seat)), style="bold"))
        self.console.print(options_grid(options, self.catalogue))
        return options

    def _show_log(self, seat: int) -> None:
        for line in log_lines(self.table.history, 0, seat, self.catalogue):
            self.console.print(line)

    def _read(self, key: str) -> str:
        return self.console.input(Text(self.catalogue.say(key)))

    def _complain(self, error: MeadowMarketError) -> None:
        self.console.print(Text(self.catalogue.text(error.message), style="red"))

    def _say(self, key: str, args: dict[str, int | str | Message] | None = None) -> None:
        self.console.print(Text(self.catalogue.say(key, args)))
