"""The traces of events: what each is about and what moved, so that pieces can travel on a board.

While a card is paid for it lies at `playing`; its move leads straight into the city. Cards that a Teacher draws count
as hand cards from the start.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from meadowmarket.core.messages import EVERYONE, Event, Message
from meadowmarket.core.pieces import EventReader, PieceMove, PieceRef, Trace, is_followed_by
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import ZONES
from meadowmarket.games.everdell.rules.cards import RUGWORT

LOG: Final = "everdell-log-"
CARD: Final = "everdell-card-"
PLACE: Final = "everdell-place-"
EVENT: Final = "everdell-event-"
AMOUNT: Final = "everdell-amount-"
DETAILS: Final = {
    "draws": "draws-cards",
    "discards": "discards-card",
    "gives-card": "gives-this",
    "tucks": "tucks-card",
}
"""Events that tell those who may see it which card moved, right after one that tells the others that one did."""

SUPPLY: Final = PieceRef("supply")
PILE: Final = PieceRef("pile")
DISCARDS: Final = PieceRef("discards")


def hand(seat: int) -> PieceRef:
    """Return the hand of a seat."""
    return PieceRef("hand", "", None, seat)


def player(seat: int) -> PieceRef:
    """Return the area of a player."""
    return PieceRef("cities", "", None, seat)


def points_of(seat: int) -> PieceRef:
    """Return the point tokens of a seat."""
    return PieceRef("points", "", None, seat)


def workers_of(seat: int) -> PieceRef:
    """Return the free workers of a seat."""
    return PieceRef("workers", "", None, seat)


@final
class Reader(EventReader):
    """The events of one action, with the words of this game."""

    def __init__(self, game_data: GameData, acting: int) -> None:
        super().__init__(acting)
        self.game_data: Final = game_data
        self.acting: Final = acting

    def trace(self, event: Event) -> Trace:
        """Return what an event is about."""
        self.read(event)
        named = event.message.key.removeprefix(LOG)
        if named in TABLE:
            return TABLE[named](self)
        return Trace()

    # -- arguments

    def message(self, name: str) -> Message | None:
        """Return an argument that is a message."""
        found = self.event.message.args.get(name)
        return found if isinstance(found, Message) else None

    def cards(self) -> list[str]:
        """List the ids of the cards that the event names."""
        found = self.message("cards") or self.message("card")
        return [] if found is None else self._ids(found)

    def _ids(self, message: Message) -> list[str]:
        first, rest, card = (message.args.get(name) for name in ("first", "rest", "card"))
        if isinstance(first, Message) and isinstance(rest, Message):
            return self._ids(first) + self._ids(rest)
        if isinstance(card, Message):
            return self._ids(card)
        if message.key.startswith(CARD):
            return [message.key.removeprefix(CARD)]
        return [card.id for card in self.game_data.pack.cards if card.name == message.args.get("name")]

    def goods(self) -> tuple[str, int]:
        """Return the resource and the number that the event names."""
        return self.all_goods()[0]

    def all_goods(self) -> list[tuple[str, int]]:
        """List the resources that the event names, with their numbers."""
        found: list[tuple[str, int]] = []
        what = self.message("what")
        while what is not None:
            first, rest = what.args.get("first"), what.args.get("rest")
            named = first if isinstance(first, Message) else what
            n = named.args["n"]
            assert isinstance(n, int)
            found.append((named.key.removeprefix(AMOUNT), n))
            what = rest if isinstance(rest, Message) else None
        return found

    # -- places

    def in_city(self, owner: int, message: Message | None = None) -> PieceRef:
        """Return the card of a city that the event names; its slot where several copies are there."""
        named = self.message("card") if message is None else message
        assert named is not None
        slot = named.args.get("slot", self.event.message.args.get("slot"))
        return PieceRef("cards", self._ids(named)[0], slot if isinstance(slot, int) else None, owner)

    def meadow(self) -> PieceRef:
        """Return the place of the Meadow that the event names, with its card."""
        return PieceRef("meadow", self.cards()[0], self.number("place") - 1)

    def resources(self, seat: int, resource: str) -> PieceRef:
        """Return a resource of a seat."""
        return PieceRef("resources", resource, None, seat)

    def spot(self, name: str = "spot") -> PieceRef | None:
        """Return the place, event or card where a worker stands; None for a card that has gone."""
        named = self.message(name)
        if named is None:
            return None
        if named.key.startswith(PLACE):
            place = named.key.removeprefix(PLACE)
            return PieceRef(self._zone(place), place)
        if named.key.startswith(EVENT):
            return PieceRef("events", named.key.removeprefix(EVENT))
        if named.key == "everdell-gone":
            return None
        owner, card = named.args.get("other_seat"), named.args.get("card")
        if isinstance(owner, int) and isinstance(card, Message):
            return self.in_city(owner, card)
        return self.in_city(self.seat, named)

    def _zone(self, place: str) -> str:
        return ZONES[self.game_data.zone_of_spot[self.game_data.codes.spot_names.index(place)]]

    # -- what moved

    def carry(self, start: PieceRef | None, end: PieceRef | None) -> list[PieceMove]:
        """Return the moves of the cards that the event names."""
        return [PieceMove("card", 1, start, end, card) for card in self.cards()]


def traces(game_data: GameData, seat: int, events: Sequence[Event]) -> list[Trace]:
    """Return the trace of each event of one action; where a detail follows, only that has the move."""
    reader = Reader(game_data, seat)
    found: list[Trace] = []
    for number, event in enumerate(events):
        trace = reader.trace(event)
        detail = DETAILS.get(event.message.key.removeprefix(LOG), "")
        is_repeated = bool(detail) and is_followed_by(events, number, LOG + detail)
        found.append(Trace(trace.piece, trace.cards) if is_repeated else trace)
    return found


# -- cards that are played, and leave


def _plays(reader: Reader) -> Trace:
    cards = reader.cards()
    start = PieceRef("aside") if reader.word("source") == "aside" else hand(reader.seat)
    return _into_city(reader, cards, start)


def _plays_meadow(reader: Reader) -> Trace:
    return _into_city(reader, reader.cards(), reader.meadow())


def _into_city(reader: Reader, cards: list[str], start: PieceRef) -> Trace:
    """Trace a played card to the city; a Fool waits until its city is chosen (EV-card fool)."""
    kind = reader.game_data.kind_of(cards[0])
    piece = PieceRef("cards", cards[0], None, reader.seat)
    goes_away = reader.game_data.goes_to_opponent[kind]
    reader.source = None if goes_away else piece
    end = PieceRef("playing", cards[0]) if goes_away else piece
    return Trace(end, cards, reader.carry(start, end))


def _gets_fool(reader: Reader) -> Trace:
    cards = reader.cards()
    piece = PieceRef("cards", cards[0], None, reader.seat)
    return Trace(piece, cards, reader.carry(PieceRef("playing", cards[0]), piece))


def _fool_discarded(reader: Reader) -> Trace:
    cards = reader.cards()
    return Trace(DISCARDS, cards, reader.carry(PieceRef("playing", cards[0]), DISCARDS))


def _leaves_city(reader: Reader) -> Trace:
    end = PieceRef("aside") if reader.word("to") else DISCARDS
    return Trace(end, reader.cards(), reader.carry(reader.in_city(reader.seat), end))


def _leaves_rugwort(reader: Reader) -> Trace:
    return Trace(DISCARDS, reader.cards(), reader.carry(reader.in_city(RUGWORT), DISCARDS))


def _imprisons(reader: Reader) -> Trace:
    end = PieceRef("prisoners", "", None, reader.seat)
    return Trace(end, reader.cards(), reader.carry(reader.in_city(reader.seat), end))


def _discards_prisoners(reader: Reader) -> Trace:
    start = PieceRef("prisoners", "", None, reader.seat)
    return Trace(DISCARDS, reader.cards(), reader.carry(start, DISCARDS))


# -- cards that are drawn, taken, given


def _draws(reader: Reader) -> Trace:
    return Trace(hand(reader.seat), [], [PieceMove("card", reader.number("n"), PILE, hand(reader.seat))])


def _draws_cards(reader: Reader) -> Trace:
    return Trace(hand(reader.seat), reader.cards(), reader.carry(PILE, hand(reader.seat)))


def _keeps(reader: Reader) -> Trace:
    is_revealed = reader.event.audience == EVERYONE
    moves = reader.carry(PieceRef("aside"), hand(reader.seat)) if is_revealed else []
    return Trace(hand(reader.seat), reader.cards(), moves)


def _takes(reader: Reader) -> Trace:
    return Trace(reader.meadow(), reader.cards(), reader.carry(reader.meadow(), hand(reader.seat)))


def _discards(reader: Reader) -> Trace:
    return Trace(DISCARDS, [], [PieceMove("card", 1, hand(reader.seat), DISCARDS)])


def _discards_card(reader: Reader) -> Trace:
    return Trace(DISCARDS, reader.cards(), reader.carry(hand(reader.seat), DISCARDS))


def _discards_meadow(reader: Reader) -> Trace:
    return Trace(reader.meadow(), reader.cards(), reader.carry(reader.meadow(), DISCARDS))


def _discards_revealed(reader: Reader) -> Trace:
    return Trace(DISCARDS, reader.cards(), reader.carry(PieceRef("aside"), DISCARDS))


def _gives_card(reader: Reader) -> Trace:
    end = hand(reader.number("other_seat"))
    return Trace(end, [], [PieceMove("card", 1, hand(reader.seat), end)])


def _gives_this(reader: Reader) -> Trace:
    end = hand(reader.number("other_seat"))
    return Trace(end, reader.cards(), reader.carry(hand(reader.seat), end))


def _reveals(reader: Reader) -> Trace:
    aside = PieceRef("aside")
    start = DISCARDS if reader.word("source") == "discards" else PILE
    return Trace(aside, reader.cards(), reader.carry(start, aside))


def _tucks(reader: Reader) -> Trace:
    start = hand(reader.seat) if reader.word("source") == "hand" else PieceRef("aside")
    event = PieceRef("events", reader.word("event"))
    return Trace(event, [], [PieceMove("card", 1, start, event)])


def _tucks_card(reader: Reader) -> Trace:
    start = hand(reader.seat) if reader.word("source") == "hand" else PieceRef("aside")
    event = PieceRef("events", reader.word("event"))
    return Trace(event, reader.cards(), reader.carry(start, event))


def _refills(reader: Reader) -> Trace:
    return Trace(reader.meadow(), reader.cards(), reader.carry(PILE, reader.meadow()))


def _new_pile(reader: Reader) -> Trace:
    return Trace(PILE, [], [PieceMove("card", reader.number("n"), DISCARDS, PILE)])


# -- resources and points


def _pays(reader: Reader) -> Trace:
    moves = [PieceMove(item, n, reader.resources(reader.seat, item), SUPPLY) for item, n in reader.all_goods()]
    return Trace(moves[0].start, [], moves)


def _spends(reader: Reader) -> Trace:
    resource, n = reader.goods()
    start = reader.resources(reader.seat, resource)
    event = reader.word("event")
    end = PieceRef("events", event) if event else SUPPLY
    return Trace(start, [], [PieceMove(resource, n, start, end)])


def _gains(reader: Reader) -> Trace:
    """From whom, or what, resources come: those that are not for the acting seat are its gift."""
    start = reader.source or SUPPLY
    if reader.seat != reader.acting:
        start = player(reader.acting)
    moves = [PieceMove(item, n, start, reader.resources(reader.seat, item)) for item, n in reader.all_goods()]
    return Trace(moves[0].end, [], moves)


def _gains_points(reader: Reader) -> Trace:
    end = points_of(reader.seat)
    return Trace(end, [], [PieceMove("point", reader.number("n"), reader.source or SUPPLY, end)])


def _puts_points(reader: Reader) -> Trace:
    end = reader.in_city(reader.seat)
    return Trace(end, reader.cards(), [PieceMove("point", reader.number("n"), SUPPLY, end)])


def _stores(reader: Reader) -> Trace:
    resource, n = reader.goods()
    end = reader.in_city(reader.seat)
    return Trace(end, reader.cards(), [PieceMove(resource, n, SUPPLY, end)])


def _clock(reader: Reader) -> Trace:
    start = reader.in_city(reader.seat)
    reader.source = reader.spot()
    return Trace(start, reader.cards(), [PieceMove("point", 1, start, SUPPLY)])


def _occupies(reader: Reader) -> Trace:
    end = reader.in_city(reader.seat)
    return Trace(end, reader.cards(), [PieceMove("token", 1, SUPPLY, end)])


# -- workers, seasons, and what gives


def _places(reader: Reader) -> Trace:
    reader.source = reader.spot()
    return Trace(reader.source, reader.cards(), [PieceMove("worker", 1, workers_of(reader.seat), reader.source)])


def _lifts(reader: Reader) -> Trace:
    return Trace(reader.spot(), [], [PieceMove("worker", 1, reader.spot(), workers_of(reader.seat))])


def _carries_out(reader: Reader) -> Trace:
    reader.source = reader.spot()
    return Trace(reader.source)


def _gives(reader: Reader) -> Trace:
    """Note the card that gives what follows: it produces, or reacts."""
    reader.source = reader.in_city(reader.seat)
    return Trace(reader.source, reader.cards())


def _activates(reader: Reader) -> Trace:
    reader.source = reader.in_city(reader.number("owner_seat"))
    return Trace(reader.source, reader.cards())


def _season(reader: Reader) -> Trace:
    reader.source = None
    end = workers_of(reader.seat)
    return Trace(end, [], [PieceMove("worker", reader.number("workers"), None, end)])


def _passes(reader: Reader) -> Trace:
    return Trace(player(reader.seat))


# -- Rugwort


def _rugwort_plays(reader: Reader) -> Trace:
    end = PieceRef("cards", reader.cards()[0], None, RUGWORT)
    return Trace(end, reader.cards(), reader.carry(reader.meadow(), end))


def _rugwort_plays_fool(reader: Reader) -> Trace:
    end = PieceRef("cards", reader.cards()[0], None, reader.acting)
    return Trace(end, reader.cards(), reader.carry(reader.meadow(), end))


def _rugwort_event(reader: Reader) -> Trace:
    event = reader.spot("event")
    return Trace(event, [], [PieceMove("event", 1, event, player(RUGWORT))])


def _rugwort_blocks(reader: Reader) -> Trace:
    return Trace(PieceRef("meadow", "", reader.number("n") - 1))


def _rugwort_moves(reader: Reader) -> Trace:
    return Trace(reader.spot("new"), [], [PieceMove("worker", 1, reader.spot("old"), reader.spot("new"))])


def _rugwort_takes_worker(reader: Reader) -> Trace:
    his = player(RUGWORT)
    start = workers_of(reader.seat)
    return Trace(start, [], [PieceMove("worker", 1, reader.spot("old"), his), PieceMove("worker", 1, start, his)])


TABLE: Final[dict[str, Callable[[Reader], Trace]]] = {
    "plays": _plays,
    "plays-meadow": _plays_meadow,
    "gets-fool": _gets_fool,
    "fool-discarded": _fool_discarded,
    "leaves-city": _leaves_city,
    "leaves-rugwort": _leaves_rugwort,
    "imprisons": _imprisons,
    "discards-prisoners": _discards_prisoners,
    "draws": _draws,
    "draws-cards": _draws_cards,
    "keeps": _keeps,
    "takes": _takes,
    "discards": _discards,
    "discards-card": _discards_card,
    "discards-meadow": _discards_meadow,
    "discards-revealed": _discards_revealed,
    "gives-card": _gives_card,
    "gives-this": _gives_this,
    "reveals": _reveals,
    "tucks": _tucks,
    "tucks-card": _tucks_card,
    "refills": _refills,
    "new-pile": _new_pile,
    "pays": _pays,
    "spends": _spends,
    "gains": _gains,
    "gains-points": _gains_points,
    "puts-points": _puts_points,
    "stores": _stores,
    "clock": _clock,
    "occupies": _occupies,
    "places": _places,
    "lifts": _lifts,
    "recalls": _lifts,
    "carries-out": _carries_out,
    "produces": _gives,
    "reacts": _gives,
    "activates": _activates,
    "season-spring": _season,
    "season-summer": _season,
    "season-autumn": _season,
    "passes": _passes,
    "rugwort-plays": _rugwort_plays,
    "rugwort-plays-fool": _rugwort_plays_fool,
    "rugwort-event": _rugwort_event,
    "rugwort-blocks": _rugwort_blocks,
    "rugwort-moves": _rugwort_moves,
    "rugwort-takes-worker": _rugwort_takes_worker,
}
"""By the end of an event's key: its trace."""
