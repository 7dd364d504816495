"""The catalogue of texts, its checks, and the texts that all games share."""

from meadowmarket.texts.catalogue import Catalogue, MissingText, command_language, languages, preferred_language

__all__ = ["Catalogue", "MissingText", "command_language", "languages", "preferred_language"]
