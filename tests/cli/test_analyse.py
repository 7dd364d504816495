"""`analyse`: the expected lead over a game, its turning points, and the better moves there."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.support import Shell

FEW = ("--simulations", "30", "--jobs", "1")


@pytest.fixture
def recorded(shell: Shell) -> Path:
    path = shell.home / "a.replay"
    assert shell("replay", "record", path.name, "toy", "--players", "3", "--seed", "5").returncode == 0
    return path


def found(shell: Shell, *arguments: str) -> dict[str, Any]:
    done = shell("analyse", "a.replay", "--json", *arguments)
    assert done.returncode == 0, done.stderr
    read = json.loads(done.stdout)
    assert isinstance(read, dict)
    return read


def test_it_draws_the_game_and_names_its_turning_points(shell: Shell, recorded: Path) -> None:
    done = shell("analyse", "a.replay", *FEW)
    assert done.returncode == 0, done.stderr
    for word in (
        "Expected lead",
        "Action",
        "22 Player 2",
        "Accuracy of Player 2: ",
        "Turning points:",
        "Played: stop",
        "Better:",
    ):
        assert word in done.stdout
    assert re.search(r"1\. buy boat: [^—]+[^.] — expected lead \+", done.stdout)
    assert "(toy-term-points +2.0)" in done.stdout
    assert "\x1b" not in done.stdout, "no colours where there are none"


def test_the_number_of_jobs_does_not_matter_but_the_seed_does(shell: Shell, recorded: Path) -> None:
    one = found(shell, "--simulations", "30", "--jobs", "1")
    assert one == found(shell, "--simulations", "30", "--jobs", "2")
    assert one["choices"] != found(shell, *FEW, "--seed", "2")["choices"]


def test_the_json_tells_all_choices_and_the_better_moves(shell: Shell, recorded: Path) -> None:
    read = found(shell, *FEW)
    assert read["actions"] == len(recorded.read_text().splitlines()) - 8
    assert len(read["final_margins"]) == 3
    assert [choice["number"] for choice in read["choices"]] == sorted(choice["number"] for choice in read["choices"])
    losses = [turn["loss"] for turn in read["turning_points"]]
    assert losses == sorted(losses, reverse=True)
    assert losses
    for turn in read["turning_points"]:
        assert turn["loss"] > turn["error"]
        assert turn["better"][0]["action"] == turn["best"] != turn["action"]


def test_one_seat_and_fewer_turning_points(shell: Shell, recorded: Path) -> None:
    read = found(shell, *FEW, "--seat", "1", "--top", "1")
    assert {choice["seat"] for choice in read["choices"]} == {1}
    assert len(read["turning_points"]) == 1
    drawn = shell("analyse", "a.replay", *FEW, "--seat", "1").stdout
    assert "Player 2" in drawn
    assert "Player 3" not in drawn


def test_a_game_that_is_not_over(shell: Shell, recorded: Path) -> None:
    recorded.write_text("".join(recorded.read_text().splitlines(keepends=True)[:12]))
    read = found(shell, *FEW)
    assert read["final_margins"] == []
    assert read["choices"]


def test_a_game_without_turning_points(shell: Shell, recorded: Path) -> None:
    recorded.write_text("".join(recorded.read_text().splitlines(keepends=True)[:8]))
    done = shell("analyse", "a.replay", *FEW)
    assert "one choice judged" in done.stdout
    assert "No turning points" in done.stdout


def test_the_plot_is_a_picture(shell: Shell, recorded: Path) -> None:
    assert shell("analyse", "a.replay", *FEW, "--plot", "a.svg").returncode == 0
    text = (shell.home / "a.svg").read_text("utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert "Expected lead over the game" in text
    assert "Player 2: turning points" in text


def test_other_languages(shell: Shell, recorded: Path) -> None:
    assert "erwarteter Vorsprung" in shell("--language", "de", "analyse", "a.replay", *FEW).stdout


def test_what_can_not_be_analysed_is_said(shell: Shell, recorded: Path) -> None:
    assert "can’t be read" in shell.refused("analyse", "nowhere.replay")
    assert "allowed: 0 to 2" in shell.refused("analyse", "a.replay", "--seat", "3")
    assert "allowed: 1 to" in shell.refused("analyse", "a.replay", "--simulations", "0")
    recorded.write_text("".join(recorded.read_text().splitlines(keepends=True)[:7]))
    assert "no choices to analyse" in shell.refused("analyse", "a.replay")


def test_a_damaged_replay_is_named_by_its_line(shell: Shell, recorded: Path) -> None:
    recorded.write_text(recorded.read_text().replace("seed 5", "seed 6"))
    done = shell("analyse", "a.replay")
    assert done.returncode == 1
    assert done.stderr.startswith("meadowmarket: Line 8: ")


def test_a_plot_that_can_not_be_written_is_refused_before_the_work(shell: Shell, recorded: Path) -> None:
    done = shell("analyse", "a.replay", *FEW, "--plot", "a.replay/a.svg")
    assert done.returncode == 2
    assert "can’t be written" in done.stderr
    assert done.stdout == ""
