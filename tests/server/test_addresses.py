"""The address that invitations name."""

from __future__ import annotations

import ipaddress
from pathlib import Path

import pytest

from meadowmarket.core.errors import BadSetup
from meadowmarket.server.http.addresses import address_for_others
from meadowmarket.server.settings import NetworkSettings, Settings, from_environment


def test_a_server_on_loopback_can_be_reached_by_nobody_else(tmp_path: Path) -> None:
    for host in ("127.0.0.1", "127.0.0.2", "::1", "localhost"):
        assert address_for_others(NetworkSettings(host)) == ""


def test_a_host_is_named_with_its_port(tmp_path: Path) -> None:
    assert address_for_others(NetworkSettings("10.1.2.3", 81)) == "http://10.1.2.3:81"
    assert address_for_others(NetworkSettings("fd00::5", 81)) == "http://[fd00::5]:81"


def test_a_server_that_listens_everywhere_finds_an_address_of_this_machine(tmp_path: Path) -> None:
    found = address_for_others(NetworkSettings("0.0.0.0", 81))
    if found:  # a machine without a network has none
        host = found.removeprefix("http://").removesuffix(":81")
        assert not ipaddress.ip_address(host).is_loopback


def test_a_configured_address_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADOWMARKET_PUBLIC_ADDRESS", "https://play.example.org/")
    assert address_for_others(from_environment(Settings()).network) == "https://play.example.org"
    for wrong in ("play.example.org", "ftp://play.example.org", "https://", "https://a.example/?x=1"):
        monkeypatch.setenv("MEADOWMARKET_PUBLIC_ADDRESS", wrong)
        with pytest.raises(BadSetup) as found:
            from_environment(Settings())
        assert found.value.message.key == "bad-public-address"
