"""``python -m fabula``: the same as the command ``fabula``."""

from fabula.cli.main import main

if __name__ == "__main__":
    main()
