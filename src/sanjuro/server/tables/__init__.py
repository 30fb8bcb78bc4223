"""What a table is: its state, the entries of its log, what a command does to it. No I/O."""
