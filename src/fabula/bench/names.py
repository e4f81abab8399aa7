"""The name of a row: a system, perhaps on an encoder, perhaps with a note that tells it from its likes.

gts                 GTS
gts@m3e-small       GTS on top of that encoder
smart+#math23k      smart+ with another model, which has to be given
"""

from __future__ import annotations

from dataclasses import dataclass

from fabula.bench import paper

ENCODER, NOTE = "@", "#"


@dataclass(frozen=True, slots=True)
class Name:
    system: str
    encoder: str = ""
    note: str = ""

    @classmethod
    def of(cls, name: str) -> Name:
        head, _, note = name.partition(NOTE)
        system, _, encoder = head.partition(ENCODER)
        return cls(system, encoder, note)

    @property
    def title(self) -> str:
        """For a picture: as the paper calls the system."""
        below = f" on {self.encoder}" if self.encoder else ""
        return paper.title(self.system) + below + (f", {self.note}" if self.note else "")

    @property
    def long_title(self) -> str:
        """For a table: the paper's name and ours, where they differ."""
        title = self.title
        return title if title.startswith(self.system) else f"{title} ({self.system})"
