"""Tables for people and bots, over HTTP and WebSockets. It reaches games only through `core.api`."""
