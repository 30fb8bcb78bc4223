"""Thousands of games: simulate, count, draw."""
