"""Vasco da Gama shown: ``board``, the position as SVG, and ``text``, the same in words."""
