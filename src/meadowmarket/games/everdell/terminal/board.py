"""Everdell in the terminal: the Meadow, the board, your city and hand, and the others' cities in a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadowmarket.core.api import Game, Json
from meadowmarket.core.table import Option
from meadowmarket.games.everdell.game import Everdell
from meadowmarket.games.everdell.terminal.names import HEAD, QUIET, ShortNames
from meadowmarket.games.everdell.terminal.options import option_label, option_text
from meadowmarket.games.everdell.view.types import CardView, CityView, EventView, Place, View
from meadowmarket.terminal.board import Board, BoardPart
from meadowmarket.terminal.flow import Flow
from meadowmarket.terminal.marks import marks, named
from meadowmarket.texts import Catalogue

TOKEN, BLOCKED, ASKED = "◉", "✗", "▸"
NO_CARD: Final = "–"


def draw(game: Game, view: dict[str, Json], catalogue: Catalogue) -> Board:
    """Draw what a seat sees. The board fits its width when it is printed."""
    assert isinstance(game, Everdell)
    return EverdellBoard(game, cast("View", view), catalogue)


class EverdellBoard(Board):
    """A view with the words to draw it."""

    def __init__(self, game: Everdell, view: View, catalogue: Catalogue) -> None:
        super().__init__(game, catalogue)
        self.game_data = game.game_data
        self.view = view
        self.words = ShortNames(game.game_data, catalogue)

    def parts(self, width: int) -> list[BoardPart]:
        """List what is drawn, from above."""
        cities = self.view["cities"]
        own = [seat for seat in range(len(cities)) if seat == self.view["seat"]]
        others = [seat for seat in range(len(cities)) if seat not in own]
        return [
            BoardPart(2, self._panel(self.word("cards"), [self.meadow(), *self.loose()]), Group(*self.short_meadow())),
            BoardPart(5, self._panel(self.word("places"), self.places())),
            BoardPart(6, self._panel(self.word("events"), [self.events()])),
            *[BoardPart(1, self._panel(self.player(seat), self.own_city(seat)), self.short_own(seat)) for seat in own],
            *[BoardPart(3, self._panel(self.player(seat), self.city(seat)), self.short_city(seat)) for seat in others],
            BoardPart(4, self.legend()),
        ]

    def moment(self) -> str:
        """Return the seasons in which the players are."""
        seasons = [self._season(city) for city in self.view["cities"][: self.view["players"]]]
        return ", ".join(dict.fromkeys(seasons))

    def option_text(self, option: Option) -> str:
        """Explain an option with cost and effect."""
        return option_text(self.words, option, self.view["playing"])

    def option_label(self, option: Option) -> str:
        """Name an option in a few words."""
        return option_label(self.words, option, self.view["playing"])

    # -- words

    def word(self, key: str, **args: int | str) -> str:
        """Return a word of the board."""
        return self.words.word(key, **args)

    def flow(self, key: str, parts: Sequence[Text], between: str = " · ") -> Flow:
        """Make a line with its name in front."""
        return Flow(Text(f"{self.word(key)}  ", style=HEAD), parts or [Text(NO_CARD, style=QUIET)], between)

    def player(self, seat: int) -> Text:
        """Name a player, or Rugwort, and mark who is asked."""
        view = self.view
        if self._is_rugwort(seat):
            points = sum(view.get("rugwort", {}).values())
            return Text(f"{self.word('rugwort')}  {self.words.worth(points)}", style=HEAD)
        name = Text.assemble(ASKED if seat in view["to_act"] else "", named(seat, self.catalogue))
        return Text.assemble(name, "  ", self._season(view["cities"][seat]))

    def _is_rugwort(self, seat: int) -> bool:
        return seat >= self.view["players"]

    def _season(self, city: CityView) -> str:
        return self.word("passed" if city["passed"] else f"season-{city['season']}")

    def _panel(self, title: Text | str, lines: Iterable[RenderableType]) -> Panel:
        return Panel(Group(*lines), title=title, title_align="left")

    def legend(self) -> RenderableType:
        """Explain the symbols."""
        key = Text(self.word("legend-cards"), style=QUIET)
        return Group(key, Text(self.word("legend-marks", token=TOKEN, blocked=BLOCKED), style=QUIET))

    # -- what is common

    def meadow(self) -> Table:
        """List the cards of the Meadow with their places."""
        numbers = [f"{place}{self._blocked(place)}" for place in range(1, len(self.view["meadow"]) + 1)]
        return self.cards(self.view["meadow"], numbers)

    def cards(self, cards: Sequence[str | None], numbers: Sequence[str] = ()) -> Table:
        """List cards with cost, points and effect."""
        table = Table.grid(padding=(0, 2, 0, 0))
        if numbers:
            table.add_column(justify="right", no_wrap=True)
        for _ in range(3):
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for i, card in enumerate(cards):
            sides = [Text(NO_CARD, style=QUIET)] if card is None else self._sides(card)
            table.add_row(*([numbers[i]] if numbers else []), *sides)
        return table

    def _sides(self, card: str) -> list[Text]:
        kind = self.words.kinds[card]
        worth = Text(self.words.worth(self.game_data.points[kind]))
        return [self.words.card(card), Text(self.words.cost(kind)), worth, Text(self.words.effect(kind))]

    def _blocked(self, place: int) -> str:
        return BLOCKED if place <= self.view.get("blocked", 0) else ""

    def short_meadow(self) -> Iterable[RenderableType]:
        """List the cards of the Meadow with cost and points only."""
        shown = [
            Text.assemble((f"{place}{self._blocked(place)} ", QUIET), self.words.priced(card) if card else NO_CARD)
            for place, card in enumerate(self.view["meadow"], 1)
        ]
        yield self.flow("cards", shown)
        yield from list(self.loose())[1:]

    def loose(self) -> Iterable[RenderableType]:
        """Show the piles, and the cards that are between two places."""
        view = self.view
        yield Text(self.word("piles", pile=view["pile"], discards=view["discards"]), style=QUIET)
        aside = view["aside"]
        if aside:
            hidden = Text(self.word("aside-hidden", n=aside)) if isinstance(aside, int) else Text()
            yield self.flow(
                "aside", [self.words.priced(card) for card in aside] if isinstance(aside, list) else [hidden]
            )
        if view["playing"]:
            yield self.flow("playing", [self.words.priced(view["playing"])])

    def places(self) -> Iterable[RenderableType]:
        """List the places with the workers on them."""
        view = self.view
        yield self.flow("basic", [self.place(place) for place in view["basic"]])
        yield self.flow("forest", [self.place(place) for place in view["forest"]])
        yield self.flow("other", [self.place(place) for place in (*view["haven"], *view["journey"])])

    def place(self, place: Place) -> Text:
        """Draw a place with the workers on it."""
        workers = marks([seat for seat in place["workers"] if seat < self.view["players"]])
        his = BLOCKED if any(seat >= self.view["players"] for seat in place["workers"]) else ""
        shared = f" {self.word('shared')}" if place["place"] in self.words.shared else ""
        parts = (self.words.place(place["place"]), (shared, QUIET), " " if place["workers"] else "", workers, his)
        return Text.assemble(*parts)

    def events(self) -> Table:
        """List the events: who has achieved them, what they ask for and give."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(ratio=3)
        table.add_column(ratio=3)
        table.add_column(ratio=4)
        for event in self.view["events"]:
            asks = Text(self.words.event_asks(event["event"]))
            gives = Text.assemble(self.words.event_gives(event["event"]), self._on_event(event))
            style = QUIET if event["owner"] is not None else ""
            table.add_row(self._owner(event), self.words.event(event["event"]), asks, gives, style=style)
        return table

    def _owner(self, event: EventView) -> Text:
        owner = event["owner"]
        if owner is None:
            return Text(" ")
        return marks([owner]) if owner < self.view["players"] else Text(BLOCKED)

    def _on_event(self, event: EventView) -> str:
        shown = f" ({self.words.goods(event['goods'])})" if any(event["goods"].values()) else ""
        under = event["under"]
        if isinstance(under, list):
            return shown + (
                f" + {', '.join(self.words.name(self.words.kinds[card]) for card in under)}" if under else ""
            )
        return shown + (f" + {self.word('aside-hidden', n=under)}" if under else "")

    # -- cities

    def own_city(self, seat: int) -> Iterable[RenderableType]:
        """Draw a city with its hand."""
        yield from self.city(seat)
        hand = self.view["cities"][seat]["hand"]
        if isinstance(hand, list) and hand:
            yield Text(self.word("hand"), style=HEAD)
            yield self.cards(sorted(hand))

    def short_own(self, seat: int) -> RenderableType:
        """Draw your city and hand without the texts."""
        city = self.view["cities"][seat]
        lines: list[RenderableType] = [Text.assemble(self.player(seat), "  ", self.counts(city))]
        if city["cards"]:
            lines.append(self.flow("city", self.standing_cards(city)))
        if isinstance(city["hand"], list):
            lines.append(self.flow("hand", [self.words.priced(card) for card in sorted(city["hand"])]))
        return Group(*lines)

    def short_city(self, seat: int) -> RenderableType:
        """Draw another city without its cards."""
        city = self.view["cities"][seat]
        cards = self.standing_cards(city)
        counts = Text.assemble(self.player(seat), "  ", *([] if self._is_rugwort(seat) else [self.counts(city)]))
        return Group(counts, self.flow("city", cards)) if cards else counts

    def city(self, seat: int) -> Iterable[RenderableType]:
        """Draw what everyone sees of a city."""
        city = self.view["cities"][seat]
        if not self._is_rugwort(seat):
            yield self.counts(city)
        yield self.flow("city", self.standing_cards(city))
        if city["prisoners"]:
            yield self.flow("prisoners", [self.words.card(card) for card in city["prisoners"]])

    def counts(self, city: CityView) -> Text:
        """Return what a city has in numbers."""
        hand = city["hand"]
        counts = {
            "points": city["points"],
            "workers": city["workers"],
            "total": city["workers_total"],
            "cards": hand if isinstance(hand, int) else len(hand),
            "spaces": city["spaces"],
        }
        return Text.assemble((self.words.goods(city["resources"]), HEAD), "   ", self.word("counts", **counts))

    def standing_cards(self, city: CityView) -> list[Text]:
        """List the cards of a city by colour."""
        kinds = self.words.kinds
        return [
            self.standing(card)
            for card in sorted(city["cards"], key=lambda card: self.game_data.colour[kinds[card["card"]]])
        ]

    def standing(self, card: CardView) -> Text:
        """Draw a card of a city with what lies on it."""
        parts: list[Text | str] = [self.words.card(card["card"])]
        if card["occupied"]:
            parts.append(f" {TOKEN}")
        if card["workers"]:
            parts += [" ", marks(card["workers"])]
        if card["points"]:
            parts.append(f" {self.words.worth(card['points'])}")
        if any(card["goods"].values()):
            parts.append(f" ({self.words.goods(card['goods'])})")
        return Text.assemble(*parts)
