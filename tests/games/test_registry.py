"""Games are found by entry point, and a setup that can't be is refused with what can."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.core.errors import BadCardPack, BadSetup
from tests.support import install_toy


@pytest.fixture(autouse=True)
def _with_toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(install_toy(tmp_path))
    games._entries.cache_clear()
    yield
    games._entries.cache_clear()


def test_installed_games_are_listed_and_opened() -> None:
    assert "toy" in games.names()
    assert games.box("toy").rulesets == ("short", "long")
    assert games.open_game("toy", 3).id == "toy/3 short 3p own"
    assert games.open_game("toy", 2, "long", {"die": "four"}).id == "toy/3 long die=four 2p own"


@pytest.mark.parametrize(
    ("name", "players", "ruleset", "settings", "key", "allowed"),
    [
        ("chess", 2, None, {}, "no-such-game", "toy"),
        ("wrong", 2, None, {}, "not-a-box", ""),
        ("toy", 1, None, {}, "bad-player-count", ""),
        ("toy", 5, None, {}, "bad-player-count", ""),
        ("toy", 2, "endless", {}, "no-such-ruleset", "short, long"),
        ("toy", 2, None, {"dice": "six"}, "no-such-setting", "die"),
        ("toy", 2, None, {"die": "ten"}, "bad-setting-value", "four, six"),
    ],
)
def test_bad_setups(
    name: str, players: int, ruleset: str | None, settings: dict[str, str], key: str, allowed: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        games.open_game(name, players, ruleset, settings)
    assert caught.value.message.key == key
    assert allowed in str(caught.value.message.args.get("allowed", ""))


def test_a_bad_card_pack(tmp_path: Path) -> None:
    with pytest.raises(BadCardPack, match=r"toy\.txt:1:1"):
        games.open_game("toy", 2, cards=str(tmp_path))
