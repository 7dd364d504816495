"""Files that can't be read or written: one line says so, nothing is lost, and nothing special is replaced."""

from __future__ import annotations

import os
import resource
import stat
import subprocess
from pathlib import Path

import pytest

from tests.support import Shell

pytestmark = pytest.mark.compiled_only

SMALL = 2000
"""The bytes after which a disk is full: the limit of a file's size gives the same kind of error."""


def refused(done: subprocess.CompletedProcess[str], *statuses: int) -> str:
    """Return the one line that a command ended with."""
    assert done.returncode in statuses, done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("meadowmarket: ")
    return line


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# -- reading


@pytest.mark.parametrize("command", ["replay verify", "replay show", "analyse", "play --load"])
def test_an_endless_file_is_not_read_to_its_end(shell: Shell, command: str) -> None:
    line = refused(shell(*command.split(), "/dev/zero"), 2)
    assert "/dev/zero can’t be read: File too large (> 10 MB)." in line


def test_a_huge_file_is_not_read_to_its_end(shell: Shell) -> None:
    with (shell.home / "huge").open("wb") as file:
        file.truncate(1 << 40)
    assert "huge can’t be read: File too large" in refused(shell("replay", "verify", "huge"), 2)


def test_a_pipe_that_nobody_writes_to_is_empty(shell: Shell) -> None:
    os.mkfifo(shell.home / "pipe")
    assert "there is no replay here" in refused(shell("replay", "verify", "pipe"), 1)


def test_a_long_line_is_quoted_in_part(shell: Shell) -> None:
    (shell.home / "zeros").write_bytes(bytes(1_000_000))
    line = refused(shell("replay", "verify", "zeros"), 1)
    assert len(line) < 1000
    assert "\0" not in line


def test_a_pipe_can_be_read(shell: Shell) -> None:
    assert shell("replay", "record", "game.replay", "toy").returncode == 0
    done = shell("replay", "verify", "/dev/stdin", stdin=(shell.home / "game.replay").read_text("utf-8"))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["sim lagranja --games 1", "cards list lagranja", "play lagranja"])
def test_texts_of_a_pack_that_are_no_text(shell: Shell, command: str) -> None:
    pack = _pack(shell)
    (pack / "en.ftl").write_bytes("a = ä\nb = ".encode() + b"\xff\n")
    line = refused(shell(*command.split(), "--cards", str(pack)), 2)
    assert "en.ftl:2:5: found “byte 0xff”; allowed: text in UTF-8" in line


@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_check_reads_the_texts_of_all_languages(shell: Shell, language: str) -> None:
    pack = _pack(shell)
    (pack / f"{language}.ftl").write_bytes(b"\xff")
    done = shell("cards", "check", str(pack))
    assert done.returncode == 1
    assert done.stderr == f"{language}.ftl:1:1: found “byte 0xff”; allowed: text in UTF-8\n"


@pytest.mark.parametrize("command", ["cards check pack", "cards list lagranja --cards pack"])
def test_a_broken_pack_is_told_in_the_language_of_the_player(shell: Shell, command: str) -> None:
    _pack(shell)
    (shell.home / "pack" / "dice.csv").write_text("number,effect,provenance,source\n9,draw(0),designed,x\n")
    done = shell("--language", "ru", *command.split())
    assert done.stderr.removeprefix("meadowmarket: ").splitlines() == [
        "dice.csv:2:1: найдено «9»; можно: целое число от 1 до 6",
        "dice.csv:2:8: найдено «0»; можно: целое число от 1 до 99",
        "dice.csv:2:1: найдено «9»; можно: не больше, чем в\xa0игре (6): 1, 2, 3, 4, 5, 6",
    ]


def test_a_table_of_a_pack_that_is_none(shell: Shell) -> None:
    pack = _pack(shell)
    (pack / "dice.csv").mkdir()
    (pack / "prices.csv").symlink_to("/dev/zero")
    done = shell("cards", "check", str(pack))
    assert done.returncode == 1
    assert "dice.csv: can’t be read: Is a directory" in done.stderr
    assert "prices.csv: can’t be read: File too large (> 10 MB)" in done.stderr


def _pack(shell: Shell) -> Path:
    from meadowmarket.games import lagranja

    pack = shell.home / "pack"
    pack.mkdir()
    built_in = Path(str(lagranja.__file__)).parent / "data" / "donkeys.csv"
    (pack / "donkeys.csv").write_bytes(built_in.read_bytes())
    return pack


# -- writing


@pytest.mark.parametrize(
    "command",
    [
        "replay record /dev/full toy",
        "arena toy --bots first,random --games 2 --jobs 1 --plot /dev/full",
        "tune toy --steps 1 --check 2 --jobs 1 --out /dev/full",
    ],
)
def test_a_full_disk(shell: Shell, command: str) -> None:
    done = shell(*command.split())
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "meadowmarket: /dev/full can’t be written: No space left on device."
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode), "the device is not replaced by a file"


@pytest.mark.parametrize("command", ["sim toy --games 2", "cards list toy", "play toy --seats bot:first,bot:first"])
def test_an_output_that_takes_nothing(shell: Shell, command: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            shell.command(*command.split()),
            env=shell.environment(),
            cwd=shell.home,
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "meadowmarket: The system reports an error: No space left on device.\n"


def test_a_record_of_an_arena_on_a_full_disk(shell: Shell) -> None:
    arguments = ("arena", "toy", "--bots", "first,random", "--games", "40", "--jobs", "1", "--resume", "games.jsonl")
    done = subprocess.run(
        shell.command(*arguments),
        env=shell.environment(),
        cwd=shell.home,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, SMALL)),
    )
    assert "games.jsonl can’t be written: File too large" in refused(done, 2)
    written = (shell.home / "games.jsonl").read_bytes()
    assert len(written) == SMALL
    assert shell(*arguments).returncode == 0
    assert (shell.home / "games.jsonl").read_bytes().startswith(written[: written.rindex(b"\n")])


def test_a_save_that_fails_leaves_the_old_one(shell: Shell) -> None:
    assert shell("replay", "record", "game.replay", "toy").returncode == 0
    before = (shell.home / "game.replay").read_bytes()
    done = subprocess.run(
        shell.command("replay", "record", "game.replay", "lagranja"),
        env=shell.environment(),
        cwd=shell.home,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, SMALL)),
    )
    assert "game.replay can’t be written" in refused(done, 2)
    assert (shell.home / "game.replay").read_bytes() == before
    assert sorted(path.name for path in shell.home.iterdir()) == ["game.replay", "packages"]


def test_files_have_the_usual_mode(shell: Shell) -> None:
    before = os.umask(0o027)
    try:
        shell("replay", "record", "game.replay", "toy")
        shell("arena", "toy", "--bots", "first,random", "--games", "2", "--plot", "a.svg", "--resume", "a.jsonl")
        shell("play", "toy", "--seats", "bot:first,bot:first")
    finally:
        os.umask(before)
    saved = list((shell.home / "data").rglob("*.replay"))
    assert len(saved) == 1
    for path in [*saved, *(shell.home / name for name in ("game.replay", "a.svg", "a.jsonl"))]:
        assert mode(path) == 0o640, path


def test_a_file_that_is_replaced_keeps_its_mode_and_a_link_stays_one(shell: Shell) -> None:
    target, link = shell.home / "game.replay", shell.home / "link.replay"
    shell("replay", "record", "game.replay", "toy")
    target.chmod(0o604)
    link.symlink_to("game.replay")
    before = target.read_bytes()
    assert shell("replay", "record", "link.replay", "toy", "--seed", "2").returncode == 0
    assert link.is_symlink()
    assert target.read_bytes() != before
    assert mode(target) == 0o604


# -- streams that are closed


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["play toy --seats me,bot:first", "sim toy --games 2 --jobs 1"])
def test_closed_streams(shell: Shell, command: str, closed: str) -> None:
    script = f'"$0" "$@" {closed}'
    done = subprocess.run(
        ["sh", "-c", script, *shell.command(*command.split())],
        env=shell.environment(),
        cwd=shell.home,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    if command.startswith("play"):
        assert len(list((shell.home / "data").rglob("*.replay"))) == 1, "the game is kept"


# -- files that a command writes


WRITING = [
    ("arena", "toy", "--bots", "first,random", "--games", "2", "--plot"),
    ("study", "everdell", "--change", "farm.points=2", "--games", "1", "--html"),
    ("tune", "toy", "--steps", "1", "--check", "2", "--out"),
]


@pytest.mark.parametrize("command", WRITING, ids=lambda command: command[0])
def test_a_file_that_holds_something_is_refused_before_any_game(shell: Shell, command: tuple[str, ...]) -> None:
    path = shell.home / "mine.txt"
    path.write_text("mine")
    arguments = (*command, str(path))
    assert "exists and isn’t empty; name a new file" in shell.refused(*arguments)
    assert path.read_text() == "mine"
    path.write_text("")  # as of a temporary file that was made for it
    done = shell(*arguments)
    assert done.returncode == 0, done.stderr
    assert len(path.read_text()) > 10


@pytest.mark.parametrize(
    "arguments",
    [
        ("sim", "toy", "--record", ""),
        ("arena", "toy", "--bots", "first,random", "--plot", " "),
        ("dataset", "toy", "--out", ""),
        ("tune", "toy", "--out", ""),
        ("sim", "toy", "--ray", ""),
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_name_that_is_empty_is_refused(shell: Shell, arguments: tuple[str, ...]) -> None:
    assert "nothing is named" in shell.refused(*arguments)
