"""Anchors Aweigh! in formulas: what the cards ask for, pirates, room, memory, the captain's call."""
