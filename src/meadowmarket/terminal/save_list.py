"""The list of saved games: time, game, players, progress and file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from meadowmarket.core.api import NOBODY
from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.core.replay import Replay
from meadowmarket.terminal import saves
from meadowmarket.terminal.screen import board
from meadowmarket.terminal.seats import BOT
from meadowmarket.texts import Catalogue

MOST = 30
COLUMNS = ("date", "game", "players", "moment", "file")


def show_list(game: str | None, cards: str | None, catalogue: Catalogue) -> None:
    """Print the latest saved games, the newest first."""
    console = Console(highlight=False)
    found = saves.saved_files(game)
    if not found:
        console.print(Text(catalogue.say("saves-none", {"folder": str(saves.data_folder())})))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in COLUMNS:
        # A file's name is there to be copied: in a narrow window the others give way.
        grid.add_column(catalogue.say(f"saves-{column}"), overflow="fold", no_wrap=column == "file")
    for path in found[:MOST]:
        grid.add_row(*_row(path, cards, catalogue))
    console.print(Text(catalogue.say("saves-folder", {"folder": str(saves.data_folder())})), soft_wrap=True)
    console.print(grid)
    if len(found) > MOST:
        console.print(Text(catalogue.say("saves-older", {"count": len(found) - MOST})))
    console.print(Text(catalogue.say("saves-how")))


def _row(path: Path, cards: str | None, catalogue: Catalogue) -> list[Text]:
    date = catalogue.moment(datetime.fromtimestamp(path.stat().st_mtime))
    try:
        read = saves.read_replay(path)
    except MeadowMarketError as error:
        return [Text(cell) for cell in (date, "", "", catalogue.text(error.message), path.name)]
    title = catalogue.title("game", read.game)
    return [
        Text(cell)
        for cell in (date, title, _players(read, catalogue), _moment(path, read, cards, catalogue), path.name)
    ]


def _players(read: Replay, catalogue: Catalogue) -> str:
    names = [read.names.get(seat, "") for seat in range(read.players)]
    catalogue.names = []
    shown = [
        catalogue.bot(name.removeprefix(BOT)) if name.startswith(BOT) else name or catalogue.player(seat)
        for seat, name in enumerate(names)
    ]
    return ", ".join(shown)


def _moment(path: Path, read: Replay, cards: str | None, catalogue: Catalogue) -> str:
    """Describe how far a game is, by its board if it can be opened."""
    if read.scores is not None:
        return catalogue.say("saves-over", {"scores": " : ".join(catalogue.decimal(score, 0) for score in read.scores)})
    count = catalogue.say("saves-actions", {"count": len(read.moves)})
    try:
        table = saves.load(path, cards)
    except MeadowMarketError as error:
        return f"{count} ({catalogue.text(error.message)})"
    moment = board(table.game, table.view(NOBODY), catalogue).moment()
    return f"{moment}, {count}" if moment else count
