"""The scripts: when a step of the set-up is done, and what is passed on."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scripts import commands, steps

pytestmark = pytest.mark.compiled_only


class Bakery:
    """A step that bakes `bread` from `flour`, and counts how often."""

    def __init__(self, root: Path) -> None:
        self.flour = root / "flour"
        self.bread = root / "bread"
        self.flour.write_text("rye")
        self.times = 0
        self.step = steps.Step("bake", "baking", lambda: [self.flour], self.bake, dated=True)

    def bake(self) -> list[Path]:
        self.times += 1
        if self.flour.read_text() == "sand":
            sys.exit("no bread from sand")
        self.bread.touch()
        return [self.bread]


@pytest.fixture
def bakery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bakery:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "STAMPS", tmp_path)
    return Bakery(tmp_path)


def test_a_step_is_done_once(bakery: Bakery, capsys: pytest.CaptureFixture[str]) -> None:
    bakery.step.ensure()
    assert "setup: baking …" in capsys.readouterr().err
    bakery.step.ensure()
    assert bakery.times == 1
    assert capsys.readouterr() == ("", "")


def test_a_step_is_done_again_when_an_input_changes(bakery: Bakery) -> None:
    bakery.step.ensure()
    bakery.flour.write_text("wheat")
    bakery.step.ensure()
    assert bakery.times == 2


def test_a_step_is_done_again_when_a_product_is_gone(bakery: Bakery) -> None:
    bakery.step.ensure()
    bakery.bread.unlink()
    bakery.step.ensure()
    assert bakery.times == 2


def test_a_step_that_failed_is_done_again(bakery: Bakery) -> None:
    bakery.step.ensure()
    bakery.flour.write_text("sand")
    for _ in range(2):
        with pytest.raises(SystemExit, match="no bread from sand"):
            bakery.step.ensure()
    bakery.flour.write_text("rye")
    bakery.step.ensure()
    assert bakery.times == 4


def test_a_step_can_come_later(bakery: Bakery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "STEPS", (bakery.step,))
    assert steps.prepare(later="bake")
    assert bakery.times == 0
    assert not steps.prepare()
    assert bakery.times == 1
    assert not steps.prepare(later="bake")
    assert bakery.times == 1


def test_a_product_is_as_old_as_the_reading_of_its_inputs(bakery: Bakery) -> None:
    bakery.step.ensure()
    bakery.flour.touch()  # a checkout back and forth: newer, and the same
    os.utime(bakery.bread, (0, 0))
    bakery.step.ensure()
    assert bakery.times == 1
    assert bakery.bread.stat().st_mtime >= bakery.flour.stat().st_mtime


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ["lagranja"]),
        (["--players", "3"], ["lagranja", "--players", "3"]),
        (["everdell", "--players", "3"], ["everdell", "--players", "3"]),
    ],
)
def test_a_game_is_meant_when_none_is_named(arguments: list[str], expected: list[str]) -> None:
    assert commands._with_game(arguments) == expected


@pytest.mark.parametrize("name", ["setup", "test"])
def test_help(name: str) -> None:
    done = subprocess.run((steps.ROOT / name, "--help"), capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: ./{name}")


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((steps.ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    lock = (steps.ROOT / "requirements.lock").read_text()
    for requirement in wanted:
        name = re.split(r"[=<>]", requirement)[0]
        assert re.search(rf"^{re.escape(name)}==", lock, re.MULTILINE), name
