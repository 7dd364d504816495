"""La Granja in the terminal: the village, your farm and hand, and the others' farms in a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadowmarket.core.api import Game, Json
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja.explain.describe import helper_text
from meadowmarket.games.lagranja.game import LaGranja
from meadowmarket.games.lagranja.names import GOODS
from meadowmarket.games.lagranja.view.types import Barrow, BuildingView, FarmView, HelperView, SpaceView, View
from meadowmarket.terminal.board import Board, BoardPart
from meadowmarket.terminal.flow import Flow
from meadowmarket.terminal.marks import NEUTRAL_SHAPE, mark, marks, named
from meadowmarket.texts import Catalogue

SIDE_BY_SIDE: Final = 96
"""From this width on the market stands beside the craft buildings."""

HALF_STEP: Final = 3
"""Columns between the middle of a market space and that of its neighbour in the next row."""

PHASE_STYLES: Final = {"farm": "blue", "revenue": "green", "transport": "bright_black", "scoring": "red"}
FULL, EMPTY, FREE, SERVED, ASKED = "▮", "▯", "·", "✓", "▸"
HEAD: Final = "bold"
QUIET: Final = "dim"


def draw(game: Game, view: dict[str, Json], catalogue: Catalogue) -> Board:
    """Draw what a seat sees. The board fits its width when it is printed: best 100 to 120 columns, 80 will do."""
    assert isinstance(game, LaGranja)
    return LaGranjaBoard(game, cast("View", view), catalogue)


class LaGranjaBoard(Board):
    """A view with the words to draw it."""

    def __init__(self, game: LaGranja, view: View, catalogue: Catalogue) -> None:
        super().__init__(game, catalogue)
        self.game_data = game.game_data
        self.view = view
        self.cards = {card.number: i for i, card in enumerate(game.game_data.pack.cards)}

    def parts(self, width: int) -> list[BoardPart]:
        """List what is drawn, from above. In the transport phase, where goods can go comes before the hand."""
        header = self.header()
        own = [farm for farm in self.view["farms"] if farm["seat"] == self.view["seat"]]
        others = [farm for farm in self.view["farms"] if farm not in own]
        drawn = [BoardPart(0, header, header), *self.state(width)]
        for farm in own:
            drawn.append(BoardPart(1, self.own_farm(farm), self.farm_line(farm)))
            drawn.append(BoardPart(4, self.hand(farm), self.hand_line(farm)))
        if others:
            title = self.word("others" if own else "farms")
            lines = Group(*(self.farm_line(farm) for farm in others))
            drawn.append(BoardPart(3, Panel(lines, title=title, title_align="left"), lines))
        return drawn

    def moment(self) -> str:
        """Return the round and the phase."""
        view = self.view
        phase = Message(f"lagranja-phase-{view['phase']}")
        when: dict[str, int | str | Message] = {"round": view["round"], "rounds": view["rounds"], "phase": phase}
        return self.word("over") if view["over"] else self.catalogue.say("lagranja-stage", when)

    # -- words

    def word(self, key: str, **args: int | str | Message) -> str:
        """Return a word of the board."""
        return self.catalogue.say(f"lagranja-board-{key}", args)

    def good(self, name: str) -> str:
        """Return the short name of a good."""
        return self.word(f"good-{name}")

    def name_of(self, kind: str, name: str) -> str:
        """Return the name of a building or roof tile."""
        return self.catalogue.say(f"lagranja-{kind}-{name}")

    def helper_name(self, helper: HelperView) -> str:
        """Return the name of a helper."""
        return self.catalogue.text(self.game_data.helper_name(self.cards[helper["card"]]))

    def flow(self, key: str, parts: Sequence[Text], between: str = " · ", width: int = 0) -> Flow:
        """Make a line with its name in front, which takes so much room at least."""
        return Flow(Text(f"{self.word(key):{width}}  ", style=HEAD), parts or [self.none()], between)

    def item(self, key: str, parts: Sequence[Text]) -> Text:
        """Make a part of a line that has its own name."""
        return Text.assemble((f"{self.word(key)} ", HEAD), Text(", ").join(parts or [self.none()]))

    def none(self) -> Text:
        """Return the word for nothing."""
        return Text(self.word("none"), style=QUIET)

    # -- the village

    def header(self) -> RenderableType:
        """Return the round, the turn order and the dice."""
        view = self.view
        phase = view["phase"]
        parts = [
            Text(self.word("over") if view["over"] else self.word("round", round=view["round"], rounds=view["rounds"])),
            Text(self.word(f"phase-{phase}"), style=f"bold {PHASE_STYLES[phase]}"),
        ]
        if len(view["farms"]) == 1:
            parts.append(Text(self.word("solo-first" if view["solo_starts"] else "solo-second")))
        else:
            order = Text("  ").join([self._in_order(seat) for seat in view["order"]])
            parts.append(Text.assemble(self.word("order"), " ", order))
        header = Flow(Text(" "), parts, "   ")
        return Group(header, Flow(Text(f" {self.word('dice')}  "), self._dice(), " │ ")) if view["dice"] else header

    def _in_order(self, seat: int) -> Text:
        is_asked = seat in self.view.get("to_act", [])
        return Text.assemble(ASKED if is_asked else "", named(seat, self.catalogue))

    def _dice(self) -> list[Text]:
        dice = self.view["dice"]
        if len(dice) == 1:
            return [Text(self.word("last-die", number=dice[0]))]
        reserved = self.view["reserved"]
        parts: list[Text] = []
        for number in dict.fromkeys(dice):
            part = Text(" ".join([str(number)] * dice.count(number)))
            if reserved and reserved["number"] == number:
                part.append_text(Text.assemble(" (", mark(reserved["seat"]), ")"))
            parts.append(part)
        return parts

    def state(self, width: int) -> list[BoardPart]:
        """Draw market and craft buildings, beside each other where there is room."""
        is_wide = width >= SIDE_BY_SIDE
        rank = 2 if self.view["phase"] == "transport" else 5
        market = Panel(self.market(), title=self.word("market"), title_align="left", expand=not is_wide)
        lines = Group(self.buildings(), "", *self.tracks())
        buildings = Panel(lines, title=self.word("buildings"), title_align="left")
        short = Group(self.short_buildings(), *self.tracks()[:2])
        if not is_wide:
            return [BoardPart(rank + 1, market), BoardPart(rank, buildings, short)]
        grid = Table.grid(expand=True)
        grid.add_column()
        grid.add_column(ratio=1)
        grid.add_row(market, buildings)
        return [BoardPart(rank, grid, short)]

    def short_buildings(self) -> Flow:
        """List what the open craft buildings ask for."""
        return self.flow(
            "buildings",
            [
                Text.assemble((self.name_of("building", building["id"]), HEAD), " ", self._row(building, i))
                for i, building in enumerate(self.view["buildings"])
                if building["opens"] is None
            ],
        )

    def market(self) -> Text:
        """Draw the spaces as hexagons lie: rows by r, each row shifted by half a space."""
        spaces = self.view["market"]
        left = min(2 * space["q"] + space["r"] for space in spaces)
        rows: list[Text] = []
        for r in sorted({space["r"] for space in spaces}):
            row = Text()
            for space in sorted((space for space in spaces if space["r"] == r), key=lambda space: space["q"]):
                row.pad_right((2 * space["q"] + r - left) * HALF_STEP - len(row))
                row.append_text(self._space(space))
            rows.append(row)
        return Text("\n").join(rows)

    def _space(self, space: SpaceView) -> Text:
        stall = space["stall"]
        if stall is None:
            return Text.assemble(space["label"], (FREE, QUIET))
        return Text.assemble((space["label"], HEAD), NEUTRAL_SHAPE if isinstance(stall, str) else mark(stall))

    def buildings(self) -> Table:
        """List the craft buildings: behind each good the seats that have delivered it, then those that are done."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right")
        table.add_column(style=HEAD, no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(justify="right", no_wrap=True)
        for i, building in enumerate(self.view["buildings"]):
            closed = building["opens"] is not None
            row = self._row(building, i)
            name = self.name_of("building", building["id"])
            style = QUIET if closed else ""
            table.add_row(str(building["number"]), name, row, self._state_of(building, i), style=style)
        return table

    def _row(self, building: BuildingView, i: int) -> Text:
        return Text(" ").join([self._asked(building, i, symbol) for symbol in range(len(building["row"]))])

    def _asked(self, building: BuildingView, i: int, symbol: int) -> Text:
        served = [farm["seat"] for farm in self.view["farms"] if farm["rows"][i]["served"][symbol]]
        return Text.assemble(self.good(building["row"][symbol]), marks(served))

    def _state_of(self, building: BuildingView, i: int) -> Text:
        done = [farm["seat"] for farm in self.view["farms"] if farm["rows"][i]["completed"]]
        parts: list[Text] = []
        if building["opens"] is not None:
            parts.append(Text(self.word("opens", order=building["opens"])))
        if done:
            parts.append(Text.assemble(SERVED, marks(done)))
        elif building["first_vp"] and building["opens"] is None:
            parts.append(Text(self.word("first-vp", points=self.game_data.pack.board.first_at_building_vp)))
        return Text(" ").join(parts)

    def tracks(self) -> list[RenderableType]:
        """List the roof tiles of the round, the siesta track and the piles."""
        view = self.view
        spaces: list[Text] = []
        for number, space in enumerate(view["siesta"]):
            discs = space["discs"][::-1]
            label = self.word("siesta-space", number=number, points=space["vp"])
            spaces.append(Text.assemble((label, "" if discs else QUIET), " " if discs else "", marks(discs)))
        return [
            self.flow("roofs-on-sale", [Text(self.name_of("roof", tile)) for tile in view["roofs"]]),
            self.flow("siesta", spaces, " │ "),
            Text(self.word("piles", deck=view["deck"], discards=len(view["discards"])), style=QUIET),
        ]

    # -- farms

    def own_farm(self, farm: FarmView) -> Panel:
        """Draw your farm."""
        width = max(len(self.word(key)) for key in ("goods", "fields", "barrows", "farm", "prices", "helpers"))
        pieces = [self.item("roofs", self.roofs(farm)), self.item("donkeys", self.donkeys(farm))]
        if farm["crafts"]:
            pieces.append(self.item("crafts", self.crafts(farm)))
        if farm["barred"]:
            pieces.append(self.item("barred", [Text(self.name_of("trade", name)) for name in farm["barred"]]))
        fields = Text(" · ").join(self.fields(farm) or [self.none()])
        lines = [
            self.flow("goods", [self._count(name, farm) for name in GOODS if name in farm["goods"]], width=width),
            self.flow("fields", [fields, *pieces], "   ", width=width),
            self.flow("barrows", self.barrows(farm, is_own=True), width=width),
            self.flow("farm", self.room(farm), width=width),
            self.flow("prices", self.prices(farm), width=width),
            self.helpers(farm, width),
        ]
        legend = Text(self.word("legend", full=FULL, empty=EMPTY, served=SERVED), style=QUIET)
        return Panel(
            Group(*lines), title=self._title(farm), title_align="left", subtitle=legend, subtitle_align="right"
        )

    def _title(self, farm: FarmView) -> Text:
        title = named(farm["seat"], self.catalogue)
        if farm["vp"] is not None:
            title.append(f"  {self.word('vp', points=farm['vp'])}")
        return title

    def _count(self, name: str, farm: FarmView) -> Text:
        count = farm["goods"][name]
        return Text(f"{self.good(name)} {count}", style=HEAD if count else QUIET)

    def fields(self, farm: FarmView) -> list[Text]:
        """Show each field, full or empty."""
        return [
            Text(f"{self.good(own['good'])} {FULL * own['full']}{EMPTY * (own['count'] - own['full'])}")
            for own in farm["fields"]
            if own["count"]
        ]

    def barrows(self, farm: FarmView, is_own: bool) -> list[Text]:
        """Show each barrow: its VP and its goods, those delivered with a tick; your own with its place."""
        return [
            Text.assemble((f"{self.word('barrow-place', place=place)} ", HEAD) if is_own else "", self._barrow(barrow))
            for place, barrow in enumerate(farm["barrows"], 1)
            if barrow
        ]

    def _barrow(self, barrow: Barrow) -> Text:
        key = "barrow" if barrow["market"] else "barrow-without-stall"
        goods = [
            Text.assemble(self.good(good), (SERVED, HEAD) if served else "")
            for good, served in zip(barrow["goods"], barrow["served"], strict=True)
        ]
        return Text.assemble(self.word(key, points=barrow["vp"]), " ", Text(" ").join(goods))

    def roofs(self, farm: FarmView) -> list[Text]:
        """Show the roof tiles, the used ones as used."""
        return [self._usable(self.name_of("roof", roof["id"]), roof["used"]) for roof in farm["roofs"]]

    def _usable(self, name: str, is_used: bool) -> Text:
        return Text(self.word("used", name=name), style=QUIET) if is_used else Text(name)

    def donkeys(self, farm: FarmView) -> list[Text]:
        """Show the tiles that are left, and what has been chosen."""
        donkeys = farm["donkeys"]
        tiles = [donkey.donkeys for donkey in self.game_data.pack.donkeys]
        left = " ".join(str(number) for tile, number in enumerate(tiles, 1) if tile not in donkeys["used"])
        parts = [Text(left or self.word("none"))]
        if donkeys["chosen"] is not None:
            parts.append(Text(self.word("donkey-chosen", donkeys=tiles[donkeys["chosen"] - 1])))
        elif donkeys["has_chosen"]:
            parts.append(Text(self.word("donkey-hidden")))
        return parts

    def room(self, farm: FarmView) -> list[Text]:
        """Show what the farm has room for."""
        lasting = farm["lasting"]
        parts = [
            self.word("pens", pigs=farm["goods"]["pig"], pens=lasting["pens"]),
            self.word("roof-places", count=len(farm["roofs"]), places=lasting["roof_places"]),
            self.word("extra-deliveries", count=lasting["extra_deliveries"], silver=lasting["extra_price"]),
            self.word("extensions", count=len(farm["extensions"])),
        ]
        if farm["markers"] is not None:
            parts.append(self.word("markers", count=farm["markers"]))
        return [Text(part) for part in parts]

    def prices(self, farm: FarmView) -> list[Text]:
        """Show what buying and upgrading cost, and a roof tile."""
        lasting = farm["lasting"]
        parts = [f"{self.good(name)} {price}/{lasting['upgrade'][name]}" for name, price in lasting["buy"].items()]
        return [Text(part) for part in (*parts, self.word("roof-price", silver=lasting["roof_price"]))]

    def crafts(self, farm: FarmView) -> list[Text]:
        """Show the craft markers, those of this round as new."""
        names: list[str] = []
        for craft in farm["crafts"]:
            name = self.name_of("building", craft["id"])
            names.append(name if craft["lasts"] else self.word("new-craft", name=name))
        return [Text(name) for name in names]

    def helpers(self, farm: FarmView, width: int) -> RenderableType:
        """Show your helpers with their texts."""
        if not farm["helpers"]:
            return self.flow("helpers", [], width=width)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style=HEAD, no_wrap=True, min_width=width)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for i, helper in enumerate(farm["helpers"]):
            card = self.game_data.pack.cards[self.cards[helper["card"]]]
            text = Text(self.catalogue.text(helper_text(card.helper)), style=QUIET if helper["used"] else "")
            table.add_row("" if i else self.word("helpers"), self._helper(helper), text)
        return table

    def _helper(self, helper: HelperView) -> Text:
        return self._usable(self.helper_name(helper), helper["used"])

    def hand(self, farm: FarmView) -> RenderableType:
        """Show your cards, each with its four sides."""
        title = self.word("hand", count=farm["hand_count"], limit=farm["lasting"]["hand_limit"])
        if not farm["hand"]:
            return Panel(self.none(), title=title, title_align="left")
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
        for key in ("column-card", "column-field"):
            table.add_column(self.word(key), no_wrap=True)
        for key in ("column-barrow", "column-extension"):
            table.add_column(self.word(key))
        table.add_column(self.word("column-helper"), ratio=1)
        for number in farm["hand"]:
            table.add_row(Text(number, style=HEAD), *self._sides(number))
        return Panel(table, title=title, title_align="left")

    def _sides(self, number: str) -> list[Text]:
        i = self.cards[number]
        card = self.game_data.pack.cards[i]
        key = "barrow" if card.market else "barrow-without-stall"
        barrow = f"{self.word(key, points=card.barrow_vp)} {' '.join(self.good(GOODS[good]) for good in card.barrow)}"
        parts = {"pen": card.pens, "delivery": card.deliveries, "silver": card.silver}
        extension = " ".join(self.word(f"adds-{name}") for name, count in parts.items() for _ in range(count))
        helper = Text.assemble(
            (self.catalogue.text(self.game_data.helper_name(i)), HEAD),
            ": ",
            self.catalogue.text(helper_text(card.helper)),
        )
        return [Text(self.good(GOODS[card.field])), Text(barrow), Text(extension), helper]

    def hand_line(self, farm: FarmView) -> Flow:
        """Show your cards by number and helper."""
        names = [
            Text.assemble((number, HEAD), " ", self.catalogue.text(self.game_data.helper_name(self.cards[number])))
            for number in farm["hand"] or []
        ]
        return self.flow("cards", names)

    def farm_line(self, farm: FarmView) -> Flow:
        """Show a farm in a few lines, without what it does not have."""
        parts = [
            ("goods", [Text(f"{self.good(name)} {count}") for name, count in farm["goods"].items() if count]),
            ("fields", self.fields(farm)),
            ("helpers", [self._helper(helper) for helper in farm["helpers"]]),
            ("roofs", self.roofs(farm)),
            ("crafts", self.crafts(farm)),
            ("extensions-short", [Text(str(len(farm["extensions"])))] if farm["extensions"] else []),
            ("cards", [] if farm["hand"] else [Text(str(farm["hand_count"]))]),
            ("donkeys", self.donkeys(farm)),
        ]
        shown = [self.item(key, values) for key, values in parts if values]
        shown += [self.item("barrow-short", [barrow]) for barrow in self.barrows(farm, is_own=False)]
        return Flow(Text.assemble(self._title(farm), "  "), shown, "  ")
