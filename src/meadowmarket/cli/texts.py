"""`meadowmarket texts`: checks of the texts in all languages.

Keys that are made at run time outside the games are listed here: per template, all that may fill its holes.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import get_args

from meadowmarket import games
from meadowmarket._build import Flaw, Kind
from meadowmarket.bots.bot import LEVELS
from meadowmarket.cli.arguments import Commands, Parser, add_actions, add_command, option_help
from meadowmarket.core.api import guide_key
from meadowmarket.core.box import Box
from meadowmarket.lessons import lesson_files, read_lesson
from meadowmarket.texts import Catalogue, check, languages, typography
from meadowmarket.texts.catalogue import SOURCE_LANGUAGE
from meadowmarket.texts.rulebook import GLOSSARY, read_glossary

BOTS = (*LEVELS, "random", "greedy", "search")
ADDED = re.compile(r"(?:add_command|help_text)\([^()]*\"(cli-[a-z-]+)\"")
"""How a command names its texts."""

MAY_BE_MISSING = ("{}-page-word-{}", "{}-word-{}.also", "web-value-{}", "web-word-{}", "web-zone-{}")
"""Templates whose users ask first whether there is a text."""


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "texts", "cli-texts")
    actions = add_actions(parser, catalogue.say("cli-value-action"))
    parser = add_command(actions, catalogue, "check", "cli-texts-check")
    parser.add_argument("--fix", action="store_true", help=option_help(catalogue, "cli-option-fix"))
    parser.add_argument("--json", action="store_true", help=option_help(catalogue, "cli-option-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Print what is wrong with the texts."""
    fixed = typography.fix(check.own_folders()) if args.fix else 0
    problems = check.problems(made_keys())
    if args.json:
        print(json.dumps(as_data(problems), ensure_ascii=False, indent=2))
        return 1 if problems else 0
    for problem in problems:
        print(problem)
    if args.fix:
        print(catalogue.say("texts-fixed", {"count": fixed}))
    print(catalogue.say("texts-checked", {"languages": ", ".join(languages()), "count": len(problems)}))
    return 1 if problems else 0


def as_data(problems: list[check.TextProblem]) -> dict[str, object]:
    """Return what was checked and the findings by kind, as data."""
    by_kind = {kind: [str(problem) for problem in problems if problem.kind == kind] for kind in check.KINDS}
    keys = len(check.read_language(SOURCE_LANGUAGE, check.own_folders()).places)
    return {"languages": languages(), "keys": keys, "problems": len(problems), **by_kind}


def made_keys() -> dict[str, list[str]]:
    """List the keys that are made at run time, by template, with those of the games of this package."""
    # The server takes long to import; the other commands must not wait for it.
    from meadowmarket.lab.bench.server import COST_COLUMNS, LATENCY_COLUMNS
    from meadowmarket.server.tables.table import Reason
    from meadowmarket.server.tables.talk import PHRASES

    keys = {template: list[str]() for template in MAY_BE_MISSING}
    keys |= {
        "bot-{}": [f"bot-{name}" for name in (*BOTS, "program")],
        "bot-{}.about": [f"bot-{name}.about" for name in BOTS],
        "build-{}": [f"build-{one.replace(' ', '-')}" for one in (*get_args(Kind), *get_args(Flaw))],
        "confirm-{}": [f"confirm-{reason}" for reason in get_args(Reason)],
        "{}-help": [f"{command}-help" for command in _commands()],
        "{}-example": [f"{command}-example" for command in _commands()],
        "{}-{}": [],
        "{}-corrected-since-{}": [],
        "{}-guide-{}": [],
        "{}-lesson-{}": [],
        "column-server-{}": [f"column-server-{column}" for column in (*LATENCY_COLUMNS, *COST_COLUMNS)],
        "{}-term-{}": [],
        "{}-use-{}": [],
        "{}-word-{}": [],
        "source-{}": [],
        "web-confirm-{}": [f"web-confirm-{one}" for one in ("turn", "always", "never")],
        "web-season-{}": [f"web-season-{one}" for one in ("winter", "spring", "summer", "autumn")],
        "web-state-{}": [f"web-state-{one}" for one in ("waiting", "playing", "over", "abandoned")],
        "web-theme-{}": [f"web-theme-{one}" for one in ("system", "light", "dark")],
        "web-phrase-{}": [f"web-phrase-{one}" for one in PHRASES],
        "web-pace-{}": [f"web-pace-{one}" for one in ("instant", "quick", "calm")],
    }
    for box in games.own_boxes():
        _add_game(keys, box)
    return keys


def _add_game(keys: dict[str, list[str]], box: Box) -> None:
    name = box.name
    for players in (box.min_players, box.max_players):
        game = box.open(players)
        keys.update(game.text_keys())
        keys["{}-guide-{}"] += [guide_key(name, frame) for frame in game.frame_types()]
        keys["{}-term-{}"] += [f"{name}-term-{term}" for term in game.valuation().names]
        keys["source-{}"] += [f"source-{source}" for source in game.new(0).points_by_source(0)]
    usage = box.open(box.min_players).usage([0] * len(box.open(box.min_players).actions))
    keys["{}-use-{}"] += [f"{name}-use-{column}" for column in usage.columns]
    keys["{}-corrected-since-{}"] += [f"{name}-corrected-since-{version}" for version in box.older_rules]
    keys["{}-word-{}"] += [f"{name}-word-{term.key}" for term in read_glossary(box.document(GLOSSARY))]
    for path in lesson_files(box):
        keys["{}-lesson-{}"] += read_lesson(name, path).text_keys()
    titles = [f"game-{name}", *(f"ruleset-{ruleset}" for ruleset in box.rulesets)]
    keys["{}-{}"] += [*titles, *(f"setting-{setting.name.replace('_', '-')}" for setting in box.settings())]


def _commands() -> list[str]:
    sources = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("*.py"))]
    return sorted({key for source in sources for key in ADDED.findall(source)})
