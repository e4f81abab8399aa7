"""Ways to change a problem whose situation is known, in its text and in its gold block: one file a group of ways."""
