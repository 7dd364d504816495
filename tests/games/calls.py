"""Calls of a data language, drawn at random: for tests that reading undoes writing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hypothesis import strategies as st

from meadowmarket.core.effects.calls import Call, Goods
from meadowmarket.core.effects.language import Language
from meadowmarket.core.effects.parameters import (
    CountedWord,
    FixedWord,
    GoodsList,
    Id,
    InnerCall,
    InnerCalls,
    Number,
    NumberOrAll,
    Parameter,
    Word,
)

DEEPEST = 4


@dataclass(frozen=True)
class Drawn:
    """What a parameter adds to its call."""

    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    goods: Goods = ()
    calls: tuple[Call, ...] = ()


OwnKinds = Mapping[type[Parameter], st.SearchStrategy[Drawn]]


def drawn(parameter: Parameter, inner: st.SearchStrategy[Call], own: OwnKinds) -> st.SearchStrategy[Drawn]:
    """Draws what a parameter may be; `own` are the kinds that a game has added."""
    if type(parameter) in own:
        return own[type(parameter)]
    match parameter:
        case InnerCall():
            return inner.map(lambda call: Drawn(calls=(call,)))
        case InnerCalls():
            return st.lists(inner, min_size=2, max_size=3).map(lambda calls: Drawn(calls=tuple(calls)))
        case Number():
            return st.integers(parameter.least, parameter.most).map(lambda n: Drawn(numbers=(n,)))
        case NumberOrAll():
            numbers = st.one_of(st.just(parameter.all_is), st.integers(1, parameter.most))
            return numbers.map(lambda n: Drawn(numbers=(n,)))
        case Word():
            return st.sampled_from(parameter.words).map(lambda word: Drawn(words=(word,)))
        case CountedWord():
            counted = st.tuples(st.integers(1, 9), st.sampled_from(parameter.words))
            return counted.map(lambda pair: Drawn(words=(pair[1],), numbers=(pair[0],)))
        case Id():
            return st.sampled_from(("farm", "post-office")).map(lambda word: Drawn(words=(word,)))
        case FixedWord():
            return st.just(Drawn())
        case GoodsList():
            goods = st.lists(st.tuples(st.integers(1, 9), st.sampled_from(parameter.names)), min_size=1, max_size=3)
            return goods.map(lambda found: Drawn(goods=tuple(found)))
    raise AssertionError(f"no way to draw a {type(parameter).__name__}")


@st.composite
def calls_of(draw: st.DrawFn, language: Language, own: OwnKinds, depth: int = 1) -> Call:
    """Draws any call of a language, with calls inside it."""
    names = [name for name in language.signatures if depth == 1 or name not in language.outer]
    if depth == DEEPEST:
        names = [
            name
            for name in names
            if not any(isinstance(parameter, (InnerCall, InnerCalls)) for parameter in language.signatures[name])
        ]
    name = draw(st.sampled_from(names))
    inner = calls_of(language, own, depth + 1)
    found = Drawn()
    for parameter in language.signatures[name]:
        if parameter.is_optional and draw(st.booleans()):
            continue
        more = draw(drawn(parameter, inner, own))
        found = Drawn(
            found.words + more.words, found.numbers + more.numbers, found.goods + more.goods, found.calls + more.calls
        )
    return Call(name, found.words, found.numbers, found.goods, found.calls)
