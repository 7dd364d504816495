"""`dataset`: the same bytes however it is run, stopped and gone on with; and what is refused."""

from __future__ import annotations

import json
import re
import signal
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from meadowmarket import games
from meadowmarket.core.errors import BadSetup, CorruptReplay
from meadowmarket.lab.dataset.checksums import FILE as CHECKSUMS
from meadowmarket.lab.dataset.checksums import Checksums
from meadowmarket.lab.dataset.folder import MANIFEST, DatasetFolder, manifest_of, part_name, write_missing
from meadowmarket.lab.dataset.parts import DatasetPart, packed
from meadowmarket.lab.dataset.schema import MARK, SCHEMA
from meadowmarket.lab.dataset.verify import verified
from meadowmarket.lab.processes import local_pool
from meadowmarket.lab.simulation import setup_of
from tests.support import Shell

GAME = games.open_game("everdell", 2)
SETUP = setup_of(GAME, ("random", "random"), None, 3)
ARGUMENTS = ("dataset", "toy", "--games", "45", "--part", "10", "--seed", "5")


def parts_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """Return a small data set of Everdell."""
    folder = DatasetFolder(tmp_path / "set", manifest_of(GAME, SETUP, 7, 3))
    for number in list(folder.missing):
        rows = folder.manifest.rows_of(number)
        folder.write(number, packed(DatasetPart(SETUP, number, rows.start, rows.stop)))
    folder.close()
    return tmp_path / "set"


def refused(folder: Path, sample: int = 7) -> CorruptReplay:
    with pytest.raises(CorruptReplay) as caught:
        verified(folder, None, sample)
    return caught.value


def change(path: Path, **columns: list[Any]) -> None:
    """Write other values into columns of a part, and a checksum that fits."""
    table = pq.read_table(path)
    for name, values in columns.items():
        place = table.schema.get_field_index(name)
        table = table.set_column(place, SCHEMA.field(name), pa.array(values, SCHEMA.field(name).type))
    pq.write_table(table, path)
    Checksums(path.parent).note(path.name, path.read_bytes())


# -- the same bytes


def test_the_bytes_do_not_depend_on_the_jobs_nor_on_stops(shell: Shell) -> None:
    found = [shell(*ARGUMENTS, "--out", f"set{jobs}", "--jobs", jobs, "--json") for jobs in ("1", "2")]
    first, second = (json.loads(done.stdout) for done in found)
    assert (first["parts"], first["complete"]) == (5, True)
    assert first["digest"] == second["digest"]
    whole = parts_of(shell.home / "set1")
    assert whole == parts_of(shell.home / "set2")
    # As a kill leaves it: parts are missing, and one is only begun.
    (shell.home / "set2" / part_name(1)).unlink()
    (shell.home / "set2" / part_name(4)).rename(shell.home / "set2" / f".{part_name(4)}.unfinished")
    assert json.loads(shell(*ARGUMENTS, "--out", "set2", "--json").stdout)["digest"] == first["digest"]
    assert parts_of(shell.home / "set2") == whole


def test_an_interruption_keeps_the_parts_and_the_command_goes_on(shell: Shell) -> None:
    arguments = ("dataset", "toy", "--games", "20000", "--part", "100", "--out", "set", "--jobs", "1")
    running = shell.start(*arguments)
    while not (shell.home / "set" / part_name(1)).exists():
        assert running.poll() is None
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=30)
    assert running.returncode == 130
    assert "Run the same command to continue." in told
    before = {name: data for name, data in parts_of(shell.home / "set").items() if name.endswith(".parquet")}
    assert 2 <= len(before) < 200
    done = shell(*arguments)
    assert done.returncode == 0, done.stderr
    after = parts_of(shell.home / "set")
    assert len(after) == 202, "with what they have in common, and their checksums"
    assert before.items() <= after.items()


def test_the_games_are_those_of_sim(shell: Shell, written: Path) -> None:
    done = shell("sim", "everdell", "--games", "7", "--seed", "3", "--json", "--jobs", "1")
    result = json.loads(done.stdout)
    rows = pq.read_table(written).to_pylist()
    assert sum(row["decisions"] for row in rows) == result["decisions"]
    assert sum(row["points"][0] for row in rows) / 7 == pytest.approx(result["mean_scores"][0])


def test_a_row_adds_up(written: Path) -> None:
    for number, row in enumerate(pq.read_table(written).to_pylist()):
        assert (row["number"], row["game"], row["bots"]) == (number, "everdell", ["random", "random"])
        assert row["decisions"] == len(row["seats"]) == len(row["actions"]) == len(row["options"])
        for seat in range(2):
            assert sum(one["points"] for one in row["sources"] if one["seat"] == seat) == row["points"][seat]
        assert row["milliseconds"] is None
    assert verified(written, None, 100)[1:] == (3, 7)


def test_times_are_measured_where_asked(shell: Shell) -> None:
    assert shell(*ARGUMENTS, "--out", "set", "--times", "--bots", "first").returncode == 0
    row = pq.read_table(shell.home / "set").to_pylist()[0]
    assert len(row["milliseconds"]) == row["decisions"]
    assert max(row["milliseconds"]) > 0


# -- what is refused


@pytest.mark.parametrize(
    ("other", "what"),
    [(("--seed", "6"), "seed"), (("--games", "46"), "games"), (("--bots", "first"), "bots"), (("--part", "9"), "part")],
)
def test_other_arguments_are_refused(shell: Shell, other: tuple[str, ...], what: str) -> None:
    assert shell(*ARGUMENTS, "--out", "set").returncode == 0
    before = parts_of(shell.home / "set")
    assert f"{what} is" in shell.refused(*ARGUMENTS, *other, "--out", "set")
    assert parts_of(shell.home / "set") == before


def test_bad_arguments_are_refused_in_one_line(shell: Shell) -> None:
    (shell.home / "diary").mkdir()
    (shell.home / "diary" / "monday.txt").write_text("rain")
    assert "other than a data set" in shell.refused(*ARGUMENTS, "--out", "diary")
    assert parts_of(shell.home / "diary") == {"monday.txt": b"rain"}
    assert "can’t be written" in shell.refused(*ARGUMENTS, "--out", "diary/monday.txt")
    assert "--out" in shell.refused(*ARGUMENTS)
    assert "verify DIR" in shell.refused("dataset", "verify")
    assert "can’t be read" in shell.refused("dataset", "verify", "nowhere")
    assert "nobody" in shell.refused(*ARGUMENTS, "--out", "set", "--bots", "nobody")


def test_a_folder_that_another_command_writes_to_is_refused(written: Path) -> None:
    manifest = manifest_of(GAME, SETUP, 7, 3)
    folder = DatasetFolder(written, manifest)
    with pytest.raises(BadSetup, match="dataset-in-use"):
        DatasetFolder(written, manifest)
    folder.close()


def test_a_damaged_part_is_named_and_left_alone(written: Path) -> None:
    path = written / part_name(1)
    data = path.read_bytes()
    for bad in (b"", b"no parquet", data[:-20], data[:50]):
        path.write_bytes(bad)
        assert str(path) in str(refused(written).message.args["file"])
        with pytest.raises(BadSetup, match="dataset-damaged-part"):
            DatasetFolder(written, manifest_of(GAME, SETUP, 7, 3))
        assert path.read_bytes() == bad
    path.write_bytes((written / part_name(2)).read_bytes())  # too few games
    assert refused(written).message.key == "dataset-damaged-part"
    path.unlink()
    assert refused(written).message.key == "dataset-missing-part"


@pytest.mark.parametrize(
    "name", ["other.parquet", "part-000099.parquet", "_more.parquet", "deeper/part-000000.parquet"]
)
def test_a_file_that_readers_would_take_for_a_part_is_named(written: Path, name: str) -> None:
    path = written / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes((written / part_name(0)).read_bytes())
    assert refused(written).message.key == "dataset-stray-file"
    assert refused(written).message.args["file"] == str(path)


@pytest.mark.parametrize("column", ["seats", "options", "actions"])
def test_lists_of_unequal_length_are_named(written: Path, column: str) -> None:
    path = written / part_name(1)
    values = pq.read_table(path).column(column).to_pylist()
    values[1] = values[1][:-1]
    change(path, **{column: values})
    args = refused(written).message.args
    assert (args["file"], args["number"]) == (str(path), 4)


def complaint(folder: Path) -> str:
    """Return the file that verification finds damaged, playing nothing through; empty if there is none."""
    try:
        verified(folder, None, 0)
    except CorruptReplay as error:
        return str(error.message.args["file"])
    return ""


def test_damage_is_found_in_games_that_are_not_played(written: Path) -> None:
    """Whatever byte is wrong: Parquet's own checksums leave out some, and there are some with which reading crashes."""
    path = written / part_name(1)
    data = path.read_bytes()
    for place in range(0, len(data), 41):
        path.write_bytes(data[:place] + bytes([data[place] ^ (1 << place % 8)]) + data[place + 1 :])
        assert complaint(written) == str(path)
    path.write_bytes(data)
    assert not complaint(written)


def test_checksums_are_in_order_and_as_other_programs_write_them(written: Path) -> None:
    lines = []
    for name in sorted(path.name for path in written.glob("*.parquet")):
        found = blake2b((written / name).read_bytes(), digest_size=16).hexdigest()
        lines.append(f"{found}  {name}\n")
    assert (written / CHECKSUMS).read_text() == "".join(lines)


def test_checksums_outlive_a_kill(written: Path) -> None:
    """Half a line is no checksum, and does not spoil the next one."""
    path = written / CHECKSUMS
    whole = path.read_text()
    lines = whole.splitlines(keepends=True)
    path.write_text(lines[1] + lines[0][:20])  # part 2 was never written, part 0 was going to be
    for number in (0, 2):
        (written / part_name(number)).unlink()
    folder = DatasetFolder(written, manifest_of(GAME, SETUP, 7, 3))
    assert folder.missing == [0, 2]
    write_missing(folder, SETUP, local_pool(1), "")
    folder.close()
    assert path.read_text() == whole
    path.unlink()
    for check in (lambda: DatasetFolder(written, manifest_of(GAME, SETUP, 7, 3)), lambda: verified(written, None, 1)):
        with pytest.raises(BadSetup, match="dataset-no-checksums"):
            check()
    assert (written / part_name(0)).exists()


def test_a_part_in_the_place_of_another_is_refused(written: Path) -> None:
    path = written / part_name(1)
    path.write_bytes((written / part_name(0)).read_bytes())
    assert refused(written).message.key == "dataset-damaged-part"
    change(path)
    with pytest.raises(BadSetup, match=r"dataset-damaged-part .*number \(0, 2\) / \(3, 5\)"):
        DatasetFolder(written, manifest_of(GAME, SETUP, 7, 3))
    assert refused(written).message.key == "dataset-damaged-part"


def test_another_schema_is_refused(written: Path) -> None:
    path = written / part_name(0)
    table = pq.read_table(path)
    pq.write_table(table.replace_schema_metadata({MARK: b"2"}), path)
    Checksums(written).note(path.name, path.read_bytes())
    assert refused(written).message.key == "dataset-damaged-part"
    about = json.loads((written / MANIFEST).read_text())
    for schema, key in ((2, "dataset-other-schema"), ("x", "dataset-other-schema")):
        (written / MANIFEST).write_text(json.dumps({**about, "schema": schema}))
        with pytest.raises(BadSetup, match=key):
            verified(written, None, 1)
    for bad in ("", "{}", "[1]", json.dumps({**about, "more": 1}), json.dumps({**about, "part": 0})):
        (written / MANIFEST).write_text(bad)
        with pytest.raises(BadSetup, match="dataset-no-manifest"):
            verified(written, None, 1)


def test_other_rules_and_cards_are_refused(written: Path) -> None:
    about = json.loads((written / MANIFEST).read_text())
    (written / MANIFEST).write_text(json.dumps({**about, "rules": 99}))
    with pytest.raises(BadSetup, match=f"file: {re.escape(str(written / MANIFEST))}, reason: no-such-rules-version"):
        verified(written, None, 1)
    (written / MANIFEST).write_text(json.dumps({**about, "pack": "0123"}))
    with pytest.raises(BadSetup, match=r"dataset-other-cards .*found: 0123"):
        verified(written, None, 1)


@pytest.mark.parametrize("column", ["points", "winners", "seed", "actions", "options", "sources", "finished"])
def test_a_game_that_differs_is_named(written: Path, column: str) -> None:
    path = written / part_name(1)
    values = pq.read_table(path).column(column).to_pylist()
    if column == "seed":
        values[1] += 1
    elif column == "finished":
        values[1] = False
    elif column == "sources":
        values[1][0]["points"] += 1
    else:
        values[1] = [(value + 1) % 100 for value in values[1]]
    change(path, **{column: values})
    args = refused(written).message.args
    assert (args["file"], args["number"]) == (str(path), 4)
    assert str(args["what"]).startswith(column)


def test_pools_write_what_is_missing(tmp_path: Path) -> None:
    folder = DatasetFolder(tmp_path / "set", manifest_of(GAME, SETUP, 4, 2))
    write_missing(folder, SETUP, local_pool(2), "")
    folder.close()
    assert folder.missing == []
    assert verified(tmp_path / "set", None, 4).played == 4
