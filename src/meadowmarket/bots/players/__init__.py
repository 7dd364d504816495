"""The bots: one module per player."""
