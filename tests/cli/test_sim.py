"""`sim`: the same digest however it is run, and numbers that agree with each other."""

import json
from typing import Any

import pytest

import meadowmarket
from tests.support import Shell

DIGEST = "64edb4bdcf627759"
BOTH_BUILDS = ["0", "1"] if meadowmarket.build().kind == "compiled" else ["0"]


def sim(shell: Shell, *arguments: str, **variables: str) -> dict[str, Any]:
    done = shell("sim", "toy", "--json", *arguments, **variables)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_the_result(shell: Shell) -> None:
    result = sim(shell, "--players", "3", "--games", "50", "--seed", "7", "--ruleset", "long")
    expected = {"game": "toy", "ruleset": "long", "players": 3, "games": 50, "finished": 50, "seed": 7, "pack": "own"}
    assert expected.items() <= result.items()
    assert result["elapsed_s"] > 0
    assert len(result["mean_scores"]) == 3
    for score, sources in zip(result["mean_scores"], result["points_by_source"], strict=True):
        assert sum(sources.values()) == pytest.approx(score)
    assert sum(result["win_rates"]) == pytest.approx(1)
    assert result["length"]["shortest"] <= result["length"]["mean"] <= result["length"]["longest"]
    assert result["decisions"] == pytest.approx(result["length"]["mean"] * 50)
    assert result["usage"]["columns"] == ["bought"]
    assert set(result["usage"]["rows"]) == {"net", "boat"}


def test_the_digest_is_the_same_with_any_jobs_and_build(shell: Shell) -> None:
    arguments = ("--games", "70", "--seed", "3")
    results = [sim(shell, *arguments, "--jobs", jobs) for jobs in ("1", "2", "3")]
    results += [sim(shell, *arguments, "--jobs", "2", MEADOWMARKET_COMPILED=build) for build in BOTH_BUILDS]
    for result in results:
        del result["elapsed_s"], result["build"]
    assert all(result == results[0] for result in results)


def test_the_digest_never_changes(shell: Shell) -> None:
    """It is compared between versions; another one means that the rules of the toy or random play have changed."""
    assert sim(shell, "--games", "30", "--jobs", "1")["digest"] == DIGEST


def test_the_digest_depends_on_what_was_played(shell: Shell) -> None:
    digests = {
        sim(shell, "--jobs", "1", *arguments)["digest"]
        for arguments in (
            ("--games", "30"),
            ("--games", "31"),
            ("--games", "30", "--seed", "2"),
            ("--games", "30", "--players", "3"),
            ("--games", "30", "--set", "die=four"),
            ("--games", "30", "--bots", "first,random"),
        )
    }
    assert len(digests) == 6


def test_bots_sit_in_their_seats(shell: Shell) -> None:
    """The bot that takes the first option bids low, always rolls and buys nets until its coins are spent."""
    result = sim(shell, "--games", "40", "--bots", "first,first", "--jobs", "2")
    assert result["bots"] == ["first", "first"]
    assert result["usage"]["rows"]["boat"] == [0]
    assert result["usage"]["rows"]["net"][0] > 0


def test_the_tables(shell: Shell) -> None:
    done = shell("sim", "toy", "--games", "30", "--players", "2")
    assert done.returncode == 0
    assert "30 of 30 games finished" in done.stdout
    for word in ("bids", "rolls", "goods", "Total", "Wins", "boat", "Player 2"):
        assert word in done.stdout
    assert done.stderr == ""
