"""The WebSocket protocol of the server: invalid messages are answered with an error."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER_SECONDS = 2.0
"""How long what follows an invalid message is read and dropped."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """The WebSocket protocol; it passes invalid text on as bytes, and says why it closes.

    uvicorn itself would close at once, which loses the reason if the client has sent more, and would log a traceback
    for each broken text.
    """

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to the app."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Explain why nothing more is taken, and reads on for a while.

        To close a connection with something unread resets it, and the reason is lost on its way.
        """
        if self.close_sent:
            return
        closing = self.conn.close_sent
        assert closing is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closing.code, "reason": closing.reason})
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.close)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
