"""What is wrong with a card pack is told in the player's language; files, columns and what was typed stay."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from meadowmarket.core.csv_tables import TableLayout
from meadowmarket.core.errors import BadCardPack
from meadowmarket.core.messages import Message
from meadowmarket.games.weights import read_weights
from meadowmarket.texts import languages
from tests.games.lagranja.test_pack_errors import WRONG_ROWS
from tests.support import strict_catalogue, told

GAMES = ("lagranja", "everdell")
PROSE = ("name_en", "text_en", "source")
WORD = re.compile(r"[A-Za-z_]{3,}(?:[.-][a-z_]+)*")
SAME = {"folder", "text", "UTF"}
"""Words that another language has, too."""

ROWS = {
    "everdell": [
        ("cards.csv", "twig,,99,beast,rare,mauve,x,0,0,0,1,nobody,no,9,gian(berry),,draw(1),1,,printed,me"),
        ("cards.csv", "shrine,Shrine,2,construction,unique,red,1,0,0,0,1,,no,1,,,play-free(2);put-points(1),,Free.,,"),
        ("cards.csv", "crane,Crane,2,critter,unique,blue,1,0,0,0,1,mine,no,1,,,visit,2*x,Free.,designed,me"),
        ("events.csv", "ball,Ball,basic,3*blue,,,3,A ball.,designed,a test"),
        ("locations.csv", "forest-2-any,forest,exclusive,copy-location(any),Anything.,designed,a test"),
        ("abilities.csv", "farm,card-played,gain(berry),designed,a test"),
        ("abilities.csv", "farm,always,discard-to-save(3),designed,a test"),
        ("abilities.csv", "crane,always,keep-workers,designed,a test"),
    ],
}


def layouts(game: str) -> dict[str, TableLayout]:
    found: dict[str, TableLayout] = import_module(f"meadowmarket.games.{game}.pack.load").LAYOUTS
    return found


def words_of_the_data(game: str) -> set[str]:
    """List the words that a pack is written in: files, columns, and what stands in the cells that are no prose."""
    folder: Path = import_module(f"meadowmarket.games.{game}.pack.load").data_folder()
    words = set(layouts(game))
    for file, layout in layouts(game).items():
        words |= {*layout.columns, *layout.optional}
        with (folder / file).open(encoding="utf-8", newline="") as table:
            for row in csv.DictReader(table):
                words |= {word for column, cell in row.items() if column not in PROSE for word in WORD.findall(cell)}
    return words


def frame(message: Message) -> Message:
    """Return a message without what was typed: files, columns, cells."""
    args: dict[str, int | str | Message] = {}
    for name, value in message.args.items():
        args[name] = frame(value) if isinstance(value, Message) else "" if isinstance(value, str) else value
    return Message(message.key, args)


def check_words(error: BadCardPack, language: str, data: set[str]) -> None:
    """Fail if words of the English are left."""
    english, other = strict_catalogue("en"), strict_catalogue(language)
    for problem in error.problems:
        said = other.text(frame(problem))
        left = set(WORD.findall(english.text(frame(problem)))) & set(WORD.findall(said)) - data - SAME
        assert not left, (str(problem), said)
        assert language != "ru" or set(WORD.findall(said)) <= data | SAME, said


def refused(load: Callable[[], object]) -> BadCardPack:
    with pytest.raises(BadCardPack) as caught:
        load()
    return caught.value


def broken(game: str, folder: Path) -> list[BadCardPack]:
    """Load packs of a game that are wrong in many ways."""
    load: Callable[[Path], object] = import_module(f"meadowmarket.games.{game}.pack.load").load
    rows = [(file, line) for file, line, _ in WRONG_ROWS] if game == "lagranja" else ROWS[game]
    found = [refused(lambda: load(folder / "none")), refused(lambda: load(folder))]
    for file, line in rows:
        path = folder / file
        head = ",".join([*layouts(game)[file].columns, *layouts(game)[file].optional])
        path.write_text(f"{head[: -len(',estimate_vp')] if head.endswith('estimate_vp') else head}\n{line}\n", "utf-8")
        found.append(refused(lambda: load(folder)))
        path.unlink()
    file = next(iter(layouts(game)))
    head = ",".join(layouts(game)[file].columns)
    for text in ("", head.replace(",", ";"), "x,x", f'{head}\n"a"b', f'{head}\n"a', f"{head}\na,b"):
        (folder / file).write_text(text)
        found.append(refused(lambda: load(folder)))
    (folder / file).write_bytes(b"\xff")
    found.append(refused(lambda: load(folder)))
    (folder / file).unlink()
    (folder / file).mkdir()
    found.append(refused(lambda: load(folder)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_broken_pack_is_told_in_each_language(game: str, tmp_path: Path) -> None:
    data = words_of_the_data(game)
    for error in broken(game, tmp_path):
        for language in languages():
            assert len(told(error, language)) == len(error.problems)
            if language != "en":
                check_words(error, language, data)


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_broken_weights_are_told_in_each_language(language: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.csv"
    for line in ("points,much,hand,a", "points,1,hand,a\npoints,2,hand,b", "points,1,hand,a"):
        path.write_text(f"term,weight,provenance,source\n{line}\n")
        check_words(refused(lambda: read_weights(path, ["points", "berries"])), language, {"weights.csv"})


def test_a_pack_with_very_many_mistakes_is_told_in_full(tmp_path: Path) -> None:
    head = ",".join(layouts("lagranja")["donkeys.csv"].columns)
    lines = [f"donkey-{number},x,x,x,x" for number in range(1, 601)]
    (tmp_path / "donkeys.csv").write_text("\n".join([head, *lines]) + "\n")
    load: Callable[[Path], object] = import_module("meadowmarket.games.lagranja.pack.load").load
    found = told(refused(lambda: load(tmp_path)), "de")
    assert len(found) > 3 * len(lines)
    assert found[0] == "donkeys.csv:2:10: gefunden: „x“; erlaubt: eine ganze Zahl von 0 bis 9"
