"""No-break spaces: found where they are missing, and put in by `texts check --fix`."""

import pytest

from meadowmarket.texts import typography
from tests.texts.project import Project


def marked(language: str, text: str) -> str:
    places = typography.spaces_to_keep(language, text)
    return "".join("~" if i in places else sign for i, sign in enumerate(text))


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("pl", "W lesie i w domu, z { $n }", "W~lesie i~w~domu, z~{ $n }"),
        ("pl", "to ma a\N{NO-BREAK SPACE}to nie", "to ma a\N{NO-BREAK SPACE}to nie"),
        ("cs", "V ruce (s tebou) a „k řece“", "V~ruce (s~tebou) a~„k~řece“"),
        ("ru", "Карта — в руке", "Карта~— в~руке"),
        ("ru", "— начало, 5 — конец", "— начало, 5~— конец"),
        ("de", "a b – c", "a b – c"),
        ("pl", "plik a.z w", "plik a.z w"),
    ],
)
def test_what_stays_together(language: str, text: str, expected: str) -> None:
    assert marked(language, text) == expected


POLISH = """one = W lesie
two = Dwa { $n ->
   *[other] i trzy
}
    .more = z nami
card-ox = wół
play-example = play a b
"""


def test_missing_no_break_spaces_are_told_and_put_in(project: Project) -> None:
    project.write("pl", POLISH)
    told = [str(found) for found in project.problems() if found.kind == "typography"]
    assert [words.partition(" needs")[0] for words in told] == [
        "pl/ui.ftl:1: one",
        "pl/ui.ftl:3: two",
        "pl/ui.ftl:5: two.more",
    ]
    assert typography.fix([project.folder]) == 3
    assert [found for found in project.problems() if found.kind == "typography"] == []
    fixed = (project.folder / "pl" / "ui.ftl").read_text("utf-8")
    assert fixed.replace(typography.NO_BREAK, " ") == POLISH
    assert typography.fix([project.folder]) == 0
