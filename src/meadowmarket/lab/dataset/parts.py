"""Parts of a data set: some games, played and packed by a worker. The same arguments give the same bytes."""

from __future__ import annotations

from array import array
from collections import Counter
from io import BytesIO
from typing import NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from meadowmarket.core.api import Game, State
from meadowmarket.core.playout import derived_seed
from meadowmarket.lab.dataset.schema import ROWS_PER_GROUP, SCHEMA
from meadowmarket.lab.playing import play_watched
from meadowmarket.lab.simulation import GameSetup, opened

LIST_TYPES = {"seats": "b", "actions": "h", "options": "h"}


class DatasetPart(NamedTuple):
    """Some games of a data set, by their numbers; it can be sent to any worker."""

    setup: GameSetup
    number: int
    first: int
    stop: int
    times: bool = False
    """Whether the thinking time is measured. Then the bytes differ each time."""


def packed(part: DatasetPart) -> bytes:
    """Play the games of a part and return them as a Parquet file; runs in a worker."""
    game = opened(part.setup)
    rows = [row(game, part.setup, number, part.times) for number in range(part.first, part.stop)]
    columns = [pa.array([one[name] for one in rows], SCHEMA.field(name).type) for name in SCHEMA.names]
    table = pa.table(columns, schema=SCHEMA)
    file = BytesIO()
    pq.write_table(
        table,
        file,
        compression="zstd",
        row_group_size=ROWS_PER_GROUP,
        use_dictionary=True,
        write_statistics=True,  # a part is recognized by those of its numbers
        write_page_checksum=True,
    )
    return file.getvalue()


def row(game: Game, setup: GameSetup, number: int, times: bool) -> dict[str, object]:
    """Play one game and return its row."""
    seed = int(derived_seed(setup.seed, number))
    seats, actions, options, milliseconds = array("b"), array("h"), array("h"), array("f")
    failures: list[Counter[str]] = [Counter() for _ in range(game.players)]

    def watch(_: State, seat: int, action: int, count: int, spent: float) -> None:
        seats.append(seat)
        actions.append(action)
        options.append(count)
        milliseconds.append(spent)

    state = play_watched(game, setup.bots, seed, watch, failures)
    is_over = state.is_over()
    return {
        **about(game),
        "bots": list(setup.bots),
        "number": number,
        "seed": seed,
        "finished": is_over,
        "points": state.scores(),
        "winners": state.winners() if is_over else [],
        "sources": sources_of(state),
        "failures": [counts.total() for counts in failures],
        "decisions": len(actions),
        "seats": seats,
        "actions": actions,
        "options": options,
        "milliseconds": milliseconds if times else None,
    }


def about(game: Game) -> dict[str, object]:
    """Return the columns that identify the game."""
    return {
        "game": game.name,
        "rules": game.rules_version,
        "ruleset": game.ruleset,
        "settings": " ".join(f"{name}={value}" for name, value in sorted(game.settings.items())),
        "pack": game.pack_digest,
        "players": game.players,
    }


def sources_of(state: State) -> list[dict[str, object]]:
    """Return where the points of all seats came from; sources without points are left out."""
    return [
        {"seat": seat, "source": source, "points": points}
        for seat in range(state.game.players)
        for source, points in state.points_by_source(seat).items()
        if points
    ]
