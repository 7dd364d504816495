"""`meadowmarket backup` and `restore`: all tables in one file."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from meadowmarket.cli.arguments import Commands, Parser, add_command, option_help
from meadowmarket.texts import Catalogue

if TYPE_CHECKING:
    from meadowmarket.server.settings import StorageSettings


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the commands to the parser."""
    for name, run in (("backup", run_backup), ("restore", run_restore)):
        parser = add_command(commands, catalogue, name, f"cli-{name}")
        parser.add_argument(
            "file",
            metavar=catalogue.say("cli-value-file"),
            type=Path,
            help=option_help(catalogue, "cli-option-backup-file"),
        )
        parser.add_argument(
            "--data",
            metavar=catalogue.say("cli-value-folder"),
            type=Path,
            help=option_help(catalogue, "cli-option-data"),
        )
        parser.add_argument("--database", metavar="URL", default="", help=option_help(catalogue, "cli-option-database"))
        parser.set_defaults(run=run)


def run_backup(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Write a backup."""
    from meadowmarket.server.storage import backup

    made = asyncio.run(backup.back_up(_storage(args), args.file))
    facts: dict[str, int | str] = {"tables": made.tables, "replays": made.replays, "file": str(args.file)}
    print(catalogue.say("backup-made", {**facts}))
    return 0


def run_restore(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Add what a backup holds."""
    from meadowmarket.server.storage import backup

    found = asyncio.run(backup.restore(_storage(args), args.file))
    print(catalogue.say("backup-restored", {"tables": found.tables, "replays": found.replays}))
    return 0


def _storage(args: argparse.Namespace) -> StorageSettings:
    # Imported here: the other commands must not wait for it.
    from meadowmarket.server.settings import StorageSettings, data_folder

    return StorageSettings(args.data or data_folder(), args.database)
