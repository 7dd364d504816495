"""Golden games, replayed line by line."""

from pathlib import Path

import pytest

from meadowmarket.core import replay
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.games.lagranja import BOX
from meadowmarket.games.lagranja.state import LaGranjaState
from meadowmarket.texts import Catalogue
from tests.golden.record import CORRECTED, EXAMPLES, FOLDER, WHOLE_GAMES

FILES = sorted(FOLDER.glob("*.replay"))
WHOLE = [FOLDER / f"{ruleset}-{players}.replay" for ruleset, players in WHOLE_GAMES]


def replayed(path: Path, moves: int = -1) -> LaGranjaState:
    """Plays a file, or its first moves, and compares every checksum."""
    recorded = replay.read(path.read_text(encoding="utf-8"))
    game = BOX.open(recorded.players, recorded.ruleset, recorded.settings, None, recorded.rules_version)
    state = replay.verify(game, recorded, moves).state
    assert isinstance(state, LaGranjaState)
    return state


def after(name: str, notation: str) -> tuple[LaGranjaState, LaGranjaState]:
    """Return an example before and after the last time that an action was taken."""
    path = FOLDER / f"{name}.replay"
    moves = replay.read(path.read_text(encoding="utf-8")).moves
    number = max(move.number for move in moves if move.notation == notation)
    return replayed(path, number - 1), replayed(path, number)


def test_there_is_a_game_for_each_ruleset_and_number_of_players_and_each_example() -> None:
    assert set(WHOLE_GAMES) == {(ruleset, players) for ruleset in BOX.rulesets for players in (1, 2, 3, 4)}
    assert {path.stem for path in FILES} == {path.stem for path in WHOLE} | set(EXAMPLES) | set(CORRECTED)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_line_leads_to_its_checksum(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    recorded = replay.read(text)
    game = BOX.open(recorded.players, recorded.ruleset, recorded.settings, None, recorded.rules_version)
    assert replay.write(replay.verify(game, recorded)) == text


def test_games_of_both_rules_versions_are_there() -> None:
    found = {path.stem: replay.read(path.read_text(encoding="utf-8")).rules_version for path in FILES}
    assert found == {name: 2 if name in CORRECTED else 1 for name in found}


@pytest.mark.parametrize(
    ("name", "line", "notation"),
    [
        ("attack", 276, "stall 5b"),
        ("thatcher", 32, "change 5"),
        ("swineherd", 290, "replace swineherd"),
        ("innkeeper", 245, "use innkeeper"),
    ],
)
def test_games_of_rules_1_in_which_a_corrected_case_came_up_say_so(name: str, line: int, notation: str) -> None:
    recorded = replay.read((FOLDER.parent / "corrected" / f"{name}.replay").read_text(encoding="utf-8"))
    assert [move.notation for move in recorded.moves if move.line == line] == [notation]
    game = BOX.open(recorded.players, recorded.ruleset, recorded.settings, None, recorded.rules_version)
    with pytest.raises(CorruptReplay) as caught:
        replay.verify(game, recorded)
    assert caught.value.message.args["line"] == line
    text = Catalogue("en").text(caught.value.message)
    assert f"Line {line}: found the checksum " in text
    assert "It was made under version 1 of the rules. Version 2 corrects rare cases: " in text


def told_at(name: str, notation: str, key: str) -> list[list[str]]:
    """Return what the log tells at each of such actions of a game at which something of a kind happened."""
    recorded = replay.read((FOLDER / f"{name}.replay").read_text(encoding="utf-8"))
    game = BOX.open(recorded.players, recorded.ruleset, recorded.settings, None, recorded.rules_version)
    told = [
        [event.message.key.removeprefix("lagranja-log-") for event in entry.events]
        for entry in replay.verify(game, recorded).history
        if entry.notation.startswith(notation)
    ]
    return [keys for keys in told if key in keys]


def test_lg_6_11_in_real_play_all_stalls_fall_before_the_smuggler_is_asked() -> None:
    assert ["stall", "removes", "removes"] in told_at("rules-2-attack", "stall", "removes")


def test_lg_3_10_in_real_play_the_thatcher_is_paid_when_the_number_is_chosen() -> None:
    assert told_at("rules-2-thatcher", "change", "use")[0][:3] == ["change-die", "use", "gain"]


def test_lg_4_4_in_real_play_the_pigs_are_sold_before_the_auctioneer_comes() -> None:
    assert ["replace-helper", "sell", "sell"] in told_at("rules-2-swineherd", "replace swineherd", "sell")


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_the_final_scores(path: Path) -> None:
    state = replayed(path)
    assert state.is_over()
    last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert last == f"end {' '.join(str(score) for score in state.scores())}"
    sums = [sum(state.points_by_source(seat).values()) for seat in range(len(state.farms))]
    assert sums == state.scores()


def test_much_happens_in_them() -> None:
    moves = [move for path in WHOLE for move in replay.read(path.read_text(encoding="utf-8")).moves]
    words = {move.notation.split()[0] for move in moves}
    expected = "field barrow extension helper replace pay roof bonus use trade buy upgrade die change donkey hats "
    expected += "deliver from extra stall steps take choose income grow end done decline discard take-back"
    assert set(expected.split()) - words == set()


# -- the examples of the rules


def test_lg_6_7_example_cartwright_in_real_play() -> None:
    before, state = after("example-cartwright", "deliver meat cartwright")
    assert (state.round, before.completed, len(before.order_markers)) == (2, 0, 3)
    farm = state.farms[1]
    assert state.scores()[1] - before.scores()[1] == 1 + 1 + 2
    delicatessen, cartwright = 2, 1
    assert (before.order_markers[0], farm.crafts[cartwright]) == (delicatessen, 2)
    assert delicatessen not in state.order_markers
    assert farm.markers == before.farms[1].markers + 2


def test_lg_6_9_example_cartwright_in_real_play_delivers_and_takes_the_siesta_vp() -> None:
    before, state = after("example-cartwright", "deliver food delicatessen")
    assert before.farms[1].siesta == 3
    assert state.farms[1].rows[2] == 0b0001
    assert state.scores()[1] - before.scores()[1] == 2


def test_lg_6_11_example_market_fight_in_real_play() -> None:
    before, state = after("example-market-fight", "stall 4a")
    market = dict(zip(before.game_data.space_names, before.market, strict=True))
    ben, cleo, anna = 1, 2, 0
    assert [market[label] for label in ("2a", "3a", "4a", "5a")] == [ben, cleo, -1, anna]
    market = dict(zip(state.game_data.space_names, state.market, strict=True))
    assert [market[label] for label in ("2a", "3a", "4a", "5a")] == [ben, -1, ben, anna]
    assert state.scores()[ben] - before.scores()[ben] == 1
    assert state.farms[cleo].markers == before.farms[cleo].markers + 1


def test_lg_6_11_example_market_fight_in_real_play_is_scored() -> None:
    state = replayed(FOLDER / "example-market-fight.replay")
    before, _ = after("example-market-fight", "stall 4a")
    assert state.round == 3
    for seat, stalls in ((0, 1), (1, 2)):
        gained = state.points_by_source(seat)["stalls"] - before.points_by_source(seat)["stalls"]
        assert gained == stalls
