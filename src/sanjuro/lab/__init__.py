"""Playing thousands of games between bots: simulation, statistics, result files, plots."""
