"""The textbook solution (算术法): the answer as arithmetic over the numbers of the text."""

from fabula.explain.textbook.tell import arithmetic

__all__ = ["arithmetic"]
