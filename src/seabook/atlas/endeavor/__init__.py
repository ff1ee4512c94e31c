"""The map of Endeavor: cities, connections, shipping tracks, decks, Governors."""
