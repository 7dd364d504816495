"""Harbour, a toy game with a bit of everything: secret bids at once, dice, a shop, and effects of several steps.

In each round all seats bid a card; the highest bid wins a point and may roll twice for more; then its owner may shop.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from meadowmarket.core.api import Box, Game, Json, Setting, State, UsageTable
from meadowmarket.core.errors import BadCardPack
from meadowmarket.core.frames import Decision, Frame, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import Rng
from meadowmarket.core.schema import corrupt

NO_BID: Final = 0
CARDS: Final = tuple(range(1, 13))
PRICES: Final = {"net": 1, "boat": 2}
GOODS: Final = ("net", "boat")
COINS: Final = 3


class ToyState(State):
    """Harbour in progress."""

    def __init__(
        self, game: ToyGame, stack: list[Frame], rng: int, count: int, floor: int, lists: dict[str, list[int]]
    ) -> None:
        super().__init__(game, stack, rng, count, floor)
        self.toy = game
        self.deck = lists["deck"]
        self.hands = [lists[f"hand{seat}"] for seat in range(game.players)]
        self.bids = lists["bids"]
        self.won = lists["won"]
        self.rolled = lists["rolled"]
        self.coins = lists["coins"]
        self.goods = lists["goods"]
        self.rounds = lists["rounds"]

    def lists(self) -> dict[str, list[int]]:
        """Copies all data."""
        hands = {f"hand{seat}": list(hand) for seat, hand in enumerate(self.hands)}
        names = ("deck", "bids", "won", "rolled", "coins", "goods", "rounds")
        return {**hands, **{name: list(getattr(self, name)) for name in names}}

    def clone(self) -> ToyState:
        stack = list(self.stack)
        copy = type(self)(self.toy, stack, int(self.rng), self.actions_played, self.undo_floor, self.lists())
        copy.key = self.key
        return copy

    def scores(self) -> list[int]:
        return [sum(self.points_by_source(seat).values()) for seat in range(self.game.players)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def points_by_source(self, seat: int) -> dict[str, int]:
        return {"bids": self.won[seat], "rolls": self.rolled[seat], "goods": self.goods[seat]}

    def fields(self) -> dict[str, Json]:
        return {name: [*items] for name, items in self.lists().items()}


class Bid(Decision[ToyState]):
    """Asks all seats at once for a secret bid."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(0)

    def seats(self, state: ToyState) -> list[int]:
        return [seat for seat, bid in enumerate(state.bids) if bid == NO_BID]

    def options(self, state: ToyState, seat: int) -> list[int]:
        return [state.toy.bid + card for card in sorted(state.hands[seat])]

    def resolve(self, state: ToyState, seat: int, action: int) -> None:
        card = action - state.toy.bid
        state.hands[seat].remove(card)
        state.bids[seat] = card
        if state.events is not None:
            state.emit(seat, "toy-bid", {"seat": seat})
            state.emit(seat, "toy-bid-card", {"card": card}, audience=1 << seat)
        if NO_BID in state.bids:
            state.stack.append(Bid())
            return
        state.reveal()
        winner = state.bids.index(max(state.bids))
        state.bids[:] = [NO_BID] * len(state.bids)
        state.push_script(state.toy.prize, winner, value=1)

    def prompt(self, state: ToyState, seat: int) -> Message:
        return Message("toy-ask-bid", {"seat": seat})


class RollOrStop(Decision[ToyState]):
    """Asks the winner whether to roll; remembers what was rolled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rolls")

    def __init__(self, seat: int, rolls: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.rolls = rolls

    def options(self, state: ToyState, seat: int) -> list[int]:
        return [state.toy.roll, state.toy.stop]

    def resolve(self, state: ToyState, seat: int, action: int) -> None:
        if action == state.toy.roll:
            rolled = int(state.random_below(state.toy.sides)) + 1
            state.rolled[seat] += rolled // 3
            if state.events is not None:
                state.emit(seat, "toy-roll", {"seat": seat, "rolled": rolled})
            if len(self.rolls) < 1:
                state.stack.append(RollOrStop(seat, (*self.rolls, rolled)))

    def prompt(self, state: ToyState, seat: int) -> Message:
        return Message("toy-ask-roll")


class Shop(Decision[ToyState]):
    """Asks the winner what to buy, until enough."""

    def options(self, state: ToyState, seat: int) -> list[int]:
        affordable = [i for i, name in enumerate(GOODS) if PRICES[name] <= state.coins[seat]]
        return [*(state.toy.buy + i for i in affordable), state.toy.stop]

    def resolve(self, state: ToyState, seat: int, action: int) -> None:
        if action != state.toy.stop:
            price = PRICES[GOODS[action - state.toy.buy]]
            state.coins[seat] -= price
            state.goods[seat] += price
            state.stack.append(Shop(seat))

    def prompt(self, state: ToyState, seat: int) -> Message:
        return Message("toy-ask-shop")

    def why_not(self, state: ToyState, seat: int, action: int) -> Message | None:
        if state.toy.buy <= action < state.toy.buy + len(GOODS):
            return Message("toy-too-dear", {"coins": state.coins[seat]})
        return None


class GainPoints(Step[ToyState]):
    """Gives the winner the points of the script."""

    def run(self, state: ToyState, script: Script) -> None:
        state.won[script.seat] += script.value


class MayRoll(Step[ToyState]):
    """Lets the winner roll."""

    def run(self, state: ToyState, script: Script) -> None:
        state.stack.append(RollOrStop(script.seat, ()))


class MayShop(Step[ToyState]):
    """Lets the winner shop."""

    def run(self, state: ToyState, script: Script) -> None:
        state.stack.append(Shop(script.seat))


class NextRound(Step[ToyState]):
    """Begins the next round while there are cards in hand."""

    def run(self, state: ToyState, script: Script) -> None:
        state.rounds[0] += 1
        if state.hands[0]:
            state.stack.append(Bid())


class ToyGame(Game):
    """Harbour as it is set up."""

    state_type: type[ToyState] = ToyState

    def __init__(
        self, players: int = 2, ruleset: str = "short", settings: Mapping[str, str] | None = None, pack: str = "own"
    ) -> None:
        super().__init__("toy", 3, ruleset, settings or {}, players, pack)
        self.sides = 4 if self.settings.get("die") == "four" else 6
        self.hand_size = 2 if ruleset == "short" else 3
        self.bid = self.actions.family(f"bid {card}" for card in (0, *CARDS))
        self.buy = self.actions.family(f"buy {name}" for name in GOODS)
        self.roll = self.actions.family(["roll"])
        self.stop = self.actions.family(["stop"])
        self.prize = self.add_program([GainPoints(), MayRoll(), MayShop(), NextRound()])

    def new(self, seed: int) -> ToyState:
        zeros = [0] * self.players
        names = ("bids", "won", "rolled", "goods")
        lists = {"deck": list(CARDS), "rounds": [0], "coins": [COINS] * self.players}
        lists |= {name: list(zeros) for name in names}
        lists |= {f"hand{seat}": [] for seat in range(self.players)}
        state = self.state_type(self, [Bid()], 0, 0, 0, lists)
        state.start_chance(seed)
        state.shuffle(state.deck)
        for _ in range(self.hand_size):
            for hand in state.hands:
                hand.append(state.deck.pop())
        return state

    def restore(self, stack: list[Frame], rng: int, count: int, floor: int, fields: dict[str, Json]) -> ToyState:
        lists: dict[str, list[int]] = {}
        for name, items in fields.items():
            if not isinstance(items, list):
                raise corrupt(f"fields.{name}", items, "array")
            lists[name] = [item for item in items if isinstance(item, int)]
        return self.state_type(self, stack, rng, count, floor, lists)

    def frame_types(self) -> list[type[Frame]]:
        return [Bid, RollOrStop, Shop]

    def view(self, state: State, seat: int) -> dict[str, Json]:
        assert isinstance(state, ToyState)
        seats: list[Json] = []
        for other, hand in enumerate(state.hands):
            mine = other == seat
            shown: dict[str, Json] = {
                "hand": [*sorted(hand)] if mine else len(hand),
                "bid": state.bids[other] if mine else state.bids[other] != NO_BID,
                "coins": state.coins[other],
                "points": state.scores()[other],
            }
            seats.append(shown)
        return {"round": state.rounds[0], "deck": len(state.deck), "seats": seats}

    def determinise(self, state: State, seat: int, rng: Rng) -> ToyState:
        assert isinstance(state, ToyState)
        dealt = state.clone()
        others = [other for other in range(self.players) if other != seat]
        pool = list(dealt.deck)
        for other in others:
            pool += dealt.hands[other] + [bid for bid in [dealt.bids[other]] if bid != NO_BID]
        pool.sort()
        rng.shuffle(pool)
        for other in others:
            dealt.hands[other][:] = [pool.pop() for _ in dealt.hands[other]]
            if dealt.bids[other] != NO_BID:
                dealt.bids[other] = pool.pop()
        dealt.deck[:] = pool
        dealt.reseed(rng)
        return dealt

    def describe(self, state: State, seat: int, action: int) -> Message:
        return Message("toy-describe", {"action": self.actions.notation(action)})

    def topics(self) -> list[str]:
        return ["fishing-boat", "fishing-net", "lighthouse"]

    def explain(self, topic: str) -> list[Message]:
        return [Message("toy-topic", {"topic": topic})]

    def usage(self, tally: list[int]) -> UsageTable:
        return UsageTable(["bought"], {name: [tally[self.buy + i]] for i, name in enumerate(GOODS)})


class ToyBox(Box):
    """What the entry point names."""

    def __init__(self) -> None:
        self.name = "toy"
        self.min_players = 2
        self.max_players = 4
        self.rulesets = ("short", "long")
        self.older_rules = (1, 2)

    def settings(self) -> list[Setting]:
        return [Setting("die", ("four", "six"))]

    def defaults(self, ruleset: str) -> dict[str, str]:
        return {"die": "six"}

    def make(self, players: int, ruleset: str, settings: dict[str, str], cards: str | None) -> ToyGame:
        pack = "own"
        if cards is not None:
            text = Path(cards, "toy.txt").read_text() if Path(cards, "toy.txt").exists() else ""
            if not text.startswith("toy "):
                raise BadCardPack([f"toy.txt:1:1: found {text[:10]!r}; allowed: toy and a name"])
            pack = text.split()[1]
        return ToyGame(players, ruleset, settings, pack)


BOX: Final = ToyBox()
