"""Texts in two languages and a source, for the tests of the checks."""

from pathlib import Path

from meadowmarket.texts import check


class Project:
    """Texts in two languages and a source that uses them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "texts"
        self.source = folder / "source.py"
        self.write("en", "one = One\ntwo = Two { $n }\ncard-ox = Ox\n")
        self.write("de", "one = Eins\ntwo = Zwei { $n }\ncard-ox = Ochse\n")
        self.source.write_text('Message("one"); say("two" if x else "one"); Message(f"card-{name}")\n')

    def write(self, language: str, text: str, name: str = "ui.ftl") -> None:
        (self.folder / language).mkdir(parents=True, exist_ok=True)
        (self.folder / language / name).write_text(text)

    def problems(self, **made: list[str]) -> list[check.TextProblem]:
        keys = {"card-{}": ["card-ox"]} | {f"{start}-{{}}": keys for start, keys in made.items()}
        return check.problems(keys, [self.folder], [self.source])
