"""Players that are programs. They reach a game through `core.api` alone."""
