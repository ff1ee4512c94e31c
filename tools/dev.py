"""Everything a developer or CI runs: python3 tools/dev.py COMMAND.

Standard library only, for it makes the environment that all else needs. This file keeps to words
that any Python 3 reads, so that one which is too old says so in a sentence.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Seabook needs Python 3.11 or newer, and this is Python %d.%d: "
        "run it with a newer one, for example: make setup PYTHON=python3.12" % sys.version_info[:2]
    )

from dev_commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
