"""`meadowmarket rules`: the rules of a game, whole, by paragraph, or about a word."""

from __future__ import annotations

import argparse
import re

from rich.console import Console, RenderableType

from meadowmarket import games
from meadowmarket.cli.arguments import Commands, Parser, add_command, add_game, option_help, usual_players
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.terminal.reference import TERM, Reference, RulesText
from meadowmarket.texts import Catalogue

NUMBER = re.compile(r"[A-Za-z]{2}-?\d+(\.\d*)?")


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "rules", "cli-rules")
    add_game(parser, catalogue)
    parser.add_argument(
        "word", metavar=catalogue.say("cli-value-word"), nargs="*", help=option_help(catalogue, "cli-option-word")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Print the rules, or what they say about a word."""
    reference = Reference(games.open_game(args.game, usual_players(args.game)), catalogue)
    if not reference.rules.text:
        raise BadSetup(Message("no-rules", {"game": args.game}))
    word = " ".join(args.word)
    console = Console(highlight=False, soft_wrap=True)
    for piece in about(reference, word) if word.strip() else [RulesText(reference.rules.text)]:
        console.print(piece)
    return 0


def about(reference: Reference, word: str) -> list[RenderableType]:
    """Return what the rules say about a word or number; a word that is not in the glossary is searched for."""
    rules = reference.rules
    if rules.find(word):
        return reference.look_up(word)
    if NUMBER.fullmatch(word):
        args = {"found": word, "allowed": ", ".join(rules.sections), "example": next(iter(rules.paragraphs))}
        raise BadSetup(Message("no-such-paragraph", args))
    found = reference.finder.find(word)
    mentioned: list[str] = []
    if not found.is_certain or not any(entry.kind == TERM for entry in found.entries):
        mentioned = rules.mentioning(word)
    if mentioned and not found.is_certain:
        return [RulesText(rules.paragraphs[number]) for number in mentioned]
    return [*reference.look_up(word), *(RulesText(rules.paragraphs[number]) for number in mentioned)]
