"""What lasts: the database, its migrations, and backups."""
