"""Messages to systemd: the server is ready."""

from __future__ import annotations

import os
import socket


def notify(state: str) -> None:
    """Send a state such as `READY=1` to systemd, if it has started this process."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            # A name that begins with @ is in the abstract namespace.
            line.connect("\0" + address[1:] if address.startswith("@") else address)
            line.sendall(state.encode())
