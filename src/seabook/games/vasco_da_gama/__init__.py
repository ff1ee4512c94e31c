"""Vasco da Gama (2009) 達伽馬. Read the modules in the order of the rulebook:

``components`` (0), ``setup`` (1), ``rounds`` and ``planning`` (2), ``acting`` with ``projects``,
``outfit``, ``recruiting``, ``navigation``, ``rewards``, ``characters`` and ``merchants`` (3),
``sailing`` (4), ``round_end`` (5), ``scoring`` (6). ``timing`` and ``ways`` answer questions asked
at another moment, ``hidden`` says what a seat may know, ``constraints`` what a box must hold.
"""
