"""docs/guides/python.md: its examples run, and it names the whole public API."""

from __future__ import annotations

import doctest
import pydoc
import re
import subprocess
import sys

import pytest

import meadowmarket
from meadowmarket._docs import class_docs, help_text
from tests.support import ROOT

DOCUMENT = ROOT / "docs" / "guides" / "python.md"
TEXT = DOCUMENT.read_text("utf-8")
HEAVY = ("rich", "litestar", "sqlalchemy", "numpy", "pygal", "plotext", "msgspec", "fluent", "meadowmarket.server")


def test_the_examples_are_true() -> None:
    text = re.sub(r"^```\w*$", "", TEXT, flags=re.MULTILINE)
    example = doctest.DocTestParser().get_doctest(text, {}, DOCUMENT.name, str(DOCUMENT), 0)
    assert len(example.examples) > 20
    assert doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(example).failed == 0


def test_every_public_name_is_there_and_documented() -> None:
    for name in meadowmarket.__all__:
        assert getattr(meadowmarket, name) is not None
    errors = {"BadCardPack", "BadSetup", "CorruptReplay", "Build", "Game", "State"}
    named = set(re.findall(r"mm\.(\w+)", TEXT)) | errors
    assert set(meadowmarket.__all__) == named
    assert dir(meadowmarket) == sorted(meadowmarket.__all__)


def test_every_public_name_has_a_docstring() -> None:
    """`help` shows it in both builds, though compiled classes lose theirs."""
    for name in meadowmarket.__all__:
        assert getattr(meadowmarket, name).__doc__, name
    assert "ask `seats_to_act`" in (meadowmarket.State.__doc__ or "")


@pytest.mark.parametrize("name", ["Game", "State", "Table", "Recall", "Rng", "Bot", "BotMaker"])
def test_help_says_what_the_methods_of_a_class_do(name: str) -> None:
    """Compiled methods have no docstrings: their class shows them."""
    shown = pydoc.plain(pydoc.render_doc(getattr(meadowmarket, name)))
    helped = help_text(name, meadowmarket._LATER[name])
    methods = [one for one in class_docs(name, meadowmarket._LATER[name]).members if "(" in one.signature]
    assert methods
    for method in methods:
        first = method.about.splitlines()[0]
        assert first in shown
        assert f"{method.signature}\n    {first}" in helped


def test_an_unknown_name_is_refused() -> None:
    assert not hasattr(meadowmarket, "nothing")


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout


def test_importing_it_is_light() -> None:
    """Neither the import nor a game with bots needs more than the engine."""
    shown = f"import sys; print([name for name in {HEAVY!r} if name in sys.modules])"
    assert run(f"import meadowmarket; {shown}; print('meadowmarket.core.api' in sys.modules)") == "[]\nFalse\n"
    use = "import meadowmarket as mm; game = mm.make_game('lagranja'); mm.play_game(game, ['random', 'random'])"
    assert run(f"{use}; mm.arena(game, ['random', 'random'], games=1); {shown}") == "[]\n"
