"""Problems as files store them: readers, curation, splits, statistics, label noise."""
