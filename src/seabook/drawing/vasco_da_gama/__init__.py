"""Vasco da Gama shown: ``text``, the position in words."""
