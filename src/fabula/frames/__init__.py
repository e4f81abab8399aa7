"""Kinds of stories as data, and the one matcher that reads a text by them."""
