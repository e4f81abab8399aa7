"""Measuring: systems under one protocol, metrics by the paper's definition."""
