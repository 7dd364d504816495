"""docs/guides/game.md: its commands run and its changes are made one after the other, as a reader would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.docs.guide_blocks import apply_change, blocks_of
from tests.support import ROOT

DOCUMENT = (ROOT / "docs" / "guides" / "game.md").read_text("utf-8")


def run(script: str, folder: Path, variables: dict[str, str]) -> str:
    """Run commands in a folder; return what they print."""
    done = subprocess.run(
        ["bash", "-c", f"set -e\n{script}"],
        env={**os.environ, **variables},
        cwd=folder,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_the_guide_leads_to_a_game(tmp_path: Path) -> None:
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
    printed = []
    for block in blocks_of(DOCUMENT):
        if block.kind == "diff":
            apply_change(tmp_path, block.file, block.text)
        else:
            assert block.kind == "sh", block
            printed.append(run(block.text, tmp_path, variables))
    copied, packaged, played, changed, _, effect, _, drawn = printed
    assert (copied, packaged) == ("", "")
    assert "20 of 20 games finished" in played
    assert "| boat | 2 | `gain-points(2)` |" in played
    assert "HB-2.2" in played
    assert "Bid a card." in played
    assert "crane: costs 2 coins.\nGives 1 point.\nGives 1 coin.\n" in changed
    assert "pier: costs 3 coins.\nGives 1 point per card in hand.\n" in effect
    assert "20 of 20 games finished" in effect
    assert "Player 1: points 0, 3 coins · " in drawn
    assert (installed / "lagoon" / "lessons" / "10-bids.toml").is_file(), "the lesson is part of the package"
