"""Reading and checking the data."""
