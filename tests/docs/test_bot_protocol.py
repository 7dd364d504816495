"""docs/bot_protocol.md: its examples are what programs are told, its limits hold, its bots play."""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import meadowmarket as mm
from meadowmarket import games, load_state
from meadowmarket.bots.bot import BotFailed, Budget
from meadowmarket.bots.players.external import (
    GRACE_SECONDS,
    MOST_FAILURES,
    START_SECONDS,
    UNHURRIED_SECONDS,
    ExternalBot,
)
from meadowmarket.bots.players.line_process import LONGEST_LINE, STOP_SECONDS
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.lab.arena.single import played_table
from tests.support import ROOT, Shell

DOCUMENT = (ROOT / "docs" / "bot_protocol.md").read_text("utf-8")
PLAIN = ROOT / "docs" / "examples" / "plain_bot.py"
BLOCK = re.compile(r"(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
READER = """
import json, sys
answers = iter(sys.argv[2:])
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    answer = next(answers, None)
    if answer:
        print(answer, flush=True)
"""


def blocks(kind: str) -> list[str]:
    return [match[3] for match in BLOCK.finditer(DOCUMENT) if match[2] == kind]


def named(name: str) -> str:
    (found,) = (match[3] for match in BLOCK.finditer(DOCUMENT) if match[1] == name)
    return found


def test_the_example_opens_the_game_and_makes_the_state_of_a_question() -> None:
    (code,) = (block for block in blocks("python") if "def game_of" in block)
    names: dict[str, Any] = {}
    exec(code, names)
    game = mm.make_game("lagranja", 3, "classic", {"open_vp": "yes"})
    hello = {"game": game.name, "players": 3, "ruleset": game.ruleset, "settings": game.settings, "rules": 2}
    opened = names["game_of"]({**hello, "cards": game.pack_digest})
    assert opened.id == game.id
    state = game.new(3)
    question = {"state": mm.save_state(state).decode("ascii")}
    assert names["state_of"](opened, question).seats_to_act() == state.seats_to_act()
    with pytest.raises(SystemExit, match="other cards"):
        names["game_of"]({**hello, "cards": "0123"})


def test_the_messages_are_those_that_a_program_is_told(tmp_path: Path) -> None:
    told = [json.loads(block) for block in blocks("told")]
    hello, question, result, bye = told
    answered = [json.dumps(json.loads(block)) for block in blocks("answered")]
    log = tmp_path / "log"
    game = games.open_game("lagranja", 2)
    state = game.new(1)
    with closing(ExternalBot([sys.executable, "-c", READER, str(log), *answered], 1)) as bot:
        action = bot.choose(game, state, question["seat"], Budget(milliseconds=1000))
        bot.hear_result(played_table(game, ["random", "random"], 1).state, result["seat"])
    assert game.actions.notation(action) == json.loads(answered[1])["action"]
    heard = [json.loads(line) for line in log.read_text().splitlines()]
    assert [sorted(message) for message in heard] == [sorted(message) for message in told]
    assert {**heard[0], "cards": "…"} == hello
    assert set(question["options"]) <= set(heard[1]["options"])
    for field in ("type", "n", "seat", "prompt", "milliseconds", "simulations"):
        assert heard[1][field] == question[field]
    assert len(heard[2]["points"]) == len(heard[2]["sources"]) == 2
    assert [sum(sources.values()) for sources in heard[2]["sources"]] == heard[2]["points"]
    assert heard[3] == bye


def test_a_program_gets_a_state_that_it_can_step(tmp_path: Path) -> None:
    log = tmp_path / "log"
    ready = json.dumps({"type": "ready", "protocol": 1, "wants": ["state"]})
    game = games.open_game("everdell", 2)
    state = game.new(1)
    (seat,) = state.seats_to_act()
    command = [sys.executable, "-c", READER, str(log), ready, "nothing"]
    with closing(ExternalBot(command, 1)) as bot, pytest.raises(BotFailed):
        bot.choose(game, redealt(state, seat, Rng(1)), seat, Budget(milliseconds=1000))
    question = json.loads(log.read_text().splitlines()[1])
    loaded = load_state(game, question["state"].encode("ascii"))
    assert game.view(loaded, seat) == question["view"]
    loaded.apply(seat, game.actions.code(question["options"][0]))
    assert loaded.actions_played == state.actions_played + 1


def test_the_limits_are_those_of_the_code() -> None:
    for row in (
        f"| from the start until `ready` | {START_SECONDS:g} s |",
        f"| for a choice | its `milliseconds` (without, {UNHURRIED_SECONDS:g} s) and {GRACE_SECONDS:g} s of grace |",
        f"| a line | {LONGEST_LINE:,} bytes |",
        f"| to leave after `bye` | {STOP_SECONDS:g} s |",
        f"| failures | {MOST_FAILURES} |",
    ):
        assert row in DOCUMENT


def test_the_plain_bot_is_shown_as_it_is_and_short() -> None:
    text = PLAIN.read_text("utf-8")
    assert named("docs/examples/plain_bot.py") == text
    assert len(text.splitlines()) <= 30


def test_the_commands_run(shell: Shell) -> None:
    play, sim, serve = re.findall(r"^\| [^|]+ \| `meadowmarket ([^`]+)`", DOCUMENT, re.MULTILINE)
    for command in (play, sim, serve):
        assert "python3 docs/examples/plain_bot.py" in command
    bot = f"program:{sys.executable} {PLAIN}"
    assert shell("play", "lagranja", "--seats", f"me,bot:{bot}", stdin="quit\n").returncode == 0
    done = shell("sim", "lagranja", "--games", "1", "--bots", f"random,{bot}", "--json")
    assert json.loads(done.stdout)["failures"] == [{}, {}]
    assert "--bot NAME=COMMAND" in shell("serve", "--help").stdout


def test_the_class_plays_when_its_package_is_installed(shell: Shell) -> None:
    project = tomllib.loads(named("pyproject.toml"))
    packages = shell.home / "packages"
    metadata = packages / "far_bot-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: far-bot\nVersion: 1.0\n")
    ((group, entries),) = project["project"]["entry-points"].items()
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (metadata / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines, ""]))
    (packages / f"{project['tool']['setuptools']['py-modules'][0]}.py").write_text(named("far_bot.py"))
    command = next(line for line in "".join(blocks("console")).splitlines() if "sim" in line)
    path = os.pathsep.join([str(packages), str(ROOT / "src")])
    done = shell(*command.removeprefix("$ meadowmarket ").split(), "--json", "--jobs", "1", PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["failures"] == [{}, {}]
    assert result["mean_scores"][0] > result["mean_scores"][1]
