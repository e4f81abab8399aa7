"""The endpoints, one file for each part of the API."""
