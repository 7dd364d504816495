"""docs/guides/data.md: its commands and examples run, and it names every column."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from meadowmarket.lab.dataset.schema import SCHEMA, VERSION
from tests.support import ROOT, Shell

TEXT = (ROOT / "docs" / "guides" / "data.md").read_text("utf-8")


def test_the_examples_are_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell(tmp_path)
    for command in re.findall(r"^\$ meadowmarket (.+)$", TEXT, re.MULTILINE):
        # Greedy takes too long here.
        done = shell(*shlex.split(command.replace("greedy,random", "random")))
        assert done.returncode == 0, done.stderr
    monkeypatch.chdir(tmp_path)
    text = re.sub(r"^```\w*$", "", TEXT, flags=re.MULTILINE)
    example = doctest.DocTestParser().get_doctest(text, {}, "data.md", "data.md", 0)
    assert len(example.examples) > 12
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_schema_is_that_of_the_code() -> None:
    rows = re.findall(r"^\| (`.+?`) \|", TEXT, re.MULTILINE)
    assert [name for row in rows for name in re.findall(r"`(\w+)`", row)] == SCHEMA.names
    assert f"Version {VERSION}." in TEXT
