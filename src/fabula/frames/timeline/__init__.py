"""Stories that go on in time: reader.py lays a text out in rows (story.py), number by number."""

from fabula.frames.timeline.moment import DOING, FIXED, Moment, Saying, saying
from fabula.frames.timeline.reader import Timeline

__all__ = ["DOING", "FIXED", "Moment", "Saying", "Timeline", "saying"]
