"""`meadowmarket serve`: tables in the browser."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from meadowmarket.cli.arguments import Commands, Parser, add_command, option_help, whole
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.texts import Catalogue

if TYPE_CHECKING:
    from meadowmarket.server.settings import Settings

LAST_PORT = 65_535
LONGEST_KEPT = 36_500
LOG_FORMATS = ("text", "json")


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "serve", "cli-serve")
    parser.add_argument(
        "--host",
        metavar=catalogue.say("cli-value-address"),
        default="127.0.0.1",
        help=option_help(catalogue, "cli-option-host"),
    )
    shown = option_help(catalogue, "cli-option-port")
    parser.add_argument("--port", metavar="N", type=whole(catalogue, 1, LAST_PORT), help=shown)
    parser.add_argument(
        "--data", metavar=catalogue.say("cli-value-folder"), type=Path, help=option_help(catalogue, "cli-option-data")
    )
    parser.add_argument("--database", metavar="URL", default="", help=option_help(catalogue, "cli-option-database"))
    shown = option_help(catalogue, "cli-option-origin")
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=shown)
    shown = option_help(catalogue, "cli-option-public-address")
    parser.add_argument("--public-address", metavar="URL", default="", help=shown)
    shown = option_help(catalogue, "cli-option-behind-proxy")
    parser.add_argument("--behind-proxy", action="store_true", help=shown)
    shown = option_help(catalogue, "cli-option-bot")
    parser.add_argument("--bot", metavar=catalogue.say("cli-value-program"), action="append", default=[], help=shown)
    shown = option_help(catalogue, "cli-option-keep")
    parser.add_argument(
        "--keep", metavar=catalogue.say("cli-value-days"), type=whole(catalogue, 1, LONGEST_KEPT), default=0, help=shown
    )
    parser.add_argument("--take-over", action="store_true", help=option_help(catalogue, "cli-option-take-over"))
    shown = option_help(catalogue, "cli-option-log")
    parser.add_argument("--log", choices=LOG_FORMATS, default=LOG_FORMATS[0], help=shown)
    parser.add_argument("--no-browser", action="store_true", help=option_help(catalogue, "cli-option-no-browser"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Serve until it is stopped."""
    # Imported here, because it takes long: the other commands must not wait for it.
    from meadowmarket.server import app
    from meadowmarket.server.http.listening import free_port
    from meadowmarket.server.settings import from_environment

    port = args.port or free_port(args.host)
    settings = from_environment(settings_of(args, port))
    shown_host = "127.0.0.1" if args.host in ("0.0.0.0", "::", "") else args.host
    address = f"http://{f'[{shown_host}]' if ':' in shown_host else shown_host}:{port}/"

    def when_ready() -> None:
        print(catalogue.say("serve-ready", {"address": address}), flush=True)
        if not args.no_browser:
            webbrowser.open(address)

    if app.run(settings, when_ready):
        return 0
    print(catalogue.say("serve-failed", {"address": address}), file=sys.stderr)
    return 1


def settings_of(args: argparse.Namespace, port: int) -> Settings:
    """Return the settings that the arguments ask for."""
    from meadowmarket.server.settings import (
        BotSettings,
        NetworkSettings,
        Settings,
        StorageSettings,
        TableSettings,
        data_folder,
    )

    return Settings(
        storage=StorageSettings(args.data or data_folder(), args.database),
        network=NetworkSettings(args.host, port, args.public_address, tuple(args.origin), args.behind_proxy),
        bots=BotSettings(programs=read_programs(args.bot)),
        tables=TableSettings(keep_days=args.keep),
        takes_over=args.take_over,
        log=args.log,
    )


def read_programs(pairs: list[str]) -> dict[str, str]:
    """Read `name=command` pairs; raise BadSetup if one isn't."""
    programs: dict[str, str] = {}
    for pair in pairs:
        name, equals, command = pair.partition("=")
        if not equals or not name or not command:
            raise BadSetup(Message("not-a-bot-command", {"found": pair}))
        programs[name] = command
    return programs
