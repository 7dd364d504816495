"""`replay`: recorded, shown, and checked line by line."""

from pathlib import Path

import pytest

from meadowmarket.cli.replay import record
from meadowmarket.core import replay
from meadowmarket.core.table import Table
from meadowmarket.terminal import saves
from tests.core.toy import BOX
from tests.support import Shell

RECORD = ("replay", "record", "a.replay", "toy", "--players", "3", "--seed", "5", "--set", "die=four")


def test_record_and_verify(shell: Shell) -> None:
    done = shell(*RECORD)
    assert done.returncode == 0, done.stderr
    text = (shell.home / "a.replay").read_text()
    assert "set die=four\nplayers 3\nseed 5\n" in text
    assert shell("replay", "verify", "a.replay").stdout.startswith("a.replay: a whole game of ")
    shell("replay", "record", "b.replay", *RECORD[3:])
    assert (shell.home / "b.replay").read_text() == text


def test_verify_names_the_line(shell: Shell) -> None:
    shell(*RECORD)
    path = shell.home / "a.replay"
    lines = path.read_text().splitlines()
    lines[12] = lines[12][:-8] + "00000000"
    path.write_text("\n".join(lines) + "\n")
    done = shell("replay", "verify", "a.replay")
    assert done.returncode == 1
    assert done.stderr.startswith("meadowmarket: Line 13: found the checksum 00000000, expected ")
    assert len(done.stderr.splitlines()) == 1


def test_verify_a_game_that_is_not_over(shell: Shell) -> None:
    shell(*RECORD)
    path = shell.home / "a.replay"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:12]))
    assert "the game is not over" in shell("replay", "verify", "a.replay").stdout


def test_a_file_that_is_no_text(shell: Shell) -> None:
    (shell.home / "a.replay").write_bytes(b"meadowmarket replay 1\n\xff\n")
    done = shell("replay", "verify", "a.replay")
    assert (done.returncode, done.stderr) == (1, "meadowmarket: Line 2: byte 0xff isn’t UTF-8 text.\n")


def test_a_replay_with_other_cards(shell: Shell) -> None:
    pack = shell.home / "pack"
    pack.mkdir()
    (pack / "toy.txt").write_text("toy mine")
    assert shell(*RECORD, "--cards", "pack").returncode == 0
    done = shell("replay", "verify", "a.replay")
    assert done.returncode == 1
    assert "made with the card pack mine; the one in use is own" in done.stderr
    assert shell("replay", "verify", "a.replay", "--cards", "pack").returncode == 0


def test_show_tells_the_game(shell: Shell) -> None:
    shell(*RECORD)
    shown = shell("replay", "show", "a.replay").stdout
    assert "toy/3 short die=four 3p own, seed 5" in shown
    assert "1. template-log-bid (seat: " in shown
    assert "template-log-bid-card" in shown, "a replay has no secrets"
    assert "Final score" in shown


def test_show_a_step(shell: Shell) -> None:
    shell(*RECORD)
    start = shell("replay", "show", "a.replay", "--step", "0").stdout
    later = shell("replay", "show", "a.replay", "--step", "5").stdout
    assert "round: 0" in start
    assert start != later
    assert start != shell("replay", "show", "a.replay", "--step", "0", "--seat", "1").stdout
    assert "allowed: 0 to " in shell.refused("replay", "show", "a.replay", "--step", "999")
    assert "allowed: 0 to 2" in shell.refused("replay", "show", "a.replay", "--seat", "3")


@pytest.fixture
def older(shell: Shell) -> Path:
    """A game recorded under an older version of the rules."""
    path = shell.home / "old.replay"
    path.write_text(replay.write(record(Table(BOX.open(2, rules_version=2), 5))))
    return path


@pytest.mark.parametrize(
    "command",
    [
        ("replay", "verify", "old.replay"),
        ("replay", "show", "old.replay"),
        ("analyse", "old.replay", "--simulations", "5", "--jobs", "1"),
    ],
)
def test_a_game_of_older_rules_is_opened_as_such(shell: Shell, older: Path, command: tuple[str, ...]) -> None:
    done = shell(*command)
    assert done.returncode == 0, done.stderr


def test_a_saved_game_of_older_rules_is_played_on_as_such(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "lagranja" / "classic-2.replay"
    table = saves.load(golden, None, 20)
    move = replay.read(golden.read_text(encoding="utf-8")).moves[20]
    table.play(move.seat, move.notation)
    path = tmp_path / "new.replay"
    saves.write(path, replay.write(table))
    assert "\nrules 1\n" in path.read_text()
    assert saves.load(path, None).history[20].checksum == move.checksum


def test_what_was_corrected_is_said_where_an_older_game_goes_another_way(shell: Shell, older: Path) -> None:
    lines = older.read_text().splitlines()
    lines[-2] = lines[-2][:-8] + "00000000"
    older.write_text("\n".join(lines) + "\n")
    done = shell("replay", "verify", "old.replay")
    assert done.returncode == 1
    assert f"Line {len(lines) - 1}: found the checksum 00000000" in done.stderr
    assert "made under version 2 of the rules. toy-corrected-since-2" in done.stderr


@pytest.mark.parametrize("version", ["0", "4"])
def test_unknown_rules_are_refused(shell: Shell, older: Path, version: str) -> None:
    older.write_text(older.read_text().replace("rules 2", f"rules {version}"))
    done = shell("replay", "verify", "old.replay")
    assert done.returncode != 0
    assert f"There is no version {version} of the rules here; allowed: 1, 2, 3." in done.stderr


def test_a_long_seed_is_recorded_and_verified(shell: Shell) -> None:
    seed = str(2**256 - 12345)
    for name in ("a", "b"):
        done = shell("replay", "record", f"{name}.replay", "toy", "--seed", seed)
        assert done.returncode == 0, done.stderr
    text = (shell.home / "a.replay").read_text()
    assert f"\nseed {seed}\n" in text
    assert (shell.home / "b.replay").read_text() == text
    assert shell("replay", "verify", "a.replay").returncode == 0
    assert seed in shell("replay", "show", "a.replay").stdout.replace("\n", "")
    assert str(2**256 - 1) in shell.refused("replay", "record", "c.replay", "toy", "--seed", str(2**256))
    assert str(2**63 - 1) in shell.refused("sim", "toy", "--games", "1", "--seed", seed)
