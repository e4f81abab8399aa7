"""Chinese: word classes and wordings, as data files."""
