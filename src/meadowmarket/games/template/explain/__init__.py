"""Words for players: as keys of texts with arguments, never as sentences."""
