"""Replays: stepped through, downloaded, uploaded and checked."""

from __future__ import annotations

import pytest

from meadowmarket.core import replay
from tests.server.support import Json, Server, TableClient, play_on
from tests.support import ROOT

pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module")
def finished(server: Server) -> TableClient:
    """A whole game, with an undo in it."""
    table = server.table("me", "me", names=["Anna", "Ben"], title="Final", seed=8)
    with table.sit(0) as anna, table.sit(1) as ben:
        anna.click(anna.options[0])
        anna.say(type="undo", n=anna.view["n"])
        anna.reach(2)
        play_on([anna, ben])
    return table


def test_every_step_of_a_finished_game_can_be_seen_from_every_seat(server: Server, finished: TableClient) -> None:
    info = server.get(f"/api/replays/{finished.id}")
    assert (info["over"], info["names"], info["viewers"]) == (True, ["Anna", "Ben"], [-1, 0, 1])
    for seat in info["viewers"]:
        for step in range(info["steps"] + 1):
            found = server.get(f"/api/replays/{finished.id}/steps/{step}?seat={seat}")
            assert (found["seat"], found["step"]) == (seat, step)
            assert (found["line"] is None) == (step == 0)
            assert (found["final"] is not None) == (step == info["steps"])
    assert server.get(f"/api/replays/{finished.id}/steps/{info['steps'] + 1}", status=404)
    assert server.get(f"/api/replays/{finished.id}/steps/0?seat=2", status=403)


def test_the_last_step_is_the_end_of_the_table(server: Server, finished: TableClient) -> None:
    steps = server.get(f"/api/replays/{finished.id}")["steps"]
    with finished.sit(0) as anna:
        found = server.get(f"/api/replays/{finished.id}/steps/{steps}?seat=0")
        assert found["view"] == anna.view["view"]
        assert found["final"] == anna.view["final"]
        assert found["line"] == anna.log[-1]


def test_a_downloaded_game_can_be_uploaded(server: Server, finished: TableClient) -> None:
    response = server.http.get(f"/api/replays/{finished.id}/file")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.headers["content-disposition"] == 'attachment; filename="toy-8.replay"'
    read = replay.read(response.text)
    assert read.names == {0: "Anna", 1: "Ben"}
    uploaded = server.post("/api/replays", {"text": response.text}, status=201)
    assert (uploaded["steps"], uploaded["over"]) == (len(read.moves), True)
    info = server.get(f"/api/replays/{uploaded['replay']}")
    assert info["viewers"] == [-1, 0, 1]
    for path in ("steps/3?seat=1", f"steps/{uploaded['steps']}"):
        first, second = (server.get(f"/api/replays/{one}/{path}") for one in (finished.id, uploaded["replay"]))
        assert {**first, "replay": ""} == {**second, "replay": ""}
    assert server.http.get(f"/api/replays/{uploaded['replay']}/file").text == response.text


def test_an_upload_that_does_not_hold_is_refused(server: Server, finished: TableClient) -> None:
    text = server.http.get(f"/api/replays/{finished.id}/file").text
    lines = text.splitlines()
    forged = text.replace(lines[-1], "end 99 0")
    for wrong in ("nonsense", text[: len(text) // 2], forged, text.replace("seed 8", "seed 9")):
        error = server.post("/api/replays", {"text": wrong}, status=400)["error"]
        assert error["key"] == "corrupt-replay"
        assert error["text"].startswith("Line ")
    empty = server.post("/api/replays", {"text": ""}, status=400)["error"]
    assert (empty["key"], empty["text"]) == ("corrupt-replay", "Line 1: there is no replay here.")
    other = text.replace("game toy", "game chess")
    assert server.post("/api/replays", {"text": other}, status=400)["error"]["key"] == "no-such-game"
    assert server.post("/api/replays", {"text": "x" * 1_100_000}, status=413)["error"]["key"] == "too-large"


def test_there_is_no_such_replay(server: Server) -> None:
    assert server.get("/api/replays/none", status=404)["error"]["key"] == "no-such-replay"


def test_the_whole_log_comes_in_pages(server: Server) -> None:
    text = (ROOT / "tests" / "golden" / "lagranja" / "classic-2.replay").read_text("utf-8")
    name = server.post("/api/replays", {"text": text}, status=201)["replay"]
    info = server.get(f"/api/replays/{name}")
    lines: list[Json] = []
    while len(lines) < info["steps"]:
        found = server.get(f"/api/replays/{name}/log?seat=1&after={len(lines)}")
        assert (found["seat"], found["steps"], found["log"]["from"]) == (1, info["steps"], len(lines))
        assert 0 < len(found["log"]["lines"]) <= 250
        lines += found["log"]["lines"]
    assert [line["step"] for line in lines] == list(range(1, info["steps"] + 1))
    for step in (1, 30, 251, info["steps"]):
        assert server.get(f"/api/replays/{name}/steps/{step}?seat=1")["line"] == lines[step - 1]
    assert server.get(f"/api/replays/{name}/log?after={info['steps']}")["log"]["lines"] == []
    assert server.get(f"/api/replays/{name}/log?after=100000", status=404)["error"]["key"] == "no-such-step"
    assert server.get(f"/api/replays/{name}/log?seat=2", status=403)["error"]["key"] == "not-your-seat"


def test_the_parts_of_a_game_are_marked(server: Server) -> None:
    def marks(game: str, file: str, lang: str = "en") -> list[Json]:
        text = (ROOT / "tests" / "golden" / game / f"{file}.replay").read_text("utf-8")
        name = server.post("/api/replays", {"text": text}, status=201)["replay"]
        found: list[Json] = server.get(f"/api/replays/{name}?lang={lang}")["marks"]
        return found

    rounds = marks("lagranja", "classic-2")
    assert [mark["text"] for mark in rounds if mark["main"]] == [f"Round {n}" for n in range(2, 7)]
    phases = [mark["text"] for mark in rounds if not mark["main"]]
    assert phases == ["Revenue", "Transport", "Scoring"] * 6
    assert [mark["step"] for mark in rounds] == sorted(mark["step"] for mark in rounds)
    seasons = marks("everdell", "two", "de")
    assert {mark["text"].split(":")[0] for mark in seasons} == {"Frühling", "Sommer", "Herbst"}
    assert {mark["seat"] for mark in seasons} == {0, 1}


def test_all_hands_are_open_when_a_game_has_ended(server: Server) -> None:
    text = (ROOT / "tests" / "golden" / "lagranja" / "classic-2.replay").read_text("utf-8")
    name = server.post("/api/replays", {"text": text}, status=201)["replay"]
    hidden = server.get(f"/api/replays/{name}/steps/40?seat=0")["view"]
    shown = server.get(f"/api/replays/{name}/steps/40?seat=0&open=true")["view"]
    other = server.get(f"/api/replays/{name}/steps/40?seat=1")["view"]
    assert hidden["farms"][1]["hand"] is None
    assert shown["farms"] == [hidden["farms"][0], other["farms"][1]]
    assert {**shown, "farms": 0} == {**hidden, "farms": 0}
    table = server.table("me", "me", seed=8)
    for secret in (None, table.secrets[0]):
        error = server.get(f"/api/replays/{table.id}/steps/0?open=true", secret, status=403)["error"]
        assert error["key"] == "hands-hidden"
