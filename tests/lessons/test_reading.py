"""Files that hold no lesson: each mistake is named with its place and what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadowmarket.games.template import BOX
from meadowmarket.lessons import BadLesson, Course, lesson_files, read_lesson

GOOD = next(path for path in lesson_files(BOX)).read_text("utf-8")


def problems(folder: Path, text: str, name: str = "10-bids.toml") -> list[str]:
    path = folder / name
    path.write_text(text, "utf-8")
    with pytest.raises(BadLesson) as found:
        Course(read_lesson("template", path), BOX)
    assert str(found.value) == "\n".join(found.value.problems)
    return found.value.problems


def test_the_lesson_of_the_template_is_good(tmp_path: Path) -> None:
    path = tmp_path / "10-bids.toml"
    path.write_text(GOOD, "utf-8")
    course = Course(read_lesson("template", path), BOX)
    steps = [position.step for position in course.positions]
    assert [step.text if step else "" for step in steps] == ["cards", "bid", "shop", ""]
    assert [str(entry.notation) for entry in course.positions[2].entries] == ["bid 9", "bid 2"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minutes = 1", "", "10-bids.toml: minutes: is missing"),
        ("minutes = 1", 'minutes = "1"', "10-bids.toml: minutes: found '1'; allowed: a number"),
        ("minutes = 1", "minutes = 1\ncolour = 3", "10-bids.toml: colour: no such key; allowed: minutes, players"),
        ("seat = 0", "seat = 2", "10-bids.toml: seat: found 2; allowed: 0 to 1"),
        ("seed = 1", "seed = -1", "10-bids.toml: seed: found -1; allowed: 0 to"),
        ("seed = 1", "seed = 1\nsettings = {die = 6}", "10-bids.toml: settings: allowed: texts"),
        ('text = "bid"', 'text = "A bid"', "steps[2].text: found 'A bid'; allowed: small letters"),
        ('text = "bid"', 'text = "cards"', "steps[2].text: found 'cards' for a second time"),
        ('text = "bid"', "", "steps[2].text: is missing"),
        ('low = ["bid 4"]', 'low = "bid 4"', "steps[2].wrong.low: allowed: a list of notations"),
        ('low = ["bid 4"]', 'Low = ["bid 4"]', "steps[2].wrong: found 'Low'; allowed: small letters"),
        ('low = ["bid 4"]', 'low = ["bid 12"]', "steps[2].wrong.low: found 'bid 12'; no wrong option fits"),
        ('text = "cards"', 'text = "cards"\nthen = "bid 9"', "steps[1].then: only a step with a move has it"),
        ('text = "cards"', 'text = "cards"\nshow = ["The Market"]', "steps[1].show: allowed: names of parts"),
        ('move = "bid 9"', 'move = "bid 3"', "steps[2].move[1]: found '0: bid 3'; "),
        ('move = "stop"', 'move = "sail"', "steps[3].move[1]: found '0: sail'; "),
        ('then = "1: bid 2"', 'then = "1: bid 9"', "allowed: bid 1, bid 2"),
        ("seed = 1", 'seed = 1\nmoves = "bid 4"', "moves[1]: found 'bid 4'; several are asked: name the seat"),
        ("players = 2", "players = 5", "template/bids: bad-player-count"),
        ("seed = 1", 'seed = 1\nruleset = "huge"', "template/bids: no-such-ruleset"),
        ("[[steps]]", "[steps", "10-bids.toml: "),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GOOD
    assert any(said in problem for problem in problems(tmp_path, GOOD.replace(old, new, 1)))


def test_several_mistakes_are_named_at_once(tmp_path: Path) -> None:
    found = problems(tmp_path, 'minutes = "a"\nplayers = 2\nseat = 7\nseed = 1\nsteps = []\n')
    assert len(found) == 3
    assert found[-1].endswith("a lesson lets the learner make at least one")


def test_a_file_needs_a_number_and_a_name(tmp_path: Path) -> None:
    assert "allowed: a number and a name" in problems(tmp_path, GOOD, "bids.toml")[0]


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "10-bids.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadLesson, match=r"10-bids\.toml: "):
        read_lesson("template", path)


def test_a_step_is_not_asked_of_another_seat(tmp_path: Path) -> None:
    text = GOOD.replace("1: bid 2", "1: bid 2\\nstop").replace('move = "stop"', 'move = "bid 1"')
    assert problems(tmp_path, text)
