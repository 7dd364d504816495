"""`arena` and `bench ladder`: the same results however they are run, stopped and gone on with."""

import json
import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.support import Shell, wait_for_end, workers_of

DUEL = ("--bots", "first,random", "--games", "20", "--jobs", "1")


def arena(shell: Shell, *arguments: str) -> dict[str, Any]:
    done = shell("arena", "toy", "--json", *arguments)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def timeless(data: Any) -> Any:
    """Return a result without what depends on the clock."""
    if isinstance(data, dict):
        return {key: timeless(value) for key, value in data.items() if key != "elapsed_s" and "ms_per" not in key}
    return [timeless(item) for item in data] if isinstance(data, list) else data


def texts_of(picture: str) -> str:
    return " ".join(ElementTree.fromstring(picture).itertext())


# -- results


def test_the_result(shell: Shell) -> None:
    result = arena(shell, "--bots", "first,random", "--games", "40", "--seed", "7", "--ruleset", "long")
    expected = {"game": "toy", "ruleset": "long", "players": 2, "games": 40, "seed": 7, "complete": True, "notes": []}
    assert expected.items() <= result.items()
    [match] = result["results"]
    assert (match["a"], match["b"], match["games"]) == ("first", "random", 40)
    assert match["wins_a"] + match["wins_b"] == pytest.approx(40)
    assert match["win_rate_a"] == pytest.approx(match["wins_a"] / 40)
    low, high = match["ci95"]
    assert low < match["win_rate_a"] < high
    assert match["mean_margin"] == pytest.approx(match["mean_points_a"] - match["mean_points_b"], abs=1e-3)
    low, high = match["margin_ci95"]
    assert low < match["mean_margin"] < high
    assert match["ms_per_move_a"] > 0
    assert {rating["bot"] for rating in result["ratings"]} == {"first", "random"}
    assert result["failures"] == {}


def test_the_games_do_not_depend_on_the_jobs(shell: Shell) -> None:
    arguments = ("--bots", "first,random,greedy", "--players", "3", "--games", "12")
    one, two = (timeless(arena(shell, *arguments, "--jobs", jobs)) for jobs in ("1", "2"))
    assert one == two
    assert len(one["results"]) == 6


def test_the_games_depend_on_seed_and_setup(shell: Shell) -> None:
    found = [
        timeless(arena(shell, *DUEL, *others))["results"]
        for others in ((), ("--seed", "2"), ("--set", "die=four"), ("--ruleset", "long"))
    ]
    assert all(found.count(result) == 1 for result in found)


def test_games_are_rounded_up_to_whole_deals(shell: Shell) -> None:
    result = arena(shell, "--bots", "first,random", "--players", "4", "--games", "5", "--jobs", "1")
    assert (result["games"], result["results"][0]["games"]) == (8, 8)
    assert "8 games instead of 5" in result["notes"][0]


def test_failures_are_counted(shell: Shell) -> None:
    result = arena(shell, "--bots", "failing,first", "--games", "4", "--jobs", "1")
    [match] = result["results"]
    assert match["failures_a"] > 0
    assert match["failures_b"] == 0
    assert result["failures"] == {"failing": match["failures_a"]}
    assert f"failing failed {match['failures_a']} times" in result["notes"][0]


def test_a_bot_with_commas_in_its_name_stands_alone(shell: Shell) -> None:
    """`first` takes whatever options it is given."""
    result = arena(shell, "--bots", "first:a,b", "--bots", "random", "--games", "2", "--jobs", "1")
    assert result["bots"] == ["first:a,b", "random"]


def test_solo_games(shell: Shell) -> None:
    done = shell("arena", "everdell", "--players", "1", "--bots", "random", "--games", "2", "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    [match] = result["results"]
    assert (match["a"], match["b"], match["games"]) == ("random", None, 2)
    assert match["win_rate_a"] in (0, 0.5, 1)
    assert result["ratings"] == []


def test_the_tables_and_the_drawing(shell: Shell) -> None:
    done = shell("arena", "toy", "--players", "3", "--bots", "first,random", "--games", "9", "--jobs", "1")
    assert done.returncode == 0
    assert done.stderr == ""
    for word in ("first – 2 × random", "Wins", "Margin", "Ratings"):
        assert word in done.stdout
    assert re.search(r"first – 2 × random +[·|├─]*●[─┤·|]* +\d+\.\d%", done.stdout)


def test_the_plot(shell: Shell) -> None:
    arena(shell, "--bots", "first,random,failing", "--games", "4", "--jobs", "1", "--plot", "rates.svg")
    shown = texts_of((shell.home / "rates.svg").read_text("utf-8"))
    for word in ("Toy, 2 players", "first – random", "random – failing", "100%"):
        assert word in shown


# -- stopping and going on


def test_going_on_gives_the_same_result(shell: Shell) -> None:
    whole = timeless(arena(shell, *DUEL))
    record = shell.home / "games.jsonl"
    assert timeless(arena(shell, *DUEL, "--resume", "games.jsonl")) == whole
    lines = record.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 20
    # As a kill leaves it: some games, and a line cut short.
    record.write_text("".join(lines[:8]) + lines[8][:20])
    assert timeless(arena(shell, *DUEL, "--resume", "games.jsonl")) == whole
    assert record.read_text().startswith("".join(lines[:8]))
    assert len(record.read_text().splitlines()) == 1 + 20


def test_games_that_are_there_are_not_played_again(shell: Shell) -> None:
    arena(shell, *DUEL, "--resume", "games.jsonl")
    before = (shell.home / "games.jsonl").read_bytes()
    fewer = arena(shell, "--bots", "first,random", "--games", "6", "--resume", "games.jsonl")
    assert fewer["results"][0]["games"] == 6
    assert (shell.home / "games.jsonl").read_bytes() == before
    more = arena(shell, "--bots", "first,random", "--games", "24", "--jobs", "1", "--resume", "games.jsonl")
    assert more["results"][0]["games"] == 24
    assert (shell.home / "games.jsonl").read_bytes().startswith(before)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_shows_what_there_is(shell: Shell, jobs: str) -> None:
    record = shell.home / "games.jsonl"
    arguments = ("--bots", "first,random", "--jobs", jobs, "--resume", "games.jsonl")
    running = shell.start("arena", "toy", "--json", *arguments, "--games", "20000")
    while running.poll() is None and (not record.exists() or record.read_bytes().count(b"\n") < 20):
        time.sleep(0.05)
    os.kill(running.pid, signal.SIGINT)
    stdout, stderr = running.communicate()
    assert running.returncode == 130, stderr
    partial = json.loads(stdout)
    assert partial["complete"] is False
    assert partial["results"][0]["games"] >= 10
    assert re.fullmatch(r"Interrupted after [\d,]+ of 20,000 games\..*games\.jsonl.*\n", stderr)
    done = arena(shell, *arguments, "--games", "10")
    assert timeless(done["results"]) == timeless(arena(shell, "--bots", "first,random", "--games", "10")["results"])


def test_workers_end_with_an_arena_that_is_killed(shell: Shell) -> None:
    record = shell.home / "games.jsonl"
    arguments = ("--bots", "first,random", "--jobs", "2", "--resume", "games.jsonl", "--games", "200000")
    with subprocess.Popen(
        shell.command("arena", "toy", *arguments), env=shell.environment(), cwd=shell.home, stderr=subprocess.PIPE
    ) as running:
        while running.poll() is None and (not record.exists() or record.read_bytes().count(b"\n") < 20):
            time.sleep(0.05)
        workers = workers_of(running.pid)
        assert len(workers) == 2
        running.kill()
    wait_for_end(workers)


def test_a_worker_that_dies_does_not_take_the_games_with_it(shell: Shell) -> None:
    done = shell("arena", "toy", "--bots", "deadly,first", "--games", "4", "--jobs", "2", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["complete"] is False
    assert done.stderr.splitlines() == [
        "A worker process has crashed after 0 of 4 games. Use --resume FILE to keep them next time."
    ]


# -- bad input


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ("", "--bots"),
        ("--bots quack,first", "no bot “quack”"),
        ("--bots random:9,first", "allowed: may-pass"),
        ("--bots search:soon,first", "soon"),
        ("--bots first,random,first", "“first” is named twice"),
        ("--bots first", "One bot .* two or more"),
        ("--bots first,random --bots greedy", "no bot “first,random”|no options"),
        ("--bots first,random --players 9", "allowed: 2 to 4"),
        ("--bots first,random --games 0", "allowed: 1 to"),
        ("--bots first,random --resume .", "can’t be written"),
        ("--bots first,random --set die=ten", "allowed: four, six"),
    ],
)
def test_bad_arguments_are_answered_in_one_line(shell: Shell, arguments: str, answer: str) -> None:
    line = shell.refused("arena", "toy", *arguments.split())
    assert re.search(answer, line), line


def test_a_record_of_other_games_is_refused(shell: Shell) -> None:
    arena(shell, *DUEL, "--resume", "games.jsonl")
    before = (shell.home / "games.jsonl").read_bytes()
    line = shell.refused("arena", "toy", "--resume", "games.jsonl", "--bots", "random,first")
    assert "games.jsonl holds other games: bots is" in line
    assert (shell.home / "games.jsonl").read_bytes() == before


def test_a_plot_that_cannot_be_written_does_not_lose_the_result(shell: Shell) -> None:
    done = shell("arena", "toy", "--json", *DUEL, "--plot", "games.jsonl/plot.svg", "--resume", "games.jsonl")
    assert done.returncode == 2
    assert json.loads(done.stdout)["complete"] is True
    assert "plot.svg can’t be written" in done.stderr


# -- the ladder

LADDER = ("bench", "ladder", "toy", "--bots", "first,random,failing", "--games", "5", "--jobs", "1")


def test_the_ladder(shell: Shell) -> None:
    done = shell(*LADDER, MEADOWMARKET_STRICT_TEXTS="1")
    assert done.returncode == 0, done.stderr
    assert "Toy, 3 players: first – random: " in done.stdout
    page = (shell.home / "docs" / "ladder.md").read_text("utf-8")
    assert "![Wins of each bot against the one below, with 95% intervals](ladder.svg)" in page
    assert re.search(r"\| first \| random \| 6 \| [\d.]+% \| [\d.]+–[\d.]+% \| ", page)
    assert "failing failed" in page
    shown = texts_of((shell.home / "docs" / "ladder.svg").read_text("utf-8"))
    for word in ("first – random", "random – failing", "Toy, 2 players", "Toy, 4 players"):
        assert word in shown
    # Each line can be made again, by the command that stands beside it.
    command = "meadowmarket arena toy --players 3 --bots first --bots random --games 6 --seed 1"
    assert command in page.splitlines()
    again = shell(*shlex.split(command)[1:], "--json", "--jobs", "1")
    [match] = json.loads(again.stdout)["results"]
    assert f"| first | random | 6 | {match['win_rate_a']:.1%} | " in page


def test_the_ladder_can_leave_out_more_than_two_players(shell: Shell) -> None:
    done = shell(*LADDER, "--games-with-more", "0", "--json", "--jobs", "2")
    assert [line["players"] for line in json.loads(done.stdout)["lines"]] == [2, 2]


def test_the_ladder_goes_on_from_its_folder(shell: Shell) -> None:
    options = ("--work", "games", "--out", "page", "--json")
    first = json.loads(shell(*LADDER, *options).stdout)
    kept = {path.name: path.read_bytes() for path in Path(shell.home, "games").iterdir()}
    assert len(kept) == len(first["lines"]) == 6
    (shell.home / "games" / "toy-3-first-random.jsonl").unlink()
    assert timeless(json.loads(shell(*LADDER, *options).stdout)) == timeless(first)
    assert (shell.home / "games" / "toy-3-first-random.jsonl").exists()
    assert (shell.home / "page" / "ladder.md").exists()


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ("ladder chess", "no game “chess”"),
        ("ladder toy --bots quack,first", "no bot “quack”"),
        ("ladder toy --bots first", "One bot"),
        ("ladder toy --quick --games 3", "be combined with --quick"),
        ("ladder toy --bots expert,search:200ms", "only once"),
        ("toy --games-with-more 0", "--games-with-more is for “bench ladder” only"),
        ("toy --quick", "--quick is for “bench ladder” only"),
        ("toy --work games", "--work is for “bench ladder” only"),
    ],
)
def test_a_ladder_that_cannot_be(shell: Shell, arguments: str, answer: str) -> None:
    assert answer in shell.refused("bench", *arguments.split())
