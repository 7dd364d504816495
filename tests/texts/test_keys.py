"""Keys that are made at run time: found in the sources, and listed with all their values."""

import pytest

from meadowmarket.cli.texts import made_keys
from meadowmarket.texts.used_keys import keys_in_page, keys_in_python
from tests.texts.project import Project


def test_every_key_that_may_be_made_must_be_there(project: Project) -> None:
    assert project.problems(card=["card-ox", "card-cow"]) == ["source.py:1: no text for card-cow"]


@pytest.mark.parametrize(
    ("source", "whole", "made"),
    [
        ('say(f"card-{card.id}")', [], ["card-{}"]),
        ('say(f"card-{n - 1}-text")', [], ["card-{}-text"]),
        ('say("card-" + card.id)', [], ["card-{}"]),
        ('say("one" if x else f"{a}-{b}")', ["one"], ["{}-{}"]),
        ("say(key)", [], []),
        ('def f(x):\n    key = f"a-{x.y}"\n    return say(key)', [], ["a-{}"]),
        ('def f():\n    return [say(f"a-{x}") for x in ("b", "c")]', ["a-b", "a-c"], []),
        ('XS = ("b", "c")\ndef f():\n    for x in XS: say(f"a-{x}")', ["a-b", "a-c"], []),
        ('class A:\n    def f(self): self.key = "b"\n    def g(self): return Message("a-" + self.key)', ["a-b"], []),
        ('def f(key):\n    return say(f"a-{key}")', [], ["a-{}"]),  # nobody calls it here
        ('def f(key):\n    return say(f"a-{key}")\ndef g(x):\n    return f(f"b-{x}")\ng("c")', ["a-b-c"], []),
        ('def f(key):\n    return say(f"a-{key}")\nf(x.y)', [], ["a-{}"]),
        ('state.emit(seat, f"log-{x.y}", {})', [], ["log-{}"]),
    ],
)
def test_keys_are_found_in_sources(source: str, whole: list[str], made: list[str]) -> None:
    keys = keys_in_python(source)
    assert (sorted(keys.whole), sorted(keys.made)) == (whole, made)


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("text(`web-state-${info.state}`)", ["web-state-{}"]),
        ("desk.say(`side-${side}`)", ["toy-page-side-{}"]),
        ("tabs.map((id) => ({ id, key: `toy-page-tab-${id}` }))", ["toy-page-tab-{}"]),
        ("{#each cards as card (card)}{@const key = `card-${card}`}", []),
        ("return this.text(`toy-page-${key}`, args)", []),
    ],
)
def test_templates_are_found_in_the_page(source: str, made: list[str]) -> None:
    assert sorted(keys_in_page(source, "toy").made) == made


def test_what_is_listed_is_what_the_games_have() -> None:
    keys = made_keys()
    assert "lagranja-roof-pig" in keys["lagranja-roof-{}"]
    assert "everdell-card-farm-text" in keys["everdell-card-{}-text"]
    assert "cli-cards-new-help" in keys["{}-help"]
    assert len(keys["{}-word-{}"]) > 100
    assert {"source-journey", "source-siesta"} <= set(keys["source-{}"])
