"""`meadowmarket cards`: what the cards say, and whether a card pack is sound."""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from meadowmarket import games
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_game,
    add_setup,
    open_from,
    option_help,
    usual_players,
)
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadCardPack, BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.texts import Catalogue


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Adds the command to the parser."""
    parser = add_command(commands, catalogue, "cards", "cli-cards")
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    check = add_command(actions, catalogue, "check", "cli-cards-check")
    check.add_argument("folder", metavar="DIR", help=option_help(catalogue, "cli-option-pack"))
    check.add_argument("--game", metavar="GAME", help=option_help(catalogue, "cli-option-pack-game"))
    check.set_defaults(run=run_check)
    listing = add_command(actions, catalogue, "list", "cli-cards-list")
    show = add_command(actions, catalogue, "show", "cli-cards-show")
    book = add_command(actions, catalogue, "book", "cli-cards-book")
    for command in (listing, show, book):
        add_game(command, catalogue)
    show.add_argument("topic", metavar="CARD", help=option_help(catalogue, "cli-option-topic"))
    for command in (listing, show, book):
        add_setup(command, catalogue)
        command.set_defaults(players=None)
    listing.set_defaults(run=run_list)
    book.set_defaults(run=run_book)
    show.set_defaults(run=run_show)


def run_check(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Says whether a folder is a sound card pack; without a game, of that which it fits best."""
    if not Path(args.folder).is_dir():
        raise BadSetup(Message("no-such-folder", {"folder": args.folder}))
    best: list[str] | None = None
    for name in [args.game] if args.game else games.names():
        try:
            game = games.open_game(name, usual_players(name), cards=args.folder)
        except BadCardPack as error:
            if best is None or len(error.problems) < len(best):
                best = error.problems
            continue
        print(catalogue.say("pack-is-sound", {"folder": args.folder, "game": name, "digest": game.pack_digest}))
        return 0
    print("\n".join(best or []), file=sys.stderr)
    return 1


def run_list(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Lists all that can be looked up, each with its first line."""
    game = open_from(args)
    width = max((len(topic) for topic in game.topics()), default=0)
    console = Console(soft_wrap=True)
    for topic in game.topics():
        first = game.explain(topic)[:1]
        console.print(Text(f"{topic:{width}}  {' '.join(catalogue.text(line) for line in first)}".rstrip()))
    return 0


def run_show(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Explains one card, tile or place."""
    game = open_from(args)
    for line in game.explain(find_topic(game, args.topic)):
        Console(soft_wrap=True).print(Text(catalogue.text(line)))
    return 0


def run_book(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Writes down all that is on the components."""
    print(open_from(args).card_book(), end="")
    return 0


def find_topic(game: Game, wanted: str) -> str:
    """Returns the topic that someone means: its id, or a part that no other has; raises BadSetup with near ones."""
    topics = game.topics()
    plain = "-".join(wanted.lower().replace("-", " ").split())
    if plain in topics:
        return plain
    holding = [topic for topic in topics if plain in topic]
    if len(holding) == 1:
        return holding[0]
    near = holding[:5] or difflib.get_close_matches(plain, topics, 5, 0.5)
    key = "no-such-topic-near" if near else "no-such-topic"
    raise BadSetup(Message(key, {"topic": wanted, "near": ", ".join(near)} if near else {"topic": wanted}))
