"""Persistent storage: the database, its migrations, and backups."""
