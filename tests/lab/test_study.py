"""`study`: paired deals, exact sums, win rates corrected for who is ahead; and what is refused."""

from __future__ import annotations

import json
import re
from random import Random
from statistics import mean, stdev
from typing import Any
from xml.etree import ElementTree

import pytest

from meadowmarket import games
from meadowmarket.bots.intervals import SURE, mean_interval, wilson
from meadowmarket.core.api import State
from meadowmarket.core.errors import BadCardPack, BadSetup
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.valuation import margin
from meadowmarket.lab.playing import play_watched
from meadowmarket.lab.simulation import setup_of
from meadowmarket.lab.study.card_pairs import Arms, CardPairs
from meadowmarket.lab.study.cards import DRAWN, PLAYED, WIN, CardCounts, CardWatch, Sighting
from meadowmarket.lab.study.change import changed_tables
from meadowmarket.lab.study.moments import RATE, Estimate, Pairs, clear_ones
from meadowmarket.lab.study.play import Chunk, Findings, play_arm, play_chunk
from tests.support import Shell

FARM = ("study", "everdell", "--change", "farm.production=gain(2*berry)", "--bots", "random", "--games", "24")
GAME = games.open_game("everdell", 2)
SETUP = setup_of(GAME, ("random", "random"), None, 4)


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
    halves = [Pairs(), Pairs()]
    for i, (base, changed) in enumerate(values):
        halves[i % 2].add_pair(base, changed)
    halves[0].add(halves[1])
    differences = [changed - base for base, changed in values]
    found = halves[0].difference()
    assert found.mean == pytest.approx(mean(differences))
    assert found.interval is not None
    student = 2.0227  # the 97.5 % quantile of Student's t distribution with 39 degrees of freedom
    assert found.interval.high - found.mean == pytest.approx(student * stdev(differences) / 40**0.5, rel=1e-4)
    assert halves[0].before().mean == pytest.approx(mean(base for base, _ in values))
    assert Pairs().difference().interval is None


def test_wins_have_intervals_where_all_games_end_alike() -> None:
    """Ten deals that nobody has turned around do not show that nobody ever will."""
    same, turned = Pairs(), Pairs()
    for i in range(10):
        same.add_pair(WIN, WIN)
        turned.add_pair(0, WIN if i < 4 else 0)
    before, after, difference = same.win_rates(WIN)
    assert before == after
    assert (before.mean, before.interval) == (1.0, wilson(10, 10))
    assert difference.mean == 0
    assert difference.interval == pytest.approx((-SURE * (2 / 144) ** 0.5, SURE * (2 / 144) ** 0.5))
    # Four of four that turn the same way: by the sign test that happens by chance once in eight times.
    assert turned.win_rates(WIN)[2].mean == pytest.approx(0.4)
    turned.count += 1000
    assert clear_ones([turned.win_rates(WIN)[2]]) == [False]
    assert clear_ones([turned.difference()]) == [True], "as a plain mean it would be"
    assert Pairs().win_rates(WIN)[2].interval is None


@pytest.mark.parametrize("draws", [2, 3, 5, 40])
def test_intervals_hold_the_true_mean_as_often_as_they_say(draws: int) -> None:
    rng = Random(5)
    held = 0
    for _ in range(2000):
        interval = mean_interval([rng.gauss(7, 2) for _ in range(draws)])
        assert interval is not None
        held += interval.low <= 7 <= interval.high
    assert 0.935 < held / 2000 < 0.965


def difference(rng: Random, deals: int, effect: float) -> Estimate:
    """Return the difference of some deals where a change has brought about `effect`."""
    pairs = Pairs()
    for _ in range(deals):
        pairs.add_pair(round(rng.gauss(0, 1000)), round(rng.gauss(1000 * effect, 1000)))
    return pairs.difference()


@pytest.mark.parametrize("deals", [10, 40])
def test_p_values_are_as_rare_as_they_say(deals: int) -> None:
    rng = Random(6)
    rare = [difference(rng, deals, 0.0).p or 0.0 for _ in range(3000)]
    assert 0.04 < sum(p <= 0.05 for p in rare) / len(rare) < 0.06
    assert 0.47 < sum(p <= 0.5 for p in rare) / len(rare) < 0.53


def test_few_deals_that_go_the_same_way_are_not_clear() -> None:
    pairs = Pairs()
    for _ in range(5):
        pairs.add_pair(1, 2)
    assert pairs.difference().p == 0.5**4
    pairs.add_pair(1, 2)
    assert clear_ones([pairs.difference()]) == [True]
    same = Pairs()
    for _ in range(5):
        same.add_pair(1, 1)
    assert same.difference().p == 1.0


def test_few_of_the_clear_differences_are_chance() -> None:
    """Of fifty cards ten have changed. Of the other forty, two have an interval without 0."""
    rng = Random(7)
    false, plain, true = 0.0, 0, 0
    for _ in range(60):
        found = [difference(rng, 40, 1.2 if i < 10 else 0.0) for i in range(50)]
        clear = clear_ones(found)
        false += sum(clear[10:]) / max(1, sum(clear))
        true += sum(clear[:10])
        plain += sum(one.interval is not None and not one.interval.low <= 0 <= one.interval.high for one in found[10:])
    assert false / 60 < RATE + 0.02
    assert plain / 60 > 1.5
    assert true / 600 > 0.9


def test_a_card_that_few_have_played_is_not_sure() -> None:
    counts = CardCounts()
    watch = CardWatch(GAME)
    watch.sightings[PLAYED, "farm", 0] = Sighting(PLAYED, "farm", 0, 5, 0.0)
    counts.add_game(watch, 2, 10, [WIN, 0])
    rate = counts.rates(0.5)[PLAYED, "farm"]
    assert rate.corrected == 0.5, "compared with itself alone"
    assert rate.corrected_interval == (0.0, 1.0)


def test_being_ahead_is_measured_before_the_card_comes() -> None:
    """What a drawn card is worth is what the study asks for: it is no lead that the card has to be corrected for."""
    valuation = GAME.valuation()
    ahead: list[list[float]] = []

    def watch_margins(state: State, seat: int, action: int, _: int, __: float) -> None:
        worths = list(valuation.worths(state))
        ahead.append([margin(worths, one) for one in range(2)])

    play_watched(GAME, SETUP.bots, derived_seed(SETUP.seed, 0), watch_margins)
    drawn = [one for one in play_arm(GAME, SETUP, 0).watch.sightings.values() if one.kind == DRAWN]
    assert {one.at for one in drawn} > {0}
    for one in drawn:
        assert one.ahead == (ahead[one.at - 1][one.seat] if one.at else 0.0)


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


def test_a_card_is_compared_with_itself_on_the_same_deals() -> None:
    """Nine of ten deals end as without the change: the interval is half as wide as that of other deals, and holds."""
    rng = Random(8)
    held, ratios = 0, []
    watches = [CardWatch(GAME) for _ in range(10)]
    for i, watch in enumerate(watches):
        card = f"card {i}"
        watch.sightings[PLAYED, card, 0] = Sighting(PLAYED, card, 0, 5, 0.0)
    for _ in range(200):
        base, changed, pairs = CardCounts(), CardCounts(), CardPairs()
        for i in range(500):
            watch = watches[i % 10]
            before = rng.choice([[WIN, 0], [0, WIN]])
            after = before if rng.random() < 0.9 else rng.choice([[WIN, 0], [0, WIN]])
            base.add_game(watch, 2, 10, before)
            changed.add_game(watch, 2, 10, after)
            pairs.add_deal((watch, 10, before), (watch, 10, after))
        one, other = base.rates(0.5)[PLAYED, "card 3"], changed.rates(0.5)[PLAYED, "card 3"]
        reach = SURE * Arms(PLAYED, base, changed, pairs).variance("card 3") ** 0.5
        held += abs(other.corrected - one.corrected) <= reach
        ratios.append(reach / (one.reach**2 + other.reach**2) ** 0.5)
    assert held / 200 > 0.93
    assert mean(ratios) < 0.5


def test_the_first_draw_and_play_of_a_seat_are_seen() -> None:
    arm = play_arm(GAME, SETUP, 0)
    kinds = {sighting.kind for sighting in arm.watch.sightings.values()}
    assert kinds == {DRAWN, PLAYED}
    hands = [sighting for sighting in arm.watch.sightings.values() if sighting.at == 0 and sighting.kind == DRAWN]
    assert {sighting.seat for sighting in hands} == {0, 1}
    assert sum(arm.watch.plays.values()) >= len([one for one in arm.watch.sightings if one[0] == PLAYED])


def test_pieces_add_up_to_the_same_in_any_order() -> None:
    chunks = [play_chunk(Chunk(SETUP, SETUP, first, first + 2)) for first in (0, 2, 4)]
    whole = play_chunk(Chunk(SETUP, SETUP, 0, 6))
    for order in ((0, 1, 2), (2, 0, 1)):
        found = Findings()
        for number in order:
            found.add(chunks[number])
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
    for word in ("Changed: Farm", "Wins: Player 1 (random)", "Plays per game", "Corrected"):
        assert word in done.stdout
    text = (shell.home / "farm.html").read_text("utf-8")
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) == 4
    assert "Farm" in " ".join(ElementTree.fromstring(plots[3]).itertext())
    assert not re.search(r"(?:src|href)=.https?:", text), "nothing is fetched"
    assert "width=device-width" in text
    assert re.search(rf"{re.escape(GAME.id)} → everdell/1 base 2p \w{{16}} --seed 1</code>", text), "what was compared"


def test_a_narrow_terminal_cuts_nothing_off(shell: Shell) -> None:
    done = shell("--language", "de", *FARM[:-1], "6", COLUMNS="80")
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "…" not in done.stdout
    assert re.search(r"│ *\d+,\d\s%│[^\n]*\n│ +│ +│ *\(\d+–\d+\)│", done.stdout), "an interval below its number"


def test_a_narrow_terminal_breaks_no_word(shell: Shell) -> None:
    """A reader does not find a name that is broken in two."""
    wide, narrow = (shell(*FARM[:-1], "6", COLUMNS=columns).stdout for columns in ("200", "80"))
    assert re.search(r"│ \d+\.\d% \(\d+–\d+\) │", wide), "all in one line where there is room"
    words = set(re.findall(r"[A-Z][a-z]{3,}", wide))
    assert {"Difference", "Corrected", "Farm"} <= words
    assert words <= set(re.findall(r"[A-Z][a-z]+", narrow))


def test_a_single_deal_has_a_page_too(shell: Shell) -> None:
    """A mean of one value has no interval, and no plot of one."""
    done = shell(*FARM[:-1], "1", "--html", "farm.html")
    assert (done.returncode, done.stderr) == (0, "")
    assert (shell.home / "farm.html").read_text("utf-8").count("<svg") == 4


def test_solo_games(shell: Shell) -> None:
    found = study(shell, *FARM, "--players", "1", "--games", "4")
    assert found["margins"] == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "either --cards"),
        (("--change", "farm"), "“farm” isn’t a change"),
        (("--change", "skyscraper.points=1"), "no table has a row “skyscraper”. the first column"),
        (("--change", "Farm.points=1"), "no table has a row “farm”. did you mean: farm?"),
        (("--change", "farm.points=1", "--change", "farm.points=2"), "“farm.points=2” changes a value that another"),
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
    assert "farm.production=gain(2*gold) isn’t possible: cards.csv" in done.stderr
    with pytest.raises(BadSetup):
        changed_tables(games.box("lagranja"), ["1.field"])
    assert issubclass(BadCardPack, Exception)
