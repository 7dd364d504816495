"""The texts and the source of a small project."""

from pathlib import Path

import pytest

from tests.texts.project import Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)
