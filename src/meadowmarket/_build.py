"""The build of the package that runs: the modules that mypyc compiled, or their sources.

`setup.py` and `./setup` also run this file by its path, before anything is installed: the standard library only.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal, NamedTuple

COMPILED = ("core", "games", "bots")
"""The packages that are compiled. Nothing else lists them."""

INTERPRETED = ("terminal", "types.py", "component_types.py", "__init__.py")
"""The folders and files in them that are not compiled: boards for the terminal, and types that other programs read."""

GROUP = "meadowmarket"
"""What mypyc calls the library that the compiled modules share."""

SWITCH = "MEADOWMARKET_COMPILED"

_PACKAGE = Path(__file__).parent


Kind = Literal["compiled", "interpreted"]
Flaw = Literal["switched off", "not compiled", "no compiler", "stale", "not selected"]


class Build(NamedTuple):
    """The build that runs, and why if it is not the fast one."""

    kind: Kind
    reason: Flaw | Literal[""] = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.reason}" if self.reason else self.kind


def sources() -> list[Path]:
    """List the modules to compile."""
    found = (path for name in COMPILED for path in (_PACKAGE / name).rglob("*.py"))
    return sorted(path for path in found if path.name not in INTERPRETED and path.parent.name not in INTERPRETED)


def extensions() -> list[Path]:
    """List the files that a compiled build consists of: the shared library, and one for each source beside it."""
    suffix = EXTENSION_SUFFIXES[0]
    return [_PACKAGE.parent / f"{GROUP}__mypyc{suffix}", *(path.with_suffix(suffix) for path in sources())]


def build() -> Build:
    """Return which build runs.

    >>> build().kind in ("compiled", "interpreted")
    True
    """
    return _running


def select() -> None:
    """Decide for this process, once and for all compiled packages: a mix of the two builds would not work."""
    global _running
    _running = _decide()
    if _running.kind == "interpreted":
        sys.meta_path.insert(0, _SourcesOnly())


def _decide() -> Build:
    wanted = os.environ.get(SWITCH)
    if wanted not in (None, "0", "1"):
        raise ImportError(f"{SWITCH} is {wanted!r}; it may be 0 (interpreted), 1 (compiled) or unset (what there is)")
    if wanted == "0":
        return Build("interpreted", "switched off")
    flaw = compiled_flaw()
    if not flaw:
        return Build("compiled")
    if wanted == "1":
        raise ImportError(f"{SWITCH} is 1, and there is no compiled build to run ({flaw}): ./setup makes it")
    return Build("interpreted", flaw)


def compiled_flaw() -> Flaw | Literal[""]:
    """Return what keeps the compiled build from running; empty if nothing does."""
    built = [path.stat().st_mtime if path.exists() else None for path in extensions()]
    if not any(built):
        from shutil import which

        return "not compiled" if any(map(which, ("cc", "gcc", "clang"))) else "no compiler"
    times = [time for time in built if time is not None]
    if len(times) < len(built):
        return "stale"
    # Only in a checkout: an installer writes the files of a wheel in any order.
    is_checkout = (_PACKAGE.parent.parent / "pyproject.toml").exists()
    if is_checkout and any(path.stat().st_mtime > min(times) for path in sources()):
        return "stale"
    return ""


class _SourcesOnly(MetaPathFinder):
    """Finds compiled packages' modules as `.py`, where Python would take an extension beside them first."""

    _prefixes = tuple(f"{__package__}.{name}." for name in COMPILED)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if not fullname.startswith(self._prefixes):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec and spec.loader:
                return spec
        return None


_running = Build("interpreted", "not selected")
