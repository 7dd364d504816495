"""Games as text that a person can read, compare and edit: saves, replays and golden playthroughs.

    meadowmarket replay 1
    game lagranja
    rules 1
    ruleset classic
    set points=secret
    players 2
    seed 42
    pack 3c8e52ab
    name 0 Anna
    # number, seat, action, checksum of the state after it
    1 0 field 23 =9f3a21bc
    2 1 field 40 =?
    end 45 38

Seats count from 0. What follows a `#` at the beginning of a line or after a blank is a comment, and empty lines don't
matter. A checksum may be left open with `=?`. The last line holds the scores and exists only when the game is over.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, final

from meadowmarket.core.api import Game
from meadowmarket.core.errors import CorruptReplay, IllegalAction
from meadowmarket.core.messages import Args, Message, shortened
from meadowmarket.core.rng import MOST_SEED
from meadowmarket.core.table import SHORT, Table

FORMAT: Final = 1
TITLE: Final = "meadowmarket replay"
SINGLE: Final = ("game", "rules", "ruleset", "players", "seed", "pack")
NUMBERS: Final = ("rules", "players", "seed")
UNCHECKED: Final = "?"
MOVE: Final = re.compile(rf"([0-9]{{1,6}}) ([0-9]{{1,3}}) (.+) =([0-9a-f]{{{SHORT}}}|\?)")
COMMENT: Final = re.compile(r"(^|\s)#.*$")
SEAT: Final = re.compile(r"[0-9]{1,3}")
WHOLE: Final = re.compile(r"-?[0-9]{1,19}")
SEED: Final = re.compile(r"[0-9]{1,80}")
MOST_NUMBER: Final = 1_000_000


@final
@dataclass
class ReplayMove:
    """One line of a replay: its place in the text, the action's number (from 1), seat, notation and checksum."""

    line: int
    number: int
    seat: int
    notation: str
    checksum: str


@final
@dataclass
class Replay:
    """What a replay says, not yet compared with any game."""

    game: str = ""
    rules_version: int = 0
    ruleset: str = ""
    settings: dict[str, str] = field(default_factory=dict)
    players: int = 0
    seed: int = 0
    pack_digest: str = ""
    names: dict[int, str] = field(default_factory=dict)
    moves: list[ReplayMove] = field(default_factory=list)
    scores: list[int] | None = None
    end_line: int = 0
    lines: dict[str, int] = field(default_factory=dict)
    """The line in which each part of the header stands."""


def damaged(line: int, key: str, args: Args | None = None) -> CorruptReplay:
    """Return the error for a line; `key` says what is wrong with it. What was found is shown shortened."""
    shown: Args = {}
    for name, value in (args or {}).items():
        shown[name] = shortened(value) if name == "found" and isinstance(value, str) else value
    return CorruptReplay(Message("corrupt-replay", {"line": line, "problem": Message(key, shown)}))


# -- writing


def write(table: Table) -> str:
    """Return a game as text, as far as it was played."""
    game = table.game
    replay = Replay(game.name, game.rules_version, game.ruleset, game.settings, game.players, table.seed)
    replay.pack_digest = game.pack_digest
    replay.names = dict(enumerate(table.names))
    for number, entry in enumerate(table.history, 1):
        replay.moves.append(ReplayMove(0, number, entry.seat, entry.notation, entry.checksum))
    if table.is_over():
        replay.scores = table.state.scores()
    return as_text(replay)


def as_text(replay: Replay) -> str:
    """Return a replay as text, as it says, whether or not it can be played; `read` reads it again."""
    names = [(seat, _plain_name(name)) for seat, name in sorted(replay.names.items())]
    lines = [
        f"{TITLE} {FORMAT}",
        f"game {replay.game}",
        f"rules {replay.rules_version}",
        f"ruleset {replay.ruleset}",
        *[f"set {name}={value}" for name, value in sorted(replay.settings.items())],
        f"players {replay.players}",
        f"seed {replay.seed}",
        f"pack {replay.pack_digest}",
        *[f"name {seat} {name}" for seat, name in names if name],
        *[f"{move.number} {move.seat} {move.notation} ={move.checksum}" for move in replay.moves],
    ]
    if replay.scores is not None:
        lines.append(" ".join(["end", *[str(score) for score in replay.scores]]))
    return "\n".join(lines) + "\n"


def _plain_name(name: str) -> str:
    """Return a name on one line, without signs that begin a comment."""
    return " ".join(name.replace("#", " ").split())


# -- reading


def read(text: str) -> Replay:
    """Read a replay; raise CorruptReplay, naming the line, if it isn't one."""
    replay = Replay()
    lines = text.removeprefix("\ufeff").split("\n")
    is_cut = lines[-1].strip() != ""
    has_title = False
    for number, line in enumerate(lines, 1):
        plain = " ".join(COMMENT.sub("", line).split())
        if not plain:
            continue
        try:
            if has_title:
                _read_line(replay, number, plain, is_cut and number == len(lines))
            else:
                _read_title(number, plain)
                has_title = True
        except CorruptReplay as error:
            if is_cut and number == len(lines):
                raise damaged(number, "replay-cut-off", {"found": plain}) from error
            raise
    _check_header(replay, len(lines), has_title)
    return replay


def _read_title(number: int, plain: str) -> None:
    if not plain.startswith(TITLE + " "):
        raise damaged(number, "replay-no-title", {"found": plain, "expected": f"{TITLE} {FORMAT}"})
    version = plain[len(TITLE) + 1 :]
    if version != str(FORMAT):
        raise damaged(number, "replay-other-format", {"found": version, "expected": FORMAT})


def _read_line(replay: Replay, number: int, plain: str, is_last_and_cut: bool) -> None:
    word, _, rest = plain.partition(" ")
    if replay.end_line:
        raise damaged(number, "replay-after-end", {"found": plain})
    if word.isdigit():
        _read_move(replay, number, plain)
        return
    if is_last_and_cut:
        # Only a move shows by its checksum that it is whole.
        raise damaged(number, "replay-cut-off", {"found": plain})
    if word == "end":
        _read_end(replay, number, rest)
    elif replay.moves:
        raise damaged(number, "replay-not-a-move", {"found": plain})
    else:
        _read_header(replay, number, word, rest)


def _read_move(replay: Replay, number: int, plain: str) -> None:
    match = MOVE.fullmatch(plain)
    if match is None:
        raise damaged(number, "replay-bad-move", {"found": plain})
    expected = len(replay.moves) + 1
    if int(match[1]) != expected:
        raise damaged(number, "replay-wrong-number", {"found": match[1], "expected": expected})
    replay.moves.append(ReplayMove(number, expected, int(match[2]), match[3], match[4]))


def _read_end(replay: Replay, number: int, rest: str) -> None:
    if not all(WHOLE.fullmatch(word) for word in rest.split()):
        raise damaged(number, "replay-bad-end", {"found": rest})
    replay.scores = [int(word) for word in rest.split()]
    replay.end_line = number


def _read_header(replay: Replay, number: int, word: str, rest: str) -> None:
    if word == "set":
        _read_setting(replay, number, rest)
    elif word == "name":
        _read_name(replay, number, rest)
    elif word not in SINGLE:
        raise damaged(number, "replay-unknown-header", {"found": word, "expected": ", ".join((*SINGLE, "set", "name"))})
    elif word in replay.lines:
        raise damaged(number, "replay-twice", {"found": word, "first": replay.lines[word]})
    elif not rest:
        raise damaged(number, "replay-empty-header", {"found": word})
    else:
        replay.lines[word] = number
        if word in NUMBERS:
            _read_number(replay, number, word, rest)
        elif word == "game":
            replay.game = rest
        elif word == "ruleset":
            replay.ruleset = rest
        else:
            replay.pack_digest = rest


def _read_number(replay: Replay, number: int, word: str, rest: str) -> None:
    most = MOST_SEED if word == "seed" else MOST_NUMBER
    value = int(rest) if SEED.fullmatch(rest) else -1
    if not 0 <= value <= most:
        raise damaged(number, "replay-bad-number", {"what": word, "found": rest, "most": str(most)})
    if word == "rules":
        replay.rules_version = value
    elif word == "players":
        replay.players = value
    else:
        replay.seed = value


def _read_setting(replay: Replay, number: int, rest: str) -> None:
    name, equals, value = rest.partition("=")
    if not name or not equals or not value or name in replay.settings:
        raise damaged(number, "replay-bad-setting", {"found": rest})
    replay.settings[name] = value
    replay.lines[f"set {name}"] = number


def _read_name(replay: Replay, number: int, rest: str) -> None:
    seat, _, name = rest.partition(" ")
    if not SEAT.fullmatch(seat) or not name or int(seat) in replay.names:
        raise damaged(number, "replay-bad-name", {"found": rest})
    replay.names[int(seat)] = name
    replay.lines[f"name {int(seat)}"] = number


def _check_header(replay: Replay, last: int, has_title: bool) -> None:
    if not has_title:
        raise damaged(1, "replay-empty")
    at = replay.moves[0].line if replay.moves else last
    for word in SINGLE:
        if word not in replay.lines:
            raise damaged(at, "replay-missing-header", {"expected": word})
    for seat in replay.names:
        if seat >= replay.players:
            raise damaged(replay.lines[f"name {seat}"], "replay-no-such-seat", {"found": seat, "count": replay.players})


# -- comparing with a game


def check_setup(game: Game, replay: Replay) -> None:
    """Raise CorruptReplay if a replay was made with another game, other rules or other cards."""
    lines = replay.lines
    if replay.game != game.name:
        raise damaged(lines["game"], "replay-other-game", {"found": replay.game, "expected": game.name})
    if replay.rules_version != game.rules_version:
        args: Args = {"found": replay.rules_version, "expected": game.rules_version}
        raise damaged(lines["rules"], "replay-other-rules", args)
    if replay.ruleset != game.ruleset:
        raise damaged(lines["ruleset"], "replay-other-ruleset", {"found": replay.ruleset, "expected": game.ruleset})
    if replay.players != game.players:
        raise damaged(lines["players"], "replay-other-players", {"found": replay.players, "expected": game.players})
    if replay.settings != game.settings:
        found, expected = _settings_text(replay.settings), _settings_text(game.settings)
        raise damaged(_settings_line(game, replay), "replay-other-settings", {"found": found, "expected": expected})
    if replay.pack_digest != game.pack_digest:
        raise damaged(lines["pack"], "replay-other-pack", {"found": replay.pack_digest, "expected": game.pack_digest})


def _settings_text(settings: dict[str, str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in sorted(settings.items())) or "–"


def _settings_line(game: Game, replay: Replay) -> int:
    for name, value in replay.settings.items():
        if game.settings.get(name) != value:
            return replay.lines[f"set {name}"]
    return replay.lines["ruleset"]


def verify(game: Game, replay: Replay, moves: int = -1) -> Table:
    """Play a replay through, or its first moves only, and return the table it leads to.

    Raises CorruptReplay, naming the line, what was found and what was expected, at the first thing that differs.
    """
    check_setup(game, replay)
    names = [replay.names.get(seat, "") for seat in range(game.players)]
    table = Table(game, replay.seed, names, plays_forced=False)
    try:
        for move in replay.moves if moves < 0 else replay.moves[:moves]:
            _play_move(table, move)
        if moves < 0:
            _check_end(table, replay)
    except CorruptReplay as error:
        raise _explained(game, error) from error
    table.plays_forced = True
    return table


def _explained(game: Game, error: CorruptReplay) -> CorruptReplay:
    """Add what has been corrected since, where a replay was made under older rules."""
    if game.corrected is None:
        return error
    args = error.message.args
    problem: Args = {
        "problem": args["problem"],
        "rules": game.rules_version,
        "corrected": game.corrected,
    }
    return CorruptReplay(Message("corrupt-replay", {**args, "problem": Message("replay-corrected-since", problem)}))


def _play_move(table: Table, move: ReplayMove) -> None:
    if table.is_over():
        raise damaged(move.line, "replay-move-after-end", {"found": move.notation})
    try:
        table.play(move.seat, move.notation)
    except IllegalAction as error:
        args: Args = {"found": f"{move.seat} {move.notation}", "reason": error.message}
        raise damaged(move.line, "replay-illegal-move", args) from error
    if move.checksum not in (UNCHECKED, table.checksum()):
        raise damaged(move.line, "replay-wrong-checksum", {"found": move.checksum, "expected": table.checksum()})


def _check_end(table: Table, replay: Replay) -> None:
    if not table.is_over():
        if replay.scores is not None:
            raise damaged(replay.end_line, "replay-end-too-early", {"count": len(replay.moves)})
        return
    scores = table.state.scores()
    expected = " ".join(str(score) for score in scores)
    if replay.scores is None:
        last = replay.moves[-1].line if replay.moves else 1
        raise damaged(last, "replay-no-end", {"expected": f"end {expected}"})
    if replay.scores != scores:
        found = " ".join(str(score) for score in replay.scores)
        raise damaged(replay.end_line, "replay-wrong-scores", {"found": found, "expected": expected})
