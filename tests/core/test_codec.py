"""States as bytes: nothing is lost, and damage of any kind is named."""

import json
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadowmarket.core.api import Json, State
from meadowmarket.core.codec import checksum, decode, dumps, encode, loads
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.frames import Decision
from meadowmarket.core.playout import play_some
from meadowmarket.core.rng import Rng
from tests.core.toy import Bid, RollOrStop, ToyGame, ToyState

GAME = ToyGame(3, "long")


def after(decisions: int, seed: int = 1) -> ToyState:
    state = GAME.new(seed)
    play_some(state, Rng(seed % 2**63), decisions)
    return state


@given(seed=st.integers(0, 2**63 - 1) | st.integers(2**63, 2**256 - 1), decisions=st.integers(0, 30))
def test_a_state_comes_back_whole(seed: int, decisions: int) -> None:
    state = after(decisions, seed)
    loaded = loads(GAME, dumps(state))
    assert dumps(loaded) == dumps(state)
    assert checksum(loaded) == checksum(state)
    assert (loaded.actions_played, loaded.undo_floor, int(loaded.rng)) == (
        state.actions_played,
        state.undo_floor,
        int(state.rng),
    )
    play_some(state, Rng(1), 99)
    play_some(loaded, Rng(1), 99)
    assert dumps(loaded) == dumps(state)


def test_frames_in_the_middle_of_an_effect_are_saved_with_their_fields() -> None:
    state = GAME.new(1)
    state.stack[:] = [RollOrStop(2, (4, 6))]
    stack = encode(state)["stack"]
    assert stack == [["RollOrStop", 2, [4, 6]]]
    loaded = decode(GAME, encode(state)).stack[0]
    assert isinstance(loaded, RollOrStop)
    assert (loaded.seat, loaded.rolls) == (2, (4, 6))


def test_bytes_are_canonical_json_with_the_rules_version() -> None:
    data = dumps(after(4))
    parsed = json.loads(data)
    assert parsed["game"] == GAME.id
    assert parsed["rules"] == GAME.rules_version
    rest = {key: value for key, value in parsed.items() if key != "checksum"}
    assert json.dumps(rest, sort_keys=True, separators=(",", ":"))[1:] in data.decode()


def test_checksums_tell_states_apart() -> None:
    sums = {checksum(after(n, seed)) for n in range(6) for seed in range(20)}
    assert len(sums) == 6 * 20
    assert len(checksum(after(1), 8)) == 8


@given(st.data())
def test_a_changed_byte_is_noticed(data: st.DataObject) -> None:
    state = after(5)
    saved = bytearray(dumps(state))
    place = data.draw(st.integers(0, len(saved) - 1))
    saved[place] = data.draw(st.integers(0, 255).filter(lambda byte: byte != saved[place]))
    try:
        loaded = loads(GAME, bytes(saved))
    except CorruptReplay:
        return
    assert dumps(loaded) == dumps(state), "only what JSON does not care about may pass"


@given(st.integers(0, 2000))
def test_a_cut_is_noticed(length: int) -> None:
    saved = dumps(after(5))
    with pytest.raises(CorruptReplay):
        loads(GAME, saved[: min(length, len(saved) - 1)])


@pytest.mark.parametrize("data", [b"", b"\xff", b"[]", b"null", b"7", b"{}", b"[" * 100_000, b'{"checksum":"0"}'])
def test_rubbish_is_named(data: bytes) -> None:
    with pytest.raises(CorruptReplay) as caught:
        loads(GAME, data)
    assert caught.value.message.key == "corrupt-state"


CHANGES: list[tuple[str, Json, str]] = [
    ("game", "chess", "game"),
    ("rules", 2, "rules"),
    ("rng", -1, "rng"),
    ("rng", 2**256, "rng"),
    ("rng", "1", "rng"),
    ("count", True, "count"),
    ("count", None, "count"),
    ("floor", 1000, "floor"),
    ("stack", {}, "stack"),
    ("stack", [7], "stack[0]"),
    ("stack", [[]], "stack[0]"),
    ("stack", [["Quack", 1]], "stack[0]"),
    ("stack", [["Shop"]], "stack[0]"),
    ("stack", [["Shop", "0"]], "stack[0].seat"),
    ("stack", [["Shop", {}]], "stack[0].seat"),
    ("stack", [["Shop", 99]], "fields"),
    ("stack", [["Script", 0, 0, 0, 0, 0]], "stack[0]"),
    ("stack", [["Script", 9, 0, 0, 0, 0], ["Shop", 0]], "stack[0].program"),
    ("stack", [["Script", 0, 9, 0, 0, 0], ["Shop", 0]], "stack[0].step"),
    ("fields", [], "fields"),
    ("fields", {}, "fields.deck"),
    ("fields", {"deck": 3}, "fields.deck"),
]


@pytest.mark.parametrize(("key", "value", "place"), CHANGES)
def test_what_does_not_fit_is_named_by_its_place(key: str, value: Json, place: str) -> None:
    data = encode(after(1))
    data[key] = value
    with pytest.raises(CorruptReplay) as caught:
        decode(GAME, data)
    assert caught.value.message.args["place"] == place


def test_missing_and_unknown_parts_are_named() -> None:
    data = encode(after(1))
    with pytest.raises(CorruptReplay, match="place: extra"):
        decode(GAME, {**data, "extra": 1})
    del data["floor"]
    with pytest.raises(CorruptReplay, match="place: floor"):
        decode(GAME, data)


def test_values_that_the_game_would_not_save_are_noticed() -> None:
    data = encode(after(1))
    fields = data["fields"]
    assert isinstance(fields, dict)
    fields["coins"] = [3, 3, "3"]
    with pytest.raises(CorruptReplay, match=r"fields\.coins"):
        decode(GAME, data)


def test_another_game_refuses_the_state() -> None:
    with pytest.raises(CorruptReplay, match="place: game"):
        loads(ToyGame(2, "long"), dumps(after(1)))


def test_frames_may_not_hold_anything_else() -> None:
    class Holder(Decision[State]):
        """A question that holds a frame."""

        FIELDS: ClassVar[tuple[str, ...]] = ("seat", "held")

        def __init__(self) -> None:
            super().__init__(0)
            self.held = Bid()

    state = GAME.new(1)
    state.stack[:] = [Holder()]
    with pytest.raises(TypeError, match="integers and tuples"):
        dumps(state)
