"""States as plain data and as bytes, by registered names: the same in every process and build.

An encoded state is a JSON object: the game's id and rules version, the generator, the two counts, the stack, the game's
own fields, and a checksum of all of these. A frame on the stack is a list: its class's name, then its FIELDS in order.
Where seats know more about hidden things than the fields say, the bytes hold that as `memory`; the checksum that names
a state leaves it out.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final, Protocol, cast

from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.frames import Decision, Frame, Script
from meadowmarket.core.rng import MASK, MOST_SEED, Rng
from meadowmarket.core.schema import corrupt

FIELDS: Final = "FIELDS"
CHECKSUM: Final = "checksum"
KEYS: Final = ("game", "rules", "rng", "count", "floor", "stack", "fields")
MEMORY: Final = "memory"
DIGITS: Final = 16


class Maker(Protocol):
    """The constructor of a frame, which takes its FIELDS in order."""

    def __call__(self, *values: object) -> Frame: ...


def encode(state: State) -> dict[str, Json]:
    """Return a state as data of lists, dictionaries, strings and numbers."""
    return {
        "game": state.game.id,
        "rules": state.game.rules_version,
        "rng": state.current_seed(),
        "count": state.actions_played,
        "floor": state.undo_floor,
        "stack": encode_stack(state),
        "fields": state.fields(),
    }


def decode(game: Game, data: Json) -> State:
    """Build the state that `encode` gave; raise CorruptReplay, naming the place, if it does not fit the game.

    The data may hold a `memory` too, as `dumps` writes it.
    """
    data, memory = _split_memory(data)
    fields = _checked_object(game, data)
    actions_played = _number(fields, "count", MASK)
    undo_floor = _number(fields, "floor", actions_played)
    stack = decode_stack(game, fields["stack"])
    own = fields["fields"]
    if not isinstance(own, dict):
        raise corrupt("fields", own, "object")
    try:
        seed = _number(fields, "rng", MOST_SEED)
        state = game.restore(stack, seed & MASK, actions_played, undo_floor, own)
        state.start_chance(seed)
        for seat in state.seats_to_act():
            state.options(seat)
        if memory:
            state.restore_memory(memory)
            _check_memory(game, state, memory)
        again = encode(state)
    except CorruptReplay:
        raise
    except Exception as error:  # whatever a game trips over here is damage in the data
        raise corrupt("fields", f"{type(error).__name__}: {error}", "State.fields") from error
    if again != fields:
        raise corrupt("fields", _first_difference(fields, again), "State.fields")
    return state


def dumps(state: State) -> bytes:
    """Return a state as bytes: compact JSON, the same for equal states."""
    data = encode(state)
    memory = state.memory_fields()
    if memory:
        data[MEMORY] = memory
    text = _canonical(data)
    return f'{{"{CHECKSUM}":"{_digest(text)}",{text[1:]}'.encode("ascii")


def loads(game: Game, data: bytes) -> State:
    """Build the state that `dumps` gave; damage of any kind raises CorruptReplay, naming the place."""
    try:
        parsed: Json = json.loads(data.decode("ascii"))
    except UnicodeDecodeError as error:
        raise corrupt(f"byte {error.start}", f"0x{data[error.start]:02x}", "ASCII") from error
    except json.JSONDecodeError as error:
        raise corrupt(f"character {error.pos}", error.msg, "JSON") from error
    except (RecursionError, ValueError) as error:
        raise corrupt("/", str(error), "JSON") from error
    if not isinstance(parsed, dict):
        raise corrupt("/", parsed, "object")
    found = parsed.pop(CHECKSUM, None)
    expected = _digest(_canonical(parsed))
    if found != expected:
        raise corrupt(CHECKSUM, found, expected)
    return decode(game, parsed)


def checksum(state: State, digits: int = DIGITS) -> str:
    """Return a short name of a state: equal states have equal ones, different states different ones."""
    return _digest(_canonical(encode(state)))[:digits]


def _canonical(data: dict[str, Json]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def _digest(text: str) -> str:
    return blake2b(text.encode("ascii"), digest_size=DIGITS // 2).hexdigest()


def encode_stack(state: State) -> Json:
    """Return the stack of a state as plain data."""
    stack: list[Json] = [_encode_frame(frame) for frame in state.stack]
    return stack


def _encode_frame(frame: Frame) -> Json:
    cls = type(frame)
    names: tuple[str, ...] = getattr(cls, FIELDS)
    encoded: list[Json] = [saved_name(cls)]
    for name in names:
        encoded.append(_plain(getattr(frame, name)))
    return encoded


def saved_name(cls: type[Frame]) -> str:
    """Return the name by which frames of a class are saved."""
    return cls.SAVED_AS or cls.__name__


def _plain(value: object) -> Json:
    if isinstance(value, int):
        return int(value) if not isinstance(value, bool) else value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    raise TypeError(f"a frame holds {value!r}; allowed are integers and tuples")


def _checked_object(game: Game, data: Json) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise corrupt("/", data, "object")
    for key in KEYS:
        if key not in data:
            raise corrupt(key, "", key)
    for key in data:
        if key not in KEYS:
            raise corrupt(key, data[key], ", ".join(KEYS))
    if data["rules"] != game.rules_version:
        raise corrupt("rules", data["rules"], str(game.rules_version))
    if data["game"] != game.id:
        raise corrupt("game", data["game"], game.id)
    return data


def _split_memory(data: Json) -> tuple[Json, dict[str, Json]]:
    """Split off what is remembered; empty if nothing is."""
    if not isinstance(data, dict) or MEMORY not in data:
        return data, {}
    memory = data[MEMORY]
    if not isinstance(memory, dict):
        raise corrupt(MEMORY, memory, "object")
    return {key: value for key, value in data.items() if key != MEMORY}, memory


def _check_memory(game: Game, state: State, memory: dict[str, Json]) -> None:
    """Check that what is remembered is true: damaged data would name cards that are not there."""
    for seat in range(game.players):
        game.determinize(state, seat, Rng(1))
    again = state.memory_fields()
    if again != memory:
        raise corrupt(MEMORY, _first_difference(memory, again), "State.memory_fields")


def _number(data: dict[str, Json], key: str, most: int) -> int:
    value = data[key]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise corrupt(key, value, f"0…{most}")
    return value


def decode_stack(game: Game, data: Json) -> list[Frame]:
    """Build the frames that `encode_stack` gave; raise CorruptReplay, naming the place, if they do not fit."""
    if not isinstance(data, list):
        raise corrupt("stack", data, "array")
    types: dict[str, type[Frame]] = {saved_name(cls): cls for cls in game.frame_types()}
    types[saved_name(Script)] = Script
    stack = [_decode_frame(game, types, f"stack[{i}]", item) for i, item in enumerate(data)]
    if stack and not isinstance(stack[-1], Decision):
        raise corrupt(f"stack[{len(stack) - 1}]", data[-1], "Decision")
    return stack


def _decode_frame(game: Game, types: dict[str, type[Frame]], place: str, data: Json) -> Frame:
    if not isinstance(data, list) or not data:
        raise corrupt(place, data, "[name, …]")
    name = data[0]
    if not isinstance(name, str) or name not in types:
        raise corrupt(place, name, ", ".join(sorted(types)))
    cls = types[name]
    names: tuple[str, ...] = getattr(cls, FIELDS)
    if len(data) != len(names) + 1:
        raise corrupt(place, data, f"[{name}, {', '.join(names)}]")
    values = [_frame_value(f"{place}.{names[i]}", data[i + 1]) for i in range(len(names))]
    try:
        frame = cast("Maker", cls)(*values)
    except Exception as error:  # a field of the wrong type
        raise corrupt(place, f"{type(error).__name__}: {error}", f"[{name}, {', '.join(names)}]") from error
    if isinstance(frame, Script):
        _check_script(game, place, frame)
    return frame


def _check_script(game: Game, place: str, script: Script) -> None:
    if not 0 <= script.program < len(game.programs):
        raise corrupt(f"{place}.program", script.program, f"0…{len(game.programs) - 1}")
    steps = len(game.programs[script.program])
    if not 0 <= script.step < steps:
        raise corrupt(f"{place}.step", script.step, f"0…{steps - 1}")


def _frame_value(place: str, data: Json) -> int | tuple[object, ...]:
    if isinstance(data, int):
        return data
    if isinstance(data, list):
        return tuple([_frame_value(place, item) for item in data])
    raise corrupt(place, data, "integer, array")


def _first_difference(left: Json, right: Json, place: str = "") -> str:
    """Name the first place where two encoded states differ."""
    if isinstance(left, dict) and isinstance(right, dict):
        for key in sorted(set(left) | set(right)):
            if left.get(key) != right.get(key) or (key in left) != (key in right):
                return _first_difference(left.get(key), right.get(key), f"{place}.{key}" if place else key)
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for i in range(len(left)):
            if left[i] != right[i]:
                return _first_difference(left[i], right[i], f"{place}[{i}]")
    return f"{place} = {left!r}"
