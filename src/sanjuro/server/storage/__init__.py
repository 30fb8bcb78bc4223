"""What is kept: the log of every table, people, results."""
