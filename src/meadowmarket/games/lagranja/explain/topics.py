"""Cards, tiles and buildings explained."""

from __future__ import annotations

from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.lagranja.explain.describe import goods_list, helper_text, joined, parts_list
from meadowmarket.games.lagranja.explain.naming import good_message
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.pack.components import RoofKind
from meadowmarket.games.lagranja.pack.language import format_effects


def topics(game_data: GameData) -> list[str]:
    """List what can be explained."""
    pack = game_data.pack
    found = [card.number.lower() for card in pack.cards] + [card.helper.id for card in pack.cards]
    found += [kind.id for kind in pack.roof_kinds] + [building.id for building in game_data.buildings]
    return list(dict.fromkeys(found))


def topic_name(game_data: GameData, topic: str) -> Message | None:
    """Name a topic as players see it."""
    for i, card in enumerate(game_data.pack.cards):
        if topic == card.helper.id:
            return game_data.helper_name(i)
        if topic == card.number.lower():
            return Message("lagranja-card-number", {"card": card.number})
    for i, building in enumerate(game_data.buildings):
        if topic == building.id:
            return game_data.building_name(i)
    for i, kind in enumerate(game_data.pack.roof_kinds):
        if topic == kind.id:
            return game_data.roof_name(i)
    return None


def explain(game_data: GameData, topic: str) -> list[Message]:
    """Explain a topic, one message per line."""
    for i, card in enumerate(game_data.pack.cards):
        if topic in (card.number.lower(), card.helper.id):
            return _explain_card(game_data, i)
    for building in game_data.buildings:
        if topic == building.id:
            name = Message("lagranja-building-" + topic)
            row = joined("lagranja-and", [good_message(good) for good in building.row])
            return [
                Message("lagranja-about-building", {"building": name}),
                Message("lagranja-about-row", {"row": row}),
                Message("lagranja-about-building-" + topic),
            ]
    for kind in game_data.pack.roof_kinds:
        if topic == kind.id:
            tile = Message("lagranja-roof-" + kind.id)
            return [Message("lagranja-about-roof", {"tile": tile}), _about_use(kind)]
    raise IllegalAction(Message("no-such-topic", {"topic": topic}))


def details(game_data: GameData, topic: str) -> list[Message]:
    """Return the steps of a helper, and whether the values of a topic are printed."""
    for card in game_data.pack.cards:
        helper = card.helper
        if topic in (card.number.lower(), helper.id):
            origins: Args = {"helper": origin(helper.provenance), "sides": origin(card.provenance)}
            steps = Message("lagranja-about-steps", {"steps": format_effects(helper.effect)})
            return [steps, Message("lagranja-about-origin", origins)]
    for building in game_data.buildings:
        if topic == building.id:
            return [_origin_line(building.provenance)]
    return [_origin_line(kind.provenance) for kind in game_data.pack.roof_kinds if topic == kind.id]


def origin(provenance: str) -> Message:
    """Whether what is on a card is printed, designed by this project, or partly so."""
    if "designed" not in provenance:
        return Message("lagranja-origin-printed")
    return Message("lagranja-origin-partly" if "printed" in provenance else "lagranja-origin-designed")


def _origin_line(provenance: str) -> Message:
    return Message("lagranja-about-origin-whole", {"origin": origin(provenance)})


def _about_use(kind: RoofKind) -> Message:
    if not kind.phases:  # LG-3.7: in any
        return Message("lagranja-about-use-any")
    names = [Message("lagranja-board-phase-" + phase) for phase in kind.phases]
    return Message("lagranja-about-use", {"phases": joined("lagranja-or", names)})


def _explain_card(game_data: GameData, i: int) -> list[Message]:
    card = game_data.pack.cards[i]
    helper = card.helper
    return [
        Message("lagranja-about-card", {"card": card.number, "helper": game_data.helper_name(i)}),
        Message("lagranja-about-field", {"good": good_message(card.field)}),
        Message("lagranja-about-barrow", {"goods": goods_list(card), "points": card.barrow_vp}),
        Message("lagranja-about-extension", {"parts": parts_list(card)}),
        Message("lagranja-about-helper", {"helper": game_data.helper_name(i), "text": helper_text(helper)}),
    ]
