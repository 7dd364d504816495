"""Reasons why nothing can be done with a piece of the board now, for someone who clicked it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from meadowmarket import games
from meadowmarket.core.api import Game, State
from meadowmarket.core.messages import Message
from meadowmarket.core.pieces import PieceRef
from meadowmarket.server.messages.base import TableState
from meadowmarket.texts.rulebook import ACTION_RULES, ActionRule, read_action_rules, rule_of_action


@dataclass(frozen=True)
class Reasons:
    """Whole sentences, the most important first, and the paragraph of the rules."""

    lines: list[Message]
    rule: str | None


def key_of(piece: PieceRef) -> str:
    """Return a piece's key, as the page makes it: `die-4`, `symbol-merchant-0`, `cards-farm-2@1`."""
    parts = [piece.kind, piece.id, "" if piece.place is None else str(piece.place)]
    key = "-".join([part for part in parts if part])
    return key if piece.seat is None else f"{key}@{piece.seat}"


def rule_of(game: Game, notation: str) -> str | None:
    """Return the first paragraph of the rules that an action follows."""
    found = rule_of_action(_action_rules(game.name), notation)
    return found.paragraphs[0] if found is not None and found.paragraphs else None


@lru_cache
def _action_rules(name: str) -> list[ActionRule]:
    return read_action_rules(games.box(name).document(ACTION_RULES))


def ended_reasons(game: Game, piece: str, state: TableState) -> Reasons:
    """Answer at a table where nobody plays, not yet or no longer."""
    keys = {"waiting": "table-waits", "abandoned": "table-abandoned"}
    return Reasons([Message(keys.get(state, "game-is-over"))], _kind(game, piece)[1])


def other_reasons(game: Game, piece: str, to_act: Sequence[int], is_spectator: bool) -> Reasons:
    """Answer someone who is asked nothing: whose turn it is, and what the piece is for in general."""
    turn = Message("why-turn", {"seat": to_act[0]}) if len(to_act) == 1 else Message("why-others-choose")
    about, rule = _kind(game, piece)
    first = [Message("why-watching")] if is_spectator else []
    return Reasons([*first, turn, *about], rule)


def asked_reasons(state: State, seat: int, piece: str) -> Reasons:
    """Answer a seat that is asked something, on a state that holds only what it may know."""
    game = state.game
    found = [(code, key_of(ref)) for code in range(len(game.actions)) if (ref := game.piece(state, seat, code))]
    actions = [code for code, key in found if key == piece]
    if not actions:  # a list counts its pieces, but the game distinguishes them by their id only
        name, _, place = piece.rpartition("-")
        actions = [code for code, key in found if place.isdigit() and key == name]
    options = state.options(seat)
    about, rule = _kind(game, piece)
    if any(code in options for code in actions):
        return Reasons([Message("why-possible"), *about], rule)
    decision = state.decision()
    reasons = [(reason, code) for code in actions if (reason := decision.why_not(state, seat, code)) is not None]
    if not reasons:
        return Reasons([Message("why-asked", {"asked": decision.prompt(state, seat)}), *about], rule)
    # A card has four sides: what holds for most of them is the answer.
    most = max(reasons, key=lambda found: sum(found[0] == other for other, _ in reasons))
    return Reasons([most[0]], rule_of(game, game.actions.notation(most[1])) or rule)


def _kind(game: Game, piece: str) -> tuple[list[Message], str | None]:
    """Return what pieces of its kind are for, and the paragraph: nothing for a kind that the game does not know."""
    rules = game.piece_rules()
    name = piece.partition("@")[0]
    kinds = [kind for kind in rules if name == kind or name.startswith(kind + "-")]
    if not kinds:
        return [], None
    kind = max(kinds, key=len)
    return [game.about_piece(kind)], rules[kind]
