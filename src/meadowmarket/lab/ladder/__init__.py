"""The ladder: a page that shows how strong the bots are, in all games and with all numbers of players."""
