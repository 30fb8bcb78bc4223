"""Adapters for ML libraries: PettingZoo, OpenSpiel, Gymnasium, and vectorised matches.

Each module needs its library; importing this package imports none of them.
"""
