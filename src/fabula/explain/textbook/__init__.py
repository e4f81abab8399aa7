"""The textbook solution (算术法): the answer as arithmetic over the numbers of the text."""

from fabula.explain.textbook.lines import Told, lines_told
from fabula.explain.textbook.tell import arithmetic

__all__ = ["Told", "arithmetic", "lines_told"]
