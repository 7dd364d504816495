"""Tables for people and bots, over HTTP and WebSockets. It reaches a game through `core.api` alone."""
