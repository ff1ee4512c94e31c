"""Anchors Aweigh! shown: ``board`` as a picture, ``text`` in words, as far as a seat may know."""
