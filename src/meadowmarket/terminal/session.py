"""A game at the terminal: what is shown, what is typed, and what is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from meadowmarket.bots.ask import choose_or_random, note_failure, tell_result
from meadowmarket.bots.bot import Bot, Budget
from meadowmarket.bots.hints.hint import hints_for
from meadowmarket.core import replay
from meadowmarket.core.api import NOBODY
from meadowmarket.core.errors import IllegalAction, MeadowMarketError
from meadowmarket.core.files import reason_of
from meadowmarket.core.messages import Args
from meadowmarket.core.playout import players_seed
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Option, Table
from meadowmarket.terminal import saves
from meadowmarket.terminal.completion import completer
from meadowmarket.terminal.hint_lines import hint_lines
from meadowmarket.terminal.layout import NumberedQuestion, ScreenLayout, ordered
from meadowmarket.terminal.reference import explained
from meadowmarket.terminal.resume import resume_command
from meadowmarket.terminal.saves import SaveFile
from meadowmarket.terminal.screen import board, log_lines, scores_grid, winners_text
from meadowmarket.terminal.seats import Seat, clear, make_seats, saved_seats, shown_names
from meadowmarket.terminal.terminal import Terminal
from meadowmarket.texts import Catalogue

NOBODY_YET = -1
LOG_LINES = 20
BOT_MILLISECONDS = 5000
HINT_MILLISECONDS = 1000
LEAVE = ("quit", "exit")


class Quit(Exception):
    """The players leave the table."""


class Session:
    """One session at a table. The game is saved after every action, so nothing is lost when it ends early."""

    def __init__(
        self, table: Table, seats: list[Seat], catalogue: Catalogue, save: SaveFile, cards: str | None = None
    ) -> None:
        self.catalogue = catalogue
        self.cards = cards
        self.terminal = Terminal(catalogue)
        self.console = self.terminal.console
        self._sit_down(table, seats, save)

    def _sit_down(self, table: Table, seats: list[Seat], save: SaveFile) -> None:
        self.table = table
        self.seats = seats
        self.save = save
        self.people = [seat for seat, sitting in enumerate(seats) if sitting.is_person]
        self.bots = [seat for seat, sitting in enumerate(seats) if not sitting.is_person]
        self.catalogue.name_seats(table.game, shown_names(seats, self.catalogue))
        self.rng = Rng(players_seed(table.seed, 1000 + len(table.history)))
        self.at_screen = NOBODY_YET
        # How many actions each seat has been shown; on loading, the last few are shown again.
        self.shown = [max(0, len(table.history) - LOG_LINES)] * len(seats)
        self.could_save = True

    def run(self) -> int:
        """Play until the game is over or the players leave."""
        try:
            with self.terminal:
                self._play()
        except (Quit, EOFError, KeyboardInterrupt):
            self._autosave()  # an interrupt may have come between an action and its save
            self.console.print()
            self._say_kept("play-left" if self.could_save else "play-left-unsaved")
            return 0
        except SystemExit:
            self._say_kept("play-left")
            raise
        except BaseException:
            self._say_kept("play-crashed")
            raise
        finally:
            clear(self.seats)
        self._finish()
        return 0

    def _play(self) -> None:
        game = self.catalogue.title("game", self.table.game.name)
        self.terminal.notice(self.catalogue.say("play-welcome", {"game": game, "seed": str(self.table.seed)}))
        self._autosave()
        while not self.table.is_over():
            to_act = self.table.seats_to_act()
            bots = [seat for seat in to_act if seat in self.bots]
            if bots:
                self._play_bot(bots[0])
            else:
                self._ask(self.at_screen if self.at_screen in to_act else to_act[0])
        tell_result([seat.bot or Bot() for seat in self.seats], self.table.state)

    def _finish(self) -> None:
        """Show how the game ended; what only one of several people may know stays off the usual screen."""
        last = self.people[0] if len(self.people) == 1 else NOBODY
        first = min((self.shown[seat] for seat in self.people), default=0)
        for line in log_lines(self.table.history, first, last, self.catalogue):
            self.console.print(line)
        self.console.print(scores_grid(self.table.state, self.catalogue))
        self.console.print(winners_text(self.table.state, self.catalogue))
        self.console.print(Text(self.catalogue.say("play-kept", {"file": str(self.save.latest)})), soft_wrap=True)

    def _say_kept(self, key: str) -> None:
        """Print where the game is saved, and a command that continues it."""
        self.console.print(Text(self.catalogue.say(key, {"file": str(self.save.latest)})), soft_wrap=True)
        if self.could_save:
            command = resume_command(self.save.latest, self.cards, self.seats, self.catalogue)
            self.console.print(Text(f"  {command}"), soft_wrap=True)

    # -- bots

    def _play_bot(self, seat: int) -> None:
        """Let a bot act; a failure does not end the game."""
        bot = self.seats[seat].bot
        assert bot is not None
        budget = Budget(milliseconds=BOT_MILLISECONDS)
        with self.terminal.thinking(self.catalogue.say("play-bot-thinking", {"seat": seat})):
            chosen = choose_or_random(bot, self.table.game, self.table.state, seat, self.rng, budget)
        entry = self.table.play(seat, chosen.action)[0]
        if chosen.failure is not None:
            note_failure(entry, chosen.failure)
            self.terminal.notice(self.catalogue.say("bot-failed", {"seat": seat, "reason": chosen.failure}))
            if chosen.detail:
                self.terminal.notice(chosen.detail.splitlines()[-1])
        self._autosave()

    # -- people

    def _ask(self, seat: int) -> None:
        """Show a seat what it sees and what it may do, and read lines until it has acted."""
        self._hand_over(seat)
        first, self.shown[seat] = self.shown[seat], len(self.table.history)
        question = self._question(seat)
        self._show_decision(seat, question, first)
        candidates = completer(question.options, self.table.game.topics())
        key = "play-input-live" if self.terminal.is_live else "play-input"
        line = self.terminal.read(key, candidates)
        while self._answer(seat, list(question.options), line):
            if self.terminal.is_live and not line.strip():
                self._show_decision(seat, question, first)
            line = self.terminal.read(key, candidates)

    def _question(self, seat: int) -> NumberedQuestion:
        table = self.table
        options = ordered(table.game, table.options(seat))
        prompt = self.catalogue.text(table.prompt(seat))
        return NumberedQuestion(self.catalogue.player(seat), prompt, options, table.final_options(seat))

    def _show_decision(self, seat: int, question: NumberedQuestion, first: int) -> None:
        """Show what has happened from an action on, the board and the options."""
        log = log_lines(self.table.history, first, seat, self.catalogue)
        layout = self._layout(seat)

        def compose(notices: list[Text]) -> list[RenderableType]:
            news = [*notices, *log]
            if self.terminal.is_live:
                return layout.screen(news, question, self.terminal.rows)
            return layout.all(news, question)

        self.terminal.new_screen(compose)

    def _layout(self, seat: int) -> ScreenLayout:
        drawing = board(self.table.game, self.table.view(seat), self.catalogue)
        return ScreenLayout(drawing, self.catalogue, self.console.width, self.terminal.height)

    def _hand_over(self, seat: int) -> None:
        """Hide what one person sees before the next one looks."""
        if len(self.people) > 1 and seat != self.at_screen:
            self.terminal.clear()
            self.terminal.forget_typed()
            self._say("play-hand-over", {"seat": seat})
            if self.terminal.read("play-press-enter").strip().lower() in LEAVE:
                raise Quit
            self.terminal.clear()
        self.at_screen = seat

    def _answer(self, seat: int, options: list[Option], line: str) -> bool:
        """Carry out a line; return False if the seat must be asked again."""
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
        return self._command(seat, options, word.lower(), rest.strip(), line)

    def _command(self, seat: int, options: Sequence[Option], word: str, rest: str, line: str) -> bool:
        if word == "":
            if not self.terminal.is_live:  # a live screen is drawn again
                self._say("play-hint")
        elif word == "help":
            self.terminal.page(Text(self.catalogue.say("play-help")))
        elif word in LEAVE:
            raise Quit
        elif word == "undo":
            return self._undo(seat)
        elif word == "hint":
            self._hint(seat, options)
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
        """Take back the last choice of a person at this terminal, with the bots' answers."""
        last = self.table.last_choice(self.bots)
        try:
            count = self.table.undo(seat if last is None else last.seat, self.bots)
        except IllegalAction as error:
            self._complain(error)
            return True
        self.shown = [min(count, len(self.table.history)) for count in self.shown]
        self.terminal.notice(self.catalogue.say("play-undone", {"count": count}))
        self._autosave()
        return False

    def _explain(self, seat: int, options: list[Option], topic: str) -> None:
        """Explain an option, a word of the rules, or a card, tile or place."""
        table = self.table
        try:
            for piece in explained(table.game, table.state, seat, options, topic, self.catalogue):
                self.console.print(piece)
        except MeadowMarketError as error:
            self._complain(error)

    def _hint(self, seat: int, options: Sequence[Option]) -> None:
        """Show what a strong player would do, knowing only what the seat knows: options by number and name."""
        table = self.table
        with self.terminal.thinking(self.catalogue.say("play-thinking")):
            moves = hints_for(table.game, table.state, seat, Budget(milliseconds=HINT_MILLISECONDS), len(table.history))
        drawing = board(table.game, table.view(seat), self.catalogue)
        numbered = {option.action: (number, option) for number, option in enumerate(options, 1)}

        def name(action: int) -> str:
            number, option = numbered[action]
            return f"[{number}] {drawing.option_label(option)}"

        for line in hint_lines(moves, name, self.catalogue):
            self.console.print(Text(line))

    # -- saving

    def _autosave(self) -> None:
        try:
            self.save.save(self.table)
        except OSError as error:
            if self.could_save:
                self.terminal.notice(self._cannot_save(self.save.path, error))
            self.could_save = False
        else:
            self.could_save = True

    def _cannot_save(self, path: Path, error: OSError) -> str:
        return self.catalogue.say("play-cannot-save", {"file": str(path), "reason": reason_of(error)})

    def _save(self, name: str) -> None:
        path = saves.given_path(name) if name else self.save.path
        try:
            saves.write(path, replay.write(self.table))
        except OSError as error:
            self.console.print(Text(self._cannot_save(path, error)))
        else:
            self._say("play-saved", {"file": str(path)})

    def _load(self, name: str) -> bool:
        if not name:
            self._say("play-load-what")
            return True
        path = saves.given_path(name)
        try:
            table = saves.load(path, self.cards)
            seats = make_seats(saved_seats(table.names), table.game.players, table.seed)
        except MeadowMarketError as error:
            self._complain(error)
            return True
        table.play_forced()
        clear(self.seats)
        self._sit_down(table, seats, SaveFile.of_copy(table, path))
        self.terminal.notice(self.catalogue.say("play-loaded", {"file": str(path), "count": len(table.history)}))
        return False

    # -- showing and reading

    def _show_board(self, seat: int) -> None:
        self.terminal.page(board(self.table.game, self.table.view(seat), self.catalogue))

    def _show_options(self, seat: int) -> list[Option]:
        question = self._question(seat)
        layout = self._layout(seat)
        self.terminal.page(layout.heading(question), layout.full(question), *layout.footer(question))
        return list(question.options)

    def _show_log(self, seat: int) -> None:
        self.terminal.page(*log_lines(self.table.history, 0, seat, self.catalogue))

    def _complain(self, error: MeadowMarketError) -> None:
        self.console.print(Text(self.catalogue.text(error.message), style="red"))

    def _say(self, key: str, args: Args | None = None) -> None:
        self.console.print(Text(self.catalogue.say(key, args)))
