"""Everdell in the terminal: the Meadow, the board, the own city and hand, and the others' cities in a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text

from meadowmarket.boards.everdell_view import Card, City, Event, Place, View
from meadowmarket.boards.flow import Flow
from meadowmarket.boards.marks import marks, named
from meadowmarket.core.api import Game, Json
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.game import Everdell
from meadowmarket.games.everdell.names import COLOURS, RESOURCES
from meadowmarket.games.everdell.state import card_name
from meadowmarket.texts import Catalogue

WIDEST: Final = 120
COLOUR_STYLES: Final = ("yellow", "green", "red", "blue", "magenta")
TOKEN, BLOCKED, ASKED = "◉", "✗", "▸"
HEAD: Final = "bold"
QUIET: Final = "dim"


def draw(game: Game, view: dict[str, Json], catalogue: Catalogue) -> RenderableType:
    """Draws what a seat sees. The board fits its width when it is printed."""
    assert isinstance(game, Everdell)
    return Board(game, cast("View", view), catalogue)


class Board:
    """A view with the words to draw it."""

    def __init__(self, game: Everdell, view: View, catalogue: Catalogue) -> None:
        self.rules = game.rules
        self.view = view
        self.catalogue = catalogue
        self.kinds = {card.id: kind for kind, card in enumerate(game.rules.pack.cards)}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        yield from console.render(Group(*self.parts()), options.update(width=width))

    def parts(self) -> Iterable[RenderableType]:
        """Lists what is drawn, from above."""
        view = self.view
        yield Panel(Group(*self.table()), title=self.word("meadow"), title_align="left")
        for seat, city in enumerate(view["cities"]):
            if seat == view["seat"]:
                yield Panel(Group(*self.own_city(city)), title=self.player(seat), title_align="left")
        for seat, city in enumerate(view["cities"]):
            if seat != view["seat"]:
                yield Panel(Group(*self.city(city)), title=self.player(seat), title_align="left")

    # -- words

    def word(self, key: str, **args: int | str | Message) -> str:
        """Returns a word of the board."""
        return self.catalogue.say(f"everdell-board-{key}", args)

    def flow(self, key: str, parts: Sequence[Text], between: str = " · ") -> Flow:
        """Makes a line with its name in front."""
        return Flow(Text(f"{self.word(key)}  ", style=HEAD), parts or [Text("–", style=QUIET)], between)

    def player(self, seat: int) -> Text:
        """Names a player, or Rugwort, and says whether something is asked of them."""
        view = self.view
        if seat >= view["players"]:
            return Text(self.word("rugwort"), style=HEAD)
        name = Text.assemble(ASKED if seat in view["to_act"] else "", named(seat, self.catalogue))
        city = view["cities"][seat]
        state = "passed" if city["passed"] else f"season-{city['season']}"
        return Text.assemble(name, "  ", self.word(state))

    def card(self, card: str) -> Text:
        """Names a card in its colour, with the first letter of the colour's name for those who can't tell."""
        kind = self.kinds[card]
        colour = self.rules.colour[kind]
        name = self.catalogue.text(card_name(self.rules, kind))
        return Text.assemble((name, COLOUR_STYLES[colour]), (f" {COLOURS[colour][0]}", QUIET))

    def priced(self, card: str) -> Text:
        """Names a card with its cost and its points."""
        kind = self.kinds[card]
        cost = {name: self.rules.cost[kind * 4 + i] for i, name in enumerate(RESOURCES)}
        return Text.assemble(self.card(card), f" {self.goods(cost)} →{self.rules.points[kind]}")

    def goods(self, goods: Mapping[str, int]) -> str:
        """Writes resources shortly."""
        return " ".join(f"{n}{self.word(f'short-{name}')}" for name, n in goods.items() if n) or "0"

    # -- what is common

    def table(self) -> Iterable[RenderableType]:
        """Draws the Meadow, the places and the events."""
        view = self.view
        meadow: list[Text] = []
        for place, card in enumerate(view["meadow"], 1):
            blocked = BLOCKED if place <= view.get("blocked", 0) else ""
            meadow.append(Text.assemble(f"{place}{blocked} ", self.priced(card) if card else "–"))
        yield self.flow("cards", meadow)
        yield self.flow("basic", [self.place(place) for place in view["basic"]])
        yield self.flow("forest", [self.place(place) for place in view["forest"]])
        yield self.flow("other", [self.place(place) for place in (*view["haven"], *view["journey"])])
        yield self.flow("events", [self.event(event) for event in view["events"]])
        yield Text(self.word("piles", pile=view["pile"], discards=view["discards"]), style=QUIET)
        aside = view["aside"]
        if aside:
            shown = [self.priced(card) for card in aside] if isinstance(aside, list) else [Text(str(aside))]
            yield self.flow("aside", shown)
        if view["playing"]:
            yield self.flow("playing", [self.priced(view["playing"])])

    def place(self, place: Place) -> Text:
        """Draws a place with the workers on it."""
        workers = marks([seat for seat in place["workers"] if seat < self.view["players"]])
        his = BLOCKED if any(seat >= self.view["players"] for seat in place["workers"]) else ""
        return Text.assemble(place["place"], " " if place["workers"] else "", workers, his)

    def event(self, event: Event) -> Text:
        """Draws an event with its owner and what lies on it."""
        parts: list[Text | str] = [event["event"]]
        owner = event["owner"]
        if owner is not None:
            parts += [" ", marks([owner]) if owner < self.view["players"] else BLOCKED]
        if any(event["goods"].values()):
            parts.append(f" ({self.goods(event['goods'])})")
        under = event["under"]
        if under:
            parts.append(f" +{under if isinstance(under, int) else ', '.join(under)}")
        return Text.assemble(*parts)

    # -- cities

    def own_city(self, city: City) -> Iterable[RenderableType]:
        """Draws a city with its hand."""
        yield from self.city(city)
        hand = city["hand"]
        if isinstance(hand, list):
            yield self.flow("hand", [self.priced(card) for card in sorted(hand)])

    def city(self, city: City) -> Iterable[RenderableType]:
        """Draws what everyone sees of a city."""
        hand = city["hand"]
        counts = {
            "points": city["points"],
            "workers": city["workers"],
            "total": city["workers_total"],
            "cards": hand if isinstance(hand, int) else len(hand),
            "spaces": city["spaces"],
        }
        yield Text.assemble((self.goods(city["resources"]), HEAD), "   ", self.word("counts", **counts))
        by_colour = sorted(city["cards"], key=lambda card: self.rules.colour[self.kinds[card["card"]]])
        yield self.flow("city", [self.standing(card) for card in by_colour])
        if city["prisoners"]:
            yield self.flow("prisoners", [self.card(card) for card in city["prisoners"]])

    def standing(self, card: Card) -> Text:
        """Draws a card of a city with what lies on it."""
        parts: list[Text | str] = [self.card(card["card"])]
        if card["occupied"]:
            parts.append(f" {TOKEN}")
        if card["workers"]:
            parts += [" ", marks(card["workers"])]
        if card["points"]:
            parts.append(f" {self.word('points-on', n=card['points'])}")
        if any(card["goods"].values()):
            parts.append(f" ({self.goods(card['goods'])})")
        return Text.assemble(*parts)
