"""`play`: whole games by typing, and nothing lost however it is left."""

import re
import signal
from pathlib import Path

import pytest

from meadowmarket.core import replay
from meadowmarket.terminal import saves
from tests.support import Shell


def kept(shell: Shell) -> list[Path]:
    """List the saved games, the newest last; two of one second differ in the number at their end."""
    found = (shell.home / "data" / "meadowmarket" / "games").glob("*.replay")
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name))


def moves(path: Path) -> int:
    return len(replay.read(path.read_text()).moves)


def test_a_whole_game_against_a_bot_by_numbers(shell: Shell) -> None:
    done = shell("play", "toy", "--seats", "me,bot:random", "--seed", "3", stdin="1\n" * 100)
    assert done.returncode == 0, done.stderr
    assert "Final score" in done.stdout
    assert re.search(r"wins\.|share the victory\.", done.stdout)
    for word in ("bids", "rolls", "goods", "Total", "Bot 2 (random)"):
        assert word in done.stdout
    (path,) = kept(shell)
    assert shell("replay", "verify", str(path)).returncode == 0


def test_a_whole_game_of_bots_needs_no_typing(shell: Shell) -> None:
    done = shell("play", "toy", "--seats", "bot:random,bot:first,bot:random", "--seed", "3")
    assert done.returncode == 0
    assert "Final score" in done.stdout


def test_the_screen_shows_whose_turn_what_is_asked_and_the_options(shell: Shell) -> None:
    done = shell("play", "toy", "--seats", "me:Anna,bot:first", "--seed", "3", "--ruleset", "long")
    assert "Anna" in done.stdout
    assert "template-ask-bid" in done.stdout
    assert len(re.findall(r"^ +!?\d  bid \d+", done.stdout, re.MULTILINE)) == 3
    assert "hand:" in done.stdout
    assert "To continue it" in done.stdout


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type the number of an option"),
        ("0", "no option 0; allowed: 1 to 3"),
        ("99", "no option 99"),
        ("9" * 5000, "no option"),
        ("quack", "no action “quack”"),
        ("bdi 3", "Did you mean: bid 3"),
        ("roll", "“roll” is not possible"),
        ("\u2460", "no action"),
        ("[red]\\", "no action “[red]\\”"),
        ("undo", "nothing to take back"),
        ("help", "takes back your last choice"),
        ("?", "“? 3” explains option 3: its cost"),
        ("? 2", "template-do-bid"),
        ("? lighthouse", "toy-topic (topic: lighthouse)"),
        ("? light", "toy-topic (topic: lighthouse)"),
        ("? fishing", "“fishing” could be several things: fishing-boat, fishing-net"),
        ("? fishingboot", "Did you mean: fishing-boat"),
        ("? quack", "nothing called “quack”"),
        ("load", "load FILE"),
        ("load nowhere", "can’t be read"),
        ("save no/such\0file", "can’t be saved"),
        ("load no\0file", "can’t be read"),
        ("load ~nobody-here/a", "can’t be read"),
        ("? \0", "nothing called"),
        ("board", "deck: "),
        ("options", "template-ask-bid"),
    ],
)
def test_whatever_is_typed_gets_an_answer(shell: Shell, typed: str, answer: str) -> None:
    done = shell("play", "toy", "--seed", "3", "--ruleset", "long", stdin=f"{typed}\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    told = done.stdout.partition("> ")[2].replace("\n", " ")
    assert re.search(answer, told) or answer in told


def first_option(shell: Shell) -> str:
    found = re.search(r"^ +!?1  (bid \d+)", shell("play", "toy", "--seed", "3").stdout, re.MULTILINE)
    assert found
    return found[1]


def test_notations_can_be_typed_and_undone(shell: Shell) -> None:
    notation = first_option(shell)
    done = shell("play", "toy", "--seed", "3", "--seats", "me,me,me", stdin=f"\n{notation}\n\nundo\nlog\nquit\n")
    assert "Taken back." in done.stdout
    assert moves(kept(shell)[-1]) == 0


def test_undo_takes_back_the_answer_of_a_bot(shell: Shell) -> None:
    typed = "worker basic-2-resin\nundo\nquit\n"
    done = shell("play", "everdell", "--seed", "2", "--seats", "me,bot:first", stdin=typed)
    assert done.returncode == 0, done.stderr
    assert "2 actions taken back." in done.stdout
    assert moves(kept(shell)[-1]) == 0


def test_options_that_can_not_be_taken_back_are_marked(shell: Shell) -> None:
    done = shell("play", "everdell", "--seed", "2", "--seats", "me,bot:first", stdin="quit\n")
    assert re.search(r"^ *!\d+  worker basic-2-twigs-1-card ", done.stdout, re.MULTILINE)
    assert re.search(r"^ *\d+  worker basic-2-resin ", done.stdout, re.MULTILINE)
    assert "! can’t be taken back" in done.stdout


def test_hands_are_hidden_between_people(shell: Shell) -> None:
    done = shell("play", "toy", "--seed", "3", "--seats", "me:Anna,me:Ben", stdin="\n1\n\n1\n")
    turns = [line for line in done.stdout.splitlines() if "look away" in line]
    assert "Anna’s turn." in turns[0]
    assert "Ben’s turn." in turns[1]
    assert done.stdout.count("Press Enter to look.") >= 2
    alone = shell("play", "toy", "--seed", "3", stdin="1\n")
    assert "look away" not in alone.stdout


def test_the_game_can_be_left_between_two_people(shell: Shell) -> None:
    done = shell("play", "toy", "--seed", "3", "--seats", "me:Anna,me:Ben", stdin="quit\n1\n")
    assert "The game is saved in" in done.stdout
    assert "template-ask-bid" not in done.stdout


def test_the_log_tells_only_what_the_seat_may_know(shell: Shell) -> None:
    done = shell("play", "toy", "--seed", "3", "--seats", "me:Anna,me:Ben,bot:first", stdin="\n1\n\nlog\nquit\n")
    log = done.stdout.rpartition("Press Enter to look.")[2]
    assert "template-log-bid (seat: 0)" in log
    assert "template-log-bid-card" not in log


def test_leaving_in_any_way_keeps_the_game_and_load_goes_on(shell: Shell) -> None:
    done = shell("play", "toy", "--seed", "3", "--seats", "me,me,me:Eva", stdin="\n1\n")
    (path,) = kept(shell)
    assert str(path) in done.stdout.replace("\n", "")
    assert moves(path) == 1
    again = shell("play", "--load", stdin="\n1\n")
    assert again.returncode == 0, again.stderr
    assert moves(path) == 2
    assert "Eva" in shell("play", "toy", "--load", stdin="\n").stdout
    finished = shell("play", "toy", "--load", str(path), stdin="\n1\n" * 60)
    assert "Final score" in finished.stdout
    assert "no unfinished game" in shell.refused("play", "--load")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_interrupted_or_killed_nothing_is_lost(shell: Shell, how: signal.Signals) -> None:
    with shell.start("play", "toy", "--seed", "3", "--seats", "me,me,me", PYTHONUNBUFFERED="1") as game:
        assert game.stdin
        assert game.stdout
        game.stdin.write("\n1\n")
        game.stdin.flush()
        told = ""
        while "Player 2’s turn" not in told:
            line = game.stdout.readline()
            assert line, told
            told += line
        game.send_signal(how)
        rest, errors = game.communicate()
    assert moves(kept(shell)[0]) == 1
    assert errors == ""
    if how == signal.SIGINT:
        assert game.returncode == 0
        assert f"play --load {kept(shell)[0]}\n" in rest


def test_save_and_load_by_name(shell: Shell) -> None:
    done = shell("play", "toy", "--seed", "3", "--seats", "me,me,me", stdin="\n1\n\nsave mine.replay\nquit\n")
    saved = shell.home / "mine.replay"
    assert done.returncode == 0
    assert saved.exists()
    done = shell("play", "toy", "--seed", "99", stdin="load mine.replay\n\nquit\n")
    assert "Loaded mine.replay, after one action." in done.stdout
    assert "Player 2’s turn." in done.stdout


def test_a_damaged_save_is_named_by_its_line(shell: Shell) -> None:
    saved = shell.home / "bad.replay"
    saved.write_text("meadowmarket replay 1\ngame toy\nrules 2\n")
    done = shell("play", "--load", str(saved))
    assert done.returncode == 1
    assert done.stderr.startswith("meadowmarket: Line ")
    done = shell("play", "toy", stdin=f"load {saved}\nquit\n")
    assert "Line 4: the header lacks" in done.stdout


def test_a_game_in_the_file_of_another(shell: Shell) -> None:
    shell("replay", "record", "a.replay", "toy")
    assert shell("play", "wrong", "--load", "a.replay").returncode == 2


def test_a_write_is_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.replay"
    saves.write(path, "one\n")
    with pytest.raises(UnicodeEncodeError):
        saves.write(path, "two\n\ud800")
    assert path.read_text() == "one\n"
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_that_can_not_be_written_is_said_once(shell: Shell) -> None:
    (shell.home / "data").write_text("a file where the folder should be")
    done = shell("play", "toy", "--seed", "3", "--seats", "bot:first,bot:random")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("can’t be saved") == 1


def test_bytes_that_are_no_text_get_an_answer(shell: Shell) -> None:
    done = shell("play", "toy", "--seed", "3", stdin="\udcff\udcfe\nsave \udcff\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "no action" in done.stdout
    assert "The game is saved in" in done.stdout
