"""The REST API, the page and the store of attempts."""
