"""A game of La Granja in progress: the village and the farms around it."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.errors import check_seat
from meadowmarket.core.frames import Frame
from meadowmarket.core.messages import Message
from meadowmarket.core.schema import Schema, corrupt, counters, items, number, numbers, piles
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import POINT_SOURCES, SCORING, SILVER, VP
from meadowmarket.games.lagranja.player_area import FARM_SCHEMA, Farm, restore_farm
from meadowmarket.games.lagranja.rules.ranks import rank

STATE_SCHEMA: Final = Schema(
    numbers("order", least=0),
    numbers("discs", least=0),
    numbers("market", least=-1),
    numbers("order_markers", least=0),
    counters("dice", 6, least=0),
    counters("deck", least=0),
    numbers("discards", least=0),
    numbers("roofs", least=0),
    piles("later_roofs", least=0),
    number("round", least=1),
    number("phase", least=0, most=SCORING),
    number("completed", least=0),
    number("last_die", least=-1),
    number("die_option", least=-1),
    number("reserved_die", least=-1),
    number("reserved_by", least=-1),
    number("roof_vp"),
    number("solo_starts", least=0, most=1),
)
"""What is saved of a game, beside its farms."""
PILES_MEMORY: Final = Schema(numbers("pile_of", least=0))
DICE_MEMORY: Final = Schema(piles("taken_dice", least=1, most=6))
"""What seats know from what they have seen: saved beside the fields, no part of the checksum."""


@final
class LaGranjaState(State):
    """The whole table: the farms, the market, the craft buildings, the dice, the piles; see `Farm` for its tuples."""

    game_data: GameData
    farms: list[Farm]
    order: tuple[int, ...]
    """The seats in turn order."""
    discs: tuple[int, ...]
    """Seats; of two discs on one space the later one lies on top."""
    market: tuple[int, ...]
    """By space: FREE, a seat or NEUTRAL."""
    order_markers: tuple[int, ...]
    """Closed buildings, the next to open first."""
    dice: list[int]
    """By number - 1: how many lie there."""
    deck: list[int]
    """The last is drawn first."""
    discards: tuple[int, ...]
    roofs: tuple[int, ...]
    """The kinds of the tiles that lie open."""
    later_roofs: list[tuple[int, ...]]
    """By round - 1; never changed, only replaced."""
    round: int
    phase: int
    completed: int
    """Bits of the buildings that someone has completed."""
    last_die: int
    die_option: int
    """The branch chosen at the die just taken, or NONE."""
    reserved_die: int
    reserved_by: int
    roof_vp: int
    """The VP of the roof space covered in this turn."""
    solo_starts: int
    """Whether a solo player has the first turn (LG-9.2)."""
    pile_of: tuple[int, ...]
    """By card: the pile that it came with, from 0 on.

    What lay in a new pile is known to all, so others' possible cards can be deduced.
    """
    taken_dice: list[tuple[int, ...]]
    """By seat: the dice taken since the last roll, as they lay there. Never changed, only replaced."""

    def __init__(
        self, game: Game, game_data: GameData, stack: list[Frame], rng: int, actions_played: int, undo_floor: int
    ) -> None:
        super().__init__(game, stack, rng, actions_played, undo_floor)
        self.game_data = game_data

    def clone(self) -> LaGranjaState:
        """Return an independent copy; nobody listens to it."""
        copy = LaGranjaState(
            self.game, self.game_data, self.stack.copy(), self.rng, self.actions_played, self.undo_floor
        )
        copy.key = self.key
        copy.farms = [farm.clone() for farm in self.farms]
        copy.order = self.order
        copy.discs = self.discs
        copy.market = self.market
        copy.order_markers = self.order_markers
        copy.dice = self.dice.copy()
        copy.deck = self.deck.copy()
        copy.discards = self.discards
        copy.roofs = self.roofs
        copy.later_roofs = self.later_roofs
        copy.round = self.round
        copy.phase = self.phase
        copy.completed = self.completed
        copy.last_die = self.last_die
        copy.die_option = self.die_option
        copy.reserved_die = self.reserved_die
        copy.reserved_by = self.reserved_by
        copy.roof_vp = self.roof_vp
        copy.solo_starts = self.solo_starts
        copy.pile_of = self.pile_of
        copy.taken_dice = self.taken_dice
        return copy

    def scores(self) -> list[int]:
        """List the victory points of each seat."""
        return [farm.goods[VP] for farm in self.farms]

    def winners(self) -> list[int]:
        """List who has most VP, then most silver left over (LG-8.2); the solo game has no winner (LG-9.7)."""
        if len(self.farms) == 1:
            return []
        best = max((farm.goods[VP], farm.goods[SILVER]) for farm in self.farms)
        return [i for i, farm in enumerate(self.farms) if (farm.goods[VP], farm.goods[SILVER]) == best]

    def verdict(self) -> Message | None:
        """Return the rank of a solo player's score (LG-9.7)."""
        return rank(self.farms[0].goods[VP]) if len(self.farms) == 1 else None

    def points_by_source(self, seat: int) -> dict[str, int]:
        """Return where a seat's victory points came from."""
        check_seat(seat, self.game.players)
        return dict(zip(POINT_SOURCES, self.farms[seat].points, strict=True))

    def fields(self) -> dict[str, Json]:
        """Return the plain data for the codec."""
        farms: list[Json] = [FARM_SCHEMA.save(farm) for farm in self.farms]
        return {**STATE_SCHEMA.save(self), "farms": farms}

    def restore(self, fields: dict[str, Json]) -> None:
        """Set all fields from plain data; raise CorruptReplay, naming the place, if they do not fit."""
        game_data = self.game_data
        STATE_SCHEMA.restore(self, fields)
        if "farms" not in fields:
            raise corrupt("fields.farms", "", "farms")
        farms = items(fields["farms"], "fields.farms", game_data.players)
        self.farms = [restore_farm(game_data, data, f"fields.farms[{seat}]") for seat, data in enumerate(farms)]
        self.pile_of = (0,) * len(game_data.pack.cards)
        self.taken_dice = [()] * game_data.players

    def memory_fields(self) -> dict[str, Json]:
        """Return which pile each card came with, once there was a second, and the dice taken since the last roll."""
        piles = PILES_MEMORY.save(self) if any(self.pile_of) else {}
        return {**piles, **DICE_MEMORY.save(self)} if any(self.taken_dice) else piles

    def restore_memory(self, memory: dict[str, Json]) -> None:
        """Take over what `memory_fields` gave."""
        cards, seats = len(self.pile_of), len(self.farms)
        if "pile_of" in memory:
            PILES_MEMORY.restore(self, memory, "memory")
            if len(self.pile_of) != cards:
                raise corrupt("memory.pile_of", list(self.pile_of), f"{cards} numbers")
        if "taken_dice" in memory:
            DICE_MEMORY.restore(self, memory, "memory")
            if len(self.taken_dice) != seats:
                raise corrupt("memory.taken_dice", len(self.taken_dice), f"{seats} seats")

    def note_die(self, seat: int, number: int) -> None:
        """Remember that a seat has taken a die."""
        taken = self.taken_dice.copy()
        taken[seat] = (*taken[seat], number)
        self.taken_dice = taken
