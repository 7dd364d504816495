"""`study`: paired deals, exact sums, win rates corrected for who is ahead; and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any
from xml.etree import ElementTree

import pytest

from meadowmarket import games
from meadowmarket.bots.intervals import SURE
from meadowmarket.core.errors import BadCardPack, BadSetup
from meadowmarket.lab.simulation import setup_of
from meadowmarket.lab.study.cards import DRAWN, PLAYED, WIN, CardCounts, CardWatch, Sighting
from meadowmarket.lab.study.change import changed_tables
from meadowmarket.lab.study.moments import Pairs
from meadowmarket.lab.study.play import Findings, Piece, play_arm, play_piece
from tests.support import Shell

FARM = ("study", "everdell", "--change", "farm.production=gain(2*berry)", "--bots", "random", "--games", "24")
GAME = games.open_game("everdell", 2)
SETUP = setup_of(GAME, ("random", "random"), None, 4)


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def study(shell: Shell, *arguments: str) -> dict[str, Any]:
    done = shell(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    found.pop("elapsed_s")
    return found


# -- numbers


def test_pairs_have_the_mean_and_interval_of_their_differences() -> None:
    rng = Random(1)
    values = [(rng.randrange(50), rng.randrange(50)) for _ in range(40)]
    pieces = [Pairs(), Pairs()]
    for i, (base, changed) in enumerate(values):
        pieces[i % 2].add_pair(base, changed)
    pieces[0].add(pieces[1])
    differences = [changed - base for base, changed in values]
    found = pieces[0].difference()
    assert found.mean == pytest.approx(mean(differences))
    assert found.interval is not None
    assert found.interval.high - found.mean == pytest.approx(SURE * stdev(differences) / 40**0.5)
    assert pieces[0].before(10).mean == pytest.approx(mean(base for base, _ in values) / 10)
    assert Pairs().difference().interval is None


def test_being_ahead_is_corrected_for() -> None:
    """Two cards: one is played by those who are ahead and win anyway, the other wins from behind."""
    counts = CardCounts()
    rng = Random(3)
    for _ in range(4000):
        watch = CardWatch(GAME)
        is_ahead = rng.random() < 0.5
        card = "bandwagon" if rng.random() < (0.9 if is_ahead else 0.1) else "strong"
        chance = (0.8 if is_ahead else 0.2) + (0.1 if card == "strong" else -0.1)
        ahead = 10.0 if is_ahead else -10.0
        watch.sightings[PLAYED, card, 0] = Sighting(PLAYED, card, 0, 5, ahead)
        counts.add_game(watch, 1, 10, [WIN if rng.random() < chance else 0])
    rates = counts.rates(0.5)
    plain, strong = rates[PLAYED, "bandwagon"], rates[PLAYED, "strong"]
    assert plain.win_rate > strong.win_rate + 0.2, "as it looks"
    assert plain.corrected_interval.high < strong.corrected_interval.low, "as it is"
    assert strong.corrected > 0.5 > plain.corrected


def test_the_first_draw_and_play_of_a_seat_are_seen() -> None:
    arm = play_arm(GAME, SETUP, 0)
    kinds = {sighting.kind for sighting in arm.watch.sightings.values()}
    assert kinds == {DRAWN, PLAYED}
    hands = [sighting for sighting in arm.watch.sightings.values() if sighting.at == 0 and sighting.kind == DRAWN]
    assert {sighting.seat for sighting in hands} == {0, 1}
    assert sum(arm.watch.plays.values()) >= len([one for one in arm.watch.sightings if one[0] == PLAYED])


def test_pieces_add_up_to_the_same_in_any_order() -> None:
    pieces = [play_piece(Piece(SETUP, SETUP, first, first + 2)) for first in (0, 2, 4)]
    whole = play_piece(Piece(SETUP, SETUP, 0, 6))
    for order in ((0, 1, 2), (2, 0, 1)):
        found = Findings()
        for number in order:
            found.add(pieces[number])
        found.seconds = whole.seconds
        assert found == whole
    assert whole.differing == 0, "without a change nothing differs"


# -- the command


def test_one_value_is_changed_on_the_same_deals(shell: Shell) -> None:
    found = study(shell, *FARM, "--jobs", "1")
    assert (found["changed"], found["deals"], found["complete"]) == (["farm"], 24, True)
    assert 0 < found["differing"] <= 24
    assert found["base_pack"] == GAME.pack_digest != found["pack"]
    for metric in (found["length"], *found["wins"], *found["points"], *found["margins"]):
        difference = metric["with"]["mean"] - metric["without"]["mean"]
        assert metric["difference"]["mean"] == pytest.approx(difference, abs=2e-4)
        low, high = metric["difference"]["ci95"]
        assert low <= metric["difference"]["mean"] <= high
    assert sum(wins["with"]["mean"] for wins in found["wins"]) == pytest.approx(1, abs=1e-3)
    for seat in range(2):
        sources = sum(source["with"]["mean"] for source in found["sources"][seat].values())
        assert sources == pytest.approx(found["points"][seat]["with"]["mean"], abs=1e-2)
    farm = found["cards"]["farm"]
    assert farm["plays"]["with"]["mean"] > 0
    assert farm["played"]["with"]["corrected_ci95"][0] < farm["played"]["with"]["corrected"]
    assert found == study(shell, *FARM, "--jobs", "2")


def test_a_pack_and_a_changed_value_come_to_the_same(shell: Shell) -> None:
    (shell.home / "pack").mkdir()
    for name, data in changed_tables(games.box("everdell"), ["farm.production=gain(2*berry)"]).items():
        (shell.home / "pack" / name).write_bytes(data)
    by_value = study(shell, *FARM)
    by_pack = study(shell, "study", "everdell", "--cards", "pack", *FARM[4:])
    same = study(shell, "study", "everdell", "--cards", "pack", "--base", "pack", *FARM[4:])
    for result in (by_value, by_pack):
        del result["changes"]
    assert by_pack == by_value
    assert (same["differing"], same["changed"]) == (0, [])


def test_the_tables_and_the_page(shell: Shell) -> None:
    done = shell(*FARM, "--html", "farm.html")
    assert done.returncode == 0, done.stderr
    for word in ("The change is about: Farm", "Wins: Player 1 (random)", "Plays per game", "Corrected"):
        assert word in done.stdout
    text = (shell.home / "farm.html").read_text("utf-8")
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) == 4
    assert "Farm" in " ".join(ElementTree.fromstring(plots[3]).itertext())
    assert not re.search(r"(?:src|href)=.https?:", text), "nothing is fetched"


def test_solo_games(shell: Shell) -> None:
    found = study(shell, *FARM, "--players", "1", "--games", "4")
    assert found["margins"] == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "either --cards"),
        (("--change", "farm"), "no change"),
        (("--change", "castles.points=1"), "no table has a row “castles”"),
        (("--change", "farm.taste=1"), "no column “taste”"),
        (("--change", "farm.points=1", "--cards", "pack"), "either --cards"),
        (("--change", "farm.points=2", "--html", "."), "can’t be written"),
        (("--change", "farm.points=2", "--bots", "a,b,c"), "no bot"),
    ],
)
def test_bad_arguments_are_refused(shell: Shell, arguments: tuple[str, ...], told: str) -> None:
    (shell.home / "pack").mkdir()
    done = shell("study", "everdell", *arguments)
    assert done.returncode == 2
    assert told.lower() in done.stderr.lower()
    assert "Traceback" not in done.stderr


def test_a_value_that_no_card_can_have_is_refused(shell: Shell) -> None:
    done = shell("study", "everdell", "--change", "farm.production=gain(2*gold)")
    assert done.returncode == 2
    assert "cards.csv" in done.stderr
    with pytest.raises(BadSetup):
        changed_tables(games.box("lagranja"), ["1.field"])
    assert issubclass(BadCardPack, Exception)
