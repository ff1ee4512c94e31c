"""``python -m seabook`` is the command line."""

from seabook.cli import main

if __name__ == "__main__":
    main()
