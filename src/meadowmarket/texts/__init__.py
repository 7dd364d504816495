"""What the project says to people, in their language."""

from meadowmarket.texts.catalogue import Catalogue, MissingText, languages, preferred_language

__all__ = ["Catalogue", "MissingText", "languages", "preferred_language"]
