"""docs/guides: what they name exists, and their commands run. The card guide has its own test."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.support import ROOT, Shell

GUIDES = sorted((ROOT / "docs" / "guides").glob("*.md"))
PLAIN = "docs/examples/plain_bot.py"


def test_there_is_a_guide_for_everything_one_may_add() -> None:
    assert {"card", "game", "bot", "language", "lesson", "page"} <= {page.stem for page in GUIDES}


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.stem)
def test_what_it_names_exists(page: Path) -> None:
    named = re.findall(r"`((?:src|web|tests|docs)/[^`<\s]+)`", page.read_text("utf-8"))
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.stem)
def test_the_files_of_texts_it_names_exist(page: Path) -> None:
    named = re.findall(r"`[^`\n]*?([\w-]+\.ftl)`", page.read_text("utf-8"))
    known = {path.name for path in (ROOT / "src").rglob("*.ftl")}
    assert [name for name in named if name not in known] == []


def test_the_commands_of_the_bot_guide_run(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    text = (ROOT / "docs" / "guides" / "bot.md").read_text("utf-8")
    commands = re.findall(r"^\$ meadowmarket (.+)$", text, re.MULTILINE)
    assert [command.split()[0] for command in commands] == ["sim", "arena"]
    for command in commands:
        command = command.replace(f"python3 {PLAIN}", f"{sys.executable} {ROOT / PLAIN}")
        done = shell(*shlex.split(command))
        assert done.returncode == 0, done.stderr


def test_the_command_of_the_lesson_guide_records_what_the_guide_says(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "guides" / "lesson.md").read_text("utf-8")
    (command,) = re.findall(r"^\$ meadowmarket (.+)$", text, re.MULTILINE)
    shell = Shell(tmp_path)
    done = shell(*shlex.split(command))
    assert done.returncode == 0, done.stderr
    (recorded,) = tmp_path.rglob("*.replay")
    lines = recorded.read_text("utf-8").splitlines()
    (example,) = re.findall(r"such as `(.+)`:$", text, re.MULTILINE)
    assert re.search(r"^seed \d+$", "\n".join(lines), re.MULTILINE)
    assert example in lines


def test_the_language_guide_names_files_of_every_language() -> None:
    text = (ROOT / "docs" / "guides" / "language.md").read_text("utf-8")
    package = ROOT / "src" / "meadowmarket"
    for folder, name in ((package / "texts", "ui.ftl"), (package / "games" / "lagranja" / "texts", "glossary.ftl")):
        assert name in text
        assert {path.parent.name for path in folder.glob(f"*/{name}")} >= {"en", "de"}
