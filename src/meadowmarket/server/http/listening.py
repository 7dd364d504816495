"""The sockets that the server listens on: its own, or those that systemd hands over."""

from __future__ import annotations

import os
import socket

ACCEPTED_AT_ONCE = 32
"""Connections that are taken from a socket before those taken before are looked at.

asyncio would take as many as wait, and run out of files before the oldest idle ones are closed.
"""
WAITING = 1024
"""Connections that may wait in the system until they are accepted."""
FIRST_HANDED_OVER = 3
USUAL_PORT = 8000


def listen(host: str, port: int, is_shared: bool) -> list[socket.socket]:
    """Return sockets bound to an address; raise OSError if it is taken.

    With `is_shared` other processes may listen on the same port: the system spreads connections over all of them.
    """
    handed = _handed_over()
    if handed:
        return handed
    found: list[socket.socket] = []
    flags = socket.AI_PASSIVE
    for family, kind, protocol, _, address in sorted(
        set(socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=flags)), key=str
    ):
        one = socket.socket(family, kind, protocol)
        found.append(one)
        try:
            _bind(one, address, is_shared)
        except OSError:
            for opened in found:
                opened.close()
            raise
    return found


def _bind(one: socket.socket, address: tuple[object, ...], is_shared: bool) -> None:
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if is_shared:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    if one.family == socket.AF_INET6:
        one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    one.bind(address)
    one.listen()  # so that an address that is taken is noticed now
    one.setblocking(False)


def _handed_over() -> list[socket.socket]:
    """Return the sockets that systemd has opened for this process, if any."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()):
        return []
    count = int(os.environ.get("LISTEN_FDS", "0"))
    return [socket.socket(fileno=number) for number in range(FIRST_HANDED_OVER, FIRST_HANDED_OVER + count)]


def widen(sockets: list[socket.socket]) -> None:
    """Let more connections wait than are accepted at once."""
    for one in sockets:
        one.listen(WAITING)


def free_port(host: str) -> int:
    """Return the usual port, or a free one if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in (USUAL_PORT, 0):
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return USUAL_PORT
