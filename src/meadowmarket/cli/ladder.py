"""The ladder: each bot against one below it, for some games and numbers of players."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from meadowmarket import games
from meadowmarket.bots.results import Result
from meadowmarket.cli.arena import USUAL_GAMES, arena_setup, read_bots
from meadowmarket.cli.arena_record import Record
from meadowmarket.cli.contest import deals_for, results
from meadowmarket.core.api import Game
from meadowmarket.texts import Catalogue

PLAYERS = (2, 3, 4)
SEED = 1


class Rung(NamedTuple):
    """A bot, one below it that it has to beat, and the games that they play, with two players and with more."""

    upper: str
    lower: str
    games: int = USUAL_GAMES
    games_with_more: int = USUAL_GAMES

    @property
    def name(self) -> str:
        """Names the rung."""
        return f"{self.upper} – {self.lower}"

    def of(self, games: int) -> Rung:
        """Returns the rung with another number of games."""
        return self._replace(games=games, games_with_more=games)

    def shortened(self, share: int) -> Rung:
        """Returns the rung with a part of its games."""
        return self._replace(games=max(1, self.games // share), games_with_more=max(1, self.games_with_more // share))


# All hang together, or there would be no common rating; the levels and the others not only by random, which all beat
# alike. Those who think longer play fewer games. The expert is left out: a match against the next best that tells
# anything takes a day; `--bots expert --bots hard` plays it.
RUNGS = (
    Rung("easy", "random", 100, 60),
    Rung("greedy", "random", 400, 100),
    Rung("normal", "easy", 100, 60),
    Rung("greedy", "normal", 100, 60),
    Rung("search:200ms", "greedy", 200, 80),
    Rung("hard", "normal", 40, 24),
)


@dataclass
class Line:
    """One line of the ladder: the match of a rung in one game, with one number of players."""

    game: Game
    rung: Rung
    deals: int
    record: Record

    @property
    def games(self) -> int:
        """Returns the number of games, a whole number of deals."""
        return self.deals * self.game.players

    @property
    def result(self) -> Result:
        """Returns what came out of the match."""
        return results(self.record, self.deals)[0]

    @property
    def command(self) -> str:
        """Returns the command that plays these games again."""
        bots = shlex.join(["--bots", self.rung.upper, "--bots", self.rung.lower])
        where = f"{self.game.name} --players {self.game.players}"
        return f"meadowmarket arena {where} {bots} --games {self.games} --seed {SEED}"

    def title(self, catalogue: Catalogue) -> str:
        """Names the line in words."""
        return f"{table_title(self.game, catalogue)}: {self.rung.name}"


def table_title(game: Game, catalogue: Catalogue) -> str:
    """Names a game with its number of players."""
    return catalogue.say("ladder-table", {"game": catalogue.title("game", game.name), "players": game.players})


def ladder(names: Sequence[str], rungs: Sequence[Rung], work: Path) -> list[Line]:
    """Lists the lines for some games, each with what the folder `work` holds of it; raises BadSetup if one can't be."""
    lines: list[Line] = []
    for name in names:
        box = games.box(name)
        for players in PLAYERS:
            if box.min_players <= players <= box.max_players:
                lines += [_line(box.open(players), rung, work) for rung in rungs]
    return lines


def _line(game: Game, rung: Rung, work: Path) -> Line:
    setup = arena_setup(game, read_bots([rung.upper, rung.lower], game.players), None, SEED)
    file = re.sub(r"[^\w.]+", "-", f"{game.name} {game.players} {rung.upper} {rung.lower}") + ".jsonl"
    count = rung.games if game.players == min(PLAYERS) else rung.games_with_more
    record = Record(setup, work / file)
    # What has been played already counts, even if it is more than is asked for now.
    return Line(game, rung, max(deals_for(count, game.players), record.whole_deals(0)), record)
