"""The files for containers and systemd: what they name is there, and the programs that read them accept them."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadowmarket.cli import make_parser, serve
from meadowmarket.texts import Catalogue
from tests.support import ROOT

DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
SERVICE = (DEPLOY / "meadowmarket.service").read_text("utf-8")
PROGRAM = "/opt/meadowmarket/.venv/bin/meadowmarket"


def check_command(words: list[str]) -> None:
    """Read a command as the command line does, which ends the program if it is wrong."""
    assert make_parser(Catalogue("en")).parse_args(words).run is serve.run


def test_the_command_of_the_service_is_right() -> None:
    program, *words = shlex.split(re.findall(r"^ExecStart=(.*)$", SERVICE, re.MULTILINE)[0])
    assert program == PROGRAM
    check_command(words)


def test_the_command_of_the_container_is_right() -> None:
    (entry,) = json.loads(re.findall(r"^ENTRYPOINT (.*)$", CONTAINER, re.MULTILINE)[0])
    assert entry == PROGRAM
    words = json.loads(re.findall(r"^CMD (.*)$", CONTAINER, re.MULTILINE)[0])
    check_command(words)
    port = words[words.index("--port") + 1]
    assert re.findall(r"^EXPOSE (.*)$", CONTAINER, re.MULTILINE) == [port]
    assert f"127.0.0.1:{port}/ready" in CONTAINER


def test_the_container_copies_what_there_is_and_runs_as_nobody_special() -> None:
    instructions = [line.split()[0] for line in CONTAINER.splitlines() if line and line[0] not in "# "]
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT"}
    assert set(instructions) <= known | {"CMD"}
    assert instructions.index("USER") < instructions.index("ENTRYPOINT")
    for source in re.findall(r"^COPY --from=build /opt/meadowmarket/(\S+)", CONTAINER, re.MULTILINE):
        made = source in (".venv", "web/dist")  # by ./setup
        assert made or (ROOT / source).is_dir(), source
    assert all(":latest" not in line for line in re.findall(r"^FROM .*$", CONTAINER, re.MULTILINE))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd on this machine")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    # The program is not installed where the unit expects it.
    (tmp_path / "meadowmarket.service").write_text(SERVICE.replace(PROGRAM, sys.executable))
    shutil.copy(DEPLOY / "meadowmarket.socket", tmp_path)
    units = sorted(map(str, tmp_path.glob("meadowmarket.*")))
    result = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    about_ours = [line for line in result.stderr.splitlines() if "meadowmarket" in line]
    assert about_ours == [], result.stderr
