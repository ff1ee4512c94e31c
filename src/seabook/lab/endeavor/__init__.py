"""Endeavor, worked out exactly: results, and tables of them."""
