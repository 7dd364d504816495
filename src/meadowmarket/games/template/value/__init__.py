"""What a position is worth, for bots and hints."""
