"""The shop (HB-2.3)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadowmarket.core.frames import Decision
from meadowmarket.core.messages import Message
from meadowmarket.games.template.explain.describe import good_name
from meadowmarket.games.template.explain.why_not import why_not
from meadowmarket.games.template.state import TemplateState


@mypyc_attr(allow_interpreted_subclasses=True)
class Shop(Decision[TemplateState]):
    """What is bought? Asked again until the winner stops."""

    def options(self, state: TemplateState, seat: int) -> list[int]:
        """List the goods that the seat can pay for, and to stop."""
        codes = state.game_data.codes
        coins = state.coins[seat]
        affordable = [codes.buy + i for i, good in enumerate(state.game_data.pack.goods) if good.price <= coins]
        return [*affordable, codes.stop]

    def resolve(self, state: TemplateState, seat: int, action: int) -> None:
        """Pay and push the effect of the good; below it lies the next question."""
        if action == state.game_data.codes.stop:
            return
        i = action - state.game_data.codes.buy
        good = state.game_data.pack.goods[i]
        state.coins[seat] -= good.price
        if state.events is not None:
            state.emit(seat, "template-log-buy", {"seat": seat, "good": good_name(good), "price": good.price})
        state.ask(Shop(seat))
        state.push_script(state.game_data.good_programs[i], seat)

    def prompt(self, state: TemplateState, seat: int) -> Message:
        """Return the question."""
        return Message("template-ask-shop")

    def why_not(self, state: TemplateState, seat: int, action: int) -> Message | None:
        """Return why a good can't be bought."""
        return why_not(state, seat, action)
