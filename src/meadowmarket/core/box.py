"""The box of a game: its rulesets, settings and numbers of players, and how to open it."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.files import folder_content
from meadowmarket.core.messages import Args, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """One thing that a table can choose, with its values. The first is not a default: each ruleset has its own."""

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name = name
        self.values = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What a game package offers, found by the entry point group `meadowmarket.games`."""

    name: str
    min_players: int
    max_players: int
    rulesets: tuple[str, ...]
    older_rules: tuple[int, ...] = ()
    """The earlier rules versions whose replays and saves can still be opened."""

    def settings(self) -> list[Setting]:
        """List what a table can choose beyond the ruleset."""
        raise NotImplementedError

    def defaults(self, ruleset: str) -> dict[str, str]:
        """Return the value of each setting in a ruleset."""
        raise NotImplementedError

    def open(
        self,
        players: int,
        ruleset: str | None = None,
        settings: Mapping[str, str] | None = None,
        cards: str | None = None,
        rules_version: int | None = None,
    ) -> Game:
        """Make the game, by the first ruleset if none is named; `cards` is the folder of a card pack.

        A replay or save names its rules version. Opened as an older one, the game has that version's id and checksums,
        but plays by today's rules: it is unchanged except for later corrections.
        Raises BadSetup or BadCardPack, each saying what is allowed.
        """
        chosen = self.rulesets[0] if ruleset is None else ruleset
        wanted = dict(settings or {})
        self._check_players(players)
        if chosen not in self.rulesets:
            allowed = ", ".join(self.rulesets)
            raise BadSetup(Message("no-such-ruleset", {"ruleset": chosen, "allowed": allowed}))
        self._check_settings(wanted)
        own = self.defaults(chosen)
        game = self.make(players, chosen, {name: wanted[name] for name in wanted if wanted[name] != own[name]}, cards)
        if rules_version is not None and rules_version != game.rules_version:
            self._make_older(game, rules_version)
        game.box = self
        game.card_files = None if cards is None else folder_content(cards)
        return game

    def _make_older(self, game: Game, rules_version: int) -> None:
        if rules_version not in self.older_rules:
            allowed = ", ".join([str(version) for version in (*self.older_rules, game.rules_version)])
            args: Args = {"found": str(rules_version), "allowed": allowed}
            raise BadSetup(Message("no-such-rules-version", args))
        game.rules_version = rules_version
        game.corrected = Message(f"{self.name}-corrected-since-{rules_version}")

    def _check_players(self, players: int) -> None:
        if not self.min_players <= players <= self.max_players:
            allowed = {"players": players, "min": self.min_players, "max": self.max_players}
            raise BadSetup(Message("bad-player-count", allowed))

    def _check_settings(self, wanted: dict[str, str]) -> None:
        known = {setting.name: setting.values for setting in self.settings()}
        for name, value in wanted.items():
            if name not in known:
                raise BadSetup(Message("no-such-setting", {"setting": name, "allowed": ", ".join(known) or "–"}))
            if value not in known[name]:
                args = {"setting": name, "value": value, "allowed": ", ".join(known[name])}
                raise BadSetup(Message("bad-setting-value", args))

    def make(self, players: int, ruleset: str, settings: dict[str, str], cards: str | None) -> Game:
        """Make the game from a checked setup; `settings` are those that differ from the ruleset's own."""
        raise NotImplementedError

    def tables(self) -> dict[str, tuple[str, ...]]:
        """Return the files that a card pack may hold, each with its columns."""
        return {}

    def document(self, name: str) -> str:
        """Return a text file that comes with the game, or nothing if there is none.

        `rules.md` are the rules, `rules.de.md` the rules in German. `glossary.csv` says which paragraphs are about a
        word, `action_rules.csv` which are about which action. `README.md` explains the language of the card data. And
        there are the tables that a card pack may hold.
        """
        return ""
