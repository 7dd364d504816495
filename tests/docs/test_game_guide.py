"""docs/guides/game.md: its commands run one after the other, as a reader would type them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.support import ROOT

DOCUMENT = (ROOT / "docs" / "guides" / "game.md").read_text("utf-8")
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_commands_of_the_guide_run(tmp_path: Path) -> None:
    """In a folder that looks like a checkout; what is installed goes to a folder beside it."""
    (tmp_path / "src").symlink_to(ROOT / "src")
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, arguments in (("python", ""), ("meadowmarket", "-m meadowmarket ")):
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {arguments}"$@"\n')
        (programs / name).chmod(0o755)
    installed = tmp_path / "installed"
    variables = {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "PIP_TARGET": str(installed),
        "PYTHONPATH": os.pathsep.join([str(installed), str(ROOT / "src")]),
        "MEADOWMARKET_STRICT_TEXTS": "1",
        "MEADOWMARKET_LANGUAGE": "en",
        "XDG_DATA_HOME": str(tmp_path / "home"),
    }
    script = "set -e\n" + "".join(BLOCK.findall(DOCUMENT))
    done = subprocess.run(
        ["bash", "-c", script],
        env={**os.environ, **variables},
        cwd=tmp_path,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "20 of 20 games finished" in done.stdout
    assert "| boat | 2 | `gain-points(2)` |" in done.stdout
    assert "HB-2.2" in done.stdout
    assert "Bid a card." in done.stdout
    assert "crane: costs 2 coins.\nGives 1 point.\nGives 1 coin.\n" in done.stdout
    assert (installed / "lagoon" / "lessons" / "10-bids.toml").is_file(), "the lesson is part of the package"
