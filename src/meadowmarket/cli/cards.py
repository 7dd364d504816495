"""`meadowmarket cards`: shows what is on the cards, and checks a card pack."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from meadowmarket import games
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_actions,
    add_command,
    add_game,
    add_setup,
    open_from,
    option_help,
    usual_players,
)
from meadowmarket.core.api import Game
from meadowmarket.core.box import Box
from meadowmarket.core.errors import BadCardPack, BadSetup
from meadowmarket.core.files import read_bytes, reason_of
from meadowmarket.core.messages import Message
from meadowmarket.terminal.reference import TOPIC, Reference
from meadowmarket.texts import Catalogue, languages


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "cards", "cli-cards")
    actions = add_actions(parser, catalogue.say("cli-value-action"))
    check = add_command(actions, catalogue, "check", "cli-cards-check")
    check.add_argument(
        "folder", metavar=catalogue.say("cli-value-folder"), help=option_help(catalogue, "cli-option-pack")
    )
    check.add_argument(
        "--game", metavar=catalogue.say("cli-value-game"), help=option_help(catalogue, "cli-option-pack-game")
    )
    check.set_defaults(run=run_check)
    new = add_command(actions, catalogue, "new", "cli-cards-new")
    add_game(new, catalogue)
    new.add_argument(
        "folder", metavar=catalogue.say("cli-value-folder"), help=option_help(catalogue, "cli-option-new-pack")
    )
    new.set_defaults(run=run_new)
    listing = add_command(actions, catalogue, "list", "cli-cards-list")
    show = add_command(actions, catalogue, "show", "cli-cards-show")
    book = add_command(actions, catalogue, "book", "cli-cards-book")
    for command in (listing, show, book):
        add_game(command, catalogue)
    show.add_argument("topic", metavar=catalogue.say("cli-value-card"), help=option_help(catalogue, "cli-option-topic"))
    for command in (listing, show, book):
        add_setup(command, catalogue)
        command.set_defaults(players=None)
    book.add_argument("--data", action="store_true", help=option_help(catalogue, "cli-option-book-data"))
    listing.set_defaults(run=run_list)
    book.set_defaults(run=run_book)
    show.set_defaults(run=run_show)


def run_check(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Check a card pack; without a game, for the game that it fits best."""
    if not args.folder or not Path(args.folder).is_dir():
        raise BadSetup(Message("no-such-folder", {"folder": args.folder}))
    name = args.game or game_of_pack(Path(args.folder))
    try:
        game = games.open_game(name, usual_players(name), cards=args.folder)
        for language in languages():
            Catalogue(language).add_folder(Path(args.folder))
    except BadCardPack as error:
        print(catalogue.text(error.message), file=sys.stderr)
        return 1
    print(catalogue.say("pack-is-sound", {"folder": args.folder, "game": name, "digest": game.pack_digest}))
    return 0


def run_new(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Write a card pack to start from: all tables of a game, with a README."""
    box = games.box(args.game)
    if not box.tables():
        raise BadSetup(Message("no-card-packs", {"game": args.game}))
    write_pack(box, Path(args.folder), catalogue)
    print(catalogue.say("pack-is-new", {"folder": args.folder, "game": args.game}))
    return 0


def write_pack(box: Box, folder: Path, catalogue: Catalogue) -> None:
    """Write a pack that changes nothing yet, atomically; raise BadSetup if something is in its place."""
    files = {file: box.document(file) for file in box.tables()}
    folder = folder.resolve()
    columns = "\n".join(f"- `{file}`: {', '.join(names)}" for file, names in box.tables().items())
    args: dict[str, int | str | Message] = {"game": box.name, "title": catalogue.title("game", box.name)}
    files["README.md"] = catalogue.say("pack-readme", {**args, "folder": folder.name, "columns": columns}) + "\n"
    files["LANGUAGE.md"] = box.document("README.md")
    making = folder.parent / f".{folder.name}.new"
    try:
        if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
            raise BadSetup(Message("folder-is-taken", {"folder": str(folder)}))
        making.mkdir(parents=True)
        for name, text in files.items():
            (making / name).write_text(text, "utf-8")
        if folder.is_dir():  # it may be somebody's current folder
            for path in making.iterdir():
                path.rename(folder / path.name)
        else:
            making.rename(folder)
    except OSError as error:
        raise BadSetup(Message("cannot-write", {"file": str(folder), "reason": reason_of(error)})) from error
    finally:
        shutil.rmtree(making, ignore_errors=True)


def game_of_pack(folder: Path) -> str:
    """Return the game whose tables the files of a folder look like most, by their columns."""
    headers: dict[str, set[str]] = {}
    for path in folder.glob("*.csv"):
        try:
            first = read_bytes(path).splitlines()[:1]
        except OSError:  # the real reader reports it
            first = []
        headers[path.name] = set(first[0].decode("utf-8", "replace").split(",")) if first else set()

    def likeness(name: str) -> int:
        try:
            tables = games.box(name).tables()
        except BadSetup:  # a game that is badly installed has no packs
            return 0
        return sum(1 + len(headers[file] & set(tables[file])) for file in headers if file in tables)

    return max(games.names(), key=likeness)


def run_list(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """List all that can be looked up, each with its first line."""
    game = open_from(args, catalogue)
    # A card that has a number, too, is listed once, by its id.
    listed = {" ".join(catalogue.text(line) for line in game.explain(topic)[:1]): topic for topic in game.topics()}
    width = max(map(len, listed.values()), default=0)
    console = Console(soft_wrap=True)
    for first, topic in listed.items():
        console.print(Text(f"{topic:{width}}  {first}".rstrip()))
    return 0


def run_show(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Explain one card, tile or place."""
    game = open_from(args, catalogue)
    found = Reference(game, catalogue).found(args.topic)
    topics = [entry.key for entry in found if entry.kind == TOPIC]
    if not topics:
        raise BadSetup(Message("no-such-card", {"topic": args.topic, "game": game.name}))
    for topic in topics:
        for line in (*game.explain(topic), *game.details(topic)):
            Console(soft_wrap=True).print(Text(catalogue.text(line)))
    return 0


def run_book(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Print all that is on the components: in words, or with the data and its provenance."""
    game = open_from(args, catalogue)
    print(game.card_book() if args.data else _book(game, catalogue), end="")
    return 0


def _book(game: Game, catalogue: Catalogue) -> str:
    """Write a page for players, in their language: one part for each card, tile and place."""
    parts = [f"# {catalogue.say('book-title', {'game': catalogue.title('game', game.name)})}"]
    for topic in game.topics():
        head, *lines = [catalogue.text(line) for line in game.explain(topic)]
        name = game.topic_name(topic)
        if name is not None and catalogue.text(name) not in head:
            head, lines = catalogue.text(name), [head, *lines]
        parts.append("\n".join([f"## {head}", *(["", *(f"- {line}" for line in lines)] if lines else [])]))
    return "\n\n".join(dict.fromkeys(parts)) + "\n"
