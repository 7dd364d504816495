"""The families of cards: their steps and the decisions they bring."""
