"""Stories that go on in time: reader.py lays a text out in rows (story.py), number by number."""

from fabula.frames.timeline.moment import DOING, FIXED, ORDINAL, Moment, Saying, saying
from fabula.frames.timeline.reader import Timeline

__all__ = ["DOING", "FIXED", "ORDINAL", "Moment", "Saying", "Timeline", "saying"]
