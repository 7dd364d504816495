"""The address at which others reach the server: configured, or this machine's address on its network."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache

from meadowmarket.server.settings import NetworkSettings

ANYWHERE = ("0.0.0.0", "::", "")
"""The hosts that mean: listen on all addresses."""
OUTSIDE = ("192.0.2.1", 9)
"""An address that is for documentation only. Nothing is sent: the system just says from which address it would be."""


def address_for_others(network: NetworkSettings) -> str:
    """Return the address for invitations; empty where the server can be reached from this machine only."""
    if network.public_address:
        return network.public_address
    host = _own_address() if network.host in ANYWHERE else network.host
    if not host or _is_loopback(host):
        return ""
    return f"http://{f'[{host}]' if ':' in host else host}:{network.port}"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@lru_cache
def _own_address() -> str:
    """Return the address of this machine in its network; empty where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
