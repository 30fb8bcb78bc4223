"""Doors for machine learning: PettingZoo, OpenSpiel, Gymnasium, and many matches at once.

Each module needs the library it is for; importing this package imports none of them.
"""
