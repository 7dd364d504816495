"""Tables in memory: playing, seats, the event log, replays and the administration of tables."""
