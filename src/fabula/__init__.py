"""Fabula."""
