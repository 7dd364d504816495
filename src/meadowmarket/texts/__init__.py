"""The catalogue of texts, its checks, and the texts that all games share."""

from meadowmarket.texts.catalogue import Catalogue, MissingText, languages, preferred_language

__all__ = ["Catalogue", "MissingText", "languages", "preferred_language"]
