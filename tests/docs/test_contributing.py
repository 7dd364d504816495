"""CONTRIBUTING.md and the README: every package and every guide is named."""

from __future__ import annotations

import pytest

from tests.support import ROOT

PACKAGES = sorted(path.parent.name for path in (ROOT / "src" / "meadowmarket").glob("*/__init__.py"))
FOLDERS = sorted(path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir() and path.name != "dev")
GUIDES = sorted(path.name for path in (ROOT / "docs" / "guides").glob("*.md"))
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_is_named(package: str) -> None:
    assert f"| `src/meadowmarket/{package}" in CONTRIBUTING


def test_every_folder_of_the_page_is_named() -> None:
    (row,) = (line for line in CONTRIBUTING.splitlines() if line.startswith("| `web/src` |"))
    assert [folder for folder in FOLDERS if f"`{folder}`" not in row] == []


@pytest.mark.parametrize("guide", GUIDES)
def test_every_guide_is_linked_in_the_readme(guide: str) -> None:
    assert f"](docs/guides/{guide})" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("what", ["card", "game", "bot", "language", "lesson", "page"])
def test_whoever_adds_something_is_led_to_its_guide(what: str) -> None:
    assert f"](docs/guides/{what}.md)" in CONTRIBUTING.split("## Where something new goes")[1].split("\n## ")[0]
