"""The rules to look up: a card for each, and the topics a teacher may leave out."""
