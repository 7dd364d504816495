"""Reference pages of a game: its vocabulary of actions, and the entries of its observations."""

from __future__ import annotations

from meadowmarket import games
from meadowmarket.core.api import Game
from meadowmarket.core.encoding import Block
from meadowmarket.texts.rulebook import ACTION_RULES, read_action_rules, rule_of_action

ABOUT = "Written by `.venv/bin/python -m scripts.reference`; a test compares."
MOST_NAMED = 14
"""Parts of a block that are named one by one; of more, the first and the last."""


def actions_page(game: Game) -> str:
    """Write down the families of actions with their codes, as Markdown."""
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


def observation_page(game: Game) -> str:
    """Write down every number of an observation, as Markdown."""
    layout = game.encoder().layout
    lines = [
        f"# Observations of {game.name}",
        "",
        f"{ABOUT} This page is about {game.players} players.",
        "",
        f"An observation is what a seat can know of a position, as {layout.size:,} whole numbers:",
        f"{layout.num_numbers} numbers, then {layout.num_counts:,} counts, of which most are 0. Nothing hidden",
        "is in it. `own` is the seat that observes; `next-1` sits behind it in the order of the seats, and so on.",
        "`mm.observation_layout(game).names()` lists the name of every entry.",
        "",
        "| index | name | range | rule | what |",
        "| --- | --- | --- | --- | --- |",
    ]
    at = 0
    for block in layout.blocks():
        last = at + len(block.parts) - 1
        index = str(at) if last == at else f"{at}–{last}"
        what = f"{block.about}{_parts(block)}"
        lines.append(f"| {index} | `{block.name}` | {block.low} to {block.high} | {block.rule} | {what} |")
        at = last + 1
    return "\n".join(lines) + "\n"


def _parts(block: Block) -> str:
    if block.parts == ("",):
        return ""
    named = [f"`{part}`" for part in block.parts]
    if len(named) > MOST_NAMED:
        named = [*named[:3], "…", named[-1]]
    return ": " + ", ".join(named)
