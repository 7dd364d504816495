"""The traces of events: what each is about and what moved, so that pieces can travel on a board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from meadowmarket.core.api import NOBODY
from meadowmarket.core.messages import Event, Message
from meadowmarket.core.pieces import EventReader, PieceMove, PieceRef, Trace, is_followed_by
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import GOODS

LOG: Final = "lagranja-log-"
GOOD: Final = "lagranja-good-"
SUPPLY: Final = PieceRef("supply")
DECK: Final = PieceRef("deck")
DISCARDS: Final = PieceRef("discards")
SILVER: Final = "silver"
POINTS: Final = "vp"
TRADE_GOOD: Final = "trade-good"


@final
class Reader(EventReader):
    """The events of one action, with the words of this game."""

    def __init__(self, game_data: GameData) -> None:
        super().__init__(NOBODY)
        self.game_data: Final = game_data

    def trace(self, event: Event) -> Trace:
        """Return what an event is about."""
        self.read(event)
        named = event.message.key.removeprefix(LOG)
        return TABLE[named](self) if named in TABLE else Trace()

    # -- arguments

    def message(self, name: str) -> Message:
        """Return an argument that is a message."""
        found = self.event.message.args[name]
        assert isinstance(found, Message)
        return found

    def named(self, name: str) -> str:
        """Return the id of a tile or building that the event names."""
        return self.message(name).key.split("-", 2)[2]

    def good(self, name: str = "good") -> str:
        """Return a good that the event names."""
        return self.message(name).key.removeprefix(GOOD)

    # -- places

    def at(self, kind: str, id: str = "") -> PieceRef:
        """Return a piece of the farm that the event is about."""
        return PieceRef(kind, id, None, self.seat)

    def lying(self) -> PieceRef:
        """Return where the good lay that is paid, sold, upgraded or delivered: on a field, or with the others."""
        source = self.word("source")
        if source.endswith(" field"):
            return self.at("field", source.removesuffix(" field"))
        return self.at("good", source or self.good())

    def helper(self) -> PieceRef:
        """Return the helper that the event names."""
        found = self.message("helper").args["id"]
        assert isinstance(found, str)
        return self.at("helper", found)

    # -- what moved

    def gained(self, good: str, n: int) -> list[PieceMove]:
        """Return the move of goods to the farm, from what gave them."""
        return [PieceMove(good, n, self.source or SUPPLY, self.at("good", good))] if n else []

    def paid(self, good: str, n: int) -> list[PieceMove]:
        """Return the move of goods to the supply."""
        return [PieceMove(good, n, self.at("good", good), SUPPLY)] if n else []


def traces(game_data: GameData, events: Sequence[Event]) -> list[Trace]:
    """Return the trace of each event of one action; seats that see the drawn cards get moves that name them."""
    reader = Reader(game_data)
    found: list[Trace] = []
    for number, event in enumerate(events):
        trace = reader.trace(event)
        is_repeated = event.message.key == LOG + "draw" and is_followed_by(events, number, LOG + "draw-card")
        found.append(Trace(trace.piece) if is_repeated else trace)
    return found


# -- goods


def _gain(reader: Reader) -> Trace:
    return Trace(reader.at("good", reader.good()), [], reader.gained(reader.good(), reader.number("count")))


def _pay(reader: Reader) -> Trace:
    return Trace(reader.lying(), [], [PieceMove(reader.good(), reader.number("count"), reader.lying(), SUPPLY)])


def _move(reader: Reader) -> Trace:
    end = reader.at("good", reader.good())
    return Trace(end, [], [PieceMove(reader.good(), 1, reader.at("field", reader.good()), end)])


def _grow(reader: Reader) -> Trace:
    end = reader.at("field", reader.good())
    return Trace(end, [], [PieceMove(reader.good(), 1, SUPPLY, end)])


def _buy(reader: Reader) -> Trace:
    end = reader.at("good", reader.good())
    moves = [*reader.paid(SILVER, reader.number("silver")), PieceMove(reader.good(), 1, SUPPLY, end)]
    return Trace(end, [], moves)


def _sell(reader: Reader) -> Trace:
    start = reader.lying() if reader.word("source") else None
    silver = PieceMove(SILVER, reader.number("silver"), SUPPLY, reader.at("good", SILVER))
    return Trace(reader.at("good", SILVER), [], [PieceMove(reader.good(), 1, start, SUPPLY), silver])


def _upgrade(reader: Reader) -> Trace:
    into = reader.good("into")
    end = reader.at("good", into)
    moves = reader.paid(SILVER, reader.number("silver"))
    return Trace(
        end, [], [*moves, PieceMove(reader.good(), 1, reader.lying(), SUPPLY), PieceMove(into, 1, SUPPLY, end)]
    )


def _trade(reader: Reader) -> Trace:
    reader.source = None
    return Trace(reader.at("good", TRADE_GOOD), [], reader.paid(TRADE_GOOD, 1))


def _take_back(reader: Reader) -> Trace:
    """Take a good off with its marker (LG-1.4); other markers are no goods."""
    what = reader.message("what")
    if what.key.startswith(GOOD):
        start = reader.at("good", what.key.removeprefix(GOOD))
        return Trace(start, [], [PieceMove(start.id, 1, start, SUPPLY)])
    good = what.args.get("good")
    if what.key == "lagranja-on-field" and isinstance(good, Message):
        start = reader.at("field", good.key.removeprefix(GOOD))
        return Trace(start, [], [PieceMove(start.id, 1, start, SUPPLY)])
    return Trace(None, [], [PieceMove("marker", 1, None, reader.at("markers"))])


# -- cards


def _draw_card(reader: Reader) -> Trace:
    card = reader.word("card")
    return Trace(reader.at("hand", card), [card], [PieceMove("card", 1, DECK, reader.at("hand"), card)])


def _draw(reader: Reader) -> Trace:
    return Trace(reader.at("hand"), [], [PieceMove("card", reader.number("count"), DECK, reader.at("hand"))])


def _discard(reader: Reader) -> Trace:
    card = reader.word("card")
    return Trace(DISCARDS, [card], [PieceMove("card", 1, reader.at("hand"), DISCARDS, card)])


def _play(reader: Reader) -> Trace:
    card = reader.word("card")
    data = next(one for one in reader.game_data.pack.cards if one.number == card)
    side = reader.message("side").key.removeprefix("lagranja-side-")
    ids = {"field": GOODS[data.field], "helper": data.helper.id, "extension": card}
    end = reader.at(side, ids.get(side, ""))
    return Trace(end, [card], [PieceMove("card", 1, reader.at("hand"), end, card)])


def _barrow_goes(reader: Reader) -> Trace:
    """Discard a barrow, replaced or complete, and score it if it is."""
    card = reader.word("card")
    start = reader.at("barrow", str(reader.number("barrow")))
    points = PieceMove(POINTS, reader.number("points"), start, reader.at("good", POINTS))
    reader.source = start
    return Trace(start, [card], [PieceMove("card", 1, start, DISCARDS, card), *([points] if points.count else [])])


def _replace_helper(reader: Reader) -> Trace:
    helper = reader.helper()
    cards = [one.number for one in reader.game_data.pack.cards if one.helper.id == helper.id]
    return Trace(helper, cards, [PieceMove("card", 1, helper, DISCARDS, card) for card in cards])


def _neutral(reader: Reader) -> Trace:
    cards = reader.word("numbers").split()
    return Trace(DISCARDS, cards, [PieceMove("card", 1, DECK, DISCARDS, card) for card in cards])


def _shuffle(reader: Reader) -> Trace:
    return Trace(DECK)


# -- what gives: dice, helpers, roofs


def _die(reader: Reader) -> Trace:
    reader.source = PieceRef("die", str(reader.number("number")))
    return Trace(reader.source, [], [PieceMove("die", 1, reader.source, reader.at("farm"))])


def _change_die(reader: Reader) -> Trace:
    reader.source = PieceRef("space", str(reader.number("number")))
    return Trace(reader.source)


def _remove_die(reader: Reader) -> Trace:
    start = PieceRef("die", str(reader.number("number")))
    return Trace(start, [], [PieceMove("die", 1, start, None)])


def _use(reader: Reader) -> Trace:
    reader.source = reader.helper()
    return Trace(reader.source)


def _roof(reader: Reader) -> Trace:
    tile = reader.named("tile")
    end = reader.at("own-roof", tile)
    moves = [*reader.paid(SILVER, reader.number("silver")), PieceMove("roof", 1, PieceRef("roof", tile), end)]
    if reader.number("points"):
        moves.append(PieceMove(POINTS, reader.number("points"), end, reader.at("good", POINTS)))
    return Trace(end, [], moves)


def _bonus(reader: Reader) -> Trace:
    reader.source = reader.at("own-roof", reader.named("tile"))
    return Trace(reader.source)


# -- donkeys, siesta, deliveries, stalls


def _donkey(reader: Reader) -> Trace:
    return Trace(reader.at("donkey", str(reader.number("tile")) if reader.number("tile") else ""))


def _siesta(reader: Reader) -> Trace:
    end = PieceRef("siesta", "", reader.number("space"), reader.seat)
    return Trace(end, [], [PieceMove("disc", 1, None, end)])


def _deliver(reader: Reader) -> Trace:
    place = reader.word("to")
    is_barrow = place.startswith("barrow-")
    end = reader.at("barrow", place.removeprefix("barrow-")) if is_barrow else reader.at("building", place)
    return Trace(end, [], [PieceMove(reader.good(), 1, reader.lying(), end)])


def _extra(reader: Reader) -> Trace:
    return Trace(reader.at("extra"), [], reader.paid(SILVER, reader.number("silver")))


def _building_complete(reader: Reader) -> Trace:
    reader.source = reader.at("building", reader.named("building"))
    points = PieceMove(POINTS, reader.number("points"), reader.source, reader.at("good", POINTS))
    return Trace(reader.source, [], [points, PieceMove("craft", 1, reader.source, reader.at("crafts"))])


def _opened(reader: Reader) -> Trace:
    return Trace(PieceRef("building", reader.named("building")))


def _stall(reader: Reader) -> Trace:
    space = PieceRef("market", reader.word("space"))
    owner = None if reader.seat < 0 else reader.at("markers")
    return Trace(space, [], [PieceMove("stall", 1, owner, space)])


def _removes(reader: Reader) -> Trace:
    """Take a stall off and score for it; the neutral player scores nothing, and owns nothing to take it back to."""
    space = PieceRef("market", reader.word("space"))
    owner = reader.event.message.args.get("owner_seat")
    is_neutral = reader.event.message.key == LOG + "neutral-removes"
    loser = reader.seat if is_neutral else owner
    end = PieceRef("markers", "", None, loser) if isinstance(loser, int) else None
    points = reader.number("points")
    scored = [PieceMove(POINTS, points, space, reader.at("good", POINTS))] if points else []
    return Trace(space, [], [PieceMove("stall", 1, space, end), *scored])


def _own_replaced(reader: Reader) -> Trace:
    end = reader.at("good", POINTS)
    return Trace(end, [], [PieceMove(POINTS, reader.number("points"), SUPPLY, end)])


def _keep(reader: Reader) -> Trace:
    return Trace(PieceRef("market", reader.word("space")))


# -- scoring


def _score(reader: Reader) -> Trace:
    end = reader.at("good", POINTS)
    sources = (("stalls", PieceRef("market")), ("siesta", PieceRef("siesta", "", None, reader.seat)))
    moves = [PieceMove(POINTS, reader.number(name), start, end) for name, start in sources if reader.number(name)]
    return Trace(end, [], moves)


def _change_silver(reader: Reader) -> Trace:
    end = reader.at("good", POINTS)
    moves = reader.paid(SILVER, reader.number("silver"))
    return Trace(end, [], [*moves, PieceMove(POINTS, reader.number("points"), SUPPLY, end)])


def _end(reader: Reader) -> Trace:
    return Trace(reader.at("farm"))


def _nothing(reader: Reader) -> Trace:
    return Trace()


def _space(reader: Reader) -> Trace:
    return Trace(PieceRef("space", str(reader.number("number"))))


def _flip(reader: Reader) -> Trace:
    return Trace(reader.at("own-roof", reader.named("tile")))


TABLE: Final[dict[str, Callable[[Reader], Trace]]] = {
    "round": _nothing,
    "roll": _nothing,
    "shuffle": _shuffle,
    "play": _play,
    "replace-barrow": _barrow_goes,
    "replace-helper": _replace_helper,
    "draw": _draw,
    "draw-card": _draw_card,
    "discard": _discard,
    "gain": _gain,
    "pay": _pay,
    "move": _move,
    "grow": _grow,
    "buy": _buy,
    "sell": _sell,
    "upgrade": _upgrade,
    "trade": _trade,
    "die": _die,
    "change-die": _change_die,
    "reserve": _space,
    "remove-die": _remove_die,
    "roof": _roof,
    "bonus": _bonus,
    "flip": _flip,
    "use": _use,
    "take-back": _take_back,
    "donkey-chosen": _donkey,
    "donkey": _donkey,
    "donkey-revealed": _donkey,
    "siesta": _siesta,
    "deliver": _deliver,
    "extra": _extra,
    "barrow-complete": _barrow_goes,
    "building-complete": _building_complete,
    "opened": _opened,
    "stall": _stall,
    "own-replaced": _own_replaced,
    "keep": _keep,
    "removes": _removes,
    "removes-neutral": _removes,
    "neutral": _neutral,
    "neutral-stall": _stall,
    "neutral-removes": _removes,
    "score": _score,
    "change-silver": _change_silver,
    "end": _end,
}
"""By the end of an event's key: its trace."""
