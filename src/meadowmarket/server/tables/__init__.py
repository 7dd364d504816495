"""Tables in memory: playing, seats, the event log, replays and what people do about tables."""
