"""The ladder: each bot against one below it, for some games and numbers of players."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from meadowmarket import games
from meadowmarket.bots.players.levels import one_name
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.lab.arena.contest import USUAL_GAMES, read_bots, results
from meadowmarket.lab.arena.match import deals_for
from meadowmarket.lab.arena.record import Record
from meadowmarket.lab.arena.results import Result
from meadowmarket.lab.simulation import setup_of
from meadowmarket.texts import Catalogue

PLAYERS = (2, 3, 4)
SEED = 1


class Rung(NamedTuple):
    """A bot, the one below it that it must beat, and how many games they play, with two players and with more."""

    upper: str
    lower: str
    games: int = USUAL_GAMES
    games_with_more: int = USUAL_GAMES

    @property
    def name(self) -> str:
        """Name the rung."""
        return f"{self.upper} – {self.lower}"

    def of(self, games: int, with_more: int) -> Rung:
        """Return the rung with other numbers of games; one without games for more than two players stays so."""
        return self._replace(games=games, games_with_more=with_more if self.games_with_more else 0)

    def shortened(self, share: int) -> Rung:
        """Return the rung with a part of its games."""
        return self.of(max(1, self.games // share), max(1, self.games_with_more // share))

    def games_with(self, players: int) -> int:
        """Return how many games are played with `players` players; 0 leaves the rung out."""
        return self.games if players == min(PLAYERS) else self.games_with_more


# All hang together, and not only by random, which all beat alike: ratings tell something only where both sides win some
# games. Each bot has one name: `search:200ms` is `expert`. Those who think longer play fewer games, hard with two
# players only: with more, a match with a clear result takes hours.
RUNGS = (
    Rung("easy", "random", 100, 24),
    Rung("greedy", "easy", 100, 24),
    Rung("normal", "easy", 60, 24),
    Rung("normal", "greedy", 60, 24),
    Rung("expert", "greedy", 40, 12),
    Rung("expert", "normal", 40, 12),
    Rung("hard", "normal", 40, 0),
    Rung("expert", "hard", 40, 0),
)


def chosen_rungs(bots: Sequence[str] | None, games: int | None, with_more: int | None) -> list[Rung]:
    """Return the rungs between neighbours in a list of bots, or all; with other numbers of games if they are given.

    Raises BadSetup if two of the bots are the same.
    """
    rungs = list(RUNGS)
    if bots is not None:
        names = [one_name(bot) for bot in read_bots(bots, min(PLAYERS))]
        if len(set(names)) < len(names):
            raise BadSetup(Message("ladder-same-bot", {"bots": ", ".join(bots)}))
        rungs = [Rung(upper, lower) for upper, lower in pairwise(names)]
    if not games and with_more is None:
        return rungs
    return [
        rung.of(games or rung.games, (games or rung.games_with_more) if with_more is None else with_more)
        for rung in rungs
    ]


@dataclass
class LadderLine:
    """One line of the ladder: the match of a rung in one game, with one number of players."""

    game: Game
    rung: Rung
    deals: int
    record: Record

    @property
    def games(self) -> int:
        """Return the number of games, a whole number of deals."""
        return self.deals * self.game.players

    @property
    def is_complete(self) -> bool:
        """Whether all games have been played."""
        return self.record.whole_deals(0) >= self.deals

    @property
    def result(self) -> Result:
        """Return the result of the match."""
        return results(self.record, self.deals)[0]

    @property
    def command(self) -> str:
        """Return the command that plays these games again."""
        bots = shlex.join(["--bots", self.rung.upper, "--bots", self.rung.lower])
        where = f"{self.game.name} --players {self.game.players}"
        return f"meadowmarket arena {where} {bots} --games {self.games} --seed {SEED}"

    def title(self, catalogue: Catalogue) -> str:
        """Return the title of the line."""
        return f"{table_title(self.game, catalogue)}: {self.rung.name}"


def table_title(game: Game, catalogue: Catalogue) -> str:
    """Name a game with its number of players."""
    return catalogue.say("ladder-table", {"game": catalogue.title("game", game.name), "players": game.players})


def ladder(names: Sequence[str], rungs: Sequence[Rung], work: Path) -> list[LadderLine]:
    """List the lines for some games, each with what the folder `work` holds of it; raise BadSetup if one can't be."""
    lines: list[LadderLine] = []
    for name in names:
        box = games.box(name)
        for players in PLAYERS:
            if box.min_players <= players <= box.max_players:
                lines += [_line(box.open(players), rung, work) for rung in rungs if rung.games_with(players)]
    return lines


def _line(game: Game, rung: Rung, work: Path) -> LadderLine:
    setup = setup_of(game, read_bots([rung.upper, rung.lower], game.players), None, SEED)
    file = re.sub(r"[^\w.]+", "-", f"{game.name} {game.players} {rung.upper} {rung.lower}") + ".jsonl"
    record = Record(setup, work / file)
    # What has been played already counts, even if it is more than is asked for now.
    deals = max(deals_for(rung.games_with(game.players), game.players), record.whole_deals(0))
    return LadderLine(game, rung, deals, record)
