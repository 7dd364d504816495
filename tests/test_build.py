"""Which build runs: the switch, and extensions that are missing or stale."""

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import meadowmarket
from meadowmarket import _build
from tests.support import ROOT

PACKAGE = Path(_build.__file__).parent


def test_every_module_comes_from_the_build_that_runs() -> None:
    suffix = ".py" if meadowmarket.build().kind == "interpreted" else EXTENSION_SUFFIXES[0]
    for path in _build.sources():
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        assert str(import_module(name).__file__).endswith(suffix), name


class Checkout:
    """A checkout with one module to compile. Its extensions are empty files: loading one fails."""

    def __init__(self, root: Path) -> None:
        package = root / "src" / "meadowmarket"
        package.joinpath("core").mkdir(parents=True)
        for name in ("__init__.py", "_build.py"):
            shutil.copy(PACKAGE / name, package)
        package.joinpath("core", "__init__.py").touch()
        self.project = root / "pyproject.toml"
        self.project.touch()
        self.module = package / "core" / "thing.py"
        self.module.touch()
        suffix = EXTENSION_SUFFIXES[0]
        self.extensions = [package.parent / f"meadowmarket__mypyc{suffix}", self.module.with_suffix(suffix)]
        self.root = root

    def compile(self, seconds_after_source: int) -> None:
        time = self.module.stat().st_mtime + seconds_after_source
        for path in self.extensions:
            path.touch()
            os.utime(path, (time, time))

    def run(self, code: str, switch: str | None = None, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), **more}
        environment.pop("MEADOWMARKET_COMPILED", None)
        if switch is not None:
            environment["MEADOWMARKET_COMPILED"] = switch
        return subprocess.run((sys.executable, "-c", code), env=environment, capture_output=True, text=True)

    def build(self, switch: str | None = None, **more: str) -> str:
        done = self.run("import meadowmarket; print(meadowmarket.build())", switch, **more)
        return done.stdout.strip() if done.returncode == 0 else done.stderr.splitlines()[-1]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.mark.compiled_only
class TestBuild:
    def test_fresh_extensions_are_used(self, checkout: Checkout) -> None:
        checkout.compile(seconds_after_source=1)
        assert checkout.build() == checkout.build("1") == "compiled"

    def test_extensions_are_passed_over_when_switched_off(self, checkout: Checkout) -> None:
        checkout.compile(seconds_after_source=1)
        assert checkout.build("0") == "interpreted: switched off"
        code = "from meadowmarket.core import thing; print(thing.__file__)"
        assert checkout.run(code, "0").stdout.strip() == str(checkout.module)
        assert "ImportError" in checkout.run(code, "1").stderr, "the empty extension would be loaded"

    def test_stale_extensions_are_not_used(self, checkout: Checkout) -> None:
        checkout.compile(seconds_after_source=-1)
        assert checkout.build() == "interpreted: stale"
        assert "no compiled build to run (stale): ./setup makes it" in checkout.build("1")

    def test_a_new_module_makes_the_others_stale(self, checkout: Checkout) -> None:
        checkout.compile(seconds_after_source=1)
        checkout.module.with_name("new.py").touch()
        assert checkout.build() == "interpreted: stale"

    def test_an_installed_package_is_never_stale(self, checkout: Checkout) -> None:
        checkout.compile(seconds_after_source=-1)
        checkout.project.unlink()
        assert checkout.build() == "compiled"

    def test_no_extensions(self, checkout: Checkout) -> None:
        assert checkout.build(PATH="") == "interpreted: no compiler"
        assert "no compiled build to run (no compiler)" in checkout.build("1", PATH="")

    @pytest.mark.parametrize("switch", ["", "2", "yes"])
    def test_a_wrong_switch_says_what_is_allowed(self, checkout: Checkout, switch: str) -> None:
        expected = f"MEADOWMARKET_COMPILED is {switch!r}; it may be 0 (interpreted), 1 (compiled) or unset"
        assert expected in checkout.build(switch)


@pytest.mark.compiled_only
def test_what_is_compiled_is_checked_without_optional_packages(tmp_path: Path) -> None:
    """pip builds in its own environment, and ./play installs no extras: neither has NumPy."""
    tree = ast.parse(ROOT.joinpath("setup.py").read_text("utf-8"))
    (options,) = [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TYPE_CHECK"
    ]
    bare = [*options, "--no-site-packages", f"--cache-dir={tmp_path}"]
    command = [sys.executable, "-m", "mypy", *bare, *map(str, _build.sources())]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
