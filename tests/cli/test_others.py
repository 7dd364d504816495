"""`bench`, `cards` and `texts`."""

import json

import pytest

import meadowmarket
from meadowmarket import games
from tests.support import Shell

MEASURES = {
    "decisions_per_s",
    "games_per_s",
    "clone_us",
    "simulations_per_s",
    "batch_masks_per_s",
    "batch_observations_per_s",
    "batch_speedup",
}


def test_bench_measures_the_builds_there_are(shell: Shell) -> None:
    done = shell("bench", "toy", "--json", "--seconds", "0.05", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert (result["game"], result["processes"]) == ("toy", 2)
    assert set(result["interpreted"]) == MEASURES
    for measure in result["interpreted"].values():
        assert set(measure) == {"2", "4"}
        assert all(value > 0 for value in measure.values())
    if meadowmarket.build().kind == "compiled":
        assert set(result["compiled"]) == MEASURES
    elif result["compiled"] is None:
        assert any("compiled build was not measured" in note for note in result["notes"])


def test_bench_as_a_table(shell: Shell) -> None:
    done = shell("bench", "toy", "--seconds", "0.05", "--jobs", "2", COLUMNS="80")
    assert done.returncode == 0, done.stderr
    assert "interpreted" in done.stdout
    assert "Decisions/s" in done.stdout
    labels = " ".join(line.split("│")[1].strip() for line in done.stdout.splitlines() if "│" in line)
    assert "Batch, all, processes: 2" in labels  # on two lines where there are two builds
    assert "…" not in done.stdout


def test_cards_list_and_show(shell: Shell) -> None:
    assert "lighthouse    toy-topic (topic: lighthouse)" in shell("cards", "list", "toy").stdout
    assert shell("cards", "show", "toy", "Fishing Boat").stdout == "toy-topic (topic: fishing-boat)\n"


def test_cards_check(shell: Shell) -> None:
    pack = shell.home / "pack"
    pack.mkdir()
    (pack / "toy.txt").write_text("quack")
    done = shell("cards", "check", "pack", "--game", "toy")
    assert done.returncode == 1
    assert done.stderr == "toy.txt:1:1: found “quack”; allowed: toy and a name\n"
    (pack / "toy.txt").write_text("toy mine")
    done = shell("cards", "check", "pack", "--game", "toy")
    assert (done.returncode, done.stdout) == (0, "pack is a valid card pack for toy, digest mine.\n")


@pytest.mark.parametrize("game", ["lagranja", "everdell"])
def test_cards_new_writes_a_pack_that_passes(shell: Shell, game: str) -> None:
    done = shell("cards", "new", game, "mine", MEADOWMARKET_LANGUAGE="de")
    assert (done.returncode, done.stderr) == (0, "")
    folder = shell.home / "mine"
    assert {path.name for path in folder.iterdir()} == {*games.box(game).tables(), "README.md", "LANGUAGE.md"}
    readme = (folder / "README.md").read_text("utf-8")
    assert "meadowmarket cards check mine" in readme
    assert all(f"`{file}`" in readme for file in games.box(game).tables())
    assert games.open_game(game, 2, cards=str(folder)).pack_digest == games.open_game(game, 2).pack_digest
    assert f"valid card pack for {game}" in shell("cards", "check", "mine").stdout


def test_cards_new_overwrites_nothing(shell: Shell) -> None:
    (shell.home / "full").mkdir()
    (shell.home / "full" / "mine.txt").write_text("mine")
    assert "“full” isn’t empty" in shell.refused("cards", "new", "everdell", "full").replace(str(shell.home) + "/", "")
    assert [path.name for path in (shell.home / "full").iterdir()] == ["mine.txt"]
    assert "can’t be written" in shell.refused("cards", "new", "everdell", "full/mine.txt/deeper")
    assert "toy has no card packs" in shell.refused("cards", "new", "toy", "mine")
    assert not list(shell.home.glob(".*.new"))
    (shell.home / "empty").mkdir()
    assert shell("cards", "new", "everdell", "empty").returncode == 0
    assert (shell.home / "empty" / "cards.csv").is_file()


def test_texts_check_says_how_many_problems(shell: Shell) -> None:
    done = shell("texts", "check")
    assert done.stdout.splitlines()[-1].startswith("Checked the texts in ")
    assert done.returncode == (0 if done.stdout.endswith("nothing is wrong.\n") else 1)
