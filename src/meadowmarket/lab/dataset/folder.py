"""The folder of a data set: its manifest, the parts that exist, and the missing ones.

`_dataset.json` says what the games have in common, `_checksums.txt` holds the checksum of each part. A part is written
under a temporary name first, so that a part under its final name is complete.
"""

from __future__ import annotations

import fcntl
import json
from hashlib import blake2b
from pathlib import Path
from typing import IO

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from meadowmarket import __version__
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup, CorruptReplay
from meadowmarket.core.files import reason_of
from meadowmarket.core.messages import Message
from meadowmarket.lab.bot_specs import files_of
from meadowmarket.lab.dataset.checksums import FILE as CHECKSUMS
from meadowmarket.lab.dataset.checksums import Checksums, checksum
from meadowmarket.lab.dataset.parts import DatasetPart, packed
from meadowmarket.lab.dataset.schema import FORMAT, MARK, SCHEMA, VERSION
from meadowmarket.lab.processes import PoolMaker, progress
from meadowmarket.lab.simulation import GameSetup
from meadowmarket.terminal import saves

MANIFEST = "_dataset.json"
"""The start of names that readers of Parquet folders leave out."""

USUAL_PART = 1000
"""The games of a part. It is fixed, so that the bytes do not depend on the jobs."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the games of a data set have in common."""

    format: str
    schema: int
    version: str
    game: str
    rules: int
    ruleset: str
    settings: dict[str, str]
    players: int
    pack: str
    bots: list[str]
    bot_files: dict[str, str]
    seed: int
    games: int
    part: int
    times: bool

    @property
    def parts(self) -> int:
        """Return the number of parts."""
        return -(-self.games // self.part)

    def rows_of(self, number: int) -> range:
        """Return the numbers of the games of a part."""
        return range(number * self.part, min(self.games, (number + 1) * self.part))


def manifest_of(game: Game, setup: GameSetup, games: int, part: int = USUAL_PART, times: bool = False) -> Manifest:
    """Return the manifest of a new data set."""
    return Manifest(
        FORMAT,
        VERSION,
        __version__,
        game.name,
        game.rules_version,
        game.ruleset,
        dict(sorted(game.settings.items())),
        game.players,
        game.pack_digest,
        list(setup.bots),
        files_of(setup.bots),
        setup.seed,
        games,
        part,
        times,
    )


def part_name(number: int) -> str:
    """Name the file of a part.

    >>> part_name(12)
    'part-000012.parquet'
    """
    return f"part-{number:06}.parquet"


class DatasetFolder:
    """A data set being written. Existing parts in the folder must belong to it, and stay as they are."""

    def __init__(self, path: Path, manifest: Manifest) -> None:
        """Open or make the folder; raise BadSetup, saying what differs, if it holds something else."""
        self.path = path
        self.manifest = manifest
        with saves.refusing_unwritable(path):
            path.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(path, is_new=not any(path.iterdir()))
            try:
                if not (path / MANIFEST).read_bytes():
                    text = json.dumps(msgspec.to_builtins(manifest), ensure_ascii=False, indent=1)
                    (path / MANIFEST).write_text(text + "\n", "utf-8")
                else:
                    _compare(path / MANIFEST, read_manifest(path), manifest)
                self._checksums = Checksums(path)
                self.missing = [number for number in range(manifest.parts) if not self._has(number)]
            except BaseException:
                self.close()
                raise

    def _has(self, number: int) -> bool:
        path = self.path / part_name(number)
        if not path.exists():
            return False
        if not (self.path / CHECKSUMS).exists():
            raise no_checksums(self.path)
        try:
            read_part(path, self.manifest, number, self._checksums)
        except CorruptReplay as error:  # nothing is overwritten: a deleted file is made again
            raise BadSetup(error.message) from error
        return True

    def write(self, number: int, data: bytes) -> None:
        """Write a part, whole or not at all."""
        path = self.path / part_name(number)
        with saves.refusing_unwritable(path):
            unfinished = path.with_name(f".{path.name}.unfinished")
            unfinished.write_bytes(data)
            self._checksums.note(path.name, data)  # first: a part under its final name has one
            unfinished.replace(path)
            self.missing.remove(number)
            if not self.missing:
                self._checksums.sort()

    def num_bytes(self) -> int:
        """Return the bytes of all parts that are there."""
        paths = [self.path / part_name(number) for number in range(self.manifest.parts)]
        return sum(path.stat().st_size for path in paths if path.exists())

    def content(self) -> dict[str, int | str | Message]:
        """Describe the content; with a digest only if nothing is missing."""
        return {
            "folder": str(self.path),
            "games": self.manifest.games,
            "parts": self.manifest.parts,
            "bytes": self.num_bytes(),
            "digest": "" if self.missing else self.digest(),
        }

    def digest(self) -> str:
        """Return a digest of all parts: the same for the same arguments, wherever they were played."""
        digest = blake2b(digest_size=8)
        for number in range(self.manifest.parts):
            digest.update(bytes.fromhex(self._checksums.by_name[part_name(number)]))
        return digest.hexdigest()

    def close(self) -> None:
        """Release the folder for other commands."""
        self._lock.close()


def _locked(path: Path, is_new: bool) -> IO[bytes]:
    """Lock a folder until it is closed; it must be new, or a data set."""
    if not is_new and not (path / MANIFEST).is_file():
        raise BadSetup(Message("dataset-folder-taken", {"folder": str(path)}))
    file = (path / MANIFEST).open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise BadSetup(Message("dataset-in-use", {"folder": str(path)})) from error
    return file


def _compare(path: Path, found: Manifest, wanted: Manifest) -> None:
    for name, value in msgspec.structs.asdict(wanted).items():
        other = getattr(found, name)
        if other != value:
            args = {"file": str(path), "what": name, "found": str(other), "wanted": str(value)}
            raise BadSetup(Message("dataset-other", args))


def read_manifest(folder: Path) -> Manifest:
    """Read the manifest; raise BadSetup if there is none, or one of another version."""
    path = folder / MANIFEST
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadSetup(Message("cannot-read", {"file": str(path), "reason": reason_of(error)})) from error
    try:
        found = msgspec.json.decode(data)
        if isinstance(found, dict) and found.get("format") == FORMAT and found.get("schema") != VERSION:
            args = {"file": str(path), "found": str(found.get("schema")), "wanted": str(VERSION)}
            raise BadSetup(Message("dataset-other-schema", args))
        manifest = msgspec.convert(found, Manifest)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadSetup(Message("dataset-no-manifest", {"file": str(path), "reason": str(error)})) from error
    if manifest.format != FORMAT or manifest.games < 1 or manifest.part < 1:
        raise BadSetup(Message("dataset-no-manifest", {"file": str(path), "reason": manifest.format}))
    return manifest


def read_part(path: Path, manifest: Manifest, number: int, checksums: Checksums) -> pq.ParquetFile:
    """Open a part; raise CorruptReplay, naming the file, unless it is whole and has the games that it should have."""
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise CorruptReplay(Message("dataset-missing-part", {"file": str(path)})) from error
    except OSError as error:
        raise bad_part(path, reason_of(error)) from error
    wanted = checksums.by_name.get(path.name, "–")
    if checksum(data) != wanted:
        raise bad_part(path, f"BLAKE2b {checksum(data)} / {wanted}")
    try:
        part = pq.ParquetFile(pa.BufferReader(data), page_checksum_verification=True)
    except (OSError, ValueError, pa.ArrowException) as error:
        raise bad_part(path, str(error)) from error
    found = part.schema_arrow
    if (found.metadata or {}).get(MARK) != str(VERSION).encode() or not found.equals(SCHEMA):
        raise bad_part(path, f"schema {VERSION}")
    rows = manifest.rows_of(number)
    if part.metadata.num_rows != len(rows):
        raise bad_part(path, f"{part.metadata.num_rows} / {len(rows)}")
    numbers = _span(part.metadata, "number")
    if numbers != (rows.start, rows.stop - 1):
        raise bad_part(path, f"number {numbers} / {(rows.start, rows.stop - 1)}")
    return part


def _span(footer: pq.FileMetaData, column: str) -> tuple[int, int] | None:
    """Return the least and the greatest value of a column by the statistics of a file; None if it has none."""
    groups = [footer.row_group(i) for i in range(footer.num_row_groups)]
    columns = [group.column(i) for group in groups for i in range(footer.num_columns)]
    found = [one.statistics for one in columns if one.path_in_schema == column]
    if not all(one is not None and one.has_min_max for one in found):
        return None
    return min([one.min for one in found]), max([one.max for one in found])


def no_checksums(folder: Path) -> BadSetup:
    """Return the error for parts that can't be checked."""
    return BadSetup(Message("dataset-no-checksums", {"file": str(folder / CHECKSUMS)}))


def bad_part(path: Path, reason: str | Message) -> CorruptReplay:
    """Give the error for a part that is not what it should be."""
    short = " ".join(reason.split())[:200] if isinstance(reason, str) else reason
    return CorruptReplay(Message("dataset-damaged-part", {"file": str(path), "reason": short}))


def write_missing(folder: DatasetFolder, setup: GameSetup, make_pool: PoolMaker, label: str) -> None:
    """Play and write the parts that are missing, in any order."""
    manifest = folder.manifest
    if not folder.missing:
        return
    tasks: list[DatasetPart] = []
    for number in folder.missing:
        rows = manifest.rows_of(number)
        tasks.append(DatasetPart(setup, number, rows.start, rows.stop, manifest.times))
    done = manifest.games - sum(len(manifest.rows_of(number)) for number in folder.missing)
    with make_pool(len(tasks)) as pool, progress(label, manifest.games) as show:
        show(done)
        for part, data in pool.as_done(packed, tasks):
            folder.write(part.number, data)
            done += part.stop - part.first
            show(done)
