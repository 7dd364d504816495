"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NoReturn, TypedDict

from meadowmarket import Build, games
from meadowmarket.cli.parser_words import no_such_choice
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import MASK
from meadowmarket.lab.processes import PoolMaker, local_pool
from meadowmarket.lab.simulation import GameSetup, carried
from meadowmarket.terminal import saves
from meadowmarket.texts import Catalogue, languages

LANGUAGE = "--language"
USUAL_PLAYERS = 2
USUAL_GAMES = 1000
MOST_JOBS = 1024


class HelpText(TypedDict):
    """The parts of a command's help that come from the catalogue."""

    description: str
    epilog: str
    formatter_class: type[argparse.HelpFormatter]


class Parser(argparse.ArgumentParser):
    """A parser that answers bad arguments in one line, with exit status 2."""

    more_help: Callable[[], str] | None = None
    """Returns the end of the help; it is slow, so it runs only when the help is shown."""

    def format_help(self) -> str:
        """Return the help."""
        return super().format_help() + (f"\n{self.more_help()}" if self.more_help else "")

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            raise argparse.ArgumentError(action, no_such_choice(value, action.choices))

    def error(self, message: str) -> NoReturn:
        """Print what is wrong in one line, without usage, and exit."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


Commands = argparse._SubParsersAction  # argparse has no public name for it


def help_text(catalogue: Catalogue, key: str) -> HelpText:
    """Return what a command does and an example of it."""
    game = (games.names() or ["GAME"])[0]
    example = f"{catalogue.say('cli-example')}\n  {catalogue.say(f'{key}-example', {'game': game})}"
    return {
        "description": catalogue.say(f"{key}-help"),
        "epilog": example.replace("%", "%%"),
        "formatter_class": argparse.RawDescriptionHelpFormatter,
    }


def add_command(commands: Commands[Parser], catalogue: Catalogue, name: str, key: str) -> Parser:
    """Add a command whose help is in the catalogue under a key."""
    summary = catalogue.say(f"{key}-help").partition("\n")[0]
    parser = commands.add_parser(name, help=summary.replace("%", "%%"), **help_text(catalogue, key))
    add_language(parser, catalogue, default=argparse.SUPPRESS)  # or it would undo the one before the command
    return parser


def add_actions(parser: Parser, name: str) -> Commands[Parser]:
    """Return the subparsers to which commands are added; without a command, the parser prints its help."""

    def show_help(_: argparse.Namespace, __: Catalogue) -> int:
        parser.print_help()
        return 0

    parser.set_defaults(run=show_help)
    commands: Commands[Parser] = parser.add_subparsers(metavar=name)
    return commands


def add_language(parser: Parser, catalogue: Catalogue, default: str | None) -> None:
    """Add the language, which may stand before the command and behind it."""
    shown = option_help(catalogue, "cli-option-language", {"allowed": ", ".join(languages())})
    parser.add_argument(
        LANGUAGE,
        type=known_language(catalogue),
        metavar=catalogue.say("cli-value-language"),
        default=default,
        help=shown,
    )


def option_help(catalogue: Catalogue, key: str, args: dict[str, int | str | Message] | None = None) -> str:
    """Return the help of an option."""
    return catalogue.say(key, args).replace("%", "%%")


def known_language(catalogue: Catalogue) -> Callable[[str], str]:
    """Return a reader of languages that have texts."""

    def read(text: str) -> str:
        if text not in languages():
            allowed = {"language": text, "allowed": ", ".join(languages())}
            raise argparse.ArgumentTypeError(catalogue.say("no-such-language", allowed))
        return text

    return read


def whole(catalogue: Catalogue, low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers of a range."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            args: dict[str, int | str | Message] = {"found": text, "low": str(low), "high": str(high)}
            raise argparse.ArgumentTypeError(catalogue.say("cli-bad-number", args))
        return value

    return read


def filled(catalogue: Catalogue) -> Callable[[str], str]:
    """Return a reader of names that must not be empty, as of a variable that nobody has set."""

    def read(text: str) -> str:
        if not text.strip():
            raise argparse.ArgumentTypeError(catalogue.say("cli-nothing-named"))
        return text

    return read


def path_of(catalogue: Catalogue) -> Callable[[str], Path]:
    """Return a reader of paths; an empty one is refused, or it would be the current folder."""
    read = filled(catalogue)
    return lambda text: Path(read(text))


def build_message(which: Build) -> Message:
    """Return the name of a build, and why it is not the fast one."""
    kind = Message(f"build-{which.kind}")
    if not which.reason:
        return kind
    return Message("build-because", {"build": kind, "reason": reason_message(which.reason)})


def reason_message(reason: str) -> Message:
    """Return the reason why a compiled build does not run."""
    return Message(f"build-{reason.replace(' ', '-')}")


def add_game(parser: Parser, catalogue: Catalogue, optional: bool = False) -> None:
    """Add the name of the game."""
    shown = option_help(catalogue, "cli-option-game", {"allowed": ", ".join(games.names())})
    parser.add_argument("game", metavar=catalogue.say("cli-value-game"), nargs="?" if optional else None, help=shown)


def add_setup(parser: Parser, catalogue: Catalogue) -> None:
    """Add the arguments of a game's setup."""
    parser.add_argument(
        "--ruleset", metavar=catalogue.say("cli-value-ruleset"), help=option_help(catalogue, "cli-option-ruleset")
    )
    parser.add_argument(
        "--set",
        metavar=catalogue.say("cli-value-setting"),
        action="append",
        default=[],
        help=option_help(catalogue, "cli-option-set"),
    )
    parser.add_argument(
        "--cards", metavar=catalogue.say("cli-value-folder"), help=option_help(catalogue, "cli-option-cards")
    )
    add_rulesets(parser, catalogue)


def add_rulesets(parser: Parser, catalogue: Catalogue) -> None:
    """Add the rulesets and settings of all games to the help."""
    parser.more_help = lambda: "\n".join([catalogue.say("help-setup"), *_setup_lines(catalogue)]) + "\n"


def _setup_lines(catalogue: Catalogue) -> list[str]:
    lines: list[str] = []
    for name in games.names():
        try:
            box = games.box(name)
        except BadSetup:  # a game that is badly installed
            continue
        lines.append(f"  {name} --ruleset {'|'.join(box.rulesets)}")
        usual = box.defaults(box.rulesets[0])
        for setting in box.settings():
            about = {"title": catalogue.title("setting", setting.name.replace("_", "-")), "usual": usual[setting.name]}
            help_text = catalogue.say("help-setting", {**about})
            lines.append(f"    --set {setting.name}={'|'.join(setting.values)}  {help_text}")
    return lines


def add_players(parser: Parser, catalogue: Catalogue) -> None:
    """Add the number of players."""
    shown = option_help(catalogue, "cli-option-players")
    parser.add_argument("--players", metavar="N", type=whole(catalogue, 1, 99), help=shown)


def add_seed(parser: Parser, catalogue: Catalogue, default: int | None, most: int = MASK) -> None:
    """Add the seed; that of a single game may be as long as `MOST_SEED`."""
    shown = option_help(catalogue, "cli-option-seed" if default is not None else "cli-option-seed-by-chance")
    parser.add_argument("--seed", metavar="N", type=whole(catalogue, 0, most), default=default, help=shown)


def add_jobs(parser: Parser, catalogue: Catalogue) -> None:
    """Add the number of processes."""
    shown = option_help(catalogue, "cli-option-jobs")
    parser.add_argument("--jobs", metavar="N", type=whole(catalogue, 1, MOST_JOBS), help=shown)


def add_games(parser: Parser, catalogue: Catalogue, bots: str, most: int, shown: str = "cli-option-games") -> None:
    """Add who plays, and how often: the players, the bots of all seats, and the number of games."""
    add_players(parser, catalogue)
    help_text = option_help(catalogue, "cli-option-bots")
    parser.add_argument("--bots", metavar=catalogue.say("cli-value-bots"), default=bots, help=help_text)
    help_text = option_help(catalogue, shown)
    parser.add_argument("--games", metavar="N", type=whole(catalogue, 1, most), default=USUAL_GAMES, help=help_text)


def add_work(parser: Parser, catalogue: Catalogue) -> None:
    """Add what decides many games, and who does the work: the seed, the processes, and the cluster."""
    add_seed(parser, catalogue, default=1)
    add_jobs(parser, catalogue)
    shown = option_help(catalogue, "cli-option-ray")
    parser.add_argument(
        "--ray",
        metavar=catalogue.say("cli-value-address"),
        type=filled(catalogue),
        nargs="?",
        const="local",
        help=shown,
    )


def pool_from(args: argparse.Namespace) -> PoolMaker:
    """Return the workers that the arguments ask for: processes of this machine, or a cluster."""
    if args.ray is None:
        return local_pool(args.jobs)
    # Imported here: Ray takes long, and is an extra.
    from meadowmarket.lab.cluster import ray_pool

    return ray_pool(args.ray, args.jobs)


def carried_by(args: argparse.Namespace, setup: GameSetup) -> GameSetup:
    """Return a setup that other machines can open too, if the arguments ask for a cluster."""
    return setup if args.ray is None else carried(setup)


def add_file(parser: Parser, catalogue: Catalogue, option: str, shown: str) -> None:
    """Add a file to write."""
    value = catalogue.say("cli-value-file")
    parser.add_argument(option, metavar=value, type=path_of(catalogue), help=option_help(catalogue, shown))


def add_folder(parser: Parser, catalogue: Catalogue, option: str, shown: str) -> None:
    """Add a folder to write to."""
    value = catalogue.say("cli-value-folder")
    parser.add_argument(option, metavar=value, type=path_of(catalogue), help=option_help(catalogue, shown))


def add_json(parser: Parser, catalogue: Catalogue) -> None:
    """Add the switch for JSON."""
    parser.add_argument("--json", action="store_true", help=option_help(catalogue, "cli-option-json"))


def check_plot(path: Path | None) -> None:
    """Check before the games are played that the plot can be written and drawn."""
    if path is not None:
        saves.refuse_taken(path)
        import_module("pygal")  # an extra, and slow: the other commands must not wait for it


def read_settings(pairs: list[str]) -> dict[str, str]:
    """Read `name=value` pairs; raise BadSetup if one isn't."""
    settings: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadSetup(Message("not-a-setting", {"found": pair}))
        settings[name] = value
    return settings


def usual_players(name: str) -> int:
    """Return the number of players when nothing was said: two, where the game allows it."""
    box = games.box(name)
    return min(max(USUAL_PLAYERS, box.min_players), box.max_players)


def open_from(args: argparse.Namespace, catalogue: Catalogue, players: int | None = None) -> Game:
    """Open the game that the arguments ask for, with the texts of its card pack."""
    count = players or args.players or usual_players(args.game)
    cards = None if args.cards is None else os.fspath(args.cards)
    game = games.open_game(args.game, count, args.ruleset, read_settings(args.set), cards)
    if cards is not None:
        catalogue.add_folder(Path(cards))
    return game
