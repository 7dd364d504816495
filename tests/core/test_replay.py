"""Games as text: written, read, played through; and every kind of damage with its own message."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadowmarket.core import replay
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup, CorruptReplay
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from tests.core.toy import BOX, ToyGame

GAME = ToyGame(2, "long", {"die": "four"}, "abc123")


def played(moves: int = 1000, game: Game = GAME, seed: int = 1) -> Table:
    table = Table(game, seed, ["Anna", "bot:random"])
    rng = Rng(seed % 2**63)
    while not table.is_over() and len(table.history) < moves:
        seat = table.seats_to_act()[0]
        table.play(seat, choose_random(table.state, seat, rng))
    return table


WHOLE = replay.write(played())
LINES = WHOLE.splitlines()
FIRST_MOVE = next(i for i, line in enumerate(LINES) if line.startswith("1 "))


def problem(text: str, game: Game = GAME) -> tuple[int, Message]:
    """Return the line and the message with which a text is refused."""
    with pytest.raises(CorruptReplay) as caught:
        replay.verify(game, replay.read(text))
    args = caught.value.message.args
    assert caught.value.message.key == "corrupt-replay"
    line, message = args["line"], args["problem"]
    assert isinstance(line, int)
    assert isinstance(message, Message)
    return line, message


def with_line(index: int, line: str) -> str:
    return "\n".join([*LINES[:index], line, *LINES[index + 1 :]]) + "\n"


def test_the_format() -> None:
    table = Table(ToyGame(2, "short"), 7, ["Anna", "bot:random"])
    table.play(0, table.options(0)[0].action)
    first = table.history[0]
    assert replay.write(table).splitlines() == [
        "meadowmarket replay 1",
        "game toy",
        "rules 3",
        "ruleset short",
        "players 2",
        "seed 7",
        "pack own",
        "name 0 Anna",
        "name 1 bot:random",
        f"1 0 {first.notation} ={first.checksum}",
    ]


@given(seed=st.integers(0, 2**63 - 1) | st.integers(2**63, 2**256 - 1), moves=st.integers(0, 40))
def test_written_games_lead_to_the_same_state(seed: int, moves: int) -> None:
    table = played(moves, seed=seed)
    again = replay.verify(GAME, replay.read(replay.write(table)))
    assert again.checksum() == table.checksum()
    assert replay.write(again) == replay.write(table)
    assert [entry.forced for entry in again.history] == [entry.forced for entry in table.history]
    assert again.names == table.names


def test_a_loaded_game_can_be_taken_back_and_played_on() -> None:
    table = replay.verify(GAME, replay.read(replay.write(played(3))))
    assert table.plays_forced
    seat = table.history[-1].seat
    if table.why_no_undo(seat) is None:
        table.undo(seat)
    while not table.is_over():
        seat = table.seats_to_act()[0]
        table.play(seat, table.options(seat)[-1].action)
    assert replay.verify(GAME, replay.read(replay.write(table))).is_over()


def test_people_may_add_comments_blanks_and_leave_checksums_open() -> None:
    edited = "\ufeff# a comment\n\n" + WHOLE.replace("\n", "  # why\r\n").replace("game toy", "  game\ttoy", 1)
    opened = replay.COMMENT.sub("", edited)
    assert replay.verify(GAME, replay.read(edited)).is_over()
    line = LINES[FIRST_MOVE]
    assert replay.verify(GAME, replay.read(with_line(FIRST_MOVE, line[: line.rindex("=")] + "=?"))).is_over()
    assert opened != edited


def test_the_first_moves_alone() -> None:
    table = replay.verify(GAME, replay.read(WHOLE), moves=2)
    assert len(table.history) == 2
    assert not table.is_over()


def test_a_last_line_without_its_end_passes_if_its_checksum_is_whole() -> None:
    text = replay.write(played(3))
    assert len(replay.verify(GAME, replay.read(text.rstrip("\n"))).history) == 3


@pytest.mark.parametrize("lost", range(2, len(LINES[-2]) + 1))
def test_a_cut_in_the_middle_of_an_action_is_named(lost: int) -> None:
    text = "\n".join(LINES[:-1])[: 1 - lost]
    line, message = problem(text)
    assert line == len(LINES) - 1
    assert message.key == "replay-cut-off"


@pytest.mark.parametrize("length", range(1, WHOLE.index("\nname 0")))
def test_a_cut_in_the_header_is_named(length: int) -> None:
    _, message = problem(WHOLE[:length])
    assert message.key in ("replay-cut-off", "replay-missing-header")


def test_a_cut_in_the_scores_is_named() -> None:
    line, message = problem(WHOLE[:-2])
    assert (line, message.key) == (len(LINES), "replay-cut-off")


HEADER_DAMAGE: list[tuple[str, str, str]] = [
    ("meadowmarket replay 1", "meadowmarket reply 1", "replay-no-title"),
    ("meadowmarket replay 1", "meadowmarket replay 2", "replay-other-format"),
    ("game toy", "game chess", "replay-other-game"),
    ("game toy", "game", "replay-empty-header"),
    ("game toy", "gaem toy", "replay-unknown-header"),
    ("rules 3", "rules 2", "replay-other-rules"),
    ("rules 3", "rules three", "replay-bad-number"),
    ("ruleset long", "ruleset short", "replay-other-ruleset"),
    ("ruleset long", "rules 3", "replay-twice"),
    ("set die=four", "set die=six", "replay-other-settings"),
    ("set die=four", "# no setting", "replay-other-settings"),
    ("set die=four", "set die", "replay-bad-setting"),
    ("players 2", "players 3", "replay-other-players"),
    ("players 2", "players 1", "replay-no-such-seat"),
    ("seed 1", "seed -1", "replay-bad-number"),
    ("seed 1", f"seed {2**256}", "replay-bad-number"),
    ("seed 1", "seed 1e5", "replay-bad-number"),
    ("pack abc123", "pack abc124", "replay-other-pack"),
    ("name 0 Anna", "name 1 Anna", "replay-bad-name"),
    ("name 0 Anna", "name 0", "replay-bad-name"),
    ("name 0 Anna", "name ² Anna", "replay-bad-name"),
    ("name 0 Anna", "name 7 Anna", "replay-no-such-seat"),
]


@pytest.mark.parametrize(("old", "new", "key"), HEADER_DAMAGE)
def test_damage_in_the_header(old: str, new: str, key: str) -> None:
    assert old in LINES
    line, message = problem(with_line(LINES.index(old), new))
    assert message.key == key
    if key not in ("replay-no-such-seat", "replay-bad-name") and not new.startswith("#"):
        assert line == LINES.index(old) + 1


def test_a_missing_part_of_the_header() -> None:
    line, message = problem(WHOLE.replace("seed 1\n", ""))
    assert (line, message) == (FIRST_MOVE, Message("replay-missing-header", {"expected": "seed"}))


def moved(change: Callable[[str], str]) -> str:
    return with_line(FIRST_MOVE + 1, change(LINES[FIRST_MOVE + 1]))


MOVE_DAMAGE: list[tuple[Callable[[str], str], str]] = [
    (lambda line: "3" + line[1:], "replay-wrong-number"),
    (lambda line: line[: line.index("=")], "replay-bad-move"),
    (lambda line: line[:-1], "replay-bad-move"),
    (lambda line: line + " quack", "replay-bad-move"),
    (lambda line: line.replace(" 1 ", " 9 ", 1), "replay-illegal-move"),
    (lambda line: "2 1 roll =00000000", "replay-illegal-move"),
    (lambda line: "2 1 quack quack =00000000", "replay-illegal-move"),
    (lambda line: line[: line.index("=")] + "=00000000", "replay-wrong-checksum"),
    (lambda line: "quack", "replay-not-a-move"),
    (lambda line: "seed 7", "replay-not-a-move"),
    (lambda line: "end 1 2", "replay-after-end"),
]


@pytest.mark.parametrize(("change", "key"), MOVE_DAMAGE)
def test_damage_in_an_action(change: Callable[[str], str], key: str) -> None:
    line, message = problem(moved(change))
    assert message.key == key
    assert line == FIRST_MOVE + 2 + (key == "replay-after-end")


def test_a_wrong_checksum_says_found_and_expected() -> None:
    right = LINES[FIRST_MOVE].rpartition("=")[2]
    _, message = problem(with_line(FIRST_MOVE, LINES[FIRST_MOVE].replace(right, "00000000")))
    assert message == Message("replay-wrong-checksum", {"found": "00000000", "expected": right})


def test_damage_at_the_end() -> None:
    scores = LINES[-1].removeprefix("end ")
    without_end = "\n".join(LINES[:-1]) + "\n"
    assert problem(without_end) == (len(LINES) - 1, Message("replay-no-end", {"expected": LINES[-1]}))
    assert problem(with_line(len(LINES) - 1, "end 99 99"))[1] == Message(
        "replay-wrong-scores", {"found": "99 99", "expected": scores}
    )
    assert problem(with_line(len(LINES) - 1, "end a b"))[1].key == "replay-bad-end"
    assert problem(WHOLE + "quack\n")[1] == Message("replay-after-end", {"found": "quack"})
    number = len(LINES) - FIRST_MOVE
    more = without_end + f"{number} 0 stop =?\n"
    assert problem(more) == (len(LINES), Message("replay-move-after-end", {"found": "stop"}))
    assert problem(replay.write(played(3)) + "end 0 0\n")[1] == Message("replay-end-too-early", {"count": 3})


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n"])
def test_nothing_at_all(text: str) -> None:
    with pytest.raises(CorruptReplay) as caught:
        replay.read(text)
    assert caught.value.message.args["problem"] == Message("replay-empty")


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(CorruptReplay):
        replay.read(text)


@given(st.data())
def test_any_single_change_is_refused_or_harmless(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(WHOLE) - 1))
    text = WHOLE[:place] + data.draw(st.characters()) + WHOLE[place + 1 :]
    try:
        table = replay.verify(GAME, replay.read(text))
    except CorruptReplay:
        return
    assert table.checksum() == played().checksum() or table.seed != 1


def test_names_can_not_break_the_format() -> None:
    table = Table(GAME, 1, ["An\nna # x", "  "])
    assert replay.read(replay.write(table)).names == {0: "An na x"}


# -- older rules versions


def test_a_game_opened_as_an_older_version_has_its_id_and_its_checksums() -> None:
    today, older = BOX.open(2), BOX.open(2, rules_version=2)
    assert (today.rules_version, older.rules_version, BOX.open(2, rules_version=3).rules_version) == (3, 2, 3)
    assert older.id == today.id.replace("toy/3", "toy/2")
    assert Table(older, 1).checksum() != Table(today, 1).checksum()
    assert (today.corrected, older.corrected) == (None, Message("toy-corrected-since-2"))


def test_a_replay_of_an_older_version_is_verified_by_its_own_checksums_and_written_as_it_was() -> None:
    text = replay.write(played(game=BOX.open(2, rules_version=1)))
    assert "rules 1" in text.splitlines()
    assert replay.write(replay.verify(BOX.open(2, rules_version=1), replay.read(text))) == text
    assert problem(text, BOX.open(2))[1].key == "replay-other-rules"


def test_where_an_older_replay_goes_another_way_it_says_what_was_corrected() -> None:
    game = BOX.open(2, rules_version=2)
    lines = replay.write(played(game=game)).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("3 "))
    lines[at] = lines[at].rpartition("=")[0] + "=00000000"
    line, found = problem("\n".join(lines) + "\n", game)
    assert (line, found.key, found.args["rules"]) == (at + 1, "replay-corrected-since", 2)
    assert found.args["corrected"] == Message("toy-corrected-since-2")
    inner = found.args["problem"]
    assert isinstance(inner, Message)
    assert inner.key == "replay-wrong-checksum"


@pytest.mark.parametrize("version", [0, 4, -1])
def test_an_unknown_version_is_refused_and_the_known_ones_are_named(version: int) -> None:
    with pytest.raises(BadSetup) as caught:
        BOX.open(2, rules_version=version)
    assert caught.value.message == Message("no-such-rules-version", {"found": str(version), "allowed": "1, 2, 3"})
