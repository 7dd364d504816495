"""The WebSocket protocol of the server: a text that is no UTF-8 is answered like any other nonsense."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketProtocol(WebSocketsSansIOProtocol):
    """Hands a broken text on as bytes.

    uvicorn itself would close at once, which loses the reason for whoever has sent more, and write a traceback of a
    page into the log for each such message.
    """

    def send_receive_event_to_app(self) -> None:
        """Hands a whole message to the app."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
