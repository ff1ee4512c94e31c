"""Endeavor drawn: ``chart`` (where things stand), ``board`` (the picture), ``text`` (the same in words)."""
