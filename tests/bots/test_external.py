"""Bots that are outside programs: what they are told, and that each way to fail is answered clearly."""

from __future__ import annotations

import fcntl
import json
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.bots.ask import choose_or_random
from meadowmarket.bots.bot import Bot, BotFailed, Budget, make_bot
from meadowmarket.bots.players.external import MOST_FAILURES, ExternalBot
from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.rng import Rng
from tests.bots import programs
from tests.core.toy import ToyGame
from tests.support import ROOT

PLAIN = ROOT / "docs" / "examples" / "plain_bot.py"
UNHURRIED = 30.0
HURRIED = 0.3


def command(name: str, *arguments: str) -> list[str]:
    return [sys.executable, programs.__file__, name, *arguments]


def outside(name: str, *arguments: str, seconds: float = UNHURRIED) -> ExternalBot:
    return ExternalBot(command(name, *arguments), 1, seconds, seconds)


@pytest.fixture
def state() -> State:
    return ToyGame(2, "long").new(1)


def ask(bot: Bot, state: State, seat: int = 0) -> int:
    return bot.choose(state.game, state.clone(), seat, Budget(milliseconds=1))


def failure(bot: Bot, state: State) -> tuple[str, str]:
    with pytest.raises(BotFailed) as caught:
        ask(bot, state)
    assert caught.value.message.args == {}
    return caught.value.message.key, caught.value.detail


# -- playing


def play(game: Game, bot: Bot) -> int:
    """Play a whole game with one bot in all seats; return the number of decisions."""
    state = game.new(7)
    rng = Rng(1)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        chosen = choose_or_random(bot, game, state, seat, rng, Budget(milliseconds=1000))
        assert chosen.failure is None, (chosen.failure, chosen.detail)
        state.apply(seat, chosen.action)
    return state.actions_played


@pytest.mark.parametrize("name", games.names())
def test_the_plain_bot_of_the_docs_plays_whole_games(name: str) -> None:
    spec = f"program:{shlex.join([sys.executable, str(PLAIN)])}"
    with closing(make_bot(spec, 1)) as one, closing(make_bot(spec, 1)) as two:
        game = games.open_game(name, 2)
        assert play(game, one) == play(game, two) > 30


def test_a_program_goes_on_from_choice_to_choice_and_begins_anew_with_another_game(
    state: State, capfd: pytest.CaptureFixture[str]
) -> None:
    with closing(outside("good")) as bot:
        for _ in range(3):
            assert ask(bot, state) == state.options(0)[0]
        other = ToyGame(3).new(1)
        assert ask(bot, other, 2) == other.options(2)[0]
    assert capfd.readouterr().err == "good begins\n" * 2


LISTENING = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "protocol": 1}', flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"type": "choice", "n": message["n"], "action": message["options"][1]}), flush=True)
"""


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(state: State, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with closing(ExternalBot([sys.executable, "-c", LISTENING, str(log)], 1, UNHURRIED, UNHURRIED)) as bot:
        for _ in range(2):
            assert bot.choose(state.game, state, 0, Budget(simulations=50)) == state.options(0)[1]
    hello, first, second, bye = map(json.loads, log.read_text().splitlines())
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "toy",
        "rules": 3,
        "ruleset": "long",
        "settings": {},
        "players": 2,
        "cards": "own",
    }
    assert 0 <= first.pop("seed") != second.pop("seed") >= 0
    assert first == {
        "type": "choose",
        "n": 1,
        "seat": 0,
        "view": state.game.view(state, 0),
        "known": {},
        "prompt": {"key": "template-ask-bid", "args": {"seat": 0}},
        "options": [state.game.actions.notation(action) for action in state.options(0)],
        "milliseconds": 0,
        "simulations": 50,
    }
    assert second == {**first, "n": 2}
    assert bye == {"type": "bye"}


def test_where_there_is_no_choice_no_program_is_asked(state: State) -> None:
    while len(state.options(state.seats_to_act()[0])) > 1:
        seat = state.seats_to_act()[0]
        state.apply(seat, state.options(seat)[-1])
    seat = state.seats_to_act()[0]
    assert ask(outside("crashing"), state, seat) == state.options(seat)[0]


# -- failing


@pytest.mark.parametrize(
    ("name", "key", "detail"),
    [
        ("crashing", "failure-ended", "status 3"),
        ("foreign", "failure-other-protocol", '"protocol": 2'),
        ("garbage", "failure-no-message", "I would take the first one"),
        ("binary", "failure-no-message", "\ufffd"),
        ("nested", "failure-no-message", "[[[["),
        ("wordless", "failure-no-message", '["choice"]'),
        ("endless", "failure-too-long", ""),
        ("late", "failure-wrong-number", '"n": 0'),
        ("cheating", "failure-no-option", "win"),
        ("numbered", "failure-no-option", '"action": 0'),
    ],
)
def test_each_failure_is_named(state: State, name: str, key: str, detail: str) -> None:
    with closing(outside(name)) as bot:
        found = failure(bot, state)
    assert found[0] == key
    assert detail in found[1]


@pytest.mark.parametrize("name", ["mute", "silent"])
def test_a_silent_program_is_given_up_when_its_time_is_over(state: State, name: str) -> None:
    bot = ExternalBot(command(name), 1, HURRIED if name == "mute" else UNHURRIED, HURRIED)
    with closing(bot):
        assert failure(bot, state)[0] == "failure-silent"


class WordyGame(ToyGame):
    """Shows more than what a pipe holds."""

    def view(self, state: State, seat: int) -> dict[str, Json]:
        return {"words": "x" * 1_000_000}


def test_a_program_that_does_not_listen_holds_nobody_up() -> None:
    with closing(ExternalBot(command("deaf"), 1, UNHURRIED, HURRIED)) as bot:
        assert failure(bot, WordyGame().new(1))[0] == "failure-silent"


def test_what_is_said_without_being_asked_is_no_answer(state: State) -> None:
    with closing(outside("chatty")) as bot:
        assert ask(bot, state) == state.options(0)[0]
        assert failure(bot, state)[0] == "failure-wrong-number"


def test_a_program_that_has_failed_is_started_anew(state: State) -> None:
    with closing(outside("dying")) as bot:
        assert [ask(bot, state) for _ in range(2)] == [state.options(0)[0]] * 2
        assert failure(bot, state) == ("failure-ended", "status 4")
        assert ask(bot, state) == state.options(0)[0]


def test_a_program_that_has_failed_too_often_is_not_asked_again(
    state: State, capfd: pytest.CaptureFixture[str]
) -> None:
    with closing(outside("crashing")) as bot:
        for _ in range(MOST_FAILURES):
            assert failure(bot, state)[0] == "failure-ended"
        assert failure(bot, state) == ("failure-given-up", "")
    assert capfd.readouterr().err == "crashing begins\n" * MOST_FAILURES


def test_a_program_that_is_no_program(state: State, tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text("#!/no/such/interpreter\n")
    script.chmod(0o755)
    with closing(make_bot(f"program:{script}", 1)) as bot:
        assert failure(bot, state)[0] == "failure-not-started"


# -- ending


def locked(path: Path) -> Iterator[bool]:
    """Says again and again whether someone holds a lock on a file."""
    with path.open("w") as file:
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield True
                time.sleep(0.01)
            else:
                yield False
                fcntl.flock(file, fcntl.LOCK_UN)


def test_when_the_bot_is_closed_the_program_and_its_children_end(state: State, tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    bot = outside("stubborn", str(lock))
    ask(bot, state)
    is_locked = locked(lock)
    assert next(is_locked)
    bot.close()
    assert not all(held for held, _ in zip(is_locked, range(1000)))
    bot.close()  # once more does no harm


# -- commands


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("program", "no-command"),
        ("program:", "no-command"),
        ("program:'python3", "no-command"),
        ("program:no-such-program --deep", "no-such-program"),
        ("program:/", "no-such-program"),
    ],
)
def test_bad_commands_are_refused(spec: str, key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_bot(spec, 1)
    assert caught.value.message.key == key


def test_no_shell_reads_the_command(state: State, tmp_path: Path) -> None:
    spec = f"program:{shlex.join(command('good'))} ; touch {tmp_path}/made $(touch {tmp_path}/made)"
    with closing(make_bot(spec, 1)) as bot:
        assert ask(bot, state) == state.options(0)[0]
    assert list(tmp_path.iterdir()) == []


def test_lg_2_11_a_program_gets_the_vp_that_are_secret_in_the_view(tmp_path: Path) -> None:
    game = games.open_game("lagranja", 2)
    state = game.new(1)
    seat = state.seats_to_act()[0]
    log = tmp_path / "log"
    with closing(ExternalBot([sys.executable, "-c", LISTENING, str(log)], 1, UNHURRIED, UNHURRIED)) as bot:
        bot.choose(game, state, seat, Budget(simulations=50))
    question = json.loads(log.read_text().splitlines()[1])
    assert question["view"]["farms"][1 - seat]["vp"] is None
    assert [farm["vp"] for farm in question["known"]["farms"]] == state.scores()
