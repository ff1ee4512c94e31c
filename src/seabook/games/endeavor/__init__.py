"""Endeavor (2009) 奮進號. Read the modules in the order of the rulebook:

``components`` (0), ``setup`` (1), ``rounds``, ``build``, ``growth``, ``salary``, ``turn`` and
``cards`` (2), ``ship``, ``occupy``, ``attack``, ``draw``, ``payment`` and ``compound`` (3),
``scoring`` (4 and 5). ``timing`` and ``ways`` answer questions asked at another moment, ``constraints``
says what a box must hold.
"""
