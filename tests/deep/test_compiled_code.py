"""The C code that the compiler makes: a fault of mypyc once released variables that no path had set, and crashed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support import ROOT

pytestmark = [pytest.mark.deep, pytest.mark.compiled_only]

SOURCES = sorted((ROOT / "build").glob("__native_*.c"))


def warnings(source: Path) -> list[str]:
    """List what gcc warns of in a file of the compiled build."""
    mypyc = find_spec("mypyc")
    assert mypyc is not None
    assert mypyc.origin is not None
    headers = {path.parent for path in Path(mypyc.origin).parent.rglob("*.h")}
    folders = [ROOT / "build", *sorted(headers), sysconfig.get_paths()["include"]]
    command = ["gcc", "-O2", "-Wmaybe-uninitialized", "-c", "-o", os.devnull, *(f"-I{path}" for path in folders)]
    done = subprocess.run([*command, source], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [line for line in done.stderr.splitlines() if "warning:" in line]


@pytest.mark.skipif(shutil.which("gcc") is None, reason="the warning is gcc's")
def test_the_compiled_code_uses_nothing_that_it_has_not_set() -> None:
    assert SOURCES, "./setup compiles"
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        assert [line for found in pool.map(warnings, SOURCES) for line in found] == []
