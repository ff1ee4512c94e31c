"""Anchors Aweigh! (2018) 即刻出航. Read the modules in the order of the rulebook:

``components`` and ``box`` (0), ``setup`` and ``monkeys`` (1 and 6.1), ``loading``, ``starfish``
and ``captain`` (2), ``voyage``, ``deciding``, ``paying``, ``penalty``, ``rewards``, ``making_room``
and ``stormy`` (3 and 6.3), ``round_end`` (4), ``scoring`` (5). ``rounds`` ties the phases together,
``timing`` answers questions asked at another moment, ``hidden`` knows what a seat may know.
"""
