"""docs/notebooks: they run from the first cell to the last, and are stored with their plots."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.support import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
PATIENCE_S = 300


def outputs(notebook: nbformat.NotebookNode) -> list[nbformat.NotebookNode]:
    return [output for cell in notebook.cells for output in cell.get("outputs", [])]


def plots(notebook: nbformat.NotebookNode) -> int:
    return sum("image/svg+xml" in output.get("data", {}) for output in outputs(notebook))


def test_there_are_two() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["cards_and_seats", "first_steps"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_is_stored_with_its_results(path: Path) -> None:
    notebook = nbformat.read(path, 4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    assert plots(notebook) >= 1
    assert not [output for output in outputs(notebook) if output.output_type == "error"]


@pytest.mark.deep
@pytest.mark.filterwarnings("ignore")  # those of Jupyter are not ours
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs(path: Path) -> None:
    notebook = nbformat.read(path, 4)  # type: ignore[no-untyped-call]
    stored = plots(notebook)
    NotebookClient(notebook, timeout=PATIENCE_S, kernel_name="python3").execute()
    assert plots(notebook) == stored
