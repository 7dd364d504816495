"""What goes over the wire, message by message. `docs/protocol.md` explains them; a test compares the two."""
