"""The engine shared by all games: matches, frames, moves, cards and who knows them, records, scenarios."""
