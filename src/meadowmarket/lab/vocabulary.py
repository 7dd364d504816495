"""Reference pages of a game: its vocabulary of actions, and the entries of its observations."""

from __future__ import annotations

from typing import NamedTuple

from meadowmarket import games
from meadowmarket.core.api import Game
from meadowmarket.core.box import Box
from meadowmarket.core.encoding import Block
from meadowmarket.texts.rulebook import ACTION_RULES, read_action_rules, rule_of_action

ABOUT = "Written by `.venv/bin/python -m scripts.reference`; a test compares."
MOST_NAMED = 8
"""The most entries of a block that are listed in its row; more are listed below the table."""


def actions_page(game: Game) -> str:
    """Return the families of actions with their codes, as Markdown."""
    actions = game.actions
    lines = [
        f"# Actions of {game.name}",
        "",
        f"{ABOUT} An action is a code from 0 to {len(actions) - 1}, the same in every position and with any number",
        "of players. `game.actions.notation(code)` and `game.actions.code(notation)` translate. A card pack with more",
        "cards has more codes. Saved games, replays and masks of legal actions use these codes.",
        "",
        f"There are {len(actions)} actions in {len(actions.families)} families:",
        "",
        "| codes | how many | from | to | rules |",
        "| --- | ---: | --- | --- | --- |",
    ]
    for family in actions.families:
        codes = actions.codes_of(family)
        shown = f"`{actions.notation(codes[0])}` | `{actions.notation(codes[-1])}`"
        numbers = str(codes[0]) if len(codes) == 1 else f"{codes[0]}–{codes[-1]}"
        lines.append(f"| {numbers} | {len(codes)} | {shown} | {', '.join(rules_of(game, codes))} |")
    return "\n".join(lines) + "\n"


def rules_of(game: Game, codes: range) -> list[str]:
    """List the paragraphs of the rules that some actions are about."""
    known = read_action_rules(games.box(game.name).document(ACTION_RULES))
    found = [rule_of_action(known, game.actions.notation(code)) for code in codes]
    return list(dict.fromkeys(paragraph for rule in found if rule for paragraph in rule.paragraphs))


class Setup(NamedTuple):
    """A ruleset with a number of players, and the blocks of its observations."""

    players: int
    ruleset: str
    blocks: list[Block]

    @property
    def sizes(self) -> list[tuple[str, int]]:
        """The names and sizes of the blocks, which decide the indices."""
        return [(block.name, len(block.parts)) for block in self.blocks]

    def indices(self) -> dict[str, str]:
        """Return the indices of each block: `4`, or `4–7`."""
        found: dict[str, str] = {}
        at = 0
        for block in self.blocks:
            last = at + len(block.parts) - 1
            found[block.name] = str(at) if last == at else f"{at}–{last}"
            at = last + 1
        return found


def setups_of(box: Box) -> list[Setup]:
    """List the setups of a game by players, then in the order of its rulesets."""
    counts = range(box.min_players, box.max_players + 1)
    return [
        Setup(players, ruleset, box.open(players, ruleset).encoder().layout.blocks())
        for players in counts
        for ruleset in box.rulesets
    ]


def observation_page(box: Box) -> str:
    """Return every number of an observation in every setup, as Markdown."""
    setups = setups_of(box)
    lines = [
        f"# Observations of {box.name}",
        "",
        f"{ABOUT} An observation is what a seat can know of a position, as whole numbers: numbers",
        "first, then counts, most of which are 0. Nothing hidden is in it. `own` is the seat that observes;",
        "`next-1` sits behind it in the order of the seats, and so on. `mm.observation_layout(game).names()` lists",
        "the name of every entry. An entry of a block with several is called `block.entry`, such as",
        f"`{_example(setups[-1])}`.",
        "",
        "## Sizes",
        "",
        *_sizes(box, setups),
        *_settings(box),
        "## Blocks",
        "",
        "The columns on the right are the indices by number of players, and by ruleset where they differ. Where the",
        "range depends on the number of players, that stands behind it in parentheses.",
        "",
        *_table(setups),
        "",
        "## Entries of the blocks",
        "",
        "In their order, for the blocks that the table does not spell out.",
        "",
        *_lists(setups),
    ]
    return "\n".join(lines) + "\n"


def _example(setup: Setup) -> str:
    return next(block.names()[0] for block in setup.blocks if len(block.parts) > 1)


def _sizes(box: Box, setups: list[Setup]) -> list[str]:
    """Write the length of an observation by players and ruleset: all entries, and how many of them are numbers."""
    lines = [
        f"| players | {' | '.join(box.rulesets)} | of these, numbers |",
        f"| ---: |{' ---: |' * len(box.rulesets)} ---: |",
    ]
    for players in range(box.min_players, box.max_players + 1):
        found = [setup for setup in setups if setup.players == players]
        sizes = [f"{sum(len(block.parts) for block in setup.blocks):,}" for setup in found]
        numbers = box.open(players).encoder().layout.num_numbers
        lines.append(f"| {players} | {' | '.join(sizes)} | {numbers} |")
    return [*lines, ""]


def _settings(box: Box) -> list[str]:
    """Name the settings that change the entries, each with a ruleset that has the same ones."""
    counts = range(box.min_players, box.max_players + 1)
    first = box.rulesets[0]
    lines: list[str] = []
    for setting in box.settings():
        for value in setting.values:
            found = [_names(box, players, first, {setting.name: value}) for players in counts]
            if found != [_names(box, players, first, {}) for players in counts]:
                same = [one for one in box.rulesets if [_names(box, n, one, {}) for n in counts] == found]
                lines += [f"With the setting `{setting.name}={value}` the entries are those of `{same[0]}`.", ""]
    return lines


def _names(box: Box, players: int, ruleset: str, settings: dict[str, str]) -> list[str]:
    return box.open(players, ruleset, settings).encoder().layout.names()


def _counts(setups: list[Setup]) -> list[tuple[str, Setup]]:
    first = {setup.players: setup for setup in reversed(setups)}
    return [(str(players), first[players]) for players in sorted(first)]


def _columns(setups: list[Setup]) -> list[tuple[str, Setup]]:
    """Return a column for each number of players, and for each ruleset that has other indices than the first."""
    columns: list[tuple[str, Setup]] = []
    for players, first in _counts(setups):
        columns.append((players, first))
        for setup in setups:
            known = [one.sizes for name, one in columns if one.players == setup.players]
            if str(setup.players) == players and setup.sizes not in known:
                columns.append((f"{players} {setup.ruleset}", setup))
    return columns


def _table(setups: list[Setup]) -> list[str]:
    columns = _columns(setups)
    indices = [setup.indices() for _, setup in columns]
    lines = [
        f"| block | range | rule | what | {' | '.join(name for name, _ in columns)} |",
        f"| --- | --- | --- | --- |{' ---: |' * len(columns)}",
    ]
    longest = {block.name: block for setup in setups for block in setup.blocks}
    spelled = _by_entries(setups)
    for name in _in_order(setups):
        block = longest[name]
        what = block.about
        if name in spelled:
            what += ": " + ", ".join(f"`{part}`" for part in block.parts)
        places = " | ".join(found.get(name, "–") for found in indices)
        lines.append(f"| `{name}` | {_range(name, setups)} | {block.rule} | {what} | {places} |")
    return lines


def _range(name: str, setups: list[Setup]) -> str:
    """Write the range of a block; behind each of several, the numbers of players that have it."""
    found: dict[str, list[int]] = {}
    for setup in setups:
        for block in setup.blocks:
            if block.name == name:
                found.setdefault(f"{block.low} to {block.high}", []).append(setup.players)
    if len(found) == 1:
        return next(iter(found))
    return ", ".join(f"{text} ({', '.join(map(str, sorted(set(players))))})" for text, players in found.items())


def _in_order(setups: list[Setup]) -> list[str]:
    """List the names of all blocks: those of the most players in their order, the others behind the one before."""
    names: list[str] = []
    for setup in reversed(setups):
        at = 0
        for block in setup.blocks:
            if block.name not in names:
                names.insert(at, block.name)
            at = names.index(block.name) + 1
    return names


def _by_entries(setups: list[Setup]) -> set[str]:
    """Return the blocks whose entries are listed in the table: few, and the same in every setup."""
    entries: dict[str, set[tuple[str, ...]]] = {}
    for setup in setups:
        for block in setup.blocks:
            entries.setdefault(block.name, set()).add(block.parts)
    return {name for name, found in entries.items() if len(found) == 1 and 1 < len(next(iter(found))) <= MOST_NAMED}


def _lists(setups: list[Setup]) -> list[str]:
    """Write the longer lists of entries, once for all blocks and setups that share them."""
    spelled = _by_entries(setups)
    shared: dict[tuple[str, ...], dict[str, list[Setup]]] = {}
    for setup in setups:
        for block in setup.blocks:
            if block.name not in spelled and block.parts != ("",):
                shared.setdefault(block.parts, {}).setdefault(block.name, []).append(setup)
    lines: list[str] = []
    for parts, blocks in shared.items():
        block_names = ", ".join(f"`{name}`" for name in _in_order(setups) if name in blocks)
        lines += [
            f"{block_names}{_where(blocks, setups)} ({len(parts)}): {', '.join(f'`{part}`' for part in parts)}",
            "",
        ]
    return lines[:-1]


def _where(blocks: dict[str, list[Setup]], setups: list[Setup]) -> str:
    """Say in which setups blocks have a list, unless they have it wherever they are."""
    found = [setup for setup in setups if any(setup in setups_with for setups_with in blocks.values())]
    everywhere = [setup for setup in setups if any(block.name in blocks for block in setup.blocks)]
    if len(found) == len(everywhere):
        return ""
    parts: list[str] = []
    for players in sorted({setup.players for setup in found}):
        rulesets = [setup.ruleset for setup in found if setup.players == players]
        is_all = len(rulesets) == len([setup for setup in setups if setup.players == players])
        parts.append(str(players) if is_all else f"{players} ({', '.join(rulesets)})")
    return f" with {', '.join(parts)} player{'' if parts == ['1'] else 's'}"
