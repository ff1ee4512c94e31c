"""Positions as SVG: our own plain drawing, never a publisher's art."""
