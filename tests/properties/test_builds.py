"""Compiled equals interpreted."""

import os
import subprocess
import sys

import pytest

from tests.properties.courses import courses
from tests.support import ROOT


@pytest.mark.compiled_only
def test_the_interpreted_build_plays_the_same_games() -> None:
    command = [sys.executable, "-m", "tests.properties.courses"]
    environment = {
        **os.environ,
        "MEADOWMARKET_COMPILED": "0",
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
    }
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=True, text=True)
    build, *lines = done.stdout.splitlines()
    assert build == "interpreted"
    assert lines == courses()
