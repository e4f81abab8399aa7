"""The shipped model: weights, vocabulary, ranker, and model.json, which names every file with its hash."""
