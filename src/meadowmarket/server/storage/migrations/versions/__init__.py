"""One module per form of the database."""
