"""Verification of a data set: its parts are complete, and a sample of games replays as recorded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from meadowmarket import games
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup, CorruptReplay, IllegalAction
from meadowmarket.core.files import reason_of
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed
from meadowmarket.lab.dataset.checksums import FILE as CHECKSUMS
from meadowmarket.lab.dataset.checksums import Checksums
from meadowmarket.lab.dataset.folder import (
    MANIFEST,
    Manifest,
    bad_part,
    no_checksums,
    part_name,
    read_manifest,
    read_part,
)
from meadowmarket.lab.dataset.parts import about, sources_of


class Verified(NamedTuple):
    """What was verified: the parts, and how many games were replayed."""

    manifest: Manifest
    parts: int
    played: int


def verified(folder: Path, cards: str | None, sample: int, seed: int = 1) -> Verified:
    """Check all parts, and play a sample of the games; raise CorruptReplay, naming file and game, if one differs.

    Raises BadSetup if the game can't be opened as it was: other cards, or rules that are unknown here.
    """
    manifest = read_manifest(folder)
    game = opened_as_written(folder, manifest, cards)
    checksums = _checksums(folder)
    _refuse_strays(folder, manifest)
    chosen = set(Random(seed).sample(range(manifest.games), min(sample, manifest.games)))
    for part in range(manifest.parts):
        path = folder / part_name(part)
        opened = read_part(path, manifest, part, checksums)
        for number, row in _rows(path, opened, manifest.rows_of(part), chosen):
            difference = _difference(game, manifest, number, row)
            if difference:
                raise CorruptReplay(Message("dataset-wrong-game", {"file": str(path), "number": number, **difference}))
    return Verified(manifest, manifest.parts, len(chosen))


def opened_as_written(folder: Path, manifest: Manifest, cards: str | None) -> Game:
    """Open the game of a data set; raise BadSetup if its cards are others."""
    setup = (manifest.players, manifest.ruleset, manifest.settings, cards, manifest.rules)
    file = str(folder / MANIFEST)
    try:
        game = games.open_game(manifest.game, *setup)
    except BadSetup as error:
        raise BadSetup(Message("dataset-not-opened", {"file": file, "reason": error.message})) from error
    if game.pack_digest != manifest.pack:
        args = {"file": file, "found": manifest.pack, "wanted": game.pack_digest}
        raise BadSetup(Message("dataset-other-cards", {**args}))
    return game


def _refuse_strays(folder: Path, manifest: Manifest) -> None:
    """Raise CorruptReplay if there is a file that those who read the folder would take for a part."""
    parts = {folder / part_name(number) for number in range(manifest.parts)}
    for path in sorted(folder.rglob("*.parquet")):
        if path not in parts and not path.name.startswith("."):
            raise CorruptReplay(Message("dataset-stray-file", {"file": str(path)}))


def _checksums(folder: Path) -> Checksums:
    try:
        if not (folder / CHECKSUMS).exists():
            raise no_checksums(folder)
        return Checksums(folder)
    except OSError as error:
        args = {"file": str(folder / CHECKSUMS), "reason": reason_of(error)}
        raise BadSetup(Message("cannot-read", args)) from error


def _rows(path: Path, part: pq.ParquetFile, rows: range, chosen: set[int]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Read all of a part, and yield those of its games that are chosen."""
    try:
        table = part.read()
    except (OSError, ValueError, pa.ArrowException) as error:
        raise bad_part(path, str(error)) from error
    for number in rows:
        if number in chosen:
            (row,) = table.slice(number - rows.start, 1).to_pylist()
            yield number, row


def _difference(
    game: Game, manifest: Manifest, number: int, row: dict[str, Any]
) -> dict[str, int | str | Message] | None:
    """Play a game; return what is written down and what it should be, where they differ."""
    expected: dict[str, object] = {
        **about(game),
        "bots": manifest.bots,
        "number": number,
        "seed": int(derived_seed(manifest.seed, number)),
        "decisions": len(row["actions"]),
    }
    found = _unequal(row, expected)
    if found:
        return found
    for name in ("seats", "options"):
        if len(row[name]) != len(row["actions"]):
            return {"what": name, "found": str(row[name])[:100], "wanted": f"({len(row['actions'])})"}
    state = game.new(row["seed"])
    for i, (seat, action, options) in enumerate(zip(row["seats"], row["actions"], row["options"], strict=True), 1):
        try:
            count = len(state.options(seat))
            if count != options:
                return {"what": f"options {i}", "found": str(options), "wanted": str(count)}
            state.apply(seat, action)
        except (IllegalAction, IndexError) as error:
            return {"what": f"actions {i}", "found": f"{seat} {action}", "wanted": str(error)}
    is_over = state.is_over()
    winners = state.winners() if is_over else []
    result = {"finished": is_over, "points": state.scores(), "winners": winners, "sources": sources_of(state)}
    return _unequal(row, result)


def _unequal(row: dict[str, Any], expected: dict[str, object]) -> dict[str, int | str | Message] | None:
    for name, value in expected.items():
        if row[name] != value:
            return {"what": name, "found": str(row[name])[:100], "wanted": str(value)[:100]}
    return None
