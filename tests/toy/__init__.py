"""A game of one page, to try the steps of "Adding a game" in CONTRIBUTING.md."""
