"""The wire messages. `docs/protocol.md` explains them; a test compares the two."""
