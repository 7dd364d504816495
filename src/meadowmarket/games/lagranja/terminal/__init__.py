"""The board in the terminal. Not compiled."""
