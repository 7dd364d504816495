"""The wheel: built, installed into an empty environment, and played from."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support import ROOT

pytestmark = pytest.mark.compiled_only


@dataclass
class Installed:
    """An environment that holds the wheel, and what the wheel needs."""

    folder: Path

    def __call__(self, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments),
            input=stdin,
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def command(self, *arguments: str) -> list[str]:
        return [str(self.folder / "venv" / "bin" / "meadowmarket"), *arguments]

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("MEADOWMARKET", "PYTHON"))}
        return {**kept, "XDG_DATA_HOME": str(self.folder / "data"), "LC_ALL": "C.UTF-8"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    building = ("egg_info", "--egg-base", folder, "build", "--build-base", folder / "build")
    _run(sys.executable, "setup.py", "-q", *building, "bdist_wheel", "--dist-dir", folder, MEADOWMARKET_COMPILE="0")
    (made,) = folder.glob("*.whl")
    return made


def test_a_checkout_without_the_page_is_installed_too(tmp_path: Path) -> None:
    """Researchers and bot writers need no page, and no Node to build it."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    command = [sys.executable, "setup.py", "-q", "bdist_wheel"]
    environment = {**os.environ, "MEADOWMARKET_COMPILE": "0"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "the page is not built" in done.stderr
    (made,) = (tmp_path / "dist").glob("*.whl")
    names = zipfile.ZipFile(made).namelist()
    assert "meadowmarket/server/app.py" in names
    assert not [name for name in names if name.startswith("meadowmarket/server/page/")]


def install(wheel: Path, folder: Path) -> tuple[Installed, Path]:
    """Install the wheel, and nothing else, into a new environment; return it and its folder of packages."""
    python = folder / "venv" / "bin" / "python"
    _run(sys.executable, "-m", "venv", "--without-pip", folder / "venv")
    _run(sys.executable, "-m", "pip", "--python", python, "install", "-qq", "--no-index", "--no-deps", wheel)
    (site,) = (folder / "venv" / "lib").glob("python*/site-packages")
    return Installed(folder), site


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    made, site = install(wheel, tmp_path_factory.mktemp("all"))
    # What it needs is there already; nothing of the checkout is: a .pth file in a folder named here is not read.
    (site / "needed.pth").write_text(sysconfig.get_path("purelib"))
    return made


def needed_without_extras() -> dict[str, Distribution]:
    """Return the packages that `pip install meadowmarket` brings, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: dict[str, Distribution] = {}
    waiting = [Requirement(text) for text in project["dependencies"]]
    while waiting:
        needed = waiting.pop()
        name = canonicalize_name(needed.name)
        if name not in found and (needed.marker is None or needed.marker.evaluate({"extra": ""})):
            found[name] = distribution(name)
            waiting += [Requirement(text) for text in found[name].requires or []]
    return found


@pytest.fixture(scope="module")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel without extras: only what it needs is linked into the environment."""
    made, site = install(wheel, tmp_path_factory.mktemp("base"))
    found = [path for package in needed_without_extras().values() for path in package.files or []]
    for top in {path.parts[0] for path in found} - {"..", "__pycache__"}:  # several packages may share a folder
        (site / top).symlink_to(Path(sysconfig.get_path("platlib"), top))
    return made


def test_the_base_install_is_small(base: Installed) -> None:
    names = set(needed_without_extras())
    assert len(names) <= 15, sorted(names)
    assert not names & {"litestar", "sqlalchemy", "uvicorn", "numpy", "pygal"}


def test_without_extras_games_are_played_and_simulated(base: Installed) -> None:
    for game in ("lagranja", "everdell"):
        done = base("play", game, "--seed", "3", "--seats", "me,bot:random", stdin="quit\n")
        assert (done.returncode, done.stderr) == (0, "")
        done = base("sim", game, "--games", "2", "--jobs", "1", "--bots", "random,greedy")
        assert (done.returncode, done.stderr) == (0, "")
        assert "2 of 2 games finished" in done.stdout
    done = base("arena", "everdell", "--games", "2", "--bots", "random,greedy")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("serve", "--no-browser"), "server"),
        (("backup", "file"), "server"),
        (("restore", "file"), "server"),
        (("bench", "server"), "server"),
        (("arena", "everdell", "--games", "2", "--bots", "random,greedy", "--plot", "plot.svg"), "plots"),
        (("study", "everdell", "--change", "farm.points=2", "--games", "2", "--html", "farm.html"), "plots"),
        (("dataset", "everdell", "--games", "2", "--out", "games"), "research"),
        (("sim", "everdell", "--games", "2", "--ray"), "cluster"),
    ],
)
def test_a_command_names_the_extra_that_it_needs(base: Installed, arguments: tuple[str, ...], extra: str) -> None:
    done = base(*arguments)
    assert done.returncode == 2
    assert f'pip install "meadowmarket[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == "", "before it plays a game"


def _run(*command: str | Path, **environment: str) -> None:
    subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=True)


def test_it_is_not_the_checkout(installed: Installed) -> None:
    code = "import meadowmarket; print(meadowmarket.__file__)"
    python = str(installed.folder / "venv" / "bin" / "python")
    done = subprocess.run([python, "-c", code], env=installed.environment, capture_output=True, text=True, check=True)
    assert str(installed.folder) in done.stdout


@pytest.mark.parametrize("game", ["lagranja", "everdell"])
def test_a_game_is_played(installed: Installed, game: str) -> None:
    done = installed("play", game, "--seed", "3", "--seats", "me,bot:random", "--language", "de", stdin="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Startwert 3" in done.stdout
    assert "meadowmarket --language de play --load" in done.stdout


@pytest.mark.parametrize("game", ["lagranja", "everdell"])
def test_the_cards_are_there(installed: Installed, game: str) -> None:
    assert installed("cards", "book", game).stdout.startswith("#")


@pytest.fixture(scope="module")
def address(installed: Installed) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with subprocess.Popen(
        installed.command("serve", "--no-browser", "--port", port),
        env=installed.environment,
        cwd=installed.folder,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout
        assert port in server.stdout.readline()
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        return str(answer.read().decode("utf-8"))


def test_the_page_is_served(address: str) -> None:
    page = fetched(address)
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert assets
    for asset in assets:
        assert fetched(address + asset)


@pytest.mark.parametrize(("game", "paragraph"), [("lagranja", "LG-6.8"), ("everdell", "EV-")])
def test_the_rules_are_served(address: str, game: str, paragraph: str) -> None:
    rules = json.loads(fetched(f"{address}/api/games/{game}/rules"))
    assert paragraph in json.dumps(rules)


def test_the_rules_are_printed(installed: Installed) -> None:
    done = installed("rules", "lagranja", "LG-6.8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "LG-6.8" in done.stdout
