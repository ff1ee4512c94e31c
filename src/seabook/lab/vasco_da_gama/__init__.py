"""Vasco da Gama, worked out exactly with the values that the house plays with: results, and tables."""
