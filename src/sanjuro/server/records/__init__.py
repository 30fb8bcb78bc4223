"""Finished games: replays and verification."""
