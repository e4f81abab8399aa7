"""What a text says, number by number: whose it is, what was done, when, and for what unit."""

from fabula.facts.describe import Description, Fact, Ref, Telling, tell
from fabula.facts.ground import Grounding, ground

__all__ = ["Description", "Fact", "Grounding", "Ref", "Telling", "ground", "tell"]
