"""The data languages of the games: every call is read and written alike, and the table of effects has it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadowmarket.core.effects.calls import Call
from meadowmarket.core.errors import BadCardPack
from meadowmarket.games.everdell.effects.table import EFFECTS as EVERDELL_EFFECTS
from meadowmarket.games.everdell.pack.language import LANGUAGE as EVERDELL
from meadowmarket.games.everdell.pack.language import Resources, counted_resources
from meadowmarket.games.lagranja.effects.table import CUSTOM
from meadowmarket.games.lagranja.effects.table import EFFECTS as LAGRANJA_EFFECTS
from meadowmarket.games.lagranja.pack.language import LANGUAGE as LAGRANJA
from meadowmarket.games.lagranja.pack.language import WORDS
from tests.games.calls import Drawn, calls_of
from tests.support import told


def test_every_call_has_its_entry_and_every_entry_its_call() -> None:
    assert set(LAGRANJA_EFFECTS.makers) == set(LAGRANJA.signatures)
    assert set(EVERDELL_EFFECTS.makers) == set(EVERDELL.signatures)
    assert set(CUSTOM) == set(WORDS["key"])


def resources() -> st.SearchStrategy[Drawn]:
    """Draws resources in the order of the rules, each once: so they are written."""
    numbers = st.lists(st.integers(0, 9), min_size=4, max_size=4).filter(any)
    return numbers.map(lambda found: Drawn(goods=counted_resources(found)))


@given(st.lists(calls_of(EVERDELL, {Resources: resources()}), min_size=1, max_size=3))
def test_reading_undoes_writing_in_everdell(written: list[Call]) -> None:
    assert EVERDELL.parse(EVERDELL.format(written)) == tuple(written)


def test_resources_of_a_kind_are_added_up_in_the_order_of_the_rules() -> None:
    assert EVERDELL.format(EVERDELL.parse("gain(berry+twig+2*berry)")) == "gain(twig+3*berry)"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("gain", "found “gain”; allowed: gain(goods)"),
        ("draw(10)", "found “10”; allowed: a whole number from 0 to 9"),
        ("discard-for(all,2)", "found “discard-for(all,2)”; allowed: discard-for(many,n,reward)"),
        ("discard-for(all,2,0*card)", "found “0”; allowed: a whole number from 1 to 9"),
        ("copy-location(all)", "found “all”; allowed: basic, any"),
        ("gain-per(Farm,twig)", "found “Farm”; allowed: a name of small letters and digits, joined by -"),
        ("gain(twig)draw(1)", "found “draw(1)”; allowed: ; or the end of the effect"),
        ("gain(twig", "found “”; allowed: a comma or a closing bracket in gain(goods)"),
        ("production()", "found “production()”; allowed: production"),
    ],
)
def test_a_wrong_step_of_everdell_is_told(text: str, expected: str) -> None:
    with pytest.raises(BadCardPack, match="effect:1:") as caught:
        EVERDELL.parse(text)
    (line,) = told(caught.value)
    assert line.partition(": ")[2] == expected
