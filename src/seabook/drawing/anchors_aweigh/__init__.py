"""Anchors Aweigh! shown: ``text``, what a seat may know, in words."""
