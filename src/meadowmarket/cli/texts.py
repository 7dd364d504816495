"""`meadowmarket texts`: checks of the texts in all languages."""

from __future__ import annotations

import argparse

from meadowmarket.cli.arguments import Commands, Parser, add_actions, add_command
from meadowmarket.texts import Catalogue, check, languages


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "texts", "cli-texts")
    actions = add_actions(parser, "ACTION")
    add_command(actions, catalogue, "check", "cli-texts-check").set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Print what is wrong with the texts."""
    from meadowmarket.cli.text_keys import made_keys  # brings the server along, which takes its time

    problems = check.problems(made_keys())
    for problem in problems:
        print(problem)
    print(catalogue.say("texts-checked", {"languages": ", ".join(languages()), "count": len(problems)}))
    return 1 if problems else 0
