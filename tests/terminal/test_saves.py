"""Saved games: a file that is named stays as it is, the closing hint opens the same game, and a list shows all."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.core.table import Table
from meadowmarket.terminal import saves
from meadowmarket.terminal.resume import resume_command
from meadowmarket.terminal.saves import SaveFile
from meadowmarket.terminal.seats import make_seats
from meadowmarket.texts import Catalogue
from tests.support import Shell

THREE = ("play", "toy", "--seed", "3", "--seats", "me,me,me")


def kept(shell: Shell) -> list[Path]:
    """List the saved games, the newest last; two of one second differ in the number at their end."""
    found = (shell.home / "data" / "meadowmarket" / "games").glob("*.replay")
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name))


def saved(shell: Shell, name: str = "mine.replay") -> Path:
    """Save a game after one action, and leave nothing else behind."""
    shell(*THREE, stdin=f"\n1\n\nsave {name}\nquit\n")
    for path in kept(shell):
        path.unlink()
    return shell.home / name


def hint(output: str) -> list[str]:
    return shlex.split(output.rstrip("\n").rpartition("\n")[2])


def test_a_file_that_is_loaded_stays_as_it_is(shell: Shell) -> None:
    mine = saved(shell)
    before = mine.read_bytes()
    done = shell("play", "--load", str(mine), stdin="\n1\n")
    assert done.returncode == 0, done.stderr
    assert mine.read_bytes() == before
    (path,) = kept(shell)
    assert path.read_bytes().startswith(before)
    assert hint(done.stdout)[-2:] == ["--load", str(path)]


def test_looking_at_a_game_makes_no_file(shell: Shell) -> None:
    mine = saved(shell)
    done = shell("play", "--load", str(mine), stdin="\nquit\n")
    assert kept(shell) == []
    assert hint(done.stdout)[-2:] == ["--load", str(mine)]


def test_two_games_of_the_same_second_get_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table = Table(games.open_game("everdell", 2), 1)
    for _ in range(3):
        SaveFile.of_new(table).save(table)
    assert len(list(saves.data_folder().iterdir())) == 3


def test_the_closing_hint_opens_the_same_game(shell: Shell) -> None:
    done = shell(*THREE, stdin="\n1\n")
    again = subprocess.run(
        hint(done.stdout), input="\n", env=shell.environment(), cwd="/", capture_output=True, text=True, check=False
    )
    assert again.returncode == 0, again.stderr
    assert "Player 2’s turn." in again.stdout


def test_the_closing_hint_names_cards_language_and_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADOWMARKET_LANGUAGE", "en")
    seats = make_seats(["me:Anna", "bot:program:sh 'my bot' --fast"], 2, 1)
    command = resume_command(Path("/my games/a.replay"), "/my cards/it's", seats, Catalogue("de"))
    words = shlex.split(command)
    start = words.index("--language")
    assert words[start:] == [
        *("--language", "de", "play", "--cards", "/my cards/it's"),
        *("--seats", "me:Anna,bot:program:sh 'my bot' --fast", "--load", "/my games/a.replay"),
    ]
    plain = resume_command(Path("/a.replay"), None, make_seats(["me", "bot:random"], 2, 1), Catalogue("en"))
    assert plain.endswith("play --load /a.replay")


def test_a_game_that_went_on_elsewhere_is_neither_listed_nor_the_latest(shell: Shell) -> None:
    shell(*THREE, stdin="\n1\n")
    (first,) = kept(shell)
    shell("play", "--load", str(first), stdin="\n1\n")
    assert len(kept(shell)) == 2
    (second,) = [path for path in kept(shell) if path != first]
    listed = shell("play", "--list").stdout
    assert second.name in listed.replace("\n", "")
    assert len(re.findall(r"\.replay", listed)) == 1


def test_the_list_of_saved_games(shell: Shell) -> None:
    assert "no saved games" in shell("play", "--list").stdout
    shell("play", "lagranja", "--seed", "1", "--seats", "me:Anna,bot:greedy", stdin="1\n")
    shell("play", "everdell", "--seed", "2", "--seats", "me,bot:random", stdin="1\n")
    shell("play", "toy", "--seed", "3", "--seats", "bot:first,bot:first")
    done = shell("play", "--list", COLUMNS="200")
    assert done.returncode == 0, done.stderr
    rows = done.stdout.splitlines()
    for parts in (
        ("La Granja", "Anna, greedy", "Round 1 of 6: farm, ", "lagranja-"),
        ("Everdell", "Player 1, random", "winter, ", "everdell-"),
        ("Toy", "first, first", "over, ", "toy-"),
    ):
        assert any(all(part in row for part in parts) for row in rows), done.stdout
    assert "La Granja" not in shell("play", "everdell", "--list").stdout
    assert "Runde 1 von 6" in shell("--language", "de", "play", "--list", COLUMNS="200").stdout


def test_the_list_says_what_can_not_be_opened(shell: Shell) -> None:
    shell(*THREE, stdin="\n1\n")
    (path,) = kept(shell)
    path.with_name("toy-bad.replay").write_text("quack\n")
    shutil.copy(path, path.with_name("toy-other.replay"))
    other = path.with_name("toy-other.replay")
    other.write_text(re.sub("pack .*", "pack 12345678", other.read_text()))
    done = shell("play", "--list", COLUMNS="250")
    assert done.returncode == 0, done.stderr
    assert "Line 1: found “quack”" in done.stdout
    assert "card pack 12345678" in done.stdout
