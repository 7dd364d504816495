"""Bots from files, replays of all games, and the same bot twice: `sim` and `arena` for those who write bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import meadowmarket as mm
from meadowmarket.bots.bot import make_bot as make_installed_bot
from meadowmarket.core.errors import BadSetup
from meadowmarket.lab.bot_specs import files_of, make_bot
from tests.support import Shell

SOURCE = """
from meadowmarket import Bot, BotMaker

HEARD = "heard.txt"

class Last(Bot):
    def choose(self, game, state, seat, budget):
        return state.options(seat)[-1]

    def hear_result(self, state, seat):
        with open(HEARD, "a") as file:
            file.write(f"{seat} {state.is_over()}\\n")

class Seeded(Last):
    def __init__(self, seed):
        self.seed = seed

class Maker(BotMaker):
    def make(self, seed, options):
        made = Last()
        made.options = options
        return made

class Unready(Last):
    def __init__(self, seed):
        raise ValueError("no luck")

class Demanding(Last):
    def __init__(self, seed, depth):
        self.depth = depth

class Failing(Last):
    def choose(self, game, state, seat, budget):
        raise ValueError("no idea")

class Silent(Bot):
    pass

class Deaf(Last):
    def hear_result(self, state, seat):
        raise ValueError("no ears")

class Clinging(Last):
    def close(self):
        raise ValueError("not yet")

class Leaving(Last):
    def __init__(self):
        raise SystemExit("not today")

NO_BOT = 1
"""


@pytest.fixture
def file(shell: Shell) -> Path:
    path = shell.home / "my_bots.py"
    path.write_text(SOURCE)
    return path


def test_a_class_from_a_file_plays_and_hears_the_result(shell: Shell, file: Path) -> None:
    done = shell("sim", "toy", "--games", "2", "--jobs", "1", "--bots", "random,my_bots.py:Last", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["failures"] == [{}, {}]
    assert (shell.home / "heard.txt").read_text() == "1 True\n1 True\n"
    done = shell("arena", "toy", "--games", "2", "--jobs", "1", "--bots", "random,my_bots.py:Seeded", "--json")
    assert json.loads(done.stdout)["results"][0]["failures_b"] == 0


def test_classes_and_makers(file: Path) -> None:
    assert make_bot(f"{file}:Seeded", 7).seed == 7  # type: ignore[attr-defined]
    assert make_bot(f"{file}:Maker:a:b", 7).options == "a:b"  # type: ignore[attr-defined]
    assert type(make_bot("random", 1)).__name__ == "RandomBot"
    assert list(files_of((f"{file}:Last", "random"))) == [f"{file}:Last"]


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("my_bots.py", "bot-file-no-class"),
        ("my_bots.py:Nobody", "bot-file-no-class"),
        ("my_bots.py:NO_BOT", "bot-file-no-class"),
        ("my_bots.py:Last:fast", "no-bot-options"),
        ("nothing.py:Last", "no-such-bot-file"),
        ("broken.py:Last", "bad-bot-file"),
        ("my_bots.py:Unready", "bad-bot-file"),
        ("my_bots.py:Demanding", "bad-bot-file"),
        ("my_bots.py:Silent", "bot-file-no-choose"),
        ("my_bots.py:Leaving", "bad-bot-file"),
        ("leaving.py:Last", "bad-bot-file"),
    ],
)
def test_what_is_no_bot_is_refused(file: Path, spec: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    Path("broken.py").write_text("1 / 0")
    Path("leaving.py").write_text("import sys; sys.exit()")
    with pytest.raises(BadSetup) as caught:
        make_bot(spec, 1)
    assert caught.value.message.key == key


@pytest.mark.parametrize("command", ["sim", "arena", "study"])
def test_whoever_writes_a_bot_sees_why_it_fails(shell: Shell, file: Path, command: str) -> None:
    game = ("everdell", "--change", "farm.points=2") if command == "study" else ("toy",)
    arguments = ("--games", "2", "--jobs", "1", "--bots", "random,my_bots.py:Failing", "--json")
    done = shell(command, *game, *arguments)
    assert json.loads(done.stdout)["complete"], "and the result is not disturbed"
    assert done.stderr.count("ValueError: no idea") == 1, "once, not for each choice"
    assert done.stderr.startswith("my_bots.py:Failing: an error: Traceback")


def test_how_a_bot_fails_is_said_in_the_language_of_the_command(shell: Shell, file: Path) -> None:
    done = shell("--language", "de", "sim", "toy", "--games", "2", "--jobs", "2", "--bots", "random,my_bots.py:Failing")
    assert "my_bots.py:Failing: ein Fehler: Traceback" in done.stderr


@pytest.mark.parametrize("command", ["sim", "arena"])
def test_a_bot_that_fails_at_the_end_is_shown(shell: Shell, file: Path, command: str) -> None:
    done = shell(command, "toy", "--games", "4", "--jobs", "1", "--bots", "random,my_bots.py:Deaf", "--json")
    assert json.loads(done.stdout)["complete"]
    assert done.stderr.count("ValueError: no ears") == 1


@pytest.mark.parametrize("command", ["sim", "arena"])
def test_a_bot_that_can_not_be_closed_is_refused(shell: Shell, file: Path, command: str) -> None:
    refusal = shell.refused(command, "toy", "--games", "2", "--bots", "random,my_bots.py:Clinging")
    assert "my_bots.py:Clinging can’t be run: ValueError: not yet" in refusal


def test_failures_are_shown_and_counted_in_python(
    file: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    game = mm.make_game("lagranja", 2)
    failing = f"{file}:Failing"
    table = mm.play_game(game, [failing, "random"], seed=1)
    assert capfd.readouterr().err.count("ValueError: no idea") == 1
    (result,) = mm.arena(game, [failing, "random"], games=2)
    assert result.failures[0] > 10
    assert result.failures[1] == 0
    assert table.is_over()


def test_servers_and_saves_take_no_files(file: Path) -> None:
    with pytest.raises(BadSetup, match="no-such-bot"):
        make_installed_bot(f"{file}:Last", 1)


# -- replays


@pytest.mark.parametrize("bots", ["random", "first,random"])
def test_recorded_games_are_those_that_were_played(shell: Shell, bots: str) -> None:
    arguments = ("sim", "toy", "--games", "6", "--jobs", "2", "--bots", bots, "--json")
    plain, kept = json.loads(shell(*arguments).stdout), json.loads(shell(*arguments, "--record", "games").stdout)
    assert plain["digest"] == kept["digest"]
    files = sorted((shell.home / "games").iterdir())
    assert [path.name for path in files] == [f"000000{i}.replay" for i in range(1, 7)]
    assert shell("replay", "verify", str(files[3])).returncode == 0
    ends = [path.read_text().splitlines()[-1].split()[1:] for path in files]
    assert sum(int(points[0]) for points in ends) / 6 == pytest.approx(kept["mean_scores"][0])


def test_the_arena_keeps_its_games(shell: Shell) -> None:
    arguments = ("arena", "toy", "--bots", "first,random", "--jobs", "1", "--json")
    assert shell(*arguments, "--games", "4", "--record", "games", "--resume", "log").returncode == 0
    files = sorted((shell.home / "games").iterdir())
    assert len(files) == 4
    assert "name 0 first" in files[0].read_text()
    assert shell("replay", "verify", str(files[3])).returncode == 0
    assert shell(*arguments, "--games", "6", "--record", "games", "--resume", "log").returncode == 0
    assert len(list((shell.home / "games").iterdir())) == 6


def test_nothing_is_overwritten(shell: Shell) -> None:
    (shell.home / "games").mkdir()
    (shell.home / "games" / "0000001.replay").write_text("mine")
    assert "isn’t empty" in shell.refused("sim", "toy", "--games", "2", "--record", "games")
    bots = ("--bots", "first,random")
    assert "isn’t empty" in shell.refused("arena", "toy", *bots, "--games", "2", "--record", "games")
    assert (shell.home / "games" / "0000001.replay").read_text() == "mine"
    assert "can’t be written" in shell.refused("sim", "toy", "--record", "games/0000001.replay")


# -- the same bot twice, and two kinds of random


def test_a_bot_plays_itself(shell: Shell) -> None:
    done = shell("arena", "toy", "--bots", "first,first", "--games", "4", "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    [match] = found["results"]
    assert (match["a"], match["b"], match["games"]) == ("first", "first", 4)
    assert found["ratings"] == []
    assert "named twice" in shell.refused("arena", "toy", "--bots", "first,random,first")


def test_random_that_may_pass_is_another_bot(shell: Shell) -> None:
    lengths = {}
    for bot in ("random", "random:may-pass"):
        done = shell("sim", "everdell", "--games", "10", "--jobs", "1", "--bots", bot, "--json")
        lengths[bot] = json.loads(done.stdout)["length"]["mean"]
    assert lengths["random:may-pass"] < lengths["random"] / 2
    assert "may-pass" in shell.refused("sim", "everdell", "--bots", "random:often")


# -- win rates by card


def test_win_rates_by_card(shell: Shell) -> None:
    arguments = ("sim", "toy", "--games", "60", "--json")
    plain = json.loads(shell(*arguments).stdout)
    found = json.loads(shell(*arguments, "--by-card").stdout)
    assert found["digest"] == plain["digest"]
    cards = found["win_rates_by_card"]
    assert set(cards) == {"net", "boat"}
    net = cards["net"]["any"]
    assert net == cards["net"]["bought"]
    assert net["use_rate"] == pytest.approx(net["seats"] / 120, abs=1e-4)
    low, high = net["ci95"]
    assert low < net["win_rate"] < high
    shown = shell("sim", "toy", "--games", "10", "--by-card").stdout
    assert "Wins of seats that used a card" in shown
